"""Esc closes what lies on top first: a card looked at in full, then the pause, whatever the game."""

from __future__ import annotations

from game.games.eight_masters_revenge.cards import NUMBERS
from scenes.intents import Kind
from scenes.pause import PauseScene
from tests.scenes.driver import Driver
from tests.scenes.masters_matches import DUELS, rest, start, table_of


def test_esc_closes_a_card_of_8_masters_revenge_first(driver: Driver) -> None:
    scene = start(driver, DUELS["person-ai"])
    rest(driver, scene)
    hands = table_of(scene).hands
    hands.inspected = min(NUMBERS.values())
    driver.key(Kind.MENU, None)
    assert driver.scene is scene
    assert hands.inspected is None
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, PauseScene)
    driver.key(Kind.MENU, None)
    assert driver.scene is scene
