"""The engine below all pictures: palette, geometry, canvas, sheets."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from art.canvas import Canvas
from art.masks import declutter, ring, shifted
from art.palette import COLOURS, LEVELS, RAMPS, RID, PaletteError, read_palette, rgb
from art.sheet import Frame, Slice, Tag, save_indexed, write_sheet
from art.transform import Transform, ik, spline
from PIL import Image


def test_the_palette_is_whole() -> None:
    assert len(COLOURS) == len(set(COLOURS)) == 64
    assert all(len(ramp) == LEVELS and set(ramp) <= set(COLOURS) for ramp in RAMPS.values())


def test_every_ramp_starts_dark_and_climbs() -> None:
    def light(colour: str) -> float:
        red, green, blue = rgb(colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for name, ramp in RAMPS.items():
        assert light(ramp[0]) <= 0.20 * 255, name
        steps = [light(colour) for colour in ramp]
        assert steps == sorted(steps), name


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('ink = "000000"\ncolours = ["ffffff"]\n[ramps]\n', "ink"),
        ('ink = "ffffff"\ncolours = ["ffffff"]\n[ramps]\nred = ["ffffff"]\n', "red"),
    ],
)
def test_a_wrong_palette_is_refused(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "palette.toml").write_text(text, encoding="utf-8")
    with pytest.raises(PaletteError, match=said):
        read_palette(tmp_path / "palette.toml")


def test_transforms_chain_from_the_inside() -> None:
    assert Transform().move(10, 0).rot(90).p(1, 0) == pytest.approx((10, 1))
    assert Transform().scale(-1, 1, 5).p(7, 2) == pytest.approx((3, 2))
    assert Transform().scale(-1, 1).mirrored
    assert not Transform().rot(50).mirrored


def test_two_bones_reach_the_hand() -> None:
    x, y = ik(0, 0, 6, 8, 7, 5)
    assert np.hypot(x, y) == pytest.approx(7)
    assert np.hypot(x - 6, y - 8) == pytest.approx(5)


def test_a_spline_goes_through_its_points_and_keeps_corners() -> None:
    points = [(0.0, 0.0), (8.0, 0.0, 1), (8.0, 8.0), (0.0, 8.0)]
    curve = spline(points)
    for point in points:
        assert any(point[:2] == pytest.approx(at) for at in curve)


def test_shapes_know_inside_from_outside() -> None:
    canvas = Canvas(20, 20)
    box = canvas.rect(5, 5, 15, 15)
    assert (box <= 0).sum() == 100
    assert box[10, 10] == pytest.approx(-4.5)
    assert box[10, 17] == pytest.approx(2.5)
    assert (canvas.cut(box, canvas.rect(5, 5, 10, 15)) <= 0).sum() == 50


def test_a_part_is_lit_from_the_upper_left() -> None:
    canvas = Canvas(40, 40)
    canvas.add(canvas.ell(20, 20, 14, 14), "steel", R=10, metal=True)
    assert canvas.l[12, 12] > canvas.l[28, 28]
    assert set(np.unique(canvas.r)) == {-1, RID["steel"]}


def test_the_outline_closes_the_figure_in_dark() -> None:
    canvas = Canvas(30, 30)
    canvas.add(canvas.ell(15, 15, 8, 8), "red")
    body = canvas.r >= 0
    canvas.outline()
    assert (canvas.l[ring(body)] == 0).all()
    assert (canvas.r[ring(body)] >= 0).all()


def test_grids_name_a_letter_they_do_not_know() -> None:
    canvas = Canvas(8, 8)
    canvas.grid(1, 1, "a.\n.a", {"a": ("red", 3)})
    assert [tuple(cell) for cell in np.argwhere(canvas.r >= 0)] == [(1, 1), (2, 2)]
    with pytest.raises(KeyError):
        canvas.grid(1, 1, "b", {"a": ("red", 3)})


def test_declutter_takes_out_single_pixels() -> None:
    levels = np.full((5, 5), 3, np.int64)
    levels[2, 2] = 5
    assert (declutter(levels, np.ones((5, 5), bool)) == 3).all()


def test_shifting_lets_nothing_wrap_round() -> None:
    field = np.arange(4, dtype=np.int64).reshape(2, 2)
    assert shifted(field, 1, 0, -1).tolist() == [[-1, 0], [-1, 2]]
    assert shifted(field, 0, 5, -1).tolist() == [[-1, -1], [-1, -1]]


def sheet(tmp_path: Path) -> dict[str, object]:
    red, blue = Image.new("RGBA", (6, 6)), Image.new("RGBA", (4, 4), (0, 0, 255, 255))
    red.paste((255, 0, 0, 255), (2, 1, 4, 5))
    frames = [Frame("a", red, 90, (3, 5)), Frame("b", blue), Frame("c", red, 50, (3, 5))]
    write_sheet(tmp_path / "s", frames, [Tag("walk", 0, 2)], [Slice("b", (0, 0, 4, 4), (1, 1, 2, 2), frame=1)])
    data: dict[str, object] = json.loads((tmp_path / "s.json").read_text(encoding="utf-8"))
    return data


def test_a_sheet_gives_the_frames_back(tmp_path: Path) -> None:
    data = sheet(tmp_path)
    rows = data["frames"]
    assert isinstance(rows, list)
    assert [row["filename"] for row in rows] == ["a", "b", "c"]
    assert rows[0]["spriteSourceSize"] == {"x": 2, "y": 1, "w": 2, "h": 4}
    assert rows[0]["frame"] == rows[2]["frame"], "frames that look alike share a place"
    with Image.open(tmp_path / "s.png") as image:
        box = rows[0]["frame"]
        assert image.convert("RGBA").getpixel((box["x"], box["y"])) == (255, 0, 0, 255)


def test_the_same_sheet_has_the_same_bytes(tmp_path: Path) -> None:
    sheet(tmp_path)
    first = (tmp_path / "s.png").read_bytes(), (tmp_path / "s.json").read_bytes()
    sheet(tmp_path)
    assert first == ((tmp_path / "s.png").read_bytes(), (tmp_path / "s.json").read_bytes())


def test_a_sheet_refuses_doubled_names_and_empty_tags(tmp_path: Path) -> None:
    image = Image.new("RGBA", (2, 2))
    with pytest.raises(ValueError, match="same name"):
        write_sheet(tmp_path / "s", [Frame("a", image), Frame("a", image)])
    with pytest.raises(ValueError, match="walk"):
        write_sheet(tmp_path / "s", [Frame("a", image)], [Tag("walk", 0, 1)])


def test_an_indexed_picture_gives_its_pixels_back(tmp_path: Path) -> None:
    image = Image.new("RGBA", (3, 1))
    image.putdata([(255, 0, 255, 255), (0, 0, 0, 0), (9, 8, 7, 255)])
    save_indexed(image, tmp_path / "p.png")
    with Image.open(tmp_path / "p.png") as read:
        assert read.mode == "P"
        pixels = np.asarray(read.convert("RGBA"))[0].tolist()
    assert [pixels[0], pixels[2]] == [[255, 0, 255, 255], [9, 8, 7, 255]]
    assert pixels[1][3] == 0


def test_an_indexed_picture_refuses_what_a_byte_cannot_tell(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="half-transparent"):
        save_indexed(Image.new("RGBA", (1, 1), (0, 0, 0, 127)), tmp_path / "p.png")
    many = Image.new("RGBA", (16, 16))
    many.putdata([(number, 0, 0, 255) for number in range(256)])
    with pytest.raises(ValueError, match="256 colours"):
        save_indexed(many, tmp_path / "p.png")
