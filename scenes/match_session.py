"""A match on the screen: who sits where, whose eyes look, and what they may be shown.

The scene asks this object for views and events of the eyes at the table; nothing else of the match reaches a screen.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.action import Action
from game.core.contract import TABLE, Refusal, Result, Turn, View
from game.core.events import OPEN, PUBLIC, Event, seen_by
from game.core.match import Match
from scenes.match_config import MatchConfig


class Due(NamedTuple):
    """A decision that will be asked: of whom, what that seat knows then, and what it may do."""

    seat: int
    view: View
    legal: tuple[Action, ...]


class MatchSession:
    """eyes: whose they are now. Alone: that seat's, always. No people: OPEN. Several people: PUBLIC, or the seat's
    that decides."""

    def __init__(self, config: MatchConfig, match: Match | None = None) -> None:
        """Deal, or go on with this match. Raises what `Match` raises."""
        self.config = config
        self.match = match or Match(config.setup)
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
        """Whether a person decides for this seat; never for the table itself (TABLE)."""
        return seat >= 0 and self.config.seats[seat].is_person

    @property
    def is_tables(self) -> bool:
        """Whether a step of the table itself is due, which anybody may press because nobody decides anything."""
        turn = self.turn
        return turn is not None and turn.actor == TABLE

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

    def view_before(self) -> View:
        """What they knew before the last action. Raises IndexError where there is none."""
        return self.match.view_at(self.position - 1, self.eyes)

    def asked_view(self) -> View:
        """What whoever is asked now may go by: the table's own steps go by what all know."""
        return self.match.view(PUBLIC) if self.is_tables else self.view()

    def seed_of_thought(self, later: int = 0) -> int:
        """What a player's own chance comes from, `later` actions from now: equal matches give equal thoughts."""
        return self.config.setup.seed * 1009 + self.position + later

    def foreseen(self, count: int) -> tuple[Due, ...]:
        """The next `count` decisions, of seats that decide together: none of them can know what those before it have
        chosen, so that any choice of theirs shows what it will be asked. Fewer where the match ends before."""
        game, state = self.match.game, self.match.state
        found: list[Due] = []
        while len(found) < count and (turn := game.to_act(state)) is not None:
            legal = game.legal_actions(state)
            found.append(Due(turn.actor, game.view(state, turn.actor), legal))
            state = game.step(state, legal[0]) if len(found) < count else state
        return tuple(found)

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

    def last_told(self) -> tuple[Event, ...]:
        """What may be read at the table of the last action, or of the deal."""
        return self.match.story(PUBLIC if self.shared else self.eyes)[-1]

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
