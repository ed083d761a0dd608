"""How loud something is, and making it as loud as everything else.

Loudness is that of ITU-R BS.1770: the ear's weighting (a shelf above 1.5 kHz, nothing below 40 Hz), mean squares over
400 ms, quiet stretches left out; in LUFS. The filters are applied as spectra, which is the same to a hundredth.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from audio.wave import RATE, Samples

BLOCK_S, HOP_S = 0.4, 0.1
SILENT_LUFS = -70.0
"""Below this a stretch does not count (the absolute gate of BS.1770)."""
RELATIVE_GATE = 10.0


@cache
def _weights(count: int) -> Samples:
    """The power of the weighting filter at each frequency of a spectrum of so many samples."""
    frequency = np.fft.rfftfreq(count, 1.0 / RATE)

    def second_order(b: tuple[float, float, float], hertz: float, q: float) -> Samples:
        # |b0 s² + b1 s w/q + b2 w²|² over |s² + s w/q + w²|², with s = jx and x in units of w.
        x = frequency / hertz
        square = x * x
        top = (b[2] - b[0] * square) ** 2 + (b[1] / q) ** 2 * square
        out: Samples = top / ((1.0 - square) ** 2 + square / q**2)
        return out

    gain = 10.0 ** (3.99984385 / 20.0)
    shelf = second_order((gain, gain**0.4996667741545416, 1.0), 1681.974450955533, 0.7071752369554196)
    high_pass = second_order((1.0, 0.0, 0.0), 38.13547087602444, 0.5003270373238773)
    out: Samples = shelf * high_pass
    return out


def _block_loudness(samples: Samples) -> Samples:
    """LUFS of each stretch of 400 ms; of something shorter, of the whole of it."""
    # Up to a power of two, for speed: silence changes no block.
    count = 1 << max(1, (len(samples) - 1).bit_length())
    weighted = np.fft.irfft(np.fft.rfft(samples, count) * np.sqrt(_weights(count)), count)[: len(samples)]
    block, hop = round(BLOCK_S * RATE), round(HOP_S * RATE)
    power = np.concatenate([[0.0], np.cumsum(weighted**2)])
    if len(samples) <= block:
        # As a meter with a window of 400 ms would show it.
        means = np.array([power[-1] / block])
    else:
        starts = np.arange(0, len(samples) - block + 1, hop)
        means = (power[starts + block] - power[starts]) / block
    out: Samples = -0.691 + 10.0 * np.log10(np.maximum(means, 1e-12))
    return out


def loudness(samples: Samples) -> float:
    """Of a whole piece (samples from -1 to 1), in LUFS."""
    blocks = _block_loudness(samples)
    heard = blocks[blocks > SILENT_LUFS]
    if not len(heard):
        return SILENT_LUFS
    mean = 10.0 * np.log10((10.0 ** (heard / 10.0)).mean())
    heard = heard[heard > mean - RELATIVE_GATE]
    return float(10.0 * np.log10((10.0 ** (heard / 10.0)).mean()))


def loudest(samples: Samples) -> float:
    """The loudest 400 ms, in LUFS: what counts of an effect."""
    return float(_block_loudness(samples).max())


def peak_db(samples: Samples) -> float:
    """The highest sample, in decibels below full scale (0: as high as there is)."""
    return float(20.0 * np.log10(max(1e-6, float(np.abs(samples).max()))))


def levelled(samples: Samples, now: float, wanted: float, highest_db: float) -> Samples:
    """As loud as wanted, or as loud as the highest peak allows. now, wanted: LUFS. The gain is a tenth of a decibel
    exactly, so that it does not hang on the last bit of a measurement."""
    gain = min(wanted - now, highest_db - peak_db(samples))
    out: Samples = samples * 10.0 ** (np.floor(gain * 10.0) / 200.0)
    return out


def to_16_bits(samples: Samples) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    """As whole numbers of 16 bits. Raises ValueError where something would be clipped."""
    if float(np.abs(samples).max()) > 1.0:
        raise ValueError("the samples are higher than full scale")
    return np.rint(samples * 32767.0).astype(np.int16)
