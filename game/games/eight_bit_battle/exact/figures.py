"""Figures of `estimate.py`: log-odds (to the base e) that the attacker of the next battle wins the round between open hands.

Fitted (ridge logistic regression) to 3,378 positions after random battles, each solved exactly by `rounds.py`, apart
for each number of characters left in both hands.
"""

from __future__ import annotations

from typing import NamedTuple


class Figures(NamedTuple):
    """What adds to the log-odds: each point of lead, each card in the attacker's and in the defender's hand (in the order
    of CARD_WORDS), King and Queen in one hand (attacker's, defender's), a Wizard against a Torch (attacker's Wizard,
    defender's), and the attack itself."""

    point: float
    attacker: tuple[float, ...]
    defender: tuple[float, ...]
    royal: tuple[float, float]
    torchlight: tuple[float, float]
    attack: float


# fmt: off
CARD_WORDS: tuple[str, ...] = (
    "king", "queen", "warrior", "wizard", "goblin", "villager",
    "torch", "ale", "key", "sword", "shield", "axe", "mail", "gauntlets", "ring", "chalice",
)
FIGURES: dict[int, Figures] = {
    # by the number of characters in both hands
    2: Figures(
        0.328,
        (0.00, 0.38, 0.33, 0.12, 0.18, -0.88, 0.91, 0.55, -0.25, 0.95, -0.68, 1.45, 0.08, 0.95, 0.84, 0.71),
        (0.04, -0.06, -0.72, 0.30, 0.88, -0.32, 0.01, -0.47, -0.49, 0.19, -0.67, -0.07, -0.53, 0.27, -0.13, -0.22),
        (0.00, 0.00), (-0.78, 0.03), 0.13,
    ),
    3: Figures(
        0.246,
        (0.39, 1.22, 0.74, 0.99, 0.41, 0.60, 0.22, -0.22, 0.32, 0.54, -0.22, 0.67, 0.27, -0.09, 0.55, 0.40),
        (0.00, -0.84, -0.44, -0.49, -0.91, -0.93, -0.55, -0.06, -0.09, 0.24, -0.64, 0.14, -0.83, -0.30, -0.17, -0.30),
        (0.47, 0.00), (-0.50, 0.15), 0.24,
    ),
    4: Figures(
        0.285,
        (-0.30, 0.28, 0.33, 0.55, -0.25, -0.21, 0.61, 0.22, 0.69, 0.41, 1.00, 1.00, 0.76, 1.01, 0.87, 0.46),
        (0.00, -0.44, -0.30, -0.70, 0.03, 0.31, -0.56, -0.34, 0.13, -0.52, -0.28, -0.90, -0.49, -0.60, -0.08, -0.62),
        (-0.09, 0.00), (-0.25, 0.84), -0.17,
    ),
    5: Figures(
        0.206,
        (0.00, 0.09, 0.94, 0.88, 0.86, 0.30, 0.41, 0.09, 0.41, 0.42, 0.15, 0.02, 0.46, 0.42, -0.17, 0.27),
        (-0.28, -1.02, -0.27, -0.62, -0.21, -0.39, -0.44, -0.14, 0.28, 0.05, -0.45, -0.10, -0.26, -0.03, -0.05, -0.03),
        (0.00, -1.02), (-0.25, -0.12), 0.06,
    ),
    6: Figures(
        0.237,
        (0.00, -0.43, 0.43, 0.93, -0.14, -0.53, 0.39, 0.34, 0.77, 1.06, 0.26, 0.93, 0.49, 0.97, 0.67, 0.80),
        (0.12, 0.15, -0.52, -0.54, 0.60, 0.44, -0.44, -0.26, -0.37, -0.70, -1.16, -0.65, -0.64, -0.75, -0.28, -0.46),
        (0.00, -0.37), (-0.64, 0.64), 0.08,
    ),
}
# fmt: on
