"""What a pair of eyes knows of a match: plain data, with no way back to the state."""

from __future__ import annotations

from typing import NamedTuple

Shown = tuple[int | None, ...]
"""Cards by number in their order; None: one that these eyes do not know."""
Knowers = tuple[int, ...]
"""Beside each card what all can tell of it: who knows it and whether it lies face up (`state.py`), without number."""


class FrontView(NamedTuple):
    """A front of a Campaign; everything there lies open."""

    seats: tuple[int, int]
    cards: tuple[tuple[int, ...], tuple[int, ...]]


class Lying(NamedTuple):
    """Cards that lie somewhere, with who knows each."""

    cards: Shown
    knowers: Knowers


class View(NamedTuple):
    """What these eyes know.

    eyes: a seat, PUBLIC or OPEN. phase: `state.PHASES`. to_act: whose decision it is (TABLE in War), None when over.
    deck: all cards of this match, ascending. armies: top first; what is known of them is what was seen going under
    them. table, choices ...: as in `state.State`; up: by seat, which of its table cards lie face up. choices: by seat
    None (none made), the cards (none: to wait, to commit nothing) or (-1,) where these eyes may not know.
    owned: number of cards by seat.
    """

    eyes: int
    mode: str
    options: tuple[tuple[str, str], ...]
    seats: int
    limit: int
    round: int
    phase: str
    to_act: int | None
    deck: tuple[int, ...]
    armies: tuple[Lying, ...]
    hands: tuple[Lying, ...]
    table: tuple[Lying, ...]
    up: tuple[tuple[bool, ...], ...]
    owned: tuple[int, ...]
    out: tuple[bool, ...]
    choices: tuple[tuple[int, ...] | None, ...]
    champion: int | None
    queue: tuple[int, ...]
    drawn: tuple[int, ...]
    rematch: bool
    attacker: int | None
    defender: int | None
    blocked: bool
    first: int
    regrouped: bool
    fronts: tuple[FrontView, ...]
    winners: tuple[int, ...]
    by: str
    ending: str


HIDDEN_CHOICE = (-1,)
"""A choice that was made and is not known."""
