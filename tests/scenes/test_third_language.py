"""A third language needs its own folder and nothing else: it is offered, named by itself, used and remembered."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from art.texts import compile_catalog, read_catalog
from babel.messages.catalog import Catalog

from game.text import Texts, languages, own_name
from scenes.options.lines import line_of, shown
from scenes.title import TitleScene
from tests.scenes.driver import Driver

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "text"
CODE, NAME = "xx", "Xxian"
MARK = "¡"


def made_up(folder: Path, *domains: str) -> None:
    """A language in which every text of these files begins with a mark."""
    for language in ("en", "es"):
        shutil.copytree(FOLDER / language, folder / language)
    own = folder / CODE
    own.mkdir()
    catalog = Catalog(locale="en")
    for domain in domains:
        for message in read_catalog(FOLDER / "en" / f"{domain}.po"):
            if message.id and isinstance(message.string, str):
                catalog.add(message.id, NAME if message.id == "language.name" else MARK + message.string)
    (own / "everything.mo").write_bytes(compile_catalog(catalog))


@pytest.fixture
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Driver:
    folder = tmp_path / "text"
    made_up(folder, *(path.stem for path in (FOLDER / "en").glob("*.po")))
    from scenes import app
    from scenes.assets import asset_path

    monkeypatch.setattr(app, "asset_path", lambda *parts: folder if parts == ("text",) else asset_path(*parts))
    return Driver(tmp_path)


def test_it_is_offered_and_named_by_itself(third: Driver) -> None:
    assert languages(third.context.texts.folder) == ("en", "es", CODE)
    assert tuple(line_of(third.context, "language", lambda: None).values) == ("en", "es", CODE)
    assert [shown(third.context, "language", code) for code in ("en", "es", CODE)] == ["English", "Español", NAME]


def test_it_is_spoken_at_once_and_remembered(third: Driver, tmp_path: Path) -> None:
    line = line_of(third.context, "language", lambda: None)
    line.change(CODE)
    assert third.context.texts("title.play") == MARK + Texts(FOLDER, "en")("title.play")
    third.push(TitleScene(third.context))
    assert third.frame()
    assert third.context.fonts.lacking == []
    assert third.context.store.settings.language == CODE
    third.app.close()
    assert f'"language":"{CODE}"' in (tmp_path / "settings.json").read_text(encoding="utf-8").replace(" ", "")


def test_what_it_lacks_is_said_in_english(tmp_path: Path) -> None:
    made_up(tmp_path / "text", "doors")
    texts = Texts(tmp_path / "text", CODE)
    english = Texts(FOLDER, "en")
    assert texts("library.rules") == MARK + english("library.rules")
    assert texts("menu.back") == english("menu.back")
    assert texts.has("menu.back")
    assert own_name(tmp_path / "text", CODE) == CODE, "it does not say what it is called"
