"""Every question that Street War asks is answered on the screen in every way there is: by keys, by clicks, by dragging,
alone and with another person, on either side, with the widest names, in both languages. Every spot has help that fits,
and nothing that is pressed in any order breaks the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.core.action import parse_action
from game.core.rng import Rng
from game.games.street_war import GAME
from game.games.street_war.positions import position
from game.games.street_war.state import State
from scenes.intents import MOVES, Kind
from scenes.match_config import PERSON
from scenes.play import Phase, PlayScene
from scenes.tables.street_war.tips import tip_for
from scenes.thinking import Thinker
from tests.scenes.driver import Driver
from tests.scenes.masters_matches import right_click
from tests.scenes.street_matches import (
    WIDE,
    Play,
    by_clicks,
    by_dragging,
    by_keys,
    choosing_of,
    config,
    open_curtain,
    plan_of,
    rest,
    start,
    start_at,
    table_of,
)

HANDS: dict[str, Play] = {"keys": by_keys, "clicks": by_clicks, "drags": by_dragging}
OTHER = {"character": "sketcher", "row": [1, 2, 3, 6, 7], "cards": ["slam", "jab", "double"]}
LAID = {**OTHER, "cards": ["slam"], "laid": {2: ["jab", "swap"], 4: ["double"]}}


def _me(character: str, cards: str, **more: Any) -> Mapping[str, Any]:
    return {"character": character, "row": [2, 4, 5, 6, 7], "cards": cards.split(), "health": 3, **more}


def _hand(character: str, cards: str) -> Mapping[str, Any]:
    return {"character": character, "battle": [2, 4, 5, 5, 6], "cards": cards.split()}


QUESTIONS: Mapping[str, tuple[str, Mapping[str, Any], Mapping[str, Any], tuple[str, ...]]] = {
    # phase, the seat that is asked, the other one, moves from there to the question
    "claim": ("claim", _hand("sketcher", "boost snack jab"), {"character": "drifter"}, ()),
    "line_up": ("line_up", _hand("hardhat", "boost snack jab"), {"character": "drifter"}, ()),
    "hustle": ("hustle", _me("hardhat", "grab snack refill barter boost momentum"), OTHER, ()),
    "hustle magpie": ("hustle", _me("magpie", "boost"), OTHER, ()),
    "hustle drifter": ("hustle", _me("drifter", "barter swap swap"), OTHER, ()),
    "hustle patrol": ("hustle", _me("patrol", "snack", ready=1), OTHER, ()),
    "hustle scoops": ("hustle", _me("scoops", "refill boost"), OTHER, ()),
    "peek": ("hustle", _me("scoops", "boost"), OTHER, ("peek",)),
    "set_up": ("set_up", _me("hardhat", "boost swap swap pressure grab breather"), {**OTHER, "cards": ["slam"]}, ()),
    "set_up with nothing": ("set_up", _me("hardhat", "grab"), OTHER, ()),
    "set_up with eight": (
        "set_up", _me("hardhat", "boost swap swap pressure grab breather knockout momentum"),
        {**OTHER, "cards": ["slam"]}, (),
    ),
    "look": ("look", _hand("commuter", "boost knockout"), LAID, ()),
    "line_up_last": ("look", _hand("commuter", "boost knockout"), LAID, ("look 4 2",)),
    "set_up_last": ("look", _hand("commuter", "boost knockout"), LAID, ("look 4 2", "row 2 4 5 5 6")),
    "last_call magpie": ("last_call", _me("magpie", "", laid={1: ["boost"]}), LAID, ()),
    "swipe": ("last_call", _me("magpie", "", laid={1: ["boost"]}), LAID, ("glimpse 4",)),
    "last_call liberty": ("last_call", _me("liberty", "boost"), LAID, ()),
}  # fmt: skip


def _at(name: str, seat: int) -> State:
    """The position in which this question is asked of this seat."""
    phase, me, other, moves = QUESTIONS[name]
    seats = [me, other] if seat == 0 else [other, me]
    words: dict[str, Any] = {"phase": phase, "seats": seats, "round": 6, "first": seat, "actor": seat}
    if phase == "look":
        words["waiter"] = seat
    state = position(words)
    for move in moves:
        state, _ = GAME.apply(state, parse_action(move))
    turn = GAME.to_act(state)
    assert turn is not None
    assert (turn.actor, turn.kind) == (seat, name.split()[0])
    return state


@pytest.fixture(autouse=True)
def _nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players of the arcade never come to an end: only the question counts."""
    monkeypatch.setattr(Thinker, "start", lambda *_, **__: None)


