"""The whole truth about a match, as one immutable value of small ints and tuples.

Names over the packed form stand here and nowhere else. Lanes count from 0 here and from 1 in actions, events and views.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from game.games.street_war.cards import (
    BATTLE_CARDS,
    BLANK_CARDS,
    CHARACTERS,
    COMMUTER,
    HEALTH,
    LANES,
    NO_CHARACTER,
    STRATEGY_CARDS,
    ZERO_CARDS,
)
from game.games.street_war.options import Options

(PICK, CLAIM, LINE_UP, LINE_UP_LAST, HUSTLE, PEEK, SET_UP, LOOK, SET_UP_LAST, LAST_CALL, SWIPE, OVER) = range(12)
PHASES: tuple[str, ...] = (
    "pick",
    "claim",
    "line_up",
    "line_up_last",
    "hustle",
    "peek",
    "set_up",
    "look",
    "set_up_last",
    "last_call",
    "swipe",
    "over",
)
"""The phase's word in views and turns, by its number (rules/street_war.md §4)."""
PHASE_NUMBERS: dict[str, int] = {word: number for number, word in enumerate(PHASES)}

NOBODY = -1
NO_CARD = -1
UNKNOWN = -1
"""Stands for a card that a pair of eyes does not know (states rebuilt from views only)."""
NOT_PEEKED, PEEKING, LEFT, EXCHANGED = range(4)
NOTHING_LAID: tuple[tuple[int, ...], ...] = ((),) * LANES


class Seat(NamedTuple):
    """One seat. Sets of cards are ascending tuples.

    ready: the first round in which the ability is ready. hand: battle cards before the line-up; row: by lane, ()
    before. cards: strategy cards in hand; laid: by lane. shown: those that everybody knows to be among cards, laid and
    discards. held: the face that the Drifter holds; loan: the face that he took and may carry over (NO_CARD without).
    patrol, momentum, pressed, shield, done: 0 or 1.
    """

    character: int = NO_CHARACTER
    health: int = HEALTH
    ready: int = 1
    hand: tuple[int, ...] = ()
    row: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    laid: tuple[tuple[int, ...], ...] = NOTHING_LAID
    shown: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    held: int = NO_CARD
    loan: int = NO_CARD
    patrol: int = 0
    momentum: int = 0
    pressed: int = 0
    shield: int = 0
    done: int = 0


class Area:
    """A seat while a transition changes it: the same fields, in place."""

    __slots__ = Seat._fields

    character: int
    health: int
    ready: int
    hand: tuple[int, ...]
    row: tuple[int, ...]
    cards: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    shown: tuple[int, ...]
    discards: tuple[int, ...]
    held: int
    loan: int
    patrol: int
    momentum: int
    pressed: int
    shield: int
    done: int

    def __init__(self, seat: Seat) -> None:
        (
            self.character,
            self.health,
            self.ready,
            self.hand,
            self.row,
            self.cards,
            self.laid,
            self.shown,
            self.discards,
            self.held,
            self.loan,
            self.patrol,
            self.momentum,
            self.pressed,
            self.shield,
            self.done,
        ) = seat


AnySeat = Seat | Area
_SEAT_FIELDS: Callable[[Area], tuple[Any, ...]] = attrgetter(*Seat._fields)
Lane = tuple[int, int, tuple[int, ...], tuple[int, ...], int, int]
"""A lane of a fight: both cards, what lay on both, both final values."""


class State(NamedTuple):
    """A position.

    actor: who decides, NOBODY when over. first: the round's first player.
    pile, deck: face-down battle and strategy cards from the top. opened: open cards played in this round, in order.
    out: battle cards that Scoops put out of the round. peek: NOT_PEEKED and so on; peeked: what she looks at. exchange:
    (lane, value of the card that was there) where she took a card, else ().
    waiter: who waits in this round, or NOBODY. sketch: (value, mask of lanes) that the waiting Sketcher was told, else
    (). look: (lane, value, lane of the strategy card, its face or NO_CARD) that the waiting Commuter saw, else ().
    glimpse: (lane where it lies now, value) of the other's battle card that the Magpie saw, else ().
    passes: hustle passes in a row. results: (lanes, lanes) of finished rounds. last: the last fight by lane.
    winner: NOBODY before the end and for a draw.
    """

    options: Options
    rng: int
    phase: int = PICK
    actor: int = 0
    round: int = 0
    first: int = 0
    seats: tuple[Seat, ...] = (Seat(), Seat())
    pile: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    opened: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    peek: int = NOT_PEEKED
    peeked: tuple[int, ...] = ()
    exchange: tuple[int, ...] = ()
    waiter: int = NOBODY
    sketch: tuple[int, ...] = ()
    look: tuple[int, ...] = ()
    glimpse: tuple[int, ...] = ()
    passes: int = 0
    results: tuple[tuple[int, int], ...] = ()
    last: tuple[Lane, ...] = ()
    winner: int = NOBODY


