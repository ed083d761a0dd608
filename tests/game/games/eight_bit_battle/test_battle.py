"""The state machine of a battle (rules/eight_bit_battle.md §4), the edge cases of §7, rulings H2, H4, H6, H7, H8."""

from __future__ import annotations

import pytest

from game.core.action import parse_action
from game.core.contract import Setup
from game.core.events import PUBLIC, seen_by
from game.core.rng import Rng
from game.games.eight_bit_battle import GAME
from game.games.eight_bit_battle.cards import ALE, AXE, GOBLIN, KEY, KEY_2, KING, TORCH, VILLAGER_1, VILLAGER_2, WARRIOR
from game.games.eight_bit_battle.state import PHASES, State
from tests.game.games.eight_bit_battle.scenario import A, D, battle, fight, fight_seen, hand, kinds, legal, play, the


def _phase(state: State) -> tuple[int, str] | None:
    turn = GAME.to_act(state)
    return None if turn is None else (turn.actor, turn.kind)


def test_commitments_come_one_after_the_other_and_say_only_how_many_items() -> None:
    state = battle("warrior villager sword", "queen goblin mail")
    assert _phase(state) == (A, "commit_attacker")
    assert legal(state) == ["play villager", "play villager sword", "play warrior", "play warrior sword"]
    state, events = play(state, "play warrior sword")
    assert _phase(state) == (D, "commit_defender")
    (told,) = seen_by(events, D)
    assert told.facts == {"seat": A, "character": None, "items": 1, "item": None}
    side = fight_seen(state, D).sides[A]
    assert (side.committed, side.characters, side.items, side.items_laid, side.open) == (True, (), (), 1, False)
    assert WARRIOR in GAME.view(state, D).seats[A].hand, "every unspent fighter until the reveal"


def test_villagers_are_one_action_and_the_lowest_goes() -> None:
    _, events = play(battle("villager villager warrior", "king"), "play villager")
    assert the(events, "committed")["character"] == VILLAGER_1


def test_attacker_is_open_before_the_defender_and_both_joins_wait() -> None:
    state, events = play(battle("queen king warrior ale", "villager goblin wizard"), "play queen ale; play villager")
    assert _phase(state) == (A, "join_attacker")
    assert kinds(events) == ["committed", "committed", "revealed"]
    assert legal(state) == ["join king", "join warrior", "pass"]
    assert fight_seen(state, D).sides[A].open
    assert not fight_seen(state, A).sides[D].open


def test_key_is_turned_before_anything_else_and_looks_for_its_owner_alone() -> None:
    state, events = play(battle("goblin king key sword", "villager queen"), "play goblin key; play villager")
    assert kinds(events) == ["committed", "committed", "key_turned", "key_looked"]
    assert _phase(state) == (A, "key_attacker")
    assert legal(state) == ["add sword", "pass"]
    assert fight_seen(state, A).seen_by_key == VILLAGER_1
    assert fight_seen(state, D).seen_by_key is None
    assert fight_seen(state, D).shown_to_key == VILLAGER_1
    assert fight_seen(state, A).shown_to_key is None
    assert fight_seen(state, PUBLIC).seen_by_key is None
    assert fight_seen(state, PUBLIC).shown_to_key is None
    looked = [event for event in seen_by(events, PUBLIC) if event.kind == "key_looked"]
    assert looked[0]["character"] is None


def test_attacker_sees_that_the_defender_swapped_but_not_to_whom() -> None:
    state, _ = play(battle("warrior king", "goblin queen villager key"), "play warrior; play goblin key")
    assert _phase(state) == (D, "key_defender")
    assert legal(state) == ["pass", "swap queen", "swap villager"]
    state, _ = play(battle("king queen ale", "goblin wizard villager key"), "play king ale; play goblin key")
    state, events = play(state, "swap villager")
    assert _phase(state) == (A, "join_attacker")
    view = fight_seen(state, A)
    assert view.swapped
    assert view.sides[D].characters == ()
    assert seen_by(events, A)[0].facts == {"seat": D, "character": None}
    assert the(events, "swapped")["character"] == VILLAGER_1


def test_villager_for_villager_is_a_legal_bluff() -> None:
    state, _ = play(battle("warrior", "villager villager key"), "play warrior; play villager key")
    assert legal(state) == ["pass", "swap villager"]
    state, events = play(state, "swap villager")
    assert the(events, "swapped")["character"] == VILLAGER_1
    assert the(events, "battle_won")["cards"] == (WARRIOR, VILLAGER_1, KEY)
    assert hand(state, D) == []  # the other villager is left, alone: the round is over


