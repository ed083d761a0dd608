"""Cards, boards, tokens and effects of 8 Masters' Revenge: every part that the rules can ask for is there and fits."""

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
from art.ui.masters_board import CARD, COLUMNS, HEIGHT, RIMS, TOKEN, WIDTH, slot_boxes
from art.ui.masters_cards import BOXES, EFFECTS, MINI, NUMBERS, PILE, SCHOOLS, TOKENS
from PIL import Image

from game.games.eight_masters_revenge.cards import CARDS

ASSETS = Path(__file__).resolve().parents[2] / "assets"
CARDS_SHEET, BOARD_SHEET, FX_SHEET = "cards/masters", "cards/masters_board", "fx/masters"
SIZES = {"": (56, 80), "_small": CARD}
INK = (0x0E, 0x07, 0x1B)
LEAST_CONTRAST = 4.5
FIGHTER_HEIGHT = 64

Pixels = npt.NDArray[np.uint8]


@cache
def sheet(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((ASSETS / "sprites" / f"{name}.json").read_text(encoding="utf-8"))
    return data


@cache
def pixels(name: str) -> Pixels:
    return np.array(Image.open(ASSETS / "sprites" / f"{name}.png").convert("RGBA"))


@cache
def pictures(name: str) -> dict[str, Pixels]:
    """Every frame's picture (as it lies in the sheet)."""
    out = {}
    for frame in sheet(name)["frames"]:
        box = frame["frame"]
        out[frame["filename"]] = pixels(name)[box["y"] : box["y"] + box["h"], box["x"] : box["x"] + box["w"]]
    return out


def slices(name: str) -> dict[str, tuple[int, int, int, int]]:
    return {
        item["name"]: tuple(item["keys"][0]["bounds"][side] for side in "xywh")
        for item in sheet(name)["meta"]["slices"]
        if item["name"] != "pivot"
    }


def size(picture: Pixels) -> tuple[int, int]:
    return picture.shape[1], picture.shape[0]


def linear(colour: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    part = colour / 255
    return np.asarray(np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4))


def relative_luminance(colours: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
    return np.asarray(linear(colours.astype(float)) @ np.array([0.2126, 0.7152, 0.0722]))


@pytest.mark.parametrize("small", ["", "_small"])
def test_every_card_of_the_rules_can_be_put_together(small: str) -> None:
    have = pictures(CARDS_SHEET)
    boxes = slices(CARDS_SHEET)
    for card in CARDS:
        face = have[f"{'small' if small else 'face'}_{card.colour or 'bow'}"]
        assert size(face) == SIZES[small]
        parts = {
            "left": f"num{small}_{card.left}",
            "right": f"num{small}_{card.right}",
            "damage": f"dmg{small}_{card.damage}",
            "emblem": f"emblem_{card.colour or 'bow'}{small}",
        }
        if card.dragon:
            parts["effect"] = f"dragon{small}"
        elif card.effect != "none":
            parts["effect"] = f"fx_{card.effect}{small}"
        if not small:
            parts["art"] = f"art_{card.left}{card.right}" if card.colour else "art_bow"
        for place, name in parts.items():
            x, y, w, h = boxes[f"{place}{small}"]
            assert size(have[name]) == (w, h), (card.id, name)
            assert x >= 0
            assert y >= 0
            assert x + w <= SIZES[small][0]
            assert y + h <= SIZES[small][1]


@pytest.mark.parametrize("small", ["", "_small"])
def test_the_boxes_of_a_face_do_not_overlap(small: str) -> None:
    boxes = slices(CARDS_SHEET)
    for one, other in combinations(BOXES, 2):
        (ax, ay, aw, ah), (bx, by, bw, bh) = boxes[one + small], boxes[other + small]
        assert not (ax < bx + bw and bx < ax + aw and ay < by + bh and by < ay + ah), (one, other)


@pytest.mark.parametrize("small", ["", "_small"])
def test_numbers_stand_in_the_lower_corners(small: str) -> None:
    boxes, (width, height) = slices(CARDS_SHEET), SIZES[small]
    left, right = boxes[f"left{small}"], boxes[f"right{small}"]
    assert left[1] == right[1]
    assert left[0] == width - right[0] - right[2]
    assert left[0] + left[2] < width / 2 < right[0]
    assert left[1] > height / 2


@pytest.mark.parametrize("school", SCHOOLS)
@pytest.mark.parametrize("small", ["", "_small"])
def test_numerals_stand_out_on_every_school(school: str, small: str) -> None:
    face = pictures(CARDS_SHEET)[f"{'small' if small else 'face'}_{school}"]
    for place in ("left", "right"):
        x, y, w, h = slices(CARDS_SHEET)[f"{place}{small}"]
        ground = relative_luminance(face[y : y + h, x : x + w, :3]).max()
        for kind in ("", "_attack", "_guard"):
            for number in NUMBERS:
                numeral = pictures(CARDS_SHEET)[f"num{kind}{small}_{number}"]
                solid = numeral[numeral[..., 3] > 0][:, :3]
                bright = solid[(solid != INK).any(axis=1)]
                darkest = relative_luminance(bright).min()
                assert (darkest + 0.05) / (ground + 0.05) >= LEAST_CONTRAST, (number, kind)


def test_numerals_have_a_closed_ink_contour_and_differ() -> None:
    seen: dict[bytes, str] = {}
    for name, picture in pictures(CARDS_SHEET).items():
        if not name.startswith("num"):
            continue
        solid = np.pad(picture[..., 3] > 0, 1)
        around = ~(solid[:-2, 1:-1] & solid[2:, 1:-1] & solid[1:-1, :-2] & solid[1:-1, 2:])
        rim = picture[(picture[..., 3] > 0) & around]
        assert (rim[:, :3] == INK).all(), name
        assert picture.tobytes() not in seen, (name, seen.get(picture.tobytes()))
        seen[picture.tobytes()] = name


def test_schools_differ_in_shape_and_not_only_in_colour() -> None:
    for small in ("", "_small"):
        for one, other in combinations(SCHOOLS, 2):
            a, b = (pictures(CARDS_SHEET)[f"emblem_{school}{small}"][..., 3] > 0 for school in (one, other))
            assert (a != b).mean() >= 0.2, (one, other)


def test_every_blow_has_a_picture_of_its_own() -> None:
    arts = {name: picture for name, picture in pictures(CARDS_SHEET).items() if name.startswith("art_")}
    assert len(arts) == len(NUMBERS) ** 2 + 1
    for one, other in combinations(arts, 2):
        assert (arts[one] != arts[other]).any(axis=2).mean() >= 0.08, (one, other)


def test_signs_of_effects_and_tokens_differ() -> None:
    names = [*(f"fx_{effect}" for effect in EFFECTS), "dragon", *(f"token_{token}" for token in TOKENS)]
    for one, other in combinations(names, 2):
        a, b = pictures(CARDS_SHEET)[one], pictures(CARDS_SHEET)[other]
        assert size(a) == size(b) == (16, 16)
        assert (a != b).any(axis=2).mean() >= 0.15, (one, other)


def test_more_damage_shows_more_sparks() -> None:
    for small in ("", "_small"):
        light = [
            int((relative_luminance(pictures(CARDS_SHEET)[f"dmg{small}_{n}"][..., :3]) > 0.4).sum()) for n in range(4)
        ]
        assert light[0] == 0
        assert light[1] > 0
        assert [light[1] * n for n in range(4)] == light


def test_backs_have_their_sizes_and_tell_nothing() -> None:
    have = pictures(CARDS_SHEET)
    assert {name: size(have[name]) for name in ("back", "small_back", "mini_back", "pile_back")} == {
        "back": SIZES[""],
        "small_back": CARD,
        "mini_back": MINI,
        "pile_back": PILE,
    }
    assert [name for name in have if "back" in name] == ["back", "small_back", "mini_back", "pile_back"]


def test_boards_are_alike_but_for_their_rim() -> None:
    boards = [pictures(BOARD_SHEET)[f"board_{colour}"] for colour in RIMS]
    assert {size(board) for board in boards} == {(WIDTH, HEIGHT)}
    for one, other in combinations(boards, 2):
        assert 0.005 <= (one != other).any(axis=2).mean() <= 0.06


def test_places_of_a_board_follow_the_ring() -> None:
    told = slices(BOARD_SHEET)
    assert told == slot_boxes()
    assert len(told) == 2 * 2 * COLUMNS
    for row, other in (("a", "d"), ("d", "a")):
        for column in range(1, COLUMNS + 1):
            x, y, w, h = told[f"card_{row}{column}"]
            assert (w, h) == CARD
            assert x >= 0
            assert x + w <= WIDTH
            assert y + h <= HEIGHT
            # A token on the other place of the column is never under the card.
            tx, ty, tw, th = told[f"token_{other}{column}"]
            assert (tw, th) == (TOKEN, TOKEN)
            assert ty + th <= y or y + h <= ty
            assert x <= tx
            assert tx + tw <= x + w


def test_highlights_and_signs_are_there() -> None:
    have = pictures(BOARD_SHEET)
    for stem in ("small", "place"):
        assert {f"{stem}_focus", f"{stem}_chosen", f"{stem}_legal_0"} <= set(have)
    signs = ["life", "life_last", "life_lost", "fury", "fury_off", "plus", "equals", "unequal", "turn_mark", "out_mark"]
    assert set(signs) <= set(have)
    tags = {tag["name"]: tag["to"] - tag["from"] + 1 for tag in sheet(BOARD_SHEET)["meta"]["frameTags"]}
    assert tags == {"small_legal": 4, "place_legal": 4}


def test_effects_are_as_their_source_says() -> None:
    source = tomllib.loads((ASSETS / "source" / "fx" / "masters.toml").read_text(encoding="utf-8"))
    data = sheet(FX_SHEET)
    tags = {tag["name"]: tag for tag in data["meta"]["frameTags"]}
    assert list(tags) == list(source)
    for name, effect in source.items():
        first, last = tags[name]["from"], tags[name]["to"]
        frames = data["frames"][first : last + 1]
        assert [frame["filename"] for frame in frames] == [f"{name}_{k}" for k in range(len(effect["ms"]))]
        assert [frame["duration"] for frame in frames] == effect["ms"]
        assert all([frame["sourceSize"]["w"], frame["sourceSize"]["h"]] == effect["size"] for frame in frames)
        looks = {(pictures(FX_SHEET)[frame["filename"]].tobytes()) for frame in frames}
        assert len(looks) == len(frames), f"{name}: two steps look alike"


def test_fury_burns_round_a_fighter_and_not_over_the_floor() -> None:
    for frame in sheet(FX_SHEET)["frames"]:
        if frame["filename"].startswith("fury_"):
            place = frame["spriteSourceSize"]
            assert place["y"] + place["h"] <= 79
            assert place["h"] >= FIGHTER_HEIGHT
