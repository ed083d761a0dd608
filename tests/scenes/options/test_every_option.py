"""Every option that there is, turned by keys alone: it does at once what it says, says so in both languages, and is
there after a new start. docs/access.md has them as a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pygame
import pytest

from game.storage.settings import Settings
from scenes.app import App
from scenes.intents import Kind
from scenes.match_config import PERSON
from scenes.options import LEAVES
from scenes.options.lines import DOORS, KEPT_BY_RESET, help_of
from scenes.options.scene import OptionsScene
from scenes.play import Phase, PlayScene
from scenes.setup import SetupScene
from scenes.speech.speaker import Speaker
from scenes.sure import SureScene
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.tab import Tab
from tests.scenes import matches
from tests.scenes.driver import Driver
from tests.scenes.speech.test_speaker import Ear

OPTIONS = [name for names in LEAVES.values() for name in names if name not in DOORS]
DOCS = Path(__file__).resolve().parents[3] / "docs" / "access.md"


def tab_to(driver: Driver, wanted: Callable[[object], bool]) -> object:
    """The Tab key until what is wanted has the focus."""
    scene = driver.scene
    assert isinstance(scene, OptionsScene)
    for _ in scene.group.widgets:
        if wanted(scene.group.focused):
            return scene.group.focused
        driver.key(Kind.LOG, None)
    raise AssertionError("no key leads there")


def find(driver: Driver, name: str) -> Choice:
    """The option's line, focused, from the open options on by keys alone."""
    texts = driver.context.texts
    leaf = next(leaf for leaf, names in LEAVES.items() if name in names)
    tab_to(driver, lambda widget: isinstance(widget, Tab) and widget.label()[0] == texts(f"options.leaf.{leaf}"))
    driver.key(Kind.CONFIRM)
    found = tab_to(driver, lambda one: isinstance(one, Choice) and one.label() == texts(f"options.{name}"))
    assert isinstance(found, Choice)
    return found


def turn(driver: Driver, name: str) -> tuple[str, str]:
    """Open the options over what is there, turn this one, go back. Returns the values of before and after."""
    driver.push(OptionsScene(driver.context))
    before = find(driver, name).value
    driver.key(Kind.RIGHT)
    scene = driver.scene
    assert isinstance(scene, OptionsScene)
    # A line that changes the window or the language is built anew.
    focused = scene.group.focused
    assert isinstance(focused, Choice)
    after = focused.value
    assert after != before, "one press of a key is enough"
    driver.key(Kind.MENU, None)
    assert not isinstance(driver.scene, OptionsScene)
    return before, after


# ------------------------------------------------------------------ what each does, seen or heard and not only kept


def match(driver: Driver, *kinds: str, speed: int = 0) -> PlayScene:
    driver.context.stack.reset()
    driver.context.settings.speed = speed
    scene = matches.start(driver, kinds if len(kinds) == 2 else (PERSON, "ai:random"))
    for _ in range(400):
        if scene.phase in (Phase.CHOOSING, Phase.CURTAIN):
            break
        driver.step()
    return scene


def picture(driver: Driver) -> object:
    driver.context.stack.reset()
    driver.push(SetupScene(driver.context, "eight_bit_battle"))
    return driver.frame()


def window(driver: Driver) -> object:
    driver.push(SetupScene(driver.context, "eight_bit_battle"))
    driver.step()
    shown = pygame.display.get_surface()
    assert shown is not None
    return pygame.image.tobytes(shown, "RGB")


def pace_of_table(driver: Driver) -> object:
    """How far a table has come after so long."""
    driver.context.stack.reset()
    matches.start(driver, (PERSON, "ai:random"))
    driver.run(700)
    return driver.frame()


def peeking_after_letting_go(driver: Driver) -> object:
    scene = match(driver, PERSON, PERSON)
    seat = scene.privacy.curtain_seat
    driver.key(Kind.CONFIRM, seat)
    driver.run(50)
    driver.hold(Kind.PEEK, seat, True)
    assert scene.privacy.peeking
    driver.hold(Kind.PEEK, seat, False)
    return scene.privacy.peeking


def hint_on_asking(driver: Driver) -> object:
    scene = match(driver)
    driver.key(Kind.HINT, None)
    driver.run(64)
    assert scene.hints.open
    return scene.hints.words != (driver.context.texts("hint.off"),)


def asked_before_a_move(driver: Driver) -> object:
    match(driver)
    driver.key(Kind.CONFIRM)
    return isinstance(driver.scene, SureScene)


def pause_of_opponents(driver: Driver) -> object:
    driver.context.stack.reset()
    driver.context.settings.speed = 1
    scene = matches.start(driver, ("ai:random", "ai:random"))
    for _ in range(400):
        if scene.phase == Phase.THINKING:
            return scene._pause
        driver.step()
    raise AssertionError("nobody thinks")


def moves_in_the_background(driver: Driver) -> object:
    match(driver, speed=1)
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    before = driver.app.frames_drawn
    driver.run(2000)
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    return driver.app.frames_drawn > before


