"""The pads that are plugged in, at any time, the first for those on the left of the screen; what is pressed on them
becomes intents.

SDL knows the buttons of every common pad by their place: `A` is the lower one whatever is printed on it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping

import pygame
from pygame._sdl2 import controller

from scenes.bindings import SIDES, Bindings, Kind
from scenes.intents import MOVES, Intent
from scenes.pad_glyphs import Style, style_of, swapped

STICKS: Mapping[int, tuple[Kind, Kind]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (Kind.LEFT, Kind.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Kind.UP, Kind.DOWN),
}
SCROLL_STICK = pygame.CONTROLLER_AXIS_RIGHTY
PUSHED, CENTRED = 20_000, 9_000
"""Of 32,767: a stick moves once when it is pushed so far, and again only after it has come back, or been held."""
FIRST_REPEAT_MS, REPEAT_MS = 380, 110
"""A stick or cross that is kept pushed moves on, as a key does: after so long, and then so often."""


class Pads:
    """The pads there are. Events of pads that were never added, or have gone, mean nothing."""

    def __init__(self, bindings: Bindings | None = None) -> None:
        """Begin to listen. A machine without any simply never says anything. bindings: None: the arcade's own."""
        self.bindings = bindings or Bindings({}, {})
        self._open: dict[int, controller.Controller] = {}
        self._seats: dict[int, int] = {}
        self._styles: dict[int, Style] = {}
        self._pushed: dict[tuple[int, int], tuple[Intent, int]] = {}
        """(pad, axis or button) -> what it does, and milliseconds until it does it again."""
        self.catch: Callable[[int, int, Style], None] | None = None
        """Told (side, button by place, style) of the next button that goes down, which then means nothing else."""
        self.lost: list[int] = []
        """Sides whose pad has gone since somebody last looked here."""
        # By its place even on pads that print their letters the other way round.
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")
        if not controller.get_init():
            controller.init()

    @property
    def count(self) -> int:
        """How many are plugged in."""
        return len(self._seats)

    @property
    def sides(self) -> frozenset[int]:
        """The sides that have a pad."""
        return frozenset(self._seats.values())

    def seat(self, instance: int) -> int | None:
        """Which side of the screen this pad plays for; None for one that is not there."""
        return self._seats.get(instance)

    def style(self, instance: int) -> Style:
        """Whose signs are on it."""
        return self._styles.get(instance, Style.XBOX)

    def style_of_side(self, side: int) -> Style | None:
        """Whose signs are on the pad of this side; None where there is none."""
        return next((self._styles[pad] for pad, of in self._seats.items() if of == side), None)

    # ------------------------------------------------------------------ events

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

    def held_on(self, ms: int) -> tuple[Intent, ...]:
        """Time has passed: whatever is kept pushed moves on."""
        found = []
        for pushed, (intent, left) in list(self._pushed.items()):
            due = left <= ms
            self._pushed[pushed] = intent, REPEAT_MS if due else left - ms
            found += [intent] if due else []
        return tuple(found)

    def last_style(self, event: pygame.event.Event) -> Style | None:
        """The style of the pad that this event comes from; None for events of anything else."""
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERAXISMOTION):
            return self._styles.get(event.instance_id)
        return None

    def _plug(self, index: int) -> None:
        try:
            pad = controller.Controller(index)
        except (pygame.error, ValueError):
            # Gone again before it could be opened, or no pad at all: nothing to listen to.
            return
        self.add(pad.as_joystick().get_instance_id(), pad, pad.name or "")

    def add(self, instance: int, pad: controller.Controller | None = None, name: str = "") -> None:
        """From now on this pad is listened to: it takes the side that has fewer. name: as it calls itself."""
        if pad is not None:
            self._open[instance] = pad
        taken = list(self._seats.values())
        self._seats.setdefault(instance, min(range(SIDES), key=taken.count))
        self._styles[instance] = style_of(name)

    def change_sides(self) -> None:
        """Whoever held the left pad holds the right one now, and the other way round."""
        self._seats = {pad: SIDES - 1 - side for pad, side in self._seats.items()}
        self._pushed.clear()

    def _unplug(self, instance: int) -> tuple[Intent, ...]:
        """Somebody's pad has gone, as if he had turned away: nobody goes on peeking, a race waits."""
        self._open.pop(instance, None)
        seat = self._seats.pop(instance, None)
        self._pushed = {pushed: moves for pushed, moves in self._pushed.items() if pushed[0] != instance}
        if seat is None:
            return ()
        if seat not in self._seats.values():
            self.lost.append(seat)
        return Intent(Kind.PEEK, seat, pressed=False), Intent(Kind.FOCUS_LOST)

    def _button(self, instance: int, button: int, down: bool, racing: bool) -> tuple[Intent, ...]:
        seat = self._seats.get(instance)
        if seat is None:
            return ()
        style = self.style(instance)
        if not down:
            self._pushed.pop((instance, -1 - button), None)
        elif self.catch is not None:
            catch, self.catch = self.catch, None
            catch(seat, button, style)
            return ()
        place = self.bindings.meant_by_button(seat, button, racing)
        if place is None or place.kind != Kind.SLAM:
            # The cards of a race lie as the buttons do; everything else goes by what is printed on them.
            place = self.bindings.meant_by_button(seat, swapped(style, button))
        if place is None or not (down or place.kind == Kind.PEEK):
            return ()
        intent = Intent(place.kind, place.side, pressed=down, amount=place.card)
        if place.kind in MOVES:
            self._pushed[instance, -1 - button] = intent, FIRST_REPEAT_MS
        return (intent,)

    def _axis(self, instance: int, axis: int, value: int) -> tuple[Intent, ...]:
        seat, pushed = self._seats.get(instance), (instance, axis)
        if seat is None or axis not in (*STICKS, SCROLL_STICK):
            return ()
        if abs(value) < CENTRED:
            self._pushed.pop(pushed, None)
        elif abs(value) > PUSHED and pushed not in self._pushed:
            far = value > 0
            scroll = Intent(Kind.SCROLL, amount=-1 if far else 1)
            intent = scroll if axis == SCROLL_STICK else Intent(STICKS[axis][far], seat)
            self._pushed[pushed] = intent, FIRST_REPEAT_MS
            return (intent,)
        return ()
