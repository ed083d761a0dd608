"""A match on the screen as a record that can be kept, and back."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Setup
from game.core.match import Match
from game.storage.match_record import MatchRecord, Sitter, restore, with_match
from game.text import Texts
from game.version import VERSION
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.seating import named
from scenes.setup.chosen import USUAL_OPPONENT


class KeptMatch(NamedTuple):
    """A match to go on with. id: under which it is kept; empty: it begins anew here, under an id of its own."""

    match: Match
    id: str = ""
    title: str = ""
    begun: float = 0.0
    clock_ms: int = 0
    clock_at: tuple[int, ...] = ()


def record_of(config: MatchConfig, begun: float) -> MatchRecord:
    """The record of a match of which nothing has happened yet. begun: seconds since 1970."""
    setup = config.setup
    return MatchRecord(
        game=setup.game,
        seed=setup.seed,
        mode=setup.mode,
        options=dict(setup.options),
        sitters=tuple(Sitter(seat.kind, seat.name, seat.lent, seat.text, seat.number) for seat in config.seats),
        actions=(),
        state=None,
        occasion=config.occasion,
        seed_given=config.seed_given,
        lot=config.lot,
        begun=begun,
        program=VERSION,
    )


def record_of_match(config: MatchConfig, match: Match) -> MatchRecord:
    """The record of a match as it stands now, for sharing it."""
    return with_match(record_of(config, 0.0), match, 0.0)


def config_of(texts: Texts, record: MatchRecord) -> MatchConfig:
    """What the match was played with. A player that this program
    does not know (of another version, or of the command line alone) is replaced by the usual opponent."""
    seats = [
        SeatConfig(_known(texts, sitter.kind), sitter.name, sitter.lent or not sitter.name, sitter.text, sitter.number)
        for sitter in record.sitters
    ]
    setup = Setup(record.game, record.seed, len(seats), record.mode, dict(record.options))
    return MatchConfig(setup, named(seats), record.seed_given, record.lot, record.occasion)


def _known(texts: Texts, kind: str) -> str:
    return kind if kind == PERSON or texts.has(f"player.{kind.removeprefix('ai:')}") else USUAL_OPPONENT


def kept_match(match_id: str, record: MatchRecord) -> KeptMatch:
    """The match of a record, at its last action. Raises `RulesError`."""
    return KeptMatch(restore(record), match_id, record.title, record.begun, record.clock_ms, record.clock_at)
