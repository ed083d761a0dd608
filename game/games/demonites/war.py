"""War (rules/demonites.md §4.1): nobody decides anything; the table goes step by step."""

from __future__ import annotations

from game.core.contract import TABLE
from game.core.events import public
from game.games.demonites.battle import Fighter, speed, strike, why_faster
from game.games.demonites.flow import capture, drop_out, ends, next_round, numbers, send_home
from game.games.demonites.state import (
    MUSTER,
    NOBODY,
    OVER,
    REINFORCE,
    STRIKE,
    Log,
    Position,
    closed,
    is_up,
    opened,
)


def begin(position: Position, log: Log) -> None:
    """The first muster waits for the table."""
    position.phase, position.actor = MUSTER, TABLE


def act(position: Position, verb: str, log: Log) -> None:
    """`go`: one step. `round`: steps until the field is empty again."""
    _step(position, log)
    while verb == "round" and position.phase not in (MUSTER, OVER):
        _step(position, log)


def _step(position: Position, log: Log) -> None:
    if position.phase == MUSTER:
        _muster(position, log)
    elif position.phase == STRIKE:
        _strike(position, log)
    else:
        _reinforce(position, log)


def _muster(position: Position, log: Log) -> None:
    living = position.living()
    for seat in living:
        position.table[seat] = (opened(_top(position, seat)),)
    order = sorted(living, key=lambda seat: speed(position, seat, position.table[seat]))
    if log is not None:
        cards = tuple(numbers(position.table[seat])[0] if seat in living else None for seat in range(position.seats))
        log.append(public("mustered", reveals=True, cards=cards, order=tuple(order)))
    position.champion, position.queue, position.drawn = order[0], tuple(order[1:]), ()
    _next(position, log)


def _top(position: Position, seat: int) -> int:
    """The top card, off the army."""
    army = position.armies[seat]
    position.armies[seat] = army[1:]
    return army[0]


def _next(position: Position, log: Log) -> None:
    """Who fights whom now (§4.1 NEXT, H8)."""
    if position.champion < 0 and position.queue:
        position.champion, position.queue = position.queue[0], position.queue[1:]
        if log is not None:
            log.append(public("champion_unfought", seat=position.champion))
    if position.champion >= 0 and (position.queue or position.drawn):
        position.rematch = int(not position.queue)
        if position.queue:
            other, position.queue = position.queue[0], position.queue[1:]
        else:
            other, position.drawn = position.drawn[0], position.drawn[1:]
        position.attacker, position.defender, position.blocked = position.champion, other, 0
        position.phase = STRIKE
        if log is not None:
            log.append(public("battle_began", seat=position.champion, other=other, rematch=position.rematch))
    else:
        _close(position, log)


def face_up(position: Position, seat: int) -> list[int]:
    """The seat's cards that count: those face up."""
    return [lying for lying in position.table[seat] if is_up(lying)]


def _strike(position: Position, log: Log) -> None:
    attacker, defender = position.attacker, position.defender
    mine, theirs = face_up(position, attacker), face_up(position, defender)
    if strike(Fighter(attacker, mine), Fighter(defender, theirs), log):
        _victory(position, attacker, defender, log)
    elif not position.blocked:
        position.attacker, position.defender, position.blocked = defender, attacker, 1
    else:
        position.phase = REINFORCE
        if log is not None:
            log.append(public("stood_off", seat=position.champion, other=attacker + defender - position.champion))


def _reinforce(position: Position, log: Log) -> None:
    pair = (position.champion, position.attacker + position.defender - position.champion)
    if not all(_can_reinforce(position, seat) for seat in pair):
        _draw(position, pair, log)
        return
    for seat in pair:
        table = position.table[seat]
        ally = next((place for place, lying in enumerate(table) if not is_up(lying)), None)
        if ally is not None:
            card, how = opened(table[ally]), "ally"
            position.table[seat] = (*table[:ally], card, *table[ally + 1 :])
        else:
            card, how = opened(_top(position, seat)), "army"
            position.table[seat] = (*table, card)
        if log is not None:
            log.append(public("reinforced", reveals=True, seat=seat, cards=numbers([card]), how=how))
    keys = {seat: speed(position, seat, face_up(position, seat)) for seat in pair}
    attacker, defender = sorted(pair, key=keys.__getitem__)
    position.attacker, position.defender, position.blocked, position.phase = attacker, defender, 0, STRIKE
    if log is not None:
        why = why_faster(keys[attacker], keys[defender])
        log.append(public("marker_given", seat=attacker, other=defender, why=why))


def _can_reinforce(position: Position, seat: int) -> bool:
    return bool(position.armies[seat]) or not all(map(is_up, position.table[seat]))


def _draw(position: Position, pair: tuple[int, int], log: Log) -> None:
    if log is not None:
        log.append(public("drew", seat=pair[0], other=pair[1], rematch=position.rematch))
    for seat in pair:
        _rest(position, seat)
    if position.rematch:
        _close(position, log)
        return
    position.drawn += pair
    position.champion = NOBODY
    _next(position, log)


def _rest(position: Position, seat: int) -> None:
    """All but the seat's first card turn face down."""
    first, *others = position.table[seat]
    position.table[seat] = (first, *map(closed, others))


def _victory(position: Position, winner: int, loser: int, log: Log) -> None:
    lost = position.table[loser]
    position.table[loser] = ()
    capture(position, winner, loser, [lying for lying in lost if is_up(lying)], log)
    send_home(position, loser, [lying for lying in lost if not is_up(lying)], log)
    _rest(position, winner)
    position.champion = winner
    _next(position, log)


def _close(position: Position, log: Log) -> None:
    for seat in position.living():
        cards, position.table[seat] = position.table[seat], ()
        send_home(position, seat, cards, log)
    position.champion, position.queue, position.drawn, position.rematch = NOBODY, (), (), 0
    position.attacker, position.defender, position.blocked = NOBODY, NOBODY, 0
    drop_out(position, log)
    if not ends(position, True, log):
        next_round(position, log)
        begin(position, log)
