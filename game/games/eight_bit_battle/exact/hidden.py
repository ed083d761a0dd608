"""The next battles between hands that are partly hidden, as one game over all hands that fit.

Nature deals a pair of hands, each seat knows its own. Battles follow, and what is revealed in one is known in the next;
after `depth` battles the rest of the round is estimated as if all lay open.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.ai.solver.sequence_form import Plan, SequenceForm
from game.games.eight_bit_battle.battle import NEXT_LOSER, NEXT_WINNER
from game.games.eight_bit_battle.cards import CHARACTER_MASK
from game.games.eight_bit_battle.exact.clash import ATTACKER, DEFENDER, Clash, Outcome, clash
from game.games.eight_bit_battle.exact.hands import plain
from game.games.eight_bit_battle.exact.prize import WIN
from game.games.eight_bit_battle.exact.rounds import RoundSolver, Value
from game.games.eight_bit_battle.exact.situation import Pair
from game.games.eight_bit_battle.options import Options
from game.games.eight_bit_battle.resolution import FOG_LEAD

NEAR = 0.1
"""Share of even play by which others may stray from a plan and still be near it."""
TO_THE_END = 4
"""Battles that no round goes beyond."""
ROOT: Hashable = ()
"""The public history at the beginning."""


def name_of(sequence: int, history: Hashable, hand: int, key: Hashable) -> Hashable:
    """The key of an information set: the own sequence and hand when its battle began, what has been public since the
    root, and what is known in this battle."""
    return sequence, history, hand, key


class Guess(NamedTuple):
    """An end of the game at which a round still goes on: its number among the form's leaves, which player attacks next,
    that attacker's hand, the other's, and the attacker's lead in half points."""

    leaf: int
    attacker: int
    own: int
    other: int
    lead: int


class HiddenGame(NamedTuple):
    """A game over hidden hands, and the ends whose worth is an estimate."""

    form: SequenceForm
    guesses: list[Guess]


def unfold(
    solver: RoundSolver, pairs: Sequence[Pair], lead: int, depth: int, estimate: Value | None = None
) -> HiddenGame:
    """The game that begins with the attack of player 0. pairs: (attacker's, defender's hand), each as likely;
    estimate: the worth of what lies beyond `depth` battles, by default the exact one between open hands.

    Raises OutOfTimeError (`rounds.py`).
    """
    tree = _Tree(solver, estimate or solver.value)
    for hands in pairs:
        tree.battle(0, hands, (0, 0), ROOT, lead, 1 / len(pairs), depth)
    return HiddenGame(tree.form, tree.guesses)


def refine(solver: RoundSolver, game: HiddenGame, plans: tuple[Plan, Plan], most: int) -> int:
    """Put the exact worth in the place of the estimates that matter most to players who follow these plans, or nearly.
    Returns how many were replaced, `most` at the utmost. Raises OutOfTimeError.
    """
    form, guesses = game
    near = [
        [share + NEAR * (even - share) for share, even in zip(plan, form.even(player), strict=True)]
        for player, plan in enumerate(plans)
    ]

    def met(guess: Guess) -> float:
        leaf = form.leaves[guess.leaf]
        return leaf.weight * near[0][leaf.first] * near[1][leaf.second]

    guesses.sort(key=met)
    replaced = 0
    while guesses and replaced < most:
        leaf, attacker, own, other, lead = guesses[-1]
        value = solver.value(own, other, lead)
        if attacker:
            value = solver.prize.turned(value)
        form.leaves[leaf] = form.leaves[leaf]._replace(value=value)
        guesses.pop()
        replaced += 1
    return replaced


