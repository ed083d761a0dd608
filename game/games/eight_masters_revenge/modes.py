"""The modes of 8 Masters' Revenge: who sits there, with how much life, in which order (rules/…revenge.md §3)."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import SetupError
from game.games.eight_masters_revenge.options import OPTIONS, Options


class Mode(NamedTuple):
    """A way to play.

    lives: by seat. order: the seats of one round in the order of their turns. teams: each seat's side. thorns: (seat,
    place) of the opening thorns. hands: cards of the opening hand, by seat.
    """

    id: str
    lives: tuple[int, ...]
    order: tuple[int, ...]
    teams: tuple[int, ...]
    thorns: tuple[tuple[int, int], ...]
    hands: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.lives)


A2, A5 = 1, 4
_LONE = Mode("one_against_all", (20, 6, 6), (0, 1, 2), (0, 1, 1), ((0, A5),), (2, 2, 2))
_BETWEEN = Mode("one_against_all", (11, 8, 8), (0, 1, 0, 2), (0, 1, 1), ((0, A5),), (2, 2, 2))
MODES: tuple[Mode, ...] = (
    Mode("duel", (10, 10), (0, 1), (0, 1), ((0, A5),), (2, 2)),
    Mode("solo", (10, 10), (0, 1), (0, 1), ((0, A5),), (2, 2)),
    _LONE,
    Mode(
        "free_for_all",
        (8, 8, 8, 8),
        (0, 1, 2, 3),
        (0, 1, 2, 3),
        ((0, A5), (0, A2), (1, A5), (1, A2), (2, A5)),
        (2, 2, 2, 2),
    ),
    Mode("teams", (8, 8, 8, 8), (0, 1, 2, 3), (0, 1, 0, 1), ((0, A5), (0, A2), (2, A5)), (2, 2, 2, 2)),
)
DUEL, SOLO, ONE_AGAINST_ALL, FREE_FOR_ALL, TEAMS = range(5)
MODE_IDS: tuple[str, ...] = tuple(mode.id for mode in MODES)

SOLO_LEVELS: dict[int, tuple[int, int, int]] = {
    1: (12, 8, 2),
    2: (10, 10, 2),
    3: (10, 10, 2),
    4: (10, 12, 3),
    5: (10, 14, 4),
}
"""Solo level -> the person's life, the computer master's life and opening hand (§3)."""


def mode_number(mode_id: str) -> int:
    """The mode's place in MODES. Raises SetupError naming the known ones."""
    if mode_id not in MODE_IDS:
        raise SetupError(f"8 Masters' Revenge has no mode {mode_id!r}; it has: {', '.join(MODE_IDS)}")
    return MODE_IDS.index(mode_id)


def computer_seat(options: Options) -> int:
    """The computer master's seat in solo."""
    return 0 if options.solo_seat else 1


def played_mode(mode: int, options: Options) -> Mode:
    """The mode as the options make it: the lone master's order (H22), the solo level's life and hand."""
    if mode == ONE_AGAINST_ALL and options.lone_order:
        return _BETWEEN
    if mode == SOLO:
        level = int(OPTIONS[6].values[options.solo_level])
        mine, its, hand = SOLO_LEVELS[level]
        if computer_seat(options):
            return MODES[SOLO]._replace(lives=(mine, its), hands=(2, hand))
        return MODES[SOLO]._replace(lives=(its, mine), hands=(hand, 2))
    return MODES[mode]
