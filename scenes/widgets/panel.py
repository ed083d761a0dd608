"""Nine-slice panels from the interface sheet."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.assets import Assets, Sheet, quick
from scenes.widgets.plain import SIGN, draw_seat_sign, is_plain, plain_panel, seat_in

CARRIERS = ("panel", "plate", "tooltip")
"""First words of the names of what carries words; the rest are parts of widgets, or frames."""
_TILED = ("panel_wood", "panel_felt", "panel_leather")


class Panels:
    """Draws nine-slices and keeps each size it was asked for."""

    def __init__(self, assets: Assets) -> None:
        self.sheet: Sheet = assets.sheet("ui/ui")
        self._made: dict[tuple[str, int, int, bool, bool], pygame.Surface] = {}
        self.plain = False
        """Black with light frames, for high contrast."""
        self.signs = False
        """A shape of its own in the corner of whatever has a seat's colour."""
        self.told: Callable[[pygame.Rect], None] = lambda _: None
        """Hears of everything that carries words, where it is drawn."""

    def draw(self, canvas: pygame.Surface, name: str, rect: pygame.Rect) -> None:
        """Fill the rectangle with this nine-slice. Raises KeyError for an unknown one."""
        key = (name, rect.width, rect.height, self.plain, self.signs)
        if key not in self._made:
            self._made[key] = self._make(name, rect.size)
        canvas.blit(self._made[key], rect)
        if name.split("_")[0] in CARRIERS:
            self.told(rect)

    def sign(self, canvas: pygame.Surface, name: str, at: tuple[float, float]) -> pygame.Rect:
        """Draw a sign of the sheet with its upper left corner here."""
        frame = self.sheet.frame(name)
        return canvas.blit(frame.surface, (round(at[0]), round(at[1])))

    def _make(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        out = plain_panel(name, size) if self.plain and is_plain(name) else self._drawn(name, size)
        seat = seat_in(name)
        if self.signs and seat is not None and size[1] >= SIGN:
            draw_seat_sign(out, seat, (size[0] - SIGN, 0))
        return quick(out)

    def _drawn(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        source, box = self.sheet.frame(name).surface, self.sheet.slice(name)
        out = pygame.Surface(size, pygame.SRCALPHA)
        middle = box.center or box.bounds
        xs = _spans(source.get_width(), middle.left, middle.width, size[0])
        ys = _spans(source.get_height(), middle.top, middle.height, size[1])
        for sx, sw, dx, dw in xs:
            for sy, sh, dy, dh in ys:
                if min(sw, sh, dw, dh) <= 0:
                    continue
                piece = source.subsurface((sx, sy, sw, sh))
                if (sw, sh) == (dw, dh):
                    out.blit(piece, (dx, dy))
                elif name in _TILED:
                    _tile(out, piece, pygame.Rect(dx, dy, dw, dh))
                else:
                    out.blit(pygame.transform.scale(piece, (dw, dh)), (dx, dy))
        return out


def _spans(whole: int, start: int, middle: int, target: int) -> tuple[tuple[int, int, int, int], ...]:
    """(source start, source length, target start, target length) of the first edge, the middle and the last edge."""
    last = whole - start - middle
    return (
        (0, start, 0, start),
        (start, middle, start, target - start - last),
        (start + middle, last, target - last, last),
    )


def _tile(out: pygame.Surface, piece: pygame.Surface, rect: pygame.Rect) -> None:
    clip = out.get_clip()
    out.set_clip(rect)
    for x in range(rect.left, rect.right, piece.get_width()):
        for y in range(rect.top, rect.bottom, piece.get_height()):
            out.blit(piece, (x, y))
    out.set_clip(clip)
