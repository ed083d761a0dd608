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
    BATTLE_CARDS,
    BOOST,
    BREATHER,
    CHARACTERS,
    CONSOLATION,
    DOUBLE,
    HEALTH,
    JAB,
    KNOCKOUT,
    LANES,
    MOMENTUM,
    PRESSURE,
    SEAL,
    SLAM,
    STRATEGIES,
    STRATEGY_CARDS,
    SWAP,
)
from game.games.street_war.dealing import rebuilt, resample
from game.games.street_war.options import LIMITS, RUSH_HOUR_FROM, Options, in_rush_hour
from game.games.street_war.resolution import flip
from game.games.street_war.state import CLAIM, LINE_UP, OVER, PEEKING, PICK, SWIPE, Seat, State
from game.games.street_war.view import View

Cards = tuple[int, ...]
Effects = tuple[int, int, int]
SEALS: tuple[int, ...] = tuple(1 << one.number if one.kind == SEAL else 0 for one in STRATEGIES)
"""The bit of each face that is a seal, 0 for the others."""

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
    "magpie": 0.1,
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
KEPT: tuple[tuple[float, ...], ...] = tuple(
    tuple(USES[one.number] * (HORIZON - waits) / (one.cooldown + 1) for waits in range(HORIZON + 1))
    for one in CHARACTERS
)
"""By character and rounds to wait after the next one: the uses within the horizon, together."""
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


def _round(state: State, reserve_0: _Reserve, reserve_1: _Reserve) -> tuple[float, float]:
    """The chances of seat 0 and of seat 1 to win the round under way."""
    first, second = state.seats
    push, cards = (reserve_0.push - reserve_1.push) / LANES, reserve_0.reds + reserve_1.reds
    effects_0 = first.momentum, first.patrol, first.pressed
    effects_1 = second.momentum, second.patrol, second.pressed
    if state.phase == SWIPE:
        return _swiped(state, effects_0, effects_1)
    row_0, row_1 = _row(state, 0), _row(state, 1)
    if not row_0 and not row_1:
        return _unplayed(effects_0, effects_1, push, cards)
    mean = spread = 0.0
    for lane in range(LANES):
        tends, strays = _odds(
            (row_0[lane],) if row_0 else first.hand,
            (row_1[lane],) if row_1 else second.hand,
            first.laid[lane],
            second.laid[lane],
            effects_0,
            effects_1,
            push,
            cards,
        )
        mean += tends
        spread += strays
    return _chances(mean, spread)


@lru_cache(maxsize=1 << 8)
def _unplayed(effects_0: Effects, effects_1: Effects, push: float, cards: int) -> tuple[float, float]:
    """The same of a round of which no card lies: any hand against any other."""
    mean, spread = _odds(BATTLE_CARDS, BATTLE_CARDS, (), (), effects_0, effects_1, push, cards)
    return _chances(mean * LANES, spread * LANES)


def _chances(mean: float, spread: float) -> tuple[float, float]:
    """Of seat 0 and of seat 1 to win a round in which seat 0 wins so many lanes more on average, with that variance."""
    if spread < 0.01:
        return float(mean > 0.5), float(mean < -0.5)
    deviation = math.sqrt(spread)
    return _below((mean - 0.5) / deviation), _below((-mean - 0.5) / deviation)


def _swiped(state: State, effects_0: Effects, effects_1: Effects) -> tuple[float, float]:
    """The same once the Magpie has looked at a lane: she does what is best for whom one card and what lies are known,
    and takes the other cards to lie in any order."""
    seat, (lane, value) = state.actor, state.glimpse
    mine, theirs = state.seats[seat], state.seats[1 - seat]
    hidden = (*theirs.row[:lane], *theirs.row[lane + 1 :])
    best = 0.0, 1.0
    for other in range(LANES):
        mean = spread = 0.0
        for at in range(LANES):
            source = lane if at == other else other if at == lane else at
            cards = (value,) if source == lane else hidden
            if seat == 0:
                tends, strays = _odds(
                    (mine.row[at],), cards, mine.laid[at], theirs.laid[source], effects_0, effects_1, 0.0, 0
                )
            else:
                tends, strays = _odds(
                    cards, (mine.row[at],), theirs.laid[source], mine.laid[at], effects_0, effects_1, 0.0, 0
                )
            mean += tends
            spread += strays
        chances = _chances(mean, spread)
        best = max(best, (chances[seat], chances[1 - seat]), key=lambda one: one[0] - one[1])
    return best if seat == 0 else (best[1], best[0])


@lru_cache(maxsize=1 << 15)
def _odds(
    mine: Cards, theirs: Cards, laid_0: Cards, laid_1: Cards, effects_0: Effects, effects_1: Effects, push: float,
    cards: int,
) -> tuple[float, float]:  # fmt: skip
    """(what a lane brings seat 0 on average, the variance of it), 1 for won and -1 for lost, where each of these
    battle cards may stand on either side. Remembered: the actions of one decision differ on a lane or two."""
    won = lost = 0.0
    for a in mine:
        for b in theirs:
            one = flip((a, b), laid_0, laid_1, effects_0, effects_1)
            up, down = _lane(one.value_0 - one.value_1, push, cards)
            won += up
            lost += down
    pairs = len(mine) * len(theirs)
    won, lost = won / pairs, lost / pairs
    return won - lost, won + lost - (won - lost) ** 2


