"""`python -m game`: what it prints, and what it says to bad arguments."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cli import main
from game.core.contract import Setup
from game.core.match import Match
from game.match_play import play_match

GAME = "eight_bit_battle"
MASTERS = "eight_masters_revenge"


def _json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main([*words, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    data = json.loads(out)
    assert isinstance(data, dict)
    return data


def _simulate(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    return _json(capsys, "simulate", GAME, "--players", "ai:random,ai:random", *words)


def test_list_names_games_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    games = _json(capsys, "list")["games"]
    assert isinstance(games, list)
    assert games[0]["id"] == GAME
    assert games[0]["options"]["draft"] == ["hidden", "open"]
    assert main(["list"]) == 0
    assert "draft: hidden | open" in capsys.readouterr().out


def test_simulate_reports_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    report = _simulate(capsys, "--matches", "30", "--seed", "7")
    assert set(report) == {"matches", "wins", "draws", "mean_length", "matches_per_second"}
    assert report["matches"] == 30
    wins = report["wins"]
    assert isinstance(wins, list)
    assert sum(wins) == 30
    assert report["draws"] == 0


def test_equal_seeds_give_equal_reports_in_however_many_processes(capsys: pytest.CaptureFixture[str]) -> None:
    reports = [_simulate(capsys, "--matches", "12", "--seed", "3", "--workers", number) for number in ("1", "1", "2")]
    for report in reports:
        del report["matches_per_second"]
    assert reports[0] == reports[1] == reports[2]


def test_simulate_speaks_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", GAME, "--players", "ai:greedy,ai:search", "--matches", "1", "--budget", "20"]) == 0
    assert "matches: 1" in capsys.readouterr().out


def test_options_reach_the_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("--option", "ending=total_points", "--matches", "2", "--save", str(tmp_path / "kept"))
    _simulate(capsys, *words)
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == 2
    for file in files:
        match = Match.from_json(json.loads(file.read_text(encoding="utf-8")))
        assert match.setup.options == {"ending": "total_points"}
        assert match.result is not None
        assert match.result.ending == "three_rounds"


def test_modes_and_numbers_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """Without players every seat of the mode gets one; the mode without a name is the game's first."""
    three = _json(
        capsys, "simulate", MASTERS, "--mode", "one_against_all", "--players", "ai:random,ai:random,ai:random"
    )
    wins = three["wins"]
    assert isinstance(wins, list)
    assert len(wins) == 3
    assert _json(capsys, "nodes", MASTERS, "--depth", "1")["nodes"] == [1, 8]
    assert _json(capsys, "nodes", MASTERS, "--mode", "teams", "--seats", "4", "--depth", "1")["nodes"] == [1, 8]
    assert main(["simulate", MASTERS, "--mode", "teams", "--matches", "1", "--budget", "1"]) == 0
    assert "wins: [" in capsys.readouterr().out


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    """A finished match in a file."""
    file = tmp_path / "match.json"
    match = play_match(Setup(GAME, 5), ("ai:random", "ai:random"), 1)
    file.write_text(json.dumps(match.to_json()), encoding="utf-8")
    return file


@pytest.mark.parametrize("eyes", ["0", "1", "public", "open"])
def test_replay_tells_the_match_in_words(capsys: pytest.CaptureFixture[str], replay: Path, eyes: str) -> None:
    assert main(["replay", str(replay), "--eyes", eyes]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 40
    assert not any(line.startswith("log.") or "{" in line for line in lines)


def test_replay_tells_only_what_the_eyes_may_know(capsys: pytest.CaptureFixture[str], replay: Path) -> None:
    steps = {eyes: _json(capsys, "replay", str(replay), "--eyes", eyes)["steps"] for eyes in ("0", "public", "open")}
    drawn = {}
    for eyes, told in steps.items():
        assert isinstance(told, list)
        events = [event for step in told for event in step["events"] if event["kind"] == "card_drawn"]
        drawn[eyes] = [event["card"] is not None for event in events]
    assert all(drawn["open"])
    assert not any(drawn["public"])
    assert any(drawn["0"])
    assert not all(drawn["0"])


def test_nodes_counts_by_depth(capsys: pytest.CaptureFixture[str]) -> None:
    assert _json(capsys, "nodes", GAME, "--seed", "7", "--depth", "4")["nodes"] == [1, 2, 4, 8, 16]
    assert main(["nodes", GAME, "--depth", "1"]) == 0
    assert capsys.readouterr().out == "0: 1\n1: 2\n"


BAD: tuple[tuple[tuple[str, ...], str], ...] = (
    (("simulate", "chess"), "known: eight_bit_battle"),
    (("simulate", GAME, "--players", "ai:deep,ai:random"), "known: ai:1, ai:2"),
    (("simulate", GAME, "--players", "ai:random"), "2 seats"),
    (("simulate", GAME, "--mode", "war"), "standard"),
    (("simulate", MASTERS, "--mode", "war"), "duel, solo"),
    (("simulate", MASTERS, "--mode", "teams", "--players", "ai:random,ai:random"), "4 seats, not 2"),
    (("simulate", MASTERS, "--seats", "2", "--players", "ai:random"), "1 players for 2 seats"),
    (("nodes", MASTERS, "--seats", "3"), "is for 2 seats"),
    (("simulate", GAME, "--option", "draft"), "name=value"),
    (("simulate", GAME, "--option", "draft=closed"), "hidden, open"),
    (("simulate", GAME, "--option", "colour=blue"), "it has: first, draft"),
    (("nodes", "chess"), "known: eight_bit_battle"),
    (("replay", "nowhere.json"), "cannot be read"),
)


@pytest.mark.parametrize(("words", "help_text"), BAD)
def test_bad_arguments_say_what_to_do(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], help_text: str
) -> None:
    assert main(words) == 2
    told = capsys.readouterr()
    assert help_text in told.err
    assert told.out == ""


@pytest.mark.parametrize("words", [("simulate", GAME, "--matches", "0"), ("simulate", GAME, "--matches", "many"), ()])
def test_arguments_that_cannot_be_read_end_with_2(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as ending:
        main(words)
    assert ending.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_files_that_are_no_match_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, replay: Path) -> None:
    data = json.loads(replay.read_text(encoding="utf-8"))
    texts = ("{", "[]", json.dumps({**data, "format": 99}), json.dumps({**data, "actions": ["give", "fly"]}))
    for text in texts:
        file = tmp_path / "bad.json"
        file.write_text(text, encoding="utf-8")
        assert main(["replay", str(file)]) == 2
        assert capsys.readouterr().err.startswith("python -m game replay: ")
    assert main(["replay", str(replay), "--eyes", "2"]) == 2
    assert "0 to 1, public or open" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_refused(capsys: pytest.CaptureFixture[str], replay: Path) -> None:
    words = ["simulate", GAME, "--players", "ai:random,ai:random", "--save", str(replay / "below")]
    assert main(words) == 2
    assert "cannot be made" in capsys.readouterr().err
