"""Whose pictures stand for who plays, game by game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scenes.match_config import PERSON


class Faces(NamedTuple):
    """The pictures of one game.

    sheet, slice: where they are ("": the whole frame). people: a person's, by seat; opponents: the arcade's, by kind
    and seat; both in turns where more sit there. eyes: pixels from a picture's upper edge to its eyes, for where only a
    strip of it is shown; of whom nothing is said, they are in the middle.
    """

    sheet: str
    slice: str
    people: tuple[str, ...]
    opponents: Mapping[str, tuple[str, ...]]
    eyes: Mapping[str, int] = {}

    def of(self, kind: str, seat: int) -> str:
        """The frame of whoever sits there."""
        names = self.people if kind == PERSON else self.opponents[kind]
        return names[seat % len(names)]


COURT = Faces(
    "figures/portraits_court",
    "",
    ("king", "queen", "baker", "villager"),
    {
        "ai:1": ("lantern",),
        "ai:2": ("goblin",),
        "ai:3": ("warrior",),
        "ai:4": ("wizard",),
        "ai:5": ("queen", "king"),
        "ai:search": ("wizard",),
        "ai:greedy": ("warrior",),
        "ai:random": ("goblin",),
    },
)
DOJO = Faces(
    "figures/portraits_masters",
    "",
    ("karu", "tilla", "masan", "hulda"),
    {
        "ai:1": ("hulda",),
        "ai:2": ("corvane",),
        "ai:3": ("brugo",),
        "ai:4": ("nenzo",),
        "ai:5": ("osmine",),
        "ai:search": ("osmine",),
        "ai:greedy": ("brugo",),
        "ai:random": ("nenzo",),
    },
)
STREET = Faces(
    "figures/portraits_street",
    "",
    ("sketcher", "patrol", "magpie", "liberty"),
    {
        "ai:1": ("drifter",),
        "ai:2": ("scoops",),
        "ai:3": ("hardhat",),
        "ai:4": ("liberty",),
        "ai:5": ("commuter",),
        "ai:search": ("commuter",),
        "ai:greedy": ("hardhat",),
        "ai:random": ("drifter",),
    },
)
CLANS = Faces(
    "demons/portraits",
    "",
    # Leaders of clans, each in the colour of its seat.
    ("the_unblinking", "ashqueen_vell", "prince_glub", "thunderhoof_magg", "countess_noctra", "skullmarshal_orr"),
    {
        "ai:1": ("nilpage",),
        "ai:2": ("femurjack",),
        "ai:3": ("eclipse_squire",),
        "ai:4": ("weighmaster_orbis",),
        "ai:5": ("emperor_nought",),
        "ai:search": ("emperor_nought",),
        "ai:greedy": ("eclipse_squire",),
        "ai:random": ("femurjack",),
    },
    {
        "the_unblinking": 22,
        "ashqueen_vell": 22,
        "prince_glub": 13,
        "thunderhoof_magg": 26,
        "countess_noctra": 20,
        "femurjack": 28,
        "emperor_nought": 22,
    },
)
FACES: Mapping[str, Faces] = {"eight_masters_revenge": DOJO, "street_war": STREET, "demonites": CLANS}
"""By game; all others have the court's."""
