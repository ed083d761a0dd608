"""The committed figure sheets: all tags in both facings, clean frames, feet on the floor, bytes as the sources say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from art import figures
from art.figures.model import animations_of, read_figure
from art.figures.pose import pose_from, read_table
from art.figures.sheets import FIGURES, idle_image
from art.lint import lint, sheet_frames

from game.games.eight_bit_battle.cards import CARDS, CHARACTERS

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "assets" / "source"
SHEETS = ROOT / "assets" / "sprites" / "figures"
PIVOT = (61, 93)
LEAST_FRAMES = {
    "eight_bit_battle": {"idle": 4, "walk": 6, "attack": 6, "cheers": 6, "hurt": 2, "win": 3, "defeat": 3},
    "eight_masters_revenge": {
        "idle": 4,
        "strike": 5,
        "block": 2,
        "counter": 4,
        "hurt": 2,
        "technique": 4,
        "win": 3,
        "ko": 4,
    },
    "street_war": {"idle": 4, "ability": 4, "win": 3, "lose": 2, "ko": 4},
}


def description(figure: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((SHEETS / f"{figure}.json").read_text(encoding="utf-8"))
    return data


def game_of(figure: str) -> str:
    return read_figure(SOURCE / "figures" / f"{figure}.toml").game


def effects(figure: str) -> set[str]:
    """Names of the frames with a smear, streaks or stamps: these lie over the finished contour and have none."""
    names = set()
    data = read_figure(SOURCE / "figures" / f"{figure}.toml")
    for animation in animations_of(data):
        for number, key in enumerate(read_table(SOURCE / "poses" / f"{data.animations[animation]}.toml")):
            pose = pose_from(key.words, data.rest, key.where)
            if pose.smear or pose.streaks or pose.stamps:
                names |= {f"{animation}_{number}", f"{animation}_left_{number}"}
    return names


@pytest.mark.parametrize("figure", FIGURES)
def test_every_animation_is_there_in_both_facings(figure: str) -> None:
    data = read_figure(SOURCE / "figures" / f"{figure}.toml")
    tags = {tag["name"]: tag["to"] - tag["from"] + 1 for tag in description(figure)["meta"]["frameTags"]}
    assert set(tags) == {name + facing for name in animations_of(data) for facing in ("", "_left")}
    for name, least in LEAST_FRAMES[data.game].items():
        assert tags[name] == tags[f"{name}_left"] >= least


def test_every_character_of_the_cards_has_a_figure_and_three_villagers_are_three() -> None:
    pictures = [CARDS[card].picture for card in CHARACTERS]
    assert len(set(pictures)) == len(CHARACTERS)
    assert set(pictures) == {figure for figure in FIGURES if game_of(figure) == "eight_bit_battle"}


def test_the_court_has_its_abilities() -> None:
    """The fog, and the royal bond from both sides (rules/eight_bit_battle.md §1)."""
    for figure in ("king", "queen", "wizard"):
        data = read_figure(SOURCE / "figures" / f"{figure}.toml")
        assert len(read_table(SOURCE / "poses" / f"{data.animations['ability']}.toml")) >= 6


@pytest.mark.parametrize("figure", FIGURES)
def test_canvas_pivot_and_times(figure: str) -> None:
    data = description(figure)
    assert {(row["sourceSize"]["w"], row["sourceSize"]["h"]) for row in data["frames"]} == {(128, 96)}
    assert all(frame.pivot == PIVOT for frame in sheet_frames(SHEETS / figure))
    half = len(data["frames"]) // 2
    times = [row["duration"] for row in data["frames"]]
    assert times[:half] == times[half:]
    assert all(time > 0 for time in times)


@pytest.mark.parametrize("figure", FIGURES)
def test_every_frame_is_clean(figure: str) -> None:
    loose = effects(figure)
    findings = {
        frame.name: found
        for frame in sheet_frames(SHEETS / figure)
        if (found := lint(frame.image, effects=frame.name in loose))
    }
    assert findings == {}


@pytest.mark.parametrize("figure", FIGURES)
def test_left_is_the_same_shape_mirrored_and_lit_from_the_same_side(figure: str) -> None:
    frames = {frame.name: np.array(frame.image) for frame in sheet_frames(SHEETS / figure)}
    right, left = frames["idle_0"], frames["idle_left_0"]
    mirrored = np.zeros_like(right)
    mirrored[:, : 2 * PIVOT[0]] = right[:, : 2 * PIVOT[0]][:, ::-1]
    assert (mirrored[..., 3] > 0).sum() == (left[..., 3] > 0).sum()
    assert ((mirrored[..., 3] > 0) != (left[..., 3] > 0)).mean() < 0.002
    assert not np.array_equal(mirrored, left), "a plain mirror image is lit from the upper right"


@pytest.mark.parametrize("figure", FIGURES)
def test_it_blinks(figure: str) -> None:
    data = read_figure(SOURCE / "figures" / f"{figure}.toml")
    faces = [key.words.get("face") for key in read_table(SOURCE / "poses" / f"{data.animations['idle']}.toml")]
    assert "blink" in faces
    assert faces[0] is None


@pytest.mark.parametrize("figure", FIGURES)
def test_every_face_a_table_asks_for_is_typed(figure: str) -> None:
    data = read_figure(SOURCE / "figures" / f"{figure}.toml")
    wanted = {
        str(key.words["face"])
        for table in data.animations.values()
        for key in read_table(SOURCE / "poses" / f"{table}.toml")
        if "face" in key.words
    }
    assert wanted <= set(data.head.patches) | {"idle"}


def test_a_figure_stands_on_the_sole_line() -> None:
    for figure in FIGURES:
        box = idle_image(figure).getbbox()
        assert box is not None
        assert PIVOT[1] <= box[3] <= PIVOT[1] + 2, figure
        assert box[1] >= 32, f"{figure} is taller than the 64 rows of a resting figure"


def test_the_silhouettes_differ() -> None:
    shapes = [np.array(idle_image(figure))[..., 3] > 0 for figure in FIGURES]
    for i, one in enumerate(shapes):
        for other in shapes[i + 1 :]:
            assert (one & other).sum() / (one | other).sum() < 0.8


@pytest.mark.soak
@pytest.mark.timeout(900)  # every figure is drawn anew: minutes of work, more beside others
def test_the_sources_give_the_committed_bytes(tmp_path: Path) -> None:
    figures.compile_group(SOURCE, tmp_path)
    for figure in FIGURES:
        for name in (f"{figure}.png", f"{figure}.json"):
            made = (tmp_path / "sprites" / "figures" / name).read_bytes()
            assert made == (SHEETS / name).read_bytes(), f"{name}: run `python3 build/run.py assets figures`"
