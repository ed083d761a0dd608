"""Compiles the body bitmap font from its text source.

`assets/source/fonts/body.txt` explains its own format: blocks of '#' and '.' cells side by side, and accents composed
from a base letter and a mark. Out come `body.png` (white glyphs on nothing, so that a program can colour them by one
multiply) and `body.json`: `{"height", "above", "ascent", "line", "missing", "glyphs": {character: [x, y, w, h,
advance]}}`, all in pixels; `above` says how many rows of a glyph lie above where its line begins (marks of capitals),
`missing` names the glyph to draw for a character the font lacks.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

from art.sheet import save_png

ABOVE = 1  # rows of a cell above where the line begins: the marks of capitals reach into the line above
CELL_HEIGHT = 12  # rows of a cell
LINE = 11  # from line to line
ASCENT = 9  # rows of the line above the baseline
SPACING = 1  # blank columns after a glyph
ATLAS_WIDTH = 160
# Characters that have a meaning in the source (or no shape to show) go by name there.
NAMED = {"SPACE": " ", "NBSP": "\u00a0", "MISSING": "\ufffd"}

CODE_POINT = re.compile("U[+][0-9A-F]{4}")

Glyph = tuple[str, ...]


class FontSourceError(ValueError):
    """The font source is not well formed; the message names the line and says what is wrong."""


@dataclass(frozen=True)
class FontSource:
    """The glyphs of a font source: for each character CELL_HEIGHT rows of '#' and '.', all of one width."""

    glyphs: dict[str, Glyph]


def _character(word: str, number: int) -> str:
    if word in NAMED:
        return NAMED[word]
    if CODE_POINT.fullmatch(word):
        return chr(int(word[2:], 16))
    if len(word) != 1:
        raise FontSourceError(f"line {number}: {word!r} is neither one character nor one of {', '.join(NAMED)}")
    return word


def _cells(rows: list[tuple[int, str]], first_row: int, count: int) -> list[Glyph]:
    """Split the rows of one block into `count` glyphs, padded to the whole cell."""
    split = []
    for number, row in rows:
        cells = row.split()
        if len(cells) != count:
            raise FontSourceError(f"line {number}: {len(cells)} cells where the block has {count} characters")
        split.append((number, cells))
    glyphs = []
    for index in range(count):
        width = len(split[0][1][index])
        for number, cells in split:
            if len(cells[index]) != width or set(cells[index]) - {"#", "."}:
                raise FontSourceError(f"line {number}: cell {index + 1} must be {width} signs '#' or '.'")
        blank = "." * width
        body = [cells[index] for _, cells in split]
        below = CELL_HEIGHT - first_row - len(body)
        if below < 0:
            raise FontSourceError(f"line {rows[0][0]}: the block is lower than {CELL_HEIGHT} rows")
        glyphs.append((*[blank] * first_row, *body, *[blank] * below))
    return glyphs


def _compose(base: Glyph, mark: Glyph) -> Glyph:
    """The base letter with the mark centred above it (one column to the right where it cannot be exact)."""
    width = max(len(base[0]), len(mark[0]))

    def centred(row: str) -> str:
        left = (width - len(row) + 1) // 2
        return "." * left + row + "." * (width - len(row) - left)

    return tuple(
        "".join("#" if "#" in pair else "." for pair in zip(centred(above), centred(below), strict=True))
        for above, below in zip(mark, base, strict=True)
    )


def read_font(text: str) -> FontSource:
    """Parse a font source. Raises FontSourceError for a malformed block, an unknown mark or a character given twice."""
    glyphs: dict[str, Glyph] = {}
    marks: dict[str, Glyph] = {}

    def keep(character: str, glyph: Glyph, number: int) -> None:
        if character in glyphs:
            raise FontSourceError(f"line {number}: {character!r} is drawn twice")
        glyphs[character] = glyph

    # A comment is '# ' at the start of a line; a row of a glyph never has a blank after its first '#'.
    lines = [(n, line.rstrip()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, line) for n, line in lines if not line.startswith("# ") or set(line) <= set("#. ")]
    position = 0
    while position < len(lines):
        number, line = lines[position]
        position += 1
        if not line or line == "#":
            continue
        sign, *words = line.split(" ")
        if sign == "_":
            character, width = _character(words[0], number), int(words[1])
            keep(character, ("." * width,) * CELL_HEIGHT, number)
        elif sign == "+":
            letter, base, mark = words
            if base not in glyphs or mark not in marks:
                raise FontSourceError(f"line {number}: {base!r} or the mark {mark!r} is not drawn above")
            keep(_character(letter, number), _compose(glyphs[base], marks[mark]), number)
        elif sign in ("=", "@"):
            first_row, names = int(words[0]) + ABOVE, words[1:]
            rows = []
            while position < len(lines) and lines[position][1]:
                rows.append(lines[position])
                position += 1
            if not rows:
                raise FontSourceError(f"line {number}: the block has no rows")
            for name, glyph in zip(names, _cells(rows, first_row, len(names)), strict=True):
                if sign == "@":
                    marks[name] = glyph
                else:
                    keep(_character(name, number), glyph, number)
        else:
            raise FontSourceError(f"line {number}: a line starts with '=', '@', '+', '_' or '# ', not {sign!r}")
    if NAMED["MISSING"] not in glyphs:
        raise FontSourceError("the glyph MISSING is not drawn")
    return FontSource(glyphs)


def render_atlas(font: FontSource) -> tuple[Image.Image, dict[str, object]]:
    """The atlas picture and the table of `body.json`. Glyphs lie in code-point order, one blank column between them."""
    places: dict[str, list[int]] = {}
    x, y = 0, 0
    for character in sorted(font.glyphs):
        width = len(font.glyphs[character][0])
        if x + width > ATLAS_WIDTH:
            x, y = 0, y + CELL_HEIGHT + 1
        places[character] = [x, y, width, CELL_HEIGHT, width + SPACING]
        x += width + 1
    pixels = np.zeros((y + CELL_HEIGHT, ATLAS_WIDTH, 4), np.uint8)
    for character, (left, top, *_) in places.items():
        for j, row in enumerate(font.glyphs[character]):
            for i, sign in enumerate(row):
                if sign == "#":
                    pixels[top + j, left + i] = 255
    table: dict[str, object] = {
        "height": CELL_HEIGHT,
        "above": ABOVE,
        "ascent": ASCENT,
        "line": LINE,
        "missing": NAMED["MISSING"],
        "glyphs": places,
    }
    return Image.fromarray(pixels), table


def compile_group(source: Path, out: Path) -> None:
    """Compile `source`/fonts/body.txt into `out`/fonts/body.png and body.json."""
    image, table = render_atlas(read_font((source / "fonts" / "body.txt").read_text(encoding="utf-8")))
    folder = out / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    save_png(image, folder / "body.png")
    text = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
    # One glyph per line, so that a change shows in a diff.
    (folder / "body.json").write_text(text.replace("],", "],\n") + "\n", encoding="utf-8")
