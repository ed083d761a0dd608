"""Puzzles from their file, and which of them have been solved."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.puzzles.puzzle import LEVELS, Puzzle, Verdict
from game.storage.kept import KeptFile

FORMAT = 1
MOST_TRIES = 9_999


class PuzzleFileError(ValueError):
    """A file that holds no puzzles. The message names the file and what is wrong with it."""


class _Collection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    puzzles: tuple[Puzzle, ...]


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles in this TOML file, in their order. Raises OSError and PuzzleFileError."""
    try:
        puzzles = msgspec.toml.decode(path.read_bytes(), type=_Collection).puzzles
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PuzzleFileError(f"{path} holds no puzzles: {error}") from error
    if len({puzzle.id for puzzle in puzzles}) < len(puzzles):
        raise PuzzleFileError(f"{path} names a puzzle twice")
    if any(not 1 <= puzzle.level <= LEVELS for puzzle in puzzles):
        raise PuzzleFileError(f"{path} has a puzzle of a level that there is not")
    return puzzles


class Solving(msgspec.Struct, forbid_unknown_fields=True):
    """What is known of one puzzle. tries: up to and with the one that solved it. solved: whether it is. helped: whether
    a hint was asked for before."""

    tries: int = 0
    solved: bool = False
    helped: bool = False


class PuzzleProgress(msgspec.Struct):
    """solving: by puzzle id; those never tried are missing."""

    format: int = FORMAT
    solving: dict[str, Solving] = msgspec.field(default_factory=dict)

    def of(self, puzzle_id: str) -> Solving:
        """What is known of this one."""
        return self.solving.get(puzzle_id, Solving())

    def enter(self, puzzle_id: str, how: Verdict) -> None:
        """One more try. After it is solved, nothing is counted any more."""
        entry = self.solving.setdefault(puzzle_id, Solving())
        if not entry.solved:
            entry.tries = min(MOST_TRIES, entry.tries + 1)
            entry.solved = how is Verdict.SOLVED

    def help(self, puzzle_id: str) -> None:
        """A hint was given."""
        entry = self.solving.setdefault(puzzle_id, Solving())
        entry.helped = entry.helped or not entry.solved


def puzzles_file(settings_file: Path) -> Path:
    """Where it is kept: beside the settings."""
    return settings_file.with_name("puzzles.json")


def open_progress(path: Path) -> KeptFile[PuzzleProgress]:
    """What is kept in this file; see `KeptFile` for what may be wrong with it."""
    return KeptFile(path, "puzzles", FORMAT, PuzzleProgress, _decode, _encode)


def _decode(data: bytes) -> PuzzleProgress:
    kept = msgspec.json.decode(data, type=PuzzleProgress)
    if any(not 0 <= entry.tries <= MOST_TRIES or (entry.solved and not entry.tries) for entry in kept.solving.values()):
        raise ValueError("a puzzle cannot have been tried so often")
    return kept


def _encode(progress: PuzzleProgress) -> bytes:
    return msgspec.json.encode(progress)
