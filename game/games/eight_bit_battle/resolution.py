"""How a battle comes out (rules/eight_bit_battle.md §5, H1, H8)."""

from __future__ import annotations

from functools import cache

from game.games.eight_bit_battle.cards import CARDS, KING, QUEEN, ROYAL_BOND_DEFENCE, TORCH, WIZARD
from game.games.eight_bit_battle.state import OUTCOMES, Parts, State, Sum

ATTACK_BEATS, DEFENCE_HOLDS, FOG, TORCHLIGHT = range(len(OUTCOMES))
BOND = -1
"""Stands for the royal bond where a part of a sum names its card."""
FOG_LEAD = 1


@cache
def attack_parts(cards: tuple[int, ...]) -> tuple[Parts, int]:
    """((card, attack) for every card that adds to the attack, the sum)."""
    parts = tuple((card, CARDS[card].attack) for card in cards if CARDS[card].attack)
    return parts, sum(value for _, value in parts)


@cache
def defence_parts(cards: tuple[int, ...]) -> tuple[Parts, int]:
    """((card, defence) for every card that adds to the defence, the sum). The royal bond is a part where King and Queen
    stand together: as a pair they count 3 and 3, their sum is 3 and 2 (H1)."""
    parts = tuple((card, CARDS[card].defence) for card in cards if CARDS[card].defence)
    if KING in cards and QUEEN in cards:
        parts = (*parts, (BOND, ROYAL_BOND_DEFENCE))
    return parts, sum(value for _, value in parts)


def resolve(state: State) -> Sum:
    """Who wins the battle on the table, and by what."""
    attacker = state.attacker
    fighters, against = state.fighters[attacker], state.laid[1 - attacker]
    attacking, attack = attack_parts(fighters + state.laid[attacker])
    defending, defence = defence_parts(state.fighters[1 - attacker] + against)
    if fighters[0] == WIZARD if state.options.fog == FOG_LEAD else WIZARD in fighters:
        outcome = TORCHLIGHT if TORCH in against else FOG
    else:
        outcome = ATTACK_BEATS if attack > defence else DEFENCE_HOLDS
    winner = attacker if outcome in (ATTACK_BEATS, FOG) else 1 - attacker
    return attacker, attacking, defending, attack, defence, outcome, winner
