"""Playing 8 Masters' Revenge on the screen as a person does: by keys alone, by clicks alone, by dragging.

Ways for the focus are found with the table's own steps from spot to spot, so that whatever cannot be reached by keys
fails the test.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence

import pygame

from game.core.action import Action
from game.core.contract import Setup
from game.core.rng import Rng
from game.games.eight_masters_revenge.cards import NUMBERS
from game.games.eight_masters_revenge.modes import MODE_IDS
from game.games.eight_masters_revenge.options import OPTIONS
from game.games.eight_masters_revenge.outlook import outlook
from game.games.eight_masters_revenge.state import State
from game.games.eight_masters_revenge.view import View
from scenes.intents import MOVES, SEAT_KEYS, Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene, open_match
from scenes.result import MatchResultScene
from scenes.tables.eight_masters_revenge.choosing import Choosing
from scenes.tables.eight_masters_revenge.keys import keys_of
from scenes.tables.eight_masters_revenge.spots_of import meaning
from scenes.tables.eight_masters_revenge.table import MastersTable
from scenes.tables.spots import Key, Spots
from scenes.title import TitleScene
from tests.scenes.driver import Driver

GAME_ID = "eight_masters_revenge"
NAMES = ("Ada", "Bo", "Cleo", "Dan")
WIDE = ("WWWWWWWWW", "MMMMMMMMM", "WWWWMMMMM", "MWMWMWMWM")
"""The widest names that can be typed."""
MOST_FRAMES = 60_000
DUELS = {
    "person-person": (PERSON, PERSON),
    "person-ai": (PERSON, "ai:greedy"),
    "ai-person": ("ai:random", PERSON),
    "ai-ai": ("ai:greedy", "ai:random"),
}
Choose = Callable[[PlayScene], Action]
Play = Callable[[Driver, PlayScene, Action], None]


def config(
    kinds: Sequence[str], mode: str, seed: int, options: Mapping[str, str], names: Sequence[str] = NAMES
) -> MatchConfig:
    """A match between these."""
    seats = tuple(SeatConfig(kind, name) for kind, name in zip(kinds, names, strict=False))
    return MatchConfig(Setup(GAME_ID, seed, len(kinds), mode, dict(options)), seats, seed_given=True)


def start(driver: Driver, kinds: tuple[str, ...], mode: str = "duel", seed: int = 11, **options: str) -> PlayScene:
    """Open the match and return its scene."""
    open_match(driver.context, config(kinds, mode, seed, options))
    driver.step()
    return scene_of(driver)


def start_at(driver: Driver, kinds: tuple[str, ...], state: State, names: tuple[str, ...] = NAMES) -> PlayScene:
    """A match that stands as this state says, at rest."""
    chosen = {option.id: option.values[number] for option, number in zip(OPTIONS, state.options, strict=True)}
    scene = PlayScene(driver.context, config(kinds, MODE_IDS[state.mode], 11, chosen, names))
    match = scene.session.match
    match._states[:] = [state]
    match._steps[0] = (None, None, ())
    driver.context.stack.reset(TitleScene(driver.context), scene)
    rest(driver, scene)
    return scene


def rest(driver: Driver, scene: PlayScene) -> None:
    """Until somebody must do something, or it is over."""
    for _ in range(3000):
        driver.step()
        if driver.scene is not scene or scene.phase not in (Phase.PLAYING,):
            return
    raise AssertionError("it plays on for ever")


def scene_of(driver: Driver) -> PlayScene:
    """The play scene in front."""
    assert isinstance(driver.scene, PlayScene), driver.scene.name
    return driver.scene


def table_of(scene: PlayScene) -> MastersTable:
    """Its table."""
    assert isinstance(scene.table, MastersTable)
    return scene.table


def choosing_of(scene: PlayScene) -> Choosing:
    """The decision under way."""
    choosing = table_of(scene).choosing
    assert choosing is not None, scene.phase
    return choosing


# ---------------------------------------------------------------------- what to do


def lively(seed: int) -> Choose:
    """Random choices, but blows that hurt where there are any: matches that end, and show everything."""
    rng = Rng(seed)

    def choose(scene: PlayScene) -> Action:
        match = scene.session.match
        turn, legal = match.turn, match.legal_actions
        assert turn is not None
        view = match.view(turn.actor)
        assert isinstance(view, View)
        attacks = [action for action in legal if action.verb == "attack"]
        hurting = [
            action
            for action in attacks
            if outlook(view, turn.actor, NUMBERS[action.args[0]], action.args[1], int(action.args[2])).damage
        ]
        answers = [action for action in legal if action.verb in ("counter", "block")]
        return rng.choice(hurting or answers or attacks or legal)

    return choose


# ---------------------------------------------------------------------- by keys


def _way(spots: Spots, wanted: Callable[[Key], bool]) -> list[Kind]:
    """The shortest way of the focus to a spot that is wanted."""
    start = spots.focus
    walker = Spots()
    walker.all = spots.all
    ways: dict[Key | None, list[Kind]] = {start: []}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here is not None and wanted(here):
            return ways[here]
        for kind in MOVES:
            walker.focus = here
            if walker.move(kind) and walker.focus not in ways:
                ways[walker.focus] = [*ways[here], kind]
                queue.append(walker.focus)
    raise AssertionError(f"no keys lead from {start} to what is wanted; reached {len(ways)} of {len(spots.all)} spots")


def go_to(driver: Driver, scene: PlayScene, wanted: Callable[[Key], bool], keys: int) -> None:
    """Move the focus there with one set of keys."""
    spots = table_of(scene).spots
    for kind in _way(spots, wanted):
        driver.key(kind, keys)
    assert spots.focus is not None
    assert wanted(spots.focus), spots.focus


def by_keys(driver: Driver, scene: PlayScene, action: Action) -> None:
    """Do this action with the actor's own keys; several people peek while they pick."""
    turn = scene.session.turn
    assert turn is not None
    keys = turn.actor % len(SEAT_KEYS)
    choosing, position = choosing_of(scene), scene.session.position
    wanted = keys_of(action, turn.actor)
    if scene.session.shared:
        driver.hold(Kind.PEEK, keys, True)
    button = _button(wanted)
    if button is not None:
        go_to(driver, scene, lambda key: key == button, keys)
        driver.key(Kind.CONFIRM, keys)
    else:
        for _ in range(9):
            missing = sorted(wanted - set(choosing.picked))
            if not missing:
                break
            go_to(driver, scene, _meaning_it(choosing, missing[0]), keys)
            driver.key(Kind.CONFIRM, keys)
        assert choosing.selected == action, (choosing.picked, wanted)
        go_to(driver, scene, lambda key: key == ("confirm", 0, 0), keys)
        driver.key(Kind.CONFIRM, keys)
    if scene.session.shared:
        driver.hold(Kind.PEEK, keys, False)
    assert scene.session.position > position, f"{action.text} was not done in {choosing.phase}"


