"""Who hangs in the gallery, game by game, as data."""

from __future__ import annotations

from typing import NamedTuple

from game.games.demonites.cards import CLAN_SIZE, CLANS, DEMONS, Demon

BESTIARY = "demonites"
"""The game whose figures are cards: its part of the gallery is the bestiary."""


class Figure(NamedTuple):
    """A figure with its animations. sheet: under `figures/`. name, help: text ids. tags: what it does, in order."""

    sheet: str
    name: str
    help: str
    tags: tuple[str, ...]


def _court(sheet: str, card: str) -> Figure:
    # Not everybody has an ability to show.
    ability = "ability" if card in ("king", "queen", "wizard") else "cheers"
    return Figure(
        sheet, f"card.{card}", f"card.{card}.help", ("idle", "walk", "attack", ability, "hurt", "win", "defeat")
    )


def _master(fighter: str) -> Figure:
    tags = ("idle", "strike", "block", "counter", "technique", "hurt", "win", "ko")
    return Figure(fighter, f"fighter.{fighter}", f"fighter.{fighter}.help", tags)


def _rival(character: str) -> Figure:
    tags = ("idle", "ability", "win", "lose", "ko")
    return Figure(character, f"character.{character}", f"character.{character}.help", tags)


CASTS: dict[str, tuple[Figure, ...]] = {
    "eight_bit_battle": tuple(
        _court(figure, figure) for figure in ("king", "queen", "warrior", "wizard", "goblin", "villager")
    ),
    "eight_masters_revenge": tuple(
        map(_master, ("karu", "tilla", "nenzo", "masan", "corvane", "brugo", "hulda", "osmine"))
    ),
    "street_war": tuple(
        map(
            _rival,
            ("magpie", "scoops", "drifter", "commuter", "hardhat", "liberty", "sketcher", "patrol"),
        )
    ),
}
"""By game; the bestiary is beside them."""


def clan_of(place: int) -> tuple[Demon, ...]:
    """The six demons of a clan by its place, the leader last. Raises IndexError."""
    assert CLANS[place]
    return DEMONS[place * CLAN_SIZE : (place + 1) * CLAN_SIZE]
