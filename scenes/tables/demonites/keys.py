"""Which places on the table an action of the Demonites is made of: pressing all of them chooses it.

A key is a word and two numbers (`scenes.tables.spots.Key`):

| key             | what it is |
|-----------------|------------|
| hand, 0, card   | a card of the own hand, or the reserve |
| line, seat, n   | a card in an Ambush line, by its place from 0 |
| front, 0, n     | a front of a Campaign |
| seat, n, 0      | a player's plate: the rival of a bout |
| wait, go, round, hold | a button that is an action by itself |
"""

from __future__ import annotations

from game.core.action import Action
from scenes.tables.spots import Key

BUTTONS: tuple[str, ...] = ("go", "round", "wait", "hold")
OF_A_CARD = frozenset({"rush", "play", "scout", "reserve", "commit"})


def keys_of(action: Action, seat: int, reserve: int | None = None) -> frozenset[Key]:
    """The keys of an action of this seat; none for committing nothing. reserve: its card kept back, in an Ambush.
    Raises ValueError for what this game does not know."""
    verb, args = action.verb, tuple(map(int, action.args))
    if verb in BUTTONS:
        return frozenset({(verb, 0, 0)})
    if verb in OF_A_CARD:
        return frozenset(("hand", 0, card) for card in args)
    if verb == "rival":
        return frozenset({("seat", args[0], 0)})
    if verb == "regroup":
        return frozenset({("hand", 0, reserve or 0), ("line", seat, args[0])})
    if verb == "attack":
        return frozenset({("line", seat, args[0]), ("line", args[1], args[2])})
    if verb == "place":
        return frozenset({("hand", 0, args[0]), ("front", 0, args[1])})
    if verb == "charge":
        return frozenset({("front", 0, args[0])})
    raise ValueError(f"'{action.text}' is not made of keys")
