"""What may be done now: the one source of legality (rules/street_war.md §4).

It asks for nothing that the seat to act does not know, so that a state rebuilt from its view answers alike.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from game.core.action import Action
from game.games.street_war.cards import (
    BARTER,
    CHARACTERS,
    DRIFTER,
    GRAB,
    HARDHAT,
    HEALTH,
    IS_OPEN,
    LANES,
    MAGPIE,
    PATROL,
    REFILL,
    SCOOPS,
    SNACK,
    STRATEGIES,
)
from game.games.street_war.options import in_rush_hour
from game.games.street_war.state import (
    CLAIM,
    HUSTLE,
    LINE_UP,
    LINE_UP_LAST,
    LOOK,
    PEEK,
    PICK,
    SET_UP,
    SET_UP_LAST,
    SWIPE,
    Seat,
    State,
    is_ready,
)

Actions = tuple[Action, ...]
PASS, DONE, LEAVE = Action("pass"), Action("done"), Action("leave")
LANE_WORDS: tuple[str, ...] = tuple(str(lane + 1) for lane in range(LANES))
CLAIMS: Actions = (PASS, Action("wait"))
LOOKS: Actions = tuple(Action("look", (lane, card_lane)) for lane in LANE_WORDS for card_lane in LANE_WORDS)
GLIMPSES: Actions = (*(Action("glimpse", (lane,)) for lane in LANE_WORDS), PASS)
SWIPES: tuple[Actions, ...] = tuple(
    (LEAVE, *(Action("swipe", (other,)) for other in LANE_WORDS if other != lane)) for lane in LANE_WORDS
)
"""By the lane that the Magpie has looked at: which other one it changes places with."""
SHIELDS: Actions = (PASS, Action("shield"))


def legal_actions(state: State) -> Actions:
    """All legal actions of the seat to act, sorted; empty when the match is over."""
    phase = state.phase
    if phase == HUSTLE:
        return _hustle(state)
    if phase in (SET_UP, SET_UP_LAST):
        return _sets(state.seats[state.actor].cards)
    if phase in (LINE_UP, LINE_UP_LAST):
        return _rows(state.seats[state.actor].hand)
    if phase == PEEK:
        return _takes(tuple(sorted(state.peeked)))
    if phase == PICK:
        return _picks(state.seats[0].character, state.seats[1].character)
    if phase == CLAIM:
        return CLAIMS
    if phase == LOOK:
        return LOOKS
    if phase == SWIPE:
        return SWIPES[state.glimpse[0]]
    if state.actor < 0:
        return ()
    return GLIMPSES if state.seats[state.actor].character == MAGPIE else SHIELDS


@lru_cache(maxsize=128)
def _picks(first: int, second: int) -> Actions:
    left = (one for one in CHARACTERS if one.number not in (first, second))
    return tuple(sorted(Action("pick", (one.id,)) for one in left))


@lru_cache(maxsize=1 << 12)
def _rows(hand: tuple[int, ...]) -> Actions:
    return tuple(sorted({Action("row", tuple(map(str, row))) for row in permutations(hand)}))


@lru_cache(maxsize=1 << 10)
def _takes(cards: tuple[int, ...]) -> Actions:
    takes = {Action("take", (str(card), lane)) for card in cards for lane in LANE_WORDS}
    return tuple(sorted((LEAVE, *takes)))


@lru_cache(maxsize=1 << 14)
def _sets(cards: tuple[int, ...]) -> Actions:
    faces = {STRATEGIES[card].id for card in cards if not IS_OPEN[card]}
    return tuple(sorted((DONE, *(Action("set", (face, lane)) for face in faces for lane in LANE_WORDS))))


def _hustle(state: State) -> Actions:
    seat, other = state.seats[state.actor], state.seats[1 - state.actor]
    return _hustle_of(
        seat.cards,
        bool(other.cards),
        bool(state.deck),
        bool(state.pile),
        can_snack(state, seat),
        seat.character if is_ready(seat, state.round) else -1,
    )


def can_snack(state: State, seat: Seat) -> bool:
    """Whether a Snack would do anything (H9, H11)."""
    return seat.health < HEALTH and not in_rush_hour(state.options, state.round)


@lru_cache(maxsize=1 << 15)
def _hustle_of(
    cards: tuple[int, ...], other_holds: bool, deck: bool, pile: bool, hungry: bool, ability: int
) -> Actions:
    found = [PASS]
    faces = sorted(set(cards))
    if GRAB in faces and other_holds:
        found.append(Action("open", ("grab",)))
    if SNACK in faces and hungry:
        found.append(Action("open", ("snack",)))
    if REFILL in faces and deck:
        found.append(Action("open", ("refill",)))
    if BARTER in faces and other_holds:
        found += [Action("open", ("barter", STRATEGIES[gift].id)) for gift in faces if gift != BARTER]
    if ability == DRIFTER and other_holds:
        found.append(Action("steal"))
    elif ability == HARDHAT and deck:
        found.append(Action("extra"))
    elif ability == PATROL:
        found.append(Action("patrol"))
    elif ability == SCOOPS:
        if pile:
            found.append(Action("peek"))
        if deck:
            found += [Action("redraw", (STRATEGIES[card].id,)) for card in faces]
    return tuple(sorted(found))
