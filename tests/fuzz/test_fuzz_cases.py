"""What the fuzz targets have found, kept as cases."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.core.contract import Setup
from game.core.match import Match
from game.storage.match_record import MatchRecord, RulesError, Sitter, restore
from game.storage.records import Records
from game.text import DamagedTextsError, Texts
from scenes import assets
from scenes.assets import AssetError, Sheet
from scenes.tables.layout import TableMap
from tests.scenes.records_data import fill

KING = assets.ROOT / "sprites" / "figures" / "king"


def test_a_letter_of_a_record_has_changed(tmp_path: Path) -> None:
    records = Records(tmp_path / "records.sqlite")
    fill(records, matches=5, achievements=0)
    whole = len(records.matches()), len(records.dailies())
    with closing(sqlite3.connect(records.path)) as connection, connection:
        connection.execute("UPDATE matches SET seed = '408!501247' WHERE rowid = 2")
        connection.execute("UPDATE daily SET lines = '[[' WHERE rowid = 1")
    assert len(records.matches()) == whole[0] - 1
    assert len(records.dailies()) == max(0, whole[1] - 1)


def test_a_table_of_the_records_is_damaged_in_letters_that_are_none(tmp_path: Path) -> None:
    records = Records(tmp_path / "records.sqlite")
    fill(records, matches=2, achievements=0)
    data = records.path.read_bytes()
    assert data.count(b"ended TEXT") == 1
    records.path.write_bytes(data.replace(b"ended TEXT", b"end#\xa9 TEXT"))
    assert records.matches() == ()
    assert [notice.text for notice in records.notices] == ["notice.records_broken"]


@pytest.mark.parametrize("data", [b"<map", b"<map></map>", b"\x00\x01", b"<a/>"])
def test_a_map_is_no_map(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "one.tmx"
    path.write_bytes(data)
    with pytest.raises(AssetError):
        TableMap(path, frozenset({"a slot"}))


@pytest.fixture
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 36))
    yield
    pygame.display.quit()


@pytest.mark.usefixtures("_display")
@pytest.mark.parametrize("part", ["slices", "frameTags"])
def test_a_list_of_a_sheet_is_too_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    (tmp_path / "sprites").mkdir()
    data = json.loads(KING.with_suffix(".json").read_text(encoding="utf-8"))
    if part == "slices":
        data["meta"]["slices"][0]["keys"] = []
    else:
        data["meta"]["frameTags"] = [[]]
    (tmp_path / "sprites" / "king.json").write_text(json.dumps(data), encoding="utf-8")
    (tmp_path / "sprites" / "king.png").write_bytes(KING.with_suffix(".png").read_bytes())
    monkeypatch.setattr(assets, "ROOT", tmp_path)
    with pytest.raises(AssetError):
        Sheet("king")


def test_texts_are_damaged(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    path = tmp_path / "en" / "one.mo"
    whole = (assets.ROOT / "text" / "en" / "arcade.mo").read_bytes()
    for data in (b"", b"\xde\x12\x04\x95", whole[: len(whole) // 2], whole.replace(b"charset=", b"charset")):
        path.write_bytes(data)
        os.utime(path, ns=(len(data), len(data)))
        with pytest.raises(DamagedTextsError):
            Texts(tmp_path, "en")


def test_a_kept_state_in_which_nobody_can_do_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup("street_war", 5)
    match = Match(setup)
    state = match.game.state_to_json(match.state)
    sitters = (Sitter("person", "A"), Sitter("person", "B"))
    record = MatchRecord("street_war", 5, "standard", {}, sitters, ("nonsense",), state)
    assert restore(record).state == match.state
    monkeypatch.setattr(type(match.game), "legal_actions", lambda *_: ())
    with pytest.raises(RulesError):
        restore(record)
