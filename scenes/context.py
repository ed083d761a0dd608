"""What every scene is given: no globals, no services found by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from game.storage.settings import Settings, SettingsStore
from game.text import Texts
from scenes.assets import Assets
from scenes.audio import Audio
from scenes.display import Display
from scenes.intents import IntentReader
from scenes.pads import Pads
from scenes.speech.speaker import Speaker
from scenes.stack import SceneStack
from scenes.widgets.kept import Kept
from scenes.widgets.panel import Panels
from scenes.widgets.text import Fonts


@dataclass
class Context:
    """texts: the language in use; scenes ask it anew at every draw, so that a switch shows at once. guest: nothing of
    this program is kept once it ends, because another one has the player's folder."""

    display: Display
    stack: SceneStack
    assets: Assets
    panels: Panels
    fonts: Fonts
    texts: Texts
    store: SettingsStore
    reader: IntentReader
    audio: Audio
    pads: Pads
    speaker: Speaker
    quit: Callable[[], None]
    guest: bool = False

    def __post_init__(self) -> None:
        """Whoever listens to what is drawn hears where panels lie, too."""
        self.panels.told = self.fonts.framed

    @property
    def settings(self) -> Settings:
        """The settings in use."""
        return self.store.settings

    @cached_property
    def kept(self) -> Kept:
        """Pictures that are not painted anew in every frame."""
        return Kept(self)

    def apply_settings(self) -> None:
        """Let what draws look as the settings say, from the next draw on."""
        settings = self.settings
        self.fonts.larger, self.fonts.bright = settings.larger_text, settings.high_contrast
        self.panels.plain, self.panels.signs = settings.high_contrast, settings.seat_signs
        for scene in self.stack.scenes:
            scene.dirty = True

    def switch_language(self, language: str) -> None:
        """Use another language from the next draw on, and remember it."""
        self.texts = self.texts.switched(language)
        self.settings.language = language
        self.store.save()
        for scene in self.stack.scenes:
            scene.dirty = True
