"""Bars of music as text.

d5 - f5 e5 | d5 . a4 -        a bar's words share it evenly; `-` holds on, `.` is a rest
d4:m - - -                    a chord: an arpeggio through it (words of `note.CHORDS`)
d5! e5,                       louder; softer
@bell d5 - - -                another instrument from here on in this channel
k h s h                       on the drum channel: letters of the drums
% | drive d2 | drive a1:m     the bar before again; a bar by name, on a root (its numbers are semitones above it)
drive d2 ; drive a1           half a bar each
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from audio.note import CHORDS

NOTE = re.compile(r"([a-g])([#b]?)(-?\d)(?::(\w+))?([!,]?)")
NUMBER = re.compile(r"(-?\d+)(?::(\w+))?([!,]?)")
DRUM = re.compile(r"([a-zA-Z])([!,]?)")
_NAMES = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
_SIGNS = {"": 0, "#": 1, "b": -1}
STRESS = {"!": 1.25, "": 1.0, ",": 0.6}


class NotationError(ValueError):
    """A bar cannot be read; the message quotes it."""


@dataclass(frozen=True, slots=True)
class Struck:
    """A note. at, length: in bars from the channel's start. pitch: MIDI. drum: its letter, on the drum channel."""

    at: Fraction
    length: Fraction
    pitch: int
    chord: tuple[int, ...] = ()
    drum: str = ""
    stress: float = 1.0
    instrument: str = ""


def pitch_of(word: str) -> int:
    """The MIDI pitch of a name such as `f#4` (c4 is 60). Raises NotationError."""
    match = NOTE.fullmatch(word)
    if match is None:
        raise NotationError(f"{word!r} is no note")
    return _pitch(match)


def _pitch(match: re.Match[str]) -> int:
    return 12 * (int(match[3]) + 1) + _NAMES[match[1]] + _SIGNS[match[2]]


def read_bars(text: str, named: Mapping[str, str], drums: str = "") -> tuple[list[Struck], int]:
    """(notes, number of bars) of a channel. named: bars by name. drums: the letters that are drums; empty: notes.
    Raises NotationError."""
    bars = [" ".join(bar.split()) for bar in text.strip().strip("|").split("|")]
    reader = _Reader(named, drums)
    before = ""
    for number, bar in enumerate(bars):
        if bar == "%":
            bar = before
        before = bar
        parts = bar.split(";")
        for place, part in enumerate(parts):
            reader.part(part, Fraction(number) + Fraction(place, len(parts)), Fraction(1, len(parts)))
    return reader.notes, len(bars)


class _Reader:
    def __init__(self, named: Mapping[str, str], drums: str) -> None:
        self.named, self.drums = named, drums
        self.notes: list[Struck] = []
        self.instrument = ""
        self._held = False

    def part(self, text: str, at: Fraction, length: Fraction) -> None:
        """The words of a bar, or of a part of one."""
        words = text.split()
        # An instrument takes no time, wherever it stands.
        counted = [word for word in words if not word.startswith("@")]
        if counted and counted[0] in self.named:
            for word in words:
                if word.startswith("@"):
                    self.instrument = word[1:]
            self._named(counted, at, length)
            return
        if not counted:
            raise NotationError(f"an empty bar in {text!r}")
        each = length / len(counted)
        here = at
        for word in words:
            if word.startswith("@"):
                self.instrument = word[1:]
                continue
            self._word(word, here, each, None, ())
            here += each

    def _named(self, words: list[str], at: Fraction, length: Fraction) -> None:
        root: int | None = None
        chord: tuple[int, ...] = ()
        if len(words) == 2:
            match = NOTE.fullmatch(words[1])
            if match is None:
                raise NotationError(f"{words[1]!r} is no root")
            root, chord = _pitch(match), _chord(match[4])
        elif len(words) > 2:
            raise NotationError(f"a bar's name stands alone or before a root: {' '.join(words)!r}")
        body = self.named[words[0]].split()
        each = length / len(body)
        for number, word in enumerate(body):
            self._word(word, at + number * each, each, root, chord)

    def _word(self, word: str, at: Fraction, each: Fraction, root: int | None, chord: tuple[int, ...]) -> None:
        if word == ".":
            self._held = False
            return
        if word == "-":
            if self._held:
                last = self.notes[-1]
                self.notes[-1] = Struck(
                    last.at, at + each - last.at, last.pitch, last.chord, last.drum, last.stress, last.instrument
                )
            return
        self._held = True
        if self.drums:
            match = DRUM.fullmatch(word)
            if match is None or match[1] not in self.drums:
                raise NotationError(f"{word!r} is no drum of {self.drums!r}")
            self.notes.append(Struck(at, each, 60, (), match[1], STRESS[match[2]]))
            return
        match = NOTE.fullmatch(word)
        if match is not None:
            notes = _chord(match[4])
            self.notes.append(Struck(at, each, _pitch(match), notes, "", STRESS[match[5]], self.instrument))
            return
        match = NUMBER.fullmatch(word)
        if match is None or root is None:
            raise NotationError(f"{word!r} is neither note, rest nor hold")
        notes = _chord(match[2]) or chord
        self.notes.append(Struck(at, each, root + int(match[1]), notes, "", STRESS[match[3]], self.instrument))


def _chord(name: str | None) -> tuple[int, ...]:
    if name is None:
        return ()
    if name not in CHORDS:
        raise NotationError(f"{name!r} is no chord; known: {', '.join(CHORDS)}")
    return CHORDS[name]
