"""SHA256SUMS.txt: what players compare their downloads with (`sha256sum -c SHA256SUMS.txt`)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

FILE = "SHA256SUMS.txt"


def sha256(path: Path) -> str:
    """The file's digest in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_checksums(folder: Path, files: Iterable[Path]) -> Path:
    """Write the digests of these files of the folder, sorted by name. Returns the written file."""
    target = folder / FILE
    lines = [f"{sha256(path)}  {path.name}\n" for path in sorted(files)]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    return target
