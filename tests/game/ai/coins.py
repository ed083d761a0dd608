"""A tiny game written to the contract whose solution is known: what the players are measured with.

`Coins`: seat 0 hides one coin of two in his fist, face values `stakes`; seat 1 guesses which. A right guess wins the
coin's value for seat 1, a wrong one leaves all to seat 0. With stakes 1 and 3 the hider takes the small coin three
times in four, and the guesser names it as often.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.action import Action
from game.core.contract import IllegalActionError, Option, Refusal, Result, Setup, Turn
from game.core.events import OPEN, Event, public, secret
from game.core.rng import Rng

SMALL, LARGE = Action("coin", ("small",)), Action("coin", ("large",))
COINS = (LARGE, SMALL)
STAKES = {SMALL: 1, LARGE: 3}


class CoinState(NamedTuple):
    """What was hidden and what was guessed; None before."""

    hidden: Action | None = None
    guess: Action | None = None


class CoinView(NamedTuple):
    """What these eyes know. hidden: None where they may not know it, or nothing is hidden yet (see `hiding`)."""

    eyes: int
    to_act: int | None
    hiding: bool
    hidden: Action | None
    guess: Action | None


class Coins:
    """Hide one coin of two; guess which."""

    id = "coins"
    seat_counts: tuple[int, ...] = (2,)
    modes: tuple[str, ...] = ("standard",)
    options: tuple[Option, ...] = ()
    max_actions = 2
    quiet_kinds = frozenset({"hide"})
    open_kinds: frozenset[str] = frozenset()
    alike_kinds: frozenset[str] = frozenset()
    seat_zero_begins = True

    def seats_of(self, mode: str) -> tuple[int, ...]:
        """Two."""
        return self.seat_counts

    def new(self, setup: Setup) -> tuple[CoinState, tuple[Event, ...]]:
        """Both coins on the table."""
        return CoinState(), ()

    def to_act(self, state: CoinState) -> Turn | None:
        """The hider, then the guesser."""
        if state.hidden is None:
            return Turn(0, "hide")
        return Turn(1, "guess") if state.guess is None else None

    def legal_actions(self, state: CoinState) -> tuple[Action, ...]:
        """Either coin."""
        return COINS if state.guess is None else ()

    def interruptions(self, state: CoinState) -> tuple[Action, ...]:
        """Nothing runs beside the coins."""
        return ()

    def refusal(self, state: CoinState, action: Action) -> Refusal | None:
        """Only the two coins are legal."""
        return None if action in self.legal_actions(state) else Refusal("no_coin")

    def apply(self, state: CoinState, action: Action) -> tuple[CoinState, tuple[Event, ...]]:
        """Checked, with events."""
        why = self.refusal(state, action)
        if why is not None:
            raise IllegalActionError(action, why)
        after = self.step(state, action)
        if after.guess is None:
            return after, secret("hidden", (0,), ("coin",), coin=action.args[0])
        return after, (public("guessed", reveals=True, coin=action.args[0]),)

    def step(self, state: CoinState, action: Action) -> CoinState:
        """The same, unchecked."""
        return CoinState(action) if state.hidden is None else state._replace(guess=action)

    def view(self, state: CoinState, eyes: int) -> CoinView:
        """The hidden coin is for seat 0 until it has been guessed."""
        turn = self.to_act(state)
        sees = eyes in (0, OPEN) or state.guess is not None
        to_act = turn.actor if turn is not None else None
        return CoinView(eyes, to_act, state.hidden is None, state.hidden if sees else None, state.guess)

    def turn_in_view(self, view: CoinView) -> Turn | None:
        """The hider, then the guesser."""
        if view.to_act is None:
            return None
        return Turn(view.to_act, "hide" if view.hiding else "guess")

    def legal_in_view(self, view: CoinView) -> tuple[Action, ...]:
        """Either coin, for whose turn it is."""
        return COINS if view.to_act == view.eyes else ()

    def resample(self, view: CoinView, rng: Rng) -> CoinState:
        """Either coin may be hidden."""
        if view.hiding or view.hidden is not None:
            return CoinState(view.hidden, view.guess)
        return CoinState(rng.choice(COINS), view.guess)

    def is_lot(self, view: CoinView) -> bool:
        """Never."""
        return False

    def rewind(self, state: CoinState, seat: int) -> CoinState | None:
        """The guesser answers what was hidden."""
        return CoinState() if seat == 1 and state.hidden is not None and state.guess is None else None

    def result(self, state: CoinState) -> Result | None:
        """A right guess wins the coin."""
        if state.guess is None:
            return None
        won = STAKES[state.guess] if state.guess == state.hidden else 0
        return Result((1,) if won else (0,), "guess", "guessed", (0, won))

    def evaluate(self, view: CoinView, seat: int) -> float:
        """Nobody is ahead before the guess."""
        return 0.5

    def payoff(self, state: CoinState) -> tuple[float, float]:
        """The guesser's share of the large coin; even before the guess."""
        result = self.result(state)
        if result is None:
            return 0.5, 0.5
        share = result.scores[1] / max(STAKES.values())
        return 1 - share, share

    def state_to_json(self, state: CoinState) -> object:
        """Words."""
        return [action.text if action is not None else None for action in state]

    def state_from_json(self, data: object) -> CoinState:
        """The way back. Raises ValueError."""
        known = {None: None, SMALL.text: SMALL, LARGE.text: LARGE}
        if not isinstance(data, list) or len(data) != 2 or any(word not in known for word in data):
            raise ValueError(f"{data!r} is no state of Coins")
        return CoinState(known[data[0]], known[data[1]])


COINS_GAME = Coins()
