"""How good a position looks, for players and hints (rules/street_war.md §9, §10).

A round is weighed at any of its moments: the lanes as they lie (or as the hands would meet on average), what is still
in hand as a push on all of them and as uncertainty, then what the round would do to both healths, and that by the
chance to win the match from there.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import NamedTuple

from game.core.events import OPEN
from game.core.rng import Rng
from game.games.street_war.cards import (
    BOOST,
    BREATHER,
    CHARACTERS,
    CONSOLATION,
    DOUBLE,
    HEALTH,
    IS_OPEN,
    JAB,
    KNOCKOUT,
    LANES,
    MOMENTUM,
    PRESSURE,
    SLAM,
    STRATEGIES,
    SWAP,
)
from game.games.street_war.dealing import rebuilt, resample
from game.games.street_war.options import LIMITS, RUSH_HOUR_FROM, in_rush_hour
from game.games.street_war.resolution import flip
from game.games.street_war.state import OVER, PEEKING, PICK, Seat, State
from game.games.street_war.view import View

DECIDED = 0.88
"""Share of rounds that somebody wins (§9)."""
_PUSH = {DOUBLE: 3.0, BOOST: 2.0, JAB: 1.0, SLAM: 2.0, SWAP: 1.5}
PUSH: tuple[float, ...] = tuple(_PUSH.get(one.number, 0.0) for one in STRATEGIES)
"""By how much a red card in hand changes the margin of the lane it will be laid on."""
BLUR = 0.55
"""How far the margin of a lane strays for each red card that may still be laid: it grows with the root of them."""
ONE_MORE = 0.19
"""What one more on every lane of a round adds to the chance to win it (and takes from the other's)."""
ONE_CARD = 0.05
"""The same of one more strategy card."""
USE: dict[str, float] = {
    "magpie": 0.03,
    "scoops": 0.08,
    "drifter": 0.06,
    "commuter": 0.1,
    "hardhat": 0.05,
    "liberty": 0.2,
    "sketcher": 0.1,
    "patrol": 0.19,
}
"""The same of one use of each ability."""
USES: tuple[float, ...] = tuple(USE[one.id] for one in CHARACTERS)
HORIZON = 5
"""Rounds ahead in which an ability that is ready counts for something."""
WORLDS = 12
"""Deals that `evaluate` looks at, always the same ones."""


@cache
def match_chances(limit: int, rush_from: int) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """[round][health of seat 0][health of seat 1]: seat 0's chance to win the match before that round is played, every
    round being won by each as often. A round beyond the limit stands for its end."""
    last = LIMITS[limit] + 1
    after: list[list[float]] = [[0.5 if a == b else float(a > b) for b in range(HEALTH + 1)] for a in range(HEALTH + 1)]
    table = [tuple(map(tuple, after))]
    for number in range(last - 1, 0, -1):
        harm = 2 if number >= rush_from else 1
        now = [row[:] for row in after]
        for a in range(1, HEALTH + 1):
            for b in range(1, HEALTH + 1):
                won, lost = after[a][max(0, b - harm)], after[max(0, a - harm)][b]
                now[a][b] = DECIDED / 2 * (won + lost) + (1 - DECIDED) * after[a][b]
        for h in range(1, HEALTH + 1):
            now[h][0], now[0][h] = 1.0, 0.0
        table.append(tuple(map(tuple, now)))
        after = now
    table.append(table[-1])
    return tuple(reversed(table))


class _Round(NamedTuple):
    """The chances of seat 0 and of seat 1 to win the round."""

    first: float
    second: float


@lru_cache(maxsize=1 << 12)
def _normal(tenths: int) -> float:
    return 0.5 * (1 + math.erf(tenths / 100 / math.sqrt(2)))


def _below(value: float) -> float:
    """The normal distribution, looked up."""
    return _normal(max(-400, min(400, round(value * 100))))


@lru_cache(maxsize=1 << 16)
def _lane(margin: int, push: float, cards: int) -> tuple[float, float]:
    """The chances of both to win a lane with this margin, with a push for seat 0 and so many red cards to come."""
    if not cards:
        return float(margin > 0), float(margin < 0)
    blur = BLUR * math.sqrt(cards)
    return _below((margin + push - 0.5) / blur), _below((-margin - push - 0.5) / blur)


def _round(state: State) -> _Round:
    """Who wins the round under way."""
    first, second = state.seats
    cards_0, push_0 = _reserve(first)
    cards_1, push_1 = _reserve(second)
    push, cards = (push_0 - push_1) / LANES, cards_0 + cards_1
    effects_0, effects_1 = (
        (first.momentum, first.patrol, first.pressed),
        (second.momentum, second.patrol, second.pressed),
    )
    row_0, row_1 = _row(state, 0), _row(state, 1)
    mean = spread = 0.0
    lanes = range(LANES) if row_0 or row_1 else range(1)
    for lane in lanes:
        mine = (row_0[lane],) if row_0 else first.hand
        theirs = (row_1[lane],) if row_1 else second.hand
        laid_0, laid_1 = first.laid[lane], second.laid[lane]
        won = lost = 0.0
        for a in mine:
            for b in theirs:
                one = flip((a, b), laid_0, laid_1, effects_0, effects_1)
                up, down = _lane(one.value_0 - one.value_1, push, cards)
                won += up
                lost += down
        pairs = len(mine) * len(theirs)
        if pairs != 1:
            won, lost = won / pairs, lost / pairs
        mean += won - lost
        spread += won + lost - (won - lost) ** 2
    if len(lanes) == 1:
        mean, spread = mean * LANES, spread * LANES
    if spread < 0.01:
        return _Round(float(mean > 0.5), float(mean < -0.5))
    deviation = math.sqrt(spread)
    return _Round(_below((mean - 0.5) / deviation), _below((-mean - 0.5) / deviation))


def _reserve(seat: Seat) -> tuple[int, float]:
    """(red cards that may still be laid, by how much they push)."""
    if seat.done:
        return 0, 0.0
    pushes = [PUSH[card] for card in seat.cards if PUSH[card]]
    return len(pushes), sum(pushes)


def _row(state: State, number: int) -> tuple[int, ...]:
    """The row, with what Scoops is about to take in it."""
    row = state.seats[number].row
    if state.peek == PEEKING and state.actor == number:
        best, worst = max(state.peeked), min(row)
        if best > worst:
            at = row.index(worst)
            row = (*row[:at], best, *row[at + 1 :])
    return row


def _seals(seat: Seat) -> set[int]:
    """What lies or may still be laid."""
    seals = {card for lying in seat.laid for card in lying}
    if not seat.done:
        seals.update(card for card in seat.cards if not IS_OPEN[card])
    return seals


def _value(state: State) -> float:
    """Seat 0's chance to win the match."""
    seats = state.seats
    chances = match_chances(state.options.limit, RUSH_HOUR_FROM if not state.options.rush_hour else 99)
    health = (seats[0].health, seats[1].health)
    if state.phase == PICK:
        return 0.5
    after = chances[state.round + 1]
    rush = in_rush_hour(state.options, state.round)
    # What the next rounds turn on: one won or one lost.
    stake = after[health[0]][max(0, health[1] - 1)] - after[max(0, health[0] - 1)][health[1]]
    odds = _round(state)
    value = (1 - odds.first - odds.second) * after[health[0]][health[1]]
    for winner, chance in ((0, odds.first), (1, odds.second)):
        if chance:
            value += chance * _decided(state, winner, after, health, rush, stake)
    for number, seat in enumerate(seats):
        worth = USES[seat.character]
        waits = max(0, seat.ready - state.round - 1)
        gain = worth * (HORIZON - min(HORIZON, waits)) / (CHARACTERS[seat.character].cooldown + 1)
        if state.waiter == number and not state.sketch and not state.look:
            gain += worth
        value += stake * gain * (0.5 if number == 0 else -0.5)
    return max(0.0, min(1.0, value))


def _decided(
    state: State, winner: int, after: tuple[tuple[float, ...], ...], health: tuple[int, int], rush: bool, stake: float
) -> float:
    """Seat 0's chance when this seat wins the round."""
    seats, loser = state.seats, 1 - winner
    seals = _seals(seats[winner])
    now = [health[0], health[1]]
    if BREATHER in seals:
        now[winner] = min(HEALTH, now[winner] + (not rush))
    elif not seats[loser].shield:
        now[loser] = max(0, now[loser] - 1 - (KNOCKOUT in seals) - rush)
    value = after[now[0]][now[1]]
    if now[loser]:
        gain = ONE_MORE * ((MOMENTUM in seals) + (PRESSURE in seals)) - ONE_CARD * (CONSOLATION in _seals(seats[loser]))
        value += stake * (gain if winner == 0 else -gain)
    return value


def evaluate(view: View, seat: int) -> float:
    """The chance to win the match, 0..1, as far as the view's eyes can tell: over deals that fit it."""
    if view.ending is not None:
        return 0.5 if view.winner is None else float(view.winner == seat)
    if view.eyes == OPEN:
        return payoff(rebuilt(view))[seat]
    rng = Rng(view.round)
    return sum(payoff(resample(view, rng))[seat] for _ in range(WORLDS)) / WORLDS


def payoff(state: State) -> tuple[float, float]:
    """Each seat's value, 0..1, of a finished state (a draw is a half), or an estimate of an unfinished one."""
    if state.phase == OVER:
        return ((0.5, 0.5), (1.0, 0.0), (0.0, 1.0))[state.winner + 1]
    value = _value(state)
    return value, 1 - value
