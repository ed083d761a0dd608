"""The events of the Demonites Battle Deck, with their facts. Cards are numbers, 1 to 60.

A fact in [brackets] is None for eyes that may not know it. `seat` is who does it or whom it happens to. Flags are 0
or 1. Every event has texts `log.demonites.<kind>...` unless marked (silent).

| kind              | facts |
|-------------------|-------|
| match_began       | mode, seats, limit, cards (each) |
| round_began       | unit (`round`, `bout`, `turn`), round, limit |
| clock_rang        | unit, round: the last one now |
| drawn             | seat, [cards], count: from the army into the hand |
| chose             | seat: a hidden choice is made |
| mustered          | cards (by seat; None for who is out), order (seats, fastest first) |
| champion_unfought | seat: first in line after a draw |
| battle_began      | seat (champion), other, rematch |
| struck            | seat, other, attack, defence, bonus (in attack: ambush), guard (missing in defence: open), beats |
| stood_off         | seat, other: both strikes were blocked |
| reinforced        | seat, cards, how (`ally`, `army`) |
| marker_given      | seat, other, why (`battle.REASONS`) |
| drew              | seat, other, rematch: nobody can reinforce |
| captured          | seat, other (whose they were), cards: under the army, in this order |
| went_home         | seat, [cards], count: under the own army, in this order |
| bout_began        | seat (leader), other (rival) |
| rushed            | seat, cards |
| waited            | seat |
| answered          | seat, cards |
| played            | seat, cards: a blind choice is shown |
| bout_drawn        | seat, other |
| committed         | seat, cards: supports are shown; none, perhaps |
| lined_up          | seat, [reserve] (0: none left), [cards], count: face down to the right end of the line |
| regrouped         | seat, place, [card] (now there), [reserve] |
| raided            | seat, place, card, other, slot, target, ambush |
| held              | seat |
| placed            | seat, card, front |
| charged           | seat, other, front, forced |
| fronts_changed    | seat (who fell), fronts (pairs of seats) (silent) |
| fell              | seat: out, without a card |
| match_over        | winners, by (`all_cards`, `cards`, `totals`, `shared`), ending, counts |
"""

from __future__ import annotations

KINDS: tuple[str, ...] = (
    "match_began",
    "round_began",
    "clock_rang",
    "drawn",
    "chose",
    "mustered",
    "champion_unfought",
    "battle_began",
    "struck",
    "stood_off",
    "reinforced",
    "marker_given",
    "drew",
    "captured",
    "went_home",
    "bout_began",
    "rushed",
    "waited",
    "answered",
    "played",
    "bout_drawn",
    "committed",
    "lined_up",
    "regrouped",
    "raided",
    "held",
    "placed",
    "charged",
    "fronts_changed",
    "fell",
    "match_over",
)
"""All of them, in the order of the table above (a test compares them)."""
SILENT: frozenset[str] = frozenset({"fronts_changed"})
"""Those without a line in the log."""
