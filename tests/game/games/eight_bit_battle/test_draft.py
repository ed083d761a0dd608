"""Both drafts and who learns what in them (rules/eight_bit_battle.md §3, H5, H10), and the way from round to round."""

from __future__ import annotations

import pytest

from game.core.action import parse_action
from game.core.contract import Setup
from game.core.events import OPEN, PUBLIC, seen_by
from game.core.rng import Rng
from game.games.eight_bit_battle import GAME
from game.games.eight_bit_battle.cards import CHARACTERS, ITEMS, KEY_2, KING, RING
from game.games.eight_bit_battle.state import DRAFT_CHARACTERS, DRAFT_ITEMS, FIRST, OVER, State
from tests.game.games.eight_bit_battle.scenario import drawn_seen, legal, the

KEEP, GIVE = parse_action("keep"), parse_action("give")


def _new(seed: int = 5, **chosen: str) -> State:
    return GAME.new(Setup("eight_bit_battle", seed, options=chosen))[0]


def _to_phase(state: State, phase: int, rng: Rng) -> State:
    while state.phase != phase:
        state = GAME.step(state, rng.choice(GAME.legal_actions(state)))
    return state


def test_deck_is_the_eight_characters_and_then_the_ten_items() -> None:
    state = _new()
    assert state.phase == DRAFT_CHARACTERS
    assert sorted(state.deck) == list(CHARACTERS)
    state = _to_phase(state, DRAFT_ITEMS, Rng(1))
    assert sorted(state.deck) == list(ITEMS)


def test_two_keys_replace_the_ring() -> None:
    state = _to_phase(_new(two_keys="on"), DRAFT_ITEMS, Rng(1))
    assert RING not in state.deck
    assert KEY_2 in state.deck


def test_every_order_of_the_deck_comes_up() -> None:
    tops = [_new(seed).deck[0] for seed in range(400)]
    assert all(30 <= tops.count(card) <= 75 for card in CHARACTERS)


@pytest.mark.parametrize(("option", "first"), [("seat0", {0}), ("seat1", {1}), ("coin", {0, 1})])
def test_h10_first_drafter(option: str, first: set[int]) -> None:
    assert {_new(seed, first=option).first for seed in range(30)} == first


@pytest.mark.parametrize("first", [0, 1])
def test_turns_are_first_second_first_second_and_the_other_begins_the_items(first: int) -> None:
    state = _new(first=f"seat{first}")
    actors = []
    while state.phase <= DRAFT_ITEMS:
        turn = GAME.to_act(state)
        assert turn is not None
        assert turn.kind == "draft"
        actors.append(turn.actor)
        assert legal(state) == ["give", "keep"]
        state = GAME.step(state, KEEP)
    second = 1 - first
    assert actors == [first, second, first, second, second, first, second]
    assert [hand.bit_count() for hand in state.hands] == [7, 7]
    assert len(state.deck) == 4
    assert state.hands[state.attacker] >> KING & 1


def test_h5_a_given_card_is_known_to_both_and_the_second_card_to_its_receiver() -> None:
    state = _new(first="seat0")
    drawn, taken = state.deck[:2]
    assert drawn_seen(state, 0) == drawn
    assert drawn_seen(state, 1) is None
    assert drawn_seen(state, PUBLIC) is None
    assert drawn_seen(state, OPEN) == drawn
    after, events = GAME.apply(state, GIVE)
    assert the(events, "card_given")["card"] == drawn
    assert [GAME.view(after, eyes).seats[1].hand for eyes in (0, 1, PUBLIC)] == [(drawn,)] * 3
    assert [GAME.view(after, eyes).seats[0].hand for eyes in (0, 1, PUBLIC)] == [(taken,), (), ()]
    taken_as_told = [[e["card"] for e in seen_by(events, eyes) if e.kind == "card_taken"] for eyes in (0, 1, PUBLIC)]
    assert taken_as_told == [[taken], [None], [None]]


def test_h5_a_kept_card_is_known_to_the_drafter_alone() -> None:
    state = _new(first="seat0")
    drawn, taken = state.deck[:2]
    after, events = GAME.apply(state, KEEP)
    assert [GAME.view(after, eyes).seats[0].hand for eyes in (0, 1, PUBLIC)] == [(drawn,), (), ()]
    assert [GAME.view(after, eyes).seats[1].hand for eyes in (0, 1, PUBLIC)] == [(), (taken,), ()]
    assert [e["card"] for e in seen_by(events, 1) if e.kind == "card_kept"] == [None]


def test_h5_all_characters_are_known_once_dealt_and_no_item() -> None:
    state = _to_phase(_new(), DRAFT_ITEMS, Rng(3))
    for eyes in (0, 1, PUBLIC):
        view = GAME.view(state, eyes)
        assert sorted(view.seats[0].hand + view.seats[1].hand) == list(CHARACTERS)
    # Until the last card was dealt, nobody was told more than H5 says.
    state = _new()
    for _ in range(3):
        state = GAME.step(state, KEEP)
    assert [seat.unknown_characters for seat in GAME.view(state, PUBLIC).seats] == [3, 3]


def test_h10_open_draft_shows_every_drawn_card_to_both() -> None:
    state = _new(first="seat0", draft="open")
    drawn, taken = state.deck[:2]
    assert [drawn_seen(state, eyes) for eyes in (0, 1, PUBLIC)] == [drawn] * 3
    after, _ = GAME.apply(state, KEEP)
    assert [GAME.view(after, eyes).seats[0].hand for eyes in (1, PUBLIC)] == [(drawn,), (drawn,)]
    assert GAME.view(after, 0).seats[1].hand == (), "the second card is not drawn by the drafter: its receiver's alone"
    assert taken in GAME.view(after, 1).seats[1].hand


def test_round_winner_chooses_who_drafts_first() -> None:
    state = _to_phase(_new(3), FIRST, Rng(4))
    winner = state.results[-1][2]
    turn = GAME.to_act(state)
    assert turn is not None
    assert (turn.actor, turn.kind) == (winner, "first")
    assert legal(state) == ["first me", "first you"]
    mine, theirs = (GAME.step(state, parse_action(text)) for text in ("first me", "first you"))
    assert (mine.first, theirs.first) == (winner, 1 - winner)
    assert mine.round == theirs.round == 2
    assert mine.piles == mine.hands == (0, 0)
    assert GAME.view(mine, 0).seats[0].total == state.results[0][0]


@pytest.mark.parametrize("ending", ["best_of_three", "total_points"])
def test_h11_number_of_rounds(ending: str) -> None:
    lengths = set()
    for seed in range(40):
        state = _to_phase(_new(seed, ending=ending), OVER, Rng(seed))
        winners = [row[2] for row in state.results]
        lengths.add(len(winners))
        result = GAME.result(state)
        assert result is not None
        if ending == "best_of_three":
            assert winners.count(result.winners[0]) == 2
            assert winners[-1] == result.winners[0]
        else:
            total = result.scores
            assert total == (sum(row[0] for row in state.results), sum(row[1] for row in state.results))
            assert total[0] == total[1] or total[result.winners[0]] == max(total)
    assert lengths == ({2, 3} if ending == "best_of_three" else {3})


def test_h11_tie_of_total_points_goes_to_who_won_more_rounds() -> None:
    tied = 0
    for seed in range(400):
        state = _to_phase(_new(seed, ending="total_points"), OVER, Rng(seed))
        result = GAME.result(state)
        assert result is not None
        if result.by == "rounds":
            tied += 1
            assert result.scores[0] == result.scores[1]
            assert sum(row[2] for row in state.results) == (2 if result.winners == (1,) else 1)
            break
    assert tied