class _Reserve(NamedTuple):
    """What a hand may still lay: how many red cards, by how much they push, its seals as bits."""

    reds: int
    push: float
    seals: int


_NOTHING = _Reserve(0, 0.0, 0)


@cache
def _any(count: int) -> _Reserve:
    """So many cards, whichever they are."""
    reds = sum(PUSH[card] > 0 for card in STRATEGY_CARDS)
    push = sum(PUSH[card] for card in STRATEGY_CARDS)
    return _Reserve(round(count * reds / len(STRATEGY_CARDS)), count * push / len(STRATEGY_CARDS), 0)


@lru_cache(maxsize=1 << 12)
def _reserve(cards: Cards) -> _Reserve:
    pushes = [PUSH[card] for card in cards if PUSH[card]]
    return _Reserve(len(pushes), sum(pushes), _seals(cards))


@lru_cache(maxsize=1 << 12)
def _seals(cards: Cards) -> int:
    """The seals among these cards as bits: seals of one face do no more than one."""
    seals = 0
    for card in cards:
        seals |= SEALS[card]
    return seals


def _all_seals(seat: Seat, reserve: _Reserve) -> int:
    """What lies or may still be laid."""
    seals = reserve.seals
    for lying in seat.laid:
        if lying:
            seals |= _seals(lying)
    return seals


def _row(state: State, number: int) -> Cards:
    """The row, with what Scoops is about to take in it."""
    row = state.seats[number].row
    if state.peek == PEEKING and state.actor == number:
        best, worst = max(state.peeked), min(row)
        if best > worst:
            at = row.index(worst)
            row = (*row[:at], best, *row[at + 1 :])
    return row


def _value(state: State) -> float:
    """Seat 0's chance to win the match."""
    if state.phase == PICK:
        return 0.5
    first, second = state.seats
    if state.phase in (CLAIM, LINE_UP):
        # What has just been dealt is luck: it would only hide what the round before has brought.
        reserve_0, reserve_1 = _any(len(first.cards)), _any(len(second.cards))
    else:
        reserve_0 = _NOTHING if first.done else _reserve(first.cards)
        reserve_1 = _NOTHING if second.done else _reserve(second.cards)
    tied, won, lost, stake = _outcomes(
        state.options,
        state.round,
        (first.health, second.health),
        (first.shield, second.shield),
        (_all_seals(first, reserve_0), _all_seals(second, reserve_1)),
    )
    wins, loses = _round(state, reserve_0, reserve_1)
    value = (1 - wins - loses) * tied + wins * won + loses * lost
    abilities = _ability(state, 0, first) - _ability(state, 1, second)
    return max(0.0, min(1.0, value + stake * abilities / 2))


def _ability(state: State, number: int, seat: Seat) -> float:
    """What the seat's ability is still good for, in chances to win a round."""
    kept = KEPT[seat.character]
    gain = kept[min(HORIZON, max(0, seat.ready - state.round - 1))]
    if state.waiter == number and not state.sketch and not state.look:
        gain += USES[seat.character]
    return gain


@lru_cache(maxsize=1 << 14)
def _outcomes(
    options: Options, round_number: int, health: tuple[int, int], shields: tuple[int, int], seals: tuple[int, int]
) -> tuple[float, float, float, float]:
    """Seat 0's chance to win the match when nobody, seat 0 or seat 1 wins this round; and the stake, what the next
    rounds turn on: the difference between one won and one lost."""
    after = match_chances(options.limit, RUSH_HOUR_FROM if not options.rush_hour else 99)[round_number + 1]
    stake = after[health[0]][max(0, health[1] - 1)] - after[max(0, health[0] - 1)][health[1]]
    rush = in_rush_hour(options, round_number)
    won, lost = (_decided(winner, after, health, shields, seals, rush, stake) for winner in (0, 1))
    return after[health[0]][health[1]], won, lost, stake


def _decided(
    winner: int, after: tuple[tuple[float, ...], ...], health: tuple[int, int], shields: tuple[int, int],
    seals: tuple[int, int], rush: bool, stake: float,
) -> float:  # fmt: skip
    """Seat 0's chance when this seat wins the round."""
    loser = 1 - winner
    works = seals[winner]
    now = list(health)
    if works & SEALS[BREATHER]:
        now[winner] = min(HEALTH, now[winner] + (not rush))
    elif not shields[loser]:
        now[loser] = max(0, now[loser] - 1 - bool(works & SEALS[KNOCKOUT]) - rush)
    value = after[now[0]][now[1]]
    if now[loser]:
        gain = ONE_MORE * (bool(works & SEALS[MOMENTUM]) + bool(works & SEALS[PRESSURE]))
        gain -= ONE_CARD * bool(seals[loser] & SEALS[CONSOLATION])
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
