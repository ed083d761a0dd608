"""The table of 8 Masters' Revenge as one pair of eyes knows it, moved on event by event while events are being played.

It begins as a view says and must end as the view after the events says; the tests hold it to that for whole matches.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.core.events import Event
from game.games.eight_masters_revenge.cards import BLOW_CARDS, BOW, COLUMNS, LEFT, RIGHT, TOKEN_COUNTS
from game.games.eight_masters_revenge.view import SeatView, View

NOWHERE = 12
FULL_SUPPLY = dict(zip(("damage", "power", "crow"), TOKEN_COUNTS, strict=True))


@dataclass
class Seat:
    """What one seat has; fields as in `SeatView`. hand, aside: None for an unknown card."""

    fighter: str | None = None
    life: int = 0
    life_start: int = 0
    fury: bool = False
    out: bool = False
    cards: list[int] = field(default_factory=list)
    col: int = 3
    blocking: list[bool] = field(default_factory=lambda: [False, False])
    damage: list[bool] = field(default_factory=lambda: [False, False])
    power: list[int] = field(default_factory=lambda: [0, 0])
    tokens: list[str | None] = field(default_factory=lambda: [None] * NOWHERE)
    hand: list[int | None] = field(default_factory=list)
    aside: list[int | None] = field(default_factory=list)

    @property
    def attack(self) -> int:
        """The two inner numbers (F9)."""
        return RIGHT[self.cards[0]] + LEFT[self.cards[1]] if self.cards else 0

    @property
    def defence(self) -> int:
        """The two outer numbers."""
        return LEFT[self.cards[0]] + RIGHT[self.cards[1]] if self.cards else 0

    def place_of(self, slot: int) -> int:
        """The place, 0 to 11, on which this slot's card stands."""
        column = (self.col - 1 + slot) % COLUMNS
        return column + (COLUMNS if self.blocking[slot] else 0)

    def take(self, card: int | None) -> None:
        """A card comes to the hand."""
        self.hand.append(card)
        self._sort()

    def drop(self, card: int) -> None:
        """This card leaves the hand, by name where it was known, else as one of the unknown."""
        self.hand.remove(card if card in self.hand else None)

    def _sort(self) -> None:
        known = sorted(card for card in self.hand if card is not None)
        self.hand = [*known, *[None] * (len(self.hand) - len(known))]

    def fall(self) -> None:
        """Out: no pair and no area any more."""
        self.out, self.life, self.fury, self.col = True, 0, False, 1
        self.cards, self.hand, self.aside = [], [], []
        self.blocking, self.damage, self.power = [False, False], [False, False], [0, 0]
        self.tokens = [None] * NOWHERE


@dataclass
class Blow:
    """The attack under way. blow: the card between the fighters."""

    attacker: int
    target: int
    card: int
    power: int
    pair: bool = False
    punish: bool = False
    blocks: int = 0
    hit: bool | None = None


@dataclass
class Board:
    """The whole table. eyes: whose; active: whose turn; asked: (seat, kind) of the question that is answered now."""

    eyes: int = 0
    round: int = 1
    active: int = 0
    extra: int = 0
    seats: list[Seat] = field(default_factory=list)
    deck: int = 0
    discard: list[int] = field(default_factory=list)
    supply: dict[str, int] = field(default_factory=lambda: dict(FULL_SUPPLY))
    blow: Blow | None = None
    winners: tuple[int, ...] | None = None

    def apply(self, event: Event) -> None:
        """Move on by one event."""
        handler = _HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event)

    def seat(self, event: Event, fact: str = "seat") -> Seat:
        """The seat that the event names."""
        return self.seats[event.number(fact)]


def _known(fact: object) -> int | None:
    return fact if isinstance(fact, int) else None


def _match_began(board: Board, event: Event) -> None:
    # The first view already has all that the deal's events tell: hands, thorns and drawn fighters come with them.
    board.deck, board.discard, board.supply = BLOW_CARDS, [], dict(FULL_SUPPLY)
    for seat, life in zip(board.seats, event.cards("lives"), strict=True):
        seat.life = seat.life_start = life
        seat.fighter, seat.hand, seat.tokens = None, [], [None] * NOWHERE


def _fighter_picked(board: Board, event: Event) -> None:
    board.seat(event).fighter = str(event["fighter"])


