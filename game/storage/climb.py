"""The Tower on the disk: the runs under way and the best ones, by game and mode."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.climb import COINS, TOP, Best, Run, best_of, checked, key_of
from game.storage.kept import KeptFile

FORMAT = 1


class Towers(msgspec.Struct):
    """runs: `game/mode` -> the run under way, or the finished one until another begins. best: the best of each."""

    format: int = FORMAT
    runs: dict[str, Run] = msgspec.field(default_factory=dict)
    best: dict[str, Best] = msgspec.field(default_factory=dict)

    def keep(self, run: Run) -> bool:
        """Remember how far this run has come. Returns whether that is the best of its game and mode."""
        key = key_of(run.game, run.mode)
        self.runs[key] = run
        better = run.played > 0 and best_of(run).beats(self.best.get(key))
        if better:
            self.best[key] = best_of(run)
        return better


def climb_file(settings_file: Path) -> Path:
    """Where the tower is kept: beside the settings."""
    return settings_file.with_name("climb.json")


def open_towers(path: Path) -> KeptFile[Towers]:
    """What is kept in this file; see `KeptFile` for what may be wrong with it."""
    return KeptFile(path, "climb", FORMAT, Towers, _decode, _encode)


def _decode(data: bytes) -> Towers:
    kept = msgspec.json.decode(data, type=Towers)
    for key, run in kept.runs.items():
        if key_of(checked(run).game, run.mode) != key:
            raise ValueError(f"{key} holds a run of another mode")
    for best in kept.best.values():
        if not (0 <= best.won <= TOP and 0 <= best.coins <= COINS and best.played > 0):
            raise ValueError("this is no record of the tower")
    return kept


def _encode(kept: Towers) -> bytes:
    return msgspec.json.encode(kept)
