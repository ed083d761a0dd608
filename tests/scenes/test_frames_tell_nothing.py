"""No frame drawn for one pair of eyes tells what these eyes may not know (DESIGN §5 and §7, UX §2).

A position and another that differs from it in everything hidden from the eyes are drawn by two runs of the program,
which get the same input: every frame must be the same, byte for byte. At decisions, while the other side's choice is
played, with tooltips, full cards, peeking and the log.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.core.action import Action
from game.core.contract import Game, Setup, State
from game.core.events import PUBLIC, seen_by
from game.core.match import Match
from game.core.registry import get_game
from game.core.rng import Rng
from scenes.intents import Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene
from scenes.thinking import Thinker
from tests.scenes.driver import Driver

GAME: Game = get_game("eight_bit_battle")
NAMES = ("Ana", "Bob")
PLACES = ((38, 180), (100, 180), (230, 180), (250, 190), (340, 180), (420, 170), (560, 180), (600, 180), (170, 300),
          (222, 300), (276, 300), (330, 300), (392, 300), (444, 300), (498, 300), (66, 45), (575, 45), (590, 80),
          (145, 46), (320, 110), (320, 40), (70, 220), (470, 220), (600, 300), (584, 246))  # fmt: skip
"""Where the mouse looks around: figures, hands, plates, piles, backs, buttons of both tables."""


class Twins:
    """A position, what is hidden from the eyes dealt again, and an action of each that looks alike to them."""

    def __init__(self, match: Match, eyes: int, other: State, actions: tuple[Action, Action] | None) -> None:
        self.match, self.eyes, self.other, self.actions = match, eyes, other, actions


def _alike(state: State, other: State, eyes: int, action: Action) -> Action | None:
    """A legal action of the other state that tells these eyes the same, as different as it can be."""
    told = seen_by(GAME.apply(state, action)[1], eyes)
    for candidate in sorted(GAME.legal_actions(other), key=lambda legal: legal == action):
        if seen_by(GAME.apply(other, candidate)[1], eyes) == told:
            return candidate
    return None


def _walk(seed: int) -> Iterator[tuple[Match, Rng]]:
    """Every position of a random match."""
    rng = Rng(seed)
    match = Match(Setup("eight_bit_battle", seed, options={"two_keys": "on" if seed % 2 else "off"}))
    while match.turn is not None:
        yield match, rng
        match.act(rng.choice(match.legal_actions))


def _copy(match: Match) -> Match:
    copy = Match(match.setup)
    for action in match.actions:
        copy.act(action)
    return copy


def _twins(seed: int, eyes_of: Callable[[int], int]) -> Iterator[Twins]:
    """Twins along a match, for the eyes that `eyes_of` names for the seat to act."""
    for match, rng in _walk(seed):
        turn = match.turn
        assert turn is not None
        eyes = eyes_of(turn.actor)
        other = GAME.resample(match.view(eyes), rng)
        action = rng.choice(match.legal_actions)
        alike = _alike(match.state, other, eyes, action)
        yield Twins(_copy(match), eyes, other, (action, alike) if alike is not None else None)


class _Silent(Thinker):
    """Never answers: the test acts for the other side."""

    def start(self, *_: object, **__: object) -> None:
        """Nothing."""


class Recorder:
    """Plays a script on a position and keeps a digest of every frame."""

    def __init__(self, folder: Path, match: Match, state: State, kinds: tuple[str, str], speed: int = 1) -> None:
        self.driver = Driver(folder, speed=speed)
        seats = tuple(SeatConfig(kind, name) for kind, name in zip(kinds, NAMES, strict=True))
        self.scene = PlayScene(self.driver.context, MatchConfig(match.setup, seats))
        self.scene.session.match = _copy(match)
        # What the eyes have read so far is the same for both twins; only the truth behind it is another.
        self.scene.session.match._states[-1] = state
        self.scene._thinker = _Silent()
        self.frames: list[str] = []
        self.driver.push(self.scene)
        self.scene.table.skip()
        while self.scene.table.busy:
            self.scene.table.confirm()
            self.scene.table.skip()
        self.driver.step()

    def keep(self) -> None:
        """Remember the frame of now."""
        self.frames.append(hashlib.sha256(self.driver.frame()).hexdigest())

    def look_around(self) -> None:
        """The mouse at every place, and a card in full."""
        for place in PLACES:
            self.driver.point(place)
            self.keep()
        self.driver.key(Kind.INSPECT, 0)
        self.keep()
        self.driver.key(Kind.CANCEL, 0)

    def read_log(self) -> None:
        """The log over the table."""
        self.driver.key(Kind.LOG, None)
        self.keep()
        self.driver.key(Kind.LOG, None)

    def act(self, action: Action) -> None:
        """The other side acts: every tenth of a second of what is played, until somebody must do something."""
        self.scene.table.thinking(None)
        self.scene._act(action)
        for _ in range(400):
            self.driver.step(ms=96)
            self.keep()
            if self.scene.phase in (Phase.CURTAIN, Phase.CHOOSING, Phase.THINKING, Phase.OVER):
                break
            if self.scene.table.holding:
                self.scene.table.confirm()

    def close(self) -> list[str]:
        """What was recorded."""
        return self.frames


def _same(folder: Path, twins: Twins, kinds: tuple[str, str], script: Callable[[Recorder, Action | None], None]) -> int:
    runs = []
    for number, state in enumerate((twins.match.state, twins.other)):
        recorder = Recorder(folder / str(number), twins.match, state, kinds)
        script(recorder, twins.actions[number] if twins.actions is not None else None)
        runs.append(recorder.close())
    for frame, (first, second) in enumerate(zip(*runs, strict=True)):
        assert first == second, (
            f"frame {frame} after {[action.text for action in twins.match.actions]}: {twins.actions}"
        )
    return len(runs[0])


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_alone_nothing_of_the_rival_shows(tmp_path: Path, seed: int, seat: int) -> None:
    kinds = (PERSON, "ai:random") if seat == 0 else ("ai:random", PERSON)

    def script(recorder: Recorder, action: Action | None) -> None:
        recorder.keep()
        recorder.look_around()
        recorder.read_log()
        if action is not None:
            recorder.act(action)
            recorder.look_around()

    different = 0
    for number, twins in enumerate(_twins(seed, lambda _: seat)):
        turn = twins.match.turn
        if number % 2 and (turn is None or turn.actor == seat):
            continue
        _same(tmp_path / str(number), twins, kinds, script)
        different += twins.other != twins.match.state
    assert different > 5, "the twins must really differ"


@pytest.mark.parametrize("seed", [3, pytest.param(4, marks=pytest.mark.soak)])
def test_two_people_without_peeking_see_only_what_both_know(tmp_path: Path, seed: int) -> None:
    """The person at the table has the keys, but as long as nobody peeks both may look."""

    def script(recorder: Recorder, action: Action | None) -> None:
        assert recorder.scene.phase in (Phase.CURTAIN, Phase.CHOOSING)
        recorder.keep()
        turn = recorder.scene.session.turn
        assert turn is not None
        recorder.driver.key(Kind.CONFIRM, turn.actor)
        for _ in range(3):
            recorder.driver.step(ms=200)
            recorder.keep()
        recorder.look_around()
        for kind in (Kind.RIGHT, Kind.UP, Kind.LEFT, Kind.DOWN, Kind.LEFT):
            recorder.driver.key(kind, turn.actor)
            recorder.keep()
        recorder.driver.key(Kind.INSPECT, turn.actor)
        recorder.keep()
        recorder.driver.key(Kind.CANCEL, turn.actor)
        recorder.read_log()
        if action is not None:
            recorder.act(action)

    for number, twins in enumerate(_twins(seed, lambda _: PUBLIC)):
        _same(tmp_path / str(number), twins, (PERSON, PERSON), script)


@pytest.mark.parametrize("seed", [5])
def test_whoever_peeks_sees_nothing_of_the_other(tmp_path: Path, seed: int) -> None:
    def script(recorder: Recorder, action: Action | None) -> None:
        turn = recorder.scene.session.turn
        assert turn is not None
        recorder.driver.key(Kind.CONFIRM, turn.actor)
        recorder.driver.step(ms=300)
        recorder.driver.hold(Kind.PEEK, turn.actor, True)
        recorder.keep()
        recorder.look_around()
        recorder.driver.hold(Kind.PEEK, turn.actor, False)
        recorder.keep()

    for number, twins in enumerate(_twins(seed, lambda actor: actor)):
        _same(tmp_path / str(number), twins, (PERSON, PERSON), script)
