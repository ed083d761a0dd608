"""Positions in words, as the rules page writes them (rules/eight_masters_revenge.md §8.0): for lessons and for tests.

A position is a mapping with: mode, seats (each a mapping with life, fighter, cards, col, blocking, damage, power, hand,
aside, fury, passed, tokens, out), deck_top (top first; cards named nowhere follow in table order unless deck_only),
discard (the last is on top), turn, round, extra, place, and phase: `turn`, or `begin` where the begin of the turn has
still to be carried out. Everything has the default of §8.0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.events import Event
from game.games.eight_masters_revenge.cards import (
    BLOW_CARDS,
    FIGHTER_NUMBERS,
    NO_FIGHTER,
    NUMBERS,
    PLACE_NUMBERS,
    TOKEN_COUNTS,
)
from game.games.eight_masters_revenge.flow import settle
from game.games.eight_masters_revenge.modes import MODE_IDS, ONE_AGAINST_ALL
from game.games.eight_masters_revenge.options import read_options
from game.games.eight_masters_revenge.state import BEGIN, TURN, Seat, State, rules_of

MODES = {"ffa": "free_for_all", "lone": MODE_IDS[ONE_AGAINST_ALL]}
"""The rules page's short words for modes; the others are their ids."""


def card_number(word: str) -> int:
    """The number of a card, by its word such as `R24`. Raises KeyError."""
    return NUMBERS[word]


def card_numbers(words: Iterable[str]) -> tuple[int, ...]:
    """Card words as numbers. Raises KeyError."""
    return tuple(NUMBERS[word] for word in words)


def position(
    setup: Mapping[str, Any], events: list[Event] | None = None, options: Mapping[str, str] | None = None
) -> State:
    """The state that a set-up describes, without hidden pauses unless `options` say otherwise.

    Events of a begin of a turn that is carried out go to `events`. Raises KeyError for a word that the game does not
    know and SetupError for an option that it does not have.
    """
    chosen = read_options({"hide_pauses": "off", **(options or {})})
    mode_id = str(setup.get("mode", "duel"))
    number = MODE_IDS.index(MODES.get(mode_id, mode_id))
    mode = rules_of(number, chosen)
    described = [*setup.get("seats", []), *[{}] * mode.seats][: mode.seats]
    seats = [_seat(data, mode.lives[seat]) for seat, data in enumerate(described)]
    discard = card_numbers(setup.get("discard", ()))
    top = card_numbers(setup.get("deck_top", ()))
    named = {*discard, *top}
    for seat in seats:
        named |= {*seat.cards, *seat.hand, *seat.aside}
    rest = () if setup.get("deck_only") else tuple(card for card in range(BLOW_CARDS) if card not in named)
    active = setup.get("turn", 0)
    begin = setup.get("phase", "turn") == "begin"
    state = State(
        options=chosen,
        mode=number,
        rng=1,
        seats=tuple(seats),
        deck=top + rest,
        discard=discard,
        phase=TURN,
        actor=active,
        active=active,
        place=setup.get("place", mode.order.index(active)),
        round=setup.get("round", 2),
        begun=0 if begin else 1 << active,
        extra=setup.get("extra", 0),
        supply_damage=TOKEN_COUNTS[0] - sum((seat.traps.bit_count() + seat.damage.bit_count()) for seat in seats),
        supply_power=TOKEN_COUNTS[1] - sum(1 for seat in seats for sign in seat.power if sign),
        supply_crow=TOKEN_COUNTS[2] - sum(seat.crows.bit_count() for seat in seats),
    )
    if begin:
        moving = state.changeable()
        moving.phase = BEGIN
        settle(moving, events)
        state = moving
    return state


def _seat(data: Mapping[str, Any], life: int) -> Seat:
    fighter = data.get("fighter")
    number = NO_FIGHTER if fighter is None else FIGHTER_NUMBERS[fighter]
    if data.get("out"):
        return Seat(fighter=number, cards=(), col=0, out=1)
    tokens = data.get("tokens", {})
    power = data.get("power", (0, 0))
    return Seat(
        fighter=number,
        life=data.get("life", life),
        fury=data.get("fury", 0),
        passed=data.get("passed", 0),
        cards=card_numbers(data.get("cards", ("BOW", "BOW"))),
        col=data.get("col", 3) - 1,
        blocking=_mask(data.get("blocking", ())),
        damage=_mask(data.get("damage", ())),
        power=(power[0], power[1]),
        traps=_places(tokens, "damage"),
        crows=_places(tokens, "crow"),
        hand=tuple(sorted(card_numbers(data.get("hand", ())))),
        aside=tuple(sorted(card_numbers(data.get("aside", ())))),
    )


def _mask(flags: Iterable[int]) -> int:
    return sum(1 << slot for slot, flag in enumerate(flags) if flag)


def _places(tokens: Mapping[str, str], kind: str) -> int:
    return sum(1 << PLACE_NUMBERS[place] for place, token in tokens.items() if token == kind)
