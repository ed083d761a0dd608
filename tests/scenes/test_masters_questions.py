"""Every question that 8 Masters' Revenge asks is answered on the screen in every way there is: by keys, by clicks, by
dragging, alone and with others at one screen, in a duel and among four, with the widest names, in both languages."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from scenes.intents import Kind
from scenes.match_config import PERSON
from scenes.play import Phase, PlayScene
from scenes.tables.eight_masters_revenge.choosing import Choosing
from scenes.thinking import Thinker
from tests.scenes.driver import Driver
from tests.scenes.masters_matches import (
    WIDE,
    Play,
    by_clicks,
    by_dragging,
    by_keys,
    choosing_of,
    go_to,
    pixel,
    rest,
    start_at,
    table_of,
)
from tests.scenes.masters_positions import QUESTIONS, at

HANDS: dict[str, Play] = {"keys": by_keys, "clicks": by_clicks, "drags": by_dragging}
ACTIONS = 3
"""How many of the legal actions are tried of each question, always the first and the last."""


@pytest.fixture(autouse=True)
def _nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players of the arcade never come to an end: only the question counts."""
    monkeypatch.setattr(Thinker, "start", lambda *_, **__: None)


def _open(driver: Driver, name: str, many: bool, shared: bool) -> PlayScene:
    """The question, put to a person; the curtain, if one hangs there, is opened."""
    state = at(name, many)
    seats = 4 if many else 2
    asked = QUESTIONS[name].seat
    kinds = tuple(PERSON if shared or seat == asked else "ai:random" for seat in range(seats))
    scene = start_at(driver, kinds, state, WIDE)
    if scene.phase == Phase.CURTAIN:
        driver.key(Kind.CONFIRM, scene.privacy.curtain_seat % 2)
        rest(driver, scene)
    assert scene.phase == Phase.CHOOSING
    return scene


@pytest.mark.parametrize("many", [False, True], ids=["duel", "four"])
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_can_be_given(driver: Driver, name: str, many: bool) -> None:
    rng = Rng(7)
    legal = _open(driver, name, many, shared=False).session.match.legal_actions
    actions = [legal[0], *rng.shuffled(legal[1:-1])[: ACTIONS - 2], legal[-1]]
    for number, hands in enumerate(HANDS.values()):
        driver.context.switch_language("es" if number % 2 else "en")
        for action in actions:
            scene = _open(driver, name, many, shared=bool(number % 2) != many)
            hands(driver, scene, action)
            assert scene.session.match.actions[-1] == action
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_picked_thing_pressed_again_is_done(driver: Driver, name: str) -> None:
    """Clicking twice works wherever the big button does (UX §1)."""
    scene = _open(driver, name, many=False, shared=False)
    table, choosing = table_of(scene), choosing_of(scene)
    position = scene.session.position
    if choosing.phase == "sleeve" or not [spot for spot in table.spots.all if _single(choosing, spot.key)]:
        return
    spot = next(spot for spot in table.spots.all if _single(choosing, spot.key))
    driver.click(pixel(table.spots, lambda key: key == spot.key))
    assert choosing.selected is not None
    driver.click(pixel(table.spots, lambda key: key == spot.key))
    assert scene.session.position == position + 1


def _single(choosing: Choosing, key: tuple[str, int, int]) -> bool:
    """Whether pressing this alone makes an action."""
    if not choosing.allows(key):
        return False
    choosing.press(key)
    done = choosing.selected is not None
    choosing.put_back()
    return done


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_cancel_key_takes_back_what_was_picked_and_then_declines_or_does_nothing(driver: Driver, name: str) -> None:
    scene = _open(driver, name, many=False, shared=False)
    table, choosing = table_of(scene), choosing_of(scene)
    position = scene.session.position
    for spot in [spot for spot in table.spots.all if choosing.allows(spot.key)][:3]:
        driver.click(pixel(table.spots, lambda key, it=spot.key: key == it))  # type: ignore[misc]
        assert choosing.picked
        driver.key(Kind.CANCEL, 0)
        assert not choosing.picked
    assert scene.session.position == position
    assert scene.phase == Phase.CHOOSING
    driver.key(Kind.CANCEL, 0)
    assert scene.session.position == position + (choosing.declining is not None)


@pytest.mark.parametrize("number", range(len(QUESTIONS)), ids=list(QUESTIONS))
def test_whatever_is_pressed_the_words_fit(driver: Driver, number: int) -> None:
    """Every spot clicked once: picks, previews and refusals are drawn, in a duel in one language, among four in the
    other."""
    for many, language in ((False, ("en", "es")[number % 2]), (True, ("es", "en")[number % 2])):
        driver.context.switch_language(language)
        scene = _open(driver, list(QUESTIONS)[number], many, shared=False)
        table = table_of(scene)
        position = scene.session.position
        for spot in table.spots.all:
            word, _, place = spot.key
            if word in ("menu", "log", "rules", "confirm") or word.startswith("button"):
                continue
            if word in ("place", "token") and place % 4:
                continue
            driver.click(spot.rect.center)
            if table.choosing is not None and (table.choosing.picked or table.hands.inspected is not None):
                # With nothing to take back the key would decline.
                driver.key(Kind.CANCEL, 0)
            table.hands.close_top()
            if scene.session.position != position:
                break
        assert not driver.context.fonts.overflows
        assert not driver.context.fonts.lacking


@pytest.mark.parametrize("count", [1, 15, 16, 60, 92])
def test_the_discard_pile_can_be_looked_through(driver: Driver, count: int) -> None:
    """It lies open (H25): by mouse and by keys, and whatever is pressed then puts it away and does nothing else."""
    scene = _open(driver, "turn", many=count > 20, shared=False)
    table = table_of(scene)
    driver.frame()
    table.arena.board.discard[:] = list(range(count))
    before = driver.frame()
    driver.click(pixel(table.spots, lambda key: key[0] == "discard"))
    assert table.hands.leafing
    assert driver.frame() != before
    driver.click((320, 180))
    assert not table.hands.leafing
    assert scene.phase == Phase.CHOOSING
    assert not choosing_of(scene).picked
    go_to(driver, scene, lambda key: key[0] == "discard", 0)
    driver.key(Kind.CONFIRM, 0)
    assert table.hands.leafing
    driver.key(Kind.CANCEL, 0)
    assert not table.hands.leafing
    assert not driver.context.fonts.overflows
