"""Tables from Tiled: tile layers for the place, named objects for every slot."""

from __future__ import annotations

import zlib
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytmx

from scenes.assets import AssetError, asset_path


class LayoutError(AssetError):
    """A map that lacks what its table needs. The message names it."""


MAPS_KEPT = 2
"""How many maps that were read stay in memory: a rematch, or the other half of 8-Bit Battle, wants the same again."""
Frames = tuple[tuple[pygame.Surface, int], ...]
"""Pictures with the milliseconds that each shows."""


class AnimatedCell(NamedTuple):
    """A cell of a layer that moves. at: its upper left corner in pixels. covered: its frames with whatever later
    layers have over them, so that it can be drawn last."""

    at: tuple[int, int]
    frames: Frames
    covered: Frames

    @property
    def area(self) -> pygame.Rect:
        """The cell."""
        return pygame.Rect(self.at, self.frames[0][0].get_size())


class MovingPlace(NamedTuple):
    """A place of the map where something moves. cells: (number of the layer, its cell), the lowest first. timings: the
    numbers of all rhythms (`TableMap._timings`) in which its picture changes."""

    number: int
    area: pygame.Rect
    cells: tuple[tuple[int, AnimatedCell], ...]
    timings: frozenset[int]


class PlaceLayer(NamedTuple):
    """A tile layer as it is drawn. box: what of the picture is not empty. parallax: its share of the camera's shake;
    drift: pixels a second to the right (layer properties of the map). under_drift: a later layer drifts."""

    picture: pygame.Surface
    box: pygame.Rect
    cells: tuple[AnimatedCell, ...]
    parallax: float
    drift: float
    under_drift: bool = False


# XML that is none is a SyntaxError to Python; the rest is what pytmx stumbles over in XML that is no map.
_DAMAGED = (
    OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, SyntaxError, zlib.error, pygame.error,
)  # fmt: skip


