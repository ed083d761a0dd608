"""The portraits of the casts: what a person may type, and the committed sheet."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from art.figures.expressions import ExpressionError
from art.figures.model import FigureError, read_figure
from art.lint import DARKEST_CONTOUR, lint, luminance, sheet_frames
from art.portraits import CASTS, MOODS, SIZE, Cast, compile_group, draw_bust, read_bust
from art.portraits.sheet import frame_name
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "assets" / "source"
SHEETS = ROOT / "assets" / "sprites" / "figures"
AT_THE_EDGE = "touches the"
"""A bust is cut off by its page: the finding of a whole figure that does not hold here."""


MEMBERS = [(cast, member) for cast in CASTS for member in cast.members]
each_cast = pytest.mark.parametrize("cast", CASTS, ids=lambda cast: cast.name)
each_member = pytest.mark.parametrize(("cast", "member"), MEMBERS, ids=[member for _, member in MEMBERS])


def frames(cast: Cast) -> dict[str, Image.Image]:
    return {frame.name: frame.image for frame in sheet_frames(SHEETS / cast.sheet)}


@each_cast
def test_every_member_has_every_mood(cast: Cast) -> None:
    assert list(frames(cast)) == [frame_name(member, mood) for member in cast.members for mood in cast.moods]
    assert {image.size for image in frames(cast).values()} == {(SIZE, SIZE)}


@each_cast
def test_the_members_are_those_of_the_game(cast: Cast) -> None:
    figures = [path.stem for path in (SOURCE / "figures").glob("*.toml") if path.stem != "common"]
    of_the_game = {name for name in figures if read_figure(SOURCE / "figures" / f"{name}.toml").game == cast.game}
    assert of_the_game == set(cast.members)


def test_every_portrait_belongs_to_a_cast() -> None:
    assert {path.stem for path in (SOURCE / "portraits").glob("*.toml")} == {member for _, member in MEMBERS}


def share_changed(one: Image.Image, other: Image.Image) -> float:
    changed = (np.array(one).astype(int) != np.array(other).astype(int)).any(axis=2)
    return float(changed.mean())


@each_member
def test_clean(cast: Cast, member: str) -> None:
    """A bust is cut off by its page, so the contour is looked at only where it borders on nothing."""
    shown = frames(cast)
    for mood in cast.moods:
        image = shown[frame_name(member, mood)]
        assert [text for text in lint(image, effects=True) if not text.startswith(AT_THE_EDGE)] == [], mood
        pixels = np.array(image)
        solid = np.pad(pixels[..., 3] > 0, 1, constant_values=True)
        open_beside = ~(solid[:-2, 1:-1] & solid[2:, 1:-1] & solid[1:-1, :-2] & solid[1:-1, 2:])
        contour = luminance(pixels)[open_beside & (pixels[..., 3] > 0)]
        assert contour.size > 0
        assert (contour <= DARKEST_CONTOUR).all(), mood


@each_member
def test_moods_differ(cast: Cast, member: str) -> None:
    """Pain is in the face; fury changes a tenth of the page, which nobody overlooks."""
    shown = frames(cast)
    for mood in cast.moods[1:]:
        least = 0.1 if mood == "fury" else 0.02
        assert share_changed(shown[member], shown[frame_name(member, mood)]) > least


@each_cast
def test_no_two_of_a_cast_look_alike(cast: Cast) -> None:
    """In at least a third of the page the colours of two calm faces differ."""
    faces = [frames(cast)[member] for member in cast.members]
    for i, one in enumerate(faces):
        for other in faces[i + 1 :]:
            assert share_changed(one, other) > 1 / 3


def test_the_sources_give_the_committed_bytes(tmp_path: Path) -> None:
    compile_group(SOURCE, tmp_path)
    for cast in CASTS:
        for name in (f"{cast.sheet}.png", f"{cast.sheet}.json"):
            made = (tmp_path / "sprites" / "figures" / name).read_bytes()
            assert made == (SHEETS / name).read_bytes(), f"{name}: run `python3 build/run.py assets portraits`"


@each_cast
def test_the_sheet_says_its_frames(cast: Cast) -> None:
    data = json.loads((SHEETS / f"{cast.sheet}.json").read_text(encoding="utf-8"))
    assert len(data["frames"]) == len(cast.members) * len(cast.moods)


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


def test_a_face_without_fury_cannot_show_it() -> None:
    """The street has no fury; drawn for a cast that asks for it, it is named."""
    with pytest.raises(ValueError, match=r"patrol.*calm, hurt$"):
        draw_bust(read_bust(SOURCE / "portraits" / "patrol.toml"), "fury")
