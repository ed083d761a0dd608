"""What keys and buttons can mean, and which of them do now: the arcade's own at first, then whatever somebody bound.

A key is known by its scancode (its place on the keyboard), so that the two sides' keys lie under the hands on AZERTY
and QWERTZ keyboards too; a pad's button by its place under the thumb, whatever is printed on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

import pygame


class Kind(StrEnum):
    """What somebody wants. POINT: the mouse moved; PRESS, RELEASE: its left button; CHAR: a typed character; SLAM: one
    of a race's cards (`IntentReader.racing`); READ: all that stands on the screen, large."""

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
    READ = "read"
    FULLSCREEN = "fullscreen"
    POINT = "point"
    PRESS = "press"
    RELEASE = "release"
    SCROLL = "scroll"
    SLAM = "slam"
    OTHER_KEY = "other_key"
    CHAR = "char"
    ERASE = "erase"
    FOCUS_LOST = "focus_lost"
    FOCUS_GAINED = "focus_gained"
    QUIT = "quit"


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
"""The arcade's own keys of those on the left and on the right of the screen."""
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
    S.KSCAN_F2: Kind.READ,
    S.KSCAN_F11: Kind.FULLSCREEN,
}
"""What is everybody's."""
BUTTONS: Mapping[int, Kind] = {
    S.CONTROLLER_BUTTON_DPAD_UP: Kind.UP,
    S.CONTROLLER_BUTTON_DPAD_DOWN: Kind.DOWN,
    S.CONTROLLER_BUTTON_DPAD_LEFT: Kind.LEFT,
    S.CONTROLLER_BUTTON_DPAD_RIGHT: Kind.RIGHT,
    S.CONTROLLER_BUTTON_A: Kind.CONFIRM,
    S.CONTROLLER_BUTTON_B: Kind.CANCEL,
    S.CONTROLLER_BUTTON_X: Kind.INSPECT,
    S.CONTROLLER_BUTTON_LEFTSHOULDER: Kind.PEEK,
}
"""What belongs to the side that holds the pad."""
COMMON: Mapping[int, Kind] = {
    S.CONTROLLER_BUTTON_Y: Kind.HINT,
    S.CONTROLLER_BUTTON_START: Kind.MENU,
    S.CONTROLLER_BUTTON_BACK: Kind.RULES,
    S.CONTROLLER_BUTTON_RIGHTSHOULDER: Kind.LOG,
    S.CONTROLLER_BUTTON_RIGHTSTICK: Kind.READ,
}
"""What is everybody's, on every pad."""
SLAMS: Mapping[int, int] = {
    S.CONTROLLER_BUTTON_X: 0,
    S.CONTROLLER_BUTTON_A: 1,
    S.CONTROLLER_BUTTON_B: 2,
}
"""In a race: left, lower and right button slam the left, middle and right card."""
FIXED = frozenset({S.KSCAN_ESCAPE})
"""Keys that stay what they are: there is always a way out."""
FIXED_BUTTONS = frozenset(
    {
        S.CONTROLLER_BUTTON_DPAD_UP,
        S.CONTROLLER_BUTTON_DPAD_DOWN,
        S.CONTROLLER_BUTTON_DPAD_LEFT,
        S.CONTROLLER_BUTTON_DPAD_RIGHT,
        S.CONTROLLER_BUTTON_START,
        S.CONTROLLER_BUTTON_GUIDE,
    }
)
"""Buttons that stay what they are: the cross, the way out, and the system's own."""
SIDES = 2
Clash = Callable[["Place", "Place"], bool]
_SIDES: Mapping[int | None, str] = {0: "left", 1: "right", None: "all"}


class Place(NamedTuple):
    """Something that keys and buttons are bound to. side: whose (0: left, 1: right, None: everybody's). card: of SLAM,
    from 0."""

    side: int | None
    kind: Kind
    card: int = 0

    @property
    def id(self) -> str:
        """As the settings call it: `left.confirm`, `right.slam2`, `all.rules`."""
        return f"{_SIDES[self.side]}.{self.kind.value}{self.card + 1 if self.kind == Kind.SLAM else ''}"


def _table(
    seats: Iterable[Mapping[int, Kind]], slams: Iterable[Mapping[int, int]], common: Mapping[int, Kind]
) -> dict[Place, tuple[int, ...]]:
    """Place -> codes, in the order of the tables."""
    found: dict[Place, tuple[int, ...]] = {}

    def add(place: Place, code: int) -> None:
        found[place] = (*found.get(place, ()), code)

    for side, kinds in enumerate(seats):
        for code, kind in kinds.items():
            add(Place(side, kind), code)
    for side, cards in enumerate(slams):
        for code, card in cards.items():
            add(Place(side, Kind.SLAM, card), code)
    for code, kind in common.items():
        add(Place(None, kind), code)
    return found


