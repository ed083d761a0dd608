"""Dealing again: what the eyes know holds in every deal, and what they cannot know takes every value it may have."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.contract import Setup
from game.core.events import OPEN, PUBLIC
from game.core.rng import Rng
from game.games.eight_bit_battle import GAME
from game.games.eight_bit_battle.cards import GOBLIN, KEY, QUEEN, SWORD, VILLAGER_1, WARRIOR, cards_in
from game.games.eight_bit_battle.packing import state_problem
from game.games.eight_bit_battle.state import State
from tests.game.games.eight_bit_battle.scenario import A, D, battle, play


def _deals(state: State, eyes: int, count: int = 300) -> list[State]:
    view, rng = GAME.view(state, eyes), Rng(9)
    deals = [GAME.resample(view, rng) for _ in range(count)]
    assert all(state_problem(deal) is None for deal in deals)
    return deals


def test_character_that_the_key_showed_lies_there_in_every_deal() -> None:
    state, _ = play(battle("warrior key axe", "villager goblin queen"), "play warrior key; play goblin")
    assert {deal.fighters[D] for deal in _deals(state, A)} == {(GOBLIN,)}


def test_after_a_swap_it_is_any_other_character() -> None:
    start = battle("king queen key ale", "villager goblin warrior key", {"two_keys": "on"})
    state, _ = play(start, "play queen key; play goblin key; pass; swap villager")
    assert {deal.fighters[D] for deal in _deals(state, A)} == {(VILLAGER_1,), (WARRIOR,)}


def test_a_villager_may_have_been_swapped_for_a_villager() -> None:
    start = battle("king queen key ale", "villager villager warrior key", {"two_keys": "on"})
    state, _ = play(start, "play queen key; play villager key; pass; swap villager")
    assert {deal.fighters[D] for deal in _deals(state, A)} == {(VILLAGER_1,), (WARRIOR,)}


def test_face_down_cards_come_from_the_hand() -> None:
    state, _ = play(battle("warrior goblin villager sword", "queen king ale"), "play warrior sword")
    fighters = Counter(deal.fighters[A] for deal in _deals(state, D))
    assert set(fighters) == {(WARRIOR,), (GOBLIN,), (VILLAGER_1,)}
    assert min(fighters.values()) > 60
    items = {deal.laid[A] for deal in _deals(state, D)}
    assert (SWORD,) in items
    assert len(items) == 9, "any item that the defender does not hold, since he knows none of the attacker's"


def test_an_item_still_face_down_after_the_keys_is_no_key() -> None:
    state, _ = play(battle("queen king", "villager goblin sword mail"), "play queen; play goblin sword")
    laid = {deal.laid[D] for deal in _deals(state, A, 600)}
    assert (KEY,) not in laid
    assert (SWORD,) in laid
    hands = [deal.hands[D] for deal in _deals(state, A, 600)]
    assert any(hand >> KEY & 1 for hand in hands), "in hand it may well be"


def test_unseen_items_are_everywhere_alike() -> None:
    """Three unknown items in the rival's hand, four out: each of the seven is in his hand in three deals of seven."""
    rng = Rng(2)
    state = GAME.new(Setup("eight_bit_battle", 4))[0]
    while state.battle == 0:
        state = GAME.step(state, GAME.legal_actions(state)[1])
    view = GAME.view(state, 0)
    assert view.seats[1].unknown_items == 3
    counts = Counter(card for _ in range(1400) for card in cards_in(GAME.resample(view, rng).hands[1]) if card >= 8)
    assert len(counts) == 7
    assert all(520 < count < 680 for count in counts.values())


def test_own_cards_and_known_cards_stay() -> None:
    state, _ = play(battle("warrior goblin torch ring", "queen king key"), "play warrior torch")
    state = state._replace(known=(state.known[0] | 1 << KEY, state.known[1]))
    for deal in _deals(state, A, 100):
        assert deal.hands == state.hands
        assert deal.fighters[A] == state.fighters[A]
        assert deal.laid[A] == state.laid[A]


def test_the_future_is_dealt_again_too() -> None:
    state = battle("queen", "king")
    assert QUEEN in cards_in(state.hands[A])
    assert len({deal.rng for deal in _deals(state, A, 50)}) == 50


def test_both_eyes_together_know_less_than_each() -> None:
    state, _ = play(battle("warrior goblin sword", "queen king ale"), "play warrior sword")
    assert len({deal.fighters[A] for deal in _deals(state, PUBLIC)}) == 2
    assert len({deal.hands[D] for deal in _deals(state, PUBLIC)}) > 3


def test_open_eyes_have_nothing_to_deal_again() -> None:
    state = battle("queen", "king")
    with pytest.raises(ValueError, match="open eyes"):
        GAME.resample(GAME.view(state, OPEN), Rng(1))


def test_equal_generators_deal_alike() -> None:
    view = GAME.view(battle("warrior goblin sword", "queen king ale"), D)
    assert GAME.resample(view, Rng(3)) == GAME.resample(view, Rng(3))


def test_a_view_that_contradicts_itself_is_refused() -> None:
    state, _ = play(battle("queen king", "goblin sword"), "play queen")
    view = GAME.view(state, A)
    assert view.battle is not None
    side = view.battle.sides[D]._replace(committed=True, items_laid=5)
    broken = view._replace(battle=view.battle._replace(sides=(view.battle.sides[A], side)))
    with pytest.raises(ValueError, match="contradicts itself"):
        GAME.resample(broken, Rng(1))
