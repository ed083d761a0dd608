"""What the artefacts are called and where they lie."""

from __future__ import annotations

import platform
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
WORK = ROOT / "work"
"""PyInstaller's own folders and what is fetched; never shipped."""
FILES = Path(__file__).resolve().parent / "files"
"""What goes into archives and installers beside the program."""
FOLDER_OF_PICTURES = WORK / "pictures"
"""The package's smaller pictures (`pictures.py`), by their paths below assets/."""
NAME = "BattleArcade"
PREVIEW = "wine-preview"
"""Stands in the name of whatever was built under Wine: a test and a preview, no release."""
_SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def version() -> str:
    """The version in pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def machine() -> str:
    """The processor as the names spell it: x86_64 or arm64."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def artefact(suffix: str, system: str = "", note: str = "") -> Path:
    """dist/BattleArcade-<version>-<system>-<machine>[-<note>]<suffix>, for this system unless another is named."""
    parts = [NAME, version(), system or _SYSTEMS.get(sys.platform, sys.platform), machine(), *([note] if note else [])]
    return DIST / ("-".join(parts) + suffix)
