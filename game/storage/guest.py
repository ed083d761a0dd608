"""A folder for a program of which nothing is kept, because another one has the player's own."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from game.storage.crash_report import FOLDER


@contextlib.contextmanager
def guest_settings(settings: Path) -> Iterator[Path]:
    """A copy of this settings file, alone in a folder that goes again; reports of faults that have come into it stay,
    for whoever was told where they are. Raises OSError where no folder can be made."""
    folder = Path(tempfile.mkdtemp(prefix="battle-arcade-guest-"))
    try:
        # What cannot be copied is not there, and the guest has the usual settings.
        with contextlib.suppress(OSError):
            shutil.copyfile(settings, folder / settings.name)
        yield folder / settings.name
    finally:
        for path in folder.iterdir():
            if path.is_dir() and path.name != FOLDER:
                shutil.rmtree(path, ignore_errors=True)
            elif path.is_file():
                # Where somebody still holds it (a scanner, on Windows), it stays: that is no fault of ours.
                with contextlib.suppress(OSError):
                    path.unlink()
        with contextlib.suppress(OSError):
            folder.rmdir()
