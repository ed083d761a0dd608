"""The Gauntlet survives: closed programs, broken files, newer files, folders that cannot be written."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from game.games.eight_masters_revenge.gauntlet import Record, Run
from game.storage.gauntlet import FORMAT, Progress, gauntlet_file, open_progress
from game.storage.kept import KeptFile

RUN = Run("karu", 77, (12, 4), 3)
RECORDS = {"hulda": Record(40, 6), "karu": Record(33, 9)}


def texts_of(kept: KeptFile[Progress]) -> list[str]:
    return [notice.text for notice in kept.notices]


def kept_at(path: Path, *values: Progress) -> KeptFile[Progress]:
    kept = open_progress(path)
    for value in values:
        kept.value = value
        assert kept.save()
    return kept


def test_it_lies_beside_the_settings(tmp_path: Path) -> None:
    assert gauntlet_file(tmp_path / "settings.json") == tmp_path / "gauntlet.json"


def test_run_and_records_come_back(tmp_path: Path) -> None:
    path = tmp_path / "José Ñandú 日本" / "gauntlet.json"
    assert open_progress(path).value == Progress()
    kept_at(path, Progress(RUN, RECORDS))
    again = open_progress(path)
    assert (again.value, again.notices) == (Progress(RUN, RECORDS), [])
    assert json.loads(path.read_text(encoding="utf-8"))["format"] == FORMAT


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{half",
        b"\xff\xfe",
        b"[]",
        b'{"format": 1}',
        b'{"format": "new", "run": null, "records": {}}',
        b'{"format": 1, "run": {"fighter": "king"}, "records": {}}',
        b'{"format": 1, "run": {"fighter": "karu", "seed": 1, "left": [99], "begun": 1}, "records": {}}',
        b'{"format": 1, "run": null, "records": {"karu": {"life": 900, "duels": 6}}}',
    ],
)
def test_of_a_damaged_file_the_generation_before_holds_and_nothing_is_lost(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "gauntlet.json"
    kept_at(path, Progress(RUN, RECORDS), Progress(RUN._replace(begun=4), RECORDS))
    path.write_bytes(data)
    again = open_progress(path)
    assert again.value == Progress(RUN, RECORDS)
    assert texts_of(again) == ["notice.gauntlet_broken"]
    assert (tmp_path / "gauntlet.json.broken1").read_bytes() == data
    assert again.save()
    assert open_progress(path).value == Progress(RUN, RECORDS)


def test_damaged_through_and_through_it_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "gauntlet.json"
    path.write_bytes(b"{")
    path.with_name("gauntlet.json.old").write_bytes(b"}")
    again = open_progress(path)
    assert again.value == Progress()
    assert texts_of(again) == ["notice.gauntlet_broken", "notice.gauntlet_broken"]
    assert len(list(tmp_path.glob("*.broken*"))) == 2


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "gauntlet.json"
    data = json.dumps({"format": FORMAT + 1, "wonders": True}).encode()
    path.write_bytes(data)
    kept = open_progress(path)
    assert texts_of(kept) == ["notice.gauntlet_newer"]
    assert not kept.save()
    assert path.read_bytes() == data


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "gauntlet.json"
    path.mkdir()
    kept = open_progress(path)
    assert texts_of(kept) == ["notice.gauntlet_unreadable"]
    assert not kept.save()


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way", encoding="utf-8")
    kept = open_progress(tmp_path / "gauntlet.json")
    kept.path = blocker / "gauntlet.json"
    assert not kept.save()
    assert not kept.save()
    assert texts_of(kept) == ["notice.gauntlet_unwritable"]


@pytest.mark.parametrize("moment", range(2))
def test_a_crash_at_either_rename_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: int) -> None:
    path = tmp_path / "gauntlet.json"
    kept = kept_at(path, Progress(RUN, RECORDS))
    replace, calls = os.replace, []

    def cut_off(source: Path, target: Path) -> None:
        calls.append(target)
        if len(calls) > moment:
            raise OSError("the power went")
        replace(source, target)

    monkeypatch.setattr(os, "replace", cut_off)
    kept.value = Progress(None, {})
    assert not kept.save()
    monkeypatch.undo()
    # The newest word was whole on the disk: a duel that had begun has begun.
    again = open_progress(path)
    assert (again.value, again.notices) == (Progress(None, {}), [])
    assert open_progress(path).value == Progress(None, {})
    assert open_progress(path.with_name("gauntlet.json.old")).value == Progress(RUN, RECORDS)


def test_a_finished_run_becomes_a_record_where_it_is_better() -> None:
    progress = Progress(Run("karu", 1, (5,) * 6, 8), dict(RECORDS))
    assert not progress.finish()
    assert (progress.run, progress.records) == (None, RECORDS)
    progress.run = Run("karu", 1, (6,) * 6, 8)
    assert progress.finish()
    assert progress.records == {"hulda": Record(40, 6), "karu": Record(36, 8)}
    assert progress.best == Record(40, 6)
    assert Progress().best is None
    with pytest.raises(ValueError, match="under way"):
        progress.finish()
    progress.run = RUN
    with pytest.raises(ValueError, match="not over"):
        progress.finish()
