"""Visits to the Gauntlet for tests: screens at any moment of a run, and duels that end as the test wants."""

from __future__ import annotations

from pathlib import Path

from game.games.eight_masters_revenge.gauntlet import Record, Run, ladder, person_seat
from game.games.eight_masters_revenge.state import NOBODY, OVER, Seat
from game.storage.gauntlet import Progress, gauntlet_file, open_progress
from scenes.context import Context
from scenes.gauntlet.duel import DuelResultScene, DuelScene
from scenes.gauntlet.picture import GauntletScene
from scenes.gauntlet.shelf import first_scene
from scenes.menu import MenuScene
from scenes.result import MatchReport
from scenes.scene import Scene
from scenes.setup import SetupScene
from scenes.widgets.button import Button
from tests.scenes.driver import Driver

GAME = "eight_masters_revenge"
RECORDS = {"hulda": Record(62, 9_999), "karu": Record(41, 7)}
LONGEST = Run("corvane", 2, (12, 10, 10, 10, 10), 9_999)
FINISHED = Run("osmine", 9, (12, 4, 10, 10, 8, 10), 9_999)


def keep(context: Context, run: Run | None, records: dict[str, Record] | None = None) -> None:
    """Put this into the file that the next visit reads."""
    kept = open_progress(gauntlet_file(context.store.path))
    kept.value = Progress(run, dict(RECORDS if records is None else records))
    assert kept.save()


def kept(context: Context) -> Progress:
    """What stands in the file now."""
    return open_progress(gauntlet_file(context.store.path)).value


def visit(context: Context, run: Run | None, records: dict[str, Record] | None = None) -> MenuScene:
    """The scene with which a visit begins when this is kept."""
    keep(context, run, records)
    return first_scene(context)


def result_screen(context: Context, run: Run, won: bool) -> DuelResultScene:
    """After a duel of the run. A won one has just been added to it."""
    scene = visit(context, run if not won else run._replace(left=run.left[:-1]))
    assert isinstance(scene, GauntletScene)
    shared = scene.visit
    duel = DuelScene(shared)
    report = decide(duel, run.left[-1] if won else 0)
    shared.keep(run)
    return DuelResultScene(shared, duel.config, report, won)


def setup_screen(driver: Driver) -> SetupScene:
    """The set-up of the solo mode."""
    scene = SetupScene(driver.context, GAME)
    scene.prefer("solo", {})
    driver.push(scene)
    return scene


def button(scene: MenuScene, text: str) -> tuple[int, int]:
    """The middle of the one button with this text."""
    found = [w for w in scene.group.widgets if isinstance(w, Button) and w.label() == scene.context.texts(text)]
    assert len(found) == 1, text
    return found[0].rect.center


def menu_of(driver: Driver) -> MenuScene:
    """The screen in front, which has widgets."""
    assert isinstance(driver.scene, MenuScene), driver.scene.name
    return driver.scene


def in_front(driver: Driver, scene: Scene) -> bool:
    """Whether this scene is in front."""
    return driver.scene is scene


def duel_of(driver: Driver) -> DuelScene:
    """The duel in front."""
    assert isinstance(driver.scene, DuelScene), driver.scene.name
    return driver.scene


def decide(scene: DuelScene, left: int) -> MatchReport:
    """The match of this duel stands as if it were over: won with so much life left, or lost (0). Returns the report."""
    match, person = scene.session.match, person_seat(scene.config.setup)
    loser = 1 - person if left else person
    state = match.state
    seats = tuple(
        Seat(fighter=seat.fighter, out=1, cards=(), col=0) if number == loser else seat._replace(life=left or 1)
        for number, seat in enumerate(state.seats)
    )
    match._states[-1] = state._replace(seats=seats, phase=OVER, actor=NOBODY, ending=0)
    assert match.result is not None
    assert match.result.winners == (1 - loser,)
    scene.table.show(scene.session.view())
    return scene.table.report(scene.session.view())


def end(driver: Driver, left: int) -> None:
    """The duel in front ends: won with so much life left, or lost (0)."""
    scene = duel_of(driver)
    scene.finished(decide(scene, left))
    driver.step()


def opponents(run: Run) -> list[str]:
    """The six, in order."""
    return [rung.fighter for rung in ladder(run)]


def again(folder: Path) -> Driver:
    """The program started anew with the same files."""
    return Driver(folder)