def test_attackers_key_look_stays_known_after_a_swap() -> None:
    state, _ = play(
        battle("warrior key axe", "goblin villager key", {"two_keys": "on"}), "play warrior key; play goblin key"
    )
    state, _ = play(state, "pass")
    assert _phase(state) == (D, "key_defender")
    assert fight_seen(state, A).seen_by_key == GOBLIN


# --- §7 ---------------------------------------------------------------------------------------------------------------


def test_edge_01_queen_without_king_fights_alone() -> None:
    assert fight("queen warrior", "villager king", "play queen; play villager")[:4] == (2, 2, "defence_holds", D)


def test_edge_02_king_leads_and_the_queen_needs_ale() -> None:
    assert fight("king queen", "villager", "play king; play villager")[:2] == (1, 2)
    result = fight("king queen ale", "villager", "play king ale; play villager; join queen")
    assert (result.attack, result.winner, result.health) == (3, A, 6)
    assert fight("warrior", "king queen ale", "play warrior; play king ale; join queen").defence == 3


def test_edge_03_three_fighters_in_either_order() -> None:
    first = fight("queen king goblin ale", "warrior", "play queen ale; play warrior; join king; join goblin")
    second = fight("queen king goblin ale", "warrior", "play queen ale; play warrior; join goblin; join king")
    assert first[:5] == second[:5] == (5, 2, "attack_beats", A, 10)
    reasons = [event["reason"] for event in first.events if event.kind == "joined"]
    assert reasons == ["queen", "ale"]


def test_edge_04_ale_with_nobody_left_is_spent_and_prize() -> None:
    result = fight("warrior ale", "villager", "play warrior ale; play villager")
    assert result.state.piles[A] >> ALE & 1


def test_edge_05_joiner_brings_no_item() -> None:
    state, _ = play(battle("villager warrior ale sword", "king queen"), "play villager ale; play king")
    assert legal(state) == ["join warrior", "pass"]


def test_edge_06_added_ale_works_and_added_key_does_not_look() -> None:
    state, events = play(
        battle("king key key warrior", "villager queen", {"two_keys": "on"}), "play king key; play villager; add key"
    )
    assert kinds(events).count("key_looked") == 1
    assert kinds(events).count("key_turned") == 1
    assert state.battle == 2
    assert the(events, "clash")["attack"] == 3
    torch = fight("king key torch", "villager", "play king key; play villager; add torch")
    assert (torch.attack, torch.outcome) == (4, "attack_beats")


def test_edge_07_key_as_the_only_item_looks_and_is_not_asked() -> None:
    _, events = play(battle("king goblin key", "villager queen"), "play goblin key; play villager")
    assert kinds(events)[2:6] == ["key_turned", "key_looked", "revealed", "revealed"]
    assert "key_passed" not in kinds(events)


def test_edge_08_defenders_key_with_one_character_looks() -> None:
    _, events = play(battle("warrior king", "villager key"), "play warrior; play villager key")
    looked = the(events, "key_looked")
    assert (looked["seat"], looked["character"]) == (D, WARRIOR)
    assert "swapped" not in kinds(events)
    assert "key_passed" not in kinds(events)


def test_edge_09_two_keys_the_attackers_acts_first() -> None:
    state, events = play(
        battle("warrior goblin key axe", "villager queen key", {"two_keys": "on"}),
        "play warrior key; play villager key",
    )
    assert [event["card"] for event in events if event.kind == "key_turned"] == [KEY, KEY_2]
    assert _phase(state) == (A, "key_attacker")
    state, events = play(state, "add axe")
    assert kinds(events) == ["item_added", "key_looked"]
    assert [seen_by(events, eyes)[0]["item"] for eyes in (A, D, PUBLIC)] == [AXE, None, None]
    assert _phase(state) == (D, "key_defender")


def test_edge_10_torch_is_no_more_than_its_numbers_elsewhere() -> None:
    assert fight("warrior torch", "wizard", "play warrior torch; play wizard")[:3] == (5, 1, "attack_beats")
    assert fight("warrior", "villager torch", "play warrior; play villager torch")[:3] == (3, 3, "defence_holds")
    own = fight("wizard torch", "warrior", "play wizard torch; play warrior")
    assert own.outcome == "fog"


def test_edge_11_wizard_against_wizard() -> None:
    """There is one Wizard: he can meet himself in no battle, so that a defending one only adds his number."""
    assert fight("goblin", "villager wizard ale", "play goblin; play villager ale; join wizard")[:2] == (2, 3)


def test_edge_12_villager_never_beats_a_villager() -> None:
    assert fight("villager", "villager", "play villager; play villager")[:4] == (1, 2, "defence_holds", D)


