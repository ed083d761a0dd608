"""Every file the program reads, broken in every way: it is read, or refused with the error that its reader promises.

The player's own files (settings, saves, replays, records, results, codes, reports) and those of the program (maps,
lessons, puzzles, texts, sheets). What such runs have found is kept in `test_fuzz_cases.py`.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.core.contract import Setup
from game.core.match import Match, MatchFileError
from game.sharing.code import CodeError, from_code, to_code
from game.sharing.files import write_code
from game.sharing.reading import NoMatchError, read_match
from game.storage import climb, crash_report, gauntlet, puzzles, tournament
from game.storage.crash_report import FORMAT, KIND, CrashReport, ReportError, nameless
from game.storage.lessons import LessonError, read_lesson
from game.storage.match_folder import MatchFolder
from game.storage.match_record import MatchRecord, RecordError, Sitter, encode, restore, with_match
from game.storage.puzzles import PuzzleFileError, read_puzzles
from game.storage.records import Records
from game.storage.settings import SeatSettings, SettingsStore, SetupSettings
from game.text import DamagedTextsError, Texts
from scenes import assets
from scenes.assets import AssetError, Sheet
from scenes.tables.layout import TableMap
from tests.fuzz.mutating import garbled, mutated
from tests.scenes.records_data import fill

ASSETS = assets.ROOT
Change = Callable[[bytes, random.Random], bytes]
SETUP = Setup("street_war", 5)
NO_MATCH = (RecordError, NoMatchError, MatchFileError)
FEW, MANY = 25, 1200


def _match() -> MatchRecord:
    sitters = (Sitter("person", "Zoë"), Sitter("ai:2", "Bo"))
    match = Match(SETUP)
    for _ in range(9):
        match.act(match.legal_actions[0])
    return with_match(MatchRecord("street_war", 5, "standard", {}, sitters, (), None), match, 1.0)


class Target(NamedTuple):
    """A kind of file. sample: makes a whole one in this folder and returns it. read: as the program does. refused: what
    its reader promises to raise."""

    sample: Callable[[Path], Path]
    read: Callable[[Path], object]
    refused: tuple[type[Exception], ...] = ()


def _settings(folder: Path) -> Path:
    store = SettingsStore(folder / "settings.json")
    store.settings.keys = {"left.confirm": [44]}
    store.settings.keep_setup("street_war", "standard", SetupSettings([SeatSettings("person", "Zoë")], {"limit": "12"}))
    assert store.save()
    return store.path


def _kept(name: str, opening: Callable[[Path], object]) -> Target:
    """A file of results; with nothing in it yet, its fields are those it begins with."""

    def sample(folder: Path) -> Path:
        kept = opening(folder / name)
        assert kept.save()  # type: ignore[attr-defined]
        return folder / name

    return Target(sample, opening)


def _written(name: str, data: Callable[[], bytes]) -> Callable[[Path], Path]:
    def sample(folder: Path) -> Path:
        path = folder / name
        path.write_bytes(data())
        return path

    return sample


def _copied(*parts: str) -> Callable[[Path], Path]:
    """One of the program's own files, where it may be broken."""
    return _written(parts[-1], ASSETS.joinpath(*parts).read_bytes)


def _save(path: Path) -> None:
    record = MatchFolder(path.parent).read(path.stem).record
    if record is not None:
        restore(record)


def _read_code(path: Path) -> None:
    from_code(path.read_bytes().decode("utf-8", "replace"))


def _read_any(path: Path) -> None:
    read_match(str(path))


def _read_report(path: Path) -> None:
    crash_report.decode(path.read_bytes())


def _records(folder: Path) -> Path:
    records = Records(folder / "records.sqlite")
    fill(records, matches=12, achievements=3)
    return records.path


def _read_records(path: Path) -> None:
    records = Records(path)
    records.matches()
    records.dailies()


def _report() -> bytes:
    return crash_report.encode(
        CrashReport(KIND, FORMAT, "0.1.0", "2026-11-30T16:20:05Z", {"a": "b"}, "Trace", match=nameless(_match()))
    )


def _read_sheet(path: Path) -> None:
    beside = path.with_suffix(".png")
    if not beside.exists():
        beside.write_bytes((ASSETS / "sprites" / "figures" / "king.png").read_bytes())
    saved, assets.ROOT = assets.ROOT, path.parent.parent
    try:
        Sheet(path.stem)
    finally:
        assets.ROOT = saved


def _sheet(folder: Path) -> Path:
    (folder / "sprites").mkdir()
    return _copied("sprites", "figures", "king.json")(folder / "sprites")


