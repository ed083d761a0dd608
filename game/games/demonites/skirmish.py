"""Skirmish (rules/demonites.md §4.2): bouts between a leader and a rival, who rush or wait.

The engine knows no clock: who slammed a card first is said by the actions `rush` and `wait` (`pace.py` has the times).
"""

from __future__ import annotations

from game.core.action import Action
from game.core.events import public
from game.games.demonites.battle import Fighter, exchange, speed
from game.games.demonites.flow import (
    capture,
    clear_choices,
    drop_out,
    ends,
    fill_hand,
    next_round,
    numbers,
    send_home,
    take_from_hand,
)
from game.games.demonites.modes import MODES, OPEN_GUARD, SKIRMISH
from game.games.demonites.state import ANSWER, BLIND, NOBODY, RIVAL, RUSH, Log, Position, opened


def begin(position: Position, log: Log) -> None:
    """A bout: the leader names a rival where he has a choice."""
    position.attacker, position.defender = position.first, NOBODY
    if len(position.living()) > 2:
        position.phase, position.actor = RIVAL, position.first
    else:
        _deal(position, position.after(position.first), log)


def act(position: Position, action: Action, log: Log) -> None:
    """Any action of this mode."""
    seat = position.actor
    if position.phase == RIVAL:
        _deal(position, int(action.args[0]), log)
    elif position.phase == ANSWER:
        _answer(position, seat, int(action.args[0]), log)
    else:
        position.choices[seat] = (0, *map(int, action.args))
        if log is not None:
            log.append(public("chose", seat=seat))
        if seat == position.attacker:
            position.actor = position.defender
        elif position.phase == RUSH:
            _reveal_rushes(position, log)
        else:
            _reveal_blind(position, log)


def _deal(position: Position, rival: int, log: Log) -> None:
    position.defender = rival
    if log is not None:
        log.append(public("bout_began", seat=position.attacker, other=rival))
    for seat in (position.attacker, rival):
        fill_hand(position, seat, MODES[SKIRMISH].hand, log)
    _clash(position)


def _clash(position: Position) -> None:
    clear_choices(position)
    position.phase, position.actor = RUSH, position.attacker


def _pair(position: Position) -> tuple[int, int]:
    return position.attacker, position.defender


def _play(position: Position, seat: int, card: int, kind: str, log: Log) -> int:
    """Out of the hand and into the stake, face up."""
    lying = opened(take_from_hand(position, seat, card))
    position.table[seat] += (lying,)
    if log is not None:
        log.append(public(kind, reveals=True, seat=seat, cards=numbers([lying])))
    return lying


def _reveal_rushes(position: Position, log: Log) -> None:
    pair, chosen = _pair(position), position.choices
    clear_choices(position)
    rushers = []
    for seat in pair:
        if len(chosen[seat]) > 1:
            rushers.append(seat)
            _play(position, seat, chosen[seat][1], "rushed", log)
        elif log is not None:
            log.append(public("waited", reveals=True, seat=seat))
    if len(rushers) == 2:
        _fight(position, _faster(position), OPEN_GUARD, OPEN_GUARD, log)
    elif rushers:
        position.phase, position.actor = ANSWER, sum(pair) - rushers[0]
    else:
        position.phase, position.actor = BLIND, position.attacker


def _answer(position: Position, seat: int, card: int, log: Log) -> None:
    """The rusher strikes first whatever the priority; his guard is open."""
    _play(position, seat, card, "answered", log)
    _fight(position, (sum(_pair(position)) - seat, seat), OPEN_GUARD, 0, log)


def _reveal_blind(position: Position, log: Log) -> None:
    chosen = position.choices
    clear_choices(position)
    for seat in _pair(position):
        _play(position, seat, chosen[seat][1], "played", log)
    _fight(position, _faster(position), 0, 0, log)


def _faster(position: Position) -> tuple[int, int]:
    one, two = _pair(position)
    first, second = speed(position, one, position.table[one][-1:]), speed(position, two, position.table[two][-1:])
    return (one, two) if first < second else (two, one)


def _fight(position: Position, order: tuple[int, int], first_guard: int, second_guard: int, log: Log) -> None:
    first, second = order
    winner = exchange(
        Fighter(first, position.table[first][-1:], guard=first_guard),
        Fighter(second, position.table[second][-1:], guard=second_guard),
        log,
    )
    if winner is None and position.hands[first] and position.hands[second]:
        _clash(position)
        return
    table = position.table
    stakes = tuple(table)
    table[first] = table[second] = ()
    if winner is None:
        if log is not None:
            log.append(public("bout_drawn", seat=position.attacker, other=position.defender))
        for seat in _pair(position):
            send_home(position, seat, stakes[seat], log)
    else:
        loser = first + second - winner
        capture(position, winner, loser, stakes[loser], log)
        send_home(position, winner, stakes[winner], log)
    _end_bout(position, log)


def _end_bout(position: Position, log: Log) -> None:
    for seat in _pair(position):
        cards, position.hands[seat] = position.hands[seat], ()
        send_home(position, seat, cards, log)
    drop_out(position, log)
    position.attacker = position.defender = NOBODY
    if not ends(position, True, log):
        position.first = position.after(position.first)
        next_round(position, log)
        begin(position, log)