def _open(driver: Driver, name: str, seat: int, shared: bool) -> PlayScene:
    """The question, put to a person; the curtain, if one hangs there, is opened."""
    kinds = tuple(PERSON if shared or number == seat else "ai:random" for number in (0, 1))
    scene = start_at(driver, kinds, _at(name, seat), WIDE)
    open_curtain(driver, scene)
    assert scene.phase == Phase.CHOOSING
    return scene


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_can_be_given(driver: Driver, name: str, seat: int) -> None:
    rng = Rng(7)
    legal = _open(driver, name, seat, shared=False).session.match.legal_actions
    if "done" in {action.verb for action in legal} or legal[0].verb == "row":
        plans = [list(plan_of(legal, rng)) for _ in range(2)]
    else:
        plans = [[legal[0]], *([action] for action in rng.shuffled(legal[1:-1])[:2]), [legal[-1]]]
    for number, hands in enumerate(HANDS.values()):
        driver.context.switch_language("es" if number % 2 else "en")
        for shared in (False, True):
            for plan in plans:
                scene = _open(driver, name, seat, shared)
                driver.frame()
                hands(driver, scene, plan)
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_spot_has_help_that_fits(driver: Driver, name: str, language: str) -> None:
    driver.context.switch_language(language)
    for seat, shared in ((0, True), (1, False)):
        table = table_of(_open(driver, name, seat, shared))
        for faces in (False, True) if shared else (True,):
            table.reveal(faces)
            for spot in table.spots.all:
                tip = tip_for(spot.key, table.arena, table.choosing, faces)
                if tip is None:
                    assert not faces, spot.key
                    assert spot.key[0] in ("battle", "card", "peeked")
                    continue
                assert tip.title
                assert tip.body
                driver.point(spot.rect.center)
                driver.frame()
                right_click(driver, spot.rect.center)
                driver.frame()
                right_click(driver, spot.rect.center)
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


def test_every_character_that_can_be_picked_has_help_that_fits(driver: Driver) -> None:
    for language in ("en", "es"):
        driver.context.switch_language(language)
        for seed in range(4):
            scene = start(driver, (PERSON, PERSON), seed=seed)
            for _ in range(400):
                if scene.phase == Phase.CHOOSING:
                    break
                driver.step()
            assert choosing_of(scene).phase == "pick"
            for spot in table_of(scene).spots.all:
                driver.point(spot.rect.center)
                driver.frame()
                driver.click(spot.rect.center)
                driver.frame()
                if scene.phase != Phase.CHOOSING or driver.scene is not scene:
                    break
    assert not driver.context.fonts.overflows


@pytest.mark.parametrize("name", QUESTIONS)
def test_from_wherever_it_is_the_focus_reaches_everything_that_acts(driver: Driver, name: str) -> None:
    for seat in (0, 1):
        spots = table_of(_open(driver, name, seat, shared=False)).spots
        reached = {spots.focus}
        queue = [spots.focus]
        while queue:
            here = queue.pop()
            for kind in MOVES:
                spots.focus = here
                if spots.move(kind) and spots.focus not in reached:
                    reached.add(spots.focus)
                    queue.append(spots.focus)
        assert {spot.key for spot in spots.all if spot.acts} <= reached


@pytest.mark.parametrize("name", QUESTIONS)
def test_escape_takes_back_what_was_picked_and_then_opens_nothing(driver: Driver, name: str) -> None:
    scene = _open(driver, name, 0, shared=False)
    choosing = choosing_of(scene)
    position_before = scene.session.position
    for spot in table_of(scene).spots.all:
        if spot.key[0] in ("battle", "card", "their", "theirs", "peeked") and choosing.allows(
            (spot.key[0], 0, spot.key[2])
        ):
            driver.click(spot.rect.center)
            driver.key(Kind.CANCEL, 0)
            assert (choosing.held, choosing.picked, choosing.laid, choosing.row) == (None, [], [], [None] * 5)
    assert scene.session.position == position_before


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "two"])
@pytest.mark.parametrize("name", QUESTIONS)
def test_whatever_is_pressed_in_any_order_nothing_breaks(driver: Driver, name: str, shared: bool) -> None:
    """Clicks, drags, keys, covering and uncovering at random: everything is drawn, and all words fit."""
    rng = Rng(len(name) + shared)
    for language in ("en", "es"):
        driver.context.switch_language(language)
        scene = _open(driver, name, 1, shared)
        for _ in range(50):
            spots = [spot for spot in table_of(scene).spots.all if spot.key[0] not in ("menu", "log", "rules")]
            one, other = rng.choice(spots).rect.center, rng.choice(spots).rect.center
            way = rng.below(8)
            if way < 3:
                driver.click(one)
            elif way < 5:
                driver.drag(one, other)
            elif way == 5:
                driver.key(rng.choice([*MOVES, Kind.CONFIRM, Kind.CANCEL]), 1)
            elif way == 6:
                right_click(driver, one)
            else:
                driver.hold(Kind.PEEK, 1, bool(rng.below(2)))
            driver.frame()
            if scene.phase != Phase.CHOOSING or driver.scene is not scene:
                scene = _open(driver, name, 1, shared)
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


def test_whoever_has_taken_a_character_is_named_within_the_portrait(driver: Driver) -> None:
    scene = PlayScene(driver.context, config((PERSON, PERSON), 11, {"characters": "choose"}, WIDE))
    driver.context.stack.reset(scene)
    rest(driver, scene)
    for taken in (0, 1):
        open_curtain(driver, scene)
        assert sum(bool(seat.character) for seat in scene.session.view().seats) == taken
        driver.frame()
        scene.choose(scene.session.match.legal_actions[0])
        rest(driver, scene)
    assert driver.context.fonts.overflows == []
