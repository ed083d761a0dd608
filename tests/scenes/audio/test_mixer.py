"""The mixer on SDL's dummy device: volumes, variants, fades, jingles; and machines without any sound."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.storage.settings import LOUDEST, Settings
from scenes.assets import ROOT
from scenes.audio import SILENCE, Audio, Music
from scenes.audio.bank import PIECES_KEPT, Bank, contents
from scenes.audio.mixer import AGAIN_MS, FADE_MS, MUSIC_CHANNELS, TENSION_MS, open_audio, open_mixer

FRAME = 16


class Heard(Audio):
    """An open one that writes down what it plays."""

    def __init__(self, settings: Settings, bank: Bank | None) -> None:
        super().__init__(lambda: settings, bank)
        self.settings = settings
        self.names: list[str] = []
        self.told = self.names.append

    def run(self, ms: int) -> None:
        for _ in range(-(-ms // FRAME)):
            self.update(FRAME)

    @property
    def music_volumes(self) -> list[float]:
        channels = [pygame.mixer.Channel(number) for number in range(MUSIC_CHANNELS)]
        return [round(channel.get_volume(), 2) for channel in channels if channel.get_busy()]


@pytest.fixture
def audio(monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert open_mixer()
    out = Heard(Settings(), Bank(at_once=True))
    yield out
    out.close()


def test_the_device_is_opened_as_the_files_are(audio: Heard) -> None:
    assert pygame.mixer.get_init() == (32_000, -16, 1)


def test_an_effect_plays_at_its_bus_volume(audio: Heard) -> None:
    audio.settings.effects_volume = LOUDEST // 2
    audio.play("sword")
    channel = pygame.mixer.Channel(MUSIC_CHANNELS)
    assert channel.get_busy()
    assert channel.get_volume() == pytest.approx(0.25, abs=0.01)


def test_the_same_effect_does_not_sound_twice_in_a_blink(audio: Heard) -> None:
    audio.play("deal")
    audio.play("deal")
    audio.run(AGAIN_MS + FRAME)
    audio.play("deal")
    assert audio.names == ["deal", "deal"]


def test_variants_alternate(audio: Heard) -> None:
    variants = Bank().effect("sword")
    assert len(variants) == 3
    assert len({variant.get_raw() for variant in variants}) == 3
    before = -1
    for _ in range(12):
        audio.run(AGAIN_MS + FRAME)
        audio.play("sword")
        _, now = audio._last["sword"]
        assert now != before
        before = now


def test_slices_are_as_long_as_the_compiler_says(audio: Heard) -> None:
    for path, entry in contents().items():
        if path.startswith("effects/"):
            variants = Bank().effect(path.removeprefix("effects/"))
            assert len(variants) == entry["variants"]
            assert all(len(one.get_raw()) == entry["samples"] // entry["variants"] * 2 for one in variants), path


def test_a_loop_is_decoded_to_the_sample(audio: Heard) -> None:
    bank = Bank(at_once=True)
    bank.prepare("title")
    sound = bank.piece("title")
    assert sound is not None
    assert len(sound.get_raw()) == contents()["music/title"]["samples"] * 2


def test_music_fades_in_and_out(audio: Heard) -> None:
    audio.want(Music("title"))
    audio.run(FADE_MS // 2)
    half = audio.music_volumes
    audio.run(FADE_MS)
    assert half[0] < audio.music_volumes[0] == pytest.approx(0.49, abs=0.02)
    audio.want(SILENCE)
    audio.run(FADE_MS + 2 * FRAME)
    assert audio.music_volumes == []
    assert audio.names == ["music:title", "music:"]


def test_calm_and_tense_run_together_and_cross(audio: Heard) -> None:
    audio.want(Music("demonites_calm", "demonites_tense"))
    audio.run(TENSION_MS + 2 * FRAME)
    assert audio.music_volumes == [0.48, 0.0]
    audio.want(Music("demonites_calm", "demonites_tense", tension=True))
    audio.run(TENSION_MS // 2)
    both = audio.music_volumes
    # Equal power: neither is gone, and together they are as loud as before.
    assert sum(volume**2 for volume in both) == pytest.approx(0.49**2, abs=0.03)
    audio.run(TENSION_MS)
    assert audio.music_volumes == [0.0, 0.48]


def test_another_scene_takes_over_while_the_last_still_fades(audio: Heard) -> None:
    for piece in ("title", "street_war_calm", "demonites_calm", "title"):
        audio.want(Music(piece))
        audio.run(100)
    audio.run(2 * FADE_MS)
    assert len(audio.music_volumes) == 1


def test_something_that_lies_over_the_match_makes_it_softer(audio: Heard) -> None:
    audio.want(Music("title"))
    audio.run(2 * FADE_MS)
    full = audio.music_volumes[0]
    audio.want(Music("title"), quiet=True)
    audio.run(2 * FADE_MS)
    assert 0 < audio.music_volumes[0] < full / 2


def test_after_a_jingle_comes_what_it_said(audio: Heard) -> None:
    jingle = Music("win", then="title")
    audio.want(jingle)
    audio.run(2 * FRAME)
    assert audio.music_volumes[0] > 0.4
    pygame.mixer.Channel(0).stop()
    audio.run(FRAME)
    # The scene goes on wanting its jingle: it is not played again.
    audio.want(jingle)
    audio.run(2 * FADE_MS)
    audio.want(jingle)
    assert audio.names == ["music:win", "music:title"]
    assert len(audio.music_volumes) == 1


def test_volumes_follow_the_settings_at_once(audio: Heard) -> None:
    audio.want(Music("title"))
    audio.run(2 * FADE_MS)
    audio.settings.volume = 0
    audio.run(FRAME)
    assert audio.music_volumes == [0.0]
    audio.settings.volume = LOUDEST
    audio.focused = False
    audio.run(FRAME)
    assert audio.music_volumes == [0.0]
    audio.settings.mute_unfocused = False
    audio.run(FRAME)
    assert audio.music_volumes[0] > 0.4


def test_what_is_hushed_is_not_heard(audio: Heard) -> None:
    audio.hushed = lambda: True
    audio.play("sword")
    assert audio.names == []


def test_more_effects_than_voices_stop_nobody(audio: Heard) -> None:
    for path in contents():
        if path.startswith("effects/"):
            audio.play(path.removeprefix("effects/"))
    audio.run(FRAME)


def test_only_a_few_pieces_are_kept(audio: Heard) -> None:
    bank = Bank(at_once=True)
    for name in ("win", "lose", "draw", "title", "street_war_calm", "win"):
        bank.prepare(name)
    assert len(bank._pieces) == PIECES_KEPT
    assert bank.ready("win")


def test_missing_and_damaged_files_stop_nobody(audio: Heard, tmp_path: Path) -> None:
    shutil.copy(ROOT / "audio" / "audio.json", tmp_path)
    (tmp_path / "effects").mkdir()
    (tmp_path / "effects" / "coin.ogg").write_bytes(b"OggS and nothing more")
    broken = Heard(Settings(), Bank(tmp_path, at_once=True))
    broken.play("coin")
    broken.play("sword")
    broken.play("nobody has heard of it")
    broken.want(Music("title", then="win"))
    broken.run(100)
    assert broken.music_volumes == []


def test_a_machine_without_sound_runs_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*_: object, **__: object) -> None:
        raise pygame.error("no audio device")

    monkeypatch.delenv("SDL_AUDIODRIVER", raising=False)
    monkeypatch.setattr(pygame.mixer, "init", no_device)
    audio = open_audio(Settings)
    assert audio.silent
    audio.play("sword")
    audio.want(Music("title"))
    audio.update(FRAME)
    audio.close()


def test_a_device_that_nobody_hears_decodes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert open_audio(Settings).silent
