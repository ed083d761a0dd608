"""The portraits of the masters: what a person may type, and the committed sheet."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from art.figures.expressions import ExpressionError
from art.figures.model import FigureError, read_figure
from art.lint import DARKEST_CONTOUR, lint, luminance, sheet_frames
from art.portraits import MASTERS, MOODS, SIZE, compile_group, draw_bust, read_bust
from art.portraits.sheet import NAME, frame_name
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "assets" / "source"
SHEET = ROOT / "assets" / "sprites" / "figures" / NAME
AT_THE_EDGE = "touches the"
"""A bust is cut off by its page: the finding of a whole figure that does not hold here."""


def frames() -> dict[str, Image.Image]:
    return {frame.name: frame.image for frame in sheet_frames(SHEET)}


def test_every_master_has_every_mood() -> None:
    assert list(frames()) == [frame_name(master, mood) for master in MASTERS for mood in MOODS]
    assert {image.size for image in frames().values()} == {(SIZE, SIZE)}


def test_the_masters_are_those_of_the_game() -> None:
    figures = [path.stem for path in (SOURCE / "figures").glob("*.toml") if path.stem != "common"]
    of_the_game = {
        name for name in figures if read_figure(SOURCE / "figures" / f"{name}.toml").game == "eight_masters_revenge"
    }
    assert of_the_game == set(MASTERS)


def share_changed(one: Image.Image, other: Image.Image) -> float:
    changed = (np.array(one).astype(int) != np.array(other).astype(int)).any(axis=2)
    return float(changed.mean())


@pytest.mark.parametrize("master", MASTERS)
def test_clean(master: str) -> None:
    """A bust is cut off by its page, so the contour is looked at only where it borders on nothing."""
    shown = frames()
    for mood in MOODS:
        image = shown[frame_name(master, mood)]
        assert [text for text in lint(image, effects=True) if not text.startswith(AT_THE_EDGE)] == [], mood
        pixels = np.array(image)
        solid = np.pad(pixels[..., 3] > 0, 1, constant_values=True)
        open_beside = ~(solid[:-2, 1:-1] & solid[2:, 1:-1] & solid[1:-1, :-2] & solid[1:-1, 2:])
        contour = luminance(pixels)[open_beside & (pixels[..., 3] > 0)]
        assert contour.size > 0
        assert (contour <= DARKEST_CONTOUR).all(), mood


@pytest.mark.parametrize("master", MASTERS)
def test_moods_differ(master: str) -> None:
    """Pain is in the face; fury changes a tenth of the page, which nobody overlooks."""
    calm, hurt, fury = (frames()[frame_name(master, mood)] for mood in MOODS)
    assert share_changed(calm, hurt) > 0.02
    assert share_changed(calm, fury) > 0.1


def test_no_two_masters_look_alike() -> None:
    """In at least a third of the page the colours of two calm faces differ."""
    faces = [frames()[master] for master in MASTERS]
    for i, one in enumerate(faces):
        for other in faces[i + 1 :]:
            assert share_changed(one, other) > 1 / 3


def test_the_sources_give_the_committed_bytes(tmp_path: Path) -> None:
    compile_group(SOURCE, tmp_path)
    for suffix in (".png", ".json"):
        made = (tmp_path / "sprites" / "figures" / f"{NAME}{suffix}").read_bytes()
        assert made == SHEET.with_suffix(suffix).read_bytes(), f"run `python3 build/run.py assets portraits` ({suffix})"


def test_the_sheet_says_its_frames() -> None:
    data = json.loads(SHEET.with_suffix(".json").read_text(encoding="utf-8"))
    assert len(data["frames"]) == len(MASTERS) * len(MOODS)


def mistyped(tmp_path: Path, old: str, new: str) -> Path:
    """A copy of Masan with one mistake."""
    text = (SOURCE / "portraits" / "masan.toml").read_text(encoding="utf-8")
    assert old in text
    for folder in ("figures", "portraits"):
        (tmp_path / folder).mkdir()
    (tmp_path / "figures" / "common.toml").write_bytes((SOURCE / "figures" / "common.toml").read_bytes())
    path = tmp_path / "portraits" / "masan.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[[over]]", "[[above]]", "above"),
        ("[face.moods.hurt]", "[face.moods.sad]", "moods"),
        ("from = 0", "from = 9", "rows"),
        ("..k%kkk%k......%kkk%....", "..k%kkk%k......%kkk%...", "letters"),
        ("..k%kkk%k......%kkk%....", "..k%kk?%k......%kkk%....", "key"),
        ("at = [13, 17]\n", "", "at"),
        ("[face]", "[face", "masan.toml"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(FigureError, match=said):
        read_bust(mistyped(tmp_path, old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('what = "robe"', 'what = "robe"\nin = "body"', "robe"),
        ('what = "head"', 'what = "head"\nround = 3', "head"),
        ('shape = { ellipse = "11.5 26 2.4 3.6" }', 'shape = { ellipse = "11.5 joy 2.4 3.6" }', "ear"),
    ],
)
def test_a_wrong_part_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    bust = read_bust(mistyped(tmp_path, old, new))
    with pytest.raises(ExpressionError, match=said):
        draw_bust(bust, "calm")


def test_only_the_moods_there_are() -> None:
    with pytest.raises(ValueError, match="calm, hurt, fury"):
        draw_bust(read_bust(SOURCE / "portraits" / "masan.toml"), "glad")


def test_parts_of_one_mood_are_drawn_in_it_only(tmp_path: Path) -> None:
    """The flame of the fury, and nothing of it else."""
    bust = read_bust(SOURCE / "portraits" / "masan.toml")
    solid = {mood: draw_bust(bust, mood).r >= 0 for mood in MOODS}
    assert (solid["calm"] == solid["hurt"]).all()
    assert solid["fury"].sum() > solid["calm"].sum()
