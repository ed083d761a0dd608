"""What may be done now: the one source of legality (rules/demonites.md §4).

It asks for nothing that the seat to act does not know, so that a state rebuilt from its view answers alike.
"""

from __future__ import annotations

from itertools import combinations

from game.core.action import Action
from game.games.demonites.modes import FRONT_ROOM
from game.games.demonites.state import (
    ANSWER,
    BLIND,
    CHARGE,
    COMMIT,
    DEPLOY,
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
    card_of,
)

Actions = tuple[Action, ...]
STEPS: Actions = (Action("go"), Action("round"))
HOLD, WAIT = Action("hold"), Action("wait")
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
    hand = state.hands[state.actor]
    if phase == RUSH:
        return (*_each("rush", hand), WAIT)
    if phase == COMMIT:
        return _commits(hand)
    if phase == TURN:
        return _turn(state)
    if phase == PLACE:
        return _places(state)
    if phase == CHARGE:
        found = [Action("charge", (str(place),)) for place in chargeable(state)]
        return tuple(sorted((HOLD, *found)))
    return _each(_CHOICE[phase], hand)


def others(state: State) -> list[int]:
    """The living seats other than the actor, ascending."""
    return [seat for seat, out in enumerate(state.out) if not out and seat != state.actor]


def _each(verb: str, hand: Cards) -> Actions:
    return tuple(sorted(Action(verb, (str(card_of(lying)),)) for lying in hand))


def _commits(hand: Cards) -> Actions:
    words = [str(card_of(lying)) for lying in hand]
    return tuple(
        sorted(Action("commit", some) for count in range(min(2, len(words)) + 1) for some in combinations(words, count))
    )


def neighbours(state: State, seat: int) -> tuple[int, ...]:
    """The next living seats to the left and right: whom an Ambush may raid."""
    seats = len(state.armies)
    found = []
    for step in (1, -1):
        other = (seat + step) % seats
        while state.out[other]:
            other = (other + step) % seats
        found.append(other)
    return tuple(sorted({*found} - {seat}))


def _turn(state: State) -> Actions:
    seat = state.actor
    found = [HOLD]
    own = range(len(state.table[seat]))
    if not state.regrouped and state.hands[seat]:
        found += [Action("regroup", (str(place),)) for place in own]
    for other in neighbours(state, seat):
        slots = range(len(state.table[other]))
        found += [Action("attack", (str(place), str(other), str(slot))) for place in own for slot in slots]
    return tuple(sorted(found))


def own_side(front: Front, seat: int) -> tuple[Cards, Cards] | None:
    """(own cards, other cards) on a front; None where it is not the seat's."""
    if seat == front.seats[0]:
        return front.cards
    return (front.cards[1], front.cards[0]) if seat == front.seats[1] else None


def _places(state: State) -> Actions:
    seat = state.actor
    room = [
        str(place)
        for place, front in enumerate(state.fronts)
        if (sides := own_side(front, seat)) is not None and len(sides[0]) < FRONT_ROOM
    ]
    cards = [str(card_of(lying)) for lying in state.hands[seat]]
    return tuple(sorted(Action("place", (card, place)) for card in cards for place in room))


def chargeable(state: State) -> list[int]:
    """The own fronts of the actor with cards on both sides."""
    return [
        place
        for place, front in enumerate(state.fronts)
        if (sides := own_side(front, state.actor)) is not None and all(sides)
    ]
