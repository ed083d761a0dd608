"""The whole truth about a match, as one immutable value of small ints and tuples.

Names over the packed form stand here and nowhere else. Lanes count from 0 here and from 1 in actions, events and views.
"""

from __future__ import annotations

from functools import lru_cache

from game.core.record import Record
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


class Seat(Record, gc=False):
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


Lane = tuple[int, int, tuple[int, ...], tuple[int, ...], int, int]
"""A lane of a fight: both cards, what lay on both, both final values."""


class State(Record, gc=False):
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

    def changeable(self) -> Position:
        """The same position in copies, its seats too: what a transition changes in place before it hands it on."""
        position = self.copy()
        first, second = self.seats
        position.seats = (first.copy(), second.copy())
        return position


Position = State
"""A state that its transition has just copied (`changeable`), and changes in place before it hands it on for good."""


def battle_deck(options: Options) -> tuple[int, ...]:
    """The battle cards in play, ascending (H1, H11)."""
    return ZERO_CARDS + BATTLE_CARDS if options.zero_cards else BATTLE_CARDS


def strategy_deck(options: Options) -> tuple[int, ...]:
    """The strategy cards in play, ascending (H1, H11)."""
    return STRATEGY_CARDS + BLANK_CARDS if options.blank_strategy else STRATEGY_CARDS


def is_ready(seat: Seat, round_number: int) -> bool:
    """Whether the seat's ability is ready in this round (H5)."""
    return seat.character >= 0 and seat.ready <= round_number


def spend(area: Seat, round_number: int) -> None:
    """The ability is used in this round (H5)."""
    area.ready = round_number + CHARACTERS[area.character].cooldown + 1


def commuter_waits(state: State) -> bool:
    """Whether the one who waits in this round is the Commuter, who comes last in the set-up."""
    return state.waiter >= 0 and state.seats[state.waiter].character == COMMUTER


def set_up_order(state: State) -> tuple[int, int]:
    """Who sets his cards first, and who last (§4)."""
    last = state.waiter if commuter_waits(state) else 1 - state.first
    return 1 - last, last


def is_counted(state: State, seat: int) -> bool:
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


def rounds_won(state: State) -> tuple[int, int]:
    """Rounds that each seat has won."""
    return _rounds(state.results)


def lanes_won(state: State) -> tuple[int, int]:
    """Lanes that each seat has won, over all rounds."""
    return _lanes(state.results)


@lru_cache(maxsize=1 << 12)
def _rounds(results: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    return sum(a > b for a, b in results), sum(b > a for a, b in results)


@lru_cache(maxsize=1 << 12)
def _lanes(results: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    return sum(a for a, _ in results), sum(b for _, b in results)
