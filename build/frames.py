"""How much a thinking player costs the picture: frame times while the strongest level thinks, against the idle table.

    python3 build/frames.py [--frames N] [--json]

Run by hand, on a quiet machine: it measures real time. Every frame is drawn in full, at 60 a second, on the dummy
driver. `ratio` is the 99th percentile of a frame while a player thinks over that of the idle screen (goal: 1.1).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.ai.players import make_player, thinking_time  # noqa: E402
from game.core.contract import Setup  # noqa: E402
from game.core.registry import GAME_IDS, get_game  # noqa: E402
from scenes.app import App  # noqa: E402
from scenes.match_config import PERSON, MatchConfig, SeatConfig  # noqa: E402
from scenes.play import Phase, PlayScene  # noqa: E402
from scenes.thinking import Thinker  # noqa: E402

FRAME_MS = 16
LEVEL = "ai:5"
PATIENCE = 3000
MODES = {"demonites": "scout"}


def percentile(values: list[float], share: float) -> float:
    """The value below which this share of them lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def frames(app: App, count: int, before: Callable[[], None]) -> list[float]:
    """Milliseconds of each of so many frames, drawn in full, one every FRAME_MS."""
    times = []
    due = time.perf_counter()
    for _ in range(count):
        due += FRAME_MS / 1000
        time.sleep(max(0.0, due - time.perf_counter()))
        before()
        top = app.context.stack.top
        assert top is not None
        top.dirty = True
        began = time.perf_counter()
        app.step([], FRAME_MS)
        times.append((time.perf_counter() - began) * 1000)
    return times


def measured(game_id: str, count: int, folder: Path) -> dict[str, float]:
    """The figures of one game at a person's decision: idle, and while the strongest level thinks about the same."""
    app = App(settings_file=folder / "settings.json")
    app.context.settings.speed = 0
    mode = MODES.get(game_id, get_game(game_id).modes[0])
    setup = Setup(game_id, 5, get_game(game_id).seats_of(mode)[0], mode)
    seats = tuple(SeatConfig(PERSON if seat == 0 else "ai:random", str(seat)) for seat in range(setup.seats))
    scene = PlayScene(app.context, MatchConfig(setup, seats))
    app.context.stack.push(scene)
    for _ in range(PATIENCE):
        app.step([], FRAME_MS)
        if scene.phase == Phase.CHOOSING and len(scene.session.match.legal_actions) > 1:
            break
    match, thinker = scene.session.match, Thinker()
    turn = match.turn
    assert turn is not None
    player, (seconds, iterations) = make_player(LEVEL, match.game, mode), thinking_time(LEVEL)

    def think() -> None:
        if not think.busy or thinker.poll() is not None:  # type: ignore[attr-defined]
            think.busy = True  # type: ignore[attr-defined]
            thinker.start(player, match.view(turn.actor), match.legal_actions, 1, seconds, iterations)

    think.busy = False  # type: ignore[attr-defined]
    frames(app, count // 4, lambda: None)
    idle = frames(app, count, lambda: None)
    thinking = frames(app, count, think)
    thinker.cancel()
    app.close()
    return {
        "idle_ms": percentile(idle, 0.5),
        "thinking_ms": percentile(thinking, 0.5),
        "idle_99_ms": percentile(idle, 0.99),
        "thinking_99_ms": percentile(thinking, 0.99),
        "ratio": percentile(thinking, 0.99) / percentile(idle, 0.99),
    }


def main() -> int:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=600)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = {game_id: measured(game_id, chosen.frames, Path(folder)) for game_id in GAME_IDS}
    if chosen.json:
        print(json.dumps({"frames": chosen.frames, "games": found}))
        return 0
    for game_id, row in found.items():
        print(game_id, "  ".join(f"{name} {value:.2f}" for name, value in row.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
