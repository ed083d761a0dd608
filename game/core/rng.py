"""A small generator of our own (PCG32), because nobody promises `random.shuffle` from one Python version to the next.

Two forms over one sequence: pure functions over an int for states, which must stay immutable, and a class for players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK64 = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_MASK32 = (1 << 32) - 1
_TWICE = (1 << 32) + 1
"""A word of 32 bits times this is the word twice, side by side: shifted to the right it is the word rotated."""


def seeded(seed: int) -> int:
    """The generator's state (64 bits) for a seed: any int, taken modulo 2**64."""
    return next_u32(((seed & _MASK64) + _INCREMENT) & _MASK64)[0]


def next_u32(state: int) -> tuple[int, int]:
    """(next state, a number from 0 to 2**32 - 1)."""
    value = ((state >> 18 ^ state) >> 27 & _MASK32) * _TWICE >> (state >> 59) & _MASK32
    return (state * _MULTIPLIER + _INCREMENT) & _MASK64, value


def below(state: int, n: int) -> tuple[int, int]:
    """(next state, a number from 0 to n - 1), without modulo bias. Raises ValueError where n is not from 1 to 2**32."""
    if not 1 <= n <= 1 << 32:
        raise ValueError(f"n must be from 1 to 2**32, not {n}")
    limit = (1 << 32) - (1 << 32) % n
    while True:
        state, value = next_u32(state)
        if value < limit:
            return state, value % n


def shuffled(state: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """(next state, the items in random order): Fisher-Yates from the end."""
    pool = list(items)
    # `below` written out: searches deal again thousands of times a second, and this loop is most of it.
    for n in range(len(pool), 1, -1):
        while True:
            value = ((state >> 18 ^ state) >> 27 & _MASK32) * _TWICE >> (state >> 59) & _MASK32
            state = (state * _MULTIPLIER + _INCREMENT) & _MASK64
            index = value % n
            if value - index + n <= 4294967296:
                break
        pool[n - 1], pool[index] = pool[index], pool[n - 1]
    return state, tuple(pool)


class Rng:
    """The same generator as an object, for players and resampling. Equal seeds give equal sequences everywhere."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seeded(seed)

    def u32(self) -> int:
        """A number from 0 to 2**32 - 1."""
        state = self.state
        self.state = (state * _MULTIPLIER + _INCREMENT) & _MASK64
        return ((state >> 18 ^ state) >> 27 & _MASK32) * _TWICE >> (state >> 59) & _MASK32

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. Raises ValueError where n is not from 1 to 2**32."""
        # `below` written out, as in `shuffled`: every move of random play asks once.
        if not 1 <= n <= 4294967296:
            raise ValueError(f"n must be from 1 to 2**32, not {n}")
        state = self.state
        while True:
            value = ((state >> 18 ^ state) >> 27 & _MASK32) * _TWICE >> (state >> 59) & _MASK32
            state = (state * _MULTIPLIER + _INCREMENT) & _MASK64
            index = value % n
            if value - index + n <= 4294967296:
                self.state = state
                return index

    def random(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""
        return self.u32() / 4294967296.0

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely. Raises ValueError where there are none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order."""
        self.state, result = shuffled(self.state, items)
        return result

    def split(self) -> Rng:
        """A new generator that goes its own way from here."""
        return Rng(self.u32() << 32 | self.u32())
