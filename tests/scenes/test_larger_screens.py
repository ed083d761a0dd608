"""With larger text the words of a screen are large: what is small is named here, and nothing lies over anything."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from game.core.contract import Setup
from game.core.registry import GAME_IDS
from game.games.eight_masters_revenge.gauntlet import Record
from game.puzzles.puzzle import Verdict
from scenes.climb.scene import ClimbScene
from scenes.climb.shelf import visit_of
from scenes.daily.larger import MONTH
from scenes.daily.scene import DailyScene
from scenes.gauntlet.choice import LARGE_INFO as ABOUT_FIGHTER
from scenes.gauntlet.choice import FighterSlot
from scenes.gauntlet.ending import LIST
from scenes.match_config import MatchConfig, SeatConfig
from scenes.play import PlayScene
from scenes.puzzles.ending import PuzzleEndScene
from scenes.puzzles.scene import PuzzlesScene
from scenes.puzzles.shelf import visit_of as puzzles_of
from scenes.records.scene import RecordsScene
from scenes.result import MatchReport, MatchResultScene, ReportRow
from scenes.scene import Scene
from scenes.select import LARGE_INFO, SelectScene
from scenes.widgets.button import Button
from scenes.widgets.text import Font, Heard
from tests.scenes import test_climb_scenes, test_daily_scenes
from tests.scenes.driver import Driver
from tests.scenes.gauntlet_visits import FINISHED, LONGEST, result_screen, visit
from tests.scenes.test_daily_scenes import MONDAY

SMALL = {Font.BODY, Font.LABEL, Font.LABEL_BOLD}
NOWHERE = pygame.Rect(0, 0, 0, 0)
LOW = 11
"""Pixels of a line's box that are empty, or hold what hangs below: lines may stand closer by these."""


def result(driver: Driver, game: str, report: Callable[[Callable[..., str]], MatchReport]) -> MatchResultScene:
    seats = (SeatConfig("ai:greedy", "WWWWWWWWW"), SeatConfig("ai:greedy", "Estratega"))
    return MatchResultScene(driver.context, MatchConfig(Setup(game, 5), seats), report(driver.context.texts))


def street(say: Callable[..., str]) -> MatchReport:
    rows = tuple(ReportRow(say(f"street.result.{name}"), ("10", "11"), 1) for name in ("health", "rounds", "lanes"))
    return MatchReport((1,), say("result.by_rounds"), ("king",), "", say("street.result.heading", n=10), rows)


def masters(say: Callable[..., str]) -> MatchReport:
    names = (say("fighter.corvane"), say("fighter.hulda"))
    rows = (ReportRow(say("masters.result.life"), ("14", "0"), 0), ReportRow(say("masters.result.fighter"), names))
    return MatchReport((0,), say("result.by_rounds"), ("king",), "", say("masters.result.rounds", n=99), rows)


def eight_bit(say: Callable[..., str]) -> MatchReport:
    rows = [ReportRow(say("result.round", n=number), ("20", "18"), 0) for number in (1, 2)]
    total = ReportRow(say("result.total"), ("40", "36"), 0)
    rows.append(ReportRow(say("result.round", n=3), (None, None)))
    reason = f"{say('result.by_rounds')} {say('table.tie_king')}"
    return MatchReport((0,), reason, ("king",), "", say("result.rounds"), tuple(rows), total, "health")


def cabinet(driver: Driver, game: str) -> Scene:
    driver.context.settings.game = game
    return SelectScene(driver.context)


def daily_result(driver: Driver, day: int) -> Scene:
    return test_daily_scenes.played(driver, MONDAY + timedelta(day))


def tower_result(driver: Driver) -> Scene:
    run = test_climb_scenes.keep(driver, 1, 3)
    play = PlayScene(driver.context, visit_of(driver.context).match(run))
    return test_climb_scenes.played(driver, play)


