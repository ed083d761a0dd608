"""The gallery: everybody of the arcade can be looked at, in both languages, with keys, mouse and wheel."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.registry import GAME_IDS
from game.games.demonites.cards import CLANS, DEMONS
from game.games.eight_masters_revenge.cards import FIGHTERS
from game.games.street_war.cards import CHARACTERS
from scenes.gallery.picture import Picture
from scenes.gallery.scene import GalleryScene
from scenes.gallery.shelf import BESTIARY, CASTS, clan_of
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene
from scenes.title import TitleScene
from scenes.widgets.button import Button
from tests.scenes.driver import Driver


def _open(tmp_path: Path, language: str = "en") -> tuple[Driver, GalleryScene]:
    driver = Driver(tmp_path, language=language, speed=1)
    scene = GalleryScene(driver.context)
    driver.push(scene)
    return driver, scene


def test_every_game_has_its_leaf_and_nobody_is_missing() -> None:
    assert {BESTIARY, *CASTS} == set(GAME_IDS)
    assert [one for place in range(len(CLANS)) for one in clan_of(place)] == list(DEMONS)
    assert {figure.sheet for figure in CASTS["eight_masters_revenge"]} == {fighter.id for fighter in FIGHTERS}
    assert {figure.sheet for figure in CASTS["street_war"]} == {character.id for character in CHARACTERS}


@pytest.mark.parametrize("language", ["en", "es"])
def test_all_sixty_demons_and_all_figures_fit(tmp_path: Path, language: str) -> None:
    driver, scene = _open(tmp_path, language)
    for clan in range(len(CLANS)):
        scene.open_clan(clan)
        for place in range(6):
            scene.choose(place)
            driver.step()
    for game_id, cast in CASTS.items():
        scene.open(game_id)
        for place, figure in enumerate(cast):
            scene.choose(place)
            for _ in figure.tags:
                driver.step(ms=1700)


def test_the_title_leads_there_and_back(tmp_path: Path) -> None:
    driver = Driver(tmp_path, language="en", speed=1)
    driver.push(TitleScene(driver.context))
    for door in ("title.library", "library.gallery"):
        page = driver.scene
        assert isinstance(page, MenuScene)
        label = driver.context.texts(door)
        entry = next(w for w in page.group.widgets if isinstance(w, Button) and w.label() == label)
        driver.click(entry.rect.center)
    assert isinstance(driver.scene, GalleryScene)
    for _ in range(2):
        driver.scene.handle(Intent(Kind.MENU))
        driver.step()
    assert isinstance(driver.scene, TitleScene)


def test_whoever_walks_along_the_cards_sees_each(tmp_path: Path) -> None:
    driver, scene = _open(tmp_path)
    first = next(w for w in scene.group.widgets if isinstance(w, Picture) and w.rect.height > 40)
    scene.group.focus(first)
    for place, kind in ((1, Kind.RIGHT), (2, Kind.RIGHT), (5, Kind.DOWN), (4, Kind.LEFT)):
        scene.handle(Intent(kind, 0))
        driver.step()
        assert scene.chosen == place


def test_wheel_and_clicks_leaf(tmp_path: Path) -> None:
    driver, scene = _open(tmp_path)
    scene.handle(Intent(Kind.SCROLL, amount=-1))
    assert scene.clan == 1
    scene.handle(Intent(Kind.SCROLL, amount=1))
    scene.handle(Intent(Kind.SCROLL, amount=1))
    assert scene.clan == len(CLANS) - 1
    emblem = scene.group.widgets[len(GAME_IDS) + 3]
    driver.click(emblem.rect.center)
    assert scene.clan == 3
    driver.click(scene.group.widgets[1].rect.center)
    assert scene.game_id == "eight_bit_battle"
    driver.click(scene.group.widgets[len(GAME_IDS) + 2].rect.center)
    assert scene.chosen == 2
