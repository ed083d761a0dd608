"""The table of Street War as one pair of eyes knows it, moved on event by event while events are being played.

It begins as a view says and ends as the view after the events says; the tests hold it to that for whole matches.
Lanes are 1 to 5 in events and 0 to 4 as places in lists.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.core.events import OPEN, Event
from game.games.street_war.cards import BATTLE_CARDS, CHARACTER_NUMBERS, CHARACTERS, LANES, STRATEGY_CARDS
from game.games.street_war.view import SeatView, View

Fact = int | None


@dataclass
class Seat:
    """What one seat has; fields as in `SeatView`. battle, hand: None for an unknown card. row: by lane, None unknown;
    empty before the line-up. laid: by lane, None for an unknown card."""

    character: str | None = None
    health: int = 0
    ready: bool = False
    ready_from: int = 1
    battle: list[Fact] = field(default_factory=list)
    row: list[Fact] = field(default_factory=list)
    hand: list[Fact] = field(default_factory=list)
    laid: list[list[Fact]] = field(default_factory=lambda: [[] for _ in range(LANES)])
    done: bool = False
    held: int | None = None
    patrol: bool = False
    momentum: bool = False
    pressed: bool = False
    shield: bool = False
    rounds: int = 0
    lanes: int = 0

    def gain(self, card: Fact) -> None:
        """A strategy card comes to the hand."""
        self.hand = _sorted([*self.hand, card])

    def lose(self, card: Fact) -> None:
        """A strategy card leaves the hand: this one, or one of the unknown."""
        if card in self.hand:
            self.hand.remove(card)
        elif None in self.hand:
            self.hand.remove(None)


def _sorted(cards: list[Fact]) -> list[Fact]:
    known = sorted(card for card in cards if card is not None)
    return [*known, *[None] * (len(cards) - len(known))]


@dataclass
class Flip:
    """A lane whose cards have been turned up. values: by seat, as far as they are summed up; winner: None for none, or
    not yet (`decided` tells)."""

    lane: int
    cards: tuple[int, int]
    laid: tuple[tuple[int, ...], tuple[int, ...]]
    values: list[int]
    winner: int | None = None
    decided: bool = False


@dataclass
class Board:
    """The whole table. flips: this round's turned lanes, in order. tally: lanes won in this fight so far. glimpse:
    (seat, lane) of the battle card that the other side's Magpie has seen in this round."""

    eyes: int = 0
    round: int = 1
    first: int = 0
    rush: bool = False
    seats: list[Seat] = field(default_factory=lambda: [Seat(), Seat()])
    pile: int = 0
    deck: int = 0
    battle_cards: int = len(BATTLE_CARDS)
    strategy_cards: int = len(STRATEGY_CARDS)
    opened: list[int] = field(default_factory=list)
    glimpse: tuple[int, int] | None = None
    flips: list[Flip] = field(default_factory=list)
    over: bool = False
    winner: int | None = None

    @property
    def tally(self) -> tuple[int, int]:
        """Lanes won in this fight so far."""
        won = [flip.winner for flip in self.flips if flip.decided]
        return won.count(0), won.count(1)

    def apply(self, event: Event) -> None:
        """Move on by one event."""
        handler = _HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event)

    def gain(self, number: int, card: Fact) -> None:
        """A strategy card comes to a hand. Where the hand is covered it is one of the covered cards from now on."""
        self.seats[number].gain(card if self.eyes in (number, OPEN) else None)

    def seat(self, event: Event, fact: str = "seat") -> Seat:
        """The seat that the event names."""
        return self.seats[event.number(fact)]


def _known(fact: object) -> int | None:
    return fact if isinstance(fact, int) else None


def _cards(event: Event, name: str, count: int) -> list[Fact]:
    """The cards of a fact, or so many unknown ones."""
    return list(event.cards(name)) if isinstance(event[name], tuple) else [None] * count


def _match_began(board: Board, event: Event) -> None:
    for seat in board.seats:
        seat.health = event.number("health")


def _character_picked(board: Board, event: Event) -> None:
    seat = board.seat(event)
    seat.character = str(event["character"])
    seat.ready_from = CHARACTERS[CHARACTER_NUMBERS[seat.character]].start


