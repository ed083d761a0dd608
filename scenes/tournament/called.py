"""What those who enter a tournament are called: as they typed, else as the arcade lends them, in any language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.bracket import Entrant
from game.storage.tournament import Cup
from game.text import Texts
from scenes.match_config import PERSON, SeatConfig
from scenes.seating import ENTRANT, lent_name, names_of


def seats_of(entrants: Sequence[Entrant]) -> tuple[SeatConfig, ...]:
    """Each as somebody at a table. People without a name are called by their number among all, players of the arcade by
    what they are, with a number from the second of a kind on: in every match the same."""
    kinds: Counter[str] = Counter()
    found = []
    for number, one in enumerate(entrants, 1):
        if not one.lent:
            found.append(SeatConfig(one.kind, one.name))
        elif one.kind == PERSON:
            found.append(SeatConfig(one.kind, "", lent=True, text=ENTRANT, number=number))
        else:
            kinds[one.kind] += 1
            found.append(SeatConfig(one.kind, "", lent=True, number=kinds[one.kind]))
    return tuple(found)


def names(texts: Texts, entrants: Sequence[Entrant]) -> tuple[str, ...]:
    """What they are called, by number; no two alike."""
    return names_of(texts, seats_of(entrants))


def champion_of(texts: Texts, cup: Cup) -> str:
    """What a champion of before is called."""
    return cup.champion or lent_name(texts, 0, cup.kind, cup.text, cup.number)
