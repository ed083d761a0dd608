"""What all modes share: sums, who is faster, and the exchange of two strikes (rules/demonites.md §3, §5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.core.events import public
from game.games.demonites.cards import ATTACK, DEFENCE, PRIORITY, TOTAL
from game.games.demonites.state import NUMBER, Log, Position

REASONS = ("priority", "total", "army", "number")
"""What decides who is faster, in this order (§3)."""


class Sums(NamedTuple):
    """What a side fights with."""

    attack: int
    priority: int
    defence: int


def sums(cards: Iterable[int]) -> Sums:
    """The sums of these lying cards' scores."""
    numbers = [lying & NUMBER for lying in cards]
    return Sums(*(sum([scores[n] for n in numbers]) for scores in (ATTACK, PRIORITY, DEFENCE)))


def speed(position: Position, seat: int, cards: Sequence[int]) -> tuple[int, int, int, int]:
    """A key that is smaller for the faster side: priority, total, army and hand, lowest card number (§3, H3, H4)."""
    priority = total = 0
    lowest = NUMBER
    for lying in cards:
        number = lying & NUMBER
        priority -= PRIORITY[number]
        total -= TOTAL[number]
        lowest = min(lowest, number)
    return priority, total, len(position.armies[seat]) + len(position.hands[seat]), lowest


def why_faster(first: Sequence[int], second: Sequence[int]) -> str:
    """Which of `REASONS` decided between two keys of `speed`."""
    return next(reason for reason, one, two in zip(REASONS, first, second, strict=True) if one != two)


class Fighter(NamedTuple):
    """A side of an exchange. bonus: added to its attack; guard: taken from its defence."""

    seat: int
    cards: Sequence[int]
    bonus: int = 0
    guard: int = 0


def strike(striker: Fighter, target: Fighter, log: Log) -> bool:
    """Whether the strike beats the defence: strictly greater."""
    attack, defence = striker.bonus, -target.guard
    for lying in striker.cards:
        attack += ATTACK[lying & NUMBER]
    for lying in target.cards:
        defence += DEFENCE[lying & NUMBER]
    beats = attack > defence
    if log is not None:
        log.append(
            public(
                "struck",
                seat=striker.seat,
                other=target.seat,
                attack=attack,
                defence=defence,
                bonus=striker.bonus,
                guard=target.guard,
                beats=int(beats),
            )
        )
    return beats


def exchange(first: Fighter, second: Fighter, log: Log) -> int | None:
    """The seat that wins: the first by its strike or, if that is blocked, the second by its own; None: a stand-off."""
    if strike(first, second, log):
        return first.seat
    if strike(second, first, log):
        return second.seat
    if log is not None:
        log.append(public("stood_off", seat=first.seat, other=second.seat))
    return None
