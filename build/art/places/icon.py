"""The program's icon: a golden crown over a parted shield, drawn afresh for every size."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from art.canvas import Canvas
from art.sheet import save_png

SIZES = (16, 32, 48, 64, 128, 256)
ICNS = {"icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}
"""Kinds of pictures in macOS's icon and their size in pixels; ic11 to ic14 are for screens of twice the density."""

#: At 16 px every pixel is a decision: typed, not drawn.
SMALL = """
y.....yy.....o
yg....yy....go
yyg..yygg..ggo
yygg.yggg.gggo
yyyggyggggggoo
yyggrrggbbggoo
oooooooooooooo
sBBBBBssRRRRrs
sBbbbbssRrrrds
sBbbbbssrrrrds
sbbbbbssrrrrds
.sbbbbssrrrds.
..sbbbssrrds..
....ssssss....
"""
_KEY = {
    "y": ("gold", 5),
    "g": ("gold", 4),
    "o": ("gold", 2),
    "s": ("steel", 4),
    "B": ("blue", 5),
    "b": ("blue", 3),
    "R": ("red", 5),
    "r": ("red", 3),
    "d": ("red", 2),
}


def icon(size: int) -> Image.Image:
    """The icon, size x size. From 64 on it is the 64 px drawing in whole-number pixels: one look at every size."""
    if size == 16:
        c = Canvas(16, 16)
        c.grid(1, 1, SMALL, _KEY)
        c.outline()
        return c.image()
    drawn = size if size < 64 else 64
    picture = _drawn(drawn)
    return picture.resize((size, size), Image.Resampling.NEAREST) if size > drawn else picture


def _drawn(size: int) -> Image.Image:
    c = Canvas(size, size, k=size / 32)
    shield = c.blob([(4, 11, 1), (16, 10), (28, 11, 1), (27.6, 19), (23, 26), (16, 31, 1), (9, 26), (4.4, 19)])
    c.add(shield, "steel", R=2, metal=True)
    c.add(c.inter(shield + 2 * size / 32, c.rect(0, 0, 15.5, 32)), "blue", R=7, lo=2, hi=5, ao=0, line=0, bias=0.15)
    c.add(c.inter(shield + 2 * size / 32, c.rect(16.5, 0, 32, 32)), "red", R=7, lo=2, hi=5, ao=0, line=0)
    c.add(c.inter(shield + 1.5 * size / 32, c.rect(15.25, 0, 16.75, 32)), "steel", R=1, lo=3, ao=0, line=0)
    crown = c.poly([(5, 14), (3.5, 3.5), (9.8, 8.6), (16, 1.2), (22.2, 8.6), (28.5, 3.5), (27, 14)])
    c.add(crown, "gold", R=4, metal=True, line=2, ao=1, aod=(0, 2))
    c.add(c.rect(5, 11.5, 27, 15), "gold", R=2, metal=True, line=1, ao=0, bias=-0.1)
    for x, ramp in ((9.5, "leaf"), (16, "red"), (22.5, "blue")):
        c.add(c.ell(x, 13.2, 1.5, 1.3), ramp, R=1.5, lo=3, line=1, ao=0)
    for x, y in ((3.8, 3.4), (16, 1.8), (28.2, 3.4)):
        c.add(c.ell(x, y, 1.6, 1.6), "gold", R=1.6, lo=3, line=0, ao=0)
    c.outline()
    return c.image()


def write_icons(folder: Path, ico: Path) -> None:
    """Writes icon_<size>.png into `folder`, the Windows icon (PNG-compressed entries) to `ico`, macOS's beside it."""
    pictures = {size: icon(size) for size in SIZES}
    for size, image in pictures.items():
        save_png(image, folder / f"icon_{size}.png")
    ico.parent.mkdir(parents=True, exist_ok=True)
    ico.write_bytes(ico_bytes(list(pictures.values())))
    ico.with_suffix(".icns").write_bytes(icns_bytes())


def png_bytes(image: Image.Image) -> bytes:
    """The picture as a PNG, the same bytes every time."""
    buffer = BytesIO()
    image.save(buffer, format="PNG", optimize=False, compress_level=9)
    return buffer.getvalue()


def icns_bytes() -> bytes:
    """A .icns file: its length, then one PNG after the other, each with its kind and length."""
    drawn = {size: png_bytes(icon(size)) for size in set(ICNS.values())}
    body = b"".join(
        kind.encode("ascii") + (8 + len(drawn[size])).to_bytes(4, "big") + drawn[size] for kind, size in ICNS.items()
    )
    return b"icns" + (8 + len(body)).to_bytes(4, "big") + body


def ico_bytes(pictures: list[Image.Image]) -> bytes:
    """A .ico file: header, one directory entry per picture, the PNGs one after the other."""
    blobs = [png_bytes(image) for image in pictures]
    head = (0).to_bytes(2, "little") + (1).to_bytes(2, "little") + len(blobs).to_bytes(2, "little")
    offset = 6 + 16 * len(blobs)
    entries = b""
    for image, blob in zip(pictures, blobs, strict=True):
        side = image.width % 256
        entries += bytes((side, side, 0, 0)) + (1).to_bytes(2, "little") + (32).to_bytes(2, "little")
        entries += len(blob).to_bytes(4, "little") + offset.to_bytes(4, "little")
        offset += len(blob)
    return head + entries + b"".join(blobs)
