"""Keys and buttons, bound by whoever plays: focus a place, confirm, press what it shall be from now on."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.bindings import OWN_BUTTONS, OWN_KEYS, Kind, Place, fixed
from scenes.context import Context
from scenes.intents import Intent
from scenes.keyboard import key_text
from scenes.labels import button_text
from scenes.menu import MenuScene
from scenes.pad_glyphs import Style, swapped
from scenes.widgets.button import Button
from scenes.widgets.colours import GREEN, MIST, PINK, SKY, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.keyhint import draw_caps, worded
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

WAIT_MS = 6000
"""So long a place waits for what is pressed: nobody whose key fails him is caught there."""
TOP, ROW = 62, 19
COLUMNS = (160, 268)
"""Where the caps of the left and of the right side stand; what they mean stands before them."""
COMMON_WORDS, COMMON_CAP = 392, 520
CAP = 92
SIDE_KINDS = (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.CONFIRM, Kind.CANCEL, Kind.PEEK, Kind.INSPECT)
COMMON_KINDS = (Kind.MENU, Kind.RULES, Kind.LOG, Kind.HINT, Kind.READ, Kind.FULLSCREEN)
NOTE = pygame.Rect(20, 280, 600, 36)
_CANCELS = pygame.KSCAN_ESCAPE
_SIDE_NAMES = ("left", "right")


class Bound(Widget):
    """The cap of one place. Press it to bind it."""

    def __init__(self, rect: pygame.Rect, place: Place, scene: BindingScene) -> None:
        super().__init__(rect)
        self.place, self._scene = place, scene

    def handle(self, intent: Intent) -> bool:
        """Begin to wait for what is pressed."""
        if intent.kind in (Kind.CONFIRM, Kind.PRESS):
            self._scene.wait(self.place)
            return True
        return intent.kind == Kind.RELEASE

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """The cap, or that it waits."""
        waits = self._scene.waiting == self.place
        panels.draw(canvas, "field_focus" if focused else "field", self.rect)
        if waits:
            at = (self.rect.centerx, self.rect.top + 4)
            fonts.draw(canvas, at, self._scene.press(), Font.BODY, YELLOW, "center", room=self.rect.width - 8)
        else:
            draw_caps(canvas, panels, fonts, self.rect, self._scene.labels(self.place))


class BindingScene(MenuScene):
    """All places of the keyboard, or of the pads."""

    def __init__(self, context: Context, pads: bool) -> None:
        """pads: buttons instead of keys."""
        super().__init__(context)
        self.pads = pads
        self.waiting: Place | None = None
        self._left = 0
        self._note = ""
        """What came of the last try, in words."""
        self._sure = False
        own = OWN_BUTTONS if pads else OWN_KEYS
        widgets: list[Widget] = []
        self._rows: list[tuple[Place, pygame.Rect]] = []
        places = [Place(0, kind) for kind in SIDE_KINDS] + [Place(0, Kind.SLAM, card) for card in range(3)]
        for row, place in enumerate(places):
            self._rows.append((place, pygame.Rect(20, TOP + row * ROW, COLUMNS[0] - 24, ROW)))
            for side, x in enumerate(COLUMNS):
                self._add(widgets, place._replace(side=side), pygame.Rect(x, TOP + row * ROW, CAP + 8, ROW - 1))
        for row, kind in enumerate(kind for kind in COMMON_KINDS if Place(None, kind) in own):
            place = Place(None, kind)
            self._rows.append((place, pygame.Rect(COMMON_WORDS, TOP + row * ROW, COMMON_CAP - COMMON_WORDS - 4, ROW)))
            self._add(widgets, place, pygame.Rect(COMMON_CAP, TOP + row * ROW, CAP + 8, ROW - 1))
        if pads:
            change = pygame.Rect(COMMON_WORDS, TOP + 7 * ROW + 34, 228, 24)
            widgets.append(Button(change, partial(self._say, "bind.change_sides"), self._change_sides, "blue"))
        widgets += [
            Button(pygame.Rect(166, 324, 148, 26), self._reset_label, self._reset),
            Button(pygame.Rect(326, 324, 148, 26), partial(self._say, "menu.back"), self.back, "red"),
        ]
        self.set_widgets(widgets)

    def _add(self, widgets: list[Widget], place: Place, rect: pygame.Rect) -> None:
        bound = Bound(rect, place, self)
        bound.enabled = not fixed(place, self.pads)
        widgets.append(bound)

    # ------------------------------------------------------------------ words

    def _say(self, text_id: str, **facts: object) -> str:
        return self.context.texts(text_id, **facts)

    def press(self) -> str:
        """What stands where something is waited for."""
        return self._say("bind.press")

    def labels(self, place: Place) -> list[str]:
        """What is bound there now."""
        bindings = self.context.reader.bindings
        if self.pads:
            return [button_text(self._style(place), place, (button,)) for button in bindings.buttons[place]]
        return [worded(self.context.texts, key_text(code)) for code in bindings.keys[place]]

    def _style(self, place: Place) -> Style:
        pads = self.context.pads
        styles = [pads.style_of_side(side) for side in ((place.side,) if place.side is not None else (0, 1))]
        return next((style for style in styles if style is not None), Style.XBOX)

    def _called(self, place: Place) -> str:
        """A place in words: whose it is and what it does."""
        whose = self._say(f"bind.of.{_SIDE_NAMES[place.side]}" if place.side is not None else "bind.of.all")
        return self._say("bind.place", whose=whose, what=self._what(place))

    def _what(self, place: Place) -> str:
        if place.kind == Kind.SLAM:
            return self._say("bind.slam", n=place.card + 1)
        # The columns are called left and right, too.
        aside = ".move" if place.kind in (Kind.LEFT, Kind.RIGHT) else ""
        return self._say(f"bind.{place.kind.value}{aside}")

    # ------------------------------------------------------------------ binding

    def wait(self, place: Place) -> None:
        """The next key or button is for this place."""
        self.waiting, self._left = place, WAIT_MS
        self._note = self._say("bind.wait.button" if self.pads else "bind.wait.key", what=self._called(place))
        self.context.reader.catch = self._key
        self.context.pads.catch = self._button
        self.touch()

    def _stop(self, note: str = "") -> None:
        self.waiting, self._note = None, note
        self.context.reader.catch = self.context.pads.catch = None
        self.touch()

    def _key(self, code: int) -> None:
        place = self.waiting
        if place is None or code == _CANCELS or self.pads:
            self._stop()
            return
        name = worded(self.context.texts, key_text(code))
        self._bound(place, name, self.context.reader.bindings.bind(place, code))

    def _button(self, side: int, button: int, style: Style) -> None:
        place, bindings = self.waiting, self.context.reader.bindings
        if place is None or not self.pads:
            self._stop()
            return
        meant = button if place.kind == Kind.SLAM else swapped(style, button)
        name = button_text(style, place, (meant,))
        try:
            other = bindings.bind_button(place, meant)
        except ValueError:
            self._stop(self._say("bind.fixed", key=name))
            return
        self._bound(place, name, other)

    def _bound(self, place: Place, name: str, other: Place | None) -> None:
        if other is not None:
            self._stop(self._say("bind.taken", key=name, what=self._called(other)))
            return
        settings = self.context.settings
        settings.keys, settings.buttons = self.context.reader.bindings.departures()
        self.context.store.save()
        self._stop(self._say("bind.done", key=name, what=self._called(place)))

    def _change_sides(self) -> None:
        self.context.pads.change_sides()
        self.touch()

    def _reset_label(self) -> str:
        return self._say("options.reset.sure" if self._sure else "bind.reset")

    def _reset(self) -> None:
        """At the second press: keys and buttons, and nothing else."""
        self._sure = not self._sure
        if not self._sure:
            self.context.reader.bindings.reset()
            self.context.settings.keys, self.context.settings.buttons = {}, {}
            self.context.store.save()
            self._note = self._say("bind.reset.done")
        self.touch()

    # ------------------------------------------------------------------ life

    def handle(self, intent: Intent) -> None:
        """A click anywhere ends the waiting."""
        if self.waiting is not None:
            if intent.kind in (Kind.PRESS, Kind.FOCUS_LOST):
                self._stop()
            return
        super().handle(intent)

    def update(self, ms: int) -> None:
        """Nothing is waited for for ever."""
        if self.waiting is not None:
            self._left -= ms
            if self._left <= 0:
                self._stop()
        focused = self.group.focused
        if self._sure and not (isinstance(focused, Button) and focused.label == self._reset_label):
            self._sure = False
            self.touch()

    def exit(self) -> None:
        """Nobody is asked any more."""
        self._stop()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The heads of the columns and what each row does."""
        context = self.context
        fonts, panels = context.fonts, context.panels
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        panels.draw(canvas, "panel_gold", pygame.Rect(6, 4, 628, 350))
        self.heading(canvas, self._say("options.pads.title" if self.pads else "options.keys.title"), 14)
        heads = (("left", COLUMNS[0], SKY), ("right", COLUMNS[1], PINK), ("all", COMMON_CAP, GREEN))
        for name, x, colour in heads:
            at = (x + CAP // 2 + 4, TOP - 17)
            fonts.draw(canvas, at, self._say(f"bind.{name}"), Font.BODY, colour, "center", room=CAP + 14)
        focused = self.group.focused
        here = focused.place if isinstance(focused, Bound) else None
        for place, rect in self._rows:
            same = here is not None and (here.kind, here.card) == (place.kind, place.card)
            colour = YELLOW if same else MIST
            at = (rect.left, rect.top + 4)
            fonts.draw(canvas, at, self._what(place), Font.BODY, colour, room=rect.width)
        if self.pads:
            self._draw_pads(canvas)

    def _draw_pads(self, canvas: pygame.Surface) -> None:
        """Which pads are plugged in."""
        for side, name in enumerate(_SIDE_NAMES):
            style = self.context.pads.style_of_side(side)
            pad = self._say(f"pads.style.{style.value}" if style is not None else "pads.none")
            words = self._say("pads.side", side=self._say(f"bind.{name}"), pad=pad)
            colour = (SKY, PINK)[side]
            at = (COMMON_WORDS, TOP + 7 * ROW + side * 14)
            self.context.fonts.draw(canvas, at, words, Font.BODY, colour, room=228)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What came of it."""
        words = self._note or self._say("bind.help.pads" if self.pads else "bind.help.keys")
        self.context.panels.draw(canvas, "tooltip", NOTE)
        self.context.fonts.block(canvas, NOTE.inflate(-18, -12), words, colour=WHITE, grow=True)
