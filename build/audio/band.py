"""The instruments and drums of `instruments.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from audio.note import Instrument, read_instrument


class AudioSourceError(ValueError):
    """A source cannot be read; the message names the file and what in it."""


@dataclass(frozen=True, slots=True)
class Band:
    """instruments: by name. drums: by letter."""

    instruments: dict[str, Instrument]
    drums: dict[str, Instrument]


def read_band(path: Path) -> Band:
    """Read the file. Raises AudioSourceError."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    out: dict[str, dict[str, Instrument]] = {"instruments": {}, "drums": {}}
    for group, found in out.items():
        for name, table in data[group].items():
            try:
                found[name] = read_instrument(table)
            except (KeyError, ValueError, TypeError) as error:
                raise AudioSourceError(f"{path.name}: {group}.{name}: {error}") from error
    return Band(out["instruments"], out["drums"])
