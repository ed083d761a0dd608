"""Every worked example of rules/eight_bit_battle.md §8, by its number."""

from __future__ import annotations

from game.core.action import parse_action
from game.core.contract import Result
from game.games.eight_bit_battle import GAME
from game.games.eight_bit_battle.cards import (
    ALE,
    AXE,
    GOBLIN,
    ITEMS,
    KEY,
    KING,
    QUEEN,
    RING,
    SHIELD,
    SWORD,
    TORCH,
    VILLAGER_1,
    VILLAGER_2,
    VILLAGER_3,
    WARRIOR,
    WIZARD,
    mask_of,
)
from game.games.eight_bit_battle.state import DRAFT_ITEMS, State
from tests.game.games.eight_bit_battle.scenario import A, D, battle, fight, hand, play, the


def test_example_01_warrior_beats_villager() -> None:
    result = fight("warrior", "villager", "play warrior; play villager")
    assert result[:5] == (3, 2, "attack_beats", A, 3)


def test_example_02_goblin_fails_against_villager() -> None:
    result = fight("goblin", "villager", "play goblin; play villager")
    assert result[:5] == (2, 2, "defence_holds", D, 4)


def test_example_03_tie_goes_to_the_defender() -> None:
    result = fight("king", "queen", "play king; play queen")
    assert result[:5] == (1, 1, "defence_holds", D, 5)


def test_example_04_villager_fails_against_wizard() -> None:
    result = fight("villager", "wizard", "play villager; play wizard")
    assert result[:5] == (1, 1, "defence_holds", D, 2)


def test_example_05_queen_joins_king() -> None:
    result = fight("queen king", "warrior", "play queen; play warrior; join king")
    assert result[:5] == (3, 2, "attack_beats", A, 7)


def test_example_06_queen_joins_king_against_mail() -> None:
    result = fight("queen king", "warrior mail", "play queen; play warrior mail; join king")
    assert result[:5] == (3, 4, "defence_holds", D, 9)


def test_example_07_royal_bond_defends() -> None:
    result = fight("warrior", "queen king", "play warrior; play queen; join king")
    assert result[:5] == (3, 3, "defence_holds", D, 7)


def test_example_08_fog_takes_the_royal_pair() -> None:
    result = fight("wizard", "queen king chalice", "play wizard; play queen chalice; join king")
    assert result[:5] == (1, 4, "fog", A, 10)


def test_example_09_fog_takes_a_villager() -> None:
    result = fight("wizard", "villager", "play wizard; play villager")
    assert result[:5] == (1, 2, "fog", A, 2)


def test_example_10_torch_defeats_fog() -> None:
    result = fight("wizard axe", "villager torch", "play wizard axe; play villager torch")
    assert result[:5] == (3, 3, "torch", D, 4)


def test_example_11_key_swaps_goblin_for_villager() -> None:
    result = fight("wizard", "goblin villager key", "play wizard; play goblin key; swap villager")
    assert result[:5] == (1, 3, "fog", A, 4)
    assert hand(result.state, D) == []  # the round is over: the goblin went to his own pile
    assert result.state.piles[D] >> GOBLIN & 1


def test_example_12_wizard_joins_by_ale() -> None:
    result = fight("villager wizard ale", "warrior shield", "play villager ale; play warrior shield; join wizard")
    assert result[:5] == (2, 5, "fog", A, 4)


def test_example_13_wizard_joins_by_ale_into_torchlight() -> None:
    result = fight("villager wizard ale", "villager torch", "play villager ale; play villager torch; join wizard")
    assert result[:5] == (2, 3, "torch", D, 3)


def test_example_14_key_adds_sword() -> None:
    result = fight("goblin key sword", "warrior shield", "play goblin key; play warrior shield; add sword")
    assert result[:5] == (6, 5, "attack_beats", A, 7)


def test_example_15_key_adds_nothing() -> None:
    result = fight("goblin key sword", "villager", "play goblin key; play villager; pass")
    assert result[:5] == (3, 2, "attack_beats", A, 6)


