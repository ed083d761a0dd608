"""Ratings from results: known differences, everybody who has won all, and order."""

from __future__ import annotations

import pytest

from game.elo import CERTAIN, difference, ratings


def test_differences_that_are_known() -> None:
    assert difference(0.5) == 0
    assert difference(10 / 11) == pytest.approx(400)
    assert difference(1 / 11) == pytest.approx(-400)
    assert difference(1) == CERTAIN == -difference(0)


def test_two_players_are_as_far_apart_as_their_results_say() -> None:
    found = ratings(("a", "b"), {("a", "b"): (1000.0, 100.0)})
    assert found["a"] - found["b"] == pytest.approx(400, abs=2)
    assert found["a"] == pytest.approx(-found["b"])


def test_strengths_that_explain_all_results_are_found() -> None:
    true = {"a": 4.0, "b": 2.0, "c": 1.0}
    scores = {
        (one, other): (3000 * true[one] / (true[one] + true[other]), 3000 * true[other] / (true[one] + true[other]))
        for one, other in (("a", "b"), ("a", "c"), ("b", "c"))
    }
    found = ratings(tuple(true), scores)
    assert found["a"] - found["b"] == pytest.approx(120.4, abs=1)
    assert found["b"] - found["c"] == pytest.approx(120.4, abs=1)


def test_who_has_won_everything_has_a_rating_too() -> None:
    found = ratings(("a", "b", "c"), {("a", "b"): (4.0, 0.0), ("b", "c"): (4.0, 0.0), ("a", "c"): (4.0, 0.0)})
    assert found["a"] > found["b"] > found["c"]
