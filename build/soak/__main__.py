"""`python3 build/run.py soak --minutes N [--seed S] [--json] [--folder F]`: see the package. The exit code is 1 where
there was a fault or a loss, and 128 and the signal's number where it was ended early without one."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from soak.mischief import break_save, break_settings
from soak.small_disk import Filler, mounted, own_mounts
from soak.tally import Promise, Tally

ROOT = Path(__file__).resolve().parents[2]
HANGS = 90.0
"""Seconds without a word until a life hangs."""
LIFE = (0.5, 9.0)
"""Seconds from a life's first word to its end."""
POLITE = 0.08
"""The share of lives that may go on for longer, so that matches end and results are seen."""
LOOK = 0.25
"""Seconds from one look whether somebody wants it to end to the next."""


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


@dataclass
class Place:
    """A user's folder where lives go on with what the one before has left. filler: of the small disk it lies on."""

    home: Path
    faults: Path
    filler: Filler | None = None
    promise: Promise = field(default_factory=Promise)


class Stop:
    """Whether somebody wants the soak to end before its time: by Ctrl-C, or by a signal from outside. A second time
    ends it at once, without a summary. signal: its number; 0 while nobody does."""

    def __init__(self) -> None:
        self.signal = 0
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._meet)

    def _meet(self, number: int, frame: FrameType | None) -> None:
        self.signal = number
        signal.signal(number, signal.SIG_DFL)


def live(place: Place, seed: int, rng: random.Random, tally: Tally, stop: Stop) -> None:
    """One life, and its end."""
    words = [sys.executable, "-m", "soak.life", str(place.home), str(seed), str(place.faults)]
    if place.filler is not None:
        words += ["--disk", str(place.home.parent)]
        tally.counts["lives_on_small_disk"] += 1
        tally.counts["begun_full"] += place.filler.full
    elif rng.random() < 0.2:
        words.append("--full")
    env = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'build'}", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    # A session of its own: Ctrl-C is for the parent, which ends it.
    process = subprocess.Popen(
        words, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8", start_new_session=True
    )
    listener = Listener(process)
    length = rng.uniform(*LIFE) * (6 if rng.random() < POLITE else 1)
    # Some are killed while they start, before their first word.
    end = time.monotonic() + rng.random() if rng.random() < 0.05 else None
    silent = time.monotonic()
    try:
        while (end is None or time.monotonic() < end) and not stop.signal:
            now = time.monotonic()
            try:
                said = listener.next(min(LOOK, LOOK if end is None else end - now))
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
            tally.hear(said, place.promise)
    finally:
        if process.poll() is None:
            process.kill()
            tally.counts["kills"] += 1
        code = process.wait()
    while (said := listener.next(30)) is not None:
        tally.hear(said, place.promise)
    if code not in (0, 3, -signal.SIGKILL):
        tally.faults.append(f"ended with {code}, seed {seed}")


def between(place: Place, rng: random.Random, tally: Tally) -> None:
    """Nobody plays there: what has been promised is looked for, files are broken, a full disk gets room or not."""
    tally.look(place.home, place.promise)
    if place.filler is not None and rng.random() < 0.6:
        place.filler.empty()
    if rng.random() < 0.15 and break_settings(place.home, rng, place.filler) is not None:
        tally.counts["settings_broken"] += 1
    if rng.random() < 0.15 and (broken := break_save(place.home, rng, place.filler)) is not None:
        tally.counts["saves_broken"] += 1
        tally.held(place.home, broken.match)
        place.promise = Promise()
    if place.filler is not None and rng.random() < 0.15:
        place.filler.fill(rng.choice((0, 0, 1, 3)))


def soak(minutes: float, seed: int, places: list[Place], stop: Stop) -> Tally:
    """Lives, one after the other, for so long."""
    rng, tally = random.Random(seed), Tally()
    for place in places:
        place.home.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + minutes * 60
    while time.monotonic() < end and not stop.signal:
        tally.counts["lives"] += 1
        place = rng.choice(places)
        live(place, rng.getrandbits(32), rng, tally, stop)
        between(place, rng, tally)
        print(
            f"{tally.counts['lives']} lives, {tally.counts['kills']} kills, {len(tally.faults)} faults, "
            f"{len(tally.losses)} losses",
            file=sys.stderr,
        )
    return tally


@contextlib.contextmanager
def made(folder: Path, why_not: str) -> Iterator[tuple[list[Place], str]]:
    """The places to live in, below this folder, and what is to be said of the small disk. why_not: it cannot be
    mounted; the full disk is only pretended then. What lies on it stays beside it in `small_disk_left`."""
    usual = Place(folder / "home", folder / "faults")
    with contextlib.ExitStack() as stack:
        try:
            if why_not:
                raise OSError(why_not)
            disk = stack.enter_context(mounted(folder / "small_disk"))
        except OSError as error:
            yield [usual], f"not mounted, full disks were pretended (ENOSPC): {error}"
            return
        small = Place(disk / "home", folder / "faults", Filler(disk))
        yield [usual, small], "tmpfs, mounted"
        if small.home.exists():
            shutil.copytree(small.home, folder / "small_disk_left", dirs_exist_ok=True)


def main() -> int:
    """Soak and print the summary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="work there and leave it; default: a folder that goes again")
    parser.add_argument("--json", action="store_true", help="one JSON object and nothing else")
    chosen = parser.parse_args()
    why_not = own_mounts(("-m", "soak", *sys.argv[1:]))
    stop = Stop()
    with tempfile.TemporaryDirectory() as temporary:
        began = time.monotonic()
        with made(chosen.folder or Path(temporary), why_not) as (places, disk):
            print(f"small disk: {disk}", file=sys.stderr)
            tally = soak(chosen.minutes, chosen.seed, places, stop)
        found = tally.summary((time.monotonic() - began) / 60, chosen.seed)
    found |= {"small_disk": disk, "ended_early_by_signal": stop.signal}
    if chosen.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            if name not in ("faults", "losses"):
                print(f"{name}: {value}")
        for name in ("faults", "losses"):
            print(f"{name}: {len(found[name])}")
            print("".join(f"  {line}\n" for line in found[name]), end="")
    if tally.faults or tally.losses:
        return 1
    return 128 + stop.signal if stop.signal else 0


if __name__ == "__main__":
    sys.exit(main())
