"""Thinking off the frame loop, by a clock that the tests turn: who overruns is cut off with an answer, and an answer
that nobody waits for any more is dropped."""

from __future__ import annotations

import threading
import time

import pytest

from game.ai.player import Budget, Decision
from game.core.action import Action
from game.core.contract import Setup, View
from game.core.match import Match
from game.core.rng import Rng
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene
from scenes.thinking import Background, Thinker, frame
from tests.scenes.driver import Driver

PATIENCE = 5.0
"""Seconds that a test waits for a thread at most; all of them take milliseconds."""


class Clock:
    """Seconds that pass only when somebody says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Brooder:
    """Thinks on until its budget ends, then takes the first action."""

    def __init__(self) -> None:
        self.began, self.ended = threading.Event(), threading.Event()

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """The first action, once time is up."""
        self.began.set()
        thoughts = 0
        while not budget.expired() and thoughts < budget.iterations:
            thoughts += 1
            time.sleep(0.001)
        self.ended.set()
        return Decision(legal[0], 0.5, thoughts)


def polled(background: Background[Decision]) -> Decision | None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if (answer := background.poll()) is not None:
            return answer
        time.sleep(0.001)
    return None


def start(thinker: Thinker, player: Brooder, seconds: float = 0.5) -> Match:
    match = Match(Setup("street_war", 1))
    thinker.start(player, match.view(0), match.legal_actions, 1, seconds, 10**9)
    assert player.began.wait(PATIENCE)
    return match


def test_who_overruns_is_cut_off_with_an_answer() -> None:
    clock, player = Clock(), Brooder()
    thinker = Thinker(clock)
    match = start(thinker, player)
    clock.now += 0.4
    assert not player.ended.wait(0.03), "there is time left"
    assert thinker.poll() is None
    clock.now += 0.2
    decision = polled(thinker)
    assert decision is not None
    assert decision.action == match.legal_actions[0]
    assert thinker.poll() is None, "an answer comes once"


def test_an_answer_that_nobody_waits_for_is_dropped() -> None:
    clock, player = Clock(), Brooder()
    thinker = Thinker(clock)
    start(thinker, player)
    thinker.cancel()
    assert player.ended.wait(PATIENCE), "it stops although its time is not over"
    time.sleep(0.02)
    assert thinker.poll() is None


def test_a_new_thought_takes_the_place_of_the_old_one() -> None:
    clock, old, new = Clock(), Brooder(), Brooder()
    thinker = Thinker(clock)
    start(thinker, old)
    match = start(thinker, new)
    assert old.ended.wait(PATIENCE)
    assert thinker.poll() is None
    clock.now += 1
    decision = polled(thinker)
    assert decision is not None
    assert decision.action in match.legal_actions


def test_an_answer_to_a_position_that_is_no_more_changes_nothing(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scene asks a second time which position an answer is to, whatever the thread did."""
    seats = (SeatConfig("ai:random", "A"), SeatConfig("ai:random", "B"))
    scene = PlayScene(driver.context, MatchConfig(Setup("street_war", 1), seats))
    driver.push(scene)
    for _ in range(200):
        if scene.phase == Phase.THINKING:
            break
        driver.step(ms=100)
    legal = scene.session.match.legal_actions
    scene._thinker.cancel()
    scene._answer, scene._thought_at = Decision(legal[0]), scene.session.position - 1
    before = scene.session.position
    scene._waited = 10_000
    scene._take_answer()
    assert scene.session.position == before


def test_leaving_the_match_stops_the_thought(driver: Driver) -> None:
    seats = (SeatConfig(PERSON, "A"), SeatConfig("ai:5", "B"))
    scene = PlayScene(driver.context, MatchConfig(Setup("street_war", 1), seats))
    driver.push(scene)
    player = Brooder()
    match = scene.session.match
    scene._thinker.start(player, match.view(0), match.legal_actions, 1, 100.0, 10**9)
    assert player.began.wait(PATIENCE)
    scene.leave()
    driver.step()
    assert player.ended.wait(PATIENCE)
    assert scene._thinker.poll() is None


def test_beginners_take_their_time(driver: Driver) -> None:
    """At normal speed a quick answer waits for the pause of its level."""
    driver.context.settings.speed = 1
    waited = {}
    for level in ("ai:1", "ai:5"):
        seats = (SeatConfig(level, "A"), SeatConfig(level, "B"))
        scene = PlayScene(driver.context, MatchConfig(Setup("street_war", 1), seats))
        driver.push(scene)
        for _ in range(600):
            if scene.phase == Phase.THINKING:
                break
            scene.table.skip()
            driver.step()
        waited[level] = scene._pause
        scene._stop_thinking()
    assert waited["ai:1"] > waited["ai:5"] > 0


def test_while_a_frame_is_made_thoughts_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.thinking.LONGEST_WAIT", PATIENCE)
    clock, player = Clock(), Brooder()
    thinker = Thinker(clock)
    start(thinker, player)
    with frame():
        time.sleep(0.02)  # the thought comes to its next look at the clock meanwhile
        clock.now += 1
        assert not player.ended.wait(0.03)
    assert polled(thinker) is not None


def test_a_frame_that_hangs_does_not_hold_a_thought_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.thinking.LONGEST_WAIT", 0.001)
    clock, player = Clock(), Brooder()
    thinker = Thinker(clock)
    with frame():
        start(thinker, player)
        clock.now += 1
        assert polled(thinker) is not None


def test_a_frame_that_fails_lets_thoughts_go_on() -> None:
    with pytest.raises(RuntimeError), frame():
        raise RuntimeError
    clock, player = Clock(), Brooder()
    thinker = Thinker(clock)
    start(thinker, player)
    clock.now += 1
    assert polled(thinker) is not None
