"""Giving up what is clearly behind: late enough, and never the best."""

from __future__ import annotations

import pytest

from game.ai.racing import all_best_of, best_of, mean_of, promising
from game.core.action import Action

A, B, C = Action("a"), Action("b"), Action("c")


def test_the_best_is_the_first_of_equals() -> None:
    assert best_of({A: [0.2, 0.4], B: [0.5, 0.3], C: [0.4, 0.4]}) == B
    assert best_of({C: [0.4, 0.4], B: [0.5, 0.3]}) == C
    assert all_best_of({C: [0.4, 0.4], B: [0.5, 0.3], A: [0.4, 0.3]}) == (C, B)
    assert mean_of({A: [0.2, 0.4]}, A) == pytest.approx(0.3)


def test_what_is_behind_in_every_world_goes_once_there_are_enough() -> None:
    for worlds, left in ((2, {A, B}), (6, {A})):
        assert set(promising({A: [0.6] * worlds, B: [0.5] * worlds})) == left


def test_what_is_only_sometimes_behind_stays() -> None:
    found = {A: [0.6, 0.5] * 4, B: [0.5, 0.55] * 4}
    assert set(promising(found)) == {A, B}
    assert set(promising(found, behind=0.5, caution=0.0)) == {A}


def test_equals_stay() -> None:
    assert set(promising({A: [0.5] * 12, B: [0.5] * 12, C: [0.1] * 12})) == {A, B}


def test_worlds_are_compared_one_by_one() -> None:
    """Both swing widely from world to world, but B is always a little worse: that is no luck."""
    swings = [0.1, 0.9, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6]
    assert set(promising({A: swings, B: [value - 0.05 for value in swings]})) == {A}
