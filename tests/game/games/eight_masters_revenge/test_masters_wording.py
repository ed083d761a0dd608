"""Events in words: every kind has its line in every language, and none tells more than the event."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.events import OPEN, PUBLIC, Event, seen_by
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.cards import CARDS, EFFECTS, FIGHTERS
from game.games.eight_masters_revenge.events import KINDS, SILENT
from game.games.eight_masters_revenge.options import OPTIONS
from game.games.eight_masters_revenge.refusals import REASONS
from game.games.eight_masters_revenge.wording import card_name, full_card_name, log_line
from game.text import Texts, languages
from tests.conformance.matches import random_setup, walk
from tests.game.games.eight_masters_revenge.masters_scenario import play, position

FOLDER = Path(__file__).parents[4] / "assets" / "text"
NAMES = ("Ana", "Bob", "Cleo", "Dora")
ID = "eight_masters_revenge"


def _rare() -> list[Event]:
    """What random matches hardly ever meet: a pile that runs out, and a target that falls in its answer."""
    told: list[Event] = []
    empty = {"seats": [{"hand": ["R11"]}, {}], "deck_only": 1, "discard": ["R33", "R34"]}
    play(position(empty), "draw", events=told)
    attacker = {"cards": ["R24", "B51"], "hand": ["G35"]}
    falls = {"cards": ["R22", "G42"], "life": 1, "tokens": {"d3": "damage"}}
    play(position({"mode": "ffa", "seats": [attacker, falls]}), "attack G35 right 1", "block 0", events=told)
    return told


@pytest.mark.parametrize("language", languages(FOLDER))
def test_every_event_of_many_matches_has_a_line(language: str) -> None:
    say = Texts(FOLDER, language, strict=True)
    met = set()
    for seed in range(40):
        setup = random_setup(ID, seed)
        stories = [GAME.new(setup)[1], *(step.events for step in walk(setup)), tuple(_rare())]
        for events in stories:
            for eyes in (0, 1, PUBLIC, OPEN):
                for event in seen_by(events, eyes):
                    met.add(event.kind)
                    line = log_line(event, say, NAMES)
                    silent = event.kind in SILENT or (event.kind == "turn_began" and bool(event["extra"]))
                    assert (line is None) == silent, event.kind
                    if line is not None:
                        assert not re.search(r"[{}]|log\.|None", line), line
                        # Two people may read it: names, never "you".
                        assert not re.search(r"\b([Yy]ou|[Yy]our|[Tt]ú|[Tt]u|[Uu]sted)\b", line), line
    assert met == set(KINDS)


@pytest.mark.parametrize("language", languages(FOLDER))
def test_everything_of_the_game_has_its_texts(language: str) -> None:
    say = Texts(FOLDER, language, strict=True)
    assert len({full_card_name(say, card.number) for card in CARDS}) == len(CARDS)
    assert len({card_name(say, card.number) for card in CARDS}) == len(CARDS)
    wanted = [f"effect.{kind}{end}" for kind in EFFECTS for end in ("", ".help")]
    for fighter in FIGHTERS:
        wanted += [f"fighter.{fighter.id}{end}" for end in ("", ".full", ".help")]
        wanted += [f"technique.{one}{end}" for one in fighter.techniques for end in ("", ".help")]
    for option in OPTIONS:
        wanted += [f"option.{ID}.{option.id}{end}" for end in ("", ".help", *(f".{one}" for one in option.values))]
    wanted += [f"refusal.{ID}.{reason}" for reason in REASONS]
    for text_id in wanted:
        assert say(text_id).strip()


def test_lines_of_hidden_events_do_not_depend_on_what_is_hidden() -> None:
    """A line names a card only where these eyes may know it."""
    say = Texts(FOLDER, "en", strict=True)
    named = re.compile(r"(Ember|Tide|Bamboo|Thunder) \d-\d")
    hidden = 0
    for seed in range(20):
        for step in walk(random_setup(ID, seed)):
            for event in seen_by(step.events, PUBLIC):
                if event.kind in ("drawn", "laid_aside", "aside_taken", "dealt") and None in event.facts.values():
                    hidden += 1
                    assert not named.search(log_line(event, say, NAMES) or "")
    assert hidden > 100


def test_sums_tell_their_parts() -> None:
    say = Texts(FOLDER, "en", strict=True)
    sums = []
    for seed in range(30):
        for step in walk(random_setup(ID, seed)):
            sums += [event for event in seen_by(step.events, PUBLIC) if event.kind == "damage_summed"]
    assert len(sums) > 100
    for event in sums:
        line = log_line(event, say, NAMES) or ""
        parts = [int(number) for number in re.findall(r"[+-]?\d+", line.split(":")[1])]
        assert max(0, sum(parts)) == event["total"]