class Position:
    """A state while a transition changes it: the same fields, in place; `area` makes a seat changeable.

    One copy for each move keeps searches fast: a `_replace` for every small change would cost several times as much.
    """

    __slots__ = State._fields

    options: Options
    rng: int
    phase: int
    actor: int
    round: int
    first: int
    seats: list[AnySeat]
    pile: tuple[int, ...]
    deck: tuple[int, ...]
    opened: tuple[int, ...]
    out: tuple[int, ...]
    peek: int
    peeked: tuple[int, ...]
    exchange: tuple[int, ...]
    waiter: int
    sketch: tuple[int, ...]
    look: tuple[int, ...]
    glimpse: tuple[int, ...]
    passes: int
    results: tuple[tuple[int, int], ...]
    last: tuple[Lane, ...]
    winner: int

    def __init__(self, state: State) -> None:
        (
            self.options,
            self.rng,
            self.phase,
            self.actor,
            self.round,
            self.first,
            seats,
            self.pile,
            self.deck,
            self.opened,
            self.out,
            self.peek,
            self.peeked,
            self.exchange,
            self.waiter,
            self.sketch,
            self.look,
            self.glimpse,
            self.passes,
            self.results,
            self.last,
            self.winner,
        ) = state
        self.seats = list(seats)

    def area(self, seat: int) -> Area:
        """The seat's changeable form."""
        area = self.seats[seat]
        if not isinstance(area, Area):
            area = self.seats[seat] = Area(area)
        return area

    def state(self) -> State:
        """The position as the immutable value that it stands for."""
        seats = self.seats
        for number, seat in enumerate(seats):
            if isinstance(seat, Area):
                seats[number] = Seat._make(_SEAT_FIELDS(seat))
        fields = list(_STATE_FIELDS(self))
        fields[6] = tuple(seats)
        return State._make(fields)


_STATE_FIELDS: Callable[[Position], tuple[Any, ...]] = attrgetter(*State._fields)


def battle_deck(options: Options) -> tuple[int, ...]:
    """The battle cards in play, ascending (H1, H11)."""
    return ZERO_CARDS + BATTLE_CARDS if options.zero_cards else BATTLE_CARDS


def strategy_deck(options: Options) -> tuple[int, ...]:
    """The strategy cards in play, ascending (H1, H11)."""
    return STRATEGY_CARDS + BLANK_CARDS if options.blank_strategy else STRATEGY_CARDS


def is_ready(seat: AnySeat, round_number: int) -> bool:
    """Whether the seat's ability is ready in this round (H5)."""
    return seat.character >= 0 and seat.ready <= round_number


def spend(area: Area, round_number: int) -> None:
    """The ability is used in this round (H5)."""
    area.ready = round_number + CHARACTERS[area.character].cooldown + 1


def commuter_waits(state: State | Position) -> bool:
    """Whether the one who waits in this round is the Commuter, who comes last in the set-up."""
    return state.waiter >= 0 and state.seats[state.waiter].character == COMMUTER


def set_up_order(state: State | Position) -> tuple[int, int]:
    """Who sets his cards first, and who last (§4)."""
    last = state.waiter if commuter_waits(state) else 1 - state.first
    return 1 - last, last


def is_counted(state: State | Position, seat: int) -> bool:
    """Whether everybody knows how many strategy cards lie on each of the seat's lanes: when both have finished their
    set-up, or the waiting Commuter's turn has come (§4)."""
    seats = state.seats
    return bool(seats[seat].done) and bool(seats[1 - seat].done or commuter_waits(state))


@lru_cache(maxsize=1 << 14)
def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without one copy of `card`. Raises ValueError where it is not among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@lru_cache(maxsize=1 << 14)
def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards and `card`, ascending."""
    return tuple(sorted((*cards, card)))


def put_on(laid: tuple[tuple[int, ...], ...], lane: int, card: int) -> tuple[tuple[int, ...], ...]:
    """What lies on the lanes with one card more on this one."""
    return (*laid[:lane], with_card(laid[lane], card), *laid[lane + 1 :])


def rounds_won(state: State | Position) -> tuple[int, int]:
    """Rounds that each seat has won."""
    return _rounds(state.results)


def lanes_won(state: State | Position) -> tuple[int, int]:
    """Lanes that each seat has won, over all rounds."""
    return _lanes(state.results)


@lru_cache(maxsize=1 << 12)
def _rounds(results: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    return sum(a > b for a, b in results), sum(b > a for a, b in results)


@lru_cache(maxsize=1 << 12)
def _lanes(results: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    return sum(a for a, _ in results), sum(b for _, b in results)
