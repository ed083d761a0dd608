"""Cards, signs, marks and effects of Demonites: all that the table asks for is there, fits and can be told apart."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from art.palette import COLOURS, rgb
from art.ui import demon_cards, demon_marks
from art.ui.demon_fx import compile_demon_fx
from art.ui.drawing import DrawingError
from PIL import Image

from game.games.demonites.cards import CLANS

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SHEET, FX_SHEET = "cards/demonites", "fx/demonites"
SIZES = {"card": (40, 52), "hand": (56, 78), "big": (116, 164)}
WINDOWS = {"card": (32, 32), "hand": (48, 48), "big": (48, 48)}
"""What the demons are drawn in: sprites and portraits."""
SCORES = ("attack", "priority", "defence")
INK = (0x0E, 0x07, 0x1B)
LEAST_CONTRAST = 4.5
BODY_LINE = 11
"""Pixels from line to line of the body font."""

Pixels = npt.NDArray[np.uint8]


@cache
def sheet(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((ASSETS / "sprites" / f"{name}.json").read_text(encoding="utf-8"))
    return data


@cache
def pictures(name: str) -> dict[str, Pixels]:
    """Every frame's picture (as it lies in the sheet)."""
    whole = np.array(Image.open(ASSETS / "sprites" / f"{name}.png").convert("RGBA"))
    out = {}
    for frame in sheet(name)["frames"]:
        box = frame["frame"]
        out[frame["filename"]] = whole[box["y"] : box["y"] + box["h"], box["x"] : box["x"] + box["w"]]
    return out


def slices() -> dict[str, tuple[int, int, int, int]]:
    return {
        item["name"]: tuple(item["keys"][0]["bounds"][side] for side in "xywh")
        for item in sheet(SHEET)["meta"]["slices"]
        if item["name"] != "pivot"
    }


def tags(name: str = SHEET) -> dict[str, list[str]]:
    """The frames of every tag."""
    names = [frame["filename"] for frame in sheet(name)["frames"]]
    return {tag["name"]: names[tag["from"] : tag["to"] + 1] for tag in sheet(name)["meta"]["frameTags"]}


def size(picture: Pixels) -> tuple[int, int]:
    return picture.shape[1], picture.shape[0]


