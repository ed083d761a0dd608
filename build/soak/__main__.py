"""`python3 build/run.py soak --minutes N [--seed S] [--json] [--folder F]`: see the package. The exit code is 1 where
there was a fault or a loss."""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from soak.mischief import break_save, break_settings
from soak.tally import Promise, Tally

ROOT = Path(__file__).resolve().parents[2]
HANGS = 90.0
"""Seconds without a word until a life hangs."""
LIFE = (0.5, 9.0)
"""Seconds from a life's first word to its end."""
POLITE = 0.08
"""The share of lives that may go on for longer, so that matches end and results are seen."""


class Listener:
    """The lines of one life, as they come."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._lines: queue.Queue[str | None] = queue.Queue()
        self.ended = False
        """Whether there are no more lines."""
        threading.Thread(target=self._read, args=(process,), daemon=True).start()

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def next(self, seconds: float) -> dict[str, Any] | None:
        """The next line; None where it has ended. Raises queue.Empty after so long. A line that was torn by the kill is
        none."""
        line = None if self.ended else self._lines.get(timeout=max(0.0, seconds))
        if line is None:
            self.ended = True
            return None
        try:
            said = json.loads(line)
        except ValueError:
            return {}
        return said if isinstance(said, dict) else {}


def live(folder: Path, seed: int, rng: random.Random, tally: Tally, promise: Promise) -> None:
    """One life, and its end."""
    words = [sys.executable, "-m", "soak.life", str(folder), str(seed)]
    if rng.random() < 0.2:
        words.append("--full")
    env = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'build'}", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    process = subprocess.Popen(words, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    listener = Listener(process)
    length = rng.uniform(*LIFE) * (6 if rng.random() < POLITE else 1)
    # Some are killed while they start, before their first word.
    end = time.monotonic() + rng.random() if rng.random() < 0.05 else None
    silent = time.monotonic()
    try:
        while end is None or time.monotonic() < end:
            until = silent + HANGS if end is None else min(end, silent + HANGS)
            try:
                said = listener.next(until - time.monotonic())
            except queue.Empty:
                if time.monotonic() - silent >= HANGS:
                    tally.faults.append(f"no word for {HANGS} s, seed {seed}")
                    # It tells where it hangs.
                    process.send_signal(signal.SIGABRT)
                    process.wait()
                    break
                continue
            silent = time.monotonic()
            if said is None:
                break
            if end is None and "ready" in said:
                end = silent + length
            tally.hear(said, promise)
    finally:
        if process.poll() is None:
            process.kill()
            tally.counts["kills"] += 1
        code = process.wait()
    while (said := listener.next(30)) is not None:
        tally.hear(said, promise)
    if code not in (0, 3, -signal.SIGKILL):
        tally.faults.append(f"ended with {code}, seed {seed}")


def soak(minutes: float, seed: int, folder: Path) -> Tally:
    """Lives, one after the other, for so long."""
    rng, tally = random.Random(seed), Tally()
    home = folder / "home"
    home.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + minutes * 60
    promise = Promise()
    while time.monotonic() < end:
        tally.counts["lives"] += 1
        live(home, rng.getrandbits(32), rng, tally, promise)
        tally.look(home, promise)
        promise = Promise(promise.match, promise.at, promise.undo, promise.over)
        if rng.random() < 0.15 and break_settings(home, rng) is not None:
            tally.counts["settings_broken"] += 1
        if rng.random() < 0.15 and (broken := break_save(home, rng)) is not None:
            tally.counts["saves_broken"] += 1
            tally.held(home, broken.match)
            promise = Promise()
        print(f"{tally.counts['lives']} lives, {len(tally.faults)} faults, {len(tally.losses)} losses", file=sys.stderr)
    return tally


def main() -> int:
    """Soak and print the summary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="work there and leave it; default: a folder that goes again")
    parser.add_argument("--json", action="store_true", help="one JSON object and nothing else")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        began = time.monotonic()
        tally = soak(chosen.minutes, chosen.seed, chosen.folder or Path(made))
        found = tally.summary((time.monotonic() - began) / 60, chosen.seed)
    if chosen.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            if name not in ("faults", "losses"):
                print(f"{name}: {value}")
        for name in ("faults", "losses"):
            print(f"{name}: {len(found[name])}")
            print("".join(f"  {line}\n" for line in found[name]), end="")
    return 1 if tally.faults or tally.losses else 0


if __name__ == "__main__":
    sys.exit(main())
