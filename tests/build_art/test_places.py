"""Places: the compiled tables, tiles, backdrops, cabinets and icons, against their sources and the art guide."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
import pytest
import pytmx
from art import places
from art.palette import COLOURS, rgb
from art.places import brushes, cabinet, cabinet_parts, courtyard, icon, logo, throne_room
from art.places.tiled_map import object_layers, rectangles
from art.places.tiling import TILE, Tileset
from PIL import Image

from scenes.tables.eight_bit_battle.slots import ARENAS, BATTLE_SLOTS, DRAFT_SLOTS, arena_map

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
BATTLES = [places.battle_map(stage) for stage in places.BATTLE_STAGES]
MAPS = {**dict.fromkeys(BATTLES, BATTLE_SLOTS), "eight_bit_battle_draft": DRAFT_SLOTS}
PALETTE = {rgb(colour) for colour in COLOURS}
PICTURES = sorted(
    path.relative_to(ASSETS)
    for folder in ("tiles", "sprites/places", "icon")
    for path in (ASSETS / folder).glob("*.png")
)
OUTPUTS = sorted(
    path.relative_to(ASSETS)
    for folder in ("tiles", "maps", "sprites/places", "icon")
    for path in (ASSETS / folder).iterdir()
)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The group compiled into a folder of its own."""
    out = tmp_path_factory.mktemp("places")
    places.compile_group(ASSETS / "source", out)
    return out


def without_pictures(filename: str, *_: Any, **__: Any) -> Any:
    """An image loader for pytmx that needs neither pygame nor a display."""
    assert Path(filename).exists()
    return lambda rect=None, flags=None: (filename, rect)


def luminance(image: Image.Image) -> npt.NDArray[np.float64]:
    pixels = np.asarray(image.convert("RGB")).astype(np.float64)
    return np.asarray((pixels * (0.2126, 0.7152, 0.0722)).sum(axis=2) / 255)


@pytest.mark.timeout(900)
def test_committed_outputs_match_their_sources(compiled: Path) -> None:
    made = {path.relative_to(compiled) for path in compiled.rglob("*") if path.is_file()}
    stale = [
        str(name)
        for name in OUTPUTS
        if name not in made or (compiled / name).read_bytes() != (ASSETS / name).read_bytes()
    ]
    assert not stale, "run python3 build/run.py assets"
    for name in ("icon.ico", "icon.icns"):
        assert (compiled / "icon" / name).read_bytes() == (ROOT / "build" / name).read_bytes(), name


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_compiling_twice_gives_the_same_bytes(compiled: Path, tmp_path: Path) -> None:
    places.compile_group(ASSETS / "source", tmp_path)
    again = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert again == {path.relative_to(compiled): path.read_bytes() for path in compiled.rglob("*") if path.is_file()}


@pytest.mark.parametrize("picture", PICTURES, ids=str)
def test_only_palette_colours_and_no_half_transparency(picture: Path) -> None:
    pixels = np.asarray(Image.open(ASSETS / picture).convert("RGBA")).reshape(-1, 4)
    assert set(np.unique(pixels[:, 3]).tolist()) <= {0, 255}
    colours = {tuple(int(v) for v in row) for row in np.unique(pixels[pixels[:, 3] > 0][:, :3], axis=0)}
    assert colours <= PALETTE


@pytest.mark.parametrize("name", MAPS)
def test_a_map_has_every_slot_once_and_no_unknown_one(name: str) -> None:
    names = [
        item.get("name") for group in object_layers(ASSETS / "maps" / f"{name}.tmx") for item in group.iter("object")
    ]
    assert sorted(names, key=str) == sorted(MAPS[name])


@pytest.mark.parametrize("name", MAPS)
def test_slots_lie_on_the_screen(name: str) -> None:
    for slot, (x, y, w, h) in rectangles(object_layers(ASSETS / "maps" / f"{name}.tmx")).items():
        assert 0 <= x <= 640 - w, slot
        assert 0 <= y <= 360 - h, slot


@pytest.mark.parametrize(("name", "cards"), [*((name, 7) for name in BATTLES), ("eight_bit_battle_draft", 14)])
def test_held_cards_are_full_size_and_show_their_numbers(name: str, cards: int) -> None:
    # The last stat cell of a card ends at x=52 of 56: a neighbour may cover the frame, not a number.
    slots = rectangles(object_layers(ASSETS / "maps" / f"{name}.tmx"))
    held = [box for slot, box in slots.items() if slot.startswith(("hand_", "held_"))]
    assert len(held) == cards
    for x, y, w, h in held:
        assert (w, h) == (56, 80)
        for ox, oy, _, oh in held:
            if (ox, oy) != (x, y) and ox >= x and oy < y + h and y < oy + oh:
                assert ox >= x + 52


