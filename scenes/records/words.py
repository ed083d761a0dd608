"""What records are called: games, modes, opponents, characters, dates."""

from __future__ import annotations

from datetime import date

from game.records.record import PERSON, MatchRecord, SeatRecord
from game.text import Texts
from scenes.seating import lent_name

CHARACTERS = {"eight_masters_revenge": "fighter", "street_war": "character"}
"""Game id -> what the text ids of its characters begin with."""


def game_name(texts: Texts, game: str) -> str:
    """A game's short name; the id of a game that this program does not know."""
    return texts(f"game.{game}.short") if texts.has(f"game.{game}.short") else game


def mode_name(texts: Texts, game: str, mode: str) -> str:
    """A mode's name; games with a single one call it the usual match."""
    text_id = f"mode.{game}.{mode}"
    if texts.has(text_id):
        return texts(text_id)
    return texts("records.standard") if mode == "standard" else mode


def both_names(texts: Texts, key: str) -> str:
    """`game/mode` in words: the mode where it says enough, else the game."""
    game, _, mode = key.partition("/")
    return game_name(texts, game) if mode == "standard" else mode_name(texts, game, mode)


def character_name(texts: Texts, key: str) -> str:
    """`game/character` in words."""
    game, _, character = key.partition("/")
    text_id = f"{CHARACTERS.get(game, game)}.{character}"
    return texts(text_id) if texts.has(text_id) else character


def kind_name(texts: Texts, kind: str) -> str:
    """`person`, or a player of the arcade."""
    text_id = f"player.{kind.removeprefix('ai:')}"
    if kind == PERSON:
        return texts("records.people")
    return texts(text_id) if texts.has(text_id) else kind


def person_name(texts: Texts, name: str) -> str:
    """A typed name; what is said of whoever typed none."""
    return name or texts("records.unnamed")


def seat_name(texts: Texts, seat: int, record: SeatRecord) -> str:
    """Who sat there: the typed name, else what the arcade would lend."""
    if record.is_person:
        return record.name or lent_name(texts, seat, PERSON)
    return kind_name(texts, record.kind)


def day_name(texts: Texts, iso: str) -> str:
    """A date, or a moment's date, as people write it; what cannot be read as it stands."""
    try:
        day = date.fromisoformat(iso[:10])
    except ValueError:
        return iso
    return texts("records.date", day=day.day, month=texts(f"records.month.{day.month}"), year=day.year)


def meeting(texts: Texts, record: MatchRecord) -> str:
    """Who met: two by name, more as a list that is cut where it gets long."""
    names = [seat_name(texts, seat, one) for seat, one in enumerate(record.seats)]
    if len(names) == 2:
        return texts("records.versus", one=names[0], other=names[1])
    people = [names[seat] for seat in record.people] or names[:1]
    return texts("records.and_more", who=", ".join(people[:2]), n=len(names) - len(people[:2]))
