"""The rules of several games: a book each, a tab each, pictures that tell the truth."""

from __future__ import annotations

import pygame
import pytest

from game.core.registry import GAME_IDS
from game.games.eight_masters_revenge.cards import CARDS, NUMBERS
from scenes.intents import Kind
from scenes.rulebook import eight_masters_revenge as masters
from scenes.rulebook.eight_masters_revenge_book import ATTACK, GUARD, MastersBook
from scenes.rulebook.shelf import pages_of
from scenes.rules import RulesScene
from scenes.widgets.tab import Tab
from tests.scenes.driver import Driver

TWO = ("eight_bit_battle", "eight_masters_revenge")


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.rules.lit_games", lambda: TWO)


def rules(driver: Driver, game: str | None = None) -> RulesScene:
    scene = RulesScene(driver.context, game)
    driver.push(scene)
    return scene


def tabs(scene: RulesScene) -> list[Tab]:
    return [widget for widget in scene.group.widgets if isinstance(widget, Tab)]


@pytest.mark.usefixtures("two_games")
def test_tabs_change_the_book_by_mouse_and_by_keys(driver: Driver) -> None:
    scene = rules(driver)
    driver.key(Kind.RIGHT)
    assert (scene.game_id, scene.page) == (TWO[0], 1)
    driver.click(tabs(scene)[1].rect.center)
    assert (scene.game_id, scene.page) == (TWO[1], 0)
    driver.click(tabs(scene)[1].rect.center)
    driver.key(Kind.DOWN)
    assert scene.game_id == TWO[0]
    driver.key(Kind.UP)
    assert scene.game_id == TWO[1]
    scene.group.focus(tabs(scene)[0])
    driver.key(Kind.CONFIRM)
    assert scene.game_id == TWO[0]
    driver.key(Kind.RULES, None)
    assert driver.context.stack.top is not scene


@pytest.mark.usefixtures("two_games")
def test_the_book_of_the_game_played_last_lies_open(driver: Driver) -> None:
    assert rules(driver).game_id == TWO[0]
    driver.context.settings.game = TWO[1]
    assert rules(driver).game_id == TWO[1]
    assert rules(driver, TWO[0]).game_id == TWO[0]


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_row_of_buttons_fits(driver: Driver, language: str) -> None:
    driver.context.switch_language(language)
    scene = rules(driver)
    rects = [widget.rect for widget in scene.group.widgets]
    for number, rect in enumerate(rects):
        assert rect.collidelist(rects[number + 1 :]) == -1
    driver.frame()
    assert driver.context.fonts.overflows == []


def test_one_game_has_no_tabs(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.rules.lit_games", lambda: TWO[:1])
    scene = rules(driver, TWO[0])
    assert tabs(scene) == []
    driver.key(Kind.DOWN)
    assert scene.game_id == TWO[0]


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_game_has_a_book_with_the_keys_at_its_end(game: str) -> None:
    names = [name for name, _ in pages_of(game)]
    assert len(set(names)) == len(names)
    assert names[-1] == "controls"


@pytest.mark.parametrize("game", GAME_IDS)
def test_no_two_pages_look_alike(driver: Driver, game: str) -> None:
    frames = set()
    for page in range(len(pages_of(game))):
        scene = RulesScene(driver.context, game, page)
        driver.push(scene)
        frames.add(driver.frame())
        driver.context.stack.pop()
        driver.step()
    assert len(frames) == len(pages_of(game))


def test_the_examples_of_the_masters_are_true(driver: Driver) -> None:
    book = MastersBook(driver.context)
    assert book.value(masters._AFTER, ATTACK) == book.value(masters._RIVAL, GUARD) == 4, "a hit, as the page says"
    assert book.value(masters._LEFT_AFTER, ATTACK) == 7, "a miss"
    blow = CARDS[NUMBERS[masters._BEFORE[0]]]
    assert (blow.colour, blow.damage) == ("red", 2), "two life"
    left, middle = masters._BEFORE
    assert (middle, "G35") == masters._AFTER
    assert ("G35", left) == masters._LEFT_AFTER
    assert CARDS[NUMBERS["R22"]].colour == blow.colour, "it may block"
    assert CARDS[NUMBERS["G42"]].dragon
    assert CARDS[NUMBERS["R31"]].dragon


def test_a_sum_shows_the_numbers_of_its_cards(driver: Driver) -> None:
    book, canvas = MastersBook(driver.context), pygame.Surface((200, 60))
    drawn: list[str] = []
    book.signs = lambda canvas, middle, names: drawn.extend(names)  # type: ignore[method-assign]
    book.sum(canvas, (100, 30), ("Y55", "G55"), ATTACK)
    assert drawn == ["num_small_5", "plus", "num_small_5", "equals", "num_attack_small_1", "num_attack_small_0"]
    drawn.clear()
    book.sum(canvas, (100, 30), ("Y22", "G42"), GUARD)
    assert drawn == ["num_small_2", "plus", "num_small_2", "equals", "num_guard_small_4"]
