"""A live Skirmish on the screen by the program's own clock: whose keys slam whose card, how soon it is seen, ties, time
that runs out, interruptions, and how quickly the arcade reacts (rules/demonites.md §4.2 Pace)."""

from __future__ import annotations

import pygame
import pytest

from game.core.action import Action
from game.games.demonites import pace
from scenes.intents import SLAM_KEYS, Intent, Kind
from scenes.match_config import PERSON
from scenes.pause import PauseScene
from scenes.play import Phase, PlayScene
from scenes.tables.demonites.race import DEAL_MS, OPEN_MS, TOGETHER_MS, WAIT
from tests.scenes.demonites_matches import kinds, race_of, slam, slam_key, start, table_of
from tests.scenes.driver import FRAME_MS, Driver

TWO = (PERSON, PERSON)


def _race(driver: Driver, sitting: tuple[str, ...] = TWO, seed: int = 5, **options: str) -> PlayScene:
    """At the first moment of the first race."""
    if sitting.count(PERSON) > 1:
        options.setdefault("open_hands", "on")
    scene = start(driver, "skirmish", sitting, seed, **options)
    _until(driver, scene, Phase.RACING)
    return scene


def _until(driver: Driver, scene: PlayScene, phase: Phase) -> None:
    for _ in range(2000):
        if scene.phase == phase:
            return
        if scene.phase == Phase.CHOOSING:
            # Between races only a rival is named.
            scene.choose(scene.session.match.legal_actions[0])
        driver.step()
    raise AssertionError(f"{phase} never comes: {scene.phase}")


def _open(driver: Driver, scene: PlayScene) -> None:
    """The cards have been dealt."""
    while race_of(scene).clock < DEAL_MS:
        driver.step()


def _keys(driver: Driver, *sides_and_places: tuple[int, int]) -> None:
    """These keys go down in one frame, in this order."""
    codes = [next(c for c, card in SLAM_KEYS[side].items() if card == place) for side, place in sides_and_places]
    driver.step(*(pygame.event.Event(pygame.KEYDOWN, scancode=c, key=0, mod=0, unicode="") for c in codes))
    driver.step(*(pygame.event.Event(pygame.KEYUP, scancode=c, key=0, mod=0, unicode="") for c in codes))


def _played(scene: PlayScene, since: int) -> tuple[Action, ...]:
    return scene.session.match.actions[since:]


def _end(driver: Driver, scene: PlayScene) -> None:
    """The race is decided."""
    position = scene.session.position
    for _ in range(600):
        driver.step()
        if scene.session.position > position:
            return
    raise AssertionError("the race does not end")


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("side", [0, 1])
def test_each_side_slams_with_its_own_keys(driver: Driver, side: int, place: int) -> None:
    scene = _race(driver)
    _open(driver, scene)
    runners = {table_of(scene).live._side(runner.seat): runner for runner in race_of(scene).runners}
    mine, theirs = runners[side], runners[1 - side]
    wanted = mine.hand[place]
    lying = table_of(scene).arena.board.seats[mine.seat].hand[place]
    before = scene.session.position
    slam_key(driver, side, place)
    assert (mine.slammed, theirs.slammed) == (wanted, None)
    assert lying == wanted, "the key's place is that of the card on the desk"
    _end(driver, scene)
    rush = Action("rush", (str(wanted),))
    done = _played(scene, before)[:2]
    assert set(done) == {rush, WAIT}
    assert len(done) == 2


def test_with_the_mouse_any_card_of_a_person_can_be_slammed(driver: Driver) -> None:
    scene = _race(driver)
    _open(driver, scene)
    runner = race_of(scene).runners[1]
    slam(driver, scene, runner.seat, 2, by_mouse=True)
    assert runner.slammed == runner.hand[2]


