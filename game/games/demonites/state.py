"""The state of a match: a hashable value of ints and tuples, and the mutable `Position` in which rules happen.

A card in its place is one int, a *lying card*: the card's number (1 to 60) in the low six bits, then who knows that it
lies there (a bit for each of six seats, and one for eyes that know only what all know), then whether it lies face up.
What was seen goes on being known wherever the rules move it in the open, so that a view can tell all a seat has learned
without a history (docs/design.md §2).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from game.core.events import OPEN, Event
from game.core.record import Record
from game.games.demonites.options import Options

NUMBER = 63
"""The bits of the card's number."""
_KNOWN = 6
PUBLIC_SEAT = 6
"""The place of eyes that know only what every seat knows."""
KNOWN_BY_ALL = 127 << _KNOWN
FACE_UP = 1 << 13
MOST = 1 << 14

(MUSTER, STRIKE, REINFORCE, RIVAL, RUSH, ANSWER, BLIND, SCOUTING, COMMIT, DEPLOY, REFILL, TURN, PLACE, CHARGE,
 OVER) = range(15)  # fmt: skip
PHASES: tuple[str, ...] = (
    "muster", "strike", "reinforce", "rival", "rush", "answer", "blind", "scout", "commit", "deploy", "refill", "turn",
    "place", "charge", "over",
)  # fmt: skip
PHASES_OF: tuple[tuple[int, ...], ...] = (
    (MUSTER, STRIKE, REINFORCE),
    (RIVAL, RUSH, ANSWER, BLIND),
    (SCOUTING, COMMIT),
    (DEPLOY, REFILL, TURN),
    (PLACE, CHARGE),
)
"""By mode; each may also be OVER."""
NOBODY = -1
Cards = tuple[int, ...]
Log = list[Event] | None


def card_of(lying: int) -> int:
    """The number of a lying card."""
    return lying & NUMBER


def known_by(eyes: int) -> int:
    """The bits of a lying card of which one is set where these eyes (a seat, PUBLIC or OPEN) know which card it is."""
    if eyes == OPEN:
        return NUMBER
    return 1 << _KNOWN + (PUBLIC_SEAT if eyes < 0 else eyes)


def shown_to(lying: int, seat: int) -> int:
    """The card, now known to this seat too."""
    return lying | 1 << _KNOWN + seat


def only_for(lying: int, seat: int) -> int:
    """The card, face down, known to this seat alone: nobody else can tell any more which one lies there."""
    return lying & NUMBER | 1 << _KNOWN + seat


def opened(lying: int) -> int:
    """The card face up, known to all."""
    return lying | KNOWN_BY_ALL | FACE_UP


def closed(lying: int) -> int:
    """The card face down; who knows it goes on knowing it."""
    return lying & ~FACE_UP


def all_closed(cards: Sequence[int]) -> Cards:
    """The cards face down, in this order."""
    return tuple([lying & ~FACE_UP for lying in cards])


def is_up(lying: int) -> bool:
    """Whether it lies face up."""
    return bool(lying & FACE_UP)


class Front(NamedTuple):
    """A front of a Campaign: its two seats, and the cards of each in the order placed."""

    seats: tuple[int, int]
    cards: tuple[Cards, Cards]


class State(Record, gc=False):
    """A whole match.

    mode: place in `modes.MODES`. limit, round: rounds, bouts or turns each, from 1. armies: top card first. table: what
    lies before each seat: War's field, Skirmish's stake, Scout's scout and supports, Ambush's line. choices: by seat,
    () where none was made, else 0 and the cards chosen. champion, queue, drawn, rematch: War and Scout. attacker,
    defender: the battle (in Skirmish leader and rival); attacker has the marker. blocked: whether the first strike was.
    first: whose bout or turn it is. regrouped: whether the turn's regroup is spent. clash: the cards of this clash in
    Skirmish, by attacker and defender. winners, by: when it is over.
    """

    options: Options
    mode: int
    limit: int
    round: int
    phase: int
    actor: int
    armies: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    table: tuple[Cards, ...]
    out: tuple[int, ...]
    choices: tuple[Cards, ...]
    champion: int = NOBODY
    queue: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    rematch: int = 0
    attacker: int = NOBODY
    defender: int = NOBODY
    blocked: int = 0
    first: int = 0
    regrouped: int = 0
    fronts: tuple[Front, ...] = ()
    winners: tuple[int, ...] = ()
    by: str = ""
    ending: str = ""

    def taken_apart(self) -> Position:
        """A copy to be changed, in which what stands by seat is a list. `Position.state` puts it together again."""
        position: Position = self.copy()  # type: ignore[assignment]
        position.armies, position.hands = list(self.armies), list(self.hands)
        position.table, position.choices = list(self.table), list(self.choices)
        return position

    def state(self) -> State:
        """The position put together again."""
        self.armies, self.hands = tuple(self.armies), tuple(self.hands)
        self.table, self.choices = tuple(self.table), tuple(self.choices)
        return self

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return len(self.armies)

    def living(self) -> tuple[int, ...]:
        """The seats that are not out, ascending."""
        return _living(self.out)

    def after(self, seat: int) -> int:
        """The next living seat clockwise."""
        return _after(self.out, seat)


@cache
def _living(out: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, gone in enumerate(out) if not gone)


@cache
def _after(out: tuple[int, ...], seat: int) -> int:
    later = (*range(seat + 1, len(out)), *range(seat))
    return next((other for other in later if not out[other]), seat)


if TYPE_CHECKING:

    class Position(State):
        """A state taken apart, to be changed in place and put together again."""

        armies: list[Cards]  # type: ignore[assignment]
        hands: list[Cards]  # type: ignore[assignment]
        table: list[Cards]  # type: ignore[assignment]
        choices: list[Cards]  # type: ignore[assignment]
else:
    # One class at run time, so that a move costs one copy: lists stand in it only while a transition is under way.
    Position = State


def owned(state: State, seat: int) -> list[int]:
    """The numbers of all cards of this seat: army, hand and everything on the table (rules' *owned*)."""
    found = [*state.armies[seat], *state.hands[seat], *state.table[seat]]
    for front in state.fronts:
        if seat in front.seats:
            found += front.cards[front.seats.index(seat)]
    return [lying & NUMBER for lying in found]


def count_owned(state: State, seat: int) -> int:
    """How many cards that is."""
    count = len(state.armies[seat]) + len(state.hands[seat]) + len(state.table[seat])
    for front in state.fronts:
        if seat in front.seats:
            count += len(front.cards[front.seats.index(seat)])
    return count


def owns(state: State, seat: int) -> bool:
    """Whether the seat owns a card at all."""
    if state.armies[seat] or state.hands[seat] or state.table[seat]:
        return True
    return any(seat in front.seats and front.cards[front.seats.index(seat)] for front in state.fronts)