OWN_KEYS: Mapping[Place, tuple[int, ...]] = _table(SEAT_KEYS, SLAM_KEYS, COMMON_KEYS)
"""The arcade's own keys, by place."""
OWN_BUTTONS: Mapping[Place, tuple[int, ...]] = _table((BUTTONS,) * SIDES, (SLAMS,) * SIDES, COMMON)
"""The arcade's own buttons, by place."""


class Bindings:
    """Which keys and buttons mean what.

    A key means one thing on the whole keyboard, but in a race, where three keys of each side are cards instead of what
    they are otherwise. A button means one thing on the pads of one side.
    """

    def __init__(self, keys: Mapping[str, Sequence[int]], buttons: Mapping[str, Sequence[int]]) -> None:
        """keys, buttons: departures from the arcade's own, as the settings keep them. What clashes, or names no place,
        is left as the arcade has it."""
        self.revision = 0
        """How often anything was bound."""
        self.keys: dict[Place, tuple[int, ...]] = dict(OWN_KEYS)
        self.buttons: dict[Place, tuple[int, ...]] = dict(OWN_BUTTONS)
        _depart(self.keys, keys, _keys_clash, FIXED)
        _depart(self.buttons, buttons, _buttons_clash, FIXED_BUTTONS)

    # ------------------------------------------------------------------ what is meant

    def meant(self, code: int, racing: bool = False) -> Place | None:
        """What a key means; in a race the cards come first."""
        return _meant(self.keys, code, racing, lambda place: True)

    def meant_by_button(self, side: int, button: int, racing: bool = False) -> Place | None:
        """What a button means on a pad of this side."""
        return _meant(self.buttons, button, racing, lambda place: place.side in (side, None))

    # ------------------------------------------------------------------ binding

    def bind(self, place: Place, code: int) -> Place | None:
        """Let this key alone mean that. Returns the place that has it already, which keeps it; None: done. Raises
        ValueError for a key or a place that stays what it is."""
        self.revision += 1
        return _bind(self.keys, place, code, _keys_clash, FIXED)

    def bind_button(self, place: Place, button: int) -> Place | None:
        """As `bind`, for a pad's button."""
        self.revision += 1
        return _bind(self.buttons, place, button, _buttons_clash, FIXED_BUTTONS)

    def reset(self) -> None:
        """The arcade's own again, all of them."""
        self.revision += 1
        self.keys, self.buttons = dict(OWN_KEYS), dict(OWN_BUTTONS)

    def departures(self) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
        """(keys, buttons) as the settings keep them: by place, what is not the arcade's own."""
        return (
            {place.id: list(codes) for place, codes in self.keys.items() if codes != OWN_KEYS[place]},
            {place.id: list(codes) for place, codes in self.buttons.items() if codes != OWN_BUTTONS[place]},
        )


def fixed(place: Place, pad: bool = False) -> bool:
    """Whether this place keeps its own keys, or on pads its own buttons."""
    own, kept = (OWN_BUTTONS, FIXED_BUTTONS) if pad else (OWN_KEYS, FIXED)
    return any(code in kept for code in own[place])


def _meant(
    table: Mapping[Place, tuple[int, ...]], code: int, racing: bool, of: Callable[[Place], bool]
) -> Place | None:
    found = [place for place, codes in table.items() if code in codes and of(place)]
    if racing:
        found.sort(key=lambda place: place.kind != Kind.SLAM)
    else:
        found = [place for place in found if place.kind != Kind.SLAM]
    return found[0] if found else None


def _keys_clash(one: Place, other: Place) -> bool:
    """Whether the same key cannot be both: a card of a race may be what the key is otherwise, but nobody's menu."""
    slams = (one.kind == Kind.SLAM) + (other.kind == Kind.SLAM)
    return slams != 1 or None in (one.side, other.side)


def _buttons_clash(one: Place, other: Place) -> bool:
    """As `_keys_clash`, and never between the two sides: each has a pad of its own."""
    return (one.side == other.side or None in (one.side, other.side)) and _keys_clash(one, other)


def _bind(
    table: dict[Place, tuple[int, ...]], place: Place, code: int, clash: Clash, kept: frozenset[int]
) -> Place | None:
    if code in kept or any(own in kept for own in table[place]):
        raise ValueError(f"{place.id} and code {code}: one of them stays what it is")
    for other, codes in table.items():
        if other != place and code in codes and clash(place, other):
            return other
    table[place] = (code,)
    return None


def _depart(
    table: dict[Place, tuple[int, ...]], wanted: Mapping[str, Sequence[int]], clash: Clash, kept: frozenset[int]
) -> None:
    """Put in what somebody bound, all of it at once (two keys may have changed places), and nothing that clashes."""
    places = {place.id: place for place in table}
    new = {
        places[name]: tuple(codes)
        for name, codes in wanted.items()
        if name in places and codes and not kept & {*codes, *table[places[name]]}
    }
    trial = {**table, **new}
    for place, codes in new.items():
        for other, others in trial.items():
            if other != place and set(codes) & set(others) and clash(place, other):
                return
    table.update(new)
