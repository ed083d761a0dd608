"""The events of 8-Bit Battle, with their facts. Card facts are numbers of `cards.py`; None: these eyes may not know.

A fact in [brackets] is None for eyes that may not know it. Every event here has texts `log.eight_bit_battle.<kind>`.

| kind             | facts |
|------------------|-------|
| round_started    | round, first |
| draft_started    | draft (`characters`/`items`), drafter |
| card_drawn       | seat, [card], left |
| card_kept        | seat, [card] |
| card_given       | seat, to, card (known to both, H5) |
| card_taken       | seat, [card], left |
| holdings_known   | seat_0, seat_1 (tuples of characters): both know all eight (H5) |
| battle_started   | battle, attacker, defender |
| committed        | seat, [character], items (number laid), [item] |
| key_turned       | seat, card: a Key is turned up for all |
| key_looked       | seat, [character]: the other side's face-down character |
| item_added       | seat, [item], items |
| key_passed       | seat |
| swapped          | seat, [character]: his new one |
| revealed         | seat, characters, items |
| joined           | seat, character, reason (`queen`/`ale`) |
| join_passed      | seat |
| clash            | attacker, attack_parts, defence_parts (as in BattleSum), attack, defence, outcome |
| battle_won       | seat, cards, points |
| leftovers        | seat, cards, points: the survivor lays them on his own pile |
| items_lost       | seat, cards (how many is open; which: open) |
| round_over       | winner, points_0, points_1, reason (`points`, `tie_first_drafter`, `tie_king`) |
| first_chosen     | seat, first |
| match_over       | winner, reason, rounds_0, rounds_1, total_0, total_1 |

Reasons of match_over: `two_rounds`, `total_points`, `total_tie_rounds` (H11).
"""

KINDS: tuple[str, ...] = (
    "round_started",
    "draft_started",
    "card_drawn",
    "card_kept",
    "card_given",
    "card_taken",
    "holdings_known",
    "battle_started",
    "committed",
    "key_turned",
    "key_looked",
    "item_added",
    "key_passed",
    "swapped",
    "revealed",
    "joined",
    "join_passed",
    "clash",
    "battle_won",
    "leftovers",
    "items_lost",
    "round_over",
    "first_chosen",
    "match_over",
)

BATTLE_KINDS: frozenset[str] = frozenset(KINDS[KINDS.index("battle_started") :]) - {"first_chosen"}
"""What happens in the battles and in counting them; the rest belongs to the drafts."""
