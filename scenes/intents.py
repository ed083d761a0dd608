"""Devices become intents here, and nowhere else.

A key is known by its scancode (its place on the keyboard), so that the two seats' keys lie under the hands on AZERTY
and QWERTZ keyboards too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

import pygame

Point = tuple[int, int]


class Kind(StrEnum):
    """What somebody wants. POINT: the mouse moved; PRESS, RELEASE: its left button; CHAR: a typed character; SLAM: one
    of a race's cards (`IntentReader.racing`)."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    INSPECT = "inspect"
    PEEK = "peek"
    MENU = "menu"
    RULES = "rules"
    LOG = "log"
    HINT = "hint"
    FULLSCREEN = "fullscreen"
    POINT = "point"
    PRESS = "press"
    RELEASE = "release"
    SCROLL = "scroll"
    SLAM = "slam"
    CHAR = "char"
    ERASE = "erase"
    FOCUS_LOST = "focus_lost"
    FOCUS_GAINED = "focus_gained"
    QUIT = "quit"


MOVES = {Kind.UP: (0, -1), Kind.DOWN: (0, 1), Kind.LEFT: (-1, 0), Kind.RIGHT: (1, 0)}


class Intent(NamedTuple):
    """One wish. seat: whose keys it came from (None: the mouse, or keys that are everybody's). pos: on the canvas, None
    outside it. pressed: False when a key that is held (PEEK) was let go. amount: of SCROLL, up is positive; of SLAM,
    the card's place, from 0."""

    kind: Kind
    seat: int | None = None
    pos: Point | None = None
    pressed: bool = True
    text: str = ""
    amount: int = 0


S = pygame
SEAT_KEYS: tuple[Mapping[int, Kind], Mapping[int, Kind]] = (
    {
        S.KSCAN_W: Kind.UP,
        S.KSCAN_S: Kind.DOWN,
        S.KSCAN_A: Kind.LEFT,
        S.KSCAN_D: Kind.RIGHT,
        S.KSCAN_SPACE: Kind.CONFIRM,
        S.KSCAN_Q: Kind.CANCEL,
        S.KSCAN_E: Kind.PEEK,
        S.KSCAN_R: Kind.INSPECT,
    },
    {
        S.KSCAN_UP: Kind.UP,
        S.KSCAN_DOWN: Kind.DOWN,
        S.KSCAN_LEFT: Kind.LEFT,
        S.KSCAN_RIGHT: Kind.RIGHT,
        S.KSCAN_RETURN: Kind.CONFIRM,
        S.KSCAN_KP_ENTER: Kind.CONFIRM,
        S.KSCAN_BACKSPACE: Kind.CANCEL,
        S.KSCAN_RSHIFT: Kind.PEEK,
        S.KSCAN_RCTRL: Kind.INSPECT,
        S.KSCAN_SLASH: Kind.INSPECT,
    },
)
SLAM_KEYS: tuple[Mapping[int, int], Mapping[int, int]] = (
    {S.KSCAN_Q: 0, S.KSCAN_W: 1, S.KSCAN_E: 2},
    {S.KSCAN_I: 0, S.KSCAN_O: 1, S.KSCAN_P: 2},
)
"""By set of keys, what they mean in a race: the first, second or third card, each under a finger of its own."""
COMMON_KEYS: Mapping[int, Kind] = {
    S.KSCAN_ESCAPE: Kind.MENU,
    S.KSCAN_F1: Kind.RULES,
    S.KSCAN_TAB: Kind.LOG,
    S.KSCAN_H: Kind.HINT,
    S.KSCAN_F11: Kind.FULLSCREEN,
}


_WHILE_TYPING = frozenset(
    (S.KSCAN_RETURN, S.KSCAN_KP_ENTER, S.KSCAN_ESCAPE, S.KSCAN_UP, S.KSCAN_DOWN, S.KSCAN_TAB, S.KSCAN_F11)
)


def key_name(kind: Kind, seat: int | None = None) -> str:
    """The name of the key that gives this intent, as printed on this keyboard: `Space`, `E`, `F1`."""
    keys = COMMON_KEYS if seat is None else SEAT_KEYS[seat]
    for scancode, meant in keys.items():
        if meant == kind:
            name = pygame.key.name(_keycode(scancode)) or "?"
            return name.title() if len(name) > 1 else name.upper()
    return "?"


def slam_name(place: int, keys: int) -> str:
    """The name of the key that slams this card in a race, as printed on this keyboard."""
    scancode = next(code for code, card in SLAM_KEYS[keys].items() if card == place)
    return pygame.key.name(_keycode(scancode)).upper() or "?"


