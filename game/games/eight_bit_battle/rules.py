"""8-Bit Battle as the contract sees it: one dispatcher over the small files beside this one."""

from __future__ import annotations

from game.core.action import Action
from game.core.contract import IllegalActionError, Option, Refusal, Result, Setup, SetupError, Turn
from game.core.events import Event, public
from game.core.rng import Rng, below, seeded
from game.games.eight_bit_battle import advice, dealing, legality, packing, refusals, scoring, viewing
from game.games.eight_bit_battle.battle import commit, join, use_key
from game.games.eight_bit_battle.cards import ALE, mask_of
from game.games.eight_bit_battle.drafting import Log, begin_round, draft
from game.games.eight_bit_battle.options import OPTIONS, read_options
from game.games.eight_bit_battle.state import (
    PHASES,
    Position,
    State,
    actor,
)
from game.games.eight_bit_battle.view import View

TURNS = tuple((Turn(0, phase), Turn(1, phase)) for phase in PHASES)
"""By phase and seat."""


def transition(state: State, action: Action, log: Log = None) -> State:
    """The state after a legal action; events go to `log` unless it is None. The one place where rules happen."""
    position = state.copy()
    ACT[state.phase](position, action, log)
    return position


def _choose_first(position: Position, action: Action, log: Log) -> None:
    """The winner of the round chooses who drafts characters first in the next one (§6)."""
    seat = position.results[-1][2]
    position.first = seat if action.args == ("me",) else 1 - seat
    position.round += 1
    if log is not None:
        log.append(public("first_chosen", seat=seat, first=position.first))
    begin_round(position, log)


ACT = (draft, draft, commit, commit, use_key, use_key, join, join, _choose_first)
"""By phase."""


class EightBitBattle:
    """The game of `rules/eight_bit_battle.md`, whole."""

    id = "eight_bit_battle"
    seat_counts = (2,)
    modes = ("standard",)
    options: tuple[Option, ...] = OPTIONS
    # Three rounds of 7 draft turns, 4 battles of at most 2 commits, 2 keys and 2 x 3 join decisions, and `first`.
    max_actions = 3 * (7 + 4 * 10 + 1)
    quiet_kinds = frozenset({"draft", "commit_attacker", "first"})
    open_kinds: frozenset[str] = frozenset()
    alike_kinds: frozenset[str] = frozenset()
    seat_zero_begins = False

    def seats_of(self, mode: str) -> tuple[int, ...]:
        """Always two. Raises SetupError for an unknown mode."""
        if mode not in self.modes:
            raise SetupError(f"8-Bit Battle has no mode {mode!r}; it has: {', '.join(self.modes)}")
        return self.seat_counts

    def new(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        """The first deal. Raises SetupError for what this game cannot play."""
        if setup.seats not in self.seats_of(setup.mode):
            raise SetupError(f"8-Bit Battle is for 2 seats, not {setup.seats}")
        options = read_options(setup.options)
        rng, coin = below(seeded(setup.seed), 2)
        first = coin if options.first == 0 else options.first - 1
        log: list[Event] = []
        position = State(options, rng, first=first)
        begin_round(position, log)
        return position, tuple(log)

    # As they are: searches ask for little else, and a call in between would be felt.
    legal_actions = staticmethod(legality.legal_actions)
    step = staticmethod(transition)

    def to_act(self, state: State) -> Turn | None:
        """Whose decision it is, of the kind that `View.phase` names."""
        seat = actor(state)
        return None if seat is None else TURNS[state.phase][seat]

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
        seat = view.to_act
        hand = mask_of(view.seats[seat].hand)
        if view.battle is None:
            return legality.legal(PHASES.index(view.phase), hand, (), False)
        side = view.battle.sides[seat]
        hand &= ~mask_of(side.characters + side.items)
        ale = ALE in side.items and not dealing.ale_used(view, view.battle)
        return legality.legal(PHASES.index(view.phase), hand, side.characters, ale)

    def resample(self, view: View, rng: Rng) -> State:
        """See `dealing.py`."""
        return dealing.resample(view, rng)

    def is_lot(self, view: View) -> bool:
        """Never: every decision has its reasons."""
        return False

    def rewind(self, state: State, seat: int) -> State | None:
        """See `dealing.py`."""
        return dealing.rewind(state, seat)

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


GAME = EightBitBattle()
