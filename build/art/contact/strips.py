"""One page a figure: each of its animations as a strip of frames on its own line, enlarged, to look at what moves."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from art.contact.contents import Section, Strip, moving_sheets
from art.contact.page import MARGIN, STEP, draw, lay_out
from art.sheet import save_png

SCALE = 3
"""Screen pixels to one of the picture's."""
HEADED = 64
"""Pixels that a page has room for at least: its own title."""


def strip_page(section: Section) -> Image.Image:
    """The page of one sheet, one animation below the other."""
    width = max(_wide(strip) for strip in section.strips) + 2 * MARGIN
    lines = [Section(f"{section.title} / {strip.name}", (strip,)) for strip in section.strips]
    page = draw(lay_out(lines, max(width, HEADED)))
    return page.resize((page.width * SCALE, page.height * SCALE), Image.Resampling.NEAREST)


def _wide(strip: Strip) -> int:
    return sum(one.image.width + STEP for one in strip.pictures)


def write_strips(assets: Path, folder: Path) -> int:
    """Write `<sheet>.png` for every sheet that moves. Returns how many."""
    folder.mkdir(parents=True, exist_ok=True)
    sections = moving_sheets(assets)
    for section in sections:
        save_png(strip_page(section), folder / f"{section.title.replace('/', '_')}.png")
    return len(sections)
