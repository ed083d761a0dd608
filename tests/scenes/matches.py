"""Playing whole matches on the screen, by keys alone and by mouse alone."""

from __future__ import annotations

from game.core.contract import Setup
from scenes.intents import Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene, open_match
from scenes.result import MatchResultScene
from scenes.tables.eight_bit_battle.table import EightBitTable
from tests.scenes.driver import Driver

MOST_FRAMES = 20_000
PAIRINGS = {
    "person-person": (PERSON, PERSON),
    "person-ai": (PERSON, "ai:greedy"),
    "ai-person": ("ai:random", PERSON),
    "ai-ai": ("ai:greedy", "ai:random"),
}


def config(kinds: tuple[str, str], seed: int = 11, **options: str) -> MatchConfig:
    """A match between these."""
    seats = (SeatConfig(kinds[0], "Ada"), SeatConfig(kinds[1], "Bo"))
    return MatchConfig(Setup("eight_bit_battle", seed, options=options), seats, seed_given=True)


def start(driver: Driver, kinds: tuple[str, str], seed: int = 11, **options: str) -> PlayScene:
    """Open the match and return its scene."""
    open_match(driver.context, config(kinds, seed, **options))
    driver.step()
    return scene_of(driver)


def scene_of(driver: Driver) -> PlayScene:
    """The play scene in front."""
    assert isinstance(driver.scene, PlayScene), driver.scene.name
    return driver.scene


def table_of(scene: PlayScene) -> EightBitTable:
    """Its table."""
    assert isinstance(scene.table, EightBitTable)
    return scene.table


def play_by_keys(driver: Driver, scene: PlayScene, sight: list[str] | None = None) -> None:
    """To the result by keys alone: each seat with its own. sight: collects the phases that were seen."""
    for _ in range(MOST_FRAMES):
        if isinstance(driver.scene, MatchResultScene):
            return
        turn = scene.session.turn
        seat = turn.actor if turn is not None else 0
        if sight is not None and (not sight or sight[-1] != scene.phase.value):
            sight.append(scene.phase.value)
        if scene.phase == Phase.CURTAIN:
            driver.key(Kind.CONFIRM, scene.privacy.curtain_seat)
        elif scene.table.holding:
            eyes = scene.session.eyes
            driver.key(Kind.CONFIRM, eyes if eyes >= 0 else 0)
        elif scene.phase == Phase.CHOOSING:
            _choose_by_keys(driver, scene, seat)
        else:
            driver.step()
    raise AssertionError(f"no result after {MOST_FRAMES} frames: {scene.phase}")


def _choose_by_keys(driver: Driver, scene: PlayScene, seat: int) -> None:
    """Draft and questions: the focused button. Cards: pick the focused one, then walk to the big button."""
    table = table_of(scene)
    choosing = table.choosing
    assert choosing is not None
    if not choosing.takes_cards:
        driver.key(Kind.CONFIRM, seat)
        return
    if not choosing.picked and not choosing.can_pass:
        driver.key(Kind.CONFIRM, seat)
    # Right along the hand to the small buttons, then up to the big one.
    for kind in [Kind.RIGHT] * 10 + [Kind.UP] * 2:
        focus = table.spots.focus
        if focus == ("confirm", 0, 0):
            break
        if kind == Kind.RIGHT and focus is not None and focus[0] in ("back", "undo", "pass", "rules"):
            continue
        driver.key(kind, seat)
    assert table.spots.focus == ("confirm", 0, 0), table.spots.focus
    position = scene.session.position
    driver.key(Kind.CONFIRM, seat)
    assert scene.session.position > position, f"nothing was chosen in {choosing.phase}"


def play_by_mouse(driver: Driver, scene: PlayScene, drag: bool = False) -> None:
    """To the result by mouse alone; with `drag`, cards are dragged onto the stage instead of clicked."""
    for _ in range(MOST_FRAMES):
        if isinstance(driver.scene, MatchResultScene):
            return
        if scene.phase == Phase.CURTAIN or scene.table.holding:
            driver.click((320, 100))
        elif scene.phase == Phase.CHOOSING:
            _choose_by_mouse(driver, scene, drag)
        else:
            driver.step()
    raise AssertionError(f"no result after {MOST_FRAMES} frames: {scene.phase}")


def _choose_by_mouse(driver: Driver, scene: PlayScene, drag: bool) -> None:
    table = table_of(scene)
    choosing = table.choosing
    assert choosing is not None
    if not choosing.takes_cards:
        word = "keep" if choosing.phase == "draft" else "me"
        rect = table.spots.rect((word, 0, 0))
        assert rect is not None
        driver.click(rect.center)
        return
    if not choosing.can_pass:
        spot = next(spot for spot in table.spots.all if spot.key[0] == "hand" and choosing.allows(spot.key[2]))
        if drag:
            driver.drag(spot.rect.center, (320, 120))
        else:
            driver.click(spot.rect.center)
        assert choosing.picked == (spot.key[2],)
    rect = table.spots.rect(("pass" if choosing.can_pass else "confirm", 0, 0))
    assert rect is not None
    driver.click(rect.center)
