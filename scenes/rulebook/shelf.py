"""Which pages explain which game, and what they are drawn with."""

from __future__ import annotations

from importlib import import_module

from scenes.context import Context
from scenes.rulebook.drawing import Book, Page


def pages_of(game_id: str) -> tuple[Page, ...]:
    """The pages of this game's rules, the goal first, the keys last."""
    # On demand: a title screen needs no pages, and one game's readers not those of the others.
    pages: tuple[Page, ...] = import_module(f"scenes.rulebook.{game_id}").PAGES
    return pages


def book_of(game_id: str, context: Context) -> Book:
    """The tools that this game's pages take."""
    book: Book = import_module(f"scenes.rulebook.{game_id}").BOOK(context)
    return book
