"""After a puzzle: solved, and why it was so; or not, and once more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.puzzles.puzzle import GAME, Puzzle, Verdict
from scenes.audio.music import Music
from scenes.intents import Kind
from scenes.menu import MenuScene, dim
from scenes.puzzles.shelf import Visit, puzzles
from scenes.widgets.button import Button
from scenes.widgets.colours import GOLD, INK, LIME, PINK, STEEL, WHITE, YELLOW
from scenes.widgets.keyhint import key_label
from scenes.widgets.text import Font

BOX = pygame.Rect(110, 62, 420, 236)
LARGE_BOX = pygame.Rect(20, 48, 600, 304)
"""With larger text."""
_PORTRAIT = 48
_COLOURS = {Verdict.SOLVED: LIME, Verdict.LUCKY: YELLOW, Verdict.FAILED: PINK}
_FACES = {Verdict.SOLVED: "king", Verdict.LUCKY: "goblin", Verdict.FAILED: "queen"}


class PuzzleEndScene(MenuScene):
    """Under it lies the shelf."""

    def __init__(self, visit: Visit, number: int, how: Verdict) -> None:
        super().__init__(visit.context)
        self.visit, self.number, self.how = visit, number, how
        self.rules_game = GAME
        entries: list[tuple[str, Callable[[], None], str]]
        if how is Verdict.SOLVED:
            entries = [("puzzles.next", self.go_on, "red"), ("puzzles.again", self.again, "steel")]
        else:
            entries = [("puzzles.again", self.again, "red"), ("puzzles.next", self.go_on, "steel")]
        entries.append(("puzzles.shelf", self.back, "steel"))
        box = self.box
        left = box.centerx - 196
        self.set_widgets(
            [
                Button(
                    pygame.Rect(left + 133 * column, box.bottom - 38, 126, 26),
                    partial(self.context.texts, text_id),
                    press,
                    style,
                )
                for column, (text_id, press, style) in enumerate(entries)
            ]
        )

    @property
    def box(self) -> pygame.Rect:
        """The panel."""
        return LARGE_BOX if self.context.fonts.larger else BOX

    @property
    def puzzle(self) -> Puzzle:
        """The one that was tried."""
        return puzzles()[self.number]

    @property
    def music(self) -> Music:
        """A jingle, then the arcade's theme."""
        return Music("lose" if self.how is Verdict.FAILED else "win", then="title")

    def again(self) -> None:
        """The same once more."""
        self._open(self.number)

    def go_on(self) -> None:
        """The next that is not solved."""
        self._open(self.visit.next_after(self.number))

    def _open(self, number: int) -> None:
        from scenes.puzzles.playing import PuzzleScene
        from scenes.puzzles.scene import PuzzlesScene

        below = self.context.stack.scenes[-2] if len(self.context.stack.scenes) > 1 else None
        if isinstance(below, PuzzlesScene):
            below.number = number
        self.context.stack.replace(PuzzleScene(self.visit, number))

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The hall, a face, what there is to say."""
        context, puzzle, how = self.context, self.puzzle, self.how
        texts, fonts, panels, panel = context.texts, context.fonts, context.panels, self.box
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        self.heading(canvas, texts(f"puzzles.{how.value}.title"), panel.top - 34)
        panels.draw(canvas, "panel_gold", panel)
        frame = pygame.Rect(panel.left + 18, panel.top + 18, _PORTRAIT, _PORTRAIT)
        canvas.fill(INK, frame.inflate(4, 4))
        pygame.draw.rect(canvas, STEEL, frame.inflate(4, 4), 1)
        canvas.blit(context.assets.sheet("figures/portraits_court").frame(_FACES[how]).surface, frame)
        left, room = frame.right + 14, panel.right - frame.right - 32
        title, larger = texts(puzzle.text_id()), fonts.larger
        font = fonts.fitting(title, room, (Font.TITLE, Font.NAME)) if larger else Font.NAME
        fonts.draw(canvas, (left, panel.top + (10 if larger else 16)), title, font, YELLOW, room=room)
        words = pygame.Rect(left, panel.top + (28 if larger else 31), room, 44)
        fonts.block(canvas, words, texts(f"puzzles.{how.value}.words"), colour=_COLOURS[how], step=12, grow=True)
        rule = 80 if larger else 76
        pygame.draw.line(canvas, GOLD, (panel.left + 16, panel.top + rule), (panel.right - 17, panel.top + rule))
        box = pygame.Rect(panel.left + 20, panel.top + 84, panel.width - 40, panel.bottom - panel.top - 130)
        fonts.block(canvas, box, self._explanation(), colour=WHITE, step=12, grow=True)

    def _explanation(self) -> str:
        """Why it was so; or, while it is not solved, what to think of."""
        texts = self.context.texts
        if self.how is Verdict.SOLVED:
            return f"{texts(self.puzzle.text_id('why'))}\n{self._others()}"
        return texts("puzzles.failed.help", key=key_label(texts, Kind.HINT, None))

    def _others(self) -> str:
        """What any other action would have been worth."""
        percent = round(100 * self.puzzle.second)
        text_id = "puzzles.others" if percent else "puzzles.others.none"
        return self.context.texts(text_id, percent=percent)
