"""Text as a search reads it."""

from __future__ import annotations

import unicodedata

from game.text.folding import folded


def test_accents_and_capitals_make_no_difference() -> None:
    assert folded("Formación") == folded("FORMACION") == "formacion"
    assert folded("Ñandú") == "nandu"
    assert folded("¿Qué?") == "¿que?"
    assert folded("e\u0301") == "e"
    assert folded("Straße") == folded("STRASSE")


def test_every_letter_of_latin_1_and_extended_a_loses_its_accent() -> None:
    for code in range(0xC0, 0x180):
        parts = unicodedata.normalize("NFD", chr(code).casefold())
        plain = "".join(part for part in parts if not unicodedata.combining(part))
        if plain.isascii() and plain.isalpha():
            assert folded(chr(code)) == plain, chr(code)
