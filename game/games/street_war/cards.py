"""Characters, battle cards and strategy cards of Street War as data (rules/street_war.md §2).

A battle card is its value; twins are alike. A strategy card is the number of its face; the two of one face are alike.
"""

from __future__ import annotations

from typing import NamedTuple

LANES = 5
HIGHEST = 8
"""No value on a lane ever exceeds it (§1)."""
HEALTH = 5
"""What both begin with and nobody ever has more of (§2.3)."""
BATTLE_CARDS: tuple[int, ...] = tuple(value for value in range(1, 8) for _ in range(2))
"""The battle deck, ascending (H1)."""
ZERO_CARDS: tuple[int, ...] = (0, 0)
"""What the option `zero_cards` adds (H11)."""
BATTLE_HAND, STRATEGY_HAND = 5, 3
PEEKED = 2
"""How many cards of the pile Scoops looks at (§2.1; one of the open numbers of §9)."""


class Character(NamedTuple):
    """A character and the one ability it has (§2.1).

    when: the kind of decision in which the ability is used: `claim` (by `wait`), `hustle` or `last_call`. verbs: the
    actions that use it. cooldown: used in round r, it is ready again in round r + cooldown + 1. start: the first round
    in which it is ready (H5). Texts: `character.<id>` (`.full`, `.help`), `ability.<id>` and `ability.<id>.help`.
    """

    number: int
    id: str
    when: str
    verbs: tuple[str, ...]
    cooldown: int
    start: int


MAGPIE, SCOOPS, DRIFTER, COMMUTER, HARDHAT, LIBERTY, SKETCHER, PATROL = range(8)
NO_CHARACTER = -1
CHARACTERS: tuple[Character, ...] = (
    Character(MAGPIE, "magpie", "last_call", ("glimpse",), 1, 1),
    Character(SCOOPS, "scoops", "hustle", ("peek", "redraw"), 1, 1),
    Character(DRIFTER, "drifter", "hustle", ("steal",), 1, 1),
    Character(COMMUTER, "commuter", "claim", ("wait",), 1, 2),
    Character(HARDHAT, "hardhat", "hustle", ("extra",), 1, 1),
    Character(LIBERTY, "liberty", "last_call", ("shield",), 2, 6),
    Character(SKETCHER, "sketcher", "claim", ("wait",), 1, 1),
    Character(PATROL, "patrol", "hustle", ("patrol",), 1, 4),
)
CHARACTER_NUMBERS: dict[str, int] = {character.id: character.number for character in CHARACTERS}

RED, SEAL, OPEN_CARD, BLANK_CARD = "red", "seal", "open", "blank"
"""Kinds of strategy cards (H2): red, seal and blank ones are laid face down on lanes, open ones are played face up."""


class Strategy(NamedTuple):
    """A face of the strategy deck (§2.2). copies: how many cards bear it. Texts: `strategy.<id>` and `.help`."""

    number: int
    id: str
    kind: str
    copies: int


(DOUBLE, BOOST, JAB, SLAM, SWAP, GRAB, SNACK, REFILL, BARTER, CONSOLATION, KNOCKOUT, MOMENTUM, BREATHER, PRESSURE,
 BLANK) = range(15)  # fmt: skip
STRATEGIES: tuple[Strategy, ...] = (
    Strategy(DOUBLE, "double", RED, 1),
    Strategy(BOOST, "boost", RED, 1),
    Strategy(JAB, "jab", RED, 2),
    Strategy(SLAM, "slam", RED, 1),
    Strategy(SWAP, "swap", RED, 2),
    Strategy(GRAB, "grab", OPEN_CARD, 1),
    Strategy(SNACK, "snack", OPEN_CARD, 1),
    Strategy(REFILL, "refill", OPEN_CARD, 1),
    Strategy(BARTER, "barter", OPEN_CARD, 1),
    Strategy(CONSOLATION, "consolation", SEAL, 1),
    Strategy(KNOCKOUT, "knockout", SEAL, 1),
    Strategy(MOMENTUM, "momentum", SEAL, 1),
    Strategy(BREATHER, "breather", SEAL, 1),
    Strategy(PRESSURE, "pressure", SEAL, 1),
    # Only under the option `blank_strategy` (H11).
    Strategy(BLANK, "blank", BLANK_CARD, 2),
)
STRATEGY_NUMBERS: dict[str, int] = {strategy.id: strategy.number for strategy in STRATEGIES}
STRATEGY_CARDS: tuple[int, ...] = tuple(
    strategy.number for strategy in STRATEGIES if strategy.kind != BLANK_CARD for _ in range(strategy.copies)
)
"""The strategy deck, ascending (H1)."""
BLANK_CARDS: tuple[int, ...] = (BLANK, BLANK)
IS_OPEN: tuple[bool, ...] = tuple(strategy.kind == OPEN_CARD for strategy in STRATEGIES)
"""By face: it is played face up in the hustle; every other one may be laid on a lane."""

# What the red cards do on their lane (§2.2).
BOOST_BY, JAB_BY, SLAM_BY = 2, 1, 2
