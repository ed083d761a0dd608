"""A clan of demons as data: assets/source/demons/<clan>.toml, read and checked.

    clan = "cinderkin"
    [ramps]                                # the clan's palette: a name of its own for a ramp of palette.toml
    coal = "dark"
    [key]                                  # letters of typed grids, besides those of figures/common.toml
    "*" = ["coal", 3]
    [plan]                                 # the body plan: lists of parts, drawn with `use`
    horns = [{ what = "horn", ramp = "coal", shape = { poly = "..." }, both = 16 }]

    [[demon]]
    id = "sootwick"
    ms = [900, 140]                        # how long its two idle frames last: its own rhythm
    bob = 1                                # pixels by which everything sinks in the second frame (may be negative)
    ramps = { flame = "fire" }             # over those of the clan
    sprite = [ ... ]                       # parts from back to front, pixels of the 32 x 32 page, looking right
    portrait = [ ... ]                     # the same on a page of 48 x 48: a picture of its own

What a part may say is told in `brush`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from art.figures.model import FigureError, Key, read_key, read_toml
from art.palette import RID

Part = Mapping[str, Any]
FRAMES = 2
_SECTIONS = frozenset({"clan", "ramps", "key", "fixed", "plan", "demon"})
_WORDS = frozenset({"id", "ms", "bob", "ramps", "sprite", "portrait"})


@dataclass(frozen=True, slots=True)
class Demon:
    """One demon. `ms`: milliseconds of its idle frames; `bob`: pixels it sinks in the second; `ramps`: names for
    ramps, its own over the clan's."""

    id: str
    ms: tuple[int, int]
    bob: float
    ramps: Mapping[str, str]
    sprite: tuple[Part, ...]
    portrait: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Clan:
    """A clan, its demons in the order of their cards. `plan`: shared lists of parts by name; `fixed`: letters of
    grids that are never lit afresh when a sprite turns to the left."""

    id: str
    key: Key
    fixed: str
    plan: Mapping[str, tuple[Part, ...]]
    demons: tuple[Demon, ...]


def read_clan(path: Path) -> Clan:
    """Read a clan; the letters of figures/common.toml are known to it. Raises FigureError."""
    data = read_toml(path)
    common = read_toml(path.parents[1] / "figures" / "common.toml")
    if unknown := set(data) - _SECTIONS:
        raise FigureError(f"{path}: unknown sections {sorted(unknown)}; known: {', '.join(sorted(_SECTIONS))}")
    try:
        ramps = _ramps(path, data.get("ramps", {}))
        own = {sign: (ramps.get(ramp, ramp), level) for sign, (ramp, level) in data.get("key", {}).items()}
        return Clan(
            id=data["clan"],
            key=read_key(path, common["key"], own),
            fixed=data.get("fixed", "") + common["fixed"],
            plan={name: tuple(parts) for name, parts in data.get("plan", {}).items()},
            demons=tuple(_demon(path, entry, ramps) for entry in data["demon"]),
        )
    except KeyError as error:
        raise FigureError(f"{path}: {error} is missing") from None


def _ramps(path: Path, names: Mapping[str, str]) -> dict[str, str]:
    for name, ramp in names.items():
        if ramp not in RID:
            raise FigureError(f"{path}: {name} = {ramp!r}: the palette has no such ramp")
    return dict(names)


def _demon(path: Path, entry: Mapping[str, Any], ramps: Mapping[str, str]) -> Demon:
    if unknown := set(entry) - _WORDS:
        raise FigureError(f"{path}: {entry.get('id')}: unknown words {sorted(unknown)}; known: {sorted(_WORDS)}")
    times = entry["ms"]
    if len(times) != FRAMES or not all(isinstance(ms, int) and ms > 0 for ms in times):
        raise FigureError(f"{path}: {entry['id']}: ms = {times}; an idle has {FRAMES} frames, in whole milliseconds")
    return Demon(
        id=entry["id"],
        ms=(times[0], times[1]),
        bob=entry.get("bob", 0),
        ramps={**ramps, **_ramps(path, entry.get("ramps", {}))},
        sprite=tuple(entry["sprite"]),
        portrait=tuple(entry["portrait"]),
    )
