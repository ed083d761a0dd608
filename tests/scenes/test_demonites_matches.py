"""Whole matches of the Demonites through the real scenes, to the result: every mode by keys alone, by clicks alone, by
dragging; alone, with others at one screen and without people; two to six seats, in both languages."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.action import Action
from game.core.rng import Rng
from game.games.demonites.modes import MODE_IDS
from scenes.intents import Intent, Kind
from scenes.match_config import PERSON
from scenes.play import Phase, PlayScene
from scenes.result import MatchResultScene
from scenes.tables.demonites.autoplay import SPEEDS
from tests.scenes.demonites_matches import (
    WIDE,
    Play,
    by_clicks,
    by_dragging,
    by_keys,
    choosing_of,
    kinds,
    lively,
    play,
    start,
    table_of,
)
from tests.scenes.driver import Driver

HANDS: dict[str, Play] = {"keys": by_keys, "clicks": by_clicks, "drags": by_dragging}
SOAK = pytest.mark.soak
ASKED = {
    "war": {"muster", "strike", "reinforce"},
    "skirmish": {"rush", "answer", "rival"},
    "scout": {"scout", "commit"},
    "ambush": {"deploy", "refill", "turn", "attack", "regroup"},
    "campaign": {"place", "charge"},
}
"""What people are asked for in a match of three or more of the mode."""


def _ended(driver: Driver, scene: PlayScene) -> None:
    """The result shows what the match ended with, and all that was written fitted."""
    assert isinstance(driver.scene, MatchResultScene)
    result = scene.session.result
    assert result is not None
    assert driver.scene.report.winners == result.winners
    driver.frame()
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


@pytest.mark.parametrize(
    ("mode", "hands", "language"),
    [
        ("war", "keys", "es"),
        pytest.param("war", "clicks", "en", marks=SOAK),
        ("skirmish", "keys", "en"),
        ("skirmish", "drags", "es"),
        pytest.param("scout", "clicks", "es", marks=SOAK),
        ("scout", "drags", "en"),
        ("ambush", "keys", "es"),
        ("ambush", "drags", "en"),
        ("campaign", "clicks", "en"),
        pytest.param("campaign", "drags", "es", marks=SOAK),
    ],
)
def test_two_people_and_the_widest_names(driver: Driver, mode: str, hands: str, language: str) -> None:
    driver.context.switch_language(language)
    scene = start(driver, mode, (PERSON, PERSON), 4, WIDE, limit="short")
    sight: Counter[str] = Counter()
    play(driver, scene, lively(4, "round" if hands == "clicks" else "go"), HANDS[hands], sight)
    assert sight["curtain"] or mode == "war"
    assert ASKED[mode] - {"rival"} - ({"strike", "reinforce"} if hands == "clicks" else set()) <= set(sight)
    _ended(driver, scene)


@pytest.mark.parametrize(
    ("mode", "hands", "seats", "people"),
    [
        pytest.param("war", "keys", 3, (1,), marks=SOAK),
        ("skirmish", "clicks", 3, (0, 2)),
        pytest.param("scout", "keys", 3, (2,), marks=SOAK),
        pytest.param("ambush", "clicks", 3, (0,), marks=SOAK),
        ("campaign", "keys", 3, (1, 2)),
        ("war", "clicks", 6, (0, 3)),
        ("skirmish", "keys", 6, (0, 1, 2, 3, 4, 5)),
        ("scout", "drags", 6, (0, 5)),
        ("ambush", "drags", 6, (2, 3, 4)),
        pytest.param("campaign", "clicks", 6, (0, 3), marks=SOAK),
    ],
)
def test_more_seats(driver: Driver, mode: str, hands: str, seats: int, people: tuple[int, ...]) -> None:
    driver.context.switch_language("en" if seats == 3 else "es")
    scene = start(driver, mode, kinds(people, seats), seats, WIDE, limit="short")
    sight: Counter[str] = Counter()
    play(driver, scene, lively(9, "round" if seats == 6 else "go"), HANDS[hands], sight)
    missing = ASKED[mode] - set(sight)
    assert not missing - {"reinforce", "strike", "regroup", "answer", "refill"}, missing
    _ended(driver, scene)


@pytest.mark.parametrize("mode", MODE_IDS)
@pytest.mark.parametrize("by", ["keys", pytest.param("clicks", marks=SOAK)])
def test_alone_against_the_arcade(driver: Driver, mode: str, by: str) -> None:
    """Skirmish is live here: by slams in time."""
    people = (0,) if by == "keys" else (1,)
    scene = start(driver, mode, kinds(people, 2, "ai:greedy"), 8, limit="short")
    sight: Counter[str] = Counter()
    play(driver, scene, lively(8, "round" if by == "keys" else "go"), HANDS[by], sight)
    assert "curtain" not in sight
    if mode == "skirmish":
        assert {"race rush", "slam"} <= set(sight)
    _ended(driver, scene)


@pytest.mark.parametrize("mode", MODE_IDS)
def test_a_match_without_people(driver: Driver, mode: str) -> None:
    seats = 2 + MODE_IDS.index(mode)
    scene = start(driver, mode, kinds((), seats), 6, WIDE, limit="short")
    play(driver, scene, lively(6), by_keys)
    _ended(driver, scene)


def test_live_with_open_hands_two_people_race(driver: Driver) -> None:
    scene = start(driver, "skirmish", (PERSON, PERSON), 5, limit="short", open_hands="on")
    sight: Counter[str] = Counter()
    play(driver, scene, lively(5), by_keys, sight)
    assert {"race rush", "race answer", "slam"} <= set(sight)
    assert "curtain" not in sight
    _ended(driver, scene)


# ---------------------------------------------------------------------- a War by itself


@pytest.mark.parametrize("presses", range(1, len(SPEEDS)))
def test_a_war_at_every_speed(driver: Driver, presses: int) -> None:
    """Auto is pressed so often; after that nobody touches anything."""
    driver.context.settings.speed = 4
    scene = start(driver, "war", (PERSON, PERSON), 3, limit="short")
    while scene.phase != Phase.CHOOSING:
        driver.step()
    for _ in range(presses):
        by_auto = next(spot.rect for spot in table_of(scene).spots.all if spot.key == ("button auto", 0, 0))
        driver.click(by_auto.center)
    assert table_of(scene).autoplay.speed == SPEEDS[presses]
    before = scene.session.position
    for _ in range(6000):
        driver.step(ms=64)
        if isinstance(driver.scene, MatchResultScene) or scene.session.position > before + 40:
            break
    else:
        raise AssertionError(f"it stands still at {scene.session.position}")


def test_auto_is_stopped_by_the_cancel_key_and_when_the_window_is_left(driver: Driver) -> None:
    driver.context.settings.speed = 1
    scene = start(driver, "war", (PERSON, "ai:random"), 3)
    table = table_of(scene)
    for stop in (Kind.CANCEL, Kind.FOCUS_LOST):
        while scene.phase != Phase.CHOOSING:
            driver.step()
        table.hands.press(("button auto", 0, 0))
        assert table.autoplay.on
        while scene.phase == Phase.CHOOSING:
            driver.step()
        scene.handle(Intent(stop, 0 if stop == Kind.CANCEL else None))
        assert not table.autoplay.on, stop
        while scene.phase != Phase.CHOOSING:
            driver.step()
        position = scene.session.position
        driver.run(3000)
        assert scene.session.position == position, "it went on by itself"


def test_by_hand_every_step_waits(driver: Driver) -> None:
    scene = start(driver, "war", (PERSON, "ai:random"), 3)
    for steps in range(1, 30):
        while scene.phase != Phase.CHOOSING:
            driver.step()
        driver.run(400)
        assert scene.session.position == steps - 1
        by_keys(driver, scene, Action("go"))


# ---------------------------------------------------------------------- whatever is pressed


@pytest.mark.parametrize("mode", MODE_IDS)
def test_any_presses_in_any_order(driver: Driver, mode: str) -> None:
    """Nothing crashes, whatever is clicked, dragged, confirmed and taken back; what is refused is said in words."""
    rng = Rng(77)
    scene = (
        start(driver, mode, kinds((0, 2), 3), 7, pace="calm")
        if mode == "skirmish"
        else start(driver, mode, kinds((0, 2), 3), 7)
    )
    refused: Counter[str] = Counter()
    for step in range(150):
        if driver.scene is not scene:
            # The menu, the log or the rules were pressed.
            driver.key(Kind.MENU if step % 2 else Kind.LOG, None)
            continue
        if scene.phase == Phase.CURTAIN:
            driver.click((320, 100))
        elif scene.phase == Phase.CHOOSING:
            _any_press(driver, scene, rng)
            if driver.scene is scene and table_of(scene).hands.refusal:
                refused[table_of(scene).hands.refusal] += 1
        else:
            driver.step()
        if step % 40 == 39 and driver.scene is scene and scene.phase == Phase.CHOOSING:
            scene.choose(rng.choice(scene.session.match.legal_actions))
    assert refused or mode == "war"
    driver.frame()


def _any_press(driver: Driver, scene: PlayScene, rng: Rng) -> None:
    table = table_of(scene)
    if scene.session.shared and choosing_of(scene).is_secret and not table.faces_up and rng.below(2):
        driver.click(next(spot.rect.center for spot in table.spots.all if spot.key[0] == "eye"))
        return
    spots = [spot.rect.center for spot in table.spots.all if spot.key[0] not in ("menu", "rules", "log")]
    kind = rng.choice([Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.CONFIRM, Kind.CANCEL, Kind.INSPECT, Kind.PEEK])
    turn = scene.session.turn
    assert turn is not None
    if rng.below(3) == 0:
        driver.click(rng.choice(spots))
    elif rng.below(2) == 0:
        driver.drag(rng.choice(spots), rng.choice(spots))
    else:
        driver.key(kind, rng.below(2))
