"""Scripts: what is played for an event, written as a generator that yields how long to wait (milliseconds), or HOLD.

Tweens and effects started by a script run while it waits. Skipping runs it to its end, or to where it holds, at once.
"""

from __future__ import annotations

from collections.abc import Iterator

from scenes.stage.tween import Tween

Script = Iterator[int]
HOLD = -1
"""Wait until somebody confirms: for what must be read before it goes on."""


class Player:
    """Plays one script after the other, with all tweens that they start."""

    def __init__(self) -> None:
        self._scripts: list[Script] = []
        self._wait = 0.0
        self._tweens: list[Tween] = []
        self.holding = False
        self.skipping = False
        """Whether it just runs to its end at once."""
        self.speed = 1.0
        """How much of what is played passes in as much of the clock's time."""

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

    def release(self) -> None:
        """Somebody has confirmed: go on."""
        self.holding = False

    def clear(self) -> None:
        """Forget everything: something else is shown now."""
        self._scripts.clear()
        self._tweens.clear()
        self._wait, self.holding = 0.0, False

    def update(self, ms: float) -> bool:
        """Let time pass. Returns whether anything moved."""
        moved = bool(self._tweens)
        self._tweens = [tween for tween in self._tweens if not tween.update(ms)]
        if self.holding:
            return moved
        self._wait -= ms
        while self._scripts and self._wait <= 0 and not self.holding:
            moved = True
            self._advance()
        if not self._scripts:
            self._wait = 0.0
        return moved

    def _advance(self) -> None:
        try:
            wait = next(self._scripts[0])
        except StopIteration:
            self._scripts.pop(0)
            return
        if wait == HOLD:
            self.holding, self._wait = True, 0.0
        else:
            self._wait += wait

    def skip(self) -> None:
        """Run everything at once, up to where it holds."""
        self.skipping = True
        while self._scripts and not self.holding:
            self._advance()
            self._finish_tweens()
        self._finish_tweens()
        self.skipping = False
        self._wait = 0.0

    def _finish_tweens(self) -> None:
        for tween in self._tweens:
            tween.finish()
        self._tweens.clear()
