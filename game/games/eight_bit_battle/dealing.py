"""Dealing again what a pair of eyes cannot know (`resample`): a state in which all they do know holds."""

from __future__ import annotations

from functools import lru_cache

from game.core.events import OPEN
from game.core.rng import Rng
from game.games.eight_bit_battle.cards import CHARACTER_MASK, CHARACTERS, ITEM_MASK, cards_in, mask_of
from game.games.eight_bit_battle.options import chosen_options
from game.games.eight_bit_battle.state import (
    COMMIT_ATTACKER,
    COMMIT_DEFENDER,
    DRAFT_CHARACTERS,
    DRAFT_ITEMS,
    JOIN_ATTACKER,
    KEYS,
    OUTCOMES,
    PHASES,
    REASONS,
    VILLAGERS,
    State,
    Sum,
    item_deck,
    lowest,
    with_seat,
)
from game.games.eight_bit_battle.view import BattleSum, BattleView, View

TRIES = 10_000
"""Far more than any consistent deal has ever needed (a face-down item that is no Key rules out some hands)."""


def resample(view: View, rng: Rng) -> State:
    """A state that looks like `view` to its eyes, all else dealt at random. Raises ValueError for OPEN eyes, from whom
    nothing is hidden but the future, and for a view that no deal fits."""
    if view.eyes == OPEN:
        raise ValueError("open eyes see everything: there is nothing to deal again")
    for _ in range(TRIES):
        state = _deal(view, rng)
        if state is not None:
            return state
    raise ValueError("no deal fits this view: it contradicts itself")


def _deal(view: View, rng: Rng) -> State | None:
    options = chosen_options(view.options)
    phase = PHASES.index(view.phase)
    if view.draft is not None:
        phase = DRAFT_CHARACTERS if view.draft.kind == "characters" else DRAFT_ITEMS
    table = _table(view)
    seats = view.seats
    in_hand = [mask_of(seat.hand) | on_table for seat, on_table in zip(seats, table, strict=True)]
    seen = in_hand[0] | in_hand[1] | mask_of(seats[0].pile) | mask_of(seats[1].pile) | mask_of(view.gone)
    drawn = view.draft.card if view.draft is not None else None
    if drawn is not None:
        seen |= 1 << drawn
    characters = _unseen(CHARACTERS, seen, rng)
    items = _unseen(item_deck(options), seen, rng) if phase != DRAFT_CHARACTERS else []
    for seat in (0, 1):
        in_hand[seat] |= _take(characters, seats[seat].unknown_characters)
        in_hand[seat] |= _take(items, seats[seat].unknown_items)
    deck = tuple(characters if phase == DRAFT_CHARACTERS else items)
    if drawn is not None:
        deck = (drawn, *deck)
    state = State(
        options=options,
        rng=rng.u32() << 32 | rng.u32(),
        phase=phase,
        round=view.round,
        first=view.first,
        turn=view.draft.turn - 1 if view.draft is not None else 0,
        deck=deck,
        hands=(in_hand[0], in_hand[1]),
        known=_known(view),
        piles=(mask_of(seats[0].pile), mask_of(seats[1].pile)),
        gone=mask_of(view.gone),
        results=tuple((a, b, winner, REASONS.index(reason)) for a, b, winner, reason in view.round_results),
        last=_packed(view.last),
        winner=-1 if view.winner is None else view.winner,
    )
    return state if view.battle is None else _lay(state, view, view.battle, rng)


def _table(view: View) -> tuple[int, int]:
    """What open sides have on the table: a view's hand leaves it out."""
    if view.battle is None:
        return 0, 0
    masks = [mask_of(side.characters + side.items) if side.open else 0 for side in view.battle.sides]
    return masks[0], masks[1]


def _unseen(cards: tuple[int, ...], seen: int, rng: Rng) -> list[int]:
    return list(rng.shuffled(_missing(cards, seen)))


@lru_cache(maxsize=1 << 8)  # the same view is dealt again and again
def _missing(cards: tuple[int, ...], seen: int) -> tuple[int, ...]:
    return tuple(card for card in cards if not seen >> card & 1)


def _take(pool: list[int], count: int) -> int:
    taken = mask_of(tuple(pool[:count]))
    del pool[:count]
    return taken


def _known(view: View) -> tuple[int, int]:
    """Who knows what of the other: what the view shows both, and every open side."""
    table = _table(view)
    return mask_of(view.seats[1].shown) | table[1], mask_of(view.seats[0].shown) | table[0]


def _packed(last: BattleSum | None) -> Sum | None:
    if last is None:
        return None
    outcome = OUTCOMES.index(last.outcome)
    return last.attacker, last.attack_parts, last.defence_parts, last.attack, last.defence, outcome, last.winner


