"""A duel of the Gauntlet that the program was closed in goes on, and only where its run still waits for it."""

from __future__ import annotations

from game.core.contract import Result
from game.games.eight_masters_revenge.gauntlet import Run, after, duel_begun, person_seat
from game.storage.match_record import restore
from scenes.gauntlet.duel import DuelResultScene, DuelScene
from scenes.gauntlet.ladder import LadderScene
from scenes.intents import Kind
from scenes.saves.opening import go_on
from scenes.saves.shelf import saves_of
from scenes.title import TitleScene
from tests.scenes.driver import Driver
from tests.scenes.gauntlet_visits import kept, visit

RUN = Run("karu", 5, (9, 8), 3)


def begun(driver: Driver) -> DuelScene:
    """A duel in which something has been done, over its ladder."""
    driver.push(TitleScene(driver.context))
    ladder = visit(driver.context, RUN)
    assert isinstance(ladder, LadderScene)
    driver.push(ladder)
    ladder.fight()
    driver.step()
    duel = driver.scene
    assert isinstance(duel, DuelScene)
    duel._act(duel.session.match.legal_actions[0])
    return duel


def closed(driver: Driver) -> DuelScene:
    """The program was closed in that duel, and started again."""
    duel = begun(driver)
    driver.context.stack.reset(TitleScene(driver.context))
    driver.step()
    assert len(saves_of(driver.context).ids()) == 1
    driver.context.stack.reset(TitleScene(driver.context))
    driver.step()
    return duel


def test_continue_leads_into_the_duel_with_its_ladder_below(driver: Driver) -> None:
    before = closed(driver)
    driver.key(Kind.CONFIRM, 0)
    duel = driver.scene
    assert isinstance(duel, DuelScene)
    count = before.session.position
    assert duel.session.match.actions[:count] == before.session.match.actions
    assert duel.config == before.config
    assert [type(scene).__name__ for scene in driver.context.stack.scenes] == ["TitleScene", "LadderScene", "DuelScene"]
    # It is the same duel still: nothing was begun anew.
    assert kept(driver.context).run == duel_begun(RUN)


def test_the_ladder_leads_into_it_as_well(driver: Driver) -> None:
    before = closed(driver)
    ladder = visit(driver.context, duel_begun(RUN))
    assert isinstance(ladder, LadderScene)
    driver.push(ladder)
    ladder.fight()
    driver.step()
    duel = driver.scene
    assert isinstance(duel, DuelScene)
    assert duel.session.match.actions[: before.session.position] == before.session.match.actions
    assert kept(driver.context).run == duel_begun(RUN)


def test_a_duel_that_was_left_is_lost_and_not_kept(driver: Driver) -> None:
    duel = begun(driver)
    duel.open_menu()
    driver.step()
    duel.leave()
    driver.step()
    assert isinstance(driver.scene, LadderScene)
    assert not saves_of(driver.context)


def test_a_run_that_was_given_up_takes_its_duel_with_it(driver: Driver) -> None:
    closed(driver)
    ladder = visit(driver.context, duel_begun(RUN))
    assert isinstance(ladder, LadderScene)
    driver.push(ladder)
    ladder._new()
    driver.step()
    assert not saves_of(driver.context)


def test_a_duel_whose_run_has_gone_on_is_forgotten(driver: Driver) -> None:
    before = closed(driver)
    (match_id,) = saves_of(driver.context).ids()
    record = saves_of(driver.context).read(match_id).record
    assert record is not None
    assert record.occasion == "gauntlet"
    assert restore(record).result is None
    person = person_seat(before.config.setup)
    won = Result((person,), "last", "duel", (4, 0) if person == 0 else (0, 4))
    for gone_on in (after(duel_begun(RUN), person, won), duel_begun(duel_begun(RUN)), None):
        visit(driver.context, gone_on)
        saves_of(driver.context).write(match_id, record)
        assert not go_on(driver.context, match_id)
        driver.step()
        assert isinstance(driver.scene, TitleScene)
        assert not saves_of(driver.context)


def test_a_duel_that_goes_on_from_a_state_alone_offers_no_looking_back(driver: Driver) -> None:
    duel = begun(driver)
    duel.session.match.base = duel.session.match.state
    duel.session.match.act(duel.session.match.legal_actions[0])
    while duel.session.match.turn is not None:
        duel.session.match.act(duel.session.match.legal_actions[-1])
    duel.finished(duel.table.report(duel.session.view()))
    driver.step()
    assert isinstance(driver.scene, DuelResultScene)
    assert driver.scene.actions == ()
