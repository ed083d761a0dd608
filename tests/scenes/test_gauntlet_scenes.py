"""The Gauntlet on the screen: from the set-up through all six duels to the celebration, by keys and by mouse, in both
languages, with closed programs and damaged files in between."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.greedy import GreedyPlayer
from game.ai.player import Budget
from game.core.rng import Rng
from game.games.eight_masters_revenge.gauntlet import Record, Run, begin, person_seat
from game.storage.gauntlet import FORMAT, Progress, gauntlet_file
from game.storage.settings import SeatSettings, SetupSettings
from scenes.gauntlet.choice import FighterChoiceScene, FighterSlot
from scenes.gauntlet.duel import DuelResultScene, DuelScene
from scenes.gauntlet.ending import GauntletEndScene
from scenes.gauntlet.ladder import LadderScene, Stand, StepSlot
from scenes.intents import Kind
from scenes.menu import MenuScene
from scenes.pause import PauseScene
from scenes.play import Phase
from scenes.seating import ARCADE_SEATS, names_of
from scenes.setup import SetupScene
from tests.scenes.driver import Driver
from tests.scenes.gauntlet_visits import (
    FINISHED,
    GAME,
    again,
    button,
    duel_of,
    end,
    in_front,
    keep,
    kept,
    menu_of,
    opponents,
    setup_screen,
    visit,
)
from tests.scenes.masters_matches import by_keys, choosing_of, lively


def ladder_of(driver: Driver) -> LadderScene:
    assert isinstance(driver.scene, LadderScene), driver.scene.name
    return driver.scene


def steps(scene: MenuScene) -> list[StepSlot]:
    return [widget for widget in scene.group.widgets if isinstance(widget, StepSlot)]


def slot(scene: MenuScene, fighter: str) -> FighterSlot:
    found = (w for w in scene.group.widgets if isinstance(w, FighterSlot) and w.fighter == fighter)
    return next(found)


# ---------------------------------------------------------------------- the ways in


def test_only_the_solo_mode_of_the_masters_offers_it(driver: Driver) -> None:
    label = driver.context.texts("gauntlet.open")
    for game, mode in ((GAME, "duel"), (GAME, "teams"), ("eight_bit_battle", "standard"), (GAME, "solo")):
        scene = SetupScene(driver.context, game)
        if mode in scene.game.modes:
            scene.prefer(mode, {})
        labels = [w.label() for w in scene.group.widgets if hasattr(w, "label")]
        assert (label in labels) == (mode == "solo")


def test_by_keys_from_the_set_up_into_the_first_duel(driver: Driver) -> None:
    scene = setup_screen(driver)
    # From "start" to the left.
    driver.key(Kind.LEFT)
    assert scene.group.focused is not None
    assert scene.group.focused.rect.center == button(scene, "gauntlet.open")
    driver.key(Kind.CONFIRM)
    choice = menu_of(driver)
    assert isinstance(choice, FighterChoiceScene)
    for kind in (Kind.RIGHT, Kind.DOWN):
        driver.key(kind)
    driver.key(Kind.CONFIRM)
    assert choice.chosen == "osmine"
    driver.key(Kind.CONFIRM)
    run = kept(driver.context).run
    assert run is not None
    assert (run.fighter, run.left, run.begun) == ("osmine", (), 0)
    ladder = ladder_of(driver)
    assert [step.stand for step in steps(ladder)] == [Stand.NEXT, *[Stand.LOCKED] * 5]
    driver.key(Kind.CONFIRM)
    duel = duel_of(driver)
    run = kept(driver.context).run
    assert run is not None
    assert run.begun == 1, "kept before the first card"
    person = person_seat(duel.config.setup)
    seats = duel.session.view().seats
    assert (seats[person].fighter, seats[1 - person].fighter) == ("osmine", opponents(run)[0])
    assert (seats[person].life_start, seats[1 - person].life_start) == (12, 8)
    assert duel.config.seats[1 - person].kind == "ai:1"
    names = names_of(driver.context.texts, duel.config.seats)
    assert names[1 - person] == driver.context.texts(f"fighter.{opponents(run)[0]}")


def test_by_mouse_the_same(driver: Driver) -> None:
    scene = setup_screen(driver)
    driver.click(button(scene, "gauntlet.open"))
    choice = menu_of(driver)
    driver.click(slot(choice, "nenzo").rect.center)
    driver.click(slot(choice, "tilla").rect.center)
    texts = driver.context.texts
    label = texts("gauntlet.begin", who=texts("fighter.tilla"))
    begin_button = next(w for w in choice.group.widgets if getattr(w, "label", str)() == label)
    driver.click(begin_button.rect.center)
    ladder = ladder_of(driver)
    driver.click(steps(ladder)[3].rect.center)
    assert driver.scene is ladder, "a step that is still locked is only looked at"
    driver.click(steps(ladder)[0].rect.center)
    assert duel_of(driver).visit.run.fighter == "tilla"


def test_who_was_chosen_is_taken_and_else_who_is_looked_at(driver: Driver) -> None:
    scene = visit(driver.context, None)
    assert isinstance(scene, FighterChoiceScene)
    driver.push(scene)
    driver.point(slot(scene, "masan").rect.center)
    scene.begin()
    driver.step()
    assert ladder_of(driver).visit.run.fighter == "masan"


def test_comforts_and_the_name_of_the_solo_set_up_hold_and_nothing_else(driver: Driver) -> None:
    seats = [SeatSettings("person", "Ada"), SeatSettings("ai:greedy", "Bo")]
    chosen = {"hide_pauses": "off", "opening_thorn": "off", "exhaust_from": "20", "solo_level": "5"}
    driver.context.settings.keep_setup(GAME, "solo", SetupSettings(seats, chosen))
    driver.push(visit(driver.context, begin("karu", 3)))
    driver.key(Kind.CONFIRM)
    config = duel_of(driver).config
    assert config.setup.options["hide_pauses"] == "off"
    assert config.setup.options["solo_level"] == "1"
    assert not {"opening_thorn", "exhaust_from"} & set(config.setup.options)
    assert config.seats[person_seat(config.setup)].name == "Ada"


# ---------------------------------------------------------------------- a whole run


def test_a_whole_run_with_a_lost_a_left_and_a_closed_duel(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    below = setup_screen(driver)
    driver.push(visit(driver.context, begin("brugo", 21), {"brugo": Record(30, 6)}))
    # Won: life added, the next one due.
    driver.key(Kind.CONFIRM)
    end(driver, 12)
    assert isinstance(driver.scene, DuelResultScene)
    assert kept(driver.context).run == Run("brugo", 21, (12,), 1)
    driver.click(button(menu_of(driver), "gauntlet.next"))
    # Lost: the same once more, with other cards.
    first = duel_of(driver).config.setup
    end(driver, 0)
    assert kept(driver.context).run == Run("brugo", 21, (12,), 2)
    driver.key(Kind.CONFIRM)
    second = duel_of(driver).config.setup
    assert second.seed != first.seed
    assert {second.options["fighter0"], second.options["fighter1"]} == {
        first.options["fighter0"],
        first.options["fighter1"],
    }
    # Left by the pause, after a question.
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, PauseScene)
    driver.click(button(driver.scene, "pause.leave"))
    driver.click(button(driver.scene, "pause.leave.sure"))
    ladder = ladder_of(driver)
    assert [step.stand for step in steps(ladder)].count(Stand.DONE) == 1
    # The program is closed in the middle of a duel, which goes on where it was.
    driver.click(button(ladder, "gauntlet.fight"))
    duel_of(driver)
    driver.app.close()
    driver = again(tmp_path)
    below = setup_screen(driver)
    driver.click(button(below, "gauntlet.open"))
    ladder = ladder_of(driver)
    assert ladder.visit.run == Run("brugo", 21, (12,), 4)
    assert steps(ladder)[1].stand is Stand.NEXT
    # The rest is won.
    driver.click(button(ladder, "gauntlet.fight"))
    for number, life in enumerate((3, 10, 1, 9)):
        assert duel_of(driver).config.setup.options["solo_level"] == str((2, 2, 3, 3)[number])
        end(driver, life)
        driver.click(button(menu_of(driver), "gauntlet.next"))
    assert duel_of(driver).config.setup.options["solo_level"] == "4"
    end(driver, 5)
    scene = driver.scene
    assert isinstance(scene, GauntletEndScene)
    assert scene.better
    assert (scene.run.life, scene.before) == (40, Record(30, 6))
    assert kept(driver.context) == Progress(None, {"brugo": Record(40, 8)})
    # On to another run, and back to where it all began.
    driver.click(button(menu_of(driver), "gauntlet.again"))
    assert isinstance(driver.scene, FighterChoiceScene)
    driver.key(Kind.CANCEL)
    assert in_front(driver, below)
    driver.app.close()


@pytest.mark.slow
def test_a_whole_run_really_played(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person looks one decision ahead, the masters take anything: six duels, every decision through the scene."""
    arcade = ARCADE_SEATS[GAME, "solo"]
    weak = replace(arcade, players=dict.fromkeys(arcade.players, "ai:random"))
    monkeypatch.setattr("scenes.gauntlet.shelf.ARCADE_SEATS", {(GAME, "solo"): weak})
    driver.push(visit(driver.context, begin("nenzo", 4), {}))
    driver.key(Kind.CONFIRM)
    rng, fought = Rng(1), 0
    for _ in range(60_000):
        scene = driver.scene
        if isinstance(scene, GauntletEndScene):
            break
        if isinstance(scene, DuelResultScene):
            fought += 1
            driver.key(Kind.CONFIRM)
        elif isinstance(scene, DuelScene) and scene.phase == Phase.CHOOSING:
            match = scene.session.match
            player = GreedyPlayer(match.game, worlds=4)
            turn = match.turn
            assert turn is not None
            scene.choose(player.choose(match.view(turn.actor), match.legal_actions, Budget(60), rng).action)
        else:
            driver.step()
    scene = driver.scene
    assert isinstance(scene, GauntletEndScene)
    record = kept(driver.context).records["nenzo"]
    assert record == Record(scene.run.life, fought + 1)
    assert len(scene.run.left) == 6
    driver.frame()
    assert driver.context.fonts.overflows == []


