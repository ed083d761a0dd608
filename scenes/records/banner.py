"""The small banner over a result: achievements that nobody has been told of yet."""

from __future__ import annotations

import pygame

from game.achievements.shelf import BY_ID
from scenes.context import Context
from scenes.records.keeping import records_of
from scenes.widgets.colours import GOLD, INK, WHITE, YELLOW
from scenes.widgets.text import Font

BOX = pygame.Rect(192, 35, 256, 30)
"""Between the headline of a result and its panels, touching neither."""
LARGE_BOX = pygame.Rect(14, 34, 612, 30)
"""With larger text: over the whole of the line below the headline, which is large then, too."""
EACH_MS = 2600
"""How long each is shown."""
ARRIVES_MS = 260
SOUND = "crown"


class Banner:
    """Shown on the result screen. Whoever has come here is told of everything that is new, one after the other."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.ids: tuple[str, ...] = ()
        self._age = 0

    def enter(self) -> None:
        """Ask the records what is new; it counts as told from now on."""
        self.ids = tuple(one for one in records_of(self.context).fresh() if one in BY_ID)
        self._age = 0
        if self.ids:
            self.context.audio.play(SOUND)

    @property
    def number(self) -> int:
        """Which one is shown; as many as there are when all have been."""
        return min(self._age // EACH_MS, len(self.ids))

    @property
    def box(self) -> pygame.Rect:
        """Where it lies when it has come."""
        return LARGE_BOX if self.context.fonts.larger else BOX

    @property
    def _risen(self) -> int:
        """Pixels that are missing from its place: it comes from above, at once where motion is unwanted."""
        if self.context.settings.reduced_motion or self._age >= ARRIVES_MS:
            return 0
        return (self.box.bottom + 8) * (ARRIVES_MS - self._age) // ARRIVES_MS

    def update(self, ms: int) -> bool:
        """Time passes. Returns whether the picture is old."""
        if self.number == len(self.ids):
            return False
        before = (self.number, self._risen)
        self._age += ms
        if before[0] < self.number < len(self.ids):
            self.context.audio.play(SOUND)
        return (self.number, self._risen) != before

    def draw(self, canvas: pygame.Surface) -> None:
        """Sign, name, and how many there are; nothing when all were shown."""
        if self.number == len(self.ids):
            return
        context = self.context
        texts, fonts, panels = context.texts, context.fonts, context.panels
        one = BY_ID[self.ids[self.number]]
        box = self.box.move(0, -self._risen)
        canvas.fill(INK, box.inflate(4, 4))
        panels.draw(canvas, "panel_gold", box)
        medal = pygame.Rect(box.left + 5, box.top + 2, 26, 26)
        panels.draw(canvas, "badge_gold", medal)
        sign = panels.sheet.frame(one.sign).surface
        canvas.blit(sign, sign.get_rect(center=medal.center))
        left, room = medal.right + 8, box.width - 50
        more = len(self.ids)
        head = texts("records.unlocked") if more == 1 else texts("records.unlocked.of", n=self.number + 1, all=more)
        name = texts(f"achievement.{one.id}")
        if fonts.larger:
            line = texts("records.unlocked.line", head=head, name=name)
            font = fonts.fitting(line, room, (Font.TITLE, Font.LARGE, Font.NAME, Font.BODY))
            y = box.centery - fonts.line(font) // 2 + 2
            fonts.draw(canvas, (left, y), line, font, YELLOW, room=room)
            return
        fonts.draw(canvas, (left, box.top + 3), head, Font.LABEL_BOLD, GOLD, room=room)
        font = fonts.fitting(name, room, (Font.NAME, Font.BODY))
        fonts.draw(canvas, (left, box.top + 16), name, font, YELLOW if font is Font.NAME else WHITE, room=room)
