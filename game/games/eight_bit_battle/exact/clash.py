"""One battle between two known hands as a small game: who decides what when, and how it can end (§4, §5).

What a side decides in one go is one decision here (all who join at once). The ends do not say what they are worth: that
depends on what follows (`rounds.py`).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import NamedTuple

from game.games.eight_bit_battle.cards import ALE, CHARACTER_MASK, ITEM_MASK, KING, QUEEN, TORCH, WIZARD
from game.games.eight_bit_battle.exact.hands import attack, defence, kinds, plain
from game.games.eight_bit_battle.state import KEYS

ATTACKER, DEFENDER = 0, 1
NOTHING = 0
"""No item, no look, nobody joins, no swap: wherever a mask could stand."""


class Decision(NamedTuple):
    """What a side decides: `key`, what it knows and has done in this battle; `parent`, its sequence before (0: none);
    `first`, the sequence of its first choice; `choices`, what they are.

    Keys and choices (cards are masks): ("commit", items the attacker laid or None): (character, item);
    ("add", own commitment, items laid against it, their Key turned, character seen): item or NOTHING;
    ("swap", own commitment, items laid against it before and after their Key, character seen): character or NOTHING;
    ("join", ...): all who join.
    """

    key: Hashable
    parent: int
    first: int
    choices: tuple[Hashable, ...]


class Outcome(NamedTuple):
    """How a battle ends: the hands that are left (in the one form), and whether the attacker takes what was spent."""

    attacking: int
    defending: int
    attacker_wins: bool


class End(NamedTuple):
    """Both sequences before the defender's last decision, that decision's key, and for each choice who joins and which
    outcome (its place in `Clash.outcomes`) it leads to. By then everything lies open."""

    attacker: int
    defender: int
    key: Hashable
    answers: tuple[tuple[int, int], ...]


class Clash(NamedTuple):
    """A battle: the decisions of attacker and defender (those before others first), the ends, the outcomes, and how
    many sequences each side has, the empty one included."""

    decisions: tuple[tuple[Decision, ...], tuple[Decision, ...]]
    ends: tuple[End, ...]
    outcomes: tuple[Outcome, ...]
    sizes: tuple[int, int]


class _Builder:
    def __init__(self) -> None:
        self.decisions: tuple[dict[Hashable, Decision], dict[Hashable, Decision]] = ({}, {})
        self.sizes = [1, 1]
        self.ends: list[End] = []
        self.outcomes: dict[Outcome, int] = {}

    def decide(
        self, side: int, key: Hashable, parent: int, choices: tuple[Hashable, ...]
    ) -> Iterator[tuple[int, Hashable]]:
        """(sequence, choice) for each choice. Whoever has only one decides nothing."""
        if len(choices) == 1:
            return iter(((parent, choices[0]),))
        decision = self.decisions[side].get(key)
        if decision is None:
            decision = self.decisions[side][key] = Decision(key, parent, self.sizes[side], choices)
            self.sizes[side] += len(choices)
        return zip(range(decision.first, decision.first + len(choices)), choices, strict=True)

    def outcome(self, outcome: Outcome) -> int:
        return self.outcomes.setdefault(outcome, len(self.outcomes))


@lru_cache(maxsize=1 << 15)
def commitments(hand: int) -> tuple[tuple[int, int], ...]:
    """Every (character, item or NOTHING) that a hand can lay."""
    laid = (NOTHING, *kinds(hand & ITEM_MASK))
    return tuple((character, item) for character in kinds(hand & CHARACTER_MASK) for item in laid)


@lru_cache(maxsize=1 << 15)
def joiners(left: int, fighters: int, ale: bool) -> tuple[int, ...]:
    """Every set of characters that may join, NOTHING first (H7). left: free cards; ale: whether an Ale is laid."""
    found = {NOTHING}
    waiting = [(NOTHING, ale)]
    while waiting:
        joined, waits = waiting.pop()
        side, rest = fighters | joined, left & CHARACTER_MASK & ~joined
        free = kinds(rest) if waits else kinds(rest & 1 << KING if side >> QUEEN & 1 else NOTHING)
        for card in free:
            by_queen = card == 1 << KING and side >> QUEEN & 1
            more = joined | card
            found.add(more)
            waiting.append((more, waits and bool(by_queen)))
    return tuple(sorted(found))


def attacker_wins(lead: int, attacking: int, defending: int, fog_lead: bool) -> bool:
    """§5.1 to §5.3. attacking, defending: all cards of both sides; lead: the attacker's first fighter."""
    if (lead if fog_lead else attacking) >> WIZARD & 1:
        return not defending >> TORCH & 1
    return attack(attacking) > defence(defending)


