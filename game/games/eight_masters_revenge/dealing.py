"""The first deal, and dealing again what a pair of eyes cannot know (`resample`)."""

from __future__ import annotations

from game.core.contract import Setup
from game.core.events import OPEN, Event, public, secret
from game.core.rng import Rng, below, seeded, shuffled
from game.games.eight_masters_revenge.cards import (
    BLOW_CARDS,
    BOARDS,
    EFFECTS,
    FIGHTER_NUMBERS,
    FIGHTERS,
    NO_FIGHTER,
    mask_of,
)
from game.games.eight_masters_revenge.events import LIFE_REASONS
from game.games.eight_masters_revenge.modes import mode_number
from game.games.eight_masters_revenge.options import FIGHTERS_NONE, FIGHTERS_RANDOM, named_fighters, read_options
from game.games.eight_masters_revenge.state import (
    BEGIN,
    NOBODY,
    PHASES,
    PICK,
    SIDES,
    UNKNOWN,
    Position,
    Seat,
    State,
    friends,
    next_to_pick,
    rules_of,
)
from game.games.eight_masters_revenge.view import SeatView, View


def deal(setup: Setup, log: list[Event]) -> Position:
    """Set-up up to the first decision or the first BEGIN (§3). Raises SetupError for unknown modes and options."""
    number, options = mode_number(setup.mode), read_options(setup.options)
    mode = rules_of(number, options)
    log.append(public("match_began", mode=mode.id, seats=mode.seats, lives=mode.lives))
    rng, deck = shuffled(seeded(setup.seed), range(BLOW_CARDS))
    seats = tuple(Seat(life=life) for life in mode.lives)
    position = State(options, number, rng, seats)
    for seat, count in enumerate(mode.hands):
        cards, deck = tuple(sorted(deck[:count])), deck[count:]
        position.seats[seat].hand = cards
        knows = friends(position, seat)
        log.extend(secret("dealt", knows, ("cards",), seat=seat, cards=cards, count=count))
    position.deck = deck
    if not options.opening_thorn:
        for seat, place in mode.thorns:
            position.seats[seat].traps |= 1 << place
            position.supply_damage -= 1
            log.append(public("thorn_placed", seat=seat, place=place))
    position.phase = BEGIN
    if options.fighters != FIGHTERS_NONE:
        _name_fighters(position, named_fighters(setup.options, mode.seats), log)
        if options.fighters == FIGHTERS_RANDOM:
            _draw_fighters(position, log)
        elif (first := next_to_pick(position)) is not None:
            position.phase, position.actor = PICK, first
    return position


def _name_fighters(position: Position, named: tuple[int, ...], log: list[Event]) -> None:
    for seat, number in enumerate(named):
        if number != NO_FIGHTER:
            position.seats[seat].fighter = number
            log.append(public("fighter_picked", seat=seat, fighter=FIGHTERS[number].id, how="named"))


def _draw_fighters(position: Position, log: list[Event]) -> None:
    """The boards that nobody has are shuffled; the seats without a fighter get one after the other, and a coin decides
    the side (§3)."""
    taken = {FIGHTERS[seat.fighter].board for seat in position.seats if seat.fighter != NO_FIGHTER}
    position.rng, boards = shuffled(position.rng, [board for board in range(BOARDS) if board not in taken])
    free = [seat for seat, area in enumerate(position.seats) if area.fighter == NO_FIGHTER]
    for seat, board in zip(free, boards, strict=False):
        position.rng, coin = below(position.rng, 2)
        fighter = FIGHTERS[2 * board + coin]
        position.seats[seat].fighter = fighter.number
        log.append(public("fighter_picked", seat=seat, fighter=fighter.id, how="drawn"))


def rebuilt(view: View) -> State:
    """The state that the view shows, with UNKNOWN in every place whose card these eyes do not know and no generator.
    For `legality`, which asks for nothing hidden."""
    hands = [seat.hand if seat.hand is not None else (UNKNOWN,) * seat.hand_count for seat in view.seats]
    asides = [seat.aside if seat.aside is not None else (UNKNOWN,) * seat.aside_count for seat in view.seats]
    return _state(view, 0, hands, asides, (UNKNOWN,) * view.deck_count)


