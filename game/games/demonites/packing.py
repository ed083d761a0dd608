"""States as JSON values, and the question whether a state is well formed: apart from why a match ended and who won."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.contract import TABLE
from game.core.record import plain
from game.games.demonites.cards import CARDS
from game.games.demonites.legality import legal_actions
from game.games.demonites.modes import FRONT_ROOM, MODES, SEAT_COUNTS, line_size
from game.games.demonites.options import OPTIONS
from game.games.demonites.state import (
    ANSWER,
    BLIND,
    CHARGE,
    COMMIT,
    MOST,
    MUSTER,
    NOBODY,
    NUMBER,
    OVER,
    PHASES_OF,
    REINFORCE,
    RUSH,
    SCOUTING,
    STRIKE,
    State,
    is_up,
    owned,
)

LONGEST = 2 * max(limit for mode in MODES for limit in mode.limits)
_BY, _ENDINGS = ("all_cards", "cards", "totals", "shared"), ("all_cards", "limit", "clock")
_BATTLES = (STRIKE, REINFORCE, RUSH, ANSWER, BLIND, COMMIT)


def state_to_json(state: State) -> dict[str, Any]:
    """The state as JSON values, by field name."""
    data: dict[str, Any] = plain(state)
    return data


def state_from_json(data: object) -> State:
    """The way back. Raises ValueError with what is wrong for data that is no well-formed state."""
    if not isinstance(data, dict) or set(data) != set(State.__struct_fields__):
        raise ValueError("this is no state of Demonites Battle Deck: its fields are not the ones expected")
    try:
        state = msgspec.convert(data, State)
    except msgspec.ValidationError as error:
        raise ValueError(f"this is no state of Demonites Battle Deck: {error}") from error
    problem = state_problem(state)
    if problem:
        raise ValueError(f"this is no state of Demonites Battle Deck: {problem}")
    return state


def state_problem(state: State) -> str | None:
    """What is not well formed about a state whose fields have the right types; None for a well-formed one."""
    return _bad_number(state) or _bad_cards(state) or _bad_battle(state) or _bad_choices(state) or _bad_end(state)


def _bad_number(state: State) -> str | None:
    for number, option in zip(state.options, OPTIONS, strict=True):
        if not 0 <= number < len(option.values):
            return f"option {option.id} has no value number {number}"
    seats = len(state.armies)
    if seats not in SEAT_COUNTS or any(
        len(of_seats) != seats for of_seats in (state.hands, state.table, state.out, state.choices)
    ):
        return "the number of seats is not the same everywhere, or not 2 to 6"
    ranges = {
        "mode": (0, len(MODES) - 1),
        "limit": (1, LONGEST),
        "round": (1, state.limit),
        "actor": (NOBODY, seats - 1),
        "champion": (NOBODY, seats - 1),
        "attacker": (NOBODY, seats - 1),
        "defender": (NOBODY, seats - 1),
        "rematch": (0, 1),
        "blocked": (0, 1),
        "regrouped": (0, 1),
        "first": (0, seats - 1),
    }
    for name, (low, high) in ranges.items():
        if not low <= getattr(state, name) <= high:
            return f"{name} is {getattr(state, name)}, which is not from {low} to {high}"
    if state.phase != OVER and state.phase not in PHASES_OF[state.mode]:
        return f"phase {state.phase} does not belong to the mode {MODES[state.mode].id}"
    return None


def _bad_cards(state: State) -> str | None:
    seats = range(len(state.armies))
    for front in state.fronts:
        if not all(seat in seats for seat in front.seats) or front.seats[0] == front.seats[1]:
            return "a front is not between two seats"
        if any(len(cards) > FRONT_ROOM for cards in front.cards):
            return f"a front holds more than {FRONT_ROOM} cards a side"
    places = (*state.armies, *state.hands, *state.table, *(cards for front in state.fronts for cards in front.cards))
    lying = [card for cards in places for card in cards]
    if any(not 0 <= card < MOST or not 1 <= card & NUMBER <= CARDS for card in lying):
        return "there is a card that does not exist"
    if len({card & NUMBER for card in lying}) != len(lying):
        return "a card lies in two places"
    # Who loses the last card in a round of several battles is out at its end.
    late = state.phase in (STRIKE, REINFORCE, COMMIT)
    for seat, out in enumerate(state.out):
        if out not in (0, 1) or (bool(out) == bool(owned(state, seat)) and (out or not late)):
            return "who is out is not who has no card"
    if any(is_up(card) for cards in (*state.armies, *state.hands) for card in cards):
        return "a card of an army or a hand lies face up"
    if state.mode == 3 and any(len(cards) > line_size(len(seats)) for cards in state.table):
        return "a line is longer than it can be"
    if (state.mode == 4) != bool(state.fronts):
        return "fronts belong to a Campaign, and a Campaign has some"
    return None


def _bad_battle(state: State) -> str | None:
    everybody = range(len(state.armies))
    for name in ("queue", "drawn"):
        seats = getattr(state, name)
        if len(set(seats)) != len(seats) or not set(seats) <= set(everybody):
            return f"{name} names a seat twice or one that does not exist"
    if state.phase in _BATTLES and (state.attacker < 0 or state.defender < 0 or state.attacker == state.defender):
        return "a battle is between two seats"
    if state.phase in (STRIKE, REINFORCE) and state.champion not in (state.attacker, state.defender):
        return "the champion does not fight"
    if state.mode == 0 and state.phase not in (MUSTER, OVER):
        fighting = (state.attacker, state.defender, *state.queue, *state.drawn)
        if len(set(fighting)) != len(fighting) or not all(
            state.table[seat] and is_up(state.table[seat][0]) for seat in fighting
        ):
            return "somebody on the field has no card there, or is there twice"
    return None


def _bad_choices(state: State) -> str | None:
    if state.phase == OVER:
        return None
    if state.mode == 0:
        return None if state.actor == TABLE and not any(state.choices) else "War is played by the table"
    if state.actor < 0 or state.out[state.actor]:
        return "somebody who does not play is to act"
    pair = (state.attacker, state.defender)
    if state.phase in (RUSH, ANSWER, BLIND, COMMIT) and state.actor not in pair:
        return "somebody who does not fight is to act"
    if state.phase == ANSWER and not state.table[sum(pair) - state.actor]:
        return "there is no rusher to answer"
    made = {seat for seat, choice in enumerate(state.choices) if choice}
    expected: set[int] = set()
    if state.phase in (RUSH, BLIND, COMMIT):
        expected = {state.attacker} if state.actor == state.defender else set()
    elif state.phase == SCOUTING:
        expected = {seat for seat in range(state.actor) if not state.out[seat]}
    if made != expected:
        return "those who have chosen are not those who had to"
    for seat in made:
        legal = {action.args for action in legal_actions(state._replace(actor=seat))}
        if state.choices[seat][0] != 0 or tuple(map(str, state.choices[seat][1:])) not in legal:
            return "somebody has chosen what cannot be chosen"
    if not legal_actions(state):
        return "nothing can be done"
    if state.phase == CHARGE and len(legal_actions(state)) == 1:
        return "there is no front to charge on"
    return None


def _bad_end(state: State) -> str | None:
    if state.phase != OVER:
        return "nobody has won yet" if state.winners or state.by or state.ending else None
    if not state.winners or len(set(state.winners)) != len(state.winners):
        return "a match that is over has winners"
    if not all(0 <= seat < len(state.armies) and not state.out[seat] for seat in state.winners):
        return "a winner does not play"
    if state.by not in _BY or state.ending not in _ENDINGS:
        return "how the match ended is not told"
    return None
