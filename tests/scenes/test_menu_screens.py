"""Every menu screen: by keyboard alone, by mouse alone, in both languages, all texts inside their boxes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game.core.registry import GAME_IDS, get_game
from scenes.app import App
from scenes.boot import LENGTH_MS
from scenes.intents import MOVES, Intent, Kind
from scenes.menu import MenuScene
from scenes.options import LEAVES, OptionsScene
from scenes.options.lines import DOORS
from scenes.pause import PauseScene
from scenes.play import PlayScene
from scenes.rulebook.shelf import pages_of
from scenes.rules import RulesScene
from scenes.select import SelectScene
from scenes.setup import SetupScene
from scenes.title import TitleScene
from scenes.widgets.button import Button
from scenes.widgets.tab import Tab
from scenes.widgets.text import Font
from tests.scenes.driver import Driver
from tests.scenes.menu_screens import SCREENS, button, result, title


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_text_is_inside_its_box_with_all_its_glyphs(tmp_path: Path, screen: str, language: str) -> None:
    driver = Driver(tmp_path, language)
    scene = SCREENS[screen](driver.context)
    driver.push(scene)
    driver.run(LENGTH_MS - 60)
    # Every focus shows its own help.
    focuses = len(scene.group.widgets) if isinstance(scene, MenuScene) else 1
    for _ in range(focuses):
        driver.frame()
        driver.key(Kind.LOG, None)
    fonts = driver.context.fonts
    assert fonts.overflows == []
    assert fonts.lacking == []
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_button_or_tab_needs_smaller_letters_than_its_neighbours(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    context, fonts = driver.context, driver.context.fonts
    scenes = [screen(context) for screen in SCREENS.values()]
    for game in GAME_IDS:
        for mode in get_game(game).modes:
            context.settings.modes[game] = mode
            scenes.append(SetupScene(context, game))
    smaller, measured = [], 0
    for scene in scenes:
        for widget in scene.group.widgets if isinstance(scene, MenuScene) else ():
            if isinstance(widget, Button):
                words, font = [widget.label()], widget.font
            elif isinstance(widget, Tab):
                words, font = [*widget.label()], Font.LABEL_BOLD
            else:
                continue
            measured += 1
            if min(fonts.width(form, font) for form in words) > widget.rect.width - 10:
                smaller.append((type(scene).__name__, words[-1]))
    assert smaller == []
    assert measured > 100
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_value_of_every_line_fits(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    for screen in ("setup", "options", *(f"options {leaf}" for leaf in LEAVES if leaf != "screen")):
        scene = SCREENS[screen](driver.context)
        assert isinstance(scene, MenuScene)
        driver.push(scene)
        # A line may be built anew when its value changes, so it is known by its number. The options' first line would
        # switch the language under the test; its values are seen in both runs.
        for index in range(1 if screen == "options" else 0, len(scene.group.widgets)):
            for _ in getattr(scene.group.widgets[index], "values", ()):
                scene.group.focus(scene.group.widgets[index])
                driver.key(Kind.RIGHT)
                driver.frame()
    assert driver.context.fonts.overflows == []
    driver.app.close()


@pytest.mark.parametrize(
    "screen",
    [
        "title",
        "select",
        "setup",
        "options",
        "options sight",
        "options sound",
        "keys",
        "pads",
        "gallery",
        "pause",
        "result",
    ],
)
def test_moves_alone_reach_every_widget(driver: Driver, screen: str) -> None:
    scene = SCREENS[screen](driver.context)
    assert isinstance(scene, MenuScene)
    group = scene.group
    reached, waiting = {group.index}, [group.index]
    while waiting:
        here = waiting.pop()
        for kind in MOVES:
            scene.group.index = here
            scene.group.handle(Intent(kind, 0))
            if scene.group.index not in reached:
                reached.add(scene.group.index)
                waiting.append(scene.group.index)
    assert reached == {number for number, widget in enumerate(group.widgets) if widget.enabled}


# In the glossary letters are typed at once: its own tests lead back from it.
@pytest.mark.parametrize("screen", [n for n in SCREENS if n not in ("boot", "title") and not n.startswith("glossary")])
@pytest.mark.parametrize("kind", [Kind.MENU, Kind.CANCEL])
def test_esc_and_cancel_lead_back(driver: Driver, screen: str, kind: Kind) -> None:
    title(driver)
    scene = SCREENS[screen](driver.context)
    driver.push(scene)
    driver.key(kind, None if kind == Kind.MENU else 0)
    assert isinstance(driver.scene, TitleScene)


@pytest.mark.parametrize("screen", ["select", "setup", "options", "rules goal", "pause", "result"])
def test_the_mouse_alone_leads_back(driver: Driver, screen: str) -> None:
    title(driver)
    scene = SCREENS[screen](driver.context)
    driver.push(scene)
    driver.click(button(scene, {"pause": "pause.resume", "result": "result.arcade"}.get(screen, "menu.back")))
    assert isinstance(driver.scene, TitleScene)


@pytest.mark.parametrize("screen", ["title", "select", "setup", "options", "pause", "result"])
def test_the_rules_are_one_press_away_and_nothing_is_lost(driver: Driver, screen: str) -> None:
    scene = SCREENS[screen](driver.context)
    driver.push(scene)
    driver.key(Kind.RULES, None)
    assert isinstance(driver.scene, RulesScene)
    driver.key(Kind.RULES, None)
    assert driver.scene is scene


def test_rules_turn_round_by_keys_wheel_and_clicks(driver: Driver) -> None:
    title(driver)
    driver.key(Kind.RULES, None)
    scene = driver.scene
    assert isinstance(scene, RulesScene)
    last = len(pages_of(scene.game_id)) - 1
    pages = []
    for kind in (Kind.LEFT, Kind.RIGHT, Kind.CONFIRM):
        driver.key(kind)
        pages.append(scene.page)
    for label in ("rules.next", "rules.previous"):
        driver.click(button(scene, label))
        pages.append(scene.page)
    for turns in (-1, 1):
        driver.step(pygame.event.Event(pygame.MOUSEWHEEL, y=turns))
        pages.append(scene.page)
    assert pages == [last, 0, 1, 2, 1, 2, 1]
    driver.key(Kind.RULES, None)
    assert isinstance(driver.scene, TitleScene)


def test_a_switched_language_shows_at_once_and_is_remembered(driver: Driver, tmp_path: Path) -> None:
    title(driver)
    before = driver.frame()
    driver.push(OptionsScene(driver.context))
    driver.key(Kind.RIGHT)
    assert driver.context.texts.language == "es"
    driver.key(Kind.MENU, None)
    assert driver.frame() != before
    again = App(settings_file=tmp_path / "settings.json")
    assert again.context.texts.language == "es"


def test_options_are_applied_and_remembered(driver: Driver, tmp_path: Path) -> None:
    """Every line of every leaf is turned once; what the settings then say is there after a new start."""
    scene = OptionsScene(driver.context)
    driver.push(scene)
    before = msgspec.to_builtins(driver.context.settings)
    turned = []
    for leaf, names in LEAVES.items():
        scene.open(leaf)
        for number, name in enumerate(names):
            # The display's lines change with the window (below), the language with all that is drawn.
            if name not in ("language", "fullscreen", "scale") and name not in DOORS:
                scene.group.focus(scene.group.widgets[number])
                driver.key(Kind.LEFT)
                turned.append(name)
    now = msgspec.to_builtins(driver.context.settings)
    assert {name for name in now if now[name] != before[name]} >= set(turned)
    again = App(settings_file=tmp_path / "settings.json").context.settings
    kept = msgspec.to_builtins(again)
    assert {name: kept[name] for name in turned} == {name: now[name] for name in turned}


def test_full_screen_by_key_shows_in_the_options(driver: Driver) -> None:
    scene = OptionsScene(driver.context)
    driver.push(scene)
    driver.key(Kind.FULLSCREEN, None)
    driver.step()
    assert driver.context.display.fullscreen
    assert getattr(scene.group.widgets[1], "value", None) == "on"


def test_leaving_a_match_is_asked_twice(driver: Driver) -> None:
    left: list[bool] = []
    scene = PauseScene(driver.context, lambda: left.append(True))
    title(driver)
    driver.push(scene)
    driver.click(button(scene, "pause.leave"))
    assert not left
    driver.key(Kind.MENU, None)
    assert driver.scene is scene, "Esc takes only the question back"
    driver.click(button(scene, "pause.leave"))
    driver.click(button(scene, "pause.leave.sure"))
    assert left == [True]


def test_rematch_keeps_everybody_and_swapping_changes_sides(driver: Driver) -> None:
    for label, swapped in (("result.rematch", False), ("result.swap", True)):
        scene = result(driver.context)
        driver.push(scene)
        driver.click(button(scene, label))
        assert isinstance(driver.scene, PlayScene)
        seats = scene.config.seats
        assert driver.scene.config.seats == (seats[::-1] if swapped else seats)
        assert driver.scene.config.setup.seed != scene.config.setup.seed


def test_another_set_up_comes_after_the_match(driver: Driver) -> None:
    scene = result(driver.context)
    driver.push(scene)
    driver.click(button(scene, "result.setup"))
    assert isinstance(driver.scene, SetupScene)
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, SelectScene)


def test_reduced_motion_stills_the_confetti(driver: Driver) -> None:
    driver.context.settings.reduced_motion = True
    driver.push(result(driver.context))
    driver.run(1000)
    before = driver.app.frames_drawn
    driver.run(1000)
    assert driver.app.frames_drawn - before <= 4
