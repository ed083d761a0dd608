"""Gamepads become intents: plugged in and out at any time, the first for those on the left of the screen.

SDL knows the buttons of every common pad by their place: `A` is the lower one whatever is printed on it.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame._sdl2 import controller

from scenes.intents import Intent, Kind

BUTTONS: Mapping[int, Kind] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Kind.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Kind.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Kind.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Kind.RIGHT,
    pygame.CONTROLLER_BUTTON_A: Kind.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Kind.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Kind.INSPECT,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Kind.PEEK,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Kind.PEEK,
}
"""What belongs to the seat that holds the pad."""
COMMON: Mapping[int, Kind] = {
    pygame.CONTROLLER_BUTTON_Y: Kind.HINT,
    pygame.CONTROLLER_BUTTON_START: Kind.MENU,
    pygame.CONTROLLER_BUTTON_BACK: Kind.LOG,
}
"""What is everybody's."""
SLAMS: Mapping[int, int] = {
    pygame.CONTROLLER_BUTTON_X: 0,
    pygame.CONTROLLER_BUTTON_A: 1,
    pygame.CONTROLLER_BUTTON_B: 2,
}
"""In a race: left, lower and right button slam the left, middle and right card."""
STICKS: Mapping[int, tuple[Kind, Kind]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (Kind.LEFT, Kind.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Kind.UP, Kind.DOWN),
}
PUSHED, CENTRED = 20_000, 9_000
"""Of 32,767: a stick moves once when it is pushed so far, and again only after it has come back."""
SIDES = 2


class Pads:
    """The pads there are. Events of pads that were never added, or have gone, mean nothing."""

    def __init__(self) -> None:
        """Begin to listen. A machine without any simply never says anything."""
        self._open: dict[int, controller.Controller] = {}
        self._seats: dict[int, int] = {}
        self._pushed: set[tuple[int, int]] = set()
        if not controller.get_init():
            controller.init()

    @property
    def count(self) -> int:
        """How many are plugged in."""
        return len(self._seats)

    def seat(self, instance: int) -> int | None:
        """Which side of the screen this pad plays for; None for one that is not there."""
        return self._seats.get(instance)

    def read(self, event: pygame.event.Event, racing: bool = False) -> tuple[Intent, ...]:
        """The intents in one event; () for events of anything else."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._unplug(event.instance_id)
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._button(event.instance_id, event.button, event.type == pygame.CONTROLLERBUTTONDOWN, racing)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(event.instance_id, event.axis, event.value)
        return ()

    def _plug(self, index: int) -> None:
        try:
            pad = controller.Controller(index)
        except (pygame.error, ValueError):
            # Gone again before it could be opened, or no pad at all: nothing to listen to.
            return
        self.add(pad.as_joystick().get_instance_id(), pad)

    def add(self, instance: int, pad: controller.Controller | None = None) -> None:
        """From now on this pad is listened to: it takes the side that has fewer."""
        if pad is not None:
            self._open[instance] = pad
        taken = list(self._seats.values())
        self._seats.setdefault(instance, min(range(SIDES), key=taken.count))

    def _unplug(self, instance: int) -> tuple[Intent, ...]:
        """Somebody's pad has gone, as if he had turned away: nobody goes on peeking, a race waits."""
        self._open.pop(instance, None)
        seat = self._seats.pop(instance, None)
        self._pushed = {pushed for pushed in self._pushed if pushed[0] != instance}
        if seat is None:
            return ()
        return Intent(Kind.PEEK, seat, pressed=False), Intent(Kind.FOCUS_LOST)

    def _button(self, instance: int, button: int, down: bool, racing: bool) -> tuple[Intent, ...]:
        seat = self._seats.get(instance)
        if seat is None:
            return ()
        if racing and button in SLAMS:
            return (Intent(Kind.SLAM, seat, amount=SLAMS[button]),) if down else ()
        kind = BUTTONS.get(button)
        if kind is not None:
            return (Intent(kind, seat, pressed=down),) if down or kind == Kind.PEEK else ()
        common = COMMON.get(button)
        return (Intent(common),) if common is not None and down else ()

    def _axis(self, instance: int, axis: int, value: int) -> tuple[Intent, ...]:
        seat, kinds = self._seats.get(instance), STICKS.get(axis)
        if seat is None or kinds is None:
            return ()
        pushed = (instance, axis)
        if abs(value) < CENTRED:
            self._pushed.discard(pushed)
        elif abs(value) > PUSHED and pushed not in self._pushed:
            self._pushed.add(pushed)
            return (Intent(kinds[value > 0], seat),)
        return ()
