"""What an attack would come to, as far as its seat can know before anybody answers: the arithmetic of the preview.

Computed from a view alone (rules/eight_masters_revenge.md §5.2 to §5.5); the tests hold it to what then happens.
"""

from __future__ import annotations

from typing import NamedTuple

from game.games.eight_masters_revenge.cards import BOW, CARDS, COLUMNS
from game.games.eight_masters_revenge.view import SeatView, View

PUNISH = 2
LEFT, RIGHT = "left", "right"


class Outlook(NamedTuple):
    """One way to play one card.

    cards: the new pair; blow: the card that leaves. attack_parts: the two inner numbers; attack their sum; defence: the
    target's, of defence_parts. hit: they are equal. damage: on a hit that nobody answers; near: a miss by one that
    still deals 1 (Near Miss). printed, power, heavy, flurry, punish: the parts of the damage.
    pair: an extra turn. fury: both cards would share a colour. effect: the blow's. place: the landing place, 0 to 11;
    token: what lies there; averted: it has no effect (Feather Sole). wound: the blow bears one, which costs its owner
    1. own_guard: the new pair's defence. may_block: how many of the target's cards can block the blow. may_counter: a
    free dragon in play and cards in hand (one may come by Ill Omen) make a counter possible.
    """

    card: int
    side: str
    target: int
    cards: tuple[int, int]
    blow: int
    attack_parts: tuple[int, int]
    attack: int
    defence_parts: tuple[int, int]
    defence: int
    hit: bool
    near: bool
    damage: int
    printed: int
    power: int
    heavy: int
    flurry: int
    punish: int
    pair: bool
    fury: bool
    effect: str
    place: int
    token: str | None
    averted: bool
    wound: bool
    own_guard: int
    may_block: int
    may_counter: bool


def outlook(view: View, seat: int, card: int, side: str, target: int) -> Outlook:
    """What comes of `seat` playing `card` on this side against `target`. Raises ValueError where either has no pair."""
    me, other = view.seats[seat], view.seats[target]
    if not me.cards or not other.cards:
        raise ValueError(f"seat {seat} or {target} has no pair")
    stays, goes = (0, 1) if side == LEFT else (1, 0)
    left, right = (card, me.cards[0]) if side == LEFT else (me.cards[1], card)
    blow = CARDS[me.cards[goes]]
    attack_parts = (CARDS[left].right, CARDS[right].left)
    defence_parts = (CARDS[other.cards[0]].left, CARDS[other.cards[1]].right)
    attack, defence = sum(attack_parts), sum(defence_parts)
    column = (me.col - 2) % COLUMNS if side == LEFT else (me.col + 1) % COLUMNS
    furious = me.fighter if me.fury else None
    heavy = int(furious == "brugo" and blow.damage == 0)
    flurry = int(furious == "tilla" and view.extra > 0)
    unshaken = other.fury and other.fighter == "hulda"
    punish = PUNISH if _blocks_already(other, blow.colour) and not unshaken else 0
    token = me.tokens[column]
    averted = token is not None and furious == "karu"
    omen = (
        token == "crow"
        and not averted
        and other.fury
        and other.fighter == "corvane"
        and view.teams[seat] != view.teams[target]
    )
    near = furious == "osmine" and abs(attack - defence) == 1
    hit = attack == defence
    summed = max(0, blow.damage + me.power[goes] + heavy + flurry + punish)
    return Outlook(
        card=card,
        side=side,
        target=target,
        cards=(left, right),
        blow=blow.number,
        attack_parts=attack_parts,
        attack=attack,
        defence_parts=defence_parts,
        defence=defence,
        hit=hit,
        near=near,
        damage=summed if hit else int(near),
        printed=blow.damage,
        power=me.power[goes],
        heavy=heavy,
        flurry=flurry,
        punish=punish,
        pair=attack_parts[0] == attack_parts[1] and not me.blocking[stays],
        fury=CARDS[left].colour is not None and CARDS[left].colour == CARDS[right].colour,
        effect=blow.effect,
        place=column,
        token=token,
        averted=averted,
        wound=me.damage[goes],
        own_guard=CARDS[left].left + CARDS[right].right,
        may_block=_may_block(other, blow.colour),
        may_counter=_may_counter(other, other.hand_count + omen),
    )


def _blocks_already(seat: SeatView, colour: str | None) -> bool:
    return colour is not None and any(
        blocking and CARDS[card].colour == colour for card, blocking in zip(seat.cards, seat.blocking, strict=True)
    )


def _may_block(seat: SeatView, colour: str | None) -> int:
    any_colour = seat.fury and seat.fighter == "hulda"
    free = [card for card, blocking in zip(seat.cards, seat.blocking, strict=True) if not blocking]
    return sum(1 for card in free if any_colour or (colour is not None and CARDS[card].colour == colour))


def _may_counter(seat: SeatView, hand_count: int) -> bool:
    kin = seat.fury and seat.fighter == "nenzo"
    free = [card for card, blocking in zip(seat.cards, seat.blocking, strict=True) if not blocking]
    return hand_count > 0 and any(CARDS[card].dragon or (kin and card != BOW) for card in free)
