"""Power on: a cabinet's self-test and the logo, shorter than anybody's patience."""

from __future__ import annotations

import pygame

from scenes.audio.music import SILENCE, Music
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.logo import BUILD_MS, draw_logo
from scenes.scene import Scene
from scenes.title import TitleScene
from scenes.widgets.colours import (
    AMBER,
    CRIMSON,
    CYAN,
    GREEN,
    INK,
    LIME,
    MAUVE,
    MIST,
    PINK,
    RED,
    ROSE,
    SKY,
    STEEL,
    STONE,
    WHITE,
    YELLOW,
)
from scenes.widgets.keyhint import key_label
from scenes.widgets.text import Font

LINES = ("boot.memory", "boot.video", "boot.cards", "boot.crown")
LINE_MS = 180
TESTS_MS = LINE_MS * (len(LINES) + 2)
STANDS_MS = 260
"""So long the finished logo stands alone."""
LENGTH_MS = TESTS_MS + BUILD_MS + STANDS_MS
LOGO_FRAME_MS = 16
SKIPS = (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL, Kind.MENU, Kind.INSPECT, Kind.PEEK, Kind.LOG, Kind.RULES, Kind.HINT)
FULL_MEMORY_K = 640
BARS = (WHITE, MIST, STEEL, STONE, YELLOW, AMBER, LIME, GREEN, CYAN, SKY, MAUVE, ROSE, PINK, RED, CRIMSON)
LEFT, RIGHT = 40, 600


class BootScene(Scene):
    """A line for each part found in order; anything pressed goes on to the title."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self._age = 0
        self._left = False

    @property
    def music(self) -> Music:
        """The lights are not on yet."""
        return SILENCE

    def handle(self, intent: Intent) -> None:
        """Skip."""
        if intent.kind in SKIPS:
            self._go_on()

    def _go_on(self) -> None:
        if not self._left:
            self._left = True
            self.context.stack.replace(TitleScene(self.context))

    def update(self, ms: int) -> None:
        """Show line after line, then go on."""
        before = self._beat
        self._age += ms
        self.dirty = self.dirty or self._beat != before
        if self._age >= TESTS_MS > self._age - ms:
            self.context.audio.play("swing")
        if self._age // LINE_MS != (self._age - ms) // LINE_MS and self._age // LINE_MS <= len(LINES):
            self.context.audio.play("boot")
        if self._age >= LENGTH_MS:
            self._go_on()

    @property
    def _beat(self) -> int:
        """What is drawn changes with it."""
        return self._age // (LINE_MS // 8 if self._age < TESTS_MS else LOGO_FRAME_MS)

    def _part(self, line: int) -> float:
        """How much of a line's test is done, 0 to 1."""
        return max(0.0, min(1.0, (self._age - LINE_MS * (line + 1)) / LINE_MS))

    def draw(self, canvas: pygame.Surface) -> None:
        """Green letters on a dark tube, and below what is being tested."""
        texts, fonts = self.context.texts, self.context.fonts
        canvas.fill(INK)
        one, other = (key_label(texts, Kind.CONFIRM, side) for side in (0, 1))
        fonts.draw(canvas, (320, 334), texts("boot.skip", one=one, other=other), Font.BODY, GREEN, "center", high=22)
        if self._age >= TESTS_MS:
            draw_logo(canvas, self.context, self._age - TESTS_MS)
            return
        fonts.draw(canvas, (LEFT, 30), texts("title.name").upper(), Font.TITLE, YELLOW)
        fonts.draw(canvas, (LEFT, 54), texts("boot.version"), Font.BODY, GREEN)
        for number, line in enumerate(LINES):
            if self._age < LINE_MS * (number + 1):
                break
            y = 84 + number * 18
            done = self._part(number)
            text = texts(line)
            if line == "boot.memory":
                text = f"{text} {round(FULL_MEMORY_K * done / 16) * 16:03d}K"
            drawn = fonts.draw(canvas, (LEFT, y), text, Font.NAME, GREEN, room=400)
            end = RIGHT - 30
            for x in range(drawn.right + 6, drawn.right + 6 + round((end - drawn.right - 6) * done), 8):
                canvas.fill(STONE, (x, y + 6, 2, 2))
            if done >= 1:
                fonts.draw(canvas, (RIGHT, y), texts("boot.ok"), Font.NAME, LIME, "right")
        self._draw_bars(canvas, self._part(1))
        self._draw_cards(canvas, self._part(2))
        self._draw_crowns(canvas, self._part(3))

    def _draw_bars(self, canvas: pygame.Surface, done: float) -> None:
        """The tube: every colour once."""
        width = (RIGHT - LEFT) // len(BARS)
        for number, colour in enumerate(BARS[: round(len(BARS) * done)]):
            canvas.fill(colour, (LEFT + number * width, 172, width - 2, 26))

    def _draw_cards(self, canvas: pygame.Surface, done: float) -> None:
        """The cards: dealt face down from left to right."""
        sheet = self.context.assets.sheet("cards/eight_bit_battle")
        backs = [sheet.frame(f"back_{name}") for name in ("blue", "item", "neutral", "item", "red")]
        for number in range(round(9 * done)):
            backs[number % len(backs)].draw(canvas, (LEFT + number * 63, 212))

    def _draw_crowns(self, canvas: pygame.Surface, done: float) -> None:
        """The crown: one for every round of the match."""
        for number in range(round(3 * done)):
            self.context.panels.sign(canvas, "crown", (320 - 20 + number * 16, 308))