class TableMap:
    """A loaded map. Moving a slot in Tiled moves it in the game."""

    def __init__(self, path: Path, slots: frozenset[str]) -> None:
        """Read the map. Raises LayoutError where it lacks a slot, AssetError where it cannot be read."""
        try:
            read = _read_map(path, path.stat().st_mtime_ns)
        except Exception as error:
            # A plain Exception is pytmx's own, for tiles that are not there.
            if not isinstance(error, _DAMAGED) and type(error) is not Exception:
                raise
            raise AssetError(
                f"The map {path} cannot be read ({error!r}). Save it again in Tiled as .tmx; a packaged program should "
                "be unpacked again, whole."
            ) from error
        self._rects, self.size, self._layers = read
        missing = sorted(slots - set(self._rects))
        if missing:
            raise LayoutError(f"The map {path.name} lacks these objects: {', '.join(missing)}. Add them in Tiled.")
        timings = {_rhythm(cell.frames) for layer in self._layers for cell in layer.cells}
        self._timings = sorted(timings)
        self._lengths = [max(1, sum(durations)) for durations in self._timings]
        self._moving = self._places()
        self._drifting = [(number, layer.drift) for number, layer in enumerate(self._layers) if layer.drift]
        boxes = [self._layers[number].box for number, _ in self._drifting]
        self._band = pygame.Rect(0, 0, 0, 0)
        """What of the picture layers drift across: they come in again from the other side."""
        if boxes:
            box = boxes[0].unionall(boxes[1:])
            self._band = pygame.Rect(0, box.top, self.size[0], box.height)
        self._still = pygame.Surface(self.size).convert()
        """The place without what is animated, as far as its layers had drifted in the phase `_phase`."""
        self._now = pygame.Surface(self.size).convert()
        """`_still` with everything that is animated."""
        self._phase: tuple[int, ...] | None = None
        """Which phase `_now` shows; None: none yet."""
        self._shots: dict[tuple[int, tuple[int, ...]], pygame.Surface] = {}
        """By number of a place outside the band and frames of its cells: the place as it then looks."""
        self._asked: tuple[int, bool, tuple[int, ...]] | None = None
        """The last answer of `phase`: (clock, calm, phase)."""

    def rect(self, name: str) -> pygame.Rect:
        """The slot's rectangle. Raises KeyError."""
        return self._rects[name].copy()

    def point(self, name: str) -> tuple[int, int]:
        """The slot's upper left corner, or the point itself where it is one. Raises KeyError."""
        return self._rects[name].topleft

    def _places(self) -> tuple[MovingPlace, ...]:
        """Where something moves; cells of several layers that lie over each other are one place."""
        found: dict[tuple[int, int], list[tuple[int, AnimatedCell]]] = {}
        for number, layer in enumerate(self._layers):
            for cell in layer.cells:
                found.setdefault(cell.at, []).append((number, cell))
        places: list[MovingPlace] = []
        for cells in found.values():
            area = cells[0][1].area.unionall([cell.area for _, cell in cells])
            timings = frozenset(self._timings.index(_rhythm(cell.frames)) for _, cell in cells)
            places.append(MovingPlace(len(places), area, tuple(cells), timings))
        return tuple(places)

    def draw(self, canvas: pygame.Surface, clock_ms: int, calm: bool = False) -> None:
        """Draw the place as it is `clock_ms` after its start. calm: nothing drifts."""
        phase = self.phase(clock_ms, calm)
        if phase != self._phase:
            self._bring_to(phase)
            self._phase = phase
        canvas.blit(self._now, (0, 0))

    def _bring_to(self, phase: tuple[int, ...]) -> None:
        """Make `_now` show this phase: only what has changed since `_phase` is painted."""
        rhythms, drifts = phase[: len(self._timings)], phase[len(self._timings) :]
        before = self._phase
        if before is None:
            due = self._moving
            self._paint_still(self._still.get_rect(), drifts)
        else:
            changed = {number for number, index in enumerate(rhythms) if index != before[number]}
            band = pygame.Rect(0, 0, 0, 0)
            if drifts != before[len(self._timings) :]:
                # Clouds move a pixel in half a second: their band is painted anew only then.
                band = self._band
                self._paint_still(band, drifts)
            due = tuple(
                place
                for place in self._moving
                if place.timings & changed or (band.height and place.area.colliderect(band))
            )
        for place in due:
            self._paint_place(place, rhythms, drifts)

    def _paint_still(self, area: pygame.Rect, drifts: tuple[int, ...]) -> None:
        self._still.set_clip(area)
        for layer, drift in zip(self._layers, drifts, strict=True):
            _blit_wrapped(self._still, layer, (0, 0), drift)
        self._now.blit(self._still, area.topleft, area)

    def _paint_place(self, place: MovingPlace, rhythms: tuple[int, ...], drifts: tuple[int, ...]) -> None:
        now = self._now
        shown = (place.number, tuple(rhythms[timing] for timing in sorted(place.timings)))
        steady = not place.area.colliderect(self._band) if self._band.height else True
        if steady and shown in self._shots:
            now.blit(self._shots[shown], place.area)
            return
        now.set_clip(place.area)
        now.blit(self._still, place.area.topleft, place.area)
        for number, cell in place.cells:
            frame = rhythms[self._timings.index(_rhythm(cell.frames))]
            if not self._layers[number].under_drift:
                now.blit(cell.covered[frame][0], cell.at)
                continue
            now.blit(cell.frames[frame][0], cell.at)
            for other, drift in zip(self._layers[number + 1 :], drifts[number + 1 :], strict=True):
                _blit_wrapped(now, other, (0, 0), drift)
        now.set_clip(None)
        if steady:
            self._shots[shown] = now.subsurface(place.area.clip(now.get_rect())).copy()

    def draw_shaken(self, canvas: pygame.Surface, clock_ms: int, offset: tuple[int, int], calm: bool = False) -> None:
        """The same, every layer moved by `offset` times its parallax: what is far away moves least."""
        for layer, drift in zip(self._layers, self._drifted(clock_ms, calm), strict=True):
            moved = (round(offset[0] * layer.parallax), round(offset[1] * layer.parallax))
            _blit_wrapped(canvas, layer, moved, drift)
            for cell in layer.cells:
                canvas.blit(_at_time(cell.frames, clock_ms), (cell.at[0] + moved[0], cell.at[1] + moved[1]))

    def _drifted(self, clock_ms: int, calm: bool) -> tuple[int, ...]:
        """How far each layer has drifted to the right, in pixels."""
        drifts = [0] * len(self._layers)
        if not calm:
            for number, drift in self._drifting:
                drifts[number] = int(drift * clock_ms / 1000) % self.size[0]
        return tuple(drifts)

    def phase(self, clock_ms: int, calm: bool = False) -> tuple[int, ...]:
        """A value that changes whenever the picture does: the frame of every rhythm, then the drift of every layer."""
        # Whoever asks before and after time has passed, and then draws, asks the same thing three times.
        if self._asked is not None and self._asked[:2] == (clock_ms, calm):
            return self._asked[2]
        frames = [
            _index_at(durations, clock_ms % length)
            for durations, length in zip(self._timings, self._lengths, strict=True)
        ]
        phase = (*frames, *self._drifted(clock_ms, calm))
        self._asked = (clock_ms, calm, phase)
        return phase


