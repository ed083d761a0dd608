"""Nobody on the street stands before the sign that tells when an ability is ready."""

from __future__ import annotations

import pytest

from game.games.street_war.cards import CHARACTERS
from scenes.tables.layout import load_map
from scenes.tables.street_war.slots import SLOTS, TIMES
from tests.scenes.driver import Driver


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("time", TIMES)
def test_no_figure_at_rest_covers_its_ability(driver: Driver, time: str, seat: int) -> None:
    # The ice-cream truck stood before the word "ready".
    table = load_map(f"street_war_{time}.tmx", SLOTS)
    feet, mark = table.point(f"fighter_{seat}"), table.rect(f"ability_mark_{seat}")
    for character in CHARACTERS:
        for frame in driver.context.assets.sheet(f"figures/{character.id}").tag("idle_left" if seat else "idle"):
            body = frame.surface.get_bounding_rect().move(feet).move(frame.offset)
            assert not body.colliderect(mark), character.id
