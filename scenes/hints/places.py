"""Where on the table an action is: the spots that a hint points at, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import pygame

from game.core.action import Action
from game.core.contract import View
from game.games.demonites.view import View as DemonView
from game.games.eight_bit_battle.cards import CARDS
from game.games.street_war.cards import LANES, STRATEGY_NUMBERS
from scenes.tables.demonites.keys import keys_of as demon_keys
from scenes.tables.eight_masters_revenge.keys import keys_of as masters_keys
from scenes.tables.spots import Key, Spot, Spots
from scenes.tables.street_war.keys import keys_of as street_keys

DONE: Key = ("confirm", 0, 0)


def _eight_bit(action: Action, seat: int, _: View) -> Iterable[Key]:
    if action.verb == "first":
        return ((action.args[0], 0, 0),)
    if action.args:
        # Of twins all that are in the hand: one is as good as the other.
        return tuple(("hand", seat, number) for number, card in enumerate(CARDS) if card.id in action.args)
    return ((action.verb, 0, 0),)


def _masters(action: Action, seat: int, _: View) -> Iterable[Key]:
    return masters_keys(action, seat)


def _street(action: Action, _: int, __: View) -> Iterable[Key]:
    if action.verb == "row":
        return tuple(("lane", 0, lane) for lane in range(1, LANES + 1))
    if action.verb == "set":
        return (("card", 0, STRATEGY_NUMBERS[action.args[0]]), ("lane", 0, int(action.args[1])))
    return street_keys(action)


def _demonites(action: Action, seat: int, view: DemonView) -> Iterable[Key]:
    hand = [card for card in view.hands[seat].cards if card is not None]
    keys = demon_keys(action, seat, hand[0] if hand else None)
    return keys or (DONE,)


OF_GAME: Mapping[str, Callable[[Action, int, View], Iterable[Key]]] = {
    "eight_bit_battle": _eight_bit,
    "eight_masters_revenge": _masters,
    "street_war": _street,
    "demonites": _demonites,
}


def rects_of(game_id: str, action: Action, seat: int, view: View, spots: Spots) -> tuple[pygame.Rect, ...]:
    """Where to press for this action. What is not laid out now is left out; of a button, where it is."""
    found: list[pygame.Rect] = []
    for key in sorted(OF_GAME[game_id](action, seat, view)):
        spot = _spot(key, spots)
        if spot is not None and spot.rect not in found:
            found.append(spot.rect)
    return tuple(found)


def _spot(key: Key, spots: Spots) -> Spot | None:
    """The spot with this key; else a twin of it in another place; else the button with this word, or the big one."""
    word, place, number = key
    for spot in spots.all:
        if spot.key == key:
            return spot
    if place == 0:
        for spot in spots.all:
            if spot.key[0] == word and spot.key[2] == number:
                return spot
    named = {f"button {word}", f"ability {word}"}
    for spot in spots.all:
        if spot.key[0] in named:
            return spot
    if (place, number) == (0, 0):
        return next((spot for spot in spots.all if spot.key == DONE), None)
    return None
