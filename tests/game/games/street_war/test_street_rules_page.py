"""docs/rules/street_war.md says what the program plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.games.street_war.cards import (
    BATTLE_CARDS,
    BATTLE_HAND,
    BLANK,
    CHARACTERS,
    HEALTH,
    HIGHEST,
    LANES,
    PEEKED,
    STRATEGIES,
    STRATEGY_CARDS,
    STRATEGY_HAND,
    STRATEGY_NUMBERS,
    Character,
    Strategy,
)
from game.games.street_war.options import LIMITS, OPTIONS, RUSH_HOUR_FROM
from game.games.street_war.resolution import flip
from game.text import Texts

ROOT = Path(__file__).resolve().parents[4]
PAGE = (ROOT / "docs" / "rules" / "street_war.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]
TEXTS = Texts(ROOT / "assets" / "text")
FACES = {TEXTS(f"strategy.{card.id}"): card.number for card in STRATEGIES}
LANE_ROWS = [row for row in ROWS if row[-1] in ("won", "lost", "cancelled")]


@pytest.mark.parametrize("card", STRATEGIES[:BLANK], ids=lambda card: card.id)
def test_the_strategy_cards(card: Strategy) -> None:
    row = next(row for row in ROWS if row[0] == TEXTS(f"strategy.{card.id}"))
    assert row[1:3] == [card.kind, str(card.copies)]


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_the_characters(character: Character) -> None:
    row = next(row for row in ROWS if row[0] == TEXTS(f"character.{character.id}"))
    when = character.when.replace("_", " ")
    assert row[1:5] == [TEXTS(f"ability.{character.id}"), when, str(character.start), str(character.cooldown)]


@pytest.mark.parametrize(
    ("language", "rests", "since"),
    [("en", "ests {} round", "From round {}"), ("es", "escansa {} ronda", "Desde la ronda {}")],
)
@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_tooltips_say_the_same_numbers(character: Character, language: str, rests: str, since: str) -> None:
    told = Texts(ROOT / "assets" / "text", language)(f"ability.{character.id}.help")
    assert rests.format(character.cooldown) in told
    assert (since.format(character.start) in told) == (character.start > 1)
    assert (since.split("{")[0] in told) == (character.start > 1)


def side(words: str) -> tuple[int, tuple[int, ...]]:
    """`4 with Jab and Jab`: the battle card and what lies on it."""
    number, _, laid = words.partition(" with ")
    return int(number), tuple(sorted(FACES[name] for name in laid.split(" and "))) if laid else ()


@pytest.mark.parametrize("row", LANE_ROWS, ids=lambda row: row[0])
def test_the_worked_lanes(row: list[str]) -> None:
    (mine, my_cards), (theirs, their_cards) = (side(words) for words in row[0].split(" against "))
    done = flip((mine, theirs), my_cards, their_cards)
    told = [int(re.findall(r"\d+", cell)[-1]) for cell in row[1:3]]
    assert told == [done.value_0, done.value_1]
    assert row[3] == ("won", "lost", "cancelled")[done.winner]


def test_there_are_worked_lanes_for_every_red_card() -> None:
    named = {face for row in LANE_ROWS for words in row[0].split(" against ") for face in side(words)[1]}
    assert named == {card.number for card in STRATEGIES if card.kind == "red"}


def test_every_option_and_its_values() -> None:
    listed = [row for row in ROWS if "·" in row[1]]
    assert [row[0] for row in listed] == [TEXTS(f"option.street_war.{option.id}") for option in OPTIONS]
    for row, option in zip(listed, OPTIONS, strict=True):
        values = [TEXTS(f"option.street_war.{option.id}.{value}") for value in option.values]
        assert [value.strip().removeprefix("from ") for value in row[1].split("·")] == values


def test_the_numbers_in_the_text() -> None:
    assert f"**{len(BATTLE_CARDS)} battle cards**" in PAGE
    assert f"**{len(STRATEGY_CARDS)} strategy cards**" in PAGE
    assert f"**{len(CHARACTERS)} characters**" in PAGE
    assert f"gets {BATTLE_HAND} battle cards and {STRATEGY_HAND} strategy cards" in PAGE
    assert f"For each player {HEALTH} cones" in PAGE
    assert f"kept between 0 and {HIGHEST}" in PAGE
    assert f"Turn up lanes 1 to {LANES}" in PAGE
    assert f"begins with round {RUSH_HOUR_FROM}" in PAGE
    assert f"round {LIMITS[0]} more health wins" in PAGE.replace("\n", " ")
    scoops = next(row for row in ROWS if row[0] == TEXTS("character.scoops"))
    assert f"look at the top {PEEKED} battle cards" in scoops[-1]


def test_the_ruling_about_double_up_and_patrol() -> None:
    done = flip((4, 7), (STRATEGY_NUMBERS["double"],), (), (0, 1, 0))
    assert done.value_0 == 8
