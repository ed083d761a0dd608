"""Positions and short scripts for the tests of 8-Bit Battle, written in the words of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.core.action import parse_action
from game.core.events import Event
from game.games.eight_bit_battle import GAME
from game.games.eight_bit_battle.cards import CARDS, CHARACTER_MASK, CHARACTERS, ITEM_MASK, cards_in, mask_of
from game.games.eight_bit_battle.options import read_options
from game.games.eight_bit_battle.packing import state_problem
from game.games.eight_bit_battle.state import COMMIT_ATTACKER, State, item_deck
from game.games.eight_bit_battle.view import BattleView

A, D = 0, 1
"""Who attacks and who defends in every scene that `battle` sets."""


class Fight(NamedTuple):
    """What a battle came to. `state` is what follows."""

    attack: int
    defence: int
    outcome: str
    winner: int
    health: int
    state: State
    events: tuple[Event, ...]


def take(words: str, pool: list[int]) -> int:
    """The mask of the cards these words name, taken from the pool; of several alike the lowest first."""
    taken = 0
    for word in words.split():
        card = next(number for number in pool if CARDS[number].id == word)
        pool.remove(card)
        taken |= 1 << card
    return taken


def battle(
    attacker: str,
    defender: str,
    chosen: Mapping[str, str] | None = None,
    *,
    piles: tuple[str, str] = ("", ""),
    first: int = A,
) -> State:
    """A's attack is about to begin; the hands are these words. Characters named nowhere lie in A's pile, items stay
    out. `chosen` are options."""
    options = read_options(chosen or {})
    characters, items = list(CHARACTERS), list(item_deck(options))
    pool = characters + items
    hands = (take(attacker, pool), take(defender, pool))
    prizes = [take(words, pool) for words in piles]
    prizes[A] |= mask_of(tuple(card for card in pool if card < 8))
    state = State(
        options=options,
        rng=1,
        phase=COMMIT_ATTACKER,
        first=first,
        deck=tuple(card for card in pool if card >= 8),
        hands=hands,
        known=(hands[1] & CHARACTER_MASK, hands[0] & CHARACTER_MASK),
        attacker=A,
        battle=1,
        piles=(prizes[0], prizes[1]),
    )
    assert state_problem(state) is None
    return state


def play(state: State, script: str) -> tuple[State, tuple[Event, ...]]:
    """Do the actions of the script (`; ` between them). Every one must be legal."""
    events: list[Event] = []
    for text in script.split("; "):
        state, happened = GAME.apply(state, parse_action(text))
        events.extend(happened)
    return state, tuple(events)


def fight(attacker: str, defender: str, script: str, chosen: Mapping[str, str] | None = None) -> Fight:
    """Play one battle from these hands to its end."""
    state, events = play(battle(attacker, defender, chosen), script)
    clash, won = the(events, "clash"), the(events, "battle_won")
    return Fight(
        clash.number("attack"),
        clash.number("defence"),
        str(clash["outcome"]),
        won.number("seat"),
        won.number("points"),
        state,
        events,
    )


def the(events: Iterable[Event], kind: str) -> Event:
    """The first event of this kind; fails where there is none."""
    return next(event for event in events if event.kind == kind)


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds in order, each happening once however many audiences it has."""
    return [event.kind for event in events if event.to & 1]


def legal(state: State) -> list[str]:
    """The legal actions as texts."""
    return [action.text for action in GAME.legal_actions(state)]


def hand(state: State, seat: int) -> list[str]:
    """What the seat holds, as sorted words."""
    return sorted(CARDS[card].id for card in cards_in(state.hands[seat]))


def items_of(state: State, seat: int) -> list[str]:
    """The items the seat holds, as sorted words."""
    return sorted(CARDS[card].id for card in cards_in(state.hands[seat] & ITEM_MASK))


def fight_seen(state: State, eyes: int) -> BattleView:
    """The battle under way as these eyes see it; fails where there is none."""
    seen = GAME.view(state, eyes).battle
    assert seen is not None
    return seen


def drawn_seen(state: State, eyes: int) -> int | None:
    """The drawn card as these eyes see it; fails where there is no draft."""
    seen = GAME.view(state, eyes).draft
    assert seen is not None
    return seen.card
