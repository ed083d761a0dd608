"""A match on the screen: who sits where, whose eyes look, and what they may be shown.

The scene asks this object for views and events of the eyes at the table; nothing else of the match reaches a screen.
"""

from __future__ import annotations

from game.core.action import Action
from game.core.contract import Refusal, Result, Turn, View
from game.core.events import OPEN, PUBLIC, Event, seen_by
from game.core.match import Match
from scenes.match_config import MatchConfig


class MatchSession:
    """eyes: whose they are now. Alone: that seat's, always. No people: OPEN. Several people: PUBLIC, or the seat's
    that decides."""

    def __init__(self, config: MatchConfig) -> None:
        """Deal. Raises what `Match` raises."""
        self.config = config
        self.match = Match(config.setup)
        people = config.people
        self.shared = len(people) > 1
        """Whether several people share the screen, so that curtain and peek keys are needed."""
        self.eyes = OPEN if not people else PUBLIC if self.shared else people[0]

    @property
    def turn(self) -> Turn | None:
        """Whose decision it is; None when the match is over."""
        return self.match.turn

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.match.result

    @property
    def position(self) -> int:
        """Counts actions: an answer to another position is an old one."""
        return len(self.match.actions)

    def is_person(self, seat: int) -> bool:
        """Whether a person decides for this seat."""
        return self.config.seats[seat].is_person

    def hands_over(self) -> bool:
        """Whether the person to decide is not the one whose eyes the table is drawn for."""
        turn = self.turn
        return self.shared and turn is not None and self.is_person(turn.actor) and self.eyes != turn.actor

    def look(self, eyes: int) -> None:
        """Let these eyes look from now on (a curtain fell or rose). Does nothing where one pair of eyes is all."""
        if self.shared:
            self.eyes = eyes

    def view(self) -> View:
        """What the eyes at the table know."""
        return self.match.view(self.eyes)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do it. Returns what the eyes at the table read of it. Raises IllegalActionError."""
        return seen_by(self.match.act(action), self.eyes)

    def is_unseen(self, action: Action) -> bool:
        """Whether the eyes at the table would be told nothing of this action."""
        match = self.match
        if action not in match.legal_actions:
            return False
        return not seen_by(match.game.apply(match.state, action)[1], self.eyes)

    def story(self) -> tuple[Event, ...]:
        """All that may be read at the table now, for the log: of people who share the screen, what all of them know."""
        eyes = PUBLIC if self.shared else self.eyes
        return tuple(event for step in self.match.story(eyes) for event in step)

    def explain(self, action: Action) -> Refusal | None:
        """Why the person to decide may not do this; None for a legal action."""
        return self.match.game.refusal(self.match.state, action)

    def can_undo(self) -> bool:
        """Whether the one person at the table may take the last decision back."""
        people = self.config.people
        return len(people) == 1 and self.match.can_undo(people[0])

    def undo(self) -> bool:
        """Take it back. Returns whether it did."""
        return self.can_undo() and self.match.undo(self.config.people[0])
