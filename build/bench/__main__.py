"""`python3 build/run.py bench [--json] [--write] [--quick]`: every figure beside its goal."""

from __future__ import annotations

import argparse
import json
import sys

from bench.measuring import ROOT, measure_all
from bench.page import page
from bench.rows import rows_of, told

PAGE = ROOT / "docs" / "figures.md"


def main() -> int:
    """Measure, print, and keep where that is wanted. Returns the exit code: a missed goal is no error of this tool."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object: what was found, and the rows with goals")
    parser.add_argument("--write", action="store_true", help="write docs/figures.md")
    parser.add_argument("--quick", action="store_true", help="coarse, and not while a player thinks")
    chosen = parser.parse_args()
    found = {**measure_all(chosen.quick), "coarse": chosen.quick}
    rows = rows_of(found)
    if chosen.json:
        print(json.dumps({**found, "rows": [{**row._asdict(), "met": row.met} for row in rows]}))
    else:
        print("  ".join(f"{name}: {value}" for name, value in found["machine"].items()))
        for name, value, goal, met in map(told, rows):
            print(f"{name:70} {value:>18}  {goal:20} {met}")
    if chosen.write:
        PAGE.write_text(page(found, rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
