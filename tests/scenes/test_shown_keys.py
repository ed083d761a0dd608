"""No key is shown that does nothing and says nothing: at every table, in every kind of moment, and on other screens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.core.contract import Setup
from game.core.registry import GAME_IDS, get_game
from scenes.doors import PAGES
from scenes.doors_page import DoorsScene
from scenes.intents import Intent, Kind, key_name
from scenes.lesson.scene import LessonScene
from scenes.lesson.scene import Phase as Talk
from scenes.lesson.shelf import lesson_of
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene
from scenes.replay.scene import ReplayScene
from scenes.scene import Scene
from scenes.setup.scene import SetupScene
from scenes.title import TitleScene
from tests.scenes.driver import Driver
from tests.scenes.lesson_scripts import answer_by_keys
from tests.scenes.saves.kept_matches import config, played

MODES = [(game, mode) for game in GAME_IDS for mode in get_game(game).modes]
SEATINGS = {"alone": (PERSON, "ai:random"), "people": (PERSON, PERSON), "watching": ("ai:random", "ai:random")}
WAYS = [
    *((game, mode, "alone") for game, mode in MODES),
    *((game, get_game(game).modes[-1], "people") for game in GAME_IDS),
    *((game, get_game(game).modes[0], "watching") for game in GAME_IDS),
    ("demonites", "skirmish", "people"),
    ("demonites", "skirmish", "watching"),
]
ALWAYS = (Kind.HINT, Kind.LOG, Kind.RULES, Kind.MENU)
"""What stands in the controls of the rules as everybody's at a match."""
MOST_FRAMES = 300
Shown = tuple[Kind, int | None]


@contextmanager
def showing(found: set[Shown], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every key that is named while this lasts."""

    def name(kind: Kind, seat: int | None) -> str:
        found.add((kind, seat))
        return key_name(kind, seat)

    with monkeypatch.context() as patch:
        patch.setattr("scenes.widgets.keyhint.key_name", name)
        yield


def shown_by(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> set[Shown]:
    """The keys that stand on the picture of now."""
    found: set[Shown] = set()
    with showing(found, monkeypatch):
        driver.frame()
    return found


def answers(driver: Driver, scene: Scene, kind: Kind, seat: int | None) -> bool:
    """Whether this scene does anything when the key is pressed: its picture is old, or another scene lies over it. What
    was laid over it is taken away again."""
    stack = driver.context.stack
    before = tuple(stack.scenes)
    scene.dirty = False
    scene.handle(Intent(kind, seat))
    answered = scene.dirty
    driver.step()
    answered = answered or tuple(stack.scenes) != before
    if kind == Kind.PEEK:
        scene.handle(Intent(kind, seat, pressed=False))
    for _ in stack.scenes[len(before) :]:
        stack.pop()
    driver.step()
    return answered


@pytest.mark.parametrize(("game", "mode", "seating"), WAYS)
def test_at_a_match(driver: Driver, monkeypatch: pytest.MonkeyPatch, game: str, mode: str, seating: str) -> None:
    count = get_game(game).seats_of(mode)[0]
    first, other = SEATINGS[seating]
    kinds = (first, *[other] * (count - 1))
    setup = Setup(game, 5, count, mode)
    scene = PlayScene(
        driver.context, MatchConfig(setup, tuple(SeatConfig(kind, f"N{n}") for n, kind in enumerate(kinds)))
    )
    driver.context.settings.speed = 1
    driver.push(TitleScene(driver.context))
    driver.push(scene)
    tried: set[tuple[Phase, str]] = set()
    silent: list[tuple[Phase, str, Kind, int | None]] = []
    for _ in range(MOST_FRAMES):
        if driver.scene is not scene:
            break
        turn = scene.session.turn
        state = (scene.phase, turn.kind if turn is not None and scene.phase == Phase.CHOOSING else "")
        if state not in tried:
            tried.add(state)
            keys = sorted(shown_by(driver, monkeypatch), key=str)
            if scene.phase != Phase.CURTAIN:
                keys = [*((kind, None) for kind in ALWAYS), *keys]
            for kind, seat in sorted(keys, key=lambda key: key[0] == Kind.CONFIRM):
                if scene.phase != state[0] or driver.scene is not scene:
                    break
                if not answers(driver, scene, kind, seat):
                    silent.append((*state, kind, seat))
            scene.hints.clear()
        elif scene.phase == Phase.CURTAIN:
            scene.handle(Intent(Kind.CONFIRM, scene.privacy.keys_of(scene.privacy.curtain_seat)))
        elif scene.phase == Phase.CHOOSING:
            scene.choose(scene.session.match.legal_actions[0])
        elif scene.table.holding:
            scene.table.confirm()
        elif scene.table.busy and scene.phase == Phase.PLAYING:
            scene.table.skip()
        driver.step()
    assert silent == []
    assert tried


def test_in_a_replay(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    match_config = config("demonites", "scout")
    scene = ReplayScene(driver.context, match_config, played(match_config.setup).actions, 6)
    driver.push(scene)
    for looking in (False, True):
        if looking:
            driver.key(Kind.INSPECT)
        for kind, seat in [(kind, None) for kind in ALWAYS] + sorted(shown_by(driver, monkeypatch), key=str):
            assert answers(driver, scene, kind, seat), (looking, kind)


@pytest.mark.parametrize("game", GAME_IDS)
def test_in_a_lesson(driver: Driver, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    scene = LessonScene(driver.context, lesson_of(game, get_game(game).modes[0]))
    driver.context.settings.speed = 1
    driver.push(scene)
    tried = set()
    for _ in range(200):
        if scene.phase not in tried:
            tried.add(scene.phase)
            phase = scene.phase
            # While the coach speaks, what is to be done is just being said.
            always = [(kind, None) for kind in ALWAYS if kind != Kind.HINT or phase != Talk.TALK]
            for kind, seat in [*always, *sorted(shown_by(driver, monkeypatch), key=str)]:
                if scene.phase != phase:
                    break
                assert answers(driver, scene, kind, seat), (phase, kind)
        if scene.phase == Talk.TALK:
            answer_by_keys(driver, scene)
        else:
            driver.step()
        if Talk.TASK in tried:
            return
    pytest.fail("nothing was ever to be done")


@pytest.mark.parametrize("page", [*PAGES, "setup"])
def test_in_menus(driver: Driver, monkeypatch: pytest.MonkeyPatch, page: str) -> None:
    context = driver.context
    scene: Scene = SetupScene(context, "demonites") if page == "setup" else DoorsScene(context, page)
    if page == "title":
        scene = TitleScene(context)
    driver.push(TitleScene(context))
    driver.push(scene)
    for kind, seat in sorted(shown_by(driver, monkeypatch), key=str):
        assert answers(driver, scene, kind, seat), kind
