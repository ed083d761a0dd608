"""The program walked through without a window, and the pictures that are taken on the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from scenes.app import App
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.scene import Scene

FRAME_MS = 16
SCALE = 2


class Camera:
    """Frames of one program, and pictures of them. folder: where they go, numbered in the order of the walk; None: only
    looked at. taken: their names."""

    def __init__(self, app: App, folder: Path | None, seen: Callable[[str, Context], None] = lambda *_: None) -> None:
        """seen: told of every picture taken."""
        self.app, self.folder, self._seen = app, folder, seen
        self.taken: list[str] = []
        self.visited: set[type[Scene]] = set()
        """The kinds of scenes that were in front in some picture."""

    @property
    def context(self) -> Context:
        """The program's context."""
        return self.app.context

    @property
    def scene(self) -> Scene:
        """The scene in front. Raises ValueError where none is left."""
        top = self.context.stack.top
        if top is None:
            raise ValueError("no scene is left")
        return top

    def run(self, ms: int) -> None:
        """Frames for so long, of the program's own time."""
        for _ in range(max(1, ms // FRAME_MS)):
            self.app.step([], FRAME_MS)

    def show(self, scene: Scene, name: str, ms: int = 320) -> None:
        """This scene alone, and a picture of it."""
        self.context.stack.reset(scene)
        self.run(ms)
        self.take(name)

    def lay(self, scene: Scene, name: str, ms: int = 320) -> None:
        """This scene over what is there, a picture, and away with it."""
        self.context.stack.push(scene)
        self.run(ms)
        self.take(name)
        self.context.stack.pop()
        self.run(FRAME_MS)

    def press(self, kind: Kind) -> None:
        """This wish, of the first seat's keys, to the scene in front."""
        self.scene.handle(Intent(kind, 0))

    def take(self, name: str) -> None:
        """A picture of now."""
        display = self.context.display
        self.context.stack.draw(display.canvas)
        self.visited.add(type(self.scene))
        self.taken.append(name)
        self._seen(name, self.context)
        if self.folder is not None:
            path = self.folder / f"{len(self.taken):03}_{name}.png"
            pygame.image.save(pygame.transform.scale_by(display.canvas, SCALE), path)
