"""A value kept in one JSON file: read with all that can be wrong with it, written so that a crash loses nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

import msgspec

from game.storage.files import put_in_place, set_aside, write_safely

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
        before holds; a newer one than format `newest` is left alone; one that was whole on the disk when the program
        was ended before it had its name gets it now. `notices` says so.

        decode: raises ValueError (msgspec's errors are such) for what is no such value.
        """
        self.path = path
        self.notices: list[Notice] = []
        self._name, self._newest, self._usual = name, newest, usual
        self._decode, self._encode = decode, encode
        self._writable = True
        """Whether there is nothing in the place of the file that is to be left alone."""
        self._unwritable: Notice | None = None
        """What was said of the last save, where it failed."""
        self.value = self._read()

    def _say(self, what: str, path: Path, **facts: str) -> None:
        self.notices.append(Notice(f"notice.{self._name}_{what}", {"file": str(path), **facts}))

    def _is_newer(self, data: bytes) -> bool:
        """Raises ValueError for what is no such file at all."""
        version = msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("format")
        return version is not None and msgspec.json.decode(version, type=int) > self._newest

    def _unfinished(self) -> T | None:
        """What was last written and did not get its name any more; None where there is no such thing, or half of it."""
        try:
            data = self.path.with_name(self.path.name + ".new").read_bytes()
            value = None if self._is_newer(data) else self._decode(data)
        except (OSError, ValueError):
            return None
        if value is not None:
            # Where it cannot be renamed now it holds all the same, and the next save writes it again.
            with contextlib.suppress(OSError):
                put_in_place(self.path)
        return value

    def _read(self) -> T:
        unfinished = self._unfinished()
        if unfinished is not None:
            return unfinished
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
                if self._is_newer(data):
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
        """Write the file. Returns whether it could. The first failure leaves a notice, and the game goes on; the next
        save tries again, for a disk may have room by then."""
        if not self._writable:
            return False
        try:
            write_safely(self.path, msgspec.json.format(self._encode(self.value), indent=2) + b"\n")
        except OSError as error:
            if self._unwritable is None:
                self._say("unwritable", self.path, why=str(error))
                self._unwritable = self.notices[-1]
            return False
        if self._unwritable in self.notices:
            # Nobody has read it, and it is true no more.
            self.notices.remove(self._unwritable)
        self._unwritable = None
        return True
