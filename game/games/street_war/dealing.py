"""Dealing again what a pair of eyes cannot know (`resample`), and the way back before a hidden row (`rewind`)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.core.events import OPEN
from game.core.rng import Rng
from game.games.street_war.cards import (
    BATTLE_HAND,
    CHARACTER_NUMBERS,
    IS_OPEN,
    LANES,
    NO_CHARACTER,
)
from game.games.street_war.options import chosen_options
from game.games.street_war.state import (
    EXCHANGED,
    LEFT,
    LINE_UP,
    LINE_UP_LAST,
    NO_CARD,
    NOBODY,
    NOT_PEEKED,
    NOTHING_LAID,
    PEEKING,
    PHASE_NUMBERS,
    UNKNOWN,
    Lane,
    Seat,
    State,
    battle_deck,
    strategy_deck,
)
from game.games.street_war.view import LaneResult, SeatView, View

LAYS = 7
"""Of 8 cards that could be laid face down, a seat whose set-up is hidden is dealt so many on its lanes."""


@dataclass(slots=True)
class _Deal:
    """All that a view may leave open, by seat where there are two."""

    hands: list[tuple[int, ...]]
    rows: list[tuple[int, ...]]
    cards: list[tuple[int, ...]]
    laid: list[tuple[tuple[int, ...], ...]]
    discards: list[tuple[int, ...]]
    pile: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    peeked: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    exchange: tuple[int, ...] = ()
    looked: int = NO_CARD


def _known(view: View) -> _Deal:
    """What the view tells, with UNKNOWN in every place whose card it does not tell."""
    seats, peek = view.seats, view.peek
    deal = _Deal(
        hands=[seat.battle if seat.battle is not None else (UNKNOWN,) * seat.battle_count for seat in seats],
        rows=[_row(seat.row) for seat in seats],
        cards=[seat.cards if seat.cards is not None else (UNKNOWN,) * seat.card_count for seat in seats],
        laid=[_laid(seat) for seat in seats],
        discards=[seat.discards if seat.discards is not None else (UNKNOWN,) * seat.discard_count for seat in seats],
        pile=(UNKNOWN,) * view.pile_count,
        deck=(UNKNOWN,) * view.deck_count,
    )
    if peek is not None:
        gone = len(battle_deck(chosen_options(view.options))) - 2 * BATTLE_HAND - view.pile_count
        if peek.decided:
            deal.out = peek.out if peek.out is not None else (UNKNOWN,) * gone
        else:
            deal.peeked = peek.cards if peek.cards is not None else (UNKNOWN,) * gone
        if peek.lane is not None and peek.replaced is not None:
            deal.exchange = (peek.lane - 1, peek.replaced)
    if view.look is not None and view.look.card is not None:
        deal.looked = view.look.card
    return deal


def _row(row: tuple[int | None, ...]) -> tuple[int, ...]:
    return tuple([UNKNOWN if card is None else card for card in row])


def _laid(seat: SeatView) -> tuple[tuple[int, ...], ...]:
    if seat.laid is not None:
        return seat.laid
    return tuple((UNKNOWN,) * count for count in seat.laid_counts) if seat.laid_counts is not None else NOTHING_LAID


def rebuilt(view: View) -> State:
    """The state that the view shows, with UNKNOWN in every place whose card these eyes do not know and no generator.
    For `legality`, which asks for nothing hidden."""
    return _state(view, 0, _known(view))


def resample(view: View, rng: Rng) -> State:
    """A state that looks like `view` to its eyes, all else dealt at random. Raises ValueError for OPEN eyes, from whom
    nothing is hidden but the future."""
    if view.eyes == OPEN:
        raise ValueError("open eyes see everything: there is nothing to deal again")
    deal = _known(view)
    _deal_battle_cards(view, deal, rng)
    _deal_strategy_cards(view, deal, rng)
    return _state(view, rng.u32() << 32 | rng.u32(), deal)


def _pool(deck: tuple[int, ...], *known: tuple[int, ...]) -> list[int]:
    """The cards of the deck that are none of those known (UNKNOWN ones are passed over)."""
    pool = list(deck)
    for cards in known:
        for card in cards:
            if card != UNKNOWN:
                pool.remove(card)
    return pool


def _deal_battle_cards(view: View, deal: _Deal, rng: Rng) -> None:
    pool = _pool(battle_deck(chosen_options(view.options)), *deal.hands, *deal.rows, deal.peeked, deal.out)
    pool = list(rng.shuffled(pool))
    hidden_exchange = view.peek is not None and view.peek.exchanged and not deal.exchange
    if view.sketch is not None and UNKNOWN in deal.rows[1 - view.sketch.seat]:
        seat = 1 - view.sketch.seat
        deal.rows[seat] = _sketched_row(view.sketch.value, view.sketch.lanes, pool)
        if hidden_exchange and view.peek is not None and view.peek.seat == seat:
            # What she was told stands for the row before the exchange (edge case 7).
            row, lane = deal.rows[seat], rng.below(LANES)
            deal.exchange = (lane, row[lane])
            deal.rows[seat] = (*row[:lane], pool.pop(), *row[lane + 1 :])
            deal.out = (row[lane], *(pool.pop() for _ in deal.out[1:]))
    for seat in (0, 1):
        deal.hands[seat] = tuple(sorted(_filled(deal.hands[seat], pool)))
        deal.rows[seat] = _filled(deal.rows[seat], pool)
    deal.out = _filled(deal.out, pool)
    if hidden_exchange and not deal.exchange:
        deal.exchange = (rng.below(LANES), deal.out[0])
    deal.out = tuple(sorted(deal.out))
    deal.peeked = _filled(deal.peeked, pool)
    deal.pile = _filled(deal.pile, pool)


def _filled(cards: tuple[int, ...], pool: list[int]) -> tuple[int, ...]:
    """The cards with every UNKNOWN one taken from the end of the pool."""
    if UNKNOWN not in cards:
        return cards
    return tuple([pool.pop() if card == UNKNOWN else card for card in cards])


def _sketched_row(value: int, lanes: tuple[int, ...], pool: list[int]) -> tuple[int, ...]:
    """A row whose highest card is `value`, on these lanes alone; its cards leave the pool."""
    row = []
    for lane in range(1, LANES + 1):
        card = value if lane in lanes else next(one for one in pool if one < value)
        pool.remove(card)
        row.append(card)
    return tuple(row)


def _deal_strategy_cards(view: View, deal: _Deal, rng: Rng) -> None:
    held = tuple(NO_CARD if seat.held is None else seat.held for seat in view.seats)
    unknown = [number for number, seat in enumerate(view.seats) if seat.cards is None]
    shown = [view.seats[number].shown for number in unknown]
    deck = strategy_deck(chosen_options(view.options))
    pool = _pool(deck, *deal.cards, *deal.laid[0], *deal.laid[1], *deal.discards, view.opened, held, *shown)
    pool = list(rng.shuffled(pool))
    for number in unknown:
        _deal_seat(view, deal, number, pool, rng)
    deal.deck = _filled(deal.deck, pool)
    look = view.look
    if look is not None and look.found and look.card is None:
        deal.looked = rng.choice(deal.laid[1 - look.seat][look.card_lane - 1])


def _deal_seat(view: View, deal: _Deal, number: int, pool: list[int], rng: Rng) -> None:
    """Hand, lanes and discards of a seat into whose hand the eyes cannot see. Open cards are never on a lane."""
    seat = view.seats[number]
    counts = list(seat.laid_counts) if seat.laid_counts is not None else [0] * LANES
    lanes: list[list[int]] = [[] for _ in range(LANES)]
    shown = list(seat.shown)
    look = view.look
    if look is not None and look.seat != number and look.card is not None:
        (shown if look.card in shown else pool).remove(look.card)
        lanes[look.card_lane - 1].append(look.card)
        counts[look.card_lane - 1] -= 1
    opens = [card for card in shown if IS_OPEN[card]]
    rest = [card for card in shown if not IS_OPEN[card]]
    off_lanes = seat.card_count + seat.discard_count
    missing = off_lanes + sum(counts) - len(shown)
    passed_over = []
    while missing:
        card = pool.pop()
        if IS_OPEN[card] and len(opens) == off_lanes:
            passed_over.append(card)
            continue
        (opens if IS_OPEN[card] else rest).append(card)
        missing -= 1
    if passed_over:
        pool[:] = rng.shuffled(pool + passed_over)
    if shown:
        # Those from the pool come in random order as it is.
        rest = list(rng.shuffled(rest))
    for lane, count in enumerate(counts):
        if count:
            lanes[lane] += rest[-count:]
            del rest[-count:]
    cards = opens + rest
    if seat.discard_count:
        kept = rng.shuffled(cards)
        deal.discards[number], cards = tuple(sorted(kept[: seat.discard_count])), list(kept[seat.discard_count :])
    if seat.done and seat.laid_counts is None:
        cards = _lay(cards, lanes, rng)
    deal.cards[number] = tuple(sorted(cards))
    deal.laid[number] = tuple([tuple(sorted(lying)) for lying in lanes])


def _lay(cards: list[int], lanes: list[list[int]], rng: Rng) -> list[int]:
    """A set-up that nobody has seen: most of what can be laid, anywhere. Returns what stays in hand."""
    left = []
    for card in cards:
        if not IS_OPEN[card] and rng.below(LAYS + 1):
            lanes[rng.below(LANES)].append(card)
        else:
            left.append(card)
    return left


def _state(view: View, rng: int, deal: _Deal) -> State:
    peek, sketch, look = view.peek, view.sketch, view.look
    looking = NOT_PEEKED
    if peek is not None:
        looking = PEEKING if not peek.decided else EXCHANGED if peek.exchanged else LEFT
    # By position, here and below: states are dealt again at every step of a search.
    return State(
        chosen_options(view.options),
        rng,
        PHASE_NUMBERS[view.phase],
        NOBODY if view.to_act is None else view.to_act,
        view.round,
        view.first,
        (_seat(view.seats[0], deal, 0), _seat(view.seats[1], deal, 1)),
        deal.pile,
        deal.deck,
        view.opened,
        deal.out,
        looking,
        deal.peeked,
        deal.exchange,
        NOBODY if view.waiter is None else view.waiter,
        (sketch.value, sum(1 << lane - 1 for lane in sketch.lanes)) if sketch is not None else (),
        (look.lane - 1, look.value, look.card_lane - 1, deal.looked) if look is not None else (),
        (view.glimpse.lane - 1, view.glimpse.value) if view.glimpse is not None else (),
        view.passes,
        view.results,
        _last(view.last),
        NOBODY if view.winner is None else view.winner,
    )


@lru_cache(maxsize=1 << 8)  # for a whole round every view shows the same fight
def _last(lanes: tuple[LaneResult, ...]) -> tuple[Lane, ...]:
    return tuple((*one.cards, *one.laid, *one.values) for one in lanes)


def _seat(seat: SeatView, deal: _Deal, number: int) -> Seat:
    return Seat(
        NO_CHARACTER if seat.character is None else CHARACTER_NUMBERS[seat.character],
        seat.health,
        seat.ready_from,
        deal.hands[number],
        deal.rows[number],
        deal.cards[number],
        deal.laid[number],
        seat.shown,
        deal.discards[number],
        NO_CARD if seat.held is None else seat.held,
        NO_CARD if seat.carried is None else seat.carried,
        int(seat.patrol),
        int(seat.momentum),
        int(seat.pressed),
        int(seat.shield),
        int(seat.done),
    )


def rewind(state: State, seat: int) -> State | None:
    """The state before the rival's row that `seat` answers with its own. None elsewhere, where an ability has shown a
    part of it, and for the set-up: it is laid card by card, and a search that follows them all hardly ever comes
    back to what it has to decide."""
    if seat != state.actor or state.phase != LINE_UP_LAST or state.waiter >= 0:
        return None
    rival = state.seats[1 - seat]
    before = rival._replace(row=(), hand=tuple(sorted(rival.row)))
    mine = state.seats[seat]
    seats = (mine, before) if seat == 0 else (before, mine)
    return state._replace(phase=LINE_UP, actor=1 - seat, seats=seats)
