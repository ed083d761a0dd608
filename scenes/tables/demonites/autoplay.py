"""A War that goes on by itself: how fast, and when it slows down."""

from __future__ import annotations

from scenes.tables.demonites.board import Board

SPEEDS: tuple[int, ...] = (0, 1, 2, 4, 16)
"""How many times faster than by hand; 0: somebody presses every step."""
PAUSE_MS = 380
"""Between two steps at speed 1."""
GREAT_STAKE = 6
"""From so many face-up cards in a battle on, however fast, it is shown slowly."""


class Autoplay:
    """The speed that was chosen, and the wait until the next step."""

    def __init__(self) -> None:
        self._place = 0
        self._waited = 0.0

    @property
    def on(self) -> bool:
        """Whether steps are taken by themselves."""
        return self._place > 0

    @property
    def speed(self) -> int:
        """One of `SPEEDS`."""
        return SPEEDS[self._place]

    def next_speed(self) -> None:
        """The next one, and from the fastest back to none."""
        self._place = (self._place + 1) % len(SPEEDS)
        self._waited = 0.0

    def stop(self) -> None:
        """By hand again."""
        self._place, self._waited = 0, 0.0

    def factor(self, board: Board) -> float:
        """How many times faster time passes on the table: never where much is at stake, or somebody's last card."""
        if not self.on or is_great(board):
            return 1.0
        return float(self.speed)

    def due(self, ms: int) -> bool:
        """Let time pass before the next step. Returns whether it is due."""
        if not self.on:
            return False
        self._waited += ms
        if self._waited < PAUSE_MS / self.speed:
            return False
        self._waited = 0.0
        return True


def is_great(board: Board) -> bool:
    """Whether this battle is one that people want to see."""
    if board.pair is None:
        return False
    stake = sum(len(board.seats[seat].up) for seat in board.pair)
    last = any(board.owned(seat) == len(board.seats[seat].up) for seat in board.pair)
    return stake >= GREAT_STAKE or last
