"""A War that goes on by itself: how fast, and when it slows down."""

from __future__ import annotations

from scenes.tables.demonites.board import Board

SPEEDS: tuple[int, ...] = (0, 1, 2, 4, 16)
"""How many times faster than by hand; 0: somebody presses every step."""
PAUSE_MS = 160
"""Between two steps at speed 1."""
BRISK = 1.5
"""How much faster than step by step a common battle of a War goes where nobody presses: a round in about 4 s."""
GREAT_STAKE = 6
"""From so many face-up cards in a battle on, however fast, it is shown slowly."""


class Autoplay:
    """The speed that was chosen, and the wait until the next step."""

    def __init__(self, unattended: bool = False) -> None:
        """unattended: nobody sits at the table, so that steps follow each other from the beginning."""
        self._unattended = unattended
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
        if is_great(board) or not (self.on or (self._unattended and board.mode == "war")):
            return 1.0
        return BRISK * max(1, self.speed)

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
