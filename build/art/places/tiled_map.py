"""Tiled maps: the compiler writes the tile layers, a person owns the object layers.

`write_map` regenerates everything that is painted and takes the object layers (where slots lie) as it finds them in the
map that is already there: moving a slot in Tiled moves it in the game and survives the next compile. Compiling twice
gives the same bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
from PIL import Image

from art.places.tiling import TILE, Tileset, xml_bytes


@dataclass(frozen=True)
class PaintedLayer:
    """One tile layer before it is cut.

    name: its name in Tiled. frames: one picture, or one per animation frame. parallax: 0 stands still when the stage
    shakes, 1 moves with the fighters. drift: pixels a second to the right; such a layer tiles seamlessly in x.
    """

    name: str
    frames: list[Image.Image]
    parallax: float
    drift: float = 0.0


def object_layers(path: Path) -> list[ElementTree.Element]:
    """The object layers of a map, normalised so that the same slots give the same bytes.

    Raises FileNotFoundError or ValueError with what to do about it.
    """
    if not path.exists():
        raise FileNotFoundError(
            f"{path} is missing: its object layer says where the slots lie and cannot be compiled from anything else. "
            "Take it back from the repository."
        )
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError as error:
        raise ValueError(f"{path} is not readable XML ({error}). Open and save it in Tiled, or take it back.") from None
    groups = root.findall("objectgroup")
    if not groups:
        raise ValueError(f"{path} has no object layer: add one named 'slots' in Tiled.")
    for group in groups:
        for element in group.iter():
            element.tail = None
            if element.text is not None and not element.text.strip():
                element.text = None
    return groups


def rectangles(groups: list[ElementTree.Element]) -> dict[str, tuple[int, int, int, int]]:
    """The named objects as x, y, width, height in pixels; points have no size."""
    return {
        item.get("name", ""): (
            round(float(item.get("x", "0"))),
            round(float(item.get("y", "0"))),
            round(float(item.get("width", "0"))),
            round(float(item.get("height", "0"))),
        )
        for group in groups
        for item in group.iter("object")
    }


def write_map(
    path: Path, tileset: str, tiles: Tileset, layers: list[PaintedLayer], objects: list[ElementTree.Element]
) -> None:
    """Writes a `.tmx` that uses `../tiles/<tileset>.tsx`. `layers` lie back to front, object layers on top."""
    grids = [tiles.cut(layer.frames) for layer in layers]
    rows, columns = grids[0].shape
    ids = [int(o.get("id", "0")) for group in objects for o in group.iter("object")]
    root = ElementTree.Element(
        "map",
        version="1.10",
        tiledversion="1.10.2",
        orientation="orthogonal",
        renderorder="right-down",
        width=str(columns),
        height=str(rows),
        tilewidth=str(TILE),
        tileheight=str(TILE),
        infinite="0",
        nextlayerid=str(len(layers) + len(objects) + 1),
        nextobjectid=str(max(ids, default=0) + 1),
    )
    ElementTree.SubElement(root, "tileset", firstgid="1", source=f"../tiles/{tileset}.tsx")
    for number, (layer, grid) in enumerate(zip(layers, grids, strict=True), 1):
        root.append(_layer_element(number, layer, grid))
    for number, group in enumerate(objects, len(layers) + 1):
        group.set("id", str(number))
        root.append(group)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(xml_bytes(root))


def _layer_element(number: int, layer: PaintedLayer, grid: npt.NDArray[np.int64]) -> ElementTree.Element:
    rows, columns = grid.shape
    element = ElementTree.Element(
        "layer",
        id=str(number),
        name=layer.name,
        width=str(columns),
        height=str(rows),
        parallaxx=_number(layer.parallax),
        parallaxy=_number(layer.parallax),
    )
    # The factors again as properties: pytmx hands out custom properties, but not every release hands out `parallaxx`.
    properties = ElementTree.SubElement(element, "properties")
    for name, value in (("drift", layer.drift), ("parallax", layer.parallax)):
        if name == "parallax" or value:
            ElementTree.SubElement(properties, "property", name=name, type="float", value=_number(value))
    data = ElementTree.SubElement(element, "data", encoding="csv")
    data.text = "\n" + ",\n".join(",".join(str(n + 1) for n in row) for row in grid.tolist()) + "\n"
    return element


def _number(value: float) -> str:
    return f"{value:g}"
