"""The street of Street War: its four maps, their slots, light and life, and the cabinet."""

from __future__ import annotations

import json
import shutil
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
import pytmx
from art import places
from art.places import brushes, cabinet_parts, cabinet_street, street, street_houses
from art.places.tiled_map import PaintedLayer, object_layers, rectangles
from art.places.tiling import TILE

from scenes.tables.street_war.slots import BATTLE_HAND, LANES, SLOTS, STRATEGY_HAND, TIMES

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FIGHTER = (40, 64)
"""Width and height that a standing fighter's body takes."""
BATTLE, STRATEGY, SMALL = (44, 62), (34, 48), (24, 34)

Rect = tuple[int, int, int, int]


def map_path(hour: str) -> Path:
    return ASSETS / "maps" / f"{places.street_map(hour)}.tmx"


def slots(hour: str = TIMES[0]) -> dict[str, Rect]:
    return rectangles(object_layers(map_path(hour)))


@pytest.fixture(scope="module")
def painted() -> dict[str, list[PaintedLayer]]:
    """The street at every hour, painted once."""
    place = places.read_place(ASSETS / "source", "street")
    return {hour: street.layers(place, hour) for hour in TIMES}


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def test_the_compiler_knows_the_screens_hours() -> None:
    assert places.STREET_HOURS == TIMES
    assert set(places.read_place(ASSETS / "source", "street")["hour"]) == set(TIMES)


@pytest.mark.parametrize("hour", TIMES)
def test_every_hour_has_the_same_slots(hour: str) -> None:
    names = [item.get("name") for group in object_layers(map_path(hour)) for item in group.iter("object")]
    assert sorted(names, key=str) == sorted(SLOTS)
    assert slots(hour) == slots()


def test_slots_lie_on_the_screen() -> None:
    for name, (x, y, w, h) in slots().items():
        assert 0 <= x <= 640 - w, name
        assert 0 <= y <= 360 - h, name


def test_cards_have_the_size_of_their_places() -> None:
    where = slots()
    for lane in LANES:
        for seat in range(2):
            assert where[f"card_{seat}_{lane}"][2:] == BATTLE
            assert where[f"extra_{seat}_{lane}"][2:] == SMALL
    assert all(where[f"hand_{k}"][2:] == BATTLE for k in range(BATTLE_HAND))
    assert all(where[f"strategy_{k}"][2:] == STRATEGY for k in range(STRATEGY_HAND))


def test_lanes_run_from_left_to_right_and_face_each_other() -> None:
    where = slots()
    for one, other in pairwise(LANES):
        assert where[f"lane_{one}"][0] + where[f"lane_{one}"][2] <= where[f"lane_{other}"][0]
        assert where[f"card_0_{other}"][0] - where[f"card_0_{one}"][0] == 76
    for lane in LANES:
        mine, theirs, flip = where[f"card_0_{lane}"], where[f"card_1_{lane}"], where[f"sum_{lane}"]
        assert mine[0] == theirs[0]
        assert theirs[1] + theirs[3] <= flip[1]
        assert flip[1] + flip[3] <= mine[1]


def test_what_belongs_to_a_lane_lies_in_it_and_apart() -> None:
    where = slots()
    for lane in LANES:
        parts = [f"card_0_{lane}", f"card_1_{lane}", f"extra_0_{lane}", f"extra_1_{lane}", f"sum_{lane}"]
        x, y, w, h = where[f"lane_{lane}"]
        for name in [*parts, f"number_{lane}"]:
            px, py, pw, ph = where[name]
            assert x <= px
            assert px + pw <= x + w
            assert y <= py
            assert py + ph <= y + h
        for one, other in combinations([*parts, f"number_{lane}"], 2):
            assert not overlap(where[one], where[other]), (one, other)
        # Three cards laid on one lane, six pixels apart, still end beside their battle card.
        extra, card = where[f"extra_0_{lane}"], where[f"card_0_{lane}"]
        assert extra[1] + extra[3] + 2 * 6 <= card[1] + card[3]


