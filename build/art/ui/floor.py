"""What lies on the floor under a fighter: team rings and checkered shadows."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from art.ui.flat import Flat

RING_COLOURS = {
    "blue": ("00396d", "0098dc", "00cdf9", "94fdff"),
    "red": ("571c27", "c42430", "f5555d", "f68187"),
    "gold": ("8a4836", "ffa214", "ffc825", "ffeb57"),
}


def ring(width: int, height: int, step: int, colour: str) -> Image.Image:
    """A 1 px ellipse with a light that runs round it, and a dim inner line that gives it weight."""
    art = Flat(width, height)
    dim, base, light, shine = RING_COLOURS[colour]
    x, y = width / 2, height / 2
    radius, flatten = width / 2 - 1, (height / 2 - 1) / (width / 2 - 1)
    steps = 1440
    for part in range(steps):
        angle = 2 * math.pi * part / steps
        phase = (part * 4 / steps * 4 + step) % 4
        code = shine if phase < 0.5 else light if phase < 2 else base
        art.dot(x - 0.5 + math.cos(angle) * (radius - 2), y - 0.5 + math.sin(angle) * (radius * flatten - 1.4), 1, dim)
        art.dot(x - 0.5 + math.cos(angle) * radius, y - 0.5 + math.sin(angle) * radius * flatten, 1, code)
    return art.image()


def shadow(width: int, height: int, step: int) -> Image.Image:
    """A contact shadow: solid ink in the middle, a checkered rim. It has one picture only."""
    art = Flat(width, height)
    far = ((art.x - width / 2) / (width / 2)) ** 2 + ((art.y - height / 2) / (height / 2)) ** 2
    checker = (np.floor(art.x) + np.floor(art.y)) % 2 == step % 2
    art.fill((far <= 0.55) | ((far <= 1) & checker), "0e071b")
    return art.image()
