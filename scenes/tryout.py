"""The program tries itself out: from the title to the result of a match, by key presses, in its own window.

`BattleArcade --try-out FILE`: for release machines, which have no other hands. The presses go in as the system's events
would. Nothing of the player's is read or changed.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame

from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from game.storage.files import write_safely
from game.storage.folders import HOME_VARIABLE
from game.storage.settings import SeatSettings, Settings, SettingsStore, SetupSettings
from game.version import VERSION
from scenes.app import App
from scenes.bindings import COMMON_KEYS, SEAT_KEYS, Kind
from scenes.boot import BootScene
from scenes.play import Phase, PlayScene

STEP_MS = 40
PATIENCE = 12_000
"""Frames until a match that comes to no end has failed."""
STUCK = 30
"""Presses at one decision until it is answered without keys: whoever presses blindly may never find a rare button."""
RESULT = "MatchResultScene"
_WISHES = (Kind.CONFIRM, Kind.CONFIRM, Kind.CONFIRM, Kind.RIGHT, Kind.RIGHT, Kind.LEFT, Kind.UP, Kind.DOWN)


class TryOutError(RuntimeError):
    """A match came to no end."""


def try_out(report: Path, games: tuple[str, ...] = GAME_IDS, seed: int = 1) -> int:
    """Play a match of each of these games and write what happened to `report` (JSON). Returns the exit code: 1 where a
    match came to no end. Raises what the program would raise."""
    found: dict[str, Any] = {"version": VERSION, "games": {}}
    home = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[HOME_VARIABLE] = folder
        try:
            for game in games:
                found["games"][game] = _one(Path(folder) / f"{game}.json", game, Rng(seed))
        except TryOutError as error:
            found["fault"] = str(error)
        finally:
            del os.environ[HOME_VARIABLE]
            os.environ.update({HOME_VARIABLE: home} if home is not None else {})
    write_safely(report, json.dumps(found, indent=2).encode("utf-8") + b"\n")
    return 1 if "fault" in found else 0


def _settings(file: Path, game: str) -> None:
    """A person against a player of the arcade; nothing is shown slowly, no lesson is offered."""
    store = SettingsStore(file)
    lessons = [game, *(f"{game}_{mode}" for mode in get_game(game).modes)]
    store.settings = Settings(language="en", speed=0, game=game, lessons_declined=lessons)
    store.settings.pause_unfocused = False
    store.settings.setups[game] = SetupSettings([SeatSettings("person", "Ada"), SeatSettings("ai:random", "Bo")])
    store.save()


def _one(file: Path, game: str, rng: Rng) -> dict[str, Any]:
    """From the title to the result. Returns figures. Raises TryOutError."""
    _settings(file, game)
    app = App(settings_file=file)
    app.context.stack.push(BootScene(app.context))
    seen: list[str] = []
    pressed, helped, actions = 0, 0, -1
    driver = pygame.display.get_driver()
    try:
        for frame in range(PATIENCE):
            app.step(pygame.event.get(), STEP_MS)
            top = app.context.stack.top
            name = top.name if top is not None else ""
            if name not in seen:
                seen.append(name)
            if name == RESULT:
                return {"frames": frame, "screens": seen, "driver": driver, "actions": actions, "without_keys": helped}
            if not isinstance(top, PlayScene):
                # On the way there the first button is the right one; later a press may have opened the rules.
                if "PlayScene" in seen:
                    _press(COMMON_KEYS, Kind.MENU)
                else:
                    _press(SEAT_KEYS[1], Kind.CONFIRM)
                continue
            done = len(top.session.match.actions)
            pressed = pressed + 1 if done == actions else 0
            actions = done
            if pressed > STUCK and top.phase == Phase.CHOOSING:
                top.choose(rng.choice(top.session.match.legal_actions))
                helped += 1
            else:
                _press(SEAT_KEYS[0], rng.choice(_WISHES))
    finally:
        app.close()
    raise TryOutError(f"{game}: no result after {PATIENCE} frames; {actions} actions, screens {seen}")


def _press(keys: Mapping[int, Kind], kind: Kind) -> None:
    """Press and let go the key that means this."""
    code = next(code for code, meant in keys.items() if meant == kind)
    for what in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(what, scancode=code, key=0, mod=0, unicode=""))
