"""Cards, cones and effects of Street War: all that the rules can ask for is there, fits and can be told apart."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from art.ui import street_cards, street_cones
from art.ui.drawing import load_toml, render_drawing
from PIL import Image

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SHEET, FX_SHEET = "cards/street", "fx/street"
KINDS = {
    "red": ("double", "boost", "jab", "slam", "swap"),
    "open": ("grab", "snack", "refill", "barter"),
    "seal": ("consolation", "knockout", "momentum", "breather", "pressure"),
    "blank": ("blank",),
}
"""rules/street_war.md §2.2; `blank` by an option (H11)."""
CARDS = [card for cards in KINDS.values() for card in cards]
SIZES = {"": (34, 48), "_small": (24, 34), "big": (56, 80)}
INK = (0x0E, 0x07, 0x1B)
LEAST_CONTRAST = 4.5

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


def size(picture: Pixels) -> tuple[int, int]:
    return picture.shape[1], picture.shape[0]


def strategy(card: str, form: str = "") -> Pixels:
    return pictures(SHEET)[f"big_{card}" if form == "big" else f"strategy{form}_{card}"]


def relative_luminance(colours: Pixels) -> npt.NDArray[np.float64]:
    part = colours.astype(float) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def test_every_card_of_the_rules_has_its_faces_and_icon() -> None:
    have = pictures(SHEET)
    for card in CARDS:
        for form, measure in SIZES.items():
            assert size(strategy(card, form)) == measure
        assert size(have[f"icon_{card}"]) == (16, 16)
    for value in range(8):
        assert size(have[f"battle_{value}"]) == (44, 62)
        assert size(have[f"battle_small_{value}"]) == (24, 34)
        assert size(have[f"big_battle_{value}"]) == (56, 80)
    for character in street_cards.ABILITIES:
        assert size(have[f"ability_{character}"]) == (16, 16)
        assert size(have[f"ability_big_{character}"]) == (32, 32)


def test_kinds_are_those_of_the_rules() -> None:
    data = load_toml(ASSETS / "source" / "cards" / "street.toml")["cards"]
    assert {card: facts["kind"] for card, facts in data.items()} == {
        card: kind for kind, cards in KINDS.items() for card in cards
    }


@pytest.mark.parametrize("form", SIZES)
def test_a_kind_is_told_by_the_cards_outline_and_not_only_by_colour(form: str) -> None:
    shapes = {kind: {strategy(card, form)[..., 3].tobytes() for card in cards} for kind, cards in KINDS.items()}
    assert all(len(looks) == 1 for looks in shapes.values())
    for one, other in combinations(shapes, 2):
        assert shapes[one] != shapes[other], (one, other)


@pytest.mark.parametrize("form", SIZES)
def test_no_two_strategy_cards_look_alike(form: str) -> None:
    for one, other in combinations(CARDS, 2):
        assert (strategy(one, form) != strategy(other, form)).any(axis=2).mean() >= 0.12, (one, other)


def test_signs_of_cards_and_abilities_differ() -> None:
    names = [*(f"icon_{card}" for card in CARDS), *(f"ability_{name}" for name in street_cards.ABILITIES)]
    for one, other in combinations(names, 2):
        a, b = pictures(SHEET)[one], pictures(SHEET)[other]
        assert (a != b).any(axis=2).mean() >= 0.25, (one, other)


def test_traffic_grows_with_the_value() -> None:
    drawings = load_toml(ASSETS / "source" / "cards" / "street_pictures.toml")["battle"]
    painter = street_cards.load_street(ASSETS / "source")
    filled = []
    for value in range(8):
        art = np.array(render_drawing(drawings[str(value)], 36))
        filled.append(int((art[..., 3] > 0).sum()))
        assert painter.battle(value).size == (44, 62)
    assert all(small < large for small, large in pairwise([filled[1], filled[3], filled[4], filled[5], filled[6]]))
    assert filled[7] > filled[4]


@pytest.mark.parametrize("stem", ["battle", "battle_small", "big_battle"])
def test_the_value_stands_out_on_its_disc(stem: str) -> None:
    word = {"battle": "", "battle_small": "_small", "big_battle": "_big"}[stem]
    x, y, w, h = slices()[f"disc{word}"]
    kind = "_small" if stem == "battle_small" else ""
    for value in range(8):
        numeral = pictures(SHEET)[f"num{kind}_{value}"]
        solid = numeral[numeral[..., 3] > 0][:, :3]
        bright = solid[(solid != INK).any(axis=1)]
        face = pictures(SHEET)[f"{stem}_{value}"][y : y + h, x : x + w, :3]
        colours, counts = np.unique(face.reshape(-1, 3), axis=0, return_counts=True)
        ranked = [tuple(int(v) for v in colours[k]) for k in np.argsort(-counts)]
        # Every digit wears an ink contour: it is this one that its colour has to stand out from.
        assert INK in ranked[:6]
        contour = relative_luminance(np.array([INK], np.uint8)).max()
        assert (relative_luminance(bright).min() + 0.05) / (contour + 0.05) >= LEAST_CONTRAST


def test_numerals_have_a_closed_ink_contour_and_differ() -> None:
    seen: dict[bytes, str] = {}
    for name, picture in pictures(SHEET).items():
        if not name.startswith("num"):
            continue
        solid = np.pad(picture[..., 3] > 0, 1)
        around = ~(solid[:-2, 1:-1] & solid[2:, 1:-1] & solid[1:-1, :-2] & solid[1:-1, 2:])
        rim = picture[(picture[..., 3] > 0) & around]
        assert (rim[:, :3] == INK).all(), name
        assert picture.tobytes() not in seen, (name, seen.get(picture.tobytes()))
        seen[picture.tobytes()] = name
    assert len(seen) == 2 * 3 * 10


def test_the_signs_of_a_sum_are_there() -> None:
    for name in ("plus", "minus", "times", "clamp", "equals", "swap"):
        assert size(pictures(SHEET)[f"sign_{name}"]) == (11, 12)


def test_backs_tell_nothing_and_tell_the_decks_apart() -> None:
    have = pictures(SHEET)
    backs = [name for name in have if name.endswith("_back")]
    assert backs == [
        "battle_back",
        "big_battle_back",
        "battle_small_back",
        "strategy_back",
        "big_back",
        "strategy_small_back",
    ]
    for one, other in (("big_battle_back", "big_back"), ("battle_small_back", "strategy_small_back")):
        assert size(have[one]) == size(have[other])
        assert (have[one] != have[other]).any(axis=2).mean() >= 0.3


@pytest.mark.parametrize("form", SIZES)
def test_strips_and_pictures_lie_inside_and_apart(form: str) -> None:
    word = f"_{form.strip('_')}" if form else ""
    (px, py, pw, ph), (sx, sy, sw, sh) = slices()[f"picture{word}"], slices()[f"strip{word}"]
    width, height = SIZES[form]
    assert min(px, py, sx, sy) >= 2
    assert max(px + pw, sx + sw) <= width - 2
    assert py + ph <= sy
    assert sy + sh <= height - 2


def test_every_strips_signs_fit() -> None:
    painter = street_cards.load_street(ASSETS / "source")
    for card, facts in painter.data["cards"].items():
        for form, word in (
            ("", facts["strip"]),
            ("small", facts.get("small", facts["strip"])),
            ("big", facts["strip"]),
        ):
            layout = painter.data["strategy"] if not form else painter.data["strategy"][form]
            room = layout["strip"][2]
            glyphs, gap = painter.set_signs(word, room, form == "big")
            assert sum(glyph.width for glyph in glyphs) + gap * max(0, len(glyphs) - 1) <= room, (card, form)


def test_five_cones_stand_on_their_board() -> None:
    have = pictures(SHEET)
    assert size(have["cone_shelf"]) == street_cones.SHELF
    feet = [slices()[f"cone_{k}"][:2] for k in range(5)]
    width = size(have["cone_0"])[0]
    assert all(other[0] - one[0] >= width for one, other in pairwise(feet))
    assert feet[0][0] - street_cones.FOOT[0] >= 0
    assert feet[-1][0] - street_cones.FOOT[0] + width <= street_cones.SHELF[0]


def test_a_cone_falls_within_its_picture_and_lies_flat() -> None:
    tags = {tag["name"]: tag for tag in sheet(SHEET)["meta"]["frameTags"]}
    for stem in ("cone", "cone_big"):
        for name in (stem, f"{stem}_wobble", f"{stem}_fall", f"{stem}_down", f"{stem}_lost"):
            frames = sheet(SHEET)["frames"][tags[name]["from"] : tags[name]["to"] + 1]
            for frame in frames:
                solid = pictures(SHEET)[frame["filename"]][..., 3] > 0
                assert not solid[0].any(), frame["filename"]
                assert solid.any()
        stands, lies = pictures(SHEET)[f"{stem}_0"][..., 3] > 0, pictures(SHEET)[f"{stem}_down_0"][..., 3] > 0
        high = np.nonzero(stands.any(axis=1))[0]
        low = np.nonzero(lies.any(axis=1))[0]
        assert np.ptp(low) < np.ptp(high)
        assert abs(int(low.max()) - int(high.max())) <= 2


def test_highlights_fit_each_size_of_card() -> None:
    have = pictures(SHEET)
    tags = {tag["name"]: tag["to"] - tag["from"] + 1 for tag in sheet(SHEET)["meta"]["frameTags"]}
    for stem, (width, height) in (("battle", (44, 62)), ("strategy", (34, 48)), ("small", (24, 34))):
        for name in (f"{stem}_focus", f"{stem}_chosen", f"{stem}_legal_0"):
            assert size(have[name]) == (width + 6, height + 6)
        assert tags[f"{stem}_legal"] == 4
        assert size(have[f"{stem}_shadow"]) == (width, height)


def test_what_is_compiled_is_what_the_source_says(tmp_path: Path) -> None:
    from art.ui.street_fx import compile_street_fx

    street_cards.compile_street_cards(ASSETS / "source", tmp_path)
    compile_street_fx(ASSETS / "source", tmp_path)
    for name in (SHEET, FX_SHEET):
        for suffix in (".png", ".json"):
            path = f"sprites/{name}{suffix}"
            assert (tmp_path / path).read_bytes() == (ASSETS / path).read_bytes(), path


def test_effects_are_as_their_source_says() -> None:
    source = tomllib.loads((ASSETS / "source" / "fx" / "street.toml").read_text(encoding="utf-8"))
    data = sheet(FX_SHEET)
    tags = {tag["name"]: tag for tag in data["meta"]["frameTags"]}
    assert list(tags) == list(source)
    for name, effect in source.items():
        first, last = tags[name]["from"], tags[name]["to"]
        frames = data["frames"][first : last + 1]
        assert [frame["filename"] for frame in frames] == [f"{name}_{k}" for k in range(len(effect["ms"]))]
        assert [frame["duration"] for frame in frames] == effect["ms"]
        assert all([frame["sourceSize"]["w"], frame["sourceSize"]["h"]] == effect["size"] for frame in frames)
        looks = {
            (pictures(FX_SHEET)[frame["filename"]].tobytes(), tuple(frame["spriteSourceSize"].values()))
            for frame in frames
        }
        assert len(looks) == len(frames), f"{name}: two steps look alike"


def test_a_flips_burst_shows_round_its_card() -> None:
    for name in ("flip_1", "flip_last_1"):
        frame = next(frame for frame in sheet(FX_SHEET)["frames"] if frame["filename"] == name)
        assert frame["spriteSourceSize"]["w"] > 44 + 20
        assert frame["spriteSourceSize"]["h"] > 62 + 20
