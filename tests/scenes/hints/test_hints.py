"""The hint key: in every game it names a legal action with its reasons and its place, and tells of no covered card."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.ai.advisor import Advice
from game.core.contract import Setup
from game.core.registry import get_game
from game.core.rng import Rng
from scenes.intents import Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.pause import PauseScene
from scenes.play import Phase, PlayScene
from scenes.widgets.button import Button
from tests.scenes.driver import Driver

MODES = [
    ("eight_bit_battle", "standard", {}),
    ("eight_masters_revenge", "duel", {}),
    ("street_war", "standard", {}),
    ("demonites", "skirmish", {"pace": "calm"}),
    ("demonites", "scout", {}),
    ("demonites", "ambush", {}),
    ("demonites", "campaign", {}),
]
KINDS_SEEN = 6
PATIENCE = 400


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints from very little thought."""
    monkeypatch.setattr("scenes.hints.hints.ITERATIONS", 12)
    monkeypatch.setattr("game.ai.advisor.WORLDS", 8)


def begin(driver: Driver, game: str, mode: str, options: dict[str, str], people: tuple[int, ...] = (0,)) -> PlayScene:
    seats = get_game(game).seats_of(mode)[0]
    sitting = tuple(SeatConfig(PERSON if n in people else "ai:random", "WWWWWWWWW"[n:]) for n in range(seats))
    scene = PlayScene(driver.context, MatchConfig(Setup(game, 5, seats, mode, options), sitting))
    driver.push(scene)
    return scene


def asked(driver: Driver, scene: PlayScene) -> bool:
    """Play on until a person may choose among several actions. Returns whether that comes."""
    for _ in range(PATIENCE):
        if driver.scene is not scene:
            return False
        if scene.table.holding:
            scene.table.confirm()
        if scene.phase == Phase.CURTAIN:
            scene._open_curtain()
        if scene.phase == Phase.CHOOSING:
            if not scene.session.is_tables and len(scene.session.match.legal_actions) > 1:
                return True
            scene.choose(scene.session.match.legal_actions[0])
        driver.step(ms=400)
        if scene.phase == Phase.THINKING:
            time.sleep(0.002)
    return False


def hinted(driver: Driver, scene: PlayScene) -> Advice:
    """Ask for a hint and wait for it."""
    driver.key(Kind.HINT, None)
    for _ in range(PATIENCE):
        if scene.hints.advice is not None:
            driver.step()
            return scene.hints.advice
        driver.step()
        time.sleep(0.005)
    raise AssertionError("no hint came")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("game", "mode", "options"), MODES)
def test_every_kind_of_decision_has_a_hint_in_words_and_a_place(
    tmp_path: Path, game: str, mode: str, options: dict[str, str], language: str
) -> None:
    driver, rng = Driver(tmp_path, language), Rng(4)
    scene = begin(driver, game, mode, options)
    kinds: set[str] = set()
    for _ in range(40):
        if len(kinds) == KINDS_SEEN or not asked(driver, scene):
            break
        turn, legal = scene.session.turn, scene.session.match.legal_actions
        assert turn is not None
        if turn.kind not in kinds:
            kinds.add(turn.kind)
            advice = hinted(driver, scene)
            assert advice.action in legal
            assert 0 <= advice.badly <= advice.chance + 1e-9 <= 1 + 1e-9
            assert scene.hints.rects(), (turn.kind, advice.action)
            words = scene.hints.words
            assert len(words) >= 3
            assert driver.context.texts("hint.do.other") not in words, (turn.kind, advice)
            assert any("%" in line for line in words)
        scene.choose(legal[rng.below(len(legal))])
        assert not scene.hints.open, "a hint goes with the decision it was about"
    assert len(kinds) > 1
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


def test_the_same_question_gets_the_same_answer(driver: Driver) -> None:
    scene = begin(driver, "street_war", "standard", {})
    assert asked(driver, scene)
    first = hinted(driver, scene)
    driver.key(Kind.HINT, None)
    assert not scene.hints.open
    assert hinted(driver, scene) == first


def test_a_hint_follows_the_language(driver: Driver) -> None:
    scene = begin(driver, "street_war", "standard", {})
    assert asked(driver, scene)
    advice = hinted(driver, scene)
    english = scene.hints.words
    driver.context.switch_language("es")
    driver.step()
    assert scene.hints.advice is advice
    assert scene.hints.words != english
    driver.context.switch_language("en")
    driver.step()
    assert scene.hints.words == english
    driver.key(Kind.HINT, None)
    driver.context.settings.hints = False
    driver.key(Kind.HINT, None)
    assert scene.hints.open
    driver.context.switch_language("es")
    driver.step()
    assert not scene.hints.open