def _round_began(board: Board, event: Event) -> None:
    board.round, board.first, board.rush = event.number("round"), event.number("first"), bool(event["rush"])
    board.pile, board.deck = board.battle_cards, board.strategy_cards
    board.opened, board.flips, board.glimpse = [], [], None
    for number, seat in enumerate(board.seats):
        seat.battle, seat.row, seat.hand = [], [], []
        seat.laid = [[] for _ in range(LANES)]
        seat.done = seat.patrol = seat.shield = False
        seat.held = None
        seat.momentum, seat.pressed = event["momentum"] == number, event["pressure"] == number
        seat.ready = seat.character is not None and board.round >= seat.ready_from


def _dealt(board: Board, event: Event) -> None:
    seat = board.seat(event)
    seat.battle = _sorted(_cards(event, "battle", 5))
    seat.hand = _sorted([*seat.hand, *_cards(event, "cards", event.number("count"))])
    board.pile -= 5
    board.deck -= event.number("count")


def _carried(board: Board, event: Event) -> None:
    board.gain(event.number("seat"), event.number("card"))
    board.deck -= 1


def _lined_up(board: Board, event: Event) -> None:
    seat = board.seat(event)
    seat.row = _cards(event, "row", LANES)
    seat.battle = []


def _ability_used(board: Board, event: Event) -> None:
    seat = board.seat(event)
    seat.ready = False
    if seat.character is not None:
        seat.ready_from = board.round + CHARACTERS[CHARACTER_NUMBERS[seat.character]].cooldown + 1


def _card_opened(board: Board, event: Event) -> None:
    card = event.number("card")
    board.seat(event).lose(card)
    board.opened.append(card)


def _health_gained(board: Board, event: Event) -> None:
    board.seat(event).health = event.number("health")


def _card_taken(board: Board, event: Event) -> None:
    card = event.number("card")
    board.seat(event, "other").lose(card)
    board.gain(event.number("seat"), card)


def _card_held(board: Board, event: Event) -> None:
    card = event.number("card")
    board.seat(event, "other").lose(card)
    board.seat(event).held = card


def _card_given(board: Board, event: Event) -> None:
    card = event.number("card")
    board.seat(event).lose(card)
    board.gain(event.number("other"), card)


def _card_drawn(board: Board, event: Event) -> None:
    board.deck -= 1
    board.gain(event.number("seat"), _known(event["card"]))


def _card_discarded(board: Board, event: Event) -> None:
    board.seat(event).lose(_known(event["card"]))


def _pile_peeked(board: Board, event: Event) -> None:
    board.pile -= event.number("count")


def _card_exchanged(board: Board, event: Event) -> None:
    card, lane = _known(event["card"]), _known(event["lane"])
    if card is not None and lane is not None:
        board.seat(event).row[lane - 1] = card


def _patrolled(board: Board, event: Event) -> None:
    board.seat(event).patrol = True


def _looked(board: Board, event: Event) -> None:
    other = board.seats[1 - event.number("seat")]
    lane = event.number("lane") - 1
    if other.row and other.row[lane] is None:
        other.row[lane] = _known(event["value"])


def _glimpsed(board: Board, event: Event) -> None:
    owner, lane = 1 - event.number("seat"), event.number("lane")
    board.seats[owner].row[lane - 1] = event.number("value")
    board.glimpse = (owner, lane)


def _set_up_done(board: Board, event: Event) -> None:
    seat = board.seat(event)
    seat.done = True
    laid = event["cards"]
    if not isinstance(laid, tuple):
        return
    # The owner's table has shown each card as it was laid; whoever watches both sees them all now.
    seen = [(card, lane) for lane, cards in enumerate(seat.laid, 1) for card in cards]
    for part in laid:
        if isinstance(part, tuple) and isinstance(part[0], int) and isinstance(part[1], int):
            face, lane = part[0], part[1]
            if (face, lane) in seen:
                seen.remove((face, lane))
                continue
            seat.laid[lane - 1] = _sorted([*seat.laid[lane - 1], face])
            seat.lose(face)


def _lanes_counted(board: Board, event: Event) -> None:
    seat = board.seat(event)
    counts = event.cards("counts")
    for lane, count in enumerate(counts):
        known = [card for card in seat.laid[lane] if card is not None]
        seat.laid[lane] = _sorted([*known, *[None] * (count - len(known))])
    left = event.number("left")
    while len(seat.hand) > left and None in seat.hand:
        seat.hand.remove(None)


def _lanes_switched(board: Board, event: Event) -> None:
    seat = board.seat(event)
    a, b = event.number("lane") - 1, event.number("other_lane") - 1
    seat.row[a], seat.row[b] = seat.row[b], seat.row[a]
    seat.laid[a], seat.laid[b] = seat.laid[b], seat.laid[a]
    if board.glimpse == (event.number("seat"), a + 1):
        board.glimpse = (event.number("seat"), b + 1)


