"""The table as one pair of eyes knows it, moved on event by event: what is drawn while events are being played.

It begins as a view says and must end as the view after the events says; the tests hold it to that for whole matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.events import Event
from game.games.eight_bit_battle.cards import CARDS, CHARACTERS, ITEMS, is_character
from game.games.eight_bit_battle.view import BattleSum, SeatView, SideView, View


@dataclass
class Seat:
    """What one seat has. Fields as in `SeatView` and `SideView`; `lead` is the fighter that lies face down, where these
    eyes know him; `laid` has None for an item that they do not."""

    hand: list[int] = field(default_factory=list)
    unknown_characters: int = 0
    unknown_items: int = 0
    pile: list[int] = field(default_factory=list)
    points: int = 0
    total: int = 0
    rounds: int = 0
    shown: list[int] = field(default_factory=list)
    committed: bool = False
    lead: int | None = None
    fighters: list[int] = field(default_factory=list)
    laid: list[int | None] = field(default_factory=list)
    open: bool = False

    @property
    def reserve(self) -> list[int]:
        """The characters that have not been revealed: committing one secretly changes nothing here."""
        return [card for card in self.hand if is_character(card)]

    @property
    def items(self) -> list[int]:
        """The unspent items that these eyes know."""
        return [card for card in self.hand if not is_character(card)]

    @property
    def free(self) -> list[int]:
        """The known cards of the hand without those that are known to lie on the table."""
        return [card for card in self.hand if self.open or (card != self.lead and card not in self.laid)]

    def gain(self, card: int | None, character: bool) -> None:
        """A card comes to the hand."""
        if card is not None:
            self.hand = sorted({*self.hand, card})
        elif character:
            self.unknown_characters += 1
        else:
            self.unknown_items += 1

    def learn(self, card: int) -> None:
        """A card of the hand becomes known to all."""
        if card not in self.hand:
            self.hand = sorted([*self.hand, card])
            if is_character(card):
                self.unknown_characters -= 1
            else:
                self.unknown_items -= 1
        self.shown = sorted({*self.shown, card})

    def lose(self, cards: Sequence[int]) -> None:
        """Cards leave the hand."""
        for card in cards:
            self.learn(card)
            self.hand.remove(card)
            self.shown.remove(card)

    def clear_side(self) -> None:
        """Nothing of this seat lies on the table."""
        self.committed, self.lead, self.fighters, self.laid, self.open = False, None, [], [], False

    def win(self, cards: Sequence[int], points: int) -> None:
        """Cards come to the pile."""
        self.pile = sorted([*self.pile, *cards])
        self.points += points
        self.total += points


@dataclass
class Board:
    """The whole table. part: `draft`, `battle`, `round_over` or `match_over`; draft: `characters` or `items`."""

    eyes: int
    part: str = "draft"
    round: int = 1
    first: int = 0
    draft: str = "characters"
    drafter: int = 0
    drawn: int | None = None
    has_drawn: bool = False
    left: int = 0
    number: int = 0
    attacker: int = 0
    seats: tuple[Seat, Seat] = field(default_factory=lambda: (Seat(), Seat()))
    last: BattleSum | None = None
    seen_by_key: int | None = None
    results: list[tuple[int, int, int, str]] = field(default_factory=list)
    winner: int | None = None

    def apply(self, event: Event) -> None:
        """Move on by one event."""
        handler = getattr(self, f"_{event.kind}", None)
        if handler is not None:
            handler(event)

    def _seat(self, event: Event, fact: str = "seat") -> Seat:
        return self.seats[event.number(fact)]

    def _round_started(self, event: Event) -> None:
        self.round, self.first, self.part, self.last = event.number("round"), event.number("first"), "draft", None
        self.number, self.left = 0, len(CHARACTERS)
        self.draft, self.has_drawn, self.drawn = "characters", False, None
        for seat in self.seats:
            seat.hand, seat.shown, seat.pile, seat.points = [], [], [], 0
            seat.unknown_characters = seat.unknown_items = 0
            seat.clear_side()

    def _draft_started(self, event: Event) -> None:
        self.part, self.draft, self.drafter = "draft", str(event["draft"]), event.number("drafter")
        self.left = len(CHARACTERS if self.draft == "characters" else ITEMS)
        self.has_drawn, self.drawn = False, None

    def _card_drawn(self, event: Event) -> None:
        self.drafter, self.left, self.has_drawn = event.number("seat"), event.number("left"), True
        self.drawn = known(event["card"])

    def _card_kept(self, event: Event) -> None:
        card = known(event["card"])
        seat = self._seat(event)
        seat.gain(card, self.draft == "characters")
        if event.to & (1 << (1 - event.number("seat"))) and card is not None:
            seat.shown = sorted([*seat.shown, card])
        self.has_drawn, self.drawn = False, None

    def _card_given(self, event: Event) -> None:
        card, seat = event.number("card"), self._seat(event, "to")
        seat.gain(card, self.draft == "characters")
        seat.shown = sorted([*seat.shown, card])
        self.has_drawn, self.drawn = False, None

    def _card_taken(self, event: Event) -> None:
        self._seat(event).gain(known(event["card"]), self.draft == "characters")
        self.left = event.number("left")

    def _holdings_known(self, event: Event) -> None:
        for number, seat in enumerate(self.seats):
            for card in event.cards(f"seat_{number}"):
                seat.learn(card)

    def _battle_started(self, event: Event) -> None:
        self.part, self.number, self.attacker = "battle", event.number("battle"), event.number("attacker")
        self.seen_by_key = None
        for seat in self.seats:
            seat.clear_side()

    def _committed(self, event: Event) -> None:
        seat = self._seat(event)
        seat.committed, seat.lead = True, known(event["character"])
        seat.laid = [known(event["item"])] * event.number("items")

    def _key_turned(self, event: Event) -> None:
        seat = self._seat(event)
        seat.laid[0] = event.number("card")
        seat.learn(event.number("card"))

    def _key_looked(self, event: Event) -> None:
        if event["seat"] == self.eyes:
            self.seen_by_key = known(event["character"])

    def _item_added(self, event: Event) -> None:
        self._seat(event).laid.append(known(event["item"]))

    def _swapped(self, event: Event) -> None:
        self._seat(event).lead = known(event["character"])

    def _revealed(self, event: Event) -> None:
        seat = self._seat(event)
        characters, items = event.cards("characters"), event.cards("items")
        seat.open, seat.lead, seat.fighters, seat.laid = True, None, list(characters), list(items)
        seat.lose(characters + items)

    def _joined(self, event: Event) -> None:
        seat = self._seat(event)
        seat.fighters.append(event.number("character"))
        seat.lose((event.number("character"),))

    def _clash(self, event: Event) -> None:
        attack, defence = parts(event, "attack_parts"), parts(event, "defence_parts")
        attacker, outcome = event.number("attacker"), str(event["outcome"])
        winner = attacker if outcome in ("attack_beats", "fog") else 1 - attacker
        self.last = BattleSum(
            attacker, attack, defence, event.number("attack"), event.number("defence"), outcome, winner
        )

    def _battle_won(self, event: Event) -> None:
        self._seat(event).win(event.cards("cards"), event.number("points"))
        for seat in self.seats:
            seat.clear_side()

    def _leftovers(self, event: Event) -> None:
        seat = self._seat(event)
        seat.win(event.cards("cards"), event.number("points"))
        seat.lose(event.cards("cards"))

    def _items_lost(self, event: Event) -> None:
        self._seat(event).lose(event.cards("cards"))

    def _round_over(self, event: Event) -> None:
        winner = event.number("winner")
        self.part = "round_over"
        self.seen_by_key = None
        self.seats[winner].rounds += 1
        row = (event.number("points_0"), event.number("points_1"), winner, str(event["reason"]))
        self.results.append(row)

    def _match_over(self, event: Event) -> None:
        self.part, self.winner = "match_over", event.number("winner")


def known(fact: object) -> int | None:
    """A card fact: its number, or None where these eyes may not know."""
    return fact if isinstance(fact, int) else None


def parts(event: Event, name: str) -> tuple[tuple[int, int], ...]:
    """The parts of a sum: (card, value) pairs."""
    value = event[name]
    if not isinstance(value, tuple):
        raise TypeError(f"{event.kind}.{name} is {value!r}, not a tuple")
    pairs = []
    for pair in value:
        if isinstance(pair, tuple) and isinstance(pair[0], int) and isinstance(pair[1], int):
            pairs.append((pair[0], pair[1]))
    return tuple(pairs)


def health(cards: Sequence[int]) -> int:
    """What the cards are worth."""
    return sum(CARDS[card].health for card in cards)


def board_of(view: View) -> Board:
    """The table as the view says."""
    draft, battle = view.draft, view.battle
    sides: tuple[SideView | None, SideView | None] = battle.sides if battle is not None else (None, None)
    board = Board(
        eyes=view.eyes,
        round=view.round,
        first=view.first,
        seats=(_seat_of(view.seats[0], sides[0]), _seat_of(view.seats[1], sides[1])),
        last=view.last,
        results=list(view.round_results),
        winner=view.winner,
    )
    if draft is not None:
        board.draft, board.drafter, board.left = draft.kind, draft.drafter, draft.left
        board.drawn, board.has_drawn = draft.card, True
    elif battle is not None:
        board.part, board.number, board.attacker = "battle", battle.number, battle.attacker
        board.seen_by_key = battle.seen_by_key
    else:
        board.part = "round_over" if view.phase == "first" else "match_over"
    return board


def _seat_of(seat: SeatView, side: SideView | None) -> Seat:
    out = Seat(
        hand=list(seat.hand),
        unknown_characters=seat.unknown_characters,
        unknown_items=seat.unknown_items,
        pile=list(seat.pile),
        points=seat.points,
        total=seat.total,
        rounds=seat.rounds,
        shown=list(seat.shown),
    )
    if side is None or not side.committed:
        return out
    out.committed, out.open = True, side.open
    # Of a side that is not open, the items that are known come first: a turned Key, or all of the owner's.
    out.laid = [*side.items, *[None] * (side.items_laid - len(side.items))]
    if side.open:
        out.fighters = list(side.characters)
    elif side.characters:
        out.lead = side.characters[0]
    return out
