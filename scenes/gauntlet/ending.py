"""All six are beaten: the celebration, with the life left of each duel, summed."""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.gauntlet import ladder, lost
from scenes.gauntlet.picture import GauntletScene, draw_stage, draw_wall
from scenes.gauntlet.shelf import Visit
from scenes.result import CONFETTI, PAPER
from scenes.stage.effects import Confetti
from scenes.widgets.button import Button
from scenes.widgets.colours import GOLD, INK, LIME, MIST, WHITE, YELLOW
from scenes.widgets.text import Font

LIST = pygame.Rect(16, 48, 232, 248)
WORDS = pygame.Rect(430, 48, 198, 172)
LARGE_WORDS = pygame.Rect(396, 48, 236, 268)
"""With larger text."""
FEET = (339, 217)
FLOOR = pygame.Rect(0, 214, 640, 106)
SMALL = 24
ROW = 29


class GauntletEndScene(GauntletScene):
    """The run is entered among the records as soon as this is shown."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.run = visit.run
        self.before = visit.kept.value.records.get(self.run.fighter)
        """The best run of this fighter until now."""
        fx = self.context.assets.sheet("fx/fx")
        tags = tuple(fx.tag(f"confetti_{paper}") for paper in PAPER)
        self._confetti = Confetti(tags, pygame.Rect(0, 0, 640, 330), CONFETTI)
        again, back = pygame.Rect(160, 326, 156, 28), pygame.Rect(324, 326, 156, 28)
        self.set_widgets(
            [
                Button(again, lambda: self.context.texts("gauntlet.again"), self.again, "red"),
                Button(back, lambda: self.context.texts("menu.back"), self.back),
            ]
        )
        self.better = False

    def enter(self) -> None:
        """Into the records."""
        self.better = self.visit.kept.value.finish()
        self.visit.kept.save()

    def again(self) -> None:
        """Another run."""
        from scenes.gauntlet.choice import FighterChoiceScene

        self.context.stack.replace(FighterChoiceScene(self.visit))

    def look(self) -> tuple[int, ...]:
        """Paper falls all the time, unless motion is unwanted."""
        calm = self.context.settings.reduced_motion
        return (*super().look(), self.pose(self.run.fighter, "win")[0], 0 if calm else self.clock // 33)

    def update(self, ms: int) -> None:
        """Paper falls."""
        if not self.context.settings.reduced_motion:
            self._confetti.update(ms)
        super().update(ms)

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The winner before the gate, the six beaten ones, the sum."""
        context, calm = self.context, self.context.settings.reduced_motion
        draw_stage(canvas, self._stage, self.clock, calm)
        context.panels.sign(canvas, "trophy_large", (FEET[0] - 48, 50))
        draw_wall(canvas, FLOOR)
        context.assets.sheet("fx/fx").tag("shadow_large")[0].draw(canvas, FEET)
        self.pose(self.run.fighter, "win")[1].draw(canvas, FEET)
        if not calm:
            self._confetti.draw(canvas, context.fonts)
        self.draw_title(canvas, "gauntlet.end.title", 12)
        self._draw_list(canvas)
        self._draw_words(canvas)

    def _draw_list(self, canvas: pygame.Surface) -> None:
        """Each duel in a line: whom, at which level, how much life was left."""
        context = self.context
        texts, fonts, panels = context.texts, context.fonts, context.panels
        panels.draw(canvas, "panel_gold", LIST)
        left, right = LIST.left + 14, LIST.right - 16
        head, room = texts("gauntlet.end.duels"), LIST.width - 30
        font = fonts.fitting(head, room, (Font.TITLE, Font.LARGE)) if fonts.larger else Font.NAME
        at = (left, LIST.top + (12 if font == Font.NAME else 6 if font == Font.TITLE else 2))
        fonts.draw(canvas, at, head, font, YELLOW, room=room)
        portraits = context.assets.sheet("figures/portraits_masters")
        for rung, life in zip(ladder(self.run), self.run.left, strict=True):
            y = LIST.top + 28 + ROW * rung.number
            face = portraits.frame(f"{rung.fighter}_hurt").surface
            box = pygame.Rect(left, y, SMALL, SMALL)
            canvas.fill(INK, box.inflate(2, 2))
            canvas.blit(face, box, pygame.Rect(12, 8, SMALL, SMALL))
            name, level = texts(f"fighter.{rung.fighter}"), texts("gauntlet.level.of", level=rung.level)
            if fonts.larger:
                fonts.draw(canvas, (left + 34, y - 5), name, Font.LARGE, room=104)
                fonts.draw(canvas, (left + 34, y + 15), level, Font.LABEL, MIST, room=104)
                panels.sign(canvas, "health", (right - 52, y + 7))
                fonts.draw(canvas, (right, y + 5), str(life), Font.TITLE, LIME, "right")
                continue
            fonts.draw(canvas, (left + 34, y + 2), name, room=84)
            fonts.draw(canvas, (left + 34, y + 13), level, Font.LABEL, MIST, room=84)
            sign = panels.sign(canvas, "health", (right - 44, y + 7))
            fonts.draw(canvas, (right, sign.top + 1), str(life), Font.NAME, LIME, "right")
        y = LIST.top + 30 + ROW * len(self.run.left)
        pygame.draw.line(canvas, GOLD, (left, y), (right, y))
        font, drop = (Font.TITLE, 7) if fonts.larger else (Font.NAME, 11)
        fonts.draw(canvas, (left, y + drop), texts("gauntlet.end.sum"), font, YELLOW, room=130)
        fonts.draw(canvas, (right, y + 7), str(self.run.life), Font.TITLE, YELLOW, "right")

    def _draw_words(self, canvas: pygame.Surface) -> None:
        """Whether it is a record, and what the other figures are."""
        context, run = self.context, self.run
        texts, fonts = context.texts, context.fonts
        larger = fonts.larger
        box = LARGE_WORDS if larger else WORDS
        context.panels.draw(canvas, "panel_gold", box)
        left, room = box.left + 14, box.width - 28
        if self.better and self.before is not None:
            heading = texts("gauntlet.end.record")
        else:
            heading = texts("gauntlet.end.first") if self.better else texts("gauntlet.end.done")
        faces = (Font.TITLE, Font.LARGE) if larger else ()
        font = fonts.fitting(heading, room, (*faces, Font.NAME, Font.LABEL_BOLD))
        fonts.draw(canvas, (left, box.top + 14), heading, font, YELLOW, room=room)
        lines = [texts("gauntlet.end.fought", duels=run.begun), texts("gauntlet.end.lost", lost=lost(run))]
        if self.before is not None:
            lines.append(texts("gauntlet.end.before", life=self.before.life, duels=self.before.duels))
        best = self.visit.kept.value.best
        if best is not None:
            lines.append(texts("gauntlet.end.best", life=best.life, duels=best.duels))
        words = texts("gauntlet.end", who=texts(f"fighter.{run.fighter}.full"))
        if larger:
            y = box.top + 36
            for line, colour in ((words, WHITE), *((line, MIST) for line in lines)):
                y = fonts.block(canvas, pygame.Rect(left, y, room, box.bottom - y), line, Font.LARGE, colour) + 2
            return
        y = fonts.block(canvas, pygame.Rect(left, box.top + 34, room, 38), words, colour=WHITE, step=12) + 8
        for line in lines:
            y = fonts.block(canvas, pygame.Rect(left, y, room, 26), line, colour=MIST, step=12) + 4
