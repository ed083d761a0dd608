"""The Tower on the screen: every game and mode in both languages, from the ground floor to the top."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.climb import COINS, MODES, TOP, Run, begin, level_due, occasion_of, seat_of
from game.core.contract import Result
from game.core.events import OPEN
from game.core.match import Match
from game.core.rng import Rng
from game.storage.kept import Notice
from scenes.climb.floors import FloorSlot
from scenes.climb.result import ClimbResultScene
from scenes.climb.scene import ClimbScene, open_climb
from scenes.climb.shelf import visit_of
from scenes.intents import MOVES, Intent, Kind
from scenes.menu import MenuScene
from scenes.occasions import result_scene
from scenes.play import PlayScene
from scenes.result import MatchResultScene
from scenes.tables.registry import make_table
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from tests.scenes.driver import Driver

GAME, MODE = "eight_bit_battle", "standard"


def keep(driver: Driver, won: int = 0, coins: int = COINS, game: str = GAME, mode: str = MODE) -> Run:
    run = begin(game, mode, 7)._replace(won=won, coins=coins, played=won + COINS - coins)
    visit_of(driver.context).keep(run)
    return run


def kept(driver: Driver) -> Run:
    run = visit_of(driver.context).run(GAME, MODE)
    assert run is not None
    return run


def played(driver: Driver, play: PlayScene) -> MatchResultScene:
    """What comes after this match, played by chance."""
    config = play.config
    match, rng = Match(config.setup), Rng(config.setup.seed)
    while match.turn is not None:
        match.act(rng.choice(match.legal_actions))
    table = make_table(driver.context, config, play, False)
    table.show(match.view(OPEN))
    return result_scene(driver.context, config, table.report(match.view(OPEN)), match)


def press(driver: Driver, text_id: str) -> None:
    scene = driver.scene
    assert isinstance(scene, MenuScene)
    words = driver.context.texts(text_id)
    driver.click(next(w.rect.center for w in scene.group.widgets if isinstance(w, Button) and w.label() == words))


def in_front(driver: Driver) -> object:
    return driver.scene


@pytest.mark.parametrize("larger", [False, True], ids=["", "larger"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_fits(tmp_path: Path, language: str, larger: bool) -> None:
    driver = Driver(tmp_path, language)
    driver.context.settings.larger_text = larger
    driver.context.apply_settings()
    canvas = driver.context.display.canvas
    for number, (game, mode) in enumerate((game, mode) for game, modes in MODES.items() for mode in modes):
        ClimbScene(driver.context, game, mode).draw(canvas)
        keep(driver, number % (TOP + 1), number % (COINS + 1), game, mode)
        scene = ClimbScene(driver.context, game, mode)
        scene.draw(canvas)
        scene._ask()
        scene.draw(canvas)
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


@pytest.mark.parametrize(("won", "coins", "asking"), [(0, 3, False), (2, 1, False), (2, 1, True), (TOP, 2, False)])
def test_moves_alone_reach_every_widget(driver: Driver, won: int, coins: int, asking: bool) -> None:
    keep(driver, won, coins)
    scene = ClimbScene(driver.context, GAME, MODE)
    if asking:
        scene._ask()
    reached, waiting = {scene.group.index}, [scene.group.index]
    while waiting:
        here = waiting.pop()
        for kind in MOVES:
            scene.group.index = here
            if isinstance(scene.group.widgets[here], Choice) and kind in (Kind.LEFT, Kind.RIGHT):
                continue
            scene.group.handle(Intent(kind, 0))
            if scene.group.index not in reached:
                reached.add(scene.group.index)
                waiting.append(scene.group.index)
    assert reached == set(range(len(scene.group.widgets)))


def test_the_first_fight_begins_a_run(driver: Driver) -> None:
    driver.context.settings.game = GAME
    open_climb(driver.context)
    driver.step()
    scene = in_front(driver)
    assert isinstance(scene, ClimbScene)
    assert scene.game_id == GAME
    driver.key(Kind.CONFIRM)
    play = in_front(driver)
    assert isinstance(play, PlayScene)
    run = kept(driver)
    assert play.config.occasion == occasion_of(run)
    assert play.config.people == (seat_of(run),)
    assert [seat.kind for seat in play.config.seats if not seat.is_person] == ["ai:1"]


def test_game_and_mode_are_chosen_and_keep_the_focus(driver: Driver) -> None:
    scene = ClimbScene(driver.context, "demonites")
    driver.push(scene)
    for number, seen in ((0, "eight_bit_battle"), (0, "eight_masters_revenge"), (1, "free_for_all")):
        lines = [w for w in scene.group.widgets if isinstance(w, Choice)]
        scene.group.focus(lines[number])
        driver.key(Kind.RIGHT)
        assert seen in (scene.game_id, scene.mode)
        assert isinstance(scene.group.focused, Choice)


@pytest.mark.parametrize(("won", "coins"), [(0, 3), (1, 1), (4, 2), (2, 1)])
def test_a_match_moves_the_run_and_leads_back(driver: Driver, won: int, coins: int) -> None:
    before = keep(driver, won, coins)
    scene = ClimbScene(driver.context, GAME, MODE)
    driver.push(scene)
    slot = next(w for w in scene.group.widgets if isinstance(w, FloorSlot) and w.is_due)
    assert slot.level == won + 1
    driver.click(slot.rect.center)
    play = in_front(driver)
    assert isinstance(play, PlayScene)
    result = played(driver, play)
    assert isinstance(result, ClimbResultScene)
    after = kept(driver)
    up = seat_of(before) in result.report.winners
    assert (after.won, after.coins, after.played) == (won + up, coins - (not up), before.played + 1)
    assert result.floor == won + 1
    driver.context.stack.replace(result)
    driver.step()
    driver.frame()
    press(driver, "climb.back")
    assert in_front(driver) is scene
    assert scene.run == after
    assert driver.context.fonts.overflows == []


def test_a_result_counts_once(driver: Driver) -> None:
    run = keep(driver)
    visit = visit_of(driver.context)
    occasion = occasion_of(run)
    assert visit.enter(occasion, Result((seat_of(run),), "", "", (0, 0))) is not None
    assert visit.enter(occasion, Result((seat_of(run),), "", "", (0, 0))) is None
    assert kept(driver).won == 1


def test_a_match_whose_run_has_gone_on_says_so_and_leads_to_the_tower(driver: Driver) -> None:
    keep(driver)
    play = PlayScene(driver.context, visit_of(driver.context).match(kept(driver)))
    visit_of(driver.context).begin(GAME, MODE, 99)
    result = played(driver, play)
    assert isinstance(result, ClimbResultScene)
    assert result.run is None
    driver.push(MenuScene(driver.context))
    driver.push(result)
    driver.frame()
    driver.key(Kind.CONFIRM)
    assert isinstance(in_front(driver), ClimbScene)


def test_the_next_fight_is_one_press_away(driver: Driver) -> None:
    run = keep(driver, 1, 3)
    result = played(driver, PlayScene(driver.context, visit_of(driver.context).match(run)))
    assert isinstance(result, ClimbResultScene)
    driver.push(result)
    driver.key(Kind.CONFIRM)
    play = in_front(driver)
    assert isinstance(play, PlayScene)
    assert play.config.occasion == occasion_of(kept(driver))


def test_a_run_is_given_up_when_asked_twice(driver: Driver) -> None:
    run = keep(driver, 2, 2)
    driver.push(MenuScene(driver.context))
    driver.push(ClimbScene(driver.context, GAME, MODE))
    press(driver, "climb.new")
    driver.key(Kind.CANCEL)
    assert kept(driver) == run
    press(driver, "climb.new")
    press(driver, "climb.new.sure")
    assert (kept(driver).won, kept(driver).played, level_due(kept(driver))) == (0, 0, 1)
    assert visit_of(driver.context).kept.value.best[f"{GAME}/{MODE}"].won == 2


def test_what_is_wrong_with_the_file_is_said(driver: Driver) -> None:
    scene = ClimbScene(driver.context)
    driver.push(scene)
    plain = driver.frame()
    for what in ("broken", "newer", "unreadable", "unwritable"):
        scene.visit.kept.notices.append(Notice(f"notice.climb_{what}", {"file": "/x" * 60, "why": "no"}))
        assert driver.frame() != plain
    for _ in range(4):
        driver.key(Kind.CONFIRM)
    assert driver.frame() == plain
    assert driver.context.fonts.overflows == []
