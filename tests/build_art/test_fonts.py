"""The body font's source, its atlas, and the letters every shipped font must have."""

from __future__ import annotations

import json
import string
from pathlib import Path

import numpy as np
import pytest
from art import fonts
from PIL import Image, ImageDraw, ImageFont

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SPANISH = "áéíóúüñÁÉÍÓÚÜÑ¿¡ºª«»"
TYPOGRAPHY = "…–—’“”×−→←↑↓•·★♥≥≤½©"
# What the TrueType faces lack: texts that use these signs must be set in the body font.
TRUETYPE_LACKS = {
    "press-start-2p-400": set("−→←★♥≥≤"),
    "silkscreen-400": set("−→←↑↓★♥≥≤"),
    "silkscreen-700": set("−→←↑↓★♥≥≤"),
}


def source() -> fonts.FontSource:
    return fonts.read_font((ASSETS / "source" / "fonts" / "body.txt").read_text(encoding="utf-8"))


def test_body_font_covers_ascii_spanish_and_typography() -> None:
    wanted = set(string.printable) - set(string.whitespace) | set(" " + SPANISH + TYPOGRAPHY)
    assert wanted - set(source().glyphs) == set()


def test_every_glyph_fills_the_cell_and_no_two_look_alike() -> None:
    seen: dict[fonts.Glyph, str] = {}
    for character, glyph in source().glyphs.items():
        assert len(glyph) == fonts.CELL_HEIGHT
        assert len({len(row) for row in glyph}) == 1
        if character in " \u00a0":
            continue
        assert any("#" in row for row in glyph), f"{character!r} is blank"
        # Apart from letters that are the same drawing in any small font.
        if character in "—–|ı":
            continue
        assert glyph not in seen, f"{character!r} looks like {seen.get(glyph)!r}"
        seen[glyph] = character


def test_accents_stand_clear_of_their_letters() -> None:
    glyphs = source().glyphs
    for character in "áéíóúüñÁÉÍÓÚÜÑ":
        rows = ["#" in row for row in glyphs[character]]
        first = rows.index(True)
        assert False in rows[first : first + 4], f"the mark of {character} touches its letter"


def test_committed_atlas_is_what_the_source_compiles_to(tmp_path: Path) -> None:
    fonts.compile_group(ASSETS / "source", tmp_path)
    for name in ("body.png", "body.json"):
        assert (tmp_path / "fonts" / name).read_bytes() == (ASSETS / "fonts" / name).read_bytes(), name


def test_atlas_places_hold_the_glyphs() -> None:
    table = json.loads((ASSETS / "fonts" / "body.json").read_text(encoding="utf-8"))
    alpha = np.array(Image.open(ASSETS / "fonts" / "body.png").convert("RGBA"))[..., 3]
    assert set(np.unique(alpha)) == {0, 255}
    assert table["missing"] in table["glyphs"]
    glyphs = source().glyphs
    assert set(glyphs) == set(table["glyphs"])
    for character, (x, y, width, height, advance) in table["glyphs"].items():
        assert (height, advance) == (table["height"], width + 1)
        drawn = alpha[y : y + height, x : x + width] > 0
        typed = np.array([[cell == "#" for cell in row] for row in glyphs[character]])
        assert (drawn == typed).all(), character


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("= 2 A B\n## ##\n##\n", "line 3"),
        ("= 2 A\n#x\n", "cell 1"),
        ("= 9 A\n#\n#\n#\n", "lower than"),
        ("+ á a acute\n", "not drawn above"),
        ("? what\n", "starts with"),
        ("= 2 A\n#\n\n= 2 A\n#\n", "drawn twice"),
        ("= 2 A\n#\n", "MISSING"),
    ],
)
def test_bad_source_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(fonts.FontSourceError, match=complaint):
        fonts.read_font(text)


def _drawn(font: ImageFont.FreeTypeFont, character: str) -> bytes:
    image = Image.new("1", (20, 24))
    pen = ImageDraw.Draw(image)
    pen.fontmode = "1"
    pen.text((3, 6), character, fill=1, font=font)
    return image.tobytes()


@pytest.mark.parametrize("name", sorted(TRUETYPE_LACKS))
def test_truetype_faces_have_every_spanish_letter(name: str) -> None:
    font = ImageFont.truetype(str(ASSETS / "fonts" / f"{name}.ttf"), 8)
    missing = _drawn(font, "\uffff")
    lacking = {sign for sign in string.ascii_letters + SPANISH + TYPOGRAPHY if _drawn(font, sign) == missing}
    assert lacking == TRUETYPE_LACKS[name]


def test_every_truetype_face_ships_with_its_licence() -> None:
    licences = [path.read_text(encoding="utf-8") for path in (ASSETS / "fonts").glob("LICENSE-*.txt")]
    for face in (ASSETS / "fonts").glob("*.ttf"):
        family = face.stem.rsplit("-", 1)[0].replace("-", " ")
        assert any(family in text.lower() and "Open Font License" in text for text in licences), face.name
