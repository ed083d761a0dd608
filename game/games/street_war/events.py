"""The events of Street War, with their facts. Cards are numbers as in views: battle cards by value, strategy cards by
face (`cards.STRATEGIES`); lanes are numbered 1 to 5.

A fact in [brackets] is None for eyes that may not know it. `seat` is who does it or whom it happens to. Flags are 0
or 1. Every event has texts `log.street_war.<kind>...` unless marked (silent).

| kind              | facts |
|-------------------|-------|
| match_began       | health (both), limit (rounds) |
| opening_drawn     | card_0, card_1, winner (None: drawn again) |
| character_picked  | seat, character (id), how (`chosen`, `drawn`) |
| round_began       | round, first (seat), rush (1 in rush hour), momentum (whose cards count one more, or None),
|                   | pressure (whose cards count one less, or None) |
| dealt             | seat, [battle], [cards], count (strategy cards), why_more (1 by Consolation) |
| carried           | seat, card: the Drifter still has the card taken in the round before (option `drifter`) |
| waited            | seat, ability (character id) |
| passed            | seat, question (`claim`, `hustle`, `last_call`) |
| lined_up          | seat, [row] (five values by lane) |
| sketched          | seat (the Sketcher), value, lanes: where the other's highest cards lie |
| ability_used      | seat, ability (character id), way (the verb): what comes of it follows |
| card_opened       | seat, card: an open card is played |
| health_gained     | seat, amount, health (now), why (`snack`, `breather`) |
| card_taken        | seat, other (from whose hand), card, why (`grab`, `barter`, `steal`) |
| card_held         | seat, other (from whose hand), card: nobody plays it this round |
| card_given        | seat, other (to whom), card |
| card_drawn        | seat, [card], count (hand afterwards), why (`refill`, `extra`, `redraw`) |
| card_discarded    | seat, [card]: face down |
| pile_peeked       | seat, [cards], count |
| card_exchanged    | seat, [card], [lane], [replaced] |
| pile_left         | seat: Scoops takes neither |
| patrolled         | seat: all own cards count one more this round |
| looked            | seat, lane, value, card_lane, [card] (None where nothing lies), found (1: something lies there) |
| set_up_done       | seat, [cards] (((face, lane), ...) as they lie) |
| lanes_counted     | seat, counts (strategy cards by lane), left (in hand) |
| glimpsed          | seat (the Magpie), lane, value: the other's battle card there |
| lanes_switched    | seat (whose lanes), by, lane, other_lane |
| lanes_left        | seat: the Magpie exchanges nothing |
| shield_raised     | seat |
| fight_began       | round (silent) |
| lane_flipped      | lane, card_0, card_1, laid_0, laid_1 (faces), steps_0, steps_1 (each a tuple of (reason, change,
|                   | value after): one of REASONS, what it says, and the value kept within 0 and 8), own_0, own_1
|                   | (before Switcheroos), swaps (how many lie there), value_0, value_1 (final), winner (or None) |
| round_decided     | round, lanes_0, lanes_1, winner (None: as many lanes each) |
| seal_worked       | seat, card |
| damage_averted    | seat (who would have lost health), why (`breather`, `shield`) |
| health_lost       | seat, amount, health (left), knockout, rush (what is in it beyond the 1) |
| rush_hour_began   | round |
| match_over        | winner (None: a draw), why (`knocked_out`, `limit`), by (`health`, `rounds`, `lanes`, `draw`),
|                   | health_0, health_1, rounds_0, rounds_1, lanes_0, lanes_1 |
"""

from __future__ import annotations

KINDS: tuple[str, ...] = (
    "match_began",
    "opening_drawn",
    "character_picked",
    "round_began",
    "dealt",
    "carried",
    "waited",
    "passed",
    "lined_up",
    "sketched",
    "ability_used",
    "card_opened",
    "health_gained",
    "card_taken",
    "card_held",
    "card_given",
    "card_drawn",
    "card_discarded",
    "pile_peeked",
    "card_exchanged",
    "pile_left",
    "patrolled",
    "looked",
    "set_up_done",
    "lanes_counted",
    "glimpsed",
    "lanes_switched",
    "lanes_left",
    "shield_raised",
    "fight_began",
    "lane_flipped",
    "round_decided",
    "seal_worked",
    "damage_averted",
    "health_lost",
    "rush_hour_began",
    "match_over",
)

SILENT: frozenset[str] = frozenset({"fight_began"})
"""Kinds without a line in the log: the screen shows them."""

REASONS: tuple[str, ...] = ("double", "boost", "momentum", "patrol", "jab", "slam", "pressure")
"""What changes a value on a lane, in the order in which it does (H3)."""
ENDINGS: tuple[str, ...] = ("knocked_out", "limit")
