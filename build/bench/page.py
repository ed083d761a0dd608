"""docs/figures.md: the figures of one run beside their goals, with the machine and the moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bench.rows import Row, told

QUIET = 1.0
"""A load above this before the run began: others were at work, and every figure of time is worse for it."""
HEAD = """# Figures

What the program takes, as measured by `python3 build/run.py bench --write`, which writes this page; nothing here is
typed by hand. Goals are those of the issue on the package and its figures.

- Start, memory, frames, processor share, waits and saves are measured by the program itself (`--measure`,
  `scenes/measure.py`), {program}, on SDL's dummy drivers.
- Frames are drawn in full and shown; what counts is processor time. The table is that of a person's decision after some
  turns; a War, which nobody decides, is left out.
- *Cold*: after the system has forgotten the program's files (`posix_fadvise`), but for what others have in use.
  *Memory* is what is resident, shared libraries included.
- *Times a bare scene*: the median frame over that of 60 sprites and 20 texts in the same run (`build/bench_frames.py`).
- *Times idle*: the 99th percentile of a frame in real time while the strongest level thinks, over that of the idle
  table (`build/frames.py`).
- Moves and simulations: `python -m game bench` ([speed.md](speed.md)).

"""


def page(found: Mapping[str, Any], rows: Sequence[Row]) -> str:
    """The whole page."""
    machine = found["machine"]
    packaged = found["program"] == "package"
    program = "in the package of dist/" if packaged else "in the checkout, for there was no package that can"
    lines = [HEAD.format(program=program)]
    lines.append(
        f"Measured {machine['date']} on {machine['processor']}, {machine['cores']} cores, {machine['system']}, "
        f"Python {machine['python']}; version {found['itself']['version']}."
    )
    load = float(machine["load"]) if machine["load"] != "?" else 0.0
    if load > QUIET:
        lines.append(
            f"\n**The machine was not quiet**: its load was {load:.1f} before this run began, so that figures of time "
            "and share are worse than they would be."
        )
    if found["coarse"]:
        lines.append("\n**A coarse run** (`--quick`): fewer frames, and none while a player thinks.")
    missed = [row for row in rows if row.met is False]
    goals = sum(row.met is not None for row in rows)
    lines.append(f"\n{goals - len(missed)} of {goals} goals are met.")
    lines.append("\n| figure | measured | goal | |\n| --- | --- | --- | --- |")
    lines += ["| " + " | ".join(told(row)) + " |" for row in rows]
    return "\n".join(lines) + "\n"
