"""What the tournament's screens draw alike."""

from __future__ import annotations

import pygame

from scenes.intents import Intent
from scenes.menu import MenuScene, dim
from scenes.notice_box import ANSWERS, draw_notice
from scenes.tournament.shelf import Visit


class TournamentScene(MenuScene):
    """A screen with notices of the file."""

    arrival = "wipe"

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit.context)
        self.visit = visit

    def say(self, text_id: str, **facts: object) -> str:
        """A text."""
        return self.context.texts(text_id, **facts)

    def handle(self, intent: Intent) -> None:
        """A notice is read away first."""
        notices = self.visit.kept.notices
        if intent.kind in ANSWERS and notices:
            notices.pop()
            self.touch()
        else:
            super().handle(intent)

    def draw_hall(self, canvas: pygame.Surface, level: int = 90) -> None:
        """The hall, far away."""
        canvas.blit(self.context.assets.picture("places/hall"), (0, 0))
        dim(canvas, level)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What is wrong with the file."""
        draw_notice(canvas, self.context, self.visit.kept.notices)
