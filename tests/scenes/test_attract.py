"""What is shown over the title while nobody plays."""

from __future__ import annotations

import pygame
import pytest

from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from scenes.attract import BLINK_MS, SHOWS, ShowScene, high_point, show_of
from scenes.hall import lit_games
from scenes.scene import Scene
from scenes.seating import names_of
from scenes.title import TitleScene
from tests.scenes.driver import Driver


@pytest.mark.parametrize("game_id", lit_games())
def test_every_game_can_be_shown(driver: Driver, game_id: str) -> None:
    config = show_of(driver.context, game_id, 5)
    assert not config.people
    assert len(config.seats) == config.setup.seats
    assert len(set(names_of(driver.context.texts, config.seats))) == len(config.seats)
    assert config.setup.seats in get_game(game_id).seats_of(config.setup.mode)
    known = {option.id: option.values for option in get_game(game_id).options}
    assert all(value in known[name] for name, value in config.setup.options.items())
    assert Match(config.setup).turn is not None


def test_what_is_shown_is_a_game_that_there_is() -> None:
    assert set(SHOWS) <= set(GAME_IDS)


@pytest.mark.parametrize("game_id", lit_games())
def test_a_show_begins_within_a_match_that_goes_on(driver: Driver, game_id: str) -> None:
    for seed in range(4):
        setup = show_of(driver.context, game_id, seed).setup
        match = high_point(setup)
        assert match.turn is not None
        assert match.actions
        assert high_point(setup).actions == match.actions


PRESSED = (
    pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, scancode=pygame.KSCAN_X, mod=0, unicode="x", repeat=False),
    pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, scancode=pygame.KSCAN_UP, mod=0, unicode="", repeat=False),
    pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=1),
    pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, scancode=pygame.KSCAN_TAB, mod=0, unicode="", repeat=False),
)


@pytest.mark.parametrize(("game_id", "event"), list(zip(lit_games(), PRESSED, strict=True)))
def test_the_banner_fits_and_any_key_ends_the_show(driver: Driver, game_id: str, event: pygame.event.Event) -> None:
    below: Scene = TitleScene(driver.context)
    driver.push(below)
    driver.push(ShowScene(driver.context, game_id, 5))
    for language in ("en", "es"):
        driver.context.switch_language(language)
        driver.step(pygame.event.Event(pygame.MOUSEMOTION, pos=(310, 300), rel=(1, 0), buttons=(0, 0, 0)))
        driver.frame()
    assert driver.scene is not below
    driver.step(event)
    driver.step()
    assert driver.scene is below
    assert not driver.context.fonts.overflows


def test_one_cabinet_after_the_other_is_shown_and_the_wish_blinks(driver: Driver) -> None:
    driver.context.stack.push(ShowScene(driver.context, lit_games()[0], 5))
    driver.step()
    shown = []
    for _ in range(len(lit_games()) + 1):
        scene = driver.scene
        assert isinstance(scene, ShowScene)
        shown.append(scene.config.setup.game)
        scene.next()
        driver.step()
    assert shown == [*lit_games(), lit_games()[0]]
    scene = driver.scene
    assert isinstance(scene, ShowScene)
    lit = []
    for _ in range(6):
        lit.append(scene._lit)
        scene._age += BLINK_MS
    assert lit == [True, False] * 3
    driver.context.settings.reduced_motion = True
    assert scene._lit
