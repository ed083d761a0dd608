"""A match: a set-up, the actions so far, and the states they led to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.action import Action, parse_action
from game.core.contract import TABLE, Game, IllegalActionError, Result, Setup, State, Turn, View
from game.core.events import Event, seen_by
from game.core.registry import get_game

FORMAT = 1
"""Version of the JSON form. A newer one is refused and left alone."""


class MatchFileError(ValueError):
    """JSON that is no match, or one from a newer program. The message says what is wrong and what to do."""


class Match:
    """One match under way. Nobody but this object holds the state; everybody else gets views and filtered events.

    steps[k] is what action k did: (who acted, the action, all events). steps[0] is the deal, without an action.
    """

    def __init__(self, setup: Setup, base: State | None = None) -> None:
        """Deal. Raises KeyError for an unknown game and SetupError for a set-up it cannot play.

        base: go on from this state instead, of a match of which nothing else is known any more.
        """
        self.setup = setup
        self.base = base
        self.game: Game = get_game(setup.game)
        state, events = self.game.new(setup) if base is None else (base, ())
        self._states: list[State] = [state]
        self._steps: list[tuple[int | None, Action | None, tuple[Event, ...]]] = [(None, None, events)]
        self.attempt: Action | None = None
        """What is being done now: it stays where the rules refuse it or fail over it, for the report of a fault."""

    @property
    def state(self) -> State:
        """The whole truth: for tests, saves and searches' referees, never for a screen or a player."""
        return self._states[-1]

    @property
    def turn(self) -> Turn | None:
        """Whose decision it is; None when the match is over."""
        return self.game.to_act(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.game.result(self.state)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far."""
        return tuple(action for _, action, _ in self._steps if action is not None)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the actor may do now."""
        return self.game.legal_actions(self.state)

    def view(self, eyes: int) -> View:
        """What these eyes may know now."""
        return self.game.view(self.state, eyes)

    def state_at(self, step: int) -> State:
        """The whole truth after so many actions, from 0. Raises IndexError for a step there is not."""
        if step < 0:
            raise IndexError(f"there is no step {step}")
        return self._states[step]

    def view_at(self, step: int, eyes: int) -> View:
        """What these eyes knew then. Raises IndexError like `state_at`."""
        return self.game.view(self.state_at(step), eyes)

    def actor_at(self, step: int) -> int | None:
        """Whose action this step was, from 1; None for the deal, TABLE for what nobody decided."""
        return self._steps[step][0]

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do it. Returns all its events (filter with `seen_by`). Raises IllegalActionError and changes nothing then."""
        turn = self.turn
        if action in self.game.interruptions(self.state):
            turn = Turn(TABLE, action.verb)
        self.attempt = action
        state, events = self.game.apply(self.state, action)
        self.attempt = None
        self._states.append(state)
        self._steps.append((turn.actor if turn else None, action, events))
        return events

    def story(self, eyes: int) -> tuple[tuple[Event, ...], ...]:
        """What these eyes have read so far, a tuple for each step (the first is the deal)."""
        return tuple(seen_by(events, eyes) for _, _, events in self._steps)

    def can_undo(self, seat: int) -> bool:
        """Whether `undo(seat)` would take something back."""
        return self._undo_to(seat) is not None

    def undo(self, seat: int) -> bool:
        """Take back everything since this seat's last action, that one included, unless something hidden was revealed
        since. Returns whether it did."""
        keep = self._undo_to(seat)
        if keep is None:
            return False
        del self._steps[keep:]
        del self._states[keep:]
        return True

    def _undo_to(self, seat: int) -> int | None:
        for index in range(len(self._steps) - 1, 0, -1):
            actor, _, events = self._steps[index]
            if any(event.reveals for event in events):
                return None
            if actor == seat:
                return index
        return None

    def to_json(self) -> dict[str, Any]:
        """The match as JSON values: the set-up and the actions, with the state as a check."""
        base = {} if self.base is None else {"base": self.game.state_to_json(self.base)}
        return {
            "format": FORMAT,
            **base,
            "game": self.setup.game,
            "seed": self.setup.seed,
            "seats": self.setup.seats,
            "mode": self.setup.mode,
            "options": dict(self.setup.options),
            "actions": [action.text for action in self.actions],
            "state": self.game.state_to_json(self.state),
        }

    @classmethod
    def from_json(cls, data: object) -> Match:
        """The way back, replaying every action. Raises MatchFileError."""
        if not isinstance(data, Mapping):
            raise MatchFileError("this is no match: it should be a JSON object")
        version = data.get("format")
        if not isinstance(version, int) or version < 1:
            raise MatchFileError("this is no match: it has no 'format' number")
        if version > FORMAT:
            raise MatchFileError(f"this match has format {version}; this program reads up to {FORMAT}: use a newer one")
        try:
            setup = Setup(
                game=_word(data, "game"),
                seed=_number(data, "seed"),
                seats=_number(data, "seats"),
                mode=_word(data, "mode"),
                options=_options(data.get("options")),
            )
            match = cls(setup, get_game(setup.game).state_from_json(data["base"]) if "base" in data else None)
        except (KeyError, ValueError) as error:
            raise MatchFileError(f"this match cannot be set up: {error}") from error
        lines = data.get("actions")
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            raise MatchFileError("this is no match: 'actions' should be a list of texts")
        for number, line in enumerate(lines, 1):
            try:
                match.act(parse_action(line))
            except (IllegalActionError, ValueError) as error:
                raise MatchFileError(f"action {number} cannot be replayed: {error}") from error
        if "state" in data and data["state"] != match.game.state_to_json(match.state):
            raise MatchFileError("the replayed match ends in another state than the file says: the file was changed")
        return match


def _word(data: Mapping[str, object], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise ValueError(f"'{name}' should be a text, not {value!r}")
    return value


def _number(data: Mapping[str, object], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"'{name}' should be a whole number, not {value!r}")
    return value


def _options(value: object) -> dict[str, str]:
    if not isinstance(value, Mapping) or not all(isinstance(k, str) and isinstance(v, str) for k, v in value.items()):
        raise ValueError("'options' should be an object of texts")
    return dict(value)
