"""Players think here, off the frame loop."""

from __future__ import annotations

import threading
import time

from game.ai.player import Budget, Decision, Player
from game.core.action import Action
from game.core.contract import View
from game.core.rng import Rng


class Thinker:
    """One thought at a time. A new one, or `cancel`, drops the old one and its answer."""

    def __init__(self) -> None:
        self._ticket = 0
        self._answer: tuple[int, Decision] | None = None
        self._lock = threading.Lock()

    def start(
        self, player: Player, view: View, legal: tuple[Action, ...], seed: int, seconds: float, iterations: int
    ) -> None:
        """Begin to think, for at most `seconds` and `iterations`."""
        self.cancel()
        ticket = self._ticket
        deadline = time.monotonic() + seconds

        def expired() -> bool:
            return self._ticket != ticket or time.monotonic() >= deadline

        def think() -> None:
            decision = player.choose(view, legal, Budget(iterations, expired), Rng(seed))
            with self._lock:
                if self._ticket == ticket:
                    self._answer = (ticket, decision)

        threading.Thread(target=think, name="thinker", daemon=True).start()

    def poll(self) -> Decision | None:
        """The answer, once; None while there is none."""
        with self._lock:
            answer, self._answer = self._answer, None
        return answer[1] if answer is not None else None

    def cancel(self) -> None:
        """Stop thinking; whatever comes of it is dropped."""
        with self._lock:
            self._ticket += 1
            self._answer = None