def test_a_fighter_stands_free_of_his_plate_and_of_every_lane() -> None:
    where = slots()
    for seat in range(2):
        x, y = where[f"fighter_{seat}"][:2]
        body = (x - FIGHTER[0] // 2, y - FIGHTER[1], *FIGHTER)
        assert (x < 320) == (seat == 0)
        others = [f"plate_{seat}", f"cones_{seat}", f"hand_back_{seat}", f"ability_mark_{seat}", f"lasting_{seat}"]
        for name in [*others, *(f"lane_{lane}" for lane in LANES)]:
            assert not overlap(body, where[name]), name


def test_both_seats_mirror_each_other() -> None:
    where = slots()
    for stem in ("plate", "cones", "hand_back", "ability_mark", "lasting"):
        (ax, ay, aw, ah), (bx, by, bw, bh) = where[f"{stem}_0"], where[f"{stem}_1"]
        assert (ay, aw, ah) == (by, bw, bh)
        assert ax == 640 - bx - bw


def test_nothing_on_the_desk_or_beside_the_lanes_overlaps() -> None:
    where = slots()
    desk = [*(f"hand_{k}" for k in range(BATTLE_HAND)), *(f"strategy_{k}" for k in range(STRATEGY_HAND))]
    desk += ["tooltip", "prompt", "ability", "confirm", "button_a", "button_b", "menu", "log", "rules", "eye"]
    desk += ["hint_line", "log_line", "pile", "strategy_pile", "discard"]
    desk += [f"{stem}_{seat}" for stem in ("plate", "cones", "hand_back", "lasting") for seat in range(2)]
    desk += [f"lane_{lane}" for lane in LANES]
    for one, other in combinations(desk, 2):
        assert not overlap(where[one], where[other]), (one, other)


@pytest.mark.parametrize("hour", TIMES)
def test_maps_load_without_a_display(hour: str) -> None:
    def without_pictures(filename: str, *_: Any, **__: Any) -> Any:
        assert Path(filename).exists()
        return lambda rect=None, flags=None: (filename, rect)

    loaded: Any = pytmx.TiledMap(str(map_path(hour)), image_loader=without_pictures)
    assert (loaded.width, loaded.height, loaded.tilewidth, loaded.tileheight) == (40, 23, TILE, TILE)
    layers = [layer for layer in loaded.layers if isinstance(layer, pytmx.TiledTileLayer)]
    assert [layer.name for layer in layers] == ["sky", "clouds", "far", "middle", "ground", "desk"]
    assert [layer.properties["parallax"] for layer in layers] == [0.0, 0.1, 0.25, 0.6, 1.0, 0.0]
    covered = {(x, y) for layer in layers for x, y, gid in layer.iter_data() if gid}
    assert len(covered) == 40 * 23
    moving = [properties for properties in loaded.tile_properties.values() if properties.get("frames")]
    assert moving
    assert {len(properties["frames"]) for properties in moving} == {brushes.FRAMES}


def test_a_slot_moved_in_the_first_map_moves_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ASSETS / "source" / "places", tmp_path / "source" / "places")
    (tmp_path / "maps").mkdir()
    path = tmp_path / "maps" / map_path(TIMES[0]).name
    tree = ElementTree.parse(map_path(TIMES[0]))
    for item in tree.iter("object"):
        if item.get("name") == "ability":
            item.set("x", "530")
    tree.write(path)
    hours = (TIMES[0], TIMES[3])
    monkeypatch.setattr(places, "STREET_HOURS", hours)
    for _ in range(2):
        places.compile_street(tmp_path / "source", tmp_path)
        for hour in hours:
            assert rectangles(object_layers(tmp_path / "maps" / map_path(hour).name))["ability"][0] == 530


