"""Players think here, off the frame loop, and so does whatever else would take longer than a frame.

Threads of Python take turns, five milliseconds each, so that a thought could double the time of every frame. While a
frame is being made (`frame`), thoughts wait at their next look at the clock.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from game.ai.player import Budget, Decision, Player
from game.core.action import Action
from game.core.contract import View
from game.core.rng import Rng

T = TypeVar("T")
Expired = Callable[[], bool]
LONGEST_WAIT = 0.05
"""Seconds that a thought waits for a frame at most: a frame that hangs must not hang everything."""
_between_frames = threading.Event()
_between_frames.set()


@contextmanager
def frame() -> Iterator[None]:
    """A frame is being made meanwhile: thoughts wait."""
    _between_frames.clear()
    try:
        yield
    finally:
        _between_frames.set()


class Background(Generic[T]):
    """One piece of work at a time. New work, or `cancel`, drops the old one and its answer."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """clock: seconds, in real time."""
        self._clock = clock
        self._ticket = 0
        self._answer: tuple[int, T] | None = None
        self._fault: Exception | None = None
        self._lock = threading.Lock()

    def begin(self, work: Callable[[Expired], T], seconds: float) -> None:
        """Do this in a thread. `work` is told when it has to come to an end: after `seconds`, or because nobody waits
        for it any more."""
        self.cancel()
        ticket = self._ticket
        deadline = self._clock() + seconds

        def expired() -> bool:
            # Also lets a frame begin at once that has been waiting for this thread's turn to end.
            time.sleep(0)
            _between_frames.wait(LONGEST_WAIT)
            return self._ticket != ticket or self._clock() >= deadline

        def run() -> None:
            try:
                answer = work(expired)
            except Exception as fault:
                # Whoever waits for the answer must hear of it, or he waits for ever.
                with self._lock:
                    if self._ticket == ticket:
                        self._fault = fault
                return
            with self._lock:
                if self._ticket == ticket:
                    self._answer = (ticket, answer)

        threading.Thread(target=run, name="thinker", daemon=True).start()

    def poll(self) -> T | None:
        """The answer, once; None while there is none. Raises what the work has raised."""
        with self._lock:
            answer, self._answer = self._answer, None
            fault, self._fault = self._fault, None
        if fault is not None:
            raise fault
        return answer[1] if answer is not None else None

    def cancel(self) -> None:
        """Stop; whatever comes of it is dropped."""
        with self._lock:
            self._ticket += 1
            self._answer = self._fault = None


class Thinker(Background[Decision]):
    """One thought of a player at a time."""

    def start(
        self, player: Player, view: View, legal: tuple[Action, ...], seed: int, seconds: float, iterations: int
    ) -> None:
        """Begin to think, for at most `seconds` and `iterations`."""
        self.begin(lambda expired: player.choose(view, legal, Budget(iterations, expired), Rng(seed)), seconds)
