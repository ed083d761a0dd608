"""What both seats know when a battle begins, and which hands fit it.

Characters lie open since the drafts (H5). Items are known where they were given away or have been turned up; of the
others everybody knows how many each seat holds, and out of which items.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from game.core.rng import Rng
from game.games.eight_bit_battle.cards import CHARACTER_MASK, ITEM_MASK, cards_in, mask_of
from game.games.eight_bit_battle.exact.hands import plain
from game.games.eight_bit_battle.exact.prize import lead_of
from game.games.eight_bit_battle.options import Options, read_options
from game.games.eight_bit_battle.state import REASONS, item_deck
from game.games.eight_bit_battle.view import View

Pair = tuple[int, int]


class Situation(NamedTuple):
    """Common knowledge at the beginning of a battle. Pairs are (attacker's, defender's).

    open_cards: cards that both know, as masks. hidden: how many items more each holds. pool: the items that these may
    be. lead: the attacker's, in half points.
    """

    options: Options
    open_cards: Pair
    hidden: Pair
    pool: int
    lead: int

    @property
    def worlds(self) -> int:
        """How many pairs of hands fit."""
        size = self.pool.bit_count()
        return comb(size, self.hidden[0]) * comb(size - self.hidden[0], self.hidden[1])


class Known(NamedTuple):
    """A view of a battle as a situation, and what its eyes know beyond it.

    seat: the eyes; side: 0 attacking, 1 defending; hand: their whole hand when the battle began; secret: the part of it
    that the other seat does not know.
    """

    situation: Situation
    seat: int
    side: int
    hand: int
    secret: int


def known(view: View) -> Known:
    """Read a seat's view in a battle. What has been turned up in this battle counts as known before: whether it was
    cannot be told any more."""
    battle, seat = view.battle, view.eyes
    assert battle is not None
    options = options_in(view)
    table = [mask_of(side.characters + side.items) if side.open else 0 for side in battle.sides]
    turned = [
        mask_of(side.items) if not side.open and number != seat else 0 for number, side in enumerate(battle.sides)
    ]
    own = view.seats[seat]
    hand = mask_of(own.hand) | table[seat]
    shown = [mask_of(one.shown) | table[n] | turned[n] for n, one in enumerate(view.seats)]
    for number, one in enumerate(view.seats):
        # All characters are known to both, wherever they stand.
        cards = hand if number == seat else mask_of(one.hand) | table[number]
        shown[number] |= cards & CHARACTER_MASK
    gone = mask_of(view.seats[0].pile + view.seats[1].pile + view.gone)
    pool = mask_of(item_deck(options)) & ~gone & ~shown[0] & ~shown[1]
    rival = view.seats[1 - seat]
    more = [0, 0]
    more[seat] = (hand & ITEM_MASK & ~shown[seat]).bit_count()
    more[1 - seat] = (mask_of(rival.hand) & ITEM_MASK & ~shown[1 - seat]).bit_count() + rival.unknown_items
    results = tuple((a, b, winner, REASONS.index(reason)) for a, b, winner, reason in view.round_results)
    attacker = battle.attacker
    lead = lead_of(options, attacker, view.first, (view.seats[0].points, view.seats[1].points), results)
    lead += king_lead(options, mask_of(view.seats[attacker].pile), mask_of(view.seats[1 - attacker].pile))
    situation = Situation(
        options,
        (shown[attacker], shown[1 - attacker]),
        (more[attacker], more[1 - attacker]),
        pool,
        lead,
    )
    return Known(situation, seat, int(seat != attacker), hand, hand & ~shown[seat])


def king_lead(options: Options, mine: int, theirs: int) -> int:
    """The half point that the King in a pile is worth where he decides ties (H3)."""
    return ((mine & 1) - (theirs & 1)) if options.tied_round else 0


@lru_cache(maxsize=256)
def _options_of(words: tuple[tuple[str, str], ...]) -> Options:
    return read_options(dict(words))


def options_in(view: View) -> Options:
    """The options of the match that this is a view of."""
    return _options_of(view.options)


def hands_of(situation: Situation, hidden: Pair) -> Pair:
    """Both whole hands, in the one form of `hands.py`, when these are the hidden items."""
    first, second = situation.open_cards
    return plain(first | hidden[0]), plain(second | hidden[1])


def every_pair(situation: Situation) -> Iterator[Pair]:
    """All (attacker's, defender's) hidden items that fit."""
    pool = cards_in(situation.pool)
    for first in combinations(pool, situation.hidden[0]):
        rest = [card for card in pool if card not in first]
        for second in combinations(rest, situation.hidden[1]):
            yield mask_of(first), mask_of(second)


def some_pairs(know: Known, most: int, rng: Rng) -> list[Pair]:
    """About `most` pairs, or all where there are no more: the eyes' own secret is among what the other side has to
    reckon with, and each of theirs meets each of the others' as far as they fit together."""
    situation = know.situation
    if situation.worlds <= most:
        return list(every_pair(situation))
    mine, theirs = situation.hidden[know.side], situation.hidden[1 - know.side]
    pool = cards_in(situation.pool)
    rest = cards_in(situation.pool & ~know.secret)
    # The rival's hands matter more than what he thinks of ours.
    rivals = _some(rest, theirs, max(1, round((2 * most) ** 0.5)), rng)
    own = [know.secret]
    for other in _some(pool, mine, max(1, most // max(1, len(rivals)) - 1), rng):
        if other != know.secret:
            own.append(other)
    pairs = [(a, b) for a in own for b in rivals if not a & b]
    return pairs if know.side == 0 else [(b, a) for a, b in pairs]


def _some(pool: tuple[int, ...], count: int, most: int, rng: Rng) -> list[int]:
    """Up to `most` different sets of so many cards."""
    if comb(len(pool), count) <= most:
        return [mask_of(cards) for cards in combinations(pool, count)]
    found: dict[int, None] = {}
    while len(found) < most:
        found[mask_of(rng.shuffled(pool)[:count])] = None
    return list(found)