def _keycode(scancode: int) -> int:
    # SDL marks keys without a character by this bit over the scancode; letters depend on the layout.
    letters = {S.KSCAN_W: S.K_w, S.KSCAN_S: S.K_s, S.KSCAN_A: S.K_a, S.KSCAN_D: S.K_d, S.KSCAN_Q: S.K_q}
    others = {
        S.KSCAN_E: S.K_e,
        S.KSCAN_I: S.K_i,
        S.KSCAN_O: S.K_o,
        S.KSCAN_P: S.K_p,
        S.KSCAN_R: S.K_r,
        S.KSCAN_H: S.K_h,
        S.KSCAN_SPACE: S.K_SPACE,
        S.KSCAN_RETURN: S.K_RETURN,
        S.KSCAN_BACKSPACE: S.K_BACKSPACE,
        S.KSCAN_TAB: S.K_TAB,
        S.KSCAN_ESCAPE: S.K_ESCAPE,
        S.KSCAN_SLASH: S.K_SLASH,
    }
    return (letters | others).get(scancode, scancode | 1 << 30)


class IntentReader:
    """Turns pygame's events into intents. `to_canvas` maps window pixels to the canvas (None: outside)."""

    def __init__(self, to_canvas: Callable[[Point], Point | None]) -> None:
        self._to_canvas = to_canvas
        self._down: set[int] = set()
        self.typing = False
        """While somebody types, letters are characters (TEXTINPUT: accents, dead keys) and not keys of a seat."""
        self.racing = False
        """While seats race, some of their keys are cards (`SLAM_KEYS`)."""

    def read(self, event: pygame.event.Event) -> tuple[Intent, ...]:
        """The intents in one event; mostly none or one."""
        if event.type == pygame.QUIT:
            return (Intent(Kind.QUIT),)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event, event.type == pygame.KEYDOWN)
        if event.type == pygame.MOUSEMOTION:
            return (Intent(Kind.POINT, pos=self._to_canvas(event.pos)),)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._button(event, event.type == pygame.MOUSEBUTTONDOWN)
        if event.type == pygame.MOUSEWHEEL and event.y:
            return (Intent(Kind.SCROLL, amount=event.y),)
        if event.type == pygame.TEXTINPUT and self.typing:
            return tuple(Intent(Kind.CHAR, text=character) for character in event.text if character.isprintable())
        if event.type == pygame.WINDOWFOCUSLOST:
            return self._focus_lost()
        if event.type == pygame.WINDOWFOCUSGAINED:
            return (Intent(Kind.FOCUS_GAINED),)
        return ()

    def _key(self, event: pygame.event.Event, down: bool) -> tuple[Intent, ...]:
        code = event.scancode
        repeated = down and code in self._down
        (self._down.add if down else self._down.discard)(code)
        if down and code == pygame.KSCAN_RETURN and event.mod & pygame.KMOD_ALT:
            return () if repeated else (Intent(Kind.FULLSCREEN),)
        if self.typing and code == pygame.KSCAN_BACKSPACE:
            return (Intent(Kind.ERASE),) if down else ()
        # What is typed comes as TEXTINPUT; here only the keys that end the typing count.
        if self.typing and code not in _WHILE_TYPING:
            return ()
        if self.racing and down:
            for seat, cards in enumerate(SLAM_KEYS):
                if code in cards:
                    return () if repeated else (Intent(Kind.SLAM, seat, amount=cards[code]),)
        for seat, keys in enumerate(SEAT_KEYS):
            kind = keys.get(code)
            # Only what is held has a meaning when it is let go, and only moves repeat: a key that is kept down must not
            # confirm one screen after another.
            if kind is not None and (down or kind == Kind.PEEK) and (not repeated or kind in MOVES):
                return (Intent(kind, seat, pressed=down),)
        common = COMMON_KEYS.get(code)
        return (Intent(common),) if common is not None and down and not repeated else ()

    def _focus_lost(self) -> tuple[Intent, ...]:
        """Keys that are down are let go elsewhere: nobody goes on peeking."""
        held = [(seat, code) for seat, keys in enumerate(SEAT_KEYS) for code in keys if code in self._down]
        self._down.clear()
        peeks = [seat for seat, code in held if SEAT_KEYS[seat][code] == Kind.PEEK]
        return (*(Intent(Kind.PEEK, seat, pressed=False) for seat in peeks), Intent(Kind.FOCUS_LOST))

    def _button(self, event: pygame.event.Event, down: bool) -> tuple[Intent, ...]:
        pos = self._to_canvas(event.pos)
        if event.button == pygame.BUTTON_LEFT:
            return (Intent(Kind.PRESS if down else Kind.RELEASE, pos=pos, pressed=down),)
        if event.button == pygame.BUTTON_RIGHT and down:
            return (Intent(Kind.INSPECT, pos=pos),)
        return ()
