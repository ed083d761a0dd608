"""Help for everything on the street that can be pointed at: what a tooltip says."""

from __future__ import annotations

from game.games.street_war.cards import CHARACTERS, STRATEGIES
from scenes.tables.spots import Key
from scenes.tables.street_war.arena import Arena
from scenes.tables.street_war.choosing import Choosing
from scenes.tables.tip import Tip

SIGNS = ("menu", "log", "rules", "eye")
PLAIN = ("pile", "strategy_pile", "discard", "cones", "lasting")


def tip_for(key: Key | None, arena: Arena, choosing: Choosing | None, faces_up: bool) -> Tip | None:
    """What there is to say about a spot; None where that is nothing, or nothing for whoever looks."""
    if key is None:
        return None
    word, seat, number = key
    say = arena.say
    if word in ("battle", "card", "peeked") and not faces_up:
        return None
    if word in ("battle", "peeked"):
        return battle_tip(arena, number)
    if word == "card":
        return strategy_tip(arena, number)
    if word == "laid":
        card = laid_card(key, arena)
        return strategy_tip(arena, card) if card is not None else None
    if word == "fighter":
        return character_tip(arena, CHARACTERS[number].id)
    if word in ("figure", "plate", "ability_mark"):
        character = arena.board.seats[seat].character
        if character is None:
            return Tip(arena.name(seat), say("street.tip.nobody"))
        return character_tip(arena, character)
    if word in ("lane", "their", "side", "sum"):
        return Tip(say("street.tip.lane", n=number), say("street.tip.lane.help"))
    if word == "theirs":
        return Tip(say("street.tip.theirs", n=number), say("street.tip.theirs.help"))
    if word in PLAIN:
        counts = {"pile": arena.board.pile, "strategy_pile": arena.board.deck, "discard": len(arena.board.opened)}
        health = arena.board.seats[seat].health
        return Tip(say(f"street.tip.{word}"), say(f"street.tip.{word}.help", n=counts.get(word, health)))
    if word.startswith("ability "):
        character = arena.board.seats[arena.tray].character
        return character_tip(arena, character) if character is not None else None
    if word in SIGNS:
        return Tip(say(f"street.tip.{word}"), say(f"street.tip.{word}.help"))
    if word.startswith("button "):
        name = word.removeprefix("button ")
        return Tip(say(f"street.button.{name}"), say(f"street.tip.button.{name}"))
    if word == "confirm":
        return _confirm_tip(arena, choosing)
    return None


def _confirm_tip(arena: Arena, choosing: Choosing | None) -> Tip:
    """What the big button does now."""
    kind = "confirm"
    if choosing is not None and (choosing.makes_row or choosing.lays):
        kind = "row" if choosing.makes_row else "done"
    return Tip(arena.say(f"street.button.{kind}"), arena.say(f"street.tip.button.{kind}"))


def laid_card(key: Key, arena: Arena) -> int | None:
    """The strategy card that a `laid` spot is; None for one that is covered, or gone since the spots were laid out."""
    side, lane = divmod(key[1], 10)
    lying = arena.board.seats[side].laid[lane - 1]
    return lying[key[2]] if key[2] < len(lying) else None


def battle_tip(arena: Arena, value: int) -> Tip:
    """A battle card in words."""
    return Tip(arena.say("street.tip.battle", n=value), arena.say("street.tip.battle.help"))


def strategy_tip(arena: Arena, face: int) -> Tip:
    """A strategy card in words, and where it is played."""
    card = STRATEGIES[face]
    note = arena.say(f"street.kind.{card.kind}")
    return Tip(arena.say(f"strategy.{card.id}"), arena.say(f"strategy.{card.id}.help"), note=note)


def character_tip(arena: Arena, character: str) -> Tip:
    """A character and the ability."""
    say = arena.say
    return Tip(say(f"character.{character}"), f"{say(f'ability.{character}')}: {say(f'ability.{character}.help')}")
