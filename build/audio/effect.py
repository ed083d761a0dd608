"""Sound effects: a few layers of waves, struck once or as a short tune, each in several slightly different pitches.

[coin]
tune = "b5 e6"          default: one c4
step = 70               milliseconds from one to the next; the last one rings as long as its envelopes do
hold = 400              milliseconds the last one is held
loud = -2               decibels above (below) what effects are levelled to
variants = 3            how many pitches; `spread` semitones lie between the lowest and the highest
layers = [{ wave = "pulse", duty = "25", volume = "12 9 6 3 0" }]
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from audio.band import AudioSourceError
from audio.notation import NotationError, pitch_of
from audio.note import Instrument, play, read_instrument
from audio.wave import RATE, Samples

LONGEST_S = 4.0
QUIET = 1e-4
GAP_S = 0.02
"""Silence after each variant: the codec smears a little, and nothing of one may sound before the next."""


@dataclass(frozen=True, slots=True)
class Effect:
    """tune: MIDI pitches, None for a rest. step_s, hold_s: seconds. loud: decibels. spread: semitones."""

    name: str
    instrument: Instrument
    tune: tuple[int | None, ...]
    step_s: float
    hold_s: float
    loud: float
    variants: int
    spread: float


def read_effects(path: Path) -> dict[str, Effect]:
    """All effects of a file, by name. Raises AudioSourceError."""
    out = {}
    for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
        try:
            out[name] = _effect(name, dict(table))
        except (KeyError, TypeError, ValueError, NotationError) as error:
            raise AudioSourceError(f"{path.name}: {name}: {error}") from error
    return out


def _effect(name: str, table: Mapping[str, Any]) -> Effect:
    own = {"tune", "step", "hold", "loud", "variants", "spread"}
    return Effect(
        name=name,
        instrument=read_instrument({key: value for key, value in table.items() if key not in own}),
        tune=tuple(None if word == "." else pitch_of(word) for word in table.get("tune", "c4").split()),
        step_s=float(table.get("step", 60)) / 1000.0,
        hold_s=float(table.get("hold", table.get("step", 60))) / 1000.0,
        loud=float(table.get("loud", 0.0)),
        variants=int(table.get("variants", 1)),
        spread=float(table.get("spread", 0.6)),
    )


def render(effect: Effect) -> list[Samples]:
    """Its variants, not yet levelled, all of one length."""
    middle = (effect.variants - 1) / 2
    shifts = [
        (number - middle) * effect.spread / max(1, effect.variants - 1) if effect.variants > 1 else 0.0
        for number in range(effect.variants)
    ]
    found = [_struck(effect, shift) for shift in shifts]
    gap = np.zeros(round(GAP_S * RATE))
    longest = max(len(one) for one in found)
    return [np.concatenate([one, np.zeros(longest - len(one)), gap]) for one in found]


def _struck(effect: Effect, shift: float) -> Samples:
    out = np.zeros(round(LONGEST_S * RATE))
    for number, pitch in enumerate(effect.tune):
        if pitch is None:
            continue
        begin = round(number * effect.step_s * RATE)
        last = number == len(effect.tune) - 1
        held = effect.hold_s if last else effect.step_s
        # What comes before the last one may ring on into it: an effect has voices enough.
        samples = play(effect.instrument, pitch + shift, held, LONGEST_S - begin / RATE)[: len(out) - begin]
        out[begin : begin + len(samples)] += samples
    heard = np.flatnonzero(np.abs(out) > QUIET)
    return out[: int(heard[-1]) + 1] if len(heard) else out[:1]
