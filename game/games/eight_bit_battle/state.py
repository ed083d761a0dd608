"""The whole truth about a match, as one immutable value of small ints and tuples.

Sets of cards are masks: bit n is card number n of `cards.py`. Names over the packed form stand here and nowhere else.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.games.eight_bit_battle.cards import (
    ALE,
    CARDS,
    CHARACTER_MASK,
    CHARACTERS,
    ITEMS,
    KEY,
    KEY_2,
    RING,
    VILLAGER_1,
    VILLAGER_2,
    VILLAGER_3,
)
from game.games.eight_bit_battle.options import OPTIONS, Options

(DRAFT_CHARACTERS, DRAFT_ITEMS, COMMIT_ATTACKER, COMMIT_DEFENDER, KEY_ATTACKER, KEY_DEFENDER, JOIN_ATTACKER,
 JOIN_DEFENDER, FIRST, OVER) = range(10)  # fmt: skip
PHASES: tuple[str, ...] = (
    "draft",
    "draft",
    "commit_attacker",
    "commit_defender",
    "key_attacker",
    "key_defender",
    "join_attacker",
    "join_defender",
    "first",
    "over",
)
"""The phase's word in views, by its number; both drafts have one."""

VILLAGERS = 1 << VILLAGER_1 | 1 << VILLAGER_2 | 1 << VILLAGER_3
KEYS = 1 << KEY | 1 << KEY_2
CHARACTER_TURNS, ITEM_TURNS = 4, 3

REASONS: tuple[str, ...] = ("points", "tie_first_drafter", "tie_king")
OUTCOMES: tuple[str, ...] = ("attack_beats", "defence_holds", "fog", "torch")

Parts = tuple[tuple[int, int], ...]
Sum = tuple[int, Parts, Parts, int, int, int, int]
"""attacker, attack parts, defence parts, attack, defence, outcome (place in OUTCOMES), winner."""


class State(NamedTuple):
    """A position. Pairs are by seat.

    rng: the generator. first: F, this round's first drafter. turn: draft turns done. deck: face-down cards from the top
    (in the battles: the items that stay out). hands: masks of all unspent cards, committed ones included. known[s]: the
    mask of the other seat's cards that s knows. attacker, battle: of the battle under way (numbered from 1). fighters,
    laid: characters (lead first) and items on the table. opened: bit s: s has revealed. ale_used: the joining side's
    Ale has brought its fighter. keys_turned: the moment for Keys has passed. looks[s]: the character that s's Key
    showed, or -1. swapped: the defender changed his character. piles, gone: masks of prizes and of lost items.
    results: (points, points, winner, reason) of finished rounds. last: the round's last battle. winner: -1 before the
    end.
    """

    options: Options
    rng: int
    phase: int = DRAFT_CHARACTERS
    round: int = 1
    first: int = 0
    turn: int = 0
    deck: tuple[int, ...] = ()
    hands: tuple[int, int] = (0, 0)
    known: tuple[int, int] = (0, 0)
    attacker: int = 0
    battle: int = 0
    fighters: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    laid: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    opened: int = 0
    ale_used: int = 0
    keys_turned: int = 0
    looks: tuple[int, int] = (-1, -1)
    swapped: int = 0
    piles: tuple[int, int] = (0, 0)
    gone: int = 0
    results: tuple[tuple[int, int, int, int], ...] = ()
    last: Sum | None = None
    winner: int = -1


def item_deck(options: Options) -> tuple[int, ...]:
    """The ten items in play (§2: under `two_keys` a second Key takes the Ring's place)."""
    return tuple(KEY_2 if options.two_keys and item == RING else item for item in ITEMS)


def with_seat(pair: tuple[Any, Any], seat: int, value: Any) -> Any:
    """The pair with this seat's half replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def drafter(state: State) -> int:
    """Whose draft turn it is (§3): F begins the characters, S the items."""
    return state.first ^ (state.turn & 1) ^ (state.phase == DRAFT_ITEMS)


def committed(state: State, seat: int) -> int:
    """The mask of what this seat has on the table."""
    mask = 0
    for card in state.fighters[seat] + state.laid[seat]:
        mask |= 1 << card
    return mask


def free(state: State, seat: int) -> int:
    """The mask of what this seat still holds in hand."""
    return state.hands[seat] & ~committed(state, seat)


def health(mask: int) -> int:
    """The health points of the cards in a mask (H9: items count like characters)."""
    total = 0
    while mask:
        low = mask & -mask
        total += CARDS[low.bit_length() - 1].health
        mask ^= low
    return total


def actor(state: State) -> int | None:
    """The seat to decide; None when the match is over."""
    phase = state.phase
    if phase <= DRAFT_ITEMS:
        return drafter(state)
    if phase in (COMMIT_ATTACKER, KEY_ATTACKER, JOIN_ATTACKER):
        return state.attacker
    if phase in (COMMIT_DEFENDER, KEY_DEFENDER, JOIN_DEFENDER):
        return 1 - state.attacker
    return state.results[-1][2] if phase == FIRST else None


def ale_waits(state: State, seat: int) -> bool:
    """Whether this side's Ale may still bring a fighter (H7)."""
    return ALE in state.laid[seat] and not state.ale_used


def lowest(mask: int) -> int:
    """The lowest card number of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def state_to_json(state: State) -> dict[str, Any]:
    """The state as JSON values, by field name."""
    return {name: _plain(value) for name, value in zip(State._fields, state, strict=True)}


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def state_from_json(data: object) -> State:
    """The way back. Raises ValueError with what is wrong for data that is no well-formed state."""
    if not isinstance(data, dict) or set(data) != set(State._fields):
        raise ValueError("this is no state of 8-Bit Battle: its fields are not the ones expected")
    try:
        state = State(**{name: _frozen(value) for name, value in data.items()})
        state = state._replace(options=Options(*state.options))
        problem = state_problem(state)
    except (TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"this is no state of 8-Bit Battle: {error}") from error
    if problem:
        raise ValueError(f"this is no state of 8-Bit Battle: {problem}")
    return state


def state_problem(state: State) -> str | None:
    """What is not well-formed about it, or None: the question apart from why it ended and who won."""
    for number, option in zip(state.options, OPTIONS, strict=True):
        if not 0 <= number < len(option.values):
            return f"option {option.id} has no value number {number}"
    if not 0 <= state.phase <= OVER:
        return f"there is no phase {state.phase}"
    if state.attacker not in (0, 1) or state.first not in (0, 1) or state.winner not in (-1, 0, 1):
        return "a seat is neither 0 nor 1"
    places = [*state.hands, *state.piles, state.gone, sum(1 << card for card in state.deck)]
    every = 0
    for mask in places:
        if every & mask:
            return "a card lies in two places"
        every |= mask
    in_play = CHARACTER_MASK
    if state.phase != DRAFT_CHARACTERS:
        in_play |= sum(1 << item for item in item_deck(state.options))
    if every != in_play or len(set(state.deck)) != len(state.deck):
        return "cards are missing, or there are too many"
    for seat in (0, 1):
        if committed(state, seat) & ~state.hands[seat]:
            return f"seat {seat} has cards on the table that it does not hold"
        if state.known[seat] & ~state.hands[1 - seat]:
            return f"seat {seat} knows cards that the other seat does not hold"
    if any(card not in CHARACTERS for pair in state.fighters for card in pair):
        return "a fighter is no character"
    return None
