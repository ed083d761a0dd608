"""What may be done now: the one source of legality (rules/demonites.md §4).

It asks for nothing that the seat to act does not know, so that a state rebuilt from its view answers alike. Few things
are ever possible, and always the same ones: what a hand or a line allows is put together once and remembered.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from game.core.action import Action
from game.games.demonites.cards import CARDS
from game.games.demonites.modes import FRONT_ROOM
from game.games.demonites.state import (
    ANSWER,
    BLIND,
    CHARGE,
    COMMIT,
    DEPLOY,
    NUMBER,
    OVER,
    PLACE,
    REFILL,
    REINFORCE,
    RIVAL,
    RUSH,
    SCOUTING,
    TURN,
    Cards,
    Front,
    State,
)

Actions = tuple[Action, ...]
MEMORY = 8192
"""Answers that are remembered, of each kind."""
STEPS: Actions = (Action("go"), Action("round"))
HOLD, WAIT = Action("hold"), Action("wait")
_WITH_CARD = {
    verb: tuple(Action(verb, (str(card),)) for card in range(CARDS + 1))
    for verb in ("rush", "play", "scout", "reserve")
}
"""By verb and card number."""
_CARD_AT: tuple[int, ...] = tuple(sorted(range(CARDS + 1), key=str))
"""The card numbers in the order of their words."""
_PLACE_OF: tuple[int, ...] = tuple(map(_CARD_AT.index, range(CARDS + 1)))
"""By card number, its place in that order."""
_CHOICE = {ANSWER: "play", BLIND: "play", SCOUTING: "scout", DEPLOY: "reserve", REFILL: "reserve"}


def legal_actions(state: State) -> Actions:
    """All legal actions of the seat to act (or of the table), sorted; empty when the match is over."""
    phase = state.phase
    if phase == OVER:
        return ()
    if phase <= REINFORCE:
        return STEPS
    if phase == RIVAL:
        return tuple(Action("rival", (str(seat),)) for seat in others(state))
    if phase == TURN:
        return _turn(state)
    if phase == CHARGE:
        return _charges(tuple(chargeable(state)))
    hand = tuple([lying & NUMBER for lying in state.hands[state.actor]])
    if phase == RUSH:
        return (*_each("rush", hand), WAIT)
    if phase == COMMIT:
        return _commits(hand)
    if phase == PLACE:
        return _places(hand, _room(state))
    return _each(_CHOICE[phase], hand)


def others(state: State) -> list[int]:
    """The living seats other than the actor, ascending."""
    return [seat for seat, out in enumerate(state.out) if not out and seat != state.actor]


def _each(verb: str, hand: Cards) -> Actions:
    with_card = _WITH_CARD[verb]
    return tuple([with_card[_CARD_AT[place]] for place in sorted([_PLACE_OF[card] for card in hand])])


@lru_cache(MEMORY)
def _commits(hand: Cards) -> Actions:
    words = [str(card) for card in hand]
    return tuple(
        sorted(Action("commit", some) for count in range(min(2, len(words)) + 1) for some in combinations(words, count))
    )


def neighbours(state: State, seat: int) -> tuple[int, ...]:
    """The next living seats to the left and right: whom an Ambush may raid."""
    return _beside(state.out, seat)


@lru_cache(MEMORY)
def _beside(gone: tuple[int, ...], seat: int) -> tuple[int, ...]:
    seats = len(gone)
    found = []
    for step in (1, -1):
        other = (seat + step) % seats
        while gone[other]:
            other = (other + step) % seats
        found.append(other)
    return tuple(sorted({*found} - {seat}))


def _turn(state: State) -> Actions:
    seat = state.actor
    targets = tuple([(other, len(state.table[other])) for other in neighbours(state, seat)])
    return _raids(len(state.table[seat]), bool(state.hands[seat]) and not state.regrouped, targets)


@lru_cache(MEMORY)
def _raids(line: int, regroups: bool, targets: tuple[tuple[int, int], ...]) -> Actions:
    """targets: the seats that may be raided, with how many cards lie there."""
    own = range(line)
    found = [HOLD]
    if regroups:
        found += [Action("regroup", (str(place),)) for place in own]
    for other, slots in targets:
        found += [Action("attack", (str(place), str(other), str(slot))) for place in own for slot in range(slots)]
    return tuple(sorted(found))


def own_side(front: Front, seat: int) -> tuple[Cards, Cards] | None:
    """(own cards, other cards) on a front; None where it is not the seat's."""
    if seat == front.seats[0]:
        return front.cards
    return (front.cards[1], front.cards[0]) if seat == front.seats[1] else None


def _room(state: State) -> tuple[int, ...]:
    """The own fronts of the actor with room for another card."""
    return tuple(
        place
        for place, front in enumerate(state.fronts)
        if (sides := own_side(front, state.actor)) is not None and len(sides[0]) < FRONT_ROOM
    )


@lru_cache(MEMORY)
def _places(hand: Cards, room: tuple[int, ...]) -> Actions:
    return tuple(sorted(Action("place", (str(card), str(front))) for card in hand for front in room))


@lru_cache(MEMORY)
def _charges(fronts: tuple[int, ...]) -> Actions:
    return tuple(sorted((HOLD, *(Action("charge", (str(front),)) for front in fronts))))


def chargeable(state: State) -> list[int]:
    """The own fronts of the actor with cards on both sides."""
    return [
        place
        for place, front in enumerate(state.fronts)
        if (sides := own_side(front, state.actor)) is not None and all(sides)
    ]
