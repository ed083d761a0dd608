"""Compiles music and effects: `assets/source/audio/` to OGG files and `audio.json` under `assets/audio/`.

A console of 1985 stands behind it: two pulses, a triangle of sixteen steps, a noise register, and envelopes that move
sixty times a second. `wave.py` makes the waves, `envelope.py` and `note.py` play a note on them, `notation.py` reads
bars, `song.py` a piece, `effect.py` a sound effect; `level.py` makes everything equally loud, `ogg.py` writes it.
"""

from audio.compiler import compile_group

__all__ = ["compile_group"]
