"""The five battlefields of Demonites: their slots, light and life, and the cabinet."""

from __future__ import annotations

import json
import shutil
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
import pytmx
from art import places
from art.places import brushes, cabinet_demonites, cabinet_parts, demon_ground
from art.places.tiled_map import PaintedLayer, object_layers, rectangles
from art.places.tiling import TILE

from game.games.demonites.modes import MODE_IDS
from scenes.tables.demonites.slots import (
    BATTLE,
    DESK,
    FRONT_COUNTS,
    FRONTS,
    LIVE,
    MODES,
    SEAT_COUNTS,
    SLOTS,
    STATIONS,
    slots_of,
)

ASSETS = Path(__file__).resolve().parents[2] / "assets"
CARD, HAND, BACK = (40, 52), (56, 78), (24, 32)
ROOM_IN_STATION = 15
"""The plate with name and counts, above the cards."""
LAYERS = {
    "war": ["sky", "clouds", "far", "middle", "ground", "desk"],
    "skirmish": ["sky", "clouds", "far", "middle", "ground", "desk"],
    "scout": ["sky", "far", "mist", "middle", "ground", "desk"],
    "ambush": ["sky", "clouds", "far", "middle", "ground", "desk"],
    "campaign": ["table", "map", "things", "desk"],
}

Rect = tuple[int, int, int, int]


def map_path(mode: str) -> Path:
    return ASSETS / "maps" / f"{places.demon_map(mode)}.tmx"


def slots(mode: str = MODES[0]) -> dict[str, Rect]:
    return rectangles(object_layers(map_path(mode)))


@pytest.fixture(scope="module")
def painted() -> dict[str, list[PaintedLayer]]:
    """Every battlefield, painted once."""
    source = ASSETS / "source"
    return {mode: paint(places.read_place(source, f"demon_{mode}")) for mode, paint in places.DEMON_STAGES.items()}


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def apart(where: dict[str, Rect], names: list[str]) -> None:
    for one, other in combinations(names, 2):
        assert not overlap(where[one], where[other]), (one, other)


def test_every_mode_has_a_battlefield() -> None:
    assert tuple(places.DEMON_STAGES) == MODES == MODE_IDS


@pytest.mark.parametrize("mode", MODES)
def test_every_battlefield_has_the_same_slots(mode: str) -> None:
    names = [item.get("name") for group in object_layers(map_path(mode)) for item in group.iter("object")]
    assert sorted(names, key=str) == sorted(SLOTS)
    assert slots(mode) == slots()
    assert slots_of(mode) <= SLOTS


def test_no_slot_is_read_by_nobody() -> None:
    assert frozenset().union(*(slots_of(mode) for mode in MODES)) == SLOTS


def test_slots_lie_on_the_screen() -> None:
    for name, (x, y, w, h) in slots().items():
        assert 0 <= x <= 640 - w, name
        assert 0 <= y <= 360 - h, name


@pytest.mark.parametrize("count", SEAT_COUNTS)
def test_stations_stand_in_a_circle_clear_of_each_other_and_of_the_battle(count: int) -> None:
    where = slots()
    stations = [f"station_{count}_{seat}" for seat in range(count)]
    apart(where, [*stations, *(name for name in BATTLE if not name.startswith("stage_foot"))])
    x, y, w, h = where["stage"]
    for name in stations:
        sx, sy, sw, sh = where[name]
        assert x <= sx
        assert sx + sw <= x + w
        assert y <= sy
        assert sy + sh <= y + h
        assert sh >= ROOM_IN_STATION + CARD[1]
        assert sw >= CARD[0] + BACK[0]
    # Clockwise from seat 0 on the left: down the right side, up the left one.
    middles = [(where[name][0] + where[name][2] / 2, where[name][1] + where[name][3] / 2) for name in stations]
    left = [k for k, (cx, _) in enumerate(middles) if cx < 320]
    right = [k for k, (cx, _) in enumerate(middles) if cx > 320]
    assert left[0] == 0
    assert right == list(range(1, 1 + len(right)))
    assert [middles[k][1] for k in right] == sorted(middles[k][1] for k in right)
    rising = [middles[k][1] for k in left[1:]]
    assert rising == sorted(rising, reverse=True)
    assert all(middles[0][1] < height for height in rising)


def test_the_two_who_fight_face_each_other() -> None:
    where = slots()
    for stem in ("fan", "sums"):
        (ax, ay, aw, ah), (bx, by, bw, bh) = where[f"{stem}_0"], where[f"{stem}_1"]
        assert (ay, aw, ah) == (by, bw, bh)
        assert ax == 640 - bx - bw
    x, y, w, _ = where["marker"]
    assert x + w / 2 == 320
    assert where["fan_0"][1] < y < where["fan_0"][1] + where["fan_0"][3]
    assert where["fan_0"][3] >= CARD[1]
    assert where["stage_foot_0"][0] == 640 - where["stage_foot_1"][0]


