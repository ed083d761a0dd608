"""The real program in a real window: started under Xvfb, driven by xdotool through one whole match."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("Xvfb", "xdotool")
PATIENCE_S = 150
PROGRAM = "BATTLE_ARCADE_PROGRAM"
# Pick the focused card, walk to the small buttons, up to the big one, confirm.
ROUND = ("Return", *["Right"] * 7, "Up", "Return")


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own, 1280x720."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        reason = f"{' and '.join(missing)} not installed: apt-get install xvfb xdotool"
        if os.environ.get("BATTLE_ARCADE_NEED_WINDOW"):
            pytest.fail(reason)
        pytest.skip(reason)
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)


def _keys(display: str, *names: str) -> None:
    env = {**os.environ, "DISPLAY": display}
    subprocess.run(["xdotool", "key", "--delay", "12", *names], env=env, check=True, capture_output=True)


def _wait_for(log: Path, text: str, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if log.exists() and text in log.read_text(encoding="utf-8"):
            return True
        time.sleep(0.1)
    return False


@pytest.mark.window
@pytest.mark.timeout(240)
def test_a_match_in_a_real_window_from_title_to_result(display: str, tmp_path: Path) -> None:
    log, settings = tmp_path / "log.txt", tmp_path / "settings.json"
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "ai:random", "name": ""}]
    chosen = {
        "format": 1,
        "language": "en",
        "speed": 0,
        "setups": {"eight_bit_battle": {"seats": seats, "options": {}}},
    }
    settings.write_text(json.dumps(chosen), encoding="utf-8")
    env = {k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"}
    env |= {
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "BATTLE_ARCADE_HOME": str(tmp_path / "José Ñandú 日本"),
    }
    # Started from a foreign folder: nothing may depend on the working directory, and nothing may be written there.
    foreign = tmp_path / "elsewhere"
    foreign.mkdir()
    # PROGRAM names a packaged program to be driven instead of the checkout.
    packaged = os.environ.get(PROGRAM)
    start = [packaged] if packaged else [sys.executable, str(ROOT / "main.py")]
    command = [*start, "--log", str(log), "--settings", str(settings)]
    program = subprocess.Popen(command, cwd=foreign, env=env, stderr=subprocess.PIPE)
    try:
        assert _wait_for(log, "enter TitleScene", 30), _tail(log)
        # Without a window manager the keys go to whatever lies under the pointer.
        subprocess.run(["xdotool", "mousemove", "60", "600"], env=env, check=True, capture_output=True, timeout=20)
        for scene in ("SelectScene", "SetupScene", "PlayScene"):
            _keys(display, "Return")
            assert _wait_for(log, f"enter {scene}", 10), _tail(log)
        end = time.monotonic() + PATIENCE_S
        while "enter MatchResultScene" not in log.read_text(encoding="utf-8"):
            assert time.monotonic() < end, _tail(log)
            assert program.poll() is None, "the program ended"
            lines = log.read_text(encoding="utf-8").split("\n")
            last = next((line for line in reversed(lines) if "arcade.play" in line), "")
            asks_for_cards = "choose" in last and not last.endswith(("draft", "first"))
            _keys(display, *(ROUND if asks_for_cards else ("Return",)))
            time.sleep(0.15)
        assert not list(foreign.iterdir())
    finally:
        program.terminate()
        program.wait(10)


def _tail(log: Path) -> str:
    return log.read_text(encoding="utf-8")[-800:] if log.exists() else "no log was written"
