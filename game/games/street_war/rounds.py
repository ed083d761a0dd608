"""Before anybody places a card: opening draw, characters, deal and claims (rules/street_war.md §3, §4)."""

from __future__ import annotations

from game.core.contract import Setup
from game.core.events import Event, public, secret
from game.core.rng import below, seeded, shuffled
from game.games.street_war.cards import (
    BATTLE_HAND,
    CHARACTER_NUMBERS,
    CHARACTERS,
    COMMUTER,
    HEALTH,
    SKETCHER,
    STRATEGY_HAND,
)
from game.games.street_war.options import LIMITS, in_rush_hour, read_options
from game.games.street_war.state import (
    CLAIM,
    LINE_UP,
    NO_CARD,
    NOBODY,
    NOT_PEEKED,
    NOTHING_LAID,
    Position,
    State,
    battle_deck,
    is_ready,
    spend,
    strategy_deck,
    with_card,
    without,
)

Log = list[Event] | None
CLAIMING = (COMMUTER, SKETCHER)


def begin(setup: Setup, log: list[Event]) -> Position:
    """The opening draw, up to the first decision. Raises SetupError for options that the game does not have."""
    options = read_options(setup.options)
    position = State(options, seeded(setup.seed)).changeable()
    log.append(public("match_began", health=HEALTH, limit=LIMITS[options.limit]))
    winner = _opening_draw(position, log)
    position.first = position.actor = winner
    if options.characters:
        position.rng, drawn = shuffled(position.rng, range(len(CHARACTERS)))
        for seat in (winner, 1 - winner):
            _take_character(position, seat, drawn[seat], "drawn", log)
        begin_round(position, log)
    return position


def _opening_draw(position: Position, log: list[Event]) -> int:
    """Who draws the higher battle card; equal ones are drawn again (H6)."""
    deck = battle_deck(position.options)
    while True:
        position.rng, first = below(position.rng, len(deck))
        position.rng, second = below(position.rng, len(deck) - 1)
        cards = deck[first], without(deck, deck[first])[second]
        winner = None if cards[0] == cards[1] else int(cards[1] > cards[0])
        log.append(public("opening_drawn", card_0=cards[0], card_1=cards[1], winner=winner))
        if winner is not None:
            return winner


def pick(position: Position, word: str, log: Log) -> None:
    """`pick CHARACTER`: the winner of the draw first, then the other; then the first round begins."""
    _take_character(position, position.actor, CHARACTER_NUMBERS[word], "chosen", log)
    if position.actor == position.first:
        position.actor = 1 - position.first
    else:
        begin_round(position, log)


def _take_character(position: Position, seat: int, number: int, how: str, log: Log) -> None:
    area = position.seats[seat]
    area.character = number
    area.ready = CHARACTERS[number].start
    if log is not None:
        log.append(public("character_picked", seat=seat, character=CHARACTERS[number].id, how=how))


def begin_round(
    position: Position, log: Log, momentum: int = NOBODY, pressed: int = NOBODY, more: int = NOBODY
) -> None:
    """Deal a round, up to its first decision. momentum, pressed, more: the seat whose cards count one more or one less
    in it, and the seat that gets one more strategy card."""
    position.round += 1
    options = position.options
    rush = in_rush_hour(options, position.round)
    if log is not None:
        if rush and not in_rush_hour(options, position.round - 1):
            log.append(public("rush_hour_began", round=position.round))
        log.append(
            public(
                "round_began",
                round=position.round,
                first=position.first,
                rush=int(rush),
                momentum=_seat_or_none(momentum),
                pressure=_seat_or_none(pressed),
            )
        )
    loans = [seat.loan if seat.loan in seat.cards else NO_CARD for seat in position.seats]
    strategies = strategy_deck(options)
    for loan in loans:
        if loan != NO_CARD:
            strategies = without(strategies, loan)
    position.rng, pile = shuffled(position.rng, battle_deck(options))
    position.rng, deck = shuffled(position.rng, strategies)
    for number in (0, 1):
        area = position.seats[number]
        count = STRATEGY_HAND + (number == more)
        area.hand, pile = tuple(sorted(pile[:BATTLE_HAND])), pile[BATTLE_HAND:]
        area.cards, deck = tuple(sorted(deck[:count])), deck[count:]
        area.row, area.laid, area.shown, area.discards = (), NOTHING_LAID, (), ()
        area.held = area.loan = NO_CARD
        area.patrol = area.shield = area.done = 0
        area.momentum, area.pressed = int(number == momentum), int(number == pressed)
        if log is not None:
            log += secret(
                "dealt",
                (number,),
                ("battle", "cards"),
                reveals=True,
                seat=number,
                battle=area.hand,
                cards=area.cards,
                count=count,
                why_more=int(number == more),
            )
        if loans[number] != NO_CARD:
            area.cards = with_card(area.cards, loans[number])
            area.shown = (loans[number],)
            if log is not None:
                log.append(public("carried", seat=number, card=loans[number]))
    position.pile, position.deck = pile, deck
    position.opened = position.out = position.peeked = position.exchange = ()
    position.sketch = position.look = position.glimpse = ()
    position.peek, position.waiter, position.passes = NOT_PEEKED, NOBODY, 0
    _ask_claim(position, position.first)


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _ask_claim(position: Position, seat: int) -> None:
    """Ask this seat, then the other, whether it waits, if its ability is one of those that wait; else line up."""
    for number in (seat, 1 - seat) if seat == position.first else (seat,):
        one = position.seats[number]
        if one.character in CLAIMING and is_ready(one, position.round):
            position.phase, position.actor = CLAIM, number
            return
    _ask_row(position)


def claim(position: Position, waits: bool, log: Log) -> None:
    """`wait` uses the ability and nobody else is asked (edge case 8); `pass` keeps it."""
    seat = position.actor
    if waits:
        area = position.seats[seat]
        spend(area, position.round)
        position.waiter = seat
        if log is not None:
            log.append(public("waited", seat=seat, ability=CHARACTERS[area.character].id))
        _ask_row(position)
        return
    if log is not None:
        log.append(public("passed", seat=seat, question="claim"))
    if seat == position.first:
        _ask_claim(position, 1 - seat)
    else:
        _ask_row(position)


def _ask_row(position: Position) -> None:
    position.phase = LINE_UP
    position.actor = 1 - position.waiter if position.waiter >= 0 else position.first
