"""The table of the Demonites as one pair of eyes knows it, moved on event by event while events are being played.

It begins as a view says and ends as the view after the events says; the tests hold it to that for whole matches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from game.core.events import Event
from game.games.demonites.cards import ATTACK, DEFENCE, PRIORITY
from game.games.demonites.view import View
from scenes.tables.demonites.pieces import Fact, Front, Piece, Seat


@dataclass
class Board:
    """The whole table. pair: who fight just now, the one on the left first; marker: who strikes; front: where, in a
    Campaign."""

    eyes: int = 0
    mode: str = "war"
    round: int = 1
    limit: int = 0
    seats: list[Seat] = field(default_factory=list)
    fronts: list[Front] = field(default_factory=list)
    champion: int | None = None
    queue: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    pair: tuple[int, int] | None = field(default=None, compare=False)
    marker: int | None = field(default=None, compare=False)
    front: int | None = field(default=None, compare=False)
    winners: tuple[int, ...] = ()
    over: bool = False

    def counting(self, seat: int) -> list[int]:
        """Of a seat's face-up cards those whose scores count: all of them, but in a Skirmish only the card of the clash
        under way, if it lies there already. What lies there from before is the stake and fights no more (4.2)."""
        up = self.seats[seat].up
        if self.mode != "skirmish" or self.pair is None:
            return up
        clashes = max(len(self.seats[one].up) for one in self.pair)
        return up[-1:] if len(up) == clashes else []

    def apply(self, event: Event) -> None:
        """Move on by one event."""
        handler = _HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event)

    def seat(self, event: Event, fact: str = "seat") -> Seat:
        """The seat that the event names."""
        return self.seats[event.number(fact)]

    def owned(self, number: int) -> int:
        """How many cards a seat has: army, hand and everything on the table."""
        seat = self.seats[number]
        fronts = sum(len(front.side(number)) for front in self.fronts if number in front.seats)
        return len(seat.army) + len(seat.hand) + len(seat.table) + fronts

    def remove(self, number: int, cards: Iterable[int]) -> None:
        """These cards leave the table of this seat, or else its hand."""
        seat = self.seats[number]
        for card in cards:
            piece = next((piece for piece in seat.table if piece.card == card), None)
            side = next((f.side(number) for f in self.fronts if number in f.seats and card in f.side(number)), None)
            if piece is not None:
                seat.table.remove(piece)
            elif side is not None:
                side.remove(card)
            else:
                seat.take(card)


def sums(cards: Iterable[int]) -> tuple[int, int, int]:
    """Attack, priority and defence of these cards together."""
    numbers = list(cards)
    return sum(ATTACK[n] for n in numbers), sum(PRIORITY[n] for n in numbers), sum(DEFENCE[n] for n in numbers)


def _known(event: Event, fact: str = "cards") -> list[int] | None:
    return list(event.cards(fact)) if isinstance(event[fact], tuple) else None


def _match_began(board: Board, event: Event) -> None:
    board.mode, board.limit = str(event["mode"]), event.number("limit")
    board.seats = [Seat(army=[None] * event.number("cards")) for _ in range(event.number("seats"))]
    # The borders are the same from the first view on; nothing stands there yet.
    board.fronts = [Front(front.seats, ([], [])) for front in board.fronts]


def _round_began(board: Board, event: Event) -> None:
    board.round = event.number("round")
    _nobody(board)


def _clock_rang(board: Board, event: Event) -> None:
    board.limit = event.number("round")


def _nobody(board: Board) -> None:
    board.champion, board.queue, board.drawn = None, [], []
    board.pair = board.marker = board.front = None


def _drawn(board: Board, event: Event) -> None:
    seat, count = board.seat(event), event.number("count")
    cards = _known(event)
    seat.hand += seat.army[:count] if cards is None else cards
    del seat.army[:count]


def _chose(board: Board, event: Event) -> None:
    board.seat(event).chose = True


def _shown(board: Board) -> None:
    """The choices lie open now."""
    for seat in board.seats:
        seat.chose = False


def _mustered(board: Board, event: Event) -> None:
    _shown(board)
    order = event.cards("order")
    facts = event["cards"]
    cards = facts if isinstance(facts, tuple) else ()
    for number in order:
        seat, card = board.seats[number], cards[number]
        assert isinstance(card, int)
        if board.mode == "war":
            seat.army.pop(0)
        else:
            seat.take(card)
        seat.table = [Piece(card, True)]
    board.champion, board.queue, board.drawn = order[0], list(order[1:]), []


def _champion_unfought(board: Board, event: Event) -> None:
    board.champion = event.number("seat")
    board.queue.remove(board.champion)


def _battle_began(board: Board, event: Event) -> None:
    champion, other = event.number("seat"), event.number("other")
    line = board.drawn if event["rematch"] else board.queue
    line.remove(other)
    board.champion, board.marker = champion, champion
    board.pair = (champion, other)


def _bout_began(board: Board, event: Event) -> None:
    board.pair, board.marker = (event.number("seat"), event.number("other")), None


def _struck(board: Board, event: Event) -> None:
    """The marker stands beside the side that strikes next."""
    board.marker = event.number("seat") if event["beats"] else event.number("other")


def _reinforced(board: Board, event: Event) -> None:
    seat, card = board.seat(event), event.cards("cards")[0]
    if event["how"] == "ally":
        piece = next(piece for piece in seat.table if not piece.up)
        piece.card, piece.up = card, True
    else:
        seat.army.pop(0)
        seat.table.append(Piece(card, True))


def _marker_given(board: Board, event: Event) -> None:
    board.marker = event.number("seat")


def _drew(board: Board, event: Event) -> None:
    pair = (event.number("seat"), event.number("other"))
    for number in pair:
        board.seats[number].rest()
    if not event["rematch"]:
        board.drawn += pair
        board.champion = None
    board.pair = board.marker = None


def _stood_off(board: Board, event: Event) -> None:
    board.marker = None
    if board.mode == "scout":
        board.champion = None


def _captured(board: Board, event: Event) -> None:
    cards = event.cards("cards")
    winner = event.number("seat")
    board.remove(event.number("other"), cards)
    board.seats[winner].army += cards
    if board.mode == "war":
        board.seats[winner].rest()
    if board.mode in ("war", "scout"):
        board.champion = winner
    board.pair = board.marker = None


def _went_home(board: Board, event: Event) -> None:
    number, seat = event.number("seat"), board.seat(event)
    cards = _known(event)
    if cards is None:
        # Only a whole hand goes home unseen; what all know of it goes on being known.
        seat.army += seat.hand
        seat.hand = []
        return
    board.remove(number, cards)
    seat.army += cards


def _bout_drawn(board: Board, _: Event) -> None:
    board.marker = None


def _waited(board: Board, _: Event) -> None:
    _shown(board)


def _laid(board: Board, event: Event) -> None:
    """Out of the hand and before the seat, face up."""
    _shown(board)
    seat = board.seat(event)
    for card in event.cards("cards"):
        seat.take(card)
        seat.table.append(Piece(card, True))


def _lined_up(board: Board, event: Event) -> None:
    seat, count = board.seat(event), event.number("count")
    cards = _known(event)
    if count == len(seat.hand):
        # All go into the line; nobody forgets what he knows of them.
        seat.table += [Piece(card, False) for card in seat.hand]
        seat.hand = []
        return
    facts: list[Fact] = list(cards) if cards is not None else [None] * count
    reserve = event["reserve"]
    seat.table += [Piece(card, False) for card in facts]
    seat.hand = [reserve if isinstance(reserve, int) else None]


def _regrouped(board: Board, event: Event) -> None:
    seat, place = board.seat(event), event.number("place")
    reserve, seat.hand = seat.hand[0], [seat.table[place].card]
    seat.table[place] = Piece(reserve, False)


def _raided(board: Board, event: Event) -> None:
    seat, other = board.seat(event), board.seat(event, "other")
    seat.table[event.number("place")] = Piece(event.number("card"), True)
    other.table[event.number("slot")] = Piece(event.number("target"), True)
    board.pair = (event.number("seat"), event.number("other"))
    board.marker = event.number("other" if event["ambush"] else "seat")


def _placed(board: Board, event: Event) -> None:
    number, card = event.number("seat"), event.number("card")
    board.seats[number].take(card)
    board.fronts[event.number("front")].side(number).append(card)


def _charged(board: Board, event: Event) -> None:
    board.front = event.number("front")
    board.pair = board.fronts[board.front].seats
    board.marker = None


def _fronts_changed(board: Board, event: Event) -> None:
    """The fallen seat's fronts close; what is new is empty (as `campaign._close_fronts` orders them)."""
    fallen = event.number("seat")
    borders = event["fronts"]
    pairs = [tuple(pair) for pair in borders if isinstance(pair, tuple)] if isinstance(borders, tuple) else []
    first = next((place for place, front in enumerate(board.fronts) if fallen in front.seats), 0)
    kept = [front for front in board.fronts if fallen not in front.seats]
    fresh = min(first, len(kept))
    fronts: list[Front] = []
    for place, (one, two) in enumerate(pairs):
        assert isinstance(one, int)
        assert isinstance(two, int)
        fronts.append(kept.pop(0) if place != fresh and kept else Front((one, two), ([], [])))
    board.fronts = fronts


