"""The scenes on top of one another. Changes wait until the frame is over: no scene vanishes under its caller."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pygame

from scenes.intents import Intent
from scenes.scene import Scene

log = logging.getLogger("arcade.scenes")


class SceneStack:
    """Only the top scene hears intents and time."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._changes: list[Callable[[], None]] = []
        self._redraw = True

    @property
    def top(self) -> Scene | None:
        """The scene in front."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All of them, from the bottom."""
        return tuple(self._scenes)

    @property
    def screen(self) -> Scene | None:
        """The lowest scene that is seen: the screen, over which others may lie."""
        visible = self._visible()
        return visible[0] if visible else None

    def push(self, scene: Scene) -> None:
        """Lay a scene over the rest."""
        self._changes.append(lambda: self._push(scene))

    def pop(self) -> None:
        """Take the top away."""
        self._changes.append(self._pop)

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top."""
        self._changes.append(lambda: self._replace(scene))

    def reset(self, *scenes: Scene) -> None:
        """Take everything away and put these there, from the bottom."""
        self._changes.append(lambda: self._reset(scenes))

    def apply_changes(self) -> None:
        """Do what was asked for since the last frame; what that asks for in turn, too."""
        while self._changes:
            changes, self._changes = self._changes, []
            for change in changes:
                change()
            self._redraw = True

    def _push(self, scene: Scene) -> None:
        if self.top is not None:
            self.top.pause()
        self._enter(scene)

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        log.info("enter %s", scene.name)
        scene.enter()

    def _leave(self) -> None:
        scene = self._scenes.pop()
        scene.exit()
        log.info("exit %s", scene.name)

    def _pop(self) -> None:
        if self._scenes:
            self._leave()
        if self.top is not None:
            self.top.resume()

    def _replace(self, scene: Scene) -> None:
        if self._scenes:
            self._leave()
        self._enter(scene)

    def _reset(self, scenes: tuple[Scene, ...]) -> None:
        while self._scenes:
            self._leave()
        for scene in scenes:
            self._push(scene)

    def handle(self, intent: Intent) -> None:
        """Tell the top scene."""
        if self.top is not None:
            self.top.handle(intent)

    def update(self, ms: int) -> None:
        """Let time pass for the top scene."""
        if self.top is not None:
            self.top.update(ms)

    @property
    def dirty(self) -> bool:
        """Whether the picture is old."""
        return self._redraw or any(scene.dirty for scene in self._visible())

    def redraw(self, old: bool = True) -> None:
        """old: the picture is, though no scene knows it."""
        self._redraw = self._redraw or old

    def _visible(self) -> list[Scene]:
        first = 0
        for number, scene in enumerate(self._scenes):
            if scene.opaque:
                first = number
        return self._scenes[first:]

    def draw(self, canvas: pygame.Surface, before_top: Callable[[], None] = lambda: None) -> None:
        """Draw what can be seen, from the lowest visible scene up. before_top: called before the last of them."""
        for scene in self._visible():
            if scene is self.top:
                before_top()
            scene.draw(canvas)
            scene.dirty = False
        self._redraw = False
