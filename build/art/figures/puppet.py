"""Draws a posed figure. It knows the order in which a body is drawn, and no figure."""

from __future__ import annotations

from art.canvas import Canvas
from art.figures.expressions import spot
from art.figures.heads import composed, turned
from art.figures.model import Figure, Limb
from art.figures.parts import Artist
from art.figures.pose import Pair, Pose
from art.figures.skeleton import CANVAS, Skeleton
from art.figures.smears import draw_smear
from art.transform import ik

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
        self.artist = Artist(self.canvas, self.skeleton, pose.numbers())

    def draw(self) -> Canvas:
        """Draw from back to front, then the contour, then smear and stamps."""
        self._layer("behind")
        if self.pose.weapon_layer == "back":
            self._layer("weapon")
        self._legs()
        self._layer("torso")
        self._arm("back")
        self._fist("back")
        if self.pose.arm_layer == "under":
            self._arm("front")
        self._layer("collar")
        for side in ("back", "front"):
            self._layer("shoulder", side)
        self._layer("offhand")
        self._layer("beard")
        self._head()
        self._layer("hat")
        if self.pose.arm_layer == "over":
            self._arm("front")
        if self.pose.weapon_layer == "front":
            self._layer("weapon")
        self._fist("front")
        self.canvas.outline()
        if self.pose.smear is not None:
            draw_smear(self.canvas, self.pose.smear, self.skeleton.facing)
        self._stamps()
        return self.canvas

    def _layer(self, layer: str, side: str | None = None) -> None:
        for part in self.figure.parts[layer]:
            self.artist.draw(part, HOMES[layer], side)

    def _legs(self) -> None:
        legs, pose = self.figure.legs, self.pose
        for number, side in enumerate(("back", "front")):
            if legs is not None:
                hip = (pose.hip[0] + legs.apart[number], pose.hip[1])
                ankle = self.skeleton.space("foot", side).p(-0.5, -legs.ankle)
                knee = ik(*hip, *ankle, *legs.limb.bones, -1)
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
        x, y = self.skeleton.hand(side)
        text = self.figure.grids["fist"]
        key = {str(level): (self.figure.fist, level) for level in range(1, 6)}
        corner = self.skeleton.grid_corner((x - 2.5, y - 2.5), 5)
        self.canvas.grid(*corner, text, key, ao=1, line=1)

    def _head(self) -> None:
        head = self.figure.head
        rows = composed(head, self.pose.face)
        if self.skeleton.facing == "left":
            rows = turned(rows, self.figure.key, head.fixed)
        corner = self.skeleton.grid_corner(self.skeleton.head_cell, len(rows[0]))
        self.canvas.grid(*corner, "\n".join(rows), self.figure.key, ao=1, line=head.line)

    def _stamps(self) -> None:
        for stamp in self.pose.stamps:
            text = self.figure.grids[stamp.grid]
            rows = text.strip("\n").split("\n")
            x, y = self.skeleton.place(spot(stamp.at, self.artist.numbers, "grip"))
            middle = (x - len(rows[0]) / 2, y - len(rows) / 2)
            self.canvas.grid(*self.skeleton.grid_corner(middle, len(rows[0])), text, self.figure.key)
