"""The tournament on the screen: entering, brackets of every size in both languages, from the lots to the champion."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.bracket import FEWEST, MOST, Entrant, begin, due, pair
from game.core.contract import Result
from game.records.record import retold
from game.storage.kept import Notice
from scenes.intents import MOVES, Intent, Kind
from scenes.match_config import PERSON
from scenes.menu import MenuScene
from scenes.play import PlayScene
from scenes.records.keeping import records_of
from scenes.tournament.boxes import AREA, MatchBox, box_of
from scenes.tournament.bracket import BracketScene
from scenes.tournament.entering import EnteringScene
from scenes.tournament.names import NamesScene
from scenes.tournament.result import TournamentResultScene
from scenes.tournament.shelf import first_scene, open_tournament, visit_of
from scenes.widgets.choice import Choice
from tests.scenes.driver import Driver
from tests.scenes.tournament_visits import LONG, TODAY, bracket, enter, in_front, played, press, through, visit

# ---------------------------------------------------------------------- pictures


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_fits(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    canvas = driver.context.display.canvas
    EnteringScene(visit_of(driver.context)).draw(canvas)
    for count in range(FEWEST, MOST + 1):
        kept = visit(driver, count)
        BracketScene(kept).draw(canvas)
        enter(kept, None)
        scene = BracketScene(kept)
        scene.draw(canvas)
        scene._ask()
        scene.draw(canvas)
        naming = NamesScene(kept)
        naming.refused = LONG
        naming.draw(canvas)
        through(kept)
        BracketScene(kept).draw(canvas)
    scene_again = EnteringScene(kept)
    driver.push(scene_again)
    for index in range(len(scene_again.group.widgets)):
        for _ in getattr(scene_again.group.widgets[index], "values", ()):
            scene_again.group.focus(scene_again.group.widgets[index])
            driver.key(Kind.RIGHT)
            driver.frame()
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


@pytest.mark.parametrize("count", range(FEWEST, MOST + 1))
def test_boxes_stand_apart_inside_the_screen(count: int) -> None:
    cup = bracket(count)
    boxes = [box_of(cup, match) for match in range(len(cup.winners))]
    assert all(AREA.contains(box) for box in boxes)
    assert all(not one.colliderect(other) for one in boxes for other in boxes if one is not other)


@pytest.mark.parametrize("screen", ["entering", "bracket", "asking", "names", "champion"])
def test_moves_alone_reach_every_widget(driver: Driver, screen: str) -> None:
    kept = visit(driver, 5)
    scene: MenuScene
    if screen == "entering":
        scene = EnteringScene(kept)
    elif screen == "names":
        scene = NamesScene(kept)
    else:
        if screen == "champion":
            through(kept)
        scene = BracketScene(kept)
        if screen == "asking":
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
    # Fields beside a line are reached from the one above or below, and with Tab.
    missed = {type(scene.group.widgets[number]) for number in set(range(len(scene.group.widgets))) - reached}
    assert missed == set()


# ---------------------------------------------------------------------- entering


def test_names_are_never_alike_and_lots_are_drawn(driver: Driver) -> None:
    open_tournament(driver.context)
    driver.step()
    scene = driver.scene
    assert isinstance(scene, EnteringScene)
    assert scene.names() == ["Player 1", "Player 2", "Player 3", "Player 4"]
    scene._set_count("6")
    scene._set_kind(4, "ai:3")
    scene._set_kind(5, "ai:3")
    scene._set_name(1, "Ada")
    scene._set_name(2, "Ada")
    assert scene.names() == ["Player 1", "Ada", "Ada 2", "Player 4", "Contender", "Contender 2"]
    press(driver, "tournament.begin")
    bracket_scene = driver.scene
    assert isinstance(bracket_scene, BracketScene)
    assert [one.kind for one in bracket_scene.bracket.entrants] == [PERSON] * 4 + ["ai:3"] * 2
    assert isinstance(first_scene(visit_of(driver.context)), BracketScene)


def test_every_game_offers_its_modes_for_two_and_no_seat_of_the_arcades(driver: Driver) -> None:
    scene = EnteringScene(visit_of(driver.context))
    found = {}
    for game_id in scene.games:
        scene._set_game(game_id)
        found[game_id] = scene._modes()
    assert found["eight_masters_revenge"] == ("duel",)
    assert len(found["demonites"]) == 5
    assert found["street_war"] == found["eight_bit_battle"] == ("standard",)


def test_the_same_people_enter_again(driver: Driver) -> None:
    kept = visit(driver, 3)
    through(kept)
    scene = BracketScene(kept)
    driver.push(scene)
    press(driver, "tournament.another")
    again = driver.scene
    assert isinstance(again, EnteringScene)
    assert [name for _, name in again.entrants] == [f"{LONG} {number}" for number in range(3)]
    assert [kind for kind, _ in again.entrants] == ["ai:1", PERSON, PERSON]


# ---------------------------------------------------------------------- matches


def test_the_due_match_is_played_and_its_result_goes_on(driver: Driver) -> None:
    kept = visit(driver, 4)
    scene = BracketScene(kept)
    driver.push(scene)
    box = next(w for w in scene.group.widgets if isinstance(w, MatchBox) and w.is_due)
    driver.click(box.rect.center)
    play = driver.scene
    assert isinstance(play, PlayScene)
    assert play.config.occasion == "tournament:ab12:0"
    assert {seat.name for seat in play.config.seats} == {
        kept.bracket.entrants[entrant].name for entrant in pair(kept.bracket, 0)
    }
    result = played(driver, play)
    assert isinstance(result, TournamentResultScene)
    driver.context.stack.replace(result)
    driver.step()
    driver.key(Kind.CONFIRM)
    assert in_front(driver, scene)
    winner = scene.bracket.entrants[scene.bracket.winners[0]].name
    assert winner == play.config.seats[result.report.winners[0]].name
    assert due(scene.bracket) == 1


def test_a_result_counts_once_and_only_for_its_own_tournament(driver: Driver) -> None:
    kept = visit(driver, 2)
    config = kept.match(0)
    occasion, seed = config.occasion, config.setup.seed
    assert enter(kept, 1) == 0
    assert kept.enter(occasion, Result((0,), "", "", (0, 0)), TODAY, seed) is None
    assert [(cup.champion, cup.day) for cup in kept.kept.value.cups] == [(kept.bracket.champion.name, "2026-11-30")]  # type: ignore[union-attr]
    kept.keep(None)
    assert kept.enter(occasion, Result((0,), "", "", (0, 0)), TODAY, seed) is None


def test_a_draw_is_played_again_with_the_seats_changed(driver: Driver) -> None:
    kept = visit(driver, 2)
    before = kept.match(0)
    assert enter(kept, None) == 0
    again = kept.match(0)
    assert again.seats == before.seats[::-1]
    assert again.setup.seed != before.setup.seed


def test_a_kept_match_from_before_a_draw_counts_for_nothing(driver: Driver) -> None:
    """It was left and not watched on: its seats are the other way round by now."""
    kept = visit(driver, 2)
    old = kept.match(0)
    assert enter(kept, None) == 0
    assert kept.enter(old.occasion, Result((0,), "", "", (0, 0)), TODAY, old.setup.seed) is None
    assert due(kept.bracket) == 0
    assert enter(kept, 0) == 0


def test_taken_up_from_the_title_it_leads_to_the_bracket(driver: Driver) -> None:
    kept = visit(driver, 4)
    driver.push(MenuScene(driver.context))
    result = played(driver, PlayScene(driver.context, kept.match(0)))
    driver.push(result)
    driver.frame()
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, BracketScene)


def test_a_match_of_another_tournament_says_so(driver: Driver) -> None:
    kept = visit(driver, 4)
    play = PlayScene(driver.context, kept.match(0))
    kept.keep(None)
    result = played(driver, play)
    assert isinstance(result, TournamentResultScene)
    assert result.entered is None
    driver.push(result)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, EnteringScene)


def machines(driver: Driver) -> BracketScene:
    """Two players of the arcade are due."""
    kept = visit_of(driver.context)
    kept.keep(begin("ab12", "street_war", "standard", {}, 7, [Entrant("ai:1", "One"), Entrant("ai:1", "Two")]))
    scene = BracketScene(kept)
    driver.push(scene)
    return scene


def test_what_nobody_plays_can_be_left_to_those_who_do(driver: Driver) -> None:
    scene = machines(driver)
    press(driver, "tournament.unseen")
    for _ in range(4000):
        driver.step()
        if scene.bracket.champion is not None:
            break
        driver.frame()
        time.sleep(0.005)
    assert scene.bracket.champion in scene.bracket.entrants
    (record,) = records_of(driver.context).matches(with_actions=True)
    assert record.occasion == "tournament:ab12:final"
    assert record.people == ()
    assert retold(record).record == record
    driver.frame()
    assert driver.context.fonts.overflows == []


def test_it_can_be_stopped_and_is_still_due(driver: Driver) -> None:
    scene = machines(driver)
    press(driver, "tournament.unseen")
    assert scene._unseen is not None
    driver.key(Kind.CANCEL)
    assert in_front(driver, scene)
    assert scene._unseen is None
    assert due(scene.bracket) == 0
    press(driver, "tournament.watch")
    assert isinstance(driver.scene, PlayScene)


def test_people_play_their_own_matches(driver: Driver) -> None:
    scene = BracketScene(visit(driver, 2))
    driver.push(scene)
    scene.play_unseen()
    assert scene._unseen is None


# ---------------------------------------------------------------------- the end, the file


def test_giving_up_is_asked_twice(driver: Driver) -> None:
    scene = BracketScene(visit(driver, 4))
    driver.push(MenuScene(driver.context))
    driver.push(scene)
    press(driver, "tournament.give_up")
    driver.key(Kind.CANCEL)
    assert in_front(driver, scene)
    press(driver, "tournament.give_up")
    press(driver, "tournament.give_up.sure")
    assert isinstance(driver.scene, EnteringScene)
    assert visit_of(driver.context).kept.value.bracket is None


def test_what_is_wrong_with_the_file_is_said(driver: Driver) -> None:
    kept = visit(driver, 2)
    scene = BracketScene(kept)
    driver.push(scene)
    plain = driver.frame()
    for what in ("broken", "newer", "unreadable", "unwritable"):
        kept.kept.notices.append(Notice(f"notice.tournament_{what}", {"file": "/x" * 60, "why": "no"}))
        assert driver.frame() != plain
    for _ in range(4):
        driver.key(Kind.CONFIRM)
    assert driver.frame() == plain
    assert driver.context.fonts.overflows == []
