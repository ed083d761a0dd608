"""Which actions are legal, from a few small facts that the state and the acting seat's view both have.

One source of legality: highlights, players, tests, replays and the check inside `apply` all come here.
"""

from __future__ import annotations

from functools import cache

from game.core.action import Action
from game.games.eight_bit_battle.cards import CARDS, CHARACTER_MASK, ITEM_MASK, KING, QUEEN, cards_in
from game.games.eight_bit_battle.state import (
    COMMIT_DEFENDER,
    DRAFT_ITEMS,
    FIRST,
    KEY_ATTACKER,
    KEY_DEFENDER,
    State,
    actor,
    ale_waits,
    free,
)

PASS = Action("pass")
DRAFT_ACTIONS = (Action("give"), Action("keep"))
FIRST_ACTIONS = (Action("first", ("me",)), Action("first", ("you",)))


@cache
def words(mask: int) -> tuple[str, ...]:
    """The card words in a mask, sorted; cards that are alike in rules have one word."""
    return tuple(sorted({CARDS[card].id for card in cards_in(mask)}))


@cache
def _action(*parts: str) -> Action:
    """One object for each action, however many hands can play it."""
    return Action(parts[0], parts[1:])


@cache
def play_actions(hand: int) -> tuple[Action, ...]:
    """Every `play CHARACTER [ITEM]` from these free cards, sorted."""
    items = hand & ITEM_MASK
    found: tuple[Action, ...] = ()
    for character in words(hand & CHARACTER_MASK):
        found += _with_items(character, items)
    return found


@cache
def _with_items(character: str, items: int) -> tuple[Action, ...]:
    return (_action("play", character), *(_action("play", character, item) for item in words(items)))


@cache
def one_card_actions(verb: str, mask: int) -> tuple[Action, ...]:
    """`verb CARD` for each card of the mask, and `pass`, sorted."""
    return tuple(sorted((*(_action(verb, word) for word in words(mask)), PASS)))


def joiners(hand: int, fighters: tuple[int, ...], ale: bool) -> int:
    """The mask of characters that may join now (H7): the King by the Queen, anybody by Ale."""
    if ale:
        return hand & CHARACTER_MASK
    return hand & (1 << KING) if QUEEN in fighters else 0


def legal(phase: int, hand: int, fighters: tuple[int, ...], ale: bool) -> tuple[Action, ...]:
    """All legal actions, sorted. hand: the actor's free cards; fighters, ale: of the actor's side."""
    if phase <= DRAFT_ITEMS:
        return DRAFT_ACTIONS
    if phase <= COMMIT_DEFENDER:
        return play_actions(hand)
    if phase == KEY_ATTACKER:
        return one_card_actions("add", hand & ITEM_MASK)
    if phase == KEY_DEFENDER:
        return one_card_actions("swap", hand & CHARACTER_MASK)
    if phase < FIRST:
        return one_card_actions("join", joiners(hand, fighters, ale))
    return FIRST_ACTIONS if phase == FIRST else ()


def legal_actions(state: State) -> tuple[Action, ...]:
    """All legal actions in this state, sorted; empty only when the match is over."""
    if state.phase <= DRAFT_ITEMS:
        return DRAFT_ACTIONS
    seat = actor(state)
    if seat is None:
        return ()
    if state.phase <= COMMIT_DEFENDER:
        return play_actions(state.hands[seat])  # nothing of it lies on the table yet
    return legal(state.phase, free(state, seat), state.fighters[seat], ale_waits(state, seat))
