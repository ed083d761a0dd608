"""The waves of the console: every one of them a table of steps, averaged exactly over each sample.

Averaging the steps (rather than picking them) is what keeps high notes from whistling; what is left above the
spectrum is taken off when the doubled rate is halved again. Only + - * / are used on samples, so that the same source
gives the same samples on every machine.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]
RATE: Final = 32_000
"""Samples a second of everything that is written."""
OVER: Final = 2
"""How many times as many are made."""
DUTIES: Final = (12, 25, 50, 75)
"""Percent of a pulse's period that it is high."""
_TAPS: Final = 47


@cache
def steps_of(name: str) -> Samples:
    """One period of a wave, its mean 0 and its span 2: `pulse12` to `pulse75`, `triangle`, `noise` (32767 steps),
    `metal` (the register's short loop of 93). Raises KeyError for another name."""
    if name.startswith("pulse") and name[5:].isdigit() and int(name[5:]) in DUTIES:
        high = {12: 1, 25: 2, 50: 4, 75: 6}[int(name[5:])]
        steps = np.array([1.0] * high + [-1.0] * (8 - high))
    elif name == "triangle":
        ramp = np.arange(16) / 7.5 - 1.0
        steps = np.concatenate([ramp, ramp[::-1]])
    elif name in ("noise", "metal"):
        steps = _register(6 if name == "metal" else 1)
    else:
        raise KeyError(name)
    out: Samples = steps - steps.sum() / len(steps)
    return out


def _register(tap: int) -> Samples:
    """The shift register of fifteen bits: its output over one loop. tap: which bit is mixed with the lowest."""
    state = start = 1
    bits = []
    while True:
        bits.append(1.0 if state & 1 else -1.0)
        state = state >> 1 | ((state ^ state >> tap) & 1) << 14
        if state == start:
            return np.array(bits)


def wave(name: str, hertz: Samples) -> Samples:
    """A wave whose frequency is given for each of the doubled samples, at the doubled rate. Of noise, `hertz` is how
    many steps a second the register takes."""
    steps = steps_of(name)
    count = len(steps)
    speed = hertz if name in ("noise", "metal") else hertz * count
    position = np.concatenate([[0.0], np.cumsum(speed)]) / (RATE * OVER)
    whole = np.floor(position)
    index = whole.astype(np.int64) % count
    area = np.concatenate([[0.0], np.cumsum(steps)])
    # The area of a whole period is nothing, for its mean is.
    below = area[index] + (position - whole) * steps[index]
    out: Samples = np.diff(below) / np.maximum(np.diff(position), 1e-9)
    return out


@cache
def _low_pass() -> Samples:
    """Taps that keep what is below 0.45 of the single rate."""
    x = np.arange(_TAPS) - _TAPS // 2
    taps = np.sinc(x * 0.45) * np.blackman(_TAPS)
    out: Samples = taps / taps.sum()
    return out


def halved(samples: Samples) -> Samples:
    """From the doubled rate to the single one."""
    if not len(samples):
        return samples
    return np.convolve(samples, _low_pass(), "same")[::OVER]
