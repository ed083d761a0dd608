"""Positions in words, as the rules page writes them (rules/street_war.md §8): for lessons and for tests.

A position is a mapping with: seats (each a mapping with character, health, ready, battle or row, cards, laid, shown,
patrol, momentum, pressed, shield), phase, actor, round, first, waiter, pile, deck, opened, results, rng (a seed).
Cards: battle cards by value, strategy cards by word; laid: lane (1 to 5) -> words. Cards named nowhere fill hands and
rows that are not described, then the piles, ascending; pile and deck name what lies on top. Everything else has the
default of a match in its first round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.rng import seeded
from game.games.street_war.cards import (
    BATTLE_HAND,
    CHARACTER_NUMBERS,
    CHARACTERS,
    LANES,
    STRATEGY_HAND,
    STRATEGY_NUMBERS,
)
from game.games.street_war.options import read_options
from game.games.street_war.packing import state_problem
from game.games.street_war.state import (
    HUSTLE,
    LAST_CALL,
    LINE_UP,
    LINE_UP_LAST,
    LOOK,
    NOBODY,
    PHASES,
    SET_UP,
    SET_UP_LAST,
    SWIPE,
    Seat,
    State,
    battle_deck,
    set_up_order,
    strategy_deck,
)

USUAL = ("hardhat", "drifter", "magpie")
"""The characters of seats that are not described: the first that the other seat has not."""
_LINED_UP = (HUSTLE, SET_UP, SET_UP_LAST, LAST_CALL, SWIPE, PHASES.index("peek"))


def faces(words: Iterable[str]) -> tuple[int, ...]:
    """Strategy cards by word as sorted face numbers. Raises KeyError for a word that is none."""
    return tuple(sorted(STRATEGY_NUMBERS[word] for word in words))


def position(setup: Mapping[str, Any], options: Mapping[str, str] | None = None) -> State:
    """The state that a set-up describes. Raises KeyError for a word that the game does not know, SetupError for an
    option that it does not have, and ValueError, with what is wrong, for a position that cannot be."""
    chosen = read_options(options or {})
    phase = PHASES.index(str(setup.get("phase", "set_up")))
    described = [*setup.get("seats", []), {}, {}][:2]
    battle, strategies = list(battle_deck(chosen)), list(strategy_deck(chosen))
    pile, deck = tuple(setup.get("pile", ())), [STRATEGY_NUMBERS[word] for word in setup.get("deck", ())]
    opened = [STRATEGY_NUMBERS[word] for word in setup.get("opened", ())]
    for card in (*pile, *(card for one in described for card in (*one.get("battle", ()), *one.get("row", ())))):
        _leave(battle, card)
    named = [*deck, *opened]
    for one in described:
        named += [
            *faces(one.get("cards", ())),
            *(card for lying in one.get("laid", {}).values() for card in faces(lying)),
        ]
    for card in named:
        _leave(strategies, card)
    named_characters = [str(one.get("character", "")) for one in described]
    seats = []
    waiter = int(setup.get("waiter", NOBODY))
    for number, one in enumerate(described):
        late = number == waiter and phase in (HUSTLE, SET_UP, LOOK) and one.get("character") == "commuter"
        lined_up = "row" in one or (phase in _LINED_UP and not late and "battle" not in one)
        if not named_characters[number]:
            named_characters[number] = next(one for one in USUAL if one not in named_characters)
        seats.append(_seat(one, named_characters[number], lined_up, battle, strategies))
    first = int(setup.get("first", 0))
    state = State(
        options=chosen,
        rng=seeded(int(setup.get("rng", 1))),
        phase=phase,
        round=int(setup.get("round", 1)),
        first=first,
        seats=(seats[0], seats[1]),
        pile=(*pile, *battle),
        deck=(*deck, *strategies),
        opened=tuple(opened),
        waiter=waiter,
        results=tuple((int(a), int(b)) for a, b in setup.get("results", ((2, 2),) * (int(setup.get("round", 1)) - 1))),
    )
    if state.results:
        state = state._replace(last=((1, 1, (), (), 1, 1),) * LANES)
    state = state._replace(actor=int(setup.get("actor", _actor(state))))
    done = {0, 1} if phase in (LAST_CALL, SWIPE) else {1 - state.actor} if phase in (LOOK, SET_UP_LAST) else set()
    seats = [seat._replace(done=int(number in done)) for number, seat in enumerate(seats)]
    state = state._replace(seats=(seats[0], seats[1]))
    problem = state_problem(state)
    if problem:
        raise ValueError(problem)
    return state


def _leave(deck: list[int], card: int) -> None:
    if card not in deck:
        raise ValueError(f"there is no card {card} left for this position")
    deck.remove(card)


def _seat(one: Mapping[str, Any], word: str, lined_up: bool, battle: list[int], strategies: list[int]) -> Seat:
    """The seat; what is not described is taken from the lowest cards left."""
    character = CHARACTERS[CHARACTER_NUMBERS[word]]
    row, hand = tuple(one.get("row", ())), tuple(sorted(one.get("battle", ())))
    if not row and not hand:
        taken, battle[:BATTLE_HAND] = tuple(battle[:BATTLE_HAND]), []
        row, hand = (taken, ()) if lined_up else ((), taken)
    # A file's lanes are words.
    laid = {int(lane): lying for lane, lying in one.get("laid", {}).items()}
    if "cards" in one or laid:
        cards = faces(one.get("cards", ()))
    else:
        cards = tuple(strategies[:STRATEGY_HAND])
        del strategies[:STRATEGY_HAND]
    return Seat(
        character=character.number,
        health=int(one.get("health", 5)),
        ready=int(one.get("ready", character.start)),
        hand=hand,
        row=row,
        cards=cards,
        laid=tuple(faces(laid.get(lane, ())) for lane in range(1, LANES + 1)),
        shown=faces(one.get("shown", ())),
        patrol=int(one.get("patrol", 0)),
        momentum=int(one.get("momentum", 0)),
        pressed=int(one.get("pressed", 0)),
        shield=int(one.get("shield", 0)),
    )


def _actor(state: State) -> int:
    """Who decides in this phase, where its rules leave no choice; else the first player."""
    if state.phase == SET_UP:
        return set_up_order(state)[0]
    if state.phase in (LOOK, SET_UP_LAST):
        return set_up_order(state)[1]
    if state.phase == LINE_UP and state.waiter >= 0:
        return 1 - state.waiter
    if state.phase == LINE_UP_LAST:
        return state.waiter if state.waiter >= 0 else 1 - state.first
    return state.first