def test_a_duel_by_keys_alone(driver: Driver) -> None:
    driver.push(visit(driver.context, begin("tilla", 6)))
    driver.key(Kind.CONFIRM)
    scene, choose, asked = duel_of(driver), lively(2), set()
    for _ in range(20_000):
        if driver.scene is not scene:
            break
        if scene.phase == Phase.CHOOSING:
            asked.add(choosing_of(scene).phase)
            by_keys(driver, scene, choose(scene))
        else:
            driver.step()
    assert isinstance(driver.scene, DuelResultScene)
    assert "pick" not in asked
    run = kept(driver.context).run
    assert run is not None
    assert len(run.left) == driver.scene.won


def test_a_run_finished_when_the_program_went_is_celebrated_at_the_next_visit(driver: Driver) -> None:
    driver.push(visit(driver.context, FINISHED, {}))
    assert isinstance(driver.scene, GauntletEndScene)
    assert kept(driver.context) == Progress(None, {"osmine": Record(54, 9_999)})


def test_a_worse_run_takes_no_record_away(driver: Driver) -> None:
    driver.push(visit(driver.context, FINISHED, {"osmine": Record(62, 6)}))
    assert isinstance(driver.scene, GauntletEndScene)
    assert not driver.scene.better
    assert kept(driver.context).records == {"osmine": Record(62, 6)}


