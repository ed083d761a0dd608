"""The page that tells how to check that nobody peeks: every file and command in it exists and does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.cli import main

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
TESTS = re.findall(r"-m pytest (\S+)(?: -k (\S+))?", PAGE)
FILES = re.findall(r"`(game/\S+?\.py)`", PAGE)


@pytest.mark.parametrize("name", FILES)
def test_files_that_it_names_are_there(name: str) -> None:
    assert (ROOT / name).is_file()


@pytest.mark.parametrize(("where", "words"), TESTS)
def test_tests_that_it_names_are_there(where: str, words: str) -> None:
    place = ROOT / where
    files = [place] if place.is_file() else list(place.rglob("test_*.py"))
    assert files
    found = [path.stem + re.sub(r"\W", "", path.read_text(encoding="utf-8")) for path in files]
    assert not words or any(words in text for text in found)


def test_a_match_is_saved_and_told_as_the_page_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "street_war", "--players", "ai:1,ai:random", "--matches", "1", "--seed", "7")
    assert main((*words, "--save", str(tmp_path))) == 0
    capsys.readouterr()
    told = {}
    for eyes in ("open", "1"):
        assert main(("replay", str(tmp_path / "street_war-7.json"), "--eyes", eyes)) == 0
        told[eyes] = capsys.readouterr().out
    assert told["open"] != told["1"], "some of it was not for seat 1"
    assert len(told["1"].splitlines()) > 5
