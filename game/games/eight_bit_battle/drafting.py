"""Both drafts (rules/eight_bit_battle.md §3, H5, H10)."""

from __future__ import annotations

from game.core.action import Action
from game.core.events import Event, public, secret
from game.core.rng import shuffled
from game.games.eight_bit_battle.battle import begin_battles
from game.games.eight_bit_battle.cards import CHARACTERS, cards_in
from game.games.eight_bit_battle.state import (
    CHARACTER_TURNS,
    DRAFT_CHARACTERS,
    DRAFT_ITEMS,
    ITEM_TURNS,
    Position,
    drafter,
    item_deck,
    with_seat,
)

Log = list[Event] | None
"""Where events go; None on a search's path, which then pays for none."""


def begin_round(position: Position, log: Log) -> None:
    """Shuffle the eight characters for the round that F opens."""
    position.rng, position.deck = shuffled(position.rng, CHARACTERS)
    position.phase, position.turn, position.battle = DRAFT_CHARACTERS, 0, 0
    position.hands = position.known = position.piles = (0, 0)
    position.gone, position.last = 0, None
    if log is not None:
        log.append(public("round_started", round=position.round, first=position.first))
        log.append(public("draft_started", draft="characters", drafter=drafter(position)))
        _tell_drawn(position, log)


def _begin_items(position: Position, log: Log) -> None:
    position.rng, position.deck = shuffled(position.rng, item_deck(position.options))
    position.phase, position.turn = DRAFT_ITEMS, 0
    # All characters are dealt, so that both know all eight holdings (H5).
    hands = position.hands
    position.known = (hands[1], hands[0])
    if log is not None:
        log.append(public("holdings_known", reveals=True, seat_0=cards_in(hands[0]), seat_1=cards_in(hands[1])))
        log.append(public("draft_started", draft="items", drafter=drafter(position)))
        _tell_drawn(position, log)


def _tell_drawn(position: Position, log: list[Event]) -> None:
    seat, card, left = drafter(position), position.deck[0], len(position.deck) - 1
    if position.options.draft:
        log.append(public("card_drawn", reveals=True, seat=seat, card=card, left=left))
    else:
        log.extend(secret("card_drawn", (seat,), ("card",), reveals=True, seat=seat, card=card, left=left))


def draft(position: Position, action: Action, log: Log) -> None:
    """The drafter keeps the drawn card, or gives it away; whoever went without takes the next one unseen."""
    seat, keep = drafter(position), action.verb == "keep"
    deck = position.deck
    drawn, taken = deck[0], deck[1]
    if log is not None:
        _tell_draft(position, seat, keep, log)
    if not keep:
        position.known = with_seat(position.known, seat, position.known[seat] | 1 << drawn)
    elif position.options.draft:
        position.known = with_seat(position.known, 1 - seat, position.known[1 - seat] | 1 << drawn)
    mine, theirs = (drawn, taken) if keep else (taken, drawn)
    first, second = position.hands
    position.hands = (
        (first | 1 << mine, second | 1 << theirs) if seat == 0 else (first | 1 << theirs, second | 1 << mine)
    )
    position.deck = deck[2:]
    position.turn += 1
    if position.phase == DRAFT_CHARACTERS and position.turn == CHARACTER_TURNS:
        _begin_items(position, log)
    elif position.phase == DRAFT_ITEMS and position.turn == ITEM_TURNS:
        begin_battles(position, log)
    elif log is not None:
        _tell_drawn(position, log)


def _tell_draft(position: Position, seat: int, keep: bool, log: list[Event]) -> None:
    drawn, taken, *rest = position.deck
    if not keep:
        log.append(public("card_given", reveals=True, seat=seat, to=1 - seat, card=drawn))
    elif position.options.draft:
        log.append(public("card_kept", seat=seat, card=drawn))
    else:
        log.extend(secret("card_kept", (seat,), ("card",), seat=seat, card=drawn))
    taker = 1 - seat if keep else seat
    log.extend(secret("card_taken", (taker,), ("card",), reveals=True, seat=taker, card=taken, left=len(rest)))
