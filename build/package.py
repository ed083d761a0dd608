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


def play_a_match() -> int:
    """Drive the packaged program through a whole match in a real window. Returns pytest's exit code; 0 where there is
    no virtual screen to do it on."""
    if sys.platform != "linux" or shutil.which("Xvfb") is None or shutil.which("xdotool") is None:
        print("Not tried in a window: that needs Linux with Xvfb and xdotool.")
        return 0
    env = {**os.environ, "BATTLE_ARCADE_PROGRAM": str(PROGRAM)}
    return subprocess.call([sys.executable, "-m", "pytest", "tests/window"], cwd=ROOT, env=env)


def main() -> int:
    """Build, tell where it is, and play a match with it. Returns 0, or the exit code of what failed."""
    if os.name == "posix" and sys.platform == "linux" and shutil.which("objdump") is None:
        print("PyInstaller needs 'objdump' on Linux: on Debian and Ubuntu 'apt-get install binutils' brings it.")
        return 1
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(WORK), str(ROOT / "build" / "battle_arcade.spec")]
    code = subprocess.call(command, cwd=ROOT)
    if code == 0:
        print(f"{PROGRAM}: {folder_bytes(PROGRAM.parent) / 1e6:.1f} MB", flush=True)
        code = play_a_match()
    return code


if __name__ == "__main__":
    sys.exit(main())
