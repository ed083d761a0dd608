"""The "decent play" of rules/demonites.md §10, written out card by card: the measure for the players of the arcade, who
know only the contract. It is no part of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import comb

from game.ai.player import Budget, Decision
from game.core.action import Action
from game.core.rng import Rng
from game.games.demonites.cards import ATTACK, DEFENCE, PRIORITY, TOTAL
from game.games.demonites.view import View

ALL = range(1, 61)
Sums = tuple[int, int, int]


class DecentPlayer:
    """Decides as §10 says; knows the game and what its seat may know, nothing else."""

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """One of `legal`; the budget does not matter."""
        if len(legal) == 1 or view.mode == "war":
            return Decision(legal[0])
        return Decision(_BY_PHASE[view.phase](view, legal, rng))


def _known(view: View) -> set[int]:
    places = (*view.armies, *view.hands, *view.table)
    found = {card for lying in places for card in lying.cards if card is not None}
    return found | {card for front in view.fronts for cards in front.cards for card in cards}


def _unseen(view: View) -> list[int]:
    """The cards that may lie anywhere hidden; all where everything is known."""
    return sorted(set(view.deck) - _known(view)) or list(view.deck)


def _hand(view: View) -> list[int]:
    return [card for card in view.hands[view.eyes].cards if card is not None]


def _number(action: Action, place: int = 0) -> int:
    return int(action.args[place])


def _sums(cards: Iterable[int]) -> Sums:
    cards = list(cards)
    return sum(ATTACK[n] for n in cards), sum(PRIORITY[n] for n in cards), sum(DEFENCE[n] for n in cards)


def _exchange(first: Sums, second: Sums, bonus: int = 0) -> int:
    """1 where the first wins, -1 where the second does, 0 for a stand-off."""
    if first[0] + bonus > second[2]:
        return 1
    return -int(second[0] > first[2])


# Skirmish


def _none_of_three(good: int, of: int) -> float:
    return comb(good, 3) / comb(of, 3)


@lru_cache
def _rush_worth(card: int) -> float:
    others = [other for other in ALL if other != card]
    falls = sum(ATTACK[card] > DEFENCE[other] for other in others)
    answers = sum(DEFENCE[other] >= ATTACK[card] and ATTACK[other] > DEFENCE[card] - 1 for other in others)
    alone = _none_of_three(falls, 59) - (1 - _none_of_three(59 - answers, 59))
    return (alone + _both(card, 1)) / 2


@lru_cache
def _both(card: int, guard: int) -> float:
    """Win minus loss rate against a random card, the faster first, both guards lowered by `guard`."""
    total = 0
    mine = (ATTACK[card], PRIORITY[card], DEFENCE[card] - guard)
    for other in ALL:
        if other != card:
            theirs = (ATTACK[other], PRIORITY[other], DEFENCE[other] - guard)
            first = (-PRIORITY[card], -TOTAL[card], card) < (-PRIORITY[other], -TOTAL[other], other)
            total += _exchange(mine, theirs) if first else -_exchange(theirs, mine)
    return total / 59


def _rival(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    return max(legal, key=lambda action: view.owned[_number(action)])


def _rush(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    best = max((action for action in legal if action.verb == "rush"), key=lambda one: _rush_worth(_number(one)))
    enough = _rush_worth(_number(best)) > 0.35 + 0.2 * (rng.random() - 0.5)
    return best if enough else Action("wait")


def _answer(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    other = view.attacker if view.attacker != view.eyes else view.defender
    assert other is not None
    rusher = view.table[other].cards[-1]
    assert rusher is not None
    blocking = [action for action in legal if DEFENCE[_number(action)] >= ATTACK[rusher]]
    beating = [action for action in blocking if ATTACK[_number(action)] > DEFENCE[rusher] - 1]
    return min(beating or blocking or legal, key=lambda action: TOTAL[_number(action)])


def _blind(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    return max(legal, key=lambda action: _both(_number(action), 0))


# Scout


def _scout(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    def strength(card: int) -> float:
        return ATTACK[card] + 0.7 * DEFENCE[card] + 0.8 * PRIORITY[card]

    return max(legal, key=lambda action: strength(_number(action)))


def _stake(cards: Iterable[int]) -> float:
    return sum(1 + 0.05 * (TOTAL[card] - 15.8) for card in cards)


def _commit(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    seat = view.eyes
    attacks = view.attacker == seat
    other = view.defender if attacks else view.attacker
    assert other is not None
    mine = [card for card in view.table[seat].cards if card is not None]
    theirs = [card for card in view.table[other].cards if card is not None]
    unseen, holds = _unseen(view), len(view.hands[other].cards)
    replies = []
    for _ in range(24):
        support = rng.shuffled(unseen)[:holds]
        for lot in [()] + [(card,) for card in support] + ([support] if holds == 2 else []):
            replies.append([*theirs, *lot])

    def value(action: Action) -> float:
        own = [*mine, *map(int, action.args)]
        total = 0.0
        for reply in replies:
            outcome = _exchange(_sums(own), _sums(reply)) if attacks else -_exchange(_sums(reply), _sums(own))
            total += _stake(reply) if outcome > 0 else -_stake(own) if outcome < 0 else 0.0
        return total / len(replies) - 0.06 * len(action.args)

    return max(legal, key=value)


# Ambush


def _reserve(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    def strength(card: int) -> float:
        return DEFENCE[card] + 0.6 * PRIORITY[card] + 0.3 * ATTACK[card]

    return min(legal, key=lambda action: strength(_number(action)))


def _in_danger(card: int, unseen: list[int]) -> float:
    return sum(ATTACK[other] > DEFENCE[card] for other in unseen) / len(unseen)


def _turn(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    unseen, line, up = _unseen(view), view.table[view.eyes].cards, view.up[view.eyes]

    def raid(card: int, target: int, hidden: bool) -> int:
        mine, theirs = _sums([card]), _sums([target])
        if hidden and PRIORITY[target] > PRIORITY[card]:
            return -_exchange(theirs, mine, 2)
        return _exchange(mine, theirs)

    def value(action: Action) -> float:
        if action.verb != "attack":
            return -0.05
        own, other, slot = map(int, action.args)
        card, target = line[own], view.table[other].cards[slot]
        assert card is not None
        if view.up[other][slot] and target is not None:
            result: float = raid(card, target, False)
        else:
            lot = [target] if target is not None else unseen
            result = sum(raid(card, one, True) for one in lot) / len(lot)
        return result - 0.35 * _in_danger(card, unseen)

    shown = [place for place, face in enumerate(up) if face]
    regroups = [action for action in legal if action.verb == "regroup" and _number(action) in shown]
    if regroups:
        worst = max(regroups, key=lambda action: _in_danger(line[_number(action)] or 0, unseen))
        if _in_danger(line[_number(worst)] or 0, unseen) > 0.35:
            return worst
    return max((action for action in legal if action.verb != "regroup"), key=value)


# Campaign


def _charge_wins(mine: Sums, theirs: Sums) -> int:
    return _exchange(mine, theirs) if mine[1] >= theirs[1] else -_exchange(theirs, mine)


class _Fronts:
    """The fronts as the acting seat sees them, and what they are worth to it."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.samples = [rng.choice(_unseen(view)) for _ in range(10)]
        self.sides = {
            place: [
                list(front.cards[front.seats.index(view.eyes)]),
                list(front.cards[1 - front.seats.index(view.eyes)]),
            ]
            for place, front in enumerate(view.fronts)
            if view.eyes in front.seats
        }

    def standing(self, hand: list[int]) -> float:
        total = 0.0
        for mine, theirs in self.sides.values():
            if mine and theirs:
                lost = sum(_charge_wins(_sums([*theirs, card]), _sums(mine)) > 0 for card in self.samples)
                total -= 0.55 * len(mine) * lost / len(self.samples)
                if any(_charge_wins(_sums([*mine, card]), _sums(theirs)) > 0 for card in hand):
                    total += 0.35 * len(theirs)
            elif mine:
                continue
        return total

    def charged(self, place: int, hand: list[int]) -> float:
        mine, theirs = self.sides[place]
        outcome = _charge_wins(_sums(mine), _sums(theirs))
        if not outcome:
            return self.standing(hand)
        self.sides[place] = [[], []]
        value = (len(theirs) if outcome > 0 else -len(mine)) + self.standing(hand)
        self.sides[place] = [mine, theirs]
        return value

    def best(self, hand: list[int]) -> float:
        charges = [self.charged(place, hand) for place, (mine, theirs) in self.sides.items() if mine and theirs]
        return max(self.standing(hand), *charges) if charges else self.standing(hand)


def _place(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    fronts, hand = _Fronts(view, rng), _hand(view)

    def value(action: Action) -> float:
        card, place = map(int, action.args)
        rest = [other for other in hand if other != card]
        mine, theirs = fronts.sides[place]
        mine.append(card)
        found = fronts.charged(place, rest) if len(mine) == len(theirs) == 4 else fronts.best(rest)
        mine.pop()
        return found

    return max(legal, key=value)


def _charge(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    fronts, hand = _Fronts(view, rng), _hand(view)
    return max(
        legal,
        key=lambda one: fronts.standing(hand) if one.verb == "hold" else fronts.charged(_number(one), hand),
    )


_BY_PHASE: dict[str, Callable[[View, tuple[Action, ...], Rng], Action]] = {
    "rival": _rival,
    "rush": _rush,
    "answer": _answer,
    "blind": _blind,
    "scout": _scout,
    "commit": _commit,
    "deploy": _reserve,
    "refill": _reserve,
    "turn": _turn,
    "place": _place,
    "charge": _charge,
}