def test_cancel_and_the_menu_key_put_it_away_and_nothing_else(driver: Driver) -> None:
    scene = begin(driver, "eight_masters_revenge", "duel", {})
    assert asked(driver, scene)
    for kind, seat in ((Kind.CANCEL, 0), (Kind.MENU, None)):
        hinted(driver, scene)
        driver.key(kind, seat)
        assert not scene.hints.open
        assert driver.scene is scene


def test_nobody_is_told_what_lies_covered(driver: Driver) -> None:
    """Between two people a hint speaks only while its seat looks at its cards, and falls silent with them."""
    scene = begin(driver, "eight_masters_revenge", "duel", {"fighters": "random"}, (0, 1))
    assert asked(driver, scene)
    turn = scene.session.turn
    assert turn is not None
    keys = scene.privacy.keys_of(turn.actor)
    driver.key(Kind.HINT, None)
    driver.run(100)
    assert scene.hints.advice is None
    assert not scene.hints._thinking
    assert len(scene.hints.words) == 1
    driver.hold(Kind.PEEK, keys, True)
    assert not scene.hints.open
    hinted(driver, scene)
    driver.hold(Kind.PEEK, keys, False)
    assert not scene.hints.open, "covered cards take the hint with them"
    driver.hold(Kind.PEEK, keys, True)
    driver.key(Kind.HINT, None)
    driver.hold(Kind.PEEK, keys, False)
    driver.run(600)
    assert scene.hints.advice is None, "a thought about covered cards is dropped"


def test_a_hint_knows_no_more_than_its_seat(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is hidden is dealt again, and the hint stays the same."""
    scene = begin(driver, "eight_bit_battle", "standard", {})
    assert asked(driver, scene)
    first = hinted(driver, scene)
    driver.key(Kind.HINT, None)
    match, rng = scene.session.match, Rng(9)
    view = match.view(0)
    others = (match.game.resample(view, rng) for _ in range(9))
    match._states[-1] = next(state for state in others if state != match.state)
    assert hinted(driver, scene) == first


def test_hints_can_be_switched_off(driver: Driver) -> None:
    driver.context.settings.hints = False
    scene = begin(driver, "street_war", "standard", {})
    assert asked(driver, scene)
    driver.key(Kind.HINT, None)
    driver.run(200)
    assert scene.hints.words == (driver.context.texts("hint.off"),)


def test_while_somebody_else_decides_there_is_none(driver: Driver) -> None:
    scene = begin(driver, "street_war", "standard", {}, ())
    driver.run(100)
    driver.key(Kind.HINT, None)
    assert not scene.hints.open


def test_by_mouse_alone_a_hint_is_asked_for_in_the_pause(driver: Driver) -> None:
    scene = begin(driver, "street_war", "standard", {})
    assert asked(driver, scene)
    driver.click(next(spot.rect.center for spot in scene.table.spots.all if spot.key[0] == "menu"))
    pause = driver.scene
    assert isinstance(pause, PauseScene)
    label = driver.context.texts("pause.hint")
    driver.click(next(w.rect.center for w in pause.group.widgets if isinstance(w, Button) and w.label() == label))
    driver.step()
    assert driver.scene is scene
    assert scene.hints.open


def test_between_two_people_the_pause_offers_none(driver: Driver) -> None:
    scene = begin(driver, "street_war", "standard", {}, (0, 1))
    assert asked(driver, scene)
    driver.key(Kind.MENU, None)
    pause = driver.scene
    assert isinstance(pause, PauseScene)
    label = driver.context.texts("pause.hint")
    assert all(w.label() != label for w in pause.group.widgets if isinstance(w, Button))


@pytest.mark.parametrize("person", [0, 1])
def test_a_race_has_hints_too_for_who_plays_alone(driver: Driver, person: int) -> None:
    scene = begin(driver, "demonites", "skirmish", {"pace": "live"}, (person,))
    for _ in range(PATIENCE):
        if scene.phase == Phase.RACING:
            break
        driver.step(ms=100)
    assert scene.phase == Phase.RACING
    advice = hinted(driver, scene)
    assert scene._race is not None
    assert advice.action in next(racer.legal for racer in scene._race.racers if racer.seat == person)
    assert len(scene.hints.words) > 1
    driver.run(6000)
    assert scene.session.position > 0
