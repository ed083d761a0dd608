"""The sixty demons: each with sprites and a portrait, clean, told apart; the committed bytes as the sources say."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from art.demons import CLANS, PORTRAIT, SHEETS, SPRITE, compile_group, draw_sprite, read_clan
from art.demons.model import FRAMES
from art.demons.sheets import PIVOT, PORTRAITS
from art.figures.expressions import ExpressionError
from art.figures.model import FigureError
from art.lint import DARKEST_CONTOUR, LEAST_CONTRAST, contrast, lint, luminance, sheet_frames
from art.masks import Mask
from numpy.typing import NDArray
from PIL import Image

from game.games.demonites.cards import CLANS as CARD_CLANS
from game.games.demonites.cards import DEMONS

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "assets" / "source"
FOLDER = ROOT / "assets" / SHEETS
AT_THE_EDGE = "touches the"
"""The contour of a sprite may lie on the rim of its page, and a portrait is cut off by it."""
NIGHT = "#1a1932"
LEADER = 6
LEADER_HEIGHT = 28
MOST_ALIKE = 0.8
"""Of two silhouettes of a clan: the share of the common in all they cover."""

each_demon = pytest.mark.parametrize("demon", DEMONS, ids=lambda demon: demon.id)
each_clan = pytest.mark.parametrize("clan", CLANS)


@cache
def frames(sheet: str) -> dict[str, Image.Image]:
    return {frame.name: frame.image for frame in sheet_frames(FOLDER / sheet)}


def solid(image: Image.Image) -> Mask:
    mask: Mask = np.array(image)[..., 3] > 0
    return mask


def pixels(image: Image.Image) -> NDArray[np.int64]:
    return np.array(image).astype(np.int64)


def description(sheet: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / f"{sheet}.json").read_text(encoding="utf-8"))
    return data


def loose(clan: str, demon: str, picture: str) -> bool:
    """Whether something of it is drawn without a contour: sparks, a shadow."""
    source = next(entry for entry in read_clan(SOURCE / "demons" / f"{clan}.toml").demons if entry.id == demon)
    return any("loose" in part for part in getattr(source, picture))


def test_the_clans_are_those_of_the_cards() -> None:
    assert CLANS == CARD_CLANS
    assert {path.stem for path in (SOURCE / "demons").glob("*.toml")} == set(CLANS)


@each_clan
def test_every_demon_looks_both_ways(clan: str) -> None:
    data = description(clan)
    wanted = [name + side for name in (demon.id for demon in DEMONS if demon.clan == clan) for side in ("", "_left")]
    assert [tag["name"] for tag in data["meta"]["frameTags"]] == wanted
    assert all(tag["to"] - tag["from"] + 1 == FRAMES for tag in data["meta"]["frameTags"])
    assert {image.size for image in frames(clan).values()} == {(SPRITE, SPRITE)}
    assert all(frame.pivot == PIVOT for frame in sheet_frames(FOLDER / clan))


def test_every_demon_has_a_portrait() -> None:
    assert list(frames(PORTRAITS)) == [demon.id for demon in DEMONS]
    assert {image.size for image in frames(PORTRAITS).values()} == {(PORTRAIT, PORTRAIT)}


@each_clan
def test_each_has_a_rhythm_of_its_own(clan: str) -> None:
    times = [row["duration"] for row in description(clan)["frames"]]
    rhythms = [tuple(times[k : k + FRAMES]) for k in range(0, len(times), 2 * FRAMES)]
    assert len(set(rhythms)) == len(rhythms)


def rim_is_dark(image: Image.Image) -> bool:
    """Whether whatever lies on the rim of the page is contour: nothing is cut off."""
    mask = solid(image)
    rim = np.zeros_like(mask)
    rim[[0, -1]] = rim[:, [0, -1]] = True
    return bool((luminance(np.array(image))[mask & rim] <= DARKEST_CONTOUR).all())


@each_demon
def test_sprites_are_clean(demon: Any) -> None:
    shown = frames(demon.clan)
    effects = loose(demon.clan, demon.id, "sprite")
    for name in (f"{demon.id}{side}_{number}" for side in ("", "_left") for number in range(FRAMES)):
        found = [text for text in lint(shown[name], effects=effects) if not text.startswith(AT_THE_EDGE)]
        assert found == [], name
        assert effects or rim_is_dark(shown[name]), f"{name} is cut off"


@each_demon
def test_portraits_are_clean(demon: Any) -> None:
    """A portrait is cut off by its page, so the contour is looked at only where it borders on nothing."""
    image = frames(PORTRAITS)[demon.id]
    assert [text for text in lint(image, effects=True) if not text.startswith(AT_THE_EDGE)] == []
    if loose(demon.clan, demon.id, "portrait"):
        return
    mask = solid(image)
    wide = np.pad(mask, 1, constant_values=True)
    open_beside = ~(wide[:-2, 1:-1] & wide[2:, 1:-1] & wide[1:-1, :-2] & wide[1:-1, 2:])
    assert (luminance(np.array(image))[open_beside & mask] <= DARKEST_CONTOUR).all()


@each_demon
def test_it_stands_out_from_the_night(demon: Any) -> None:
    """Even those that are made of soot or shadow."""
    for image in (frames(demon.clan)[f"{demon.id}_0"], frames(PORTRAITS)[demon.id]):
        night = Image.new("RGB", image.size, NIGHT)
        assert contrast(image, night, (0, 0)) >= LEAST_CONTRAST


@each_demon
def test_it_lives(demon: Any) -> None:
    """The two idle frames differ, by a blink at least."""
    first, second = (pixels(frames(demon.clan)[f"{demon.id}_{number}"]) for number in range(FRAMES))
    assert (first != second).any(axis=2).sum() >= 4


@each_demon
def test_left_is_the_same_shape_mirrored_and_lit_from_the_same_side(demon: Any) -> None:
    right, left = (pixels(frames(demon.clan)[f"{demon.id}{side}_0"]) for side in ("", "_left"))
    mirrored = right[:, ::-1]
    differing = ((mirrored[..., 3] > 0) != (left[..., 3] > 0)).sum()
    assert differing <= 0.04 * (left[..., 3] > 0).sum()
    assert not np.array_equal(mirrored, left), "a plain mirror image is lit from the upper right"


def overlap(one: Mask, other: Mask) -> float:
    return float((one & other).sum() / (one | other).sum())


@each_clan
def test_silhouettes_differ(clan: str) -> None:
    shapes = {demon.id: solid(frames(clan)[f"{demon.id}_0"]) for demon in DEMONS if demon.clan == clan}
    alike = [
        (one, other, round(overlap(shapes[one], shapes[other]), 2))
        for one in shapes
        for other in shapes
        if one < other and overlap(shapes[one], shapes[other]) >= MOST_ALIKE
    ]
    assert alike == []


@each_clan
def test_leaders_are_larger(clan: str) -> None:
    """At least 28 pixels high, nobody of the clan higher, and more of them than of most."""
    sizes = {demon: solid(frames(clan)[f"{demon.id}_0"]) for demon in DEMONS if demon.clan == clan}
    heights = {demon.rank: np.ptp(np.where(mask.any(axis=1))[0]) + 1 for demon, mask in sizes.items()}
    areas = {demon.rank: int(mask.sum()) for demon, mask in sizes.items()}
    assert heights[LEADER] >= LEADER_HEIGHT
    assert heights[LEADER] == max(heights.values())
    assert sum(area < areas[LEADER] for area in areas.values()) >= 3


def test_no_two_portraits_look_alike() -> None:
    """In at least a third of the page the colours of two portraits differ."""
    pages = [pixels(image) for image in frames(PORTRAITS).values()]
    for i, one in enumerate(pages):
        for other in pages[i + 1 :]:
            assert (one != other).any(axis=2).mean() > 1 / 3


def test_a_portrait_is_not_the_sprite_scaled() -> None:
    for demon in DEMONS:
        sprite = frames(demon.clan)[f"{demon.id}_0"].resize((PORTRAIT, PORTRAIT), Image.Resampling.NEAREST)
        assert (pixels(sprite) != pixels(frames(PORTRAITS)[demon.id])).any(axis=2).mean() > 1 / 3, demon.id


@pytest.mark.soak
def test_the_sources_give_the_committed_bytes(tmp_path: Path) -> None:
    compile_group(SOURCE, tmp_path)
    for sheet in (*CLANS, PORTRAITS):
        for name in (f"{sheet}.png", f"{sheet}.json"):
            made = (tmp_path / SHEETS / name).read_bytes()
            assert made == (FOLDER / name).read_bytes(), f"{name}: run `python3 build/run.py assets demons`"


def test_a_clan_alone_leaves_the_portraits_of_the_others(tmp_path: Path) -> None:
    (tmp_path / SHEETS).mkdir(parents=True)
    for path in FOLDER.iterdir():
        (tmp_path / SHEETS / path.name).write_bytes(path.read_bytes())
    compile_group(SOURCE, tmp_path, ["cinderkin"])
    made = (tmp_path / SHEETS / f"{PORTRAITS}.png").read_bytes()
    assert made == (FOLDER / f"{PORTRAITS}.png").read_bytes()


def test_an_unknown_clan_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"imps.*cinderkin"):
        compile_group(SOURCE, tmp_path, ["imps"])


# ---------------------------------------------------------------------- what a person may type

BLOB = """
clan = "blobs"
[ramps]
jelly = "leaf"
[key]
"*" = ["jelly", 5]
[plan]
eyes = [{ what = "eye", ramp = "dark", flat = 4, shape = { ellipse = "dot 14 1.6 1.6" }, both = 16 }]
[[demon]]
id = "drop"
ms = [500, 200]
bob = 1
sprite = [
    { what = "body", ramp = "jelly", shape = { blob = "16 6; 26 22; 16 31; 6 22" } },
    { use = "eyes", set = { dot = 20 } },
    { what = "shine", at = "11 16", grid = "**" },
    { what = "tail", ramp = "jelly", shape = { limb = "24 28 2; 27 28 1.5; 28 25 1" }, bob = 0 },
]
portrait = [{ what = "body", ramp = "jelly", shape = { ellipse = "24 24 18 18" } }]
"""


def clan_file(tmp_path: Path, old: str = "", new: str = "") -> Path:
    assert old in BLOB
    for folder in ("figures", "demons"):
        (tmp_path / folder).mkdir()
    (tmp_path / "figures" / "common.toml").write_bytes((SOURCE / "figures" / "common.toml").read_bytes())
    path = tmp_path / "demons" / "blobs.toml"
    path.write_text(BLOB.replace(old, new, 1) if old else BLOB, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[plan]", "[plans]", "plans"),
        ('jelly = "leaf"', 'jelly = "jam"', "jam"),
        ("ms = [500, 200]", "ms = [500]", "ms"),
        ("ms = [500, 200]", "", "ms"),
        ("bob = 1", "bop = 1", "bop"),
        ('["jelly", 5]', '["jelly", 6]', "level"),
        ("[[demon]]", "[[demon]", "blobs.toml"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(FigureError, match=said):
        read_clan(clan_file(tmp_path, old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('use = "eyes"', 'use = "ears"', "ears"),
        ("set = { dot = 20 }", "sat = { dot = 20 }", "sat"),
        ("set = { dot = 20 }", "set = { dit = 20 }", "eye"),
        ('grid = "**"', 'grid = "*?"', "key"),
        ('ramp = "jelly", shape = { limb', 'ramp = "jam", shape = { limb', "tail"),
        ("24 28 2; 27 28 1.5", "24 28 2; 27 28", "limb"),
        ('what = "body", ramp', 'round = 3, what = "body", ramp', "body"),
    ],
)
def test_a_wrong_part_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    clan = read_clan(clan_file(tmp_path, old, new))
    with pytest.raises(ExpressionError, match=said):
        draw_sprite(clan, clan.demons[0])


def drawn(tmp_path: Path, old: str = "", new: str = "", frame: int = 0, facing: str = "right") -> NDArray[np.int64]:
    clan = read_clan(clan_file(tmp_path, old, new))
    return pixels(draw_sprite(clan, clan.demons[0], frame, facing).image())


def test_it_sinks_in_the_second_frame_and_what_stays_stays(tmp_path: Path) -> None:
    clan = read_clan(clan_file(tmp_path))
    first, second = (draw_sprite(clan, clan.demons[0], frame).r >= 0 for frame in range(FRAMES))
    assert np.where(second.any(axis=1))[0][0] == np.where(first.any(axis=1))[0][0] + 1
    assert (first[24:28, 27:] == second[24:28, 27:]).all()


def test_eyes_come_in_pairs_and_grids_turn(tmp_path: Path) -> None:
    clan = read_clan(clan_file(tmp_path))
    right, left = (draw_sprite(clan, clan.demons[0], 0, facing).image() for facing in ("right", "left"))
    assert ((pixels(right)[..., 3] > 0)[:, ::-1] == (pixels(left)[..., 3] > 0)).all()
    shine = [pixels(right)[16, 11:13].tolist(), pixels(left)[16, 19:21].tolist()]
    assert shine[0] == shine[1]
    dark = pixels(right)[14]
    assert (dark[19] == dark[12]).all()
    assert (dark[19] != dark[16]).any()


@pytest.mark.parametrize(
    ("word", "more"),
    [("move = [-3, 0]", False), ("repeat = [2, -3, 0]", True), ("scale = 1.6, about = '26 28'", True)],
)
def test_parts_elsewhere(tmp_path: Path, word: str, more: bool) -> None:
    (tmp_path / "plain").mkdir()
    (tmp_path / "moved").mkdir()
    plain = drawn(tmp_path / "plain")[..., 3] > 0
    moved = drawn(tmp_path / "moved", ", bob = 0 },\n]", f", bob = 0, {word} }},\n]")[..., 3] > 0
    assert (plain != moved).any()
    assert ((plain & ~moved).sum() == 0) == more


def test_shapes_around_a_point(tmp_path: Path) -> None:
    """Four rays are one ray turned; a sweep has its last one at its end."""
    for folder in ("four", "two"):
        (tmp_path / folder).mkdir()
    body = 'shape = { blob = "16 6; 26 22; 16 31; 6 22" }'
    ray = 'shape = { around = { of = { poly = "13 16; 16 3; 19 16" }, at = "16 16", count = '
    four = drawn(tmp_path / "four", body, ray + "4 } }", frame=0)[..., 3] > 0
    two = drawn(tmp_path / "two", body, ray + "2, sweep = [0, 180] } }", frame=0)[..., 3] > 0
    assert four[8, 16]
    assert four[23, 16]
    assert four[16, 8]
    assert four[16, 23]
    assert two[8, 16]
    assert two[23, 16]
    assert not two[16, 8]
    assert not two[15, 23]


def test_an_edge_is_lit_from_the_upper_left_whichever_way_it_looks(tmp_path: Path) -> None:
    for facing in ("right", "left"):
        (tmp_path / facing).mkdir()
        box = 'shape = { poly = "8 8; 24 8; 24 24; 8 24" }, edge = ["gold", 5]'
        page = drawn(tmp_path / facing, 'shape = { blob = "16 6; 26 22; 16 31; 6 22" }', box, facing=facing)
        gold = (page[..., :3] == [0xFF, 0xEB, 0x57]).all(axis=2)
        assert gold[8, 8:24].all()
        assert gold[9:20, 8].all()
        assert not gold[9:, 9:].any()


def test_what_is_loose_has_no_contour(tmp_path: Path) -> None:
    (tmp_path / "firm").mkdir()
    (tmp_path / "over").mkdir()
    firm = drawn(
        tmp_path / "firm",
        ", bob = 0 },\n]",
        ', bob = 0 },\n{ what = "spark", ramp = "fire", stroke = "2 2; 2 3", level = 4 }\n]',
    )
    over = drawn(
        tmp_path / "over",
        ", bob = 0 },\n]",
        ', bob = 0 },\n{ what = "spark", ramp = "fire", stroke = "2 2; 2 3", level = 4, loose = "over" }\n]',
    )
    assert (firm[1:5, 1:4, 3] > 0).sum() == 8
    assert (over[1:5, 1:4, 3] > 0).sum() == 2
