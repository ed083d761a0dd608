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
from scenes.widgets.colours import GOLD, INK, LIME, MIST, PINK, STEEL, WHITE, YELLOW
from scenes.widgets.keyhint import key_label
from scenes.widgets.text import Font

BOX = pygame.Rect(110, 62, 420, 236)
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
        self.set_widgets(
            [
                Button(
                    pygame.Rect(BOX.left + 14 + 133 * column, BOX.bottom - 38, 126, 26),
                    partial(self.context.texts, text_id),
                    press,
                    style,
                )
                for column, (text_id, press, style) in enumerate(entries)
            ]
        )

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
        texts, fonts, panels = context.texts, context.fonts, context.panels
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        self.heading(canvas, texts(f"puzzles.{how.value}.title"), 28)
        panels.draw(canvas, "panel_gold", BOX)
        frame = pygame.Rect(BOX.left + 18, BOX.top + 18, _PORTRAIT, _PORTRAIT)
        canvas.fill(INK, frame.inflate(4, 4))
        pygame.draw.rect(canvas, STEEL, frame.inflate(4, 4), 1)
        canvas.blit(context.assets.sheet("figures/portraits_court").frame(_FACES[how]).surface, frame)
        left, room = frame.right + 14, BOX.right - frame.right - 32
        fonts.draw(canvas, (left, BOX.top + 16), texts(puzzle.text_id()), Font.NAME, YELLOW, room=room)
        words = pygame.Rect(left, BOX.top + 32, room, 38)
        fonts.block(canvas, words, texts(f"puzzles.{how.value}.words"), colour=_COLOURS[how], step=12)
        pygame.draw.line(canvas, GOLD, (BOX.left + 16, BOX.top + 76), (BOX.right - 17, BOX.top + 76))
        box = pygame.Rect(BOX.left + 20, BOX.top + 86, BOX.width - 40, 74)
        if how is Verdict.SOLVED:
            y = fonts.block(canvas, box, texts(puzzle.text_id("why")), colour=WHITE, step=12) + 6
            line = self._others()
        else:
            y, line = box.top, texts("puzzles.failed.help", key=key_label(texts, Kind.HINT, None))
        box = pygame.Rect(box.left, y, box.width, BOX.bottom - 44 - y)
        fonts.block(canvas, box, line, colour=MIST, step=12)

    def _others(self) -> str:
        """What any other action would have been worth."""
        percent = round(100 * self.puzzle.second)
        text_id = "puzzles.others" if percent else "puzzles.others.none"
        return self.context.texts(text_id, percent=percent)
