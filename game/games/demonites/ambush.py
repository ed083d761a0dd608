"""Ambush (rules/demonites.md §4.4): lines of hidden cards, a reserve, and raids on neighbours."""

from __future__ import annotations

from game.core.action import Action
from game.core.events import public, secret
from game.games.demonites.battle import Fighter, exchange
from game.games.demonites.cards import PRIORITY
from game.games.demonites.flow import (
    capture,
    drop_out,
    ends,
    fill_hand,
    next_round,
    numbers,
    take_from_hand,
)
from game.games.demonites.modes import AMBUSH_BONUS, line_size
from game.games.demonites.state import (
    DEPLOY,
    NUMBER,
    REFILL,
    TURN,
    Log,
    Position,
    closed,
    is_up,
    only_for,
    opened,
)


def begin(position: Position, log: Log) -> None:
    """Everybody draws a line and a reserve, and chooses which card that is."""
    for seat in position.living():
        fill_hand(position, seat, line_size(position.seats) + 1, log)
    position.phase, position.actor = DEPLOY, 0


def act(position: Position, action: Action, log: Log) -> None:
    """Any action of this mode."""
    seat = position.actor
    if action.verb == "reserve":
        _keep(position, seat, int(action.args[0]), log)
        if position.phase == REFILL:
            position.phase = TURN
        elif seat + 1 < position.seats:
            position.actor = seat + 1
        else:
            _begin_turn(position, 0, log)
    elif action.verb == "regroup":
        _regroup(position, seat, int(action.args[0]), log)
    else:
        if action.verb == "attack":
            _attack(position, seat, *map(int, action.args), log=log)
        elif log is not None:
            log.append(public("held", seat=seat))
        _end_turn(position, seat, log)


def _keep(position: Position, seat: int, card: int, log: Log) -> None:
    """One card stays as the reserve, the others go face down to the right end of the line, in hand order. Nobody else
    can tell any more which is which."""
    reserve = only_for(take_from_hand(position, seat, card), seat)
    rest = tuple(only_for(lying, seat) for lying in position.hands[seat])
    position.hands[seat] = (reserve,)
    position.table[seat] += rest
    if log is not None:
        hidden = ("reserve", "cards")
        log += secret("lined_up", (seat,), hidden, seat=seat, reserve=card, cards=numbers(rest), count=len(rest))


def _begin_turn(position: Position, seat: int, log: Log) -> None:
    position.first = position.actor = seat
    position.regrouped = 0
    position.phase = TURN
    gaps = line_size(position.seats) - len(position.table[seat])
    if gaps:
        fill_hand(position, seat, gaps + 1, log)
        if len(position.hands[seat]) > gaps:
            position.phase = REFILL
        elif position.hands[seat]:
            rest, position.hands[seat] = position.hands[seat], ()
            position.table[seat] += tuple(map(closed, rest))
            if log is not None:
                hidden = ("reserve", "cards")
                log += secret("lined_up", (seat,), hidden, seat=seat, reserve=0, cards=numbers(rest), count=len(rest))
    elif not position.hands[seat]:
        fill_hand(position, seat, 1, log)


def _regroup(position: Position, seat: int, place: int, log: Log) -> None:
    line, (reserve,) = position.table[seat], position.hands[seat]
    into, out = closed(reserve), closed(line[place])
    position.table[seat] = (*line[:place], into, *line[place + 1 :])
    position.hands[seat] = (out,)
    position.regrouped = 1
    if log is not None:
        log += secret(
            "regrouped", (seat,), ("card", "reserve"), seat=seat, place=place, card=into & NUMBER,
            reserve=out & NUMBER,
        )  # fmt: skip


def _attack(position: Position, seat: int, own: int, other: int, slot: int, *, log: Log) -> None:
    mine, theirs = position.table[seat], position.table[other]
    hidden = not is_up(theirs[slot])
    shown = hidden or not is_up(mine[own])
    raiding, raided = opened(mine[own]), opened(theirs[slot])
    card, target = raiding & NUMBER, raided & NUMBER
    ambush = hidden and PRIORITY[target] > PRIORITY[card]
    if log is not None:
        facts = {"seat": seat, "place": own, "card": card, "other": other, "slot": slot, "target": target}
        log.append(public("raided", reveals=shown, ambush=int(ambush), **facts))
    raider = Fighter(seat, (raiding,))
    victim = Fighter(other, (raided,), bonus=AMBUSH_BONUS if ambush else 0)
    winner = exchange(victim, raider, log) if ambush else exchange(raider, victim, log)
    # Who has lost leaves a gap; the line closes up.
    position.table[seat] = (*mine[:own], *(() if winner == other else (raiding,)), *mine[own + 1 :])
    position.table[other] = (*theirs[:slot], *(() if winner == seat else (raided,)), *theirs[slot + 1 :])
    if winner == seat:
        capture(position, seat, other, (raided,), log)
    elif winner == other:
        capture(position, other, seat, (raiding,), log)


def _end_turn(position: Position, seat: int, log: Log) -> None:
    drop_out(position, log)
    following = position.after(seat)
    cycle = following <= seat
    if ends(position, cycle, log):
        return
    if cycle:
        next_round(position, log)
    _begin_turn(position, following, log)
