"""The clash player: at the drum and in the blind choice of a Skirmish it mixes as the equilibrium over the hands that
may meet does, and answers a lone rush as well as it can; everything else is left to the search player."""

from __future__ import annotations

from game.ai.player import Budget, Decision
from game.ai.search import SearchPlayer
from game.ai.weighed import Weighed
from game.core.action import Action
from game.core.contract import Game
from game.core.rng import Rng
from game.games.demonites.advice import payoff_after
from game.games.demonites.exact.clash import Side, answers, side_of
from game.games.demonites.exact.meeting import Meeting
from game.games.demonites.modes import MODE_IDS, SKIRMISH
from game.games.demonites.state import NUMBER, State
from game.games.demonites.view import View
from game.games.demonites.worth import worth_of

HANDS = 16
"""Hands of either side that are let meet, at most."""
ROUNDS = 30
"""Rounds of CFR+, at most: by then the mixture hardly changes."""
STEP = 10
"""Rounds between two looks at the clock."""
RARE = 0.05
"""Choices that are made more rarely than this are remains of the early rounds: left out."""
ANSWER_WORLDS = 40
"""Hands of the rusher over which an answer is weighed."""


class ClashPlayer:
    """Plays Demonites. Equal arguments give equal decisions as long as the clock does not interfere."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._search = SearchPlayer(game)

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """In a clash drawn from the equilibrium's mixture; iterations are rounds of CFR+ there."""
        if len(legal) == 1:
            return Decision(legal[0])
        if not _is_clash(view):
            return self._search.choose(view, legal, budget, rng)
        rows, worked = self._weighed(view, legal, budget, rng)
        point = rng.random()
        for row in rows:
            point -= row.share
            if point < 0:
                return Decision(row.action, row.value, worked)
        return Decision(rows[0].action, rows[0].value, worked)

    def weigh(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> tuple[Weighed, ...]:
        """The whole mixture, what is chosen most often first; what it does not hold has no share."""
        if not _is_clash(view):
            return self._search.weigh(view, legal, budget, rng)
        return self._weighed(view, legal, budget, rng)[0]

    def _weighed(
        self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng
    ) -> tuple[tuple[Weighed, ...], int]:
        if view.phase == "answer":
            return self._answers(view, legal, rng)
        return self._mixture(view, legal, budget, rng)

    def _answers(self, view: View, legal: tuple[Action, ...], rng: Rng) -> tuple[tuple[Weighed, ...], int]:
        """To a lone rush: what each card brings on average, the best taken always."""
        seat, rusher, state = _seats(view, self._game.resample(view, rng))
        gains = dict.fromkeys(legal, 0.0)
        for _ in range(ANSWER_WORLDS):
            world = self._game.resample(view, rng)
            shown = world.table[rusher][-1] & NUMBER
            own, other = _side(world, seat), _side(world, rusher, shown=True)
            brought = dict(zip(own.cards, answers(own, other, shown), strict=True))
            for action in legal:
                gains[action] += brought[int(action.args[0])]
        best = max(legal, key=gains.__getitem__)
        rows = [
            Weighed(action, float(action == best), payoff_after(state, seat, rusher, gains[action] / ANSWER_WORLDS))
            for action in legal
        ]
        return _sorted(rows), ANSWER_WORLDS

    def _mixture(
        self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng
    ) -> tuple[tuple[Weighed, ...], int]:
        """At the drum and in the blind choice: how often each is chosen, and what it brings."""
        seat, rival, state = _seats(view, self._game.resample(view, rng))
        meeting = self._meeting(view, seat, rival, rng)
        most = max(1, min(ROUNDS, budget.iterations))
        while meeting.rounds < most:
            meeting.improve(min(STEP, most - meeting.rounds))
            if budget.expired():
                break
        plan = meeting.plan()
        shares, gains = (plan.drum, plan.gains) if view.phase == "rush" else (plan.blind, plan.blind_gains)
        cards = [*_side(state, seat).cards, 0]
        found = dict(zip(cards, zip(shares, gains, strict=True), strict=False))
        least = RARE * max(shares)
        total = sum(share for share in shares if share >= least)
        rows = []
        for action in legal:
            share, gain = found[int(action.args[0]) if action.args else 0]
            kept = share / total if share >= least else 0.0
            rows.append(Weighed(action, kept, payoff_after(state, seat, rival, gain)))
        return _sorted(rows), meeting.rounds

    def _meeting(self, view: View, seat: int, rival: int, rng: Rng) -> Meeting:
        """The clash over hands that fit: the rival's as this seat may think, this seat's as the rival may then."""
        game = self._game
        likely, others = [], []
        for _ in range(HANDS):
            world = game.resample(view, rng)
            others.append(_side(world, rival))
            likely.append(_side(game.resample(game.view(world, rival), rng), seat))
        return Meeting(_side(world, seat), likely, others)


def _is_clash(view: View) -> bool:
    return view.mode == MODE_IDS[SKIRMISH] and view.phase in ("rush", "answer", "blind")


def _seats(view: View, state: State) -> tuple[int, int, State]:
    """(who decides, whom he is in a clash with, the state)."""
    assert view.to_act is not None
    return view.to_act, state.attacker + state.defender - view.to_act, state


def _side(state: State, seat: int, *, shown: bool = False) -> Side:
    """The seat in this clash. shown: the last card it has laid is still counted as in its hand."""
    hand, stake = state.hands[seat], state.table[seat]
    if shown:
        hand, stake = (*hand, stake[-1]), stake[:-1]
    return side_of(tuple(sorted([lying & NUMBER for lying in hand])), worth_of(stake))


def _sorted(rows: list[Weighed]) -> tuple[Weighed, ...]:
    return tuple(sorted(rows, key=lambda row: (-row.share, -row.value, row.action)))
