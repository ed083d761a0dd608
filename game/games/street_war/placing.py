"""Placing cards in secret, and the last calls before they flip (rules/street_war.md §4)."""

from __future__ import annotations

from game.core.action import Action
from game.core.events import public, secret
from game.core.rng import below
from game.games.street_war.cards import CHARACTERS, LIBERTY, MAGPIE, SKETCHER, STRATEGY_NUMBERS
from game.games.street_war.fight import fight
from game.games.street_war.rounds import Log
from game.games.street_war.state import (
    HUSTLE,
    LAST_CALL,
    LINE_UP,
    LINE_UP_LAST,
    LOOK,
    NO_CARD,
    SET_UP,
    SET_UP_LAST,
    SWIPE,
    Position,
    commuter_waits,
    is_ready,
    put_on,
    set_up_order,
    spend,
    without,
)


def line_up(position: Position, action: Action, log: Log) -> None:
    """`row a b c d e`: the five battle cards by lane."""
    seat = position.actor
    area = position.seats[seat]
    area.row, area.hand = tuple(map(int, action.args)), ()
    if log is not None:
        log += secret("lined_up", (seat,), ("row",), seat=seat, row=area.row)
    if position.phase == LINE_UP and not commuter_waits(position):
        position.phase, position.actor = LINE_UP_LAST, 1 - seat
        if position.waiter >= 0:
            _tell_sketcher(position, area.row, log)
    elif position.look:
        position.phase = SET_UP_LAST
    else:
        position.phase, position.actor = HUSTLE, position.first


def _tell_sketcher(position: Position, row: tuple[int, ...], log: Log) -> None:
    value = max(row)
    lanes = [lane for lane, card in enumerate(row) if card == value]
    position.sketch = (value, sum(1 << lane for lane in lanes))
    if log is not None:
        told = tuple(lane + 1 for lane in lanes)
        log.append(public("ability_used", seat=position.waiter, ability=CHARACTERS[SKETCHER].id, way="wait"))
        log.append(public("sketched", reveals=True, seat=position.waiter, value=value, lanes=told))


def look(position: Position, action: Action, log: Log) -> None:
    """`look LANE LANE`: the Commuter sees a battle card of the first lane and a strategy card of the second."""
    seat = position.actor
    other = position.seats[1 - seat]
    lane, card_lane = (int(word) - 1 for word in action.args)
    lying, card = other.laid[card_lane], NO_CARD
    if lying:
        position.rng, at = below(position.rng, len(lying))
        card = lying[at]
    position.look = (lane, other.row[lane], card_lane, card)
    position.phase = LINE_UP_LAST
    if log is not None:
        log.append(public("ability_used", seat=seat, ability=CHARACTERS[position.seats[seat].character].id, way="look"))
        log += secret(
            "looked",
            (seat,),
            ("card",),
            reveals=True,
            seat=seat,
            lane=lane + 1,
            value=other.row[lane],
            card_lane=card_lane + 1,
            card=card if lying else None,
            found=int(bool(lying)),
        )


def set_card(position: Position, action: Action) -> None:
    """`set CARD LANE`: told to nobody, for how many cards lie there stays secret until both are done."""
    area = position.seats[position.actor]
    card, lane = STRATEGY_NUMBERS[action.args[0]], int(action.args[1]) - 1
    area.cards = without(area.cards, card)
    area.laid = put_on(area.laid, lane, card)


def finish_set_up(position: Position, log: Log) -> None:
    """`done`: the other's set-up, or what follows when both are done."""
    seat = position.actor
    area = position.seats[seat]
    area.done = 1
    if log is not None:
        cards = tuple((card, lane + 1) for lane, lying in enumerate(area.laid) for card in lying)
        log += secret("set_up_done", (seat,), ("cards",), seat=seat, cards=cards)
    if position.phase == SET_UP:
        last = set_up_order(position)[1]
        position.actor = last
        if commuter_waits(position):
            _count(position, seat, log)
            position.phase = LOOK
        else:
            position.phase = SET_UP_LAST
        return
    if not commuter_waits(position):
        _count(position, 1 - seat, log)
    _count(position, seat, log)
    _ask_last_call(position, 0, log)


def _count(position: Position, seat: int, log: Log) -> None:
    if log is not None:
        one = position.seats[seat]
        counts = tuple(map(len, one.laid))
        log.append(public("lanes_counted", reveals=True, seat=seat, counts=counts, left=len(one.cards)))


LAST_CALLERS = (MAGPIE, LIBERTY)
"""Who may still do something before the flip, in this order."""


def _ask_last_call(position: Position, asked: int, log: Log) -> None:
    """Ask whoever of LAST_CALLERS is ready, from the place `asked` on; then fight."""
    for character in LAST_CALLERS[asked:]:
        for number, seat in enumerate(position.seats):
            if seat.character == character and is_ready(seat, position.round):
                position.phase, position.actor = LAST_CALL, number
                return
    fight(position, log)


def last_call(position: Position, action: Action, log: Log) -> None:
    """`glimpse LANE`, `shield` or `pass`."""
    seat = position.actor
    area = position.seats[seat]
    if action.verb == "pass":
        if log is not None:
            log.append(public("passed", seat=seat, question="last_call"))
    else:
        spend(area, position.round)
        if log is not None:
            log.append(public("ability_used", seat=seat, ability=CHARACTERS[area.character].id, way=action.verb))
        if action.verb == "glimpse":
            _glimpse(position, int(action.args[0]) - 1, log)
            return
        area.shield = 1
        if log is not None:
            log.append(public("shield_raised", seat=seat))
    _ask_last_call(position, LAST_CALLERS.index(area.character) + 1, log)


def _glimpse(position: Position, lane: int, log: Log) -> None:
    """The Magpie sees the other's battle card on this lane. Its owner knows which it is, so everybody may."""
    seat = position.actor
    value = position.seats[1 - seat].row[lane]
    position.glimpse = (lane, value)
    position.phase = SWIPE
    if log is not None:
        log.append(public("glimpsed", reveals=True, seat=seat, lane=lane + 1, value=value))


def swipe(position: Position, action: Action, log: Log) -> None:
    """`swipe LANE`: it changes places with the one that the Magpie has looked at; or `leave`."""
    if action.verb == "swipe":
        (lane, value), other_lane = position.glimpse, int(action.args[0]) - 1
        _switch(position, lane, other_lane, log)
        position.glimpse = (other_lane, value)
    elif log is not None:
        log.append(public("lanes_left", seat=position.actor))
    _ask_last_call(position, LAST_CALLERS.index(MAGPIE) + 1, log)


def _switch(position: Position, lane: int, other_lane: int, log: Log) -> None:
    """Two of the other's lanes change places, each with what lies on it (edge case 6)."""
    other = position.seats[1 - position.actor]
    row, laid = list(other.row), list(other.laid)
    row[lane], row[other_lane] = row[other_lane], row[lane]
    laid[lane], laid[other_lane] = laid[other_lane], laid[lane]
    other.row, other.laid = tuple(row), tuple(laid)
    if log is not None:
        by = position.actor
        log.append(public("lanes_switched", seat=1 - by, by=by, lane=lane + 1, other_lane=other_lane + 1))
