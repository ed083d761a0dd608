"""A posed skeleton: where every space of a figure lies on the canvas.

Spaces, each with x to the right and y downward in pixels:

    body        from the hip, turned by the lean and squashed
    hip         from the hip, upright
    floor       x from the hip, y from the sole line
    hem         x from the hip; y runs from the hip (0) to where the sole line is at rest, and shrinks when it kneels
    head        from the upper left cell of the head grid
    shoulder    from this side's shoulder, upright        (side parts)
    hand        from this side's hand, x along the forearm (side parts)
    foot        from this side's sole, turned by its pitch (side parts)
    fist        from the back hand, upright                (what the off hand carries)
    grip        from the front hand, x towards the tip of the weapon (moved along it by the pose's slide)
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from art.figures.expressions import ExpressionError, Spot
from art.figures.model import Figure
from art.figures.pose import Pair, Pose
from art.transform import IDENTITY, Point, Transform, ik

CANVAS = (128, 96)
ORIGIN = (32, 32)
"""Where the 64x64 square of the poses lies on the canvas."""
PIVOT = (61, 93)
"""The middle between the feet, on the sole line; the figure is mirrored about it."""
SOLE = 61.0
REACH = 1.12
"""How far an arm may stretch, in lengths of its bones: a pose that asks for more gets the hand nearer."""
FACINGS = ("right", "left")


@dataclass(slots=True)
class Skeleton:
    """The spaces of one posed figure, and the view that puts the 64x64 square on the canvas (mirrored: facing left)."""

    figure: Figure
    pose: Pose
    facing: str = "right"
    view: Transform = field(init=False)
    spaces: dict[str, Transform] = field(init=False)
    hands: dict[str, Pair] = field(init=False)
    elbows: dict[str, Pair] = field(init=False)
    head_cell: tuple[int, int] = field(init=False)

    def __post_init__(self) -> None:
        """Place everything."""
        figure, pose = self.figure, self.pose
        mirror = Transform((-1, 0, 2 * PIVOT[0], 0, 1, 0)) if self.facing == "left" else IDENTITY
        self.view = mirror.move(*ORIGIN)
        hip = IDENTITY.move(*pose.hip)
        body = hip.rot(pose.lean).scale(1 / pose.squash, pose.squash)
        neck = body.p(*figure.neck)
        cell = figure.head.cell
        self.head_cell = (round(neck[0] - cell[0] + pose.head[0]), round(neck[1] - cell[1] + pose.head[1]))
        shoulders = {
            side: body.p(sign * figure.shoulder[0], figure.shoulder[1] + pose.shrug)
            for side, sign in (("front", 1), ("back", -1))
        }
        longest = REACH * sum(figure.arms.bones)
        self.hands = {
            "front": _within(shoulders["front"], pose.hand_front, longest),
            "back": _within(shoulders["back"], pose.hand_back, longest),
        }
        rest_height = SOLE - figure.rest.hip[1]
        self.spaces = {
            "body": body,
            "hip": hip,
            "floor": IDENTITY.move(pose.hip[0], SOLE),
            "hem": hip.scale(1, (SOLE - pose.hip[1]) / rest_height),
            "head": IDENTITY.move(*self.head_cell),
            "fist": IDENTITY.move(*self.hands["back"]),
            "grip": IDENTITY.move(*self.hands["front"]).rot(pose.weapon).move(pose.slide, 0),
        }
        self.elbows = {}
        for side, shoulder in shoulders.items():
            hand, foot = self.hand(side), self.foot(side)
            bend = pose.bend_front if side == "front" else pose.bend_back
            elbow = ik(*shoulder, *hand, *figure.arms.bones, bend)
            pitch = pose.pitch_front if side == "front" else pose.pitch_back
            forearm = math.degrees(math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]))
            self.elbows[side] = elbow
            self.spaces[f"shoulder_{side}"] = IDENTITY.move(*shoulder)
            self.spaces[f"hand_{side}"] = IDENTITY.move(*hand).rot(forearm)
            self.spaces[f"foot_{side}"] = IDENTITY.move(*foot).rot(pitch)

    def hand(self, side: str) -> Pair:
        """Where the hand of the side `front` or `back` is."""
        return self.hands[side]

    def foot(self, side: str) -> Pair:
        """Where the sole of the side `front` or `back` is."""
        return self.pose.foot_front if side == "front" else self.pose.foot_back

    def space(self, name: str, side: str | None = None) -> Transform:
        """The space called `name`, of this side where it is one of two. Raises ExpressionError for an unknown name."""
        found = self.spaces.get(name) or self.spaces.get(f"{name}_{side}")
        if found is None:
            raise ExpressionError(f"there is no space {name!r} here; known: {', '.join(sorted(self.spaces))}")
        return found

    def place(self, spot: Spot, side: str | None = None) -> Point:
        """The spot in the square of the poses (before the view)."""
        x, y = self.space(spot.space, side).p(spot.x, spot.y)
        return (x, y, 1) if spot.corner else (x, y)

    def grid_corner(self, at: Point, width: int) -> tuple[int, int]:
        """The canvas cell of the upper left corner of a grid `width` cells wide whose corner in the square is `at`."""
        x, y = round(at[0]) + ORIGIN[0], round(at[1]) + ORIGIN[1]
        return (2 * PIVOT[0] - x - width, y) if self.facing == "left" else (x, y)


def _within(shoulder: Pair, hand: Pair, longest: float) -> Pair:
    """The hand, drawn in towards the shoulder where it is farther than `longest` pixels."""
    far = math.dist(shoulder, hand)
    if far <= longest:
        return hand
    share = longest / far
    return shoulder[0] + (hand[0] - shoulder[0]) * share, shoulder[1] + (hand[1] - shoulder[1]) * share
