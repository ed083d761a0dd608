"""Picking cards: every legal action can be picked, every other tap is refused with a reason, all can be put back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from game.core.action import Action
from game.core.contract import Refusal
from game.games.eight_bit_battle import GAME
from game.games.eight_bit_battle.cards import CARDS, CHARACTERS, ITEMS
from game.games.eight_bit_battle.refusals import REASONS
from scenes.tables.eight_bit_battle.choosing import PASS, Choosing
from tests.conformance.matches import Step, random_setup, walk


def _decisions(seeds: range) -> Iterator[tuple[Step, Choosing]]:
    for seed in seeds:
        for step in walk(random_setup("eight_bit_battle", seed)):
            yield step, Choosing(step.turn.kind, step.legal, partial(GAME.refusal, step.state))


def _numbers(action: Action, hand: tuple[int, ...]) -> list[int]:
    return [next(card for card in hand if CARDS[card].id == word) for word in action.args]


def test_every_legal_action_of_cards_can_be_picked_and_put_back() -> None:
    seen: set[str] = set()
    for step, choosing in _decisions(range(12)):
        if not choosing.takes_cards:
            continue
        seen.add(step.turn.kind)
        hand = GAME.view(step.state, step.turn.actor).seats[step.turn.actor].hand
        for action in step.legal:
            cards = _numbers(action, hand) if action != PASS else []
            assert all(choosing.allows(card) for card in cards)
            for card in cards:
                assert choosing.tap(card) is None
            assert choosing.confirm() == action
            for card in cards:
                assert choosing.tap(card) is None
            assert choosing.picked == ()
    assert seen == {
        "commit_attacker",
        "commit_defender",
        "key_attacker",
        "key_defender",
        "join_attacker",
        "join_defender",
    }


def test_every_other_tap_is_refused_with_a_reason() -> None:
    for step, choosing in _decisions(range(6)):
        if not choosing.takes_cards:
            continue
        words = {word for action in step.legal for word in action.args}
        for card in (*CHARACTERS, *ITEMS):
            if CARDS[card].id in words:
                continue
            refusal = choosing.tap(card)
            assert isinstance(refusal, Refusal)
            assert refusal.reason in REASONS
            assert choosing.picked == ()


@pytest.mark.parametrize("kind", ["commit_attacker", "commit_defender"])
def test_a_battle_needs_a_character(kind: str) -> None:
    step, choosing = next(pair for pair in _decisions(range(6)) if pair[0].turn.kind == kind)
    answer = choosing.confirm()
    assert isinstance(answer, Refusal)
    assert answer.reason == "needs_character"
    assert step.legal


def test_the_card_picked_last_is_put_back_first() -> None:
    for step, choosing in _decisions(range(6)):
        pairs = [action for action in step.legal if len(action.args) == 2]
        if not pairs:
            continue
        choosing.character, choosing.item = 1, 9
        assert choosing.put_back()
        assert choosing.picked == (1,)
        assert choosing.put_back()
        assert not choosing.put_back()
        return
    raise AssertionError("no such decision in these matches")
