"""A finished match wound to and fro as different eyes saw it."""

from __future__ import annotations

import pytest

from game.core.events import OPEN, PUBLIC
from game.core.registry import GAME_IDS, get_game
from scenes.replay.reel import Reel
from tests.scenes.saves.kept_matches import config, played

MODES = [(game, mode) for game in GAME_IDS for mode in get_game(game).modes]


def reel_of(game: str, mode: str = "") -> Reel:
    """A whole match."""
    setup = config(game, mode).setup
    return Reel(setup, played(setup).actions)


@pytest.mark.parametrize(("game", "mode"), MODES[::3])
def test_winding_forward_tells_each_pair_of_eyes_its_whole_story(game: str, mode: str) -> None:
    reel = reel_of(game, mode)
    assert reel.match.result is not None
    for eyes in reel.all_eyes:
        at, told, stops = 0, list(reel.told(0, eyes)), [0]
        while at < reel.end:
            at = reel.after(at, eyes)
            told += reel.told(at, eyes)
            stops.append(at)
        assert tuple(told) == tuple(event for step in reel.match.story(eyes) for event in step)
        assert reel.story(reel.end, eyes) == tuple(told)
        back = [reel.end]
        while back[-1]:
            back.append(reel.before(back[-1], eyes))
        assert back == stops[::-1]


def test_views_are_those_of_then() -> None:
    reel = reel_of("street_war")
    assert reel.view(0, PUBLIC).phase == "pick"
    assert reel.view(reel.end, OPEN) == reel.match.view(OPEN)
    assert reel.state(reel.end) == reel.match.state
    with pytest.raises(IndexError):
        reel.view(-1, OPEN)


def test_rounds_are_where_they_begin() -> None:
    reel = reel_of("eight_bit_battle")
    assert reel.rounds[0] == (0, 1)
    for at, number in reel.rounds[1:]:
        assert reel.view(at, PUBLIC).round == number
        assert reel.view(at - 1, PUBLIC).round == number - 1
        assert reel.round_at(at) == number
        assert reel.round_at(at - 1) == number - 1
