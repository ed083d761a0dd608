"""Audiences: who reads which form of a happening."""

from __future__ import annotations

import pytest

from game.core.events import EVERYBODY, OPEN, PUBLIC, Event, eyes_bit, public, secret, seen_by


def test_a_public_event_is_for_all_eyes() -> None:
    event = public("rain", drops=3)
    assert all(seen_by([event], eyes) == (event,) for eyes in (0, 1, 7, PUBLIC, OPEN))
    assert event["drops"] == 3


def test_a_secret_is_read_once_by_everybody_and_in_full_by_those_who_know() -> None:
    events = secret("drawn", (1,), ("card",), seat=1, card=5)
    told = {eyes: [dict(event.facts) for event in seen_by(events, eyes)] for eyes in (0, 1, PUBLIC, OPEN)}
    whole, blank = [{"seat": 1, "card": 5}], [{"seat": 1, "card": None}]
    assert told == {0: blank, 1: whole, PUBLIC: blank, OPEN: whole}
    assert events[0].to & events[1].to == 0
    assert events[0].to | events[1].to == EVERYBODY


def test_a_secret_that_every_seat_knows_is_still_hidden_from_both_together() -> None:
    events = secret("looked", (0, 1), ("card",), card=5)
    assert [event["card"] for event in seen_by(events, PUBLIC)] == [None]


def test_eyes_have_bits_of_their_own() -> None:
    bits = [eyes_bit(eyes) for eyes in (0, 1, 2, 3, PUBLIC, OPEN)]
    assert len(set(bits)) == 6
    assert all(bit & EVERYBODY for bit in bits)


def test_facts_are_read_with_their_type() -> None:
    event = public("heap", cards=(1, 2), n=3, name="x")
    assert event.cards("cards") == (1, 2)
    assert event.number("n") == 3
    with pytest.raises(TypeError, match="not a number"):
        event.number("name")
    with pytest.raises(TypeError, match="not a tuple"):
        event.cards("n")
    with pytest.raises(KeyError):
        event["nothing"]


def test_revealing_is_marked_on_both_forms() -> None:
    assert [event.reveals for event in secret("x", (0,), (), reveals=True)] == [True, True]
    assert not Event("x", {}).reveals
