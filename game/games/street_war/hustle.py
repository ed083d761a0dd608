"""The hustle: open cards and the abilities of this moment (rules/street_war.md §4)."""

from __future__ import annotations

from game.core.action import Action
from game.core.events import public, secret
from game.core.rng import below
from game.games.street_war.cards import (
    BARTER,
    CHARACTERS,
    GRAB,
    HEALTH,
    PEEKED,
    REFILL,
    SNACK,
    STRATEGY_NUMBERS,
)
from game.games.street_war.rounds import Log
from game.games.street_war.state import (
    EXCHANGED,
    HUSTLE,
    LEFT,
    PEEK,
    PEEKING,
    SET_UP,
    Position,
    set_up_order,
    spend,
    with_card,
    without,
)

PASSES_TO_END = 2


def act(position: Position, action: Action, log: Log) -> None:
    """One action of the hustle; then it is the other's turn, unless Scoops looks at the pile."""
    verb, seat = action.verb, position.actor
    if verb == "pass":
        if log is not None:
            log.append(public("passed", seat=seat, question="hustle"))
        position.passes += 1
        if position.passes == PASSES_TO_END:
            position.phase, position.actor, position.passes = SET_UP, set_up_order(position)[0], 0
            return
    else:
        position.passes = 0
        if verb == "open":
            _open(position, action.args, log)
        else:
            _use_ability(position, action, log)
            if position.phase == PEEK:
                return
    position.actor = 1 - seat


def _open(position: Position, args: tuple[str, ...], log: Log) -> None:
    seat = position.actor
    card = STRATEGY_NUMBERS[args[0]]
    area = position.seats[seat]
    _leave_hand(position, seat, card)
    position.opened = (*position.opened, card)
    if log is not None:
        log.append(public("card_opened", seat=seat, card=card))
    if card == GRAB:
        _take_to_hand(position, "grab", log)
    elif card == SNACK:
        area.health = min(HEALTH, area.health + 1)
        if log is not None:
            log.append(public("health_gained", seat=seat, amount=1, health=area.health, why="snack"))
    elif card == REFILL:
        _draw(position, "refill", log)
    elif card == BARTER:
        gift = STRATEGY_NUMBERS[args[1]]
        _leave_hand(position, seat, gift)
        # Chosen before the draw and not drawn back (edge case 5).
        _take_to_hand(position, "barter", log)
        other = position.seats[1 - seat]
        other.cards, other.shown = with_card(other.cards, gift), with_card(other.shown, gift)
        if log is not None:
            log.append(public("card_given", seat=seat, other=1 - seat, card=gift))


def _leave_hand(position: Position, seat: int, card: int) -> None:
    """The card leaves the hand in the eyes of all."""
    area = position.seats[seat]
    area.cards = without(area.cards, card)
    if card in area.shown:
        area.shown = without(area.shown, card)


def _random_card(position: Position) -> int:
    """A card of the other's hand leaves it, each as likely (H10); both now know which."""
    other = 1 - position.actor
    hand = position.seats[other].cards
    position.rng, at = below(position.rng, len(hand))
    _leave_hand(position, other, hand[at])
    return hand[at]


def _take_to_hand(position: Position, why: str, log: Log) -> int:
    seat = position.actor
    card = _random_card(position)
    area = position.seats[seat]
    area.cards, area.shown = with_card(area.cards, card), with_card(area.shown, card)
    if log is not None:
        log.append(public("card_taken", reveals=True, seat=seat, other=1 - seat, card=card, why=why))
    return card


def _draw(position: Position, why: str, log: Log) -> None:
    seat = position.actor
    area = position.seats[seat]
    card, position.deck = position.deck[0], position.deck[1:]
    area.cards = with_card(area.cards, card)
    if log is not None:
        count = len(area.cards)
        log += secret("card_drawn", (seat,), ("card",), reveals=True, seat=seat, card=card, count=count, why=why)


def _use_ability(position: Position, action: Action, log: Log) -> None:
    seat, verb = position.actor, action.verb
    area = position.seats[seat]
    spend(area, position.round)
    if log is not None:
        log.append(public("ability_used", seat=seat, ability=CHARACTERS[area.character].id, way=verb))
    if verb == "steal":
        _steal(position, log)
    elif verb == "extra":
        _draw(position, "extra", log)
    elif verb == "patrol":
        area.patrol = 1
        if log is not None:
            log.append(public("patrolled", seat=seat))
    elif verb == "redraw":
        card = STRATEGY_NUMBERS[action.args[0]]
        # Known cards may be among what lies face down: `shown` covers it, so nothing leaves it here.
        area.cards, area.discards = without(area.cards, card), with_card(area.discards, card)
        if log is not None:
            log += secret("card_discarded", (seat,), ("card",), seat=seat, card=card)
        _draw(position, "redraw", log)
    else:
        position.peeked, position.pile = position.pile[:PEEKED], position.pile[PEEKED:]
        position.phase, position.peek = PEEK, PEEKING
        if log is not None:
            cards = tuple(sorted(position.peeked))
            log += secret("pile_peeked", (seat,), ("cards",), reveals=True, seat=seat, cards=cards, count=len(cards))


def _steal(position: Position, log: Log) -> None:
    """The Drifter takes a card: held by nobody's play this round, or his to play (option `drifter`)."""
    seat = position.actor
    area = position.seats[seat]
    if position.options.drifter:
        area.loan = _take_to_hand(position, "steal", log)
        return
    area.held = _random_card(position)
    if log is not None:
        log.append(public("card_held", reveals=True, seat=seat, other=1 - seat, card=area.held))


def decide_peek(position: Position, action: Action, log: Log) -> None:
    """`take CARD LANE`, or `leave`: what is not taken or is replaced goes out of the round (§2.1)."""
    seat = position.actor
    if action.verb == "take":
        card, lane = int(action.args[0]), int(action.args[1]) - 1
        area = position.seats[seat]
        replaced = area.row[lane]
        area.row = (*area.row[:lane], card, *area.row[lane + 1 :])
        position.exchange = (lane, replaced)
        position.out = with_card(tuple(sorted(without(position.peeked, card))), replaced)
        position.peek = EXCHANGED
        if log is not None:
            log += secret(
                "card_exchanged",
                (seat,),
                ("card", "lane", "replaced"),
                seat=seat,
                card=card,
                lane=lane + 1,
                replaced=replaced,
            )
    else:
        position.out, position.peek = tuple(sorted(position.peeked)), LEFT
        if log is not None:
            log.append(public("pile_left", seat=seat))
    position.peeked = ()
    position.phase, position.actor = HUSTLE, 1 - seat
