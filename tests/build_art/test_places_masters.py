"""The stages of 8 Masters' Revenge: their maps for two and for more fighters, their slots, light and cabinet."""

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
from art.places import brushes, cabinet_masters, cabinet_parts
from art.places.tiled_map import PaintedLayer, object_layers, rectangles
from art.places.tiling import TILE

from scenes.tables.eight_masters_revenge.slots import DUEL_SLOTS, MANY_SLOTS, STAGES

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SLOTS = {"duel": DUEL_SLOTS, "many": MANY_SLOTS}
MAPS = [(table, stage) for table in SLOTS for stage in STAGES]
SEATS = {"duel": 2, "many": 4}
FIGHTER = (40, 64)
"""Width and height that a standing fighter's body takes."""
BIG = (56, 80)


def map_path(table: str, stage: str) -> Path:
    return ASSETS / "maps" / f"{places.masters_map(table, stage)}.tmx"


def slots(table: str, stage: str = STAGES[0]) -> dict[str, tuple[int, int, int, int]]:
    return rectangles(object_layers(map_path(table, stage)))


@pytest.fixture(scope="module")
def painted() -> dict[str, list[PaintedLayer]]:
    """Every stage, painted once."""
    return {name: paint(places.read_place(ASSETS / "source", name)) for name, paint in places.MASTERS_STAGES.items()}


def overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def test_the_compiler_knows_the_screens_stages() -> None:
    assert tuple(places.MASTERS_STAGES) == STAGES
    assert set(places.MASTERS_TABLES) == set(SLOTS)


@pytest.mark.parametrize(("table", "stage"), MAPS)
def test_every_stage_of_a_table_has_the_same_slots(table: str, stage: str) -> None:
    names = [item.get("name") for group in object_layers(map_path(table, stage)) for item in group.iter("object")]
    assert sorted(names, key=str) == sorted(SLOTS[table])
    assert slots(table, stage) == slots(table)


@pytest.mark.parametrize("table", SLOTS)
def test_slots_lie_on_the_screen(table: str) -> None:
    for name, (x, y, w, h) in slots(table).items():
        assert 0 <= x <= 640 - w, name
        assert 0 <= y <= 360 - h, name


@pytest.mark.parametrize("table", SLOTS)
def test_nothing_of_one_seat_lies_on_anothers(table: str) -> None:
    where = slots(table)
    for seat, other in combinations(range(SEATS[table]), 2):
        for stem in ("board", "plate", "hand_back"):
            for theirs in ("board", "plate", "hand_back"):
                assert not overlap(where[f"{stem}_{seat}"], where[f"{theirs}_{other}"]), (stem, seat, theirs, other)


@pytest.mark.parametrize("table", SLOTS)
def test_a_fighter_stands_free_beside_his_board(table: str) -> None:
    where = slots(table)
    for seat in range(SEATS[table]):
        x, y = where[f"fighter_{seat}"][:2]
        body = (x - FIGHTER[0] // 2, y - FIGHTER[1], *FIGHTER)
        assert body[0] >= 0
        assert body[0] + body[2] <= 640
        for stem in ("board", "plate"):
            assert not overlap(body, where[f"{stem}_{seat}"]), stem
        assert (x < 320) == (seat % 2 == 0)


@pytest.mark.parametrize("table", SLOTS)
def test_the_hand_lies_open_beside_tooltip_preview_and_buttons(table: str) -> None:
    where = slots(table)
    hand = [f"hand_{k}" for k in range(4)]
    assert all(where[name][2:] == BIG for name in hand)
    desk = [*hand, "tooltip", "preview", "confirm", "button_a", "button_b", "menu", "log", "rules", "eye", "prompt"]
    for one, other in combinations(desk, 2):
        assert not overlap(where[one], where[other]), (one, other)


def test_big_cards_of_a_duel_lie_side_by_side() -> None:
    where = slots("duel")
    for seat in range(2):
        left, right = where[f"card_{seat}_0"], where[f"card_{seat}_1"]
        assert left[2:] == right[2:] == BIG
        assert left[1] == right[1]
        # The inner numbers are read as one sum: no more than a finger between the cards.
        assert left[0] + left[2] <= right[0] <= left[0] + left[2] + 6


@pytest.mark.parametrize(("table", "stage"), MAPS)
def test_maps_load_without_a_display(table: str, stage: str) -> None:
    def without_pictures(filename: str, *_: Any, **__: Any) -> Any:
        assert Path(filename).exists()
        return lambda rect=None, flags=None: (filename, rect)

    loaded: Any = pytmx.TiledMap(str(map_path(table, stage)), image_loader=without_pictures)
    assert (loaded.width, loaded.height, loaded.tilewidth, loaded.tileheight) == (40, 23, TILE, TILE)
    layers = [layer for layer in loaded.layers if isinstance(layer, pytmx.TiledTileLayer)]
    assert [layer.name for layer in layers] == ["sky", "clouds", "far", "middle", "ground", "desk"]
    assert [layer.properties["parallax"] for layer in layers] == [0.0, 0.1, 0.25, 0.6, 1.0, 0.0]
    covered = {(x, y) for layer in layers for x, y, gid in layer.iter_data() if gid}
    assert len(covered) == 40 * 23
    moving = [properties for properties in loaded.tile_properties.values() if properties.get("frames")]
    assert moving
    assert {len(properties["frames"]) for properties in moving} == {brushes.FRAMES}


@pytest.mark.soak
def test_a_slot_moved_in_the_first_stage_moves_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ASSETS / "source" / "places", tmp_path / "source" / "places")
    shutil.copytree(ASSETS / "maps", tmp_path / "maps")
    path = tmp_path / "maps" / map_path("duel", STAGES[0]).name
    tree = ElementTree.parse(path)
    for item in tree.iter("object"):
        if item.get("name") == "preview":
            item.set("x", "414")
    tree.write(path)
    few = {name: places.MASTERS_STAGES[name] for name in (STAGES[0], STAGES[3])}
    monkeypatch.setattr(places, "MASTERS_STAGES", few)
    for _ in range(2):
        places.compile_masters(tmp_path / "source", tmp_path)
        for stage in few:
            moved = tmp_path / "maps" / map_path("duel", stage).name
            assert rectangles(object_layers(moved))["preview"][0] == 414
    assert (tmp_path / "tiles" / "dojo.png").read_bytes() != (ASSETS / "tiles" / "dojo.png").read_bytes()


