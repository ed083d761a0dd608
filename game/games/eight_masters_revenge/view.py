"""What one pair of eyes knows of a match of 8 Masters' Revenge: plain data with no way back to the state.

Everything that the eyes have learned is in it, and nothing else: two states that differ only in what is hidden give
equal views. Cards are numbers of `cards.py` (BOW is a Bow). Pairs are by slot: 0 the left card, 1 the right one. Places
are numbers of `cards.PLACES`.
"""

from __future__ import annotations

from typing import NamedTuple


class SeatView(NamedTuple):
    """One seat: its area, its pair and what it holds.

    fighter: an id of `cards.FIGHTERS`, None without. life: left now; life_start: what it began with (the length of its
        track). fury: whether its techniques work. out: it has fallen and has neither pair nor area any more.
    passed: it passed on its previous own turn, so that it may not do so again (H16).
    cards: the pair, empty once it is out. col: the column, 1 to 6, of the left card; the right card stands in the next
        one on the ring. blocking, damage, power: by slot: it stands in the defence row; it bears a damage token (a
        wound); the power token it bears (+1, -1, 0 for none).
    tokens: by place, `damage` (a trap), `crow` or None.
    hand, aside: the cards, ascending, where these eyes may know them, else None; hand_count, aside_count: how many,
        which everybody knows. aside: what Second Breath laid aside this turn.
    old_hand, old_aside: how many of its cards belong to each part of `View.old_cards`.
    attack, defence: the pair's values, 0 when out.
    """

    fighter: str | None
    life: int
    life_start: int
    fury: bool
    out: bool
    passed: bool
    cards: tuple[int, ...]
    col: int
    blocking: tuple[bool, bool]
    damage: tuple[bool, bool]
    power: tuple[int, int]
    tokens: tuple[str | None, ...]
    hand: tuple[int, ...] | None
    hand_count: int
    aside: tuple[int, ...] | None
    aside_count: int
    old_hand: tuple[int, ...]
    old_aside: tuple[int, ...]
    attack: int
    defence: int


class AttackView(NamedTuple):
    """The attack under way, from the landing of the new card to the end of the blow's effect.

    blow: the card that left the pair; power: of the power token it bore (-1, 0, +1). side: `left` or `right`, where the
    new card landed. pair: an extra turn is noted. punish: the target already blocked that colour. blocks: made against
    this blow, 0 to 2. counters: made in the chain so far. hit: None before the hit check.
    """

    attacker: int
    target: int
    blow: int
    power: int
    side: str
    pair: bool
    punish: bool
    blocks: int
    counters: int
    hit: bool | None


class Supply(NamedTuple):
    """Tokens not in play."""

    damage: int
    power: int
    crow: int


class View(NamedTuple):
    """All that `eyes` know.

    phase: what is to be decided: `pick`, `start`, `turn`, `token`, `later`, `defend`, `block2`, `counter`, `hit`,
        `paths`, `effect`, `limit`, `sleeve`; `over` at the end. to_act: the seat to decide, None when over.
    mode: an id of `modes.MODES`; options: (id, value) for every option, sorted. teams: each seat's side.
    order: the seats of a round in the order of their turns (a seat may stand there twice); place: the entry of `order`
        whose turn it is; active: that seat. begun: by seat, whether it has had a turn in this round. round: from 1.
    extra: extra turns taken in this turn, 0 to 3; this is one of them if it is not 0.
    deck_count: face-down cards. discard: the open pile, the last is on top.
    old_cards: nobody can see them, but since the draw pile was shuffled anew everybody knows that they are in hands:
        they were there at that time. In parts, the longest held first (`SeatView.old_hand` says who has how many of
        each part). The hidden cards that stand in no part lie in the draw pile or have been drawn from it since.
    effect: the kind being carried out (`effect` phase), a word of `cards.EFFECTS`, else None; page: it is Open Page's
        and not the blow's.
    fighters_left: those that may be picked (`pick` phase).
    winners: the seats that won, when over; ending: what the last fall was due to (`blow`, `trap`, ...), else None.
    """

    eyes: int
    mode: str
    options: tuple[tuple[str, str], ...]
    teams: tuple[int, ...]
    order: tuple[int, ...]
    phase: str
    to_act: int | None
    round: int
    place: int
    active: int
    begun: tuple[bool, ...]
    extra: int
    deck_count: int
    discard: tuple[int, ...]
    old_cards: tuple[tuple[int, ...], ...]
    supply: Supply
    attack: AttackView | None
    effect: str | None
    page: bool
    fighters_left: tuple[str, ...]
    seats: tuple[SeatView, ...]
    winners: tuple[int, ...] | None
    ending: str | None
