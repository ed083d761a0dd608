"""The simplex: programs with known answers, and what it refuses."""

from __future__ import annotations

import pytest

from game.ai.solver.simplex import SimplexError, maximize


def test_a_small_program_with_a_known_answer() -> None:
    """max 3x + 5y with x <= 4, 2y <= 12, 3x + 2y <= 18: 36 at (2, 6); the first row is slack."""
    found = maximize([3, 5], [[1, 0], [0, 2], [3, 2]], [4, 12, 18])
    assert found.value == pytest.approx(36)
    assert found.variables == pytest.approx([2, 6])
    assert found.duals == pytest.approx([0, 1.5, 1])


def test_equal_ratios_do_not_lead_in_circles() -> None:
    """Beale's program, on which the plain rule of the largest cost goes round for ever."""
    found = maximize(
        [0.75, -150, 0.02, -6],
        [[0.25, -60, -0.04, 9], [0.5, -90, -0.02, 3], [0, 0, 1, 0]],
        [0, 0, 1],
    )
    assert found.value == pytest.approx(0.05)


def test_what_has_no_largest_value_is_refused() -> None:
    with pytest.raises(SimplexError, match="largest"):
        maximize([1, 0], [[0, 1]], [1])


def test_what_cannot_start_from_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="negative"):
        maximize([1], [[1]], [-1])
