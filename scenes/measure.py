"""The program measures itself, in the very form that players get: `BattleArcade --measure FILE [--measure-start]`.

What comes of it is JSON; `build/bench` puts it beside the goals. Nothing of the player's is read or changed.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.core.contract import Setup
from game.core.registry import GAME_IDS, get_game
from game.storage.files import write_safely
from game.version import VERSION
from scenes.app import App
from scenes.boot import BootScene
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.options import OptionsScene
from scenes.pace import AWAKE_MS, Pace
from scenes.play import Phase, PlayScene
from scenes.saves.records import record_of_match
from scenes.saves.shelf import saves_of
from scenes.title import TitleScene

STARTED = "BATTLE_ARCADE_STARTED"
"""Names the moment, in seconds since 1970, at which somebody began to start the program."""
FRAME_MS = 16
PATIENCE = 5000
DECISIONS = 6
"""After so many of the person's decisions a table is full."""
ARENAS = ("eight_bit_battle/courtyard", "eight_bit_battle/forest_gate", "eight_bit_battle/tavern")
"""The places of 8-Bit Battle, which go by the seed."""
SCALES = (2, 3)
SECONDS = 4.0
"""Of a scene in real time."""
FRAMES = 240
SAVES = 60
LATENCIES = 12


def measure(report: Path, only_start: bool) -> int:
    """Measure and write to `report`. only_start: how long the start takes, and nothing else. Returns the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(settings_file=Path(folder) / "settings.json")
        found: dict[str, Any] = {"version": VERSION, "packaged": bool(getattr(sys, "frozen", False))}
        found |= _start(app)
        if not only_start:
            found |= _title(app) | _tables(app) | _saves(app)
        app.close()
    write_safely(report, json.dumps(found, indent=1).encode("ascii") + b"\n")
    return 0


def percentile(values: list[float], share: float) -> float:
    """The value below which this share of them lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def spread(values: list[float]) -> dict[str, float]:
    """Median, 99th percentile and worst, rounded to thousandths."""
    return {
        "median": round(percentile(values, 0.5), 3),
        "p99": round(percentile(values, 0.99), 3),
        "worst": round(max(values), 3),
    }


def _start(app: App) -> dict[str, Any]:
    """Milliseconds from the start to the first picture, and to the title of somebody who skips the self-test."""
    began = float(os.environ.get(STARTED, "0"))
    app.context.stack.push(BootScene(app.context))
    app.step([], FRAME_MS)
    picture = time.time()
    app.step([_key(pygame.KEYDOWN, pygame.KSCAN_RETURN), _key(pygame.KEYUP, pygame.KSCAN_RETURN)], FRAME_MS)
    app.transitions = False
    while not isinstance(app.context.stack.top, TitleScene):
        app.step([], FRAME_MS)
    app.step([], FRAME_MS)
    title = time.time()
    if not began:
        return {}
    return {"picture_ms": round((picture - began) * 1000, 1), "title_ms": round((title - began) * 1000, 1)}


def _key(kind: int, scancode: int) -> pygame.event.Event:
    return pygame.event.Event(kind, scancode=scancode, key=0, mod=0, unicode="")


def _title(app: App) -> dict[str, Any]:
    """Memory and processor share at the title, the share of a screen on which nothing moves, and the wait for a
    picture."""
    share = _share(app)
    found: dict[str, Any] = {"title_mb": memory_mb(), "title_share": share, "latency_frames": _latency(app)}
    app.context.stack.push(OptionsScene(app.context))
    app.step([], FRAME_MS)
    found["idle_share"] = _share(app)
    app.context.stack.pop()
    app.step([], FRAME_MS)
    return found


def _share(app: App) -> float:
    """The share of a processor that the program's own loop takes with this scene in front, in percent."""
    pace = Pace()
    begin = time.perf_counter() + AWAKE_MS / 1000 * 2
    while time.perf_counter() < begin:
        app.turn(pace)
    used, end = time.process_time(), time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        app.turn(pace)
    return round((time.process_time() - used) / SECONDS * 100, 2)


def _latency(app: App) -> int:
    """The most frames from a press to the picture in which it shows."""
    most = 0
    screen = pygame.display.get_surface()
    assert screen is not None
    for number in range(LATENCIES):
        before, frames = app.frames_drawn, 0
        pygame.event.post(_key(pygame.KEYDOWN, pygame.KSCAN_DOWN if number % 2 else pygame.KSCAN_UP))
        while app.frames_drawn == before:
            app.step(pygame.event.get(), 1)
            frames += 1
        app.step([_key(pygame.KEYUP, pygame.KSCAN_DOWN), _key(pygame.KEYUP, pygame.KSCAN_UP)], 1)
        most = max(most, frames)
    return most