class _Tree:
    def __init__(self, solver: RoundSolver, estimate: Value) -> None:
        self._solver = solver
        self._estimate = estimate
        self.form = SequenceForm()
        self.guesses: list[Guess] = []

    def battle(
        self,
        attacker: int,
        hands: Pair,
        sequences: Pair,
        history: Hashable,
        lead: int,
        weight: float,
        depth: int,
    ) -> None:
        """One battle and what follows. Pairs are by player; lead: player 0's."""
        own, other = hands[attacker], hands[1 - attacker]
        signed = lead if attacker == 0 else -lead
        over = not (own & CHARACTER_MASK and other & CHARACTER_MASK)
        prize = self._solver.prize
        if history != ROOT and prize.kind == WIN and abs(lead) > self._solver.worth_of(own, other):
            # Nobody can change any more who wins.
            value = prize.worth(signed)
            self.form.leaf(*sequences, value if attacker == 0 else prize.turned(value), weight)
            return
        if over or not depth:
            if not over:
                self.guesses.append(Guess(len(self.form.leaves), attacker, own, other, signed))
            value = self._solver.value(own, other, signed) if over else self._estimate(own, other, signed)
            self.form.leaf(*sequences, value if attacker == 0 else prize.turned(value), weight)
            return
        self._solver.check_time()
        options = self._solver.options
        fight = clash(own, other, options.fog == FOG_LEAD)
        mine = self._place(fight, ATTACKER, attacker, own, sequences[attacker], history)
        theirs = self._place(fight, DEFENDER, 1 - attacker, other, sequences[1 - attacker], history)
        followings = [self._following(attacker, hands, history, lead, outcome) for outcome in fight.outcomes]
        for end in fight.ends:
            first, second = mine[end.attacker], theirs[end.defender]
            answers: Sequence[int] = (second,)
            if len(end.answers) > 1:
                key = name_of(sequences[1 - attacker], history, other, end.key)
                found = self.form.infoset(1 - attacker, key, second, [joined for joined, _ in end.answers])
                answers = range(found.first, found.first + found.size)
            for (_, outcome), answer in zip(end.answers, answers, strict=True):
                following, left, after, ahead = followings[outcome]
                both = (first, answer) if attacker == 0 else (answer, first)
                self.battle(following, left, both, after, ahead, weight, depth - 1)

    def _place(self, fight: Clash, side: int, player: int, hand: int, sequence: int, history: Hashable) -> list[int]:
        """The player's sequences in this battle by the clash's own numbers."""
        places = [sequence] * fight.sizes[side]
        for decision in fight.decisions[side]:
            key = name_of(sequence, history, hand, decision.key)
            found = self.form.infoset(player, key, places[decision.parent], decision.choices)
            places[decision.first : decision.first + found.size] = range(found.first, found.first + found.size)
        return places

    def _following(
        self, attacker: int, hands: Pair, history: Hashable, lead: int, outcome: Outcome
    ) -> tuple[int, Pair, Hashable, int]:
        """(who attacks next, the hands by player, the public history, player 0's lead) after a battle ended so."""
        own, other = hands[attacker], hands[1 - attacker]
        gained = self._solver.worth_of(own, other) - self._solver.worth_of(outcome.attacking, outcome.defending)
        ahead = lead + (gained if outcome.attacker_wins == (attacker == 0) else -gained)
        left = (outcome.attacking, outcome.defending)
        spent = plain(own & ~outcome.attacking), plain(other & ~outcome.defending)
        return (
            next_attacker(self._solver.options, attacker, outcome.attacker_wins),
            left if attacker == 0 else (left[1], left[0]),
            (history, spent, outcome.attacker_wins),
            ahead,
        )


def next_attacker(options: Options, attacker: int, attacker_wins: bool) -> int:
    """Who attacks next (H2)."""
    winner = attacker if attacker_wins else 1 - attacker
    if options.next_attacker == NEXT_WINNER:
        return winner
    return 1 - winner if options.next_attacker == NEXT_LOSER else 1 - attacker


@lru_cache(maxsize=1 << 16)
def lines(attacking: int, defending: int, fog_lead: bool, depth: int) -> int:
    """How many lines of play the next `depth` battles between these hands have, attackers taking turns."""
    if not depth or not (attacking & CHARACTER_MASK and defending & CHARACTER_MASK):
        return 1
    fight = clash(attacking, defending, fog_lead)
    after = [lines(one.defending, one.attacking, fog_lead, depth - 1) for one in fight.outcomes]
    return sum(after[outcome] for end in fight.ends for _, outcome in end.answers)
