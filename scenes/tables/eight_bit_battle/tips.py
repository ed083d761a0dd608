"""Help for everything on the table that can be pointed at: what a tooltip says."""

from __future__ import annotations

from game.games.eight_bit_battle.cards import CARDS
from scenes.tables.eight_bit_battle.board import Board
from scenes.tables.eight_bit_battle.controls import LABELS
from scenes.tables.eight_bit_battle.picture import Picture
from scenes.tables.spots import Key
from scenes.tables.tip import Tip

BUTTONS = ("keep", "give", "me", "you", "pass", "confirm", "undo", "back", "rules", "peek", "log")
"""Spots that do something by themselves."""
CARD_SPOTS = ("hand", "laid", "held", "drawn", "figure", "item")
"""Spots that are a card, whatever form it has there."""


def may_read(card: int, board: Board, faces_up: bool) -> bool:
    """Whether the card lies face up for whoever looks at the screen."""
    if faces_up:
        return True
    return any(
        card in (*seat.shown, *seat.pile, *seat.fighters) or (seat.open and card in seat.laid) for seat in board.seats
    )


def tip_for(key: Key | None, board: Board, picture: Picture, faces_up: bool) -> Tip | None:
    """What there is to say about a spot; None where that is nothing, or nothing for whoever looks."""
    if key is None:
        return None
    word, seat, card = key
    if word in CARD_SPOTS:
        return _card(card, board, picture) if may_read(card, board, faces_up) else None
    who = picture.name(seat) if seat in (0, 1) else ""
    if word == "pile":
        own = board.seats[seat]
        names = ", ".join(picture.faces.name(prize) for prize in own.pile) or picture.say("table.tip.pile.empty")
        return Tip(picture.say("table.tip.pile", who=who), names, note=picture.say("table.tip.points", n=own.points))
    if word in ("backs", "face_down"):
        return Tip(picture.say("table.tip.covered"), picture.say(f"table.tip.{word}", who=who))
    if word == "plate":
        return Tip(who, picture.say(f"table.tip.plate.{'attack' if seat == board.attacker else 'defence'}"))
    if word == "top":
        return Tip(who, picture.say("table.tip.top"))
    if word == "deck":
        return Tip(picture.say("table.tip.deck"), picture.say(f"table.tip.deck.{board.draft}", n=board.left))
    return _button(word, board, picture, faces_up)


def _button(word: str, board: Board, picture: Picture, faces_up: bool) -> Tip | None:
    """What a button does; in the draft beside what the card is, for nobody decides without having read that."""
    if word not in BUTTONS:
        return None
    help_, drawn = picture.say(f"table.tip.button.{word}"), board.drawn
    if word in ("keep", "give") and drawn is not None and may_read(drawn, board, faces_up):
        tip = _card(drawn, board, picture)
        return tip._replace(body=f"{tip.body} {help_}")
    label = LABELS[word][0] if word in LABELS else f"table.tip.button.{word}.title"
    return Tip(picture.say(label), help_)


def _card(card: int, board: Board, picture: Picture) -> Tip:
    known = any(
        board.part in ("draft", "battle") and card in board.seats[seat].shown and board.eyes == seat for seat in (0, 1)
    )
    note = picture.say("table.known") if known else ""
    return Tip(picture.faces.name(card).upper(), picture.say(f"card.{CARDS[card].id}.help"), card, note)
