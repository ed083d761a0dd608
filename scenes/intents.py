"""Devices become intents here, and nowhere else; which key means what is `bindings.py`'s."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from scenes.bindings import COMMON_KEYS, SEAT_KEYS, SLAM_KEYS, Bindings, Kind
from scenes.clipboard import pasted_text
from scenes.labels import key_name, slam_name

__all__ = [
    "COMMON_KEYS",
    "MOVES",
    "SEAT_KEYS",
    "SLAM_KEYS",
    "Intent",
    "IntentReader",
    "Kind",
    "Point",
    "key_name",
    "slam_name",
]

Point = tuple[int, int]


MOST_PASTED = 2_000
"""Characters that one press pastes: more is no name and no code."""
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


_WHILE_TYPING = {
    pygame.KSCAN_RETURN: Intent(Kind.CONFIRM, 1),
    pygame.KSCAN_KP_ENTER: Intent(Kind.CONFIRM, 1),
    pygame.KSCAN_ESCAPE: Intent(Kind.MENU),
    pygame.KSCAN_UP: Intent(Kind.UP, 1),
    pygame.KSCAN_DOWN: Intent(Kind.DOWN, 1),
    pygame.KSCAN_TAB: Intent(Kind.LOG),
    pygame.KSCAN_F11: Intent(Kind.FULLSCREEN),
}
"""The keys that end the typing, whatever they are bound to otherwise; all else that is typed comes as TEXTINPUT."""


class IntentReader:
    """Turns pygame's events into intents. `to_canvas` maps window pixels to the canvas (None: outside)."""

    def __init__(self, to_canvas: Callable[[Point], Point | None], bindings: Bindings | None = None) -> None:
        """bindings: None: the arcade's own."""
        self._to_canvas = to_canvas
        self.bindings = bindings or Bindings({}, {})
        self.catch: Callable[[int], None] | None = None
        """Told the scancode of the next key that goes down, which then means nothing else: somebody binds it."""
        self._down: set[int] = set()
        self.typing = False
        """While somebody types, letters are characters (TEXTINPUT: accents, dead keys) and not keys of a seat."""
        self.any_key = False
        """While keys that mean nothing are told, too (`Kind.OTHER_KEY`)."""
        self.racing = False
        """While seats race, some of their keys are cards (`bindings.SLAM_KEYS`)."""

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
        if self.catch is not None:
            if down and not repeated:
                catch, self.catch = self.catch, None
                catch(code)
            return ()
        if self.typing and code == pygame.KSCAN_BACKSPACE:
            return (Intent(Kind.ERASE),) if down else ()
        if self.typing and down and event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            text = " ".join(pasted_text().split())[:MOST_PASTED]
            return tuple(Intent(Kind.CHAR, text=character) for character in text if character.isprintable())
        if self.typing:
            ends = _WHILE_TYPING.get(code)
            return (ends,) if ends is not None and down and (not repeated or ends.kind in MOVES) else ()
        racing = self.racing and down
        place = self.bindings.meant(code, racing)
        if place is None:
            return (Intent(Kind.OTHER_KEY),) if self.any_key and down and not repeated else ()
        side, kind, card = place
        if kind == Kind.SLAM:
            return () if repeated else (Intent(Kind.SLAM, side, amount=card),)
        # Only what is held has a meaning when it is let go, and only moves repeat: a key that is kept down must not
        # confirm one screen after another.
        if (down or kind == Kind.PEEK) and (not repeated or kind in MOVES):
            return (Intent(kind, side, pressed=down),)
        return ()

    def _focus_lost(self) -> tuple[Intent, ...]:
        """Keys that are down are let go elsewhere: nobody goes on peeking."""
        held = [place for code in self._down if (place := self.bindings.meant(code)) is not None]
        self._down.clear()
        peeks = sorted(place.side for place in held if place.kind == Kind.PEEK and place.side is not None)
        return (*(Intent(Kind.PEEK, side, pressed=False) for side in peeks), Intent(Kind.FOCUS_LOST))

    def _button(self, event: pygame.event.Event, down: bool) -> tuple[Intent, ...]:
        pos = self._to_canvas(event.pos)
        if event.button == pygame.BUTTON_LEFT:
            return (Intent(Kind.PRESS if down else Kind.RELEASE, pos=pos, pressed=down),)
        if event.button == pygame.BUTTON_RIGHT and down:
            return (Intent(Kind.INSPECT, pos=pos),)
        return ()
