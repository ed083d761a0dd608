"""A piece of music: patterns of four channels in an order, as a tracker has them.

about = "..."                       key, chords, what it wants to be
tempo = 132                         beats a minute
beats = 4                           in a bar
order = "A A B"                     of patterns
loop = true                         whether it goes round: what rings on at its end then sounds at its start
[channels.lead]                     lead, second, bass, drums
play = "brass"                      its instrument at first
gain = 1.0
echo = { steps = 3, gain = 0.3 }    sixteenths of a four-beat bar later, once more, softer
[bars]                              bars by name (see `notation.py`)
[patterns.A]                        for each channel its bars; fewer than the longest go round in it
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np

from audio.band import AudioSourceError, Band
from audio.notation import NotationError, Struck, read_bars
from audio.note import play
from audio.wave import RATE, Samples

CHANNELS = ("lead", "second", "bass", "drums")
"""Pulse, pulse, triangle, noise."""
GAINS = {"lead": 0.25, "second": 0.30, "bass": 0.42, "drums": 0.30}
"""How the channels are mixed before a piece's own gains; a triangle sounds softer than a pulse of the same height."""
RING_S = 1.5
"""How long the last notes of a piece may ring on."""


@dataclass(frozen=True, slots=True)
class Channel:
    """How a channel is played in a piece. echo: (sixteenths later, gain), or None."""

    play: str
    gain: float = 1.0
    echo: tuple[int, float] | None = None


@dataclass(frozen=True)
class Song:
    """bars: of the whole order. notes: by channel, from the start of the piece, in bars."""

    name: str
    tempo: float
    beats: int
    loop: bool
    bars: int
    channels: Mapping[str, Channel]
    notes: Mapping[str, tuple[Struck, ...]]

    @property
    def bar_s(self) -> float:
        """Seconds of a bar."""
        return self.beats * 60.0 / self.tempo

    @property
    def samples(self) -> int:
        """Of the whole piece, without what rings on."""
        return round(self.bars * self.bar_s * RATE)


def read_song(path: Path, band: Band) -> Song:
    """Read a piece. Raises AudioSourceError."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return _song(path.stem, data, band)
    except (tomllib.TOMLDecodeError, NotationError, KeyError, TypeError, ValueError) as error:
        raise AudioSourceError(f"{path.name}: {error}") from error


def _song(name: str, data: Mapping[str, Any], band: Band) -> Song:
    channels = {}
    for channel in CHANNELS:
        table = dict(data["channels"][channel])
        echo = table.pop("echo", None)
        channels[channel] = Channel(**table, echo=(int(echo["steps"]), float(echo["gain"])) if echo else None)
        if channel != "drums" and channels[channel].play not in band.instruments:
            raise ValueError(f"there is no instrument {channels[channel].play!r}")
    patterns = {key: _pattern(key, table, data.get("bars", {}), band) for key, table in data["patterns"].items()}
    order = data["order"].split()
    notes: dict[str, list[Struck]] = {channel: [] for channel in CHANNELS}
    here = 0
    for key in order:
        found, bars = patterns[key]
        for channel in CHANNELS:
            notes[channel] += [_moved(note, here) for note in found[channel]]
        here += bars
    return Song(
        name=name,
        tempo=float(data["tempo"]),
        beats=int(data.get("beats", 4)),
        loop=bool(data.get("loop", True)),
        bars=here,
        channels=channels,
        notes={channel: tuple(found) for channel, found in notes.items()},
    )


def _moved(note: Struck, bars: int) -> Struck:
    return Struck(note.at + bars, note.length, note.pitch, note.chord, note.drum, note.stress, note.instrument)


def _pattern(
    key: str, table: Mapping[str, str], named: Mapping[str, str], band: Band
) -> tuple[dict[str, list[Struck]], int]:
    """(notes by channel, bars) of a pattern: every channel fills the longest."""
    read: dict[str, tuple[list[Struck], int]] = {}
    for channel in CHANNELS:
        try:
            drums = "".join(band.drums) if channel == "drums" else ""
            read[channel] = read_bars(table.get(channel, "."), named, drums)
        except NotationError as error:
            raise NotationError(f"pattern {key}, {channel}: {error}") from error
        for note in read[channel][0]:
            if note.instrument and note.instrument not in band.instruments:
                raise NotationError(f"pattern {key}, {channel}: there is no instrument {note.instrument!r}")
    longest = max(bars for _, bars in read.values())
    out: dict[str, list[Struck]] = {}
    for channel, (notes, bars) in read.items():
        if longest % bars:
            raise NotationError(f"pattern {key}, {channel}: {bars} bars do not fill {longest}")
        out[channel] = [_moved(note, again) for again in range(0, longest, bars) for note in notes]
    return out, longest


def render(song: Song, band: Band) -> Samples:
    """The samples of a piece, not yet levelled. One that goes round has exactly `song.samples` of them."""
    total = song.samples
    out = np.zeros(total)
    known: dict[tuple[object, ...], Samples] = {}
    for channel in CHANNELS:
        line = np.zeros(total + round(RING_S * RATE))
        notes = song.notes[channel]
        for number, note in enumerate(notes):
            end = notes[number + 1].at if number + 1 < len(notes) else Fraction(song.bars) + note.at + note.length
            _place(line, song, band, channel, note, end, known)
        if song.loop:
            line[: len(line) - total] += line[total:]
            line = line[:total]
        echo = song.channels[channel].echo
        if echo is not None:
            late = round(echo[0] * song.bar_s / (4 * song.beats) * RATE)
            line = line + (np.roll(line, late) if song.loop else _later(line, late)) * echo[1]
        if len(line) > len(out):
            out = np.concatenate([out, np.zeros(len(line) - len(out))])
        out += line * GAINS[channel] * song.channels[channel].gain
    return out


def _later(line: Samples, samples: int) -> Samples:
    return np.concatenate([np.zeros(samples), line[:-samples]])


def _place(
    line: Samples,
    song: Song,
    band: Band,
    channel: str,
    note: Struck,
    end: Fraction,
    known: dict[tuple[object, ...], Samples],
) -> None:
    begin = round(float(note.at) * song.bar_s * RATE)
    if note.drum:
        instrument, name = band.drums[note.drum], note.drum
    else:
        name = note.instrument or song.channels[channel].play
        instrument = band.instruments[name]
    held = float(note.length) * song.bar_s
    longest = min(float(end - note.at) * song.bar_s, held + RING_S)
    key = (channel == "drums", name, note.pitch, note.chord, round(held * RATE), round(longest * RATE))
    if key not in known:
        known[key] = play(instrument, note.pitch, held, longest, note.chord)
    samples = known[key][: len(line) - begin]
    line[begin : begin + len(samples)] += samples * note.stress
