"""Demonites Battle Deck as the contract sees it: one dispatcher over the small files beside this one."""

from __future__ import annotations

from game.core.action import Action
from game.core.contract import TABLE, IllegalActionError, Option, Refusal, Result, Setup, Turn
from game.core.events import Event, public
from game.core.rng import Rng
from game.games.demonites import (
    advice,
    ambush,
    campaign,
    clock,
    dealing,
    legality,
    packing,
    refusals,
    scout,
    skirmish,
    viewing,
    war,
)
from game.games.demonites.modes import MODE_IDS, SEAT_COUNTS, UNITS, mode_number
from game.games.demonites.options import OPTIONS
from game.games.demonites.state import OVER, PHASES, Log, Position, State, count_owned
from game.games.demonites.view import View

ACTORS = (*range(max(SEAT_COUNTS)), TABLE)
TURNS = tuple(tuple(Turn(actor, phase) for actor in ACTORS) for phase in PHASES)
"""By phase and actor, the table last."""
LAST_TURNS = tuple(tuple(Turn(actor, phase + "_last") for actor in ACTORS) for phase in PHASES)
"""The same where others have chosen in secret before."""
BEGIN = (war.begin, skirmish.begin, scout.begin, ambush.begin, campaign.begin)
"""By mode."""
ACT = (
    lambda position, action, log: war.act(position, action.verb, log),
    skirmish.act,
    scout.act,
    ambush.act,
    campaign.act,
)
"""By mode."""


def begun(position: Position, log: Log) -> State:
    """The first decision of a match whose armies lie ready."""
    if log is not None:
        log.append(public("round_began", unit=UNITS[position.mode], round=1, limit=position.limit))
    BEGIN[position.mode](position, log)
    return position.state()


def transition(state: State, action: Action, log: Log = None) -> State:
    """The state after a legal action; events go to `log` unless it is None. The one place where rules happen."""
    position = state.taken_apart()
    if action == clock.RING:
        clock.ring(position, log)
        return position.state()
    ACT[state.mode](position, action, log)
    return position.state()


class DemonitesBattleDeck:
    """The game of `rules/demonites.md`: War, Skirmish, Scout, Ambush and Campaign."""

    id = "demonites"
    seat_counts = SEAT_COUNTS
    modes = MODE_IDS
    options: tuple[Option, ...] = OPTIONS
    # War, long, three seats: 80 rounds. Nobody but the champion fights more than twice a round, a rematch included, and
    # each reinforcement (of three steps with its strikes) takes a card of the other: 120 of them, and 12 battles.
    max_actions = 80 * (1 + 3 * (120 + 12))
    # In Scout not those in which others have chosen, for what they hide decides; `skirmish_advice.py` reckons with it.
    quiet_kinds = frozenset(
        {"muster", "rival", "rush", "rush_last", "answer", "blind", "blind_last", "scout", "turn", "refill", "deploy",
         "place", "charge"}
    )  # fmt: skip
    # In War nothing is decided; in Ambush and Campaign nothing is laid that another has to answer unseen.
    open_kinds = frozenset({"muster", "strike", "reinforce", "deploy", "refill", "turn", "place", "charge"})
    # An Ambush line is hidden cards on places that do not differ; supports in Scout come out of unknown hands.
    alike_kinds = frozenset({"deploy", "refill", "turn", "scout", "scout_last", "commit", "commit_last"})
    seat_zero_begins = True

    def seats_of(self, mode: str) -> tuple[int, ...]:
        """2 to 6 in every mode. Raises SetupError for an unknown mode."""
        mode_number(mode)
        return self.seat_counts

    def new(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        """The deal. Raises SetupError for what this game cannot play."""
        log: list[Event] = []
        return begun(dealing.deal(setup, log), log), tuple(log)

    # As they are: searches ask for little else, and a call in between would be felt.
    legal_actions = staticmethod(legality.legal_actions)
    step = staticmethod(transition)

    def to_act(self, state: State) -> Turn | None:
        """Whose decision it is, of the kind that `View.phase` names, with `_last` where others have chosen in secret
        before; the table's in War."""
        if state.phase == OVER:
            return None
        return (LAST_TURNS if any(state.choices) else TURNS)[state.phase][state.actor]

    def interruptions(self, state: State) -> tuple[Action, ...]:
        """The ringing of the play clock, while that would still change something (H9)."""
        return (clock.RING,) if clock.may_ring(state) else ()

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
        if view.to_act is None:
            return None
        return Turn(view.to_act, view.phase + ("_last" if any(choice is not None for choice in view.choices) else ""))

    def legal_in_view(self, view: View) -> tuple[Action, ...]:
        """`legal_actions` from the acting seat's own view (War's from what all see); empty for other eyes."""
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
        """See `dealing.py`."""
        return dealing.rewind(state, seat)

    def result(self, state: State) -> Result | None:
        """All cards, or by the limit: most cards, then the largest sum of totals, then shared (§6). Scores: cards."""
        if state.phase != OVER:
            return None
        scores = tuple(count_owned(state, seat) for seat in range(len(state.armies)))
        return Result(state.winners, state.by, state.ending, scores)

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


GAME = DemonitesBattleDeck()
