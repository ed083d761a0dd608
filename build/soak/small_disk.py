"""A small disk of memory (tmpfs), which is really full now and then.

It is mounted where nobody else sees it: the soak first goes into mounts of its own (`unshare`), which go with its last
process, however that ends. Root needs no more than that; others get it where the kernel lets them be root of a world
of their own.
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

SIZE = 32 * 2**20
"""Bytes: for what a night leaves behind; a filler takes the rest."""
PAGE = 4096
"""Bytes that the smallest file takes there."""
FILLER = "filler"
INSIDE = "BATTLE_ARCADE_SOAK_MOUNTS"
"""Set in mounts of its own: empty, or why there are none."""
_TRIES = 8


def own_mounts(words: Sequence[str]) -> str:
    """Start this process anew (Python with these words) where it may mount; it does not return then. Where it has been
    started so, or nothing can be mounted: why not, empty where it can."""
    if INSIDE in os.environ:
        return os.environ[INSIDE]
    unshare = shutil.which("unshare")
    if sys.platform != "linux" or unshare is None or shutil.which("mount") is None:
        return "there is no 'unshare' or no 'mount' here"
    why = ""
    for options in ("--mount", "--user --map-root-user --mount"):
        start = [unshare, *options.split()]
        with tempfile.TemporaryDirectory() as folder:
            tried = subprocess.run([*start, *_mounting(Path(folder), PAGE)], capture_output=True, check=False)
        if tried.returncode == 0:
            sys.stdout.flush()
            sys.stderr.flush()
            os.execve(unshare, [*start, sys.executable, *words], {**os.environ, INSIDE: ""})
        why = tried.stderr.decode("utf-8", "replace").strip()
    return why


def _mounting(folder: Path, size: int) -> list[str]:
    return ["mount", "-t", "tmpfs", "-o", f"size={size},mode=700", "battle-arcade-soak", str(folder)]


@contextlib.contextmanager
def mounted(folder: Path, size: int = SIZE) -> Iterator[Path]:
    """A disk of so many bytes at this folder, which is made; unmounted at the end, whatever happens. Raises OSError
    where it cannot be mounted."""
    folder.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(_mounting(folder, size), capture_output=True, check=False)
    if done.returncode != 0:
        raise OSError(errno.EPERM, done.stderr.decode("utf-8", "replace").strip())
    try:
        yield folder
    finally:
        # Lazily where somebody still has a file there: it is out of the way at once, and gone with him.
        if subprocess.run(["umount", str(folder)], capture_output=True, check=False).returncode != 0:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


class Filler:
    """The file that takes what is free on a disk."""

    def __init__(self, disk: Path) -> None:
        """disk: where it is mounted."""
        self._disk, self._file = disk, disk / FILLER

    @property
    def full(self) -> bool:
        """Whether it takes anything."""
        return self._file.exists() and self._file.stat().st_size > 0

    @property
    def free(self) -> int:
        """Bytes that are free."""
        found = os.statvfs(self._disk)
        return found.f_bavail * found.f_frsize

    def fill(self, spared: int = 0) -> None:
        """Take everything but so many pages."""
        with self._file.open("ab") as file:
            # Somebody else may write at the same time.
            for _ in range(_TRIES):
                wanted = self.free - spared * PAGE
                if wanted <= 0:
                    return
                with contextlib.suppress(OSError):
                    os.posix_fallocate(file.fileno(), os.fstat(file.fileno()).st_size, wanted)

    def empty(self) -> None:
        """Give it all back."""
        self._file.unlink(missing_ok=True)