def test_what_is_compiled_is_what_the_source_says(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    places.compile_street(ASSETS / "source", tmp_path)
    for hour in TIMES:
        assert (tmp_path / "maps" / map_path(hour).name).read_bytes() == map_path(hour).read_bytes()
        tiles = f"street_{hour}.png"
        assert (tmp_path / "tiles" / tiles).read_bytes() == (ASSETS / "tiles" / tiles).read_bytes()


@pytest.mark.parametrize("hour", TIMES)
def test_the_ends_of_the_street_keep_back_behind_the_fighters(
    hour: str, painted: dict[str, list[PaintedLayer]]
) -> None:
    # ART.md §5: mean 0.22, 95th percentile 0.45, standard deviation 0.12, in rows 86 to 150 of the screen.
    for frame in range(brushes.FRAMES):
        whole = np.asarray(places.picture(painted[hour], frame).convert("RGB")).astype(float)
        light = whole @ np.array([0.2126, 0.7152, 0.0722]) / 255
        for zone in (light[64:128, :64], light[64:128, 576:]):
            assert 0.12 <= zone.mean() <= 0.22
            assert np.percentile(zone, 95) <= 0.45
            assert zone.std() <= 0.12


def test_no_two_hours_look_alike(painted: dict[str, list[PaintedLayer]]) -> None:
    pictures = {hour: np.asarray(places.picture(painted[hour]).convert("RGB")) for hour in TIMES}
    for one, other in combinations(TIMES, 2):
        assert (pictures[one] != pictures[other]).any(axis=2).mean() > 0.2, (one, other)


@pytest.mark.parametrize("hour", TIMES)
def test_something_lives_in_every_frame(hour: str, painted: dict[str, list[PaintedLayer]]) -> None:
    pictures = [places.picture(painted[hour], frame).tobytes() for frame in range(brushes.FRAMES)]
    assert len(set(pictures)) == brushes.FRAMES


@pytest.mark.parametrize("hour", TIMES)
def test_shaking_shows_no_gap_and_clouds_wrap_round(hour: str, painted: dict[str, list[PaintedLayer]]) -> None:
    steady = places.steady_edges(painted[hour])
    staying = [layer for layer in steady if not layer.drift]
    behind, whole = np.asarray(steady[0].frames[0]), np.asarray(places.picture(staying))
    assert np.array_equal(behind[:, : places.EDGE], whole[:, : places.EDGE])
    assert np.array_equal(behind[:, -places.EDGE :], whole[:, -places.EDGE :])
    clouds = np.asarray(next(layer for layer in painted[hour] if layer.name == "clouds").frames[0])[..., 3]
    rows = clouds.any(axis=1)
    seam = int((clouds[rows, 0] != clouds[rows, -1]).sum())
    inside = max(int((clouds[rows, x] != clouds[rows, x - 1]).sum()) for x in range(1, clouds.shape[1]))
    assert seam <= inside


def test_more_people_sleep_towards_morning() -> None:
    shares = [places.read_place(ASSETS / "source", "street")["hour"][hour]["at_home"] for hour in TIMES[1:]]
    panes = [street_houses.Window(x, 0, 9, 14) for x in range(0, 400, 20)]
    awake = [{window for window, _ in street._who_is_in(panes, share)} for share in shares]
    assert awake[0] > awake[1] > awake[2]


def test_the_cabinet_has_the_form_of_every_cabinet() -> None:
    path = ASSETS / "sprites" / "places" / "cabinet_street_war.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    count = len(cabinet_street.LANE)
    names = [frame["filename"] for frame in data["frames"]]
    assert names == [*(f"demo_{k}" for k in range(count)), "cabinet", *(f"screen_{k}" for k in range(count))]
    tags = {tag["name"]: (tag["from"], tag["to"]) for tag in data["meta"]["frameTags"]}
    assert tags == {"demo": (0, count - 1), "screen": (count + 1, 2 * count)}
    boxes = {item["name"]: item["keys"][0]["bounds"] for item in data["meta"]["slices"] if item["name"] != "pivot"}
    assert boxes["screen"] == dict(zip("xywh", cabinet_parts.SCREEN, strict=True))
    assert boxes["marquee"] == dict(zip("xywh", cabinet_parts.MARQUEE, strict=True))
