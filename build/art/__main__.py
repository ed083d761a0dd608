"""`python -m art [group ...] [--out DIR]`: compile all groups, or the named ones, into assets/ or another folder."""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
GROUPS = ("figures", "ui", "places", "fonts", "texts")
"""Each is a module `art.<group>` with `compile_group(source, out)`, where out takes the place of assets/."""


def main(words: list[str]) -> int:
    """Compile. Returns 0."""
    parser = argparse.ArgumentParser(prog="art", description=__doc__)
    parser.add_argument("groups", nargs="*", metavar="group", help=f"of {', '.join(GROUPS)}; none: all")
    parser.add_argument("--source", type=Path, default=ASSETS / "source", help="the folder with the sources")
    parser.add_argument("--out", type=Path, default=ASSETS, help="the folder to write into (default: assets/)")
    chosen = parser.parse_args(words)
    for group in chosen.groups:
        if group not in GROUPS:
            parser.error(f"there is no group {group!r}; known: {', '.join(GROUPS)}")
    for group in chosen.groups or GROUPS:
        began = time.perf_counter()
        import_module(f"art.{group}").compile_group(chosen.source, chosen.out)
        print(f"{group}: {time.perf_counter() - began:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
