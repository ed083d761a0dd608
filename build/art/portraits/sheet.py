"""The portraits of a cast in one sheet: assets/sprites/figures/portraits_<cast>.png and .json."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from art.portraits.busts import MOODS, draw_bust, read_bust
from art.sheet import Frame, write_sheet


@dataclass(frozen=True, slots=True)
class Cast:
    """The characters of one game, in their order on the sheet, and the moods in which each is drawn.

    `game`: as figures name it. `row`: how many characters the sheet has in a row.
    """

    name: str
    game: str
    members: tuple[str, ...]
    moods: tuple[str, ...]
    row: int

    @property
    def sheet(self) -> str:
        """The name of its sheet in sprites/figures."""
        return f"portraits_{self.name}"


MASTERS = Cast(
    "masters",
    "eight_masters_revenge",
    ("karu", "brugo", "corvane", "osmine", "masan", "nenzo", "tilla", "hulda"),
    MOODS,
    2,
)
"""The fighters of the four boards (rules/eight_masters_revenge.md §2.4)."""
STREET = Cast(
    "street",
    "street_war",
    ("magpie", "scoops", "drifter", "commuter", "hardhat", "liberty", "sketcher", "patrol"),
    ("calm", "hurt"),
    4,
)
"""The characters of rules/street_war.md §2.1."""
COURT = Cast(
    "court",
    "eight_bit_battle",
    ("king", "queen", "warrior", "wizard", "goblin", "villager", "baker", "lantern"),
    ("calm", "hurt"),
    4,
)
"""The characters of rules/eight_bit_battle.md §2, the three villagers each."""
CASTS = (COURT, MASTERS, STREET)


def frame_name(member: str, mood: str) -> str:
    """`karu`, `karu_hurt`, `karu_fury`."""
    return member if mood == MOODS[0] else f"{member}_{mood}"


def compile_group(source: Path, out: Path) -> None:
    """Draw and write the sheets of all casts.

    Raises FigureError or ExpressionError for bad data, ValueError for a member without a mood of its cast.
    """
    for cast in CASTS:
        frames = []
        for member in cast.members:
            bust = read_bust(source / "portraits" / f"{member}.toml")
            frames += [
                Frame(frame_name(member, mood), draw_bust(bust, mood).image(), trim=False) for mood in cast.moods
            ]
        width = 48 * cast.row * len(cast.moods) + 8
        write_sheet(out / "sprites" / "figures" / cast.sheet, frames, width=width)
