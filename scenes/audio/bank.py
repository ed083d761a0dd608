"""The sounds of `assets/audio`, decoded when they are first wanted and kept while they may be wanted again."""

from __future__ import annotations

import json
import logging
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from scenes.assets import ROOT

PIECES_KEPT = 4
"""A minute of music is four megabytes when decoded: the two of a game, and those they fade from."""
log = logging.getLogger("arcade.audio")


@cache
def contents(folder: Path = ROOT / "audio") -> dict[str, dict[str, Any]]:
    """What `audio.json` says of each file (`build/audio/compiler.py`); empty where there is none."""
    path = folder / "audio.json"
    if not path.exists():
        return {}
    files: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["files"]
    return files


def sample_rate(folder: Path = ROOT / "audio") -> int:
    """Of all files, in Hz."""
    path = folder / "audio.json"
    return int(json.loads(path.read_text(encoding="utf-8"))["rate"]) if path.exists() else 32_000


class Bank:
    """Needs an open mixer of one channel and 16 bits."""

    def __init__(self, folder: Path = ROOT / "audio", at_once: bool = False) -> None:
        """at_once: music is decoded in the caller's time, not beside it (tests)."""
        self._folder, self._at_once = folder, at_once
        self._effects: dict[str, tuple[pygame.mixer.Sound, ...]] = {}
        self._pieces: dict[str, Future[pygame.mixer.Sound | None]] = {}
        self._pool = ThreadPoolExecutor(1, "music")

    def effect(self, name: str) -> tuple[pygame.mixer.Sound, ...]:
        """Its variants; none where the file is missing or damaged: nobody is stopped for the want of a sound."""
        if name not in self._effects:
            self._effects[name] = self._variants(name)
        return self._effects[name]

    def _variants(self, name: str) -> tuple[pygame.mixer.Sound, ...]:
        entry = contents(self._folder).get(f"effects/{name}")
        whole = self._load(f"effects/{name}")
        if entry is None or whole is None:
            return ()
        count = int(entry["variants"])
        raw = whole.get_raw()
        # 16 bits a sample: a slice begins at an even byte.
        each = len(raw) // count & ~1
        return tuple(pygame.mixer.Sound(buffer=raw[n * each : (n + 1) * each]) for n in range(count))

    def _load(self, path: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(str(self._folder / f"{path}.ogg"))
        except (pygame.error, OSError) as error:
            log.warning("%s cannot be played: %s", path, error)
            return None

    def prepare(self, piece: str) -> None:
        """Begin to decode a piece of music."""
        if piece in self._pieces:
            # The newest stands last: the oldest is forgotten first.
            self._pieces[piece] = self._pieces.pop(piece)
            return
        if self._at_once:
            done: Future[pygame.mixer.Sound | None] = Future()
            done.set_result(self._load(f"music/{piece}"))
            self._pieces[piece] = done
        else:
            self._pieces[piece] = self._pool.submit(self._load, f"music/{piece}")
        while len(self._pieces) > PIECES_KEPT:
            self._pieces.pop(next(iter(self._pieces)))

    def ready(self, piece: str) -> bool:
        """Whether it can be played at once (or cannot be played at all)."""
        return piece in self._pieces and self._pieces[piece].done()

    def piece(self, piece: str) -> pygame.mixer.Sound | None:
        """A piece that is ready; None where it cannot be played."""
        return self._pieces[piece].result()

    def goes_round(self, piece: str) -> bool:
        """Whether it is played again and again."""
        return bool(contents(self._folder).get(f"music/{piece}", {}).get("loop", True))

    def close(self) -> None:
        """Nothing is decoded any more: the mixer may be closed."""
        self._pool.shutdown(cancel_futures=True)
