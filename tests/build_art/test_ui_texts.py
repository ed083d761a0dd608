"""Texts to .mo: the same bytes every time, and mistakes between the languages are found."""

from __future__ import annotations

import gettext
import io
from pathlib import Path

import pytest
from art import texts

HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'


def write(folder: Path, language: str, body: str) -> Path:
    path = folder / language / "arcade.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(HEADER + body, encoding="utf-8")
    return path


def test_compiled_texts_are_read_by_gettext_and_are_the_same_every_time(tmp_path: Path) -> None:
    write(tmp_path / "text", "es", 'msgid "hello"\nmsgstr "¡Hola, {name}!"\n')
    texts.compile_group(tmp_path / "source", tmp_path / "one")
    texts.compile_group(tmp_path / "source", tmp_path / "two")
    first = (tmp_path / "one" / "text" / "es" / "arcade.mo").read_bytes()
    assert first == (tmp_path / "two" / "text" / "es" / "arcade.mo").read_bytes()
    assert gettext.GNUTranslations(io.BytesIO(first)).gettext("hello") == "¡Hola, {name}!"


def test_problems_between_languages_are_told(tmp_path: Path) -> None:
    write(tmp_path, "en", 'msgid "a"\nmsgstr "A {n}"\n\nmsgid "b"\nmsgstr "B"\n')
    write(tmp_path, "es", 'msgid "a"\nmsgstr "A {m}"\n')
    problems = texts.text_problems(tmp_path)
    assert len(problems) == 2
    assert "'a'" in problems[0]
    assert "es/arcade.po has no text for 'b'" in problems[1]


def test_malformed_file_is_named(tmp_path: Path) -> None:
    path = write(tmp_path, "en", "msgid unquoted\n")
    with pytest.raises(texts.TextError, match=r"arcade\.po"):
        texts.read_catalog(path)
