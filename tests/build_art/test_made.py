"""The committed sheets of figures and demons come from the committed sources: by digest, one of them drawn anew."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from art import figures, made

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
SOURCE = ASSETS / "source"
ALL = [(group, member) for group in made.GROUPS for member in made.members(SOURCE, group)]


@pytest.mark.parametrize(("group", "member"), ALL)
def test_sheets_are_what_their_sources_were_compiled_to(group: str, member: str) -> None:
    recorded = made.read_record(SOURCE).get(f"{group}/{member}")
    assert recorded == made.state_of(SOURCE, ASSETS, group, member), f"run `python3 build/run.py assets {group}`"


def test_nothing_else_is_recorded() -> None:
    assert set(made.read_record(SOURCE)) == {f"{group}/{member}" for group, member in ALL}


def test_one_figure_chosen_by_the_sources_is_drawn_anew(tmp_path: Path) -> None:
    """Another one whenever anything changes; the soak draws them all."""
    names = made.members(SOURCE, "figures")
    figure = names[int(made.digest(SOURCE / "figures" / f"{name}.toml" for name in names), 16) % len(names)]
    figures.compile_group(SOURCE, tmp_path, [figure])
    for path in made.outputs_of(tmp_path, "figures", figure):
        assert path.read_bytes() == (ASSETS / "sprites" / "figures" / path.name).read_bytes(), path.name


def test_any_change_is_seen(tmp_path: Path) -> None:
    source, out = tmp_path / "source", tmp_path
    shutil.copytree(SOURCE, source)
    shutil.copytree(ASSETS / "sprites" / "figures", out / "sprites" / "figures")
    before = made.state_of(source, out, "figures", "king")
    for path in (source / "palette.toml", source / "figures" / "king.toml"):
        kept = path.read_bytes()
        path.write_bytes(kept + b"\n")
        assert made.state_of(source, out, "figures", "king")[0] != before[0], path.name
        path.write_bytes(kept)
    sheet = out / "sprites" / "figures" / "king.png"
    sheet.write_bytes(sheet.read_bytes() + b"x")
    assert made.state_of(source, out, "figures", "king")[1] != before[1]


def test_what_is_compiled_into_the_assets_is_noted_by_itself(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(SOURCE, source)
    shutil.copytree(ASSETS / "sprites" / "figures", tmp_path / "sprites" / "figures")
    (source / made.RECORD).write_text("{}", encoding="utf-8")
    made.note(source, tmp_path, "figures", ["king"])
    assert made.read_record(source) == {"figures/king": made.state_of(source, tmp_path, "figures", "king")}
    made.note(source, tmp_path, "texts", [])
    assert list(made.read_record(source)) == ["figures/king"]