def test_example_16_key_adds_ale_and_goblin_joins() -> None:
    result = fight("king goblin key ale", "warrior", "play king key; play warrior; add ale; join goblin")
    assert result[:5] == (4, 2, "attack_beats", A, 10)


def test_example_17_king_with_ale_joins_queen() -> None:
    result = fight("king queen ale", "villager chalice", "play king ale; play villager chalice; join queen")
    assert result[:5] == (3, 3, "defence_holds", D, 10)


def test_example_18_queen_with_ale_joins_king_and_goblin() -> None:
    result = fight("queen king goblin ale", "warrior mail", "play queen ale; play warrior mail; join king; join goblin")
    assert result[:5] == (5, 4, "attack_beats", A, 12)


def test_example_19_ale_joins_queen_who_brings_king() -> None:
    result = fight(
        "villager queen king ale", "warrior mail", "play villager ale; play warrior mail; join queen; join king"
    )
    assert result[:5] == (4, 4, "defence_holds", D, 10)


def test_example_20_torch_attacks_as_a_weapon() -> None:
    result = fight("warrior torch", "villager shield", "play warrior torch; play villager shield")
    assert result[:5] == (5, 5, "defence_holds", D, 3)


def test_example_21_villager_joins_the_defence_by_ale() -> None:
    result = fight("goblin gauntlets", "warrior villager ale", "play goblin gauntlets; play warrior ale; join villager")
    assert result[:5] == (4, 4, "defence_holds", D, 6)


def test_example_22_queen_and_king_join_the_defence() -> None:
    result = fight(
        "goblin sword", "warrior queen king ale", "play goblin sword; play warrior ale; join queen; join king"
    )
    assert result[:5] == (5, 5, "defence_holds", D, 10)


def test_example_23_ring_is_a_prize_in_defence() -> None:
    result = fight("villager", "wizard ring", "play villager; play wizard ring")
    assert result[:5] == (1, 1, "defence_holds", D, 6)


def test_example_24_leftovers_of_the_survivor() -> None:
    state, events = play(battle("warrior goblin sword", "villager shield"), "play warrior; play villager")
    leftovers = the(events, "leftovers")
    assert (leftovers["seat"], leftovers["points"], leftovers["cards"]) == (A, 3, (GOBLIN, SWORD))
    assert the(events, "items_lost").facts == {"seat": D, "cards": (SHIELD,)}
    assert state.gone == 1 << SHIELD
    assert the(events, "round_over")["points_1"] == 0


def test_example_25_last_characters_of_both() -> None:
    before = battle("warrior chalice", "villager", piles=("", "king"))
    lost = play(before, "play warrior; play villager")[1]
    assert the(lost, "items_lost")["seat"] == A
    assert not [event for event in lost if event.kind == "leftovers"]
    kept = play(battle("warrior chalice", "villager", {"spare_items": "kept"}), "play warrior; play villager")[1]
    assert (the(kept, "leftovers")["seat"], the(kept, "leftovers")["points"]) == (A, 4)


def _tie(tied_round: str) -> tuple[int, str]:
    """The last battle brings A three points: 9 to 9 then, and the King lies in D's pile."""
    state = battle("warrior", "villager", {"tied_round": tied_round}, piles=("goblin axe", "king queen ring"))
    villager = 1 << VILLAGER_2
    wasted = state.piles[A] & ~mask_of((GOBLIN, AXE)) & ~villager
    state = state._replace(piles=(state.piles[A] & ~wasted, state.piles[D]), gone=wasted)
    _, events = play(state, "play warrior; play villager")
    over = the(events, "round_over")
    assert (over["points_0"], over["points_1"]) == (9, 9)
    return over.number("winner"), str(over["reason"])


def test_example_26_tied_round() -> None:
    assert _tie("first_drafter") == (A, "tie_first_drafter")
    assert _tie("king") == (D, "tie_king")


