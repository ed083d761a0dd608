"""The house rulings and edge cases of rules/demonites.md §1.2, §6 and §7, beside the worked examples."""

from __future__ import annotations

import pytest

from game.core.contract import TABLE, Setup, SetupError
from game.core.events import Event
from game.games.demonites import GAME
from game.games.demonites.battle import Fighter, exchange
from game.games.demonites.cards import ATTACK, CLANS, DEFENCE, DEMONS, PRIORITY, TOTAL
from game.games.demonites.modes import MODES
from game.games.demonites.pace import REACTIONS, answer_time, reaction
from game.games.demonites.state import card_of, is_up
from tests.game.games.demonites.demonites_scenario import armies, counts, facts, play, start, texts, walked


def test_h1_the_deck() -> None:
    assert [one.number for one in DEMONS] == list(range(1, 61))
    assert len({one.id for one in DEMONS}) == 60
    for clan in CLANS:
        totals = [one.total for one in DEMONS if one.clan == clan]
        assert totals == ([13, 14, 16, 17, 19, 22] if clan == "voidlord" else [12, 13, 15, 16, 18, 20])
        assert [one.rank for one in DEMONS if one.clan == clan] == [1, 2, 3, 4, 5, 6]
    averages = [round(sum(scores) / 60, 2) for scores in (ATTACK, PRIORITY, DEFENCE)]
    assert averages == [5.45, 4.83, 5.5]
    assert round(sum(TOTAL) / 60, 1) == 15.8


