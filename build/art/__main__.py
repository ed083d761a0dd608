"""`python -m art [group ...] [--out DIR]`: compile all groups, or the named ones, into assets/ or another folder.

`python -m art figures king goblin` compiles single figures, `python -m art demons mudmaw` single clans,
`python -m art audio title sword` single pieces and effects.
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from pathlib import Path

from art import made

ASSETS = Path(__file__).resolve().parents[2] / "assets"
GROUPS = ("figures", "portraits", "ui", "places", "fonts", "texts", "demons", "audio")
"""Each is a module `art.<group>` (sound: `audio`) with `compile_group(source, out)`, where out takes the place of
assets/."""
SPLIT = ("figures", "demons", "audio")
"""Groups of which single members can be named: their `compile_group` takes the names as a third argument."""


def main(words: list[str]) -> int:
    """Compile. Returns 0."""
    parser = argparse.ArgumentParser(prog="art", description=__doc__)
    parser.add_argument("groups", nargs="*", metavar="group", help=f"of {', '.join(GROUPS)}; none: all")
    parser.add_argument("--source", type=Path, default=ASSETS / "source", help="the folder with the sources")
    parser.add_argument("--out", type=Path, default=ASSETS, help="the folder to write into (default: assets/)")
    chosen = parser.parse_args(words)
    wanted: dict[str, list[str]] = {}
    group = ""
    for word in chosen.groups:
        if word in GROUPS:
            group = word
            wanted[group] = []
        elif group in SPLIT:
            wanted[group].append(word)
        else:
            parser.error(f"there is no group {word!r}; known: {', '.join(GROUPS)}")
    for group, members in (wanted or {name: [] for name in GROUPS}).items():
        began = time.perf_counter()
        compile_group = import_module("audio" if group == "audio" else f"art.{group}").compile_group
        compile_group(chosen.source, chosen.out, *([members] if members else []))
        if chosen.out == ASSETS:
            made.note(chosen.source, chosen.out, group, members)
        print(f"{group}: {time.perf_counter() - began:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
