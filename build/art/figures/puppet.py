"""Draws a posed figure. It knows the order in which a body is drawn, and no figure."""

from __future__ import annotations

from art.canvas import Canvas
from art.figures.expressions import ExpressionError, spot
from art.figures.heads import composed, fallen, turned
from art.figures.model import Figure, Limb
from art.figures.parts import Artist
from art.figures.pose import Pair, Pose
from art.figures.skeleton import CANVAS, SOLE, Skeleton
from art.figures.smears import draw_smear, draw_streak
from art.transform import Point, ik

# The spaces in which the points of a layer lie unless they say otherwise.
HOMES = {
    "behind": "hip",
    "torso": "body",
    "collar": "body",
    "shoulder": "shoulder",
    "offhand": "fist",
    "beard": "head",
    "hat": "head",
    "sleeve": "hand",
    "boot": "foot",
    "weapon": "grip",
}


class Puppet:
    """One figure in one pose on a canvas of its own."""

    def __init__(self, figure: Figure, pose: Pose, facing: str = "right") -> None:
        """facing: `right` or `left`; the geometry is mirrored before it is lit."""
        self.figure, self.pose = figure, pose
        self.skeleton = Skeleton(figure, pose, facing)
        self.canvas = Canvas(*CANVAS)
        self.artist = Artist(self.canvas, self.skeleton, self.skeleton.measures)

    def draw(self) -> Canvas:
        """Draw from back to front, then the contour, then smear, streaks and stamps."""
        pose = self.pose
        self._layer("behind")
        if pose.weapon_layer == "back":
            self._layer("weapon")
        self._leg("back")
        if pose.leg_layer == "under":
            self._leg("front")
        self._layer("torso")
        if pose.leg_layer == "over":
            self._leg("front")
        if pose.arm_layer != "both":
            self._arm("back")
            self._fist("back")
        if pose.arm_layer == "under":
            self._arm("front")
        self._layer("collar")
        for side in ("back", "front"):
            self._layer("shoulder", side)
        self._layer("offhand")
        self._layer("beard")
        self._head()
        self._layer("hat")
        if pose.arm_layer == "both":
            self._arm("back")
            self._fist("back")
        if pose.arm_layer != "under":
            self._arm("front")
        if pose.weapon_layer == "front":
            self._layer("weapon")
        self._fist("front")
        self.canvas.outline()
        self._trails()
        self._stamps()
        return self.canvas

    def _layer(self, layer: str, side: str | None = None) -> None:
        for part in self.figure.parts[layer]:
            self.artist.draw(part, HOMES[layer], side)

    def _leg(self, side: str) -> None:
        legs, pose = self.figure.legs, self.pose
        if legs is not None:
            hip = self.skeleton.space("pelvis").p(legs.apart[side == "front"], 0)
            ankle = self.skeleton.space("foot", side).p(-0.5, -legs.ankle)
            knee = ik(*hip, *ankle, *legs.limb.bones, pose.knee_front if side == "front" else pose.knee_back)
            self._bones(legs.limb, hip, knee, ankle)
        self._layer("boot", side)

    def _arm(self, side: str) -> None:
        arms = self.figure.arms
        shoulder = self.skeleton.space("shoulder", side).p(0, 0)
        elbow = self.skeleton.elbows[side]
        self._bones(arms, shoulder, elbow, self.skeleton.hand(side))
        self._layer("sleeve", side)

    def _bones(self, limb: Limb, root: Pair, joint: Pair, end: Pair) -> None:
        canvas, view, radii = self.canvas, self.skeleton.view, limb.radii
        options = {"R": 4, "clip": self.artist.above_floor, **limb.options}
        upper = canvas.cap(*root, radii[0], *joint, radii[1], view)
        lower = canvas.cap(*joint, radii[1], *end, radii[2], view)
        if limb.end_ramp == limb.ramp:
            canvas.add(canvas.union(upper, lower), limb.ramp, **options)
        else:
            bare = canvas.cap(*joint, radii[2], *end, radii[2], view)
            canvas.add(bare, limb.end_ramp, **options)
            canvas.add(upper, limb.ramp, **options)

    def _fist(self, side: str) -> None:
        """The hand of a side as a typed grid about its place; none where the figure hides its hands."""
        ramp = self.figure.fist
        if not ramp:
            return
        shape = self.pose.shape_front if side == "front" else self.pose.shape_back
        if shape not in self.figure.hands:
            known = ", ".join(sorted(self.figure.hands))
            raise ExpressionError(f"{self.figure.id}: there is no hand {shape!r}; known: {known}")
        key = {str(level): (ramp, level) for level in range(1, 6)}
        rows = self.figure.hands[shape]
        if self.skeleton.facing == "left":
            rows = tuple(turned(rows, key, ""))
        x, y = self.skeleton.hand(side)
        top = min(y - len(rows) / 2, SOLE + 1 - len(rows))  # a hand on the floor lies on it
        corner = self.skeleton.grid_corner((x - len(rows[0]) / 2, top), len(rows[0]))
        self.canvas.grid(*corner, "\n".join(rows), key, ao=1, line=1)

    def _head(self) -> None:
        head, quarter = self.figure.head, self.pose.head_turn
        rows = composed(head, self.pose.face)
        if self.skeleton.facing == "left":
            rows, quarter = turned(rows, self.figure.key, head.fixed), -quarter
        if quarter:
            rows = fallen(rows, self.figure.key, head.fixed, quarter)
        corner = self.skeleton.grid_corner(self.skeleton.head_corner(), len(rows[0]))
        self.canvas.grid(*corner, "\n".join(rows), self.figure.key, ao=1, line=head.line)

    def _trails(self) -> None:
        pose, view = self.pose, self.skeleton.view
        if pose.smear is not None:
            at = pose.smear.at
            middle = self._spot(at) if isinstance(at, str) else at
            draw_smear(self.canvas, pose.smear, middle, self.skeleton.facing)
        for streak in pose.streaks:
            start, end = (view.p(*self._spot(text)[:2]) for text in (streak.start, streak.end))
            draw_streak(self.canvas, start, end, streak)

    def _spot(self, text: str) -> Point:
        return self.skeleton.place(spot(text, self.artist.numbers, "grip"))

    def _stamps(self) -> None:
        for stamp in self.pose.stamps:
            text = self.figure.grids[stamp.grid]
            rows = text.strip("\n").split("\n")
            x, y, *_ = self._spot(stamp.at)
            middle = (x - len(rows[0]) / 2, y - len(rows) / 2)
            self.canvas.grid(*self.skeleton.grid_corner(middle, len(rows[0])), text, self.figure.key)
