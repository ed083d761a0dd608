"""The soak's eyes: a loss is seen, and what is no loss is not."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from soak.hands import any_match
from soak.mischief import break_save, break_settings
from soak.tally import Promise, Tally

from game.core.match import Match
from game.storage.match_folder import MatchFolder
from game.storage.match_record import MatchRecord, Sitter, with_match

RECORD = MatchRecord("street_war", 5, "standard", {}, (Sitter("person", "Zoë"), Sitter("ai:2", "Bo")), (), None)
ID = "one"


def _kept(folder: Path, actions: int, place: str = "saves") -> None:
    match = Match(RECORD.setup)
    for _ in range(actions):
        match.act(match.legal_actions[0])
    MatchFolder(folder / place).write(ID, with_match(RECORD, match, 1.0))


def _promised(*lines: dict[str, Any]) -> tuple[Tally, Promise]:
    tally, promise = Tally(), Promise()
    for line in lines:
        tally.hear(line, promise)
    return tally, promise


AT_3: dict[str, Any] = {"match": ID, "at": 3}
OVER: dict[str, Any] = {"over": ID, "put_away": True}


@pytest.mark.parametrize(
    ("actions", "place", "lines", "lost"),
    [
        (3, "saves", (AT_3,), False),
        (5, "saves", (AT_3,), False),
        (2, "saves", (AT_3,), True),
        (2, "saves", (AT_3, {"undo": True}), False),
        (2, "saves", ({"undo": True}, AT_3), True),
        (5, "replays", (AT_3,), False),
        (5, "replays", (AT_3, OVER), False),
        (5, "saves", (AT_3, OVER), True),
        (0, "elsewhere", (AT_3,), True),
        (0, "elsewhere", (AT_3, {**OVER, "put_away": False}), True),
        (3, "saves", (AT_3, {**OVER, "put_away": False}), False),
        (0, "elsewhere", (), False),
    ],
)
def test_a_loss_is_seen(
    tmp_path: Path, actions: int, place: str, lines: tuple[dict[str, Any], ...], lost: bool
) -> None:
    _kept(tmp_path, actions, place)
    tally, promise = _promised(*lines)
    assert bool(tally.look(tmp_path, promise)) == lost
    assert len(tally.losses) == lost


def test_a_match_that_cannot_be_gone_on_with_is_lost(tmp_path: Path) -> None:
    MatchFolder(tmp_path / "saves").write(ID, msgspec.structs.replace(RECORD, actions=("nonsense",), state={}))
    tally, promise = _promised({"match": ID, "at": 0})
    assert tally.look(tmp_path, promise)


def test_a_broken_save_has_a_generation_before(tmp_path: Path) -> None:
    for seed in range(12):
        _kept(tmp_path, 1)
        assert break_save(tmp_path / "none", random.Random(seed)) is None
        _kept(tmp_path, 2)
        broken = break_save(tmp_path, random.Random(seed))
        assert broken is not None
        tally = Tally()
        assert tally.held(tmp_path, broken.match)
        assert tally.counts["restored"] == 1


def test_other_files_are_broken(tmp_path: Path) -> None:
    assert break_settings(tmp_path, random.Random(1)) is None
    file = tmp_path / "settings.json"
    left = set()
    for seed in range(30):
        file.write_bytes(b'{"format":1}')
        assert break_settings(tmp_path, random.Random(seed)) is not None
        left.add(file.read_bytes())
    assert len(left) > 5


def test_faults_and_counts_are_told() -> None:
    tally, _ = _promised(
        {"fault": "Traceback", "report": "x"}, {"presses": 4}, {"begun": 1, "game": "g", "language": "es"}, AT_3
    )
    found = tally.summary(1.0, 2)
    assert found["faults"] == ["Traceback\nreport: x"]
    assert (found["presses"], found["begun"], found["games"], found["languages_begun_in"]) == (
        4,
        1,
        {"g": 1},
        {"es": 1},
    )


def test_matches_of_every_game_can_be_set_up() -> None:
    rng, games = random.Random(1), set()
    for _ in range(120):
        config = any_match(rng)
        Match(config.setup)
        games.add((config.setup.game, config.setup.mode))
    assert len(games) == 12
