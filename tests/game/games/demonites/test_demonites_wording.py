"""Every event of every mode, every refusal, card and option has its words, in both languages, for all eyes."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.events import OPEN, PUBLIC, Event, seen_by
from game.games.demonites import GAME
from game.games.demonites.cards import CLANS, DEMONS
from game.games.demonites.clock import RING
from game.games.demonites.events import KINDS, SILENT
from game.games.demonites.refusals import REASONS
from game.games.demonites.state import PHASES
from game.games.demonites.wording import log_line
from game.text import Texts
from tests.game.games.demonites.demonites_scenario import play, start, walked

FOLDER = Path(__file__).resolve().parents[4] / "assets" / "text"
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


@pytest.fixture(params=["en", "es"])
def texts(request: pytest.FixtureRequest) -> Texts:
    """The texts of a language; a missing one raises."""
    return Texts(FOLDER, request.param, strict=True)


def everything() -> list[Event]:
    """The events of a match of each mode with two, three and six seats, and what happens rarely."""
    events: list[Event] = []
    for mode in GAME.modes:
        for seats in (2, 3, 6):
            events += walked(mode, seats, 5 + seats, {"limit": "short"})[1]
    # Rare ones: all cards, a shared victory, a line without a reserve, a fall, a drawn bout.
    play(start("war", [36], [7]), "round", events=events)
    play(start("war", [25], [43], limit=1), "round", events=events)
    play(start("war", [22], [23], limit=1), "round", events=events)
    play(
        start("ambush", [7, 43], [36, 35, 34, 33, 32]),
        "reserve 43",
        "reserve 32",
        "hold",
        "attack 0 0 0",
        events=events,
    )
    # The clock rings: one army is larger, two are alike by cards, or by everything.
    for armies in (([36, 1], [7, 2, 8]), ([36], [8]), ([25], [43])):
        for mode in ("war", "skirmish", "campaign"):
            state = start(mode, *armies, limit=9)
            _, (rang,) = GAME.apply(state._replace(options=state.options._replace(clock=1)), RING)
            events.append(rang)
    state = start("war", [25], [43], limit=9)
    play(state._replace(options=state.options._replace(clock=1)), "ring", "round", events=events)
    lines = ("place 36 0", "place 7 0", "hold", "place 34 1", "place 1 2", "charge 0")
    play(start("campaign", [36, 1], [7], [34, 2]), *lines, events=events)
    play(start("skirmish", [22], [23, 7, 8]), "wait", "wait", "play 22", "play 23", events=events)
    return events


def test_every_event_in_words(texts: Texts) -> None:
    events = everything()
    assert {event.kind for event in events} == set(KINDS)
    for eyes in (0, 1, PUBLIC, OPEN):
        for event in seen_by(events, eyes):
            line = log_line(event, texts, NAMES)
            assert (line is None) == (event.kind in SILENT)
            assert line is None or ("{" not in line and "None" not in line)


def test_a_line_names_no_card_that_may_not_be_known(texts: Texts) -> None:
    names = [texts(f"demon.{one.id}") for one in DEMONS]
    for event in seen_by(walked("ambush", 2, 1)[1], PUBLIC):
        if event.kind in ("lined_up", "regrouped", "drawn"):
            line = log_line(event, texts, NAMES)
            assert line
            assert not any(name in line for name in names)


def test_every_id_has_its_text(texts: Texts) -> None:
    ids = [f"refusal.demonites.{reason}" for reason in REASONS]
    ids += [f"demon.{one.id}{part}" for one in DEMONS for part in ("", ".lore")]
    ids += [f"clan.{clan}{part}" for clan in CLANS for part in ("", ".help")]
    ids += [f"mode.demonites.{mode}{part}" for mode in GAME.modes for part in ("", ".help")]
    for option in GAME.options:
        ids += [f"option.demonites.{option.id}{part}" for part in ("", ".help", *(f".{one}" for one in option.values))]
    assert [name for name in ids if not texts.has(name)] == []


def test_names_differ(texts: Texts) -> None:
    assert len({texts(f"demon.{one.id}") for one in DEMONS}) == len(DEMONS)
    assert len(set(PHASES)) == len(PHASES)