@pytest.mark.parametrize("stage", STAGES)
def test_the_band_behind_the_fighters_keeps_back(stage: str, painted: dict[str, list[PaintedLayer]]) -> None:
    # ART.md §5: mean 0.22, 95th percentile 0.45, standard deviation 0.12; rows 60 to 150 of the screen.
    for frame in range(brushes.FRAMES):
        whole = np.asarray(places.picture(painted[stage], frame).convert("RGB")).astype(float)
        band = (whole @ np.array([0.2126, 0.7152, 0.0722]) / 255)[38:128]
        assert 0.16 <= band.mean() <= 0.25
        assert np.percentile(band, 95) <= 0.46
        assert band.std() <= 0.14


@pytest.mark.parametrize("stage", STAGES)
def test_something_lives_in_every_frame(stage: str, painted: dict[str, list[PaintedLayer]]) -> None:
    pictures = [places.picture(painted[stage], frame).tobytes() for frame in range(brushes.FRAMES)]
    assert len(set(pictures)) == brushes.FRAMES


@pytest.mark.parametrize("stage", STAGES)
def test_shaking_shows_no_gap_and_clouds_wrap_round(stage: str, painted: dict[str, list[PaintedLayer]]) -> None:
    steady = places.steady_edges(painted[stage])
    staying = [layer for layer in steady if not layer.drift]
    behind, whole = np.asarray(steady[0].frames[0]), np.asarray(places.picture(staying))
    assert np.array_equal(behind[:, : places.EDGE], whole[:, : places.EDGE])
    assert np.array_equal(behind[:, -places.EDGE :], whole[:, -places.EDGE :])
    clouds = np.asarray(next(layer for layer in painted[stage] if layer.name == "clouds").frames[0])[..., 3]
    rows = clouds.any(axis=1)
    seam = int((clouds[rows, 0] != clouds[rows, -1]).sum())
    inside = max(int((clouds[rows, x] != clouds[rows, x - 1]).sum()) for x in range(1, clouds.shape[1]))
    assert seam <= inside


def test_the_masters_cabinet_has_the_form_of_every_cabinet() -> None:
    path = ASSETS / "sprites" / "places" / "cabinet_eight_masters_revenge.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    count = len(cabinet_masters.DUEL)
    names = [frame["filename"] for frame in data["frames"]]
    assert names == [*(f"demo_{k}" for k in range(count)), "cabinet", *(f"screen_{k}" for k in range(count))]
    tags = {tag["name"]: (tag["from"], tag["to"]) for tag in data["meta"]["frameTags"]}
    assert tags == {"demo": (0, count - 1), "screen": (count + 1, 2 * count)}
    boxes = {item["name"]: item["keys"][0]["bounds"] for item in data["meta"]["slices"] if item["name"] != "pivot"}
    assert boxes["screen"] == dict(zip("xywh", cabinet_parts.SCREEN, strict=True))
    assert boxes["marquee"] == dict(zip("xywh", cabinet_parts.MARQUEE, strict=True))
