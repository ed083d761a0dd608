"""The terms of all games from `assets/glossary.toml`, in the language of now, and the search over them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.text import Texts
from game.text.folding import folded
from scenes.assets import asset_path

OWN = "glossary"


class Entry(NamedTuple):
    """A term as data: its game, the page of that game's rules, its word in the file."""

    game: str
    page: str
    word: str

    @property
    def is_own(self) -> bool:
        """Whether the glossary itself explains it; else its texts are the game's (a card, an effect, a fighter)."""
        return "." not in self.word

    @property
    def name_id(self) -> str:
        """The id of its name."""
        return f"{OWN}.{self.game}.{self.word}" if self.is_own else self.word

    @property
    def about_id(self) -> str:
        """The id of what it means."""
        return f"{self.name_id}.{'about' if self.is_own else 'help'}"


class Term(NamedTuple):
    """An entry in a language."""

    entry: Entry
    name: str
    about: str

    @property
    def key(self) -> str:
        """What it is sorted by."""
        return folded(self.name)


@lru_cache(maxsize=1)
def entries() -> tuple[Entry, ...]:
    """Everything in the file, in its order: by game, by page. Raises what a broken file raises: it is ours."""
    data = tomllib.loads(asset_path("glossary.toml").read_text(encoding="utf-8"))
    return tuple(
        Entry(game, page, word) for game, pages in data.items() for page, words in pages.items() for word in words
    )


def terms(texts: Texts, games: Sequence[str]) -> list[Term]:
    """The terms of these games in this language, in the order of its alphabet."""
    found = [
        Term(entry, _capital(texts(entry.name_id)), texts(entry.about_id)) for entry in entries() if entry.game in games
    ]
    return sorted(found, key=lambda term: (term.key, games.index(term.entry.game), term.entry.word))


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def search(found: Sequence[Term], query: str) -> list[Term]:
    """Those in which every word of the query begins a word, accents and capitals ignored: first where the name begins
    with the query, then where the name holds its words, last where only the explanation does."""
    words = _words(query)
    if not words:
        return list(found)
    ranked = [(rank, term) for term in found if (rank := _rank(term, words)) is not None]
    return [term for _, term in sorted(ranked, key=lambda pair: pair[0])]


def _rank(term: Term, words: Sequence[str]) -> int | None:
    name = _words(term.name)
    if " ".join(name).startswith(" ".join(words)):
        return 0
    if _begun(words, name):
        return 1
    return 2 if _begun(words, [*name, *_words(term.about)]) else None


def _begun(words: Sequence[str], among: Sequence[str]) -> bool:
    return all(any(other.startswith(word) for other in among) for word in words)


def _words(text: str) -> list[str]:
    """The words of a text, folded: what stands between signs and spaces."""
    return re.findall(r"\w+", folded(text))