def luminance(colours: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
    part = colours.astype(float) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def contrast(one: float, other: float) -> float:
    high, low = max(one, other), min(one, other)
    return (high + 0.05) / (low + 0.05)


def test_clans_are_those_of_the_rules() -> None:
    assert demon_cards.CLANS == CLANS


@pytest.mark.parametrize("form", SIZES)
def test_every_clan_has_its_face_and_its_leaders(form: str) -> None:
    have = pictures(SHEET)
    for clan in CLANS:
        for word in ("", "_leader"):
            assert size(have[f"{form}_{clan}{word}"]) == SIZES[form]
    assert size(have[f"{form}_back"]) == SIZES[form]
    assert size(have["back_small"]) == (24, 32)


@pytest.mark.parametrize("form", SIZES)
def test_a_clan_is_told_by_the_cut_of_its_card_and_not_only_by_colour(form: str) -> None:
    shapes = {clan: pictures(SHEET)[f"{form}_{clan}"][..., 3] for clan in CLANS}
    for one, other in combinations(CLANS, 2):
        assert (shapes[one] != shapes[other]).any(), (one, other)
        a, b = pictures(SHEET)[f"{form}_{one}"], pictures(SHEET)[f"{form}_{other}"]
        assert (a != b).any(axis=2).mean() >= 0.2, (one, other)


@pytest.mark.parametrize("form", SIZES)
def test_a_leaders_card_has_gold_at_its_corners(form: str) -> None:
    gold = [rgb(code) for code in demon_cards.LEADER]
    for clan in CLANS:
        shares = []
        for word in ("", "_leader"):
            picture = pictures(SHEET)[f"{form}_{clan}{word}"]
            height, width = picture.shape[:2]
            corners = np.concatenate(
                [picture[y : y + 10, x : x + 10, :3].reshape(-1, 3) for y in (0, height - 10) for x in (0, width - 10)]
            )
            shares.append(float(np.mean([tuple(map(int, pixel)) in gold for pixel in corners])))
        plain, leader = shares
        assert leader > 0.15, clan
        assert leader >= plain + (0.05 if clan != "cinderkin" else 0.0), clan
        one, other = pictures(SHEET)[f"{form}_{clan}"], pictures(SHEET)[f"{form}_{clan}_leader"]
        # The same cut, so that the clan is known; the crown covers the upper right corner.
        assert np.array_equal(one[8:, :, 3], other[8:, :, 3])
        assert np.array_equal(one[:8, :20, 3], other[:8, :20, 3])
        assert (one != other).any(axis=2).mean() >= 0.01


def test_emblems_differ_in_shape_and_colour() -> None:
    for stem, measure in (("clan", (12, 12)), ("plate", (9, 9))):
        for clan in CLANS:
            assert size(pictures(SHEET)[f"{stem}_{clan}"]) == measure
        for one, other in combinations(CLANS, 2):
            a, b = pictures(SHEET)[f"{stem}_{one}"], pictures(SHEET)[f"{stem}_{other}"]
            assert (a != b).any(axis=2).mean() >= 0.3, (one, other)
    for one, other in combinations(CLANS, 2):
        # As black shapes they differ, too.
        black, shape = (pictures(SHEET)[f"clan_{clan}"][..., 3] > 0 for clan in (one, other))
        assert (black & shape).sum() / (black | shape).sum() <= 0.88, (one, other)


@pytest.mark.parametrize("form", SIZES)
def test_windows_fit_the_demons_and_everything_lies_apart(form: str) -> None:
    where = slices()
    width, height = SIZES[form]
    assert where[f"window_{form}"][2:] == WINDOWS[form]
    parts = [f"window_{form}", *(f"{score}_{form}" for score in SCORES)]
    parts += [f"{part}_{form}" for part in ("name", "lore") if form == "big"]
    for name in parts:
        x, y, w, h = where[name]
        assert min(x, y) >= 2
        assert x + w <= width - 2
        assert y + h <= height - 3
    for one, other in combinations(parts, 2):
        ax, ay, aw, ah = where[one]
        bx, by, bw, bh = where[other]
        assert ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay, (one, other)
    assert [where[f"{score}_{form}"][0] for score in SCORES] == sorted(where[f"{score}_{form}"][0] for score in SCORES)


def test_the_large_card_has_room_for_three_lines_of_lore() -> None:
    assert slices()["lore_big"][3] >= 3 * BODY_LINE
    assert slices()["lore_big"][2] >= 100
    assert slices()["name_big"][3] >= 10


def numbers(form: str, value: int) -> list[Pixels]:
    have = pictures(SHEET)
    if form == "card":
        return [have[f"digit_{value}"]]
    word = "_small" if form == "hand" else ""
    return [have[f"num{word}_{digit}"] for digit in str(value)]


@pytest.mark.parametrize("form", SIZES)
def test_every_score_fits_its_place(form: str) -> None:
    for value in range(1, 11):
        digits = numbers(form, value)
        # Contours of neighbours may meet, and the outer ones may touch the cell's border.
        wide = sum(size(digit)[0] for digit in digits) - (len(digits) - 1)
        for score in SCORES:
            _, _, w, h = slices()[f"{score}_{form}"]
            assert wide <= w + (2 if form == "hand" else 0), value
            assert size(digits[0])[1] <= h


@pytest.mark.parametrize("form", ["card", "hand"])
def test_scores_stand_out_on_their_cells(form: str) -> None:
    for clan in CLANS:
        for word in ("", "_leader"):
            face = pictures(SHEET)[f"{form}_{clan}{word}"]
            for score in SCORES:
                x, y, w, h = slices()[f"{score}_{form}"]
                ground = luminance(face[y + 1 : y + h, x + 1 : x + w - 1, :3])
                faintest = luminance(np.array(rgb(demon_cards.NUMERAL_KINDS[""][1]))[None])[0]
                assert contrast(float(faintest), float(np.percentile(ground, 90))) >= LEAST_CONTRAST, (clan, score)


def test_cells_of_the_scores_have_signs_of_three_shapes() -> None:
    have = pictures(SHEET)
    for word, measure in (("", (16, 16)), ("_small", (9, 9))):
        for name in (*SCORES, "total", "plus"):
            assert size(have[f"sign_{name}{word}"]) == measure
        for one, other in combinations(SCORES, 2):
            a, b = (have[f"sign_{name}{word}"][..., 3] > 0 for name in (one, other))
            assert (a & b).sum() / (a | b).sum() <= 0.6, (one, other)
    painter = demon_cards.load_demonites(ASSETS / "source")
    tiny = {name: np.array(image)[..., 3] > 0 for name, image in painter.signs["tiny"].items()}
    for one, other in combinations(SCORES, 2):
        assert (tiny[one] & tiny[other]).sum() / (tiny[one] | tiny[other]).sum() <= 0.6


def test_numerals_have_a_closed_ink_contour_and_differ() -> None:
    seen: dict[bytes, str] = {}
    for name, picture in pictures(SHEET).items():
        if not name.startswith("num"):
            continue
        assert size(picture) == ((9, 13) if "small" in name else (14, 20))
        solid = np.pad(picture[..., 3] > 0, 1)
        around = ~(solid[:-2, 1:-1] & solid[2:, 1:-1] & solid[1:-1, :-2] & solid[1:-1, 2:])
        rim = picture[(picture[..., 3] > 0) & around]
        assert (rim[:, :3] == INK).all(), name
        assert picture.tobytes() not in seen, (name, seen.get(picture.tobytes()))
        seen[picture.tobytes()] = name
    assert len(seen) == 2 * 3 * 10
    digits = [pictures(SHEET)[f"digit_{value}"] for value in range(11)]
    assert {size(digit) for digit in digits[:10]} == {(5, 7)}
    assert len({digit.tobytes() for digit in digits}) == 11


@pytest.mark.parametrize("clan", CLANS)
def test_every_window_has_ground_for_its_demons(clan: str) -> None:
    x, y, w, h = slices()["window_card"]
    window = pictures(SHEET)[f"card_{clan}"][y : y + h, x : x + w, :3]
    light = luminance(window[8:20])
    # A sky, not a pattern: a figure's contour does not fight with it.
    assert light.std() <= 0.12


def test_every_seat_has_a_banner_of_its_own_cut_and_device() -> None:
    have = pictures(SHEET)
    banners = [have[f"banner_{seat}"] for seat in range(6)]
    assert {size(banner) for banner in banners} == {(16, 20)}
    for one, other in combinations(range(6), 2):
        assert (banners[one][..., 3] != banners[other][..., 3]).sum() >= 6, (one, other)
        grey = [luminance(banner[..., :3]) for banner in (banners[one], banners[other])]
        assert (np.abs(grey[0] - grey[1]) > 0.03).mean() >= 0.15, (one, other)


def test_marks_and_beats_are_there() -> None:
    have = pictures(SHEET)
    assert size(have["crown"]) == (12, 9)
    assert size(have["out"]) == (16, 16)
    assert size(have["hourglass"]) == (12, 13)
    assert size(have["notch"]) == (11, 7)
    assert size(have["arrow"]) == size(have["arrow_next"]) == (12, 7)
    assert (have["arrow"] != have["arrow_next"]).any(axis=2).mean() >= 0.3
    frames = tags()
    for name, measure, count in (
        ("marker", (24, 24), 4),
        ("marker_left", (24, 24), 4),
        ("drum", (64, 48), 4),
        ("drum_big", (96, 72), 4),
    ):
        assert len(frames[name]) == count
        assert {size(have[frame]) for frame in frames[name]} == {measure}
        assert len({have[frame].tobytes() for frame in frames[name]}) == count
    # The sword that points left is drawn afresh: its shape is the mirror image, its light is not.
    right, left = np.array(demon_marks.marker(0, False)), np.array(demon_marks.marker(0, True))
    assert np.array_equal(right[..., 3], left[:, ::-1, 3])
    solid = right[..., 3] > 0
    columns = np.nonzero(solid.any(axis=0))[0]
    assert np.ptp(columns) >= 20


def test_highlights_fit_each_size_of_card() -> None:
    have, frames = pictures(SHEET), tags()
    for stem in ("card", "hand"):
        width, height = SIZES[stem]
        for name in (f"{stem}_focus", f"{stem}_chosen", f"{stem}_legal_0"):
            assert size(have[name]) == (width + 6, height + 6)
        assert len(frames[f"{stem}_legal"]) == 4
        assert size(have[f"{stem}_shadow"]) == size(have[f"{stem}_shadow_lifted"]) == (width, height)


def test_every_pixel_is_of_the_palette() -> None:
    known = {rgb(code) for code in COLOURS}
    for name in (SHEET, FX_SHEET):
        whole = np.array(Image.open(ASSETS / "sprites" / f"{name}.png").convert("RGBA"))
        assert set(np.unique(whole[..., 3])) <= {0, 255}
        used = np.unique(whole[whole[..., 3] > 0][:, :3], axis=0)
        assert {tuple(int(v) for v in colour) for colour in used} <= known


def test_a_clan_without_a_look_is_named(tmp_path: Path) -> None:
    source = tmp_path / "cards"
    source.mkdir()
    text = (ASSETS / "source" / "cards" / "demonites.toml").read_text(encoding="utf-8")
    (source / "demonites.toml").write_text(text.replace("[clan.mudmaw]", "[clan.mud]"), encoding="utf-8")
    with pytest.raises(DrawingError, match="mudmaw"):
        demon_cards.load_demonites(tmp_path)


def test_what_is_compiled_is_what_the_source_says(tmp_path: Path) -> None:
    demon_cards.compile_demon_cards(ASSETS / "source", tmp_path)
    compile_demon_fx(ASSETS / "source", tmp_path)
    for name in (SHEET, FX_SHEET):
        for suffix in (".png", ".json"):
            path = f"sprites/{name}{suffix}"
            assert (tmp_path / path).read_bytes() == (ASSETS / path).read_bytes(), path


def test_effects_are_as_their_source_says() -> None:
    source = tomllib.loads((ASSETS / "source" / "fx" / "demonites.toml").read_text(encoding="utf-8"))
    data, frames = sheet(FX_SHEET), tags(FX_SHEET)
    assert list(frames) == list(source)
    by_name = {frame["filename"]: frame for frame in data["frames"]}
    for name, effect in source.items():
        steps = [by_name[frame] for frame in frames[name]]
        assert frames[name] == [f"{name}_{k}" for k in range(len(effect["ms"]))]
        assert [frame["duration"] for frame in steps] == effect["ms"]
        assert all([frame["sourceSize"]["w"], frame["sourceSize"]["h"]] == effect["size"] for frame in steps)
        looks = {
            (pictures(FX_SHEET)[frame["filename"]].tobytes(), tuple(frame["spriteSourceSize"].values()))
            for frame in steps
        }
        assert len(looks) == len(steps), f"{name}: two steps look alike"


def test_a_slam_shows_round_its_card() -> None:
    for name in ("slam_1", "slam_2"):
        frame = next(frame for frame in sheet(FX_SHEET)["frames"] if frame["filename"] == name)
        assert frame["spriteSourceSize"]["w"] > SIZES["card"][0] + 20
        assert frame["spriteSourceSize"]["h"] > SIZES["card"][1] + 20


def test_a_strike_to_the_left_mirrors_one_to_the_right() -> None:
    for step in range(5):
        right, left = (
            next(frame for frame in sheet(FX_SHEET)["frames"] if frame["filename"] == f"{name}_{step}")
            for name in ("slash", "slash_left")
        )
        box, mirrored = right["spriteSourceSize"], left["spriteSourceSize"]
        assert abs(box["x"] - (80 - mirrored["x"] - mirrored["w"])) <= 3
        assert box["y"] == mirrored["y"]
