"""That the players are what they are called. Seeds are fixed: equal code gives equal results, so nothing here is luck
of the day. Larger measurements are made with `python -m game simulate` (docs/design.md §3)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.ai.player import Budget
from game.ai.players import make_player
from game.core.contract import Game, Setup
from game.core.registry import get_game
from game.core.rng import Rng
from game.games.eight_bit_battle.cards import CARDS
from game.games.eight_bit_battle.state import DRAFT_CHARACTERS
from game.match_play import play_match

GAME: Game = get_game("eight_bit_battle")


def _wins(strong: str, weak: str, matches: int, budget: int) -> int:
    """Matches that `strong` wins, sitting on either side in turn, each deal played both ways."""
    won = 0
    for number in range(matches):
        seat = number % 2
        players = (strong, weak) if seat == 0 else (weak, strong)
        result = play_match(Setup("eight_bit_battle", 100 + number // 2), players, budget).result
        assert result is not None
        won += result.winners == (seat,)
    return won


def test_greedy_beats_random() -> None:
    assert _wins("ai:greedy", "ai:random", 40, 10_000) > 30


@pytest.mark.slow
def test_search_beats_random_with_very_little_thought() -> None:
    assert _wins("ai:search", "ai:random", 30, 40) > 22


@pytest.mark.soak
def test_search_holds_its_own_against_greedy() -> None:
    """So few matches can only tell a broken search: one that chose at random would win hardly any."""
    assert _wins("ai:search", "ai:greedy", 10, 500) >= 4


@pytest.mark.slow
@pytest.mark.parametrize(
    ("player_id", "budget"), [("ai:greedy", 10_000), pytest.param("ai:search", 600, marks=pytest.mark.soak)]
)
def test_players_draft_characters_as_the_exact_solution_does(player_id: str, budget: int) -> None:
    """rules/eight_bit_battle.md §9: Wizard, Queen, Warrior and King are kept when drawn, Goblin and Villagers given."""
    player = make_player(player_id, GAME)
    seen: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    for seed in range(30):
        state, rng = GAME.new(Setup("eight_bit_battle", seed))[0], Rng(seed)
        while state.phase == DRAFT_CHARACTERS:
            turn = GAME.to_act(state)
            assert turn is not None
            card = CARDS[state.deck[0]].id
            view = GAME.view(state, turn.actor)
            action = player.choose(view, GAME.legal_actions(state), Budget(budget), rng).action
            seen[card] += 1
            kept[card] += action.verb == "keep"
            state = GAME.step(state, action)
    for card in ("wizard", "queen", "warrior", "king"):
        assert kept[card] > 0.7 * seen[card], card
    for card in ("goblin", "villager"):
        assert kept[card] < 0.3 * seen[card], card