def tables() -> dict[str, Setup]:
    """What is measured, by name: every mode of every game in which somebody decides."""
    found = {name: Setup("eight_bit_battle", number) for number, name in enumerate(ARENAS)}
    for game_id in (one for one in GAME_IDS if one != "eight_bit_battle"):
        game = get_game(game_id)
        modes = [mode for mode in game.modes if mode not in ("war", "solo")] if len(game.modes) > 1 else game.modes
        for mode in modes:
            options = {"pace": "calm"} if any(option.id == "pace" for option in game.options) else {}
            found[f"{game_id}/{mode}"] = Setup(game_id, 5, game.seats_of(mode)[0], mode, options)
    return found


def opened(app: App, setup: Setup) -> PlayScene:
    """A person's decision at the table of this match. Raises RuntimeError where none is reached."""
    kinds = (PERSON, *["ai:random"] * (setup.seats - 1))
    seats = tuple(SeatConfig(kind, f"Seat {number}") for number, kind in enumerate(kinds))
    scene = PlayScene(app.context, MatchConfig(setup, seats))
    app.context.settings.speed = 0
    app.context.stack.push(scene)
    decided = 0
    for _ in range(PATIENCE):
        app.step([], FRAME_MS)
        if scene.phase == Phase.CHOOSING:
            # 8-Bit Battle's first decisions are its drafts: the battle is what moves.
            turn = scene.session.turn
            drafting = setup.game == "eight_bit_battle" and turn is not None and turn.kind.startswith("draft")
            if decided >= DECISIONS and not drafting:
                return scene
            scene.choose(scene.session.match.legal_actions[0])
            decided += 1
        elif scene.table.holding:
            scene.table.confirm()
    raise RuntimeError(f"no table was reached: {setup}")


def _tables(app: App) -> dict[str, Any]:
    """Of every table: processor time of a frame, drawn in full and shown, by scale; the share of a processor while its
    figures breathe; and the memory at the first one."""
    found: dict[str, Any] = {}
    battle_mb = 0.0
    shares = {}
    for name, setup in tables().items():
        opened(app, setup)
        battle_mb = battle_mb or memory_mb()
        row = {}
        for scale in SCALES:
            app.display.set_scale(scale)
            app.step([], FRAME_MS)
            row[str(scale)] = spread(_frames(app))
        app.display.set_scale(SCALES[0])
        app.context.settings.speed = 1
        shares[name] = _share(app)
        found[name] = row
        app.context.stack.reset(TitleScene(app.context))
        app.step([], FRAME_MS)
    return {"frames_ms": found, "animating_share": shares, "battle_mb": battle_mb, "last_mb": memory_mb()}


def _frames(app: App) -> list[float]:
    """Milliseconds of processor time of each of many frames."""
    top = app.context.stack.top
    assert top is not None
    taken = []
    for _ in range(FRAMES):
        top.dirty = True
        began = time.process_time()
        app.step([], FRAME_MS)
        taken.append((time.process_time() - began) * 1000)
    return taken


def _saves(app: App) -> dict[str, Any]:
    """Milliseconds: what keeping a match costs the frame, and how long it takes until it is on the disk."""
    scene = opened(app, next(iter(tables().values())))
    folder = saves_of(app.context)
    keeper = scene.keeper
    assert keeper is not None
    on_frame, on_disk = [], []
    record = record_of_match(scene.config, scene.session.match)
    for _ in range(SAVES):
        on_frame.append(_timed(lambda: keeper.keep(scene.session.match)))
        keeper.flush()
        on_disk.append(_timed(lambda: folder.write("measured", record)))
    app.context.stack.reset(TitleScene(app.context))
    app.step([], FRAME_MS)
    return {"save_on_frame_ms": spread(on_frame), "save_on_disk_ms": spread(on_disk)}


def _timed(do: Callable[[], object]) -> float:
    began = time.perf_counter()
    do()
    return (time.perf_counter() - began) * 1000


def memory_mb() -> float:
    """What this process has in memory now, in megabytes, shared libraries included; 0 where the system does not say."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return round(next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024, 1)