@pytest.mark.parametrize("name", MAPS)
def test_maps_load_without_a_display(name: str) -> None:
    loaded: Any = pytmx.TiledMap(str(ASSETS / "maps" / f"{name}.tmx"), image_loader=without_pictures)
    assert (loaded.width, loaded.height, loaded.tilewidth, loaded.tileheight) == (40, 23, TILE, TILE)
    tile_layers = [layer for layer in loaded.layers if isinstance(layer, pytmx.TiledTileLayer)]
    assert [layer.name for layer in tile_layers] == ["sky", "clouds", "far", "keep", "ground", "desk"]
    assert [layer.properties["parallax"] for layer in tile_layers] == [0.0, 0.1, 0.25, 0.6, 1.0, 0.0]
    covered = {(x, y) for layer in tile_layers for x, y, gid in layer.iter_data() if gid}
    assert len(covered) == 40 * 23
    moving = [properties for properties in loaded.tile_properties.values() if properties.get("frames")]
    assert moving
    assert {len(properties["frames"]) for properties in moving} == {brushes.FRAMES}


def test_all_arenas_of_the_battles_share_their_slots_and_the_program_knows_each() -> None:
    assert tuple(places.BATTLE_STAGES) == ARENAS
    assert [f"{name}.tmx" for name in BATTLES] == [arena_map(arena) for arena in ARENAS]
    first, *others = [rectangles(object_layers(ASSETS / "maps" / f"{name}.tmx")) for name in BATTLES]
    assert all(slots == first for slots in others)


def test_maps_load_with_pygame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame
    from pytmx.util_pygame import load_pygame

    pygame.display.init()
    pygame.display.set_mode((64, 36))
    for name in MAPS:
        loaded: Any = load_pygame(str(ASSETS / "maps" / f"{name}.tmx"))
        canvas = pygame.Surface((640, 360))
        canvas.fill((255, 0, 255))
        for layer in loaded.visible_layers:
            if isinstance(layer, pytmx.TiledTileLayer):
                for x, y, image in layer.tiles():
                    canvas.blit(image, (x * TILE, y * TILE))
        assert not any(canvas.get_at((x, y))[:3] == (255, 0, 255) for x in range(0, 640, 8) for y in range(0, 360, 8))


def test_a_slot_moved_in_tiled_stays_moved_and_its_tray_follows(tmp_path: Path) -> None:
    shutil.copytree(ASSETS / "source" / "places", tmp_path / "source" / "places")
    shutil.copytree(ASSETS / "maps", tmp_path / "maps")
    path = tmp_path / "maps" / "eight_bit_battle_battle.tmx"
    tree = ElementTree.parse(path)
    for item in tree.iter("object"):
        if item.get("name") == "item_tray":
            item.set("y", "250")
            item.set("width", "160")
    tree.write(path)
    stage = courtyard.layers(places.read_place(ASSETS / "source", "courtyard"))
    for _ in range(2):
        places.compile_table(
            tmp_path / "source", tmp_path, "eight_bit_battle_battle", "courtyard", stage, places.desk.battle_desk
        )
        assert rectangles(object_layers(path))["item_tray"] == (362, 250, 160, 100)
    tiles = (tmp_path / "tiles" / "courtyard.png").read_bytes()
    assert tiles != (ASSETS / "tiles" / "courtyard.png").read_bytes()


def test_a_missing_or_broken_map_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="Take it back"):
        object_layers(tmp_path / "nothing.tmx")
    (tmp_path / "broken.tmx").write_text("<map><layer", encoding="utf-8")
    with pytest.raises(ValueError, match="not readable"):
        object_layers(tmp_path / "broken.tmx")
    (tmp_path / "bare.tmx").write_text("<map/>", encoding="utf-8")
    with pytest.raises(ValueError, match="no object layer"):
        object_layers(tmp_path / "bare.tmx")


@pytest.mark.parametrize(
    ("name", "painter", "rows"),
    [
        *((stage, painter, (130, 205)) for stage, painter in places.BATTLE_STAGES.items()),
        ("throne_room", throne_room.layers, (78, 150)),
    ],
)
def test_the_band_behind_the_fighters_keeps_back(name: str, painter: Any, rows: tuple[int, int]) -> None:
    # ART.md §5: mean 0.22, 95th percentile 0.45, standard deviation 0.12; a little room for a place of its own.
    layers = painter(places.read_place(ASSETS / "source", name))
    for frame in range(brushes.FRAMES):
        whole = places.picture(layers, frame)
        band = luminance(whole)[rows[0] : rows[1]]
        assert 0.17 <= band.mean() <= 0.25
        assert np.percentile(band, 95) <= 0.46
        assert band.std() <= 0.14


def test_shaking_by_the_margin_shows_no_gap_at_the_sides() -> None:
    stage = places.steady_edges(courtyard.layers(places.read_place(ASSETS / "source", "courtyard")))
    behind = np.asarray(stage[0].frames[0])
    # What drifts is nowhere at home: it leaves nothing of itself at the edges.
    whole = np.asarray(places.picture([layer for layer in stage if not layer.drift]))
    assert np.array_equal(behind[:, : places.EDGE], whole[:, : places.EDGE])
    assert np.array_equal(behind[:, -places.EDGE :], whole[:, -places.EDGE :])


