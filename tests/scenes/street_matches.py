"""Playing Street War on the screen as a person does: by keys alone, by clicks alone, by dragging.

What is done is a plan: one action, or strategy cards laid one after the other and the `done` that ends them. Ways for
the focus are found with the table's own steps from spot to spot, so that whatever cannot be reached by keys fails.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from game.core.action import Action
from game.core.contract import Setup
from game.core.rng import Rng
from game.games.street_war.cards import CHARACTERS, STRATEGY_NUMBERS
from game.games.street_war.options import OPTIONS
from game.games.street_war.state import State
from scenes.intents import Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene, open_match
from scenes.result import MatchResultScene
from scenes.tables.spots import Key
from scenes.tables.street_war.choosing import LAY_KINDS, Choosing
from scenes.tables.street_war.keys import ABILITY_WORDS, BUTTONS, keys_of
from scenes.tables.street_war.table import StreetTable
from scenes.title import TitleScene
from tests.scenes.driver import Driver
from tests.scenes.masters_matches import _way, pixel

GAME_ID = "street_war"
NAMES = ("Ada", "Bo")
WIDE = ("WWWWWWWWW", "MWMWMWMWM")
"""The widest names that can be typed."""
MOST_FRAMES = 60_000
PAIRINGS: dict[str, tuple[str, ...]] = {
    "person-person": (PERSON, PERSON),
    "person-ai": (PERSON, "ai:greedy"),
    "ai-person": ("ai:random", PERSON),
    "ai-ai": ("ai:greedy", "ai:random"),
}
Plan = Sequence[Action]
Choose = Callable[[PlayScene], Plan]
Play = Callable[[Driver, PlayScene, Plan], None]
DONE = Action("done")


def config(kinds: Sequence[str], seed: int, options: Mapping[str, str], names: Sequence[str] = NAMES) -> MatchConfig:
    """A match between these."""
    seats = tuple(SeatConfig(kind, name) for kind, name in zip(kinds, names, strict=False))
    return MatchConfig(Setup(GAME_ID, seed, options=dict(options)), seats, seed_given=True)


def start(driver: Driver, kinds: Sequence[str], seed: int = 11, **options: str) -> PlayScene:
    """Open the match and return its scene."""
    open_match(driver.context, config(kinds, seed, options))
    driver.step()
    return scene_of(driver)


def start_at(driver: Driver, kinds: Sequence[str], state: State, names: Sequence[str] = NAMES) -> PlayScene:
    """A match that stands as this state says, at rest; the curtain, if one hangs there, is still closed."""
    chosen = {option.id: option.values[number] for option, number in zip(OPTIONS, state.options, strict=True)}
    scene = PlayScene(driver.context, config(kinds, 11, chosen, names))
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
        if driver.scene is not scene or scene.phase != Phase.PLAYING or scene.table.holding:
            return
    raise AssertionError("it plays on for ever")


def open_curtain(driver: Driver, scene: PlayScene) -> None:
    """Whoever is to decide looks behind it, if one hangs there."""
    if scene.phase == Phase.CURTAIN:
        driver.key(Kind.CONFIRM, scene.privacy.curtain_seat)
        rest(driver, scene)


def scene_of(driver: Driver) -> PlayScene:
    """The play scene in front."""
    assert isinstance(driver.scene, PlayScene), driver.scene.name
    return driver.scene


def table_of(scene: PlayScene) -> StreetTable:
    """Its table."""
    assert isinstance(scene.table, StreetTable)
    return scene.table


def choosing_of(scene: PlayScene) -> Choosing:
    """The decision under way."""
    choosing = table_of(scene).choosing
    assert choosing is not None, scene.phase
    return choosing


# ---------------------------------------------------------------------- what to do


def plan_of(legal: Sequence[Action], rng: Rng) -> Plan:
    """A random plan; whatever uses an ability or opens a card is done rather than passed."""
    sets = [action for action in legal if action.verb == "set"]
    if DONE in legal:
        plan: list[Action] = []
        for face in sorted({action.args[0] for action in sets}):
            if rng.below(3):
                plan.append(rng.choice([action for action in sets if action.args[0] == face]))
        return [*plan, DONE]
    lively = [action for action in legal if action.verb not in ("pass", "leave")]
    return [rng.choice(lively if lively and rng.below(4) else legal)]


def lively(seed: int) -> Choose:
    """Random plans in which something happens."""
    rng = Rng(seed)

    def choose(scene: PlayScene) -> Plan:
        return plan_of(scene.session.match.legal_actions, rng)

    return choose


# ---------------------------------------------------------------------- pressing


class _Hand:
    """Presses what a plan is made of; the places of cards that lie already are not pressed again. Twins are alike."""

    def __init__(self, driver: Driver, scene: PlayScene) -> None:
        self.driver, self.scene = driver, scene
        self.table, self.choosing = table_of(scene), choosing_of(scene)
        turn = scene.session.turn
        assert turn is not None
        self.actor = turn.actor

    def press(self, wanted: Callable[[Key], bool]) -> None:
        """Press a spot that is wanted."""
        raise NotImplementedError

    def look(self, on: bool) -> None:
        """Uncover the own hand, where somebody else may be looking."""
        raise NotImplementedError

    def put(self, wanted: Callable[[Key], bool], lane: int) -> None:
        """A card on a lane."""
        self.press(wanted)
        self.press(lambda key: key == ("lane", 0, lane))

    def do(self, plan: Plan) -> None:
        """Do it and see that exactly this was done."""
        before = self.scene.session.position
        if self.scene.session.shared:
            self.look(True)
        action = plan[0]
        if self.choosing.phase in LAY_KINDS and action.verb in ("set", "done"):
            self._lay(plan)
        elif action.verb == "row":
            self._line_up(action)
        else:
            self._keys(action)
        if self.scene.session.shared:
            self.look(False)
        assert self.scene.session.match.actions[before : before + len(plan)] == tuple(plan), self.choosing.phase

    def _lay(self, plan: Plan) -> None:
        used: set[int] = set()
        for action in plan[:-1]:
            place = next(
                place
                for place, card in enumerate(self.choosing.hand)
                if card == STRATEGY_NUMBERS[action.args[0]] and place not in used
            )
            used.add(place)
            self.put(lambda key, place=place: key[:2] == ("card", place), int(action.args[1]))  # type: ignore[misc]
        self.press(lambda key: key == ("confirm", 0, 0))

    def _line_up(self, action: Action) -> None:
        used: set[int] = set()
        for lane, word in enumerate(action.args, 1):
            place = next(
                place for place, card in enumerate(self.choosing.battle) if str(card) == word and place not in used
            )
            used.add(place)
            self.put(lambda key, place=place: key[:2] == ("battle", place), lane)  # type: ignore[misc]
        self.press(lambda key: key == ("confirm", 0, 0))

    def _keys(self, action: Action) -> None:
        keys = keys_of(action)
        word = next(iter(keys))[0]
        if len(keys) == 1 and word in BUTTONS:
            spot = ("ability " if word in ABILITY_WORDS else "button ") + word
            self.press(lambda key: key == (spot, 0, 0))
            return
        for wanted in sorted(keys, key=lambda key: (key[0] != "redraw", key)):
            if wanted not in self.choosing.picked:
                self.press(_meaning(wanted))
        assert self.choosing.actions == [action], (self.choosing.picked, keys)
        self.press(lambda key: key == ("confirm", 0, 0))


def _meaning(wanted: Key) -> Callable[[Key], bool]:
    """Whether pressing a spot means this key of an action."""
    word, _, number = wanted
    if word == "redraw":
        return lambda key: key[0] == "button redraw"
    on_table = "card" if word == "gift" else word
    return lambda key: (key[0], key[2]) == (on_table, number)


class _Keys(_Hand):
    def press(self, wanted: Callable[[Key], bool]) -> None:
        go_to(self.driver, self.scene, wanted, self.actor)
        self.driver.key(Kind.CONFIRM, self.actor)

    def look(self, on: bool) -> None:
        self.driver.hold(Kind.PEEK, self.actor, on)


class _Mouse(_Hand):
    def press(self, wanted: Callable[[Key], bool]) -> None:
        self.driver.click(pixel(self.table.spots, wanted))

    def look(self, on: bool) -> None:
        # The eye closes by itself when the turn ends.
        if on and not self.table.faces_up:
            self.driver.click(pixel(self.table.spots, lambda key: key[0] == "eye"))


class _Drag(_Mouse):
    def put(self, wanted: Callable[[Key], bool], lane: int) -> None:
        spots = self.table.spots
        self.driver.drag(pixel(spots, wanted), pixel(spots, lambda key: key == ("lane", 0, lane)))


def go_to(driver: Driver, scene: PlayScene, wanted: Callable[[Key], bool], keys: int) -> None:
    """Move the focus there with one set of keys."""
    spots = table_of(scene).spots
    for kind in _way(spots, wanted):
        driver.key(kind, keys)
    assert spots.focus is not None
    assert wanted(spots.focus), spots.focus


def by_keys(driver: Driver, scene: PlayScene, plan: Plan) -> None:
    """Do this with the actor's own keys; of two people whoever acts holds the key to look."""
    _Keys(driver, scene).do(plan)


