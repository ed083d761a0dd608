"""Codes as text files: for people who would rather send a file, or keep a shelf of them."""

from __future__ import annotations

from pathlib import Path

from game.sharing.code import lines_of
from game.storage.files import write_safely

ENDING = ".txt"
LARGEST = 64_000
"""Bytes; no code comes near it."""


def write_code(folder: Path, name: str, code: str, about: str) -> Path:
    """Write a code there, with a line about it that readers pass over. Returns the new file. Raises OSError."""
    path = folder / (name + ENDING)
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{ENDING}"
    text = "\n".join([f"# {about}", *lines_of(code), ""])
    write_safely(path, text.encode())
    return path


def code_files(folder: Path) -> tuple[Path, ...]:
    """The files of a folder that may hold codes, the latest first. Empty where it cannot be read."""
    try:
        found = [(path.stat().st_mtime, path) for path in folder.iterdir() if path.suffix.lower() == ENDING]
    except OSError:
        return ()
    return tuple(path for _, path in sorted(found, key=lambda one: (-one[0], one[1].name)))


def read_code(path: Path) -> str:
    """The text of such a file without the lines about it. Raises OSError; strange bytes become strange letters."""
    with path.open("rb") as file:
        text = file.read(LARGEST).decode("utf-8-sig", "replace")
    return "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
