"""The hall with one, two and four cabinets, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from scenes.assets import Sheet
from scenes.hall import lit_games
from scenes.intents import Kind
from scenes.rules import RulesScene
from scenes.select import BULB_MS, CABINET_FEET, FLOOR, ICONS, SelectScene
from scenes.setup import SetupScene
from tests.scenes.driver import Driver

KNOWN = ("eight_bit_battle", "eight_masters_revenge")
MADE_UP = ("third_game", "fourth_game")


@pytest.fixture
def hall(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], SelectScene]:
    """Opens a hall with so many cabinets; games that do not exist yet look like the first."""
    real = driver.context.assets.sheet

    def sheet(name: str) -> Sheet:
        return real("places/cabinet_eight_bit_battle" if name.startswith("places/cabinet_") else name)

    def open_hall(count: int) -> SelectScene:
        driver.context.texts.strict = False
        monkeypatch.setattr(driver.context.assets, "sheet", sheet)
        for game_id in MADE_UP:
            monkeypatch.setitem(ICONS, game_id, ICONS[KNOWN[0]])
        monkeypatch.setattr("scenes.select.lit_games", lambda: (KNOWN + MADE_UP)[:count])
        scene = SelectScene(driver.context)
        driver.push(scene)
        return scene

    return open_hall


def test_every_game_that_can_be_played_is_lit() -> None:
    assert set(KNOWN) <= set(lit_games())


@pytest.mark.parametrize("larger", [False, True], ids=["", "larger"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_keys_walk_along_the_row_and_back(
    driver: Driver, hall: Callable[[int], SelectScene], count: int, larger: bool
) -> None:
    driver.context.settings.larger_text = larger
    driver.context.apply_settings()
    scene = hall(count)
    walked = [scene.game_id]
    for _ in range(count - 1):
        driver.key(Kind.RIGHT)
        walked.append(scene.game_id)
        assert scene.group.focused in scene._cabinets
        # Whoever walks sees where he stands.
        assert scene._in_sight(scene.games.index(scene.game_id))
    assert walked == list((KNOWN + MADE_UP)[:count])
    for _ in range(count - 1):
        driver.key(Kind.LEFT)
    assert scene.game_id == KNOWN[0]


@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_cabinets_in_sight_stand_apart_and_clear_of_the_panel(
    driver: Driver, hall: Callable[[int], SelectScene], count: int
) -> None:
    scene = hall(count)
    for _ in range(count):
        rects = [slot.rect for number, slot in enumerate(scene._cabinets) if scene._in_sight(number)]
        buttons = [widget.rect for widget in scene.group.widgets if widget not in scene._cabinets]
        for number, rect in enumerate(rects):
            assert driver.context.display.canvas.get_rect().contains(rect)
            assert rect.collidelist(rects[number + 1 :] + buttons) == -1
        driver.key(Kind.RIGHT)


def test_a_click_opens_the_cabinet_it_hits(driver: Driver, hall: Callable[[int], SelectScene]) -> None:
    driver.context.settings.lessons_declined = list(KNOWN)
    scene = hall(2)
    for number, game_id in enumerate(KNOWN):
        driver.click(scene._cabinets[number].rect.center)
        assert isinstance(driver.scene, SetupScene)
        assert driver.scene.game_id == game_id
        driver.key(Kind.MENU, None)


def test_the_mouse_does_not_find_what_is_out_of_sight(driver: Driver, hall: Callable[[int], SelectScene]) -> None:
    scene = hall(4)
    for x in range(0, 640, 8):
        driver.point((x, 240))
        assert scene.game_id in KNOWN


def test_what_is_told_and_whose_rules_open_is_the_cabinet_in_front(
    driver: Driver, hall: Callable[[int], SelectScene]
) -> None:
    scene = hall(2)
    first = driver.frame()
    driver.key(Kind.RIGHT)
    assert driver.frame() != first
    driver.key(Kind.RULES, None)
    assert isinstance(driver.scene, RulesScene)
    assert driver.scene.game_id == KNOWN[1]
    driver.key(Kind.RULES, None)
    assert driver.context.stack.top is scene


def test_one_begins_in_front_of_the_game_played_last(driver: Driver, hall: Callable[[int], SelectScene]) -> None:
    driver.context.settings.game = KNOWN[1]
    scene = hall(2)
    assert scene.group.focused is scene._cabinets[1]
    driver.context.settings.game = "a_game_of_the_future"
    assert hall(2).game_id == KNOWN[0]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_word_fits(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver(tmp_path, language)
    monkeypatch.setattr("scenes.select.lit_games", lambda: KNOWN)
    real = driver.context.assets.sheet
    monkeypatch.setattr(
        driver.context.assets,
        "sheet",
        lambda name: real("places/cabinet_eight_bit_battle" if name.startswith("places/cabinet_") else name),
    )
    scene = SelectScene(driver.context)
    driver.push(scene)
    for slot in scene._cabinets:
        scene.group.focus(slot)
        driver.frame()
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


def test_bulbs_run_round_the_marquees_and_stand_with_little_motion(driver: Driver) -> None:
    scene = SelectScene(driver.context)
    driver.push(scene)
    clock = scene._clock

    def look(ms: int) -> bytes:
        # The same moment of every screen and of what blinks: only the bulbs may differ.
        scene._clock = clock
        driver.frame()
        sign = pygame.Rect(scene._cabinets[0].middle - 52, FLOOR - CABINET_FEET + 7, 104, 4)
        scene._clock = clock + ms
        driver.frame()
        return pygame.image.tobytes(driver.context.display.canvas.subsurface(sign), "RGB")

    assert look(0) != look(BULB_MS)
    driver.context.settings.reduced_motion = True
    assert look(0) == look(BULB_MS) == look(5 * BULB_MS)
