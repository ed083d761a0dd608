"""The sound of every game: every event kind has a sound or is silent on purpose, every burst too, every effect exists
and is heard somewhere."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from game.core.events import Event
from game.core.registry import GAME_IDS, get_game
from game.storage.settings import Settings
from scenes.audio.bank import contents
from scenes.tables.sounds import CARDS, Sounds

SCENES = Path(__file__).resolve().parents[3] / "scenes"
CALL = re.compile(r"(?:audio\.play|\.sound)\(\s*\"([a-z_]+)\"")
BURST = re.compile(r"\bburst\(([^\n]*)")
WORD = re.compile(r"\"([a-z_]+)\"")
EFFECTS = {path.removeprefix("effects/") for path in contents() if path.startswith("effects/")}

each_game = pytest.mark.parametrize("game", GAME_IDS)


def sounds_of(game: str) -> Sounds:
    found: Sounds = import_module(f"scenes.tables.{game}.sounds").SOUNDS
    return found


class AnyFacts(dict[str, Any]):
    """Facts of an event of which each has the same value."""

    def __init__(self, value: object) -> None:
        super().__init__()
        self._value = value

    def __missing__(self, _: str) -> object:
        return self._value


VALUES: tuple[object, ...] = (0, 1, None, "queen", "ale", "blow", "countered", "fell", "patrol", "trap")


def names_of(game: str) -> set[str]:
    """Every effect that the game's table can name."""
    sounds = sounds_of(game)
    out = {*sounds.bursts.values(), *sounds.flights.values()}
    for kind in sounds.events:
        out.update(sounds.of_event(Event(kind, AnyFacts(value))) for value in VALUES)
    return out - {""}


@each_game
def test_every_event_kind_is_covered(game: str) -> None:
    kinds = import_module(f"game.games.{game}.events").KINDS
    assert set(sounds_of(game).events) == set(kinds)


@each_game
def test_every_named_effect_exists(game: str) -> None:
    assert names_of(game) <= EFFECTS


@each_game
def test_every_burst_on_the_table_is_covered(game: str) -> None:
    burst: set[str] = set()
    for path in (SCENES / "tables" / game).glob("*.py"):
        for call in BURST.findall(path.read_text(encoding="utf-8")):
            burst.update(WORD.findall(call.split(", (")[0].split(", arena.")[0].split(", table.")[0]))
    tags = {tag for tag in burst if tag not in ("patrol", "ability", "fx")}
    assert len(tags) > 3
    assert tags <= set(sounds_of(game).bursts), tags - set(sounds_of(game).bursts)


def test_every_effect_that_code_names_exists_and_none_is_for_nothing() -> None:
    named: set[str] = set()
    for path in SCENES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "audio" in path.parts and path.name == "ears.py":
            named.update(word for word in WORD.findall(text) if word in EFFECTS)
        named.update(CALL.findall(text))
    for game in GAME_IDS:
        named |= names_of(game)
    assert named <= EFFECTS
    assert EFFECTS - named == set(), "nobody hears these"


def test_cards_are_heard_on_every_table() -> None:
    assert all(sounds_of(game).flights == CARDS for game in GAME_IDS)


@each_game
def test_no_sound_hangs_on_what_is_hidden(game: str) -> None:
    # Facts that some eyes may not know are None for them: such an event must sound as for those who know.
    doc = import_module(f"game.games.{game}.events").__doc__ or ""
    sounds = sounds_of(game)
    for line in doc.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) < 4 or cells[1] not in sounds.events or callable(sounds.events[cells[1]]):
            continue
        assert isinstance(sounds.events[cells[1]], str)
    for kind, sound in sounds.events.items():
        if callable(sound):
            hidden = {word for row in doc.splitlines() if f"| {kind} " in row for word in re.findall(r"\[(\w+)\]", row)}
            asked: set[str] = set()

            class Asked(dict[str, Any]):
                def __missing__(self, name: str) -> int:
                    asked.add(name)  # noqa: B023
                    return 1

            sound(Event(kind, Asked()))
            assert not asked & hidden, kind


@each_game
def test_a_new_match_is_calm_and_its_tension_is_everybodys(game: str) -> None:
    from game.core.contract import Setup
    from game.core.events import OPEN, PUBLIC
    from game.core.match import Match
    from game.core.rng import Rng

    tense = import_module(f"scenes.tables.{game}.sounds").tense
    mode = get_game(game).modes[0]
    match = Match(Setup(game=game, mode=mode, seats=2, seed=11))
    assert not tense(match.view(PUBLIC))
    rng, moods = Rng(2), set()
    for _ in range(3000):
        if match.turn is None:
            break
        views = [match.view(eyes) for eyes in (PUBLIC, OPEN, 0, 1)]
        # Nobody hears of the music what others may not know.
        assert len({tense(view) for view in views}) == 1
        moods.add(tense(views[0]))
        match.act(rng.choice(match.legal_actions))
    assert moods == {False, True}


def test_settings_keep_volumes_within_their_steps(tmp_path: Path) -> None:
    from game.storage.settings import LOUDEST, SettingsStore

    path = tmp_path / "settings.json"
    path.write_text('{"format": 1, "volume": 99, "music_volume": -3}', encoding="utf-8")
    settings = SettingsStore(path).settings
    assert (settings.volume, settings.music_volume) == (LOUDEST, 0)
    assert settings.effects_volume == Settings().effects_volume
