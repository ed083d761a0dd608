"""States as JSON values, and the question whether a state is well formed: apart from why a match ended and who won."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.record import plain
from game.games.eight_masters_revenge.cards import (
    BLOW_CARDS,
    BOARDS,
    BOW,
    COLUMNS,
    COPY,
    FIGHTERS,
    HAND_LIMIT,
    NO_FIGHTER,
    NONE,
    PLACES,
    TOKEN_COUNTS,
)
from game.games.eight_masters_revenge.events import LIFE_REASONS
from game.games.eight_masters_revenge.modes import MODES, Mode
from game.games.eight_masters_revenge.options import FIGHTERS_CHOOSE, FIGHTERS_NONE, OPTIONS
from game.games.eight_masters_revenge.state import (
    BLOCK2,
    COUNTER,
    DEFEND,
    EFFECT,
    HIT,
    LATER,
    LIMIT,
    MOST_EXTRA_TURNS,
    NO_CARD,
    NOBODY,
    OVER,
    PATHS,
    PICK,
    Seat,
    State,
    card_places,
    next_to_pick,
    rules_of,
)

MOST_ROUNDS = 80
"""Far more than exhaustion leaves (35 and 20 lives at the most)."""
_ATTACKING = (LATER, DEFEND, BLOCK2, COUNTER, HIT, PATHS)
_ANSWERING = (DEFEND, BLOCK2, COUNTER)


def state_to_json(state: State) -> dict[str, Any]:
    """The state as JSON values, by field name; seats too."""
    data: dict[str, Any] = plain(state)
    return data


def state_from_json(data: object) -> State:
    """The way back. Raises ValueError with what is wrong for data that is no well-formed state."""
    if not isinstance(data, dict) or set(data) != set(State.__struct_fields__):
        raise ValueError("this is no state of 8 Masters' Revenge: its fields are not the ones expected")
    seats = data["seats"]
    if not isinstance(seats, list) or not all(
        isinstance(seat, dict) and set(seat) == set(Seat.__struct_fields__) for seat in seats
    ):
        raise ValueError("this is no state of 8 Masters' Revenge: the fields of its seats are not the ones expected")
    try:
        state = msgspec.convert(data, State)
    except msgspec.ValidationError as error:
        raise ValueError(f"this is no state of 8 Masters' Revenge: {error}") from error
    problem = state_problem(state)
    if problem:
        raise ValueError(f"this is no state of 8 Masters' Revenge: {problem}")
    return state


def state_problem(state: State) -> str | None:
    """What is not well formed about a state whose fields have the right types; None for a well-formed one."""
    return (
        _bad_number(state)
        or _bad_seats(state)
        or _bad_cards(state)
        or _bad_tokens(state)
        or _bad_phase(state)
        or _bad_attack(state)
    )


def _out_of_range(what: Any, ranges: dict[str, tuple[int, int]]) -> str | None:
    for name, (low, high) in ranges.items():
        value = getattr(what, name)
        if not low <= value <= high:
            return f"{name} is {value}, which is not from {low} to {high}"
    return None


def _bad_number(state: State) -> str | None:
    for number, option in zip(state.options, OPTIONS, strict=True):
        if not 0 <= number < len(option.values):
            return f"option {option.id} has no value number {number}"
    if not 0 <= state.mode < len(MODES):
        return f"there is no mode number {state.mode}"
    mode = rules_of(state.mode, state.options)
    if len(state.seats) != mode.seats:
        return f"{mode.id} is for {mode.seats} seats, not {len(state.seats)}"
    last = mode.seats - 1
    return _out_of_range(
        state,
        {
            "rng": (0, (1 << 64) - 1),
            "phase": (0, OVER),
            "actor": (NOBODY, last),
            "round": (1, MOST_ROUNDS),
            "place": (0, len(mode.order) - 1),
            "begun": (0, (1 << mode.seats) - 1),
            "active": (0, last),
            "extra": (0, MOST_EXTRA_TURNS),
            "supply_damage": (0, TOKEN_COUNTS[0]),
            "supply_power": (0, TOKEN_COUNTS[1]),
            "supply_crow": (0, TOKEN_COUNTS[2]),
            "target": (NOBODY, last),
            "blow": (NO_CARD, BOW),
            "blow_power": (-1, 1),
            "side": (0, 1),
            "pair": (0, 1),
            "punish": (0, 1),
            "blocks": (0, 2),
            "counters": (0, BLOW_CARDS),
            "hit": (-1, 1),
            "effect": (NONE, COPY),
            "page": (0, 1),
            "ending": (-1, len(LIFE_REASONS) - 1),
        },
    )


def _bad_seats(state: State) -> str | None:
    mode = rules_of(state.mode, state.options)
    for number, seat in enumerate(state.seats):
        bad = _out_of_range(
            seat,
            {
                "fighter": (NO_FIGHTER, len(FIGHTERS) - 1),
                "life": (0, mode.lives[number]),
                "fury": (0, 1),
                "out": (0, 1),
                "passed": (0, 1),
                "col": (0, COLUMNS - 1),
                "blocking": (0, 3),
                "damage": (0, 3),
                "traps": (0, (1 << len(PLACES)) - 1),
                "crows": (0, (1 << len(PLACES)) - 1),
            },
        )
        if bad:
            return f"seat {number}: {bad}"
        if any(not -1 <= sign <= 1 for sign in seat.power):
            return f"seat {number} has a power token that does not exist"
        if bool(seat.life) == bool(seat.out):
            return f"seat {number} is out with life, or in play without"
        if seat.out and seat != Seat(fighter=seat.fighter, out=1, cards=(), col=0):
            return f"seat {number} is out and still has something"
        if not seat.out and len(seat.cards) != 2:
            return f"seat {number} has no pair of cards"
    return _bad_fighters(state, mode)


def _bad_fighters(state: State, mode: Mode) -> str | None:
    fighters = [seat.fighter for seat in state.seats]
    picked = [fighter for fighter in fighters if fighter != NO_FIGHTER]
    boards = {FIGHTERS[fighter].board for fighter in picked}
    if len(boards) != len(picked) or len(picked) > BOARDS:
        return "two fighters are of one board"
    if state.options.fighters == FIGHTERS_NONE:
        wrong = bool(picked)
    elif state.phase == PICK:
        # Later seats may have theirs: it was named before the match.
        wrong = next_to_pick(state) != state.actor
    else:
        wrong = len(picked) != mode.seats
    if wrong:
        return "some seat has a fighter that it should not have, or none"
    return None


def _bad_cards(state: State) -> str | None:
    """Every blow card lies in exactly one place; Bows only in pairs and as the blow."""
    found = [*state.deck, *state.discard]
    for seat in state.seats:
        if list(seat.hand) != sorted(seat.hand) or list(seat.aside) != sorted(seat.aside):
            return "a hand is not in order"
        found += [*seat.hand, *seat.aside]
    if BOW in found:
        return "a Bow lies where none can be"
    for seat in state.seats:
        found += [card for card in seat.cards if card != BOW]
    if state.blow not in (NO_CARD, BOW):
        found.append(state.blow)
    if sorted(found) != list(range(BLOW_CARDS)):
        return "cards are missing, or there are too many"
    every = 0
    for mask in state.held:
        if not 0 < mask < 1 << BLOW_CARDS or every & mask:
            return "the cards known to be in hands contradict each other"
        every |= mask
    return None


def _bad_tokens(state: State) -> str | None:
    damage, power, crow = state.supply_damage, state.supply_power, state.supply_crow
    for number, seat in enumerate(state.seats):
        damage += seat.traps.bit_count() + seat.damage.bit_count()
        power += sum(1 for sign in seat.power if sign)
        crow += seat.crows.bit_count()
        if seat.traps & seat.crows or card_places(seat) & (seat.traps | seat.crows):
            return f"seat {number} has two things on one place"
    return None if (damage, power, crow) == TOKEN_COUNTS else "tokens are missing, or there are too many"


def _bad_phase(state: State) -> str | None:
    mode = rules_of(state.mode, state.options)
    sides = {team for team, seat in zip(mode.teams, state.seats, strict=True) if not seat.out}
    if (len(sides) == 1) != (state.phase == OVER) or (state.ending >= 0) != (state.phase == OVER):
        return "a match is over when one side is left, and only then"
    if mode.order[state.place] != state.active:
        return "it is the turn of a seat that has not its turn"
    if state.phase == OVER:
        return None if state.actor == NOBODY else "nobody has to decide when the match is over"
    if state.phase == PICK:
        if state.options.fighters != FIGHTERS_CHOOSE:
            return "nobody picks a fighter in this match"
        return None if 0 <= state.actor < mode.seats else "nobody is there to pick a fighter"
    if state.seats[state.active].out:
        return "it is the turn of a seat that is out"
    asked = {DEFEND: (state.target,), BLOCK2: (state.target,), COUNTER: (state.target, state.active)}
    if state.actor not in asked.get(state.phase, (state.active,)):
        return "a seat has to decide that has nothing to decide"
    if state.phase == LIMIT and len(state.seats[state.active].hand) <= HAND_LIMIT:
        return "nobody has too many cards"
    if (state.phase == EFFECT) != (state.effect != NONE):
        return "there is an effect that nobody carries out, or none to carry out"
    return "Open Page does not lie open now" if state.page and state.phase != EFFECT else None


def _bad_attack(state: State) -> str | None:
    if state.blow == NO_CARD:
        if state.phase in _ATTACKING or (state.phase == EFFECT and not state.page):
            return "there is no attack under way"
        nothing = (NOBODY, 0, 0, 0, 0, 0, 0, -1)
        found = (
            state.target,
            state.blow_power,
            state.side,
            state.pair,
            state.punish,
            state.blocks,
            state.counters,
            state.hit,
        )
        return None if found == nothing else "an attack without a blow"
    if state.phase not in (*_ATTACKING, EFFECT, OVER) or state.page:
        return "there is a blow, but no attack"
    teams = rules_of(state.mode, state.options).teams
    if state.target == NOBODY or teams[state.target] == teams[state.active]:
        return "the attack has no opponent for its target"
    if state.phase in _ANSWERING and state.seats[state.target].out:
        return "the target is out and cannot answer"
    if state.phase == OVER:
        return None
    checked = state.phase in (HIT, PATHS, EFFECT)
    return None if (state.hit >= 0) == checked else "the hit check has been made too early, or not yet"