def test_alone_both_sets_of_keys_and_the_focus_slam(driver: Driver) -> None:
    for way in ("left", "right", "focus"):
        scene = _race(driver, kinds((0,), 2))
        _open(driver, scene)
        runner = next(runner for runner in race_of(scene).runners if runner.reaction_ms is None)
        if way == "focus":
            driver.key(Kind.RIGHT, 1)
            driver.key(Kind.CONFIRM, 0)
        else:
            slam_key(driver, 0 if way == "left" else 1, 1)
        assert runner.slammed == runner.hand[1], way


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_slam_is_seen_within_two_frames(driver: Driver, by_mouse: bool) -> None:
    """Frames are counted, not time: what stands at the card's place is another picture at once."""
    scene = _race(driver)
    _open(driver, scene)
    table = table_of(scene)
    seat = race_of(scene).runners[0].seat
    rect = next(spot.rect for spot in table.live.spots() if spot.key == ("slam", seat, 1))
    canvas = driver.context.display.canvas
    if by_mouse:
        driver.point(rect.center)
        event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=driver._window(rect.center), button=1)
    else:
        code = next(code for code, card in SLAM_KEYS[table.live._side(seat)].items() if card == 1)
        event = pygame.event.Event(pygame.KEYDOWN, scancode=code, key=0, mod=0, unicode="")
    driver.step()
    before = pygame.image.tobytes(canvas.subsurface(rect), "RGB")
    driver.step()
    assert pygame.image.tobytes(canvas.subsurface(rect), "RGB") == before, "nothing moves there by itself"
    frames = 0
    while pygame.image.tobytes(canvas.subsurface(rect), "RGB") == before:
        driver.step(*([event] if frames == 0 else []))
        frames += 1
        assert frames <= 2
    assert race_of(scene).runners[0].slammed is not None


@pytest.mark.parametrize("speed", [0, 1, 4])
def test_the_clock_is_the_real_one_at_every_speed(driver: Driver, speed: int) -> None:
    scene = _race(driver)
    driver.context.settings.speed = speed
    begin = race_of(scene).clock
    for _ in range(10):
        driver.step()
    assert race_of(scene).clock == begin + 10 * FRAME_MS


@pytest.mark.parametrize("order", [((0, 0), (1, 2)), ((1, 2), (0, 0))])
def test_slams_in_one_frame_are_two_rushes_whichever_comes_first(
    driver: Driver, order: tuple[tuple[int, int], ...]
) -> None:
    scene = _race(driver)
    _open(driver, scene)
    before = scene.session.position
    hands = {table_of(scene).live._side(runner.seat): runner.hand for runner in race_of(scene).runners}
    _keys(driver, *order)
    done = _played(scene, before)[:2]
    assert {action.verb for action in done} == {"rush"}
    assert {action.args[0] for action in done} == {str(hands[0][0]), str(hands[1][2])}


