"""Running what measures: the packaged program where there is one, else the checkout."""

from __future__ import annotations

import contextlib
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
PROGRAM = DIST / "BattleArcade" / ("BattleArcade.exe" if os.name == "nt" else "BattleArcade")
WARM_STARTS, COLD_STARTS = 7, 3
LONGEST = 600
Words = tuple[str, ...]


def program() -> Words:
    """How the program that is measured is started: the package in dist/ where it can measure itself."""
    checkout = (sys.executable, str(ROOT / "main.py"))
    if not PROGRAM.exists():
        return checkout
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        told = subprocess.run([str(PROGRAM), "--help"], capture_output=True, text=True, timeout=60, check=False)
        if "--measure" in told.stdout:
            return (str(PROGRAM),)
    return checkout


def measured_by_itself(words: Words, only_start: bool = False) -> dict[str, Any]:
    """What the program says of itself. Raises RuntimeError where it says nothing."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "measured.json"
        env = {
            **os.environ,
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "BATTLE_ARCADE_HOME": folder,
            "BATTLE_ARCADE_STARTED": repr(time.time()),
        }
        flags = ("--measure-start",) if only_start else ()
        command = [*words, "--measure", str(report), *flags]
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=LONGEST, check=False)
        if done.returncode != 0 or not report.exists():
            raise RuntimeError(f"{words[-1]} cannot measure itself: {done.stderr.strip()[-500:]}")
        found: dict[str, Any] = json.loads(report.read_text(encoding="ascii"))
        return found


def starts(words: Words) -> dict[str, float | None]:
    """Seconds from the start to the title, warm (the median of several) and cold (likewise, after the files have left
    the system's cache; None where the system cannot do that)."""
    measured_by_itself(words, only_start=True)
    warm = sorted(measured_by_itself(words, only_start=True)["title_ms"] for _ in range(WARM_STARTS))
    cold = []
    for _ in range(COLD_STARTS):
        if not _forget_files(words):
            break
        cold.append(measured_by_itself(words, only_start=True)["title_ms"])
    return {
        "warm_s": round(warm[len(warm) // 2] / 1000, 3),
        "cold_s": round(sorted(cold)[len(cold) // 2] / 1000, 3) if cold else None,
    }


def _forget_files(words: Words) -> bool:
    """Let the system forget what it has read of the program. Returns whether it does."""
    if not hasattr(os, "posix_fadvise"):
        return False
    folders = [PROGRAM.parent] if words[0] == str(PROGRAM) else [ROOT / "scenes", ROOT / "game", ROOT / "assets"]
    if words[0] != str(PROGRAM):
        folders.append(Path(sys.prefix) / "lib")
    for folder in folders:
        for path in folder.rglob("*"):
            if path.is_file():
                with contextlib.suppress(OSError), path.open("rb") as file:
                    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    return True


def package() -> dict[str, float | None]:
    """Megabytes of the package, unpacked and packed; None for what is not there."""
    unpacked = None
    if PROGRAM.exists():
        files = (path for path in PROGRAM.parent.rglob("*") if path.is_file() and not path.is_symlink())
        unpacked = round(sum(path.stat().st_size for path in files) / 1e6, 1)
    archives = sorted(DIST.glob("BattleArcade-*-linux-*.tar.*"), key=lambda path: path.stat().st_mtime)
    return {"unpacked_mb": unpacked, "packed_mb": round(archives[-1].stat().st_size / 1e6, 1) if archives else None}


def tool(*words: str) -> dict[str, Any]:
    """What one of our other measuring tools says with --json. Raises RuntimeError."""
    env = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, *words, "--json"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=LONGEST, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(words)}: {done.stderr.strip()[-500:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def machine() -> dict[str, str]:
    """The machine and the moment."""
    name = platform.processor() or platform.machine()
    with contextlib.suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
        name = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), name)
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "?"
    return {
        "date": time.strftime("%Y-%m-%d %H:%M", time.gmtime()) + " UTC",
        "processor": name,
        "cores": str(os.cpu_count()),
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        "load": load,
    }


def measure_all(quick: bool) -> dict[str, Any]:
    """Everything. quick: fewer frames and no thinking, for trying this tool out."""
    words = program()
    at_first = machine()
    found: dict[str, Any] = {"machine": at_first, "program": "package" if words[0] == str(PROGRAM) else "checkout"}
    found["package"] = package()
    found["start"] = starts(words)
    found["itself"] = measured_by_itself(words)
    rounds = ("--frames", "30", "--rounds", "3") if quick else ("--frames", "120", "--rounds", "7")
    found["bare"] = tool("build/bench_frames.py", *rounds)
    found["thinking"] = {} if quick else tool("build/frames.py", "--frames", "400")
    found["speed"] = tool("-m", "game", "bench", "--seconds", "0.2" if quick else "1")
    # Of a quiet machine, the load at the end is this tool's own.
    return found
