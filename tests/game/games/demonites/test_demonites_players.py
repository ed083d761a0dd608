"""The players of the arcade at this game: fair in every mode with any number of seats, and measured against the decent
play of rules/demonites.md §10. Larger measurements are made with `python -m game simulate demonites`."""

from __future__ import annotations

import pytest

from game.ai.greedy import GreedyPlayer
from game.ai.levels import LEVEL_IDS
from game.ai.player import Budget, Player
from game.ai.players import NOISY_IDS, PLAYER_IDS, make_player
from game.ai.random_player import RandomPlayer
from game.ai.search import SearchPlayer
from game.core.contract import Setup
from game.core.rng import Rng
from game.games.demonites import GAME
from game.games.demonites.pace import LEVEL_OF, REACTIONS
from tests.game.games.demonites.decent import DecentPlayer

MODES = GAME.modes[1:]
"""Those in which something is decided."""
WALK = 7
"""Every so many decisions of a random match are looked at."""


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("player_id", ["ai:greedy", "ai:search", "ai:adept"])
def test_equal_views_and_seeds_give_equal_choices(player_id: str, mode: str, seats: int) -> None:
    """Whatever a seat cannot know is dealt again, hidden choices among it, and what it chooses stays the same."""
    player, rng = make_player(player_id, GAME), Rng(seats)
    state, _ = GAME.new(Setup("demonites", 40 + seats, seats, mode))
    hidden = number = 0
    while (turn := GAME.to_act(state)) is not None and number < 12 * WALK:
        legal = GAME.legal_actions(state)
        if number % WALK == 0 and len(legal) > 1:
            view = GAME.view(state, turn.actor)
            other = GAME.resample(view, rng)
            hidden += other != state
            again = player.choose(GAME.view(other, turn.actor), GAME.legal_actions(other), Budget(20), Rng(number))
            assert again == player.choose(view, legal, Budget(20), Rng(number))
            assert again.action in legal
        state = GAME.step(state, rng.choice(legal))
        number += 1
    assert hidden > 3, "nothing was dealt again"


@pytest.mark.parametrize("mode", MODES)
def test_each_kind_of_decision_is_searched_in_one_way(mode: str) -> None:
    """Clashes are answered by mixing, all else by looking ahead or wide."""
    mixes = {"skirmish"}
    kinds = set()
    for seed in range(4):
        state, rng = GAME.new(Setup("demonites", seed, 3, mode))[0], Rng(seed)
        while (turn := GAME.to_act(state)) is not None:
            kinds.add(turn.kind)
            state = GAME.step(state, rng.choice(GAME.legal_actions(state)))
    trusted = kinds & (GAME.open_kinds | GAME.alike_kinds)
    assert trusted == (set() if mode in mixes else kinds)


def wins(mode: str, one: Player, other: Player, matches: int, budget: int, seats: int = 2) -> float:
    """What share of these matches `one` wins, in every seat as often, each deal as often as there are seats."""
    won = 0.0
    for number in range(matches):
        mine = number % seats
        state, rng = GAME.new(Setup("demonites", 900 + number // seats, seats, mode))[0], Rng(number)
        while (turn := GAME.to_act(state)) is not None:
            player = one if turn.actor == mine else other
            legal = GAME.legal_actions(state)
            state = GAME.step(state, player.choose(GAME.view(state, turn.actor), legal, Budget(budget), rng).action)
        won += (mine in state.winners) / len(state.winners)
    return won / matches


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "least"), [("skirmish", 0.7), ("scout", 0.9), ("ambush", 0.8), ("campaign", 0.95)])
def test_the_measure_plays_as_the_rules_page_says(mode: str, least: float) -> None:
    """§9: decent play wins 80, 100, 91 and 100 % against chance."""
    assert wins(mode, DecentPlayer(), RandomPlayer(GAME), 60, 1) >= least


@pytest.mark.soak
@pytest.mark.parametrize(("mode", "least"), [("skirmish", 0.6), ("scout", 0.4), ("ambush", 0.35), ("campaign", 0.5)])
def test_greedy_is_as_good_as_decent_play(mode: str, least: float) -> None:
    """So few matches tell only what is clearly worse."""
    assert wins(mode, GreedyPlayer(GAME), DecentPlayer(), 40, 10_000) >= least


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
def test_search_holds_its_own_against_greedy(mode: str) -> None:
    """So few matches tell only a broken search."""
    assert wins(mode, SearchPlayer(GAME), GreedyPlayer(GAME), 12, 300) >= 0.3


@pytest.mark.soak
def test_who_mixes_in_a_clash_beats_one_look_ahead() -> None:
    """15 of 15 matches when it was made (docs/levels.md)."""
    assert wins("skirmish", make_player("ai:exact", GAME), GreedyPlayer(GAME), 8, 6_000) >= 0.7


def test_every_player_has_a_quickness_of_his_own_for_the_live_skirmish() -> None:
    """rules/demonites.md §4.2: easy, normal and hard are reaction times."""
    assert set(LEVEL_OF) == {*PLAYER_IDS, *NOISY_IDS, *LEVEL_IDS, "ai:exact"}
    assert set(LEVEL_OF.values()) == set(REACTIONS)
    assert [LEVEL_OF[level] for level in LEVEL_IDS] == ["easy", "easy", "normal", "hard", "hard"]
    slowest = [REACTIONS[LEVEL_OF[player]] for player in ("ai:novice", "ai:adept", "ai:greedy")]
    assert slowest == sorted(slowest, reverse=True)
