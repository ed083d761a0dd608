"""The Gauntlet of 8 Masters' Revenge on the disk: the run under way and the best run of each fighter."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from game.games.eight_masters_revenge.gauntlet import (
    Record,
    Run,
    record_of,
    records_from_json,
    records_to_json,
    run_from_json,
    run_to_json,
)
from game.storage.kept import KeptFile

FORMAT = 1


@dataclass
class Progress:
    """run: the one under way, None before the first and after the last. records: fighter id -> the best run."""

    run: Run | None = None
    records: dict[str, Record] = field(default_factory=dict)

    @property
    def best(self) -> Record | None:
        """The best of all fighters' runs."""
        best: Record | None = None
        for record in self.records.values():
            if record.beats(best):
                best = record
        return best

    def finish(self) -> bool:
        """Enter the finished run among the records; none is under way then. Returns whether it is the best of its
        fighter's. Raises ValueError where no finished run is under way."""
        if self.run is None:
            raise ValueError("no run is under way")
        run, record = self.run, record_of(self.run)
        self.run = None
        better = record.beats(self.records.get(run.fighter))
        if better:
            self.records[run.fighter] = record
        return better


def gauntlet_file(settings_file: Path) -> Path:
    """Where the Gauntlet is kept: beside the settings."""
    return settings_file.with_name("gauntlet.json")


def open_progress(path: Path) -> KeptFile[Progress]:
    """What is kept in this file; see `KeptFile` for what may be wrong with it."""
    return KeptFile(path, "gauntlet", FORMAT, Progress, _decode, _encode)


def _decode(data: bytes) -> Progress:
    kept = msgspec.json.decode(data, type=dict[str, object])
    if set(kept) != {"format", "run", "records"}:
        raise ValueError("this is no file of the Gauntlet: its fields are not the ones expected")
    run = None if kept["run"] is None else run_from_json(kept["run"])
    return Progress(run, records_from_json(kept["records"]))


def _encode(progress: Progress) -> bytes:
    run = None if progress.run is None else run_to_json(progress.run)
    return msgspec.json.encode({"format": FORMAT, "run": run, "records": records_to_json(progress.records)})
