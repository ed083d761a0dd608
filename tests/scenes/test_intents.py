"""Devices to intents: seats, repeats, typing, what is held when the focus goes."""

from __future__ import annotations

import pygame
import pytest

from scenes.bindings import Bindings
from scenes.intents import COMMON_KEYS, MOVES, SEAT_KEYS, SLAM_KEYS, Intent, IntentReader, Kind, key_name, slam_name
from scenes.labels import Labels, use
from tests.scenes.driver import Driver


def reader() -> IntentReader:
    return IntentReader(lambda point: point if point[0] < 640 else None)


def key(code: int, down: bool = True, mod: int = 0, unicode: str = "") -> pygame.event.Event:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.event.Event(kind, scancode=code, key=0, mod=mod, unicode=unicode)


@pytest.mark.parametrize("seat", [0, 1])
def test_each_seat_has_every_wish_on_keys_of_its_own(seat: int) -> None:
    wishes = {Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.CONFIRM, Kind.CANCEL, Kind.PEEK, Kind.INSPECT}
    assert set(SEAT_KEYS[seat].values()) == wishes
    for code, kind in SEAT_KEYS[seat].items():
        assert reader().read(key(code)) == (Intent(kind, seat),)


def test_no_key_belongs_to_two() -> None:
    codes = [*SEAT_KEYS[0], *SEAT_KEYS[1], *COMMON_KEYS]
    assert len(codes) == len(set(codes))


def test_common_keys_are_nobodys() -> None:
    for code, kind in COMMON_KEYS.items():
        assert reader().read(key(code)) == (Intent(kind),)


def test_only_peek_says_when_it_is_let_go() -> None:
    keys = reader()
    for seat in (0, 1):
        for code, kind in SEAT_KEYS[seat].items():
            keys.read(key(code))
            let_go = keys.read(key(code, down=False))
            assert let_go == ((Intent(kind, seat, pressed=False),) if kind == Kind.PEEK else ())


def test_a_key_kept_down_moves_on_but_confirms_once() -> None:
    for seat in (0, 1):
        for code, kind in SEAT_KEYS[seat].items():
            keys = reader()
            keys.read(key(code))
            again = keys.read(key(code))
            assert again == ((Intent(kind, seat),) if kind in MOVES else ())
            keys.read(key(code, down=False))
            assert keys.read(key(code)) == (Intent(kind, seat),)


def test_alt_enter_is_full_screen_and_not_confirm() -> None:
    assert reader().read(key(pygame.KSCAN_RETURN, mod=pygame.KMOD_LALT)) == (Intent(Kind.FULLSCREEN),)
    assert reader().read(key(pygame.KSCAN_F11)) == (Intent(Kind.FULLSCREEN),)


def test_while_typing_letters_are_text_and_no_wish_of_a_seat() -> None:
    keys = reader()
    keys.typing = True
    for code in SEAT_KEYS[0]:
        assert keys.read(key(code, unicode="x")) == ()
    typed = pygame.event.Event(pygame.TEXTINPUT, text="Ñé")
    assert keys.read(typed) == (Intent(Kind.CHAR, text="Ñ"), Intent(Kind.CHAR, text="é"))
    erase = key(pygame.KSCAN_BACKSPACE)
    assert keys.read(erase) == keys.read(erase) == (Intent(Kind.ERASE),)
    assert keys.read(key(pygame.KSCAN_RETURN)) == (Intent(Kind.CONFIRM, 1),)
    assert keys.read(key(pygame.KSCAN_ESCAPE)) == (Intent(Kind.MENU),)


def test_text_is_nothing_while_nobody_types() -> None:
    assert reader().read(pygame.event.Event(pygame.TEXTINPUT, text="w")) == ()


def test_losing_the_focus_lets_go_of_what_is_held() -> None:
    keys = reader()
    keys.read(key(pygame.KSCAN_E))
    keys.read(key(pygame.KSCAN_W))
    lost = keys.read(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert lost == (Intent(Kind.PEEK, 0, pressed=False), Intent(Kind.FOCUS_LOST))
    assert keys.read(pygame.event.Event(pygame.WINDOWFOCUSLOST)) == (Intent(Kind.FOCUS_LOST),)


def test_the_mouse() -> None:
    mouse = reader()
    at = (10, 20)
    down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    assert mouse.read(pygame.event.Event(pygame.MOUSEMOTION, pos=at)) == (Intent(Kind.POINT, pos=at),)
    assert mouse.read(pygame.event.Event(down, pos=at, button=1)) == (Intent(Kind.PRESS, pos=at),)
    assert mouse.read(pygame.event.Event(up, pos=at, button=1)) == (Intent(Kind.RELEASE, pos=at, pressed=False),)
    assert mouse.read(pygame.event.Event(down, pos=at, button=3)) == (Intent(Kind.INSPECT, pos=at),)
    assert mouse.read(pygame.event.Event(up, pos=at, button=3)) == ()
    assert mouse.read(pygame.event.Event(pygame.MOUSEMOTION, pos=(700, 0))) == (Intent(Kind.POINT, pos=None),)
    assert mouse.read(pygame.event.Event(pygame.MOUSEWHEEL, y=-2)) == (Intent(Kind.SCROLL, amount=-2),)


def test_every_bound_key_has_a_name() -> None:
    pygame.display.init()
    use(Labels(Bindings({}, {})))
    for seat, keys in ((0, SEAT_KEYS[0]), (1, SEAT_KEYS[1]), (None, COMMON_KEYS)):
        names = [key_name(kind, seat) for kind in dict.fromkeys(keys.values())]
        assert "?" not in names
        assert len(set(names)) == len(names)


def test_in_a_race_some_keys_are_cards_and_only_then() -> None:
    for seat, cards in enumerate(SLAM_KEYS):
        assert sorted(cards.values()) == [0, 1, 2]
        for code, place in cards.items():
            keys = reader()
            before = keys.read(key(code))
            assert not any(intent.kind == Kind.SLAM for intent in before)
            keys.read(key(code, down=False))
            keys.racing = True
            assert keys.read(key(code)) == (Intent(Kind.SLAM, seat, amount=place),)
            assert keys.read(key(code)) == (), "a key kept down slams once"


def test_in_a_race_the_other_keys_mean_what_they_always_do() -> None:
    cards = {code for keys in SLAM_KEYS for code in keys}
    assert not cards & set(COMMON_KEYS)
    keys = reader()
    keys.racing = True
    for seat in (0, 1):
        for code, kind in SEAT_KEYS[seat].items():
            if code not in cards:
                assert keys.read(key(code)) == (Intent(kind, seat),)


def test_a_peek_key_that_is_held_into_a_race_is_let_go_there() -> None:
    keys = reader()
    keys.read(key(pygame.KSCAN_E))
    keys.racing = True
    assert keys.read(key(pygame.KSCAN_E, down=False)) == (Intent(Kind.PEEK, 0, pressed=False),)


def test_keys_that_slam_have_the_names_that_are_printed_on_them(driver: Driver) -> None:
    assert [slam_name(place, seat) for seat in (0, 1) for place in (0, 1, 2)] == ["Q", "W", "E", "I", "O", "P"]