@lru_cache(maxsize=1 << 11)
def clash(attacking: int, defending: int, fog_lead: bool) -> Clash:
    """The battle between these hands (in the one form of `hands.py`, a character in each)."""
    builder = _Builder()
    for mine, own in builder.decide(ATTACKER, ("commit", None), 0, commitments(attacking)):
        assert isinstance(own, tuple)
        shown = int(own[1] != NOTHING)
        for theirs, other in builder.decide(DEFENDER, ("commit", shown), 0, commitments(defending)):
            assert isinstance(other, tuple)
            _keys(builder, (attacking, defending), fog_lead, (mine, own), (theirs, other))
    decisions = tuple(builder.decisions[0].values()), tuple(builder.decisions[1].values())
    return Clash(decisions, tuple(builder.ends), tuple(builder.outcomes), (builder.sizes[0], builder.sizes[1]))


def _keys(
    builder: _Builder,
    hands: tuple[int, int],
    fog_lead: bool,
    attacker: tuple[int, tuple[int, int]],
    defender: tuple[int, tuple[int, int]],
) -> None:
    """From the commitments on: Keys look, the attacker may add an item, the defender may exchange his character."""
    (mine, own), (theirs, other) = attacker, defender
    (lead, item), (answer, against) = own, other
    my_key, their_key = bool(item & KEYS), bool(against & KEYS)
    laid = int(item != NOTHING), int(against != NOTHING)
    seen = answer if my_key else NOTHING
    additions = (NOTHING, *kinds(hands[0] & ITEM_MASK & ~item)) if my_key else (NOTHING,)
    known = (own, laid[1], their_key, seen)
    for after, added in builder.decide(ATTACKER, ("add", *known), mine, additions):
        assert isinstance(added, int)
        total = laid[0] + (added != NOTHING)
        swaps: tuple[int, ...] = (NOTHING,)
        if their_key:
            swaps = (NOTHING, *kinds(hands[1] & CHARACTER_MASK & ~answer))
        looked = lead if their_key else NOTHING
        for later, swapped in builder.decide(DEFENDER, ("swap", other, laid[0], my_key, total, looked), theirs, swaps):
            assert isinstance(swapped, int)
            fighter = swapped or answer
            left = hands[0] & ~(lead | item | added)
            every = joiners(left, lead, bool((item | added) >> ALE & 1))
            key = ("join", *known, added, bool(swapped))
            for last, joined in builder.decide(ATTACKER, key, after, every):
                assert isinstance(joined, int)
                side = lead | item | added | joined
                _answer(builder, hands, fog_lead, (last, lead, side), (later, fighter, against, other, swapped), key)


def _answer(
    builder: _Builder,
    hands: tuple[int, int],
    fog_lead: bool,
    attacker: tuple[int, int, int],
    defender: tuple[int, int, int, tuple[int, int], int],
    before: Hashable,
) -> None:
    """The defender's fighters join knowing everything."""
    last, lead, side = attacker
    later, fighter, against, other, swapped = defender
    answers = []
    kept = plain(hands[0] & ~side)
    for joined in joiners(hands[1] & ~(fighter | against), fighter, bool(against >> ALE & 1)):
        mine = fighter | against | joined
        wins = attacker_wins(lead, side, mine, fog_lead)
        answers.append((joined, builder.outcome(Outcome(kept, plain(hands[1] & ~mine), wins))))
    builder.ends.append(End(last, later, ("join", other, swapped, before, side), tuple(answers)))
