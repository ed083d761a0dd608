"""By gamepads alone: from the title into a match, whole matches of every game to the result, a lesson, a live race; and
a pad that is unplugged meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.bindings import Kind
from scenes.log import LogScene
from scenes.match_config import PERSON
from scenes.options import OptionsScene
from scenes.pad_glyphs import Style, glyph
from scenes.pads.lost import LostPadScene
from scenes.play import Phase, PlayScene
from scenes.result import MatchResultScene
from scenes.rules import RulesScene
from scenes.title import TitleScene
from scenes.widgets.keyhint import key_label
from tests.scenes import demonites_matches, lesson_scripts, masters_matches, matches, street_matches
from tests.scenes.driver import Driver
from tests.scenes.pad_driver import PADS, PadDriver


def front(driver: Driver) -> object:
    """The scene in front."""
    return driver.scene


@pytest.fixture
def pads(tmp_path: Path) -> Iterator[PadDriver]:
    program = PadDriver(tmp_path)
    yield program
    program.app.close()


def unplug(pads: PadDriver, side: int) -> None:
    pads.step(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=PADS[side]))


def test_from_the_title_into_a_match(pads: PadDriver) -> None:
    pads.context.settings.lessons_declined.append("eight_bit_battle")
    pads.push(TitleScene(pads.context))
    for _ in range(6):
        if isinstance(pads.scene, PlayScene):
            return
        pads.key(Kind.CONFIRM)
        pads.run(100)
    raise AssertionError(f"no match: {pads.scene.name}")


def test_rules_log_pause_and_back(pads: PadDriver) -> None:
    scene = matches.start(pads, (PERSON, "ai:random"))
    pads.run(200)
    for kind, name in ((Kind.RULES, RulesScene), (Kind.LOG, LogScene)):
        pads.key(kind, None)
        assert isinstance(pads.scene, name)
        pads.key(Kind.CANCEL)
        assert front(pads) is scene
    pads.key(Kind.MENU, None)
    assert pads.scene is not scene
    pads.key(Kind.MENU, None)
    assert front(pads) is scene


def test_a_match_of_eight_bit_battle_between_two_pads(pads: PadDriver) -> None:
    scene = matches.start(pads, (PERSON, PERSON))
    matches.play_by_keys(pads, scene)
    assert isinstance(pads.scene, MatchResultScene)


@pytest.mark.soak
def test_a_match_of_eight_masters_revenge(pads: PadDriver) -> None:
    scene = masters_matches.start(pads, (PERSON, "ai:random"))
    masters_matches.play(pads, scene, masters_matches.lively(3), masters_matches.by_keys)
    assert isinstance(pads.scene, MatchResultScene)


@pytest.mark.soak
def test_a_match_of_street_war(pads: PadDriver) -> None:
    scene = street_matches.start(pads, (PERSON, "ai:random"))
    street_matches.play(pads, scene, street_matches.lively(3), street_matches.by_keys)
    assert isinstance(pads.scene, MatchResultScene)


def test_a_match_of_demonites(pads: PadDriver) -> None:
    sitting = demonites_matches.kinds((0,), 2)
    scene = demonites_matches.start(pads, "scout", sitting)
    demonites_matches.play(pads, scene, demonites_matches.lively(3), demonites_matches.by_keys)
    assert isinstance(pads.scene, MatchResultScene)


def test_a_live_race_between_two_pads(pads: PadDriver) -> None:
    scene = demonites_matches.start(pads, "skirmish", (PERSON, PERSON), 5, open_hands="on")
    for _ in range(2000):
        if scene.phase == Phase.RACING:
            break
        if scene.phase == Phase.CHOOSING:
            scene.choose(scene.session.match.legal_actions[0])
        pads.step()
    race = demonites_matches.race_of(scene)
    for _ in range(2000):
        if race.phase == "rush" and race.clock >= race.opens_ms:
            break
        pads.step()
    left, right = race.runners
    pads.slam(1, 2)
    assert (left.slammed, right.slammed) == (None, right.hand[2])
    pads.slam(0, 1)
    assert left.slammed == left.hand[1]


def test_a_lesson(pads: PadDriver) -> None:
    scene = lesson_scripts.start(pads, lesson_scripts.MASTERS)
    lesson_scripts.finish(pads, scene, mouse=False)
    assert pads.scene.name == "LessonEndScene"


def test_signs_follow_the_pad_that_was_used(tmp_path: Path) -> None:
    pads = PadDriver(tmp_path, names=("DualSense", "Nintendo Switch Pro Controller"))
    scene = matches.start(pads, (PERSON, PERSON))
    pads.run(100)
    texts, side = pads.context.texts, scene.privacy.curtain_seat
    pads.key(Kind.UP, 0)
    pads.key(Kind.UP, 1)
    assert key_label(texts, Kind.CONFIRM, 0) == glyph(Style.PLAYSTATION, pygame.CONTROLLER_BUTTON_A)
    assert key_label(texts, Kind.CONFIRM, 1) == glyph(Style.NINTENDO, pygame.CONTROLLER_BUTTON_B)
    before = pads.frame()
    code = (pygame.KSCAN_W, pygame.KSCAN_UP)[side]
    pads.step(pygame.event.Event(pygame.KEYDOWN, scancode=code, key=0, mod=0, unicode=""))
    assert key_label(texts, Kind.CONFIRM, side) == texts(("key.space", "key.return")[side])
    assert pads.frame() != before, "what is shown follows"
    assert pads.context.fonts.overflows == []
    pads.app.close()


@pytest.mark.parametrize("side", [0, 1])
def test_a_pad_that_is_lost_stops_a_match_and_says_whose(pads: PadDriver, side: int) -> None:
    scene = matches.start(pads, (PERSON, PERSON))
    pads.run(100)
    pads.key(Kind.CONFIRM, scene.privacy.curtain_seat)
    pads.hold(Kind.PEEK, scene.privacy.curtain_seat, True)
    unplug(pads, side)
    notice = pads.scene
    assert isinstance(notice, LostPadScene)
    assert not scene.privacy.peeking
    said = [line for role, line in pads.context.fonts.said if role in ("title", "behind")]
    assert any(pads.context.texts(f"pads.lost.{('left', 'right')[side]}") in line for line in said)
    pads.app.pads.add(PADS[side])
    before = pads.app.frames_drawn
    pads.step()
    assert pads.app.frames_drawn > before, "it says that it is back"
    pads.key(Kind.CONFIRM, side)
    assert front(pads) is scene


def test_when_both_pads_go_with_one_plug_each_side_is_told_of(pads: PadDriver) -> None:
    scene = matches.start(pads, (PERSON, PERSON))
    pads.run(100)
    events = [pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad) for pad in PADS]
    pads.step(*events)
    told = [one.side for one in pads.context.stack.scenes if isinstance(one, LostPadScene)]
    assert sorted(told) == [0, 1]
    for _ in told:
        assert isinstance(pads.scene, LostPadScene)
        Driver.key(pads, Kind.CONFIRM, 0)
    assert front(pads) is scene


def test_a_pad_that_is_lost_twice_is_told_of_once(pads: PadDriver) -> None:
    matches.start(pads, (PERSON, PERSON))
    pads.run(100)
    for _ in range(2):
        unplug(pads, 0)
        pads.app.pads.add(PADS[0])
    assert [isinstance(one, LostPadScene) for one in pads.context.stack.scenes].count(True) == 1


def test_in_a_menu_a_lost_pad_is_nobodys_concern(pads: PadDriver) -> None:
    pads.push(OptionsScene(pads.context))
    scene = pads.scene
    unplug(pads, 0)
    assert front(pads) is scene
