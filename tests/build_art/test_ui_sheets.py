"""The sheets of the interface: every promised name is there, palette colours only, the sources give the bytes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from art import ui
from art.palette import COLOURS, rgb
from art.ui.cards import BACKS, FIGURES, ITEMS, SMALL, STATS, TEAMS
from art.ui.panels import LEGAL_FRAMES
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
SHEETS = (
    "cards/items",
    "cards/eight_bit_battle",
    "cards/masters",
    "cards/masters_board",
    "ui/ui",
    "fx/fx",
    "fx/masters",
)
PANELS = [
    "panel_night",
    "panel_blue",
    "panel_red",
    "panel_gold",
    "panel_wood",
    "panel_felt",
    "panel_leather",
    "plate_blue",
    "plate_red",
    "tooltip",
    "button_red",
    "button_red_down",
    "button_steel",
    "button_steel_down",
    "button_blue",
    "button_gold",
    "button_focus",
    "button_disabled",
    "keycap",
    "tab",
    "scroll_track",
    "scroll_thumb",
    "slider_track",
]
SIGNS = [
    "attack",
    "defence",
    "health",
    "star",
    "star_empty",
    "crown",
    "fog",
    "key",
    "eye",
    "eye_closed",
    "lock",
    "coin",
    "dice",
    "arrow_left",
    "arrow_right",
    "arrow_up",
    "arrow_down",
    "check",
    "cross",
    "question",
    "speaker",
    "mouse_left",
    "mouse_right",
    "cursor",
    "cursor_hand",
    "checkbox_on",
    "checkbox_off",
    "slider_knob",
    "card_focus",
    "card_chosen",
    "card_shadow",
    "card_shadow_lifted",
    "trophy",
]
EFFECTS = {
    "spark": 6,
    "dust": 5,
    "ring_blue": 4,
    "ring_red": 4,
    "coin_spin": 8,
    "star_pop": 6,
    "royal_bond": 6,
    "key_glint": 5,
    "beer_splash": 6,
    "shield_flash": 5,
    "torch_hole": 4,
    "fog_back": 4,
    "fog_middle": 4,
    "fog_front": 4,
}


def sheet(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((ASSETS / "sprites" / f"{name}.json").read_text(encoding="utf-8"))
    return data


def pixels(name: str) -> np.ndarray:
    return np.array(Image.open(ASSETS / "sprites" / f"{name}.png").convert("RGBA"))


def frames(name: str) -> dict[str, dict[str, Any]]:
    return {frame["filename"]: frame for frame in sheet(name)["frames"]}


def palette() -> set[tuple[int, int, int]]:
    return {rgb(code) for code in COLOURS}


@pytest.mark.parametrize("name", SHEETS)
def test_sheets_hold_palette_colours_only(name: str) -> None:
    cells = pixels(name)
    assert set(np.unique(cells[..., 3])) <= {0, 255}, "half-transparent pixels"
    solid = np.unique(cells[cells[..., 3] == 255][:, :3], axis=0)
    assert {tuple(int(part) for part in colour) for colour in solid} - palette() == set()


@pytest.mark.parametrize("name", SHEETS)
def test_frame_names_are_unique_and_inside_the_picture(name: str) -> None:
    data = sheet(name)
    height, width = pixels(name).shape[:2]
    names = [frame["filename"] for frame in data["frames"]]
    assert len(names) == len(set(names))
    for frame in data["frames"]:
        box = frame["frame"]
        assert 0 <= box["x"] <= box["x"] + box["w"] <= width, frame["filename"]
        assert 0 <= box["y"] <= box["y"] + box["h"] <= height, frame["filename"]
        assert frame["duration"] > 0


def test_sources_compile_to_the_committed_bytes(tmp_path: Path) -> None:
    ui.compile_group(ASSETS / "source", tmp_path)
    for name in SHEETS:
        for ending in (".png", ".json"):
            path = Path("sprites") / f"{name}{ending}"
            assert (tmp_path / path).read_bytes() == (ASSETS / path).read_bytes(), str(path)


def test_every_item_has_an_icon_that_is_not_cut_off() -> None:
    found = frames("cards/items")
    assert sorted(found) == sorted(ITEMS)
    cells = pixels("cards/items")
    for name, frame in found.items():
        assert (frame["sourceSize"]["w"], frame["sourceSize"]["h"]) == (ui.ICON, ui.ICON)
        box, place = frame["frame"], frame["spriteSourceSize"]
        part = cells[box["y"] : box["y"] + box["h"], box["x"] : box["x"] + box["w"]].astype(float) / 255
        canvas = np.zeros((ui.ICON, ui.ICON, 4))
        canvas[place["y"] : place["y"] + box["h"], place["x"] : place["x"] + box["w"]] = part
        rim = np.concatenate([canvas[0], canvas[-1], canvas[:, 0], canvas[:, -1]])
        bright = rim[rim[:, 3] > 0][:, :3] @ np.array([0.2126, 0.7152, 0.0722])
        # The contour is dark (ART.md section 5): anything lighter at the border has lost its contour.
        assert (bright <= 0.2).all(), f"{name} touches the border of its icon"


def test_every_card_and_back_is_there_at_its_size() -> None:
    found = frames("cards/eight_bit_battle")
    faces = {f"{figure}_{team}" for figure in FIGURES for team in TEAMS} | set(ITEMS)
    backs = {f"back_{name}" for name in BACKS}
    small = {f"small_back_{name}" for name in BACKS}
    assert set(found) == faces | backs | small
    for name, frame in found.items():
        size = SMALL if name in small else (56, 80)
        assert (frame["frame"]["w"], frame["frame"]["h"]) == size, name


def test_card_slices_are_free_of_art() -> None:
    """The boxes for the name and the three numbers are one flat colour on every face, so that text can be read."""
    boxes = {item["name"]: item["keys"][0]["bounds"] for item in sheet("cards/eight_bit_battle")["meta"]["slices"]}
    cells = pixels("cards/eight_bit_battle")
    for name, frame in frames("cards/eight_bit_battle").items():
        if "back" in name:
            continue
        for place in ("name", *STATS):
            box = boxes[place]
            x, y = frame["frame"]["x"] + box["x"], frame["frame"]["y"] + box["y"]
            inside = cells[y : y + box["h"], x : x + box["w"]].reshape(-1, 4)
            colours = np.unique(inside, axis=0)
            assert len(colours) == 1, f"{name}: {place} holds {len(colours)} colours"


def test_faces_differ_by_owner_and_by_card() -> None:
    found = frames("cards/eight_bit_battle")
    cells = pixels("cards/eight_bit_battle")
    seen: dict[bytes, str] = {}
    for name, frame in found.items():
        box = frame["frame"]
        part = cells[box["y"] : box["y"] + box["h"], box["x"] : box["x"] + box["w"]].tobytes()
        assert part not in seen, f"{name} looks like {seen.get(part)}"
        seen[part] = name


def test_panels_have_a_centre_inside_them() -> None:
    found = frames("ui/ui")
    slices = {item["name"]: item["keys"][0] for item in sheet("ui/ui")["meta"]["slices"]}
    for name in PANELS:
        size, center = found[name]["frame"], slices[name]["center"]
        assert 0 < center["x"] < center["x"] + center["w"] < size["w"], name
        assert 0 < center["y"] < center["y"] + center["h"] < size["h"], name


def test_signs_and_tags_are_there() -> None:
    found = frames("ui/ui")
    assert set(SIGNS) - set(found) == set()
    tags = {tag["name"]: tag for tag in sheet("ui/ui")["meta"]["frameTags"]}
    assert tags["hourglass"]["to"] - tags["hourglass"]["from"] >= 3
    assert tags["card_legal"]["to"] - tags["card_legal"]["from"] == LEGAL_FRAMES - 1


def test_effects_have_their_frames_in_order() -> None:
    data = sheet("fx/fx")
    tags = {tag["name"]: tag for tag in data["meta"]["frameTags"]}
    for name, count in EFFECTS.items():
        first, last = tags[name]["from"], tags[name]["to"]
        assert last - first + 1 == count, name
        assert [data["frames"][i]["filename"] for i in range(first, last + 1)] == [f"{name}_{i}" for i in range(count)]


@pytest.mark.parametrize("layer", ["fog_back", "fog_middle", "fog_front"])
def test_fog_thickens_and_keeps_its_size(layer: str) -> None:
    cells, found = pixels("fx/fx"), frames("fx/fx")
    covers = []
    for step in range(EFFECTS[layer]):
        box = found[f"{layer}_{step}"]["frame"]
        assert (box["w"] % 16, box["h"] % 16) == (0, 0)
        covers.append(int((cells[box["y"] : box["y"] + box["h"], box["x"] : box["x"] + box["w"], 3] > 0).sum()))
    assert covers == sorted(covers)
    assert covers[0] < covers[-1]
