"""The events of 8 Masters' Revenge, with their facts. Cards, places and slots are numbers as in views.

A fact in [brackets] is None for eyes that may not know it. `seat` is whom it happens to (whose pair, area, hand), `by`
who does it. Flags are 0 or 1. Every event has texts `log.eight_masters_revenge.<kind>...` unless marked (silent).

| kind              | facts |
|-------------------|-------|
| match_began       | mode, seats (how many), lives (by seat) |
| fighter_picked    | seat, fighter, how (`chosen`, `drawn`, `named`) |
| thorn_placed      | seat, place: an opening thorn (H19) |
| dealt             | seat, [cards], count: the opening hand |
| turn_began        | seat, round, extra (0, or the number of the extra turn) |
| exhausted         | seat, round; its `life_lost` follows (H18) |
| fury_changed      | seat, fury |
| technique_used    | seat, technique: it now makes the difference, or its owner uses it |
| pair_slid         | seat, by, side (`left`, `right`), col (the new one): one place |
| pair_switched     | seat, by, cards (as they stand now) |
| crow_placed       | seat, by, place |
| page_turned       | seat, card: Open Page |
| passed            | seat, forced (it could do nothing else; not counted) |
| card_placed       | seat, card, side, slot, col, place (landing), leaves, target (None in a counter), why (`attack`,
|                   | `counter`): `leaves` is the blow, or goes on the discard pile in a counter |
| token_triggered   | seat, slot, place, token (`damage`, `crow`), averted (Feather Sole) |
| wound_paid        | seat, card: it left the pair with a damage token; `life_lost` follows |
| life_lost         | seat, amount, life (left), why (`trap`, `wound`, `blow`, `near_miss`, `exhaustion`) |
| power_changed     | seat, slot, by (None: a crow), power (now), change (+1, -1) |
| pair_noted        | seat, number (both centre numbers) |
| pair_lost         | seat: a counter broke the noted pair |
| punish_noted      | seat (target), colour: it already blocks that colour |
| asked             | seat, question (`defend`, `block2`, `counter`): the eyes go there (silent) |
| took              | seat: no answer, or no further block |
| blocked           | seat, slot, card, place, blocks (so far) |
| yielded           | seat: no further counter |
| attack_stopped    | seat (attacker), by (None: it fell), why (`countered`, `fell`) |
| hit_checked       | seat (target), by, attack, defence, attack_parts, defence_parts (two numbers each), hit |
| target_gone       | seat (target), by: it fell before the hit check; the blow misses |
| damage_summed     | seat (target), by, card, printed, power, heavy, flurry, punish, blocks, total |
| near_missed       | seat (target), by |
| path_chosen       | seat, effect: Many Paths |
| effect_offered    | seat, effect, source (`blow`, `page`, `copy`, `path`) (silent) |
| effect_skipped    | seat, effect: nothing legal to do with it |
| effect_declined   | seat, effect |
| effect_copied     | seat (owner of the copied card), by, slot, card, effect |
| trap_placed       | seat, by, place |
| wound_placed      | seat, by, slot |
| token_removed     | seat, by, token, place (None for one on a card), slot (None for one on a place) |
| token_moved       | seat, token, place, to_place (None for card tokens), slot, to_slot (None for place tokens) |
| declined          | seat, question (the phase: `start`, `token`, `later`, `hit`, `sleeve`) (silent) |
| deck_reshuffled   | count: the discard pile becomes the draw pile |
| drawn             | seat, [card], by (who made it draw), count (hand afterwards), why (`turn`, `effect`,
|                   | `feather_sole`, `ill_omen`, `unshaken`, `empty_sleeve`) |
| laid_aside        | seat, [card], count: Second Breath |
| aside_taken       | seat, [cards], count (hand afterwards) |
| discarded         | seat, cards, why (`limit`, `sleeve`) |
| blow_gone         | card, seat (attacker), to (`discard`, `box` for a Bow): the attack is over |
| extra_turn        | seat, number |
| seat_out          | seat, cards (pair, hand and aside, as they go on the pile), why (as in life_lost) |
| turn_ended        | seat (silent) |
| match_over        | winners, why |
"""

from __future__ import annotations

KINDS: tuple[str, ...] = (
    "match_began",
    "fighter_picked",
    "thorn_placed",
    "dealt",
    "turn_began",
    "exhausted",
    "fury_changed",
    "technique_used",
    "pair_slid",
    "pair_switched",
    "crow_placed",
    "page_turned",
    "passed",
    "card_placed",
    "token_triggered",
    "wound_paid",
    "life_lost",
    "power_changed",
    "pair_noted",
    "pair_lost",
    "punish_noted",
    "asked",
    "took",
    "blocked",
    "yielded",
    "attack_stopped",
    "hit_checked",
    "target_gone",
    "damage_summed",
    "near_missed",
    "path_chosen",
    "effect_offered",
    "effect_skipped",
    "effect_declined",
    "effect_copied",
    "trap_placed",
    "wound_placed",
    "token_removed",
    "token_moved",
    "declined",
    "deck_reshuffled",
    "drawn",
    "laid_aside",
    "aside_taken",
    "discarded",
    "blow_gone",
    "extra_turn",
    "seat_out",
    "turn_ended",
    "match_over",
)

SILENT: frozenset[str] = frozenset({"asked", "effect_offered", "declined", "turn_ended"})
"""Kinds without a line in the log: the screen shows them, or nothing needs saying."""

LIFE_REASONS: tuple[str, ...] = ("trap", "wound", "blow", "near_miss", "exhaustion")
DRAW_REASONS: tuple[str, ...] = ("turn", "effect", "feather_sole", "ill_omen", "unshaken", "empty_sleeve")
