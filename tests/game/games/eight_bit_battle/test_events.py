"""The events of 8-Bit Battle over whole matches: kinds, facts and the flag that stops undo."""

from __future__ import annotations

import re

import pytest

from game.core.contract import Setup
from game.core.events import OPEN, Event, seen_by
from game.core.rng import Rng
from game.games.eight_bit_battle import GAME, events
from game.games.eight_bit_battle.options import OPTIONS

REVEALING = {
    "card_drawn",
    "card_given",
    "card_taken",
    "holdings_known",
    "key_turned",
    "key_looked",
    "revealed",
    "leftovers",
    "items_lost",
}
"""Kinds after which somebody knows a card that he did not know before."""


def _story(seed: int) -> list[Event]:
    rng = Rng(seed)
    options = {option.id: rng.choice(option.values) for option in OPTIONS}
    state, happened = GAME.new(Setup("eight_bit_battle", seed, options=options))
    story = list(happened)
    while legal := GAME.legal_actions(state):
        state, happened = GAME.apply(state, rng.choice(legal))
        story += happened
    return story


STORIES = [_story(seed) for seed in range(60)]


def test_every_kind_happens_and_none_is_undeclared() -> None:
    assert {event.kind for story in STORIES for event in story} == set(events.KINDS)


def test_kinds_that_show_a_card_stop_undo_and_others_do_not() -> None:
    for story in STORIES:
        assert all(event.reveals == (event.kind in REVEALING) for event in story)


def test_facts_are_the_declared_ones() -> None:
    """The table in the docstring of `events.py` is what the screens are written after."""
    rows = re.findall(r"^\| (\w+) +\| (.+) \|$", events.__doc__ or "", re.MULTILINE)
    declared = {}
    for kind, facts in rows:
        # Explanations stand in brackets of their own, or after a colon.
        words = re.sub(r"\([^)]*\)|:.*$", "", facts)
        declared[kind] = {word.strip(" []") for word in words.split(",")}
    declared.pop("kind")
    assert set(declared) == set(events.KINDS)
    for story in STORIES:
        for event in story:
            assert set(event.facts) == declared[event.kind], event.kind


@pytest.mark.parametrize("seed", range(10))
def test_points_told_add_up(seed: int) -> None:
    """The prizes and leftovers of a round, added up by whoever reads, are the points that it ends with."""
    points = [0, 0]
    for event in seen_by(STORIES[seed], OPEN):
        if event.kind in ("battle_won", "leftovers"):
            points[event.number("seat")] += event.number("points")
        if event.kind == "round_over":
            assert points == [event["points_0"], event["points_1"]]
            points = [0, 0]
