"""The terms as data: all of both languages, their pages, what the rules stress, and the search."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from art.texts import read_catalog

from game.core.registry import GAME_IDS
from game.text import Texts
from game.text.folding import folded
from scenes.glossary.terms import OWN, Term, entries, search, terms
from scenes.rulebook.shelf import pages_of

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "text"
LANGUAGES = ["en", "es"]
WITHOUT_TERMS = {"controls", "finer"}
"""Pages of details and keys: they explain nothing by a name of its own."""
PLAIN = {
    # Captions of pictures that are no terms: whose cards they are, what happens there, and the names of colours.
    "rules.legend.health",
    "rules.draft.yours",
    "rules.draft.theirs",
    "rules.scoring.pile",
    "rules.scoring.points",
    "rules.masters.colour.red",
    "rules.masters.colour.blue",
    "rules.masters.colour.green",
    "rules.masters.colour.yellow",
    "rules.masters.attack.pair",
    "rules.masters.attack.hand",
    "rules.masters.attack.after",
    "rules.masters.pairs.again",
    "rules.masters.pairs.or_draw",
    "rules.masters.counter.open",
    "rules.street.word.you",
    "rules.street.word.rival",
    "rules.demonites.between",
    "rules.demonites.word.next",
    "rules.demonites.word.drew",
    "rules.demonites.word.rival_line",
    "rules.demonites.word.own_line",
    "rules.demonites.word.nobody",
    "rules.demonites.end.limit",
    "rules.demonites.end.unit.war",
    "rules.demonites.end.unit.skirmish",
    "rules.demonites.end.unit.scout",
    "rules.demonites.end.unit.ambush",
    "rules.demonites.end.unit.campaign",
    "rules.street.card.copies",
}
ARTICLES = ("the ", "el ", "la ", "los ", "las ")
SHORT = 4
"""A stressed word has at most so many words, and no full stop."""


def every(language: str) -> list[Term]:
    return terms(Texts(FOLDER, language, strict=True), GAME_IDS)


def names(found: list[Term]) -> list[str]:
    return [term.name for term in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_name_and_an_explanation(language: str) -> None:
    found = every(language)
    assert len(found) == len(entries())
    assert [term for term in found if not term.name or not term.about.endswith((".", "!"))] == []


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_term_belongs_to_a_page_and_every_page_has_terms(game: str) -> None:
    pages = {name for name, _ in pages_of(game)}
    own = [entry for entry in entries() if entry.game == game]
    assert {entry.page for entry in own} <= pages
    without = {page.split(".")[-1] for page in pages - {entry.page for entry in own}}
    assert without <= WITHOUT_TERMS
    assert max(Counter(entry.word for entry in own).values()) == 1


def test_no_text_of_the_glossary_is_left_over() -> None:
    used = {text for entry in entries() if entry.is_own for text in (entry.name_id, entry.about_id)}
    written = {str(message.id) for message in read_catalog(FOLDER / "en" / "glossary.po") if message.id}
    assert written == used
    assert all(text.startswith(f"{OWN}.") for text in written)


def _plain(text: str) -> str:
    """For comparing: folded, without an article."""
    plain = folded(text)
    return plain.removeprefix(next((article for article in ARTICLES if plain.startswith(article)), ""))


def _stressed(language: str) -> dict[str, str]:
    """Words that stand by themselves on the pages of the rules: labels, captions, the heads of lists."""
    found = {}
    for path in sorted((FOLDER / language).glob("*.po")):
        for message in read_catalog(path):
            name, text = str(message.id), str(message.string)
            if not name.startswith("rules.") or name.startswith(("rules.controls", "rules.tab")):
                continue
            parts = name.split(".")
            if len(parts) < 3 or parts[-1] == "title" or "{" in text or text.endswith(".") or len(text.split()) > SHORT:
                continue
            found[name] = text
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_the_rules_stress_is_a_term(language: str) -> None:
    known = {_plain(term.name) for term in every(language)}
    stressed = _stressed(language)
    assert len(stressed) > 60
    assert {name: text for name, text in stressed.items() if _plain(text) not in known and name not in PLAIN} == {}


def test_the_list_of_plain_words_holds_nothing_but_such() -> None:
    known = {str(message.id) for path in (FOLDER / "en").glob("*.po") for message in read_catalog(path)}
    assert known >= PLAIN


def test_the_alphabet_is_the_languages_own_without_accents() -> None:
    keys = [folded(name) for name in names(every("es"))]
    assert keys == sorted(keys)


def test_a_search_ignores_accents_and_capitals_and_finds_names_before_explanations() -> None:
    found = every("es")
    assert names(search(found, "FORMACION"))[0] == "Formación"
    assert search(found, "formación") == search(found, "  formacion ")
    first = names(search(found, "nie"))
    assert first[0] == "Niebla"
    assert "Mago" in first[1:], "its explanation speaks of the fog"


def test_a_search_takes_every_word_as_the_beginning_of_one() -> None:
    found = every("en")
    assert "Smaller army" in names(search(found, "small arm"))
    assert "Smaller army" in names(search(found, "arm sma"))
    assert "Late Train" in names(search(found, "train"))
    assert "Extra turn" not in names(search(found, "tra")), "only beginnings of words"
    assert search(found, "") == found
    assert search(found, "   ") == found
    assert search(found, "xyzzy") == []
    assert search(found, "·") == found, "signs alone are no words"


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_term_is_found_by_its_name_with_accents_and_without(language: str) -> None:
    found = every(language)
    for term in found:
        for query in (term.name, folded(term.name), term.name.upper(), folded(term.name).upper()):
            assert term in search(found, query), query
        # Nothing comes before it but what bears the same beginning.
        first = search(found, term.name)[0]
        assert folded(first.name).startswith(folded(term.name)), term.name
