"""Make dist/BattleArcade: a folder whose program starts by double click (PyInstaller, one folder).

Started by `python3 build/run.py package` inside the environment. PyInstaller's own folders lie in work/, because its
default, build/, is where our sources are.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "work"
PROGRAM = DIST / "BattleArcade" / ("BattleArcade.exe" if os.name == "nt" else "BattleArcade")


def folder_bytes(folder: Path) -> int:
    """The size of all files in the folder, in bytes."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def main() -> int:
    """Build and tell where it is. Returns PyInstaller's exit code."""
    if os.name == "posix" and sys.platform == "linux" and shutil.which("objdump") is None:
        print("PyInstaller needs 'objdump' on Linux: on Debian and Ubuntu 'apt-get install binutils' brings it.")
        return 1
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(WORK), str(ROOT / "build" / "battle_arcade.spec")]
    code = subprocess.call(command, cwd=ROOT)
    if code == 0:
        print(f"{PROGRAM}: {folder_bytes(PROGRAM.parent) / 1e6:.1f} MB")
    return code


if __name__ == "__main__":
    sys.exit(main())
