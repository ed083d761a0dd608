"""Help for everything on the street that can be pointed at: what a tooltip says."""

from __future__ import annotations

from game.games.street_war.cards import CHARACTERS, STRATEGIES
from scenes.tables.spots import Key
from scenes.tables.street_war.arena import Arena
from scenes.tables.tip import Tip

PLAIN = ("pile", "strategy_pile", "discard", "cones", "lasting")


def tip_for(key: Key | None, arena: Arena, faces_up: bool) -> Tip | None:
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
        side, lane = divmod(seat, 10)
        card = arena.board.seats[side].laid[lane - 1][number]
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
    return None


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
    data = next(known for known in CHARACTERS if known.id == character)
    note = say("street.tip.cooldown", n=data.cooldown, start=data.start)
    body = f"{say(f'ability.{character}')}: {say(f'ability.{character}.help')} {note}"
    return Tip(say(f"character.{character}"), body)
