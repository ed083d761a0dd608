"""Kept matches survive what happens to files: ends in the middle of writing, full disks, damage, newer programs."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from game.storage.match_folder import Fault, MatchFolder
from game.storage.match_record import MatchRecord, Sitter, encode

ROOT = Path(__file__).resolve().parents[3]
RECORD = MatchRecord("street_war", 5, "standard", {}, (Sitter("person", "Zoë"), Sitter("ai:2", "Bo")), (), [1, 2, 3])


def numbered(number: int) -> MatchRecord:
    """A record that can be told from others."""
    return msgspec.structs.replace(RECORD, round=number)


def round_in(folder: MatchFolder, match_id: str) -> int | None:
    """The number of the record that would be read; None for none."""
    record = folder.read(match_id).record
    return None if record is None else record.round


def test_what_was_written_is_read_and_listed_newest_first(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path / "José Ñandú 日本" / "saves")
    assert not folder
    assert folder.entries() == ()
    for number, match_id in enumerate(("first", "second", "third")):
        folder.write(match_id, numbered(number))
        os.utime(folder.file(match_id), (number, number))
    assert folder
    assert folder.ids() == ("third", "second", "first")
    entries = folder.entries()
    assert [entry.record for entry in entries] == [numbered(2), numbered(1), numbered(0)]
    assert [entry.at for entry in entries] == [2, 1, 0]
    assert all(entry.fault is None and not entry.restored for entry in entries)


def test_three_generations_are_kept(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path)
    for number in range(5):
        folder.write("a", numbered(number))
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["a.json", "a.json.old", "a.json.older"]
    assert folder.ids() == ("a",)
    assert round_in(folder, "a") == 4
    for name, left in (("a.json", 3), ("a.json.old", 2)):
        (tmp_path / name).write_bytes(b'{"format": 2, "checksum": "no"')
        entry = folder.read("a")
        assert entry.record == numbered(left)
        assert entry.restored
        assert (tmp_path / f"{name}.broken1").exists()
    (tmp_path / "a.json.older").write_bytes(b"")
    assert folder.read("a").fault == Fault.BROKEN
    assert folder.ids() == ()


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path)
    folder.write("a", numbered(1))
    newer = b'{"format": 99}'
    (tmp_path / "a.json").write_bytes(newer)
    entry = folder.read("a")
    assert (entry.record, entry.fault) == (None, Fault.NEWER)
    assert (tmp_path / "a.json").read_bytes() == newer
    assert not list(tmp_path.glob("*.broken*"))


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = MatchFolder(tmp_path)
    folder.write("a", numbered(1))

    def refuse(self: Path) -> bytes:
        raise PermissionError(errno.EACCES, "no", str(self))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert folder.read("a").fault == Fault.UNREADABLE


def test_a_write_that_ended_after_its_last_byte_is_finished(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path)
    folder.write("a", numbered(1))
    (tmp_path / "a.json.new").write_bytes(encode(numbered(2)))
    assert round_in(folder, "a") == 2
    assert not (tmp_path / "a.json.new").exists()
    # Between its renames the file itself is not there.
    (tmp_path / "a.json").rename(tmp_path / "a.json.old")
    (tmp_path / "a.json.new").write_bytes(encode(numbered(3)))
    assert folder.ids() == ("a",)
    assert round_in(folder, "a") == 3


def test_a_write_that_ended_in_its_middle_is_forgotten(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path)
    folder.write("a", numbered(1))
    (tmp_path / "a.json.new").write_bytes(encode(numbered(2))[:-30])
    entry = folder.read("a")
    assert entry.record == numbered(1)
    assert not entry.restored


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = MatchFolder(tmp_path)
    folder.write("a", numbered(1))

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        folder.write("a", numbered(2))
    monkeypatch.undo()
    assert round_in(folder, "a") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.json"]
    folder.write("a", numbered(3))
    assert round_in(folder, "a") == 3


def test_a_disk_that_swallows_bytes_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = MatchFolder(tmp_path)
    folder.write("a", numbered(1))
    monkeypatch.setattr(Path, "read_bytes", lambda self: b"")
    with pytest.raises(OSError, match="does not hold what was written"):
        folder.write("a", numbered(2))
    monkeypatch.undo()
    assert round_in(folder, "a") == 1


def test_a_match_is_forgotten_with_all_its_generations(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path)
    for number in range(3):
        folder.write("a", numbered(number))
    folder.delete("a")
    assert list(tmp_path.iterdir()) == []
    folder.delete("a")


def test_the_oldest_without_a_title_go_first(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path)
    for number in range(6):
        record = msgspec.structs.replace(numbered(number), title="kept" if number == 0 else "")
        folder.write(f"m{number}", record)
        os.utime(folder.file(f"m{number}"), (number, number))
    folder.prune(3, spare=("m1",))
    assert folder.ids() == ("m5", "m4", "m3", "m1", "m0")


@pytest.mark.parametrize("wrong", ["", "..", "../a", "a/b", "A", "a.json", "-a", "é"])
def test_ids_cannot_leave_the_folder(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(ValueError, match="no id"):
        MatchFolder(tmp_path).file(wrong)


WRITER = """
import sys
from pathlib import Path
from game.storage.match_folder import MatchFolder
from game.storage.match_record import MatchRecord, Sitter
folder = MatchFolder(Path(sys.argv[1]))
number = int(sys.argv[2])
while True:
    sitters = (Sitter("person", "Ada"), Sitter("ai:2", "Bo"))
    folder.write("a", MatchRecord("street_war", 5, "standard", {}, sitters, (), [0] * 5000, round=number))
    print(number, flush=True)
    number += 1
"""


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_killed_in_the_middle_of_writing_nothing_confirmed_is_lost(tmp_path: Path) -> None:
    """At random moments: whatever had been written before the kill, or one more that nobody was told of, is there."""
    folder, rng, said = MatchFolder(tmp_path), random.Random(8), 0
    for _ in range(4):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path), str(said + 1)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert writer.stdout is not None
        first = writer.stdout.readline()
        time.sleep(rng.random() * 0.06)
        writer.send_signal(signal.SIGKILL)
        said = int(([first, *writer.stdout.read().split("\n")[:-1]])[-1])
        writer.wait()
        entry = folder.read("a")
        assert entry.record is not None
        assert entry.record.round in (said, said + 1)
        assert not entry.restored
        assert not list(tmp_path.glob("*.broken*"))
        said = entry.record.round
