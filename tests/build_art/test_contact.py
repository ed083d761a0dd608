"""The contact sheet: everything that lies in assets/ occurs on it, under its name, as it is."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from art.contact import Picture, Section, Sheet, Strip, contents, draw, lay_out
from art.contact.strips import SCALE, strip_page
from PIL import Image

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DRAWN = ("sprites", "tiles", "icon", "fonts")
"""The folders in which every PNG is shown."""


@pytest.fixture(scope="module")
def sections() -> list[Section]:
    return contents(ASSETS)


@pytest.fixture(scope="module")
def sheet(sections: list[Section]) -> Sheet:
    return lay_out(sections)


def source(path: Path) -> str:
    return path.relative_to(ASSETS).with_suffix("").as_posix()


def test_every_file_occurs(sheet: Sheet) -> None:
    files = [path for folder in DRAWN for path in (ASSETS / folder).rglob("*.png")]
    files += (ASSETS / "maps").glob("*.tmx")
    assert {placed.picture.source for placed in sheet.placed} == {source(path) for path in files}


def test_every_frame_occurs(sheet: Sheet) -> None:
    shown: dict[str, Counter[str]] = {}
    for placed in sheet.placed:
        shown.setdefault(placed.picture.source, Counter())[placed.picture.name] += 1
    descriptions = sorted((ASSETS / "sprites").rglob("*.json"))
    assert descriptions
    for path in descriptions:
        frames = {row["filename"] for row in json.loads(path.read_text(encoding="utf-8"))["frames"]}
        assert set(shown[source(path)]) == frames, path.name


def test_every_animation_is_a_strip_of_its_frames_in_order(sections: list[Section]) -> None:
    strips = {
        (strip.pictures[0].source, strip.name): [picture.name for picture in strip.pictures]
        for section in sections
        for strip in section.strips
    }
    for path in sorted((ASSETS / "sprites").rglob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        names = [row["filename"] for row in data["frames"]]
        for tag in data["meta"]["frameTags"]:
            assert strips[source(path), tag["name"]] == names[tag["from"] : tag["to"] + 1]


def test_everything_has_its_name_and_its_own_place(sections: list[Section], sheet: Sheet) -> None:
    written = Counter(line.text for line in sheet.lines)
    wanted = Counter(strip.name for section in sections for strip in section.strips)
    wanted.update(section.title for section in sections)
    assert written == wanted
    columns: dict[int, list[tuple[int, int, int, int]]] = {}
    for placed in sheet.placed:
        (x, y), (wide, high) = placed.at, placed.picture.image.size
        assert min(x, y) >= 0
        assert x + wide <= sheet.size[0]
        assert y + high <= sheet.size[1]
        for band in range(y // 64, (y + high) // 64 + 1):
            for left, top, right, bottom in columns.get(band, []):
                assert x >= right or left >= x + wide or y >= bottom or top >= y + high, placed.picture
            columns.setdefault(band, []).append((x, y, x + wide, y + high))


def test_what_is_drawn_is_what_was_given() -> None:
    red, blue = (Image.new("RGBA", (5, 7), colour) for colour in ((255, 0, 0, 255), (0, 0, 255, 255)))
    strip = Strip("walk", (Picture("a", "0", red), Picture("a", "1", blue)))
    sheet = lay_out([Section("Heads"), Section("a", (strip,))], width=200)
    page = draw(sheet)
    assert page.size == sheet.size
    assert page.getchannel("A").getextrema() == (255, 255)
    for placed in sheet.placed:
        x, y = placed.at
        cut = page.crop((x, y, x + 5, y + 7))
        assert cut.tobytes() == placed.picture.image.tobytes()


def test_a_long_strip_wraps_and_stands_on_its_lines() -> None:
    pictures = tuple(Picture("a", str(n), Image.new("RGBA", (40, 10 + n))) for n in range(12))
    sheet = lay_out([Section("a", (Strip("run", pictures),))], width=300)
    feet = [placed.at[1] + placed.picture.image.height for placed in sheet.placed]
    assert len(set(feet)) == 2
    assert max(placed.at[0] for placed in sheet.placed) + 40 <= 300


def test_a_page_of_strips_holds_every_animation_on_a_line_of_its_own_enlarged() -> None:
    red, blue = (200, 30, 40, 255), (30, 40, 200, 255)
    strips = tuple(
        Strip(
            name, tuple(Picture("figures/nobody", f"{name}_{n}", Image.new("RGBA", (20, 30), colour)) for n in range(3))
        )
        for name, colour in (("idle", red), ("win", blue))
    )
    page = strip_page(Section("figures/nobody", strips))
    found: dict[tuple[int, ...], list[int]] = {red: [], blue: []}
    for y in range(0, page.height, SCALE):
        row = [page.getpixel((x, y)) for x in range(0, page.width, SCALE)]
        for colour, rows in found.items():
            if colour in row:
                assert row.count(colour) == 3 * 20
                rows.append(y)
    assert len(found[red]) == len(found[blue]) == 30
    assert max(found[red]) < min(found[blue])
