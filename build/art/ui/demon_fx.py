"""The effects of Demonites (`assets/source/fx/demonites.toml`). Each function draws picture `step`.

sprites/fx/demonites: one tag for every effect.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from art.sheet import Frame, Tag, write_sheet
from art.ui.demon_fx_blows import beaten, blocked, charge, slam, slash, standoff
from art.ui.demon_fx_moves import ambush, capture, crown, drum, fall, reinforce
from art.ui.drawing import DrawingError, load_toml
from art.ui.effects import Painter

PAINTERS: dict[str, Painter] = {
    "slash": slash,
    "slash_left": partial(slash, left=True),
    "blocked": blocked,
    "beaten": beaten,
    "standoff": standoff,
    "reinforce": reinforce,
    "capture": capture,
    "ambush": ambush,
    "drum": drum,
    "slam": slam,
    "fall": fall,
    "crown": crown,
    "charge": charge,
}


def compile_demon_fx(source: Path, target: Path) -> None:
    """Every effect as a tag of sprites/fx/demonites. Raises DrawingError for an effect nobody can draw."""
    path = source / "fx" / "demonites.toml"
    frames: list[Frame] = []
    tags: list[Tag] = []
    for name, data in load_toml(path).items():
        if name not in PAINTERS:
            raise DrawingError(f"{path}: no painter for the effect {name!r}")
        width, height = data["size"]
        tags.append(Tag(name, len(frames), len(frames) + len(data["ms"]) - 1))
        for step, duration in enumerate(data["ms"]):
            picture = PAINTERS[name](width, height, step)
            frames.append(Frame(f"{name}_{step}", picture, duration, tuple(data["anchor"])))
    write_sheet(target / "sprites" / "fx" / "demonites", frames, tags=tags)