def shaken(driver: Driver) -> object:
    table = matches.table_of(match(driver)).battle
    table.still()
    table.shake(200, 4)
    table._shake.update(1)
    return abs(table._shake.offset[0])


def spoken(driver: Driver) -> object:
    ear = Ear()
    driver.context.speaker = Speaker(lambda: driver.context.settings.speech, lambda: ear)
    match(driver)
    driver.run(64)
    return bool(ear.said)


def loudness(bus: str, focused: bool = True) -> Callable[[Driver], object]:
    def measure(driver: Driver) -> object:
        audio = driver.context.audio
        audio.focused = focused
        try:
            return audio._volume(bus)
        finally:
            audio.focused = True

    return measure


EFFECTS: dict[str, Callable[[Driver], object]] = {
    "language": lambda driver: driver.context.texts("menu.back"),
    "fullscreen": lambda driver: driver.context.display.fullscreen,
    "scale": lambda driver: driver.context.display.scale,
    "speed": pace_of_table,
    "crt": window,
    "peek_toggle": peeking_after_letting_go,
    "hints": hint_on_asking,
    "confirm_moves": asked_before_a_move,
    "pace": pause_of_opponents,
    "pause_unfocused": moves_in_the_background,
    "larger_text": picture,
    "high_contrast": picture,
    "seat_signs": picture,
    "reduced_motion": shaken,
    "shake": shaken,
    "speech": spoken,
    "volume": loudness("music"),
    "music_volume": loudness("music"),
    "effects_volume": loudness("effects"),
    "mute_unfocused": loudness("music", focused=False),
}


def test_no_option_is_without_an_effect_to_measure_and_a_line_in_the_docs() -> None:
    assert set(EFFECTS) == set(OPTIONS)
    table = set(re.findall(r"^\| `([a-z_]+)`", DOCS.read_text(encoding="utf-8"), re.MULTILINE))
    assert table >= {*OPTIONS, *DOORS, "reset"}
    kept = {field.name for field in msgspec.structs.fields(Settings)}
    assert kept >= set(OPTIONS) - {"scale"}


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_does_at_once_what_it_says_and_is_there_after_a_new_start(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(type(driver.context.display), "largest_scale", property(lambda _: 3))
    measure = EFFECTS[name]
    if name == "speed":
        driver.context.settings.speed = 1
    before = measure(driver)
    driver.context.stack.reset()
    driver.push(SetupScene(driver.context, "eight_bit_battle"))
    speed = driver.context.settings.speed
    _, value = turn(driver, name)
    kept = msgspec.to_builtins(driver.context.settings)
    assert measure(driver) != before
    driver.context.settings.speed = kept["speed"]
    again = App(settings_file=tmp_path / "settings.json")
    if name == "scale":
        assert again.context.settings.window == driver.context.display.window_size
    else:
        assert getattr(again.context.settings, name) == kept[name]
        scene = OptionsScene(again.context)
        scene.open(next(leaf for leaf, names in LEAVES.items() if name in names))
        again.context.stack.push(scene)
        again.step([], 16)
        lines = [one for one in scene.group.widgets if isinstance(one, Choice)]
        label = again.context.texts(f"options.{name}")
        assert next(line for line in lines if line.label() == label).value == value
    assert speed in (0, 1)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_option_has_help_beside_it_in_both_languages(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    driver.push(OptionsScene(driver.context))
    told = set()
    for name in OPTIONS:
        find(driver, name)
        driver.context.fonts.said.clear()
        driver.frame()
        said = " ".join(line for role, line in driver.context.fonts.said if role == "over")
        wanted = help_of(driver.context, name)
        assert said == " ".join(wanted.split()), name
        assert len(wanted.split()) > 2
        told.add(wanted)
    assert len(told) == len(OPTIONS), "each has its own"
    driver.app.close()


def test_reset_by_keys_alone_brings_back_every_option_but_what_shows_the_screen(driver: Driver, tmp_path: Path) -> None:
    driver.push(OptionsScene(driver.context))
    usual = msgspec.to_builtins(driver.context.settings)
    turned = [name for name in OPTIONS if name not in KEPT_BY_RESET | {"scale"}]
    for name in turned:
        find(driver, name)
        driver.key(Kind.RIGHT)
    changed = msgspec.to_builtins(driver.context.settings)
    assert {name for name in turned if changed[name] != usual[name]} == set(turned)
    texts = driver.context.texts
    labels = {texts("options.reset"), texts("options.reset.sure")}
    tab_to(driver, lambda one: isinstance(one, Button) and one.label() in labels)
    driver.key(Kind.CONFIRM)
    assert msgspec.to_builtins(driver.context.settings) == changed, "asked first"
    driver.key(Kind.CONFIRM)
    first = msgspec.to_builtins(Settings())
    for settings in (driver.context.settings, App(settings_file=tmp_path / "settings.json").context.settings):
        now = msgspec.to_builtins(settings)
        assert {name: now[name] for name in turned} == {name: first[name] for name in turned}