def test_drifting_clouds_wrap_round() -> None:
    for layers in (
        courtyard.layers(places.read_place(ASSETS / "source", "courtyard")),
        throne_room.layers(places.read_place(ASSETS / "source", "throne_room")),
    ):
        clouds = np.asarray(next(layer for layer in layers if layer.name == "clouds").frames[0])[..., 3]
        rows = clouds.any(axis=1)
        # Where a bank touches one edge, it goes on at the other: no column jump larger than inside a bank.
        seam = int((clouds[rows, 0] != clouds[rows, -1]).sum())
        inside = max(int((clouds[rows, x] != clouds[rows, x - 1]).sum()) for x in range(1, clouds.shape[1]))
        assert seam <= inside


def test_tileset_merges_duplicates_and_keeps_animations_apart() -> None:
    plain, other = Image.new("RGBA", (16, 16), "red"), Image.new("RGBA", (16, 16), "blue")
    still, moving = Image.new("RGBA", (48, 16)), Image.new("RGBA", (48, 16))
    still.paste(plain, (0, 0))
    still.paste(plain, (16, 0))
    moving.paste(plain, (0, 0))
    moving.paste(other, (16, 0))
    tiles = Tileset()
    assert tiles.cut([still, moving]).tolist() == [[0, 2, -1]]
    assert tiles.animations == {2: (0, 1)}
    assert len(tiles.tiles) == 3


def test_odd_sizes_are_refused() -> None:
    with pytest.raises(ValueError, match="multiple of 16"):
        Tileset().cut([Image.new("RGBA", (17, 16))])


def sheet(name: str) -> Any:
    return json.loads((ASSETS / "sprites" / "places" / f"{name}.json").read_text(encoding="utf-8"))


def test_backdrops_fill_the_screen_and_hide_what_is_behind() -> None:
    for name in ("hall", "curtain", "result"):
        image = Image.open(ASSETS / "sprites" / "places" / f"{name}.png").convert("RGBA")
        assert image.size == (640, 360)
        assert np.asarray(image)[..., 3].min() == 255


@pytest.mark.parametrize(
    ("name", "box"),
    [("hall", (220, 150, 420, 330)), ("curtain", (200, 110, 440, 250)), ("result", (120, 10, 520, 130))],
)
def test_where_words_stand_it_is_dark(name: str, box: tuple[int, int, int, int]) -> None:
    # White on a luminance of 0.18 (linear) still has a contrast of 4.5:1; these parts stay clearly below.
    part = np.asarray(Image.open(ASSETS / "sprites" / "places" / f"{name}.png").convert("RGB").crop(box)) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4) @ (0.2126, 0.7152, 0.0722)
    assert np.percentile(linear, 99) < 0.18


def test_the_logo_glints() -> None:
    data = sheet("logo")
    assert [frame["filename"] for frame in data["frames"]] == [f"logo_{k}" for k in range(logo.GLINT_FRAMES)]
    assert [(tag["name"], tag["from"], tag["to"]) for tag in data["meta"]["frameTags"]] == [("glint", 0, 7)]
    pictures = logo.logo_frames()
    assert len({picture.tobytes() for picture in pictures}) == len(pictures)
    alpha = np.asarray(pictures[0])[..., 3]
    assert not alpha[0].any()
    assert not alpha[-1].any()


def test_the_cabinet_has_its_glass_and_its_sign() -> None:
    data = sheet("cabinet_eight_bit_battle")
    names = [frame["filename"] for frame in data["frames"]]
    count = len(cabinet.FIGHT)
    assert names == [*(f"demo_{k}" for k in range(count)), "cabinet", *(f"screen_{k}" for k in range(count))]
    assert {tag["name"]: (tag["from"], tag["to"]) for tag in data["meta"]["frameTags"]} == {
        "demo": (0, count - 1),
        "screen": (count + 1, 2 * count),
    }
    slices = {item["name"]: item["keys"][0]["bounds"] for item in data["meta"]["slices"] if item["name"] != "pivot"}
    assert slices["screen"] == dict(zip("xywh", cabinet_parts.SCREEN, strict=True))
    assert slices["marquee"] == dict(zip("xywh", cabinet_parts.MARQUEE, strict=True))
    for frame in data["frames"][count + 1 :]:
        assert (frame["sourceSize"]["w"], frame["sourceSize"]["h"]) == cabinet_parts.SCREEN[2:]


def test_dark_cabinets_are_darker_than_the_lit_one() -> None:
    lit = luminance(cabinet.lit_cabinet()).max()
    for name, left, right in cabinet.DARK:
        assert luminance(cabinet.dark_cabinet(left, right, name)).max() < lit / 1.5


def test_icons_in_every_size_and_one_ico_of_all() -> None:
    for size in icon.SIZES:
        image = Image.open(ASSETS / "icon" / f"icon_{size}.png")
        assert image.size == (size, size)
        assert image.getbbox() is not None
    assert Image.open(ROOT / "build" / "icon.ico").info["sizes"] == {(size, size) for size in icon.SIZES}
    densities = Image.open(ROOT / "build" / "icon.icns").info["sizes"]
    assert {size * density for size, _, density in densities} == set(icon.ICNS.values())