def _from(deck: tuple[int, ...]) -> State:
    state = battle("king", "queen")
    return state._replace(phase=0, deck=deck, hands=(0, 0), known=(0, 0), piles=(0, 0), battle=0)


def test_example_27_character_draft() -> None:
    deck = (WIZARD, VILLAGER_1, KING, GOBLIN, QUEEN, VILLAGER_2, WARRIOR, VILLAGER_3)
    state = _from(deck)
    drafters = []
    for text in ("keep", "give", "give", "keep"):
        turn = GAME.to_act(state)
        assert turn is not None
        drafters.append(turn.actor)
        state = GAME.step(state, parse_action(text))
    assert drafters == [0, 1, 0, 1]
    assert hand(state, 0) == ["king", "villager", "villager", "wizard"]
    assert hand(state, 1) == ["goblin", "queen", "villager", "warrior"]
    assert state.phase == DRAFT_ITEMS
    for text in ("keep", "keep", "keep"):
        state = GAME.step(state, parse_action(text))
    assert state.attacker == 0  # the King's owner
    assert state.battle == 1


def test_example_28_item_draft() -> None:
    characters = (mask_of((WIZARD, KING, VILLAGER_2, VILLAGER_3)), mask_of((VILLAGER_1, GOBLIN, QUEEN, WARRIOR)))
    rest = tuple(card for card in ITEMS if card not in (TORCH, KEY, ALE, RING, SWORD, SHIELD))
    state = _from((TORCH, KEY, ALE, RING, SWORD, SHIELD, *rest))
    state = state._replace(phase=DRAFT_ITEMS, hands=characters, known=(characters[1], characters[0]))
    drafters = []
    for text in ("give", "keep", "keep"):
        turn = GAME.to_act(state)
        assert turn is not None
        drafters.append(turn.actor)
        state = GAME.step(state, parse_action(text))
    assert drafters == [1, 0, 1]
    assert state.hands[0] & ~characters[0] == mask_of((TORCH, ALE, SHIELD))
    assert state.hands[1] & ~characters[1] == mask_of((KEY, RING, SWORD))
    first, second = GAME.view(state, 0), GAME.view(state, 1)
    assert [card for card in second.seats[0].hand if card >= 8] == [TORCH]
    assert [card for card in first.seats[1].hand if card >= 8] == []
    assert first.seats[1].unknown_items == 3


def _finished(rows: tuple[tuple[int, int], ...], points: tuple[str, str], ending: str) -> Result | None:
    """The match after these rounds and one more battle, the round's last, in which only what lies in piles counts."""
    state = battle("villager", "villager", {"ending": ending})
    state = state._replace(results=tuple((a, b, int(b > a), 0) for a, b in rows), round=len(rows) + 1)
    piles = (_cards(points[0]), _cards(points[1]))
    lying = state.hands[0] | state.hands[1] | piles[0] | piles[1]
    everything = mask_of(tuple(range(18)))
    state = state._replace(piles=piles, deck=(), gone=everything & ~lying)
    return GAME.result(play(state, "play villager; play villager")[0])


def _cards(words: str) -> int:
    return mask_of(tuple(int(word) for word in words.split()))


def test_example_29_total_points() -> None:
    # The last battle brings D two villagers: 2. So 7 (king, ring) against 3 (goblin) + 2.
    result = _finished(((10, 8), (4, 12)), (f"{KING} {RING}", f"{GOBLIN}"), "total_points")
    assert result == Result((1,), "points", "three_rounds", (21, 25))


def test_example_30_two_rounds_end_the_match() -> None:
    result = _finished(((9, 5),), (f"{KING} {RING}", f"{GOBLIN}"), "best_of_three")
    assert result == Result((0,), "rounds", "two_rounds", (2, 0))
    assert _finished(((9, 5),), (f"{KING}", f"{GOBLIN} {ALE}"), "best_of_three") is None
