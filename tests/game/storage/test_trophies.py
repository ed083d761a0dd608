"""What was won apart from single matches goes into tables, and is forgotten with the rest."""

from __future__ import annotations

import csv
from pathlib import Path

from game.climb import begin as begin_climb
from game.games.eight_masters_revenge.gauntlet import Record, Run
from game.storage.climb import climb_file, open_towers
from game.storage.gauntlet import Progress, gauntlet_file, open_progress
from game.storage.records import Records
from game.storage.records_csv import export
from game.storage.tournament import Cup, open_tournaments, tournament_file
from game.storage.trophies import forget_trophies, trophy_tables


def settings(tmp_path: Path) -> Path:
    """Where they would be, with one of everything beside them."""
    path = tmp_path / "settings.json"
    gauntlet = open_progress(gauntlet_file(path))
    gauntlet.value = Progress(Run("karu", 3), {"hulda": Record(40, 6)})
    towers = open_towers(climb_file(path))
    towers.value.keep(begin_climb("street_war", "standard", 3)._replace(won=2, coins=1, played=4))
    tournaments = open_tournaments(tournament_file(path))
    tournaments.value.cups.append(Cup("2026-11-30", "demonites", "war", "=Ñandú", 8))
    # Twice, so that there is a generation before.
    for kept in (gauntlet, towers, tournaments):
        assert kept.save()
        assert kept.save()
    return path


def test_tables_hold_them(tmp_path: Path) -> None:
    path = settings(tmp_path)
    export(Records(tmp_path / "records.sqlite"), tmp_path / "out", trophy_tables(path))
    rows = {file.stem: list(csv.reader(file.open(encoding="utf-8-sig"))) for file in (tmp_path / "out").iterdir()}
    assert rows["tower"][1:] == [["street_war", "standard", "2", "1", "4"]]
    assert rows["gauntlet"][1:] == [["hulda", "40", "6"]]
    # No spreadsheet shall take a name for a formula.
    assert rows["champions"][1:] == [["2026-11-30", "demonites", "war", "'=Ñandú", "8", "person"]]
    assert rows["matches"][1:] == rows["daily"][1:] == []
    assert not (tmp_path / "records.sqlite").exists()


def test_forgotten_is_forgotten_for_good(tmp_path: Path) -> None:
    path = settings(tmp_path)
    assert forget_trophies(path)
    assert [rows for _, rows in trophy_tables(path).values()] == [[], [], []]
    assert open_progress(gauntlet_file(path)).value.run is None
    left = "".join(file.read_text(encoding="utf-8") for file in tmp_path.iterdir())
    assert not any(word in left for word in ("karu", "hulda", "street_war", "demonites"))


def test_nothing_is_made_where_nothing_is(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert forget_trophies(path)
    assert [list(rows) for _, rows in trophy_tables(path).values()] == [[], [], []]
    assert list(tmp_path.iterdir()) == []
