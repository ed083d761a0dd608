"""`python -m game balance`: every character meets every other as often, in both seats, and the figures are right."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.balance import Count, Task, balanced, pairings, play
from game.cli import main
from game.core.contract import Setup
from game.games.street_war.cards import CHARACTERS
from game.wilson import wilson

GAME = "street_war"
ALL = len(pairings([one.id for one in CHARACTERS]))


def _balance(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["balance", GAME, "--player", "ai:random", *words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert isinstance(report, dict)
    return report


def test_everybody_meets_everybody_on_both_sides_as_often(capsys: pytest.CaptureFixture[str]) -> None:
    report = _balance(capsys, "--matches", str(ALL))
    figures = report["characters"]
    assert set(figures) == {*(one.id for one in CHARACTERS), "seat 0"}
    assert {found["matches"] for name, found in figures.items() if name != "seat 0"} == {14}
    assert figures["seat 0"]["matches"] == report["matches"] == ALL
    names = [name for name in figures if name != "seat 0"]
    assert sum(figures[name]["wins"] + figures[name]["draws"] / 2 for name in names) == ALL
    shares = [figures[name]["share"] for name in names]
    assert shares == sorted(shares)
    assert all(found["low"] < found["share"] < found["high"] for found in figures.values())


def test_seats_get_the_characters_that_are_meant_for_them() -> None:
    """Whoever wins the opening draw."""
    first: Counter[int] = Counter()
    for seed in range(12):
        task = Task(Setup(GAME, seed), ("patrol", "magpie"), "ai:random", 1)
        characters, winners, actions = play(task)
        assert characters == ("patrol", "magpie")
        assert actions > 20
        first[len(winners)] += 1
    assert first[1] > 10
    state = balanced(GAME)
    assert state.CHARACTERS[0] == "magpie"


def test_a_count_goes_on_where_it_has_stopped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole = _balance(capsys, "--matches", "60", "--seed", "5")
    file = tmp_path / "count.json"
    words = ("--seed", "5", "--file", str(file))
    _balance(capsys, *words, "--matches", "37")
    parts = _balance(capsys, *words, "--matches", "23", "--workers", "2")
    assert parts["matches"] == 60
    for name in ("characters", "mean_length"):
        assert parts[name] == whole[name]


def test_a_count_of_other_matches_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "count.json"
    _balance(capsys, "--matches", "2", "--file", str(file))
    before = file.read_text(encoding="utf-8")
    for words, told in ((("--option", "limit=12"), "played otherwise"), (("--seed", "9"), "played otherwise")):
        assert main(["balance", GAME, "--player", "ai:random", "--file", str(file), *words]) == 2
        assert told in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == before
    for text in ("{", "[]", '{"settings": {}, "actions": 0, "pairs": {"magpie patrol": [1, 2]}}'):
        file.write_text(text, encoding="utf-8")
        assert main(["balance", GAME, "--file", str(file)]) == 2
        assert str(file) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("eight_bit_battle",), "has no characters"),
        ((GAME, "--player", "ai:deep"), "known: ai:1"),
        ((GAME, "--option", "limit=5"), "20, 12, 30"),
        ((GAME, "--mode", "war"), "standard"),
        (("chess",), "known: "),
    ],
)
def test_what_cannot_be_weighed_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    assert main(["balance", *words]) == 2
    assert told in capsys.readouterr().err


def test_it_speaks_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", GAME, "--player", "ai:greedy", "--matches", "1", "--budget", "10"]) == 0
    out = capsys.readouterr().out
    assert "matches: 1" in out
    assert "magpie" in out
    assert "95 %" in out


def test_intervals_are_wilsons() -> None:
    """Half of 100: 40.4 % to 59.6 %. None of 10: 0 to 27.8 %."""
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.0005)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.278), abs=0.0005)
    assert wilson(1.0, 10) == pytest.approx((0.722, 1.0), abs=0.0005)


def test_draws_count_half() -> None:
    counted = Count({})
    counted.add(("a", "b"), (), 10)
    counted.add(("b", "a"), (0,), 20)
    figures = counted.figures(["a", "b"])
    assert [(name, found.wins, found.draws, found.share) for name, found in figures.items()] == [
        ("a", 0, 1, 0.25),
        ("b", 1, 1, 0.75),
    ]
    assert counted.first_seat().share == 0.75
    assert Count.from_json(json.loads(json.dumps(counted.to_json()))) == counted
