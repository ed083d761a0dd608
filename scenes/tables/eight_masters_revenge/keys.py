"""Which places on the table an action is made of: pressing all of them chooses it, in any order.

A key is a word and two numbers (`scenes.tables.spots.Key`):

| key                    | what it is |
|------------------------|------------|
| hand, 0, card          | a card of the own hand |
| side, 0, 0 or 1        | the placing: left or right |
| plate, seat, 0         | a seat: whom to attack, who draws |
| slot, seat, 0 or 1     | a card of a pair |
| pair, seat, 0          | both cards of a pair |
| place, seat, 0..11     | an empty place of an area |
| token, seat, 0..11     | a place with a token |
| mark, seat, 2*slot+kind| a token on a card: kind 0 a wound, 1 a power token |
| sign, 0, 1 or -1       | power up, power down |
| slide, seat, steps     | an arrow beside a pair: -2 to 2 |
| path, 0, effect        | a kind of effect |
| fighter, 0, number     | a fighter to pick |
| pass, draw, take, yield, reveal, none | buttons that are an action by themselves |
"""

from __future__ import annotations

from game.core.action import Action
from game.games.eight_masters_revenge.cards import EFFECTS, FIGHTER_NUMBERS, NUMBERS, PLACE_NUMBERS
from scenes.tables.spots import Key

BUTTONS: tuple[str, ...] = ("pass", "draw", "take", "yield", "reveal")
SIDES: tuple[str, ...] = ("left", "right")
MARKS: tuple[str, ...] = ("damage", "power")
SIGNS = {"up": 1, "down": -1}
WAYS = {"left": -1, "right": 1}


def keys_of(action: Action, seat: int) -> frozenset[Key]:
    """The keys of an action of `seat`. Raises ValueError for an action that the table does not know."""
    verb, args = action.verb, action.args
    if verb in BUTTONS and not args:
        return frozenset({(verb, 0, 0)})
    if verb == "attack":
        return frozenset({_hand(args[0]), _side(args[1]), ("plate", int(args[2]), 0)})
    if verb == "counter":
        return frozenset({_hand(args[0]), _side(args[1])})
    if verb == "discard":
        return frozenset(_hand(word) for word in args) or frozenset({("none", 0, 0)})
    if verb == "block":
        return frozenset({("slot", seat, int(args[0]))})
    if verb == "move":
        return _moved(args, seat)
    if verb == "pick":
        return frozenset({("fighter", 0, FIGHTER_NUMBERS[args[0]])})
    if verb == "choose":
        return frozenset({("path", 0, EFFECTS.index(args[0]))})
    return _on_somebody(verb, args)


def _hand(word: str) -> Key:
    return ("hand", 0, NUMBERS[word])


def _side(word: str) -> Key:
    return ("side", 0, SIDES.index(word))


def _moved(args: tuple[str, ...], seat: int) -> frozenset[Key]:
    first, second = args
    if first in PLACE_NUMBERS:
        return frozenset({("token", seat, PLACE_NUMBERS[first]), ("place", seat, PLACE_NUMBERS[second])})
    return frozenset({("mark", seat, 2 * int(second) + MARKS.index(first))})


def _on_somebody(verb: str, args: tuple[str, ...]) -> frozenset[Key]:
    """Actions whose first word names whose area it is about."""
    seat = int(args[0])
    if verb == "slide":
        steps = int(args[2]) if len(args) > 2 else 1
        return frozenset({("slide", seat, WAYS[args[1]] * steps)})
    if verb in ("crow", "trap"):
        return frozenset({("place", seat, PLACE_NUMBERS[args[1]])})
    if verb in ("wound", "copy"):
        return frozenset({("slot", seat, int(args[1]))})
    if verb == "power":
        return frozenset({("slot", seat, int(args[1])), ("sign", 0, SIGNS[args[2]])})
    if verb == "remove" and len(args) == 2:
        return frozenset({("token", seat, PLACE_NUMBERS[args[1]])})
    if verb == "remove":
        return frozenset({("mark", seat, 2 * int(args[1]) + MARKS.index(args[2]))})
    if verb == "switch":
        return frozenset({("pair", seat, 0)})
    if verb == "draw":
        return frozenset({("plate", seat, 0)})
    raise ValueError(f"the table does not know the action '{verb} {' '.join(args)}'")
