"""What the play scene expects of a game's table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from game.core.action import Action
from game.core.contract import Refusal, View
from game.core.events import Event
from scenes.intents import Intent


class Choice(Protocol):
    """Called with the action that a person has confirmed."""

    def __call__(self, action: Action) -> None:
        """Take it."""


Explain = Callable[[Action], Refusal | None]


class Table(Protocol):
    """Draws one game from views and plays its events. It never holds a state."""

    def show(self, view: View) -> None:
        """Stand as this view says, at once."""

    def play(self, events: Sequence[Event]) -> None:
        """Play what happened since the last `show`, one after the other."""

    @property
    def busy(self) -> bool:
        """Whether something is still being played."""

    def skip(self) -> None:
        """End what is being played at once."""

    def ask(self, view: View, legal: Sequence[Action], choose: Choice, explain: Explain) -> None:
        """Let a person choose among the legal actions."""

    def stop_asking(self) -> None:
        """Nobody chooses any more."""

    def reveal(self, faces: bool) -> None:
        """Whether what only the eyes may know lies face up (alone: always; two people: while peeking)."""

    def handle(self, intent: Intent) -> bool:
        """Use an intent. Returns whether it did."""

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""