SCREENS: Mapping[str, Callable[[Driver], Scene]] = {
    "result of Street War": lambda driver: result(driver, "street_war", street),
    "result of Masters": lambda driver: result(driver, "eight_masters_revenge", masters),
    "result of 8-Bit Battle": lambda driver: result(driver, "eight_bit_battle", eight_bit),
    **{f"result of day {day}": lambda driver, day=day: daily_result(driver, day) for day in range(4)},  # type: ignore[misc]
    **{f"cabinet of {game}": lambda driver, game=game: cabinet(driver, game) for game in GAME_IDS},  # type: ignore[misc]
    "Gauntlet, duel won": lambda driver: result_screen(driver.context, LONGEST, won=True),
    "Gauntlet, duel lost": lambda driver: result_screen(driver.context, LONGEST, won=False),
    "the Gauntlet's end": lambda driver: visit(driver.context, FINISHED, {"osmine": Record(6, 9_999)}),
    "the Tower": lambda driver: ClimbScene(driver.context, "demonites", "war"),
    "result of the Tower": tower_result,
    **{
        f"day {day}": lambda driver, day=day: DailyScene(driver.context, lambda: MONDAY + timedelta(day))  # type: ignore[misc]
        for day in range(12)
    },
    **{f"puzzle {number}": lambda driver, number=number: PuzzlesScene(driver.context, number) for number in range(24)},  # type: ignore[misc]
    **{
        f"puzzle {how}": lambda driver, how=how: PuzzleEndScene(puzzles_of(driver.context), 4, how)  # type: ignore[misc]
        for how in Verdict
    },
}


SMALL_HERE = {"day": MONTH, "cabinet": pygame.Rect(0, 0, LARGE_INFO.left, 360), "the Gauntlet's": LIST}
"""Where words stay small on the screens whose names begin so: days of a month, the name on a cabinet, levels."""


@pytest.mark.parametrize("language", ["en", "es"])
def test_running_text_is_large_and_nothing_lies_over_it(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    settings, fonts = driver.context.settings, driver.context.fonts
    settings.larger_text = settings.reduced_motion = True
    driver.context.apply_settings()
    for name, make in SCREENS.items():
        driver.context.stack.reset(make(driver))
        driver.step()
        with fonts.hearing() as heard:
            driver.frame()
        lines = [one for one in heard if isinstance(one, Heard) and one.role != "over"]
        here = next((box for begin, box in SMALL_HERE.items() if name.startswith(begin)), NOWHERE)
        assert [(name, one.text) for one in lines if one.font in SMALL and not here.contains(one.box)] == []
        boxes = [one.box.inflate(-2, -LOW if one.font == Font.LARGE else -8) for one in lines]
        over = [
            (name, one.text, other.text)
            for (one, box), (other, beside) in itertools.combinations(zip(lines, boxes, strict=True), 2)
            if box.colliderect(beside)
        ]
        assert over == []
        assert fonts.overflows == [], name
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_told_about_each_fighter_of_the_gauntlet_is_large(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    driver.context.settings.larger_text = True
    driver.context.apply_settings()
    scene = visit(driver.context, None)
    driver.push(scene)
    for slot in (widget for widget in scene.group.widgets if isinstance(widget, FighterSlot)):
        scene.group.focus(slot)
        scene.touch()
        with driver.context.fonts.hearing() as heard:
            driver.frame()
        told = [one for one in heard if isinstance(one, Heard) and ABOUT_FIGHTER.contains(one.box)]
        assert len(told) > 6, slot.fighter
        assert {one.font for one in told} == {Font.LARGE}
        names = [one for one in heard if isinstance(one, Heard) and slot.rect.contains(one.box)]
        assert names
        assert names[0].font == Font.LARGE
    assert driver.context.fonts.overflows == []
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_erasing_means_is_large(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    driver.context.settings.larger_text = True
    driver.context.apply_settings()
    scene = RecordsScene(driver.context, "care")
    driver.push(scene)
    for pressed in ("records.erase", ""):
        with driver.context.fonts.hearing() as heard:
            driver.frame()
        words = driver.context.texts("records.export.about" if pressed else "records.erase.ask")
        told = [one for one in heard if isinstance(one, Heard) and one.font == Font.LARGE and one.text in words]
        assert " ".join(one.text for one in told) == words
        if pressed:
            button = next(
                w for w in scene.group.widgets if isinstance(w, Button) and w.label() == scene.context.texts(pressed)
            )
            driver.click(button.rect.center)
    assert driver.context.fonts.overflows == []
    driver.app.close()