def _has_tiles(layer: object) -> bool:
    return isinstance(layer, pytmx.TiledTileLayer)


def _blit_wrapped(canvas: pygame.Surface, layer: PlaceLayer, offset: tuple[int, int], drift: int) -> None:
    """A layer that has drifted to the right comes in again from the left."""
    box, width = layer.box, layer.picture.get_width()
    canvas.blit(layer.picture, (box.left + offset[0] + drift, box.top + offset[1]), box)
    if drift:
        canvas.blit(layer.picture, (box.left + offset[0] + drift - width, box.top + offset[1]), box)


def _over(under: pygame.Surface, image: pygame.Surface) -> pygame.Surface:
    out = under.copy()
    out.blit(image, (0, 0))
    return out


def _rhythm(frames: Frames) -> tuple[int, ...]:
    """How long each of the frames shows."""
    return tuple(ms for _, ms in frames)


def _index_at(durations: tuple[int, ...], left: int) -> int:
    """Which frame shows at this moment of one run of them all."""
    for number, ms in enumerate(durations):
        if left < ms:
            return number
        left -= ms
    return 0


def _at_time(frames: Frames, clock_ms: int) -> pygame.Surface:
    durations = _rhythm(frames)
    return frames[_index_at(durations, clock_ms % max(1, sum(durations)))][0]


class _ReadMap(NamedTuple):
    """What a map holds, as it is read: nothing of it is ever changed. rects: by the objects' names."""

    rects: dict[str, pygame.Rect]
    size: tuple[int, int]
    layers: tuple[PlaceLayer, ...]


@lru_cache(maxsize=MAPS_KEPT)
def _read_map(path: Path, _changed: int) -> _ReadMap:
    """Read the map, or remember it. Raises what pytmx and pygame raise."""
    tiled: Any = pytmx.load_pygame(str(path))
    rects = {
        item.name: pygame.Rect(round(item.x), round(item.y), round(item.width or 0), round(item.height or 0))
        for group in tiled.objectgroups
        for item in group
        if item.name
    }
    size = (tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight)
    layers = tuple(_read_layer(tiled, layer, size) for layer in tiled.visible_layers if _has_tiles(layer))
    return _ReadMap(rects, size, _hidden_under_later(layers))


def _read_layer(tiled: Any, layer: pytmx.TiledTileLayer, size: tuple[int, int]) -> PlaceLayer:
    """One tile layer: a picture of what never moves, and the animated cells apart."""
    width, height = tiled.tilewidth, tiled.tileheight
    picture = pygame.Surface(size, pygame.SRCALPHA)
    cells = []
    for x, y, gid in layer.iter_data():
        image = tiled.get_tile_image_by_gid(gid) if gid else None
        if image is None:
            continue
        at = (x * width, y * height)
        frames = (tiled.get_tile_properties_by_gid(gid) or {}).get("frames") or []
        if frames:
            shots = [(tiled.get_tile_image_by_gid(frame.gid), int(frame.duration)) for frame in frames]
            cells.append(AnimatedCell(at, tuple(shots), tuple(shots)))
        else:
            picture.blit(image, at)
    facts = layer.properties or {}
    parallax, drift = float(facts.get("parallax", 1.0)), float(facts.get("drift", 0.0))
    return PlaceLayer(picture, picture.get_bounding_rect(), tuple(cells), parallax, drift)


def _hidden_under_later(layers: tuple[PlaceLayer, ...]) -> tuple[PlaceLayer, ...]:
    """Animated cells are drawn last: whatever a later layer has over them becomes part of their frames. Not so where a
    later layer drifts over them; those are drawn layer by layer."""
    out = []
    for number, layer in enumerate(layers):
        later = layers[number + 1 :]
        under_drift = any(other.drift for other in later)
        cells = []
        for cell in layer.cells:
            frames = cell.frames
            for other in later:
                over = other.picture.subsurface(cell.area.clip(other.picture.get_rect()))
                if not under_drift and over.get_bounding_rect().width:
                    frames = tuple((_over(picture, over), ms) for picture, ms in frames)
            cells.append(cell._replace(covered=frames))
        out.append(layer._replace(cells=tuple(cells), under_drift=under_drift))
    return tuple(out)


def load_map(name: str, slots: frozenset[str]) -> TableMap:
    """The map below assets/maps. Raises AssetError and LayoutError."""
    return TableMap(asset_path("maps", name), slots)
