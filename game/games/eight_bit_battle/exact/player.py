"""The exact player: battles in equilibrium, drafts and all else by search.

Where the hands are known, the rest of the round is solved to its end; where they may be few, over all of them;
elsewhere the battle under way is solved over some hands that fit, and what follows is estimated. The answer is drawn
from the equilibrium's mixture, so that nobody can read it. When the budget ends too early, the search player answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ai.player import Budget, Decision
from game.ai.search import SearchPlayer
from game.ai.solver.behaviour import behaviour
from game.ai.solver.regret import RegretSolver
from game.ai.solver.sequence_form import Plan, SequenceForm
from game.ai.weighed import Weighed
from game.core.action import Action
from game.core.contract import Game
from game.core.rng import Rng
from game.games.eight_bit_battle.cards import CHARACTER_MASK
from game.games.eight_bit_battle.exact import reading
from game.games.eight_bit_battle.exact.clash import Outcome
from game.games.eight_bit_battle.exact.estimate import estimate
from game.games.eight_bit_battle.exact.hands import plain
from game.games.eight_bit_battle.exact.hidden import ROOT, TO_THE_END, HiddenGame, lines, name_of, refine, unfold
from game.games.eight_bit_battle.exact.joining import best_answer
from game.games.eight_bit_battle.exact.prize import Prize, prize_of
from game.games.eight_bit_battle.exact.rounds import OutOfTimeError, RoundSolver, equilibrium_of, form_of
from game.games.eight_bit_battle.exact.situation import Known, Pair, hands_of, known, some_pairs
from game.games.eight_bit_battle.options import Options
from game.games.eight_bit_battle.resolution import FOG_LEAD
from game.games.eight_bit_battle.view import View

BATTLE_KINDS = ("commit_attacker", "commit_defender", "key_attacker", "key_defender", "join_attacker", "join_defender")
MOST_LINES = 6_000
"""Lines of play in a game over hidden hands, about: more take too long to build and to improve."""
LINES = 40
"""Lines of play for each iteration of the budget, as far as there are no more than that."""
FEWEST_PAIRS = 12
"""Pairs of hands that a game has to hold (or all there are) to be followed beyond the battle under way."""
JOIN_PAIRS = 60
"""Pairs of hands over which the last decision of a battle is weighed."""
DEEP_CHARACTERS = 5
"""Characters in both hands up to which games over hidden hands may be followed to the end of the round."""
REFINED_CHARACTERS = 6
"""Characters in both hands up to which what follows a battle is solved so fast that estimates may give way to it."""
EXACT_CHARACTERS = 2
"""Characters in both hands up to which what follows a battle is solved, not estimated."""
ROUNDS = 60
"""Rounds of CFR+ at most, unless the budget says fewer: by then the mixture hardly changes."""
LOOKS, FIRST_ROUNDS, REFINED = 2, 20, 150
"""How often estimates are looked through, after so many rounds of CFR+, and how many give way each time."""
STEP = 10
"""Rounds between two looks at the clock."""
CHECK = 30
"""Rounds between two looks at how good the plans are."""
LEAST_ROUNDS = 20
"""Rounds that the last plans get even when the time is up."""
GOOD = 1e-6
"""A game as near to its equilibrium as this is solved."""
RARE = 0.02
"""Actions that a mixture found by CFR+ takes more rarely than this are remains of its early rounds: left out."""
MISTAKES = 1e-3
"""Weight of even play beside the other's best: so much is given up at most to gain from mistakes."""


class Mixture(NamedTuple):
    """The answer before the lot is drawn: actions with their shares, the seat's value (0..1) and the work done."""

    shares: dict[Action, float]
    value: float
    iterations: int


class Solution(NamedTuple):
    """A solved position: the game, both plans, how its information sets are named, rounds of work."""

    form: SequenceForm
    plans: tuple[Plan, Plan]
    named: bool
    rounds: int


