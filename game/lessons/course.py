"""The way through a lesson: the real rules on the lesson's own positions. Says what is due; knows no screen."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from game.core.action import Action, parse_action
from game.core.contract import TABLE, Game, Refusal, State, View
from game.core.events import PUBLIC, Event, seen_by
from game.core.registry import get_game
from game.lessons.lesson import Act, Lesson, Part, Rival, Step

MOST_ANSWERS = 4
"""More than anybody has to answer one action with."""


class Outcome(NamedTuple):
    """What an action came to. events: as the player reads them. hint: what the coach says to it; empty: it was what the
    step asks for, or the beginning of a plan, and the position has moved on. Otherwise the position is as it was before
    the action, or the plan."""

    events: tuple[Event, ...]
    hint: str


class Course:
    """One player's way through a lesson. It stands at a part of a step until `go_on`, `act` or `rival` moves it on."""

    def __init__(self, lesson: Lesson) -> None:
        """Stand at the beginning. Raises KeyError for a game that there is not."""
        self.lesson = lesson
        self.game: Game = get_game(lesson.game)
        self.number = 0
        """Of the step, from 0."""
        self.story: list[Event] = []
        """What has happened in this step, as the player reads it."""
        self.stopped = False
        """Whether the step has come to its `stop`: the table stays as it is."""
        self._part = 0
        self._plan: tuple[Action, ...] = ()
        """What of a plan has been done, and below in which position it began."""
        self._before: State = None
        self.state: State = None
        self.begin(0)

    @property
    def step(self) -> Step:
        """The step under way."""
        return self.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        """Whether no step follows."""
        return self.number == len(self.lesson.steps) - 1

    @property
    def part(self) -> Part | None:
        """What is due; None when the step is over."""
        return self.step.parts[self._part] if self._part < len(self.step.parts) else None

    def begin(self, number: int) -> None:
        """Begin this step (again)."""
        self.number, self._part, self.story, self.stopped, self._plan = number, 0, [], False, ()
        self.state = position_of(self.lesson, self.step)

    def go_on(self) -> None:
        """The part has been done."""
        self._part += 1

    @property
    def view(self) -> View:
        """What the player sees."""
        return self.game.view(self.state, self.lesson.seat)

    @property
    def actor(self) -> int | None:
        """Who is to decide: a seat, or TABLE for a step that anybody may press; None where nothing is to be decided any
        more."""
        turn = self.game.to_act(self.state)
        return None if turn is None else turn.actor

    @property
    def asked_view(self) -> View:
        """What the player may go by when something is to be done: a step of the table goes by what all know."""
        return self.game.view(self.state, PUBLIC) if self.actor == TABLE else self.view

    @property
    def legal(self) -> tuple[Action, ...]:
        """What whoever has to decide may do."""
        return self.game.legal_actions(self.state)

    def explain(self, action: Action) -> Refusal | None:
        """Why this is not legal now; None for a legal action."""
        return self.game.refusal(self.state, action)

    def act(self, action: Action) -> Outcome:
        """The player does this. Raises IllegalActionError."""
        part, turn = self.part, self.game.to_act(self.state)
        state, events = self.game.apply(self.state, action)
        if not isinstance(part, Act):
            return Outcome(self._seen(events + self._answered(state)), getattr(part, "wrong", ""))
        if not self._plan:
            self._before = self.state
        actions = (*self._plan, action)
        if part.planned and self.game.to_act(state) == turn:
            # The same decision goes on: judged when the plan is whole.
            self._plan, self.state = actions, state
            seen = self._seen(events)
            self.story += seen
            return Outcome(seen, "")
        self._plan = ()
        if part.accepts(*actions):
            return Outcome(self._move(state, events), "")
        self.state = self._before
        return Outcome(self._seen(events + self._answered(state)), part.hint(*actions))

    def _answered(self, state: State) -> tuple[Event, ...]:
        """What the others answer to an action that is taken back afterwards."""
        told: tuple[Event, ...] = ()
        for _ in range(MOST_ANSWERS):
            turn, legal = self.game.to_act(state), self.game.legal_actions(state)
            answers = [answer for text in self.lesson.answers if (answer := parse_action(text)) in legal]
            if turn is None or turn.actor == self.lesson.seat or not answers:
                break
            state, events = self.game.apply(state, answers[0])
            told += events
        return told

    def rival(self) -> tuple[Event, ...]:
        """The other side does what is due, a `Rival` part. Returns what the player reads of it. Raises
        IllegalActionError, and TypeError where something else is due."""
        part = self.part
        if not isinstance(part, Rival):
            raise TypeError(f"in step {self.step.id} something else is due: {part}")
        state, events = self.game.apply(self.state, parse_action(part.action))
        return self._move(state, events)

    def _move(self, state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """The position moves on. Returns what is seen of it."""
        self.state = state
        seen = self._seen(events)
        self.stopped = self.stopped or any(event.kind == self.step.stop for event in events)
        self.story += seen
        self.go_on()
        return seen

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """What the player reads, up to where the step stops."""
        seen = seen_by(events, self.lesson.seat)
        end = next((number for number, event in enumerate(seen) if event.kind == self.step.stop), len(seen))
        return seen[:end]


def position_of(lesson: Lesson, step: Step) -> State:
    """The position in which a step begins, by the game's own `positions.py`."""
    return import_module(f"game.games.{lesson.game}.positions").position(step.position)
