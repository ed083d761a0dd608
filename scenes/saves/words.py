"""What is said of a kept match: its game, its players, its date, how far it has come."""

from __future__ import annotations

import time

from game.core.seats import PERSON
from game.storage.match_record import MatchRecord
from game.text import Texts
from scenes.records.words import day_name, game_name, mode_name
from scenes.saves.records import config_of
from scenes.seating import names_of


def name_of(texts: Texts, record: MatchRecord) -> str:
    """What it is called: the name somebody gave it, else its game and mode."""
    return record.title or kind_of(texts, record)


def kind_of(texts: Texts, record: MatchRecord) -> str:
    """Its game, and the mode where the game has several."""
    if not texts.has(f"mode.{record.game}.{record.mode}"):
        return texts(f"game.{record.game}") if texts.has(f"game.{record.game}") else record.game
    game = game_name(texts, record.game)
    return texts("keep.kind", game=game, mode=mode_name(texts, record.game, record.mode))


def players_of(texts: Texts, record: MatchRecord) -> str:
    """Who sits there, by seat."""
    names = names_of(texts, config_of(texts, record).seats)
    if len(names) == 2:
        return texts("records.versus", one=names[0], other=names[1])
    return ", ".join(names)


def short_players(texts: Texts, record: MatchRecord) -> str:
    """The people among many, and how many others there are."""
    names = names_of(texts, config_of(texts, record).seats)
    if len(names) < 4:
        return players_of(texts, record)
    people = [names[seat] for seat, sitter in enumerate(record.sitters) if sitter.kind == PERSON] or names[:1]
    return texts("records.and_more", who=", ".join(people[:2]), n=len(names) - len(people[:2]))


def progress_of(texts: Texts, record: MatchRecord) -> str:
    """How far it has come, or who has won."""
    if record.winners is None:
        return texts("keep.round", n=record.round) if record.round else texts("keep.before")
    called = names_of(texts, config_of(texts, record).seats)
    names = [called[seat] for seat in record.winners]
    if not names:
        return texts("result.draw")
    if len(names) == 1:
        return texts("result.wins", who=names[0])
    return texts("result.win_together", who=texts("list.and", some=", ".join(names[:-1]), last=names[-1]))


def moment_of(texts: Texts, at: float) -> str:
    """A moment, in seconds since 1970, as people here write it; empty for one that is not known."""
    if at <= 0:
        return ""
    iso = time.strftime("%Y-%m-%dT%H:%M", time.localtime(at))
    return texts("keep.moment", day=day_name(texts, iso), time=iso[11:])


def match_line(texts: Texts, record: MatchRecord) -> str:
    """All of it in one line."""
    return texts(
        "keep.line",
        kind=kind_of(texts, record),
        players=short_players(texts, record),
        progress=progress_of(texts, record),
    )
