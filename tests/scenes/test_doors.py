"""The doors of the title and of its pages: each opens, is named and explained in both languages, and leads back."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.doors import PAGES, doors_of
from scenes.doors_page import ABOUT, TOP, DoorsScene
from scenes.intents import Kind
from scenes.title import TitleScene
from scenes.widgets.text import Font
from tests.scenes.driver import Driver

PLACES = [(page, number) for page, doors in PAGES.items() for number in range(len(doors))]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_door_of_a_page_is_named_and_explained_within_its_box(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    texts, fonts = driver.context.texts, driver.context.fonts
    for page, doors in PAGES.items():
        for door in doors:
            assert fonts.width(texts(door.text), Font.NAME) <= (132 if page == "title" else 182), door.text
            if page != "title":
                lines = fonts.wrap(texts(f"{door.text}.about"), ABOUT.width - 20)
                assert len(lines) <= 2, door.text
        assert page == "title" or TOP + 28 * len(doors) + 30 < ABOUT.top, f"{page} has too many rows"


@pytest.mark.parametrize(("page", "number"), PLACES)
def test_a_door_opens_something_and_cancel_leads_back(tmp_path: Path, page: str, number: int) -> None:
    driver = Driver(tmp_path)
    driver.push(TitleScene(driver.context))
    if page != "title":
        driver.push(DoorsScene(driver.context, page))
    here = driver.scene
    door = PAGES[page][number]
    if door not in doors_of(driver.context, page) or door.text == "title.quit":
        return
    door.open(driver.context)
    driver.step()
    assert driver.scene is not here
    for _ in range(2):
        # A field that is being typed in is left first.
        if driver.scene is not here:
            driver.key(Kind.MENU, None)
            driver.run(300)
    assert driver.scene is here


def test_the_title_shows_its_doors_and_an_empty_page_is_not_offered(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.push(TitleScene(driver.context))
    scene = driver.scene
    assert isinstance(scene, TitleScene)
    assert len(scene.group.widgets) == len(doors_of(driver.context, "title"))
    if not PAGES["challenges"]:
        assert all(door.text != "title.challenges" for door in doors_of(driver.context, "title"))


def test_esc_on_a_page_goes_back_to_the_title(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.push(TitleScene(driver.context))
    driver.push(DoorsScene(driver.context, "library"))
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, TitleScene)
