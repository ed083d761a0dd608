"""A puzzle: a position of 8-Bit Battle's last round, seen by seat 0, which one action wins for certain.

Puzzles are data: `assets/puzzles/eight_bit_battle.toml`, read by `game.storage.puzzles`. A puzzle's texts have the ids
`puzzle.<id>` (its title), `puzzle.<id>.story` (a line before it) and `puzzle.<id>.why` (said when it is solved).
"""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec

from game.core.action import Action, parse_action
from game.core.contract import Result, State
from game.games.eight_bit_battle.positions import position

GAME, MODE = "eight_bit_battle", "standard"
SOLVER, RIVAL = 0, 1
RESULTS = ((12, 9, 0), (10, 13, 1))
"""One round each has been won before: the round that is played decides the match."""
LEVELS = 5


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """level: 1 (easy) to LEVELS. position: in the words of `positions.position`, without results; `moves` end where
    seat 0 has to act. answer: the only action that wins for certain, as text. second: the best chance that anybody has
    without it against a rival who plays in equilibrium (`chance.py`)."""

    id: str
    level: int
    position: dict[str, Any]
    answer: str
    second: float

    @property
    def action(self) -> Action:
        """The answer."""
        return parse_action(self.answer)

    def text_id(self, text: str = "") -> str:
        """The id of its title, or of one of its texts."""
        return f"puzzle.{self.id}" + (f".{text}" if text else "")

    @property
    def moves(self) -> tuple[Action, ...]:
        """What has been done in the battle under way."""
        return tuple(parse_action(text) for text in self.position.get("moves", ()))

    def before(self) -> State:
        """The position when the battle began. Raises what `position` raises."""
        return position({**self.position, "results": RESULTS, "moves": ()})

    def state(self) -> State:
        """The position in which seat 0 has to act. Raises what `position` raises."""
        return position({**self.position, "results": RESULTS})


class Verdict(Enum):
    """How a puzzle was played: with the answer and won; won by another way, which the rival let through; lost."""

    SOLVED = "solved"
    LUCKY = "lucky"
    FAILED = "failed"


def verdict(puzzle: Puzzle, actions: tuple[Action, ...], result: Result) -> Verdict:
    """What this match of a puzzle was worth. actions: from the position on."""
    if result.winners != (SOLVER,):
        return Verdict.FAILED
    return Verdict.SOLVED if actions[:1] == (puzzle.action,) else Verdict.LUCKY
