"""Figures beside their goals (issue 9): data, and a goal is met or it is not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

PROMISED_BASES = {"median": 1.0, "p99": 2.0}
"""A frame's 99th percentile may be twice the goal of its median."""
FRAME_GOALS = {"2": 2.0, "3": 3.5}
"""Milliseconds of processor time, by scale."""


class Row(NamedTuple):
    """A figure. value: None where it could not be measured. goal: the most it may be (`least`: the least), None for a
    figure without one."""

    name: str
    value: float | None
    unit: str
    goal: float | None = None
    least: bool = False

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None where there is none, or no figure."""
        if self.value is None or self.goal is None:
            return None
        return self.value >= self.goal if self.least else self.value <= self.goal


def rows_of(found: Mapping[str, Any]) -> tuple[Row, ...]:
    """All figures of what `measuring.measure_all` has found."""
    itself = found["itself"]
    return (
        Row("package, unpacked", found["package"]["unpacked_mb"], "MB", 45),
        Row("package, packed", found["package"]["packed_mb"], "MB", 20),
        Row("start to title, warm", found["start"]["warm_s"], "s", 0.4),
        Row("start to title, cold", found["start"]["cold_s"], "s", 0.8),
        Row("memory at the title", itself["title_mb"], "MB", 80),
        Row("memory in the first battle", itself["battle_mb"], "MB", 80),
        Row("memory after a match at every table", itself["last_mb"], "MB"),
        *_frames(itself["frames_ms"]),
        *_bare(found["bare"]["tables"]),
        *_thinking(found["thinking"].get("games", {})),
        Row("processor, nothing moving", itself["idle_share"], "%", 1),
        Row("processor, title", itself["title_share"], "%", 15),
        *(Row(f"processor, {name}", share, "%", 15) for name, share in itself["animating_share"].items()),
        Row("input to picture", itself["latency_frames"], "frames", 2),
        Row("save of a match, on the frame, 99th percentile", itself["save_on_frame_ms"]["p99"], "ms"),
        Row("save of a match, on the disk, 99th percentile", itself["save_on_disk_ms"]["p99"], "ms", 15),
        *_speed(found["speed"]),
    )


def _frames(tables: Mapping[str, Any]) -> Iterator[Row]:
    for scale, goal in FRAME_GOALS.items():
        for name, row in tables.items():
            for what, times in PROMISED_BASES.items():
                yield Row(f"frame, {name}, scale {scale}, {what}", row[scale][what], "ms", goal * times)
            yield Row(f"frame, {name}, scale {scale}, worst", row[scale]["worst"], "ms")


def _bare(tables: Mapping[str, Any]) -> Iterator[Row]:
    for name, row in tables.items():
        yield Row(f"frame, {name}, times a bare scene", round(row["ratio"], 2), "", 1.35)


def _thinking(games: Mapping[str, Any]) -> Iterator[Row]:
    for name, row in games.items():
        yield Row(f"frame, {name}, while the strongest level thinks, times idle", round(row["ratio"], 2), "", 1.1)


def _speed(found: Mapping[str, Any]) -> Iterator[Row]:
    yield Row("reference loop", round(found["reference"]["loops_per_second"]), "turns/s")
    for name, row in found["games"].items():
        yield Row(f"random moves, {name}", round(row["moves_per_second"]), "/s")
        yield Row(f"simulations or positions, {name}", round(row["simulations_per_second"]), "/s")


def told(row: Row) -> tuple[str, str, str, str]:
    """(name, figure, goal, whether it is met) as words."""
    value = "not measured" if row.value is None else f"{row.value:,.10g} {row.unit}".strip()
    sign = "at least" if row.least else "at most"
    goal = "" if row.goal is None else f"{sign} {row.goal:g} {row.unit}".strip()
    return row.name, value, goal, {True: "met", False: "MISSED", None: ""}[row.met]
