"""Keys and buttons that somebody bound: what clashes is refused, what is kept comes back, names follow."""

from __future__ import annotations

import pygame
import pytest

from scenes.bindings import (
    COMMON_KEYS,
    OWN_BUTTONS,
    OWN_KEYS,
    SEAT_KEYS,
    SIDES,
    Bindings,
    Kind,
    Place,
    fixed,
)
from scenes.intents import Intent, IntentReader
from scenes.keyboard import key_text
from scenes.labels import Labels, key_name, slam_name, use
from scenes.pad_glyphs import BUTTON_NAMES, Style, glyph, sign_of, style_of

CONFIRM = Place(0, Kind.CONFIRM)


def own() -> Bindings:
    return Bindings({}, {})


def press(bindings: Bindings, code: int) -> tuple[Intent, ...]:
    event = pygame.event.Event(pygame.KEYDOWN, scancode=code, key=0, mod=0, unicode="")
    return IntentReader(lambda point: point, bindings).read(event)


def test_a_bound_key_means_it_and_the_old_one_nothing() -> None:
    bindings = own()
    assert bindings.bind(CONFIRM, pygame.KSCAN_F) is None
    assert press(bindings, pygame.KSCAN_F) == (Intent(Kind.CONFIRM, 0),)
    assert press(bindings, pygame.KSCAN_SPACE) == ()


@pytest.mark.parametrize("code", [*SEAT_KEYS[0], *SEAT_KEYS[1], *(code for code in COMMON_KEYS if code != 41)])
def test_a_key_that_means_something_is_refused_to_everything_else(code: int) -> None:
    bindings = own()
    has = bindings.meant(code)
    assert has is not None
    for place in (CONFIRM, Place(1, Kind.PEEK), Place(None, Kind.HINT)):
        if place != has:
            assert bindings.bind(place, code) == has
            assert bindings.keys[place] == OWN_KEYS[place]
    assert bindings.bind(has, code) is None, "what it means already it may go on meaning"


def test_the_cards_of_a_race_may_lie_under_other_keys_but_not_under_each_other_or_everybodys() -> None:
    bindings, card = own(), Place(1, Kind.SLAM, 0)
    assert bindings.bind(card, pygame.KSCAN_D) is None, "it is a move outside a race"
    assert bindings.meant(pygame.KSCAN_D) == Place(0, Kind.RIGHT)
    assert bindings.meant(pygame.KSCAN_D, racing=True) == card
    assert bindings.bind(card, pygame.KSCAN_Q) == Place(0, Kind.SLAM, 0)
    assert bindings.bind(card, pygame.KSCAN_H) == Place(None, Kind.HINT)


def test_there_is_always_a_way_out() -> None:
    bindings = own()
    with pytest.raises(ValueError, match="stays"):
        bindings.bind(CONFIRM, pygame.KSCAN_ESCAPE)
    with pytest.raises(ValueError, match="stays"):
        bindings.bind(Place(None, Kind.MENU), pygame.KSCAN_M)
    with pytest.raises(ValueError, match="stays"):
        bindings.bind_button(CONFIRM, pygame.CONTROLLER_BUTTON_START)
    assert [place for place in OWN_KEYS if fixed(place)] == [Place(None, Kind.MENU)]
    assert {place.kind for place in OWN_BUTTONS if fixed(place, pad=True)} == {
        Kind.UP,
        Kind.DOWN,
        Kind.LEFT,
        Kind.RIGHT,
        Kind.MENU,
    }


def test_buttons_clash_on_one_pad_only() -> None:
    bindings = own()
    assert bindings.bind_button(Place(0, Kind.PEEK), pygame.CONTROLLER_BUTTON_B) == Place(0, Kind.CANCEL)
    assert bindings.bind_button(Place(1, Kind.PEEK), pygame.CONTROLLER_BUTTON_LEFTSTICK) is None
    assert bindings.meant_by_button(1, pygame.CONTROLLER_BUTTON_LEFTSTICK) == Place(1, Kind.PEEK)
    assert bindings.meant_by_button(0, pygame.CONTROLLER_BUTTON_LEFTSTICK) is None
    assert bindings.bind_button(Place(None, Kind.LOG), pygame.CONTROLLER_BUTTON_LEFTSTICK) == Place(1, Kind.PEEK)


