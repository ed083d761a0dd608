"""The licences that a package has to bring along."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

from release.names import FILES

LIBRARIES = ("PyTMX", "platformdirs", "msgspec")
"""Run-time libraries whose wheels hold their licence. pygame-ce's does not: its text is among our files."""


class LicenceError(RuntimeError):
    """A licence that must go along was not found."""


def _of_library(name: str) -> Path:
    for entry in metadata.files(name) or ():
        if entry.name.upper().startswith(("LICENSE", "LICENCE", "COPYING")):
            return Path(str(entry.locate()))
    raise LicenceError(f"{name} came without a licence file")


def _of_python() -> Path:
    for folder in (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix), Path(sys.base_prefix) / "Resources"):
        for name in ("LICENSE.txt", "LICENSE"):
            if (folder / name).is_file():
                return folder / name
    raise LicenceError("Python's licence was not found beside its library")


def copy_licences(target: Path) -> None:
    """Fill the folder `target`. Raises LicenceError where one is missing."""
    shutil.copytree(FILES / "licences", target, dirs_exist_ok=True)
    for name in LIBRARIES:
        shutil.copyfile(_of_library(name), target / f"{name}.txt")
    shutil.copyfile(_of_python(), target / "Python.txt")
