"""A kept match as a value and as the bytes of its file.

The file is one JSON object: `format`, `checksum` (SHA-256 of the bytes of `record` as they stand there) and `record`.
Format 1 is a bare match without a checksum, as `python -m game simulate --save` writes it; its own state is the check.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from game.core.action import parse_action
from game.core.contract import IllegalActionError, Setup
from game.core.match import Match
from game.core.registry import get_game
from game.core.seats import PERSON

FORMAT = 2


class RecordError(ValueError):
    """Bytes that hold no kept match, or a damaged one. The message says what is wrong."""


class NewerRecordError(RecordError):
    """A kept match of a newer program. It is left alone."""


class RulesError(RecordError):
    """A whole record that these rules cannot play: neither its actions nor its state."""


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at a seat: `person` or a player's id, under which typed name. lent, text, number: the arcade lends one
    whenever it is shown, see `scenes.match_config.SeatConfig`; an older program kept the one that it had lent."""

    kind: str
    name: str
    lent: bool = False
    text: str = ""
    number: int = 0


class MatchRecord(msgspec.Struct, frozen=True):
    """A match as it is kept: all it started from, all that was done, and where that led.

    sitters: by seat. actions: in their text form, from `base`, or from the deal where that is None. state: where they
    led, as the rules' JSON values. title: a name somebody gave it, empty for none. occasion, seed_given, lot: see
    `scenes.match_config`. begun, changed: seconds since 1970. round: the one it is in. winners: None while it goes on.
    clock_ms: how long its own clock has run, where it has one. clock_at: the same at each of the actions; empty where
    it has none, or nobody knows. program: the version that wrote it.
    """

    game: str
    seed: int
    mode: str
    options: dict[str, str]
    sitters: tuple[Sitter, ...]
    actions: tuple[str, ...]
    state: Any
    base: Any = None
    title: str = ""
    occasion: str = ""
    seed_given: bool = False
    lot: bool = False
    begun: float = 0.0
    changed: float = 0.0
    round: int = 0
    winners: tuple[int, ...] | None = None
    clock_ms: int = 0
    clock_at: tuple[int, ...] = ()
    program: str = ""

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.winners is not None

    @property
    def setup(self) -> Setup:
        """What it started from."""
        return Setup(self.game, self.seed, len(self.sitters), self.mode, self.options)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.kind == PERSON)


class _File(msgspec.Struct):
    format: int
    checksum: str
    record: msgspec.Raw


class _Version(msgspec.Struct):
    format: int


def with_match(record: MatchRecord, match: Match, changed: float) -> MatchRecord:
    """The record after something has happened in its match. changed: when, in seconds since 1970."""
    result = match.result
    return msgspec.structs.replace(
        record,
        actions=tuple(action.text for action in match.actions),
        state=match.game.state_to_json(match.state),
        base=None if match.base is None else match.game.state_to_json(match.base),
        changed=changed,
        round=round_of(match),
        winners=None if result is None else result.winners,
    )


def round_of(match: Match) -> int:
    """Which round a match is in, as far as everybody knows; 0 where its game counts none."""
    value = getattr(match.view(-1), "round", 0)
    return value if isinstance(value, int) else 0


def encode(record: MatchRecord) -> bytes:
    """The bytes of its file."""
    body = msgspec.json.encode(record)
    head = f'{{"format":{FORMAT},"checksum":"{_checksum(body)}","record":'.encode("ascii")
    return head + body + b"}\n"


def decode(data: bytes) -> MatchRecord:
    """The way back, of this format or an older one. Raises NewerRecordError, and RecordError for anything else that is
    wrong with the bytes; whether the rules can play it, only `restore` knows."""
    try:
        version = msgspec.json.decode(data, type=_Version).format
        if version > FORMAT:
            raise NewerRecordError(f"this match has format {version}; this program reads up to {FORMAT}")
        if version == FORMAT:
            file = msgspec.json.decode(data, type=_File)
            body = bytes(file.record)
            if _checksum(body) != file.checksum:
                raise RecordError("the checksum does not fit: the file was damaged or changed")
            return _sound(msgspec.json.decode(body, type=MatchRecord))
        values: Any = msgspec.json.decode(data)
        for older in range(version, FORMAT):
            if older not in MIGRATIONS:
                raise RecordError(f"there was never a format {older}")
            values = MIGRATIONS[older](values)
        return _sound(msgspec.convert(values, type=MatchRecord))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"this is no kept match: {error}") from error


def _sound(record: MatchRecord) -> MatchRecord:
    """The same, once every seat in it exists."""
    if not record.sitters or any(not 0 <= seat < len(record.sitters) for seat in record.winners or ()):
        raise RecordError("the seats do not fit each other")
    return record


def restore(record: MatchRecord) -> Match:
    """The match, with all its actions done again. Where this program's rules no longer lead from them to the state that
    was kept, the match goes on from that state and what was before it is forgotten (`Match.base`). Raises RulesError
    where that is impossible, too."""
    try:
        return _replayed(record)
    except (KeyError, ValueError) as error:
        why = error
    try:
        game = get_game(record.game)
        game.new(record.setup)  # whether such a match can be set up at all
        match = Match(record.setup, game.state_from_json(record.state))
        match.view(-1)
        if match.turn is not None and not match.legal_actions:
            raise RulesError("nobody can do anything in it")
    except (KeyError, ValueError, IndexError, TypeError, AttributeError) as error:
        raise RulesError(f"these rules cannot play this match: {why}; nor its state: {error}") from error
    return match


def _replayed(record: MatchRecord) -> Match:
    game = get_game(record.game)
    base = None if record.base is None else game.state_from_json(record.base)
    match = Match(record.setup, base)
    for number, line in enumerate(record.actions, 1):
        try:
            match.act(parse_action(line))
        except (IllegalActionError, ValueError) as error:
            raise RulesError(f"action {number} cannot be done: {error}") from error
    if msgspec.json.encode(game.state_to_json(match.state)) != msgspec.json.encode(record.state):
        raise RulesError("the actions lead to another state than the one that was kept")
    return match


def _checksum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


def _from_bare_match(values: Any) -> dict[str, Any]:
    """Format 1: `Match.to_json` alone. Who played is not said: everybody bears no name and lends one."""
    if not isinstance(values, Mapping):
        raise RecordError("this is no kept match: it should be a JSON object")
    seats = values.get("seats")
    if not isinstance(seats, int) or isinstance(seats, bool) or not 1 <= seats <= 16:
        raise RecordError("this is no kept match: its number of seats makes no sense")
    sitters = [{"kind": PERSON, "name": "", "lent": True}] * seats
    kept = {name: values[name] for name in ("game", "seed", "mode", "options", "actions", "state") if name in values}
    record = {**kept, "sitters": sitters}
    winners = _winners_of(record)
    return {**record, "winners": winners}


def _winners_of(record: dict[str, Any]) -> list[int] | None:
    """Who has won a bare match, which does not say so itself."""
    try:
        match = restore(msgspec.convert(record, type=MatchRecord))
    except (msgspec.ValidationError, RulesError) as error:
        raise RecordError(f"this is no kept match: {error}") from error
    return None if match.result is None else list(match.result.winners)


MIGRATIONS: Mapping[int, Callable[[Any], dict[str, Any]]] = {1: _from_bare_match}
"""From each older format to the next one; pure functions, each with a sample in tests/game/storage/kept."""
