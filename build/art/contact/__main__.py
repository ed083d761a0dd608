"""`python -m art.contact [FILE]`: write the contact sheet (default: dist/contact_sheet.png), and strips beside it."""

from __future__ import annotations

import sys
from pathlib import Path

from art.contact import contents, draw, lay_out
from art.contact.strips import write_strips
from art.sheet import save_png

ROOT = Path(__file__).resolve().parents[3]


def main(words: list[str]) -> int:
    """Write it and say where. Returns 0."""
    path = Path(words[0]) if words else ROOT / "dist" / "contact_sheet.png"
    sheet = lay_out(contents(ROOT / "assets"))
    save_png(draw(sheet), path)
    print(f"{path}: {len(sheet.placed)} pictures on {sheet.size[0]} x {sheet.size[1]} pixels")
    folder = path.parent / "strips"
    print(f"{folder}: {write_strips(ROOT / 'assets', folder)} pages, an animation a line")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
