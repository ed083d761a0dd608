"""A note on an instrument: a wave with envelopes for loudness, pitch and duty, and vibrato."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from audio.envelope import TICKS, Envelope, read_envelope
from audio.wave import OVER, RATE, Samples, halved, wave

SOFTEN_MS = 2.0
"""Over so long every step of loudness is spread: a console clicks there, and nobody misses it."""
LOUDEST = 15.0
A4 = 69
CHORDS: Mapping[str, tuple[int, ...]] = {
    "M": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "M7": (0, 4, 7, 11),
    "sus2": (0, 2, 7),
    "sus4": (0, 5, 7),
    "dim": (0, 3, 6),
    "aug": (0, 4, 8),
    "5": (0, 7, 12),
    "6": (0, 4, 9),
    "m6": (0, 3, 9),
    "3": (0, 4),
    "m3": (0, 3),
    "4": (0, 5),
}
"""What a chord's arpeggio runs through, in semitones from its root."""


@dataclass(frozen=True, slots=True)
class Vibrato:
    """delay, rate: in ticks (rate: of a whole swing). depth: semitones to each side."""

    delay: int = 14
    depth: float = 0.2
    rate: int = 10


@dataclass(frozen=True, slots=True)
class Layer:
    """One wave of an instrument. wave: a name of `wave.steps_of`; `pulse` lets `duty` choose. pitch: semitones to add,
    tick by tick. hertz: of noise, the register's steps a second at c4; of a drum's tone, its frequency. gain: its
    share.
    """

    wave: str
    volume: Envelope
    pitch: Envelope | None = None
    duty: Envelope | None = None
    vibrato: Vibrato | None = None
    hertz: float = 0.0
    gain: float = 1.0
    delay: int = 0


@dataclass(frozen=True, slots=True)
class Instrument:
    """layers sound together. arpeggio: ticks each note of a chord lasts. gate: the part of its time a note is held."""

    layers: tuple[Layer, ...]
    arpeggio: int = 2
    gate: float = 1.0
    transpose: int = 0
    extra: Mapping[str, Any] = field(default_factory=dict)


def read_layer(data: Mapping[str, Any]) -> Layer:
    """From a table of the data. Raises KeyError or ValueError where something is missing, unknown or no number."""
    known = {"wave", "volume", "pitch", "duty", "vibrato", "hertz", "gain", "delay"}
    if unknown := set(data) - known:
        raise ValueError(f"unknown words {sorted(unknown)}")
    return Layer(
        wave=data["wave"],
        volume=read_envelope(data["volume"]),
        pitch=read_envelope(data["pitch"]) if "pitch" in data else None,
        duty=read_envelope(data["duty"]) if "duty" in data else None,
        vibrato=Vibrato(**data["vibrato"]) if "vibrato" in data else None,
        hertz=float(data.get("hertz", 0.0)),
        gain=float(data.get("gain", 1.0)),
        delay=int(data.get("delay", 0)),
    )


def read_instrument(data: Mapping[str, Any]) -> Instrument:
    """From a table of the data: either one layer's words, or `layers`."""
    own = {"arpeggio", "gate", "transpose"}
    words = {key: value for key, value in data.items() if key not in own and key != "layers"}
    layers = tuple(read_layer(layer) for layer in data["layers"]) if "layers" in data else (read_layer(words),)
    return Instrument(
        layers=layers,
        arpeggio=int(data.get("arpeggio", 2)),
        gate=float(data.get("gate", 1.0)),
        transpose=int(data.get("transpose", 0)),
    )


def hertz(pitch: float) -> float:
    """The frequency of a MIDI pitch (69: the a of 440 Hz)."""
    return float(440.0 * 2.0 ** ((pitch - A4) / 12.0))


def play(instrument: Instrument, pitch: float, held_s: float, longest_s: float, chord: Sequence[int] = ()) -> Samples:
    """The samples of one note. held_s: how long it is held; longest_s: when the channel goes on to the next."""
    held_s *= instrument.gate
    out = np.zeros(max(1, round(longest_s * RATE)))
    for layer in instrument.layers:
        one = _layer(layer, instrument, pitch, held_s, longest_s, tuple(chord))
        begin = layer.delay * RATE // TICKS
        if begin < len(out):
            one = one[: len(out) - begin]
            out[begin : begin + len(one)] += one
    # Whatever still sounds when the channel goes on is let down within two milliseconds.
    fade = min(len(out), round(SOFTEN_MS * RATE / 1000))
    out[len(out) - fade :] *= np.arange(fade, 0, -1) / (fade + 1)
    return out


def _layer(
    layer: Layer, instrument: Instrument, pitch: float, held_s: float, longest_s: float, chord: tuple[int, ...]
) -> Samples:
    held = max(1, round(held_s * TICKS))
    after = len(layer.volume.end)
    if layer.volume.dies_away:
        # Struck, not held: it rings on after it was let go.
        after = max(0, len(layer.volume.start) - held)
    ticks = max(1, min(held + after, round(longest_s * TICKS + 0.5)))
    volumes = np.array([layer.volume.at(tick, held) for tick in range(ticks)]) / LOUDEST
    pitches = np.array([_pitch_at(layer, instrument, chord, tick, held) for tick in range(ticks)])
    base = pitch + instrument.transpose
    if layer.hertz:
        frequencies = np.array([layer.hertz * 2.0 ** ((base - 60 + p) / 12.0) for p in pitches])
    else:
        frequencies = np.array([hertz(base + p) for p in pitches])
    step = RATE * OVER // TICKS
    count = ticks * step + (RATE * OVER % TICKS) * ticks // TICKS
    which = np.minimum(np.arange(count) * TICKS // (RATE * OVER), ticks - 1)
    speed = frequencies[which]
    if layer.wave == "pulse":
        duties = [round((layer.duty or read_envelope("50")).at(tick, held)) for tick in range(ticks)]
        out = np.zeros(count)
        for duty in sorted(set(duties)):
            at = np.array([d == duty for d in duties])[which]
            out[at] = wave(f"pulse{duty}", speed)[at]
    else:
        out = wave(layer.wave, speed)
    return halved(out * _softened(volumes[which])) * layer.gain


def _pitch_at(layer: Layer, instrument: Instrument, chord: tuple[int, ...], tick: int, held: int) -> float:
    out = layer.pitch.at(tick, held) if layer.pitch is not None else 0.0
    if chord:
        out += chord[tick // instrument.arpeggio % len(chord)]
    swing = layer.vibrato
    if swing is not None and tick >= swing.delay:
        # A triangle from -1 to 1: the ear takes it for a sine, and it is the same on every machine.
        turn = ((tick - swing.delay) / swing.rate + 0.25) % 1.0
        out += swing.depth * (4.0 * turn - 1.0 if turn < 0.5 else 3.0 - 4.0 * turn)
    return out


def _softened(loudness: Samples) -> Samples:
    """Steps of loudness spread over two milliseconds, from silence on."""
    width = round(SOFTEN_MS * RATE * OVER / 1000)
    sums = np.cumsum(np.concatenate([np.zeros(width), loudness]))
    out: Samples = (sums[width:] - sums[:-width]) / width
    return out
