"""Files as broken disks, torn writes, text editors and clever hands leave them."""

from __future__ import annotations

import random
from typing import Any

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 3, 99, 2**40, 2**70, -(2**70), 1.5, 1e308, "", "x", "ä" * 50, "\x00", "{x}", [], [[]], {},
    {"a": 1}, [None], [1, 2, 3], [-1] * 3, ["x"] * 2,
)  # fmt: skip
"""What nobody expects where something else was."""


def garbled(data: bytes, rng: random.Random) -> bytes:
    """The bytes with one or two of them changed, a part lost, doubled or filled with zeros."""
    at = rng.randrange(len(data) + 1)
    what = rng.randrange(7)
    if what == 0:
        return data[:at]
    if what == 1:
        return data[:at] + bytes(rng.randrange(1, 300)) + data[at:]
    if what == 2:
        return data[:at] + data[at + rng.randrange(1, 40) :]
    if what == 3:
        return data[:at] + data[max(0, at - rng.randrange(1, 200)) :]
    if what == 4:
        return data[:at] + rng.randbytes(rng.randrange(1, 20)) + data[at:]
    changed = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        if changed:
            changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def mutated(value: Any, rng: random.Random) -> Any:
    """JSON values with one change somewhere: another value, one gone, one twice, others in another order."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key, changed = rng.choice(list(value)), dict(value)
        chance = rng.random()
        if chance < 0.1:
            del changed[key]
        elif chance < 0.15:
            changed["odd"] = rng.choice(ODD)
        else:
            changed[key] = mutated(value[key], rng)
        return changed
    if isinstance(value, list) and value and rng.random() < 0.9:
        at, row = rng.randrange(len(value)), list(value)
        chance = rng.random()
        if chance < 0.1:
            del row[at]
        elif chance < 0.2:
            row.insert(at, row[at])
        elif chance < 0.25:
            rng.shuffle(row)
        else:
            row[at] = mutated(value[at], rng)
        return row
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.6:
        return value + rng.choice((-1, 1, 2, -100, 100))
    return rng.choice(ODD)
