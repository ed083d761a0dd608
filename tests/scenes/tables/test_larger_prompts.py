"""With larger text what is asked is large at every table, and a tip leaves in sight what it speaks of."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.contract import Setup
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene
from scenes.tables.notes import _beside
from scenes.widgets.text import Font, Heard
from tests.scenes.driver import Driver

LIVE = "skirmish"
"""A race has no question but a drum."""


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_is_asked_is_large(tmp_path: Path, game_id: str) -> None:
    driver = Driver(tmp_path, "es")
    driver.context.settings.larger_text = True
    driver.context.apply_settings()
    fonts, game = driver.context.fonts, get_game(game_id)
    for mode in (mode for mode in game.modes if mode != LIVE):
        seats = game.seats_of(mode)[0]
        sitting = tuple(SeatConfig(PERSON if seat == 0 else "ai:random", "Estratega") for seat in range(seats))
        scene = PlayScene(driver.context, MatchConfig(Setup(game_id, 3, seats, mode), sitting, seed_given=True))
        driver.context.stack.reset(scene)
        rng = Rng(5)
        asked: set[str] = set()
        for _ in range(250):
            driver.step()
            turn = scene.session.turn
            if scene.phase == Phase.CHOOSING and turn is not None:
                if turn.kind not in asked:
                    asked.add(turn.kind)
                    fonts.overflows.clear()
                    with fonts.hearing() as heard:
                        driver.frame()
                    prompts = [one for one in heard if isinstance(one, Heard) and one.role == "prompt"]
                    assert prompts
                    assert [one.text for one in prompts if one.font != Font.LARGE] == []
                    assert fonts.overflows == []
                scene.choose(rng.choice(scene.session.match.legal_actions))
        assert asked
    driver.app.close()


def test_a_tip_goes_to_the_side_where_it_covers_less_of_what_it_speaks_of() -> None:
    canvas, box = pygame.Rect(0, 0, 640, 360), pygame.Rect(4, 30, 228, 200)
    assert _beside(box, pygame.Rect(200, 40, 50, 50), canvas) == box.move(404, 0)
    assert _beside(box, pygame.Rect(420, 40, 50, 50), canvas) == box
    assert _beside(box, pygame.Rect(300, 300, 50, 50), canvas) == box
