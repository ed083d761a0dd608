"""What is pressed on the table of Street War for the actions of one decision."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from game.games.street_war.cards import STRATEGY_NUMBERS
from scenes.tables.spots import Key
from scenes.tables.street_war.keys import ABILITY_WORDS
from scenes.tables.street_war.table import StreetTable

CONFIRM: Key = ("confirm", 0, 0)


def presses(table: StreetTable, actions: Sequence[Action]) -> list[Key]:
    """The spots in order, the confirming one last. actions: one, or what is laid on lanes with its `done`."""
    choosing = table.choosing
    assert choosing is not None
    first = actions[0]
    if first.verb == "row":
        values = [int(word) for word in first.args]
        return _on_lanes("battle", choosing.battle, [(value, lane) for lane, value in enumerate(values, 1)])
    if actions[-1].verb == "done":
        laid = [(STRATEGY_NUMBERS[action.args[0]], int(action.args[1])) for action in actions[:-1]]
        return _on_lanes("card", choosing.hand, laid)
    if not first.args:
        return [(f"{'ability' if first.verb in ABILITY_WORDS else 'button'} {first.verb}", 0, 0)]
    card = STRATEGY_NUMBERS[first.args[0]]
    return [("card", choosing.hand.index(card), card), CONFIRM]


def _on_lanes(word: str, cards: list[int], wanted: list[tuple[int, int]]) -> list[Key]:
    """Each card, then its lane; twins one after the other."""
    keys: list[Key] = []
    free = dict(enumerate(cards))
    for card, lane in wanted:
        place = next(place for place, one in free.items() if one == card)
        del free[place]
        keys += [(word, place, card), ("lane", 0, lane)]
    return [*keys, CONFIRM]
