"""What a tooltip says."""

from __future__ import annotations

from typing import NamedTuple


class Tip(NamedTuple):
    """title and body in words; card: whose numbers stand between them, where it is about one; note: a line below."""

    title: str
    body: str
    card: int | None = None
    note: str = ""
