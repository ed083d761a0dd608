"""Typed heads: a face laid over the head, and the head turned to the left, still lit from the upper left."""

from __future__ import annotations

from collections.abc import Sequence

from art.figures.model import Head, Key

SEE_THROUGH = " ."


def composed(head: Head, face: str) -> list[str]:
    """The rows of the head with a face typed over it; a face without a patch (`idle`) is the head itself."""
    rows = list(head.rows)
    column, row = head.patch_at
    for number, patch in enumerate(head.patches.get(face, ())):
        old = rows[row + number]
        new = "".join(
            over if over not in SEE_THROUGH else under
            for over, under in zip(patch, old[column : column + len(patch)], strict=True)
        )
        rows[row + number] = old[:column] + new + old[column + len(patch) :]
    return rows


def turned(rows: Sequence[str], key: Key, fixed: str) -> list[str]:
    """The rows mirrored and lit afresh.

    The shape of every material is mirrored, but in each row a material keeps the order of its levels from left to
    right: what was light on the left stays light on the left. Signs in `fixed` (pupils, eye whites) are only mirrored.
    """
    return [_turned_row(row, key, fixed) for row in rows]


def _turned_row(row: str, key: Key, fixed: str) -> str:
    def material(sign: str) -> str | None:
        return None if sign in SEE_THROUGH or sign in fixed else key[sign][0]

    in_order: dict[str, list[str]] = {}
    for sign in row:
        if (ramp := material(sign)) is not None:
            in_order.setdefault(ramp, []).append(sign)
    supply = {ramp: iter(signs) for ramp, signs in in_order.items()}
    return "".join(sign if (ramp := material(sign)) is None else next(supply[ramp]) for sign in reversed(row))


def fallen(rows: Sequence[str], key: Key, fixed: str, quarter: int) -> list[str]:
    """The rows turned by a quarter (90: clockwise, -90: against it), still lit from above.

    A head turned against the clock has its right side up, which was its dark one: each material's levels change places.
    """
    if quarter > 0:
        return ["".join(row[x] for row in reversed(rows)) for x in range(len(rows[0]))]
    relit = [_turned_row(row, key, fixed)[::-1] for row in rows]
    return ["".join(row[x] for row in relit) for x in reversed(range(len(rows[0])))]
