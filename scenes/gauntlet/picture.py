"""What the Gauntlet's screens draw alike: the summit behind, framed faces, breathing figures, notices."""

from __future__ import annotations

import pygame

from scenes.assets import Frame, frame_at
from scenes.context import Context
from scenes.gauntlet.shelf import Visit
from scenes.gauntlet.where import GAME
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene
from scenes.tables.eight_masters_revenge.slots import DUEL_SLOTS
from scenes.tables.layout import TableMap, load_map
from scenes.widgets.colours import DUSK, INK, NIGHT, PINK, STEEL, STONE, Colour

PORTRAIT = 48
PORTRAITS = "figures/portraits_masters"
HELP = pygame.Rect(12, 288, 616, 34)
_STAGE_TOP, _STAGE = 20, 220
"""What of the table's map is stage: below its upper bar, this high."""
_BRICK = 16, 8
_ANSWERS = (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL, Kind.MENU)
_DIMMED = (70, 70, 96)
_VEIL, _VEIL_ROW = (*(56,) * 8, 96, 136, 176, 216), 4
"""How light the rows above the summit stay, from the top, and how high each is."""


class GauntletScene(MenuScene):
    """A screen of the Gauntlet: a clock for what breathes, and notices of the file."""

    arrival = "wipe"

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit.context)
        self.visit = visit
        self.rules_game = GAME
        self.clock = 0
        self._stage = load_map("eight_masters_revenge_duel_summit.tmx", DUEL_SLOTS)

    def handle(self, intent: Intent) -> None:
        """A notice is read away first."""
        notices = self.visit.kept.notices
        if intent.kind in _ANSWERS and notices:
            notices.pop()
            self.touch()
            return
        super().handle(intent)

    def look(self) -> tuple[int, ...]:
        """What of the picture moves, as numbers."""
        return self._stage.phase(self.clock, self.context.settings.reduced_motion)

    def update(self, ms: int) -> None:
        """Time passes; drawn is only what changes."""
        before = self.look()
        self.clock += ms
        if self.look() != before:
            self.dirty = True

    def pose(self, fighter: str, tag: str, start_ms: int = 0) -> tuple[int, Frame]:
        """(number, frame) of a fighter's endless animation now."""
        frames = self.context.assets.sheet(f"figures/{fighter}").tag(tag)
        if self.context.settings.reduced_motion:
            return 0, frames[0]
        return frame_at(frames, self.clock + start_ms)

    def draw_stage(self, canvas: pygame.Surface) -> None:
        """The summit above, night below."""
        draw_stage(canvas, self._stage, self.clock, self.context.settings.reduced_motion)

    def draw_title(self, canvas: pygame.Surface, text_id: str, y: int) -> None:
        """A title before the flags of the summit: they are dark where it stands, and come back below it."""
        for row, light in enumerate(_VEIL):
            canvas.fill((light,) * 3, (0, row * _VEIL_ROW, 640, _VEIL_ROW), special_flags=pygame.BLEND_RGB_MULT)
        self.heading(canvas, self.context.texts(text_id).upper(), y)

    def draw_help(self, canvas: pygame.Surface, text: str) -> None:
        """What the focused thing means, in at most two lines."""
        context = self.context
        context.panels.draw(canvas, "tooltip", HELP)
        box = HELP.inflate(-20, -10)
        if len(context.fonts.wrap(text, box.width)) == 1:
            box.top += 6
        context.fonts.block(canvas, box, text)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What is wrong with the file that keeps the run."""
        notices = self.visit.kept.notices
        if not notices:
            return
        context, notice = self.context, notices[-1]
        text = context.texts(notice.text, **notice.facts)
        lines = len(context.fonts.wrap(text, 500))
        box = pygame.Rect(60, 4, 520, 16 + 11 * lines)
        context.panels.draw(canvas, "tooltip", box)
        context.panels.sign(canvas, "warning", (box.left + 7, box.top + 8))
        context.fonts.block(canvas, pygame.Rect(box.left + 22, box.top + 7, 490, 12 * lines + 2), text, colour=PINK)


def draw_stage(canvas: pygame.Surface, stage: TableMap, clock: int, calm: bool) -> None:
    """The upper part of a table's map as a background, night where its desk would be."""
    stage.draw(canvas, clock, calm)
    canvas.scroll(0, -_STAGE_TOP)
    canvas.fill(NIGHT, (0, _STAGE, 640, 360 - _STAGE))


def draw_wall(canvas: pygame.Surface, box: pygame.Rect) -> None:
    """Bricks under a ledge, lit from the upper left."""
    canvas.fill(DUSK, box)
    wide, high = _BRICK
    for row, y in enumerate(range(box.top + 4, box.bottom, high)):
        canvas.fill(NIGHT, (box.left, y, box.width, 1))
        for x in range(box.left + (row % 2) * wide // 2, box.right, wide):
            canvas.fill(NIGHT, (x, y, 1, min(high, box.bottom - y)))
    canvas.fill(STEEL, (box.left, box.top, box.width, 1))
    canvas.fill(STONE, (box.left, box.top + 1, box.width, 3))
    canvas.fill(INK, (box.right - 1, box.top + 1, 1, box.height - 1))
    canvas.fill(STONE, (box.left, box.top + 4, 1, box.height - 4))


def draw_face(
    canvas: pygame.Surface, context: Context, portrait: str, at: tuple[int, int], rim: Colour, dimmed: bool = False
) -> None:
    """A portrait (`karu`, `karu_hurt`, `karu_fury`) in a frame; its upper left corner here."""
    box = pygame.Rect(at, (PORTRAIT, PORTRAIT))
    canvas.fill(INK, box.inflate(4, 4))
    pygame.draw.rect(canvas, rim, box.inflate(4, 4), 1)
    canvas.fill(NIGHT, box)
    canvas.blit(context.assets.sheet(PORTRAITS).frame(portrait).surface, box)
    if dimmed:
        canvas.fill(_DIMMED, box, special_flags=pygame.BLEND_RGB_MULT)
