"""What a frame of each game's table costs, against a bare scene of 60 sprites and 20 texts timed in the same run.

    python3 build/bench_frames.py [--frames N] [--rounds N] [--only GAME] [--json]

Both are drawn in full and shown in a window of 1280x720 on the dummy driver; what counts is processor time, taken in
turns, the median of the rounds. `ratio` is table over bare (goal: 1.35 at most); `crt` is the table with the look of a
tube. 8-Bit Battle is measured in its three arenas, the others where a person has decided a few times.
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
from game.core.registry import GAME_IDS, get_game  # noqa: E402
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
DECISIONS = 6
"""After so many of the person's decisions a table is full."""
MODES = {"demonites": ("scout", "campaign", "ambush")}
"""Of a game whose modes are tables of their own; any other is measured in its first."""
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


def tables() -> dict[str, Setup]:
    """What is measured, by name."""
    found = {arena: Setup("eight_bit_battle", number) for number, arena in enumerate(ARENAS)}
    for game_id in GAME_IDS:
        if game_id == "eight_bit_battle":
            continue
        game = get_game(game_id)
        for mode in MODES.get(game_id, game.modes[:1]):
            name = f"{game_id}/{mode}" if game_id in MODES else game_id
            found[name] = Setup(game_id, 5, game.seats_of(mode)[0], mode)
    return found


def opened(app: App, setup: Setup) -> PlayScene:
    """A person's decision at the table of this match."""
    kinds = (PERSON, *["ai:random"] * (setup.seats - 1))
    scene = PlayScene(
        app.context, MatchConfig(setup, tuple(SeatConfig(kind, f"Seat {n}") for n, kind in enumerate(kinds)))
    )
    app.context.settings.speed = 0
    app.context.stack.push(scene)
    decided = 0
    for _ in range(PATIENCE):
        app.step([], FRAME_MS)
        if scene.phase == Phase.CHOOSING:
            table = scene.table
            early = decided < DECISIONS
            if isinstance(table, EightBitTable):
                early = table.battle.board.part != "battle"
            if not early:
                return scene
            scene.choose(scene.session.match.legal_actions[0])
            decided += 1
        elif scene.table.holding:
            scene.table.confirm()
    raise RuntimeError(f"no table was reached: {setup}")


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


def measured(frames: int, rounds: int, folder: Path, only: str = "") -> dict[str, dict[str, float]]:
    """By table (those whose name or game begins with `only`): the bare scene, the table, the same with the look of a
    tube, and the ratios."""
    app = App(settings_file=folder / "settings.json")
    bare = BareScene(app.context)
    found = {}
    for name, setup in tables().items():
        if not (name.startswith(only) or setup.game.startswith(only)):
            continue
        opened(app, setup)
        kinds = {"bare_ms": (bare, False), "table_ms": (None, False), "crt_ms": (None, True)}
        taken: dict[str, list[float]] = {kind: [] for kind in kinds}
        for _ in range(rounds):
            for kind, (over, crt) in kinds.items():
                taken[kind].append(timed(app, frames, over, crt))
        row = {kind: statistics.median(values) for kind, values in taken.items()}
        found[name] = {**row, "ratio": row["table_ms"] / row["bare_ms"], "crt_ratio": row["crt_ms"] / row["bare_ms"]}
        app.context.stack.pop()
        app.context.stack.push(BareScene(app.context))
        app.step([], FRAME_MS)
    app.close()
    return found


def main() -> int:
    """Measure every table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=120, help="of a scene in a round")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="", help="a table or game: the beginning of its name")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measured(chosen.frames, chosen.rounds, Path(folder), chosen.only)
    if chosen.json:
        print(json.dumps({"frames": chosen.frames, "rounds": chosen.rounds, "tables": found}))
        return 0
    for name, row in found.items():
        print(name, "  ".join(f"{kind} {value:.2f}" for kind, value in row.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
