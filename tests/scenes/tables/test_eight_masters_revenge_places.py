"""Where the areas of two, three and four lie, and that what can be pointed at lies where it is drawn."""

from __future__ import annotations

from itertools import combinations

import pytest

from scenes.match_config import PERSON
from scenes.tables.eight_masters_revenge.geometry import open_geometry
from scenes.tables.eight_masters_revenge.slots import STAGES
from tests.scenes.driver import Driver
from tests.scenes.masters_matches import rest, start, table_of

PARTS = ("board", "plate", "hand_back")
MODES = {2: "duel", 3: "one_against_all", 4: "teams"}


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_areas_overlap(driver: Driver, seats: int, stage: str) -> None:
    geometry = open_geometry(seats, stage)
    boxes = [geometry.of_seat(part, seat) for seat in range(seats) for part in PARTS]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].colliderect(pair[1])]


def test_the_one_against_two_stands_in_the_middle_of_his_side(driver: Driver) -> None:
    geometry = open_geometry(3, STAGES[0])
    rivals = geometry.board(1).union(geometry.board(2))
    assert geometry.board(0).centery == rivals.centery
    assert geometry.fighter(0)[1] - geometry.board(0).top == geometry.fighter(1)[1] - geometry.board(1).top


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_of_others_are_pointed_at_beside_their_plates(driver: Driver, seats: int) -> None:
    # Of three, the third hand could be pointed at on the other side of the screen.
    scene = start(driver, (PERSON, *["ai:random"] * (seats - 1)), MODES[seats])
    rest(driver, scene)
    table = table_of(scene)
    backs = {spot.key[1]: spot.rect for spot in table.spots.all if spot.key[0] == "backs"}
    assert set(backs) == set(range(1, seats))
    for seat, rect in backs.items():
        assert rect == table.arena.geometry.of_seat("hand_back", seat)
