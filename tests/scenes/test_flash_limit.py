"""How often effects may light up a place."""

from __future__ import annotations

from scenes.stage.effects import Burst
from scenes.stage.flash_limit import MOST, SECOND_MS, FlashLimit
from scenes.stage.script import Player
from scenes.tables.eight_bit_battle.slots import BATTLE_SLOTS, arena_map
from scenes.tables.layout import load_map
from scenes.tables.performance import Performance
from tests.scenes.driver import Driver

HERE, THERE = (100.0, 100.0), (300.0, 100.0)


def test_a_place_is_lit_a_few_times_a_second_and_another_place_by_itself() -> None:
    limit = FlashLimit()
    lit = []
    for _ in range(5):
        lit.append(limit.allows(HERE))
        limit.update(100)
    assert lit == [True] * MOST + [False] * (5 - MOST)
    assert limit.allows(THERE)
    limit.update(SECOND_MS)
    assert limit.allows(HERE)


def test_what_begins_together_is_one_flash() -> None:
    limit = FlashLimit()
    assert all(limit.allows(HERE) for _ in range(8))
    limit.update(200)
    assert limit.allows(HERE)
    limit.update(200)
    assert not limit.allows(HERE)


def test_a_word_counts_but_is_never_kept_back() -> None:
    limit = FlashLimit()
    for _ in range(MOST):
        limit.note(HERE)
        limit.update(100)
    assert not limit.allows(HERE)


def test_at_four_times_the_speed_there_are_not_four_times_as_many_sparks(driver: Driver) -> None:
    sparks = {}
    for speed in (1, 4):
        player = Player()
        player.speed = speed
        stage = Performance(driver.context, load_map(arena_map("courtyard"), BATTLE_SLOTS), player)
        sparks[speed] = 0
        for _ in range(8):
            before = len(stage._effects)
            stage.burst("spark", HERE)
            sparks[speed] += len(stage._effects) > before
            assert all(isinstance(effect, Burst) for effect in stage._effects)
            stage.update_performance(520)
    assert sparks == {1: 8, 4: MOST}
