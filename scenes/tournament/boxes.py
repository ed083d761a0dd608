"""The boxes of a bracket and the lines between them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.bracket import NOBODY, Bracket, is_bye, matches_of, pair, round_of
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.match_config import PERSON
from scenes.tournament.called import names
from scenes.widgets.colours import DUSK, GOLD, INK, MIST, STEEL, STONE, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

AREA = pygame.Rect(14, 36, 612, 280)
WIDE, HIGH = 136, 36
CROWN = 108
"""Pixels at the right for the champion."""


def box_of(bracket: Bracket, match: int) -> pygame.Rect:
    """Where a match stands: its round from the left, and in the middle of the two that lead to it."""
    number = round_of(bracket, match)
    matches = matches_of(bracket, number)
    columns = bracket.rounds
    gap = min(40, (AREA.width - CROWN - columns * WIDE) // max(1, columns - 1)) if columns > 1 else 0
    span = columns * WIDE + (columns - 1) * gap + CROWN
    left = AREA.left + (AREA.width - span) // 2 + number * (WIDE + gap)
    pitch = AREA.height / len(matches)
    middle = AREA.top + pitch * (match - matches[0] + 0.5)
    return pygame.Rect(left, round(middle) - HIGH // 2, WIDE, HIGH)


class MatchBox(Widget):
    """A match of the bracket; the due one is played by a press."""

    def __init__(self, context: Context, bracket: Bracket, match: int, is_due: bool, play: Callable[[], None]) -> None:
        super().__init__(box_of(bracket, match))
        self.context, self.bracket, self.match = context, bracket, match
        self.is_due, self._play = is_due, play

    def handle(self, intent: Intent) -> bool:
        """Play it, where it is due."""
        if intent.kind in (Kind.CONFIRM, Kind.RELEASE):
            if self.is_due:
                self._play()
            return True
        return intent.kind == Kind.PRESS

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Two names; the winner's bright, the other's dim and struck through."""
        rect = self.rect
        panels.draw(canvas, "panel_gold" if self.is_due else "plate_dark", rect)
        canvas.fill(STONE, (rect.left + 6, rect.centery, rect.width - 12, 1))
        for row, entrant in enumerate(pair(self.bracket, self.match)):
            self._draw_entrant(canvas, panels, fonts, entrant, rect.top + 5 + row * (HIGH // 2))
        if self.is_due:
            panels.sign(canvas, "pointer_right", (rect.left - 10, rect.centery - 5))
        if focused:
            panels.draw(canvas, "button_focus", rect.inflate(2, 2))

    def _draw_entrant(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, entrant: int, y: int) -> None:
        rect, winner = self.rect, self.bracket.winners[self.match]
        if entrant == NOBODY:
            word = self.context.texts("tournament.bye") if is_bye(self.bracket, self.match) else "-"
            fonts.draw(canvas, (rect.left + 24, y), word, colour=STEEL, room=WIDE - 30)
            return
        one = self.bracket.entrants[entrant]
        name = names(self.context.texts, self.bracket.entrants)[entrant]
        lost = winner not in (NOBODY, entrant)
        panels.sign(canvas, "person" if one.kind == PERSON else "machine", (rect.left + 8, y - 1))
        colour = STEEL if lost else YELLOW if winner == entrant else WHITE
        font = fonts.fitting(name, WIDE - 42, (Font.NAME, Font.BODY, Font.LABEL))
        down = 1 if font is Font.NAME else -1
        drawn = fonts.draw(canvas, (rect.left + 24, y + down), name, font, colour, room=WIDE - 36)
        if lost:
            canvas.fill(STEEL, (drawn.left - 1, y + 5, drawn.width + 2, 1))
        if winner == entrant and not is_bye(self.bracket, self.match):
            panels.sign(canvas, "check", (rect.right - 15, y))


def draw_lines(canvas: pygame.Surface, bracket: Bracket) -> None:
    """From every match to the next: bright where somebody has gone on."""
    for match in range(bracket.final):
        number = round_of(bracket, match)
        place = match - matches_of(bracket, number)[0]
        following = box_of(bracket, matches_of(bracket, number + 1)[place // 2])
        box = box_of(bracket, match)
        middle = (box.right + following.left) // 2
        entry = following.top + 9 + place % 2 * (HIGH // 2)
        known = bracket.winners[match] != NOBODY
        points = [(box.right, box.centery), (middle, box.centery), (middle, entry), (following.left, entry)]
        pygame.draw.lines(canvas, INK, False, [(x, y + 1) for x, y in points], 2)
        pygame.draw.lines(canvas, GOLD if known else DUSK, False, points, 2 if known else 1)


def draw_place(canvas: pygame.Surface, context: Context, bracket: Bracket) -> None:
    """The champion's place at the right: the trophy, and a name when there is one."""
    box = box_of(bracket, bracket.final)
    fonts, panels = context.fonts, context.panels
    x = box.right + CROWN // 2 + 6
    winner = bracket.winners[bracket.final]
    champion = None if winner == NOBODY else names(context.texts, bracket.entrants)[winner]
    pygame.draw.line(canvas, GOLD if champion else DUSK, (box.right, box.centery), (x - 30, box.centery), 2)
    panels.sign(canvas, "trophy", (x - 24, box.centery - 24))
    name = context.texts("tournament.nobody") if champion is None else champion
    font = fonts.fitting(name, CROWN - 8, (Font.NAME, Font.BODY, Font.LABEL))
    colour = MIST if champion is None else YELLOW
    fonts.draw(canvas, (x, box.centery + 30), name, font, colour, "center", room=CROWN)
