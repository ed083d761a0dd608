"""Figures beside goals: what is missed is called missed, and what was not measured is not called met."""

from __future__ import annotations

from typing import Any

import pytest
from bench.page import page
from bench.rows import Row, rows_of, told

SPREAD = {"median": 1.0, "p99": 4.5, "worst": 9.0}
FOUND: dict[str, Any] = {
    "machine": {"date": "D", "processor": "P", "cores": "2", "system": "S", "python": "3", "load": "0.1"},
    "program": "package",
    "coarse": False,
    "package": {"unpacked_mb": 44.0, "packed_mb": None},
    "start": {"warm_s": 0.5, "cold_s": 0.7},
    "itself": {
        "version": "1",
        "title_mb": 60.0,
        "battle_mb": 81.0,
        "last_mb": 170.0,
        "frames_ms": {"t": {"2": SPREAD, "3": SPREAD}},
        "idle_share": 0.5,
        "title_share": 3.0,
        "animating_share": {"t": 16.0},
        "latency_frames": 1,
        "save_on_frame_ms": SPREAD,
        "save_on_disk_ms": SPREAD,
    },
    "bare": {"tables": {"t": {"ratio": 1.36}}},
    "thinking": {"games": {"g": {"ratio": 1.05}}},
    "speed": {
        "reference": {"loops_per_second": 1e6},
        "games": {"g": {"moves_per_second": 5, "simulations_per_second": 6}},
    },
}


@pytest.mark.parametrize(
    ("row", "met"),
    [
        (Row("a", 2.0, "s", 2.0), True),
        (Row("a", 2.1, "s", 2.0), False),
        (Row("a", 2.1, "s", 2.0, least=True), True),
        (Row("a", None, "s", 2.0), None),
        (Row("a", 2.1, "s"), None),
    ],
)
def test_a_goal_is_met_or_not(row: Row, met: bool | None) -> None:
    assert row.met is met


def test_every_figure_stands_on_the_page() -> None:
    rows = rows_of(FOUND)
    missed = {row.name for row in rows if row.met is False}
    assert missed == {
        "start to title, warm",
        "memory in the first battle",
        "frame, t, scale 2, p99",
        "processor, t",
        "frame, t, times a bare scene",
    }
    text = page(FOUND, rows)
    assert all(f"| {row.name} |" in text for row in rows)
    assert text.count("MISSED") == len(missed)
    assert "not measured" in text
    assert "not quiet" not in text
    assert "coarse" not in text
    assert "coarse" in page({**FOUND, "coarse": True}, rows)
    assert "not quiet" in page({**FOUND, "machine": {**FOUND["machine"], "load": "3.0"}}, rows)


def test_large_numbers_can_be_read() -> None:
    assert told(Row("a", 1234567, "/s"))[1] == "1,234,567 /s"