def test_edge_13_owner_of_the_king_attacks_first_whoever_drafted_first() -> None:
    other = 0
    for seed in range(30):
        state, rng = GAME.new(Setup("eight_bit_battle", seed))[0], Rng(seed)
        while PHASES[state.phase] != "commit_attacker":
            state = GAME.step(state, rng.choice(GAME.legal_actions(state)))
        assert state.hands[state.attacker] >> KING & 1
        other += state.attacker != state.first
    assert 0 < other < 30


def test_edge_15_every_item_and_joiner_may_be_refused() -> None:
    result = fight("queen king ale", "warrior shield", "play queen; play warrior; pass")
    assert (result.attack, result.health) == (2, 4)
    state, _ = play(battle("queen king warrior ale", "goblin"), "play queen ale; play goblin")
    state, _ = play(state, "join king")
    assert legal(state) == ["join warrior", "pass"]
    assert kinds(play(state, "pass")[1])[0] == "join_passed"


def test_edge_18_royal_bond_by_ale_in_defence() -> None:
    result = fight("warrior", "villager king queen ale", "play warrior; play villager ale; join queen; pass")
    assert result.defence == 3
    bonded = fight("warrior", "villager king queen ale", "play warrior; play villager ale; join queen; join king")
    assert bonded.defence == 5
    assert (-1, 1) in the(bonded.events, "clash").facts["defence_parts"]  # type: ignore[operator]


# --- rulings and options ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "after_a_wins", "after_d_wins"), [("alternate", D, D), ("winner", A, D), ("loser", D, A)]
)
def test_h2_next_attacker(option: str, after_a_wins: int, after_d_wins: int) -> None:
    start = battle("warrior goblin", "villager king", {"next_attacker": option})
    assert play(start, "play warrior; play villager")[0].attacker == after_a_wins
    assert play(start, "play goblin; play villager")[0].attacker == after_d_wins


def test_h4_items_of_the_fallen_are_worth_nothing_whatever_the_option() -> None:
    """`spare_items` speaks of both running out in one battle; against a survivor the items are lost under either."""
    for option in ("lost", "kept"):
        state, _ = play(
            battle("warrior goblin", "villager ring", {"spare_items": option}), "play warrior; play villager"
        )
        assert state.results[-1][1] == 0


def test_h7_queen_by_ale_may_bring_the_king_who_brings_nobody() -> None:
    state, _ = play(battle("villager queen king warrior ale", "goblin"), "play villager ale; play goblin")
    assert legal(state) == ["join king", "join queen", "join warrior", "pass"]
    by_ale, _ = play(state, "join queen")
    assert legal(by_ale) == ["join king", "pass"]
    _, events = play(state, "join king")
    assert "clash" in kinds(events), "the King cannot bring the Queen"


@pytest.mark.parametrize(("option", "outcome"), [("any", "fog"), ("lead", "defence_holds")])
def test_h8_fog_of_a_wizard_who_joined(option: str, outcome: str) -> None:
    result = fight(
        "villager wizard ale", "warrior shield", "play villager ale; play warrior shield; join wizard", {"fog": option}
    )
    assert result.outcome == outcome


def test_h8_fog_of_the_lead_holds_under_either_option() -> None:
    for option in ("any", "lead"):
        assert fight("wizard", "warrior", "play wizard; play warrior", {"fog": option}).outcome == "fog"


def test_h8_a_defending_wizard_only_adds_his_numbers() -> None:
    assert fight("warrior", "wizard", "play warrior; play wizard")[:4] == (3, 1, "attack_beats", A)


def test_h9_items_count_for_whoever_wins_them() -> None:
    result = fight("goblin ring", "villager chalice", "play goblin ring; play villager chalice")
    assert (result.winner, result.health) == (D, 3 + 4 + 1 + 4)


def test_known_items_are_forgotten_only_with_the_card() -> None:
    state = battle("warrior goblin torch", "villager queen king")
    state = state._replace(known=(state.known[0], state.known[1] | 1 << TORCH))
    state, _ = play(state, "play warrior torch")
    view = GAME.view(state, D)
    assert TORCH in view.seats[A].hand, "laid face down, it may still be in hand"
    assert view.seats[A].unknown_items == 0
    state, _ = play(state, "play villager")
    assert not state.known[D] >> TORCH & 1


def test_a_search_takes_the_same_way_through_a_battle() -> None:
    state = battle("queen king goblin ale key", "villager warrior mail sword")
    for text in ("play king key", "play warrior mail", "add ale", "join queen"):
        action = parse_action(text)
        after, _ = GAME.apply(state, action)
        assert GAME.step(state, action) == after
        state = after
    assert state.battle == 2
    assert PHASES[state.phase] == "commit_attacker"
    assert state.piles[A] >> VILLAGER_2 & 1
