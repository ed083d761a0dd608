"""From a state to what one pair of eyes may know of it (types in `view.py`)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.core.events import OPEN, PUBLIC
from game.games.eight_masters_revenge.cards import EFFECTS, FIGHTERS, PLACES, cards_in, mask_of
from game.games.eight_masters_revenge.events import LIFE_REASONS
from game.games.eight_masters_revenge.legality import fighters_left
from game.games.eight_masters_revenge.options import option_words
from game.games.eight_masters_revenge.scoring import winners
from game.games.eight_masters_revenge.state import (
    EFFECT,
    NO_CARD,
    NOBODY,
    OVER,
    PHASES,
    PICK,
    SIDES,
    Seat,
    State,
    attack_value,
    defence_value,
    friends,
    rules_of,
)
from game.games.eight_masters_revenge.view import AttackView, SeatView, Supply, View


def view(state: State, eyes: int) -> View:
    """What these eyes (a seat, PUBLIC or OPEN) see now and have learned. Raises ValueError for other eyes."""
    count = len(state.seats)
    if eyes not in (PUBLIC, OPEN) and not 0 <= eyes < count:
        raise ValueError(f"this match of 8 Masters' Revenge has no eyes {eyes}")
    mode = rules_of(state.mode, state.options)
    known = tuple(range(count)) if eyes == OPEN else () if eyes == PUBLIC else friends(state, eyes)
    held = _held(state) if state.held else ()
    over = state.phase == OVER
    return View(
        eyes=eyes,
        mode=mode.id,
        options=option_words(state.options),
        teams=mode.teams,
        order=mode.order,
        phase=PHASES[state.phase],
        to_act=None if over else state.actor,
        round=state.round,
        place=state.place,
        active=state.active,
        begun=_bits(state.begun, count),
        extra=state.extra,
        deck_count=len(state.deck),
        discard=state.discard,
        old_cards=tuple(map(cards_in, held)),
        supply=Supply(state.supply_damage, state.supply_power, state.supply_crow),
        attack=_attack(state),
        effect=EFFECTS[state.effect] if state.phase == EFFECT else None,
        page=bool(state.page),
        fighters_left=fighters_left(state) if state.phase == PICK else (),
        seats=tuple(_seat(seat, mode.lives[number], number in known, held) for number, seat in enumerate(state.seats)),
        winners=winners(state) if over else None,
        ending=LIFE_REASONS[state.ending] if over else None,
    )


def _held(state: State) -> tuple[int, ...]:
    """What is left in hands of the cards that everybody knows to be there."""
    in_hands = 0
    for seat in state.seats:
        in_hands |= mask_of(seat.hand) | mask_of(seat.aside)
    return tuple(mask & in_hands for mask in state.held if mask & in_hands)


@cache
def _bits(mask: int, count: int) -> tuple[bool, ...]:
    return tuple(bool(mask >> number & 1) for number in range(count))


@lru_cache(maxsize=1 << 12)
def _tokens(traps: int, crows: int) -> tuple[str | None, ...]:
    return tuple(
        "damage" if traps >> place & 1 else "crow" if crows >> place & 1 else None for place in range(len(PLACES))
    )


@lru_cache(maxsize=1 << 14)
def _seat(seat: Seat, life_start: int, known: bool, held: tuple[int, ...]) -> SeatView:
    return SeatView(
        fighter=FIGHTERS[seat.fighter].id if seat.fighter >= 0 else None,
        life=seat.life,
        life_start=life_start,
        fury=bool(seat.fury),
        out=bool(seat.out),
        passed=bool(seat.passed),
        cards=seat.cards,
        col=seat.col + 1,
        blocking=(bool(seat.blocking & 1), bool(seat.blocking & 2)),
        damage=(bool(seat.damage & 1), bool(seat.damage & 2)),
        power=seat.power,
        tokens=_tokens(seat.traps, seat.crows),
        hand=seat.hand if known else None,
        hand_count=len(seat.hand),
        aside=seat.aside if known else None,
        aside_count=len(seat.aside),
        old_hand=tuple((mask & mask_of(seat.hand)).bit_count() for mask in held),
        old_aside=tuple((mask & mask_of(seat.aside)).bit_count() for mask in held),
        attack=attack_value(seat),
        defence=defence_value(seat),
    )


def _attack(state: State) -> AttackView | None:
    if state.blow == NO_CARD or state.target == NOBODY:
        return None
    return AttackView(
        attacker=state.active,
        target=state.target,
        blow=state.blow,
        power=state.blow_power,
        side=SIDES[state.side],
        pair=bool(state.pair),
        punish=bool(state.punish),
        blocks=state.blocks,
        counters=state.counters,
        hit=None if state.hit < 0 else bool(state.hit),
    )