def _thorn_placed(board: Board, event: Event) -> None:
    board.seat(event).tokens[event.number("place")] = "damage"
    board.supply["damage"] -= 1


def _dealt(board: Board, event: Event) -> None:
    seat, cards, count = board.seat(event), event["cards"], event.number("count")
    for card in event.cards("cards") if isinstance(cards, tuple) else [None] * count:
        seat.take(card)
    board.deck -= count


def _turn_began(board: Board, event: Event) -> None:
    board.active, board.round, board.extra = event.number("seat"), event.number("round"), event.number("extra")


def _fury_changed(board: Board, event: Event) -> None:
    board.seat(event).fury = bool(event["fury"])


def _pair_slid(board: Board, event: Event) -> None:
    board.seat(event).col = event.number("col")


def _pair_switched(board: Board, event: Event) -> None:
    seat = board.seat(event)
    for pair in (seat.cards, seat.blocking, seat.damage, seat.power):
        pair.reverse()


def _crow_placed(board: Board, event: Event) -> None:
    board.seat(event).tokens[event.number("place")] = "crow"
    board.supply["crow"] -= 1


def _page_turned(board: Board, event: Event) -> None:
    board.deck -= 1
    board.discard.append(event.number("card"))


def _card_placed(board: Board, event: Event) -> None:
    seat, card, slot = board.seat(event), event.number("card"), event.number("slot")
    gone = 1 - slot
    leaves, power = seat.cards[gone], seat.power[gone]
    board.supply["damage"] += seat.damage[gone]
    board.supply["power"] += power != 0
    seat.drop(card)
    # The stayer moves over to the slot of the card that leaves.
    seat.cards[slot], seat.cards[gone] = card, seat.cards[slot]
    seat.blocking[slot], seat.blocking[gone] = False, seat.blocking[slot]
    seat.damage[slot], seat.damage[gone] = False, seat.damage[slot]
    seat.power[slot], seat.power[gone] = 0, seat.power[slot]
    seat.col = event.number("col")
    if event["why"] == "attack":
        board.blow = Blow(event.number("seat"), event.number("target"), leaves, power)
    elif leaves != BOW:
        board.discard.append(leaves)


def _token_triggered(board: Board, event: Event) -> None:
    board.seat(event).tokens[event.number("place")] = None
    board.supply[str(event["token"])] += 1


def _life_lost(board: Board, event: Event) -> None:
    board.seat(event).life = event.number("life")


def _power_changed(board: Board, event: Event) -> None:
    power = event.number("power")
    board.seat(event).power[event.number("slot")] = power
    board.supply["power"] += 1 if power == 0 else -1


def _pair_noted(board: Board, _: Event) -> None:
    if board.blow is not None:
        board.blow.pair = True


def _pair_lost(board: Board, _: Event) -> None:
    if board.blow is not None:
        board.blow.pair = False


def _punish_noted(board: Board, _: Event) -> None:
    if board.blow is not None:
        board.blow.punish = True


def _blocked(board: Board, event: Event) -> None:
    board.seat(event).blocking[event.number("slot")] = True
    if board.blow is not None:
        board.blow.blocks = event.number("blocks")


def _hit_checked(board: Board, event: Event) -> None:
    if board.blow is not None:
        board.blow.hit = bool(event["hit"])


def _target_gone(board: Board, _: Event) -> None:
    if board.blow is not None:
        board.blow.hit = False


def _trap_placed(board: Board, event: Event) -> None:
    board.seat(event).tokens[event.number("place")] = "damage"
    board.supply["damage"] -= 1


def _wound_placed(board: Board, event: Event) -> None:
    board.seat(event).damage[event.number("slot")] = True
    board.supply["damage"] -= 1


def _token_removed(board: Board, event: Event) -> None:
    seat, token = board.seat(event), str(event["token"])
    place, slot = _known(event["place"]), _known(event["slot"])
    if place is not None:
        seat.tokens[place] = None
    elif slot is not None and token == "damage":
        seat.damage[slot] = False
    elif slot is not None:
        seat.power[slot] = 0
    board.supply[token] += 1


