"""Drawings, grids and fog: bad data is named, and what must tile tiles."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from art.ui import drawing, fog, pixelgrid
from art.ui.cards import ITEMS

SOURCE = Path(__file__).resolve().parents[2] / "assets" / "source"
KEY = {"k": pixelgrid.rgba("0e071b")}


@pytest.mark.parametrize(
    ("part", "complaint"),
    [
        ({"what": "blade", "ramp": "steel", "shape": {"circle": [1, 2, 3]}}, "blade.*circle"),
        ({"what": "blade", "ramp": "steel", "shape": {"rect": [0, 0, 4, 4]}, "colour": 1}, "blade.*colour"),
        ({"what": "blade", "ramp": "steel", "shape": {"rect": [0, 0, 4]}}, "blade"),
        ({"what": "blade", "shape": {"rect": [0, 0, 4, 4]}}, "blade.*ramp"),
        ({"what": "blade", "ramp": "steel", "shape": {"rect": [0, 0, 4, 4]}, "details": [{"glow": 1}]}, "glow"),
    ],
)
def test_bad_part_is_named(part: dict[str, object], complaint: str) -> None:
    with pytest.raises(drawing.DrawingError, match=complaint):
        drawing.render_drawing({"size": 24, "part": [part]}, 24)


def test_bad_toml_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "torch.toml").write_text("size = ", encoding="utf-8")
    with pytest.raises(drawing.DrawingError, match=r"torch\.toml"):
        drawing.load_toml(tmp_path / "torch.toml")


@pytest.mark.parametrize(
    ("rows", "complaint"), [(["kk", "k"], "row 2: 1 cells"), (["kz"], "no colour for the letter 'z'")]
)
def test_bad_grid_is_named(rows: list[str], complaint: str) -> None:
    with pytest.raises(drawing.DrawingError, match=complaint):
        pixelgrid.grid_image(rows, KEY, "sign")


def test_grids_side_by_side_must_fit_their_names() -> None:
    with pytest.raises(drawing.DrawingError, match="row 2: 1 cells for 2 names"):
        pixelgrid.split_row(["one", "two"], "k. .k\nkk")


def test_a_colour_outside_the_palette_is_refused() -> None:
    with pytest.raises(drawing.DrawingError, match="123456"):
        pixelgrid.rgba("123456")


@pytest.mark.parametrize("item", ITEMS)
def test_big_drawing_is_rasterised_afresh(item: str) -> None:
    """At 48 pixels the drawing is not the 24-pixel one blown up: single pixels and odd runs appear."""
    data = drawing.load_toml(SOURCE / "items" / f"{item}.toml")
    assert data["id"] == item
    big = np.array(drawing.render_drawing(data, 48))
    blocks = big.reshape(24, 2, 24, 2, 4)
    assert not (blocks == blocks[:, :1, :, :1]).all()


@pytest.mark.parametrize("layer", sorted(fog.LAYERS))
def test_fog_tiles_without_a_seam(layer: str) -> None:
    """The field behind the fog steps over its borders no more than it steps inside."""
    _, _, cells, seed = fog.LAYERS[layer]
    field = fog.waves(160, 96, cells, seed)
    assert np.abs(field[:, 0] - field[:, -1]).max() <= np.abs(np.diff(field, axis=1)).max() * 1.0001
    assert np.abs(field[0] - field[-1]).max() <= np.abs(np.diff(field, axis=0)).max() * 1.0001
