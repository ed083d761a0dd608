"""Sheets of the demons: assets/sprites/demons/<clan>.png and .json, and portraits.png and .json with all of them.

A clan's sheet has for each demon the tag `<id>` with its two idle frames, looking right, and `<id>_left`. The portrait
of a demon is the frame `<id>` of `portraits`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from art.demons.drawing import PORTRAIT, SPRITE, draw_portrait, draw_sprite
from art.demons.model import FRAMES, Clan, read_clan
from art.lint import sheet_frames
from art.sheet import Frame, Tag, write_sheet

SOURCE = Path(__file__).resolve().parents[3] / "assets" / "source"
CLANS = (
    "cinderkin",
    "mudmaw",
    "gloomwing",
    "rattlebone",
    "oozeling",
    "hornhide",
    "hushling",
    "rustplate",
    "briarfiend",
    "voidlord",
)
"""In the order of their cards (rules/demonites.md §2)."""
SHEETS = Path("sprites") / "demons"
PORTRAITS = "portraits"
PIVOT = (SPRITE // 2, SPRITE - 1)
"""The feet: the middle of the contour's last row."""
ROW = 6
"""Portraits in a row of their sheet: a clan."""


def clan_frames(clan: Clan) -> tuple[list[Frame], list[Tag]]:
    """The frames of a clan's sprites and the tags over them, demon by demon, first looking right."""
    frames: list[Frame] = []
    tags: list[Tag] = []
    for demon in clan.demons:
        for facing in ("right", "left"):
            name = demon.id if facing == "right" else f"{demon.id}_left"
            tags.append(Tag(name, len(frames), len(frames) + FRAMES - 1))
            for number in range(FRAMES):
                picture = draw_sprite(clan, demon, number, facing).image()
                frames.append(Frame(f"{name}_{number}", picture, demon.ms[number], PIVOT, trim=False))
    return frames, tags


def compile_group(source: Path, out: Path, names: Sequence[str] = CLANS) -> None:
    """Write the sheets of all clans, or of the named ones; the portraits of the others are taken over as they are.

    Raises FigureError or ExpressionError for bad data, ValueError for an unknown clan.
    """
    if strange := set(names) - set(CLANS):
        raise ValueError(f"there is no clan {sorted(strange)}; known: {', '.join(CLANS)}")
    folder = out / SHEETS
    kept = {} if set(names) == set(CLANS) else _images(folder / PORTRAITS)
    portraits: list[Frame] = []
    for name in CLANS:
        if name in names:
            clan = read_clan(source / "demons" / f"{name}.toml")
            frames, tags = clan_frames(clan)
            write_sheet(folder / name, frames, tags, width=4 * (SPRITE + 1))
            drawn = {demon.id: draw_portrait(clan, demon).image() for demon in clan.demons}
        else:
            drawn = {demon: kept[demon] for demon in _members(folder / name) if demon in kept}
        portraits += [Frame(demon, image, trim=False) for demon, image in drawn.items()]
    write_sheet(folder / PORTRAITS, portraits, width=ROW * (PORTRAIT + 1))


def _images(stem: Path) -> dict[str, Image.Image]:
    """The frames of a sheet that may not be there yet."""
    return {frame.name: frame.image for frame in sheet_frames(stem)} if stem.with_suffix(".json").exists() else {}


def _members(stem: Path) -> list[str]:
    """The demons on a clan's sheet, none where it is not there yet."""
    return [name.removesuffix("_0") for name in _images(stem) if name.endswith("_0") and "_left_" not in name]
