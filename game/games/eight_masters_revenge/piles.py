"""Draw pile, discard pile and hands (rules/eight_masters_revenge.md §5.8, H17)."""

from __future__ import annotations

from game.core.events import Event, public, secret
from game.core.rng import shuffled
from game.games.eight_masters_revenge.cards import BOW, HAND_LIMIT, mask_of
from game.games.eight_masters_revenge.state import NO_CARD, Position, State, friends

Log = list[Event] | None


def can_draw(state: State, seat: int) -> bool:
    """Whether there is a card to draw and room for it in the hand."""
    return len(state.seats[seat].hand) < HAND_LIMIT and bool(state.deck or state.discard)


def top_card(position: Position, log: Log) -> int:
    """Takes the top card, from the discard pile shuffled anew where the draw pile is empty; NO_CARD without any."""
    deck = position.deck
    if not deck:
        if not position.discard:
            return NO_CARD
        _reshuffle(position, log)
        deck = position.deck
    position.deck = deck[1:]
    return deck[0]


def _reshuffle(position: Position, log: Log) -> None:
    """The open pile is shuffled, so everybody knows which cards are now in the pile and which are in hands."""
    in_hands = 0
    for seat in position.seats:
        in_hands |= mask_of(seat.hand) | mask_of(seat.aside)
    held = [mask & in_hands for mask in position.held]
    for mask in held:
        in_hands &= ~mask
    position.held = tuple(mask for mask in (*held, in_hands) if mask)
    position.rng, position.deck = shuffled(position.rng, position.discard)
    position.discard = ()
    if log is not None:
        log.append(public("deck_reshuffled", count=len(position.deck)))


def draw(position: Position, seat: int, by: int, why: str, log: Log, over_limit: bool = False) -> bool:
    """One card for the hand; lost where the hand is full (unless `over_limit`) or no card is left. Whether one came."""
    if len(position.seats[seat].hand) >= HAND_LIMIT and not over_limit:
        return False
    card = top_card(position, log)
    if card == NO_CARD:
        return False
    area = position.seats[seat]
    area.hand = tuple(sorted((*area.hand, card)))
    if log is not None:
        knows = friends(position, seat)
        count = len(area.hand)
        log.extend(secret("drawn", knows, ("card",), reveals=True, seat=seat, card=card, by=by, count=count, why=why))
    return True


def lay_aside(position: Position, seat: int, log: Log) -> None:
    """Second Breath: one card for later, face down, whatever the hand holds."""
    card = top_card(position, log)
    area = position.seats[seat]
    area.aside = tuple(sorted((*area.aside, card)))
    if log is not None:
        knows = friends(position, seat)
        count = len(area.aside)
        log.extend(secret("laid_aside", knows, ("card",), reveals=True, seat=seat, card=card, count=count))


def take_aside(position: Position, seat: int, log: Log) -> None:
    """What was laid aside joins the hand, over the limit too."""
    area = position.seats[seat]
    cards, area.aside = area.aside, ()
    area.hand = tuple(sorted((*area.hand, *cards)))
    if log is not None:
        knows = friends(position, seat)
        log.extend(secret("aside_taken", knows, ("cards",), seat=seat, cards=cards, count=len(area.hand)))


def leave_hand(position: Position, seat: int, card: int) -> None:
    """The card leaves the hand, for whatever place."""
    area = position.seats[seat]
    hand = area.hand
    at = hand.index(card)
    area.hand = hand[:at] + hand[at + 1 :]


def to_discard(position: Position, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards go open on the discard pile, in this order; Bows leave the game (H10). Returns those on the pile."""
    kept = tuple([card for card in cards if card != BOW])
    position.discard += kept
    return kept
