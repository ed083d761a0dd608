"""Drives the program by gamepads alone: whatever a script presses on a side's keys is pressed on that side's pad."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.bindings import BUTTONS, COMMON, SLAMS
from scenes.intents import Kind
from tests.scenes.driver import Driver

PADS = (70, 71)
"""The instances of the pads of the left and of the right side."""


class PadDriver(Driver):
    """No key ever goes down, and the mouse stays where it is."""

    def __init__(self, folder: Path, language: str = "en", speed: int = 0, names: tuple[str, str] = ("", "")) -> None:
        """names: as the two pads call themselves."""
        super().__init__(folder, language, speed)
        for pad, name in zip(PADS, names, strict=True):
            self.app.pads.add(pad, name=name)

    def button(self, side: int, button: int, down: bool) -> None:
        """A button goes down, or up."""
        kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
        self.step(pygame.event.Event(kind, instance_id=PADS[side], button=button))

    def _press(self, side: int, button: int) -> None:
        self.button(side, button, True)
        self.button(side, button, False)

    def key(self, kind: Kind, seat: int | None = 0) -> None:
        """Press and let go the button that means this."""
        table = COMMON if seat is None else BUTTONS
        self._press(seat or 0, next(button for button, meant in table.items() if meant == kind))

    def hold(self, kind: Kind, seat: int, down: bool) -> None:
        """Press or let go a button that is held."""
        self.button(seat, next(button for button, meant in BUTTONS.items() if meant == kind), down)

    def slam(self, side: int, card: int) -> None:
        """In a race: the first, second or third card of this side."""
        self._press(side, next(button for button, place in SLAMS.items() if place == card))
