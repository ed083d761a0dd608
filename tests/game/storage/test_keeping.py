"""What a finished match brings is entered with it, also when it had to wait for another program."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from game.core.contract import Setup
from game.core.match import Match
from game.core.rng import Rng
from game.daily.challenge import challenge_of
from game.daily.scoring import score_of, total
from game.records.record import Finished, finished
from game.storage import records_file as storage
from game.storage.keeping import keep, take_in
from game.storage.records import Records

# An 8-Bit day: the shortest matches there are.
DAY = next(
    day for day in (date(2026, 11, 30) + timedelta(n) for n in range(4)) if challenge_of(day).setup.game[:5] == "eight"
    and challenge_of(day).setup.game.endswith("battle")
)  # fmt: skip


def played(setup: Setup, person: int, uid: str, occasion: str = "", ended: str = "2026-12-05T12:00:00") -> Finished:
    match, rng = Match(setup), Rng(setup.seed)
    while match.turn is not None:
        match.act(rng.choice(match.legal_actions))
    kinds = [("person" if seat == person else "ai:1", "") for seat in range(setup.seats)]
    return finished(match, kinds, uid, ended, occasion)


def daily(uid: str = "d") -> Finished:
    challenge = challenge_of(DAY)
    return played(challenge.setup, challenge.seat, uid, challenge.occasion)


def test_a_match_its_achievements_and_its_daily_result_are_entered_together(tmp_path: Path) -> None:
    records = Records(tmp_path / "records.sqlite")
    match = daily()
    unlocked = keep(records, match)
    assert "first_coin" in unlocked
    assert {one.id for one in records.achievements()} == set(unlocked)
    (result,) = records.dailies()
    assert (result.date, result.attempt, result.uid) == (DAY.isoformat(), 1, "d")
    assert result.score == total(score_of(match, challenge_of(DAY).seat)) == sum(line[2] for line in result.lines)
    # Seen to end twice, it counts once.
    assert keep(records, match) == ()
    assert len(records.dailies()) == len(records.matches()) == 1


def test_what_waited_brings_what_it_brings_when_it_is_entered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "PATIENCE_S", 0.01)
    path = tmp_path / "records.sqlite"
    keep(Records(path), played(Setup("eight_bit_battle", 1), 0, "a", ended="2026-12-01T12:00:00"))
    before = {one.id for one in Records(path).achievements()}
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert keep(Records(path), daily()) == ()
        other.execute("ROLLBACK")
    assert Records(path).dailies() == ()
    take_in(Records(path))
    records = Records(path)
    assert [one.uid for one in records.matches()] == ["a", "d"]
    assert [one.date for one in records.dailies()] == [DAY.isoformat()]
    assert {one.id for one in records.achievements()} >= before


def test_a_record_whose_story_is_lost_still_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "records.sqlite"
    records = Records(path)
    record = msgspec.structs.replace(daily().record, actions=("draw 12",))
    records._let_wait(record)
    take_in(records)
    assert len(records.matches()) == 1
    assert records.achievements() == ()
    assert records.notices == []
