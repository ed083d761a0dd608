"""Who sits where: lent names, changed seats, the lot, the arcade's own seat."""

from __future__ import annotations

import secrets

import pytest

from game.core.contract import Setup
from scenes.display import CANVAS
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.seating import ARCADE_SEATS, LEFT, RIGHT, changed, drawn, named, names_of, side_of
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
    seats = tuple(SeatConfig(kind, "", lent=True) for kind in kinds)
    assert names_of(driver.context.texts, seats) == ("Blue", "Squire", "Squire 2", "Squire 3")
    driver.context.switch_language("es")
    assert names_of(driver.context.texts, seats) == ("Azul", "Escudero", "Escudero 2", "Escudero 3")


def test_whoever_typed_a_name_keeps_it_whatever_is_lent(driver: Driver) -> None:
    seats = named([SeatConfig(PERSON, "Blue", lent=True), SeatConfig(PERSON, "Blue"), SeatConfig(PERSON, "Azul")])
    assert [seat.name for seat in seats] == ["", "Blue", "Azul"]
    assert names_of(driver.context.texts, seats) == ("Blue 2", "Blue", "Azul")
    driver.context.switch_language("es")
    assert names_of(driver.context.texts, seats) == ("Azul 2", "Blue", "Azul")


def test_texts_that_are_not_to_be_lent_are_not(driver: Driver) -> None:
    """A kept match may say anything."""
    texts = driver.context.texts
    strange = ("title.quit", "daily.counts", "fighter.", "fighter.nobody", "no.such.text")
    seats = tuple(SeatConfig("ai:1", "", lent=True, text=text, number=number) for number, text in enumerate(strange, 1))
    assert names_of(texts, seats) == ("Rookie", "Rookie 2", "Rookie 3", "Rookie 4", "Rookie 5")


def test_two_who_typed_the_same_long_name_are_told_apart_in_no_more_room() -> None:
    seats = named([SeatConfig(PERSON, name) for name in ("WWWWWWWWW", "WWWWWWWWW", "Bo", "Bo")])
    assert [seat.name for seat in seats] == ["WWWWWWWWW", "WWWWWWW 2", "Bo", "Bo 2"]


def test_a_person_who_changes_seats_is_called_by_the_new_one(driver: Driver) -> None:
    seats = (SeatConfig(PERSON, "Blue", lent=True), SeatConfig(PERSON, "Zoë"))
    config = changed(MatchConfig(Setup("eight_bit_battle", 1), seats))
    assert names_of(driver.context.texts, config.seats) == ("Zoë", "Red")


def test_partners_who_sit_crosswise_stay_partners() -> None:
    config = teams()
    for by in range(4):
        moved = changed(config, by)
        sides = {frozenset((moved.seats[0].name, moved.seats[2].name)), frozenset(names(moved)[1::2])}
        assert sides == {frozenset(("Ann", "Cy")), frozenset(("Bob", "Dee"))}
        assert moved.seats[by].name == "Ann"


def test_the_lot_moves_everybody_on_and_may_leave_all_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = []
    for by in range(4):
        monkeypatch.setattr(secrets, "randbelow", lambda count, by=by: by)
        found.append(names(drawn(teams(lot=True)))[0])
    assert found == ["Ann", "Dee", "Cy", "Bob"]


def test_without_the_lot_nobody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda count: 1)
    assert drawn(teams()) == teams()


def test_the_rules_are_told_where_the_arcade_sits() -> None:
    seats = (SeatConfig(PERSON, "Ann"), SeatConfig("ai:search", "It"))
    config = MatchConfig(Setup(GAME, 1, 2, "solo", {"solo_seat": "seat1", "solo_level": "3"}), seats, lot=True)
    once = changed(config)
    assert once.setup.options == {"solo_seat": "seat0", "solo_level": "3"}
    assert [seat.kind for seat in once.seats] == ["ai:search", PERSON]
    assert changed(once) == config


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
    seats = (SeatConfig(PERSON, "", lent=True),) * 6
    assert names_of(driver.context.texts, seats) == ("Blue", "Red", "Green", "Amber", "Violet", "Ivory")


@pytest.mark.parametrize("mode", ["war", "skirmish", "scout", "ambush"])
def test_seats_in_a_circle_use_the_keys_of_the_side_on_which_they_sit(driver: Driver, mode: str) -> None:
    table = load_map(f"demonites_{mode}.tmx", slots_of(mode))
    for seats in (2, 3, 4, 5, 6):
        for seat in range(seats):
            left = table.rect(f"station_{seats}_{seat}").centerx < CANVAS[0] // 2
            assert side_of("demonites", seat, seats) == (LEFT if left else RIGHT), (seats, seat)
