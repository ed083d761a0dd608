"""Every screen can be read: contrast and size measured where the words stand, larger text and high contrast, too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.contract import Setup
from game.core.registry import GAME_IDS, get_game
from scenes.intents import Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene
from scenes.reader import ReaderScene
from scenes.scene import Scene
from scenes.widgets.colours import INK
from scenes.widgets.contrast import BRIGHT, brightened, contrast
from scenes.widgets.text import Font
from tests.scenes.colour_vision import LACKS, seen_with
from tests.scenes.driver import Driver
from tests.scenes.menu_screens import SCREENS
from tests.scenes.written import CAPITALS, Written, writing

LEAST = 4.5
LEAST_SEEN = 4.0
"""For eyes that lack one kind of cone; 4.04 is the least there is, yellow words on a red button in deuteranopia."""
FULL_HD = 3
"""Screen dots of a canvas pixel at 1920x1080."""
LEAST_LINE = 18
"""Screen dots from line to line at 1920x1080."""


def front(driver: Driver) -> object:
    """The scene in front."""
    return driver.scene


def match(driver: Driver, game_id: str) -> PlayScene:
    """The first decision of the game's first mode."""
    game = get_game(game_id)
    mode = game.modes[0]
    count = game.seats_of(mode)[0]
    seats = tuple(SeatConfig(PERSON if seat == 0 else "ai:random", f"Ada{seat}") for seat in range(count))
    scene = PlayScene(driver.context, MatchConfig(Setup(game_id, 3, count, mode), seats, seed_given=True))
    driver.push(scene)
    for _ in range(400):
        driver.step()
        if scene.phase == Phase.CHOOSING:
            return scene
    raise AssertionError(f"{game_id}: nobody is asked")


def seen_by(lack: str, word: Written) -> float:
    """How far a word stands out for eyes that lack a kind of cone."""
    colour = seen_with(lack, word.colour)
    return max(contrast(colour, seen_with(lack, ground)) for ground in word.grounds)


def screens(driver: Driver) -> Iterator[tuple[str, Scene]]:
    """Every menu screen, and each game's table, one after the other."""
    for name, make in SCREENS.items():
        scene = make(driver.context)
        driver.push(scene)
        yield name, scene
        driver.context.stack.reset()
    for game_id in GAME_IDS:
        yield game_id, match(driver, game_id)
        driver.context.stack.reset()


@pytest.mark.parametrize(("language", "aided"), [("en", False), ("es", True)])
def test_words_stand_out_and_fit_on_every_screen(tmp_path: Path, language: str, aided: bool) -> None:
    driver = Driver(tmp_path, language)
    settings = driver.context.settings
    settings.larger_text = settings.high_contrast = settings.seat_signs = aided
    driver.context.apply_settings()
    large = 0
    for name, _ in screens(driver):
        with writing(driver.context.fonts) as words:
            driver.frame()
        assert words, name
        assert [(name, word) for word in words if word.contrast < LEAST] == []
        for lack in LACKS:
            seen = [(name, word.text, lack) for word in words if seen_by(lack, word) < LEAST_SEEN]
            assert seen == []
        assert driver.context.fonts.overflows == [], name
        large += any(word.font == Font.LARGE for word in words)
    assert (large > len(GAME_IDS)) == aided
    driver.app.close()


def test_lines_are_high_enough_and_capitals_are_what_they_are_said_to_be(driver: Driver) -> None:
    for font in Font:
        face = driver.context.fonts.face(font)
        assert face.line * FULL_HD >= LEAST_LINE
        assert face.render("H", (255, 255, 255)).get_bounding_rect().height == CAPITALS[font]


def test_light_words_are_brightened_and_dark_ones_left(driver: Driver) -> None:
    assert brightened(INK) == INK
    for colour in ((234, 50, 60), (146, 161, 185), (219, 63, 253)):
        assert contrast(brightened(colour), INK) >= BRIGHT
    assert brightened((255, 255, 255)) == (255, 255, 255)


def test_one_key_reads_any_screen_large_and_the_same_key_leaves_it(driver: Driver) -> None:
    scene = SCREENS["options"](driver.context)
    driver.push(scene)
    driver.key(Kind.READ, None)
    reader = driver.scene
    assert isinstance(reader, ReaderScene)
    assert reader._lines[0] == driver.context.texts("options.title")
    assert any(driver.context.texts("options.crt") in line for line in reader._lines)
    before = driver.frame()
    driver.key(Kind.RIGHT)
    assert driver.frame() != before, "there is more than one page"
    driver.key(Kind.READ, None)
    assert front(driver) is scene


def test_the_reader_knows_no_more_than_what_lies_open(driver: Driver) -> None:
    """Between people it covers the hand that was peeked at, as everything does that lies over a table."""
    seats = (SeatConfig(PERSON, "Ada"), SeatConfig(PERSON, "Bo"))
    scene = PlayScene(driver.context, MatchConfig(Setup("eight_bit_battle", 3), seats, seed_given=True))
    driver.push(scene)
    driver.run(100)
    driver.key(Kind.CONFIRM, scene.privacy.curtain_seat)
    driver.run(50)
    assert scene.session.turn is not None
    seat = scene.session.turn.actor
    driver.key(Kind.READ, None)
    assert isinstance(driver.scene, ReaderScene)
    covered = list(driver.scene._lines)
    driver.key(Kind.READ, None)
    driver.hold(Kind.PEEK, seat, True)
    driver.key(Kind.READ, None)
    assert isinstance(driver.scene, ReaderScene)
    assert driver.scene._lines == covered
    assert not scene.privacy.peeking
