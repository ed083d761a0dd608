"""The end of a round and of the match (rules/eight_bit_battle.md §5.5, §6, H3, H4, H11)."""

from __future__ import annotations

from game.core.contract import Result
from game.core.events import Event, public
from game.games.eight_bit_battle.cards import CHARACTER_MASK, KING, cards_in
from game.games.eight_bit_battle.state import FIRST, OVER, REASONS, Position, State, health, with_seat

Log = list[Event] | None
POINTS, TIE_FIRST_DRAFTER, TIE_KING = range(len(REASONS))
ROUNDS = 3
ROUNDS_TO_WIN = 2


def finish_round(position: Position, log: Log) -> None:
    """Somebody has no characters left: leftovers, points, the round's winner, and perhaps the match's."""
    _leftovers(position, log)
    points = (health(position.piles[0]), health(position.piles[1]))
    winner, reason = _round_winner(position, points)
    position.results = (*position.results, (*points, winner, reason))
    position.phase = FIRST
    if log is not None:
        log.append(public("round_over", winner=winner, points_0=points[0], points_1=points[1], reason=REASONS[reason]))
    _finish_match(position, log)


def _leftovers(position: Position, log: Log) -> None:
    """Who still has characters lays all he holds on his own pile; the other's items are worth nothing (H4)."""
    hands = position.hands
    standing = [seat for seat in (0, 1) if hands[seat] & CHARACTER_MASK]
    keepers = standing or ([0, 1] if position.options.spare_items else [])
    for seat in (0, 1):
        hand = hands[seat]
        if not hand:
            continue
        if seat in keepers:
            position.piles = with_seat(position.piles, seat, position.piles[seat] | hand)
            if log is not None:
                log.append(public("leftovers", reveals=True, seat=seat, cards=cards_in(hand), points=health(hand)))
        else:
            position.gone |= hand
            if log is not None:
                log.append(public("items_lost", reveals=True, seat=seat, cards=cards_in(hand)))
    position.hands = position.known = (0, 0)


def _round_winner(position: Position, points: tuple[int, int]) -> tuple[int, int]:
    if points[0] != points[1]:
        return int(points[1] > points[0]), POINTS
    if position.options.tied_round:
        return (0 if position.piles[0] >> KING & 1 else 1), TIE_KING
    return position.first, TIE_FIRST_DRAFTER


def rounds_won(state: State) -> tuple[int, int]:
    """Rounds won by each seat."""
    second = sum([winner for _, _, winner, _ in state.results])
    return len(state.results) - second, second


def totals(state: State) -> tuple[int, int]:
    """Health points of each seat over all finished rounds."""
    return sum([row[0] for row in state.results]), sum([row[1] for row in state.results])


def _finish_match(position: Position, log: Log) -> None:
    rounds, total = rounds_won(position), totals(position)
    if position.options.ending:
        if len(position.results) < ROUNDS:
            return
        by_points = total[0] != total[1]
        winner = int(total[1] > total[0]) if by_points else int(rounds[1] > rounds[0])
        reason = "total_points" if by_points else "total_tie_rounds"
    else:
        if max(rounds) < ROUNDS_TO_WIN:
            return
        winner, reason = int(rounds[1] > rounds[0]), "two_rounds"
    position.phase, position.winner = OVER, winner
    if log is not None:
        log.append(
            public(
                "match_over",
                winner=winner,
                reason=reason,
                rounds_0=rounds[0],
                rounds_1=rounds[1],
                total_0=total[0],
                total_1=total[1],
            )
        )


def result(state: State) -> Result | None:
    """How the match ended; None while it goes on."""
    if state.phase != OVER:
        return None
    rounds, total = rounds_won(state), totals(state)
    if not state.options.ending:
        return Result((state.winner,), "rounds", "two_rounds", rounds)
    return Result((state.winner,), "points" if total[0] != total[1] else "rounds", "three_rounds", total)
