"""One program at a time at a folder: a lock that the system holds for as long as the program lives, and not longer.

Two programs at one folder would each write the whole of a file from what it has read itself, so that the later one
undoes what the other has kept. The file of the lock stays and is empty; only the system's lock on it means anything,
so that nothing is left over by a program that was killed.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from enum import Enum
from pathlib import Path

NAME = "in-use.lock"
_TAKEN = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})
"""What systems say where another program holds it; anything else means that this folder knows no locks."""


class Hold(Enum):
    """What has become of the wish for a folder. UNKNOWN: the file system cannot lock, or the folder cannot be written:
    nobody is kept from playing by that."""

    OURS = "ours"
    OTHERS = "others"
    UNKNOWN = "unknown"


class FolderLock:
    """The wish for one folder. It is let go by `close`, and by the end of the program whatever ends it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._handle: int | None = None

    @property
    def is_ours(self) -> bool:
        """Whether it has been taken."""
        return self._handle is not None

    def take(self) -> Hold:
        """Try to have it; at once, without waiting. Having it already, it stays."""
        if self.is_ours:
            return Hold.OURS
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Not to be inherited (Python's own rule): a voice that speaks must not hold it for longer than the program.
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError:
            return Hold.UNKNOWN
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            return Hold.OTHERS if error.errno in _TAKEN else Hold.UNKNOWN
        self._handle = handle
        return Hold.OURS

    def close(self) -> None:
        """Let it go, where it is ours."""
        handle, self._handle = self._handle, None
        if handle is not None:
            with contextlib.suppress(OSError):
                os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        """Lock the first byte, which need not be there. Raises OSError."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        """Lock the file. Raises OSError."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
