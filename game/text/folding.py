"""Text as a search reads it: without accents, without the difference between capitals and small letters."""

from __future__ import annotations

# A table, for the package leaves `unicodedata` out: the letters of European languages with what they are written over.
_PLAIN = {
    "a": "àáâãäåāăą",
    "c": "çćĉċč",
    "d": "ďđ",
    "e": "èéêëēĕėęě",
    "g": "ĝğġģ",
    "h": "ĥħ",
    "i": "ìíîïĩīĭįı",
    "j": "ĵ",
    "k": "ķ",
    "l": "ĺļľŀł",
    "n": "ñńņňŉ",
    "o": "òóôõöøōŏő",
    "r": "ŕŗř",
    "s": "śŝşšș",
    "t": "ţťŧț",
    "u": "ùúûüũūŭůűų",
    "w": "ŵ",
    "y": "ýÿŷ",
    "z": "źżž",
    "ae": "æ",
    "oe": "œ",
}
_FOLDED = {ord(accented): plain for plain, all_of_it in _PLAIN.items() for accented in all_of_it}
# Accents that stand as characters of their own fall away.
_FOLDED |= dict.fromkeys(range(0x300, 0x370), "")


def folded(text: str) -> str:
    """The text for comparing: `Formación` and `FORMACION` are the same. `ñ` counts as `n`, for keyboards without it."""
    return text.casefold().translate(_FOLDED)
