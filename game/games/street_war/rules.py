"""Street War as the contract sees it: one dispatcher over the small files beside this one."""

from __future__ import annotations

from game.core.action import Action
from game.core.contract import IllegalActionError, Option, Refusal, Result, Setup, SetupError, Turn
from game.core.events import Event
from game.core.rng import Rng
from game.games.street_war import advice, dealing, fight, hustle, legality, packing, placing, refusals, rounds, viewing
from game.games.street_war.options import LIMITS, OPTIONS
from game.games.street_war.rounds import Log
from game.games.street_war.state import (
    CLAIM,
    HUSTLE,
    LINE_UP_LAST,
    LOOK,
    OVER,
    PEEK,
    PHASES,
    PICK,
    SET_UP,
    SET_UP_LAST,
    SWIPE,
    State,
)
from game.games.street_war.view import View

MODE = "standard"
MOST_ACTIONS_A_ROUND = 39
"""2 claims, 2 rows, a look, a decision of Scoops, 14 of the hustle (4 open cards and 2 abilities, a pass before each of
them, and the 2 that end it), 12 cards and 2 times `done` in the set-up, 2 last calls and a swipe; at most 2 blank cards
more."""


TURNS = tuple((Turn(0, phase), Turn(1, phase)) for phase in PHASES)
"""By phase and seat."""


def transition(state: State, action: Action, log: Log = None) -> State:
    """The state after a legal action; events go to `log` unless it is None. The one place where rules happen."""
    position = state.changeable()
    phase = state.phase
    if phase == HUSTLE:
        hustle.act(position, action, log)
    elif phase in (SET_UP, SET_UP_LAST):
        if action.verb == "set":
            placing.set_card(position, action)
        else:
            placing.finish_set_up(position, log)
    elif phase == PICK:
        rounds.pick(position, action.args[0], log)
    elif phase == CLAIM:
        rounds.claim(position, action.verb == "wait", log)
    elif phase <= LINE_UP_LAST:
        placing.line_up(position, action, log)
    elif phase == PEEK:
        hustle.decide_peek(position, action, log)
    elif phase == LOOK:
        placing.look(position, action, log)
    elif phase == SWIPE:
        placing.swipe(position, action, log)
    else:
        placing.last_call(position, action, log)
    return position


class StreetWar:
    """The game of `rules/street_war.md`, whole."""

    id = "street_war"
    seat_counts: tuple[int, ...] = (2,)
    modes: tuple[str, ...] = (MODE,)
    options: tuple[Option, ...] = OPTIONS
    max_actions = 2 + max(LIMITS) * MOST_ACTIONS_A_ROUND
    # `advice.payoff` weighs a round at any of its moments, except with a row or a look half done.
    quiet_kinds = frozenset({"pick", "claim", "line_up", "hustle", "set_up", "set_up_last", "last_call", "swipe"})
    open_kinds: frozenset[str] = frozenset()
    alike_kinds: frozenset[str] = frozenset(PHASES[:OVER])
    seat_zero_begins = False

    def seats_of(self, mode: str) -> tuple[int, ...]:
        """Always two. Raises SetupError for an unknown mode."""
        if mode not in self.modes:
            raise SetupError(f"Street War has no mode {mode!r}; it has: {', '.join(self.modes)}")
        return self.seat_counts

    def new(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        """The opening draw. Raises SetupError for what this game cannot play."""
        if setup.seats not in self.seats_of(setup.mode):
            raise SetupError(f"Street War is for 2 seats, not {setup.seats}")
        log: list[Event] = []
        return rounds.begin(setup, log), tuple(log)

    # As they are: searches ask for little else, and a call in between would be felt.
    legal_actions = staticmethod(legality.legal_actions)
    step = staticmethod(transition)

    def to_act(self, state: State) -> Turn | None:
        """Whose decision it is, of the kind that `View.phase` names."""
        return None if state.phase == OVER else TURNS[state.phase][state.actor]

    def interruptions(self, state: State) -> tuple[Action, ...]:
        """Nothing: no clock runs here."""
        return ()

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """See `refusals.py`."""
        return refusals.refusal(state, action)

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after the action and what happened. Raises IllegalActionError."""
        why = refusals.refusal(state, action)
        if why is not None:
            raise IllegalActionError(action, why)
        log: list[Event] = []
        return transition(state, action, log), tuple(log)

    def view(self, state: State, eyes: int) -> View:
        """See `viewing.py`."""
        return viewing.view(state, eyes)

    def turn_in_view(self, view: View) -> Turn | None:
        """`to_act`, from what any eyes know."""
        return None if view.to_act is None else Turn(view.to_act, view.phase)

    def legal_in_view(self, view: View) -> tuple[Action, ...]:
        """`legal_actions` from the acting seat's own view; empty for other eyes."""
        if view.to_act is None or view.eyes != view.to_act:
            return ()
        return legality.legal_actions(dealing.rebuilt(view))

    def resample(self, view: View, rng: Rng) -> State:
        """See `dealing.py`."""
        return dealing.resample(view, rng)

    def is_lot(self, view: View) -> bool:
        """A row, until an ability has told something of the other one: no lane differs from another."""
        return view.phase == "line_up" or (view.phase == "line_up_last" and view.waiter is None)

    def rewind(self, state: State, seat: int) -> State | None:
        """See `dealing.py`."""
        return dealing.rewind(state, seat)

    def result(self, state: State) -> Result | None:
        """See `fight.py`."""
        return fight.result(state)

    def evaluate(self, view: View, seat: int) -> float:
        """See `advice.py`."""
        return advice.evaluate(view, seat)

    def payoff(self, state: State) -> tuple[float, ...]:
        """See `advice.py`."""
        return advice.payoff(state)

    def state_to_json(self, state: State) -> object:
        """See `packing.py`."""
        return packing.state_to_json(state)

    def state_from_json(self, data: object) -> State:
        """See `packing.py`. Raises ValueError."""
        return packing.state_from_json(data)


GAME = StreetWar()
