"""States as JSON values, and the question whether a state is well formed: apart from why a match ended and who won."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.record import plain
from game.games.street_war.cards import (
    BATTLE_HAND,
    CHARACTERS,
    HEALTH,
    HIGHEST,
    IS_OPEN,
    LANES,
    MAGPIE,
    NO_CHARACTER,
    SCOOPS,
    STRATEGIES,
)
from game.games.street_war.options import LIMITS, OPTIONS
from game.games.street_war.rounds import CLAIMING
from game.games.street_war.state import (
    CLAIM,
    EXCHANGED,
    LAST_CALL,
    LINE_UP,
    LINE_UP_LAST,
    LOOK,
    NO_CARD,
    NOBODY,
    NOT_PEEKED,
    NOTHING_LAID,
    OVER,
    PEEK,
    PEEKING,
    PICK,
    SET_UP,
    SET_UP_LAST,
    SWIPE,
    Seat,
    State,
    battle_deck,
    commuter_waits,
    set_up_order,
    strategy_deck,
)

LONGEST_COOLDOWN = max(one.cooldown for one in CHARACTERS)


def state_to_json(state: State) -> dict[str, Any]:
    """The state as JSON values, by field name; seats too."""
    data: dict[str, Any] = plain(state)
    return data


def state_from_json(data: object) -> State:
    """The way back. Raises ValueError with what is wrong for data that is no well-formed state."""
    if not isinstance(data, dict) or set(data) != set(State.__struct_fields__):
        raise ValueError("this is no state of Street War: its fields are not the ones expected")
    seats = data["seats"]
    if not isinstance(seats, list) or not all(
        isinstance(seat, dict) and set(seat) == set(Seat.__struct_fields__) for seat in seats
    ):
        raise ValueError("this is no state of Street War: the fields of its seats are not the ones expected")
    try:
        state = msgspec.convert(data, State)
    except msgspec.ValidationError as error:
        raise ValueError(f"this is no state of Street War: {error}") from error
    problem = state_problem(state)
    if problem:
        raise ValueError(f"this is no state of Street War: {problem}")
    return state


def state_problem(state: State) -> str | None:
    """What is not well formed about a state whose fields have the right types; None for a well-formed one."""
    return _bad_number(state) or _bad_seats(state) or _bad_cards(state) or _bad_round(state) or _bad_knowledge(state)


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
    limit = LIMITS[state.options.limit]
    bad = _out_of_range(
        state,
        {
            "rng": (0, (1 << 64) - 1),
            "phase": (0, OVER),
            "actor": (NOBODY, 1),
            "round": (0, limit),
            "first": (0, 1),
            "peek": (NOT_PEEKED, EXCHANGED),
            "waiter": (NOBODY, 1),
            "passes": (0, 1),
            "winner": (NOBODY, 1),
        },
    )
    if bad:
        return bad
    if len(state.results) != (state.round if state.phase == OVER else max(0, state.round - 1)):
        return f"in round {state.round} there are too many or too few finished rounds"
    if any(min(lanes) < 0 or sum(lanes) > LANES for lanes in state.results):
        return "a finished round has more lanes than there are"
    if len(state.last) != (LANES if state.results else 0):
        return "the last fight is not told by five lanes"
    for card_0, card_1, laid_0, laid_1, value_0, value_1 in state.last:
        if not all(0 <= one <= HIGHEST for one in (card_0, card_1, value_0, value_1)):
            return "the last fight tells of a value that cannot be"
        if not all(0 <= card < len(STRATEGIES) for card in laid_0 + laid_1):
            return "the last fight tells of a card that does not exist"
    return None


def _bad_seats(state: State) -> str | None:
    if len(state.seats) != 2:
        return "Street War is for two seats"
    limit = LIMITS[state.options.limit]
    flags = ("patrol", "momentum", "pressed", "shield", "done")
    for number, seat in enumerate(state.seats):
        bad = _out_of_range(
            seat,
            {
                "character": (NO_CHARACTER, len(CHARACTERS) - 1),
                "health": (0, HEALTH),
                "ready": (1, limit + LONGEST_COOLDOWN + 1),
                **dict.fromkeys(flags, (0, 1)),
            },
        )
        if bad:
            return f"seat {number}: {bad}"
        if len(seat.laid) != LANES:
            return f"seat {number} has more or fewer lanes than there are"
        sets = (seat.hand, seat.cards, seat.shown, seat.discards, *seat.laid)
        if any(list(cards) != sorted(cards) for cards in sets):
            return f"seat {number} holds cards that are not in order"
        if any(IS_OPEN[card] for lying in seat.laid for card in lying if 0 <= card < len(IS_OPEN)):
            return f"seat {number} has an open card on a lane"
        if seat.health == 0 and state.phase != OVER:
            return f"seat {number} is knocked out, but the match goes on"
    picked = [seat.character for seat in state.seats]
    missing = picked.count(NO_CHARACTER)
    if state.phase == PICK:
        if not missing or state.actor < 0 or picked[state.actor] != NO_CHARACTER:
            return "nobody has to pick a character"
        if missing == 2 and state.actor != state.first:
            return "the winner of the draw picks first"
    elif missing:
        return "a seat has no character"
    return "both seats have one character" if picked[0] == picked[1] >= 0 else None


def _bad_cards(state: State) -> str | None:
    """Every card lies in exactly one place, or nowhere before the first deal and after the last fight."""
    battle = [*state.pile, *state.peeked, *state.out]
    strategies = [*state.deck, *state.opened]
    for seat in state.seats:
        battle += [*seat.hand, *seat.row]
        strategies += [*seat.cards, *seat.discards, *(card for lying in seat.laid for card in lying)]
        strategies += [seat.held] if seat.held != NO_CARD else []
    dealt = state.phase not in (PICK, OVER)
    if sorted(battle) != list(battle_deck(state.options) if dealt else ()):
        return "battle cards are missing, or there are too many"
    if sorted(strategies) != list(strategy_deck(state.options) if dealt else ()):
        return "strategy cards are missing, or there are too many"
    for number, seat in enumerate(state.seats):
        mine = [*seat.cards, *seat.discards, *(card for lying in seat.laid for card in lying)]
        for card in seat.shown:
            if card not in mine:
                return f"seat {number} does not hold a card that it was seen to take"
            mine.remove(card)
        if not NO_CARD <= seat.loan < len(STRATEGIES):
            return f"seat {number} has taken a card that does not exist"
    return None


def _bad_round(state: State) -> str | None:
    """Rows, set-ups and the seat to act fit the moment."""
    phase = state.phase
    if (state.actor == NOBODY) != (phase == OVER):
        return "somebody has to decide until the match is over, and nobody then"
    if state.winner >= 0 and phase != OVER:
        return "only a match that is over has a winner"
    if (state.round == 0) != (phase == PICK):
        return "the first round begins when both have picked"
    if phase in (PICK, OVER):
        return None
    late = commuter_waits(state)
    for number, seat in enumerate(state.seats):
        waits = late and number == state.waiter
        lined_up = phase > LINE_UP_LAST or (phase == LINE_UP_LAST and number != state.actor)
        if waits and phase not in (LAST_CALL, SWIPE):
            lined_up = phase == SET_UP_LAST
        if (len(seat.row), len(seat.hand)) != ((LANES, 0) if lined_up else (0, BATTLE_HAND)):
            return f"seat {number} has lined up too early, or not yet"
        done = phase in (LAST_CALL, SWIPE) or (phase in (LOOK, SET_UP_LAST) and number != state.actor)
        done = done or (phase == LINE_UP_LAST and late and number != state.actor)
        if bool(seat.done) != done:
            return f"seat {number} has finished its set-up too early, or not yet"
        if not done and seat.laid != NOTHING_LAID and phase not in (SET_UP, SET_UP_LAST):
            return f"seat {number} has laid cards too early"
    if phase in (SET_UP, LOOK, SET_UP_LAST):
        expected = set_up_order(state)[phase != SET_UP]
    elif phase == LINE_UP:
        expected = 1 - state.waiter if state.waiter >= 0 else state.first
    elif phase == LINE_UP_LAST:
        expected = state.waiter if state.waiter >= 0 else 1 - state.first
    else:
        return None
    return None if state.actor == expected else "a seat has to decide that has nothing to decide"


def _bad_knowledge(state: State) -> str | None:
    """What abilities have shown is so."""
    phase, seats = state.phase, state.seats
    if state.waiter >= 0 and seats[state.waiter].character not in CLAIMING:
        return "a character waits that cannot"
    if phase == CLAIM and (state.waiter >= 0 or seats[state.actor].character not in CLAIMING):
        return "a character is asked to wait that cannot"
    scoops = [number for number, seat in enumerate(seats) if seat.character == SCOOPS]
    if state.peek != NOT_PEEKED and not scoops:
        return "nobody is there to look at the pile"
    if (phase == PEEK) != (state.peek == PEEKING) or bool(state.peeked) != (state.peek == PEEKING):
        return "a look at the pile is under way, or not"
    if phase == PEEK and state.actor != scoops[0]:
        return "a seat looks at the pile that cannot"
    if bool(state.out) != (state.peek > PEEKING) or bool(state.exchange) != (state.peek == EXCHANGED):
        return "cards are out of the round that should not be"
    if state.exchange:
        lane, replaced = (*state.exchange, NO_CARD)[:2]
        if len(state.exchange) != 2 or not 0 <= lane < LANES or replaced not in state.out:
            return "the exchange of Scoops is not one"
    return _bad_sketch(state) or _bad_look(state) or _bad_glimpse(state)


def _bad_sketch(state: State) -> str | None:
    if not state.sketch:
        return None
    if len(state.sketch) != 2 or state.waiter < 0 or commuter_waits(state):
        return "nobody was there to be told of the highest card"
    seat = state.seats[1 - state.waiter]
    row = list(seat.row)
    if len(row) != LANES:
        return "the Sketcher was told of a row that does not lie"
    if state.exchange and seat.character == SCOOPS:
        row[state.exchange[0]] = state.exchange[1]
    value, lanes = state.sketch
    true = (max(row), sum(1 << lane for lane, card in enumerate(row) if card == max(row)))
    return None if (value, lanes) == true else "the Sketcher was told something untrue"


def _bad_look(state: State) -> str | None:
    late = commuter_waits(state)
    looked = state.phase in (SET_UP_LAST, LAST_CALL, SWIPE) or (state.phase == LINE_UP_LAST and state.waiter >= 0)
    if bool(state.look) != (late and looked):
        return "the Commuter has looked too early, or not yet"
    if not state.look:
        return None
    if len(state.look) != 4 or not all(0 <= state.look[at] < LANES for at in (0, 2)):
        return "the Commuter has looked at lanes that do not exist"
    lane, value, card_lane, card = state.look
    other = state.seats[1 - state.waiter]
    lying = other.laid[card_lane]
    true = other.row[lane] == value and (card in lying if lying else card == NO_CARD)
    return None if true else "the Commuter has seen something untrue"


def _bad_glimpse(state: State) -> str | None:
    magpies = [number for number, seat in enumerate(state.seats) if seat.character == MAGPIE]
    asked = state.phase == SWIPE or (state.phase == LAST_CALL and state.actor not in magpies)
    if (state.phase == SWIPE) > bool(state.glimpse) or (state.glimpse and not (magpies and asked)):
        return "the Magpie has looked at a lane too early, or not yet"
    if state.phase == SWIPE and state.actor != magpies[0]:
        return "a seat swipes that cannot"
    if not state.glimpse:
        return None
    if len(state.glimpse) != 2 or not 0 <= state.glimpse[0] < LANES:
        return "the Magpie has looked at a lane that does not exist"
    lane, value = state.glimpse
    return None if state.seats[1 - magpies[0]].row[lane] == value else "the Magpie has seen something untrue"