@pytest.mark.parametrize(("seats", "cards"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
@pytest.mark.parametrize("mode", GAME.modes)
def test_h1_a_deal_leaves_no_rest(mode: str, seats: int, cards: int) -> None:
    state, _ = GAME.new(Setup("demonites", 7, seats, mode))
    assert counts(state) == [cards] * seats


def test_chances_of_two_random_cards() -> None:
    """§2: 37 % for the faster card, 32 % for the slower; equal priority counts by the larger total."""
    faster = slower = pairs = 0
    for one in range(1, 61):
        for two in range(1, 61):
            if (PRIORITY[one], TOTAL[one], -one) > (PRIORITY[two], TOTAL[two], -two):
                pairs += 1
                winner = exchange(Fighter(0, (one,)), Fighter(1, (two,)), None)
                faster += winner == 0
                slower += winner == 1
    assert round(100 * faster / pairs) == 37
    assert round(100 * slower / pairs) == 32


def test_h9_limits_and_lengths() -> None:
    for mode in MODES:
        for seats in (2, 6):
            for length, part in (("normal", 2), ("short", 1), ("long", 4)):
                state, _ = GAME.new(Setup("demonites", 1, seats, mode.id, {"limit": length}))
                assert state.limit == mode.limits[seats - 2] * part // 2


def test_h9_equal_counts_and_equal_totals_share() -> None:
    # 12 points each. 25 (3/4/5) and 43 (2/2/8) block each other, and nobody can reinforce.
    state = play(start("war", [25], [43], limit=1), "round")
    assert (state.winners, state.by, state.ending) == ((0, 1), "shared", "limit")
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (1, 1)
    assert GAME.payoff(state) == (0.5, 0.5)


def test_all_cards_and_limit_at_once_is_all_cards() -> None:
    state = play(start("war", [36], [7], limit=1), "round")
    assert (state.winners, state.by, state.ending) == ((0,), "all_cards", "all_cards")


def test_modes_and_seats_that_there_are_not() -> None:
    with pytest.raises(SetupError, match="siege"):
        GAME.seats_of("siege")
    for seats in (1, 7):
        with pytest.raises(SetupError, match="2 to 6"):
            GAME.new(Setup("demonites", 1, seats, "war"))


# War


def test_war_is_the_tables() -> None:
    state = start("war", [36, 1], [7, 2])
    turn = GAME.to_act(state)
    assert turn is not None
    assert (turn.actor, turn.kind) == (TABLE, "muster")
    assert texts(state) == ["go", "round"]


def test_war_round_is_as_many_steps() -> None:
    state = start("war", [22, 36, 5], [23, 7, 1], [46, 37, 2])
    whole = play(state, "round")
    while state.round == 1:
        state = play(state, "go")
    assert state == whole


def test_war_draw_of_two_turns_reinforcements_down() -> None:
    """§7, 7: after a draw with allies on the field they lie face down and serve in the rematch."""
    # 22 and 23 tie, 8 and 7 come, 10 against 13 and 9 against 13: a tie again, and seat 0 has nothing left. Seat 2
    # is champion; it waits with one card while both drawn players keep two.
    events: list[Event] = []
    state = start("war", [22, 8], [23, 7, 1], [43, 2])
    while not facts(events, "drew"):
        state = play(state, "go", events=events)
    assert [[card_of(lying) for lying in cards if is_up(lying)] for cards in state.table] == [[22], [23], [43]]
    assert [len(cards) for cards in state.table] == [2, 2, 1]
    assert facts(events, "champion_unfought") == [{"seat": 2}]
    assert state.champion == 2
    assert state.rematch == 1
    # The champion of the battle that was drawn is fought first.
    first = facts(events, "drew")[0]["seat"]
    assert facts(events, "battle_began")[-1] == {"seat": 2, "other": first, "rematch": 1}


def test_war_the_field_is_empty_between_rounds() -> None:
    for seed in range(6):
        state, _ = GAME.new(Setup("demonites", seed, 4, "war"))
        while GAME.to_act(state) is not None:
            state = play(state, "round")
            assert not any(state.table)
            assert sum(counts(state)) == 60


# Skirmish


def test_skirmish_the_leader_names_a_rival_where_he_can() -> None:
    state = start("skirmish", [36, 1, 2], [48, 14, 13], [5, 6, 7])
    assert texts(state) == ["rival 1", "rival 2"]
    state = play(state, "rival 2")
    assert texts(state) == ["rush 1", "rush 2", "rush 36", "wait"]
    assert [len(hand) for hand in state.hands] == [3, 0, 3]


def test_skirmish_slow_rusher_still_strikes_first() -> None:
    """§7, 9."""
    events: list[Event] = []
    state = start("skirmish", [1, 2, 3], [36, 8, 7])
    play(state, "wait", "rush 36", "play 1", events=events)
    assert facts(events, "struck")[0]["seat"] == 1


def test_skirmish_one_card_is_enough_for_a_bout() -> None:
    state = start("skirmish", [36], [18, 1])
    assert texts(state) == ["rush 36", "wait"]
    state = play(state, "rush 36", "wait", "play 18")
    assert counts(state) == [2, 1]


def test_skirmish_a_drawn_bout_counts() -> None:
    state = start("skirmish", [22], [23, 7, 8], limit=1)
    state = play(state, "wait", "wait", "play 22", "play 23")
    assert (state.winners, state.ending) == ((1,), "limit")


def test_skirmish_open_hands() -> None:
    closed = GAME.view(start("skirmish", [36, 1, 2], [48, 14, 13]), 0)
    assert closed.hands[1].cards == (None, None, None)
    state = start("skirmish", [36, 1, 2], [48, 14, 13], options={"open_hands": "on"})
    assert GAME.view(state, 0).hands[1].cards == (48, 14, 13)


def test_pace() -> None:
    for level, (earliest, latest) in REACTIONS.items():
        assert reaction(level, 0) == earliest < reaction(level, 1) == latest
    assert answer_time("easy", 1) == 2.7
    assert answer_time("hard", 0) == 0.8


# Scout


def test_scout_supports_are_none_one_or_both_in_hand_order() -> None:
    state = play(start("scout", [18, 2, 1], [34, 7, 8]), "scout 18", "scout 34")
    assert texts(state) == ["commit", "commit 1", "commit 2", "commit 2 1"]


def test_scout_the_last_after_a_stand_off_goes_home_unfought() -> None:
    """§7, 14."""
    events: list[Event] = []
    state = start("scout", [22, 1, 2], [23, 7, 8], [43, 3, 4])
    state = play(state, "scout 22", "scout 23", "scout 43", "commit", "commit", events=events)
    assert facts(events, "champion_unfought") == [{"seat": 2}]
    assert state.round == 2
    assert counts(state) == [3, 3, 3]


def test_scout_a_victors_supports_are_not_refilled() -> None:
    """§7, 13."""
    state = start("scout", [18, 1, 2, 5], [34, 7, 8], [44, 3, 4])
    state = play(state, "scout 18", "scout 34", "scout 44", "commit 1", "commit")
    assert texts(state) == ["commit", "commit 2"]


# Ambush


def line(*cards: int) -> list[int]:
    """An army whose first five cards are drawn at deployment."""
    return list(cards)


def test_ambush_equal_priority_is_none() -> None:
    events: list[Event] = []
    state = start("ambush", line(1, 2, 3, 47, 46, 10), line(36, 35, 34, 33, 32, 20))
    play(state, "reserve 2", "reserve 36", "attack 3 1 0", events=events)
    assert facts(events, "raided")[0]["ambush"] == 0
    assert [one["bonus"] for one in facts(events, "struck")] == [0, 0]


def test_ambush_neighbours_only() -> None:
    decks = [line(*range(first, first + 6)) for first in (1, 7, 13, 19, 25)]
    state = start("ambush", *decks)
    state = play(state, *(f"reserve {deck[0]}" for deck in decks))
    assert len(state.table[0]) == 3
    assert {text.split()[2] for text in texts(state) if text.startswith("attack")} == {"1", "4"}


def test_ambush_others_see_that_a_swap_was_made_and_no_more() -> None:
    """§7, 18."""
    events: list[Event] = []
    state = start("ambush", line(1, 2, 3, 4, 5, 10), line(36, 35, 34, 33, 32, 20))
    state = play(state, "reserve 2", "reserve 36", "regroup 0", events=events)
    assert facts(events, "regrouped", 1) == [{"seat": 0, "place": 0, "card": None, "reserve": None}]
    view = GAME.view(state, 1)
    assert view.table[0].cards == (None,) * 4
    assert view.hands[0].cards == (None,)


def test_ambush_an_open_card_that_goes_home_is_remembered() -> None:
    state = start("ambush", line(1, 2, 3, 47, 46, 10), line(36, 35, 34, 33, 32, 20))
    state = play(state, "reserve 2", "reserve 36", "attack 3 1 0", "hold", "regroup 3")
    assert GAME.view(state, 1).hands[0].cards == (46,)
    assert [is_up(lying) for lying in state.table[0]] == [False] * 4


def test_ambush_who_has_no_army_left_refills_with_what_there_is() -> None:
    """§7, 17: nothing but a reserve goes into the line."""
    state = start("ambush", line(7, 43), line(36, 35, 34, 33, 32, 20))
    state = play(state, "reserve 43", "reserve 32", "hold", "attack 0 0 0")
    assert [card_of(lying) for lying in state.table[0]] == [43]
    assert state.hands[0] == ()
    assert "hold" in texts(state)


# Campaign


def test_campaign_placing_is_compulsory() -> None:
    state = start("campaign", [36, 1, 2], [7, 8, 9])
    assert texts(state) == [f"place {card} {front}" for card in (1, 36) for front in (0, 1, 2)]


def test_campaign_a_full_front_is_fought_at_once() -> None:
    """§4.5, §7, 21: forced, and a forced stand-off empties the front."""
    events: list[Event] = []
    state = start("campaign", [22, 43, 7, 45, 1, 2], [23, 44, 8, 9, 3, 4])
    for mine, theirs in ((22, 23), (43, 44), (7, 8)):
        state = play(state, f"place {mine} 0")
        state = play(state, *(["hold"] if "hold" in texts(state) else []))
        state = play(state, f"place {theirs} 0", "hold")
    state = play(state, "place 45 0", "hold")
    state = play(state, "place 9 0", events=events)
    assert facts(events, "charged") == [{"seat": 1, "other": 0, "front": 0, "forced": 1}]
    assert state.fronts[0].cards == ((), ())
    assert state.actor == 0


def test_campaign_who_falls_leaves_his_neighbours_a_new_front() -> None:
    events: list[Event] = []
    state = start("campaign", [36, 1, 3], [7], [34, 2, 4])
    state = play(state, "place 36 0", "place 7 0", "hold", "place 34 1", events=events)
    state = play(state, "place 1 2", "charge 0", events=events)
    assert facts(events, "fell") == [{"seat": 1}]
    assert len(state.fronts) == 3
    assert {frozenset(front.seats) for front in state.fronts} == {frozenset({0, 2})}
    assert state.actor == 2
    # Seat 2 had 34 on the border to the fallen one: it went home.
    assert 34 in armies(state)[2] or 34 in [card_of(lying) for lying in state.hands[2]]


# All


@pytest.mark.parametrize("mode", GAME.modes)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_matches_end_within_the_limit(mode: str, seats: int) -> None:
    for seed in range(3):
        state, events = walked(mode, seats, seed, {"limit": "short"})
        assert state.winners
        assert state.round <= state.limit
        assert sum(counts(state)) == 60
        assert [event.kind for event in events].count("match_over") == 1
