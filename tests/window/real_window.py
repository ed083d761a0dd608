"""The real program in a real window: started under Xvfb, seen by its log alone, driven by xdotool as a person would.

Nothing here looks into the program. Where to click is read from the Tiled maps, which the program reads too; what is
due is read from its log, which names the kind of decision and never what is hidden.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = "BATTLE_ARCADE_PROGRAM"
"""Names a packaged program to be driven instead of the checkout: the words that start it."""
CANVAS = (640, 360)
USUAL = (1280, 720)
"""The window's size in pixels: twice the canvas."""
PATIENCE_S = 150
REPLY_S = 1.0
"""How long a decision may take to show in the log before it is tried again."""
POLL_S = 0.02
Point = tuple[int, int]


class RealWindow:
    """One running program. Everything it keeps lies below `folder`; it is started from an empty foreign folder."""

    def __init__(
        self,
        display: str,
        folder: Path,
        kinds: tuple[str, str],
        speed: int = 0,
        game: str = "eight_bit_battle",
        options: Mapping[str, str] | None = None,
        mode: str = "",
        size: tuple[int, int] = USUAL,
        settings: Path | None = None,
        env: Mapping[str, str | None] | None = None,
        start: Sequence[str] = (),
        user: int | None = None,
        told: bool = True,
    ) -> None:
        """display: of the X server. kinds: who plays each seat. speed: of the animation; 0 is instant. game: the one
        played last, with these options; its first lesson has been declined. mode: the one played last, of a game
        that has several. size: of the window, which fills the screen. settings: where the program finds them by
        itself; it is told of the file otherwise. env: more of the environment; None takes a variable away. start: the
        words that start the program, if not this checkout's or the packaged one. user: whom it runs as (a number).
        told: False leaves it without any settings: its first start."""
        self.folder = folder
        self.log_file = folder / "log.txt"
        self.size = size
        seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Ada", "Bo"), strict=True)]
        chosen = {
            "format": 1,
            "language": "en",
            "window": size,
            "speed": speed,
            "game": game,
            "lessons_declined": [game, f"{game}_{mode}"],
            "modes": {game: mode} if mode else {},
            "setups": {game: {"seats": seats, "options": dict(options or {})}},
        }
        file = settings or folder / "settings.json"
        if told:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(chosen), encoding="utf-8")
        self.env = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "BATTLE_ARCADE_HOME": str(folder / "José Ñandú 日本"),
        }
        for name, value in (env or {}).items():
            self.env[name] = value or ""
            if value is None:
                del self.env[name]
        # Nothing may depend on the working directory, and nothing may be written there.
        self.foreign = folder / "elsewhere"
        self.foreign.mkdir()
        command = [*(start or program_words()), "--log", str(self.log_file)]
        command += ["--settings", str(file)] if told and settings is None else []
        as_user: dict[str, Any] = {} if user is None else {"user": user, "group": user, "extra_groups": []}
        # A pipe for what it prints, which is next to nothing: under Wine nothing starts with a file there.
        pipe = subprocess.PIPE
        self.program = subprocess.Popen(
            command, cwd=self.foreign, env=self.env, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, **as_user
        )

    def close(self) -> None:
        """End the program. Fails the test where it does not end by itself."""
        self.program.terminate()
        try:
            self.program.wait(10)
        except subprocess.TimeoutExpired:
            self.program.kill()
            self.program.wait(10)
            raise AssertionError(f"it had to be killed: {self.tail()}\n{self.errors()}") from None

    # ------------------------------------------------------------------ what can be read

    def log(self) -> str:
        """All that the program has logged."""
        return self.log_file.read_text(encoding="utf-8") if self.log_file.exists() else ""

    def wait_for(self, text: str, seconds: float = 30, after: int = 0) -> None:
        """Wait until the log holds this text (beyond so many characters). Fails the test where it never does."""
        end = time.monotonic() + seconds
        while text not in self.log()[after:]:
            assert time.monotonic() < end, f"no {text!r} in: {self.tail()}"
            assert self.program.poll() is None, f"the program ended: {self.errors()}"
            time.sleep(POLL_S)

    def due(self) -> str:
        """The kind of decision a person is asked for now; empty where none is (a curtain, a count, a player thinks)."""
        last = next((line for line in reversed(self.log().split("\n")) if "arcade.play" in line), "")
        return last.rsplit(" ", 1)[1] if " choose " in last else ""

    def over(self) -> bool:
        """Whether the result is shown."""
        return "enter MatchResultScene" in self.log()

    def tail(self) -> str:
        """The end of the log and the first report of a fault, for messages: pytest's folders do not last."""
        reports = sorted(self.folder.rglob("faults/*.json"))
        first = reports[0].read_text(encoding="utf-8") if reports else ""
        return (self.log()[-800:] or "no log was written") + first

    def errors(self) -> str:
        """What the program, which has ended, complained of."""
        return self.program.stderr.read().decode(errors="replace") if self.program.stderr is not None else ""

    # ------------------------------------------------------------------ what a person does

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.env, check=True, capture_output=True, timeout=20)

    def keys(self, *names: str) -> None:
        """Press these keys one after the other."""
        self._xdotool("key", "--delay", "12", *names)

    def keys_while(self, held: str, *names: str) -> None:
        """Press these keys while another one is held down."""
        self._xdotool("keydown", held, "key", "--delay", "12", *names, "keyup", held)

    def click(self, at: Point) -> None:
        """Click on this canvas pixel."""
        self._xdotool("mousemove", *self._window(at), "click", "1")

    def drag(self, start: Point, end: Point) -> None:
        """Drag from one canvas pixel to another."""
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        words = ["mousemove", *self._window(start), "mousedown", "1"]
        for point in (middle, end):
            words += ["sleep", "0.03", "mousemove", *self._window(point)]
        self._xdotool(*words, "sleep", "0.03", "mouseup", "1")

    def point(self, at: Point) -> None:
        """Lay the mouse on this canvas pixel."""
        self._xdotool("mousemove", *self._window(at))

    def _window(self, at: Point) -> tuple[str, str]:
        """The middle of the canvas pixel, in pixels of the window: the canvas lies in it, centred, as large as whole
        numbers allow."""
        scale = min(self.size[axis] // CANVAS[axis] for axis in (0, 1))
        x, y = ((self.size[axis] - CANVAS[axis] * scale) // 2 + at[axis] * scale + scale // 2 for axis in (0, 1))
        return str(x), str(y)

    def replied(self, before: int, seconds: float = REPLY_S) -> bool:
        """Whether the log grows beyond so many characters soon."""
        end = time.monotonic() + seconds
        while len(self.log()) <= before:
            if time.monotonic() > end:
                return False
            time.sleep(POLL_S)
        return True


def program_words() -> list[str]:
    """The words that start the program: the packaged one where it is named, else the checkout's."""
    packaged = os.environ.get(PROGRAM)
    return shlex.split(packaged) if packaged else [sys.executable, str(ROOT / "main.py")]


def slots(name: str) -> dict[str, Point]:
    """The middle of every slot of a table, from its Tiled map."""
    tree = ElementTree.parse(ROOT / "assets" / "maps" / f"{name}.tmx")
    out = {}
    for item in tree.iter("object"):
        x, y, width, height = (float(item.get(key, "0")) for key in ("x", "y", "width", "height"))
        out[item.get("name", "")] = (round(x + width / 2), round(y + height / 2))
    return out
