"""The round's count over the table: both sides' points counted up, then who has won it."""

from __future__ import annotations

import pygame

from game.core.events import Event
from scenes.tables.eight_bit_battle.board import Board
from scenes.tables.eight_bit_battle.picture import Picture
from scenes.widgets.colours import GOLD, MIST, SEATS, WHITE, YELLOW
from scenes.widgets.text import Font

BOX = pygame.Rect(150, 84, 340, 140)
ASIDE = 84
"""Pixels from the middle to either side's figures."""


class RoundCount:
    """counted: how many points have been counted up so far, on either side."""

    def __init__(self, event: Event) -> None:
        """event: a `round_over`."""
        self._points = (event.number("points_0"), event.number("points_1"))
        self._winner = event.number("winner")
        self._reason = str(event["reason"])
        self.counted = 0

    @property
    def complete(self) -> bool:
        """Whether all is counted, so that it may be told who has won."""
        return self.counted >= max(self._points)

    @property
    def winners_place(self) -> tuple[int, int]:
        """Where the winner's points stand."""
        return BOX.centerx + (-ASIDE if self._winner == 0 else ASIDE), BOX.top + 66

    def draw(self, canvas: pygame.Surface, picture: Picture, board: Board) -> None:
        """Draw the panel."""
        fonts, panels = picture.context.fonts, picture.context.panels
        panels.draw(canvas, "panel_gold", BOX)
        title = "table.round_counts" if not self.complete else "table.round_won"
        text = picture.say(title, who=picture.name(self._winner))
        font = fonts.fitting(text, BOX.width - 24, (Font.TITLE, Font.NAME))
        fonts.draw(canvas, (BOX.centerx, BOX.top + 14), text, font, YELLOW, "center", room=BOX.width - 20)
        for seat in (0, 1):
            x = BOX.centerx + (-ASIDE if seat == 0 else ASIDE)
            fonts.draw(canvas, (x, BOX.top + 44), picture.name(seat), Font.NAME, SEATS[seat], "center")
            colour = YELLOW if self.complete and seat == self._winner else WHITE
            panels.sign(canvas, "health", (x - 30, BOX.top + 66))
            points = str(min(self.counted, self._points[seat]))
            fonts.draw(canvas, (x + 4, BOX.top + 60), points, Font.BIG, colour, "center")
            # The star of this round comes when everything is counted.
            stars = board.seats[seat].rounds - (seat == self._winner and not self.complete)
            for star in range(stars):
                panels.sign(canvas, "star", (x - 10 + star * 12, BOX.top + 90))
        if not self.complete:
            return
        if self._reason != "points":
            text = picture.say(f"table.{self._reason}")
            fonts.draw(canvas, (BOX.centerx, BOX.top + 104), text, Font.BODY, MIST, "center", room=BOX.width - 20)
        fonts.draw(canvas, (BOX.centerx, BOX.bottom - 18), picture.say("table.go_on"), Font.NAME, GOLD, "center")
