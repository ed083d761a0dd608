"""The pages of Street War: everything fits, and its pictures say what the rules say (rules/street_war.md §8)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.games.street_war.cards import BATTLE_CARDS, CHARACTERS, STRATEGIES, STRATEGY_NUMBERS
from scenes.rulebook import street_war as pages
from scenes.rulebook.street_war_book import Lane, outcome, sum_signs
from scenes.rules import RulesScene
from tests.scenes.driver import Driver

NUMBERS = range(len(pages.PAGES))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("page", NUMBERS, ids=[name for name, _ in pages.PAGES])
def test_every_page_fits_in_both_languages(driver: Driver, language: str, page: int) -> None:
    driver.context.switch_language(language)
    driver.push(RulesScene(driver.context, "street_war", page))
    driver.frame()
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []


def test_no_two_pages_have_a_name_and_the_keys_are_the_last() -> None:
    names = [name for name, _ in pages.PAGES]
    assert len(set(names)) == len(names)
    assert names[-1] == "controls"


def test_the_fight_on_the_page_of_lanes_is_what_its_text_says() -> None:
    done = [outcome(lane) for lane in pages.ROUND]
    assert [flip.winner for flip in done] == [0, 0, 0, -1, 1], "three lanes to one"
    assert (done[0].value_0, done[2].value_0, done[4].value_0) == (7, 7, 0)


def test_the_fight_on_the_page_can_be_dealt() -> None:
    dealt = Counter(card for lane in pages.ROUND for card in lane.cards)
    assert dealt <= Counter(BATTLE_CARDS)
    laid = Counter(word for lane in pages.ROUND for side in lane.laid for word in side)
    assert all(count <= STRATEGIES[STRATEGY_NUMBERS[word]].copies for word, count in laid.items())


def test_the_worked_sums_are_those_of_the_rules() -> None:
    done = [outcome(lane) for lane in pages.EXAMPLES]
    assert [(flip.value_0, flip.value_1, flip.winner) for flip in done] == [(5, 7, 1), (8, 7, 0), (7, 2, 0), (4, 6, 1)]


@pytest.mark.parametrize(
    ("lane", "signs"),
    [
        (Lane((4, 1)), "4"),
        (Lane((3, 7), (("double",), ("jab",))), "3 times 2 minus 1 equals 5"),
        # Additions count together (§7.11): kept once, after the last of them.
        (Lane((7, 7), (("boost",), ()), (1, 0)), "7 plus 2 plus 1 clamp 8"),
        (Lane((7, 7), (("double",), ("slam",))), "7 times 2 clamp 8 minus 2 equals 6"),
        (Lane((1, 3), ((), ("slam",))), "1 minus 2 clamp 0"),
        (Lane((1, 3), ((), ("jab", "slam"))), "1 minus 1 minus 2 clamp 0"),
    ],
)
def test_a_sum_in_signs_tells_every_step_and_where_a_value_is_kept(lane: Lane, signs: str) -> None:
    names = sum_signs(lane.cards[0], outcome(lane).steps_0)
    assert [name.split("_")[-1] for name in names] == signs.split()


def test_all_characters_stand_on_the_street_of_the_first_page() -> None:
    assert sorted(pages._BY_HEIGHT) == sorted(character.id for character in CHARACTERS)
