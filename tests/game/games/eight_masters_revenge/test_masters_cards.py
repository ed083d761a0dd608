"""The tables of cards, fighters, places and modes, whole, against the rules page's own list."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from game.core.contract import SetupError
from game.games.eight_masters_revenge.cards import (
    BOARDS,
    BOW,
    CARDS,
    COLOURS,
    EFFECTS,
    FIGHTERS,
    NUMBERS,
    PLACES,
    TOKEN_COUNTS,
    cards_in,
    mask_of,
)
from game.games.eight_masters_revenge.legality import NEIGHBOURS
from game.games.eight_masters_revenge.modes import MODES, SOLO, played_mode
from game.games.eight_masters_revenge.options import OPTIONS, read_options

with (Path(__file__).parent / "cards.csv").open(encoding="utf-8", newline="") as _file:
    ROWS = list(csv.DictReader(_file))


def test_every_row_of_the_card_list() -> None:
    blows = [row for row in ROWS if row["id"] != "BOW"]
    assert len(blows) == 100
    for number, row in enumerate(blows):
        card = CARDS[number]
        assert card.number == number == NUMBERS[row["id"]]
        assert (card.id, card.colour) == (row["id"], row["colour"])
        assert (card.left, card.right, card.damage) == (int(row["left"]), int(row["right"]), int(row["damage"]))
        assert (card.dragon, card.effect) == (row["dragon"] == "1", row["effect"])
        assert row["copies"] == "1"


def test_bows() -> None:
    row = next(row for row in ROWS if row["id"] == "BOW")
    bow = CARDS[BOW]
    assert (bow.id, bow.left, bow.right, bow.damage) == ("BOW", 1, 1, 0)
    assert bow.colour is None
    assert not bow.dragon
    assert bow.effect == "none"
    # Two a seat.
    assert int(row["copies"]) == 2 * 4


def test_totals_of_the_rules_page() -> None:
    blows = CARDS[:BOW]
    assert Counter(card.damage for card in blows) == {0: 16, 1: 32, 2: 32, 3: 20}
    assert Counter(card.effect for card in blows) == {
        "trap": 12,
        "wound": 12,
        "draw": 12,
        "slide": 8,
        "power": 8,
        "switch": 8,
        "remove": 4,
        "copy": 4,
        "none": 32,
    }
    assert Counter(card.colour for card in blows if card.dragon) == dict.fromkeys(COLOURS, 6)
    # H3: an effect, a dragon or neither, never both.
    assert not any(card.dragon and card.effect != "none" for card in blows)
    assert set(EFFECTS) == {card.effect for card in blows}
    assert sum(TOKEN_COUNTS) == 36


def test_every_number_pair_is_there_once_in_each_colour() -> None:
    for colour in COLOURS:
        pairs = {(card.left, card.right) for card in CARDS if card.colour == colour}
        assert pairs == {(left, right) for left in range(1, 6) for right in range(1, 6)}


def test_fighters_stand_two_on_a_board() -> None:
    assert Counter(fighter.board for fighter in FIGHTERS) == dict.fromkeys(range(BOARDS), 2)
    techniques = [one for fighter in FIGHTERS for one in fighter.techniques]
    assert len(set(techniques)) == 16
    assert [fighter.number for fighter in FIGHTERS] == list(range(8))


def test_neighbours_go_round_the_ring_and_across_the_rows() -> None:
    """H9 and §5.1: every place has three neighbours, and being neighbours is mutual."""

    def of(word: str) -> set[str]:
        return {PLACES[place] for place in cards_in(NEIGHBOURS[PLACES.index(word)])}

    assert of("a6") == {"a5", "a1", "d6"}
    assert of("d1") == {"d2", "d6", "a1"}
    for word in PLACES:
        assert len(of(word)) == 3
        assert all(word in of(other) for other in of(word))


def test_masks_go_both_ways() -> None:
    assert cards_in(mask_of((3, 7, 99))) == (3, 7, 99)
    assert mask_of((BOW, BOW)) == 0


def test_modes_of_section_3() -> None:
    lives = {mode.id: mode.lives for mode in MODES}
    assert lives == {
        "duel": (10, 10),
        "solo": (10, 10),
        "one_against_all": (20, 6, 6),
        "free_for_all": (8, 8, 8, 8),
        "teams": (8, 8, 8, 8),
    }
    thorns = {mode.id: [f"{seat}:{PLACES[place]}" for seat, place in mode.thorns] for mode in MODES}
    assert thorns["duel"] == thorns["solo"] == thorns["one_against_all"] == ["0:a5"]
    assert thorns["free_for_all"] == ["0:a5", "0:a2", "1:a5", "1:a2", "2:a5"]
    assert thorns["teams"] == ["0:a5", "0:a2", "2:a5"]
    between = played_mode(2, read_options({"lone_order": "between"}))
    assert (between.lives, between.order) == ((11, 8, 8), (0, 1, 0, 2))


@pytest.mark.parametrize(
    ("level", "mine", "its", "hand"),
    [("1", 12, 8, 2), ("2", 10, 10, 2), ("3", 10, 10, 2), ("4", 10, 12, 3), ("5", 10, 14, 4)],
)
def test_solo_levels(level: str, mine: int, its: int, hand: int) -> None:
    second = played_mode(SOLO, read_options({"solo_level": level}))
    first = played_mode(SOLO, read_options({"solo_level": level, "solo_seat": "seat0"}))
    assert (second.lives, second.hands) == ((mine, its), (2, hand))
    assert (first.lives, first.hands) == ((its, mine), (hand, 2))


def test_options_are_read_by_their_words() -> None:
    assert [option.default for option in OPTIONS] == ["choose", "on", "26", "clockwise", "closed", "on", "2", "seat1"]
    for option in OPTIONS:
        for number, value in enumerate(option.values):
            assert getattr(read_options({option.id: value}), option.id) == number
    with pytest.raises(SetupError, match="it takes: on, off"):
        read_options({"hide_pauses": "maybe"})
    with pytest.raises(SetupError, match="it has: fighters"):
        read_options({"gravity": "off"})
