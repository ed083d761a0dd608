"""The effects of Street War (`assets/source/fx/street.toml`). Each function draws picture `step`.

sprites/fx/street: one tag for every effect.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from art.sheet import Frame, Tag, write_sheet
from art.ui.drawing import DrawingError, load_toml
from art.ui.effects import Painter
from art.ui.street_fx_cards import chevrons, flip, peek, ready, seal, steal, swap
from art.ui.street_fx_lanes import crash, honk, lose, paint, shield, siren, tie, win

PAINTERS: dict[str, Painter] = {
    "flip": flip,
    "flip_last": partial(flip, turning=True),
    "win": win,
    "lose": lose,
    "tie": tie,
    "siren": siren,
    "swap": swap,
    "shield": shield,
    "seal": seal,
    "honk": honk,
    "peek": peek,
    "steal": steal,
    "steal_left": partial(steal, left=True),
    "rise": chevrons,
    "fall": partial(chevrons, down=True),
    "crash": crash,
    "ready": ready,
    "paint": paint,
}


def compile_street_fx(source: Path, target: Path) -> None:
    """Every effect as a tag of sprites/fx/street. Raises DrawingError for an effect nobody can draw."""
    path = source / "fx" / "street.toml"
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
    write_sheet(target / "sprites" / "fx" / "street", frames, tags=tags)
