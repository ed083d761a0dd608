"""Playing the Demonites on the screen as a person does: by keys alone, by clicks alone, by dragging, by slamming.

Ways for the focus are found with the table's own steps from spot to spot, so that whatever cannot be reached by keys
fails.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import pygame

from game.core.action import Action
from game.core.contract import Setup
from game.core.rng import Rng
from game.games.demonites.state import State
from scenes.intents import SLAM_KEYS, Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene, open_match
from scenes.result import MatchResultScene
from scenes.seating import side_of
from scenes.tables.demonites.choosing import Choosing
from scenes.tables.demonites.keys import BUTTONS, keys_of
from scenes.tables.demonites.race import Race
from scenes.tables.demonites.table import DemonTable
from scenes.tables.spots import Key
from scenes.title import TitleScene
from tests.scenes.driver import Driver
from tests.scenes.masters_matches import _way, pixel

GAME_ID = "demonites"
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eva", "Fay")
WIDE = ("WWWWWWWWW", "MWMWMWMWM", "WMWMWMWMW", "MMMMMMMMM", "WWWMMMWWW", "MMMWWWMMM")
"""The widest names that can be typed."""
MOST_FRAMES = 60_000
SECRETIVE = frozenset({"rush", "answer", "blind", "scout", "commit", "deploy", "refill", "turn", "place"})
"""Decisions for which people who share a screen look at what only they may see."""
RACE_MS = 64
"""Frames of a race are longer here: whole matches take thousands of them."""
Choose = Callable[[PlayScene], Action]
Play = Callable[[Driver, PlayScene, Action], None]


def kinds(people: Sequence[int], seats: int, player: str = "ai:random") -> tuple[str, ...]:
    """People on these seats, players of the arcade on the others."""
    return tuple(PERSON if seat in people else player for seat in range(seats))


def config(
    mode: str, sitting: Sequence[str], seed: int, options: Mapping[str, str], names: Sequence[str] = NAMES
) -> MatchConfig:
    """A match between these."""
    seats = tuple(SeatConfig(kind, name) for kind, name in zip(sitting, names, strict=False))
    return MatchConfig(Setup(GAME_ID, seed, len(seats), mode, dict(options)), seats, seed_given=True)


def start(
    driver: Driver, mode: str, sitting: Sequence[str], seed: int = 11, names: Sequence[str] = NAMES, **options: str
) -> PlayScene:
    """Open the match and return its scene."""
    open_match(driver.context, config(mode, sitting, seed, options, names))
    driver.step()
    assert isinstance(driver.scene, PlayScene)
    return driver.scene


def start_at(
    driver: Driver, mode: str, sitting: Sequence[str], state: State, names: Sequence[str] = NAMES, **options: str
) -> PlayScene:
    """A match that stands as this state says, at rest; the curtain, if one hangs there, is still closed."""
    scene = PlayScene(driver.context, config(mode, sitting, 11, options, names))
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
        if driver.scene is not scene or scene.phase != Phase.PLAYING:
            return
    raise AssertionError("it plays on for ever")


def open_curtain(driver: Driver, scene: PlayScene) -> None:
    """Whoever is to decide looks behind it, if one hangs there."""
    if scene.phase == Phase.CURTAIN:
        driver.key(Kind.CONFIRM, keys_seat(scene, scene.privacy.curtain_seat))
        rest(driver, scene)


def table_of(scene: PlayScene) -> DemonTable:
    """Its table."""
    assert isinstance(scene.table, DemonTable)
    return scene.table


def choosing_of(scene: PlayScene) -> Choosing:
    """The decision under way."""
    choosing = table_of(scene).choosing
    assert choosing is not None, scene.phase
    return choosing


def race_of(scene: PlayScene) -> Race:
    """The race under way."""
    race = table_of(scene).live.race
    assert race is not None, scene.phase
    return race


def keys_seat(scene: PlayScene, seat: int) -> int:
    """Which set of keys is this seat's; the table's own steps go by any."""
    return side_of(GAME_ID, seat, len(scene.config.seats)) if seat >= 0 else 0


def lively(seed: int, go: str = "go") -> Choose:
    """Random actions in which something happens. go: how the table's own steps are taken, `go` or `round`."""
    rng = Rng(seed)

    def choose(scene: PlayScene) -> Action:
        legal = scene.session.match.legal_actions
        if Action(go) in legal:
            return Action(go)
        fierce = [action for action in legal if action.verb in ("attack", "charge", "rush")]
        return rng.choice(fierce if fierce and rng.below(3) else legal)

    return choose


# ---------------------------------------------------------------------- pressing


class _Hand:
    """Presses what an action is made of."""

    def __init__(self, driver: Driver, scene: PlayScene) -> None:
        self.driver, self.scene = driver, scene
        self.table, self.choosing = table_of(scene), choosing_of(scene)
        turn = scene.session.turn
        assert turn is not None
        self.keys = keys_seat(scene, turn.actor)
        self.hides = scene.session.shared and self.choosing.phase in SECRETIVE

    def press(self, wanted: Callable[[Key], bool]) -> None:
        """Press a spot that is wanted."""
        raise NotImplementedError

    def look(self, on: bool) -> None:
        """Uncover the own hand, where somebody else may be looking."""
        raise NotImplementedError

    def put(self, wanted: Sequence[Key]) -> None:
        """Pick all these."""
        for key in wanted:
            if key not in self.choosing.picked:
                self.press(_meaning(key))

    def do(self, action: Action) -> None:
        """Do it and see that exactly this was done."""
        before = self.scene.session.position
        if self.hides:
            self.look(True)
        choosing = self.choosing
        wanted = keys_of(action, choosing.seat, choosing.hand[0] if choosing.hand else None)
        if action.verb in BUTTONS:
            self.press(lambda key: key == (f"button {action.verb}", 0, 0))
        else:
            # What is picked up comes before where it goes.
            self.put(sorted(wanted, key=lambda key: (key[0] == "front", key[:2] != ("line", choosing.seat), key)))
            assert choosing.action == action, (choosing.picked, action.text)
            self.press(lambda key: key == ("confirm", 0, 0))
        if self.hides:
            self.look(False)
        done = self.scene.session.match.actions[before : before + 1]
        assert done == (action,), f"{done} instead of {action.text} in {choosing.phase}"


