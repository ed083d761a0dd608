"""Screens are read as they are meant: panel by panel, column by column, headings before what they head."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.contract import Setup
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from scenes.glossary.scene import GlossaryScene
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.options import LEAVES
from scenes.options.scene import OptionsScene
from scenes.play import Phase, PlayScene
from scenes.reading_order import FIRST, in_order
from scenes.records.keeping import records_of
from scenes.records.scene import RecordsScene
from scenes.scene import Scene
from scenes.setup import SetupScene
from scenes.widgets.text import Font, Framed, Heard
from tests.scenes.driver import Driver
from tests.scenes.menu_screens import SCREENS
from tests.scenes.records_data import fill


def word(text: str, x: int, y: int, role: str = "", group: int = 0) -> Heard:
    return Heard(text, pygame.Rect(x, y, 8 * len(text), 11), Font.BODY, role, group)


def panel(x: int, y: int, width: int, height: int) -> Framed:
    return Framed(pygame.Rect(x, y, width, height))


def said_by(driver: Driver, scene: Scene) -> list[Heard | Framed]:
    canvas = driver.context.display.canvas
    with driver.context.fonts.hearing() as heard:
        scene.draw(canvas)
    return heard


def read(driver: Driver, scene: Scene) -> list[str]:
    driver.push(scene)
    return in_order(said_by(driver, scene))


def places(lines: list[str], *parts: str) -> list[int]:
    """Where each of these is said first."""
    return [next(place for place, line in enumerate(lines) if part in line) for part in parts]


def test_words_are_read_from_above_down_and_from_left_to_right() -> None:
    heard = [word("below", 10, 60), word("right", 300, 21), word("a first long line", 10, 20), word("goes on", 10, 31)]
    assert in_order(heard) == ["a first long line goes on", "right", "below"]
    assert in_order([word("two", 40, 20), word("one", 10, 20)]) == ["one", "two"]


def test_a_row_and_a_widget_are_one_thing_each() -> None:
    row = [word("Won", 10, 20), word("7", 150, 20), word("13", 200, 20)]
    assert in_order(row) == ["Won · 7 · 13"]
    value_first = [word("on", 200, 20, "others", 1), word("Music", 10, 20, "others", 1)]
    assert in_order(value_first) == ["Music · on"]


def test_a_panel_is_read_whole_though_lines_beside_it_stand_as_high() -> None:
    left, right = panel(0, 30, 300, 200), panel(304, 30, 300, 200)
    rows = [word(f"{side}{row}", x, 50 + 20 * row) for row in range(3) for side, x in (("l", 20), ("r", 400))]
    assert in_order([word("TITLE", 280, 5), left, right, *rows]) == ["TITLE", "l0", "l1", "l2", "r0", "r1", "r2"]


def test_loose_columns_are_told_by_how_they_were_drawn() -> None:
    head = word("HEAD OVER BOTH OF THE COLUMNS", 10, 0)
    left, right = ([word(f"{side}{row}", x, 50 + 20 * row) for row in range(3)] for side, x in (("l", 20), ("r", 200)))
    assert in_order([head, *left, *right])[1:] == ["l0", "l1", "l2", "r0", "r1", "r2"]
    number = 0
    keys = []
    for row in range(2):
        for column in range(3):
            number += 1
            keys.append(word(str(number), 20 + 60 * column, 50 + 20 * row, "others", number))
    assert in_order([head, *keys])[1:] == ["1", "2", "3", "4", "5", "6"]


def test_what_a_later_panel_covers_is_not_read() -> None:
    assert in_order([word("under", 20, 20), panel(0, 0, 200, 60), word("over", 20, 20)]) == ["over"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_screen_loses_a_word_or_tears_a_panel_apart(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    for name, make in SCREENS.items():
        scene = make(driver.context)
        driver.push(scene)
        driver.run(32)
        heard = said_by(driver, scene)
        lines = in_order(heard)
        whole = " ".join(lines)
        frames = [(place, one.box) for place, one in enumerate(heard) if isinstance(one, Framed)]
        for place, one in enumerate(heard):
            if isinstance(one, Heard) and not any(later > place and box.contains(one.box) for later, box in frames):
                assert " ".join(one.text.split()) in " ".join(whole.split()), (name, one.text)
        for _, box in frames:
            inside = [
                one
                for one in heard
                if isinstance(one, Heard) and box.collidepoint(one.box.center) and one.role not in FIRST
            ]
            # What is said twice on a screen is read once, where it stands first; figures often are.
            others = in_order([one for one in heard if isinstance(one, Heard) and one not in inside])
            own = [line for line in in_order(inside) if line not in others and line not in " ".join(others)]
            found = [lines.index(line) for line in own if line in lines]
            if found and len(inside) < len(lines):
                between = set(range(min(found), max(found) + 1)) - set(found)
                strange = [lines[place] for place in between if not any(one.text in lines[place] for one in inside)]
                assert strange == [], (name, box)
        driver.context.stack.reset()
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
def test_setup_is_read_seat_by_seat_and_then_the_house_rules(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    say = driver.context.texts
    lines = read(driver, SetupScene(driver.context, "eight_bit_battle"))
    order = ("setup.seat.0", "setup.seat.1", "setup.swap", "setup.options", "setup.seed", "setup.start")
    found = places(lines, *(say(text_id) for text_id in order))
    assert found == sorted(found)
    assert found[0] > 0
    seats = [place for place, line in enumerate(lines) if line.startswith(say("setup.who"))]
    assert found[0] < seats[0] < found[1] < seats[1] < found[2], "who plays stands with the seat"
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
def test_options_records_and_glossary_are_read_by_columns(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    context = driver.context
    say = context.texts
    options = OptionsScene(context)
    options.open("play")
    lines = read(driver, options)
    assert lines[0] == say("options.title")
    found = places(lines, *(say(f"options.leaf.{leaf}") for leaf in LEAVES), say("options.hints"), say("menu.back"))
    assert found == sorted(found)
    fill(records_of(context), 30)
    lines = read(driver, RecordsScene(context, "figures"))
    parts = ("figure.matches", "figure.seat", "over_time")
    found = places(lines, say("records.title").upper(), *(say(f"records.{part}") for part in parts))
    assert found == sorted(found)
    lines = read(driver, GlossaryScene(context))
    assert lines[0] == say("glossary.title")
    first = next(place for place, line in enumerate(lines) if " · " in line)
    assert lines[first].split(" · ")[0] in lines[first + 5 :], "the term in full after the list of terms"
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_at_a_table_whose_turn_it_is_and_what_is_asked_come_first(tmp_path: Path, language: str, game_id: str) -> None:
    driver = Driver(tmp_path, language)
    game = get_game(game_id)
    seats = game.seats_of(game.modes[0])[0]
    sitting = tuple(SeatConfig(PERSON if seat == 0 else "ai:random", f"Ada{seat}") for seat in range(seats))
    scene = PlayScene(driver.context, MatchConfig(Setup(game_id, 3, seats, game.modes[0]), sitting, seed_given=True))
    driver.push(scene)
    rng = Rng(5)
    asked: set[str] = set()
    for _ in range(600):
        driver.step()
        turn = scene.session.turn
        if scene.phase == Phase.CHOOSING and turn is not None and (turn.kind not in asked or rng.below(4) == 0):
            heard = said_by(driver, scene)
            prompt = [one.text for one in heard if isinstance(one, Heard) and one.role == "prompt"]
            assert prompt, f"{game_id}: nothing is asked"
            assert in_order(heard)[0].startswith(prompt[0].strip())
            asked.add(turn.kind)
            scene.choose(rng.choice(scene.session.match.legal_actions))
    assert asked
    driver.app.close()
