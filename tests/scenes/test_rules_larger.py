"""With larger text the rules are larger: every page's words on leaves of their own, before its pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.registry import GAME_IDS
from scenes.intents import Kind
from scenes.reading_order import in_order
from scenes.rulebook.drawing import CAPTION
from scenes.rulebook.leaves import leaves_of
from scenes.rulebook.shelf import book_of, pages_of
from scenes.rules import RulesScene
from scenes.widgets.text import Font, Framed, Heard
from tests.scenes.driver import Driver
from tests.scenes.written import writing


def larger(folder: Path, language: str) -> Driver:
    driver = Driver(folder, language)
    driver.context.settings.larger_text = driver.context.settings.high_contrast = True
    driver.context.apply_settings()
    return driver


def letters(text: str) -> str:
    return "".join(character for character in text if character.isalpha())


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAME_IDS)
def test_every_word_of_a_page_stands_on_its_leaves(tmp_path: Path, language: str, game: str) -> None:
    driver = larger(tmp_path, language)
    fonts, book = driver.context.fonts, book_of(game, driver.context)
    for name, draw in pages_of(game):
        with fonts.hearing() as heard:
            draw(driver.context.display.canvas, book)
        told = [one for one in heard if isinstance(one, Framed) or one.role != CAPTION]
        large = " ".join(line.text for leaf in leaves_of(book, draw) for line in leaf)
        for paragraph in in_order(told):
            if len(letters(paragraph)) > 1:
                assert letters(paragraph) in letters(large), name
        captions = [one.text for one in heard if isinstance(one, Heard) and one.role == CAPTION]
        assert all(len(caption) < 40 for caption in captions), "what tells a rule is no caption"
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAME_IDS)
def test_leaves_are_large_fit_and_are_turned_in_order(tmp_path: Path, language: str, game: str) -> None:
    driver = larger(tmp_path, language)
    fonts = driver.context.fonts
    scene = RulesScene(driver.context, game)
    driver.push(scene)
    turned: list[tuple[int, int]] = []
    for page in range(len(pages_of(game))):
        leaves = scene.leaves()
        assert leaves
        for number, leaf in enumerate(leaves):
            assert (scene.page, scene.leaf) == (page, number)
            turned.append((page, number))
            assert not leaf[-1].heading, "a heading heads what stands below it"
            with writing(fonts) as words:
                driver.frame()
            running = [word for word in words if word.text in {line.text for line in leaf}]
            assert running
            assert all(word.font == Font.LARGE and word.contrast >= 4.5 for word in running)
            driver.key(Kind.RIGHT)
        turned.append((page, len(leaves)))
        assert (scene.page, scene.leaf) == turned[-1], "the pictures come last"
        driver.frame()
        driver.key(Kind.RIGHT)
    assert (scene.page, scene.leaf) == (0, 0)
    for place in reversed(turned):
        driver.key(Kind.LEFT)
        assert (scene.page, scene.leaf) == place
    assert fonts.overflows == []
    assert fonts.lacking == []
    driver.app.close()


def test_leaves_follow_the_option_at_once(driver: Driver) -> None:
    scene = RulesScene(driver.context, GAME_IDS[0])
    driver.push(scene)
    assert scene.leaves() == ()
    small = driver.frame()
    driver.context.settings.larger_text = True
    driver.context.apply_settings()
    assert driver.frame() != small
    scene.leaf = len(scene.leaves())
    driver.context.settings.larger_text = False
    driver.context.apply_settings()
    assert driver.frame() == small


def test_a_voice_reads_the_leaf_and_not_the_page_it_is_made_of(tmp_path: Path) -> None:
    """What a page says was heard with its first leaf, for it is drawn unseen to be listened to."""
    driver = larger(tmp_path, "en")
    driver.context.settings.speech = True
    scene = RulesScene(driver.context, "eight_bit_battle", page=2)
    driver.push(scene)
    driver.step()
    first = list(driver.context.fonts.said)
    assert len(scene.leaves()) > 1
    scene.touch()
    driver.step()
    assert driver.context.fonts.said == first
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAME_IDS)
def test_the_reader_keeps_the_headings_of_leaves_apart(tmp_path: Path, language: str, game: str) -> None:
    """A heading ran on into what stands below it: `3 · Formación Pon tus cinco cartas`."""
    driver = larger(tmp_path, language)
    scene = RulesScene(driver.context, game)
    driver.push(scene)
    for page in range(len(pages_of(game))):
        scene.page, scene.leaf = page, 0
        for number, leaf in enumerate(scene.leaves()):
            scene.leaf = number
            with driver.context.fonts.hearing() as heard:
                scene.draw(driver.context.display.canvas)
            told = in_order(heard)
            assert {line.text for line in leaf if line.heading} <= {*told}
    driver.app.close()
