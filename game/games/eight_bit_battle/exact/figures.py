"""Figures of `estimate.py`: log-odds (to the base e) that the attacker of the next battle wins a round of open hands.

Fitted (ridge logistic regression) to 5,791 positions after random battles, each solved exactly by `rounds.py`, apart
for each number of characters left in both hands.
"""

from __future__ import annotations

from typing import NamedTuple


class Figures(NamedTuple):
    """What adds to the log-odds: each point of lead, each card in the attacker's and in the defender's hand (in the
    order of CARD_WORDS), King and Queen in one hand (attacker's, defender's), a Wizard against a Torch (attacker's
    Wizard, defender's), and the attack itself."""

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
        0.375,
        (0.00, 0.06, 0.46, 0.79, 0.03, -1.04, 0.98, 0.10, 0.03, 1.32, -0.40, 1.48, 0.38, 1.42, 0.87, 0.32),
        (-0.23, 0.17, -0.59, 0.23, 1.08, -0.38, -0.09, -0.00, -0.74, 0.15, -1.46, -0.04, -0.66, -0.37, -0.50, -0.42),
        (0.00, 0.00), (-0.88, -0.03), 0.29,
    ),
    3: Figures(
        0.286,
        (0.77, 1.28, 1.15, 1.77, 1.01, 0.63, 0.47, -0.21, 0.36, 0.81, -0.28, 0.91, 0.17, 0.04, 0.46, 0.58),
        (0.00, -1.27, -1.20, -0.84, -1.14, -1.14, -0.46, 0.04, -0.10, 0.15, -0.56, -0.20, -0.81, -0.36, -0.41, -0.53),
        (0.72, 0.00), (-1.01, -0.01), 0.34,
    ),
    4: Figures(
        0.286,
        (-0.04, 0.52, 0.71, 0.82, 0.07, 0.01, 0.71, 0.03, 0.61, 0.82, 0.97, 0.95, 0.88, 0.69, 0.86, 0.41),
        (0.00, -0.25, -0.52, -1.13, 0.06, 0.03, -0.62, -0.24, -0.56, -0.66, -0.63, -1.00, -0.68, -1.11, -0.42, -0.56),
        (0.22, 0.00), (-0.52, 0.98), 0.07,
    ),
    5: Figures(
        0.238,
        (0.00, 0.63, 1.22, 1.28, 1.13, 0.46, -0.08, 0.19, 0.62, -0.07, 0.09, 0.14, 0.18, 0.64, 0.06, 0.37),
        (-0.45, -1.10, -0.69, -0.94, -0.33, -0.56, -0.27, 0.39, 0.09, -0.15, -0.53, -0.23, -0.19, -0.16, -0.30, -0.20),
        (0.00, -1.01), (-0.33, 0.20), 0.13,
    ),
    6: Figures(
        0.286,
        (0.00, -0.50, 0.52, 1.29, -0.12, -0.66, 0.64, 0.43, 1.01, 1.19, 0.42, 1.26, 0.56, 1.20, 1.10, 0.75),
        (0.36, 0.05, -0.47, -0.54, 0.85, 0.28, -0.61, -0.39, -0.72, -0.96, -1.46, -0.75, -0.93, -0.90, -0.51, -0.71),
        (0.00, -0.60), (-0.93, 0.65), 0.18,
    ),
}
# fmt: on
