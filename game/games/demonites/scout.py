"""Scout (rules/demonites.md §4.3): scouts meet in the open, supports are committed in secret."""

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
from game.games.demonites.modes import MODES, SCOUT
from game.games.demonites.state import COMMIT, NOBODY, SCOUTING, Log, Position, opened


def begin(position: Position, log: Log) -> None:
    """A round: hands are filled and everybody chooses a scout."""
    living = position.living()
    for seat in living:
        fill_hand(position, seat, MODES[SCOUT].hand, log)
    clear_choices(position)
    position.phase, position.actor = SCOUTING, living[0]


def act(position: Position, action: Action, log: Log) -> None:
    """`scout` or `commit`."""
    seat = position.actor
    position.choices[seat] = (0, *map(int, action.args))
    if log is not None:
        log.append(public("chose", seat=seat))
    if position.phase == SCOUTING:
        waiting = [other for other in position.living() if not position.choices[other]]
        if waiting:
            position.actor = waiting[0]
        else:
            _reveal_scouts(position, log)
    elif seat == position.attacker:
        position.actor = position.defender
    else:
        _reveal_supports(position, log)


def _reveal_scouts(position: Position, log: Log) -> None:
    living = position.living()
    for seat in living:
        position.table[seat] = (opened(take_from_hand(position, seat, position.choices[seat][1])),)
    clear_choices(position)
    order = sorted(living, key=lambda seat: speed(position, seat, position.table[seat]))
    if log is not None:
        cards = tuple(numbers(position.table[seat])[0] if seat in living else None for seat in range(position.seats))
        log.append(public("mustered", reveals=True, cards=cards, order=tuple(order)))
    position.champion, position.queue = order[0], tuple(order[1:])
    _next(position, log)


def _next(position: Position, log: Log) -> None:
    if position.champion < 0 and position.queue:
        position.champion, position.queue = position.queue[0], position.queue[1:]
        if log is not None:
            log.append(public("champion_unfought", seat=position.champion))
    if position.champion >= 0 and position.queue:
        position.attacker, position.defender = position.champion, position.queue[0]
        position.queue = position.queue[1:]
        position.phase, position.actor = COMMIT, position.attacker
        if log is not None:
            log.append(public("battle_began", seat=position.attacker, other=position.defender, rematch=0))
        return
    if position.champion >= 0:
        _fall_back(position, position.champion, log)
    position.champion = position.attacker = position.defender = NOBODY
    drop_out(position, log)
    if not ends(position, True, log):
        next_round(position, log)
        begin(position, log)


def _fall_back(position: Position, seat: int, log: Log) -> None:
    cards, position.table[seat] = position.table[seat], ()
    send_home(position, seat, cards, log)


def _reveal_supports(position: Position, log: Log) -> None:
    pair = (position.attacker, position.defender)
    for seat in pair:
        cards = tuple(opened(take_from_hand(position, seat, card)) for card in position.choices[seat][1:])
        position.table[seat] += cards
        if log is not None:
            log.append(public("committed", reveals=True, seat=seat, cards=numbers(cards)))
    clear_choices(position)
    attacker, defender = (Fighter(seat, position.table[seat]) for seat in pair)
    winner = exchange(attacker, defender, log)
    position.attacker = position.defender = NOBODY
    if winner is None:
        for seat in pair:
            _fall_back(position, seat, log)
        position.champion = NOBODY
    else:
        loser = sum(pair) - winner
        lost, position.table[loser] = position.table[loser], ()
        capture(position, winner, loser, lost, log)
        scout, *supports = position.table[winner]
        position.table[winner] = (scout,)
        send_home(position, winner, supports, log)
        position.champion = winner
    _next(position, log)
