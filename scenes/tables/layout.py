"""Tables from Tiled: tile layers for the place, named objects for every slot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytmx

from scenes.assets import AssetError, asset_path


class LayoutError(AssetError):
    """A map that lacks what its table needs. The message names it."""


class TableMap:
    """A loaded map. Moving a slot in Tiled moves it in the game."""

    def __init__(self, path: Path, slots: frozenset[str]) -> None:
        """Read the map. Raises LayoutError where it lacks a slot, AssetError where it cannot be read."""
        try:
            self._map: Any = pytmx.load_pygame(str(path))
        except (OSError, ValueError, KeyError, pygame.error) as error:
            raise AssetError(f"The map {path} cannot be read ({error!r}). Save it again in Tiled as .tmx.") from error
        self._rects: dict[str, pygame.Rect] = {}
        for group in self._map.objectgroups:
            for item in group:
                if item.name:
                    self._rects[item.name] = pygame.Rect(
                        round(item.x), round(item.y), round(item.width or 0), round(item.height or 0)
                    )
        missing = sorted(slots - set(self._rects))
        if missing:
            raise LayoutError(f"The map {path.name} lacks these objects: {', '.join(missing)}. Add them in Tiled.")
        self.size = (self._map.width * self._map.tilewidth, self._map.height * self._map.tileheight)
        self._still = pygame.Surface(self.size).convert()
        self._moving: list[tuple[tuple[int, int], list[tuple[pygame.Surface, int]]]] = []
        self._overlay: list[tuple[tuple[int, int], pygame.Surface]] = []
        self._paint()

    def rect(self, name: str) -> pygame.Rect:
        """The slot's rectangle. Raises KeyError."""
        return self._rects[name].copy()

    def point(self, name: str) -> tuple[int, int]:
        """The slot's upper left corner, or the point itself where it is one. Raises KeyError."""
        return self._rects[name].topleft

    def _paint(self) -> None:
        """Draw what never moves once; keep what does apart, with whatever lies over it."""
        animated: dict[tuple[int, int], list[tuple[pygame.Surface, int]]] = {}
        width, height = self._map.tilewidth, self._map.tileheight
        for layer in self._map.visible_layers:
            if not isinstance(layer, pytmx.TiledTileLayer):
                continue
            for x, y, gid in layer.iter_data():
                if not gid:
                    continue
                at = (x * width, y * height)
                image = self._map.get_tile_image_by_gid(gid)
                if image is None:
                    continue
                frames = (self._map.get_tile_properties_by_gid(gid) or {}).get("frames") or []
                if frames:
                    under = self._still.subsurface(pygame.Rect(at, (width, height)).clip(self._still.get_rect())).copy()
                    animated[at] = [(_over(under, self._map.get_tile_image_by_gid(f.gid)), f.duration) for f in frames]
                elif at in animated:
                    animated[at] = [(_over(picture, image), ms) for picture, ms in animated[at]]
                self._still.blit(image, at)
        self._moving = list(animated.items())

    def draw(self, canvas: pygame.Surface, clock_ms: int, offset: tuple[int, int] = (0, 0)) -> None:
        """Draw the place as it is `clock_ms` after its start."""
        canvas.blit(self._still, offset)
        for at, frames in self._moving:
            canvas.blit(_at_time(frames, clock_ms), (at[0] + offset[0], at[1] + offset[1]))

    def phase(self, clock_ms: int) -> int:
        """A number that changes whenever the picture does."""
        return hash(tuple(_index_at(frames, clock_ms) for _, frames in self._moving[:8]))


def _over(under: pygame.Surface, image: pygame.Surface) -> pygame.Surface:
    out = under.copy()
    out.blit(image, (0, 0))
    return out


def _index_at(frames: list[tuple[pygame.Surface, int]], clock_ms: int) -> int:
    left = clock_ms % max(1, sum(ms for _, ms in frames))
    for number, (_, ms) in enumerate(frames):
        if left < ms:
            return number
        left -= ms
    return 0


def _at_time(frames: list[tuple[pygame.Surface, int]], clock_ms: int) -> pygame.Surface:
    return frames[_index_at(frames, clock_ms)][0]


def load_map(name: str, slots: frozenset[str]) -> TableMap:
    """The map below assets/maps. Raises AssetError and LayoutError."""
    return TableMap(asset_path("maps", name), slots)
