"""What the trials of the packaged program share: where it is, and places to put it."""

from __future__ import annotations

import os
import shlex
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaged.yards import take_rights
from tests.window.conftest import display  # noqa: F401 - a fixture
from tests.window.real_window import PROGRAM


@pytest.fixture(scope="session")
def program() -> Path:
    """The packaged program under trial."""
    words = shlex.split(os.environ.get(PROGRAM, ""))
    if not words:
        pytest.fail("these trials belong to a packaged program: python3 build/run.py try-package")
    return Path(words[-1])


@pytest.fixture
def yard() -> Iterator[Path]:
    """An empty folder that every user can reach and write to; pytest's own are closed to others."""
    with tempfile.TemporaryDirectory(prefix="battle-arcade-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder
        for path in folder.rglob("*"):
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o777)


@pytest.fixture
def installed(program: Path, yard: Path) -> Path:
    """The program in a folder whose name has spaces and letters of several scripts, and which nobody may write to."""
    folder = yard / "Juegos de José – 日本" / "Battle Arcade"
    shutil.copytree(program.parent, folder, symlinks=True)
    take_rights(folder)
    return folder / program.name
