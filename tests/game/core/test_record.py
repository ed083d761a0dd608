"""Records: values that are copied and changed, compared and hashed by what they hold."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.core.record import Record, plain


class Pair(NamedTuple):
    left: int
    right: int


class Inner(Record, gc=False):
    cards: tuple[int, ...] = ()


class Outer(Record, gc=False):
    pair: Pair
    name: str = "one"
    inners: tuple[Inner, ...] = ()


def test_equal_fields_make_equal_records_with_equal_hashes() -> None:
    one, other = (Outer(Pair(1, 2), inners=(Inner((3, 4)),)) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one is not other
    assert one != Outer(Pair(1, 2), inners=(Inner((3, 5)),))


def test_a_copy_may_be_changed_and_leaves_the_first_alone() -> None:
    one = Outer(Pair(1, 2))
    other = one.copy()
    other.name = "two"
    assert type(other) is Outer
    assert one.name == "one"
    assert other.pair is one.pair


def test_replace_knows_its_fields() -> None:
    assert Outer(Pair(1, 2))._replace(name="two") == Outer(Pair(1, 2), "two")
    with pytest.raises(TypeError):
        Outer(Pair(1, 2))._replace(nome="two")


def test_plain_gives_what_json_has() -> None:
    assert plain(Outer(Pair(1, 2), inners=(Inner((3,)),))) == {
        "pair": [1, 2],
        "name": "one",
        "inners": [{"cards": [3]}],
    }
