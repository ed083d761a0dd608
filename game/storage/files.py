"""Files that survive a crash at any moment: written beside, verified, then renamed over."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

_TRIES = 6
_WAIT_S = 0.05


OLDER = (".old", ".older")
"""What the names of earlier generations end in, the latest first."""


def write_safely(path: Path, data: bytes, generations: int = 1) -> None:
    """Replace the file's content, or leave the old one whole; the generations before stay as `<name>.old` and, where
    two are wanted, `<name>.older`.

    Raises OSError where the folder cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if beside.read_bytes() != data:
            raise OSError(f"{beside} does not hold what was written to it")
    except OSError:
        # Half a file is of no use, and a full disk has no room for it.
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    put_in_place(path, generations)


def put_in_place(path: Path, generations: int = 1) -> None:
    """Let `<name>.new`, whole and on the disk, be the file; the one before stays. Raises OSError."""
    for older, newer in reversed(tuple(zip(OLDER[:generations], ("", *OLDER), strict=False))):
        generation = path.with_name(path.name + newer)
        if generation.exists():
            _replace(generation, path.with_name(path.name + older))
    _replace(path.with_name(path.name + ".new"), path)
    _sync_folder(path.parent)


def set_aside(path: Path) -> Path:
    """Rename a broken file so that it is neither read again nor lost. Returns its new name."""
    number = 1
    while (aside := path.with_name(f"{path.name}.broken{number}")).exists():
        number += 1
    _replace(path, aside)
    return aside


def _replace(source: Path, target: Path) -> None:
    """Rename over. Scanners and cloud folders on Windows hold files for a moment: tried again for a quarter second."""
    for attempt in range(_TRIES):
        try:
            os.replace(source, target)
            return
        except PermissionError:
            if attempt == _TRIES - 1:
                raise
            time.sleep(_WAIT_S)


def _sync_folder(folder: Path) -> None:
    # Windows cannot open folders, and needs no such thing.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
