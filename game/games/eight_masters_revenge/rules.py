"""8 Masters' Revenge as the contract sees it: one dispatcher over the small files beside this one."""

from __future__ import annotations

from game.core.action import Action
from game.core.contract import IllegalActionError, Option, Refusal, Result, Setup, SetupError, Turn
from game.core.events import Event
from game.core.rng import Rng
from game.games.eight_masters_revenge import advice, dealing, legality, packing, refusals, scoring, viewing
from game.games.eight_masters_revenge.flow import settle, transition
from game.games.eight_masters_revenge.modes import MODE_IDS, MODES, mode_number
from game.games.eight_masters_revenge.options import NAMED, OPTIONS
from game.games.eight_masters_revenge.state import OVER, PHASES, State
from game.games.eight_masters_revenge.view import View

SEAT_COUNTS = (2, 3, 4)
TURNS = tuple(tuple(Turn(seat, phase) for seat in range(max(SEAT_COUNTS))) for phase in PHASES)
"""By phase and seat."""


class EightMastersRevenge:
    """The game of `rules/eight_masters_revenge.md`, whole."""

    id = "eight_masters_revenge"
    seat_counts = SEAT_COUNTS
    modes = MODE_IDS
    options: tuple[Option, ...] = (*OPTIONS, *NAMED)
    # Exhaustion from round 35 and at most 11 lives to lose (in a side of the shorter-lived): 46 rounds of 4 turns. A
    # turn is at most 4 attacks of some 20 decisions each (8 counters, two of each other kind), and 20 around them.
    max_actions = 46 * 4 * 100
    quiet_kinds = frozenset({"pick", "start", "turn"})
    open_kinds: frozenset[str] = frozenset(PHASES[:OVER])
    alike_kinds: frozenset[str] = frozenset()
    seat_zero_begins = True

    def seats_of(self, mode: str) -> tuple[int, ...]:
        """Each mode has one number of seats. Raises SetupError for an unknown mode."""
        return (MODES[mode_number(mode)].seats,)

    def new(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        """The first deal. Raises SetupError for what this game cannot play."""
        seats = self.seats_of(setup.mode)[0]
        if setup.seats != seats:
            raise SetupError(f"8 Masters' Revenge takes {seats} seats in the mode {setup.mode}, not {setup.seats}")
        log: list[Event] = []
        position = dealing.deal(setup, log)
        settle(position, log)
        return position, tuple(log)

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
        """Never: every decision has its reasons."""
        return False

    def rewind(self, state: State, seat: int) -> State | None:
        """Nothing is ever laid hidden here, so that nobody answers what he has not seen."""
        return None

    def result(self, state: State) -> Result | None:
        """See `scoring.py`."""
        return scoring.result(state)

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


GAME = EightMastersRevenge()
