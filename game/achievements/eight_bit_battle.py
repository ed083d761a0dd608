"""Achievements of 8-Bit Battle (rules/eight_bit_battle.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.achievements.achievement import Achievement, Look
from game.games.eight_bit_battle.cards import (
    CARDS,
    GOBLIN,
    KING,
    QUEEN,
    TORCH,
    WARRIOR,
    WIZARD,
)

GAME = "eight_bit_battle"
BATTLES = 4
BIG_POINTS = 12
"""A battle worth so many points is a feast."""
VILLAGER = "villager"


class Clash(NamedTuple):
    """One battle. mine, theirs: characters on the table, those who joined too. my_items, their_items: laid. joined:
    reasons why somebody joined me. won: whether I did; cards, points: what the winner took."""

    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    my_items: tuple[int, ...]
    their_items: tuple[int, ...]
    joined: tuple[str, ...]
    won: bool
    cards: tuple[int, ...]
    points: int
    outcome: str
    turned_key: bool


def clashes(look: Look) -> Iterator[Clash]:
    """The battles of the match, in order, from the person's side."""
    characters: list[list[int]] = [[], []]
    items: list[tuple[int, ...]] = [(), ()]
    joined: list[str] = []
    outcome, key = "", False
    me = look.seat
    for event in look.match.story:
        if event.kind == "battle_started":
            characters, items, joined, outcome, key = [[], []], [(), ()], [], "", False
        elif event.kind == "revealed":
            seat = event.number("seat")
            characters[seat], items[seat] = list(event.cards("characters")), event.cards("items")
        elif event.kind == "joined":
            characters[event.number("seat")].append(event.number("character"))
            if event["seat"] == me:
                joined.append(str(event["reason"]))
        elif event.kind == "key_turned":
            key = key or event["seat"] == me
        elif event.kind == "clash":
            outcome = str(event["outcome"])
        elif event.kind == "battle_won":
            yield Clash(
                tuple(characters[me]),
                tuple(characters[1 - me]),
                items[me],
                items[1 - me],
                tuple(joined),
                event["seat"] == me,
                event.cards("cards"),
                event.number("points"),
                outcome,
                key,
            )


def _swept(look: Look) -> bool:
    """All four battles of a round won."""
    won = 0
    for event in look.match.story:
        if event.kind == "round_started":
            won = 0
        elif event.kind == "battle_won" and event["seat"] == look.seat:
            won += 1
            if won == BATTLES:
                return True
    return False


def _came_back(look: Look) -> bool:
    """The first round lost, the match won."""
    first = next(look.match.of("round_over"), None)
    return first is not None and first["winner"] != look.seat and look.won


def _villagers(cards: tuple[int, ...]) -> bool:
    return bool(cards) and all(CARDS[card].id == VILLAGER for card in cards)


def _pitchforks(clash: Clash) -> bool:
    return clash.won and _villagers(clash.mine) and WARRIOR in clash.theirs


def _wedding(clash: Clash) -> bool:
    return clash.won and KING in clash.mine and QUEEN in clash.mine


def _lights_on(clash: Clash) -> bool:
    return clash.won and clash.outcome == "torch" and TORCH in clash.my_items and WIZARD in clash.theirs


def _bare_hands(clash: Clash) -> bool:
    return clash.won and not clash.my_items and len(clash.their_items) > 0


def _goblin_king(clash: Clash) -> bool:
    return clash.won and clash.mine == (GOBLIN,) and KING in clash.theirs


# fmt: off
EIGHT_BIT_BATTLE: tuple[Achievement, ...] = (
    Achievement("clean_sweep", GAME, "star", _swept),
    Achievement("comeback", GAME, "undo", _came_back),
    Achievement("pitchforks", GAME, "attack", lambda look: any(map(_pitchforks, clashes(look)))),
    Achievement("royal_wedding", GAME, "bond", lambda look: any(map(_wedding, clashes(look)))),
    Achievement("lights_on", GAME, "torch_sign", lambda look: any(map(_lights_on, clashes(look)))),
    Achievement("fogbound", GAME, "fog", lambda look: any(c.won and c.outcome == "fog" for c in clashes(look))),
    Achievement("bare_hands", GAME, "hand_card", lambda look: any(map(_bare_hands, clashes(look)))),
    Achievement("goblin_coup", GAME, "crown", lambda look: any(map(_goblin_king, clashes(look)))),
    Achievement("one_more_round", GAME, "ale_sign",
                lambda look: any(c.won and "ale" in c.joined for c in clashes(look))),
    Achievement("locksmith", GAME, "key", lambda look: any(c.won and c.turned_key for c in clashes(look))),
    Achievement("feast", GAME, "health", lambda look: any(c.won and c.points >= BIG_POINTS for c in clashes(look))),
)
# fmt: on
