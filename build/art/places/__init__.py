"""Places: the two tables as Tiled maps with their tiles, and the pictures of the arcade around them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from PIL import Image

from art.canvas import Canvas
from art.places import (
    backdrops,
    bamboo,
    cabinet,
    cabinet_demonites,
    cabinet_masters,
    cabinet_street,
    courtyard,
    demon_camp,
    demon_desk,
    demon_marsh,
    demon_pass,
    demon_pit,
    demon_plain,
    desk,
    dojo,
    forest_gate,
    hall,
    harbor,
    icon,
    lacquer,
    logo,
    street,
    street_desk,
    summit,
    tavern,
    throne_room,
)
from art.places.brushes import on_screen
from art.places.tiled_map import PaintedLayer, object_layers, rectangles, write_map
from art.places.tiling import Tileset
from art.sheet import save_indexed

SCREEN = (desk.WIDTH, desk.HEIGHT)
"""The canvas of the game, 640x360, rounded up to whole tiles."""

EDGE = 8
"""Columns at both sides that stand still: when the stage shakes by up to this many pixels, no gap shows."""


def read_place(source: Path, name: str) -> dict[str, Any]:
    """The data of one place. Raises ValueError naming the file that cannot be read."""
    path = source / "places" / f"{name}.toml"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"{path} cannot be read: {error}") from error


def compile_table(
    source: Path,
    out: Path,
    map_name: str,
    tiles_name: str,
    stage: list[PaintedLayer],
    paint_desk: Callable[[dict[str, desk.Box]], Canvas],
    slots: list[ElementTree.Element] | None = None,
) -> None:
    """One table: its stage under the top bar, the desk over everything, cut into tiles. slots: object layers of another
    map, which this one shares; None: its own are kept."""
    objects = object_layers(source.parent / "maps" / f"{map_name}.tmx") if slots is None else deepcopy(slots)
    front = PaintedLayer("desk", [paint_desk(rectangles(objects)).image()], 0.0)
    placed = [
        PaintedLayer(
            layer.name, [on_screen(frame, SCREEN, desk.BAR) for frame in layer.frames], layer.parallax, layer.drift
        )
        for layer in stage
    ]
    tiles = Tileset()
    write_map(out / "maps" / f"{map_name}.tmx", tiles_name, tiles, [*steady_edges(placed), front], objects)
    tiles.write(out / "tiles", tiles_name)


BATTLE_STAGES: dict[str, Callable[[dict[str, Any]], list[PaintedLayer]]] = {
    "courtyard": courtyard.layers,
    "forest_gate": forest_gate.layers,
    "tavern": tavern.layers,
}
"""Where the battles of 8-Bit Battle are fought; the first one's map holds the slots that a person edits."""


def battle_map(stage: str) -> str:
    """The name of the battle table's map at this stage."""
    return f"eight_bit_battle_battle{'' if stage == next(iter(BATTLE_STAGES)) else '_' + stage}"


def compile_battles(source: Path, out: Path) -> None:
    """The battle table at every stage; all maps share the slots of the first stage's map."""
    objects = object_layers(source.parent / "maps" / f"{battle_map(next(iter(BATTLE_STAGES)))}.tmx")
    for stage, paint in BATTLE_STAGES.items():
        layers = paint(read_place(source, stage))
        compile_table(source, out, battle_map(stage), stage, layers, desk.battle_desk, objects)


MASTERS_STAGES: dict[str, Callable[[dict[str, Any]], list[PaintedLayer]]] = {
    "dojo": dojo.layers,
    "bamboo": bamboo.layers,
    "summit": summit.layers,
    "harbor": harbor.layers,
}
"""The stages of 8 Masters' Revenge; the first one's maps hold the slots that a person edits."""

MASTERS_TABLES = ("duel", "many")
"""Two fighters, or three and four."""


def masters_map(table: str, stage: str) -> str:
    """The name of one table's map at one stage."""
    return f"eight_masters_revenge_{table}_{stage}"


def compile_masters(source: Path, out: Path) -> None:
    """Both tables at every stage. A stage's two maps share their tiles; all maps of a table share the slots of the
    first stage's map."""
    first = next(iter(MASTERS_STAGES))
    objects = {
        table: object_layers(source.parent / "maps" / f"{masters_map(table, first)}.tmx") for table in MASTERS_TABLES
    }
    fronts = {table: lacquer.masters_desk(rectangles(objects[table])).image() for table in MASTERS_TABLES}
    for stage, paint in MASTERS_STAGES.items():
        placed = steady_edges(
            [
                PaintedLayer(
                    layer.name,
                    [on_screen(frame, SCREEN, desk.BAR) for frame in layer.frames],
                    layer.parallax,
                    layer.drift,
                )
                for layer in paint(read_place(source, stage))
            ]
        )
        tiles = Tileset()
        for table in MASTERS_TABLES:
            front = PaintedLayer("desk", [fronts[table]], 0.0)
            path = out / "maps" / f"{masters_map(table, stage)}.tmx"
            write_map(path, stage, tiles, [*placed, front], deepcopy(objects[table]))
        tiles.write(out / "tiles", stage)