def _meaning_it(choosing: Choosing, wanted: Key) -> Callable[[Key], bool]:
    """Whether pressing a spot means this key."""
    return lambda key: meaning(key, choosing) == wanted


def _button(wanted: frozenset[Key]) -> Key | None:
    """The button that is this action by itself."""
    word, seat, number = next(iter(wanted))
    alone = len(wanted) == 1 and word in ("pass", "draw", "take", "yield", "reveal", "none")
    return (f"button {word}", seat, number) if alone else None


# ---------------------------------------------------------------------- by mouse


def pixel(spots: Spots, wanted: Callable[[Key], bool]) -> tuple[int, int]:
    """A pixel that belongs to such a spot, the middle of one if possible."""
    rects = [spot.rect for spot in spots.all if wanted(spot.key)]
    for rect in rects:
        grid = [
            (x, y) for y in range(rect.top + 2, rect.bottom - 1, 4) for x in range(rect.left + 2, rect.right - 1, 4)
        ]
        for pos in [rect.center, *grid]:
            at = spots.at(pos)
            if at is not None and wanted(at):
                return pos
    raise AssertionError(f"nothing of it can be pointed at: {rects}")


def by_clicks(driver: Driver, scene: PlayScene, action: Action) -> None:
    """Do this action with the mouse alone; several people open the eye first."""
    _by_mouse(driver, scene, action, drag=False)


def by_dragging(driver: Driver, scene: PlayScene, action: Action) -> None:
    """Do this action with the mouse, dragging cards beside the pair."""
    _by_mouse(driver, scene, action, drag=True)


def _by_mouse(driver: Driver, scene: PlayScene, action: Action, drag: bool) -> None:
    turn = scene.session.turn
    assert turn is not None
    table, choosing, position = table_of(scene), choosing_of(scene), scene.session.position
    wanted = keys_of(action, turn.actor)
    if scene.session.shared and not table.faces_up:
        driver.click(pixel(table.spots, lambda key: key[0] == "eye"))
    button = _button(wanted)
    if button is not None:
        driver.click(pixel(table.spots, lambda key: key == button))
    else:
        if drag and {key[0] for key in wanted} >= {"hand", "side"}:
            _drag(driver, scene, wanted)
        for _ in range(9):
            missing = sorted(wanted - set(choosing.picked))
            if not missing:
                break
            driver.click(pixel(table.spots, _meaning_it(choosing, missing[0])))
        assert choosing.selected == action, (choosing.picked, wanted)
        driver.click(pixel(table.spots, lambda key: key == ("confirm", 0, 0)))
    assert scene.session.position > position, f"{action.text} was not done in {choosing.phase}"


def _drag(driver: Driver, scene: PlayScene, wanted: frozenset[Key]) -> None:
    """The card of the hand, dropped on the own board on the side where it shall land."""
    table, choosing = table_of(scene), choosing_of(scene)
    hand = next(key for key in wanted if key[0] == "hand")
    side = next(key for key in wanted if key[0] == "side")[2]
    board = table.arena.geometry.board(choosing.seat)
    cards = [
        table.arena.geometry.card(choosing.seat, table.arena.board.seats[choosing.seat].place_of(slot))
        for slot in (0, 1)
    ]
    middle = (cards[0].centerx + cards[1].centerx) // 2
    x = max(board.left + 2, middle - 16) if side == 0 else min(board.right - 3, middle + 16)
    driver.drag(pixel(table.spots, lambda key: key == hand), (x, board.centery))
    assert {hand, ("side", 0, side)} <= set(choosing.picked), (choosing.picked, wanted)


# ---------------------------------------------------------------------- whole matches


def play(driver: Driver, scene: PlayScene, choose: Choose, hands: Play, sight: list[str] | None = None) -> None:
    """To the result. sight: collects the kinds of decisions that people were asked for."""
    for _ in range(MOST_FRAMES):
        if isinstance(driver.scene, MatchResultScene):
            return
        if scene.phase == Phase.CURTAIN:
            if hands is by_keys:
                driver.key(Kind.CONFIRM, scene.privacy.curtain_seat % len(SEAT_KEYS))
            else:
                driver.click((320, 100))
        elif scene.phase == Phase.CHOOSING:
            if sight is not None:
                sight.append(choosing_of(scene).phase)
            hands(driver, scene, choose(scene))
        else:
            driver.step()
    raise AssertionError(f"no result after {MOST_FRAMES} frames: {scene.phase}")


def right_click(driver: Driver, pos: tuple[int, int]) -> None:
    """Ask for a card in full."""
    driver.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=driver._window(pos), button=3))
