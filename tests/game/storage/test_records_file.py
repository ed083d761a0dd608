"""Records survive: older, newer and damaged files, another program that holds the file, folders that cannot be
written; and whatever was erased is gone."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.records.record import MatchRecord, SeatRecord
from game.storage import records_file as storage
from game.storage.records import DailyBegun, Records, records_file
from game.storage.records_schema import MIGRATIONS, VERSION


def record(uid: str = "a" * 16, ended: str = "2026-11-30T15:00:00", won: bool = True, name: str = "Ada") -> MatchRecord:
    seats = (SeatRecord("person", name, "karu", 7, won), SeatRecord("ai:3", "", "hulda", 0, not won))
    return MatchRecord(
        uid,
        ended,
        "eight_masters_revenge",
        "duel",
        2**40 + 1,
        {"fighters": "choose", "opening_thorn": "off"},
        seats,
        "last_standing",
        "blow",
        ("pick karu", "pick hulda"),
        "daily:2026-11-30",
    )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "José Ñandú 日本"
    folder.mkdir()
    return records_file(folder / "settings.json")


def notices(records: Records) -> list[str]:
    return [notice.text for notice in records.notices]


def waiting(path: Path) -> list[Path]:
    return sorted(path.parent.glob("*.waiting-*"))


def test_looking_makes_no_file(path: Path) -> None:
    records = Records(path)
    records.check()
    assert (records.matches(), records.names(), records.achievements(), records.dailies(), records.fresh()) == (
        ((),) * 5
    )
    assert records.take_in() == ()
    assert not path.exists()


def test_a_match_comes_back_whole_and_only_once(path: Path) -> None:
    assert Records(path).keep(record()) == (record(),)
    again = Records(path)
    assert again.keep(record()) == ()
    assert again.matches(with_actions=True) == (record(),)
    assert again.match("a" * 16) == record()
    assert again.match("b" * 16) is None
    light = again.matches()[0]
    assert light.actions == ()
    assert light.seats == record().seats
    assert again.notices == []


def test_filters_and_order(path: Path) -> None:
    records = Records(path)
    records.keep(record("b" * 16, "2026-12-01T00:00:00", name="Bo"))
    records.keep(record())
    assert [one.uid[0] for one in records.matches()] == ["a", "b"]
    assert [one.uid[0] for one in records.matches(name="Bo")] == ["b"]
    assert records.matches(game="street_war") == ()
    assert records.matches(mode="solo") == ()
    assert len(records.matches(game="eight_masters_revenge", mode="duel")) == 2
    records.keep(record("c" * 16, name="Bo"))
    assert records.names() == ("Bo", "Ada")


@pytest.mark.parametrize("version", range(VERSION))
def test_an_older_file_keeps_all_it_holds(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as old, old:
        for statements in MIGRATIONS[:version]:
            for statement in statements:
                old.execute(statement)
        if version:
            old.execute(
                "INSERT INTO matches (uid, ended, game, mode, seed, options, decided_by, ending, actions) VALUES"
                " ('0123456789abcdef', '2026-01-01', 'street_war', 'standard', '5', '{}', 'health', 'limit', '')"
            )
            old.execute("INSERT INTO seats VALUES (1, 0, 'person', 'Ada', 'magpie', 5, 1)")
        old.execute(f"PRAGMA user_version = {version}")
    records = Records(path)
    assert records.keep(record()) == (record(),)
    assert [one.uid[0] for one in records.matches()] == (["0", "a"] if version else ["a"])
    assert records.notices == []
    with closing(sqlite3.connect(path)) as new:
        assert new.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_a_newer_file_is_left_alone_and_its_matches_wait(path: Path) -> None:
    Records(path).keep(record())
    with closing(sqlite3.connect(path)) as newer, newer:
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    records = Records(path)
    assert records.keep(record("b" * 16)) == ()
    assert (records.matches(), notices(records)) == ((), ["notice.records_newer"])
    assert not records.erase()
    assert path.read_bytes() == before
    assert len(waiting(path)) == 1
    with closing(sqlite3.connect(path)) as ours, ours:
        ours.execute(f"PRAGMA user_version = {VERSION}")
    assert [one.uid[0] for one in Records(path).take_in()] == ["b"]
    assert waiting(path) == []


@pytest.mark.parametrize(
    "data", [b"this is no database, but long enough to be read as one" * 90, b"SQLite format 3\0x"]
)
def test_a_damaged_file_is_set_aside_with_a_message(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    records = Records(path)
    assert records.keep(record()) == (record(),)
    assert notices(records) == ["notice.records_broken"]
    assert Path(records.notices[0].facts["file"]).read_bytes() == data
    assert Records(path).matches() != ()


def test_damage_inside_is_found_by_looking_through(path: Path) -> None:
    records = Records(path)
    for number in range(15):
        records.keep(record(f"{number:016x}"))
    whole = bytearray(path.read_bytes())
    whole[4096 * 2 : 4096 * 5] = b"\xaa" * 4096 * 3
    path.write_bytes(bytes(whole))
    records.check()
    assert notices(records) == ["notice.records_broken"]
    assert Path(records.notices[0].facts["file"]).read_bytes() == bytes(whole)
    assert records.keep(record()) == (record(),)


def test_while_another_program_holds_it_nothing_is_lost(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "PATIENCE_S", 0.01)
    records = Records(path)
    records.keep(record())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert records.keep(record("b" * 16, "2026-12-01T00:00:00")) == ()
        assert records.keep(record("c" * 16, "2026-12-02T00:00:00")) == ()
        assert records.take_in() == ()
        assert not records.erase()
        assert records.unlock(("first_coin",), record()) == ()
        assert records.keep_daily("2026-11-30", record(), 5, True, ()) == 0
        assert notices(records) == ["notice.records_busy"]
        other.execute("ROLLBACK")
    assert len(waiting(path)) == 2
    # The next match brings them along, whoever plays it.
    assert [one.uid[0] for one in Records(path).keep(record("d" * 16, "2026-12-03T00:00:00"))] == ["b", "c", "d"]
    assert waiting(path) == []
    assert [one.uid[0] for one in Records(path).matches()] == ["a", "b", "c", "d"]


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="folders of this user can always be written")
def test_a_folder_that_cannot_be_written_is_said(path: Path) -> None:
    path.parent.chmod(0o500)
    records = Records(path)
    try:
        assert records.keep(record()) == ()
        assert notices(records)[0] == "notice.records_unwritable"
    finally:
        path.parent.chmod(0o700)


def test_a_path_that_is_a_folder_is_said(path: Path) -> None:
    path.mkdir()
    records = Records(path)
    assert records.keep(record()) == ()
    assert notices(records) == ["notice.records_unwritable"]
    assert len(waiting(path)) == 1


def test_a_damaged_waiting_file_does_not_stop_the_others(path: Path) -> None:
    broken = path.with_name(f"{path.name}.waiting-00")
    broken.write_bytes(b"[half")
    records = Records(path)
    assert records.keep(record()) == (record(),)
    assert notices(records) == ["notice.records_broken"]
    assert records.take_in() == ()


def test_achievements_are_told_once(path: Path) -> None:
    records = Records(path)
    records.keep(record())
    assert records.unlock(("first_coin", "first_win"), record()) == ("first_coin", "first_win")
    later = record("b" * 16, "2026-12-01T00:00:00")
    assert records.unlock(("first_win", "night_owl"), later) == ("night_owl",)
    assert [(one.id, one.uid[0], one.seen) for one in records.achievements()] == [
        ("first_coin", "a", False),
        ("first_win", "a", False),
        ("night_owl", "b", False),
    ]
    assert Records(path).fresh() == ("first_coin", "first_win", "night_owl")
    assert Records(path).fresh() == ()


def test_daily_results_count_attempts(path: Path) -> None:
    records = Records(path)
    lines = (("daily.line.won", 1, 500), ("daily.line.life", 7, 70))
    assert records.keep_daily("2026-11-30", record(), 570, True, lines) == 1
    assert records.keep_daily("2026-11-30", record("b" * 16), 0, False, ()) == 2
    assert records.keep_daily("2026-12-01", record("c" * 16), 10, False, ()) == 1
    first, second, third = records.dailies()
    assert (first.score, first.won, first.lines) == (570, True, lines)
    assert (second.attempt, third.date) == (2, "2026-12-01")


def test_the_attempt_that_was_begun_first_counts_whatever_ends_first(path: Path) -> None:
    records = Records(path)
    records.begin_daily("2026-11-30", "a" * 16, "2026-11-30T15:00:00")
    records.begin_daily("2026-11-30", "b" * 16, "2026-11-30T16:00:00")
    assert records.begun_dailies()["2026-11-30"] == DailyBegun("2026-11-30", "a" * 16, "2026-11-30T15:00:00")
    assert records.dailies() == ()
    assert records.keep_daily("2026-11-30", record("b" * 16), 9, True, ()) == 2
    assert records.keep_daily("2026-11-30", record("c" * 16), 8, True, ()) == 3
    assert records.keep_daily("2026-11-30", record(), 5, False, ()) == 1
    assert [(one.attempt, one.score) for one in records.dailies()] == [(1, 5), (2, 9), (3, 8)]


def test_results_of_an_older_file_were_begun(path: Path) -> None:
    with closing(sqlite3.connect(path)) as old, old:
        for statements in MIGRATIONS[:3]:
            for statement in statements:
                old.execute(statement)
        for attempt, uid in ((1, "a" * 16), (2, "b" * 16)):
            row = ("2026-11-29", attempt, uid, "street_war", "standard", 7, 1, "[]")
            old.execute("INSERT INTO daily VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        old.execute("PRAGMA user_version = 3")
    records = Records(path)
    assert records.begun_dailies() == {"2026-11-29": DailyBegun("2026-11-29", "a" * 16, "")}
    assert [one.attempt for one in records.dailies()] == [1, 2]


def test_erasing_forgets_everything(path: Path) -> None:
    records = Records(path)
    records.keep(record())
    records.unlock(("first_coin",), record())
    records.keep_daily("2026-11-30", record(), 5, True, ())
    records._let_wait(record("b" * 16))
    assert records.erase()
    assert (records.matches(), records.achievements(), records.dailies(), waiting(path)) == ((), (), (), [])
    assert records.begun_dailies() == {}
    assert b"karu" not in path.read_bytes()
