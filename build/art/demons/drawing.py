"""A demon drawn: its idle frames, either facing, and its portrait."""

from __future__ import annotations

from art.canvas import Canvas
from art.demons.brush import Setting, paint
from art.demons.model import Clan, Demon, Part
from art.masks import Mask
from art.transform import IDENTITY

SPRITE = 32
PORTRAIT = 48


def draw_sprite(clan: Clan, demon: Demon, frame: int = 0, facing: str = "right") -> Canvas:
    """One idle frame (0 or 1), looking `right` or `left`: drawn afresh, so that the light stays upper left.

    Raises ExpressionError for a malformed part.
    """
    view = IDENTITY if facing == "right" else IDENTITY.scale(-1, 1, SPRITE / 2, 0)
    setting = Setting(view, {"t": float(frame), "left": float(facing == "left")}, demon.ramps, demon.bob)
    return _drawn(SPRITE, clan, demon.id, demon.sprite, setting)


def draw_portrait(clan: Clan, demon: Demon) -> Canvas:
    """The picture of its card. Raises ExpressionError for a malformed part."""
    setting = Setting(IDENTITY, {"t": 0.0, "left": 0.0}, demon.ramps, 0.0)
    return _drawn(PORTRAIT, clan, f"{demon.id}, portrait", demon.portrait, setting)


def _drawn(size: int, clan: Clan, name: str, parts: tuple[Part, ...], setting: Setting) -> Canvas:
    canvas = Canvas(size, size)
    paint(canvas, clan, name, parts, setting, "")
    canvas.outline()
    below = Canvas(size, size)
    paint(below, clan, name, parts, setting, "under")
    hidden: Mask = canvas.r < 0
    canvas.r[hidden], canvas.l[hidden] = below.r[hidden], below.l[hidden]
    paint(canvas, clan, name, parts, setting, "over")
    return canvas
