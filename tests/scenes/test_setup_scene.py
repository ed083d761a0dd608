"""The set-up screen: what is chosen, remembered, and made of a file that somebody edited."""

from __future__ import annotations

import pygame
import pytest

from game.core.registry import get_game
from game.storage.settings import SeatSettings, SetupSettings
from scenes.intents import Intent, Kind
from scenes.match_config import PERSON
from scenes.play import PlayScene
from scenes.seating import names_of
from scenes.setup import SetupScene
from scenes.setup.chosen import LONGEST_NAME, usable
from scenes.widgets.choice import Choice
from scenes.widgets.field import TextField
from tests.scenes.driver import Driver

GAME = "eight_bit_battle"


def setup(driver: Driver) -> SetupScene:
    scene = SetupScene(driver.context, GAME)
    driver.push(scene)
    return scene


def fields(scene: SetupScene) -> list[TextField]:
    """Blue's name, red's name, the seed."""
    return [widget for widget in scene.group.widgets if isinstance(widget, TextField)]


def type_into(driver: Driver, scene: SetupScene, field: TextField, text: str) -> None:
    scene.group.focus(field)
    driver.key(Kind.CONFIRM)
    driver.step(pygame.event.Event(pygame.TEXTINPUT, text=text))
    driver.key(Kind.CONFIRM, 1)


def test_at_first_one_person_meets_an_opponent_for_beginners(driver: Driver) -> None:
    config = setup(driver).config()
    assert [seat.kind for seat in config.seats] == ["person", "ai:2"]
    assert names_of(driver.context.texts, config.seats) == ("Blue", "Regular")
    assert config.setup.options == {option.id: option.default for option in get_game(GAME).options}


def test_everything_chosen_is_played_and_remembered(driver: Driver) -> None:
    scene = setup(driver)
    type_into(driver, scene, fields(scene)[0], "Zoë")
    type_into(driver, scene, fields(scene)[2], "12345")
    scene.group.index = 3
    driver.key(Kind.RIGHT)
    driver.key(Kind.RIGHT)
    scene.start()
    driver.step()
    assert isinstance(driver.scene, PlayScene)
    config = driver.scene.config
    assert [(seat.kind, seat.name) for seat in config.seats] == [("person", "Zoë"), ("ai:4", "")]
    assert names_of(driver.context.texts, config.seats) == ("Zoë", "Champion")
    assert (config.setup.seed, config.seed_given) == (12345, True)
    again = SetupScene(driver.context, GAME)
    assert again.chosen.seats == [SeatSettings("person", "Zoë"), SeatSettings("ai:4")]


def test_while_a_name_is_typed_no_letter_is_a_key_of_a_seat(driver: Driver) -> None:
    scene = setup(driver)
    scene.group.focus(fields(scene)[0])
    driver.key(Kind.CONFIRM)
    driver.step()
    assert scene.wants_text
    driver.key(Kind.CANCEL)  # the letter Q
    driver.key(Kind.DOWN)  # the letter S
    assert driver.scene is scene
    assert scene.wants_text


def test_names_are_short_and_of_letters_that_can_be_drawn(driver: Driver) -> None:
    scene = setup(driver)
    name = fields(scene)[0]
    type_into(driver, scene, name, "Ñ日é漢🙂" + "x" * 40)
    assert name.text == "Ñé" + "x" * (LONGEST_NAME - 2)


def test_a_seed_takes_digits_only(driver: Driver) -> None:
    scene = setup(driver)
    seed = fields(scene)[2]
    type_into(driver, scene, seed, "-1e9²٣7")
    assert seed.text == "197"
    assert scene.config().setup.seed == 197


def test_without_a_seed_every_match_is_another(driver: Driver) -> None:
    scene = setup(driver)
    assert scene.config().setup.seed != scene.config().setup.seed
    assert not scene.config().seed_given


def test_who_an_older_program_has_seated_keeps_the_seat_until_another_is_chosen(driver: Driver) -> None:
    driver.context.settings.setups[GAME] = SetupSettings([SeatSettings(), SeatSettings("ai:search")])
    scene = setup(driver)
    assert names_of(driver.context.texts, scene.config().seats)[1] == "Strategist"
    scene.group.index = 3
    driver.key(Kind.RIGHT)
    assert scene.config().seats[1].kind == PERSON
    driver.key(Kind.RIGHT)
    assert scene.config().seats[1].kind == "ai:1"


def test_every_level_is_offered_from_the_weakest(driver: Driver) -> None:
    line = next(w for w in setup(driver).group.widgets if isinstance(w, Choice) and w.value == "ai:2")
    assert line.values == (PERSON, "ai:1", "ai:2", "ai:3", "ai:4", "ai:5")


def test_two_of_the_same_name_can_be_told_apart(driver: Driver) -> None:
    scene = setup(driver)
    for seat in scene.chosen.seats:
        seat.kind = "ai:greedy"
    assert names_of(driver.context.texts, scene.config().seats) == ("Squire", "Squire 2")


def test_swapping_and_resetting(driver: Driver) -> None:
    scene = setup(driver)
    scene.chosen.options["ending"] = "total_points"
    scene.chosen.seats[0].name = "Ann"
    scene._swap()
    assert [seat.name for seat in scene.chosen.seats] == ["", "Ann"]
    scene._reset()
    assert scene.chosen == usable(None, scene.game, scene.mode)


def test_every_line_explains_itself(driver: Driver) -> None:
    scene = setup(driver)
    for widget in scene.group.widgets:
        scene.group.focus(widget)
        assert scene._help[id(widget)] == "" or driver.context.texts.has(scene._help[id(widget)])


@pytest.mark.parametrize(
    "saved",
    [
        None,
        SetupSettings([], {}),
        SetupSettings([SeatSettings("ai:oracle", "x" * 99)], {"ending": "never", "dragons": "on"}),
        SetupSettings([SeatSettings(), SeatSettings("ai:greedy"), SeatSettings()], {"fog": "lead"}),
    ],
)
def test_an_edited_file_still_gives_a_match(driver: Driver, saved: SetupSettings | None) -> None:
    if saved is not None:
        driver.context.settings.setups[GAME] = saved
    scene = setup(driver)
    config = scene.config()
    assert len(config.seats) == 2
    scene.handle(Intent(Kind.CONFIRM, 0))
    driver.step()
    assert isinstance(driver.scene, PlayScene)


def test_what_is_usable_is_a_copy() -> None:
    saved = SetupSettings([SeatSettings("person", "Ann"), SeatSettings("ai:greedy")], {"fog": "lead"})
    copy = usable(saved, get_game(GAME), "standard")
    assert copy == saved
    copy.seats[0].name = "Bob"
    copy.options["fog"] = "any"
    assert (saved.seats[0].name, saved.options["fog"]) == ("Ann", "lead")
