"""Text as a search reads it: without accents, without the difference between capitals and small letters."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """The text for comparing: `Formación` and `FORMACION` are the same. `ñ` counts as `n`, for keyboards without it."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in parts if not unicodedata.combining(character))