def _token_moved(board: Board, event: Event) -> None:
    seat, place = board.seat(event), _known(event["place"])
    if place is not None:
        to = event.number("to_place")
        seat.tokens[to], seat.tokens[place] = seat.tokens[place], None
    elif event["token"] == "damage":
        seat.damage.reverse()
    else:
        seat.power.reverse()


def _deck_reshuffled(board: Board, event: Event) -> None:
    board.deck += event.number("count")
    board.discard.clear()


def _drawn(board: Board, event: Event) -> None:
    board.deck -= 1
    board.seat(event).take(_known(event["card"]))


def _laid_aside(board: Board, event: Event) -> None:
    board.deck -= 1
    board.seat(event).aside.append(_known(event["card"]))


def _aside_taken(board: Board, event: Event) -> None:
    seat = board.seat(event)
    known = event["cards"]
    for card in event.cards("cards") if isinstance(known, tuple) else [None] * len(seat.aside):
        seat.take(card)
    seat.aside = []


def _discarded(board: Board, event: Event) -> None:
    seat = board.seat(event)
    for card in event.cards("cards"):
        seat.drop(card)
        board.discard.append(card)


def _blow_gone(board: Board, event: Event) -> None:
    if event["to"] == "discard":
        board.discard.append(event.number("card"))
    board.blow = None


def _seat_out(board: Board, event: Event) -> None:
    seat = board.seat(event)
    board.supply["damage"] += sum(seat.damage) + seat.tokens.count("damage")
    board.supply["crow"] += seat.tokens.count("crow")
    board.supply["power"] += sum(1 for sign in seat.power if sign)
    board.discard.extend(event.cards("cards"))
    seat.fall()


def _match_over(board: Board, event: Event) -> None:
    board.winners = event.cards("winners")


_HANDLERS: dict[str, Callable[[Board, Event], None]] = {
    "match_began": _match_began,
    "fighter_picked": _fighter_picked,
    "thorn_placed": _thorn_placed,
    "dealt": _dealt,
    "turn_began": _turn_began,
    "fury_changed": _fury_changed,
    "pair_slid": _pair_slid,
    "pair_switched": _pair_switched,
    "crow_placed": _crow_placed,
    "page_turned": _page_turned,
    "card_placed": _card_placed,
    "token_triggered": _token_triggered,
    "life_lost": _life_lost,
    "power_changed": _power_changed,
    "pair_noted": _pair_noted,
    "pair_lost": _pair_lost,
    "punish_noted": _punish_noted,
    "blocked": _blocked,
    "hit_checked": _hit_checked,
    "target_gone": _target_gone,
    "trap_placed": _trap_placed,
    "wound_placed": _wound_placed,
    "token_removed": _token_removed,
    "token_moved": _token_moved,
    "deck_reshuffled": _deck_reshuffled,
    "drawn": _drawn,
    "laid_aside": _laid_aside,
    "aside_taken": _aside_taken,
    "discarded": _discarded,
    "blow_gone": _blow_gone,
    "seat_out": _seat_out,
    "match_over": _match_over,
}


def board_of(view: View) -> Board:
    """The table as the view says."""
    attack = view.attack
    blow = None
    if attack is not None:
        blow = Blow(
            attack.attacker,
            attack.target,
            attack.blow,
            attack.power,
            attack.pair,
            attack.punish,
            attack.blocks,
            attack.hit,
        )
    return Board(
        eyes=view.eyes,
        round=view.round,
        active=view.active,
        extra=view.extra,
        seats=[_seat_of(seat) for seat in view.seats],
        deck=view.deck_count,
        discard=list(view.discard),
        supply={"damage": view.supply.damage, "power": view.supply.power, "crow": view.supply.crow},
        blow=blow,
        winners=view.winners,
    )


def _seat_of(seat: SeatView) -> Seat:
    return Seat(
        fighter=seat.fighter,
        life=seat.life,
        life_start=seat.life_start,
        fury=seat.fury,
        out=seat.out,
        cards=list(seat.cards),
        col=seat.col,
        blocking=list(seat.blocking),
        damage=list(seat.damage),
        power=list(seat.power),
        tokens=list(seat.tokens),
        hand=list(seat.hand) if seat.hand is not None else [None] * seat.hand_count,
        aside=list(seat.aside) if seat.aside is not None else [None] * seat.aside_count,
    )
