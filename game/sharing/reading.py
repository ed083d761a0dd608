"""A match from whatever holds one: a code, a file with a code, a kept match, a bare match, a report of a fault."""

from __future__ import annotations

import json
from pathlib import Path

from game.core.match import Match
from game.sharing.code import PREFIX, CodeError, from_code
from game.sharing.files import read_code
from game.storage import crash_report
from game.storage.crash_report import CrashReport
from game.storage.match_record import FORMAT, decode, restore


class NoMatchError(ValueError):
    """What was given holds no match. The message says what is wrong."""


def read_match(source: str) -> Match:
    """The match that a code holds, or a file of this name.

    Raises OSError for a file that cannot be read, `RecordError` for a damaged kept match, `MatchFileError` for a bare
    one, `ReportError` for a damaged report, and NoMatchError for anything else.
    """
    path = Path(source)
    if source.upper().startswith(f"{PREFIX}-") and not path.exists():
        return _of_code(source, "this code")
    data = path.read_bytes()
    try:
        values = json.loads(data)
    except ValueError as error:
        if data.lstrip()[:1] in (b"{", b"["):
            raise NoMatchError(f"{source} is no JSON file: {error}") from error
        return _of_code(read_code(path), source)
    if isinstance(values, dict) and values.get("kind") == crash_report.KIND:
        return _of_report(crash_report.decode(data), source)
    if isinstance(values, dict) and values.get("format") == FORMAT:
        return restore(decode(data))
    return Match.from_json(values)


def read_report(source: str) -> CrashReport | None:
    """The report in a file of this name; None where it holds anything else. Raises nothing."""
    try:
        return crash_report.decode(Path(source).read_bytes())
    except (OSError, ValueError):
        return None


def _of_report(report: CrashReport, name: str) -> Match:
    if report.match is None:
        raise NoMatchError(f"{name} reports a fault without a match on the screen:\n{report.trace}")
    return restore(report.match)


def _of_code(text: str, name: str) -> Match:
    try:
        return restore(from_code(text))
    except CodeError as error:
        raise NoMatchError(f"{name} holds no match, neither as JSON nor as a code: {error}") from error