def test_departures_come_back_and_nothing_else_is_kept() -> None:
    bindings = own()
    assert bindings.departures() == ({}, {})
    bindings.bind(CONFIRM, pygame.KSCAN_F)
    bindings.bind_button(Place(None, Kind.LOG), pygame.CONTROLLER_BUTTON_LEFTSTICK)
    keys, buttons = bindings.departures()
    assert keys == {"left.confirm": [pygame.KSCAN_F]}
    assert buttons == {"all.log": [pygame.CONTROLLER_BUTTON_LEFTSTICK]}
    again = Bindings(keys, buttons)
    assert (again.keys, again.buttons) == (bindings.keys, bindings.buttons)
    again.reset()
    assert again.departures() == ({}, {})


def test_two_keys_that_changed_places_come_back() -> None:
    up, down = list(OWN_KEYS[Place(0, Kind.UP)]), list(OWN_KEYS[Place(0, Kind.DOWN)])
    again = Bindings({"left.up": down, "left.down": up}, {})
    assert again.meant(down[0]) == Place(0, Kind.UP)
    assert again.meant(up[0]) == Place(0, Kind.DOWN)


@pytest.mark.parametrize(
    "kept",
    [
        {"left.up": [pygame.KSCAN_UP]},
        {"left.up": [pygame.KSCAN_Z], "right.up": [pygame.KSCAN_Z]},
        {"left.up": []},
        {"nobody.up": [pygame.KSCAN_Z]},
        {"left.confirm": [pygame.KSCAN_ESCAPE]},
        {"all.menu": [pygame.KSCAN_M]},
    ],
)
def test_a_file_that_clashes_or_names_nothing_leaves_the_arcades_own(kept: dict[str, list[int]]) -> None:
    assert Bindings(kept, {}).keys == dict(OWN_KEYS)


def test_every_place_has_an_id_of_its_own() -> None:
    for table in (OWN_KEYS, OWN_BUTTONS):
        assert len({place.id for place in table}) == len(table)
    assert {place.side for place in OWN_KEYS} == {*range(SIDES), None}


def test_names_follow_what_is_bound_and_what_is_in_the_hand() -> None:
    pygame.display.init()
    bindings = own()
    labels = Labels(bindings)
    use(labels)
    bindings.bind(CONFIRM, pygame.KSCAN_F)
    assert key_name(Kind.CONFIRM, 0) == "F"
    assert slam_name(1, 0) == "W"
    assert labels.used(0, Style.PLAYSTATION)
    assert not labels.used(0, Style.PLAYSTATION), "nothing new"
    assert key_name(Kind.CONFIRM, 0) == glyph(Style.PLAYSTATION, pygame.CONTROLLER_BUTTON_A)
    assert key_name(Kind.CONFIRM, 1) == key_name(Kind.CONFIRM, 0), "alone, one pad is both sides'"
    labels.alone = False
    assert key_name(Kind.CONFIRM, 1) == "Return"
    assert key_name(Kind.FULLSCREEN) == "F11", "no button has it"
    labels.used(0, Style.NINTENDO)
    assert key_name(Kind.CONFIRM, 0) == glyph(Style.NINTENDO, pygame.CONTROLLER_BUTTON_B), "its A lies to the right"
    assert slam_name(1, 0) == glyph(Style.NINTENDO, pygame.CONTROLLER_BUTTON_A), "cards lie as the buttons do"
    labels.used(0, None)
    assert key_name(Kind.CONFIRM, 0) == "F"
    use(Labels(own()))


def test_every_key_that_may_be_bound_has_a_name() -> None:
    pygame.display.init()
    names = [key_text(code) for code in range(pygame.KSCAN_A, pygame.KSCAN_KP_PERIOD + 1)]
    assert [name for name in names if name == "?"] == []


def test_glyphs_and_signs_belong_together() -> None:
    for style in Style:
        for button in BUTTON_NAMES:
            sign = sign_of(glyph(style, button))
            assert sign is not None
            assert sign.endswith(BUTTON_NAMES[button])
    assert sign_of("A") is None
    assert sign_of("") is None
    assert glyph(Style.XBOX, pygame.CONTROLLER_BUTTON_GUIDE) == "?"


@pytest.mark.parametrize(
    ("name", "style"),
    [
        ("Xbox Series X Controller", Style.XBOX),
        ("PS5 Controller", Style.PLAYSTATION),
        ("Sony DualSense", Style.PLAYSTATION),
        ("Nintendo Switch Pro Controller", Style.NINTENDO),
        ("Joy-Con (L)", Style.NINTENDO),
        ("USB Gamepad", Style.XBOX),
    ],
)
def test_whose_pad_it_is(name: str, style: Style) -> None:
    assert style_of(name) == style
