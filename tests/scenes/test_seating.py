"""Who sits where: lent names, changed seats, the lot, the arcade's own seat."""

from __future__ import annotations

import secrets

import pytest

from game.core.contract import Setup
from scenes.display import CANVAS
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.seating import ARCADE_SEATS, LEFT, RIGHT, changed, drawn, named, side_of
from scenes.tables.demonites.slots import slots_of
from scenes.tables.layout import load_map
from tests.scenes.driver import Driver

GAME = "eight_masters_revenge"


def teams(lot: bool = False) -> MatchConfig:
    seats = tuple(SeatConfig("ai:greedy", name) for name in ("Ann", "Bob", "Cy", "Dee"))
    return MatchConfig(Setup(GAME, 1, 4, "teams"), seats, lot=lot)


def names(config: MatchConfig) -> list[str]:
    return [seat.name for seat in config.seats]


def test_lent_names_are_those_of_the_seat_and_no_two_alike(driver: Driver) -> None:
    kinds = (PERSON, "ai:greedy", "ai:greedy", "ai:greedy")
    seats = named(driver.context.texts, [SeatConfig(kind, "", lent=True) for kind in kinds])
    assert [seat.name for seat in seats] == ["Blue", "Squire", "Squire 2", "Squire 3"]


def test_two_who_typed_the_same_long_name_are_told_apart_in_no_more_room(driver: Driver) -> None:
    seats = named(driver.context.texts, [SeatConfig(PERSON, name) for name in ("WWWWWWWWW", "WWWWWWWWW", "Bo", "Bo")])
    assert [seat.name for seat in seats] == ["WWWWWWWWW", "WWWWWWW 2", "Bo", "Bo 2"]


def test_a_person_who_changes_seats_is_called_by_the_new_one(driver: Driver) -> None:
    seats = (SeatConfig(PERSON, "Blue", lent=True), SeatConfig(PERSON, "Zoë"))
    config = changed(driver.context.texts, MatchConfig(Setup("eight_bit_battle", 1), seats))
    assert names(config) == ["Zoë", "Red"]


def test_partners_who_sit_crosswise_stay_partners(driver: Driver) -> None:
    config = teams()
    for by in range(4):
        moved = changed(driver.context.texts, config, by)
        sides = {frozenset((moved.seats[0].name, moved.seats[2].name)), frozenset(names(moved)[1::2])}
        assert sides == {frozenset(("Ann", "Cy")), frozenset(("Bob", "Dee"))}
        assert moved.seats[by].name == "Ann"


def test_the_lot_moves_everybody_on_and_may_leave_all_as_they_are(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for by in range(4):
        monkeypatch.setattr(secrets, "randbelow", lambda count, by=by: by)
        found.append(names(drawn(driver.context.texts, teams(lot=True)))[0])
    assert found == ["Ann", "Dee", "Cy", "Bob"]


def test_without_the_lot_nobody_moves(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda count: 1)
    assert drawn(driver.context.texts, teams()) == teams()


def test_the_rules_are_told_where_the_arcade_sits(driver: Driver) -> None:
    seats = (SeatConfig(PERSON, "Ann"), SeatConfig("ai:search", "It"))
    config = MatchConfig(Setup(GAME, 1, 2, "solo", {"solo_seat": "seat1", "solo_level": "3"}), seats, lot=True)
    once = changed(driver.context.texts, config)
    assert once.setup.options == {"solo_seat": "seat0", "solo_level": "3"}
    assert [seat.kind for seat in once.seats] == ["ai:search", PERSON]
    assert changed(driver.context.texts, once) == config


@pytest.mark.parametrize("game_mode", ARCADE_SEATS)
def test_the_arcades_seat_is_known_to_the_rules(game_mode: tuple[str, str]) -> None:
    from game.core.registry import get_game

    game, arcade = get_game(game_mode[0]), ARCADE_SEATS[game_mode]
    options = {option.id: option.values for option in game.options}
    assert game_mode[1] in game.modes
    assert set(options[arcade.option]) == set(arcade.values)
    assert set(options[arcade.level]) == set(arcade.players)


@pytest.mark.parametrize(
    ("game_id", "right"),
    [
        ("street_war", {2: (1,)}),
        ("eight_masters_revenge", {2: (1,), 3: (1, 2), 4: (1, 3)}),
        ("demonites", {2: (1,), 3: (1, 2), 4: (1, 2), 5: (1, 2), 6: (1, 2, 3)}),
    ],
)
def test_sides_are_those_of_the_places_on_the_table(game_id: str, right: dict[int, tuple[int, ...]]) -> None:
    for seats, expected in right.items():
        assert tuple(seat for seat in range(seats) if side_of(game_id, seat, seats) == RIGHT) == expected
        assert {side_of(game_id, seat, seats) for seat in range(seats)} == {LEFT, RIGHT}


def test_six_people_have_six_lent_names(driver: Driver) -> None:
    seats = named(driver.context.texts, [SeatConfig(PERSON, "", lent=True)] * 6)
    assert [seat.name for seat in seats] == ["Blue", "Red", "Green", "Amber", "Violet", "Ivory"]


@pytest.mark.parametrize("mode", ["war", "skirmish", "scout", "ambush"])
def test_seats_in_a_circle_use_the_keys_of_the_side_on_which_they_sit(driver: Driver, mode: str) -> None:
    table = load_map(f"demonites_{mode}.tmx", slots_of(mode))
    for seats in (2, 3, 4, 5, 6):
        for seat in range(seats):
            left = table.rect(f"station_{seats}_{seat}").centerx < CANVAS[0] // 2
            assert side_of("demonites", seat, seats) == (LEFT if left else RIGHT), (seats, seat)
