"""The archive's installer: without root, in folders of its own, and away again without a trace."""

from __future__ import annotations

import os
import subprocess
import tarfile
from pathlib import Path

import pytest

from tests.packaged.yards import NOBODY, listing

ROOT = Path(__file__).resolve().parents[2]
ICONS = (16, 32, 48, 64, 128, 256)
HOMES = ("home", 'ein "Heim" mit $HOME, 100% & Ñandú')


@pytest.fixture(scope="module")
def archive() -> Path:
    """The packed program."""
    found = sorted((ROOT / "dist").glob("BattleArcade-*-linux-*.tar.gz"))
    assert found, "python3 build/run.py package makes it"
    return found[-1]


def _run(*words: str, home: Path, **more: str) -> str:
    """What a script or program of somebody without rights says; fails the test where it fails."""
    env = {"PATH": os.environ["PATH"], "HOME": str(home), "SDL_VIDEODRIVER": "dummy", **more}
    user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
    done = subprocess.run(words, env=env, capture_output=True, text=True, timeout=60, check=False, cwd="/", **user)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stderr
    return str(done.stdout)


@pytest.mark.packaged
@pytest.mark.parametrize("name", HOMES)
def test_installed_started_brought_up_to_date_and_removed(archive: Path, yard: Path, name: str) -> None:
    with tarfile.open(archive) as tar:
        tar.extractall(yard, filter="data")
    (unpacked,) = [path for path in yard.iterdir() if path.is_dir()]
    home = yard / name
    home.mkdir()
    home.chmod(0o777)
    before = listing(unpacked)
    for _ in range(2):
        assert "battle-arcade" in _run(str(unpacked / "install.sh"), home=home)
    starter = home / ".local" / "bin" / "battle-arcade"
    assert "Battle Arcade" in _run(str(starter), "--version", home=home)
    menu = home / ".local" / "share" / "applications" / "battle-arcade.desktop"
    (line,) = [line for line in menu.read_text(encoding="utf-8").splitlines() if line.startswith("Exec=")]
    assert _unquoted(line.removeprefix("Exec=")) == str(starter)
    for size in ICONS:
        assert (home / f".local/share/icons/hicolor/{size}x{size}/apps/battle-arcade.png").is_file()
    assert listing(unpacked) == before
    said = _run(str(home / ".local/opt/BattleArcade/uninstall.sh"), home=home, LANG="es_ES.UTF-8")
    assert "ya no está" in said
    assert _left(home) == set()


@pytest.mark.packaged
def test_a_folder_of_ones_own_choice(archive: Path, yard: Path) -> None:
    with tarfile.open(archive) as tar:
        tar.extractall(yard, filter="data")
    (unpacked,) = [path for path in yard.iterdir() if path.is_dir()]
    there = yard / "there"
    there.mkdir()
    there.chmod(0o777)
    _run(str(unpacked / "install.sh"), "--prefix", str(there), home=yard / "none")
    assert "Battle Arcade" in _run(str(there / "bin" / "battle-arcade"), "--version", home=yard)
    _run(str(there / "opt/BattleArcade/uninstall.sh"), "--prefix", str(there), home=yard / "none")
    assert _left(there) == set()


def _left(folder: Path) -> set[str]:
    """The files below the folder, but for the list that the desktop makes of all menu entries."""
    return {path.name for path in folder.rglob("*") if path.is_file()} - {"mimeinfo.cache"}


def _unquoted(value: str) -> str:
    """The single word of an Exec line, as the Desktop Entry specification takes it apart: first the string's own
    escapes, then the quoted argument's, then the percent signs."""
    text = value.replace("\\\\", "\0").replace("\0", "\\")
    assert text[0] == text[-1] == '"'
    out, signs = "", iter(text[1:-1])
    for sign in signs:
        out += next(signs) if sign == "\\" else sign
    return out.replace("%%", "%")