@pytest.mark.parametrize("count", FRONT_COUNTS)
def test_fronts_lie_clear_of_each_other_and_hold_four_cards_a_side(count: int) -> None:
    where = slots()
    fronts = [f"front_{count}_{place}" for place in range(count)]
    apart(where, [*fronts, *(f"chip_{seat}" for seat in range(6))])
    assert len({where[name][2:] for name in fronts}) == 1
    for name in fronts:
        _, y, w, h = where[name]
        assert h >= CARD[1] + 30
        # The first card in full, the others at least by their first score.
        assert w // 2 >= CARD[0] + 3 * 12
        assert y + h <= 234


def test_nothing_on_the_desk_overlaps() -> None:
    where = slots()
    top = {"top_left", "top_mid", "top_right", "stage", "caption"}
    apart(where, sorted(DESK - top))
    apart(where, sorted(LIVE))
    assert all(where[name][1] >= 243 for name in (DESK - top) | LIVE)
    assert where["hand"][2] >= 5 * HAND[0]
    for name in ("hand", "hand_0", "hand_1"):
        assert where[name][3] >= HAND[1]
    for name in ("hand_0", "hand_1"):
        assert where[name][2] >= 3 * HAND[0]


def test_groups_of_slots_do_not_share_names() -> None:
    groups = [DESK, LIVE, STATIONS, BATTLE, FRONTS]
    assert sum(len(group) for group in groups) == len(SLOTS)


@pytest.mark.parametrize("mode", MODES)
def test_maps_load_without_a_display(mode: str) -> None:
    def without_pictures(filename: str, *_: Any, **__: Any) -> Any:
        assert Path(filename).exists()
        return lambda rect=None, flags=None: (filename, rect)

    loaded: Any = pytmx.TiledMap(str(map_path(mode)), image_loader=without_pictures)
    assert (loaded.width, loaded.height, loaded.tilewidth, loaded.tileheight) == (40, 23, TILE, TILE)
    layers = [layer for layer in loaded.layers if isinstance(layer, pytmx.TiledTileLayer)]
    assert [layer.name for layer in layers] == LAYERS[mode]
    assert layers[-1].properties["parallax"] == 0.0
    covered = {(x, y) for layer in layers for x, y, gid in layer.iter_data() if gid}
    assert len(covered) == 40 * 23
    moving = [properties for properties in loaded.tile_properties.values() if properties.get("frames")]
    assert moving
    assert {len(properties["frames"]) for properties in moving} == {brushes.FRAMES}


@pytest.mark.soak
def test_a_slot_moved_in_the_first_map_moves_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ASSETS / "source" / "places", tmp_path / "source" / "places")
    (tmp_path / "maps").mkdir()
    modes = (MODES[4], MODES[1])
    path = tmp_path / "maps" / map_path(modes[0]).name
    tree = ElementTree.parse(map_path(modes[0]))
    for item in tree.iter("object"):
        if item.get("name") == "hand":
            item.set("x", "172")
    tree.write(path)
    monkeypatch.setattr(places, "DEMON_STAGES", {mode: places.DEMON_STAGES[mode] for mode in modes})
    for _ in range(2):
        places.compile_demonites(tmp_path / "source", tmp_path)
        for mode in modes:
            assert rectangles(object_layers(tmp_path / "maps" / map_path(mode).name))["hand"][0] == 172


