"""Twins: a position and another that differs from it in everything hidden from some eyes, drawn by two runs of the same
input. Every frame must be the same, byte for byte (UX §2). What a game's own tests say is what is pressed there."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, TypeVar

import pygame

from game.core.contract import Game, State
from game.core.events import PUBLIC
from game.core.match import Match
from game.core.rng import Rng
from scenes.intents import MOVES, Kind
from scenes.match_config import MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene
from scenes.tables.spots import Key
from scenes.thinking import Thinker
from scenes.title import TitleScene
from tests.scenes.driver import Driver
from tests.scenes.masters_matches import right_click

NOWHERE = (320, 0)
Plan = TypeVar("Plan")


class Silent(Thinker):
    """Never answers: the test acts for the other side."""

    def start(self, *_: object, **__: object) -> None:
        """Nothing."""


def copied(match: Match) -> Match:
    """The same match once more."""
    copy = Match(match.setup)
    for action in match.actions:
        copy.act(action)
    return copy


class TwinRecorder:
    """Plays a script on a position and keeps a digest of every frame."""

    names: ClassVar[Sequence[str]] = ()
    cards: ClassVar[tuple[str, ...]] = ()
    """Spots that are looked at in full."""
    secret: ClassVar[tuple[str, ...]] = ()
    """Spots that are pressed when the focus comes to them."""
    walks: ClassVar[int] = 3
    """How often the focus goes in every direction."""
    at_once: ClassVar[bool] = False
    """Whether the deal is shown at once: no turning from one screen into another, whose picture is another run's."""

    def __init__(self, driver: Driver, match: Match, state: State, kinds: tuple[str, ...]) -> None:
        self.driver = driver
        driver.context.settings.speed = 0 if self.at_once else 1
        driver.point(NOWHERE)
        seats = tuple(SeatConfig(kind, name) for kind, name in zip(kinds, self.names, strict=False))
        self.scene = PlayScene(driver.context, MatchConfig(match.setup, seats))
        self.scene._thinker = Silent()
        self.frames: list[str] = []
        driver.context.stack.reset(TitleScene(driver.context), self.scene)
        driver.step()
        driver.context.settings.speed = 1
        if self.at_once:
            self.scene._stop_thinking()
            self.scene.table.stop_asking()
        # What the eyes have read so far is the same for both twins; only the truth behind it is another.
        self.scene.session.match = copied(match)
        self.scene.session.match._states[-1] = state
        self.scene.session.look(PUBLIC)
        self.scene.table.show(self.scene.session.view())
        self.scene._go_on()
        driver.step()
        turn = self.scene.session.turn
        assert turn is not None
        self.actor, self.kind = turn.actor, turn.kind
        self.keys = self.keys_of(self.actor)
        self.position = self.scene.session.position

    def keys_of(self, seat: int) -> int:
        """Which set of keys this seat presses."""
        return seat

    def keep(self) -> None:
        """Remember what is on the screen."""
        canvas = self.driver.context.display.canvas
        self.frames.append(hashlib.blake2b(pygame.image.tobytes(canvas, "RGB")).hexdigest())

    @property
    def spots(self) -> list[tuple[Key, tuple[int, int]]]:
        """What can be pointed at, and where: by place, for cards of twins differ."""
        return [(spot.key, spot.rect.center) for spot in self.scene.table.spots.all]

    def look_around(self) -> None:
        """The mouse on everything that can be pointed at, every card asked for in full."""
        for key, at in self.spots:
            self.driver.point(at)
            self.keep()
            if key[0] in self.cards:
                right_click(self.driver, at)
                self.keep()
                right_click(self.driver, at)
        self.driver.point(NOWHERE)

    def walk_by_keys(self, seat: int | None = None) -> None:
        """The focus goes about and presses what it finds of the hand, by the actor's keys or by those of a seat."""
        keys = self.keys if seat is None else self.keys_of(seat)
        for kind in [*MOVES] * self.walks:
            self.driver.key(kind, keys)
            self.keep()
            focus = self.scene.table.spots.focus
            if focus is not None and focus[0] in self.secret:
                self.driver.key(Kind.CONFIRM, keys)
                self.keep()
                self.driver.key(Kind.INSPECT, keys)
                self.keep()

    def read_log(self) -> None:
        """The log over the table."""
        self.driver.key(Kind.LOG, None)
        self.keep()
        self.driver.key(Kind.LOG, None)

    def open_curtain(self) -> None:
        """If one hangs there."""
        self.keep()
        if self.scene.phase == Phase.CURTAIN:
            self.driver.key(Kind.CONFIRM, self.keys_of(self.scene.privacy.curtain_seat))
        self.driver.step()
        self.keep()

    def peek(self, on: bool) -> None:
        """The actor holds the key to look, or lets it go."""
        self.driver.hold(Kind.PEEK, self.keys, on)


def same(
    recorders: Callable[[State], Any],
    match: Match,
    other: State,
    plans: tuple[Plan, Plan] | None,
    script: Callable[[Any, Plan | None], None],
) -> None:
    """Run the script on both twins, with its own plan each. recorders: makes one for a state."""
    runs: list[list[str]] = []
    for number, state in enumerate((match.state, other)):
        recorder = recorders(state)
        script(recorder, plans[number] if plans is not None else None)
        runs.append(recorder.frames)
    what = f"{match.turn} after {[action.text for action in match.actions][-12:]}: {plans}"
    for frame, (first, second) in enumerate(zip(*runs, strict=False)):
        assert first == second, f"frame {frame} of {len(runs[0])}, {what}"
    assert len(runs[0]) == len(runs[1]), what


def compare(
    game: Game,
    walk: Iterable[tuple[Match, Rng]],
    eyes_of: Callable[[int], int],
    pick: Callable[[Match, int], bool],
    plan_of: Callable[[Match, Rng], Plan],
    alike: Callable[[State, State, int, Plan, Rng], Plan | None],
    recorders: Callable[[Match, State], Any],
    script: Callable[[Any, Plan | None], None],
) -> Counter[str]:
    """Twins along a match, of the positions that `pick` wants. alike: a plan of the other state that tells the eyes the
    same, as different as it can be. Returns the kinds of decisions that were met with a twin that really differs, and
    under `acted` how often something was played, too."""
    met: Counter[str] = Counter()
    for number, (match, rng) in enumerate(walk):
        turn = match.turn
        assert turn is not None
        if not pick(match, number):
            continue
        eyes = eyes_of(turn.actor)
        other = game.resample(match.view(eyes), rng)
        plan = plan_of(match, rng)
        twin = alike(match.state, other, eyes, plan, rng)

        def recorder(state: State, match: Match = match) -> Any:
            return recorders(match, state)

        same(recorder, match, other, (plan, twin) if twin is not None else None, script)
        if other != match.state:
            met[turn.kind] += 1
            met["acted"] += twin is not None
    return met
