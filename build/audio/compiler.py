"""From the sources to the files: renders, levels, encodes, and writes `audio.json`, which says what there is.

`audio.json`: for each file its kind, `samples`, `variants` (of an effect, of equal length, one after the other),
`loop`, and `source`: a hash of the samples before they were encoded. The test that committed files match their sources
needs no encoder for it: it renders, and compares the hashes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from audio.band import Band, read_band
from audio.effect import Effect, read_effects
from audio.effect import render as render_effect
from audio.level import levelled, loudest, loudness, to_16_bits
from audio.ogg import encode
from audio.song import Song, read_song
from audio.song import render as render_song
from audio.wave import RATE

MUSIC_LUFS, JINGLE_LUFS, EFFECT_LUFS = -21.0, -19.0, -19.0
MUSIC_PEAK_DB, EFFECT_PEAK_DB = -5.0, -5.0
"""How high samples may rise: music and an effect at once do not clip, nor does what the codec adds."""
Pcm = np.ndarray[tuple[int], np.dtype[np.int16]]


@dataclass(frozen=True)
class Made:
    """What becomes a file. path: below assets/audio, without its ending."""

    path: str
    samples: Pcm
    variants: int
    loop: bool

    @property
    def entry(self) -> dict[str, object]:
        """What `audio.json` says of it."""
        return {
            "samples": len(self.samples),
            "variants": self.variants,
            "loop": self.loop,
            "source": hashlib.sha256(self.samples.astype("<i2").tobytes()).hexdigest()[:32],
        }


def make_song(song: Song, band: Band) -> Made:
    """A piece, levelled."""
    samples = render_song(song, band)
    wanted = MUSIC_LUFS if song.loop else JINGLE_LUFS
    out = levelled(samples - samples.sum() / len(samples), loudness(samples), wanted, MUSIC_PEAK_DB)
    return Made(f"music/{song.name}", to_16_bits(out), 1, song.loop)


def make_effect(effect: Effect) -> Made:
    """An effect: all variants with one gain."""
    variants = render_effect(effect)
    middle = variants[len(variants) // 2]
    samples = np.concatenate(variants)
    out = levelled(samples, loudest(middle), EFFECT_LUFS + effect.loud, EFFECT_PEAK_DB)
    return Made(f"effects/{effect.name}", to_16_bits(out), len(variants), False)


def songs(source: Path, band: Band) -> list[Song]:
    """All pieces, by name."""
    return [read_song(path, band) for path in sorted((source / "audio" / "music").glob("*.toml"))]


def band_of(source: Path) -> Band:
    """The instruments."""
    return read_band(source / "audio" / "instruments.toml")


def effects_of(source: Path) -> dict[str, Effect]:
    """All effects, by name."""
    return read_effects(source / "audio" / "effects.toml")


def compile_group(source: Path, out: Path, names: Sequence[str] = ()) -> None:
    """Write all files, or those named (of music or effects), and bring `audio.json` up to date. out takes the place of
    assets/. Raises AudioSourceError."""
    folder = out / "audio"
    table_path = folder / "audio.json"
    table: dict[str, object] = {}
    if names and table_path.exists():
        table = json.loads(table_path.read_text(encoding="utf-8"))["files"]
    band = band_of(source)
    made = [make_song(song, band) for song in songs(source, band) if not names or song.name in names]
    made += [make_effect(effect) for name, effect in effects_of(source).items() if not names or name in names]
    for one in made:
        path = folder / f"{one.path}.ogg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(encode(one.samples))
        table[one.path] = one.entry
    if not names:
        wanted = {folder / f"{one.path}.ogg" for one in made}
        for path in folder.rglob("*.ogg"):
            if path not in wanted:
                path.unlink()
    text = json.dumps({"rate": RATE, "files": dict(sorted(table.items()))}, indent=1)
    table_path.write_text(text + "\n", encoding="utf-8")
