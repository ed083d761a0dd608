"""The doors of the title: which entries each page of the main menu holds, and what they open.

A page is a table of rows; what a row opens is imported when it is pressed, for the title must not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from scenes.context import Context


def _always(_context: Context) -> bool:
    return True


class Door(NamedTuple):
    """One entry. text: id of its label, `<text>.about` being the line that explains it on a page. shown: whether the
    entry is there now (asked when the page is entered and whenever somebody comes back to it)."""

    text: str
    open: Callable[[Context], None]
    style: str = "steel"
    shown: Callable[[Context], bool] = _always


def _play(context: Context) -> None:
    from scenes.select import SelectScene

    context.stack.push(SelectScene(context))


def _continue(context: Context) -> None:
    from scenes.saves.opening import go_on_with_last

    go_on_with_last(context)


def _has_saves(context: Context) -> bool:
    from scenes.saves.shelf import has_saves

    return has_saves(context)


def _saves(context: Context) -> None:
    from scenes.saves.scene import SavesScene

    context.stack.push(SavesScene(context))


def _page(name: str) -> Callable[[Context], None]:
    def open_page(context: Context) -> None:
        from scenes.doors_page import DoorsScene

        context.stack.push(DoorsScene(context, name))

    return open_page


def _options(context: Context) -> None:
    from scenes.options import OptionsScene

    context.stack.push(OptionsScene(context))


def _rules(context: Context) -> None:
    from scenes.rules import RulesScene

    context.stack.push(RulesScene(context, None))


def _glossary(context: Context) -> None:
    from scenes.glossary.scene import open_glossary

    open_glossary(context)


def _climb(context: Context) -> None:
    from scenes.climb.scene import open_climb

    open_climb(context)


def _daily(context: Context) -> None:
    from scenes.daily.scene import open_daily

    open_daily(context)


def _tournament(context: Context) -> None:
    from scenes.tournament.shelf import open_tournament

    open_tournament(context)


def _puzzles(context: Context) -> None:
    from scenes.puzzles.scene import open_puzzles

    open_puzzles(context)


def _records(context: Context) -> None:
    from scenes.records.scene import open_records

    open_records(context)


def _gallery(context: Context) -> None:
    from scenes.gallery.scene import GalleryScene

    context.stack.push(GalleryScene(context))


def _quit(context: Context) -> None:
    context.quit()


PAGES: Mapping[str, tuple[Door, ...]] = {
    "title": (
        Door("title.continue", _continue, "red", _has_saves),
        Door("title.play", _play, "red", lambda context: not _has_saves(context)),
        Door("title.play", _play, "steel", _has_saves),
        Door("title.challenges", _page("challenges"), "steel", lambda context: has_doors(context, "challenges")),
        Door("title.library", _page("library")),
        Door("title.options", _options),
        Door("title.quit", _quit),
    ),
    "challenges": (
        Door("daily.title", _daily),
        Door("climb.title", _climb),
        Door("tournament.title", _tournament),
        Door("puzzles.title", _puzzles),
    ),
    "library": (
        Door("library.rules", _rules),
        Door("glossary.title", _glossary),
        Door("library.records", _records),
        Door("library.saves", _saves),
        Door("library.gallery", _gallery),
    ),
}
"""Page by page, from top to bottom."""


def doors_of(context: Context, page: str) -> tuple[Door, ...]:
    """The entries of a page that are there now. Raises KeyError for an unknown page."""
    return tuple(door for door in PAGES[page] if door.shown(context))


def has_doors(context: Context, page: str) -> bool:
    """Whether a page holds anything now: an empty one is not offered."""
    return bool(doors_of(context, page))
