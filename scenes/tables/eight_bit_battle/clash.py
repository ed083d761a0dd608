"""What the clash panel shows while a sum is put together, and the fog over the field."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.context import Context
from scenes.tables.layout import TableMap
from scenes.widgets.colours import MIST, WHITE, YELLOW
from scenes.widgets.text import Font

FOG_LAYERS = (("fog_back", 14), ("fog_middle", -22), ("fog_front", 34))
"""Tag and speed in pixels a second."""


@dataclass
class Clash:
    """attack, defence: what has been added up so far; sign: `>`, `<` or nothing yet; note: a text id.

    fog: how thick it is, 0 to 3; hole: where a torch cuts it, None without.
    """

    on: bool = False
    attacker: int = 0
    attack: int = 0
    defence: int = 0
    sign: str = ""
    note: str = ""
    fog: float = 0.0
    hole: tuple[int, int] | None = None
    clock: int = 0

    def clear(self) -> None:
        """Nothing is fought."""
        self.on, self.attack, self.defence, self.sign, self.note = False, 0, 0, "", ""
        self.fog, self.hole = 0.0, None

    def draw_panel(self, canvas: pygame.Surface, context: Context, table: TableMap) -> None:
        """The two numbers; the attacker's stands on the attacker's side of the screen."""
        if not self.on:
            return
        slot = table.rect("clash")
        context.panels.draw(canvas, "panel_gold", slot)
        attack = (str(self.attack), "attack", self.sign == ">")
        defence = (str(self.defence), "defence", self.sign == "≤")
        left, right = (attack, defence) if self.attacker == 0 else (defence, attack)
        fonts, panels = context.fonts, context.panels
        y = slot.top + 6
        panels.sign(canvas, left[1], (slot.left + 8, y + 3))
        fonts.draw(canvas, (slot.left + 34, y), left[0], Font.TITLE, YELLOW if left[2] else WHITE, "center")
        panels.sign(canvas, right[1], (slot.right - 17, y + 3))
        fonts.draw(canvas, (slot.right - 32, y), right[0], Font.TITLE, YELLOW if right[2] else WHITE, "center")
        if self.sign:
            sign = self.sign if self.attacker == 0 else {">": "<", "≤": "≥"}[self.sign]
            fonts.draw(canvas, (slot.centerx, y + 2), sign, Font.BODY, MIST, "center")
        if self.note:
            note = table.rect("clash_note")
            text = context.texts(self.note)
            width = fonts.width(text, Font.LABEL) + 12
            context.panels.draw(canvas, "plate_dark", pygame.Rect(note.centerx - width // 2, note.top, width, 14))
            fonts.draw(canvas, (note.centerx, note.top + 1), text, Font.LABEL, YELLOW, "center", None, room=note.width)

    def draw_fog(self, canvas: pygame.Surface, context: Context, stage: pygame.Rect) -> None:
        """Three drifting layers that really cover the field, and the hole that a torch burns into them."""
        if self.fog <= 0:
            return
        fx = context.assets.sheet("fx/fx")
        level = min(3, int(self.fog))
        layer = pygame.Surface(stage.size, pygame.SRCALPHA)
        for tag, speed in FOG_LAYERS:
            tile = fx.tag(tag)[level].surface
            shift = self.clock * speed // 1000 % tile.get_width()
            for x in range(-shift - tile.get_width(), stage.width, tile.get_width()):
                for y in range(0, stage.height, tile.get_height()):
                    layer.blit(tile, (x, y))
        if self.hole is not None:
            centre = (self.hole[0] - stage.left, self.hole[1] - stage.top)
            pygame.draw.circle(layer, (0, 0, 0, 0), centre, 62)
        canvas.blit(layer, stage)
