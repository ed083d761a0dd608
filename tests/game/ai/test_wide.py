"""Looking wide: within the budget, by lot among equals, and better than the greedy player's few worlds."""

from __future__ import annotations

from game.ai.player import Budget
from game.ai.search import SearchPlayer
from game.ai.wide import WidePlayer
from game.core.action import Action
from game.core.contract import Game
from game.core.registry import get_game
from game.core.rng import Rng
from game.games.street_war.positions import position

GAME: Game = get_game("street_war")
SEAL = position({"seats": [{"row": [1, 3, 4, 6, 7], "cards": ["knockout"]}, {"row": [2, 3, 4, 5, 5], "cards": []}]})
"""Whatever lane a seal lies on is the same."""


def test_it_stops_soon_after_its_budget() -> None:
    view, legal = GAME.view(SEAL, 0), GAME.legal_actions(SEAL)
    for iterations in (1, 40, 200):
        decision = WidePlayer(GAME).choose(view, legal, Budget(iterations), Rng(1))
        assert decision.action in legal
        assert decision.iterations < iterations + len(legal)


def test_it_draws_lots_among_equals_and_only_among_them() -> None:
    view, legal = GAME.view(SEAL, 0), GAME.legal_actions(SEAL)
    chosen = {WidePlayer(GAME).choose(view, legal, Budget(500), Rng(seed)).action.text for seed in range(40)}
    assert chosen == {f"set knockout {lane}" for lane in range(1, 6)}


def test_it_wastes_no_thought_on_a_lot() -> None:
    """Rows, while nothing is known of the other's; the waiting Sketcher thinks."""
    hand = {"battle": [1, 3, 4, 6, 7], "cards": []}
    row = position({"seats": [hand, {}], "phase": "line_up"})
    chosen = [
        WidePlayer(GAME).choose(GAME.view(row, 0), GAME.legal_actions(row), Budget(500), Rng(n)) for n in range(9)
    ]
    assert {decision.iterations for decision in chosen} == {0}
    assert len({decision.action for decision in chosen}) > 6
    claim = position({"seats": [{**hand, "character": "sketcher"}, {}], "phase": "claim"})
    waits = GAME.step(claim, Action("wait"))
    told = GAME.step(waits, GAME.legal_actions(waits)[0])
    assert WidePlayer(GAME).choose(GAME.view(told, 0), GAME.legal_actions(told), Budget(500), Rng(1)).iterations >= 500


def test_of_very_many_actions_it_knows_a_few_rather_than_none() -> None:
    """Told that a 7 stands on lane 1, the waiting Sketcher does not waste her own 7 there, however short the time: most
    rows that the little budget has room for leave it elsewhere, and those do better."""
    mine = {"character": "sketcher", "battle": [1, 3, 5, 6, 7], "cards": []}
    claim = position({"seats": [mine, {"battle": [2, 3, 4, 5, 7], "cards": []}], "phase": "claim"})
    told = GAME.step(GAME.step(claim, Action("wait")), Action("row", ("7", "2", "3", "4", "5")))
    view, legal = GAME.view(told, 0), GAME.legal_actions(told)
    assert len(legal) == 120
    decisions = [WidePlayer(GAME).choose(view, legal, Budget(60), Rng(seed)) for seed in range(60)]
    assert all(60 <= decision.iterations < 80 for decision in decisions)
    against = [decision.action.args[0] for decision in decisions]
    assert sum(card in ("1", "3") for card in against) > 36  # 24 by luck alone
    assert against.count("7") < 8


def test_equal_arguments_give_equal_decisions() -> None:
    view, legal = GAME.view(SEAL, 0), GAME.legal_actions(SEAL)
    first, second = (WidePlayer(GAME).choose(view, legal, Budget(300), Rng(5)) for _ in range(2))
    assert first == second


def test_the_search_looks_wide_where_places_are_alike() -> None:
    view, legal = GAME.view(SEAL, 0), GAME.legal_actions(SEAL)
    wide = WidePlayer(GAME).choose(view, legal, Budget(300), Rng(2))
    assert SearchPlayer(GAME).choose(view, legal, Budget(300), Rng(2)) == wide
