"""What the lives have told, and whether anything was lost."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.storage.match_folder import MatchFolder
from game.storage.match_record import RulesError, restore

COUNTED = (
    *("begun", "continued", "closed", "left", "languages", "pads", "jumps", "presses", "notices"),
    *("full", "filled", "filled_in_a_save", "refused"),
)
"""full: the disk said that it was. filled: a small one was. refused: how often a match was found not to be kept."""


@dataclass
class Promise:
    """What a life has said is on the disk. match: its id, empty before the first. at: actions of it. undo: whether some
    may have been taken back since. over: whether it has ended, and is a replay."""

    match: str = ""
    at: int = 0
    undo: bool = False
    over: bool = False


@dataclass
class Tally:
    """Counts of everything, and the faults and losses themselves."""

    counts: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    languages: Counter[str] = field(default_factory=Counter)
    notices: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    losses: list[str] = field(default_factory=list)
    most_memory_kb: int = 0

    def hear(self, said: dict[str, Any], promise: Promise) -> None:
        """A line of a life: counts it, and keeps what it promises."""
        for name in COUNTED:
            self.counts[name] += said.get(name, 0)
        if "game" in said:
            self.games[said["game"]] += 1
            self.languages[said["language"]] += 1
        if "notice" in said:
            self.notices[said["notice"]] += 1
        if "fault" in said:
            self.faults.append(f"{said['fault']}\nreport: {said.get('report', '')}")
        self.most_memory_kb = max(self.most_memory_kb, said.get("memory", 0))
        if "match" in said:
            gone_on = said["match"] == promise.match and said["at"] > promise.at
            self.counts["actions"] += said["at"] - promise.at if gone_on else 0
            promise.match, promise.at, promise.undo, promise.over = said["match"], said["at"], False, False
        if said.get("undo"):
            promise.undo = True
        if "over" in said:
            self.counts["finished"] += 1
            # With a full disk nobody has promised that it can be watched again: what was kept of it stays.
            if said["put_away"]:
                promise.match, promise.over = said["over"], True

    def look(self, folder: Path, promise: Promise) -> str:
        """Whether what was promised is there. Returns what is lost, empty where nothing is."""
        if not promise.match:
            return ""
        saves, replays = MatchFolder(folder / "saves"), MatchFolder(folder / "replays")
        record = replays.read(promise.match).record
        if record is None and not promise.over:
            record = saves.read(promise.match).record
        lost = ""
        if record is None:
            lost = f"{promise.match} is not there: {promise}"
        else:
            try:
                match = restore(record)
            except RulesError as error:
                lost = f"{promise.match} cannot be gone on with: {error}"
            else:
                if match.base is None and len(match.actions) < promise.at and not promise.undo and not promise.over:
                    lost = f"{promise.match} has {len(match.actions)} actions: {promise}"
        if lost:
            self.losses.append(lost)
        return lost

    def held(self, folder: Path, match_id: str) -> bool:
        """After the newest generation of this match was broken: whether an older one holds."""
        entry = MatchFolder(folder / "saves").read(match_id)
        if entry.record is None:
            self.losses.append(f"{match_id} was broken, and no generation before holds: {entry.fault}")
            return False
        self.counts["restored"] += 1
        return True

    def summary(self, minutes: float, seed: int) -> dict[str, Any]:
        """All of it as JSON values."""
        return {
            "minutes": round(minutes, 2),
            "seed": seed,
            **dict(sorted(self.counts.items())),
            "games": dict(sorted(self.games.items())),
            "languages_begun_in": dict(sorted(self.languages.items())),
            "notices_met": dict(sorted(self.notices.items())),
            "most_memory_mb": round(self.most_memory_kb / 1024, 1),
            "faults": self.faults,
            "losses": self.losses,
        }