@pytest.mark.parametrize(("later", "rushes"), [(TOGETHER_MS - 2 * FRAME_MS, 2), (TOGETHER_MS + 2 * FRAME_MS, 1)])
def test_a_tenth_of_a_second_is_together(driver: Driver, later: int, rushes: int) -> None:
    scene = _race(driver)
    _open(driver, scene)
    before = scene.session.position
    _keys(driver, (0, 1))
    for _ in range(later // FRAME_MS - 1):
        driver.step()
    if scene.phase == Phase.RACING:
        _keys(driver, (1, 1))
    if scene.session.position == before:
        _end(driver, scene)
    assert [action.verb for action in _played(scene, before)[:2]].count("rush") == rushes


def test_keys_before_the_drum_do_nothing_and_held_keys_do_not_repeat(driver: Driver) -> None:
    scene = _race(driver)
    _keys(driver, (0, 0), (1, 0))
    assert all(runner.slammed is None for runner in race_of(scene).runners)
    code = next(iter(SLAM_KEYS[0]))
    down = pygame.event.Event(pygame.KEYDOWN, scancode=code, key=0, mod=0, unicode="")
    driver.step(down)
    while race_of(scene).clock < DEAL_MS + 200:
        driver.step(down)
    assert all(runner.slammed is None for runner in race_of(scene).runners), "a key held down since before is no slam"


def test_nobody_slams_then_both_choose_unseen_and_who_is_late_plays_the_leftmost(driver: Driver) -> None:
    scene = _race(driver)
    before = scene.session.position
    driver.run(DEAL_MS + OPEN_MS["rush"] + 5 * FRAME_MS)
    assert _played(scene, before)[:2] == (WAIT, WAIT)
    _until(driver, scene, Phase.RACING)
    race = race_of(scene)
    assert race.phase == "blind"
    before = scene.session.position
    hands = [runner.hand for runner in race.runners]
    # One chooses, and nobody sees which card; the other lets the time run out.
    slam(driver, scene, race.runners[0].seat, 2, by_mouse=False)
    driver.run(OPEN_MS["blind"])
    assert _played(scene, before)[:2] == (Action("play", (str(hands[0][2]),)), Action("play", (str(hands[1][0]),)))


def test_a_blind_choice_looks_the_same_whichever_card_it_is(driver: Driver) -> None:
    frames = []
    for place in (0, 1, 2):
        scene = _race(driver)
        driver.run(DEAL_MS + OPEN_MS["rush"] + 5 * FRAME_MS)
        _until(driver, scene, Phase.RACING)
        assert race_of(scene).phase == "blind"
        slam(driver, scene, race_of(scene).runners[0].seat, place, by_mouse=False)
        driver.run(160)
        frames.append(driver.frame())
    assert frames[0] == frames[1] == frames[2]


def test_a_rush_is_answered_in_time_or_by_the_leftmost_card(driver: Driver) -> None:
    for answers in (True, False):
        scene = _race(driver)
        _open(driver, scene)
        slam(driver, scene, race_of(scene).runners[0].seat, 0, by_mouse=False)
        _end(driver, scene)
        _until(driver, scene, Phase.RACING)
        race = race_of(scene)
        assert race.phase == "answer"
        (runner,) = race.runners
        before = scene.session.position
        if answers:
            slam(driver, scene, runner.seat, 1, by_mouse=False)
        driver.run(200 if answers else OPEN_MS["answer"] + 2 * FRAME_MS)
        assert _played(scene, before)[:1] == (Action("play", (str(runner.hand[1 if answers else 0]),)),)


@pytest.mark.parametrize("way", ["pause", "focus", "rules"])
def test_interrupted_it_begins_anew(driver: Driver, way: str) -> None:
    scene = _race(driver)
    _open(driver, scene)
    before = scene.session.position
    slam(driver, scene, race_of(scene).runners[0].seat, 0, by_mouse=False)
    if way == "focus":
        driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        assert isinstance(driver.scene, PauseScene)
    else:
        driver.key(Kind.MENU if way == "pause" else Kind.RULES, None)
        assert driver.scene is not scene
    driver.run(6000)
    if way == "focus":
        driver.step(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert scene.session.position == before, "no clock runs while something lies over it"
    driver.key(Kind.MENU if way != "rules" else Kind.RULES, None)
    for _ in range(5):
        if driver.scene is scene:
            break
        driver.key(Kind.MENU, None)
    assert driver.scene is scene
    race = race_of(scene)
    assert all(runner.slammed is None for runner in race.runners)
    assert race.clock < DEAL_MS


@pytest.mark.parametrize(("player", "level"), [("ai:random", "easy"), ("ai:adept", "normal"), ("ai:greedy", "hard")])
def test_the_arcade_reacts_as_quickly_as_its_level(driver: Driver, player: str, level: str) -> None:
    """Many races of a match: never earlier than the rules page says, never later, and not always alike."""
    earliest, latest = (round(seconds * 1000) for seconds in pace.REACTIONS[level])
    scene = _race(driver, kinds((0,), 2, player), 3)
    times = set()
    for _ in range(12):
        race = race_of(scene)
        arcade = next((runner for runner in race.runners if runner.reaction_ms is not None), None)
        if arcade is not None:
            assert arcade.reaction_ms is not None
            if race.phase == "answer":
                assert arcade.reaction_ms <= pace.LATEST_ANSWER * 1000
            else:
                assert earliest <= arcade.reaction_ms <= latest
            times.add(arcade.reaction_ms)
        while race_of_or_none(scene) is race:
            driver.step(ms=48)
            if arcade is not None and arcade.slammed is not None:
                assert arcade.at_ms >= race.opens_ms + earliest
        _until(driver, scene, Phase.RACING)
    assert len(times) > 3


def race_of_or_none(scene: PlayScene) -> object:
    """The race under way, if one is."""
    return table_of(scene).live.race


def test_nothing_else_is_done_by_the_keys_of_a_race(driver: Driver) -> None:
    """Peek, inspect, cancel and the arrows: no crash, no slam, no card."""
    scene = _race(driver)
    _open(driver, scene)
    for kind in (Kind.INSPECT, Kind.CANCEL, Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.CONFIRM):
        for side in (0, 1):
            scene.handle(Intent(kind, side))
    assert scene.phase == Phase.RACING
    assert all(runner.slammed is None for runner in race_of(scene).runners)
