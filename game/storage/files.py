"""Files that survive a crash at any moment: written beside, verified, then renamed over."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_safely(path: Path, data: bytes) -> None:
    """Replace the file's content, or leave the old one whole; the generation before stays as `<name>.old`.

    Raises OSError where the folder cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if beside.read_bytes() != data:
        raise OSError(f"{beside} does not hold what was written to it")
    if path.exists():
        os.replace(path, path.with_name(path.name + ".old"))
    os.replace(beside, path)
    _sync_folder(path.parent)


def set_aside(path: Path) -> Path:
    """Rename a broken file so that it is neither read again nor lost. Returns its new name."""
    number = 1
    while (aside := path.with_name(f"{path.name}.broken{number}")).exists():
        number += 1
    os.replace(path, aside)
    return aside


def _sync_folder(folder: Path) -> None:
    # Windows cannot open folders, and needs no such thing.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
