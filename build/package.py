"""Make dist/BattleArcade, a folder whose program starts by double click (PyInstaller, one folder), and what players
download of it: an archive, an installer on Windows, an .app on macOS, with checksums.

Started by `python3 build/run.py package [--windows] [--no-try]` inside the environment. PyInstaller's own folders lie
in work/, because its default, build/, is where our sources are. `--windows` builds for Windows under Wine, on Linux:
a test and a preview. `--no-try` leaves out playing matches with what was made; `--everywhere` tries it in every place
and on every screen of tests/packaged, too.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from release import bundle, pictures, wine
from release.checksums import write_checksums
from release.names import DIST, NAME, PREVIEW, ROOT, WORK

PROGRAM = DIST / NAME / (f"{NAME}.exe" if os.name == "nt" else NAME)
TRIALS_AT_ONCE = 3
"""Windows that are played in side by side: players mostly wait for the program."""
USUAL = ("tests/window", "tests/packaged/test_packaged_places.py")
"""What a fresh package is tried with."""
EVERYWHERE = ("tests/window", "tests/packaged", f"--ignore={wine.TRIALS}")


def folder_bytes(folder: Path) -> int:
    """The size of all files in the folder, in bytes. Links count for nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def try_itself_out() -> int:
    """Let the packaged program play a match of every game by itself. Returns its exit code."""
    report = WORK / "try-out.json"
    report.unlink(missing_ok=True)
    code = subprocess.call([str(PROGRAM), "--try-out", str(report)], cwd=WORK)
    print(report.read_text(encoding="utf-8") if report.exists() else f"no report; it ended with {code}")
    return code


def play_matches(*tests: str, start: str = str(PROGRAM)) -> int:
    """Drive the packaged program (started by these words) through whole matches in a real window, as a person would;
    where there is no virtual screen for that, it presses its keys itself. Returns an exit code."""
    if sys.platform != "linux" or shutil.which("Xvfb") is None or shutil.which("xdotool") is None:
        print("Not driven from outside, which needs Linux with Xvfb and xdotool: it tries itself out.", flush=True)
        return try_itself_out()
    env = {**os.environ, "BATTLE_ARCADE_PROGRAM": start}
    # Every trial by its name, which says where it was played and how.
    words = [sys.executable, "-m", "pytest", "-vv", "-rs", "-n", str(TRIALS_AT_ONCE)]
    words += ["-m", "window or packaged", *tests]
    return subprocess.call(words, cwd=ROOT, env=env)


def build() -> int:
    """Run PyInstaller for this system. Returns its exit code."""
    if sys.platform == "linux" and shutil.which("objdump") is None:
        print("PyInstaller needs 'objdump' on Linux: on Debian and Ubuntu 'apt-get install binutils' brings it.")
        return 1
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(WORK), str(ROOT / "build" / "battle_arcade.spec")]
    return subprocess.call(command, cwd=ROOT)


def report(made: list[Path], folder: Path) -> None:
    """Say what there is and how large, and write the checksums."""
    print(f"{folder}: {folder_bytes(folder) / 1e6:.1f} MB")
    for path in made:
        print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")
    print(write_checksums(DIST, made), flush=True)


def for_windows(trying: bool) -> int:
    """Build under Wine, pack, and play a match with it under Wine. Returns 0, or the exit code of what failed."""
    try:
        folder = wine.build()
    except wine.WineError as error:
        print(error)
        return 1
    report(bundle.windows(folder, PREVIEW), folder)
    return play_matches(wine.TRIALS, start=wine.start(folder / f"{NAME}.exe")) if trying else 0


def main(words: list[str]) -> int:
    """Build, tell where it is, and play matches with it. Returns 0, or the exit code of what failed."""
    parser = argparse.ArgumentParser(prog="build/run.py package", description="Make what players download.")
    parser.add_argument("--windows", action="store_true", help="for Windows, under Wine: a test and a preview")
    parser.add_argument("--no-try", action="store_true", help="do not play matches with it")
    parser.add_argument("--everywhere", action="store_true", help="try it in every place and on every screen")
    chosen = parser.parse_args(words)
    print("Pictures: {} bytes, {} in the package".format(*pictures.pack_all()), flush=True)
    if chosen.windows:
        return for_windows(not chosen.no_try)
    code = build()
    if code == 0:
        report(bundle.make(PROGRAM.parent), PROGRAM.parent)
        code = 0 if chosen.no_try else play_matches(*(EVERYWHERE if chosen.everywhere else USUAL))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
