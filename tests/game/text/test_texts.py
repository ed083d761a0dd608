"""Texts by id: languages, placeholders, plurals, what is missing."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path

import pytest
from art.texts import read_catalog, text_problems

from game.text import MissingTextError, Texts, languages, system_language
from game.text.folding import folded

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "assets" / "text"
TEXT_ID = re.compile(r"[a-z_]+(\.[a-z0-9_]+)+")


def ids(language: str) -> set[str]:
    # Of a text with plural forms both are its id.
    return {
        message.id if isinstance(message.id, str) else message.id[0]
        for path in (FOLDER / language).glob("*.po")
        for message in read_catalog(path)
        if message.id
    }


def test_languages_are_discovered_english_first() -> None:
    assert languages(FOLDER) == ("en", "es")


def test_languages_agree_in_ids_and_placeholders() -> None:
    assert text_problems(FOLDER) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_text_is_empty_and_all_are_in_the_compiled_file(language: str) -> None:
    texts = Texts(FOLDER, language, strict=True)
    missing = [text_id for text_id in ids(language) if not texts.has(text_id)]
    assert missing == []


def test_every_id_written_in_the_scenes_has_a_text() -> None:
    known = ids("en")
    prefixes = {name.split(".")[0] for name in known}
    asked = {
        (path.name, node.value)
        for path in (ROOT / "scenes").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and TEXT_ID.fullmatch(node.value)
    }
    files = (".png", ".json", ".tmx", ".ttf", ".txt", ".toml")
    lost = {(file, name) for file, name in asked if name.split(".")[0] in prefixes and name not in known}
    assert {(file, name) for file, name in lost if not name.endswith(files)} == set()
    assert len(asked) > 50


def test_placeholders_are_filled() -> None:
    assert Texts(FOLDER, "en", strict=True)("result.wins", who="Ada") == "Ada wins"
    assert Texts(FOLDER, "es", strict=True)("result.wins", who="Ada") == "Gana Ada"


@pytest.mark.parametrize(("language", "one", "two"), [("en", "1 day in", "2 days in"), ("es", "1 día", "2 días")])
def test_plurals_are_the_languages_own(language: str, one: str, two: str) -> None:
    texts = Texts(FOLDER, language, strict=True)
    assert texts.plural("daily.streak", 1).startswith(one)
    assert texts.plural("daily.streak", 2).startswith(two)


def test_a_missing_id_raises_in_tests_and_is_shown_to_players() -> None:
    with pytest.raises(MissingTextError, match=r"no\.such\.text"):
        Texts(FOLDER, "en", strict=True)("no.such.text")
    assert Texts(FOLDER, "en")("no.such.text") == "no.such.text"


def test_a_language_without_texts_says_how_to_get_them(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"build/run\.py assets"):
        Texts(tmp_path, "fr")


def test_switching_keeps_folder_and_strictness() -> None:
    switched = Texts(FOLDER, "en", strict=True).switched("es")
    assert (switched.language, switched.folder, switched.strict) == ("es", FOLDER, True)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("es_MX", "es"), ("Spanish_Spain", "es"), ("en_GB", "en"), ("fr_FR", "en"), (None, "en"), ("es-AR", "es")],
)
def test_the_system_language_is_taken_where_it_is_there(
    monkeypatch: pytest.MonkeyPatch, name: str | None, expected: str
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda *_: (name, "UTF-8"))
    assert system_language(("en", "es")) == expected


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_id_is_given_twice_one_text_would_be_lost(language: str) -> None:
    found: dict[str, str] = {}
    twice = []
    for path in sorted((ROOT / "assets" / "text" / language).glob("*.po")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("msgid ") and line != 'msgid ""':
                if line in found:
                    twice.append(f"{line} in {found[line]} and {path.name}")
                found[line] = path.name
    assert found
    assert twice == []


def test_a_spanish_word_in_capitals_has_the_accent_that_it_has_elsewhere() -> None:
    word = re.compile(r"[^\W\d_]{3,}")
    written: set[str] = set()
    capitals: set[tuple[str, str]] = set()
    for path in sorted((FOLDER / "es").glob("*.po")):
        for message in read_catalog(path):
            for text in [message.string] if isinstance(message.string, str) else message.string or ():
                for one in word.findall(re.sub(r"\{\w+\}", "", text)) if message.id else ():
                    capitals.add((path.name, one)) if one.isupper() else written.add(one.lower())
    accented = {folded(one): one for one in written if one != folded(one)}
    wrong = [(file, one) for file, one in capitals if one.lower() not in written and folded(one) in accented]
    assert {(file, one, accented[folded(one)]) for file, one in wrong if one.lower() == folded(one)} == set()
    assert len(capitals) > 100
    assert folded("NÚMERO") in accented


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_values_of_house_rules_begin_alike_and_dots_follow_without_a_space(language: str) -> None:
    texts = {
        message.id: message.string
        for path in sorted((FOLDER / language).glob("*.po"))
        for message in read_catalog(path)
        if isinstance(message.id, str) and isinstance(message.string, str) and message.id
    }
    values = {name: text for name, text in texts.items() if re.fullmatch(r"option\.\w+\.\w+\.(?!help)\w+", name)}
    # Names stay names: colours of seats, and the King.
    names = *(texts[f"seat.{seat}"] for seat in range(6)), texts["card.king"]
    large = {name: text for name, text in values.items() if text[0].isupper() and not text.startswith(names)}
    assert large == {}, "a choice is written small, wherever it is"
    assert len(values) > 40
    assert {name: text for name, text in texts.items() if re.search(r"\w \.\.\.", text)} == {}


NEVER_ONE = frozenset(
    {
        # Cards that are worth naming: two points and more.
        "coach.prize", "coach.worth", "rules.scoring.points",
        # What is dealt and looked at, and the limits of a match.
        "log.demonites.match_began_war", "log.demonites.match_began_skirmish", "log.demonites.match_began_scout",
        "log.demonites.match_began_ambush", "log.demonites.match_began_campaign", "log.street_war.match_began",
        "log.eight_masters_revenge.dealt_unseen", "log.street_war.pile_peeked_unseen", "rules.demonites.goal.text",
        "street.result.draw", "street.result.limit", "street.tip.pile.help", "rules.street.card.copies",
        # Six duels and more; two who enter; the actions of a whole match.
        "gauntlet.record", "gauntlet.end.before", "gauntlet.end.best", "tournament.over", "records.seed",
    }
)  # fmt: skip
"""Texts whose number is never one, so that they need no forms."""


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_may_be_one_is_told_by_its_own_form_or_without_any(language: str) -> None:
    many = re.compile(r"\{\w+\} (?!de |of |más)[^\W\d]+s\b")
    number = re.compile(r"\{(n|\w*count|cards|duels|matches|rounds|actions|limit)\}")
    found = {
        message.id
        for path in sorted((FOLDER / language).glob("*.po"))
        for message in read_catalog(path)
        if isinstance(message.id, str) and isinstance(message.string, str)
        for part in many.findall(message.string)
        if number.match(part)
    }
    assert found - NEVER_ONE == set()


def test_a_file_that_has_changed_is_read_anew(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    for path in sorted((FOLDER / "en").glob("*.mo"))[:2]:
        (folder / "some.mo").write_bytes(path.read_bytes())
        os.utime(folder / "some.mo", ns=(0, path.stat().st_size))
        texts = Texts(tmp_path, "en", strict=True)
        known = [message.id for message in read_catalog(path.with_suffix(".po")) if isinstance(message.id, str)]
        assert all(texts.has(name) for name in known if name)


def test_english_that_fills_in_for_one_stays_out_of_the_language_itself(tmp_path: Path) -> None:
    for language, name in (("en", "arcade"), ("es", "masters")):
        (tmp_path / language).mkdir()
        source = next(iter(sorted((FOLDER / language).glob(f"*{name}*.mo"))))
        (tmp_path / language / source.name).write_bytes(source.read_bytes())
    assert Texts(tmp_path, "es").has("boot.version")
    assert not Texts(tmp_path, "es", strict=True).has("boot.version")
