"""The clash player: where a Skirmish or a Scout asks for choices in secret it mixes as the equilibrium over the hands
that may meet does, and answers a lone rush as well as it can; everything else is left to the search player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from game.ai.player import Budget, Decision
from game.ai.search import SearchPlayer
from game.ai.weighed import Weighed
from game.core.action import Action
from game.core.contract import Game
from game.core.rng import Rng
from game.games.demonites.advice import payoff_after
from game.games.demonites.exact.clash import Side, answers, side_of
from game.games.demonites.exact.meeting import Meeting
from game.games.demonites.exact.scouting import Party, battle, committable, scouts, turned
from game.games.demonites.exact.simultaneous import Simultaneous
from game.games.demonites.modes import MODE_IDS, SCOUT, SKIRMISH
from game.games.demonites.state import COMMIT, NUMBER, State
from game.games.demonites.view import View
from game.games.demonites.worth import worth_of

T = TypeVar("T")

LAST_TWO = 2
"""Seats that are still in, where there is but one rival."""
HANDS = 16
"""Hands of either side that are let meet, at most."""
ROUNDS = 30
"""Rounds of CFR+, at most: by then the mixture hardly changes."""
STEP = 1
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
        if not _is_secret(view):
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
        if not _is_secret(view):
            return self._search.weigh(view, legal, budget, rng)
        return self._weighed(view, legal, budget, rng)[0]

    def _weighed(
        self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng
    ) -> tuple[tuple[Weighed, ...], int]:
        if view.phase == "answer":
            return self._answers(view, legal, budget, rng)
        if view.mode == MODE_IDS[SCOUT]:
            return self._supported(view, legal, budget, rng)
        return self._mixture(view, legal, budget, rng)

    def _answers(
        self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng
    ) -> tuple[tuple[Weighed, ...], int]:
        """To a lone rush: what each card brings on average, the best taken always."""
        seat, rusher, state = _seats(view, self._game.resample(view, rng))
        gains = dict.fromkeys(legal, 0.0)
        for _ in range(ANSWER_WORLDS):
            budget.expired()
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
        meeting = self._meeting(view, seat, rival, budget, rng)
        most = max(1, min(ROUNDS, budget.iterations))
        while meeting.rounds < most:
            meeting.improve(min(STEP, most - meeting.rounds))
            if budget.expired():
                break
        plan = meeting.plan()
        shares, gains = (plan.drum, plan.gains) if view.phase == "rush" else (plan.blind, plan.blind_gains)
        cards = [*_side(state, seat).cards, 0]
        found = dict(zip(cards, zip(shares, gains, strict=True), strict=False))
        by_action = {action: found[int(action.args[0]) if action.args else 0] for action in legal}
        return _rows(by_action, state, seat, rival), meeting.rounds

    def _supported(
        self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng
    ) -> tuple[tuple[Weighed, ...], int]:
        """Scouts and supports of a Scout: how often each is chosen, and what it brings."""
        state = self._game.resample(view, rng)
        seat, rival = view.to_act, _scout_rival(state)
        assert seat is not None
        likely, others = self._hands(view, seat, rival, budget, rng)
        mine = _hand(state, seat)
        if view.phase == "scout":
            tables = [_given_way(budget, [scouts(one, other) for other in others]) for one in (mine, *likely)]
            choices: Sequence[tuple[int, ...]] = [(card,) for card in mine]
        else:
            scout, his_scout = state.table[seat][0] & NUMBER, state.table[rival][0] & NUMBER
            tables = [
                [
                    _given_way(
                        budget,
                        battle(Party(scout, one), Party(his_scout, other))
                        if seat == state.attacker
                        else turned(battle(Party(his_scout, other), Party(scout, one))),
                    )
                    for other in others
                ]
                for one in (mine, *likely)
            ]
            choices = committable(mine)
        solved = Simultaneous(tables[0], tables[1:])
        most = max(1, min(ROUNDS, budget.iterations))
        while solved.rounds < most:
            solved.improve(min(STEP, most - solved.rounds))
            if budget.expired():
                break
        shares, gains = solved.plan()
        found = dict(zip(choices, zip(shares, gains, strict=True), strict=True))
        by_action = {action: found[tuple(sorted(map(int, action.args)))] for action in legal}
        return _rows(by_action, state, seat, rival), solved.rounds

    def _hands(
        self, view: View, seat: int, rival: int, budget: Budget, rng: Rng
    ) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
        """(what the rival may take this seat's hand for, hands of the rival that fit)."""
        likely, others = [], []
        for _ in range(HANDS):
            budget.expired()
            world = self._game.resample(view, rng)
            others.append(_hand(world, rival))
            likely.append(_hand(self._game.resample(self._game.view(world, rival), rng), seat))
        return likely, others

    def _meeting(self, view: View, seat: int, rival: int, budget: Budget, rng: Rng) -> Meeting:
        """The clash over hands that fit: the rival's as this seat may think, this seat's as the rival may then."""
        game = self._game
        likely, others = [], []
        for _ in range(HANDS):
            budget.expired()
            world = game.resample(view, rng)
            others.append(_side(world, rival))
            likely.append(_side(game.resample(game.view(world, rival), rng), seat))
        return Meeting(_side(world, seat), likely, others, budget.expired)


def _given_way(budget: Budget, found: T) -> T:
    """What was found, after a look at the clock: there a thought lets a frame of the screen pass."""
    budget.expired()
    return found


def _is_secret(view: View) -> bool:
    """Whether this is for the equilibrium. Scouts of more than two meet whoever comes next: those are searched."""
    if view.mode == MODE_IDS[SKIRMISH]:
        return view.phase in ("rush", "answer", "blind")
    return view.mode == MODE_IDS[SCOUT] and (
        view.phase == "commit" or (view.phase == "scout" and view.out.count(False) == LAST_TWO)
    )


def _scout_rival(state: State) -> int:
    """Whom the seat to act meets: the other side of the battle, or the other one of two."""
    if state.phase == COMMIT:
        return state.attacker + state.defender - state.actor
    return next(seat for seat, out in enumerate(state.out) if not out and seat != state.actor)


def _hand(state: State, seat: int) -> tuple[int, ...]:
    return tuple(sorted([lying & NUMBER for lying in state.hands[seat]]))


def _rows(found: Mapping[Action, tuple[float, float]], state: State, seat: int, rival: int) -> tuple[Weighed, ...]:
    """From (share, gain in cards) of each action; rare ones are left out of the mixture."""
    least = RARE * max(share for share, _ in found.values())
    total = sum(share for share, _ in found.values() if share >= least)
    return _sorted(
        [
            Weighed(action, share / total if share >= least else 0.0, payoff_after(state, seat, rival, gain))
            for action, (share, gain) in found.items()
        ]
    )


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
