"""The draft coach's lines fit, in both languages, each on one line of the hint."""

from __future__ import annotations

import pytest

from game.core.action import Action
from game.core.contract import Setup
from game.core.match import Match
from game.core.rng import Rng
from scenes.hints.coach import coaching
from scenes.hints.panel import EDGE, WIDTH
from tests.scenes.driver import Driver

GAME = "eight_bit_battle"


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_line_fits_on_one(driver: Driver, language: str) -> None:
    driver.context.switch_language(language)
    texts, fonts = driver.context.texts, driver.context.fonts
    lines: set[str] = set()
    for seed in range(40):
        match, rng = Match(Setup(GAME, seed)), Rng(seed)
        while match.turn is not None and match.turn.kind == "draft":
            view = match.view(match.turn.actor)
            for verb in ("keep", "give"):
                lines.update(coaching(texts, GAME, view, Action(verb)))
            match.act(Action(rng.choice(("keep", "give"))))
    assert len(lines) > 60
    assert [line for line in lines if fonts.width(line) > WIDTH - 2 * EDGE] == []
    assert all(fonts.face(font).lacks("".join(lines)) == "" for font in [fonts.running])


def test_elsewhere_nobody_coaches(driver: Driver) -> None:
    match = Match(Setup("street_war", 1))
    assert match.turn is not None
    assert coaching(driver.context.texts, "street_war", match.view(match.turn.actor), match.legal_actions[0]) == []
