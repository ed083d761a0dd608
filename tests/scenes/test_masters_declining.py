"""Declining at the table of 8 Masters' Revenge: the cancel key where it is a choice, and the big button of a blow that
nobody answers; never a turn by accident."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.action import Action
from scenes.intents import Kind
from scenes.play import PlayScene
from scenes.tables.eight_masters_revenge.choosing import REACTIONS
from scenes.thinking import Thinker
from tests.scenes.driver import Driver
from tests.scenes.masters_matches import choosing_of, go_to, pixel, table_of
from tests.scenes.masters_positions import QUESTIONS
from tests.scenes.test_masters_questions import _open

DECLINING = {
    "defend": "take",
    "defend with a dragon": "take",
    "defend with two dragons": "take",
    "block2": "take",
    "counter": "yield",
    "effect trap": "pass",
    "effect draw": "pass",
    "hit": "pass",
    "later": "pass",
    "token": "pass",
    "start karu": "pass",
    "start masan": "pass",
    "sleeve": "discard",
}
NEVER = ("turn", "turn with four cards", "extra turn", "limit", "paths")
ANSWERS = ("defend", "defend with a dragon", "defend with two dragons", "block2", "counter")


@pytest.fixture(autouse=True)
def _nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "start", lambda *_, **__: None)


def done(scene: PlayScene, before: int) -> list[Action]:
    return list(scene.session.match.actions[before:])


def keys(scene: PlayScene) -> int:
    turn = scene.session.turn
    assert turn is not None
    return turn.actor % 2


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "shared"])
@pytest.mark.parametrize("name", DECLINING)
def test_the_cancel_key_declines_at_once(driver: Driver, name: str, shared: bool) -> None:
    scene = _open(driver, name, many=False, shared=shared)
    before, mine = scene.session.position, keys(scene)
    if shared:
        driver.key(Kind.CANCEL, 1 - mine)
        assert scene.session.position == before, "somebody else's keys"
    driver.key(Kind.CANCEL, mine)
    assert [action.verb for action in done(scene, before)] == [DECLINING[name]]
    assert not done(scene, before)[0].args


@pytest.mark.parametrize("name", NEVER)
def test_the_cancel_key_never_makes_a_move(driver: Driver, name: str) -> None:
    scene = _open(driver, name, many=False, shared=False)
    before = scene.session.position
    for _ in range(3):
        driver.key(Kind.CANCEL, keys(scene))
    assert scene.session.position <= before


def test_what_is_picked_goes_back_first(driver: Driver) -> None:
    scene = _open(driver, "defend", many=False, shared=False)
    before, mine = scene.session.position, keys(scene)
    choosing = choosing_of(scene)
    go_to(driver, scene, lambda key: key[0] in ("slot", "big") and choosing.allows(("slot", key[1], key[2])), mine)
    driver.key(Kind.CONFIRM, mine)
    assert choosing.picked
    assert not choosing.answers_nothing
    driver.key(Kind.CANCEL, mine)
    assert (choosing.picked, scene.session.position) == ([], before)
    driver.key(Kind.CANCEL, mine)
    assert [action.verb for action in done(scene, before)] == ["take"]


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "shared"])
@pytest.mark.parametrize("name", ANSWERS)
def test_the_big_button_declines_while_nothing_is_picked(driver: Driver, name: str, shared: bool) -> None:
    scene = _open(driver, name, many=False, shared=shared)
    before = scene.session.position
    driver.click(pixel(table_of(scene).spots, lambda key: key[0] == "confirm"))
    assert [action.verb for action in done(scene, before)] == [DECLINING[name]]


@pytest.mark.parametrize("name", [name for name in QUESTIONS if QUESTIONS[name].phase not in REACTIONS])
def test_elsewhere_it_asks_for_a_choice(driver: Driver, name: str) -> None:
    scene = _open(driver, name, many=False, shared=False)
    before = scene.session.position
    driver.click(pixel(table_of(scene).spots, lambda key: key[0] == "confirm"))
    assert scene.session.position == before
    assert table_of(scene).hands.refusal


def test_a_covered_hand_keeps_no_pick_that_the_big_button_could_mean(driver: Driver) -> None:
    scene = _open(driver, "defend with a dragon", many=False, shared=True)
    before, mine = scene.session.position, keys(scene)
    label = table_of(scene).foreground._confirm_text(choosing_of(scene), faces_up=False)
    assert label == "masters.button.take"
    driver.hold(Kind.PEEK, mine, True)
    choosing = choosing_of(scene)
    go_to(driver, scene, lambda key: key[0] == "hand" and choosing.allows(key), mine)
    driver.key(Kind.CONFIRM, mine)
    assert choosing.pick("hand") is not None
    driver.hold(Kind.PEEK, mine, False)
    assert choosing.picked == []
    go_to(driver, scene, lambda key: key[0].startswith("button"), mine)
    assert table_of(scene).foreground._confirm_text(choosing, faces_up=False) == label, (
        "nothing tells what was looked at"
    )
    driver.key(Kind.CONFIRM, mine)
    assert [action.verb for action in done(scene, before)] == ["take"]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", DECLINING)
def test_the_button_says_which_key(tmp_path: Path, name: str, language: str) -> None:
    driver = Driver(tmp_path, language)
    scene = _open(driver, name, many=False, shared=False)
    spots = table_of(scene).spots
    word = {"discard": "none"}.get(DECLINING[name], DECLINING[name])
    for wanted in (f"button {word}", "confirm"):
        driver.point(pixel(spots, lambda key, wanted=wanted: key[0] == wanted))  # type: ignore[misc]
        driver.frame()
    assert driver.context.fonts.overflows == []
    driver.app.close()
