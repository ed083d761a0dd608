"""Text as a search reads it."""

from __future__ import annotations

from game.text.folding import folded


def test_accents_and_capitals_make_no_difference() -> None:
    assert folded("Formación") == folded("FORMACION") == "formacion"
    assert folded("Ñandú") == "nandu"
    assert folded("¿Qué?") == "¿que?"
