"""Moving cards, and how a round ends: what every mode does alike (rules/demonites.md §5, §6)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event, public, secret
from game.games.demonites.cards import TOTAL
from game.games.demonites.clock import has_rung
from game.games.demonites.modes import UNITS
from game.games.demonites.state import (
    KNOWN_BY_ALL,
    NOBODY,
    NUMBER,
    OVER,
    Log,
    Position,
    all_closed,
    count_owned,
    owned,
    owns,
    shown_to,
)


def numbers(cards: Sequence[int]) -> tuple[int, ...]:
    """The numbers of lying cards."""
    return tuple([lying & NUMBER for lying in cards])


def told(
    log: list[Event], kind: str, seat: int, cards: Sequence[int], *, reveals: bool = False, **facts: int | str
) -> None:
    """An event about these cards: in full for all where all know them, else for their owner alone."""
    if all(lying & KNOWN_BY_ALL == KNOWN_BY_ALL for lying in cards):
        log.append(public(kind, reveals=reveals, seat=seat, cards=numbers(cards), count=len(cards), **facts))
        return
    log += secret(
        kind, (seat,), ("cards",), reveals=reveals, seat=seat, cards=numbers(cards), count=len(cards), **facts
    )


def fill_hand(position: Position, seat: int, size: int, log: Log) -> None:
    """Draw from the army until the hand holds `size` cards or the army is empty."""
    army, hand = position.armies[seat], position.hands[seat]
    count = min(size - len(hand), len(army))
    if count <= 0:
        return
    open_hands = position.mode == 1 and position.options.open_hands
    known = KNOWN_BY_ALL if open_hands else shown_to(0, seat)
    drawn = tuple([lying | known for lying in army[:count]])
    position.armies[seat] = army[count:]
    position.hands[seat] = hand + drawn
    if log is not None:
        told(log, "drawn", seat, drawn, reveals=True)


def take_from_hand(position: Position, seat: int, card: int) -> int:
    """The lying card with this number, out of the hand. Raises ValueError where it is not there."""
    hand = position.hands[seat]
    for place, lying in enumerate(hand):
        if lying & NUMBER == card:
            position.hands[seat] = hand[:place] + hand[place + 1 :]
            return lying
    raise ValueError(f"card {card} is not in the hand of seat {seat}")


def send_home(position: Position, seat: int, cards: Sequence[int], log: Log) -> None:
    """Own cards go under the own army, in this order."""
    if not cards:
        return
    position.armies[seat] += all_closed(cards)
    if log is not None:
        told(log, "went_home", seat, cards)


def capture(position: Position, winner: int, loser: int, cards: Sequence[int], log: Log) -> None:
    """The loser's cards go under the winner's army, in this order."""
    position.armies[winner] += all_closed(cards)
    if log is not None and cards:
        log.append(public("captured", seat=winner, other=loser, cards=numbers(cards)))


def drop_out(position: Position, log: Log) -> list[int]:
    """The out check (H10): the seats that have just lost their last card."""
    fallen = [seat for seat in position.living() if not owns(position, seat)]
    for seat in fallen:
        position.out = (*position.out[:seat], 1, *position.out[seat + 1 :])
        if log is not None:
            log.append(public("fell", seat=seat))
    return fallen


def ends(position: Position, counted: bool, log: Log) -> bool:
    """The end check (§6): only one player left, or the limit reached where `counted` says that a round is complete.
    Sets the result where it is over."""
    living = position.living()
    if len(living) == 1:
        _finish(position, living, "all_cards", "all_cards", log)
        return True
    if not counted or position.round < position.limit:
        return False
    cards = {seat: owned(position, seat) for seat in living}
    most = max(len(mine) for mine in cards.values())
    best = [seat for seat in living if len(cards[seat]) == most]
    by = "cards"
    if len(best) > 1:
        strength = {seat: sum(TOTAL[card] for card in cards[seat]) for seat in best}
        highest = max(strength.values())
        best = [seat for seat in best if strength[seat] == highest]
        by = "totals" if len(best) == 1 else "shared"
    _finish(position, tuple(best), by, "clock" if has_rung(position) else "limit", log)
    return True


def _finish(position: Position, winners: tuple[int, ...], by: str, ending: str, log: Log) -> None:
    position.winners, position.by, position.ending = winners, by, ending
    position.phase, position.actor = OVER, NOBODY
    if log is not None:
        counts = tuple(count_owned(position, seat) for seat in range(position.seats))
        log.append(public("match_over", winners=winners, by=by, ending=ending, counts=counts))


def next_round(position: Position, log: Log) -> None:
    """Count on, and say so."""
    position.round += 1
    if log is not None:
        log.append(public("round_began", unit=UNITS[position.mode], round=position.round, limit=position.limit))


def clear_choices(position: Position) -> None:
    """Nobody has chosen yet."""
    position.choices = [()] * position.seats
