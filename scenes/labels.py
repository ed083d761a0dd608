"""What whoever has to press something is told to press: the key as printed on this keyboard, or the button of the pad
that he holds."""

from __future__ import annotations

from scenes.bindings import Bindings, Kind, Place
from scenes.keyboard import key_text
from scenes.pad_glyphs import Style, glyph, swapped


class Labels:
    """Names what is bound now. There is one keyboard, so that one of these is in use for the whole program (`use`)."""

    def __init__(self, bindings: Bindings) -> None:
        self.bindings = bindings
        self.alone = True
        """Whether one person uses both sets of keys: then the thing he used last is meant for either."""
        self.revision = 0
        """How often anything came to be called otherwise, but by being bound anew."""
        self._last: Style | None = None
        self._held: dict[int, Style | None] = {}

    def used(self, side: int | None, style: Style | None) -> bool:
        """Something was pressed: of this side, on a pad of this style, or on the keyboard (None). Returns whether
        anything is called otherwise from now on."""
        before = (self._last, dict(self._held))
        self._last = style
        if side is not None:
            self._held[side] = style
        changed = before != (self._last, self._held)
        self.revision += changed
        return changed

    @property
    def by_pad(self) -> bool:
        """Whether a pad was used last."""
        return self._last is not None

    def of(self, place: Place) -> str:
        """What to press for this; `?` where nothing is bound."""
        style = self._last if self.alone or place.side is None else self._held.get(place.side)
        buttons = self.bindings.buttons.get(place, ())
        # What no pad has a button for is still on the keyboard.
        if style is not None and buttons:
            return button_text(style, place, buttons)
        codes = self.bindings.keys.get(place, ())
        return key_text(codes[0]) if codes else "?"


def button_text(style: Style, place: Place, buttons: tuple[int, ...]) -> str:
    """The sign of the first of the buttons that are bound to this place, on a pad of this style."""
    return glyph(style, buttons[0] if place.kind == Kind.SLAM else swapped(style, buttons[0]))


_in_use = [Labels(Bindings({}, {}))]


def use(labels: Labels) -> None:
    """From now on these are what keys are called by."""
    _in_use[0] = labels


def pad_in_hand() -> bool:
    """Whether a pad was used last, and not the keyboard or the mouse."""
    return _in_use[0].by_pad


def revision() -> tuple[int, int, bool]:
    """Another one than before whenever something may be called otherwise: for pictures that are kept."""
    labels = _in_use[0]
    return labels.revision, labels.bindings.revision, labels.alone


def key_name(kind: Kind, seat: int | None = None) -> str:
    """What to press for this intent with this set of keys: `Space`, `E`, `F1`, or a pad's sign."""
    return _in_use[0].of(Place(seat, kind))


def slam_name(place: int, keys: int) -> str:
    """What slams this card in a race."""
    return _in_use[0].of(Place(keys, Kind.SLAM, place))
