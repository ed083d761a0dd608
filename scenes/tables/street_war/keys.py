"""Which places on the table an action of Street War is made of: pressing all of them chooses it.

A key is a word and two numbers (`scenes.tables.spots.Key`):

| key                 | what it is |
|---------------------|------------|
| fighter, 0, number  | a character to pick |
| card, 0, face       | a strategy card of the own hand |
| gift, 0, face       | the one that Barter gives away |
| redraw, 0, 0        | Scoops changes a strategy card |
| peeked, 0, value    | a card of the pile that Scoops sees |
| lane, 0, lane       | an own lane, 1 to 5 |
| their, 0, lane      | the battle card on a lane of the other side; to look at, or to swipe |
| theirs, 0, lane     | the strategy cards on a lane of the other side |
| any other word      | a button that is an action by itself |

Rows and what is laid on lanes are put together in `choosing.py`: they are several places at once.
"""

from __future__ import annotations

from game.core.action import Action
from game.games.street_war.cards import CHARACTER_NUMBERS, STRATEGY_NUMBERS
from scenes.tables.spots import Key

BUTTONS: tuple[str, ...] = ("wait", "pass", "steal", "extra", "patrol", "peek", "leave", "done", "shield")
ABILITY_WORDS: tuple[str, ...] = ("wait", "steal", "extra", "patrol", "peek", "shield")
"""Buttons that use the character's ability: the big button is theirs."""


def keys_of(action: Action) -> frozenset[Key]:
    """The keys of an action. Raises ValueError for one that is not made by pressing keys (`row`, `set`)."""
    verb, args = action.verb, action.args
    if verb in BUTTONS and not args:
        return frozenset({(verb, 0, 0)})
    if verb == "pick":
        return frozenset({("fighter", 0, CHARACTER_NUMBERS[args[0]])})
    if verb == "open":
        keys = {("card", 0, STRATEGY_NUMBERS[args[0]])}
        return frozenset(keys | {("gift", 0, STRATEGY_NUMBERS[args[1]])} if len(args) > 1 else keys)
    if verb == "redraw":
        return frozenset({("redraw", 0, 0), ("card", 0, STRATEGY_NUMBERS[args[0]])})
    if verb == "take":
        return frozenset({("peeked", 0, int(args[0])), ("lane", 0, int(args[1]))})
    if verb == "look":
        return frozenset({("their", 0, int(args[0])), ("theirs", 0, int(args[1]))})
    if verb in ("glimpse", "swipe"):
        return frozenset({("their", 0, int(args[0]))})
    raise ValueError(f"'{action.text}' is not made of keys")
