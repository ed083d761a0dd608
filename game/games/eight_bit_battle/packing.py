"""States as JSON values, and the question whether a state is well formed: apart from why a match ended and who won."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.record import plain
from game.games.eight_bit_battle.cards import CARDS, CHARACTER_MASK, ITEM_MASK, mask_of
from game.games.eight_bit_battle.options import OPTIONS
from game.games.eight_bit_battle.scoring import ROUNDS
from game.games.eight_bit_battle.state import (
    CHARACTER_TURNS,
    COMMIT_ATTACKER,
    COMMIT_DEFENDER,
    DRAFT_CHARACTERS,
    DRAFT_ITEMS,
    FIRST,
    ITEM_TURNS,
    JOIN_ATTACKER,
    JOIN_DEFENDER,
    OUTCOMES,
    OVER,
    REASONS,
    State,
    committed,
    item_deck,
)

DRAFT_PHASES = (DRAFT_CHARACTERS, DRAFT_ITEMS)
BATTLE_PHASES = range(COMMIT_ATTACKER, FIRST)


def state_to_json(state: State) -> dict[str, Any]:
    """The state as JSON values, by field name."""
    data: dict[str, Any] = plain(state)
    return data


def state_from_json(data: object) -> State:
    """The way back. Raises ValueError with what is wrong for data that is no well-formed state."""
    if not isinstance(data, dict) or set(data) != set(State.__struct_fields__):
        raise ValueError("this is no state of 8-Bit Battle: its fields are not the ones expected")
    try:
        state = msgspec.convert(data, State)
    except msgspec.ValidationError as error:
        raise ValueError(f"this is no state of 8-Bit Battle: {error}") from error
    problem = state_problem(state)
    if problem:
        raise ValueError(f"this is no state of 8-Bit Battle: {problem}")
    return state


def state_problem(state: State) -> str | None:
    """What is not well formed about a state whose fields have the right types; None for a well-formed one."""
    return _bad_number(state) or _bad_cards(state) or _bad_table(state) or _bad_phase(state)


def _bad_number(state: State) -> str | None:
    for number, option in zip(state.options, OPTIONS, strict=True):
        if not 0 <= number < len(option.values):
            return f"option {option.id} has no value number {number}"
    ranges: dict[str, tuple[int, int]] = {
        "rng": (0, (1 << 64) - 1),
        "phase": (0, OVER),
        "round": (1, ROUNDS),
        "first": (0, 1),
        "turn": (0, CHARACTER_TURNS),
        "attacker": (0, 1),
        "battle": (0, CHARACTER_TURNS),
        "opened": (0, 3),
        "ale_used": (0, 1),
        "keys_turned": (0, 1),
        "swapped": (0, 1),
        "winner": (-1, 1),
    }
    for name, (low, high) in ranges.items():
        value = getattr(state, name)
        if not low <= value <= high:
            return f"{name} is {value}, which is not from {low} to {high}"
    for row in state.results:
        if row[2] not in (0, 1) or not 0 <= row[3] < len(REASONS):
            return "a finished round has no such winner or reason"
    if state.last is not None:
        attacker, attacking, defending, _, _, outcome, winner = state.last
        if attacker not in (0, 1) or winner not in (0, 1) or not 0 <= outcome < len(OUTCOMES):
            return "the last battle has no such seat or outcome"
        if any(not -1 <= card < len(CARDS) for card, _ in attacking + defending):
            return "the last battle names a card that does not exist"
    return None


def _bad_cards(state: State) -> str | None:
    """Every card of the round lies in exactly one place, and nobody knows what is not there."""
    loose = [*state.deck, *state.fighters[0], *state.fighters[1], *state.laid[0], *state.laid[1]]
    if any(not 0 <= card < len(CARDS) for card in loose):
        return "there is a card that does not exist"
    if len(set(state.deck)) != len(state.deck):
        return "a card lies in the deck twice"
    every = 0
    for mask in (*state.hands, *state.piles, state.gone, mask_of(state.deck)):
        if mask < 0 or every & mask:
            return "a card lies in two places"
        every |= mask
    in_play = CHARACTER_MASK
    if state.phase != DRAFT_CHARACTERS:
        in_play |= mask_of(item_deck(state.options))
    if every != in_play:
        return "cards are missing, or there are too many"
    for seat in (0, 1):
        if state.known[seat] < 0 or state.known[seat] & ~state.hands[1 - seat]:
            return f"seat {seat} knows cards that the other seat does not hold"
    return None


def _bad_table(state: State) -> str | None:
    """What lies on the table comes from the hands, and is as much as the phase allows."""
    for seat in (0, 1):
        fighters, laid = state.fighters[seat], state.laid[seat]
        table = committed(state, seat)
        if table & ~state.hands[seat] or table.bit_count() != len(fighters) + len(laid):
            return f"seat {seat} has cards on the table that it does not hold"
        if mask_of(fighters) & ITEM_MASK or mask_of(laid) & CHARACTER_MASK:
            return f"seat {seat} fights with an item, or carries a character"
        attacking = seat == state.attacker
        begun = state.phase in BATTLE_PHASES and state.phase >= (COMMIT_DEFENDER if attacking else COMMIT_DEFENDER + 1)
        if begun != bool(fighters) or (laid and not begun) or len(laid) > 2:
            return f"seat {seat} has more or fewer cards on the table than this moment allows"
        look = state.looks[seat]
        if look != -1 and (look < 0 or not state.hands[1 - seat] & CHARACTER_MASK & 1 << look):
            return f"seat {seat} has looked at a card that the other seat does not hold"
    opened = {JOIN_ATTACKER: 1 << state.attacker, JOIN_DEFENDER: 3}.get(state.phase, 0)
    return None if state.opened == opened else "a side is open that should be hidden, or the other way round"


def _bad_phase(state: State) -> str | None:
    """The phase fits what has been played."""
    finished = state.round if state.phase >= FIRST else state.round - 1
    if len(state.results) != finished:
        return f"in round {state.round} {finished} finished rounds are expected, not {len(state.results)}"
    if (state.winner >= 0) != (state.phase == OVER):
        return "only a match that is over has a winner"
    if state.phase in DRAFT_PHASES:
        return _bad_draft(state)
    fighting = [bool(hand & CHARACTER_MASK) for hand in state.hands]
    if state.phase in BATTLE_PHASES and not all(fighting):
        return "a seat without characters cannot be in a battle"
    return "hands are empty between rounds" if state.phase >= FIRST and any(state.hands) else None


def _bad_draft(state: State) -> str | None:
    characters = state.phase == DRAFT_CHARACTERS
    turns, total = (CHARACTER_TURNS, 8) if characters else (ITEM_TURNS, 10)
    if state.turn >= turns or len(state.deck) != total - 2 * state.turn:
        return f"after {state.turn} draft turns the deck cannot have {len(state.deck)} cards"
    held = state.turn if characters else CHARACTER_TURNS + state.turn
    return None if all(hand.bit_count() == held for hand in state.hands) else "a draft deals both seats alike"
