"""Settings: typed, versioned JSON that a player can read."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.core.seats import PERSON
from game.storage.kept import KeptFile, Notice

FORMAT = 1
SPEEDS = (1, 2, 4, 0)
"""How fast animation runs; 0: at once."""
LOUDEST = 10
"""The highest step of a volume; 0 is silence."""
PACES = {"brisk": 0.3, "usual": 1.0, "slow": 2.5}
"""How long the players of the arcade seem to look at their cards, as a share of their natural pause."""
SHAKES = (0, 25, 50, 75, 100)
"""How far the screen shakes at a heavy blow, in percent."""


class SeatSettings(msgspec.Struct):
    """Who sat there last: `person` or a player's id such as `ai:search`, and the name (empty: the arcade's)."""

    kind: str = PERSON
    name: str = ""


class SetupSettings(msgspec.Struct):
    """The set-up that the quick start takes, of one game in one mode. lot: who begins is drawn by lot, where the game
    leaves that to the screen."""

    seats: list[SeatSettings] = msgspec.field(default_factory=lambda: [SeatSettings(PERSON), SeatSettings("ai:search")])
    options: dict[str, str] = msgspec.field(default_factory=dict)
    lot: bool = True


class Settings(msgspec.Struct):
    """language: empty until the first start has asked the system. speed: of SPEEDS. crt: the look of an old
    tube. peek_toggle: the peek key switches instead of being held. hints: whether the hint key gives hints.
    confirm_moves: a decision that cannot be taken back is asked for a second time. pause_unfocused: everything stands
    still while another window has the focus. pace: of PACES. volume (of everything), music_volume and effects_volume:
    0 to LOUDEST. mute_unfocused: silent while another window has the focus. larger_text: words twice as high wherever
    there is room. high_contrast: black panels with white frames, light words. seat_signs: a shape of its own beside
    whatever shows a seat by its colour. shake: of SHAKES. speech: what happens on the screen is spoken. keys, buttons:
    by place of `scenes.bindings` (`left.confirm`), the scancodes or pad buttons that somebody has bound to it; places
    that are not there have the arcade's own. setups: by game and mode,
    see `setup_of`. modes: game id -> the mode played last. game: the game played last, empty before the first.
    lessons_done, lessons_declined: ids of the first lessons (a game's or a mode's) that were finished, or were not
    wanted: they are not offered again."""

    format: int = FORMAT
    language: str = ""
    window: tuple[int, int] = (1280, 720)
    fullscreen: bool = False
    speed: int = 1
    reduced_motion: bool = False
    crt: bool = False
    peek_toggle: bool = False
    hints: bool = True
    confirm_moves: bool = False
    pause_unfocused: bool = True
    pace: str = "usual"
    larger_text: bool = False
    high_contrast: bool = False
    seat_signs: bool = False
    shake: int = 100
    speech: bool = False
    keys: dict[str, list[int]] = msgspec.field(default_factory=dict)
    buttons: dict[str, list[int]] = msgspec.field(default_factory=dict)
    volume: int = LOUDEST
    music_volume: int = 7
    effects_volume: int = 8
    mute_unfocused: bool = True
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


class SettingsStore:
    """The settings in use, and the file behind them."""

    def __init__(self, path: Path) -> None:
        """Read the file. A missing one gives defaults; a broken one is set aside; a newer one is left alone. `notices`
        says so."""
        self._file = KeptFile(path, "settings", FORMAT, Settings, _decode, msgspec.json.encode)
        self.settings: Settings = self._file.value

    @property
    def path(self) -> Path:
        """The file."""
        return self._file.path

    @path.setter
    def path(self, path: Path) -> None:
        self._file.path = path

    @property
    def notices(self) -> list[Notice]:
        """What the player should know about the file."""
        return self._file.notices

    def save(self) -> bool:
        """Write the file. Returns whether it could; see `KeptFile.save`."""
        self._file.value = self.settings
        return self._file.save()


def _decode(data: bytes) -> Settings:
    settings = msgspec.json.decode(data, type=Settings)
    if settings.speed not in SPEEDS:
        settings.speed = 1
    if settings.pace not in PACES:
        settings.pace = "usual"
    if settings.shake not in SHAKES:
        settings.shake = SHAKES[-1]
    for name in ("volume", "music_volume", "effects_volume"):
        setattr(settings, name, min(LOUDEST, max(0, getattr(settings, name))))
    return settings
