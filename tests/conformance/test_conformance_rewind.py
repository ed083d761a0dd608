"""Searches ask what the other side would have committed: the way back before a hidden commitment, and forward again."""

from __future__ import annotations

import pytest

from game.core.contract import State
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from tests.conformance.matches import SEEDS, random_setup, walk

HIDDEN_COMMITMENTS = {"eight_bit_battle", "street_war", "demonites"}
"""The games in which one lays something hidden that another answers unseen."""

pytestmark = pytest.mark.parametrize("game_id", GAME_IDS)


@pytest.mark.parametrize("seed", SEEDS)
def test_some_commitment_leads_back_to_the_same_view(game_id: str, seed: int) -> None:
    game, rng = get_game(game_id), Rng(seed)
    for step in walk(random_setup(game_id, seed)):
        seat = step.turn.actor
        view = game.view(step.state, seat)
        state: State = game.resample(view, rng)
        earlier = game.rewind(state, seat)
        if earlier is None:
            continue
        turn = game.to_act(earlier)
        assert turn is not None
        assert turn.actor != seat
        later = [game.step(earlier, action) for action in game.legal_actions(earlier)]
        assert any(game.to_act(one) == step.turn and game.view(one, seat) == view for one in later)


def test_only_for_whose_turn_it_is(game_id: str) -> None:
    game = get_game(game_id)
    found = False
    for seed in SEEDS[:10]:
        for step in walk(random_setup(game_id, seed)):
            seat = step.turn.actor
            if game.rewind(step.state, seat) is not None:
                found = True
                others = (other for other in range(random_setup(game_id, seed).seats) if other != seat)
                assert all(game.rewind(step.state, other) is None for other in others)
    assert found == (game_id in HIDDEN_COMMITMENTS)
