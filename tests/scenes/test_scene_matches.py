"""Whole matches through the real scenes, from the first card to the result, in all four pairings."""

from __future__ import annotations

import pytest

from game.core.action import parse_action
from scenes.intents import Kind
from scenes.play import Phase, PlayScene
from scenes.result import MatchResultScene
from scenes.setup import SetupScene
from scenes.title import IDLE_MS, TitleScene
from tests.scenes.driver import Driver
from tests.scenes.matches import PAIRINGS, play_by_keys, play_by_mouse, start, table_of


@pytest.mark.parametrize("pairing", PAIRINGS)
def test_a_match_by_keyboard_alone(driver: Driver, pairing: str) -> None:
    scene = start(driver, PAIRINGS[pairing])
    play_by_keys(driver, scene)
    assert isinstance(driver.scene, MatchResultScene)
    result = scene.session.result
    assert result is not None
    assert driver.scene.report.winners == result.winners
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


@pytest.mark.parametrize("pairing", PAIRINGS)
@pytest.mark.parametrize("drag", [False, True], ids=["clicks", "drags"])
def test_a_match_by_mouse_alone(driver: Driver, pairing: str, drag: bool) -> None:
    scene = start(driver, PAIRINGS[pairing], seed=23, two_keys="on")
    play_by_mouse(driver, scene, drag)
    assert isinstance(driver.scene, MatchResultScene)


def test_spanish_fits_for_a_whole_match(driver: Driver) -> None:
    driver.context.switch_language("es")
    scene = start(driver, PAIRINGS["person-ai"], seed=5)
    driver.context.settings.speed = 4
    play_by_keys(driver, scene)
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


def test_from_the_title_to_the_first_card_in_three_inputs(driver: Driver) -> None:
    # The first time there is one more: whether a lesson is wanted.
    driver.context.settings.lessons_declined.append("eight_bit_battle")
    driver.push(TitleScene(driver.context))
    for _ in range(3):
        driver.key(Kind.CONFIRM, 1)
    assert isinstance(driver.scene, PlayScene)


def test_attract_mode_plays_after_half_a_minute_and_any_key_ends_it(driver: Driver) -> None:
    driver.push(TitleScene(driver.context))
    driver.run(IDLE_MS + 50)
    assert isinstance(driver.scene, PlayScene)
    assert driver.scene.attract
    driver.run(500)
    driver.key(Kind.CONFIRM, 0)
    assert isinstance(driver.scene, TitleScene)


def test_rematch_and_swapped_seats(driver: Driver) -> None:
    scene = start(driver, PAIRINGS["ai-ai"])
    play_by_keys(driver, scene)
    driver.key(Kind.RIGHT)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, PlayScene)
    assert [seat.name for seat in driver.scene.config.seats] == ["Bo", "Ada"]


def test_the_result_leads_back_to_the_set_up(driver: Driver) -> None:
    scene = start(driver, PAIRINGS["ai-ai"])
    play_by_keys(driver, scene)
    driver.key(Kind.RIGHT)
    driver.key(Kind.RIGHT)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, SetupScene)


def test_leaving_asks_first_and_stops_the_thinker(driver: Driver) -> None:
    scene = start(driver, PAIRINGS["person-ai"])
    driver.key(Kind.MENU, None)
    driver.key(Kind.UP)
    driver.key(Kind.CONFIRM)
    assert any(isinstance(s, PlayScene) for s in driver.context.stack.scenes)
    driver.key(Kind.DOWN)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, TitleScene)
    assert scene._thinker.poll() is None


def test_an_answer_to_an_old_position_is_dropped(driver: Driver) -> None:
    scene = start(driver, PAIRINGS["ai-person"])
    while scene.phase != Phase.THINKING:
        if scene.phase == Phase.CHOOSING:
            scene.choose(scene.session.match.legal_actions[0])
        driver.step()
    scene._thought_at -= 1
    before = scene.session.position
    for _ in range(200):
        scene._take_answer()
        if scene._thinker._answer is None:
            break
    assert scene.session.position == before


def test_an_illegal_click_says_why(driver: Driver) -> None:
    scene = start(driver, PAIRINGS["person-ai"])
    driver.step()
    for _ in range(4000):
        view = scene.session.view()
        if scene.phase == Phase.CHOOSING and view.phase.startswith("commit"):
            break
        if scene.phase == Phase.CHOOSING:
            scene.choose(scene.session.match.legal_actions[0])
        driver.step()
    table = table_of(scene)
    rect = table.spots.rect(("confirm", 0, 0))
    assert rect is not None
    driver.click(rect.center)
    assert driver.context.texts("refusal.eight_bit_battle.needs_character") == table.hands.refusal
    assert scene.session.explain(parse_action("play")) is not None
