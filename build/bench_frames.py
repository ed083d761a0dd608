"""What a frame of the battle screen costs, against a bare scene of 60 sprites and 20 texts timed in the same run.

    python3 build/bench_frames.py [--frames N] [--rounds N] [--json]

Both are drawn in full and shown in a window of 1280x720 on the dummy driver; what counts is processor time, taken in
turns, the median of the rounds. `ratio` is battle over bare (goal: 1.35 at most); `crt` is the battle screen with the
look of a tube.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from game.core.contract import Setup  # noqa: E402
from scenes.app import App  # noqa: E402
from scenes.context import Context  # noqa: E402
from scenes.match_config import PERSON, MatchConfig, SeatConfig  # noqa: E402
from scenes.play import Phase, PlayScene  # noqa: E402
from scenes.scene import Scene  # noqa: E402
from scenes.tables.eight_bit_battle.slots import ARENAS  # noqa: E402
from scenes.tables.eight_bit_battle.table import EightBitTable  # noqa: E402
from scenes.widgets.text import Font  # noqa: E402

SPRITES, TEXTS = 60, 20
FRAME_MS = 16
PATIENCE = 5000
FIGURES = ("king", "queen", "warrior", "wizard", "goblin")


class BareScene(Scene):
    """Nothing but sprites and texts."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self._figures = [context.assets.sheet(f"figures/{name}").tag("idle") for name in FIGURES]
        self._clock = 0

    def update(self, ms: int) -> None:
        """The figures breathe."""
        self._clock += ms

    def draw(self, canvas: pygame.Surface) -> None:
        """Rows of figures, lines of words."""
        canvas.fill((26, 25, 50))
        for number in range(SPRITES):
            frames = self._figures[number % len(self._figures)]
            frame = frames[(self._clock // 150 + number) % len(frames)]
            frame.draw(canvas, (30 + number % 15 * 41, 80 + number // 15 * 75))
        for number in range(TEXTS):
            at = (20 + number % 4 * 150, 20 + number // 4 * 66)
            self.context.fonts.draw(canvas, at, f"Line of words {number}", Font.BODY, (255, 255, 255))


def battle(app: App, arena: int) -> PlayScene:
    """A person's decision at the battle table of this arena."""
    seats = (SeatConfig(PERSON, "Ada"), SeatConfig("ai:random", "Bo"))
    scene = PlayScene(app.context, MatchConfig(Setup("eight_bit_battle", arena), seats))
    app.context.settings.speed = 0
    app.context.stack.push(scene)
    for _ in range(PATIENCE):
        app.step([], FRAME_MS)
        if scene.phase == Phase.CHOOSING:
            table = scene.table
            assert isinstance(table, EightBitTable)
            if table.battle.board.part == "battle":
                return scene
            scene.choose(scene.session.match.legal_actions[0])
        elif scene.table.holding:
            scene.table.confirm()
    raise RuntimeError("no battle was reached")


def cost(app: App, frames: int) -> float:
    """Milliseconds of processor time of a frame of the scene in front, drawn and shown."""
    top = app.context.stack.top
    assert top is not None
    began = time.process_time()
    for _ in range(frames):
        top.dirty = True
        app.step([], FRAME_MS)
    return (time.process_time() - began) * 1000 / frames


def timed(app: App, frames: int, over: Scene | None, crt: bool) -> float:
    """`cost` of the scene in front, or of another one laid over it for that long."""
    app.context.settings.crt = crt
    if over is not None:
        app.context.stack.push(over)
    app.step([], FRAME_MS)
    figure = cost(app, frames)
    if over is not None:
        app.context.stack.pop()
        app.step([], FRAME_MS)
    return figure


def measured(frames: int, rounds: int, folder: Path) -> dict[str, dict[str, float]]:
    """By arena: the bare scene, the battle screen, the same with the look of a tube, and the ratios."""
    app = App(settings_file=folder / "settings.json")
    bare = BareScene(app.context)
    found = {}
    for number, arena in enumerate(ARENAS):
        battle(app, number)
        kinds = {"bare_ms": (bare, False), "battle_ms": (None, False), "crt_ms": (None, True)}
        taken: dict[str, list[float]] = {name: [] for name in kinds}
        for _ in range(rounds):
            for name, (over, crt) in kinds.items():
                taken[name].append(timed(app, frames, over, crt))
        row = {name: statistics.median(values) for name, values in taken.items()}
        found[arena] = {**row, "ratio": row["battle_ms"] / row["bare_ms"], "crt_ratio": row["crt_ms"] / row["bare_ms"]}
        app.context.stack.pop()
        app.context.stack.push(BareScene(app.context))
        app.step([], FRAME_MS)
    app.close()
    return found


def main() -> int:
    """Measure every arena."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=120, help="of a scene in a round")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measured(chosen.frames, chosen.rounds, Path(folder))
    if chosen.json:
        print(json.dumps({"frames": chosen.frames, "rounds": chosen.rounds, "arenas": found}))
        return 0
    for arena, row in found.items():
        print(arena, "  ".join(f"{name} {value:.2f}" for name, value in row.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
