"""No frame of the Demonites tells what those who look may not know (rules/demonites.md §4, UX §2).

A position and another that differs from it in everything hidden from the eyes are drawn by two runs that get the same
input: every frame must be the same, byte for byte. At decisions, with every spot pointed at, pressed and dragged, with
tooltips, full cards, what is picked and the log; while what was chosen is played; and in a live Skirmish.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from game.ai.player import Decision
from game.core.action import Action
from game.core.contract import TABLE, Setup
from game.core.events import PUBLIC, seen_by
from game.core.match import Match
from game.core.rng import Rng
from game.games.demonites import GAME
from game.games.demonites.modes import MODE_IDS
from game.games.demonites.state import State
from scenes.intents import Kind
from scenes.play import Phase
from scenes.tables.demonites.table import DemonTable
from scenes.thinking import Thinker
from tests.scenes.demonites_matches import GAME_ID, NAMES, SECRETIVE, keys_seat, kinds, slam, table_of
from tests.scenes.driver import Driver
from tests.scenes.twins import NOWHERE, Silent, TwinRecorder, compare

Script = Callable[["Recorder", Action | None], None]
CARDS = ("hand", "line")
SECRET = ("hand", "line", "front", "confirm")
HIDING = tuple(mode for mode in MODE_IDS if mode != "war")
FRAME_MS = 96


class _Planned(Thinker):
    """Has thought of this at once."""

    def __init__(self, action: Action) -> None:
        super().__init__()
        self._action = action

    def start(self, *_: object, **__: object) -> None:
        """Nothing to think about."""

    def poll(self) -> Decision | None:
        """The answer."""
        return Decision(self._action)


def _walk(setup: Setup) -> Iterator[tuple[Match, Rng]]:
    """Every decision of a random match."""
    rng = Rng(setup.seed)
    match = Match(setup)
    while match.turn is not None:
        yield match, rng
        match.act(_plan(match.legal_actions, rng))


def _plan(legal: tuple[Action, ...], rng: Rng) -> Action:
    fierce = [action for action in legal if action.verb in ("attack", "charge", "regroup")]
    return rng.choice(fierce if fierce and rng.below(2) else legal)


def _told(state: State, action: Action, eyes: int) -> tuple[object, object]:
    after, events = GAME.apply(state, action)
    return seen_by(events, eyes), GAME.view(after, eyes)


def _alike(state: State, other: State, eyes: int, action: Action, _: Rng) -> Action | None:
    """What tells these eyes the same in the other state, as different as it can be."""
    told = _told(state, action, eyes)
    there = sorted(GAME.legal_actions(other), key=lambda legal: legal == action)
    return next((legal for legal in there if _told(other, legal, eyes) == told), None)


class Recorder(TwinRecorder):
    """Twins on the battlefield."""

    names = NAMES
    cards = (*CARDS, "lying")
    secret = SECRET
    walks = 1
    at_once = True

    def keys_of(self, seat: int) -> int:
        """Seats sit in a circle."""
        return keys_seat(self.scene, seat)

    @property
    def table(self) -> DemonTable:
        """The table."""
        return table_of(self.scene)

    def press_around(self, words: tuple[str, ...]) -> None:
        """Everything of these kinds is pressed, and cards are dragged about: what is refused is refused alike."""
        for key, at in self.spots:
            if key[0] in words and self.scene.session.position == self.position:
                self.driver.click(at)
                self.keep()
                if key[0] in CARDS:
                    self.driver.drag(at, (320, 150))
                    self.keep()

    def open_curtain(self) -> None:
        """If one hangs there; then somebody chooses."""
        super().open_curtain()
        assert self.scene.phase == Phase.CHOOSING

    def act(self, action: Action) -> None:
        """What is played until somebody must do something."""
        assert self.scene.session.position == self.position
        if self.actor == TABLE or self.scene.session.is_person(self.actor):
            self.scene.choose(action)
        else:
            self.scene._thinker = _Planned(action)
            self.scene._think(self.actor)
        for _ in range(600):
            self.driver.step(ms=2 * FRAME_MS)
            self.keep()
            if self.scene.session.position > self.position:
                self.scene._thinker = Silent()
                if self.scene.phase != Phase.PLAYING:
                    return
        raise AssertionError(f"{action.text} does not end: {self.scene.phase}")


def _compare(
    driver: Driver,
    setup: Setup,
    sitting: tuple[str, ...],
    eyes_of: Callable[[int], int],
    script: Script,
    pick: Callable[[Match, int], bool],
) -> Counter[str]:
    """As `twins.compare`, along a random match."""

    def recorder(match: Match, state: State) -> Recorder:
        return Recorder(driver, match, state, sitting)

    def plan(match: Match, rng: Rng) -> Action:
        return _plan(match.legal_actions, rng)

    return compare(GAME, _walk(setup), eyes_of, pick, plan, _alike, recorder, script)


def _some(each: int, people: tuple[int, ...] = (), every: int = 5) -> Callable[[Match, int], bool]:
    """Of each kind of decision so many, not those that come one after the other. people: only theirs."""
    seen: Counter[str] = Counter()
    last: Counter[str] = Counter()

    def pick(match: Match, number: int) -> bool:
        assert match.turn is not None
        kind = match.turn.kind
        if (people and match.turn.actor not in people) or seen[kind] >= each or number - last[kind] < every:
            return False
        seen[kind] += 1
        last[kind] = number
        return True

    return pick


def _setup(mode: str, seats: int, seed: int, **options: str) -> Setup:
    if mode == "skirmish":
        options = {"pace": "calm", **options}
    return Setup(GAME_ID, seed, seats, mode, options)


OFTEN = [1, pytest.param(8, marks=pytest.mark.soak)]
"""How many positions of each kind of decision."""
SAMPLE = [
    ("skirmish", 1),
    ("ambush", 1),
    *(pytest.param(mode, each, marks=pytest.mark.soak) for mode, each in (("scout", 1), ("campaign", 1))),
    *(pytest.param(mode, 8, marks=pytest.mark.soak) for mode in HIDING),
]
"""Those with the most that is hidden at every run; the others in the soak."""


@pytest.mark.parametrize("each", OFTEN)
@pytest.mark.parametrize(("mode", "seats"), [("war", 3), ("skirmish", 2), ("scout", 3), ("ambush", 3), ("campaign", 2)])
def test_people_see_only_what_all_know(driver: Driver, mode: str, seats: int, each: int) -> None:
    """Behind the curtain, but with everything covered: whatever is pointed at and pressed."""

    def script(recorder: Recorder, action: Action | None) -> None:
        recorder.open_curtain()
        recorder.look_around()
        if recorder.kind.removesuffix("_last") in SECRETIVE:
            recorder.press_around(SECRET)
        recorder.walk_by_keys()
        recorder.read_log()
        if action is not None and recorder.scene.session.position == recorder.position:
            recorder.act(action)

    met = _compare(driver, _setup(mode, seats, 7), kinds(range(seats), seats), lambda _: PUBLIC, script, _some(each))
    assert met, mode
    assert met["acted"] or mode == "war", met


@pytest.mark.parametrize("each", OFTEN)
@pytest.mark.parametrize(
    ("mode", "seats", "seat"), [("skirmish", 2, 1), ("scout", 2, 0), ("ambush", 3, 1), ("campaign", 3, 0)]
)
def test_alone_nothing_of_the_others_shows(driver: Driver, mode: str, seats: int, seat: int, each: int) -> None:
    """At the own decisions and at theirs, while they think and while what they do is played."""

    def script(recorder: Recorder, action: Action | None) -> None:
        recorder.keep()
        recorder.look_around()
        if recorder.actor == seat:
            recorder.press_around((*CARDS, "front"))
        recorder.read_log()
        if action is not None and recorder.scene.session.position == recorder.position:
            recorder.act(action)
            recorder.look_around()

    met = _compare(driver, _setup(mode, seats, 2), kinds((seat,), seats), lambda _: seat, script, _some(each, every=3))
    assert met["acted"], met


@pytest.mark.parametrize(("mode", "each"), SAMPLE)
def test_whoever_looks_at_the_own_hand_sees_nothing_of_the_others(driver: Driver, mode: str, each: int) -> None:
    def script(recorder: Recorder, _: Action | None) -> None:
        recorder.open_curtain()
        recorder.peek(True)
        recorder.keep()
        recorder.look_around()
        if recorder.kind.removesuffix("_last") in SECRETIVE:
            recorder.press_around((*CARDS, "front"))
        recorder.peek(False)
        recorder.keep()

    met = _compare(driver, _setup(mode, 3, 3), kinds((0, 1, 2), 3), lambda actor: actor, script, _some(each))
    assert met, mode


def _planned(recorder: Recorder, rng: Rng) -> None:
    """Somebody looks at his hand, picks this and that, and lets go of the key: as many inputs, whatever it was."""
    recorder.peek(True)
    places = [at for key, at in recorder.spots if key[0] in (*CARDS, "front")]
    for _ in range(3):
        recorder.driver.click(rng.choice(places) if places else NOWHERE)
    recorder.driver.point(NOWHERE)
    recorder.peek(False)
    recorder.keep()
    for _ in range(8):
        # Until no refusal is left on the screen.
        recorder.driver.step(ms=400)
    recorder.keep()


@pytest.mark.parametrize(("mode", "each"), SAMPLE)
def test_covered_again_nothing_of_what_was_picked_shows(driver: Driver, mode: str, each: int) -> None:
    compared: Counter[str] = Counter()
    pick = _some(each)
    for number, (match, rng) in enumerate(_walk(_setup(mode, 2, 4))):
        turn = match.turn
        assert turn is not None
        if turn.kind.removesuffix("_last") not in SECRETIVE or not pick(match, number):
            continue
        runs = []
        for _ in range(3):
            recorder = Recorder(driver, match, match.state, kinds((0, 1), 2))
            recorder.open_curtain()
            recorder.frames.clear()
            _planned(recorder, rng)
            if recorder.scene.session.position != recorder.position:
                # A card pressed twice was played.
                continue
            recorder.driver.key(Kind.LEFT, recorder.keys)
            recorder.driver.point(NOWHERE)
            recorder.look_around()
            runs.append(recorder.frames)
            compared[turn.kind] += 1
        assert all(run == runs[0] for run in runs), (turn, [action.text for action in match.actions][-8:])
    assert compared


@pytest.mark.parametrize("each", OFTEN)
@pytest.mark.parametrize("open_hands", ["off", "on"])
def test_a_live_clash_shows_nothing_of_a_covered_hand(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, open_hands: str, each: int
) -> None:
    """The person slams or lets the drum run out; the arcade never moves."""
    monkeypatch.setattr("scenes.race.Thinker", Silent)
    if open_hands == "on":
        # What lies open differs in nothing; only what nobody knows, the armies, is another.
        assert GAME.resample(Match(_setup("skirmish", 2, 1, pace="live", open_hands="on")).view(0), Rng(1))

    def script(recorder: Recorder, _: Action | None) -> None:
        assert recorder.scene.phase == Phase.RACING
        for _frame in range(14):
            recorder.driver.step(ms=FRAME_MS)
            recorder.keep()
        recorder.look_around()
        if len(recorder.frames) % 2:
            slam(recorder.driver, recorder.scene, 0, 0, by_mouse=True)
        for _frame in range(90):
            if recorder.scene.phase == Phase.RACING and table_of(recorder.scene).live.race is not None:
                race = table_of(recorder.scene).live.race
                assert race is not None
                if race.phase == "blind":
                    # What the arcade plays now lies open.
                    return
            recorder.driver.step(ms=FRAME_MS)
            recorder.keep()
            if recorder.scene.session.position > recorder.position + 1:
                return

    setup = _setup("skirmish", 2, 5, pace="live", open_hands=open_hands)
    rushes = _some(2 * each, every=3)

    def pick(match: Match, number: int) -> bool:
        assert match.turn is not None
        return match.turn.kind == "rush" and match.turn.actor == 0 and rushes(match, number)

    met = _compare(driver, setup, kinds((0,), 2), lambda _: 0, script, pick)
    assert met["rush"], met


def test_the_curtain_is_the_same_whatever_lies_behind_it(driver: Driver) -> None:
    for mode in HIDING:
        frames = set()
        for match, rng in _walk(_setup(mode, 2, 6)):
            assert match.turn is not None
            if match.turn.kind.removesuffix("_last") not in SECRETIVE or match.turn.actor != 0:
                continue
            for state in (match.state, GAME.resample(match.view(PUBLIC), rng)):
                recorder = Recorder(driver, match, state, kinds((0, 1), 2))
                assert recorder.scene.phase == Phase.CURTAIN
                frames.add(driver.frame())
            if len(match.actions) > 6:
                break
        assert len(frames) == 1, mode
