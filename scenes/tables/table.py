"""What the play scene expects of a game's table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from game.core.action import Action
from game.core.contract import Refusal, View
from game.core.events import Event
from scenes.intents import Intent
from scenes.result import MatchReport
from scenes.tables.spots import Key, Spots

Choose = Callable[[Action], None]
Explain = Callable[[Action], Refusal | None]


class Host(Protocol):
    """What a table may ask of the play scene."""

    def open_log(self) -> None:
        """Lay the log over the table."""

    def open_rules(self) -> None:
        """Lay the rules over the table."""

    def open_menu(self) -> None:
        """Lay the pause over the table."""

    def toggle_peek(self) -> None:
        """The eye was clicked."""

    def undo(self) -> None:
        """Take the last decision back."""

    def can_undo(self) -> bool:
        """Whether there is one to take back."""


class Table(Protocol):
    """Draws one game from views and plays its events. It never holds a state."""

    clock_left: int | None
    """Seconds left on the play clock, which the play scene keeps; None without one."""
    speed: float
    """How much faster than the clock the time is that `update` is given: what lingers goes by the clock's."""

    def show(self, view: View) -> None:
        """Stand as this view says, at once."""

    def play(self, events: Sequence[Event], view: View | None) -> None:
        """Play what happened since the last `show`; end as `view` says (None: more of the same action follows)."""

    def recall(self, events: Sequence[Event]) -> None:
        """These have happened, and no others: the newest are written where the table says what happened last."""

    def shows(self, events: Sequence[Event]) -> bool:
        """Whether people who share the screen should watch this together, before the curtain falls."""

    def looks_alone(self, event: Event) -> int | None:
        """The seat that alone is shown this, behind its curtain, where people share the screen; None for most."""

    def curtain_before(self, kind: str, seat: int, last: int | None) -> bool:
        """Where people share the screen: whether a curtain falls before `seat` decides this; `last` is the seat that
        looked behind the last curtain. Without one the table stays as all may see it until that seat peeks."""

    def even_pause(self, kind: str) -> bool:
        """Whether a player of the arcade must take equally long over this kind of decision whatever it holds, because
        a quick answer would tell that there was none to give."""

    def most_unseen(self, kind: str, view: View) -> int:
        """How many actions of which nobody is told whoever decides this may do before one that is seen, as far as the
        view tells: all together take equally long, because their number is a secret. 0 for most."""

    def look(self, event: Event) -> None:
        """Show something to one seat alone until it confirms."""

    @property
    def busy(self) -> bool:
        """Whether something is still being played, or waits to be confirmed."""

    @property
    def holding(self) -> bool:
        """Whether it waits to be confirmed."""

    def skip(self) -> None:
        """End what is being played at once, up to what must be confirmed."""

    def confirm(self) -> None:
        """Somebody has read what was to be read."""

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        """Let a person choose among the legal actions."""

    def stop_asking(self) -> None:
        """Nobody chooses any more."""

    def reveal(self, faces: bool) -> None:
        """Whether what only the eyes may know lies face up (alone: always; two people: while peeking)."""

    def thinking(self, seat: int | None) -> None:
        """Show who thinks."""

    def stroll(self, at: Key | None = None) -> bool:
        """Keys walk about and look at what lies there, while nobody decides; at: where they stand first. Returns
        whether there is anything to stand at."""

    @property
    def strolling(self) -> bool:
        """Whether keys walk about."""

    def stand(self) -> None:
        """Keys walk about no more."""

    def tell(self, words: str) -> None:
        """Say why something cannot be done, for a while."""

    def handle(self, intent: Intent) -> bool:
        """Use an intent. Returns whether it did."""

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""

    @property
    def tense(self) -> bool:
        """Whether the match stands on the edge, as far as everybody may know: the music follows."""

    @property
    def spots(self) -> Spots:
        """What can be pointed at: lessons and scripts ask for it."""

    def log_lines(self, events: Sequence[Event]) -> list[str]:
        """The events in words."""

    def report(self, view: View) -> MatchReport:
        """What the result screen shows."""
