"""The events over whole matches: kinds, facts as declared, sums that can be followed, and the flag that stops undo."""

from __future__ import annotations

import re

from game.core.events import OPEN, Event, seen_by
from game.games.street_war import GAME, events
from game.games.street_war.cards import HIGHEST, JAB, SLAM, SWAP
from game.games.street_war.state import State
from game.games.street_war.wording import steps_of
from tests.conformance.matches import random_setup, walk

REVEALING = {
    "dealt",
    "sketched",
    "card_taken",
    "card_held",
    "card_drawn",
    "pile_peeked",
    "looked",
    "glimpsed",
    "lanes_counted",
    "fight_began",
    "lane_flipped",
}
"""Kinds after which somebody knows something that he did not know before."""


def _story(seed: int) -> tuple[State, list[Event], State]:
    setup = random_setup(GAME.id, seed)
    first, told = GAME.new(setup)
    story, last = list(seen_by(told, OPEN)), first
    for step in walk(setup):
        story += seen_by(step.events, OPEN)
        last = step.after
    return first, story, last


STORIES = [_story(seed) for seed in range(60)]


def _declared() -> dict[str, str]:
    """Kind -> what the table in the module's docstring says of its facts."""
    cells: dict[str, str] = {}
    kind = ""
    for line in (events.__doc__ or "").splitlines():
        row = re.fullmatch(r"\| *(\w*) *\| (.*)", line)
        if row:
            kind = row[1] or kind
            cells[kind] = f"{cells.get(kind, '')} {row[2]}"
    del cells["kind"]
    return cells


def test_the_table_declares_every_kind_once() -> None:
    assert tuple(_declared()) == events.KINDS
    assert set(events.KINDS) >= events.SILENT


def test_every_kind_is_met_and_every_fact_is_declared() -> None:
    cells = _declared()
    met = set()
    for _, story, _ in STORIES:
        for event in story:
            met.add(event.kind)
            for name in event.facts:
                assert re.search(rf"\b{name}\b", cells[event.kind]), f"{event.kind}.{name}"
    assert met == set(events.KINDS)


def test_kinds_that_show_something_stop_undo_and_others_do_not() -> None:
    for _, story, _ in STORIES:
        for event in story:
            assert event.reveals == (event.kind in REVEALING), event.kind


def test_health_moves_by_what_the_events_say() -> None:
    for first, story, last in STORIES:
        for seat, (before, after) in enumerate(zip(first.seats, last.seats, strict=True)):
            health = before.health
            for event in story:
                if event.kind in ("health_lost", "health_gained") and event["seat"] == seat:
                    amount = event.number("amount")
                    health += amount if event.kind == "health_gained" else -amount
                    assert event["health"] == health
            assert health == after.health


def test_a_lane_can_be_pulled_apart() -> None:
    """From the printed card over every step to the value, and what lies there explains the steps."""
    flips = 0
    for _, story, _ in STORIES:
        for event in story:
            if event.kind != "lane_flipped":
                continue
            flips += 1
            for seat in (0, 1):
                value = event.number(f"card_{seat}")
                for reason, change, after in steps_of(event, seat):
                    value = value * change if reason == "double" else value + change
                    value = max(0, min(HIGHEST, value))
                    assert value == after
                assert value == event[f"own_{seat}"]
                reasons = [reason for reason, _, _ in steps_of(event, seat)]
                assert reasons == sorted(reasons, key=events.REASONS.index)
                theirs = event.cards(f"laid_{1 - seat}")
                assert reasons.count("jab") == theirs.count(JAB)
                assert reasons.count("slam") == theirs.count(SLAM)
            swapped = sum(event.cards(f"laid_{seat}").count(SWAP) for seat in (0, 1)) % 2
            assert event.number("swaps") % 2 == swapped
            values = [event.number(f"value_{seat}") for seat in (0, 1)]
            assert values == [event[f"own_{seat ^ swapped}"] for seat in (0, 1)]
            winner = None if values[0] == values[1] else int(values[1] > values[0])
            assert event["winner"] == winner
    assert flips > 1000


def test_a_round_is_decided_by_its_lanes() -> None:
    for _, story, last in STORIES:
        winners: list[object] = []
        decided = []
        for event in story:
            if event.kind == "fight_began":
                winners = []
            if event.kind == "lane_flipped":
                winners.append(event["winner"])
            if event.kind == "round_decided":
                lanes = (winners.count(0), winners.count(1))
                assert len(winners) == 5
                assert lanes == (event["lanes_0"], event["lanes_1"])
                assert event["winner"] == (None if lanes[0] == lanes[1] else int(lanes[1] > lanes[0]))
                decided.append(lanes)
        assert tuple(decided) == last.results
