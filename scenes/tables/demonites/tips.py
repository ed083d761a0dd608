"""Help for everything on the battlefield that can be pointed at: what a tooltip says."""

from __future__ import annotations

from game.games.demonites.cards import demon
from scenes.tables.demonites.arena import Arena
from scenes.tables.demonites.choosing import Choosing
from scenes.tables.spots import Key
from scenes.tables.tip import Tip

SIGNS = ("menu", "log", "rules", "eye")


def tip_for(key: Key | None, arena: Arena, choosing: Choosing | None, faces_up: bool) -> Tip | None:
    """What there is to say about a spot; None where that is nothing, or nothing for whoever looks."""
    if key is None:
        return None
    word, first, second = key
    say = arena.say
    if word == "hand":
        return demon_tip(arena, second) if faces_up and second else None
    if word == "lying":
        return demon_tip(arena, second)
    if word == "line":
        return _line_tip(arena, first, second, faces_up)
    if word == "seat":
        return _seat_tip(arena, first)
    if word == "army":
        return Tip(say("demons.tip.army", who=arena.name(first)), say("demons.tip.army.help"))
    if word == "front":
        return Tip(say("demons.tip.front", n=second + 1), say("demons.tip.front.help"))
    if word in ("sums", "order"):
        return Tip(say(f"demons.tip.{word}"), say(f"demons.tip.{word}.help"))
    if word in SIGNS:
        return Tip(say(f"demons.tip.{word}"), say(f"demons.tip.{word}.help"))
    if word.startswith("button "):
        name = word.removeprefix("button ")
        return Tip(say(f"demons.button.{name}"), say(f"demons.tip.button.{name}"))
    if word == "confirm":
        kind = choosing.phase if choosing is not None else "confirm"
        text = f"demons.button.confirm.{kind}" if kind in CONFIRMS else "demons.button.confirm"
        return Tip(say(text), say("demons.tip.button.confirm"))
    return None


CONFIRMS = ("rush", "commit", "charge", "place", "turn")
"""Decisions whose big button has a word of its own."""


def _line_tip(arena: Arena, seat: int, place: int, faces_up: bool) -> Tip:
    """A card in a line: a known one in full, else that it is hidden."""
    table = arena.board.seats[seat].table
    piece = table[place] if place < len(table) else None
    own = seat == arena.tray and faces_up
    if piece is not None and piece.card is not None and (piece.up or own):
        tip = demon_tip(arena, piece.card)
        note = arena.say("demons.tip.open_line" if piece.up else "demons.tip.hidden_line")
        return tip._replace(note=note)
    return Tip(arena.say("demons.tip.hidden"), arena.say("demons.tip.hidden.help"))


def _seat_tip(arena: Arena, seat: int) -> Tip:
    own = arena.board.seats[seat]
    if own.out:
        return Tip(arena.name(seat), arena.say("demons.tip.out"))
    words = arena.say(
        "demons.tip.seat",
        n=arena.board.owned(seat),
        army=len(own.army),
        hand=len(own.hand),
        field=arena.board.owned(seat) - len(own.army) - len(own.hand),
    )
    return Tip(arena.name(seat), words)


def demon_tip(arena: Arena, card: int) -> Tip:
    """A demon: clan, the three scores in words, its line of lore."""
    one, say = demon(card), arena.say
    scores = say("demons.tip.scores", attack=one.attack, priority=one.priority, defence=one.defence, total=one.total)
    return Tip(say(f"demon.{one.id}"), f"{say(f'clan.{one.clan}')}. {scores}", note=say(f"demon.{one.id}.lore"))