def test_a_new_run_is_asked_for_twice(driver: Driver) -> None:
    run = Run("masan", 9, (12, 4, 10), 5)
    ladder = visit(driver.context, run)
    driver.push(ladder)
    driver.click(button(ladder, "gauntlet.new"))
    driver.key(Kind.CANCEL)
    assert driver.scene is ladder, "the question is taken back"
    driver.click(button(ladder, "gauntlet.new"))
    assert kept(driver.context).run == run
    driver.click(button(ladder, "gauntlet.go_on"))
    driver.click(button(ladder, "gauntlet.new"))
    driver.click(button(ladder, "gauntlet.new.sure"))
    assert isinstance(driver.scene, FighterChoiceScene)
    assert kept(driver.context).run is None
    assert kept(driver.context).records


# ---------------------------------------------------------------------- faults of the file


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("data", "notice"),
    [
        (b"{half", "notice.gauntlet_broken"),
        (b'{"format": 1, "run": {"fighter": "king"}, "records": {}}', "notice.gauntlet_broken"),
        (f'{{"format": {FORMAT + 1}}}'.encode(), "notice.gauntlet_newer"),
    ],
)
def test_damage_is_told_and_read_away(tmp_path: Path, data: bytes, notice: str, language: str) -> None:
    driver = Driver(tmp_path, language)
    below = setup_screen(driver)
    path = gauntlet_file(driver.context.store.path)
    path.write_bytes(data)
    driver.click(button(below, "gauntlet.open"))
    scene = driver.scene
    assert isinstance(scene, FighterChoiceScene)
    assert [told.text for told in scene.visit.kept.notices] == [notice]
    with_notice = driver.frame()
    driver.key(Kind.CONFIRM)
    assert scene.visit.kept.notices == []
    assert scene.chosen is None, "the press was the notice's"
    assert driver.frame() != with_notice
    assert driver.context.fonts.overflows == []
    driver.app.close()


def test_behind_a_damaged_file_the_run_goes_on_where_it_was_before(driver: Driver) -> None:
    run = Run("masan", 9, (12, 4, 10), 5)
    keep(driver.context, run)
    keep(driver.context, run._replace(begun=6))
    gauntlet_file(driver.context.store.path).write_bytes(b"\x00" * 40)
    below = setup_screen(driver)
    driver.click(button(below, "gauntlet.open"))
    assert ladder_of(driver).visit.run == run


def test_where_nothing_can_be_written_one_plays_on_and_is_told(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.push(visit(driver.context, begin("karu", 3)))
    ladder = ladder_of(driver)

    def full(path: Path, data: bytes) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("game.storage.kept.write_safely", full)
    driver.key(Kind.CONFIRM)
    end(driver, 7)
    driver.click(button(menu_of(driver), "gauntlet.ladder"))
    assert driver.scene is ladder
    assert ladder.visit.run == Run("karu", 3, (7,), 1)
    assert [told.text for told in ladder.visit.kept.notices] == ["notice.gauntlet_unwritable"]
    driver.frame()
    driver.key(Kind.CONFIRM)
    driver.key(Kind.CONFIRM)
    duel_of(driver)
