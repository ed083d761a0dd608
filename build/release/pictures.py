"""The pictures of the package: the same pixels in less than half the bytes.

The art compiler writes PNGs of four channels, which tools and tests like to read. No sheet has more than 256 colours:
the package can hold palettes and numbers instead. Needs numpy and Pillow, as the art compiler does.
"""

from __future__ import annotations

import shutil
import struct
import zlib
from pathlib import Path

import numpy as np
from PIL import Image

from release.names import FOLDER_OF_PICTURES, ROOT

MOST_COLOURS = 256
_DEPTHS = ((2, 1), (4, 2), (16, 4), (MOST_COLOURS, 8))
"""Up to so many colours take so many bits a pixel."""


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _rows(numbers: np.ndarray, depth: int) -> bytes:
    """The lines of numbers, packed, each behind the mark of an unfiltered line."""
    height, width = numbers.shape
    each = 8 // depth
    padded = np.pad(numbers, ((0, 0), (0, -width % each))).reshape(height, -1, each)
    packed = np.zeros(padded.shape[:2], np.uint8)
    for place in range(each):
        packed |= padded[:, :, place] << (8 - depth * (place + 1))
    return np.hstack([np.zeros((height, 1), np.uint8), packed]).tobytes()


def with_palette(picture: Image.Image) -> bytes | None:
    """The picture as a PNG with a palette, every pixel the same in all four channels; None where it has too many
    colours."""
    pixels = np.asarray(picture.convert("RGBA"))
    height, width = pixels.shape[:2]
    colours, numbers = np.unique(np.ascontiguousarray(pixels).view("<u4"), return_inverse=True)
    if len(colours) > MOST_COLOURS:
        return None
    # What is not opaque comes first: the list of opacities ends with it.
    order = np.argsort(colours >> 24, kind="stable")
    colours = colours[order].astype("<u4")
    places = np.empty(len(order), np.uint8)
    places[order] = np.arange(len(order), dtype=np.uint8)
    palette = colours.view(np.uint8).reshape(-1, 4)
    depth = next(bits for most, bits in _DEPTHS if len(colours) <= most)
    body = _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, 3, 0, 0, 0))
    body += _chunk(b"PLTE", palette[:, :3].tobytes())
    opacities = palette[palette[:, 3] < 255, 3].tobytes()
    if opacities:
        body += _chunk(b"tRNS", opacities)
    body += _chunk(b"IDAT", zlib.compress(_rows(places[numbers.reshape(height, width)], depth), 9))
    return b"\x89PNG\r\n\x1a\n" + body + _chunk(b"IEND", b"")


def pack_all(target: Path = FOLDER_OF_PICTURES) -> tuple[int, int]:
    """Write the smaller form of every picture that the package holds to `target`. Returns (bytes before, after)."""
    shutil.rmtree(target, ignore_errors=True)
    before = after = 0
    for path in sorted((ROOT / "assets").rglob("*.png")):
        inside = path.relative_to(ROOT / "assets")
        if inside.parts[0] in ("source", "icon"):
            continue
        old = path.read_bytes()
        with Image.open(path) as picture:
            new = with_palette(picture) or old
        kept = min(old, new, key=len)
        (target / inside).parent.mkdir(parents=True, exist_ok=True)
        (target / inside).write_bytes(kept)
        before, after = before + len(old), after + len(kept)
    return before, after