def _meaning(wanted: Key) -> Callable[[Key], bool]:
    """Whether pressing a spot means this key of an action."""
    if wanted[0] == "hand":
        return lambda key: (key[0], key[2]) == ("hand", wanted[2])
    return lambda key: key == wanted


class _Keys(_Hand):
    def press(self, wanted: Callable[[Key], bool]) -> None:
        go_to(self.driver, self.scene, wanted, self.keys)
        self.driver.key(Kind.CONFIRM, self.keys)

    def look(self, on: bool) -> None:
        self.driver.hold(Kind.PEEK, self.keys, on)


class _Mouse(_Hand):
    def press(self, wanted: Callable[[Key], bool]) -> None:
        self.driver.click(pixel(self.table.spots, wanted))

    def look(self, on: bool) -> None:
        # The eye closes by itself when the turn ends.
        if on and not self.table.faces_up:
            self.driver.click(pixel(self.table.spots, lambda key: key[0] == "eye"))


class _Drag(_Mouse):
    def put(self, wanted: Sequence[Key]) -> None:
        spots = self.table.spots
        if len(wanted) == 2 and self.choosing.phase in ("turn", "place"):
            self.driver.drag(pixel(spots, _meaning(wanted[0])), pixel(spots, _meaning(wanted[1])))
        elif wanted and wanted[0][0] == "hand":
            for key in wanted:
                self.driver.drag(pixel(spots, _meaning(key)), self.table.arena.map.rect("marker").center)
        else:
            super().put(wanted)


def go_to(driver: Driver, scene: PlayScene, wanted: Callable[[Key], bool], keys: int) -> None:
    """Move the focus there with one set of keys."""
    spots = table_of(scene).spots
    for kind in _way(spots, wanted):
        driver.key(kind, keys)
    assert spots.focus is not None
    assert wanted(spots.focus), spots.focus


def by_keys(driver: Driver, scene: PlayScene, action: Action) -> None:
    """Do this with the actor's own keys; of several people whoever acts holds the key to look."""
    _Keys(driver, scene).do(action)


def by_clicks(driver: Driver, scene: PlayScene, action: Action) -> None:
    """Do this with the mouse alone; of several people whoever acts opens the eye first."""
    _Mouse(driver, scene).do(action)


def by_dragging(driver: Driver, scene: PlayScene, action: Action) -> None:
    """Do this with the mouse, dragging cards to where they go."""
    _Drag(driver, scene).do(action)


def slam_key(driver: Driver, side: int, place: int) -> None:
    """Slam with a key: the first, second or third card of a side."""
    code = next(code for code, card in SLAM_KEYS[side].items() if card == place)
    driver.step(pygame.event.Event(pygame.KEYDOWN, scancode=code, key=0, mod=0, unicode=""))
    driver.step(pygame.event.Event(pygame.KEYUP, scancode=code, key=0, mod=0, unicode=""))


def slam(driver: Driver, scene: PlayScene, seat: int, place: int, by_mouse: bool) -> None:
    """A person slams the card at this place."""
    live = table_of(scene).live
    if by_mouse:
        rect = next(spot.rect for spot in live.spots() if spot.key == ("slam", seat, place))
        driver.click(rect.center)
    else:
        slam_key(driver, live._side(seat), place)


# ---------------------------------------------------------------------- whole matches


def play(
    driver: Driver,
    scene: PlayScene,
    choose: Choose,
    hands: Play,
    sight: Counter[str] | None = None,
    seed: int = 5,
    most: int = MOST_FRAMES,
) -> None:
    """To the result. sight: counts the kinds of decisions that people were asked for, and the verbs they used."""
    rng, seen = Rng(seed), sight if sight is not None else Counter()
    for _ in range(most):
        if isinstance(driver.scene, MatchResultScene):
            return
        if scene.phase == Phase.CURTAIN:
            seen["curtain"] += 1
            if hands is by_keys:
                driver.key(Kind.CONFIRM, keys_seat(scene, scene.privacy.curtain_seat))
            else:
                driver.click((320, 100))
        elif scene.phase == Phase.CHOOSING:
            action = choose(scene)
            seen.update([choosing_of(scene).phase, action.verb])
            hands(driver, scene, action)
        elif scene.phase == Phase.RACING:
            _race(driver, scene, rng, hands is not by_keys, seen)
        else:
            driver.step()
    raise AssertionError(f"no result after {most} frames: {scene.phase}")


def _race(driver: Driver, scene: PlayScene, rng: Rng, by_mouse: bool, seen: Counter[str]) -> None:
    """Somebody slams now and then."""
    race = race_of(scene)
    people = [runner for runner in race.runners if runner.reaction_ms is None and runner.slammed is None]
    before = race.clock
    if people and not rng.below(12):
        runner = rng.choice(people)
        slam(driver, scene, runner.seat, rng.below(len(runner.hand)), by_mouse)
        if runner.slammed is not None:
            seen.update([f"race {race.phase}", "slam"])
    else:
        driver.step(ms=RACE_MS)
    assert race.over or race.clock > before, "the clock stands"
