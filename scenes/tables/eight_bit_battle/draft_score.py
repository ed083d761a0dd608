"""What is played for each event of a draft: cards that are drawn, kept, given, taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.events import Event
from scenes.stage.script import Script
from scenes.tables.eight_bit_battle.board import known
from scenes.widgets.colours import SEATS, WHITE

if TYPE_CHECKING:
    from scenes.tables.eight_bit_battle.draft_table import DraftTable

FLY_MS = 330


def play(table: DraftTable, event: Event) -> Script:
    """The script for one event; the board has moved on by it when the script ends."""
    score = _SCORES.get(event.kind)
    if score is None:
        table.board.apply(event)
        return
    yield from score(table, event)


def _round_started(table: DraftTable, event: Event) -> Script:
    table.board.apply(event)
    table.caption(table.say("table.round", n=event["round"]), WHITE)
    yield 800
    table.caption("")


def _card_drawn(table: DraftTable, event: Event) -> Script:
    """From the deck to the middle; it turns over only for eyes that may see it."""
    card = known(event["card"])
    items = table.board.draft == "items"
    front = table.faces.face(card) if card is not None else None
    flying = table.card_from("deck", items, front)
    # The sign over the throne names him while his card is on its way, and the deck is a card lower.
    table.drawing = True
    table.board.drafter, table.board.left = event.number("seat"), event.number("left")
    yield from table.cues.fly(flying, table.map.point("card"), FLY_MS)
    if front is not None and table.faces_up:
        yield from table.cues.turn(flying, down=False)
    table.flying.remove(flying)
    table.drawing = False
    table.board.apply(event)


def _drawn_to(table: DraftTable, event: Event, seat: int, visible: bool) -> Script:
    card = known(event["card"])
    items = table.board.draft == "items"
    front = table.faces.face(card) if card is not None else None
    flying = table.card_from("card", items, front)
    flying.down = not visible or front is None
    table.board.has_drawn = False
    if visible and front is not None and not table.faces_up:
        yield from table.cues.turn(flying, down=False)
        yield 300
    yield from table.cues.fly(flying, table.next_place(seat, items), FLY_MS)
    table.flying.remove(flying)
    table.board.apply(event)


def _card_kept(table: DraftTable, event: Event) -> Script:
    seat = event.number("seat")
    card = known(event["card"])
    yield from _drawn_to(table, event, seat, card is not None and table.faces_up)


def _card_given(table: DraftTable, event: Event) -> Script:
    # Known to both (H5): it goes face up.
    seat = event.number("to")
    table.pop(table.say("table.draft.given"), table.map.rect("card").midtop, SEATS[event.number("seat")])
    yield from _drawn_to(table, event, seat, True)


def _card_taken(table: DraftTable, event: Event) -> Script:
    """Face down to whom it belongs; it turns over only for him."""
    seat, card = event.number("seat"), known(event["card"])
    items = table.board.draft == "items"
    front = table.faces.face(card) if card is not None else None
    flying = table.card_from("deck", items, front)
    table.board.left = event.number("left")
    yield from table.cues.fly(flying, table.next_place(seat, items), FLY_MS)
    if front is not None and table.faces_up:
        yield from table.cues.turn(flying, down=False)
    table.flying.remove(flying)
    table.board.apply(event)


_SCORES: dict[str, Callable[[DraftTable, Event], Script]] = {
    "round_started": _round_started,
    "card_drawn": _card_drawn,
    "card_kept": _card_kept,
    "card_given": _card_given,
    "card_taken": _card_taken,
}
