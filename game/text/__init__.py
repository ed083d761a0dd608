"""Every text by id, through the standard gettext: English and Spanish, and whatever language has a folder.

assets/text/<language>/*.mo, compiled from the .po files beside them by `build/run.py assets`.
"""

from __future__ import annotations

import gettext
import locale
import struct
from copy import copy
from functools import lru_cache
from pathlib import Path

FALLBACK = "en"
OWN_NAME = "language.name"
"""The text by which a language calls itself."""


class MissingTextError(KeyError):
    """An id that the language does not have."""


class DamagedTextsError(ValueError):
    """A file of texts that is none. The message names it and says what to do."""


def languages(folder: Path) -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(path.name for path in folder.iterdir() if path.is_dir() and any(path.glob("*.mo")))
    return tuple(sorted(found, key=lambda code: code != FALLBACK))


def system_language(available: tuple[str, ...], wanted: tuple[str, ...] = ()) -> str:
    """The first of the wanted languages that is there. Where nobody says which are wanted, the system's language where
    it is there. Else English."""
    if wanted:
        return next((code for code in wanted if code in available), FALLBACK)
    code = (locale.getlocale()[0] or "").replace("-", "_").split("_")[0].lower()
    # Windows says "Spanish", not "es".
    code = {"spanish": "es", "english": "en"}.get(code, code)
    return code if code in available else FALLBACK


@lru_cache(maxsize=32)
def own_name(folder: Path, language: str) -> str:
    """What a language calls itself, from its own texts; its code where they do not say. Raises FileNotFoundError for a
    language that is not there."""
    name = _catalogue(folder, language).gettext(OWN_NAME)
    return name if name != OWN_NAME else language


def _catalogue(folder: Path, language: str) -> gettext.NullTranslations:
    """All of a language's files as one. Raises FileNotFoundError where it has none."""
    paths = sorted((folder / language).glob("*.mo"))
    if not paths:
        raise FileNotFoundError(f"no texts in {folder / language}: run 'python3 build/run.py assets'")
    found: gettext.NullTranslations = gettext.NullTranslations()
    for path in paths:
        # A copy of its own, as the standard library makes it: fallbacks are laid into it.
        part = copy(_read_texts(path, path.stat().st_mtime_ns))
        part.add_fallback(found)
        found = part
    return found


@lru_cache(maxsize=256)
def _read_texts(path: Path, _changed: int) -> gettext.GNUTranslations:
    """One compiled file, read once as long as it does not change. Raises DamagedTextsError."""
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except (ValueError, LookupError, ArithmeticError, SyntaxError, OSError, struct.error, MemoryError) as error:
        raise DamagedTextsError(
            f"The texts {path} cannot be read ({error!r}). In a checkout 'python3 build/run.py assets' makes them "
            "again; a packaged program should be unpacked again, whole."
        ) from error


class Texts:
    """The texts of one language; what it lacks is said in English. Placeholders are `{name}`."""

    def __init__(self, folder: Path, language: str = FALLBACK, strict: bool = False) -> None:
        """strict: an unknown id raises MissingTextError (tests); otherwise what the language lacks is English, and what
        English lacks, the id itself, so that a player sees at least which text is missing. Raises FileNotFoundError
        where the language has no texts."""
        self.folder, self.language, self.strict = folder, language, strict
        self._catalogue = _catalogue(folder, language)
        self._found: dict[str, str] = {}
        """What was asked for before: screens ask for the same hundreds of texts in every frame."""
        if language != FALLBACK and not strict and any((folder / FALLBACK).glob("*.mo")):
            self._catalogue.add_fallback(_catalogue(folder, FALLBACK))

    def __call__(self, text_id: str, **facts: object) -> str:
        """The text with its placeholders filled. Raises MissingTextError when strict."""
        text = self._look_up(text_id)
        if text == text_id and self.strict:
            raise MissingTextError(text_id)
        return text.format(**facts) if facts else text

    def plural(self, text_id: str, n: int, **facts: object) -> str:
        """The text for n things; `{n}` is filled too. In the .po file: msgid ID, msgid_plural ID."""
        text = self._catalogue.ngettext(text_id, text_id, n)
        if text == text_id and self.strict:
            raise MissingTextError(text_id)
        return text.format(n=n, **facts)

    def has(self, text_id: str) -> bool:
        """Whether the language has this id."""
        return self._look_up(text_id) != text_id

    def _look_up(self, text_id: str) -> str:
        text = self._found.get(text_id)
        if text is None:
            text = self._found[text_id] = self._catalogue.gettext(text_id)
        return text

    def switched(self, language: str) -> Texts:
        """The same texts in another language."""
        return Texts(self.folder, language, self.strict)
