"""A value kept in one JSON file: read with all that can be wrong with it, written so that a crash loses nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

import msgspec

from game.storage.files import set_aside, write_safely

T = TypeVar("T")


class Notice(NamedTuple):
    """Something the player should know: a text id and its placeholders."""

    text: str
    facts: dict[str, str]


class KeptFile(Generic[T]):
    """The value in use and the file behind it.

    The file is an object with a number `format`. Notices have the ids `notice.<name>_unreadable`, `_newer`, `_broken`
    and `_unwritable`.
    """

    def __init__(
        self,
        path: Path,
        name: str,
        newest: int,
        usual: Callable[[], T],
        decode: Callable[[bytes], T],
        encode: Callable[[T], bytes],
    ) -> None:
        """Read the file. A missing one gives the usual value; of a broken one, which is set aside, the generation
        before holds; a newer one than format `newest` is left alone. `notices` says so.

        decode: raises ValueError (msgspec's errors are such) for what is no such value.
        """
        self.path = path
        self.notices: list[Notice] = []
        self._name, self._newest, self._usual = name, newest, usual
        self._decode, self._encode = decode, encode
        self._writable = True
        self.value = self._read()

    def _say(self, what: str, path: Path, **facts: str) -> None:
        self.notices.append(Notice(f"notice.{self._name}_{what}", {"file": str(path), **facts}))

    def _read(self) -> T:
        for path in (self.path, self.path.with_name(self.path.name + ".old")):
            try:
                data = path.read_bytes()
            except FileNotFoundError:
                continue
            except OSError as error:
                self._writable = False
                self._say("unreadable", path, why=str(error))
                return self._usual()
            try:
                version = msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("format")
                if version is not None and msgspec.json.decode(version, type=int) > self._newest:
                    self._writable = False
                    self._say("newer", path)
                    return self._usual()
                return self._decode(data)
            except ValueError:
                self._set_aside(path)
        return self._usual()

    def _set_aside(self, path: Path) -> None:
        try:
            aside = set_aside(path)
        except OSError:
            self._writable = False
            aside = path
        self._say("broken", aside)

    def save(self) -> bool:
        """Write the file. Returns whether it could; the first failure leaves a notice, and the game goes on."""
        if not self._writable:
            return False
        try:
            write_safely(self.path, msgspec.json.format(self._encode(self.value), indent=2) + b"\n")
        except OSError as error:
            self._writable = False
            self._say("unwritable", self.path, why=str(error))
            return False
        return True
