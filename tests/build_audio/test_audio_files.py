"""The committed sounds: made from their sources, equally loud, nowhere clipped, loops without a seam."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from audio.compiler import band_of, compile_group, effects_of, make_effect, make_song, songs
from audio.level import loudest, loudness, peak_db
from audio.ogg import decode, encode, with_serial
from audio.song import CHANNELS
from audio.wave import RATE, Samples

from game.core.registry import GAME_IDS

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "assets" / "source"
FOLDER = ROOT / "assets" / "audio"
TABLE: dict[str, dict[str, Any]] = json.loads((FOLDER / "audio.json").read_text(encoding="utf-8"))["files"]
BAND = band_of(SOURCE)
SONGS = {song.name: song for song in songs(SOURCE, BAND)}
EFFECTS = effects_of(SOURCE)
THEMES = ("title", *(f"{game}_{mood}" for game in GAME_IDS for mood in ("calm", "tense")))
JINGLES = ("win", "lose", "draw")
HIGHEST_DB = -2.0
"""Of a decoded file: the codec adds a little to what was levelled to -5."""
MOST_BYTES = 4_000_000


@cache
def heard(path: str) -> Samples:
    return decode((FOLDER / f"{path}.ogg").read_bytes())


def test_there_is_every_theme_every_jingle_and_plenty_of_effects() -> None:
    assert set(SONGS) == {*THEMES, *JINGLES}
    assert len(EFFECTS) >= 40


def test_the_folder_holds_what_the_sources_say_and_nothing_else() -> None:
    wanted = {f"music/{name}" for name in SONGS} | {f"effects/{name}" for name in EFFECTS}
    assert set(TABLE) == wanted
    assert {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.ogg")} == wanted


@pytest.mark.parametrize("name", sorted(SONGS))
def test_a_committed_piece_is_made_from_its_source(name: str) -> None:
    made = make_song(SONGS[name], BAND)
    assert TABLE[made.path] == made.entry
    # What was encoded are these samples: the codec leaves the loudness of every second as it was.
    ours, theirs = made.samples / 32767.0, heard(made.path)
    assert len(ours) == len(theirs)
    assert np.corrcoef(ours, theirs)[0, 1] > 0.97


def test_committed_effects_are_made_from_their_sources() -> None:
    for effect in EFFECTS.values():
        made = make_effect(effect)
        assert TABLE[made.path] == made.entry, effect.name
        assert len(heard(made.path)) == len(made.samples), effect.name


def test_the_same_samples_give_the_same_bytes(tmp_path: Path) -> None:
    compile_group(SOURCE, tmp_path, ["sword", "draw"])
    again = tmp_path / "again"
    compile_group(SOURCE, again, ["sword", "draw"])
    for path in ("effects/sword.ogg", "music/draw.ogg"):
        first = (tmp_path / "audio" / path).read_bytes()
        assert first == (again / "audio" / path).read_bytes()
        # The very bytes hang on the encoder's version, which pyproject.toml pins.
        assert first == (FOLDER / path).read_bytes()


def test_another_serial_number_changes_no_sample() -> None:
    data = encode(make_effect(EFFECTS["coin"]).samples)
    other = with_serial(data, b"ELSE")
    assert other != data
    assert np.array_equal(decode(other), decode(data))
    with pytest.raises(ValueError, match="page"):
        with_serial(b"no such file", b"ELSE")


@pytest.mark.parametrize("path", sorted(TABLE))
def test_nothing_is_clipped_and_nothing_is_silent(path: str) -> None:
    samples = heard(path)
    assert -20.0 < peak_db(samples) < HIGHEST_DB
    if not TABLE[path]["loop"] and path.startswith("effects/"):
        for variant in np.split(samples, TABLE[path]["variants"]):
            assert -31.0 < loudest(variant) < -17.0


@pytest.mark.parametrize("name", THEMES)
def test_themes_are_equally_loud(name: str) -> None:
    assert loudness(heard(f"music/{name}")) == pytest.approx(-21.5, abs=1.5)


@pytest.mark.parametrize("name", JINGLES)
def test_jingles_are_equally_loud(name: str) -> None:
    assert loudness(heard(f"music/{name}")) == pytest.approx(-19.75, abs=1.25)


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_goes_round_without_a_seam(name: str) -> None:
    samples = heard(f"music/{name}")
    assert 30 <= len(samples) / RATE <= 60
    assert TABLE[f"music/{name}"]["loop"]
    # From its last sample to its first it is no further than from any other to the next.
    steps = np.abs(np.diff(samples))
    assert abs(samples[0] - samples[-1]) < np.quantile(steps, 0.98)
    # No hole, either: what rings on at the end sounds at the start, and something always sounds.
    edge = RATE // 2
    assert loudest(np.concatenate([samples[-edge:], samples[:edge]])) > -30


@pytest.mark.parametrize("game", GAME_IDS)
def test_calm_and_tense_keep_step(game: str) -> None:
    calm, tense = SONGS[f"{game}_calm"], SONGS[f"{game}_tense"]
    assert (calm.tempo, calm.beats, calm.bars) == (tense.tempo, tense.beats, tense.bars)
    assert calm.samples == tense.samples == len(heard(f"music/{game}_calm")) == len(heard(f"music/{game}_tense"))
    # Same ground: at the beginning of every bar both basses stand on the same tone.
    roots = [
        {int(note.at): note.pitch % 12 for note in song.notes["bass"] if note.at.denominator == 1}
        for song in (calm, tense)
    ]
    assert roots[0] == roots[1]
    assert len(calm.notes["drums"]) < len(tense.notes["drums"])


@pytest.mark.parametrize("name", sorted(SONGS))
def test_every_channel_plays_within_its_compass(name: str) -> None:
    song = SONGS[name]
    for channel in CHANNELS:
        assert song.notes[channel], channel
    for channel, low, high in (("lead", 54, 93), ("second", 43, 90), ("bass", 28, 55)):
        pitches = [note.pitch + max(note.chord, default=0) for note in song.notes[channel]]
        assert low <= min(pitches), channel
        assert max(pitches) <= high, channel


def test_variants_differ_by_less_than_a_third() -> None:
    for effect in EFFECTS.values():
        assert 1 <= effect.variants <= 4
        assert 0 < effect.spread <= 3
    sword = np.split(heard("effects/sword"), 3)
    assert not np.allclose(sword[0], sword[1])


def test_the_package_stays_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*")) < MOST_BYTES
