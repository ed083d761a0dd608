"""The language of the first start."""

from __future__ import annotations

from pathlib import Path

import pygame.system
import pytest

from game.text import system_language
from scenes.app import App
from scenes.system_languages import wanted_languages

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.mark.parametrize(
    ("env", "wanted", "spoken"),
    [
        ({"LANG": "es_MX.UTF-8"}, ("es",), "es"),
        ({"LANG": "es"}, ("es",), "es"),
        ({"LANG": "fr_FR@euro"}, ("fr",), "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:es:en"}, ("de", "es", "en"), "es"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, ("en",), "en"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "es"}, (), "en"),
        ({}, ("pt", "es"), "es"),
    ],
)
def test_the_first_start_speaks_what_the_account_wants(
    monkeypatch: pytest.MonkeyPatch, env: dict[str, str], wanted: tuple[str, ...], spoken: str
) -> None:
    """Whether or not the C library has that locale: packaged, a Spanish desktop was greeted in English."""
    monkeypatch.setattr("locale.getlocale", lambda *_: (None, None))
    dock = [{"language": "pt", "country": "BR"}, {"language": "es", "country": "AR"}, {"language": "es", "country": ""}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: dock)
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert wanted_languages() == wanted
    assert system_language(("en", "es"), wanted) == spoken


def test_the_program_asks_for_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "es_CO.UTF-8")
    app = App(settings_file=tmp_path / "settings.json")
    assert app.context.texts.language == "es"
    app.close()
