"""Figures and their tables into sheets: assets/sprites/figures/<id>.png and .json, each animation in both facings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

from PIL import Image

from art.figures.model import Figure, animations_of, read_figure
from art.figures.pose import Pose, pose_from, read_table
from art.figures.puppet import Puppet
from art.figures.skeleton import PIVOT
from art.sheet import Frame, Tag, write_sheet

LOOPS = frozenset({"idle", "walk", "win"})
WORKERS = 2
SOURCE = Path(__file__).resolve().parents[3] / "assets" / "source"
FIGURES = tuple(sorted(path.stem for path in (SOURCE / "figures").glob("*.toml") if path.stem != "common"))
"""Every figure with a file of its own."""


def idle_image(figure_id: str, facing: str = "right", source: Path = SOURCE) -> Image.Image:
    """The first frame of the figure's idle animation, 128x96 RGBA, its anchor at (61, 93)."""
    figure = read_figure(source / "figures" / f"{figure_id}.toml")
    return Puppet(figure, next(_poses(figure, "idle", source))[0], facing).draw().image()


def _poses(figure: Figure, animation: str, source: Path) -> Iterator[tuple[Pose, int]]:
    """(pose, milliseconds) of each frame of an animation."""
    for key in read_table(source / "poses" / f"{figure.animations[animation]}.toml"):
        yield pose_from(key.words, figure.rest, f"{figure.id}, {key.where}"), key.ms


def figure_frames(figure: Figure, source: Path = SOURCE) -> tuple[list[Frame], list[Tag]]:
    """All frames of a figure and the tags over them: each animation facing right, then each facing left."""

    @cache
    def picture(pose: Pose, facing: str) -> Image.Image:
        return Puppet(figure, pose, facing).draw().image()

    frames: list[Frame] = []
    tags: list[Tag] = []
    for facing in ("right", "left"):
        for animation in animations_of(figure):
            name = animation if facing == "right" else f"{animation}_left"
            first = len(frames)
            for number, (pose, ms) in enumerate(_poses(figure, animation, source)):
                frames.append(Frame(f"{name}_{number}", picture(pose, facing), ms, PIVOT))
            tags.append(Tag(name, first, len(frames) - 1, 0 if animation in LOOPS else 1))
    return frames, tags


def _compile(figure_id: str, source: Path, out: Path) -> None:
    figure = read_figure(source / "figures" / f"{figure_id}.toml")
    frames, tags = figure_frames(figure, source)
    write_sheet(out / "sprites" / "figures" / figure_id, frames, tags)


def compile_group(source: Path, out: Path, names: Sequence[str] = FIGURES) -> None:
    """Write the sheets of all figures, or of the named ones, two at a time.

    Raises FigureError, PoseError or ExpressionError for bad data.
    """
    with ProcessPoolExecutor(WORKERS) as pool:
        for job in [pool.submit(_compile, name, source, out) for name in names]:
            job.result()
