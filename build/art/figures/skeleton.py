"""A posed skeleton: where every space of a figure lies on the canvas.

Spaces, each with x to the right and y downward in pixels:

    body        from the hip, turned by the lean and squashed
    neck        from the neck, turned with the body
    hip         from the hip, upright
    floor       x from the hip, y from the sole line
    stage       as floor, but from where the hip rests: what stays put while the figure moves (a hydrant, a kerb)
    pelvis      from the hip, turned by the pelvis of the pose: legs hang on it
    hem         as pelvis; y runs from the hip (0) to where the sole line is at rest, and shrinks when it kneels
    head        from the upper left cell of the head grid, turned with a fallen head
    shoulder    from this side's shoulder, upright        (side parts)
    hand        from this side's hand, x along the forearm (side parts)
    wrist       from this side's hand, upright: what hangs from it (side parts)
    foot        from this side's sole, turned by its pitch (side parts)
    fist        from the back hand, upright                (what the off hand carries)
    grip        from the front hand, x towards the tip of the weapon (moved along it by the pose's slide)
    tip         from the tip of the weapon, upright: what dangles from it
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from art.figures.expressions import ExpressionError, Spot, spot
from art.figures.model import Figure, Key
from art.figures.pose import Pair, Place, Pose
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
    feet: dict[str, Pair] = field(init=False)
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
        at_x, at_y = round(neck[0] - cell[0] + pose.head[0]), round(neck[1] - cell[1] + pose.head[1])
        if pose.head_turn:  # a fallen head lies on the floor, not in it
            beside = cell[0] + 1 if pose.head_turn < 0 else len(figure.head.rows[0]) - cell[0]
            at_y = min(at_y, int(SOLE) - cell[1] - beside)
        self.head_cell = (at_x, at_y)
        shoulders = {
            side: body.p(sign * figure.shoulder[0], figure.shoulder[1] + pose.shrug)
            for side, sign in (("front", 1), ("back", -1))
        }
        rest_height = SOLE - figure.rest.hip[1]
        upright = (SOLE - pose.hip[1]) / rest_height
        flat = abs(math.sin(math.radians(pose.pelvis)))  # a skirt that lies is not pressed together
        pelvis = hip.rot(pose.pelvis)
        neck_x, neck_y = cell[0] + 0.5, cell[1] + 0.5
        self.spaces = {
            "body": body,
            "neck": body.move(*figure.neck),
            "hip": hip,
            "pelvis": pelvis,
            "floor": IDENTITY.move(pose.hip[0], SOLE),
            "stage": IDENTITY.move(figure.rest.hip[0], SOLE),
            "hem": pelvis.scale(1, upright + (1 - upright) * flat),
            "head": IDENTITY.move(*self.head_cell).rot(pose.head_turn, neck_x, neck_y),
        }
        for side, shoulder in shoulders.items():
            self.spaces[f"shoulder_{side}"] = IDENTITY.move(*shoulder)
        longest = REACH * sum(figure.arms.bones)
        self.hands = {"front": _within(shoulders["front"], self._resolved(pose.hand_front), longest)}
        self.spaces["grip"] = IDENTITY.move(*self.hands["front"]).rot(pose.weapon).move(pose.slide, 0)
        self.spaces["tip"] = IDENTITY.move(*self.spaces["grip"].p(figure.tip, 0))
        self.hands["back"] = _within(
            shoulders["back"], self._resolved(pose.hand_back), longest
        )  # may hold on to a staff
        self.feet = {"front": self._resolved(pose.foot_front), "back": self._resolved(pose.foot_back)}
        self.spaces["fist"] = IDENTITY.move(*self.hands["back"])
        self.elbows = {}
        for side, shoulder in shoulders.items():
            hand, foot = self.hand(side), self.foot(side)
            bend = pose.bend_front if side == "front" else pose.bend_back
            elbow = ik(*shoulder, *hand, *figure.arms.bones, bend)
            pitch = pose.pitch_front if side == "front" else pose.pitch_back
            forearm = math.degrees(math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]))
            self.elbows[side] = elbow
            self.spaces[f"hand_{side}"] = IDENTITY.move(*hand).rot(forearm)
            self.spaces[f"wrist_{side}"] = IDENTITY.move(*hand)
            self.spaces[f"foot_{side}"] = IDENTITY.move(*foot).rot(pitch)

    @property
    def name(self) -> str:
        """The figure's id."""
        return self.figure.id

    @property
    def key(self) -> Key:
        """The letters of the figure's typed grids."""
        return self.figure.key

    @property
    def measures(self) -> dict[str, float]:
        """What expressions may use: the numbers of the pose, and the lengths in pixels of a straight arm (shoulder to
        hand) and of a straight leg (hip to sole; 0 for a figure without legs)."""
        legs = self.figure.legs
        leg = sum(legs.limb.bones) + legs.ankle if legs is not None else 0.0
        return {**self.pose.numbers(), "arm": sum(self.figure.arms.bones), "leg": leg}

    def _resolved(self, place: Place) -> Pair:
        """A hand or a foot in the square of the poses."""
        if not isinstance(place, str):
            return place
        x, y, *_ = self.place(spot(place, self.measures, "body"))
        return x, y

    def hand(self, side: str) -> Pair:
        """Where the hand of the side `front` or `back` is."""
        return self.hands[side]

    def foot(self, side: str) -> Pair:
        """Where the sole of the side `front` or `back` is."""
        return self.feet[side]

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

    def head_corner(self) -> Point:
        """The upper left corner in the square of the head grid as it lies, turned or not."""
        rows, columns = len(self.figure.head.rows), len(self.figure.head.rows[0])
        corners = [self.spaces["head"].p(x, y) for x in (0, columns) for y in (0, rows)]
        return min(x for x, _ in corners), min(y for _, y in corners)

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
