"""Scripts: what is played for an event, written as a generator that yields how long to wait (milliseconds).

Tweens and effects started by a script run while it waits. Skipping runs it to its end at once.
"""

from __future__ import annotations

from collections.abc import Iterator

from scenes.stage.tween import Tween

Script = Iterator[int]


class Player:
    """Plays one script after the other, with all tweens that they start."""

    def __init__(self) -> None:
        self._scripts: list[Script] = []
        self._wait = 0.0
        self._tweens: list[Tween] = []

    @property
    def busy(self) -> bool:
        """Whether a script is still running."""
        return bool(self._scripts)

    def add(self, script: Script) -> None:
        """Play this after the others."""
        self._scripts.append(script)

    def tween(self, tween: Tween) -> None:
        """Let it run beside the script."""
        self._tweens.append(tween)

    def update(self, ms: float) -> bool:
        """Let time pass. Returns whether anything moved."""
        moved = bool(self._tweens)
        self._tweens = [tween for tween in self._tweens if not tween.update(ms)]
        self._wait -= ms
        while self._scripts and self._wait <= 0:
            moved = True
            try:
                self._wait += next(self._scripts[0])
            except StopIteration:
                self._scripts.pop(0)
        if not self._scripts:
            self._wait = 0.0
        return moved

    def skip(self) -> None:
        """Run everything to its end at once."""
        while self._scripts:
            for _ in self._scripts.pop(0):
                self._finish_tweens()
        self._finish_tweens()
        self._wait = 0.0

    def _finish_tweens(self) -> None:
        for tween in self._tweens:
            tween.finish()
        self._tweens.clear()
