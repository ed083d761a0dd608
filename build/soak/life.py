"""One life of the program: `python -m soak.life FOLDER SEED FAULTS [--full | --disk MOUNT]`. It plays until somebody
kills it.

It prints one JSON object a line: `{"match": id, "at": position}` when a match is on the disk so far, `{"over": id}`
when it has ended and is kept as a replay, `{"undo": true}` before what may take a move back, `{"fault": trace}` once,
and counts. FAULTS: where reports go. --full: the disk says now and then that it is full. --disk: FOLDER lies on this
small disk, which really is.
"""

from __future__ import annotations

import argparse
import errno
import faulthandler
import json
import os
import random
import sys
import time
import traceback
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.storage import crash_report
from game.storage.settings import SPEEDS
from scenes.app import App
from scenes.assets import Assets
from scenes.crash.gather import report_of
from scenes.doors import doors_of
from scenes.intents import Kind
from scenes.match_session import MatchSession
from scenes.play import PlayScene, open_match
from scenes.saves.opening import go_on_with_last
from scenes.saves.shelf import has_saves
from scenes.stage.actor import Actor
from scenes.title import TitleScene
from soak.hands import Hands, any_match
from soak.small_disk import Filler

KEEP_EVERY = 4
"""Actions from one look at the disk to the next."""
STUCK_FRAMES = 6000
"""Frames in a match in which nothing is done any more."""
WAIT = 0.002
"""Seconds to wait for a thinker at each frame without anybody's turn."""
DAY = 86_400.0
_fsync = os.fsync
_open = Path.open
_now = time.time


class StuckError(RuntimeError):
    """A match does not get on."""


def tell(**words: Any) -> None:
    """One line for the parent."""
    print(json.dumps(words), flush=True)


class Troubles:
    """A disk that is full now and then, a clock that jumps."""

    def __init__(self, rng: random.Random, full: bool, filler: Filler | None) -> None:
        """full: the disk only says so. filler: of a small disk, which really is."""
        self._rng, self._full, self._filler = rng, full, filler
        self._saying = False
        # The thread that writes has its own: two that draw from one would make no life the same again.
        self._writing = random.Random(rng.getrandbits(32))
        self._jump = 0.0
        os.fsync = self._sync
        time.time = lambda: _now() + self._jump
        if filler is not None:
            # A function: a bound method would not be given the path.
            Path.open = lambda path, *rest, **named: self._open(path, *rest, **named)  # type: ignore

    def _sync(self, fd: Any) -> None:
        # Where a full disk is met at the latest: the last bytes do not come down.
        if self._saying:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._in_the_middle()
        _fsync(fd)

    def _open(self, path: Path, mode: str = "r", *rest: Any, **named: Any) -> Any:
        """A file that is written beside the one it is to replace: it is there, and has no byte yet."""
        file = _open(path, mode, *rest, **named)
        if mode == "wb" and path.name.endswith(".new"):
            self._in_the_middle()
        return file

    def _in_the_middle(self) -> None:
        """Of a save."""
        if self._filler is not None and self._writing.random() < 0.03:
            self._filler.fill()
            tell(filled_in_a_save=1)

    def over(self) -> None:
        """No more of them."""
        self._saying, self._full, self._filler = False, False, None

    def happen(self) -> None:
        """Between two actions."""
        if self._full and self._rng.random() < 0.1:
            self._saying = not self._saying
            if self._saying:
                tell(full=1)
        if self._filler is not None and self._rng.random() < (0.3 if self._filler.full else 0.06):
            if self._filler.full:
                self._filler.empty()
            else:
                self._filler.fill(self._rng.choice((0, 0, 0, 1, 2, 5)))
                tell(filled=1)
        if self._rng.random() < 0.02:
            self._jump = self._rng.choice((0.0, -DAY, 400 * DAY, -3600.0, 0.5))
            tell(jumps=1)


def tell_of_undoing() -> None:
    """Say it before a move is taken back, by whatever key or button."""
    undo = MatchSession.undo

    def told(session: MatchSession) -> bool:
        tell(undo=True)
        return undo(session)

    MatchSession.undo = told  # type: ignore[method-assign, assignment]


