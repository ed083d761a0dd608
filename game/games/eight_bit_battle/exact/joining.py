"""The defender's last decision in a battle: everything on the table lies open, only hands may be hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.games.eight_bit_battle.cards import ALE, mask_of
from game.games.eight_bit_battle.exact import reading
from game.games.eight_bit_battle.exact.clash import Outcome, attacker_wins, joiners
from game.games.eight_bit_battle.exact.hands import alike, plain
from game.games.eight_bit_battle.exact.situation import Known, Pair
from game.games.eight_bit_battle.resolution import FOG_LEAD
from game.games.eight_bit_battle.view import View

Value = Callable[[Pair, Outcome], float]
"""(attacker's and defender's hand when the battle began, how it ends) -> the attacker's value."""


def best_answer(view: View, know: Known, hands: Sequence[Pair], value: Value) -> tuple[int, float]:
    """(who joins in all, the attacker's value then): the best for the defender on average over these hands."""
    battle = view.battle
    assert battle is not None
    rival, side = battle.sides[battle.attacker], battle.sides[know.seat]
    lead, attacking = 1 << rival.characters[0], mask_of(rival.characters + rival.items)
    own = plain(know.hand)
    fighter, against = alike(1 << side.characters[0], own), alike(mask_of(side.items), own)
    fog_lead = know.situation.options.fog == FOG_LEAD
    found = []
    for joined in joiners(own & ~(fighter | against), fighter, bool(against >> ALE & 1)):
        if not reading.can_still_be(joined, view, know):
            continue
        mine = fighter | against | joined
        wins = attacker_wins(lead, attacking, mine, fog_lead)
        left = plain(own & ~mine)
        worth = [value(pair, Outcome(plain(pair[0] & ~alike(attacking, pair[0])), left, wins)) for pair in hands]
        found.append((sum(worth) / len(worth), joined))
    lowest, chosen = min(found)
    return chosen, lowest
