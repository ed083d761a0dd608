"""What stands to be won and lost on the fronts of a Campaign (rules/demonites.md §10), for payoffs."""

from __future__ import annotations

from typing import NamedTuple

from game.games.demonites.battle import Sums, sums
from game.games.demonites.cards import ATTACK, DEFENCE, PRIORITY
from game.games.demonites.modes import CAMPAIGN, FRONT_ROOM, MODES
from game.games.demonites.state import CHARGE, NUMBER, Cards, State
from game.games.demonites.worth import worth_of

NEXT, LATER, REST = 0.9, 0.55, 0.2
"""How much of a front counts as taken that the seat to move could take, one after it, and any beside his best."""


def charge_wins(mine: tuple[int, int, int], theirs: tuple[int, int, int]) -> int:
    """What a charge of these sums (attack, priority, defence) comes to: 1 won, -1 lost, 0 a stand-off."""
    strike, answer = mine[0] > theirs[2], theirs[0] > mine[2]
    if mine[1] >= theirs[1]:
        return 1 if strike else -int(answer)
    return -1 if answer else int(strike)


class Stake(NamedTuple):
    """A side of a front: whose, against whom, what it could take with one more card, and whether it can."""

    front: int
    seat: int
    other: int
    prize: float
    wins: bool


def _with(one: Sums, lying: int) -> Sums:
    card = lying & NUMBER
    return Sums(one.attack + ATTACK[card], one.priority + PRIORITY[card], one.defence + DEFENCE[card])


def _can_win(mine: Cards, theirs: Cards, reserves: Cards) -> bool:
    own, goal = sums(mine), sums(theirs)
    if mine and charge_wins(own, goal) > 0:
        return True
    return len(mine) < FRONT_ROOM and any(charge_wins(_with(own, lying), goal) > 0 for lying in reserves)


def _stakes(state: State) -> list[Stake]:
    found = []
    hand = MODES[CAMPAIGN].hand
    reserves = []
    for army, cards in zip(state.armies, state.hands, strict=True):
        reserves.append((*cards, *army[: max(0, hand - len(cards))]))
    for place, front in enumerate(state.fronts):
        for side in (0, 1):
            theirs = front.cards[1 - side]
            if theirs:
                seat, other = front.seats[side], front.seats[1 - side]
                wins = _can_win(front.cards[side], theirs, reserves[seat])
                found.append(Stake(place, seat, other, worth_of(theirs), wins))
    return found


def count_fronts(state: State, found: list[float]) -> None:
    """Takes what may be lost on the fronts from `found` (cards by seat), and adds what may be won. Where the seat to
    move may charge, it does what is best for it."""
    stakes = _stakes(state)
    if state.phase != CHARGE:
        _expect(state, stakes, -1, state.actor, found)
        return
    seat = state.actor
    after = next(
        other for step in range(1, len(state.out) + 1) if not state.out[other := (seat + step) % len(state.out)]
    )
    best = _moved(state, stakes, -1, after, found)
    for place, front in enumerate(state.fronts):
        if seat in front.seats and all(front.cards):
            side = front.seats.index(seat)
            mine, theirs = front.cards[side], front.cards[1 - side]
            outcome = charge_wins(sums(mine), sums(theirs))
            if outcome:
                option = list(found)
                gain = worth_of(theirs) if outcome > 0 else -worth_of(mine)
                option[seat] += gain
                option[front.seats[1 - side]] -= gain
                option = _moved(state, stakes, place, after, option)
                if option[seat] > best[seat]:
                    best = option
    found[:] = best


def _moved(state: State, stakes: list[Stake], cleared: int, mover: int, found: list[float]) -> list[float]:
    option = list(found)
    _expect(state, stakes, cleared, mover, option)
    return option


def _expect(state: State, stakes: list[Stake], cleared: int, mover: int, found: list[float]) -> None:
    """Every seat in turn, from `mover`, takes the best front that it can win, and a little of its others."""
    seats = len(state.armies)
    gone = {cleared}
    weight = NEXT
    for step in range(seats):
        seat = (mover + step) % seats
        mine = [stake for stake in stakes if stake.seat == seat and stake.wins and stake.front not in gone]
        if not mine:
            continue
        best = max(mine, key=lambda stake: stake.prize)
        for stake in mine:
            share = (weight if stake is best else REST) * stake.prize
            found[seat] += share
            found[stake.other] -= share
        gone.add(best.front)
        weight = LATER
