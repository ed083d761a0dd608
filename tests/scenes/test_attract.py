"""What is shown over the title while nobody plays."""

from __future__ import annotations

import pytest

from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from scenes.attract import SHOWS, show_of
from scenes.hall import lit_games
from tests.scenes.driver import Driver


@pytest.mark.parametrize("game_id", lit_games())
def test_every_game_can_be_shown(driver: Driver, game_id: str) -> None:
    config = show_of(driver.context, game_id, 5)
    assert not config.people
    assert len(config.seats) == config.setup.seats
    assert len({seat.name for seat in config.seats}) == len(config.seats)
    assert config.setup.seats in get_game(game_id).seats_of(config.setup.mode)
    known = {option.id: option.values for option in get_game(game_id).options}
    assert all(value in known[name] for name, value in config.setup.options.items())
    assert Match(config.setup).turn is not None


def test_what_is_shown_is_a_game_that_there_is() -> None:
    assert set(SHOWS) <= set(GAME_IDS)