def resample(view: View, rng: Rng) -> State:
    """A state that looks like `view` to its eyes, all else dealt at random: cards known to have been in hands when the
    draw pile was made (`View.old_cards`) stay in hands. Raises ValueError for OPEN eyes, from whom nothing is hidden
    but the future."""
    if view.eyes == OPEN:
        raise ValueError("open eyes see everything: there is nothing to deal again")
    hands = [list(seat.hand or ()) for seat in view.seats]
    asides = [list(seat.aside or ()) for seat in view.seats]
    seen = mask_of(view.discard)
    for seat in view.seats:
        seen |= mask_of(seat.cards) | mask_of(seat.hand or ()) | mask_of(seat.aside or ())
    if view.attack is not None:
        seen |= mask_of((view.attack.blow,))
    for part, cards in enumerate(view.old_cards):
        pool = rng.shuffled([card for card in cards if not seen >> card & 1])
        seen |= mask_of(cards)
        at = 0
        for number, seat in enumerate(view.seats):
            if seat.hand is None:
                middle = at + seat.old_hand[part]
                end = middle + seat.old_aside[part]
                hands[number] += pool[at:middle]
                asides[number] += pool[middle:end]
                at = end
    pool = rng.shuffled([card for card in range(BLOW_CARDS) if not seen >> card & 1])
    at = 0
    for number, seat in enumerate(view.seats):
        if seat.hand is None:
            for cards_of, count in ((hands[number], seat.hand_count), (asides[number], seat.aside_count)):
                missing = count - len(cards_of)
                cards_of += pool[at : at + missing]
                at += missing
    return _state(view, rng.u32() << 32 | rng.u32(), hands, asides, pool[at:])


def _state(
    view: View,
    rng: int,
    hands: list[list[int]] | list[tuple[int, ...]],
    asides: list[list[int]] | list[tuple[int, ...]],
    deck: tuple[int, ...],
) -> State:
    attack = view.attack
    seats = tuple(
        _seat(seat, tuple(sorted(hand)), tuple(sorted(aside)))
        for seat, hand, aside in zip(view.seats, hands, asides, strict=True)
    )
    state = State(
        options=read_options(dict(view.options)),
        mode=mode_number(view.mode),
        rng=rng,
        seats=seats,
        deck=deck,
        discard=view.discard,
        held=tuple(mask_of(cards) for cards in view.old_cards),
        phase=PHASES.index(view.phase),
        actor=NOBODY if view.to_act is None else view.to_act,
        round=view.round,
        place=view.place,
        begun=sum(1 << seat for seat, begun in enumerate(view.begun) if begun),
        active=view.active,
        extra=view.extra,
        supply_damage=view.supply.damage,
        supply_power=view.supply.power,
        supply_crow=view.supply.crow,
        effect=EFFECTS.index(view.effect) if view.effect is not None else 0,
        page=int(view.page),
        ending=LIFE_REASONS.index(view.ending) if view.ending is not None else -1,
    )
    if attack is None:
        return state
    return state._replace(
        target=attack.target,
        blow=attack.blow,
        blow_power=attack.power,
        side=SIDES.index(attack.side),
        pair=int(attack.pair),
        punish=int(attack.punish),
        blocks=attack.blocks,
        counters=attack.counters,
        hit=-1 if attack.hit is None else int(attack.hit),
    )


def _seat(seat: SeatView, hand: tuple[int, ...], aside: tuple[int, ...]) -> Seat:
    return Seat(
        fighter=NO_FIGHTER if seat.fighter is None else FIGHTER_NUMBERS[seat.fighter],
        life=seat.life,
        fury=int(seat.fury),
        out=int(seat.out),
        passed=int(seat.passed),
        cards=seat.cards,
        col=seat.col - 1,
        blocking=_mask(seat.blocking),
        damage=_mask(seat.damage),
        power=seat.power,
        traps=_token_mask(seat.tokens, "damage"),
        crows=_token_mask(seat.tokens, "crow"),
        hand=hand,
        aside=aside,
    )


def _mask(flags: tuple[bool, ...]) -> int:
    return sum(1 << slot for slot, flag in enumerate(flags) if flag)


def _token_mask(tokens: tuple[str | None, ...], token: str) -> int:
    return sum(1 << place for place, one in enumerate(tokens) if one == token)
