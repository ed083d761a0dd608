"""Golden playthroughs: one match for each game and mode (and set of options), as text, with every view.

After a change on purpose: `REGENERATE_GOLDEN=1 python -m pytest tests/playthroughs`, then read the difference in git.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.core.contract import Setup
from game.core.registry import GAME_IDS, get_game
from tests.playthroughs.playthrough import playthrough

SKIPPED = 5
GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def _setups() -> dict[str, Setup]:
    found = {}
    for game_id in GAME_IDS:
        game = get_game(game_id)
        for mode in game.modes:
            first, *more = game.seats_of(mode)
            found[f"{game_id}_{mode}"] = Setup(game_id, 1, first, mode)
            # A match for every number of seats that is played differently; five are played like six.
            for seats in more:
                if seats != SKIPPED:
                    found[f"{game_id}_{mode}_{seats}"] = Setup(game_id, 1, seats, mode)
        others = {option.id: option.values[-1] for option in game.options}
        last = game.modes[-1]
        found[f"{game_id}_options"] = Setup(game_id, 2, game.seats_of(last)[-1], last, others)
    return found


SETUPS = _setups()


@pytest.mark.parametrize("name", SETUPS)
def test_playthrough(name: str) -> None:
    path = GOLDEN / f"{name}.txt"
    text = playthrough(SETUPS[name])
    if os.environ.get("REGENERATE_GOLDEN"):
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.exists(), f"{path} is missing: run with REGENERATE_GOLDEN=1 and commit it"
    assert text == path.read_text(encoding="utf-8"), "the match went another way than the committed one"


def test_no_golden_text_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(SETUPS)
