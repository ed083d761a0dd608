"""No frame of Street War tells what those who look may not know (rules/street_war.md §4, UX §2).

A position and another that differs from it in everything hidden from the eyes are drawn by two runs that get the same
input: every frame must be the same, byte for byte. At decisions, with every spot pointed at, pressed and dragged, with
tooltips, full cards, planning and the log, and while what was chosen is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from game.ai.player import Decision
from game.ai.players import thinking_time
from game.core.action import Action
from game.core.contract import Setup
from game.core.events import PUBLIC, seen_by
from game.core.match import Match
from game.core.rng import Rng
from game.games.street_war import GAME
from game.games.street_war.state import State
from scenes.intents import Kind
from scenes.match_config import PERSON
from scenes.play import Phase, PlayScene
from scenes.thinking import Thinker
from tests.scenes.driver import Driver
from tests.scenes.street_matches import GAME_ID, NAMES, Plan, plan_of, table_of
from tests.scenes.twins import NOWHERE, TwinRecorder, compare

Script = Callable[["Recorder", Plan | None], None]
TWO = (PERSON, PERSON)
DONE = Action("done")
RARE = frozenset({"claim", "look", "peek", "last_call", "swipe"})
SECRET = ("battle", "card", "peeked", "lane", "button fill", "button redraw")


class _Planned(Thinker):
    """Does what it is told, one action after the other, each so many milliseconds of the scene after it was asked."""

    def __init__(self, scene: PlayScene, plan: Plan, ms: int) -> None:
        super().__init__()
        self._scene, self._plan, self._ms = scene, list(plan), ms
        self._due = 0

    def start(self, *_: object, **__: object) -> None:
        """Begin to think."""
        self._due = self._scene._waited + self._ms

    def poll(self) -> Decision | None:
        """The answer, when it is there."""
        return Decision(self._plan.pop(0)) if self._plan and self._scene._waited >= self._due else None


def _walk(setup: Setup) -> Iterator[tuple[Match, Rng]]:
    """Every decision of a random lively match; a set-up is one."""
    rng = Rng(setup.seed)
    match = Match(setup)
    while match.turn is not None:
        yield match, rng
        for action in plan_of(match.legal_actions, rng):
            match.act(action)


def _outcome(state: State, plan: Plan, eyes: int) -> tuple[State, list[object]]:
    told: list[object] = []
    for action in plan:
        state, events = GAME.apply(state, action)
        told += seen_by(events, eyes)
    return state, told


def _alike(state: State, other: State, eyes: int, plan: Plan, rng: Rng) -> Plan | None:
    """A plan of the other state that tells these eyes the same, as different as it can be."""
    after, told = _outcome(state, plan, eyes)
    legal = GAME.legal_actions(other)
    candidates: list[Plan]
    if DONE in legal:
        candidates = [plan_of(legal, rng) for _ in range(30)]
    else:
        candidates = [[action] for action in sorted(legal, key=lambda legal: legal == plan[0])]
    for candidate in candidates[:160]:
        there, read = _outcome(other, candidate, eyes)
        if read == told and GAME.view(there, eyes) == GAME.view(after, eyes):
            return candidate
    return None


class Recorder(TwinRecorder):
    """Twins on the street."""

    names = NAMES
    cards = ("battle", "card", "peeked", "laid")
    secret = SECRET

    def press_around(self, words: tuple[str, ...]) -> None:
        """Everything of these kinds is pressed, and cards are dragged to lanes: what is refused is refused alike."""
        assert table_of(self.scene).choosing is not None
        lanes = [at for key, at in self.spots if key[0] == "lane"]
        for key, at in self.spots:
            if key[0] in words:
                self.driver.click(at)
                self.keep()
                if key[0] in ("battle", "card", "peeked", "lane"):
                    self.driver.drag(at, lanes[key[2] % 5] if lanes and not self.scene.session.shared else (250, 176))
                    self.keep()

    def open_curtain(self) -> None:
        """If one hangs there; then somebody chooses."""
        super().open_curtain()
        assert self.scene.phase == Phase.CHOOSING

    def act(self, plan: Plan, ms: int = 96) -> None:
        """What is played until somebody must do something; what a round leaves on the table is confirmed."""
        assert self.scene.session.position == self.position
        if self.scene.session.is_person(self.actor):
            # As by the big button: one action after the other.
            table_of(self.scene).hands._rest = list(plan[1:])
            self.scene.choose(plan[0])
        else:
            self.scene._thinker = _Planned(self.scene, plan, 0)
            self.scene._think(self.actor)
        for _ in range(600):
            self.driver.step(ms=ms)
            self.keep()
            if self.scene.table.holding:
                self.driver.key(Kind.CONFIRM, 0)
            if self.scene.phase != Phase.PLAYING and self.scene.session.position >= self.position + len(plan):
                return
        raise AssertionError(f"{plan} does not end: {self.scene.phase}")


def _compare(
    driver: Driver,
    setup: Setup,
    kinds: tuple[str, ...],
    eyes_of: Callable[[int], int],
    script: Script,
    pick: Callable[[Match, int], bool],
) -> Counter[str]:
    """As `twins.compare`, along a lively match."""

    def recorder(match: Match, state: State) -> Recorder:
        return Recorder(driver, match, state, kinds)

    def plan(match: Match, rng: Rng) -> Plan:
        return plan_of(match.legal_actions, rng)

    return compare(GAME, _walk(setup), eyes_of, pick, plan, _alike, recorder, script)


def _some(every: int) -> Callable[[Match, int], bool]:
    """Every so many, and whatever is rare, twice."""
    seen: Counter[str] = Counter()

    def pick(match: Match, number: int) -> bool:
        assert match.turn is not None
        seen[match.turn.kind] += 1
        return number % every == 0 or (match.turn.kind in RARE and seen[match.turn.kind] < 3)

    return pick


def _setup(seed: int, first: str, second: str) -> Setup:
    """A match of these two characters: the seed decides who of them sits where."""
    for number in range(seed * 400, seed * 400 + 400):
        match = Match(Setup(GAME_ID, number, options={"characters": "random", "limit": "12"}))
        if {seat.character for seat in match.view(PUBLIC).seats} == {first, second}:
            return match.setup
    raise AssertionError(f"no seed gives {first} and {second}")


PAIRS = [("scoops", "commuter"), ("magpie", "sketcher"), ("drifter", "liberty"), ("hardhat", "patrol")]
SAMPLE = [PAIRS[0], *(pytest.param(pair, marks=pytest.mark.soak) for pair in PAIRS[1:])]
"""Those who see most of what is hidden at every run; the others in the soak."""


def _named(pair: object) -> str:
    return "-".join(pair) if isinstance(pair, tuple) else str(pair)


@pytest.mark.parametrize("pair", SAMPLE, ids=_named)
def test_two_people_see_only_what_both_know(driver: Driver, pair: tuple[str, str]) -> None:
    """Behind the curtain, but with everything covered: whatever is pointed at and pressed."""

    def script(recorder: Recorder, plan: Plan | None) -> None:
        recorder.open_curtain()
        recorder.look_around()
        recorder.press_around(SECRET if recorder.kind not in ("claim", "look", "last_call", "swipe") else ())
        recorder.walk_by_keys()
        recorder.read_log()
        if plan is not None:
            recorder.act(plan)

    met = _compare(driver, _setup(1, *pair), TWO, lambda _: PUBLIC, script, _some(7))
    assert met["acted"] > 3, met
    assert len(met) > 3, met


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("pair", SAMPLE, ids=_named)
def test_alone_nothing_of_the_rivals_shows(driver: Driver, pair: tuple[str, str], seat: int) -> None:
    def script(recorder: Recorder, plan: Plan | None) -> None:
        recorder.keep()
        recorder.look_around()
        if recorder.actor == seat and recorder.kind not in ("claim", "hustle"):
            recorder.press_around(("battle", "card", "lane"))
        recorder.read_log()
        if plan is not None and recorder.scene.session.position == recorder.position:
            recorder.act(plan)
            recorder.look_around()

    kinds = (PERSON, "ai:random") if seat == 0 else ("ai:random", PERSON)
    met = _compare(driver, _setup(2, *pair), kinds, lambda _: seat, script, _some(7))
    assert met["acted"] > 3, met
    assert len(met) > 3, met


@pytest.mark.parametrize("pair", SAMPLE[:2], ids=_named)
def test_whoever_looks_at_the_own_hand_sees_nothing_of_the_others(driver: Driver, pair: tuple[str, str]) -> None:
    def script(recorder: Recorder, _: Plan | None) -> None:
        recorder.open_curtain()
        recorder.peek(True)
        recorder.keep()
        recorder.look_around()
        if recorder.kind not in ("claim", "hustle"):
            recorder.press_around(("battle", "card", "lane", "their", "theirs"))
        recorder.peek(False)
        recorder.keep()

    met = _compare(driver, _setup(3, *pair), TWO, lambda actor: actor, script, _some(9))
    assert len(met) > 3, met


def _planned(recorder: Recorder, rng: Rng) -> None:
    """Somebody looks at his hand, plans this and that, and lets go of the key: as many inputs, whatever it was."""
    recorder.peek(True)
    places = [at for key, at in recorder.spots if key[0] in ("battle", "card", "peeked", "lane", "button redraw")]
    for _ in range(7):
        recorder.driver.click(rng.choice(places) if places else NOWHERE)
    recorder.driver.point(NOWHERE)
    recorder.peek(False)
    recorder.keep()
    recorder.driver.run(3200)
    recorder.keep()


def test_covered_again_nothing_of_what_was_planned_shows(driver: Driver) -> None:
    """A row half laid, cards on lanes, what was picked: no trace once it is covered, wherever the mouse goes then."""
    compared: Counter[str] = Counter()
    for match, rng in _walk(_setup(9, "scoops", "commuter")):
        turn = match.turn
        assert turn is not None
        if compared[turn.kind] > 5 or turn.kind in ("claim", "look", "last_call", "swipe"):
            continue
        runs = []
        for _ in range(3):
            recorder = Recorder(driver, match, match.state, TWO)
            recorder.open_curtain()
            recorder.frames.clear()
            _planned(recorder, rng)
            if recorder.scene.session.position != recorder.position:
                # A thing pressed twice was done.
                continue
            recorder.driver.key(Kind.LEFT, recorder.actor)
            recorder.driver.point(NOWHERE)
            recorder.look_around()
            runs.append(recorder.frames)
            compared[turn.kind] += 1
        assert all(run == runs[0] for run in runs), (turn, [action.text for action in match.actions][-8:])
    assert {"line_up", "line_up_last", "hustle", "set_up", "set_up_last", "peek"} <= set(compared)


def _set_ups(match: Match, rng: Rng) -> list[Plan]:
    """Plans that lay nothing, one card and as many as there are."""
    sets = [action for action in match.legal_actions if action.verb == "set"]
    faces = sorted({action.args[0] for action in sets})
    one = [rng.choice([action for action in sets if action.args[0] == face]) for face in faces]
    return [[DONE], [*one[:1], DONE], [*one, DONE]]


def test_two_people_take_as_many_frames_however_many_cards_they_lay(driver: Driver) -> None:
    """From the big button on until the curtain of the other. (What the last one lays is counted at once.)"""
    compared = 0
    for match, rng in _walk(_setup(5, "hardhat", "scoops")):
        if match.turn is None or match.turn.kind != "set_up":
            continue
        runs = []
        for plan in _set_ups(match, rng):
            recorder = Recorder(driver, match, match.state, TWO)
            recorder.open_curtain()
            recorder.frames.clear()
            recorder.act(plan, ms=16)
            runs.append(recorder.frames)
        assert runs[0] == runs[1] == runs[2]
        compared += 1
        if compared == 3:
            return
    raise AssertionError(f"only {compared} such positions")


@pytest.mark.parametrize("speed", [0, 1, 4])
@pytest.mark.parametrize("player", ["ai:greedy", "ai:search"])
def test_a_player_of_the_arcade_takes_as_long_however_many_cards_it_lays(
    driver: Driver, player: str, speed: int
) -> None:
    """Frame by frame, whether it thinks for as long as it may or answers at once."""
    compared = 0
    for match, rng in _walk(_setup(5, "hardhat", "scoops")):
        if match.turn is None or match.turn.kind != "set_up" or len(set(match.legal_actions)) < 6:
            continue
        actor = match.turn.actor
        kinds = (PERSON, player) if actor == 1 else (player, PERSON)
        runs = []
        longest = round(thinking_time(player)[0] * 1000)
        for plan in _set_ups(match, rng):
            for ms in (0, longest // 4):
                recorder = Recorder(driver, match, match.state, kinds)
                recorder.frames.clear()
                driver.context.settings.speed = speed
                recorder.scene._thinker = _Planned(recorder.scene, plan, ms)
                recorder.scene._think(actor)
                while recorder.scene.phase == Phase.THINKING:
                    driver.step()
                    recorder.keep()
                runs.append(recorder.frames)
        assert all(run == runs[0] for run in runs), [len(run) for run in runs]
        assert len(runs[0]) > 20
        compared += 1
        if compared == 2:
            return
    raise AssertionError(f"only {compared} such positions")


def test_the_curtain_is_the_same_whatever_lies_behind_it(driver: Driver) -> None:
    frames = set()
    for match, rng in _walk(_setup(6, "hardhat", "liberty")):
        assert match.turn is not None
        if match.turn.kind != "line_up" or match.turn.actor != 0:
            continue
        for state in (match.state, GAME.resample(match.view(PUBLIC), rng)):
            recorder = Recorder(driver, match, state, TWO)
            assert recorder.scene.phase == Phase.CURTAIN
            frames.add(driver.frame())
        if len(match.actions) > 60:
            break
    assert len(frames) == 1
