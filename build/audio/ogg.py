"""OGG files (Vorbis, by libsndfile through soundfile), the same bytes from the same samples.

The encoder draws a new serial number for the stream every time; it stands in every page with a checksum over it. Here
it is put at one value, and the checksums are made anew: nothing else in such a file changes from run to run.
"""

from __future__ import annotations

import io
from functools import cache

import numpy as np
import soundfile

from audio.wave import RATE, Samples

SERIAL = b"ARCA"
QUALITY = 0.1
"""Of Vorbis, 0 to 1: about 50 kbit/s for one channel of 32 kHz full of pulses."""
_HEAD = 27


def encode(samples: np.ndarray[tuple[int], np.dtype[np.int16]]) -> bytes:
    """An OGG file of one channel."""
    stream = io.BytesIO()
    with soundfile.SoundFile(
        stream, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=1.0 - QUALITY
    ) as file:
        # In portions: the encoder of libsndfile overflows its stack on a minute at once.
        for start in range(0, len(samples), RATE):
            file.write(samples[start : start + RATE])
    return with_serial(stream.getvalue(), SERIAL)


def decode(data: bytes) -> Samples:
    """The samples of a file, from -1 to 1."""
    samples, rate = soundfile.read(io.BytesIO(data), dtype="float64")
    if rate != RATE or samples.ndim != 1:
        raise ValueError(f"{rate} Hz and {samples.ndim} channels, not {RATE} Hz and one")
    out: Samples = samples
    return out


def with_serial(data: bytes, serial: bytes) -> bytes:
    """The file with another serial number in every page. Raises ValueError where it is not made of OGG pages."""
    out = bytearray(data)
    at = 0
    while at < len(out):
        if out[at : at + 4] != b"OggS":
            raise ValueError(f"no OGG page at {at}")
        segments = out[at + _HEAD - 1]
        size = _HEAD + segments + sum(out[at + _HEAD : at + _HEAD + segments])
        out[at + 14 : at + 18] = serial
        out[at + 22 : at + 26] = bytes(4)
        out[at + 22 : at + 26] = _checksum(bytes(out[at : at + size])).to_bytes(4, "little")
        at += size
    return bytes(out)


@cache
def _table() -> tuple[int, ...]:
    out = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1 ^ (0x04C11DB7 if value & 0x80000000 else 0)) & 0xFFFFFFFF
        out.append(value)
    return tuple(out)


def _checksum(page: bytes) -> int:
    """The CRC of RFC 3533: not reflected, from 0."""
    table, crc = _table(), 0
    for byte in page:
        crc = (crc << 8 & 0xFFFFFFFF) ^ table[crc >> 24 ^ byte]
    return crc
