"""From a state to what one pair of eyes may know of it (types in `view.py`)."""

from __future__ import annotations

from functools import lru_cache

from game.core.events import OPEN, PUBLIC
from game.games.street_war.cards import CHARACTERS, MAGPIE, SCOOPS
from game.games.street_war.fight import ending
from game.games.street_war.options import in_rush_hour, option_words
from game.games.street_war.state import (
    EXCHANGED,
    NO_CARD,
    NOT_PEEKED,
    OVER,
    PEEKING,
    PHASES,
    PICK,
    Lane,
    State,
    is_counted,
    is_ready,
    lanes_won,
    rounds_won,
)
from game.games.street_war.view import Glimpse, LaneResult, Look, Peek, SeatView, Sketch, View

_LANES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(lane + 1 for lane in range(5) if mask >> lane & 1) for mask in range(32)
)


def view(state: State, eyes: int) -> View:
    """What these eyes (a seat, PUBLIC or OPEN) see now and have learned. Raises ValueError for other eyes."""
    if eyes not in (0, 1, PUBLIC, OPEN):
        raise ValueError(f"Street War has no eyes {eyes}")
    over = state.phase == OVER
    seats = state.seats
    left: tuple[str, ...] = ()
    if state.phase == PICK:
        taken = {seat.character for seat in seats}
        left = tuple(one.id for one in CHARACTERS if one.number not in taken)
    won, lanes = rounds_won(state), lanes_won(state)
    return View(
        eyes=eyes,
        phase=PHASES[state.phase],
        to_act=None if over else state.actor,
        round=state.round,
        first=state.first,
        rush=in_rush_hour(state.options, state.round),
        options=option_words(state.options),
        characters_left=left,
        seats=(_seat(state, 0, eyes, won[0], lanes[0]), _seat(state, 1, eyes, won[1], lanes[1])),
        pile_count=len(state.pile),
        deck_count=len(state.deck),
        opened=state.opened,
        passes=state.passes,
        waiter=state.waiter if state.waiter >= 0 else None,
        sketch=Sketch(state.waiter, state.sketch[0], _LANES_OF[state.sketch[1]]) if state.sketch else None,
        look=_look(state, eyes) if state.look else None,
        glimpse=Glimpse(_magpie(state), state.glimpse[0] + 1, state.glimpse[1]) if state.glimpse else None,
        peek=_peek(state, eyes) if state.peek != NOT_PEEKED else None,
        results=state.results,
        last=_last(state.last),
        winner=state.winner if state.winner >= 0 else None,
        ending=ending(state) if over else None,
    )


@lru_cache(maxsize=1 << 10)  # for a whole round every view shows the same fight
def _last(lanes: tuple[Lane, ...]) -> tuple[LaneResult, ...]:
    return tuple(
        LaneResult((a, b), (laid_a, laid_b), (x, y), None if x == y else int(y > x))
        for a, b, laid_a, laid_b, x, y in lanes
    )


def _seat(state: State, number: int, eyes: int, rounds: int, lanes: int) -> SeatView:
    seat = state.seats[number]
    sees = eyes in (number, OPEN)
    counted = is_counted(state, number)
    counts = tuple(map(len, seat.laid)) if sees or counted else None
    row: tuple[int | None, ...] = seat.row
    if row and not sees:
        seen = -1
        if state.look and state.waiter != number:
            seen = state.look[0]
        elif state.glimpse and _magpie(state) != number:
            seen = state.glimpse[0]
        row = tuple(card if lane == seen else None for lane, card in enumerate(row))
    card_count = len(seat.cards)
    if counts is None:
        card_count += sum(map(len, seat.laid))
    # By position: views are built at every step of a search.
    return SeatView(
        CHARACTERS[seat.character].id if seat.character >= 0 else None,
        seat.health,
        is_ready(seat, state.round),
        seat.ready,
        seat.hand if sees else None,
        len(seat.hand),
        row,
        seat.cards if sees else None,
        card_count,
        seat.laid if sees else None,
        counts,
        bool(seat.done),
        seat.shown,
        seat.discards if sees else None,
        len(seat.discards),
        seat.held if seat.held != NO_CARD else None,
        seat.loan if seat.loan != NO_CARD else None,
        bool(seat.patrol),
        bool(seat.momentum),
        bool(seat.pressed),
        bool(seat.shield),
        rounds,
        lanes,
    )


def _magpie(state: State) -> int:
    return 0 if state.seats[0].character == MAGPIE else 1


def _look(state: State, eyes: int) -> Look:
    lane, value, card_lane, card = state.look
    knows = eyes in (state.waiter, OPEN) and card != NO_CARD
    found = bool(state.seats[1 - state.waiter].laid[card_lane])
    return Look(state.waiter, lane + 1, value, card_lane + 1, card if knows else None, found)


def _peek(state: State, eyes: int) -> Peek:
    scoops = 0 if state.seats[0].character == SCOOPS else 1
    knows = eyes in (scoops, OPEN)
    looking, exchanged = state.peek == PEEKING, state.peek == EXCHANGED
    lane, replaced = state.exchange if exchanged else (None, None)
    return Peek(
        scoops,
        tuple(sorted(state.peeked)) if looking and knows else None,
        not looking,
        exchanged,
        state.out if knows and not looking else None,
        lane + 1 if knows and lane is not None else None,
        replaced if knows else None,
    )
