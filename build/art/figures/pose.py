"""Poses and the tables of animations in assets/source/poses/*.toml.

A table is a list of frames. A pair of numbers (hip, head, hand_front, hand_back, foot_front, foot_back) is ADDED to the
figure's resting pose; a single number or a word replaces it. A hand or a foot may instead be put at a point of the
skeleton, `"shoulder_front .9*arm -2"`, so that one table serves long arms and short ones (see `Skeleton.measures`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

Pair = tuple[float, float]
Place = Pair | str
"""Where a hand or a foot is: in the square of the poses, or as a point `[space] x y` of the skeleton."""
WEAPON_LAYERS = ("front", "back")
ARM_LAYERS = ("under", "over", "both")
"""under: behind the head; over: the front arm before it; both: both arms before it, as in a crossed guard."""
LEG_LAYERS = ("under", "over")
"""over: the front leg before the skirts of the body, as in a high kick."""
QUARTERS = (-90, 0, 90)


class PoseError(ValueError):
    """A pose or a table is not well formed; the message names the file, the frame and the word."""


@dataclass(frozen=True, slots=True)
class Smear:
    """A crescent left by a fast blade: circle about `at`, `width` pixels thick at the leading angle `end` (degrees)."""

    at: Place
    radius: float
    width: float
    start: float
    end: float
    ramp: str = "steel"


@dataclass(frozen=True, slots=True)
class Streak:
    """The trail of a straight blow from a point `[space] x y` to another, `width` pixels thick at the leading end."""

    start: str
    end: str
    width: float
    ramp: str = "steel"


@dataclass(frozen=True, slots=True)
class Stamp:
    """A small typed picture set on top of the finished frame: `grid` of common.toml, at a point `[space] x y`."""

    grid: str
    at: str


@dataclass(frozen=True, slots=True)
class Pose:
    """One pose. Pixels and degrees (clockwise, 0: to the right); the figure looks right, the sole line is y = 61.

    shape_front, shape_back: grids of `hands` in common.toml. bend_*, knee_*: to which side elbow and knee go (1 or -1).
    pelvis: the turn of the line on which the legs hang, and of the skirts. head_turn: quarter turns of a fallen head.
    """

    hip: Pair = (27, 43)
    head: Pair = (0, 0)
    hand_front: Place = (47, 40)
    hand_back: Place = (16, 44)
    foot_front: Place = (36, 61)
    foot_back: Place = (21, 61)
    pitch_front: float = 0.0
    pitch_back: float = 0.0
    lean: float = 0.0
    shrug: float = 0.0
    weapon: float = -71.6
    weapon_layer: str = "front"
    arm_layer: str = "under"
    leg_layer: str = "under"
    shape_front: str = "fist"
    shape_back: str = "fist"
    bend_front: float = 1.0
    bend_back: float = 1.0
    knee_front: float = -1.0
    knee_back: float = -1.0
    pelvis: float = 0.0
    head_turn: int = 0
    face: str = "idle"
    squash: float = 1.0
    cape: float = 0.0
    lift: float = 0.0
    ear: float = 0.0
    glow: float = 0.0
    slide: float = 0.0
    smear: Smear | None = None
    streaks: tuple[Streak, ...] = field(default=())
    stamps: tuple[Stamp, ...] = field(default=())

    def numbers(self) -> dict[str, float]:
        """The single numbers, by name: what expressions of a figure may use."""
        return {
            item.name: float(value)
            for item in fields(self)
            if isinstance(value := getattr(self, item.name), (int, float))
        }


PLACES = ("hand_front", "hand_back", "foot_front", "foot_back")
PAIRS = ("hip", "head", *PLACES)
WORDS = frozenset(item.name for item in fields(Pose))


def rest_pose(words: Mapping[str, Any], where: str) -> Pose:
    """A resting pose: its pairs are places, not changes. Raises PoseError naming `where` for an unknown word."""
    nowhere: Pair = (0, 0)
    placed: dict[str, Any] = {name: getattr(Pose(), name) if name not in words else nowhere for name in PAIRS}
    return pose_from(words, replace(Pose(), **placed), where)


def _place(value: Any) -> Place:
    return value if isinstance(value, str) else (value[0], value[1])


def pose_from(words: Mapping[str, Any], rest: Pose, where: str) -> Pose:
    """The resting pose changed by `words` (see the module). Raises PoseError naming `where` for an unknown word."""
    changed: dict[str, Any] = {}
    for word, value in words.items():
        if word not in WORDS:
            raise PoseError(f"{where}: unknown word {word!r}; known: {', '.join(sorted(WORDS))}")
        try:
            if word in PLACES and isinstance(value, str):
                changed[word] = value
            elif word in PAIRS:
                base = getattr(rest, word)
                changed[word] = (base[0] + value[0], base[1] + value[1])
            elif word == "smear":
                changed[word] = Smear(**{**value, "at": _place(value["at"])})
            elif word == "streaks":
                changed[word] = tuple(Streak(**streak) for streak in value)
            elif word == "stamps":
                changed[word] = tuple(Stamp(**stamp) for stamp in value)
            else:
                changed[word] = value
        except (TypeError, KeyError, IndexError) as error:
            raise PoseError(f"{where}: {word} = {value!r} is not well formed ({error})") from None
    pose = replace(rest, **changed)
    if pose.weapon_layer not in WEAPON_LAYERS or pose.arm_layer not in ARM_LAYERS:
        raise PoseError(f"{where}: weapon_layer is one of {WEAPON_LAYERS}, arm_layer one of {ARM_LAYERS}")
    if pose.leg_layer not in LEG_LAYERS or pose.head_turn not in QUARTERS:
        raise PoseError(f"{where}: leg_layer is one of {LEG_LAYERS}, head_turn one of {QUARTERS}")
    return pose


@dataclass(frozen=True, slots=True)
class KeyFrame:
    """One frame of a table: how long it stands, and what it changes of the resting pose."""

    ms: int
    words: Mapping[str, Any]
    where: str


@cache
def read_table(path: Path) -> tuple[KeyFrame, ...]:
    """Read a table of poses. A frame with `again = n` stands for frame n once more (with its own ms and changes).

    Raises PoseError for anything that is not well formed.
    """
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8"))["frame"]
    except FileNotFoundError:
        raise PoseError(f"there is no table {path}") from None
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise PoseError(f"{path}: {error}; a table is a list called frame") from None
    frames: list[KeyFrame] = []
    for index, row in enumerate(rows):
        where = f"{path.name} frame {index}"
        words = dict(row)
        again = words.pop("again", None)
        if again is not None:
            if not 0 <= again < index:
                raise PoseError(f"{where}: again = {again} names no earlier frame")
            words = {**frames[again].words, "ms": frames[again].ms, **words}
        ms = words.pop("ms", None)
        if not isinstance(ms, int) or ms <= 0:
            raise PoseError(f"{where}: ms is the time it stands, a whole number of milliseconds")
        frames.append(KeyFrame(ms, words, where))
    return tuple(frames)
