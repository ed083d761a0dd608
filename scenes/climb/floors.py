"""The Tower's picture: a floor for each level, lit once it is won."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ai.levels import LEVEL_IDS
from game.climb import TOP
from scenes.context import Context
from scenes.gauntlet.picture import draw_wall
from scenes.intents import Intent, Kind
from scenes.setup.faces import COURT, FACES
from scenes.widgets.colours import AMBER, GOLD, INK, LIME, MIST, NIGHT, STEEL, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

TOWER = pygame.Rect(328, 60, 250, 250)
HIGH = TOWER.height // TOP
FACE = 40
_DIMMED = (60, 60, 84)


def floor_box(level: int) -> pygame.Rect:
    """Where a floor is: the first one lowest."""
    return pygame.Rect(TOWER.left, TOWER.bottom - HIGH * level, TOWER.width, HIGH)


def face_of(context: Context, game: str, kind: str) -> pygame.Surface:
    """The upper middle of the picture of this player of the arcade, FACE pixels square or less."""
    faces = FACES.get(game, COURT)
    sheet = context.assets.sheet(faces.sheet)
    frame = sheet.frame(faces.of(kind, 0)).surface
    art = sheet.slice(faces.slice).bounds if faces.slice else frame.get_rect()
    wide, high = min(FACE, art.width), min(FACE, art.height)
    return frame.subsurface((art.left + (art.width - wide) // 2, art.top, wide, high))


class FloorSlot(Widget):
    """A floor; the one that is due is fought for by a press."""

    def __init__(
        self, context: Context, game: str, level: int, won: int, is_due: bool, fight: Callable[[], None]
    ) -> None:
        """won: how many floors are."""
        super().__init__(floor_box(level))
        self.context, self.game, self.level = context, game, level
        self.is_won, self.is_due, self._fight = level <= won, is_due, fight

    def handle(self, intent: Intent) -> bool:
        """Fight for it, where it is due."""
        if intent.kind in (Kind.CONFIRM, Kind.RELEASE):
            if self.is_due:
                self._fight()
            return True
        return intent.kind == Kind.PRESS

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Window, face, name; a light where it is won."""
        rect, texts = self.rect, self.context.texts
        draw_wall(canvas, rect)
        window = pygame.Rect(rect.left + 14, rect.top + 6, FACE, FACE)
        canvas.fill(INK, window.inflate(4, 4))
        canvas.fill(AMBER if self.is_won else NIGHT, window)
        kind = LEVEL_IDS[self.level - 1]
        face = face_of(self.context, self.game, kind)
        at = face.get_rect(midbottom=window.midbottom)
        canvas.blit(face, at)
        if not self.is_won and not self.is_due:
            canvas.fill(_DIMMED, window, special_flags=pygame.BLEND_RGB_MULT)
        pygame.draw.rect(canvas, GOLD if self.is_won or self.is_due else STEEL, window.inflate(4, 4), 1)
        plate = pygame.Rect(window.right + 12, rect.top + 9, rect.right - window.right - 26, HIGH - 18)
        panels.draw(canvas, "panel_gold" if self.is_due else "plate_dark", plate)
        floor = texts("climb.floor", n=self.level)
        name = texts(f"player.{self.level}")
        font = fonts.fitting(name, plate.width - 34, (Font.NAME, Font.BODY))
        colour = YELLOW if self.is_due else LIME if self.is_won else WHITE
        if fonts.larger:
            # The number alone before the name: both lines would not be high enough.
            number = fonts.draw(canvas, (plate.left + 8, plate.top + 8), str(self.level), Font.TITLE, MIST)
            room = plate.width - 28 - number.width - 6
            font = fonts.fitting(name, room, (Font.LARGE, Font.NAME))
            fonts.draw(canvas, (number.right + 6, plate.top + 5), name, font, colour, room=room)
        else:
            fonts.draw(canvas, (plate.left + 10, plate.top + 5), floor, Font.LABEL_BOLD, MIST, room=plate.width - 34)
            fonts.draw(canvas, (plate.left + 10, plate.top + 18), name, font, colour, room=plate.width - 34)
        sign = "check" if self.is_won else "pointer_right" if self.is_due else "lock"
        panels.sign(canvas, sign, (plate.right - 20, plate.centery - 5))
        if focused:
            panels.draw(canvas, "button_focus", rect.inflate(2, 2))


def draw_roof(canvas: pygame.Surface, context: Context, is_won: bool) -> None:
    """Battlements, and the trophy over them where the top is reached."""
    left, top = TOWER.left - 6, TOWER.top - 12
    draw_wall(canvas, pygame.Rect(left, top + 4, TOWER.width + 12, 10))
    for x in range(left, left + TOWER.width + 12, 22):
        draw_wall(canvas, pygame.Rect(x, top - 6, 12, 11))
    if is_won:
        context.panels.sign(canvas, "crown", (TOWER.centerx - 5, top - 18))