# The suite compares all places with the committed ones (test_places.py).
@pytest.mark.soak
def test_what_is_compiled_is_what_the_source_says(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    places.compile_demonites(ASSETS / "source", tmp_path)
    for mode in MODES:
        assert (tmp_path / "maps" / map_path(mode).name).read_bytes() == map_path(mode).read_bytes()
        for suffix in (".png", ".tsx"):
            tiles = f"demon_{mode}{suffix}"
            assert (tmp_path / "tiles" / tiles).read_bytes() == (ASSETS / "tiles" / tiles).read_bytes()


def light_of(painted: list[PaintedLayer], frame: int) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    whole = np.asarray(places.picture(painted, frame).convert("RGB")).astype(float)
    return np.asarray(whole @ np.array([0.2126, 0.7152, 0.0722]) / 255)


@pytest.mark.parametrize("mode", MODES)
def test_the_middle_keeps_back_behind_the_cards(mode: str, painted: dict[str, list[PaintedLayer]]) -> None:
    # ART.md §5 for what lies behind the actors: mean 0.22, 95th percentile 0.45, standard deviation 0.12; where cards
    # lie in the middle it is calmer still.
    for frame in range(brushes.FRAMES):
        light = light_of(painted[mode], frame)
        x, y, w, h = 168, 74 - 22, 304, 150
        zone = light[y : y + h, x : x + w]
        assert zone.mean() <= 0.22
        assert np.percentile(zone, 95) <= 0.4
        assert zone.std() <= 0.1
        for side in (light[34:211, 4:160], light[34:211, 480:636]):
            assert side.mean() <= 0.25
            assert np.percentile(side, 95) <= 0.55


@pytest.mark.parametrize("mode", MODES)
def test_the_edges_are_richer_than_the_middle(mode: str, painted: dict[str, list[PaintedLayer]]) -> None:
    # Steps of light from pixel to pixel, on the ground.
    steps = np.abs(np.diff(light_of(painted[mode], 0), axis=1))[90:205]
    edges = np.hstack([steps[:, :150], steps[:, 489:]]).mean()
    assert edges > 2 * steps[:, 180:460].mean()


def test_no_two_battlefields_look_alike(painted: dict[str, list[PaintedLayer]]) -> None:
    pictures = {mode: np.asarray(places.picture(painted[mode]).convert("RGB")) for mode in MODES}
    for one, other in combinations(MODES, 2):
        assert (pictures[one] != pictures[other]).any(axis=2).mean() > 0.6, (one, other)


@pytest.mark.parametrize("mode", MODES)
def test_something_lives_in_every_frame(mode: str, painted: dict[str, list[PaintedLayer]]) -> None:
    pictures = [places.picture(painted[mode], frame).tobytes() for frame in range(brushes.FRAMES)]
    assert len(set(pictures)) == brushes.FRAMES


@pytest.mark.parametrize("mode", MODES)
def test_shaking_shows_no_gap_and_what_drifts_wraps_round(mode: str, painted: dict[str, list[PaintedLayer]]) -> None:
    steady = places.steady_edges(painted[mode])
    staying = [layer for layer in steady if not layer.drift]
    behind, whole = np.asarray(steady[0].frames[0]), np.asarray(places.picture(staying))
    assert np.array_equal(behind[:, : places.EDGE], whole[:, : places.EDGE])
    assert np.array_equal(behind[:, -places.EDGE :], whole[:, -places.EDGE :])
    for layer in painted[mode]:
        if not layer.drift:
            continue
        drifting = np.asarray(layer.frames[0])[..., 3]
        rows = drifting.any(axis=1)
        seam = int((drifting[rows, 0] != drifting[rows, -1]).sum())
        inside = max(int((drifting[rows, x] != drifting[rows, x - 1]).sum()) for x in range(1, drifting.shape[1]))
        assert seam <= inside


def test_plates_cover_their_ground_and_grow_towards_the_eye() -> None:
    plates = demon_ground.broken_ground(66, 52, 46, "test")
    assert plates.inside[66:].all()
    assert not plates.inside[:66].any()
    assert (plates.size[200] > plates.size[100]).all()
    assert ((plates.tone >= 0) & (plates.tone <= 1)).all()
    again = demon_ground.broken_ground(66, 52, 46, "test")
    assert np.array_equal(plates.edge, again.edge)


def test_the_cabinet_has_the_form_of_every_cabinet(tmp_path: Path) -> None:
    path = ASSETS / "sprites" / "places" / "cabinet_demonites.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    count = len(cabinet_demonites.FIGHT)
    names = [frame["filename"] for frame in data["frames"]]
    assert names == [*(f"demo_{k}" for k in range(count)), "cabinet", *(f"screen_{k}" for k in range(count))]
    tags = {tag["name"]: (tag["from"], tag["to"]) for tag in data["meta"]["frameTags"]}
    assert tags == {"demo": (0, count - 1), "screen": (count + 1, 2 * count)}
    boxes = {item["name"]: item["keys"][0]["bounds"] for item in data["meta"]["slices"] if item["name"] != "pivot"}
    assert boxes["screen"] == dict(zip("xywh", cabinet_parts.SCREEN, strict=True))
    assert boxes["marquee"] == dict(zip("xywh", cabinet_parts.MARQUEE, strict=True))
    cabinet_demonites.write_demonites_cabinet(tmp_path, ASSETS / "source")
    for suffix in (".png", ".json"):
        assert (tmp_path / f"cabinet_demonites{suffix}").read_bytes() == path.with_suffix(suffix).read_bytes()