def _lay(state: State, view: View, battle: BattleView, rng: Rng) -> State | None:
    """Put both sides on the table; None where this deal cannot have been played so."""
    fighters: list[tuple[int, ...]] = []
    laid: list[tuple[int, ...]] = []
    for seat in (0, 1):
        side = battle.sides[seat]
        if side.open or view.eyes == seat or not side.committed:
            fighters.append(side.characters)
            laid.append(side.items)
            continue
        character = _hidden_character(state, view, battle, seat, rng)
        items = _hidden_items(state.hands[seat], side.items, side.items_laid, battle.keys_turned, rng)
        if items is None:
            return None
        fighters.append((character,))
        laid.append(items)
    looks = []
    for seat in (0, 1):
        look = -1
        if battle.looked[seat]:
            known = battle.seen_by_key if seat == view.eyes else battle.shown_to_key
            look = known if known is not None else _unknown_look(state, battle, seat, fighters[1 - seat][0], rng)
        looks.append(look)
    return state._replace(
        attacker=battle.attacker,
        battle=battle.number,
        fighters=(fighters[0], fighters[1]),
        laid=(laid[0], laid[1]),
        opened=sum(1 << seat for seat in (0, 1) if battle.sides[seat].open),
        ale_used=ale_used(view, battle),
        keys_turned=int(battle.keys_turned),
        looks=(looks[0], looks[1]),
        swapped=int(battle.swapped),
    )


def _hidden_character(state: State, view: View, battle: BattleView, seat: int, rng: Rng) -> int:
    hand = state.hands[seat] & CHARACTER_MASK
    seen = battle.seen_by_key if view.eyes == 1 - seat else None
    swapped = battle.swapped and seat != battle.attacker
    if seen is not None and not swapped:
        return seen
    villagers = hand & VILLAGERS
    # Villagers are alike in rules, and play takes the lowest: the others are no choices of their own.
    choices = hand & ~VILLAGERS | (1 << lowest(villagers) if villagers else 0)
    weights = [card for card in cards_in(choices) for _ in range(_copies(card, villagers))]
    if swapped and seen is not None:
        alike = VILLAGERS >> seen & 1 and villagers.bit_count() > 1
        weights = [card for card in weights if card != seen or alike] or weights
    return rng.choice(weights)


def _copies(card: int, villagers: int) -> int:
    return villagers.bit_count() if villagers >> card & 1 else 1


def _unknown_look(state: State, battle: BattleView, seat: int, lead: int, rng: Rng) -> int:
    """What this seat's Key showed, for eyes that know neither side: the card that lies there, or the one before it."""
    if not battle.swapped or seat != battle.attacker:
        return lead
    others = cards_in(state.hands[1 - seat] & CHARACTER_MASK & ~(1 << lead))
    return rng.choice(others) if others else lead


def _hidden_items(
    hand: int, turned: tuple[int, ...], count: int, keys_turned: bool, rng: Rng
) -> tuple[int, ...] | None:
    """`count` items of this hand, the turned Key first; None where the hand does not have them."""
    laid = list(turned)
    while len(laid) < count:
        choices = hand & ITEM_MASK & ~mask_of(tuple(laid))
        if keys_turned and not laid:
            choices &= ~KEYS  # a Key would have been turned up
        if not choices:
            return None
        laid.append(rng.choice(cards_in(choices)))
    return tuple(laid)


def ale_used(view: View, battle: BattleView) -> int:
    """Whether the joining side's Ale has brought somebody: a fighter whom no Queen brought."""
    if view.phase not in ("join_attacker", "join_defender") or view.to_act is None:
        return 0
    fighters = battle.sides[view.to_act].characters
    return int(any(not brought_by_queen(fighters, place) for place in range(1, len(fighters))))


def brought_by_queen(fighters: tuple[int, ...], place: int) -> bool:
    """Whether the fighter at this place came with the Queen: the King, and she was there before him."""
    return fighters[place] == CHARACTERS[0] and CHARACTERS[1] in fighters[:place]


def rewind(state: State, seat: int) -> State | None:
    """The state before the rival's face-down commitment that `seat` answers: as defender before the attacker's, as the
    attacker who may let others join before the defender's. None elsewhere, and where a Key has looked, or one fighter
    has joined already."""
    if state.phase == COMMIT_DEFENDER and seat != state.attacker:
        return state._replace(phase=COMMIT_ATTACKER, fighters=((), ()), laid=((), ()))
    if state.phase != JOIN_ATTACKER or seat != state.attacker or state.looks != (-1, -1):
        return None
    fighters, laid = state.fighters[seat], state.laid[seat]
    if len(fighters) > 1:
        return None
    rival = 1 - seat
    return state._replace(
        phase=COMMIT_DEFENDER,
        fighters=with_seat(((), ()), seat, fighters),
        laid=with_seat(((), ()), seat, laid),
        opened=0,
        keys_turned=0,
        # Whether the rival knew the item before it was revealed can no longer be told: that he did not, more often.
        known=with_seat(state.known, rival, state.known[rival] & ~mask_of(laid)),
    )
