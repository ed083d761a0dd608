"""The events over whole matches: kinds, facts as declared, sums that add up, and the flag that stops undo."""

from __future__ import annotations

import re

from game.core.events import OPEN, Event, seen_by
from game.games.eight_masters_revenge import GAME, events
from game.games.eight_masters_revenge.cards import CARDS, DAMAGE
from game.games.eight_masters_revenge.state import State
from tests.conformance.matches import random_setup, walk

ALWAYS_REVEALING = {"card_placed", "page_turned", "drawn", "laid_aside", "discarded"}
"""Kinds after which somebody knows a card that he did not know before; `seat_out` where the hand was not empty."""


def _story(seed: int) -> tuple[State, list[Event], State]:
    setup = random_setup(GAME.id, seed)
    first, told = GAME.new(setup)
    story, last = list(seen_by(told, OPEN)), first
    for step in walk(setup):
        story += seen_by(step.events, OPEN)
        last = step.after
    return first, story, last


STORIES = [_story(seed) for seed in range(40)]


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


def test_every_fact_is_declared() -> None:
    cells = _declared()
    for _, story, _ in STORIES:
        for event in story:
            for name in event.facts:
                assert re.search(rf"\b{name}\b", cells[event.kind]), f"{event.kind}.{name}"


def test_kinds_that_show_a_card_stop_undo_and_others_do_not() -> None:
    for _, story, _ in STORIES:
        for event in story:
            if event.kind == "seat_out":
                # With nothing but the pair, nothing was hidden.
                assert event.reveals or len(event.cards("cards")) <= 2
            else:
                assert event.reveals == (event.kind in ALWAYS_REVEALING), event.kind


def test_life_lost_is_all_the_life_there_was() -> None:
    for first, story, last in STORIES:
        for seat, (before, after) in enumerate(zip(first.seats, last.seats, strict=True)):
            lost = [event for event in story if event.kind == "life_lost" and event["seat"] == seat]
            assert before.life - sum(event.number("amount") for event in lost) == after.life
            assert all(event["why"] in events.LIFE_REASONS for event in lost)


def test_checks_and_sums_add_up() -> None:
    hits = 0
    for _, story, _ in STORIES:
        for event in story:
            if event.kind == "hit_checked":
                assert sum(event.cards("attack_parts")) == event["attack"]
                assert sum(event.cards("defence_parts")) == event["defence"]
                assert event["hit"] == int(event["attack"] == event["defence"])
            if event.kind == "damage_summed":
                hits += 1
                parts = [event.number(name) for name in ("printed", "power", "heavy", "flurry", "punish")]
                assert event["total"] == max(0, sum(parts) - event.number("blocks"))
                assert event["printed"] == DAMAGE[event.number("card")]
    assert hits > 100


def test_drawn_cards_come_for_a_declared_reason_and_exist() -> None:
    why = set()
    for _, story, _ in STORIES:
        for event in story:
            if event.kind == "drawn":
                why.add(event["why"])
                assert 0 <= event.number("card") < len(CARDS) - 1
    assert why == set(events.DRAW_REASONS)


def test_an_attack_is_told_from_its_landing_to_its_end() -> None:
    """Every placed attack card is followed by its own blow going away, unless the match ends before."""
    for _, story, _ in STORIES:
        flying: int | None = None
        for event in story:
            if event.kind == "card_placed" and event["why"] == "attack":
                assert flying is None
                flying = event.number("leaves")
            if event.kind == "blow_gone":
                assert event["card"] == flying
                flying = None
            if event.kind in ("turn_began", "turn_ended"):
                assert flying is None
