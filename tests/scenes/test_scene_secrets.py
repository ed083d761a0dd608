"""No frame drawn for one pair of eyes depends on what they may not know."""

from __future__ import annotations

import pygame
import pytest

from game.core.events import PUBLIC
from game.core.rng import Rng
from scenes.intents import Intent, Kind
from scenes.play import Phase, PlayScene
from scenes.result import MatchResultScene
from tests.scenes.driver import Driver
from tests.scenes.matches import PAIRINGS, scene_of, start, table_of


def _twin(scene: PlayScene, eyes: int, rng: Rng) -> None:
    """Put a state in the match's place that differs from it in all that these eyes cannot know."""
    match = scene.session.match
    match._states[-1] = match.game.resample(match.game.view(match.state, eyes), rng)


def _walk(driver: Driver, scene: PlayScene, decisions: int) -> None:
    """Play on by first choices for so many decisions of people."""
    for _ in range(4000):
        if decisions == 0 or not isinstance(driver.scene, PlayScene):
            return
        if scene.phase == Phase.CURTAIN:
            driver.key(Kind.CONFIRM, scene.privacy.curtain_seat)
        elif scene.table.holding:
            scene.table.confirm()
        elif scene.phase == Phase.CHOOSING:
            legal = scene.session.match.legal_actions
            scene.choose(legal[decisions % len(legal)])
            decisions -= 1
        driver.step()


@pytest.mark.parametrize("pairing", ["person-ai", "ai-person"])
def test_alone_the_frame_does_not_depend_on_the_rivals_secrets(driver: Driver, pairing: str) -> None:
    rng = Rng(3)
    compared = 0
    for seed in range(4):
        scene = start(driver, PAIRINGS[pairing], seed=seed)
        for _ in range(8):
            _walk(driver, scene, 1)
            if isinstance(driver.scene, MatchResultScene):
                break
            while scene.phase != Phase.CHOOSING and isinstance(driver.scene, PlayScene):
                if scene.table.holding:
                    scene.table.confirm()
                driver.step()
            if not isinstance(driver.scene, PlayScene):
                break
            truth = scene.session.match.state
            for _ in range(3):
                scene.table.show(scene.session.view())
                before = driver.frame()
                _twin(scene, scene.session.eyes, rng)
                scene.table.show(scene.session.view())
                assert driver.frame() == before
                compared += 1
            scene.session.match._states[-1] = truth
    assert compared > 30


def test_two_people_see_nothing_of_a_hand_until_its_owner_peeks(driver: Driver) -> None:
    """Face down, the owner's frame is the same whatever his secrets are; only his own peek key turns them up."""
    rng = Rng(9)
    scene = start(driver, PAIRINGS["person-person"], seed=4)
    _walk(driver, scene, 8)
    while scene.phase != Phase.CHOOSING:
        if scene.phase == Phase.CURTAIN:
            driver.key(Kind.CONFIRM, scene.privacy.curtain_seat)
        driver.step()
    seat = scene.session.eyes
    assert seat in (0, 1)
    covered = driver.frame()
    truth = scene.session.match.state
    _twin(scene, PUBLIC, rng)
    scene._go_on()
    assert driver.frame() == covered
    scene.session.match._states[-1] = truth
    scene._go_on()
    # Straight to the scene, so that no time passes and only the peek can change the picture.
    scene.handle(Intent(Kind.PEEK, 1 - seat))
    assert driver.frame() == covered, "the other seat's key must not turn this seat's cards"
    scene.handle(Intent(Kind.PEEK, 1 - seat, pressed=False))
    scene.handle(Intent(Kind.PEEK, seat))
    assert driver.frame() != covered
    scene.handle(Intent(Kind.PEEK, seat, pressed=False))
    assert driver.frame() == covered


def test_the_curtain_is_the_same_whatever_lies_behind_it(driver: Driver) -> None:
    frames = set()
    for seed in range(6):
        scene = start(driver, PAIRINGS["person-person"], seed=seed, first="seat0")
        while scene.phase != Phase.CURTAIN:
            driver.step()
        frames.add(driver.frame())
    assert len(frames) == 1


def test_the_curtain_is_drawn_in_the_very_frame_that_ends_a_turn(driver: Driver) -> None:
    scene = start(driver, PAIRINGS["person-person"], seed=6)
    _walk(driver, scene, 1)
    while scene.phase not in (Phase.CHOOSING, Phase.CURTAIN):
        driver.step()
    if scene.phase == Phase.CURTAIN:
        driver.key(Kind.CONFIRM, scene.privacy.curtain_seat)
        driver.step()
    seat = scene.session.eyes
    driver.context.settings.speed = 1  # not even normal speed leaves a frame between
    scene.choose(scene.session.match.legal_actions[0])
    assert scene_of(driver).phase == Phase.CURTAIN
    # Whatever is drawn from here on is drawn for everybody.
    assert scene.session.eyes == PUBLIC
    assert not table_of(scene).faces_up
    assert seat != PUBLIC


def test_only_the_named_seat_opens_the_curtain(driver: Driver) -> None:
    scene = start(driver, PAIRINGS["person-person"], seed=2)
    while scene.phase != Phase.CURTAIN:
        driver.step()
    seat = scene.privacy.curtain_seat
    driver.key(Kind.CONFIRM, 1 - seat)
    assert scene_of(driver).phase == Phase.CURTAIN
    driver.key(Kind.CONFIRM, seat)
    assert scene_of(driver).phase != Phase.CURTAIN


def test_losing_the_focus_draws_the_curtain(driver: Driver) -> None:
    scene = start(driver, PAIRINGS["person-person"], seed=2)
    while scene.phase != Phase.CURTAIN:
        driver.step()
    driver.key(Kind.CONFIRM, scene.privacy.curtain_seat)
    driver.step()
    assert scene_of(driver).phase == Phase.CHOOSING
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert scene_of(driver).phase == Phase.CURTAIN
