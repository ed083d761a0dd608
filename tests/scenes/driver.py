"""Drives the real program on the dummy driver: scene scripts by keys alone and by mouse alone."""

from __future__ import annotations

import os
import time
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
# SDL would make an event of every SIGTERM, and a test that hangs could not be ended by it.
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"

import pygame

from scenes.app import App
from scenes.assets import Assets
from scenes.context import Context
from scenes.display import fit
from scenes.intents import COMMON_KEYS, SEAT_KEYS, Kind
from scenes.play import Phase, PlayScene
from scenes.scene import Scene
from scenes.stage.actor import Actor

FRAME_MS = 16
Actor.strict = True
LOADED = Assets()
"""Pictures are read once for all tests of a process: no test changes them."""


class Driver:
    """One running program with its own settings file."""

    def __init__(self, folder: Path, language: str = "en", speed: int = 0) -> None:
        """speed: of the animation; 0 is instant."""
        self.app = App(settings_file=folder / "settings.json", strict_texts=True, assets=LOADED)
        # What a picture shows is what is compared: nothing of the scene before lingers over it.
        self.app.transitions = False
        self.context.settings.speed = speed
        if self.context.texts.language != language:
            self.context.switch_language(language)

    @property
    def context(self) -> Context:
        """The program's context."""
        return self.app.context

    @property
    def scene(self) -> Scene:
        """The scene in front."""
        top = self.context.stack.top
        assert top is not None, "no scene is left"
        return top

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        self.context.stack.push(scene)
        self.step()

    def step(self, *events: pygame.event.Event, ms: int = FRAME_MS) -> None:
        """One frame."""
        self.app.step(list(events), ms)
        top = self.context.stack.top
        if isinstance(top, PlayScene) and top.phase == Phase.THINKING:
            # Whoever thinks must not starve, however busy the machine: scripts count their frames.
            time.sleep(0.001)

    def run(self, ms: int) -> None:
        """Frames for so long, of the program's own time."""
        for _ in range(max(1, ms // FRAME_MS)):
            self.step()

    def key(self, kind: Kind, seat: int | None = 0) -> None:
        """Press and let go the key that means this."""
        keys = COMMON_KEYS if seat is None else SEAT_KEYS[seat]
        scancode = next(code for code, meant in keys.items() if meant == kind)
        self.step(pygame.event.Event(pygame.KEYDOWN, scancode=scancode, key=0, mod=0, unicode=""))
        self.step(pygame.event.Event(pygame.KEYUP, scancode=scancode, key=0, mod=0, unicode=""))

    def hold(self, kind: Kind, seat: int, down: bool) -> None:
        """Press or let go a key that is held."""
        scancode = next(code for code, meant in SEAT_KEYS[seat].items() if meant == kind)
        self.step(
            pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, scancode=scancode, key=0, mod=0, unicode="")
        )

    def _window(self, pos: tuple[int, int]) -> tuple[int, int]:
        scale, (left, top) = fit(self.context.display.size)
        return left + pos[0] * scale + scale // 2, top + pos[1] * scale + scale // 2

    def point(self, pos: tuple[int, int]) -> None:
        """Move the mouse to this canvas pixel."""
        self.step(pygame.event.Event(pygame.MOUSEMOTION, pos=self._window(pos), rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, pos: tuple[int, int]) -> None:
        """Click on this canvas pixel."""
        self.point(pos)
        at = self._window(pos)
        self.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press on one pixel, move, let go on another."""
        self.point(start)
        self.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self._window(start), button=1))
        self.point(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
        self.point(end)
        self.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self._window(end), button=1))

    def frame(self) -> bytes:
        """The picture of now, drawn anew."""
        self.context.stack.draw(self.context.display.canvas)
        return pygame.image.tobytes(self.context.display.canvas, "RGB")

    def save(self, path: Path, scale: int = 2) -> None:
        """Save the picture of now for looking at."""
        self.frame()
        canvas = self.context.display.canvas
        pygame.image.save(pygame.transform.scale_by(canvas, scale), path)
