"""Both drafts (rules/eight_bit_battle.md §3, H5, H10)."""

from __future__ import annotations

from game.core.events import Event, public, secret
from game.core.rng import shuffled
from game.games.eight_bit_battle.battle import begin_battles
from game.games.eight_bit_battle.cards import CHARACTER_MASK, CHARACTERS, cards_in
from game.games.eight_bit_battle.state import (
    CHARACTER_TURNS,
    DRAFT_CHARACTERS,
    DRAFT_ITEMS,
    ITEM_TURNS,
    State,
    drafter,
    item_deck,
    with_seat,
)

Log = list[Event] | None
"""Where events go; None on a search's path, which then pays for none."""


def begin_round(state: State, log: Log) -> State:
    """Shuffle the eight characters for the round that F opens."""
    rng, deck = shuffled(state.rng, CHARACTERS)
    state = state._replace(rng=rng, phase=DRAFT_CHARACTERS, turn=0, deck=deck, hands=(0, 0), known=(0, 0), piles=(0, 0))
    state = state._replace(gone=0, last=None, battle=0)
    if log is not None:
        log.append(public("round_started", round=state.round, first=state.first))
        log.append(public("draft_started", draft="characters", drafter=drafter(state)))
        _tell_drawn(state, log)
    return state


def _begin_items(state: State, log: Log) -> State:
    rng, deck = shuffled(state.rng, item_deck(state.options))
    # All characters are dealt, so that both know all eight holdings (H5).
    known = (state.hands[1] & CHARACTER_MASK, state.hands[0] & CHARACTER_MASK)
    state = state._replace(rng=rng, phase=DRAFT_ITEMS, turn=0, deck=deck, known=known)
    if log is not None:
        hands = state.hands
        log.append(public("holdings_known", reveals=True, seat_0=cards_in(hands[0]), seat_1=cards_in(hands[1])))
        log.append(public("draft_started", draft="items", drafter=drafter(state)))
        _tell_drawn(state, log)
    return state


def _tell_drawn(state: State, log: list[Event]) -> None:
    seat, card, left = drafter(state), state.deck[0], len(state.deck) - 1
    if state.options.draft:
        log.append(public("card_drawn", reveals=True, seat=seat, card=card, left=left))
    else:
        log.extend(secret("card_drawn", (seat,), ("card",), reveals=True, seat=seat, card=card, left=left))


def draft(state: State, keep: bool, log: Log) -> State:
    """The drafter keeps the drawn card, or gives it away; whoever went without takes the next one unseen."""
    seat = drafter(state)
    drawn, taken = state.deck[0], state.deck[1]
    holder = seat if keep else 1 - seat
    known = state.known
    if not keep:
        known = with_seat(known, seat, known[seat] | 1 << drawn)
    elif state.options.draft:
        known = with_seat(known, 1 - seat, known[1 - seat] | 1 << drawn)
    hands = with_seat(state.hands, holder, state.hands[holder] | 1 << drawn)
    hands = with_seat(hands, 1 - holder, hands[1 - holder] | 1 << taken)
    deck = state.deck[2:]
    if log is not None:
        _tell_draft(state, seat, keep, len(deck), log)
    state = state._replace(hands=hands, known=known, deck=deck, turn=state.turn + 1)
    if state.phase == DRAFT_CHARACTERS and state.turn == CHARACTER_TURNS:
        return _begin_items(state, log)
    if state.phase == DRAFT_ITEMS and state.turn == ITEM_TURNS:
        return begin_battles(state, log)
    if log is not None:
        _tell_drawn(state, log)
    return state


def _tell_draft(state: State, seat: int, keep: bool, left: int, log: list[Event]) -> None:
    drawn, taken = state.deck[0], state.deck[1]
    if not keep:
        log.append(public("card_given", reveals=True, seat=seat, to=1 - seat, card=drawn))
    elif state.options.draft:
        log.append(public("card_kept", seat=seat, card=drawn))
    else:
        log.extend(secret("card_kept", (seat,), ("card",), seat=seat, card=drawn))
    taker = 1 - seat if keep else seat
    log.extend(secret("card_taken", (taker,), ("card",), reveals=True, seat=taker, card=taken, left=left))
