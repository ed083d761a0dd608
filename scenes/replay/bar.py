"""The bar over a replay: wind, play, where it is, whose eyes, how fast, and the menu. For the mouse; keys need none."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

import pygame

from scenes.context import Context
from scenes.intents import Kind
from scenes.play_clock import LAST_SECONDS, clock_words
from scenes.widgets.colours import GOLD, INK, MIST, PINK, STEEL, STONE, WHITE, YELLOW
from scenes.widgets.keyhint import key_label
from scenes.widgets.text import Font, Fonts

HEIGHT = 22
"""As deep as all tables leave free for the bar of a lesson."""


class Press(StrEnum):
    """What was pressed."""

    START = "start"
    BACK = "back"
    PLAY = "play"
    FORWARD = "forward"
    END = "end"
    LINE = "line"
    EYES_BACK = "eyes_back"
    EYES = "eyes"
    SLOWER = "slower"
    FASTER = "faster"
    MENU = "menu"


_BUTTONS = (Press.START, Press.BACK, Press.PLAY, Press.FORWARD, Press.END)
RECTS = {press: pygame.Rect(3 + 20 * place, 2, 19, 18) for place, press in enumerate(_BUTTONS)}
LINE = pygame.Rect(108, 2, 214, 18)
TRACK = pygame.Rect(LINE.left + 6, 15, LINE.width - 12, 3)
CLOCK_ROOM = 40
"""Pixels for what is left on the clock."""
APART = 6
"""Pixels between two marks on the line."""
EYES = pygame.Rect(326, 2, 170, 18)
SPEED = pygame.Rect(500, 2, 54, 18)
MENU = pygame.Rect(558, 2, 79, 18)


class Shown(NamedTuple):
    """What the bar says. at, end: positions. rounds: positions at which rounds begin. where, eyes, speed: in words.
    clock: seconds left on the play clock there, None where there is none or nobody knows."""

    at: int
    end: int
    rounds: Sequence[int]
    playing: bool
    where: str
    eyes: str
    speed: str
    clock: int | None = None


def pressed(pos: tuple[int, int] | None) -> Press | None:
    """What lies under the mouse."""
    if pos is None:
        return None
    for press, rect in RECTS.items():
        if rect.collidepoint(pos):
            return press
    if LINE.collidepoint(pos):
        return Press.LINE
    for box, first, second in ((EYES, Press.EYES_BACK, Press.EYES), (SPEED, Press.SLOWER, Press.FASTER)):
        if box.collidepoint(pos):
            return first if pos[0] < box.centerx else second
    return Press.MENU if MENU.collidepoint(pos) else None


def position_at(x: int, end: int) -> int:
    """The position at this place of the line."""
    share = (x - TRACK.left) / (TRACK.width - 1)
    return round(max(0.0, min(1.0, share)) * end)


def _place(at: int, end: int) -> int:
    return TRACK.left + round((TRACK.width - 1) * at / max(1, end))


def draw_bar(canvas: pygame.Surface, context: Context, shown: Shown, hover: Press | None) -> None:
    """Draw it."""
    panels, fonts, texts = context.panels, context.fonts, context.texts
    panels.draw(canvas, "plate_dark", pygame.Rect(0, 0, 640, HEIGHT))
    for press, rect in RECTS.items():
        idle = shown.at == (0 if press in (Press.START, Press.BACK) else shown.end) and press is not Press.PLAY
        name = "button_disabled" if idle else "button_steel_over" if hover is press else "button_steel"
        panels.draw(canvas, "button_red" if press is Press.PLAY and not idle else name, rect)
        _draw_sign(canvas, press, rect, shown.playing, STEEL if idle else YELLOW if hover is press else WHITE)
    _draw_where(canvas, fonts, shown)
    pygame.draw.rect(canvas, INK, TRACK.inflate(2, 2))
    pygame.draw.rect(canvas, STONE, TRACK)
    done = _place(shown.at, shown.end) - TRACK.left + 1
    pygame.draw.rect(canvas, GOLD, (TRACK.left, TRACK.top, done, TRACK.height))
    last = TRACK.left
    for at in shown.rounds:
        # Where rounds are many, only as many marks as can be told apart.
        x = _place(at, shown.end)
        if x - last >= APART:
            canvas.fill(WHITE, (x, TRACK.top - 1, 1, TRACK.height + 2))
            last = x
    knob = pygame.Rect(0, 0, 5, 7)
    knob.center = (_place(shown.at, shown.end), TRACK.centery)
    pygame.draw.rect(canvas, INK, knob.inflate(2, 2))
    pygame.draw.rect(canvas, YELLOW if hover is Press.LINE else WHITE, knob)
    for box, words, presses in (
        (EYES, shown.eyes, (Press.EYES_BACK, Press.EYES)),
        (SPEED, shown.speed, (Press.SLOWER, Press.FASTER)),
    ):
        panels.draw(canvas, "field_focus" if hover in presses else "field", box)
        panels.sign(canvas, "spin_left", (box.left + 3, box.centery - 5))
        panels.sign(canvas, "spin_right", (box.right - 11, box.centery - 5))
        font = fonts.fitting(words, box.width - 26, (Font.BODY, Font.LABEL))
        with fonts.saying("tip"):
            fonts.draw(canvas, (box.centerx, box.top + 4), words, font, WHITE, "center", room=box.width - 24)
    panels.draw(canvas, "button_steel_over" if hover is Press.MENU else "button_steel", MENU)
    words = texts("replay.menu", key=key_label(texts, Kind.MENU, None))
    font = fonts.fitting(words, MENU.width - 8, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
    colour = YELLOW if hover is Press.MENU else WHITE
    y = MENU.top + (4 if font is Font.NAME else 2)
    with fonts.saying("others"):
        fonts.draw(canvas, (MENU.centerx, y), words, font, colour, "center", room=MENU.width - 6)


def _draw_where(canvas: pygame.Surface, fonts: Fonts, shown: Shown) -> None:
    """Where it is, and what is left on the clock beside it: the table's own lies under the bar."""
    box = LINE.inflate(-8, 0)
    if shown.clock is not None:
        words = clock_words(shown.clock)
        box.width -= fonts.width(words) + 6
        colour = PINK if shown.clock <= LAST_SECONDS else WHITE
        with fonts.saying("others"):
            fonts.draw(canvas, (LINE.right - 4, LINE.top), words, Font.BODY, colour, "right", room=CLOCK_ROOM)
    font = fonts.fitting(shown.where, box.width, (Font.BODY, Font.LABEL))
    with fonts.saying("others"):
        fonts.draw(canvas, (box.centerx, box.top), shown.where, font, MIST, "center", room=box.width)


def _draw_sign(
    canvas: pygame.Surface, press: Press, rect: pygame.Rect, playing: bool, colour: tuple[int, int, int]
) -> None:
    """The signs that every player of films has."""
    x, y = rect.centerx, rect.centery - 2
    right = press in (Press.PLAY, Press.FORWARD, Press.END)
    if press is Press.PLAY and playing:
        canvas.fill(colour, (x - 4, y - 4, 3, 9))
        canvas.fill(colour, (x + 1, y - 4, 3, 9))
        return
    shift = 0 if press is Press.PLAY else -1 if right else 1
    for column in range(5):
        half = 4 - column
        at = x - 2 + column if right else x + 2 - column
        canvas.fill(colour, (at + shift, y - half, 1, 2 * half + 1))
    if press in (Press.START, Press.END):
        canvas.fill(colour, (x + 4 if right else x - 5, y - 4, 2, 9))
    elif press in (Press.BACK, Press.FORWARD):
        canvas.fill(colour, (x - 5 if right else x + 5, y - 4, 1, 9))
