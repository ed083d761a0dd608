"""All portraits in one sheet: assets/sprites/figures/portraits_masters.png and .json."""

from __future__ import annotations

from pathlib import Path

from art.portraits.busts import MOODS, draw_bust, read_bust
from art.sheet import Frame, write_sheet

MASTERS = ("karu", "brugo", "corvane", "osmine", "masan", "nenzo", "tilla", "hulda")
"""The fighters of the four boards of 8 Masters' Revenge, in their order (rules/eight_masters_revenge.md §2.4)."""
NAME = "portraits_masters"
WIDTH = 48 * 6 + 8
"""Of the sheet: two masters a row."""


def frame_name(master: str, mood: str) -> str:
    """`karu`, `karu_hurt`, `karu_fury`."""
    return master if mood == MOODS[0] else f"{master}_{mood}"


def compile_group(source: Path, out: Path) -> None:
    """Draw and write the sheet. Raises FigureError or ExpressionError for bad data."""
    frames = []
    for master in MASTERS:
        bust = read_bust(source / "portraits" / f"{master}.toml")
        frames += [Frame(frame_name(master, mood), draw_bust(bust, mood).image(), trim=False) for mood in MOODS]
    write_sheet(out / "sprites" / "figures" / NAME, frames, width=WIDTH)