def by_clicks(driver: Driver, scene: PlayScene, plan: Plan) -> None:
    """Do this with the mouse alone; of two people whoever acts opens the eye first."""
    _Mouse(driver, scene).do(plan)


def by_dragging(driver: Driver, scene: PlayScene, plan: Plan) -> None:
    """Do this with the mouse, dragging cards to their lanes."""
    _Drag(driver, scene).do(plan)


# ---------------------------------------------------------------------- whole matches


def play(driver: Driver, scene: PlayScene, choose: Choose, hands: Play, sight: Counter[str] | None = None) -> None:
    """To the result. sight: counts the kinds of decisions that people were asked for, and the verbs they used."""
    for _ in range(MOST_FRAMES):
        if isinstance(driver.scene, MatchResultScene):
            return
        if scene.phase == Phase.CURTAIN:
            if hands is by_keys:
                driver.key(Kind.CONFIRM, scene.privacy.curtain_seat)
            else:
                driver.click((320, 100))
        elif scene.table.holding:
            if hands is by_keys:
                driver.key(Kind.CONFIRM, 0)
            else:
                driver.click((320, 100))
        elif scene.phase == Phase.CHOOSING:
            plan = choose(scene)
            if sight is not None:
                sight.update([choosing_of(scene).phase, *(action.verb for action in plan)])
            hands(driver, scene, plan)
        else:
            driver.step()
    raise AssertionError(f"no result after {MOST_FRAMES} frames: {scene.phase}")


def pick_these(characters: Sequence[str], choose: Choose) -> Choose:
    """Like the other, but each seat takes its character."""

    def first(scene: PlayScene) -> Plan:
        turn = scene.session.turn
        assert turn is not None
        return [Action("pick", (characters[turn.actor],))] if turn.kind == "pick" else choose(scene)

    return first


def all_pairs() -> Iterator[tuple[str, str]]:
    """Every character on either side, against the next one."""
    ids = [character.id for character in CHARACTERS]
    for number, one in enumerate(ids):
        yield one, ids[(number + 3) % len(ids)]
