"""The five flips, what the round comes to, and the end of the match (rules/street_war.md §5, §6)."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Result
from game.core.events import Event, public
from game.games.street_war.cards import (
    BREATHER,
    CONSOLATION,
    HEALTH,
    KNOCKOUT,
    MOMENTUM,
    PRESSURE,
)
from game.games.street_war.options import LIMITS, in_rush_hour
from game.games.street_war.resolution import Flip, flip
from game.games.street_war.rounds import Log, begin_round
from game.games.street_war.state import (
    NOBODY,
    NOT_PEEKED,
    OVER,
    Position,
    Seat,
    State,
    lanes_won,
    rounds_won,
)


class Tally(NamedTuple):
    """What a round comes to (§5). winner: NOBODY where both won as many lanes. damage, healing: after all else;
    knockout, rush: what is in the damage beyond the 1. averted: "" or what kept the loser from harm. momentum,
    pressed, more: seats for the next round. working: the (seat, face) of each seal that worked."""

    lanes: tuple[int, int]
    winner: int
    damage: int = 0
    healing: int = 0
    knockout: int = 0
    rush: int = 0
    averted: str = ""
    momentum: int = NOBODY
    pressed: int = NOBODY
    more: int = NOBODY
    working: tuple[tuple[int, int], ...] = ()


def flips(state: State) -> list[Flip]:
    """How the lanes come out as they lie."""
    first, second = state.seats
    effects_0 = (first.momentum, first.patrol, first.pressed)
    effects_1 = (second.momentum, second.patrol, second.pressed)
    lanes = zip(first.row, second.row, first.laid, second.laid, strict=True)
    return [flip((card_0, card_1), laid_0, laid_1, effects_0, effects_1) for card_0, card_1, laid_0, laid_1 in lanes]


def tally(state: State, winners: list[int]) -> Tally:
    """What the round comes to when these seats (-1: nobody) have won its lanes."""
    lanes = winners.count(0), winners.count(1)
    if lanes[0] == lanes[1]:
        return Tally(lanes, NOBODY)
    winner = int(lanes[1] > lanes[0])
    loser = 1 - winner
    seals = {card for lying in state.seats[winner].laid for card in lying}
    lost_seals = {card for lying in state.seats[loser].laid for card in lying}
    rush = int(in_rush_hour(state.options, state.round))
    knockout = int(KNOCKOUT in seals)
    averted = "breather" if BREATHER in seals else "shield" if state.seats[loser].shield else ""
    working = [(winner, card) for card in (KNOCKOUT, MOMENTUM, BREATHER, PRESSURE) if card in seals]
    if averted and knockout:
        working.remove((winner, KNOCKOUT))
    if CONSOLATION in lost_seals:
        working.append((loser, CONSOLATION))
    health = state.seats[winner].health
    return Tally(
        lanes,
        winner,
        damage=0 if averted else 1 + knockout + rush,
        healing=int(BREATHER in seals and not rush and health < HEALTH),
        knockout=0 if averted else knockout,
        rush=0 if averted else rush,
        averted=averted,
        momentum=winner if MOMENTUM in seals else NOBODY,
        pressed=loser if PRESSURE in seals else NOBODY,
        more=loser if CONSOLATION in lost_seals else NOBODY,
        working=tuple(working),
    )


def fight(position: Position, log: Log) -> None:
    """Flip every lane, count, and go on with the next round or end the match."""
    results = flips(position)
    first, second = position.seats
    position.last = tuple(
        (first.row[lane], second.row[lane], first.laid[lane], second.laid[lane], one.value_0, one.value_1)
        for lane, one in enumerate(results)
    )
    if log is not None:
        log.append(public("fight_began", reveals=True, round=position.round))
        for lane, one in enumerate(results):
            log.append(_flipped(position, lane, one))
    counted = tally(position, [one.winner for one in results])
    position.results = (*position.results, counted.lanes)
    if log is not None:
        lanes_0, lanes_1 = counted.lanes
        winner = counted.winner if counted.winner >= 0 else None
        log.append(public("round_decided", round=position.round, lanes_0=lanes_0, lanes_1=lanes_1, winner=winner))
        for seat, card in counted.working:
            log.append(public("seal_worked", seat=seat, card=card))
    if counted.winner >= 0:
        _harm(position, counted, log)
    if not (first.health and second.health) or position.round == LIMITS[position.options.limit]:
        _end(position, log)
        return
    position.first = 1 - position.first
    begin_round(position, log, counted.momentum, counted.pressed, counted.more)


def _flipped(position: Position, lane: int, one: Flip) -> Event:
    first, second = position.seats
    return public(
        "lane_flipped",
        reveals=True,
        lane=lane + 1,
        card_0=first.row[lane],
        card_1=second.row[lane],
        laid_0=first.laid[lane],
        laid_1=second.laid[lane],
        steps_0=one.steps_0,
        steps_1=one.steps_1,
        own_0=one.own_0,
        own_1=one.own_1,
        swaps=one.swaps,
        value_0=one.value_0,
        value_1=one.value_1,
        winner=one.winner if one.winner >= 0 else None,
    )


def _harm(position: Position, counted: Tally, log: Log) -> None:
    """Damage and healing of a decided round, at once (H9)."""
    winner, loser = position.seats[counted.winner], position.seats[1 - counted.winner]
    lost = min(loser.health, counted.damage)
    loser.health -= lost
    winner.health += counted.healing
    if log is None:
        return
    if counted.averted:
        log.append(public("damage_averted", seat=1 - counted.winner, why=counted.averted))
    else:
        log.append(
            public(
                "health_lost",
                seat=1 - counted.winner,
                amount=lost,
                health=loser.health,
                knockout=counted.knockout,
                rush=counted.rush,
            )
        )
    if counted.healing:
        log.append(public("health_gained", seat=counted.winner, amount=1, health=winner.health, why="breather"))


def verdict(state: State) -> tuple[int, str]:
    """(winner or NOBODY, by what) if the match ended now: more health, then more rounds, then more lanes (H8)."""
    health = state.seats[0].health, state.seats[1].health
    for by, (first, second) in (("health", health), ("rounds", rounds_won(state)), ("lanes", lanes_won(state))):
        if first != second:
            return int(second > first), by
    return NOBODY, "draw"


def ending(state: State) -> str:
    """Why a match that is over has ended."""
    return "knocked_out" if min(seat.health for seat in state.seats) == 0 else "limit"


def _end(position: Position, log: Log) -> None:
    position.winner, by = verdict(position)
    position.phase, position.actor = OVER, NOBODY
    position.pile = position.deck = position.opened = position.out = position.exchange = ()
    position.sketch = position.look = position.glimpse = ()
    position.peek, position.waiter, position.passes = NOT_PEEKED, NOBODY, 0
    first, second = position.seats
    position.seats = (
        Seat(character=first.character, health=first.health, ready=first.ready),
        Seat(character=second.character, health=second.health, ready=second.ready),
    )
    if log is not None:
        rounds, lanes = rounds_won(position), lanes_won(position)
        log.append(
            public(
                "match_over",
                winner=position.winner if position.winner >= 0 else None,
                why=ending(position),
                by=by,
                health_0=position.seats[0].health,
                health_1=position.seats[1].health,
                rounds_0=rounds[0],
                rounds_1=rounds[1],
                lanes_0=lanes[0],
                lanes_1=lanes[1],
            )
        )


def result(state: State) -> Result | None:
    """How the match ended; None while it goes on. Scores: health, or what decided where health was equal."""
    if state.phase != OVER:
        return None
    winner, by = verdict(state)
    health = (state.seats[0].health, state.seats[1].health)
    scores = {"rounds": rounds_won(state), "lanes": lanes_won(state)}.get(by, health)
    return Result((winner,) if winner >= 0 else (), by, ending(state), scores)
