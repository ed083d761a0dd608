"""The languages that this account wants, the best first: what the program speaks until somebody chooses."""

from __future__ import annotations

import os
from collections.abc import Iterable

_BY_RANK = ("LC_ALL", "LC_MESSAGES", "LANG")
"""POSIX: the first of these that is set tells."""


def wanted_languages() -> tuple[str, ...]:
    """Codes such as es; empty where the system does not say.

    Not by what the C library has set: it knows only installed locales, a packaged Python does not ask it, and on macOS
    a program from the Dock has no such variables."""
    chosen = next((os.environ[name] for name in _BY_RANK if os.environ.get(name)), "")
    if chosen:
        code = _code(chosen)
        # As gettext does: the list is for those who want translations at all.
        listed = os.environ.get("LANGUAGE", "").split(":") if code not in ("c", "posix") else []
        return tuple(_codes((*listed, chosen)))
    # Imported here: only the first start asks.
    import pygame.system

    try:
        return tuple(_codes(locale["language"] for locale in pygame.system.get_pref_locales()))
    except pygame.error:
        return ()


def _codes(names: Iterable[str]) -> list[str]:
    """Each once."""
    return list(dict.fromkeys(code for name in names if (code := _code(name)) not in ("", "c", "posix")))


def _code(name: str) -> str:
    """es, of es_MX.UTF-8@euro or es-MX."""
    return name.replace("-", "_").split("_")[0].split(".")[0].split("@")[0].lower()
