"""The rest of a round between known holdings, solved backward battle by battle.

Everything is seen from the attacker of the next battle. What is worked out is kept: the same hands with the same lead
come up again and again, in one round and in later ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ai.solver.best_response import payoff
from game.ai.solver.linear import Equilibrium, equilibrium
from game.ai.solver.regret import RegretSolver
from game.ai.solver.sequence_form import Plan, SequenceForm
from game.ai.solver.simplex import SimplexError
from game.games.eight_bit_battle.battle import NEXT_LOSER, NEXT_WINNER
from game.games.eight_bit_battle.cards import CHARACTER_MASK
from game.games.eight_bit_battle.exact.clash import Clash, Outcome, clash
from game.games.eight_bit_battle.exact.prize import POINTS, ROUND_POINTS, WIN, Prize, gain
from game.games.eight_bit_battle.options import Options
from game.games.eight_bit_battle.resolution import FOG_LEAD

ROUNDS = 20_000
"""Rounds of CFR+ where rounding has defeated the linear program."""
MOST_KEPT = 150_000
"""Values that are remembered before all are forgotten."""

Value = Callable[[int, int, int], float]
"""(attacker's hand, defender's hand, his lead in half points) -> what the round is worth to that attacker."""


class OutOfTimeError(Exception):
    """The answer is wanted now."""


class Solved(NamedTuple):
    """A battle in equilibrium: its value for the attacker, both plans, and what each outcome of the clash is worth."""

    value: float
    plans: tuple[Plan, Plan]
    clash: Clash
    worth: tuple[float, ...]


def _never() -> bool:
    return False


class RoundSolver:
    """Values and equilibria of rounds under one set of options, for one prize."""

    def __init__(self, options: Options, prize: Prize, expired: Callable[[], bool] = _never) -> None:
        self.options = options
        self.prize = prize
        self.expired = expired
        self.solved = 0
        self._gains: dict[int, int] = {}
        self._points: RoundSolver | None = None
        self._values: dict[tuple[int, int, int], float] = {}

    def value(self, attacking: int, defending: int, lead: int) -> float:
        """What the round is worth to the attacker of the next battle. lead: his, in half points.

        Raises OutOfTimeError where `expired` comes first; what has been found by then is kept.
        """
        if not (attacking & CHARACTER_MASK and defending & CHARACTER_MASK):
            return self.prize.worth(lead + self._leftovers(attacking, defending))
        if self.prize.kind == WIN:
            if abs(lead) > self.worth_of(attacking, defending):
                return self.prize.worth(lead) + self.prize.bonus * self._margin(attacking, defending)
        elif self.prize.kind == POINTS and lead:
            return self.prize.worth(lead) + self.value(attacking, defending, 0)
        known = self._values.get((attacking, defending, lead))
        if known is not None:
            return known
        value = self.solve(attacking, defending, lead).value
        if len(self._values) >= MOST_KEPT:
            self._values.clear()
        self._values[attacking, defending, lead] = value
        return value

    def _margin(self, attacking: int, defending: int) -> float:
        """The points that the attacker is still going to win on balance, where only they count."""
        if not self.prize.bonus:
            return 0.0
        if self._points is None:
            self._points = RoundSolver(self.options, ROUND_POINTS, self.expired)
        self._points.expired = self.expired
        return self._points.value(attacking, defending, 0)

    def solve(self, attacking: int, defending: int, lead: int) -> Solved:
        """The next battle in equilibrium. Both hands hold a character. Raises OutOfTimeError."""
        battle, worth = self.battle(attacking, defending, lead)
        self.check_time()
        self.solved += 1
        found = equilibrium_of(form_of(battle, worth))
        return Solved(found.value, found.plans, battle, worth)

    def battle(self, attacking: int, defending: int, lead: int) -> tuple[Clash, tuple[float, ...]]:
        """The next battle, and what each of its outcomes is worth to the attacker. Raises OutOfTimeError."""
        fight = clash(attacking, defending, self.options.fog == FOG_LEAD)
        return fight, tuple(self.after(attacking, defending, lead, outcome) for outcome in fight.outcomes)

    def after(self, attacking: int, defending: int, lead: int, outcome: Outcome, value: Value | None = None) -> float:
        """What the attacker of a battle gets when it ends so. value: that of the rest, by default `self.value`."""
        value = value or self.value
        options = self.options
        mine, theirs, wins = outcome
        spent = self.worth_of(attacking, defending) - self.worth_of(mine, theirs)
        lead += spent if wins else -spent
        if options.next_attacker == NEXT_WINNER:
            again = wins
        elif options.next_attacker == NEXT_LOSER:
            again = not wins
        else:
            again = False
        if again:
            return value(mine, theirs, lead)
        return self.prize.turned(value(theirs, mine, -lead))

    def check_time(self) -> None:
        """Raises OutOfTimeError where the answer is wanted now."""
        if self.expired():
            raise OutOfTimeError

    def worth_of(self, mine: int, theirs: int) -> int:
        """What both hands would bring to whom takes them, in half points."""
        gains = self._gains
        if mine not in gains:
            gains[mine] = gain(self.options, self.prize, mine)
        if theirs not in gains:
            gains[theirs] = gain(self.options, self.prize, theirs)
        return gains[mine] + gains[theirs]

    def _leftovers(self, attacking: int, defending: int) -> int:
        """What is laid on piles at the end (§5.5, H4)."""
        mine, theirs = self.worth_of(attacking, 0), self.worth_of(0, defending)
        if attacking & CHARACTER_MASK:
            return mine
        if defending & CHARACTER_MASK:
            return -theirs
        return mine - theirs if self.options.spare_items else 0


def form_of(battle: Clash, worth: tuple[float, ...]) -> SequenceForm:
    """The battle as a game. What the defender does last, he does knowing everything: he takes the best end."""
    form = SequenceForm()
    for player in (0, 1):
        for decision in battle.decisions[player]:
            form.infoset(player, decision.key, decision.parent, decision.choices)
    for end in battle.ends:
        form.leaf(end.attacker, end.defender, min([worth[outcome] for _, outcome in end.answers]))
    return form


def equilibrium_of(form: SequenceForm) -> Equilibrium:
    """Its equilibrium, by CFR+ where rounding has defeated the linear program."""
    if not form.infosets[0] and not form.infosets[1]:
        return Equilibrium(form.leaves[0].value, ([1.0], [1.0]))
    try:
        return equilibrium(form)
    except SimplexError:
        solver = RegretSolver(form)
        solver.improve(ROUNDS)
        plans = solver.averages()
        return Equilibrium(payoff(form, *plans), plans)
