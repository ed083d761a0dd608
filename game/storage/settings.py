"""Settings: typed, versioned JSON that a player can read."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from game.storage.files import set_aside, write_safely

FORMAT = 1
SPEEDS = (1, 2, 4, 0)
"""How fast animation runs; 0: at once."""


class SeatSettings(msgspec.Struct):
    """Who sat there last: `person` or a player's id such as `ai:search`, and the name (empty: the arcade's)."""

    kind: str = "person"
    name: str = ""


class SetupSettings(msgspec.Struct):
    """The set-up that the quick start takes, of one game in one mode. lot: who begins is drawn by lot, where the game
    leaves that to the screen."""

    seats: list[SeatSettings] = msgspec.field(
        default_factory=lambda: [SeatSettings("person"), SeatSettings("ai:search")]
    )
    options: dict[str, str] = msgspec.field(default_factory=dict)
    lot: bool = True


class Settings(msgspec.Struct):
    """language: empty until the first start has asked the system. speed: of SPEEDS. peek_toggle: the peek key switches
    instead of being held. setups: by game and mode, see `setup_of`. modes: game id -> the mode played last. game: the
    game played last, empty before the first. lessons_done, lessons_declined: ids of the games whose first lesson was
    finished, or was not wanted: it is not offered again."""

    format: int = FORMAT
    language: str = ""
    window: tuple[int, int] = (1280, 720)
    fullscreen: bool = False
    speed: int = 1
    reduced_motion: bool = False
    peek_toggle: bool = False
    setups: dict[str, SetupSettings] = msgspec.field(default_factory=dict)
    modes: dict[str, str] = msgspec.field(default_factory=dict)
    game: str = ""
    lessons_done: list[str] = msgspec.field(default_factory=list)
    lessons_declined: list[str] = msgspec.field(default_factory=list)

    def setup_of(self, game: str, mode: str) -> SetupSettings | None:
        """The last set-up of this mode; None before the first. The key is `game/mode`. A file from when games had one
        mode each has plain game ids: they hold for every mode that has nothing of its own yet."""
        return self.setups.get(f"{game}/{mode}") or self.setups.get(game)

    def keep_setup(self, game: str, mode: str, setup: SetupSettings) -> None:
        """Remember the set-up, and that this game was played last, in this mode."""
        self.setups[f"{game}/{mode}"] = setup
        self.modes[game] = mode
        self.game = game


class Notice(NamedTuple):
    """Something the player should know: a text id and its placeholders."""

    text: str
    facts: dict[str, str]


class SettingsStore:
    """The settings in use, and the file behind them."""

    def __init__(self, path: Path) -> None:
        """Read the file. A missing one gives defaults; a broken one is set aside; a newer one is left alone. `notices`
        says so."""
        self.path = path
        self.notices: list[Notice] = []
        self._writable = True
        self.settings = self._read()

    def _read(self) -> Settings:
        for path in (self.path, self.path.with_name(self.path.name + ".old")):
            try:
                data = path.read_bytes()
            except FileNotFoundError:
                continue
            except OSError as error:
                self._writable = False
                self.notices.append(Notice("notice.settings_unreadable", {"file": str(path), "why": str(error)}))
                return Settings()
            settings = self._decode(path, data)
            if settings is not None:
                return settings
        return Settings()

    def _decode(self, path: Path, data: bytes) -> Settings | None:
        try:
            version = msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("format")
            if version is not None and msgspec.json.decode(version, type=int) > FORMAT:
                self._writable = False
                self.notices.append(Notice("notice.settings_newer", {"file": str(path)}))
                return Settings()
            settings = msgspec.json.decode(data, type=Settings)
        except (msgspec.DecodeError, UnicodeDecodeError):
            try:
                aside = set_aside(path)
            except OSError:
                self._writable = False
                aside = path
            self.notices.append(Notice("notice.settings_broken", {"file": str(aside)}))
            return None
        if settings.speed not in SPEEDS:
            settings.speed = 1
        return settings

    def save(self) -> bool:
        """Write the file. Returns whether it could; the first failure leaves a notice, and the game goes on."""
        if not self._writable:
            return False
        try:
            write_safely(self.path, msgspec.json.format(msgspec.json.encode(self.settings), indent=2) + b"\n")
        except OSError as error:
            self._writable = False
            self.notices.append(Notice("notice.settings_unwritable", {"file": str(self.path), "why": str(error)}))
            return False
        return True
