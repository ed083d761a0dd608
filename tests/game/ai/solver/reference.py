"""An independent way to the value of a game: the same sequence form, given to scipy's linear programs.

scipy is in the dev extra only: without it the tests that ask here are skipped, and the pinned values still hold.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.solver.sequence_form import InformationSet, SequenceForm


def _flow(infosets: list[InformationSet], size: int) -> Any:
    """The conditions on a plan as a matrix: the first row is the empty sequence."""
    from scipy.sparse import lil_matrix

    matrix = lil_matrix((len(infosets) + 1, size))
    matrix[0, 0] = 1.0
    for row, (parent, first, count) in enumerate(infosets, 1):
        matrix[row, parent] = -1.0
        matrix[row, first : first + count] = 1.0
    return matrix


def reference_value(form: SequenceForm) -> float:
    """The value for player 0, by scipy's HiGHS, from equalities and free variables: nothing of our own in it."""
    optimize = pytest.importorskip("scipy.optimize", reason="scipy is in the dev extra")
    from scipy.sparse import coo_matrix, csr_matrix, hstack

    first, second = form.sizes
    cells = [(leaf.value * leaf.weight, leaf.first, leaf.second) for leaf in form.leaves]
    values, rows, columns = zip(*cells, strict=True)
    payoffs = coo_matrix((values, (rows, columns)), shape=(first, second))
    own, other = _flow(form.infosets[0], first), _flow(form.infosets[1], second)
    count = len(form.infosets[1]) + 1
    found = optimize.linprog(
        [0.0] * first + [-1.0] + [0.0] * (count - 1),
        A_ub=hstack([-payoffs.T, other.T]).tocsr(),
        b_ub=[0.0] * second,
        A_eq=hstack([own, csr_matrix((len(form.infosets[0]) + 1, count))]).tocsr(),
        b_eq=[1.0] + [0.0] * len(form.infosets[0]),
        bounds=[(0, None)] * first + [(None, None)] * count,
        method="highs",
    )
    assert found.status == 0, found.message
    return -float(found.fun)
