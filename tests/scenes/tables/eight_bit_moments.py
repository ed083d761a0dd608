"""Moments of a match of 8-Bit Battle: how to come to one, and which words and tips its frame draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.rng import Rng
from scenes.play import Phase, PlayScene
from scenes.tables.eight_bit_battle.picture import Picture
from scenes.tables.tip import Tip
from scenes.widgets.kept import Kept
from scenes.widgets.text import Fonts
from tests.scenes.driver import Driver
from tests.scenes.matches import PAIRINGS, start

ALONE, TWO = PAIRINGS["person-ai"], PAIRINGS["person-person"]
Wanted = Callable[[PlayScene], bool]


def play_to(driver: Driver, scene: PlayScene, wanted: Wanted, prefer: str = "", seed: int = 0) -> bool:
    """Play on by random actions, those with the word `prefer` first, until it is so. Returns whether it came so."""
    rng = Rng(seed)
    for _ in range(3000):
        if not isinstance(driver.scene, PlayScene):
            return False
        if wanted(scene):
            return True
        if scene.phase == Phase.CHOOSING:
            legal = scene.session.match.legal_actions
            liked = [action for action in legal if prefer in action.args]
            scene.choose(rng.choice(liked or legal))
        elif scene.phase == Phase.CURTAIN:
            scene._open_curtain()
        elif scene.table.holding:
            scene.table.confirm()
        driver.step()
    raise AssertionError(f"nothing comes any more: {scene.phase}")


def asked(*phases: str) -> Wanted:
    """Whether a person is asked one of these now."""
    return lambda scene: scene.phase == Phase.CHOOSING and scene.session.view().phase in phases


def reach(driver: Driver, kinds: tuple[str, str], *phases: str, prefer: str = "") -> PlayScene:
    """The first of many matches in which a person is asked this."""
    for seed in range(60):
        scene = start(driver, kinds, seed=seed)
        if play_to(driver, scene, asked(*phases), prefer):
            return scene
    raise AssertionError(f"nobody is ever asked {phases}")


def drawn_texts(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> dict[str, pygame.Rect]:
    """Every line of the frame of now, with where it stands."""
    return texts_of(monkeypatch, driver.frame)


def texts_of(monkeypatch: pytest.MonkeyPatch, paint: Callable[[], object]) -> dict[str, pygame.Rect]:
    """Every line that `paint` draws, with where it stands."""
    seen: dict[str, pygame.Rect] = {}
    draw = Fonts.draw

    def spy(
        self: Fonts, canvas: pygame.Surface, at: tuple[float, float], text: str, *args: Any, **facts: Any
    ) -> pygame.Rect:
        seen[text] = rect = draw(self, canvas, at, text, *args, **facts)
        return rect

    with monkeypatch.context() as patch:
        patch.setattr(Fonts, "draw", spy)
        # What is kept from frame to frame is painted, too: else its words would not be met.
        patch.setattr(Kept, "draw", lambda self, canvas, area, key, paint: paint(canvas))
        paint()
    return seen


def drawn_tips(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[Tip | None]:
    """The tips that are drawn in the frame of now."""
    tips: list[Tip | None] = []
    draw = Picture.tooltip

    def spy(
        self: Picture, canvas: pygame.Surface, slot: pygame.Rect, tip: Tip | None, *args: Any, **facts: Any
    ) -> None:
        tips.append(tip)
        draw(self, canvas, slot, tip, *args, **facts)

    with monkeypatch.context() as patch:
        patch.setattr(Picture, "tooltip", spy)
        driver.frame()
    return tips
