"""Events in words: every kind has its line in every language, and none tells more than the event."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.events import OPEN, PUBLIC, seen_by
from game.games.street_war import GAME
from game.games.street_war.cards import CHARACTERS, STRATEGIES
from game.games.street_war.events import KINDS, SILENT
from game.games.street_war.options import OPTIONS
from game.games.street_war.refusals import REASONS
from game.games.street_war.wording import card_name, log_line, sum_text
from game.text import Texts, languages
from tests.conformance.matches import random_setup, walk

FOLDER = Path(__file__).parents[4] / "assets" / "text"
NAMES = ("Ana", "Bob")


@pytest.mark.parametrize("language", languages(FOLDER))
def test_every_event_of_many_matches_has_a_line(language: str) -> None:
    say = Texts(FOLDER, language, strict=True)
    met = set()
    for seed in range(60):
        setup = random_setup(GAME.id, seed)
        for events in [GAME.new(setup)[1], *(step.events for step in walk(setup))]:
            for eyes in (0, 1, PUBLIC, OPEN):
                for event in seen_by(events, eyes):
                    met.add(event.kind)
                    line = log_line(event, say, NAMES)
                    assert (line is None) == (event.kind in SILENT), event.kind
                    if line is not None:
                        assert not re.search(r"[{}]|log\.|None|  ", line), line
                        # Two people may read it: names, never "you".
                        assert not re.search(r"\b([Yy]ou|[Yy]our|[Tt]ú|[Tt]u|[Uu]sted)\b", line), line
    assert met == set(KINDS)


@pytest.mark.parametrize("language", languages(FOLDER))
def test_everything_of_the_game_has_its_texts(language: str) -> None:
    say = Texts(FOLDER, language, strict=True)
    assert len({card_name(say, one.number) for one in STRATEGIES}) == len(STRATEGIES)
    wanted = [f"strategy.{one.id}{end}" for one in STRATEGIES for end in ("", ".help")]
    wanted += [f"strategy.kind.{kind}" for kind in {one.kind for one in STRATEGIES}]
    wanted += [
        f"{what}.{one.id}{end}" for what in ("character", "ability") for one in CHARACTERS for end in ("", ".help")
    ]
    for option in OPTIONS:
        wanted += [
            f"option.street_war.{option.id}{end}" for end in ("", ".help", *(f".{one}" for one in option.values))
        ]
    wanted += [f"refusal.street_war.{reason}" for reason in REASONS]
    wanted += [f"game.street_war{end}" for end in ("", ".short", ".tag", ".about", ".players", ".minutes", ".kind")]
    wanted += [f"mode.street_war.{mode}{end}" for mode in GAME.modes for end in ("", ".help")]
    for text_id in wanted:
        assert say(text_id).strip()


def test_lines_of_hidden_events_name_no_card() -> None:
    """A line names a hidden card only for eyes that may know it."""
    say = Texts(FOLDER, "en", strict=True)
    named = re.compile("|".join(card_name(say, one.number) for one in STRATEGIES))
    hidden = 0
    kinds = {"dealt", "card_drawn", "card_discarded", "set_up_done", "lined_up", "pile_peeked", "card_exchanged"}
    for seed in range(30):
        for step in walk(random_setup(GAME.id, seed)):
            for event in seen_by(step.events, PUBLIC):
                if event.kind in kinds and None in event.facts.values():
                    hidden += 1
                    assert not named.search(log_line(event, say, NAMES) or "")
    assert hidden > 500


def test_a_sum_tells_its_parts() -> None:
    assert sum_text(5, (), 5) == "5"
    assert sum_text(4, (("double", 2, 8), ("patrol", 1, 8), ("slam", -2, 6)), 6) == "4 ×2 +1 -2 = 6"
