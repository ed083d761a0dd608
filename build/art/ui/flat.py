"""A flat painter for effects: the shapes of the engine's Canvas, filled with palette colours, unshaded."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.ui.pixelgrid import rgba

GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))  # spreads bits evenly round a burst without a random number


class Flat:
    """A picture of `width` x `height` pixels painted with hard masks; coordinates as on a Canvas."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.shapes = Canvas(width, height)
        self.pixels = np.zeros((height, width, 4), np.uint8)
        rows, columns = np.mgrid[0:height, 0:width]
        self.x = columns + 0.5
        self.y = rows + 0.5

    def fill(self, mask: np.ndarray, code: str) -> None:
        """Paint the cells where `mask` is true."""
        self.pixels[mask] = rgba(code)

    def dot(self, x: float, y: float, size: int, code: str) -> None:
        """A square of `size` pixels with its upper left corner near (x, y); what lies outside is cut off."""
        left, top = math.floor(x + 0.5), math.floor(y + 0.5)
        self.pixels[max(0, top) : max(0, top + size), max(0, left) : max(0, left + size)] = rgba(code)

    def star(self, x: float, y: float, outer: float, inner: float, points: int, code: str, turn: float = 0.0) -> None:
        """A star whose every second ray is shorter."""
        corners = []
        for ray in range(points):
            angle = 2 * math.pi * ray / points + turn
            reach = outer if ray % 2 == 0 else outer * 0.62
            corners.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach))
            between = angle + math.pi / points
            corners.append((x + math.cos(between) * inner, y + math.sin(between) * inner))
        self.fill(self.shapes.poly(corners) <= 0, code)

    def ring(self, x: float, y: float, radius: float, thick: float, code: str, flatten: float = 1.0) -> None:
        """A ring, or an ellipse where `flatten` (height over width) is not 1."""
        far = np.hypot(self.x - x, (self.y - y) / flatten)
        self.fill((far <= radius) & (far > radius - thick), code)

    def disc(self, x: float, y: float, radius: float, code: str) -> None:
        """A filled circle."""
        self.fill(np.hypot(self.x - x, self.y - y) <= radius, code)

    def outline(self, code: str) -> None:
        """A closed 1 px contour round everything painted so far (four neighbours)."""
        solid = self.pixels[..., 3] > 0
        padded = np.pad(solid, 1)
        near = padded[:-2, 1:-1] | padded[2:, 1:-1] | padded[1:-1, :-2] | padded[1:-1, 2:]
        self.fill(near & ~solid, code)

    def image(self) -> Image.Image:
        """The finished picture."""
        return Image.fromarray(self.pixels)
