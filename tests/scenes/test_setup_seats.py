"""The set-up of up to six seats, and what is usual for those who sit there."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest

from game.core.registry import get_game
from game.storage.settings import SeatSettings, SetupSettings
from scenes.hall import lit_games
from scenes.intents import Kind
from scenes.match_config import PERSON
from scenes.seating import names_of
from scenes.setup import SetupScene
from scenes.setup.chosen import KNOWN_KINDS
from scenes.setup.faces import COURT, FACES
from scenes.setup.places import LEFT, MODE
from scenes.setup.seat_panel import seat_panels
from scenes.widgets.choice import Choice
from scenes.widgets.field import TextField
from tests.scenes.driver import Driver

GAME = "demonites"
ANYTHING = "ai:random"
NAMES = ("", "WWWWWWWWW", "", "MMMMMMMMM", "", "")


def setup(driver: Driver, kinds: tuple[str, ...], mode: str = "skirmish", **options: str) -> SetupScene:
    """The set-up as it was left with these."""
    settings = driver.context.settings
    seats = [SeatSettings(kind, name) for kind, name in zip(kinds, NAMES, strict=False)]
    settings.keep_setup(GAME, mode, SetupSettings(seats, options))
    settings.modes[GAME] = mode
    scene = SetupScene(driver.context, GAME)
    driver.push(scene)
    return scene


def shown(scene: SetupScene, number: int) -> str:
    """What the option in this line says."""
    lines = [widget for widget in scene.group.widgets if isinstance(widget, Choice) and widget.rect.left > LEFT.right]
    return lines[number].value


PACE, HANDS = 1, 2


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_all_seats_are_legible(tmp_path: Path, language: str, count: int) -> None:
    driver = Driver(tmp_path, language)
    for kinds in ((PERSON, ANYTHING), (ANYTHING, PERSON)):
        scene = setup(driver, (kinds * 3)[:count])
        driver.frame()
        assert driver.context.fonts.overflows == []
        fields = [widget.rect for widget in scene.group.widgets if isinstance(widget, TextField)][:count]
        assert all(first.bottom < second.top for first, second in itertools.pairwise(fields))
        driver.context.stack.pop()
        driver.step()
    driver.app.close()


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_panels_lie_in_their_area_and_not_on_each_other(count: int) -> None:
    area = pygame.Rect(LEFT.left, MODE.bottom + 4, LEFT.width, LEFT.bottom - MODE.bottom - 4)
    boxes = seat_panels(area, count)
    assert all(area.contains(box) for box in boxes)
    assert all(first.bottom < second.top for first, second in itertools.pairwise(boxes))
    assert min(box.height for box in boxes) >= 26, "a line of 18 pixels with its frame"


def test_only_the_seats_that_are_played_are_there(driver: Driver) -> None:
    scene = setup(driver, (PERSON,) * 3)
    for value, count in (("6", 6), ("2", 2), ("5", 5)):
        scene._set_count(value)
        assert len(scene.config().seats) == scene.config().setup.seats == count
        assert len([widget for widget in scene.group.widgets if isinstance(widget, TextField)]) == count + 1


def test_six_are_remembered_with_their_names(driver: Driver) -> None:
    scene = setup(driver, (PERSON,) * 6, mode="scout")
    names = names_of(driver.context.texts, scene.config().seats)
    assert list(names) == ["Blue", "WWWWWWWWW", "Green", "MMMMMMMMM", "Violet", "Ivory"]
    assert [seat.kind for seat in SetupScene(driver.context, GAME).config().seats] == [PERSON] * 6


@pytest.mark.parametrize(
    ("people", "seats", "pace", "hands"),
    [
        (1, 2, "live", "off"),
        (1, 6, "live", "off"),
        (2, 2, "live", "on"),
        (2, 5, "live", "on"),
        (3, 3, "calm", "off"),
        (3, 6, "calm", "off"),
        (6, 6, "calm", "off"),
        (0, 2, "calm", "off"),
    ],
)
def test_the_pace_of_a_skirmish_is_that_of_who_sits_there(
    driver: Driver, people: int, seats: int, pace: str, hands: str
) -> None:
    scene = setup(driver, (PERSON,) * people + (ANYTHING,) * (seats - people))
    assert (shown(scene, PACE), shown(scene, HANDS)) == (pace, hands)
    options = scene.config().setup.options
    assert (options["pace"], options["open_hands"]) == (pace, hands)
    assert scene.chosen.options == {}, "nobody has chosen anything"


def test_another_who_sits_down_changes_what_is_usual_and_it_shows(driver: Driver) -> None:
    scene = setup(driver, (PERSON, PERSON, ANYTHING))
    assert (shown(scene, PACE), shown(scene, HANDS)) == ("live", "on")
    scene._set_kind(2, PERSON)
    assert (shown(scene, PACE), shown(scene, HANDS)) == ("calm", "off")
    scene._set_count("2")
    assert (shown(scene, PACE), shown(scene, HANDS)) == ("live", "on")


def test_what_somebody_has_chosen_stays_whoever_sits_there(driver: Driver) -> None:
    scene = setup(driver, (PERSON, PERSON), pace="calm", open_hands="on")
    assert scene.config().setup.options["pace"] == "calm"
    scene._set_kind(1, ANYTHING)
    assert (shown(scene, PACE), shown(scene, HANDS)) == ("calm", "on")


def test_who_takes_the_time_needs_no_open_hands(driver: Driver) -> None:
    """Of two at one screen hands lie open only while they race; the line says so at once."""
    scene = setup(driver, (PERSON, PERSON))
    pace = next(
        widget
        for widget in scene.group.widgets
        if isinstance(widget, Choice) and scene._help[id(widget)] == f"option.{GAME}.pace.help"
    )
    scene.group.focus(pace)
    driver.key(Kind.RIGHT)
    assert (shown(scene, PACE), shown(scene, HANDS)) == ("calm", "off")
    driver.key(Kind.RIGHT)
    assert (shown(scene, PACE), shown(scene, HANDS)) == ("live", "on")


def test_elsewhere_options_have_their_own_defaults(driver: Driver) -> None:
    scene = setup(driver, (PERSON,) * 4, mode="scout")
    assert scene.config().setup.options == {"limit": "normal", "clock": "off"}


@pytest.mark.parametrize("game_id", lit_games())
def test_everybody_has_a_face_in_every_seat(driver: Driver, game_id: str) -> None:
    faces = FACES.get(game_id, COURT)
    sheet = driver.context.assets.sheet(faces.sheet)
    assert set(faces.opponents) == set(KNOWN_KINDS) - {PERSON}
    for kind in (PERSON, *faces.opponents):
        for seat in range(max(get_game(game_id).seat_counts)):
            art = sheet.frame(faces.of(kind, seat)).surface
            assert art.get_rect().contains(sheet.slice(faces.slice).bounds if faces.slice else art.get_rect())
    assert set(faces.eyes) <= {*faces.people, *itertools.chain(*faces.opponents.values())}


def test_where_a_panel_has_no_room_the_line_below_says_who_that_is(driver: Driver) -> None:
    scene = setup(driver, (PERSON, *["ai:1"] * 5), mode="scout")
    line = scene._who[3]
    scene.group.focus(line)
    assert scene._help[id(line)] == "player.1.help"
    driver.key(Kind.RIGHT)
    assert scene._help[id(scene._who[3])] == "player.2.help"
    two = setup(driver, (PERSON, "ai:1"), mode="scout")
    assert two._help[id(two._who[1])] == "setup.who.help"
