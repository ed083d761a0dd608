"""Brackets: everybody is drawn once, byes meet nobody, exactly one champion remains; and the file behind them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from game.bracket import (
    FEWEST,
    MOST,
    NOBODY,
    Bracket,
    Entrant,
    begin,
    checked,
    drew,
    due,
    is_bye,
    match_of,
    matches_of,
    modes_for_two,
    occasion_of,
    pair,
    renamed,
    round_of,
    seated,
    setup_of,
    won,
)
from game.core.match import Match
from game.core.registry import GAME_IDS
from game.storage.tournament import Cup, Tournaments, open_tournaments

COUNTS = range(FEWEST, MOST + 1)


def entrants(count: int) -> tuple[Entrant, ...]:
    return tuple(Entrant("person" if number % 2 else "ai:2", f"P{number}") for number in range(count))


def bracket(count: int, seed: int = 5) -> Bracket:
    return begin("ab12", "street_war", "standard", {"characters": "random"}, seed, entrants(count))


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("seed", range(4))
def test_it_ends_with_one_champion_who_never_lost(count: int, seed: int) -> None:
    cup = bracket(count, seed)
    lost: set[int] = set()
    played = 0
    while (match := due(cup)) is not None:
        one, other = pair(cup, match)
        assert not is_bye(cup, match)
        assert {one, other}.isdisjoint(lost)
        winner = (one, other)[(seed + match) % 2]
        lost.add(one + other - winner)
        cup = won(cup, match, winner)
        played += 1
    assert played == count - 1
    assert cup.champion is not None
    assert lost == set(range(count)) - {cup.entrants.index(cup.champion)}
    assert checked(cup) is cup


@pytest.mark.parametrize("count", COUNTS)
def test_byes_are_as_few_as_can_be_and_never_meet(count: int) -> None:
    cup = bracket(count)
    size = len(cup.slots)
    assert size // 2 < count <= size or (count, size) == (2, 2)
    assert sum(is_bye(cup, match) for match in matches_of(cup, 0)) == size - count
    assert all(pair(cup, match) != (NOBODY, NOBODY) for match in matches_of(cup, 0))


def test_matches_are_numbered_round_by_round() -> None:
    cup = bracket(8)
    assert [list(matches_of(cup, number)) for number in range(cup.rounds)] == [[0, 1, 2, 3], [4, 5], [6]]
    assert [round_of(cup, match) for match in range(7)] == [0, 0, 0, 0, 1, 1, 2]
    assert cup.final == 6
    cup = won(won(cup, 0, pair(cup, 0)[0]), 1, pair(cup, 1)[1])
    assert pair(cup, 4) == (cup.slots[0], cup.slots[3])
    assert due(cup) == 2


def test_the_lot_is_the_seeds() -> None:
    assert bracket(8, 1) == bracket(8, 1)
    assert len({bracket(8, seed).slots for seed in range(20)}) > 15
    firsts = {seated(bracket(2, seed), 0) for seed in range(20)}
    assert firsts == {(0, 1), (1, 0)}


def test_a_drawn_match_comes_again_with_other_cards_and_the_seats_changed() -> None:
    cup = bracket(4)
    again = drew(cup, 0)
    assert due(again) == 0
    assert seated(again, 0) == seated(cup, 0)[::-1]
    assert setup_of(again, 0).seed != setup_of(cup, 0).seed
    assert setup_of(again, 1) == setup_of(cup, 1)
    assert drew(again, 0).drawn == (2, 0, 0)


def test_nobody_wins_what_they_do_not_play_or_what_is_over() -> None:
    cup = bracket(4)
    stranger = cup.slots[3]
    for match, who in ((0, stranger), (0, NOBODY), (2, cup.slots[0])):
        with pytest.raises(ValueError, match="cannot win"):
            won(cup, match, who)
    with pytest.raises(ValueError, match="cannot win"):
        won(won(cup, 0, cup.slots[0]), 0, cup.slots[1])


def test_names_stay_different() -> None:
    cup = bracket(4)
    assert renamed(cup, 2, "Zoë").entrants[2].name == "Zoë"
    with pytest.raises(ValueError, match="one of their own"):
        renamed(cup, 2, "P1")
    nameless = renamed(renamed(cup, 2, ""), 1, "")
    assert [one.lent for one in nameless.entrants] == [False, True, True, False]
    with pytest.raises(ValueError, match="one of their own"):
        begin("a", cup.game, cup.mode, {}, 1, [Entrant("person", ""), Entrant("person", "P1")])
    with pytest.raises(ValueError, match="may enter"):
        bracket(9)
    with pytest.raises(ValueError, match="may enter"):
        bracket(1)
    with pytest.raises(ValueError, match="two cannot play"):
        begin("a", "eight_masters_revenge", "teams", {}, 1, entrants(4))


def test_occasions_name_tournament_and_match() -> None:
    cup = bracket(4)
    assert [occasion_of(cup, match) for match in range(3)] == [
        "tournament:ab12:0",
        "tournament:ab12:1",
        "tournament:ab12:final",
    ]
    assert [match_of(cup, occasion_of(cup, match)) for match in range(3)] == [0, 1, 2]
    assert match_of(cup, "tournament:other:0") is None
    assert match_of(cup, "") is None


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_mode_for_two_can_be_dealt(game_id: str) -> None:
    assert modes_for_two(game_id)
    for mode in modes_for_two(game_id):
        cup = begin("x", game_id, mode, {}, 3, entrants(2))
        assert Match(setup_of(cup, 0)).turn is not None


# ---------------------------------------------------------------------- the file


def test_it_comes_back_from_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "tournament.json"
    kept = open_tournaments(path)
    assert kept.value == Tournaments()
    kept.value.bracket = drew(bracket(5), 1)
    kept.value.cups.append(Cup("2026-11-30", "demonites", "war", "José", 8))
    assert kept.save()
    again = open_tournaments(path)
    assert (again.value, again.notices) == (kept.value, [])


@pytest.mark.parametrize(
    "change",
    [
        {"slots": [0, 1, 2, 2]},
        {"slots": [0, 1, 2]},
        {"winners": [3, -1, 0]},
        {"winners": [-1]},
        {"drawn": [0, 0, -1]},
        {"mode": "teams"},
        {"game": "chess"},
        {"entrants": []},
    ],
)
def test_a_bracket_that_cannot_be_is_set_aside(tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "tournament.json"
    data = json.loads(msgspec.json.encode(Tournaments(bracket=bracket(4))))
    data["bracket"] |= change
    path.write_text(json.dumps(data))
    kept = open_tournaments(path)
    assert kept.value.bracket is None
    assert [notice.text for notice in kept.notices] == ["notice.tournament_broken"]
    assert not path.exists()
