"""Every screen of the Gauntlet at many moments of a run: room for its texts, the focus, the way back, the picture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.games.eight_masters_revenge.cards import FIGHTERS
from game.games.eight_masters_revenge.gauntlet import Record, Run, begin
from scenes.context import Context
from scenes.intents import MOVES, Intent, Kind
from scenes.menu import MenuScene
from scenes.rules import RulesScene
from tests.scenes.driver import Driver
from tests.scenes.gauntlet_visits import (
    FINISHED,
    LONGEST,
    in_front,
    result_screen,
    setup_screen,
    visit,
)

SCREENS: dict[str, Callable[[Context], MenuScene]] = {
    "choice": lambda context: visit(context, None),
    "choice without records": lambda context: visit(context, None, {}),
    "ladder at its foot": lambda context: visit(context, begin("hulda", 5), {}),
    "ladder": lambda context: visit(context, Run("masan", 9, (12, 4, 10), 5)),
    "ladder at its top": lambda context: visit(context, LONGEST),
    "won": lambda context: result_screen(context, LONGEST, won=True),
    "lost": lambda context: result_screen(context, LONGEST, won=False),
    "end": lambda context: visit(context, FINISHED),
    "end with a record": lambda context: visit(context, FINISHED, {"osmine": Record(6, 9_999)}),
    "end without one": lambda context: visit(context, FINISHED, {"osmine": Record(62, 6)}),
}


@pytest.mark.parametrize("larger", [False, True], ids=["", "larger"])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_text_is_inside_its_box_whatever_has_the_focus(
    tmp_path: Path, screen: str, language: str, larger: bool
) -> None:
    driver = Driver(tmp_path, language)
    driver.context.settings.larger_text = larger
    driver.context.apply_settings()
    scene = SCREENS[screen](driver.context)
    driver.push(scene)
    for _ in scene.group.widgets:
        driver.frame()
        driver.key(Kind.LOG, None)
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("fighter", [fighter.id for fighter in FIGHTERS])
def test_whoever_climbs_and_whoever_wins_has_room(tmp_path: Path, fighter: str, language: str) -> None:
    driver = Driver(tmp_path, language)
    climbing = Run(fighter, 1, (12, 10, 10, 10, 10), 9_999)
    for run in (climbing, climbing._replace(left=(12, 10, 10, 10, 10, 10))):
        driver.push(visit(driver.context, run))
        driver.frame()
    assert driver.context.fonts.overflows == []
    driver.app.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_moves_alone_reach_every_widget(driver: Driver, screen: str) -> None:
    scene = SCREENS[screen](driver.context)
    driver.push(scene)
    group = scene.group
    reached, waiting = {group.index}, [group.index]
    while waiting:
        here = waiting.pop()
        for kind in MOVES:
            group.index = here
            group.handle(Intent(kind, 0))
            if group.index not in reached:
                reached.add(group.index)
                waiting.append(group.index)
    assert reached == set(range(len(group.widgets)))


@pytest.mark.parametrize("screen", SCREENS)
def test_esc_leads_back_and_rules_lie_over_it(driver: Driver, screen: str) -> None:
    below = setup_screen(driver)
    scene = SCREENS[screen](driver.context)
    driver.push(scene)
    driver.key(Kind.RULES, None)
    assert isinstance(driver.scene, RulesScene)
    driver.key(Kind.RULES, None)
    assert driver.scene is scene
    driver.key(Kind.MENU, None)
    assert in_front(driver, below)


@pytest.mark.parametrize("screen", SCREENS)
def test_what_rests_is_not_drawn_again_and_what_moves_is(driver: Driver, screen: str) -> None:
    driver.context.settings.reduced_motion = True
    driver.push(SCREENS[screen](driver.context))
    driver.frame()
    drawn = driver.app.frames_drawn
    driver.run(300)
    calm = driver.app.frames_drawn - drawn
    driver.context.settings.reduced_motion = False
    drawn = driver.app.frames_drawn
    driver.run(2_000)
    assert calm <= 3
    assert driver.app.frames_drawn - drawn > 3
