"""The pages of the Demonites: everything fits, and its pictures say what the rules say (rules/demonites.md §8)."""

from __future__ import annotations

import pytest

from game.games.demonites.battle import REASONS
from game.games.demonites.cards import CARDS, DEFENCE, PRIORITY
from game.games.demonites.modes import FRONT_ROOM, LINES, SHARED_FRONTS
from scenes.rulebook import demonites as pages
from scenes.rulebook import demonites_modes as modes
from scenes.rulebook import demonites_war as war
from scenes.rulebook.demonites_book import Fight, faster, strikes
from scenes.rules import RulesScene
from tests.scenes.driver import Driver

NUMBERS = range(len(pages.PAGES))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("page", NUMBERS, ids=[name for name, _ in pages.PAGES])
def test_every_page_fits_in_both_languages(driver: Driver, language: str, page: int) -> None:
    driver.context.switch_language(language)
    driver.push(RulesScene(driver.context, "demonites", page))
    driver.frame()
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []


def test_no_two_pages_have_a_name_and_the_keys_are_the_last() -> None:
    names = [name for name, _ in pages.PAGES]
    assert len(set(names)) == len(names)
    assert names[-1] == "controls"


def _told(fight: Fight) -> tuple[list[tuple[int, int, int]], int | None]:
    """(who strikes, attack, defence) of every strike, and who wins."""
    events, winner = strikes(fight)
    return [(event.number("seat"), event.number("attack"), event.number("defence")) for event in events], winner


@pytest.mark.parametrize(
    ("fight", "told", "winner"),
    [
        # What the texts beside them say.
        (pages.EXCHANGES[0][0], [(0, 10, 7)], 0),
        (pages.EXCHANGES[1][0], [(0, 4, 5), (1, 8, 2)], 1),
        (pages.EXCHANGES[2][0], [(1, 6, 6), (0, 6, 6)], None),
        (war.BATTLES[0][0], [(0, 4, 7), (1, 10, 2)], 1),
        (war.BATTLES[1][0], [(1, 10, 4)], 1),
        (war.TIES[0][0], [(1, 6, 6), (0, 6, 6)], None),
        (war.TIES[1][0], [(1, 9, 13), (0, 16, 13)], 0),
        (modes.CLASHES[0][0], [(0, 8, 8), (1, 4, 3)], 1),
        (modes.CLASHES[1][0], [(0, 8, 5)], 0),
        (modes.CLASHES[2][0], [(0, 7, 5)], 0),
        (modes.SCOUTS[0][0], [(0, 7, 5)], 0),
        (modes.SCOUTS[1][0], [(0, 7, 12), (1, 11, 4)], 1),
        (modes.RAIDS[0][0], [(0, 8, 6)], 0),
        (modes.RAIDS[1][0], [(1, 7, 5)], 1),
        (modes.RAIDS[2][0], [(0, 7, 6)], 0),
    ],
)
def test_every_fight_in_the_pictures_ends_as_its_text_says(
    fight: Fight, told: list[tuple[int, int, int]], winner: int | None
) -> None:
    assert _told(fight) == (told, winner)


def test_the_four_pairs_are_decided_by_the_four_reasons() -> None:
    assert [faster(fight) for fight in pages.FASTER] == [(0, "priority"), (1, "total"), (1, "army"), (1, "number")]
    assert tuple(reason for _, reason in map(faster, pages.FASTER)) == REASONS


def test_the_muster_stands_in_the_order_of_speed() -> None:
    speeds = [PRIORITY[card] for card, _ in war.ORDER]
    # Magg and Ramkin: 3 and 2.
    assert speeds == sorted(speeds, reverse=True) == [6, 3, 2]


def test_only_a_hidden_and_quicker_target_is_an_ambush() -> None:
    for number, (fight, _) in enumerate(modes.RAIDS):
        (raider,), (target,) = fight.cards
        hidden = number != 2
        assert (fight.bonus != (0, 0)) == (hidden and PRIORITY[target] > PRIORITY[raider])
    assert DEFENCE[33] == 5


def test_the_fronts_of_the_picture_hold_what_fits_on_one() -> None:
    assert len(modes.FRONTS) == SHARED_FRONTS
    cards = [card for front in modes.FRONTS for side in front for card in side]
    assert all(len(side) <= FRONT_ROOM for front in modes.FRONTS for side in front)
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(range(1, CARDS + 1))
    assert len(modes.LINE) == len(modes.FOES) == LINES[0]
