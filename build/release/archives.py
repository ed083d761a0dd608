"""Archives of the built folder: the same files give the same bytes."""

from __future__ import annotations

import gzip
import stat
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

EPOCH = 315532800
"""1980-01-01, the first day that a zip can name: archives tell nothing of when they were made."""
_ZIP_DATE = (1980, 1, 1, 0, 0, 0)


def _files(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(folder.rglob("*")):
        yield path, path.relative_to(folder).as_posix()


def write_tar_gz(folder: Path, target: Path, name: str) -> Path:
    """Pack all that is in the folder, below a folder `name`. Links stay links; nobody owns the files. Returns the
    target."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with (
        target.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=EPOCH) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path, inside in _files(folder):
            entry = tar.gettarinfo(path, f"{name}/{inside}")
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = ""
            entry.mtime = EPOCH
            entry.mode = 0o755 if entry.isdir() or entry.mode & stat.S_IXUSR else 0o644
            if entry.isreg():
                with path.open("rb") as file:
                    tar.addfile(entry, file)
            else:
                tar.addfile(entry)
    return target


def write_zip(folder: Path, target: Path, name: str) -> Path:
    """Pack all files of the folder, below a folder `name`. Returns the target."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, inside in _files(folder):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{name}/{inside}", _ZIP_DATE)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = (stat.S_IFREG | (path.stat().st_mode & 0o755)) << 16
                archive.writestr(entry, path.read_bytes(), compresslevel=9)
    return target
