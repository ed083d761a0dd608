"""The self-test and the title: the way into a match and out of the program, the show while nobody is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.boot import LENGTH_MS, BootScene
from scenes.intents import Kind
from scenes.options import OptionsScene
from scenes.play import PlayScene
from scenes.select import SelectScene
from scenes.setup import SetupScene
from scenes.title import IDLE_MS, TitleScene
from scenes.widgets.text import Heard
from tests.scenes.driver import Driver
from tests.scenes.menu_screens import button, title


@pytest.mark.parametrize("seat", [0, 1])
def test_three_presses_of_one_key_from_the_title_to_the_match(driver: Driver, seat: int) -> None:
    """Once the lesson, which is offered the first time, has been answered."""
    driver.context.settings.lessons_declined.append("eight_bit_battle")
    title(driver)
    seen = []
    for _ in range(3):
        driver.key(Kind.CONFIRM, seat)
        seen.append(type(driver.scene))
    assert seen == [SelectScene, SetupScene, PlayScene]


def test_three_clicks_from_the_title_to_the_match(driver: Driver) -> None:
    driver.context.settings.lessons_declined.append("eight_bit_battle")
    title(driver)
    driver.click(button(driver.scene, "title.play"))
    assert isinstance(driver.scene, SelectScene)
    driver.click(driver.scene.group.widgets[0].rect.center)
    assert isinstance(driver.scene, SetupScene)
    driver.click(button(driver.scene, "setup.start"))
    assert isinstance(driver.scene, PlayScene)


def test_the_self_test_ends_by_itself_within_two_seconds(driver: Driver) -> None:
    assert LENGTH_MS < 2000
    driver.push(BootScene(driver.context))
    driver.run(LENGTH_MS + 100)
    assert isinstance(driver.scene, TitleScene)


def test_the_self_test_can_be_skipped(driver: Driver) -> None:
    driver.push(BootScene(driver.context))
    driver.click((5, 5))
    assert isinstance(driver.scene, TitleScene)


def test_nothing_of_the_title_peeps_out_below_what_lies_over_it(driver: Driver) -> None:
    title(driver)
    credit = driver.context.texts("title.credit")
    with driver.context.fonts.hearing() as heard:
        driver.frame()
    assert credit in [line.text for line in heard if isinstance(line, Heard)]
    driver.push(OptionsScene(driver.context))
    with driver.context.fonts.hearing() as heard:
        driver.frame()
    assert credit not in [line.text for line in heard if isinstance(line, Heard)]


def test_esc_on_the_title_does_not_end_the_program_but_offers_it(driver: Driver) -> None:
    scene = title(driver)
    driver.key(Kind.MENU, None)
    assert driver.app.running
    assert scene.group.focused is scene.group.widgets[-1]
    driver.key(Kind.CONFIRM)
    assert not driver.app.running


def test_nobody_for_half_a_minute_starts_the_attract_mode_and_anything_ends_it(driver: Driver) -> None:
    scene = title(driver)
    for _ in range(IDLE_MS // 100 - 5):
        driver.step(ms=100)
    driver.point((5, 5))
    for _ in range(20):
        driver.step(ms=100)
    assert driver.scene is scene, "somebody moved the mouse"
    for _ in range(IDLE_MS // 100):
        driver.step(ms=100)
    assert isinstance(driver.scene, PlayScene)
    driver.click((5, 5))
    assert driver.scene is scene


def test_notices_are_told_on_the_title_and_go_when_read(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    driver = Driver(tmp_path)
    title(driver)
    with_notice = driver.frame()
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, TitleScene), "the first press only takes the notice away"
    assert driver.frame() != with_notice
    assert driver.context.fonts.overflows == []
    driver.app.close()