class Life:
    """From a start to the kill."""

    def __init__(self, folder: Path, seed: int, full: bool, filler: Filler | None) -> None:
        self.rng = random.Random(seed)
        self.folder = folder
        self.troubles = Troubles(self.rng, full, filler)
        self.assets = Assets()
        self.app = self._start()

    def _start(self) -> App:
        Actor.strict = True
        app = App(settings_file=self.folder / "settings.json", strict_texts=True, assets=self.assets)
        app.context.settings.pause_unfocused = False
        self.hands = Hands(app, self.rng, tell)
        for notice in app.context.store.notices:
            tell(notices=1, notice=notice.text)
        app.context.stack.push(TitleScene(app.context))
        app.step([], 16)
        return app

    def play(self) -> None:
        """Matches, one after the other, without end."""
        while True:
            self._begin()
            self._one_match()

    def _begin(self) -> None:
        app, rng = self.app, self.rng
        if not app.running or app.context.stack.top is None:
            app.close()
            tell(closed=1)
            app = self.app = self._start()
        app.context.settings.speed = rng.choice((0, 0, 0, *SPEEDS))
        app.context.settings.reduced_motion = rng.random() < 0.2
        context = app.context
        if has_saves(context) and rng.random() < 0.85:
            # As the title's own button does it.
            assert doors_of(context, "title")[0].text == "title.continue"
            go_on_with_last(context)
            tell(continued=1)
        else:
            config = any_match(rng)
            tell(begun=1, game=f"{config.setup.game}/{config.setup.mode}", language=context.texts.language)
            open_match(context, config)
        app.step([], 16)

    def _one_match(self) -> None:
        """Until it ends or is left."""
        app = self.app
        scene = next((one for one in app.context.stack.scenes if isinstance(one, PlayScene)), None)
        if scene is None or scene.keeper is None:
            tell(elsewhere=app.context.stack.top.name if app.context.stack.top is not None else "")
            app.context.stack.reset(TitleScene(app.context))
            app.step([], 16)
            return
        kept, idle, seen, presses = -KEEP_EVERY, 0, -1, 0
        if scene.session.position:
            tell(match=scene.keeper.id, at=scene.session.position)
        while scene in app.context.stack.scenes and app.running:
            if app.context.stack.top is scene:
                self.hands.at_the_table(scene)
            else:
                self.hands.elsewhere()
            self.hands.frame()
            position = scene.session.position
            idle = idle + 1 if position == seen else 0
            if position != seen:
                seen = position
                self.troubles.happen()
            elif idle > 50:
                time.sleep(WAIT)
            if idle > STUCK_FRAMES:
                raise StuckError(f"{scene.config.setup} {scene.phase} at {position}")
            # A match in which nothing has been done yet is not kept.
            if position and abs(position - kept) >= KEEP_EVERY:
                written = scene.keeper.flush()
                kept = position
                if scene.keeper.failed:
                    tell(refused=1)
                elif written and scene in app.context.stack.scenes:
                    tell(match=scene.keeper.id, at=position, presses=self.hands.presses - presses)
                    presses = self.hands.presses
        written = scene.keeper.flush() and not scene.keeper.failed
        if scene.session.result is not None:
            tell(over=scene.keeper.id, put_away=written, memory=_memory())
        else:
            tell(left=1)
        # The result, or the title: whatever it is, somebody looks round for a moment.
        for _ in range(self.rng.randrange(6)):
            self.hands.wish(self.rng.choice((Kind.RIGHT, Kind.LEFT, Kind.LOG, Kind.RULES, Kind.MENU)), 0)
            self.hands.frame()


def _memory() -> int:
    """Kilobytes of this process, as the system counts them; 0 where it does not say."""
    try:
        for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
    except OSError:
        pass
    return 0


def main() -> int:
    """Play. Returns 3 after a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("seed", type=int)
    parser.add_argument("faults", type=Path)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--disk", type=Path)
    chosen = parser.parse_args()
    faulthandler.enable()
    tell_of_undoing()
    life = None
    try:
        life = Life(chosen.folder, chosen.seed, chosen.full, Filler(chosen.disk) if chosen.disk else None)
        tell(ready=1)
        life.play()
    except Exception as fault:
        context = None if life is None else life.app.context
        presses = () if life is None else life.app.recent.lines
        if life is not None:
            life.troubles.over()
        file = crash_report.write(chosen.faults, report_of(fault, context, presses))
        tell(fault=traceback.format_exc(), report=str(file))
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
