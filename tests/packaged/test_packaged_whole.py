"""What the package holds, and what it says where something of it, or of the machine, is missing."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LARGEST_MB, LARGEST_PACKED_MB = 45, 20
"""Issue 9's goals, with all art and sound."""
WITHIN_S = 30
GAMES = 4
FORBIDDEN = ("numpy", "PIL", "babel", "pytest", "tkinter", "libssl", "libcrypto", "libstdc++")


def _said(program: Path, *words: str, **env: str | None) -> tuple[int, str]:
    """(exit code, what it wrote to stderr) of a program that should end soon."""
    changed = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **env}
    done = subprocess.run(
        [str(program), *words],
        env={name: value for name, value in changed.items() if value is not None},
        capture_output=True,
        text=True,
        timeout=WITHIN_S,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.fixture
def copy(program: Path, tmp_path: Path) -> Path:
    """A copy to break."""
    shutil.copytree(program.parent, tmp_path / "copy", symlinks=True)
    return tmp_path / "copy" / program.name


@pytest.mark.packaged
def test_it_tells_its_version(program: Path) -> None:
    version = re.search(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert version is not None
    said = subprocess.check_output([str(program), "--version"], text=True, timeout=WITHIN_S)
    assert f"Battle Arcade {version.group(1)}" in said


@pytest.mark.packaged
def test_it_tries_itself_out(program: Path, tmp_path: Path) -> None:
    """A match of every game, by keys that it presses itself: what the release machines of all systems do."""
    report = tmp_path / "report.json"
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    subprocess.run([str(program), "--try-out", str(report)], env=env, check=True, timeout=280)
    assert len(json.loads(report.read_text(encoding="utf-8"))["games"]) == GAMES


@pytest.mark.packaged
@pytest.mark.skipif(sys.platform != "linux", reason="only X11 can be without a screen")
def test_without_a_screen_it_says_so(program: Path) -> None:
    code, said = _said(program, SDL_VIDEODRIVER=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    assert code == 1
    assert "no screen" in said
    assert "Traceback" not in said


@pytest.mark.packaged
@pytest.mark.parametrize("lost", ["", "fonts/body.png", "sprites/ui/ui.png", "text", "maps", "tiles"])
def test_a_lost_asset_is_named(copy: Path, tmp_path: Path, lost: str) -> None:
    path = copy.parent / "_internal" / "assets" / lost
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    # What only a match needs is missed when it begins.
    code, said = _said(copy, *(("--try-out", str(tmp_path / "report.json")) if lost in ("maps", "tiles") else ()))
    assert code == 1
    assert (Path(lost).name or "assets") in said
    assert "packed again, whole" in said
    assert "Traceback" not in said


@pytest.mark.packaged
@pytest.mark.skipif(sys.platform != "linux", reason="the names of Linux' libraries")
def test_a_lost_python_is_named(copy: Path) -> None:
    """PyInstaller's starter says so itself."""
    for path in (copy.parent / "_internal").glob("libpython*"):
        path.unlink()
    code, said = _said(copy)
    assert code != 0
    assert "libpython" in said


@pytest.mark.packaged
def test_a_lost_library_is_named(copy: Path) -> None:
    for path in (copy.parent / "_internal").rglob("libSDL2-2*"):
        path.unlink()
    code, said = _said(copy)
    assert code == 1
    assert "not whole" in said
    assert "Traceback" not in said


@pytest.mark.packaged
def test_nothing_is_there_that_should_not_be(program: Path) -> None:
    names = [path.relative_to(program.parent).as_posix() for path in program.parent.rglob("*")]
    assert not [name for name in names if any(Path(name).name.startswith(word) for word in FORBIDDEN)]
    assert not [name for name in names if name.endswith(".po")]
    data = ("/lessons/", "/puzzles/", "/glossary.toml")
    assert not [name for name in names if name.endswith(".toml") and not any(word in name for word in data)]


@pytest.mark.packaged
@pytest.mark.skipif(sys.platform != "linux", reason="ldd is Linux's")
def test_every_library_finds_what_it_needs(program: Path) -> None:
    lacking = []
    for path in sorted(program.parent.rglob("*.so*")):
        found = subprocess.run(["ldd", str(path)], capture_output=True, text=True, check=False).stdout
        lacking += [f"{path.name}: {line.strip()}" for line in found.splitlines() if "not found" in line]
    assert not lacking


@pytest.mark.packaged
def test_it_is_as_small_as_was_wanted(program: Path) -> None:
    files = [path for path in program.parent.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) <= LARGEST_MB * 1e6
    for archive in (ROOT / "dist").glob("BattleArcade-*-linux-*.tar.gz"):
        assert archive.stat().st_size <= LARGEST_PACKED_MB * 1e6
