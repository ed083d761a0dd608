"""What happens to files between two lives: torn, garbled, emptied, of another time."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import NamedTuple

from game.storage.files import OLDER
from soak.small_disk import Filler

_NEWER = json.dumps({"format": 999, "of": "a newer program"}).encode("ascii")


class Broken(NamedTuple):
    """What was done. match: the id of the match whose newest generation it was, empty for other files. spared: whether
    the generation before was whole and is to hold. newer: whether it is to be left alone."""

    file: str
    match: str = ""
    spared: bool = False


def garbled(data: bytes, rng: random.Random) -> bytes:
    """Bytes as a broken disk, a torn write or a text editor leaves them."""
    what = rng.randrange(6)
    if what == 0 or not data:
        return b""
    if what == 1:
        return data[: rng.randrange(len(data))]
    if what == 2:
        at = rng.randrange(len(data))
        return data[:at] + bytes((data[at] ^ (1 << rng.randrange(8)),)) + data[at + 1 :]
    if what == 3:
        return rng.randbytes(rng.randrange(1, 4000))
    if what == 4:
        start = rng.randrange(len(data))
        return data[:start] + bytes(rng.randrange(1, 600)) + data[start:]
    return b"[" * 100_000


def _put(path: Path, data: bytes, filler: Filler | None) -> None:
    # What breaks a file has room for that.
    if filler is not None:
        filler.empty()
    path.write_bytes(data)


def break_settings(folder: Path, rng: random.Random, filler: Filler | None = None) -> Broken | None:
    """Any of the files beside the matches; None where there is none yet. filler: of the small disk they lie on."""
    files = sorted(
        path for path in folder.iterdir() if path.is_file() and path.suffix in (".json", ".db", ".sqlite", ".sqlite3")
    )
    if not files:
        return None
    path = rng.choice(files)
    data = _NEWER if rng.random() < 0.15 else garbled(path.read_bytes(), rng)
    _put(path, data, filler)
    return Broken(path.name)


def break_save(folder: Path, rng: random.Random, filler: Filler | None = None) -> Broken | None:
    """The newest generation of any kept match that has an older one; None where there is none. filler: of the small
    disk they lie on."""
    saves = sorted((folder / "saves").glob("*.json"))
    saves = [path for path in saves if path.with_name(path.name + OLDER[0]).exists()]
    if not saves:
        return None
    path = rng.choice(saves)
    _put(path, garbled(path.read_bytes(), rng), filler)
    path.with_name(path.name + ".new").unlink(missing_ok=True)
    return Broken(path.name, path.stem, True)
