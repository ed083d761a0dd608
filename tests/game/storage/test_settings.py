"""Settings survive: broken files, newer files, folders that cannot be written, odd names."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from game.storage.files import set_aside, write_safely
from game.storage.folders import HOME_VARIABLE, config_folder, data_folder
from game.storage.settings import FORMAT, SeatSettings, Settings, SettingsStore, SetupSettings


def texts_of(store: SettingsStore) -> list[str]:
    return [notice.text for notice in store.notices]


def test_settings_come_back_as_they_were_kept(tmp_path: Path) -> None:
    path = tmp_path / "José Ñandú 日本" / "settings.json"
    store = SettingsStore(path)
    assert store.settings == Settings()
    store.settings.language = "es"
    store.settings.speed = 4
    store.settings.window = (1920, 1080)
    store.settings.setups["eight_bit_battle"] = SetupSettings(
        [SeatSettings("person", "Zoë"), SeatSettings("ai:greedy")], {"ending": "total_points"}
    )
    assert store.save()
    assert SettingsStore(path).settings == store.settings
    assert SettingsStore(path).notices == []


def test_the_file_is_readable_and_says_its_format(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    SettingsStore(path).save()
    assert json.loads(path.read_text(encoding="utf-8"))["format"] == FORMAT


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"\xff\xfe\x00", b"[]", b'{"format": "new"}', b'{"speed": "fast"}', b'{"format": 1, "setups": 3}'],
)
def test_a_broken_file_is_set_aside_and_told(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    store = SettingsStore(path)
    assert store.settings == Settings()
    assert texts_of(store) == ["notice.settings_broken"]
    assert (tmp_path / "settings.json.broken1").read_bytes() == data
    assert store.save()


def test_behind_a_broken_file_the_generation_before_counts(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    store = SettingsStore(path)
    store.settings.language = "es"
    store.save()
    store.settings.speed = 2
    store.save()
    path.write_bytes(b"{half")
    again = SettingsStore(path)
    assert (again.settings.language, again.settings.speed) == ("es", 1)
    assert texts_of(again) == ["notice.settings_broken"]


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    data = json.dumps({"format": FORMAT + 1, "wonders": True}).encode()
    path.write_bytes(data)
    store = SettingsStore(path)
    assert texts_of(store) == ["notice.settings_newer"]
    assert not store.save()
    assert path.read_bytes() == data


def test_an_unknown_speed_becomes_the_usual_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"format": 1, "speed": 3}', encoding="utf-8")
    assert SettingsStore(path).settings.speed == 1


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way", encoding="utf-8")
    store = SettingsStore(tmp_path / "settings.json")
    store.path = blocker / "settings.json"
    assert not store.save()
    assert not store.save()
    assert texts_of(store) == ["notice.settings_unwritable"]


def test_a_crash_between_the_renames_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    store = SettingsStore(path)
    store.settings.language = "es"
    store.save()
    replace = os.replace

    def cut_off(source: Path, target: Path) -> None:
        if Path(target) == path:
            raise OSError("the power went")
        replace(source, target)

    monkeypatch.setattr(os, "replace", cut_off)
    store.settings.language = "en"
    assert not store.save()
    monkeypatch.undo()
    assert not path.exists()
    # What had been whole on the disk is the newest word.
    assert SettingsStore(path).settings.language == "en"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["settings.json", "settings.json.old"]
    path.unlink()
    assert SettingsStore(path).settings.language == "es"


@pytest.mark.parametrize("left", [b"", b'{"format": 1, "language": "e', b'{"format": 999}', b"[1]"])
def test_half_of_a_file_that_was_being_written_counts_for_nothing(tmp_path: Path, left: bytes) -> None:
    path = tmp_path / "settings.json"
    store = SettingsStore(path)
    store.settings.language = "es"
    store.save()
    (tmp_path / "settings.json.new").write_bytes(left)
    again = SettingsStore(path)
    assert (again.settings.language, again.notices) == ("es", [])
    again.settings.language = "en"
    assert again.save()
    assert SettingsStore(path).settings.language == "en"


def test_a_disk_that_was_full_for_a_while_keeps_what_comes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    store = SettingsStore(path)
    store.settings.volume = 3

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert not store.save()
    assert not store.save()
    assert texts_of(store) == ["notice.settings_unwritable"]
    monkeypatch.undo()
    assert store.save()
    assert SettingsStore(path).settings.volume == 3
    assert texts_of(store) == [], "nobody is told what is true no more"


def test_a_file_held_for_a_moment_is_replaced_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    replace = os.replace
    refused: list[Path] = []

    def held(source: Path, target: Path) -> None:
        if len(refused) < 3:
            refused.append(target)
            raise PermissionError("a scanner looks at it")
        replace(source, target)

    monkeypatch.setattr(os, "replace", held)
    write_safely(path, b"new")
    assert path.read_bytes() == b"new"
    assert len(refused) == 3


def test_a_file_held_for_ever_is_an_error_and_stays_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def held(source: Path, target: Path) -> None:
        raise PermissionError("held")

    monkeypatch.setattr(os, "replace", held)
    with pytest.raises(PermissionError):
        write_safely(path, b"new")
    assert path.read_bytes() == b"old"


def test_broken_files_get_names_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for number in (1, 2):
        path.write_text(str(number), encoding="utf-8")
        assert set_aside(path) == tmp_path / f"a.broken{number}"
    assert (tmp_path / "a.broken1").read_text(encoding="utf-8") == "1"


def test_a_home_of_ones_own_takes_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert config_folder() == data_folder() == tmp_path
    monkeypatch.delenv(HOME_VARIABLE)
    assert tmp_path not in (config_folder(), data_folder())


OLD = b"""{"format": 1, "language": "es", "window": [1920, 1080], "speed": 2, "setups": {"eight_bit_battle":
 {"seats": [{"kind": "ai:greedy", "name": ""}, {"kind": "person", "name": "Ann"}], "options": {"fog": "lead"}}}}"""
"""As it was written when every game had one mode."""


def test_a_file_from_when_games_had_one_mode_is_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(OLD)
    store = SettingsStore(path)
    assert store.notices == []
    seats = [SeatSettings("ai:greedy"), SeatSettings("person", "Ann")]
    old = store.settings.setup_of("eight_bit_battle", "standard")
    assert old == SetupSettings(seats, {"fog": "lead"})
    store.settings.keep_setup("eight_bit_battle", "standard", SetupSettings(seats, {"fog": "any"}, lot=False))
    assert store.save()
    again = SettingsStore(path).settings
    kept = again.setup_of("eight_bit_battle", "standard")
    assert kept == SetupSettings(seats, {"fog": "any"}, lot=False)
    assert (again.language, again.speed) == ("es", 2)


def test_each_mode_of_a_game_keeps_its_own_set_up(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    four = SetupSettings([SeatSettings("person", name) for name in ("A", "B", "C", "D")], {}, lot=False)
    store.settings.keep_setup("eight_masters_revenge", "teams", four)
    store.settings.keep_setup("eight_masters_revenge", "duel", SetupSettings())
    store.save()
    again = SettingsStore(store.path).settings
    assert again.setup_of("eight_masters_revenge", "teams") == four
    assert again.setup_of("eight_masters_revenge", "duel") == SetupSettings()
    assert again.setup_of("eight_masters_revenge", "solo") is None
    assert (again.modes, again.game) == ({"eight_masters_revenge": "duel"}, "eight_masters_revenge")


def test_a_file_from_before_the_later_options_is_read_as_it_was_meant(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    data = '{"format": 1, "language": "es", "speed": 2, "reduced_motion": true, "volume": 3}'
    path.write_text(data, encoding="utf-8")
    settings = SettingsStore(path).settings
    assert (settings.language, settings.speed, settings.reduced_motion, settings.volume) == ("es", 2, True, 3)
    usual = Settings()
    later = ("pace", "shake", "larger_text", "high_contrast", "seat_signs", "speech", "keys", "buttons")
    assert [getattr(settings, name) for name in later] == [getattr(usual, name) for name in later]


@pytest.mark.parametrize(("name", "odd"), [("pace", "hasty"), ("shake", 33), ("shake", -25)])
def test_values_that_there_are_not_become_the_usual_ones(tmp_path: Path, name: str, odd: str | int) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"format": 1, name: odd}), encoding="utf-8")
    store = SettingsStore(path)
    assert getattr(store.settings, name) == getattr(Settings(), name)
    assert store.notices == []


def test_bound_keys_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    store = SettingsStore(path)
    store.settings.keys = {"left.confirm": [9]}
    store.settings.buttons = {"all.log": [7, 8]}
    store.save()
    again = SettingsStore(path).settings
    assert (again.keys, again.buttons) == ({"left.confirm": [9]}, {"all.log": [7, 8]})