STREET_HOURS = ("dusk", "night", "midnight", "dawn")
"""The hours of Street War's one street; the first one's map holds the slots that a person edits."""


def street_map(hour: str) -> str:
    """The name of the street's map at this hour."""
    return f"street_war_{hour}"


def compile_street(source: Path, out: Path) -> None:
    """The street at every hour; all maps share the slots of the first hour's map."""
    objects = object_layers(source.parent / "maps" / f"{street_map(STREET_HOURS[0])}.tmx")
    front = PaintedLayer("desk", [street_desk.street_desk(rectangles(objects)).image()], 0.0)
    place = read_place(source, "street")
    for hour in STREET_HOURS:
        placed = [
            PaintedLayer(
                layer.name, [on_screen(frame, SCREEN, desk.BAR) for frame in layer.frames], layer.parallax, layer.drift
            )
            for layer in street.layers(place, hour)
        ]
        tiles = Tileset()
        path = out / "maps" / f"{street_map(hour)}.tmx"
        write_map(path, f"street_{hour}", tiles, [*steady_edges(placed), front], deepcopy(objects))
        tiles.write(out / "tiles", f"street_{hour}")


DEMON_STAGES: dict[str, Callable[[dict[str, Any]], list[PaintedLayer]]] = {
    "war": demon_plain.layers,
    "skirmish": demon_pit.layers,
    "scout": demon_pass.layers,
    "ambush": demon_marsh.layers,
    "campaign": demon_camp.layers,
}
"""The battlefields of the Demonites by mode; the first one's map holds the slots that a person edits."""


def demon_map(mode: str) -> str:
    """The name of the map of this mode's battlefield."""
    return f"demonites_{mode}"


def compile_demonites(source: Path, out: Path) -> None:
    """Every battlefield; all maps share the slots of the first one's map."""
    objects = object_layers(source.parent / "maps" / f"{demon_map(next(iter(DEMON_STAGES)))}.tmx")
    for mode, paint in DEMON_STAGES.items():
        paint_desk = demon_desk.live_desk if mode == "skirmish" else demon_desk.demon_desk
        front = PaintedLayer("desk", [paint_desk(rectangles(objects)).image()], 0.0)
        placed = [
            PaintedLayer(
                layer.name, [on_screen(frame, SCREEN, desk.BAR) for frame in layer.frames], layer.parallax, layer.drift
            )
            for layer in paint(read_place(source, f"demon_{mode}"))
        ]
        tiles = Tileset()
        path = out / "maps" / f"{demon_map(mode)}.tmx"
        write_map(path, f"demon_{mode}", tiles, [*steady_edges(placed), front], deepcopy(objects))
        tiles.write(out / "tiles", f"demon_{mode}")


def steady_edges(layers: list[PaintedLayer]) -> list[PaintedLayer]:
    """The same layers; the rearmost also shows, along both sides, what lies in front of it there, save what drifts on
    and would leave a copy of itself behind."""
    behind, *others = layers
    frames = []
    for number, frame in enumerate(behind.frames):
        whole = frame.copy()
        for layer in others:
            if not layer.drift:
                whole.alpha_composite(layer.frames[number % len(layer.frames)])
        steady = frame.copy()
        for x in (0, frame.width - EDGE):
            part = (x, 0, x + EDGE, frame.height)
            steady.paste(whole.crop(part), part)
        frames.append(steady)
    return [PaintedLayer(behind.name, frames, behind.parallax, behind.drift), *others]


def picture(layers: list[PaintedLayer], frame: int = 0) -> Image.Image:
    """All layers on top of each other."""
    whole = Image.new("RGBA", layers[0].frames[0].size)
    for layer in layers:
        whole.alpha_composite(layer.frames[frame % len(layer.frames)])
    return whole


def compile_group(source: Path, out: Path) -> None:
    """Compiles the tables' maps and tiles and the arcade's pictures from `source` into `out` (assets/ or another)."""
    compile_battles(source, out)
    room = throne_room.layers(read_place(source, "throne_room"))
    compile_table(source, out, "eight_bit_battle_draft", "throne_room", room, desk.draft_desk)
    compile_masters(source, out)
    compile_street(source, out)
    compile_demonites(source, out)
    pictures = out / "sprites" / "places"
    save_indexed(hall.hall(), pictures / "hall.png")
    save_indexed(backdrops.curtain(), pictures / "curtain.png")
    save_indexed(backdrops.result(), pictures / "result.png")
    logo.write_logo(pictures / "logo")
    cabinet.write_cabinets(pictures, source)
    cabinet_masters.write_masters_cabinet(pictures, source)
    cabinet_street.write_street_cabinet(pictures, source)
    cabinet_demonites.write_demonites_cabinet(pictures, source)
    # The packager wants the Windows icon beside its own script; other output folders keep to themselves.
    own = out.resolve() == source.parent.resolve()
    icon.write_icons(out / "icon", (out.parent / "build" if own else out / "icon") / "icon.ico")
