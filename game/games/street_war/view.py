"""What one pair of eyes knows of a match of Street War: plain data with no way back to the state.

Everything that the eyes have learned is in it, and nothing else: two states that differ only in what is hidden give
equal views. Battle cards are values, strategy cards are face numbers of `cards.STRATEGIES`; tuples of cards are
ascending unless said otherwise; lanes are numbered 1 to 5, and `row` and the like have lane 1 first.
"""

from __future__ import annotations

from typing import NamedTuple


class SeatView(NamedTuple):
    """One seat as the eyes know it.

    character: an id of `cards.CHARACTERS`, None before the pick. ready_from: the first round in which the ability is
        ready again; ready: it is ready in this round (also when this is not the moment to use it).
    battle: the battle cards in hand, where these eyes may know them, else None; battle_count: how many (5 before the
        line-up, 0 afterwards). row: the battle cards by lane, None for each that these eyes do not know; empty before
        the line-up.
    cards: the strategy cards in hand, where these eyes may know them, else None. card_count: how many; until what lies
        on the lanes is counted, it includes what was laid, for all eyes but the owner's.
    laid: the strategy cards by lane, where these eyes may know them, else None. laid_counts: how many lie on each lane;
        None while the eyes may not know. done: the seat has finished its set-up.
    shown: strategy cards that everybody knows the seat took or was given, and that are somewhere among its hand, its
        lanes and what it discarded face down.
    discards: what it discarded face down, where these eyes may know it, else None; discard_count.
    held: the face that its Drifter holds, None without. carried: the face that its Drifter took and may carry into the
        next round (option `drifter`), None without.
    patrol, momentum, pressed, shield: its cards count one more by the Patrol, one more by Momentum, one less by
        Pressure; Lady Liberty takes no damage.
    rounds, lanes: won so far, over the whole match.
    """

    character: str | None
    health: int
    ready: bool
    ready_from: int
    battle: tuple[int, ...] | None
    battle_count: int
    row: tuple[int | None, ...]
    cards: tuple[int, ...] | None
    card_count: int
    laid: tuple[tuple[int, ...], ...] | None
    laid_counts: tuple[int, ...] | None
    done: bool
    shown: tuple[int, ...]
    discards: tuple[int, ...] | None
    discard_count: int
    held: int | None
    carried: int | None
    patrol: bool
    momentum: bool
    pressed: bool
    shield: bool
    rounds: int
    lanes: int


class Sketch(NamedTuple):
    """What the Sketcher was told at his line-up: the value of the other seat's highest battle card and every lane that
    holds it then (Scoops may change her row later). The other seat can work it out, so everybody may know."""

    seat: int
    value: int
    lanes: tuple[int, ...]


class Look(NamedTuple):
    """What the Commuter saw: the battle card on `lane`, and one of the strategy cards on `card_lane`. card: None where
    nothing lies there, and for eyes that do not know which it was; found: something lies there."""

    seat: int
    lane: int
    value: int
    card_lane: int
    card: int | None
    found: bool


class Glimpse(NamedTuple):
    """What the Magpie saw at her last call: the battle card that lies on `lane` now, after her swipe if there was one.
    Its owner knows it too, so everybody may."""

    seat: int
    lane: int
    value: int


class Peek(NamedTuple):
    """Scoops' look at the pile in this round. cards: what she sees, for her own eyes while she decides, else None.
    decided: she has taken one or left them; exchanged: she took one. out: the battle cards that went out by it, lane
    and replaced: where and what the taken card replaced; all three for her own eyes (and open ones), else None."""

    seat: int
    cards: tuple[int, ...] | None
    decided: bool
    exchanged: bool
    out: tuple[int, ...] | None
    lane: int | None
    replaced: int | None


class LaneResult(NamedTuple):
    """How a lane of the last fight came out. cards, values: by seat, as printed and in the end; laid: faces by seat."""

    cards: tuple[int, int]
    laid: tuple[tuple[int, ...], tuple[int, ...]]
    values: tuple[int, int]
    winner: int | None


class View(NamedTuple):
    """All that `eyes` know.

    phase: the kind of decision: `pick`, `claim` (a ready Sketcher or Commuter may wait), `line_up` (nobody's row lies
        yet), `line_up_last` (whoever lines up after the other, or so late as the waiting Commuter), `hustle`, `peek`
        (Scoops decides what to take), `set_up`, `look` (the waiting Commuter), `set_up_last` (the other seat has
        finished its set-up), `last_call`, `swipe` (the Magpie has looked at a lane), `over`. to_act: the seat to
        decide, None when over.
    round: from 1. first: the round's first player. rush: it is rush hour. options: (id, value) for every option,
        sorted. characters_left: ids that may be picked (`pick` phase).
    pile_count: face-down battle cards left; deck_count: strategy cards left. opened: open cards played in this round,
        in order. passes: hustle passes in a row (0 or 1; two end it).
    waiter: the seat that waits in this round, None without.
    results: (lanes of seat 0, lanes of seat 1) for each finished round. last: the last fight by lane; empty before it.
    winner: the match's winner when over, None for a draw (`to_act` tells the end). ending: `knocked_out`, `limit`, None
        before the end.
    """

    eyes: int
    phase: str
    to_act: int | None
    round: int
    first: int
    rush: bool
    options: tuple[tuple[str, str], ...]
    characters_left: tuple[str, ...]
    seats: tuple[SeatView, SeatView]
    pile_count: int
    deck_count: int
    opened: tuple[int, ...]
    passes: int
    waiter: int | None
    sketch: Sketch | None
    look: Look | None
    glimpse: Glimpse | None
    peek: Peek | None
    results: tuple[tuple[int, int], ...]
    last: tuple[LaneResult, ...]
    winner: int | None
    ending: str | None
