"""The equilibrium of a clash: its tables are the rules', its mixtures those of games whose solution is known, and the
player that uses it is fair."""

from __future__ import annotations

from collections import Counter

import pytest

from game.ai.player import Budget
from game.core.contract import Setup
from game.core.rng import Rng
from game.games.demonites import GAME
from game.games.demonites.cards import CARDS
from game.games.demonites.exact import make_player
from game.games.demonites.exact.clash import BOTH_BLIND, BOTH_RUSH, RUSH_ANSWERED, answers, prospects, side_of
from game.games.demonites.exact.meeting import Meeting
from game.games.demonites.state import NUMBER, State
from game.games.demonites.worth import WORTH

STRONG, WALL, WEAK = 36, 48, 13
"""Thunderhoof Magg 10/3/7, a wall 6/4/10, and Flitmoth 4/6/2 (rules/demonites.md §2)."""


def played(state: State, words: list[str]) -> State:
    for word in words:
        state = GAME.step(state, next(one for one in GAME.legal_actions(state) if one.text == word))
    return state


def owned(state: State) -> tuple[int, ...]:
    return GAME.view(state, 0).owned


def test_tables_are_what_the_rules_do() -> None:
    """Every way to meet, for the hands of real deals: who owns more cards afterwards is who the table says wins."""
    met: Counter[int] = Counter()
    for seed in range(12):
        state, _ = GAME.new(Setup("demonites", seed, 2, "skirmish"))
        first, second = (sorted(lying & NUMBER for lying in hand) for hand in state.hands)
        before = owned(state)
        mine, his = first[seed % 3], second[seed // 3 % 3]
        ways = (
            (BOTH_RUSH, [f"rush {mine}", f"rush {his}"]),
            (BOTH_BLIND, ["wait", "wait", f"play {mine}", f"play {his}"]),
            (RUSH_ANSWERED, [f"rush {mine}", "wait", f"play {his}"]),
        )
        for table, words in ways:
            after = owned(played(state, words))
            assert table[mine][his] == after[0] - before[0]
            met[table[mine][his]] += 1
    assert set(met) == {-1, 0, 1}


def test_no_card_meets_itself_and_every_other_one_has_an_outcome() -> None:
    for table in (BOTH_RUSH, RUSH_ANSWERED, BOTH_BLIND):
        assert len(table) == CARDS + 1
        assert all(row[card] == 0 for card, row in enumerate(table) if card)
    assert all(BOTH_BLIND[a][b] == -BOTH_BLIND[b][a] for a in range(1, CARDS + 1) for b in range(1, CARDS + 1))


def test_what_one_side_wins_the_other_loses() -> None:
    one, other = side_of((STRONG, WEAK, 22), 1.5), side_of((WALL, 5, 30), 0.0)
    mine, his = prospects(one, other), prospects(other, one)
    for place in range(3):
        assert [row[place] for row in his.blinds] == pytest.approx([-gain for gain in mine.blinds[place]])
        assert mine.rushes[place][3] == pytest.approx(-his.waits[place])
        for at in range(3):
            assert mine.rushes[place][at] == pytest.approx(-his.rushes[at][place])


def test_a_lost_clash_costs_all_that_lies_there() -> None:
    one, other = side_of((STRONG,), 2.0), side_of((WEAK,), 3.0)
    assert prospects(one, other).blinds == ((3.0 + WORTH[WEAK],),)
    assert prospects(other, one).blinds == ((-3.0 - WORTH[WEAK],),)
    assert answers(other, side_of((STRONG, 22), 2.0), STRONG) == pytest.approx((-3.0 - WORTH[WEAK],))


def test_a_card_that_nothing_withstands_is_rushed_or_kept_but_never_loses() -> None:
    """Flitmoth alone against the strongest striker: whatever it does, the striker wins."""
    strong, weak = side_of((STRONG,), 0.0), side_of((WEAK,), 0.0)
    meeting = Meeting(strong, [strong], [weak])
    meeting.improve(40)
    plan = meeting.plan()
    assert max(plan.gains) == pytest.approx(WORTH[WEAK])
    assert sum(plan.drum) == pytest.approx(1)


def circle() -> tuple[int, int, int]:
    """Three cards of which each beats the next in a blind clash and loses to the one before."""
    cards = range(1, CARDS + 1)
    return next(
        (a, b, c)
        for a in cards
        for b in cards
        for c in cards
        if BOTH_BLIND[a][b] == BOTH_BLIND[b][c] == BOTH_BLIND[c][a] == 1
    )


def test_where_each_card_beats_another_the_blind_choice_mixes() -> None:
    """Stone, paper and scissors of cards, and one that can be rushed: the same hand against itself is worth nothing,
    whatever of the mixture is chosen, and all three cards are played blind as often."""
    hand = side_of(tuple(sorted(circle())), 0.0)
    meeting = Meeting(hand, [hand], [hand])
    meeting.improve(200)
    plan = meeting.plan()
    assert plan.blind == pytest.approx([1 / 3] * 3, abs=0.02)
    for share, gain in zip(plan.drum, plan.gains, strict=True):
        assert gain == pytest.approx(0, abs=0.005) or (share < 0.01 and gain < 0)
    assert 0.2 < plan.drum[0] < 0.5, "rushed now and then, so that it cannot be waited for"


def test_equal_views_and_seeds_give_equal_choices_whatever_is_hidden() -> None:
    player, rng = make_player(GAME), Rng(8)
    state, _ = GAME.new(Setup("demonites", 8, 2, "skirmish"))
    kinds: set[str] = set()
    for number in range(40):
        if len(kinds) == 3:
            break
        turn = GAME.to_act(state)
        assert turn is not None
        legal, view = GAME.legal_actions(state), GAME.view(state, turn.actor)
        other = GAME.resample(view, rng)
        decision = player.choose(view, legal, Budget(2), Rng(number))
        assert decision.action in legal
        assert player.choose(GAME.view(other, turn.actor), legal, Budget(2), Rng(number)) == decision
        assert 0 <= decision.value <= 1
        rows = player.weigh(view, legal, Budget(2), Rng(number))
        assert sum(row.share for row in rows) == pytest.approx(1)
        assert {row.action for row in rows} == set(legal)
        kinds.add(turn.kind.removesuffix("_last"))
        state = GAME.step(state, rng.choice(legal))
    assert kinds == {"rush", "answer", "blind"}
