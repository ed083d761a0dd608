"""The arcade's own mouse pointer: an arrow, a hand over what can be pressed, the hand pressing, an hourglass."""

from __future__ import annotations

import contextlib

import pygame

from scenes.assets import Assets, painted

ARROW, HAND, PRESSING, WAIT = "cursor", "cursor_hand", "cursor_hand_down", "cursor_wait"
"""Frames of the sheet `ui/ui`."""


class Pointer:
    """Sets the system's pointer in the canvas's pixel size, only when it looks otherwise than before."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._made: dict[tuple[str, int], pygame.cursors.Cursor] = {}
        self.shown: tuple[str, int] | None = None
        """(state, scale) of now; None before the first."""
        self.held = False
        """Whether the button is down."""

    def hear(self, event: pygame.event.Event) -> None:
        """The button goes down or up."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == pygame.BUTTON_LEFT:
            self.held = event.type == pygame.MOUSEBUTTONDOWN

    def show(self, state: str, scale: int) -> None:
        """Look like this. Where the system takes no pointer of ours, its own stays."""
        wanted = (PRESSING if state == HAND and self.held else state, scale)
        if wanted == self.shown:
            return
        self.shown = wanted
        with contextlib.suppress(pygame.error):
            pygame.mouse.set_cursor(self._cursor(*wanted))

    def _cursor(self, state: str, scale: int) -> pygame.cursors.Cursor:
        if (state, scale) not in self._made:
            frame = self._assets.sheet("ui/ui").frame(state)
            tip = (-frame.offset[0] * scale, -frame.offset[1] * scale)
            picture = pygame.transform.scale_by(painted(frame.surface), scale)
            self._made[state, scale] = pygame.cursors.Cursor(tip, picture)
        return self._made[state, scale]
