"""A small dense simplex for programs that can start from nothing: maximize c·x with A·x <= b, x >= 0, where b >= 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

TINY = 1e-10
"""What counts as nothing in a pivot or a reduced cost."""
NUDGE = 1e-7
"""How far right-hand sides are moved apart while pivots are chosen. Game programs are full of zeros there, and equal
ratios could lead in circles; the answer itself is read from the right-hand sides as they were given."""
MOST_PIVOTS = 20_000


class Optimum(NamedTuple):
    """The answer: the value, the variables, and the dual value of each row."""

    value: float
    variables: list[float]
    duals: list[float]


class SimplexError(ArithmeticError):
    """The program has no largest value, or the pivots did not come to an end."""


def maximize(objective: Sequence[float], rows: Sequence[Sequence[float]], bounds: Sequence[float]) -> Optimum:
    """Solve it. Raises ValueError for a negative bound and SimplexError where there is no answer."""
    if any(bound < 0 for bound in bounds):
        raise ValueError("a bound is negative: this program cannot start from nothing")
    size, height = len(objective), len(rows)
    true, nudged = size, size + 1  # the two right-hand sides are the last columns
    table = [
        [*row, bound, bound + NUDGE * (1 + (number * 7919 % 104729) / 104729)]
        for number, (row, bound) in enumerate(zip(rows, bounds, strict=True))
    ]
    costs = [*(-cost for cost in objective), 0.0, 0.0]
    outside = list(range(size))  # the variable of each column; numbers from `size` on are the rows' slacks
    inside = list(range(size, size + height))
    for _ in range(MOST_PIVOTS):
        column = min(range(size), key=costs.__getitem__)
        if costs[column] >= -TINY:
            break
        row = _leaving(table, column, nudged)
        _pivot(table, costs, row, column)
        outside[column], inside[row] = inside[row], outside[column]
    else:
        raise SimplexError("the simplex did not come to an end")
    variables, duals = [0.0] * size, [0.0] * height
    for row, variable in enumerate(inside):
        if variable < size:
            variables[variable] = max(0.0, table[row][true])
    for column, variable in enumerate(outside):
        if variable >= size:
            duals[variable - size] = max(0.0, costs[column])
    return Optimum(costs[true], variables, duals)


def _leaving(table: list[list[float]], column: int, nudged: int) -> int:
    best, found = 0.0, -1
    for number, row in enumerate(table):
        step = row[column]
        if step > TINY:
            ratio = row[nudged] / step
            if found < 0 or ratio < best:
                best, found = ratio, number
    if found < 0:
        raise SimplexError("the program has no largest value")
    return found


def _pivot(table: list[list[float]], costs: list[float], row: int, column: int) -> None:
    """Exchange a row's variable for a column's, in the condensed tableau (columns of what is outside only)."""
    inverse = 1.0 / table[row][column]
    pivot = [value * inverse for value in table[row]]
    pivot[column] = inverse
    table[row] = pivot
    for number, other in enumerate(table):
        factor = other[column]
        if number != row and factor:
            other[column] = 0.0
            table[number] = [value - factor * part for value, part in zip(other, pivot, strict=True)]
    factor = costs[column]
    costs[column] = 0.0
    costs[:] = [value - factor * part for value, part in zip(costs, pivot, strict=True)]
