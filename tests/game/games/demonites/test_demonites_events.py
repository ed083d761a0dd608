"""The events of the Demonites: their list and their table say the same."""

from __future__ import annotations

from game.games.demonites import events


def test_the_table_names_every_kind_in_the_order_of_the_list() -> None:
    rows = [line for line in (events.__doc__ or "").splitlines() if line.startswith("| ")]
    assert tuple(row.split("|")[1].strip() for row in rows[1:]) == events.KINDS


def test_what_is_silent_is_an_event() -> None:
    assert set(events.KINDS) >= events.SILENT
