"""docs/rules/eight_masters_revenge.md says what the program plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.games.eight_masters_revenge.cards import CARDS, EFFECTS, FIGHTERS, TOKEN_COUNTS, Card
from game.games.eight_masters_revenge.gauntlet import LEVELS, MOST_LIFE
from game.games.eight_masters_revenge.modes import MODES, SOLO_LEVELS, Mode
from game.games.eight_masters_revenge.options import NAMED, OPTIONS
from game.text import Texts

ROOT = Path(__file__).resolve().parents[4]
PAGE = (ROOT / "docs" / "rules" / "eight_masters_revenge.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]
WORDS = {
    "duel": "duel",
    "solo": "solo",
    "one_against_all": "one against two",
    "free_for_all": "free for all",
    "teams": "two teams",
}


@pytest.mark.parametrize("card", CARDS[:-1], ids=lambda card: card.id)
def test_the_card_list(card: Card) -> None:
    row = next(row for row in ROWS if row[0] == f"{card.colour} {card.left}")
    kind = "dragon" if card.dragon else "" if card.effect == "none" else card.effect
    assert row[card.right] == f"{card.damage} {kind}".strip()


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.id)
def test_life_and_opening_tokens_of_each_mode(mode: Mode) -> None:
    row = next(row for row in ROWS if row[0] == WORDS[mode.id])
    lives = [int(number) for number in re.findall(r"\d+", row[2])]
    assert lives == (list(mode.lives) if "each" not in row[2] else [mode.lives[0]])
    places = [
        (seat, place)
        for part in row[4].split(";")
        for seat in [["first", "second", "third"].index(part.split(":")[0].strip())]
        for place in part.split(":")[1].strip().split(", ")
    ]
    assert sorted(places) == sorted((seat, f"a{place + 1}") for seat, place in mode.thorns)


def test_every_effect_fighter_technique_and_option_is_explained() -> None:
    texts = Texts(ROOT / "assets" / "text")
    assert {row[0] for row in ROWS} >= {effect for effect in EFFECTS if effect != "none"}
    for fighter in FIGHTERS:
        row = next(row for row in ROWS if row[1] == texts(f"fighter.{fighter.id}.full"))
        assert row[0] == str(fighter.board + 1)
        assert all(f"**{texts(f'technique.{technique}')}**" in row[2] for technique in fighter.techniques)
    shown = {option.id: option for option in OPTIONS if option.id != "solo_seat"}
    listed = [row for row in ROWS if "·" in row[1]]
    assert len(listed) == len(shown)
    for row, option in zip(listed, shown.values(), strict=True):
        assert len(row[1].split("·")) == len(option.values)


def test_the_numbers_in_the_text() -> None:
    assert f"{TOKEN_COUNTS[0]} for traps and wounds, {TOKEN_COUNTS[1]} for power" in PAGE
    assert "at 1 you have 12 life and\nthe computer 8" in PAGE
    assert "at 4 it has 12 and three cards, at 5 it has 14 and four cards" in PAGE
    assert [SOLO_LEVELS[level] for level in (1, 2, 3, 4, 5)] == [
        (12, 8, 2),
        (10, 10, 2),
        (10, 10, 2),
        (10, 12, 3),
        (10, 14, 4),
    ]


def test_the_gauntlet_is_told_as_it_is() -> None:
    assert f"levels {', '.join(map(str, LEVELS[:-1]))} and {LEVELS[-1]}" in PAGE
    assert f"({MOST_LIFE} at the very most)" in PAGE
    assert [option.id for option in NAMED] == ["fighter0", "fighter1", "fighter2", "fighter3"]
    assert "`--option fighter0=karu`" in PAGE
