"""Which option stands on which leaf, what values it has, and what a change does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.storage.settings import LOUDEST, PACES, SHAKES, SPEEDS, Settings
from game.text import languages, own_name
from scenes.context import Context
from scenes.intents import Kind
from scenes.speech.voices import find_voice
from scenes.widgets.keyhint import key_label

LEAVES: Mapping[str, tuple[str, ...]] = {
    "screen": ("language", "fullscreen", "scale", "speed", "crt"),
    "play": ("peek_toggle", "hints", "confirm_moves", "pace", "pause_unfocused"),
    "sight": ("larger_text", "high_contrast", "seat_signs", "reduced_motion", "shake", "speech"),
    "sound": ("volume", "music_volume", "effects_volume", "mute_unfocused"),
    "controls": ("keys", "pads"),
}
"""Which lines stand on which leaf. Those of `DOORS` open a screen of their own."""
DOORS = frozenset({"keys", "pads"})
ON_OFF = ("off", "on")
NUMBERS: Mapping[str, Sequence[int]] = {
    "speed": SPEEDS,
    "shake": SHAKES,
    **dict.fromkeys(("volume", "music_volume", "effects_volume"), range(LOUDEST + 1)),
}
"""Options that are numbers, and which."""
WORDS: Mapping[str, Sequence[str]] = {"pace": tuple(PACES)}
"""Options that are words, and which."""
NAMES_KEY: Mapping[str, Kind] = {"larger_text": Kind.READ, "hints": Kind.HINT, "fullscreen": Kind.FULLSCREEN}
"""Options whose help names a key."""
KEPT_BY_RESET = frozenset({"language", "window", "fullscreen"})
"""A reset must not leave anybody with a screen that he cannot see or read."""


class Line(NamedTuple):
    """values: all there are; value: the one of now; change: uses another."""

    values: tuple[str, ...]
    value: str
    change: Callable[[str], None]


def line_of(context: Context, name: str, changed: Callable[[], None]) -> Line:
    """The line of this option. changed: called after every change. Raises AttributeError for an unknown one."""
    settings, display = context.settings, context.display

    def then(change: Callable[[str], None]) -> Callable[[str], None]:
        def both(value: str) -> None:
            change(value)
            changed()

        return both

    if name == "language":
        return Line(languages(context.texts.folder), context.texts.language, context.switch_language)
    if name == "fullscreen":
        return Line(ON_OFF, word(display.fullscreen), then(lambda value: display.set_fullscreen(value == "on")))
    if name == "scale":
        scales = tuple(str(number) for number in range(1, max(display.scale, display.largest_scale) + 1))
        return Line(scales, str(display.scale), then(lambda value: display.set_scale(int(value))))
    if name in NUMBERS:
        values = tuple(str(number) for number in NUMBERS[name])
        return Line(values, str(getattr(settings, name)), then(partial(_number, settings, name)))
    if name in WORDS:
        return Line(tuple(WORDS[name]), getattr(settings, name), then(partial(setattr, settings, name)))
    return Line(ON_OFF, word(getattr(settings, name)), then(partial(_switch, settings, name)))


def shown(context: Context, name: str, value: str) -> str:
    """A value in words."""
    texts = context.texts
    if name == "language":
        return own_name(texts.folder, value)
    if name == "scale":
        return texts("options.scale.times", n=value)
    if name in ("speed", "pace"):
        return texts(f"options.{name}.{value}")
    if name.endswith("volume"):
        return texts("options.volume.off") if value == "0" else texts("options.volume.step", n=int(value) * 10)
    if name == "shake":
        return texts("options.volume.off") if value == "0" else texts("options.volume.step", n=value)
    if name == "peek_toggle":
        return texts("options.peek.toggle" if value == "on" else "options.peek.hold")
    return texts(f"options.{value}")


def help_of(context: Context, name: str) -> str:
    """What this option does; of speech also whether there is a voice to speak with."""
    kind = NAMES_KEY.get(name)
    facts = {"key": key_label(context.texts, kind, None)} if kind is not None else {}
    words = context.texts(f"options.{name}.help", **facts)
    if name == "speech" and find_voice() is None:
        words = f"{words} {context.texts('options.speech.none')}"
    return words


def reset(context: Context) -> None:
    """Every option, key and button as at the first start; nothing that is remembered of matches and lessons."""
    usual, settings = Settings(), context.settings
    options = {name for names in LEAVES.values() for name in names} - DOORS - KEPT_BY_RESET - {"scale"}
    for name in sorted(options):
        setattr(settings, name, getattr(usual, name))
    settings.keys, settings.buttons = {}, {}
    context.reader.bindings.reset()


def word(on: bool) -> str:
    """`on` or `off`."""
    return "on" if on else "off"


def _number(settings: Settings, name: str, value: str) -> None:
    setattr(settings, name, int(value))


def _switch(settings: Settings, name: str, value: str) -> None:
    setattr(settings, name, value == "on")
