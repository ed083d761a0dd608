"""A figure as data: assets/source/figures/<id>.toml, read and checked. common.toml holds what all figures share."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from art.figures.pose import Pose, rest_pose
from art.palette import LEVELS, RID

LAYERS = ("behind", "torso", "collar", "shoulder", "offhand", "beard", "hat", "sleeve", "boot", "weapon")
"""Where a part can be: see `puppet.draw` for their order. shoulder, sleeve and boot are drawn once for each side."""
ANIMATIONS = {
    "eight_bit_battle": ("idle", "walk", "attack", "ability", "cheers", "hurt", "win", "defeat"),
    "eight_masters_revenge": ("idle", "strike", "block", "counter", "hurt", "technique", "win", "ko"),
    "street_war": ("idle", "ability", "win", "lose", "ko"),
}
"""By the game a figure plays in: its animations in the order of its sheet; all of them but those of `OPTIONAL`."""
OPTIONAL = {"eight_bit_battle": frozenset({"ability"})}
"""Not everybody at court can do something of his own: King, Queen and Wizard can."""
_SECTIONS = frozenset({"id", "game", "skeleton", "rest", "arms", "legs", "head", "key", "animations", *LAYERS})
Key = Mapping[str, tuple[str, int]]


class FigureError(ValueError):
    """A figure's file is not well formed; the message names the file and the entry."""


@dataclass(frozen=True, slots=True)
class Limb:
    """Two bones: pixel lengths and the radii at root, joint and end, with the options of `Canvas.add`. `end_ramp` is
    the material of the second bone: a bare forearm below a rolled sleeve."""

    ramp: str
    end_ramp: str
    bones: tuple[float, float]
    radii: tuple[float, float, float]
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Legs:
    """The limb, where the legs leave the hip (x of back and front) and how high the ankle is above the sole."""

    limb: Limb
    apart: tuple[float, float]
    ankle: float


@dataclass(frozen=True, slots=True)
class Head:
    """A typed head: its rows, the cell (column, row) that sits on the neck, and faces typed over it at `patch_at`.
    `fixed`: letters never lit afresh; `line`: as in `Canvas.add`, 0 where the head grows out of a beard."""

    rows: tuple[str, ...]
    cell: tuple[int, int]
    patch_at: tuple[int, int]
    patches: Mapping[str, tuple[str, ...]]
    fixed: str
    line: int


@dataclass(frozen=True, slots=True)
class Figure:
    """Everything the puppet needs to draw one figure. `neck` and `shoulder` are in body space: hip (0, 0), y down.

    `fist`: the ramp of its hands, empty where they are never seen. `tip`: pixels from its front hand to the tip of what
    it holds, from which something may hang. `animations`: the table of each, by name.
    """

    id: str
    game: str
    neck: tuple[float, float]
    shoulder: tuple[float, float]
    tip: float
    rest: Pose
    arms: Limb
    fist: str
    legs: Legs | None
    head: Head
    key: Key
    grids: Mapping[str, str]
    hands: Mapping[str, tuple[str, ...]]
    parts: Mapping[str, tuple[Mapping[str, Any], ...]]
    animations: Mapping[str, str]


def _rows(text: str) -> tuple[str, ...]:
    rows = text.strip("\n").split("\n")
    width = max(len(row) for row in rows)
    return tuple(row.ljust(width, ".") for row in rows)


def _limb(data: Mapping[str, Any], without: frozenset[str]) -> Limb:
    own = {"ramp", "end_ramp", "bones", "radii", *without}
    options = {name: value for name, value in data.items() if name not in own}
    bones, radii = data["bones"], data["radii"]
    ramp = data["ramp"]
    end_ramp = data.get("end_ramp", ramp)
    return Limb(ramp, end_ramp, (bones[0], bones[1]), (radii[0], radii[1], radii[2]), options)


def read_key(path: Path, *tables: Mapping[str, Any]) -> Key:
    """The letters of typed grids, later tables over earlier ones. Raises FigureError."""
    key: dict[str, tuple[str, int]] = {}
    for table in tables:
        for sign, (ramp, level) in table.items():
            if len(sign) != 1 or ramp not in RID or not 0 <= level < LEVELS:
                raise FigureError(f"{path}: key {sign!r} = [{ramp!r}, {level}]: one sign, a ramp, a level of 0 to 5")
            key[sign] = (ramp, level)
    return key


def _head(path: Path, data: Mapping[str, Any], key: Key, always_fixed: str) -> Head:
    rows = _rows(data["grid"])
    patches = {name: _rows(text) for name, text in data["patches"].items()}
    for name, grid in {"grid": rows, **patches}.items():
        for number, row in enumerate(grid):
            if strange := set(row) - set(key) - {".", " "}:
                raise FigureError(f"{path}: head {name}, row {number}: {sorted(strange)} are not in the key")
    fixed = data.get("fixed", "") + always_fixed
    return Head(rows, tuple(data["cell"]), tuple(data["patch_at"]), patches, fixed, data.get("line", 1))


def _hands(grids: Mapping[str, str], own: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """Hand grids by the shape a pose asks for; `own` names other grids for some of them: a giant's fist."""
    return {shape: _rows(grids[own.get(shape, shape)]) for shape in grids}


def read_toml(path: Path) -> dict[str, Any]:
    """The data of a file. Raises FigureError where there is none or it is not TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise FigureError(f"there is no file {path}") from None
    except tomllib.TOMLDecodeError as error:
        raise FigureError(f"{path}: {error}") from None


def read_figure(path: Path) -> Figure:
    """Read a figure with the common.toml beside it. Raises FigureError, or PoseError for its resting pose."""
    data, common = read_toml(path), read_toml(path.parent / "common.toml")
    if unknown := set(data) - _SECTIONS:
        raise FigureError(f"{path}: unknown sections {sorted(unknown)}; known: {', '.join(sorted(_SECTIONS))}")
    try:
        key = read_key(path, common["key"], data.get("key", {}))
        skeleton, arms, legs = data["skeleton"], data["arms"], data.get("legs")
        figure = Figure(
            id=data["id"],
            game=data["game"],
            neck=tuple(skeleton["neck"]),
            shoulder=tuple(skeleton["shoulder"]),
            tip=skeleton.get("tip", 0.0),
            rest=rest_pose(data["rest"], f"{path} [rest]"),
            arms=_limb(arms, frozenset({"fist", "hands"})),
            fist=arms["fist"],
            legs=legs and Legs(_limb(legs, frozenset({"apart", "ankle"})), tuple(legs["apart"]), legs["ankle"]),
            head=_head(path, data["head"], key, common["fixed"]),
            key=key,
            grids=common["grids"],
            hands=_hands(common["hands"], arms.get("hands", {})),
            parts={layer: tuple(data.get(layer, ())) for layer in LAYERS},
            animations=data["animations"],
        )
    except KeyError as error:
        raise FigureError(f"{path}: {error} is missing") from None
    if figure.game not in ANIMATIONS:
        raise FigureError(f"{path}: game {figure.game!r} has no figures; known: {', '.join(ANIMATIONS)}")
    if missing := set(ANIMATIONS[figure.game]) - OPTIONAL.get(figure.game, frozenset()) - set(figure.animations):
        raise FigureError(f"{path}: [animations] names no table for {sorted(missing)}")
    return figure


def animations_of(figure: Figure) -> tuple[str, ...]:
    """The animations this figure has, in the order of its sheet."""
    return tuple(name for name in ANIMATIONS[figure.game] if name in figure.animations)
