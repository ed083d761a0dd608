"""The tournament on the disk: the one under way, and the champions of those before."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.bracket import Bracket, checked
from game.core.seats import PERSON
from game.storage.kept import KeptFile

FORMAT = 1
MOST_CUPS = 50
"""So many champions are remembered, the latest."""


class Cup(msgspec.Struct, frozen=True):
    """A tournament that was won. day: `2026-11-30`. champion: the typed name; empty where the arcade lends one. kind,
    text, number: who that was, see `scenes.match_config.SeatConfig`."""

    day: str
    game: str
    mode: str
    champion: str
    entrants: int
    kind: str = PERSON
    text: str = ""
    number: int = 0


class Tournaments(msgspec.Struct):
    """bracket: of the one under way, or of the last one until another begins; None before the first. cups: the oldest
    first."""

    format: int = FORMAT
    bracket: Bracket | None = None
    cups: list[Cup] = msgspec.field(default_factory=list)


def tournament_file(settings_file: Path) -> Path:
    """Where the tournament is kept: beside the settings."""
    return settings_file.with_name("tournament.json")


def open_tournaments(path: Path) -> KeptFile[Tournaments]:
    """What is kept in this file; see `KeptFile` for what may be wrong with it."""
    return KeptFile(path, "tournament", FORMAT, Tournaments, _decode, msgspec.json.encode)


def _decode(data: bytes) -> Tournaments:
    kept = msgspec.json.decode(data, type=Tournaments)
    if kept.bracket is not None:
        checked(kept.bracket)
    del kept.cups[:-MOST_CUPS]
    return kept