def _fell(board: Board, event: Event) -> None:
    board.seat(event).out = True


def _match_over(board: Board, event: Event) -> None:
    _nobody(board)
    board.over, board.winners = True, event.cards("winners")


_HANDLERS: dict[str, Callable[[Board, Event], None]] = {
    "match_began": _match_began,
    "round_began": _round_began,
    "clock_rang": _clock_rang,
    "drawn": _drawn,
    "chose": _chose,
    "mustered": _mustered,
    "champion_unfought": _champion_unfought,
    "battle_began": _battle_began,
    "struck": _struck,
    "stood_off": _stood_off,
    "reinforced": _reinforced,
    "marker_given": _marker_given,
    "drew": _drew,
    "captured": _captured,
    "went_home": _went_home,
    "bout_began": _bout_began,
    "rushed": _laid,
    "answered": _laid,
    "played": _laid,
    "committed": _laid,
    "waited": _waited,
    "bout_drawn": _bout_drawn,
    "lined_up": _lined_up,
    "regrouped": _regrouped,
    "raided": _raided,
    "placed": _placed,
    "charged": _charged,
    "fronts_changed": _fronts_changed,
    "fell": _fell,
    "match_over": _match_over,
}


def board_of(view: View) -> Board:
    """The table as the view says."""
    fighting = view.mode in ("war", "scout", "skirmish") and view.attacker is not None and view.defender is not None
    pair = (view.attacker, view.defender) if fighting else None
    return Board(
        eyes=view.eyes,
        mode=view.mode,
        round=view.round,
        limit=view.limit,
        seats=[
            Seat(
                army=list(view.armies[seat].cards),
                hand=list(view.hands[seat].cards),
                table=[Piece(c, up) for c, up in zip(view.table[seat].cards, view.up[seat], strict=True)],
                out=view.out[seat],
                chose=view.choices[seat] is not None,
            )
            for seat in range(view.seats)
        ],
        fronts=[Front(f.seats, (list(f.cards[0]), list(f.cards[1]))) for f in view.fronts],
        champion=view.champion,
        queue=list(view.queue),
        drawn=list(view.drawn),
        pair=None if pair is None else (_whole(pair[0]), _whole(pair[1])),
        marker=view.attacker if view.mode == "war" else None,
        winners=view.winners,
        over=view.phase == "over",
    )


def _whole(seat: int | None) -> int:
    assert seat is not None
    return seat
