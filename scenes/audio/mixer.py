"""Two buses over SDL's mixer: music of which one fades into the other, and effects in slightly varied pitches.

Volumes are read from the settings in every frame, so that a slider is heard while it moves.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.core.rng import Rng
from game.storage.settings import LOUDEST, Settings
from scenes.audio.bank import Bank, sample_rate
from scenes.audio.music import SILENCE, Music

BUFFER = 512
"""Samples: at 32 kHz 16 ms, one frame."""
VOICES = 12
"""Effects that may sound at once."""
MUSIC_CHANNELS = 4
"""Two pieces that keep step, and the two that they fade from."""
FADE_MS, TENSION_MS = 700, 1600
"""From one scene's music to the next; between a game's calm and its tense piece."""
AGAIN_MS = 45
"""The same effect begins at most so often: several cards that land together sound as one."""
BACKGROUND = 0.4
"""What is left of the music while something lies over the match."""

log = logging.getLogger("arcade.audio")


@dataclass
class _Piece:
    """A piece that runs. number: of its channel. level: 0 to 1, on its way to `goal`."""

    name: str
    number: int
    channel: pygame.mixer.Channel
    level: float = 0.0
    goal: float = 0.0


@dataclass
class _Playing:
    """What runs for one wish of a scene."""

    wish: Music = SILENCE
    pieces: list[_Piece] = field(default_factory=list)


class Audio:
    """Never fails: without a device every call does nothing.

    `told` hears the name of every effect and, as `music:name`, of every piece that begins: tests listen there.
    """

    def __init__(self, settings: Callable[[], Settings], bank: Bank | None = None) -> None:
        """settings: asked in every frame. bank: None for a silent machine."""
        self._settings, self._bank = settings, bank
        self.told: Callable[[str], None] = lambda _: None
        self.hushed: Callable[[], bool] = lambda: False
        """Whether effects are left out just now (nobody plays: the attract mode)."""
        self.focused = True
        """Whether the window has the focus."""
        self._rng = Rng(7)
        self._last: dict[str, tuple[int, int]] = {}
        """Of each effect: when it began, in our own milliseconds, and in which variant."""
        self._clock = 0
        self._wish = SILENCE
        self._over: Music | None = None
        """A jingle that has been played, while the scene still wants it."""
        self._now, self._before = _Playing(), _Playing()
        self._quiet, self._quiet_goal = 1.0, 1.0

    @property
    def silent(self) -> bool:
        """Whether this machine has no sound."""
        return self._bank is None

    # ------------------------------------------------------------------ effects

    def play(self, name: str, gain: float = 1.0) -> None:
        """An effect of `assets/audio/effects`, in another of its variants than the last time. gain: 0 to 1."""
        began, variant = self._last.get(name, (-AGAIN_MS, -1))
        if self.hushed() or self._clock - began < AGAIN_MS:
            return
        self.told(name)
        if self._bank is None or (volume := self._volume("effects") * gain) <= 0:
            self._last[name] = (self._clock, variant)
            return
        variants = self._bank.effect(name)
        if not variants:
            return
        if len(variants) > 1:
            step = 1 + self._rng.below(len(variants) - 1)
            variant = (variant + step) % len(variants)
        else:
            variant = 0
        self._last[name] = (self._clock, variant)
        # On any channel but those of the music. Where twelve sound already, one more would not be heard.
        channel = variants[variant].play()
        if channel is not None:
            channel.set_volume(volume)

    # ------------------------------------------------------------------ music

    def want(self, music: Music, quiet: bool = False) -> None:
        """What is to be heard from now on. quiet: softer, for something lies over it."""
        self._quiet_goal = BACKGROUND if quiet else 1.0
        if music == self._over:
            music = Music(music.then)
        else:
            self._over = None
        if music == self._wish:
            return
        if music.heard != self._wish.heard:
            self.told(f"music:{music.heard}")
        changed = music.pieces != self._wish.pieces
        self._wish = music
        if self._bank is None:
            return
        for piece in (*music.pieces, *((music.then,) if music.then else ())):
            self._bank.prepare(piece)
        if changed:
            self._leave()
        self._aim()

    def _leave(self) -> None:
        """What runs fades away; what still faded goes at once."""
        for piece in self._before.pieces:
            piece.channel.stop()
        self._before, self._now = self._now, _Playing()
        for piece in self._before.pieces:
            piece.goal = 0.0

    def _aim(self) -> None:
        for piece in self._now.pieces:
            piece.goal = 1.0 if piece.name == self._wish.heard else 0.0

    def _begin(self) -> None:
        """Start what is wanted, once all of it is decoded: pieces that keep step begin together."""
        bank, wish = self._bank, self._wish
        assert bank is not None
        if self._now.pieces or not wish.pieces or not all(bank.ready(piece) for piece in wish.pieces):
            return
        taken = {piece.number for piece in self._before.pieces}
        free = [number for number in range(MUSIC_CHANNELS) if number not in taken]
        for name, number in zip(wish.pieces, free, strict=False):
            channel = pygame.mixer.Channel(number)
            sound = bank.piece(name)
            if sound is None:
                continue
            # `play` puts the channel at full volume: until it is down again the sound itself is silent.
            sound.set_volume(0.0)
            channel.play(sound, loops=-1 if bank.goes_round(name) else 0)
            channel.set_volume(0.0)
            sound.set_volume(1.0)
            piece = _Piece(name, number, channel)
            if not bank.goes_round(name):
                # A jingle comes in with its first note.
                piece.level = 1.0
            self._now.pieces.append(piece)
        self._aim()

    def _follow(self) -> None:
        """After a jingle comes what it said."""
        if self._wish.then and self._now.pieces and not any(piece.channel.get_busy() for piece in self._now.pieces):
            self._over = self._wish
            self.want(self._wish)

    def update(self, ms: int) -> None:
        """Let time pass."""
        self._clock += ms
        if self._bank is None:
            return
        self._begin()
        self._quiet = _toward(self._quiet, self._quiet_goal, ms / FADE_MS)
        volume = self._volume("music") * self._quiet
        fading = TENSION_MS if len(self._now.pieces) > 1 and not self._before.pieces else FADE_MS
        for playing in (self._now, self._before):
            for piece in playing.pieces:
                piece.level = _toward(piece.level, piece.goal, ms / fading)
                # Equal power: the middle of a cross-fade is as loud as its ends.
                piece.channel.set_volume(volume * piece.level**0.5)
        for piece in [piece for piece in self._before.pieces if piece.level <= 0]:
            piece.channel.stop()
            self._before.pieces.remove(piece)
        self._follow()

    # ------------------------------------------------------------------ volumes and the end

    def _volume(self, bus: str) -> float:
        settings = self._settings()
        if settings.mute_unfocused and not self.focused:
            return 0.0
        own = settings.music_volume if bus == "music" else settings.effects_volume
        # Squared: equal steps of a slider are heard as equal steps.
        return (settings.volume * own / LOUDEST**2) ** 2

    def close(self) -> None:
        """Silence, and the device is let go."""
        if self._bank is not None:
            self._bank.close()
            self._bank = None
            pygame.mixer.quit()


def open_audio(settings: Callable[[], Settings]) -> Audio:
    """The sound of this machine; a silent one where there is no device, or where SDL only acts as if there were one."""
    if os.environ.get("SDL_AUDIODRIVER") == "dummy" or not open_mixer():
        log.info("silent")
        return Audio(settings)
    log.info("sound: %s", pygame.mixer.get_init())
    return Audio(settings, Bank())


def open_mixer() -> bool:
    """Open SDL's mixer as our files are: one channel, so that nothing is lost in one ear. Returns whether it could."""
    try:
        pygame.mixer.init(sample_rate(), -16, 1, BUFFER, allowedchanges=0)
    except (pygame.error, NotImplementedError) as error:
        log.warning("no sound: %s", error)
        return False
    if pygame.mixer.get_init() is None:
        return False
    pygame.mixer.set_num_channels(MUSIC_CHANNELS + VOICES)
    pygame.mixer.set_reserved(MUSIC_CHANNELS)
    return True


def _toward(value: float, goal: float, step: float) -> float:
    return min(goal, value + step) if goal > value else max(goal, value - step)
