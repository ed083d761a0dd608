"""From the folder that PyInstaller made to what players download, on the system that it was made on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from release import windows_installer
from release.archives import write_tar_gz, write_zip
from release.licences import copy_licences
from release.names import DIST, FILES, NAME, ROOT, WORK, artefact, version

APP = DIST / "Battle Arcade.app"


def staged(folder: Path, program: Path) -> Path:
    """Lay the built folder, the read-me and the licences into a new folder. Returns it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(program, folder / program.name, symlinks=True)
    shutil.copyfile(FILES / "READ_ME.txt", folder / "READ_ME.txt")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    copy_licences(folder / "licences")
    return folder


def linux(program: Path) -> list[Path]:
    """The archive with program, icon, menu entry and an installer that needs no root."""
    folder = staged(WORK / "stage-linux", program)
    shutil.copyfile(program / "_internal" / "assets" / "icon" / "icon_256.png", folder / "battle-arcade.png")
    for path in (FILES / "linux").iterdir():
        shutil.copy(path, folder / path.name)
    target = artefact(".tar.gz", "linux")
    return [write_tar_gz(folder, target, f"{NAME}-{version()}")]


def windows(program: Path, note: str = "") -> list[Path]:
    """A zip to unpack anywhere and, where makensis is there, an installer for one user. note: goes into the names."""
    folder = staged(WORK / "stage-windows", program)
    if note:
        shutil.copyfile(FILES / "windows" / "PREVIEW.txt", folder / "PREVIEW.txt")
    # Unpacked, the program should be what one sees first: its folder is the archive's.
    for path in folder.iterdir():
        if path.name != program.name:
            path.rename(folder / program.name / path.name)
    made = [write_zip(folder / program.name, artefact(".zip", "windows", note), f"{NAME}-{version()}")]
    if windows_installer.available():
        made.append(windows_installer.build(folder / program.name, artefact("-setup.exe", "windows", note), note))
    else:
        print("No installer: makensis is not there (Debian: apt-get install nsis; Windows: choco install nsis).")
    return made


def mac(_program: Path) -> list[Path]:
    """A zip of the .app. `ditto` keeps its links and rights."""
    copy_licences(APP / "Contents" / "Resources" / "licences")
    # What has been added must be sealed again; "-" signs for this machine's own trust only (docs/unsigned.md).
    subprocess.check_call(["codesign", "--force", "--deep", "--sign", "-", str(APP)])
    target = artefact(".zip", "macos")
    target.unlink(missing_ok=True)
    subprocess.check_call(["ditto", "-c", "-k", "--keepParent", str(APP), str(target)])
    return [target]


def make(program: Path) -> list[Path]:
    """The artefacts of this system."""
    if os.name == "nt":
        return windows(program)
    return mac(program) if sys.platform == "darwin" else linux(program)
