"""The tables of docs/rules/demonites.md say what the program does."""

from __future__ import annotations

from pathlib import Path

from game.games.demonites import GAME
from game.games.demonites.cards import DEMONS
from game.games.demonites.modes import LINES, MODES
from game.text import Texts

ROOT = Path(__file__).resolve().parents[4]
PAGE = (ROOT / "docs" / "rules" / "demonites.md").read_text(encoding="utf-8")


def table(first: str) -> list[list[str]]:
    """The rows of the table whose head begins with this cell."""
    lines = iter(PAGE.splitlines())
    for line in lines:
        if line.startswith(f"| {first} |"):
            break
    next(lines)
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def test_every_demon() -> None:
    texts = Texts(ROOT / "assets" / "text", "en", strict=True)
    rows = table("no")
    assert len(rows) == len(DEMONS)
    for row, one in zip(rows, DEMONS, strict=True):
        scores = [one.attack, one.priority, one.defence, one.total]
        assert row[:2] == [str(one.number), texts(f"demon.{one.id}")]
        assert row[2].lower() == one.clan
        assert [int(cell) for cell in row[3:]] == scores


def test_limits() -> None:
    assert table("limit for players:") == [[mode.id.capitalize(), *map(str, mode.limits)] for mode in MODES]


def test_options() -> None:
    expected = [[f"`{option.id}`", ", ".join(option.values)] for option in GAME.options]
    assert [row[:2] for row in table("option")] == expected


def test_every_mode_has_its_chapter() -> None:
    assert all(f"\n## {mode.capitalize()}\n" in PAGE for mode in GAME.modes)
    assert f"{LINES[0]} cards and one with 2 to 4 players, {LINES[3]} and one with more" in PAGE
