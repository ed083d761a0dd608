"""Events in words: every kind has its line in every language, and none tells more than the event."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.events import OPEN, PUBLIC, seen_by
from game.games.eight_bit_battle import GAME
from game.games.eight_bit_battle.cards import CARDS
from game.games.eight_bit_battle.events import KINDS
from game.games.eight_bit_battle.refusals import REASONS
from game.games.eight_bit_battle.wording import log_line
from game.text import Texts, languages
from tests.conformance.matches import random_setup, walk

FOLDER = Path(__file__).parents[4] / "assets" / "text"
NAMES = ("Ana", "Bob")


@pytest.mark.parametrize("language", languages(FOLDER))
def test_every_event_of_many_matches_has_a_line(language: str) -> None:
    say = Texts(FOLDER, language, strict=True)
    met = set()
    for seed in range(40):
        setup = random_setup("eight_bit_battle", seed)
        stories = [GAME.new(setup)[1], *(step.events for step in walk(setup))]
        for events in stories:
            for eyes in (0, 1, PUBLIC, OPEN):
                for event in seen_by(events, eyes):
                    met.add(event.kind)
                    line = log_line(event, say, NAMES)
                    assert line is not None, event.kind
                    assert not re.search(r"[{}]|log\.|None", line), line
                    # Two people may read it: names, never "you".
                    assert not re.search(r"\b([Yy]ou|[Yy]our|[Tt]ú|[Tt]u|[Uu]sted)\b", line), line
    assert met == set(KINDS)


@pytest.mark.parametrize("language", languages(FOLDER))
def test_every_card_and_reason_has_its_texts(language: str) -> None:
    say = Texts(FOLDER, language, strict=True)
    for card in CARDS:
        for text_id in (f"card.{card.id}", f"card.{card.id}.short", f"card.{card.id}.help"):
            assert say(text_id).strip()
    for reason in REASONS:
        assert say(f"refusal.eight_bit_battle.{reason}").strip()


def test_lines_of_hidden_events_do_not_depend_on_what_is_hidden() -> None:
    say = Texts(FOLDER, "en", strict=True)
    for seed in range(20):
        for step in walk(random_setup("eight_bit_battle", seed)):
            for event in seen_by(step.events, PUBLIC):
                if None in event.facts.values():
                    line = log_line(event, say, NAMES) or ""
                    hidden = {
                        word
                        for card in CARDS
                        for word in (say(f"card.{card.id}"),)
                        if card.number not in event.facts.values()
                    }
                    assert not any(re.search(rf"\b{word}\b", line) for word in hidden - {"Key"}), line