def _map(folder: Path) -> Path:
    pygame.display.set_mode((640, 360))
    # Its tiles are found from where it lies: beside the program's own maps, under another name.
    for name in ("tiles", "sprites"):
        (folder.parent / name).symlink_to(ASSETS / name, target_is_directory=True)
    return _copied("maps", "street_war_dusk.tmx")(folder)


def _texts(folder: Path) -> Path:
    (folder / "en").mkdir()
    return _copied("text", "en", "arcade.mo")(folder / "en")


TARGETS = {
    "settings": Target(_settings, SettingsStore),
    "save": Target(_written("one.json", lambda: encode(_match())), _save, (RecordError,)),
    "any match": Target(
        _written("one.json", lambda: encode(_match())),
        _read_any,
        NO_MATCH,
    ),
    "bare match": Target(
        _written("one.json", lambda: json.dumps(restore(_match()).to_json()).encode("ascii")),
        _read_any,
        NO_MATCH,
    ),
    "records": Target(_records, _read_records),
    "code": Target(_written("code.txt", lambda: to_code(_match()).encode("ascii")), _read_code, (CodeError,)),
    "shared code": Target(
        lambda folder: write_code(folder, "one", to_code(_match()), "Zoë's"),
        _read_any,
        NO_MATCH,
    ),
    "report": Target(
        _written("fault.json", _report), lambda path: crash_report.decode(path.read_bytes()), (ReportError,)
    ),
    "gauntlet": _kept("gauntlet.json", gauntlet.open_progress),
    "tower": _kept("climb.json", climb.open_towers),
    "tournaments": _kept("tournament.json", tournament.open_tournaments),
    "puzzles solved": _kept("puzzles.json", puzzles.open_progress),
    "lesson": Target(_copied("lessons", "street_war.toml"), read_lesson, (LessonError,)),
    "puzzles": Target(_copied("puzzles", "eight_bit_battle.toml"), read_puzzles, (PuzzleFileError,)),
    "sheet": Target(_sheet, _read_sheet, (AssetError,)),
    "map": Target(_map, lambda path: TableMap(path, frozenset()), (AssetError,)),
    "texts": Target(_texts, lambda path: Texts(path.parent.parent, "en")("title.name"), (DamagedTextsError,)),
}


def _fuzz(target: Target, folder: Path, seeds: range, change: Change) -> None:
    (folder / "whole").mkdir()
    whole = target.sample(folder / "whole")
    data = whole.read_bytes()
    for seed in seeds:
        # In a folder of its own: what is broken is set aside there, and no older generation helps.
        path = folder / str(seed) / whole.relative_to(folder / "whole")
        path.parent.mkdir(parents=True)
        path.write_bytes(change(data, random.Random(seed)))
        try:
            target.read(path)
        except target.refused:
            continue
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r}") from error


def _odd(data: bytes, rng: random.Random) -> bytes:
    """The same JSON with another value somewhere."""
    return json.dumps(mutated(json.loads(data), rng)).encode("utf-8")


def _odd_save(data: bytes, rng: random.Random) -> bytes:
    """A kept match with another value somewhere, whose checksum fits: of other rules, or by clever hands. Where its
    actions cannot be done, its state is all that is left."""
    record = mutated(json.loads(data)["record"], rng)
    if isinstance(record, dict) and rng.random() < 0.5:
        record = {**record, "actions": ["nonsense"], "state": mutated(record.get("state"), rng)}
    body = json.dumps(record).encode("utf-8")
    head = f'{{"format":2,"checksum":"{hashlib.sha256(body).hexdigest()}","record":'
    return head.encode("ascii") + body + b"}"


CHANGES: dict[str, tuple[str, Change]] = {
    **{name: (name, garbled) for name in TARGETS},
    "odd settings": ("settings", _odd),
    "odd save": ("save", _odd_save),
    "odd bare match": ("bare match", _odd),
    "odd report": ("report", _odd),
    "odd gauntlet": ("gauntlet", _odd),
    "odd tower": ("tower", _odd),
    "odd tournaments": ("tournaments", _odd),
    "odd puzzles solved": ("puzzles solved", _odd),
    "odd sheet": ("sheet", _odd),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_broken_file_is_read_or_refused(tmp_path: Path, name: str) -> None:
    target, change = CHANGES[name]
    _fuzz(TARGETS[target], tmp_path, range(FEW), change)


@pytest.mark.soak
@pytest.mark.parametrize("name", CHANGES)
def test_many_broken_files_are_read_or_refused(tmp_path: Path, name: str) -> None:
    target, change = CHANGES[name]
    _fuzz(TARGETS[target], tmp_path, range(FEW, MANY), change)