def _shield_raised(board: Board, event: Event) -> None:
    board.seat(event).shield = True


def _lane_flipped(board: Board, event: Event) -> None:
    """Turned up and decided at once; a script shows the way there."""
    lane = event.number("lane")
    flip = next((flip for flip in board.flips if flip.lane == lane), None) or turn_up(board, event)
    flip.values = [event.number("value_0"), event.number("value_1")]
    flip.winner, flip.decided = _known(event["winner"]), True
    if flip.winner is not None:
        board.seats[flip.winner].lanes += 1


def turn_up(board: Board, event: Event) -> Flip:
    """The cards of a `lane_flipped` lie open; nothing is summed up yet."""
    lane = event.number("lane")
    cards = (event.number("card_0"), event.number("card_1"))
    laid = (event.cards("laid_0"), event.cards("laid_1"))
    for seat, card, faces in zip(board.seats, cards, laid, strict=True):
        if seat.row:
            seat.row[lane - 1] = card
        seat.laid[lane - 1] = list(faces)
    flip = Flip(lane, cards, laid, list(cards))
    board.flips.append(flip)
    return flip


def _round_decided(board: Board, event: Event) -> None:
    winner = _known(event["winner"])
    if winner is not None:
        board.seats[winner].rounds += 1


def _health_lost(board: Board, event: Event) -> None:
    board.seat(event).health = event.number("health")


def _match_over(board: Board, event: Event) -> None:
    board.glimpse = None
    board.over, board.winner = True, _known(event["winner"])


_HANDLERS: dict[str, Callable[[Board, Event], None]] = {
    "match_began": _match_began,
    "character_picked": _character_picked,
    "round_began": _round_began,
    "dealt": _dealt,
    "carried": _carried,
    "lined_up": _lined_up,
    "ability_used": _ability_used,
    "waited": _ability_used,
    "card_opened": _card_opened,
    "health_gained": _health_gained,
    "card_taken": _card_taken,
    "card_held": _card_held,
    "card_given": _card_given,
    "card_drawn": _card_drawn,
    "card_discarded": _card_discarded,
    "pile_peeked": _pile_peeked,
    "card_exchanged": _card_exchanged,
    "patrolled": _patrolled,
    "looked": _looked,
    "set_up_done": _set_up_done,
    "lanes_counted": _lanes_counted,
    "glimpsed": _glimpsed,
    "lanes_switched": _lanes_switched,
    "shield_raised": _shield_raised,
    "lane_flipped": _lane_flipped,
    "round_decided": _round_decided,
    "health_lost": _health_lost,
    "match_over": _match_over,
}


def board_of(view: View) -> Board:
    """The table as the view says."""
    options = dict(view.options)
    return Board(
        eyes=view.eyes,
        round=view.round,
        first=view.first,
        rush=view.rush,
        seats=[_seat_of(seat) for seat in view.seats],
        pile=view.pile_count,
        deck=view.deck_count,
        battle_cards=len(BATTLE_CARDS) + 2 * (options["zero_cards"] == "on"),
        strategy_cards=len(STRATEGY_CARDS) + 2 * (options["blank_strategy"] == "on"),
        opened=list(view.opened),
        glimpse=(1 - view.glimpse.seat, view.glimpse.lane) if view.glimpse is not None else None,
        over=view.phase == "over",
        winner=view.winner,
    )


def _seat_of(seat: SeatView) -> Seat:
    if seat.laid is not None:
        laid: list[list[Fact]] = [list(cards) for cards in seat.laid]
    elif seat.laid_counts is not None:
        laid = [[None] * count for count in seat.laid_counts]
    else:
        laid = [[] for _ in range(LANES)]
    return Seat(
        character=seat.character,
        health=seat.health,
        ready=seat.ready,
        ready_from=seat.ready_from,
        battle=list(seat.battle) if seat.battle is not None else [None] * seat.battle_count,
        row=list(seat.row),
        hand=list(seat.cards) if seat.cards is not None else [None] * seat.card_count,
        laid=laid,
        done=seat.done,
        held=seat.held,
        patrol=seat.patrol,
        momentum=seat.momentum,
        pressed=seat.pressed,
        shield=seat.shield,
        rounds=seat.rounds,
        lanes=seat.lanes,
    )