class BattlePlayer:
    """Plays 8-Bit Battle. Equal arguments give equal decisions as long as the clock does not interfere."""

    def __init__(self, game: Game) -> None:
        self._search = SearchPlayer(game)
        self._solvers: dict[tuple[Options, Prize], RoundSolver] = {}

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """An action drawn from the equilibrium's mixture. Iterations are rounds of CFR+ in battles, the search player's
        in drafts."""
        if len(legal) == 1:
            return Decision(legal[0])
        mixture = self.mixture(view, budget, rng) if view.phase in BATTLE_KINDS else None
        if mixture is None:
            return self._search.choose(view, legal, budget, rng)
        return Decision(_drawn(mixture.shares, rng), mixture.value, mixture.iterations)

    def weigh(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> tuple[Weighed, ...]:
        """The whole mixture in battles, what is taken most often first; all that it holds is worth the same. Elsewhere
        what the search player finds."""
        mixture = self.mixture(view, budget, rng) if view.phase in BATTLE_KINDS else None
        if mixture is None:
            return self._search.weigh(view, legal, budget, rng)
        rows = [Weighed(action, share, mixture.value) for action, share in mixture.shares.items()]
        return tuple(sorted(rows, key=lambda row: (-row.share, row.action)))

    def mixture(self, view: View, budget: Budget, rng: Rng) -> Mixture | None:
        """How often each action is taken in this moment of a battle. None where the budget ended too early."""
        know = known(view)
        solver = self._solver(know.situation.options, len(view.round_results))
        solver.expired = budget.expired
        try:
            if view.phase == "join_defender":
                return self._join(view, know, solver, rng)
            if know.situation.worlds == 1:
                solution = self._open(know, solver)
            else:
                solution = self._hidden(know, solver, budget, rng)
        except OutOfTimeError:
            return None
        return _mixture(solution, view, know, solver.prize)

    def _solver(self, options: Options, finished: int) -> RoundSolver:
        prize = prize_of(options, finished)
        return self._solvers.setdefault((options, prize), RoundSolver(options, prize))

    def _join(self, view: View, know: Known, solver: RoundSolver, rng: Rng) -> Mixture:
        hands = [hands_of(know.situation, pair) for pair in _fitting(know, some_pairs(know, JOIN_PAIRS, rng))]

        def value(pair: Pair, outcome: Outcome) -> float:
            return solver.after(*pair, know.situation.lead, outcome, _guess(solver))

        chosen, worth = best_answer(view, know, hands, value)
        (action,) = reading.actions_of(view.phase, (chosen,), view, know)
        return Mixture({action: 1.0}, solver.prize.turned(worth), len(hands))

    def _open(self, know: Known, solver: RoundSolver) -> Solution:
        """Both hands are known: the rest of the round, solved."""
        hands = hands_of(know.situation, some_pairs(know, 1, Rng(0))[0])
        battle, worth = solver.battle(*hands, know.situation.lead)
        form = form_of(battle, worth)
        form.tremble(know.side, MISTAKES)
        return Solution(form, equilibrium_of(form).plans, False, 1)

    def _hidden(self, know: Known, solver: RoundSolver, budget: Budget, rng: Rng) -> Solution:
        """A game over hands that fit."""
        situation = know.situation
        fog_lead = situation.options.fog == FOG_LEAD
        sample = hands_of(situation, some_pairs(know, 1, rng)[0])
        depth = TO_THE_END
        affordable = min(MOST_LINES, LINES * budget.iterations)
        most = affordable // lines(*sample, fog_lead, depth) if _characters(know) <= DEEP_CHARACTERS else 0
        if most < min(FEWEST_PAIRS, situation.worlds):
            depth = 1
            most = max(2, affordable // lines(*sample, fog_lead, depth))
        hands = [hands_of(situation, pair) for pair in some_pairs(know, most, rng)]
        game = unfold(solver, hands, situation.lead, depth, _guess(solver))
        if depth == 1 and _characters(know) <= REFINED_CHARACTERS:
            self._refine(game, solver, budget)
        game.form.tremble(know.side, MISTAKES)
        improver = _improved(game.form, min(ROUNDS, budget.iterations), budget, LEAST_ROUNDS)
        return Solution(game.form, improver.averages(), True, improver.rounds)

    def _refine(self, game: HiddenGame, solver: RoundSolver, budget: Budget) -> None:
        """Estimates that decide the matter give way to what is exact, as many as there is time for."""
        for _ in range(LOOKS):
            if budget.expired() or not game.guesses:
                return
            plans = _improved(game.form, min(FIRST_ROUNDS, budget.iterations), budget).averages()
            try:
                refine(solver, game, plans, min(REFINED, budget.iterations // LINES))
            except OutOfTimeError:
                return


def _improved(form: SequenceForm, rounds: int, budget: Budget, least: int = 0) -> RegretSolver:
    improver = RegretSolver(form)
    while improver.rounds < rounds:
        improver.improve(min(STEP, rounds - improver.rounds))
        if (budget.expired() and improver.rounds >= least) or (improver.rounds % CHECK == 0 and improver.gap() < GOOD):
            break
    return improver


def _characters(know: Known) -> int:
    first, second = know.situation.open_cards
    return (first & CHARACTER_MASK).bit_count() + (second & CHARACTER_MASK).bit_count()


def _fitting(know: Known, pairs: list[Pair]) -> list[Pair]:
    """The pairs in which the eyes hold what they hold."""
    return [pair for pair in pairs if pair[know.side] == know.secret]


def _guess(solver: RoundSolver) -> Callable[[int, int, int], float]:
    """What a round is worth after the battle under way: exactly near its end, else estimated."""

    def value(own: int, other: int, lead: int) -> float:
        left = (own & CHARACTER_MASK).bit_count(), (other & CHARACTER_MASK).bit_count()
        if not all(left) or sum(left) <= EXACT_CHARACTERS:
            return solver.value(own, other, lead)
        return estimate(solver.prize, own, other, lead)

    return value


def _mixture(solution: Solution, view: View, know: Known, prize: Prize) -> Mixture | None:
    form = solution.form
    key = reading.decision_key(view, know)
    here = form.known(know.side, name_of(0, ROOT, plain(know.hand), key) if solution.named else key)
    if here is None:
        return None
    found = behaviour(form, know.side, here, solution.plans)
    choices = form.choices(know.side, here)
    shares: dict[Action, float] = {}
    possible = [
        (share, choice)
        for share, choice in zip(found.shares, choices, strict=True)
        if reading.can_still_be(choice, view, know)
    ]
    actions = reading.actions_of(view.phase, (choice for _, choice in possible), view, know)
    for (share, _), action in zip(possible, actions, strict=True):
        shares[action] = shares.get(action, 0.0) + share
    total = sum(shares.values())
    if not total:
        return None
    rare = RARE * total if solution.named else 0.0
    kept = {action: share for action, share in shares.items() if share > rare}
    total = sum(kept.values())
    value = found.value if know.side == 0 else prize.turned(-found.value)
    value = min(1.0, max(0.0, value))
    return Mixture({action: share / total for action, share in kept.items()}, value, solution.rounds)


def _drawn(shares: dict[Action, float], rng: Rng) -> Action:
    point = rng.random()
    for action, share in shares.items():
        point -= share
        if point < 0:
            return action
    return max(shares, key=shares.__getitem__)
