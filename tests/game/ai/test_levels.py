"""Five levels as data: every row is sound, each level thinks only as far as its row says, and noise is honest."""

from __future__ import annotations

import pytest

from game.ai import levels
from game.ai.levels import LEVEL_IDS, LEVELS, MANNERS, TABLE, USUAL, Level, LevelPlayer, level_of, number_of
from game.ai.player import Budget, Decision
from game.ai.players import (
    NOISY_IDS,
    PLAYER_IDS,
    iterations_of,
    make_player,
    natural_pause,
    thinking_time,
)
from game.core.action import Action
from game.core.contract import View
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from tests.game.ai.coins import COINS, COINS_GAME, SMALL, CoinState


def test_every_row_names_players_that_exist_and_modes_that_games_have() -> None:
    for (game_id, mode), row in TABLE.items():
        assert game_id in GAME_IDS
        assert mode == "" or mode in get_game(game_id).modes
        assert len(row) == len(LEVELS)
    for row in (USUAL, *TABLE.values()):
        for level in row:
            make_player(level.player, COINS_GAME)
            assert level.iterations >= 1
            assert 0 <= level.noise <= 1
            assert level.lure >= 0


def test_no_level_slips_more_than_one_below_that_thinks_alike() -> None:
    for row in (USUAL, *TABLE.values()):
        for player in {level.player for level in row}:
            noise = [level.noise for level in row if level.player == player]
            assert noise == sorted(noise, reverse=True)
        assert row[-1].noise == 0, "the top level never slips"


def test_who_is_weaker_takes_his_time() -> None:
    pauses = [manner.pause_ms for manner in MANNERS]
    assert pauses == sorted(pauses, reverse=True)
    assert all(manner.seconds <= 1 for manner in MANNERS), "no decision takes longer than a second"
    assert natural_pause("ai:1") > natural_pause("ai:5") == natural_pause("ai:search")


def test_ids_are_levels_and_bare_players_are_none() -> None:
    assert [number_of(player_id) for player_id in LEVEL_IDS] == list(LEVELS)
    assert all(number_of(player_id) is None for player_id in (*PLAYER_IDS, *NOISY_IDS, "ai:0", "ai:6"))
    with pytest.raises(IndexError, match="no level 6"):
        level_of(6, "coins")


def test_a_mode_may_have_rows_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    own = tuple(Level("ai:random", number) for number in LEVELS)
    other = tuple(Level("ai:greedy", number) for number in LEVELS)
    monkeypatch.setattr(levels, "TABLE", {("coins", "high"): own, ("coins", ""): other})
    assert level_of(2, "coins", "high") == own[1]
    assert level_of(2, "coins", "low") == other[1]
    assert level_of(2, "dice", "high") == USUAL[1]
    assert iterations_of("ai:3", "coins", "high", 999) == 3
    assert iterations_of("ai:search", "coins", "high", 999) == 999
    player = make_player("ai:2", COINS_GAME, "high")
    assert isinstance(player, LevelPlayer)
    assert player.level in (own[1], other[1], USUAL[1])


class Counting:
    """Says how far it was allowed to think."""

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """The small coin."""
        return Decision(SMALL, iterations=budget.iterations)


def test_a_level_thinks_no_farther_than_its_row_or_the_budget() -> None:
    view = COINS_GAME.view(CoinState(), 0)
    player = LevelPlayer(Level("ai:search", 70), COINS_GAME, lambda _: Counting())
    assert player.choose(view, COINS, Budget(5_000), Rng(1)).iterations == 70
    assert player.choose(view, COINS, Budget(20), Rng(1)).iterations == 20


def test_a_level_slips_as_often_as_its_row_says() -> None:
    view = COINS_GAME.view(CoinState(), 0)
    player = LevelPlayer(Level("ai:search", 70, 0.5, lure=0.0), COINS_GAME, lambda _: Counting())
    thought = sum(player.choose(view, COINS, Budget(9), Rng(seed)).iterations > 0 for seed in range(400))
    assert 160 <= thought <= 240  # 200 on average, four standard deviations each way


def test_the_screen_gives_every_level_its_time() -> None:
    for number, player_id in enumerate(LEVEL_IDS):
        assert thinking_time(player_id)[0] == MANNERS[number].seconds


def test_the_solo_ladder_keeps_the_players_that_its_handicaps_were_measured_with() -> None:
    """rules/eight_masters_revenge.md §3: any legal action in half and a quarter of the decisions, then none."""
    rows = [level_of(number, "eight_masters_revenge", "solo") for number in (1, 2, 3)]
    assert [(row.player, row.noise, row.lure if row.noise else 0.0) for row in rows] == [
        ("ai:greedy", 0.5, 0.0),
        ("ai:greedy", 0.25, 0.0),
        ("ai:greedy", 0.0, 0.0),
    ]
