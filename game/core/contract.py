"""What a game is to everything else: players, the match, the screen, tests and the command line know only this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from game.core.action import Action
from game.core.events import Event
from game.core.rng import Rng

TABLE = -1
"""The actor of a forced step that any seat may press (War's flip)."""


class Turn(NamedTuple):
    """Who decides now (a seat, or TABLE) and what kind of decision it is (a word, such as `draft`)."""

    actor: int
    kind: str


class Result(NamedTuple):
    """How a match ended. `winners` names seats (empty: a draw), `by` says by what, `scores` has a figure for each seat.

    `ending` says why it ended, apart from who won: `rounds_decided`, `rounds_played`, `guard`, ...
    """

    winners: tuple[int, ...]
    by: str
    ending: str
    scores: tuple[int, ...]


class Option(NamedTuple):
    """A declared option of a game: its permanent id, the values it takes, the first being the default.

    Texts: `option.<game id>.<id>` and `option.<game id>.<id>.<value>`. modes: those in which it makes a difference
    (empty: all); elsewhere it may be set and changes nothing. asked: False for what no set-up screen asks, so that it
    needs no texts: command lines, replays and campaigns set it.
    """

    id: str
    values: tuple[str, ...]
    modes: tuple[str, ...] = ()
    asked: bool = True

    @property
    def default(self) -> str:
        """The value that holds where nobody chose."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a match starts from. Equal set-ups give equal matches for equal actions.

    options: option id -> value; an id that is left out has its default.
    """

    game: str
    seed: int
    seats: int = 2
    mode: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)


class Refusal(NamedTuple):
    """Why an action is not legal now: `reason` is a text id (`refusal.<game>.<reason>`), `facts` its placeholders."""

    reason: str
    facts: tuple[tuple[str, str], ...] = ()


class IllegalActionError(ValueError):
    """An action that `legal_actions` does not hold. `refusal` says why."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(f"'{action.text}' is not legal: {refusal.reason} {dict(refusal.facts)}")
        self.action = action
        self.refusal = refusal


class SetupError(ValueError):
    """A set-up that this game cannot play. The message says what it takes."""


# States and views are values of each game's own making: hashable, immutable, and opaque to all but that game.
State = Any
View = Any


class Game(Protocol):
    """A game. Every function is pure.

    `eyes` is a seat, PUBLIC or OPEN (`game.core.events`).
    """

    id: str
    seat_counts: tuple[int, ...]
    modes: tuple[str, ...]
    options: tuple[Option, ...]
    max_actions: int
    """No match takes more actions than this: the bound that conformance tests hold it to."""
    quiet_kinds: frozenset[str]
    """Kinds of decisions (`Turn.kind`) before which nothing is half done: there `payoff` can be trusted."""
    open_kinds: frozenset[str]
    """Kinds of decisions at which nobody has to answer what others have laid hidden, and before which `payoff` can be
    trusted, since it reckons with what is half done. There a search may play on with what looks best to each;
    elsewhere it has to mix."""
    alike_kinds: frozenset[str]
    """Kinds of decisions at which a search does better to look into many worlds than far ahead: what is laid hidden is
    an order of cards on places that do not differ, or comes out of hands so unknown that no line of play is met
    twice."""
    seat_zero_begins: bool
    """Whether the first seat always begins, so that a lot over the seats has to be drawn before the match. False: the
    rules decide who begins, or an option does."""

    def seats_of(self, mode: str) -> tuple[int, ...]:
        """The numbers of seats that this mode can be played with, the usual one first. Raises SetupError for a mode
        that the game does not have."""

    def new(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        """The first state, and what happened on the way to it. Raises SetupError where the set-up cannot be played."""

    def to_act(self, state: State) -> Turn | None:
        """Whose decision it is; None when the match is over."""

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """All legal actions, sorted; empty only when the match is over."""

    def interruptions(self, state: State) -> tuple[Action, ...]:
        """What may be done now beside the actor's decision, by nobody at the table: the play clock rings. `apply` takes
        it and a match records it as the table's; it is never offered to a player, and leaves what is decided as it is.
        Empty in games without anything of the kind."""

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Why the actor may not do this now; None for a legal action."""

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after the action and what happened. Raises IllegalActionError."""

    def step(self, state: State, action: Action) -> State:
        """`apply` for searches: the same state, no events, and the action is trusted to be legal."""

    def view(self, state: State, eyes: int) -> View:
        """What these eyes see now and all they have learned, as plain data with no way back to the state."""

    def turn_in_view(self, view: View) -> Turn | None:
        """`to_act`, from what any eyes know."""

    def legal_in_view(self, view: View) -> tuple[Action, ...]:
        """`legal_actions` as the seat to act can know them from its own view; empty for other eyes."""

    def resample(self, view: View, rng: Rng) -> State:
        """A state dealt again: whatever the view's seat cannot know is random, all it knows holds."""

    def is_lot(self, view: View) -> bool:
        """For searches: whether every action that is legal in this view is as good as any other for all that its eyes
        can know, so that only a lot is right and thought is lost."""

    def rewind(self, state: State, seat: int) -> State | None:
        """For searches: the state before the hidden commitment of others that `seat` has to answer now, so that it can
        be asked what they would have wanted to commit. Doing the same again leads back to a state with the same view
        for `seat`. None where it answers nothing of the kind."""

    def result(self, state: State) -> Result | None:
        """Who won and why it ended; None while it goes on."""

    def evaluate(self, view: View, seat: int) -> float:
        """How good the position looks for `seat`, from 0 (lost) to 1 (won). From `advice.py`."""

    def payoff(self, state: State) -> tuple[float, ...]:
        """For searches: each seat's value in 0..1 of a finished state, or an estimate of an unfinished one."""

    def state_to_json(self, state: State) -> object:
        """The state as JSON values."""

    def state_from_json(self, data: object) -> State:
        """The way back. Raises ValueError, with what is wrong, for data that is no well-formed state."""
