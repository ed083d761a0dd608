"""The figures of the stage: data in assets/source/figures and assets/source/poses, drawn as posed puppets into sheets.

`compile_group` writes one sheet for each figure; `idle_image` gives the resting picture, for card faces.
"""

from __future__ import annotations

from art.figures.sheets import FIGURES, compile_group, figure_frames, idle_image

__all__ = ["FIGURES", "compile_group", "figure_frames", "idle_image"]
