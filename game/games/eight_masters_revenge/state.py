"""The whole truth about a match, as one immutable value of small ints and tuples.

Names over the packed form stand here and nowhere else. Sets of slots and of places are masks: bit n is slot or place n.
"""

from __future__ import annotations

from functools import cache

from game.core.record import Record
from game.games.eight_masters_revenge.cards import (
    BOW,
    COLOUR,
    COLUMNS,
    LEFT,
    NO_FIGHTER,
    RIGHT,
    TOKEN_COUNTS,
)
from game.games.eight_masters_revenge.modes import Mode, played_mode
from game.games.eight_masters_revenge.options import Options

# Phases in which somebody decides (rules/eight_masters_revenge.md §4), by number.
(PICK, START, TURN, TOKEN, LATER, DEFEND, BLOCK2, COUNTER, HIT, PATHS, EFFECT, LIMIT, SLEEVE, OVER) = range(14)
# What happens by itself; a transition never ends in one of these (`flow.py`).
(BEGIN, READY, TURN_ENTRY, DEFENCE, CHECK, HURT, AFTERMATH, EFFECT_DONE, ATTACK_DONE, ATTACK_STOPPED, END, NEXT) = (
    range(14, 26)
)
PHASES: tuple[str, ...] = (
    "pick",
    "start",
    "turn",
    "token",
    "later",
    "defend",
    "block2",
    "counter",
    "hit",
    "paths",
    "effect",
    "limit",
    "sleeve",
    "over",
)
"""The phase's word in views and turns, by its number."""

NOBODY = -1
NO_CARD = -1
UNKNOWN = -1
"""Stands for a card in a hand or the draw pile that a pair of eyes does not know (states rebuilt from views only)."""
SIDES: tuple[str, str] = ("left", "right")
LEFT_SIDE, RIGHT_SIDE = 0, 1
MOST_EXTRA_TURNS = 3


class Seat(Record, gc=False):
    """One seat. fighter: a number of `cards.FIGHTERS` or NO_FIGHTER. fury, out, passed: 0 or 1.

    cards: the pair, () when out. col: column 0 to 5 of the left card. blocking, damage: masks of slots. power: by slot.
    traps, crows: masks of places. hand, aside: card numbers, ascending.
    """

    fighter: int = NO_FIGHTER
    life: int = 0
    fury: int = 0
    out: int = 0
    passed: int = 0
    cards: tuple[int, ...] = (BOW, BOW)
    col: int = 2
    blocking: int = 0
    damage: int = 0
    power: tuple[int, int] = (0, 0)
    traps: int = 0
    crows: int = 0
    hand: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()


class State(Record, gc=False):
    """A position.

    mode: a place in `modes.MODES`. actor: who decides, NOBODY when over. round: from 1. place: the entry of the order
    whose turn it is. begun: mask of the seats that have begun a turn in this round. active: whose turn. extra: extra
    turns taken in it.
    deck: face-down cards from the top. discard: the last is on top. held: masks of cards that were in hands when the
    draw pile was last made, by the draw pile they came from, the oldest first (everybody can work that out).
    supply_…: tokens not in play.
    The attack under way: target (NOBODY without), blow, blow_power, side, pair, punish, blocks, counters, and hit (-1
    before the hit check). effect: the kind being carried out, 0 without; page: it is Open Page's.
    ending: what the last fall was due to (a place in `events.LIFE_REASONS`), -1 before the end.
    """

    options: Options
    mode: int
    rng: int
    seats: tuple[Seat, ...] = ()
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    phase: int = PICK
    actor: int = 0
    round: int = 1
    place: int = 0
    begun: int = 0
    active: int = 0
    extra: int = 0
    supply_damage: int = TOKEN_COUNTS[0]
    supply_power: int = TOKEN_COUNTS[1]
    supply_crow: int = TOKEN_COUNTS[2]
    target: int = NOBODY
    blow: int = NO_CARD
    blow_power: int = 0
    side: int = 0
    pair: int = 0
    punish: int = 0
    blocks: int = 0
    counters: int = 0
    hit: int = -1
    effect: int = 0
    page: int = 0
    ending: int = -1

    def changeable(self) -> Position:
        """The same position in copies, its seats too: what a transition changes in place before it hands it on."""
        position = self.copy()
        position.seats = tuple([seat.copy() for seat in self.seats])
        return position


Position = State
"""A state that its transition has just copied (`changeable`), and changes in place before it hands it on for good."""


@cache
def rules_of(mode: int, options: Options) -> Mode:
    """The mode as it is played in this match."""
    return played_mode(mode, options)


def attack_value(seat: Seat) -> int:
    """The two inner numbers (F9); 0 when out."""
    cards = seat.cards
    return RIGHT[cards[0]] + LEFT[cards[1]] if cards else 0


def defence_value(seat: Seat) -> int:
    """The two outer numbers (F9); 0 when out."""
    cards = seat.cards
    return LEFT[cards[0]] + RIGHT[cards[1]] if cards else 0


def shows_pair(seat: Seat) -> bool:
    """Whether the centre numbers are equal and neither card blocks (§5.2 d)."""
    return not seat.blocking and RIGHT[seat.cards[0]] == LEFT[seat.cards[1]]


def shows_fury(seat: Seat) -> bool:
    """Whether both cards have one colour; a Bow has none (F13, H10)."""
    colour = COLOUR[seat.cards[0]]
    return colour >= 0 and colour == COLOUR[seat.cards[1]]


def place_of(seat: Seat, slot: int) -> int:
    """Where the card of this slot stands: 0 to 5 in the attack row, 6 to 11 in the defence row."""
    column = (seat.col + slot) % COLUMNS
    return column + COLUMNS if seat.blocking >> slot & 1 else column


def card_places(seat: Seat) -> int:
    """The mask of the places that hold cards; 0 when out."""
    if not seat.cards:
        return 0
    return 1 << place_of(seat, 0) | 1 << place_of(seat, 1)


def in_fury(seat: Seat, fighter: int) -> bool:
    """Whether this is that fighter, in play and in fury: its techniques work."""
    return seat.fighter == fighter and bool(seat.fury) and not seat.out


def living(state: State) -> list[int]:
    """The seats still in the match."""
    return [number for number, seat in enumerate(state.seats) if not seat.out]


def next_to_pick(state: State) -> int | None:
    """The first seat without a fighter; None where all have one."""
    return next((number for number, seat in enumerate(state.seats) if seat.fighter == NO_FIGHTER), None)


def opponents(state: State, seat: int) -> list[int]:
    """The living seats of other sides."""
    teams = rules_of(state.mode, state.options).teams
    mine = teams[seat]
    return [number for number, other in enumerate(state.seats) if not other.out and teams[number] != mine]


def friends(state: State, seat: int) -> tuple[int, ...]:
    """The seats that may look into this seat's hand: itself, and its partner with open team hands (H23)."""
    if not state.options.team_hands:
        return (seat,)
    mode = rules_of(state.mode, state.options)
    if mode.id != "teams":
        return (seat,)
    return tuple(number for number, team in enumerate(mode.teams) if team == mode.teams[seat])
