"""Figure data: what a person may type, and what happens with what they mistype."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from art.figures.expressions import ExpressionError, Spot, number, spot, spots
from art.figures.heads import composed, fallen, turned
from art.figures.model import FigureError, Head, read_figure
from art.figures.parts import Artist
from art.figures.pose import Pose, PoseError, pose_from, read_table, rest_pose
from art.figures.puppet import Puppet
from art.figures.sheets import FIGURES
from art.figures.skeleton import REACH, Skeleton

SOURCE = Path(__file__).resolve().parents[2] / "assets" / "source"
KEY = {"S": ("skin", 4), "s": ("skin", 3), "d": ("skin", 2), "w": ("white", 4), "c": ("white", 3), "k": ("dark", 0)}


@pytest.mark.parametrize(
    ("text", "value"), [("3", 3), (2.5, 2.5), ("-15+.3*cape", -16.5), ("max(1, -cape)/2", 2.5), ("-cape", 5)]
)
def test_numbers(text: str | float, value: float) -> None:
    assert number(text, {"cape": -5.0}) == pytest.approx(value)


@pytest.mark.parametrize("text", ["cloak", "1+", "__import__('os')", "cape.real", "'a'", "1/0", "[1]", "True"])
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(ExpressionError):
        number(text, {"cape": 1.0})


def test_points() -> None:
    assert spot("floor -2+cape 3 !", {"cape": 1.0}, "body") == Spot("floor", -1, 3, corner=True)
    assert spots("1 2; hip 3 4\n\n5 6", {}, "body") == [Spot("body", 1, 2), Spot("hip", 3, 4), Spot("body", 5, 6)]
    with pytest.raises(ExpressionError, match="space"):
        spot("1", {}, "body")


def test_a_turned_head_keeps_its_light_on_the_left() -> None:
    assert turned(["wcSSsd."], KEY, "") == [".SSsdwc"]
    assert turned(["Sskkd"], KEY, "k") == ["Skksd"]


def test_turning_twice_gives_the_head_back() -> None:
    for figure in FIGURES:
        data = read_figure(SOURCE / "figures" / f"{figure}.toml")
        rows = composed(data.head, "idle")
        assert turned(turned(rows, data.key, data.head.fixed), data.key, data.head.fixed) == rows


def test_a_fallen_head_is_lit_from_above() -> None:
    """Turned against the clock its right side is up: the lightest level goes there. Pupils stay where they were."""
    assert fallen(["Sskd"], KEY, "k", -90) == ["S", "k", "s", "d"]
    assert fallen(["Skd.", "w..c"], KEY, "k", 90) == ["wS", ".k", ".d", "c."]


def test_a_face_is_laid_over_the_head() -> None:
    head = Head(("SSSS", "SSSS"), (0, 0), (1, 1), {"blink": ("k.",)}, "", 1)
    assert composed(head, "blink") == ["SSSS", "SkSS"]
    assert composed(head, "idle") == ["SSSS", "SSSS"]


def test_pairs_are_added_and_numbers_replace() -> None:
    rest = rest_pose({"hip": [30, 44], "lean": 6}, "here")
    assert rest.hip == (30, 44)
    assert rest.foot_front == Pose().foot_front
    pose = pose_from({"hip": [1, -2], "lean": -3}, rest, "here")
    assert pose.hip == (31, 42)
    assert pose.lean == -3


@pytest.mark.parametrize(
    "words",
    [
        {"hips": [1, 2]},
        {"hip": 3},
        {"hip": "body 1 2"},
        {"weapon_layer": "beside"},
        {"arm_layer": "front"},
        {"leg_layer": "both"},
        {"head_turn": 45},
        {"smear": {"at": [1, 2]}},
        {"streaks": [{"start": "hip 0 0"}]},
        {"stamps": [{}]},
    ],
)
def test_a_wrong_pose_names_its_place(words: dict[str, object]) -> None:
    with pytest.raises(PoseError, match="table frame 2"):
        pose_from(words, Pose(), "table frame 2")


def test_a_frame_can_stand_for_an_earlier_one(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text('frame = [{ ms = 90, lean = 3 }, { again = 0, face = "blink" }]', encoding="utf-8")
    first, second = read_table(path)
    assert (first.ms, second.ms) == (90, 90)
    assert second.words == {"lean": 3, "face": "blink"}


@pytest.mark.parametrize(
    "text", ["frame = [{ lean = 1 }]", "frame = [{ again = 0 }]", "frames = []", "frame = [{ ms = 1.5 }]", "frame ="]
)
def test_a_wrong_table_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "table.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(PoseError, match="table"):
        read_table(path)


def test_a_missing_table_is_named(tmp_path: Path) -> None:
    with pytest.raises(PoseError, match="nothing"):
        read_table(tmp_path / "nothing.toml")


def mistyped(tmp_path: Path, old: str, new: str) -> Path:
    """A copy of the king with one mistake."""
    text = (SOURCE / "figures" / "king.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "common.toml").write_bytes((SOURCE / "figures" / "common.toml").read_bytes())
    path = tmp_path / "king.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[[boot]]", "[[shoe]]", "shoe"),
        ('defeat = "kneel"\n', "", "defeat"),
        ("neck = [1, -18]\n", "", "neck"),
        ("....Yyr", "....Q?r", "row"),
        ("[legs]", "[legs", "king.toml"),
    ],
)
def test_a_wrong_figure_file_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(FigureError, match=said):
        read_figure(mistyped(tmp_path, old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('what = "belt"', 'what = "belt"\nround = 3', "belt"),
        ('ellipse = "-6.4 0 1.9 1.9"', 'ellipse = "-6.4 0 1.9"', "pommel"),
        ("hip   -18+.7*cape", "hill  -18+.7*cape", "cape"),
        ("R = 6\nhi = 4\nth", 'R = 6\nhi = 4\nbias = "wind"\nth', "wind"),
        ('shape = { blob = "-14 -11.5', 'shape = { blub = "-14 -11.5', "ermine collar"),
    ],
)
def test_a_wrong_part_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    figure = read_figure(mistyped(tmp_path, old, new))
    with pytest.raises(ExpressionError, match=said):
        Puppet(figure, figure.rest).draw()


def test_blade_facets_follow_the_lamp() -> None:
    """The half of a blade that faces the upper left is the light one, whichever way it points and the figure looks."""
    figure = read_figure(SOURCE / "figures" / "king.toml")
    for facing in ("right", "left"):
        for angle in (0, -45, -90, 90, -116.6, 26.6):
            pose = pose_from({"weapon": angle}, figure.rest, "test")
            puppet = Puppet(figure, pose, facing)
            artist = Artist(puppet.canvas, Skeleton(figure, pose, facing), pose.numbers())
            field = artist.field({"poly": "3 -2.6; 23 -2.3; 28 0; 23 2.3; 3 2.6"}, "grip")
            artist.draw(next(part for part in figure.parts["weapon"] if part["what"] == "blade"), "grip")
            light = (field <= -0.5) & (puppet.canvas.l == 5)
            dark = (field <= -0.5) & (puppet.canvas.l == 3)
            lamp = puppet.canvas.xx * puppet.canvas.light[0] + puppet.canvas.yy * puppet.canvas.light[1]
            assert lamp[light].mean() > lamp[dark].mean(), (facing, angle)


def test_a_hand_nobody_typed_is_named() -> None:
    figure = read_figure(SOURCE / "figures" / "karu.toml")
    with pytest.raises(ExpressionError, match=r"karu.*claw"):
        Puppet(figure, pose_from({"shape_front": "claw"}, figure.rest, "test")).draw()


def test_a_giant_has_a_giants_fist() -> None:
    small, big = (read_figure(SOURCE / "figures" / f"{name}.toml").hands["fist"] for name in ("karu", "brugo"))
    assert len(big) > len(small)


def test_a_streak_lies_behind_the_figure_and_above_the_floor() -> None:
    figure = read_figure(SOURCE / "figures" / "karu.toml")
    streak = {"start": "floor -25 -6", "end": "floor 25 -2", "width": 20, "ramp": "cyan"}
    for facing in ("right", "left"):
        plain = Puppet(figure, figure.rest, facing).draw()
        pose = pose_from({"streaks": [streak]}, figure.rest, "test")
        drawn = Puppet(figure, pose, facing).draw()
        body = plain.r >= 0
        assert (drawn.r[body] == plain.r[body]).all()
        trail = (drawn.r >= 0) & ~body
        assert trail.sum() > 50
        assert drawn.yy[trail].max() < 94


def test_a_fallen_head_lies_on_the_floor_and_not_in_it() -> None:
    for name in FIGURES:
        figure = read_figure(SOURCE / "figures" / f"{name}.toml")
        for quarter in (-90, 90):
            fallen_pose = pose_from({"hip": [0, 14], "lean": quarter, "head_turn": quarter}, figure.rest, "test")
            _, top = Skeleton(figure, fallen_pose).head_corner()
            assert top + len(figure.head.rows[0]) <= 61, (name, quarter)


def test_every_table_moves_somebody() -> None:
    used = {table for name in FIGURES for table in read_figure(SOURCE / "figures" / f"{name}.toml").animations.values()}
    assert {path.stem for path in (SOURCE / "poses").glob("*.toml")} == used


def test_hem_shrinks_when_a_figure_kneels() -> None:
    figure = read_figure(SOURCE / "figures" / "queen.toml")
    low = pose_from({"hip": [0, 9]}, figure.rest, "test")
    for pose in (figure.rest, low):
        bottom = Skeleton(figure, pose).space("hem").p(0, 61 - figure.rest.hip[1])
        assert bottom == pytest.approx((pose.hip[0], 61))


def test_a_hydrant_stays_where_it_stands_when_its_bird_falls_off() -> None:
    figure = read_figure(SOURCE / "figures" / "magpie.toml")
    fallen_off = pose_from({"hip": [-16, 22], "lean": -90}, figure.rest, "test")
    for pose in (figure.rest, fallen_off):
        assert Skeleton(figure, pose).space("stage").p(0, 0) == (figure.rest.hip[0], 61)


def test_every_stamp_is_used_and_every_used_stamp_is_typed() -> None:
    typed = set(read_figure(SOURCE / "figures" / "king.toml").grids)
    used = {
        stamp["grid"]
        for path in (SOURCE / "poses").glob("*.toml")
        for key in read_table(path)
        for stamp in key.words.get("stamps", ())
    }
    assert used == typed


def test_a_hand_can_be_put_at_a_point_of_the_skeleton() -> None:
    figure = read_figure(SOURCE / "figures" / "goblin.toml")
    for lean in (0, 20):
        pose = pose_from(
            {"lean": lean, "hand_front": "shoulder_front arm 0", "foot_back": "pelvis -3 leg"}, figure.rest, "t"
        )
        posed = Skeleton(figure, pose)
        shoulder, hand = posed.space("shoulder_front").p(0, 0), posed.hand("front")
        assert (hand[0] - shoulder[0], hand[1] - shoulder[1]) == pytest.approx((sum(figure.arms.bones), 0))
        assert posed.foot("back") == pytest.approx((figure.rest.hip[0] - 3, figure.rest.hip[1] + 14.5))


def test_legs_and_skirts_turn_with_the_pelvis() -> None:
    figure = read_figure(SOURCE / "figures" / "queen.toml")
    lying = Skeleton(figure, pose_from({"hip": [0, 9], "pelvis": -90}, figure.rest, "test"))
    assert lying.space("hem").p(0, 10) == pytest.approx((figure.rest.hip[0] + 10, figure.rest.hip[1] + 9))


def test_a_hand_out_of_reach_comes_nearer() -> None:
    """In the direction it was asked for, and what it holds comes with it; a hand within reach stays where it is."""
    figure = read_figure(SOURCE / "figures" / "goblin.toml")
    far = Skeleton(figure, pose_from({"hand_front": [40, -3]}, figure.rest, "test"))
    shoulder, hand = far.space("shoulder", "front").p(0, 0), far.hand("front")
    assert math.dist(shoulder, hand) == pytest.approx(REACH * sum(figure.arms.bones))
    asked = far.pose.hand_front
    assert not isinstance(asked, str)
    assert math.atan2(hand[1] - shoulder[1], hand[0] - shoulder[0]) == pytest.approx(
        math.atan2(asked[1] - shoulder[1], asked[0] - shoulder[0])
    )
    assert far.space("grip").p(0, 0) == pytest.approx(hand)
    near = Skeleton(figure, figure.rest)
    assert near.hand("front") == figure.rest.hand_front
