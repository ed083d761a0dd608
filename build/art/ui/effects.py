"""The effects of `assets/source/fx/fx.toml`, drawn: names, pictures, times and anchors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PIL import Image

from art.ui import bursts, coins, floor, fog
from art.ui.drawing import DrawingError, load_toml

Painter = Callable[[int, int, int], Image.Image]


def _still(side: str) -> Painter:
    return lambda width, height, step: coins.coin(width, height, side)


PAINTERS: dict[str, Painter] = {
    "spark": bursts.spark,
    "spark_heavy": bursts.spark,
    "dust": bursts.dust,
    "dust_left": partial(bursts.dust, left=True),
    "poof": bursts.poof,
    "magic": bursts.magic,
    "star_pop": bursts.star_pop,
    "heart_pop": bursts.heart_pop,
    "royal_bond": bursts.royal_bond,
    "key_glint": bursts.key_glint,
    "beer_splash": bursts.beer_splash,
    "shield_flash": bursts.shield_flash,
    "shield_flash_left": partial(bursts.shield_flash, left=True),
    "coin_spin": coins.coin_spin,
    "coin_blue": _still("blue"),
    "coin_red": _still("red"),
    **{f"ring_{colour}": partial(floor.ring, colour=colour) for colour in floor.RING_COLOURS},
    "shadow_large": floor.shadow,
    "shadow_medium": floor.shadow,
    "shadow_small": floor.shadow,
    **{f"fog_{layer}": partial(fog.fog, layer=layer) for layer in fog.LAYERS},
    "torch_hole": fog.torch_hole,
    "torch_glow": fog.torch_glow,
    **{f"confetti_{colour}": partial(coins.confetti, colour=colour) for colour in coins.CONFETTI_RAMPS},
}


@dataclass(frozen=True)
class Effect:
    """One effect: its pictures, how long each shows (ms), and the anchor in them."""

    name: str
    images: tuple[Image.Image, ...]
    milliseconds: tuple[int, ...]
    anchor: tuple[int, int]


def draw_effects(path: Path) -> list[Effect]:
    """Every effect of the file, in file order. Raises DrawingError for an effect nobody can draw."""
    effects = []
    for name, data in load_toml(path).items():
        if name not in PAINTERS:
            raise DrawingError(f"{path}: no painter for the effect {name!r}")
        width, height = data["size"]
        x, y = data["anchor"]
        pictures = tuple(PAINTERS[name](width, height, step) for step in range(len(data["ms"])))
        effects.append(Effect(name, pictures, tuple(data["ms"]), (x, y)))
    return effects
