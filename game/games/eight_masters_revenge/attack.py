"""An attack from the landing of the new card to the loss of life (rules/eight_masters_revenge.md §5.2 to §5.5)."""

from __future__ import annotations

from game.core.events import public
from game.games.eight_masters_revenge.cards import (
    BOW,
    BRUGO,
    COLOUR,
    COLOURS,
    COLUMNS,
    DAMAGE,
    HULDA,
    LEFT,
    NO_COLOUR,
    NUMBERS,
    OSMINE,
    RIGHT,
    TILLA,
)
from game.games.eight_masters_revenge.harm import enter, lose_life
from game.games.eight_masters_revenge.legality import blocks, counters, woundable
from game.games.eight_masters_revenge.piles import Log, draw, leave_hand, to_discard
from game.games.eight_masters_revenge.state import (
    AFTERMATH,
    ATTACK_STOPPED,
    BLOCK2,
    CHECK,
    COUNTER,
    DEFENCE,
    DEFEND,
    HIT,
    HURT,
    LATER,
    LEFT_SIDE,
    NO_CARD,
    NOBODY,
    OVER,
    SIDES,
    Position,
    attack_value,
    defence_value,
    in_fury,
    place_of,
    shows_pair,
)

PUNISH = 2
"""More damage from a blow in a colour that the target already blocks (F10)."""


def _place(position: Position, seat: int, card: int, side: int, target: int | None, log: Log) -> tuple[int, int, int]:
    """A card from the hand lands beside the pair and the far card leaves it; its tokens go to the supply at once.
    Returns (the card that left, its power, whether it bore a wound)."""
    leave_hand(position, seat, card)
    area = position.seats[seat]
    left, right = area.cards
    slot = 0 if side == LEFT_SIDE else 1
    if side == LEFT_SIDE:
        leaves, wound, power = right, area.damage >> 1, area.power[1]
        area.cards = (card, left)
        area.blocking = (area.blocking & 1) << 1
        area.damage = (area.damage & 1) << 1
        area.power = (0, area.power[0])
        area.col = (area.col - 1) % COLUMNS
    else:
        leaves, wound, power = left, area.damage & 1, area.power[0]
        area.cards = (right, card)
        area.blocking >>= 1
        area.damage >>= 1
        area.power = (area.power[1], 0)
        area.col = (area.col + 1) % COLUMNS
    position.supply_damage += wound
    position.supply_power += bool(power)
    if log is not None:
        log.append(
            public(
                "card_placed",
                reveals=True,
                seat=seat,
                card=card,
                side=SIDES[side],
                slot=slot,
                col=area.col + 1,
                place=place_of(area, slot),
                leaves=leaves,
                target=target,
                why="counter" if target is None else "attack",
            )
        )
    return leaves, power, wound


def _land(position: Position, seat: int, slot: int, left_card: int, wound: int, log: Log) -> None:
    """The landing token first, then the wound of the card that left (§7.1)."""
    enter(position, seat, slot, log)
    if wound and not position.seats[seat].out:
        if log is not None:
            log.append(public("wound_paid", seat=seat, card=left_card))
        lose_life(position, seat, 1, "wound", log)


def attack(position: Position, card: int, side: int, target: int, log: Log) -> None:
    """Step 1 (§5.2)."""
    seat = position.active
    position.target, position.side = target, side
    position.blow, position.blow_power, wound = _place(position, seat, card, side, target, log)
    _land(position, seat, side, position.blow, wound, log)
    if position.phase == OVER:
        return
    if position.seats[seat].out:
        _stop(position, None, log)
        return
    _note_pair(position, log)
    later = in_fury(position.seats[seat], TILLA) and (position.deck or position.discard)
    position.phase = LATER if later else DEFENCE


def _note_pair(position: Position, log: Log) -> None:
    """Noted when the new card lands, judged again on the attacker's counter (H13, H14)."""
    area = position.seats[position.active]
    before, position.pair = position.pair, int(shows_pair(area))
    if log is not None and before != position.pair:
        if position.pair:
            log.append(public("pair_noted", seat=position.active, number=RIGHT[area.cards[0]]))
        else:
            log.append(public("pair_lost", seat=position.active))


def _stop(position: Position, by: int | None, log: Log) -> None:
    """The attack ends without hit check and effect: the attacker fell (by None) or lost the chain."""
    position.phase = ATTACK_STOPPED
    if log is not None:
        why = "fell" if by is None else "countered"
        log.append(public("attack_stopped", seat=position.active, by=by, why=why))


def begin_defence(position: Position, log: Log) -> None:
    """Punish is noted, then the target is asked (§5.3); without `hide_pauses` only where it has an answer."""
    target = position.target
    area = position.seats[target]
    colour = COLOUR[position.blow]
    if area.blocking and colour != NO_COLOUR:
        same = [slot for slot in (0, 1) if area.blocking >> slot & 1 and COLOUR[area.cards[slot]] == colour]
        position.punish = int(bool(same))
        if position.punish and log is not None:
            log.append(public("punish_noted", seat=target, colour=COLOURS[colour]))
    if position.options.hide_pauses and not blocks(area, position.blow) and not counters(area):
        position.phase = CHECK
    else:
        _ask(position, target, DEFEND, "defend", log)


def _ask(position: Position, seat: int, phase: int, kind: str, log: Log) -> None:
    position.phase, position.actor = phase, seat
    if log is not None:
        log.append(public("asked", seat=seat, question=kind))


def block(position: Position, slot: int, log: Log) -> None:
    """The card moves to the defence row of its column and stays there (F10)."""
    seat = position.target
    area = position.seats[seat]
    area.blocking |= 1 << slot
    position.blocks += 1
    if log is not None:
        card, place = area.cards[slot], place_of(area, slot)
        log.append(public("blocked", seat=seat, slot=slot, card=card, place=place, blocks=position.blocks))
        if in_fury(area, HULDA) and COLOUR[card] != COLOUR[position.blow]:
            log.append(public("technique_used", seat=seat, technique="iron_gate"))
    enter(position, seat, slot, log)
    if position.phase == OVER:
        return
    if in_fury(area, HULDA) and draw(position, seat, seat, "unshaken", log) and log is not None:
        log.append(public("technique_used", seat=seat, technique="unshaken"))
    if not area.out and blocks(area, position.blow):
        _ask(position, seat, BLOCK2, "block2", log)
    else:
        position.phase = CHECK


def take(position: Position, log: Log) -> None:
    """No answer, or no further block."""
    if log is not None:
        log.append(public("took", seat=position.target))
    position.phase = CHECK


def counter(position: Position, word: str, side: int, log: Log) -> None:
    """A dragon from the hand beside a dragon in play; then the other side is asked (§5.4)."""
    seat, card = position.actor, NUMBERS[word]
    area = position.seats[seat]
    kin = log is not None and COLOUR[area.cards[side]] == COLOUR[card] and not counters(area, plain=True)
    leaves, _, wound = _place(position, seat, card, side, None, log)
    to_discard(position, (leaves,))
    if kin and log is not None:
        log.append(public("technique_used", seat=seat, technique="kin_dragon"))
    position.counters += 1
    _land(position, seat, side, leaves, wound, log)
    if position.phase == OVER:
        return
    attacking = seat == position.active
    if position.seats[seat].out:
        if attacking:
            _stop(position, None, log)
        else:
            position.phase = CHECK
        return
    if attacking:
        _note_pair(position, log)
    other = position.target if attacking else position.active
    if position.options.hide_pauses and not counters(position.seats[other]):
        _lose_chain(position, other, log)
    else:
        _ask(position, other, COUNTER, "counter", log)


def yield_chain(position: Position, log: Log) -> None:
    """No further counter."""
    if log is not None:
        log.append(public("yielded", seat=position.actor))
    _lose_chain(position, position.actor, log)


def _lose_chain(position: Position, loser: int, log: Log) -> None:
    if loser == position.active:
        if position.pair:
            position.pair = 0
            if log is not None:
                log.append(public("pair_lost", seat=loser))
        _stop(position, position.target, log)
    else:
        position.phase = CHECK


def check(position: Position, log: Log) -> None:
    """Step 2: a hit only if attack value and defence value are equal (F9)."""
    seat, target = position.active, position.target
    defender = position.seats[target]
    position.actor = seat
    if defender.out:
        position.hit = 0
        position.phase = AFTERMATH
        if log is not None:
            log.append(public("target_gone", seat=target, by=seat))
        return
    attacker = position.seats[seat]
    attacking, defending = attack_value(attacker), defence_value(defender)
    position.hit = int(attacking == defending)
    if log is not None:
        mine, theirs = attacker.cards, defender.cards
        log.append(
            public(
                "hit_checked",
                seat=target,
                by=seat,
                attack=attacking,
                defence=defending,
                attack_parts=(RIGHT[mine[0]], LEFT[mine[1]]),
                defence_parts=(LEFT[theirs[0]], RIGHT[theirs[1]]),
                hit=position.hit,
            )
        )
    asked = position.hit and in_fury(attacker, BRUGO) and woundable(position)
    position.phase = HIT if asked else HURT


def hurt(position: Position, log: Log) -> None:
    """Step 3: the damage of a hit (the sum of §5.5), or a Near Miss."""
    position.phase = AFTERMATH
    seat, target = position.active, position.target
    attacker, defender = position.seats[seat], position.seats[target]
    if not position.hit:
        near = abs(attack_value(attacker) - defence_value(defender)) == 1
        if near and not position.blocks and in_fury(attacker, OSMINE):
            if log is not None:
                log.append(public("technique_used", seat=seat, technique="near_miss"))
                log.append(public("near_missed", seat=target, by=seat))
            lose_life(position, target, 1, "near_miss", log)
        return
    blow = position.blow
    printed = DAMAGE[blow]
    heavy = int(not printed and in_fury(attacker, BRUGO))
    flurry = int(position.extra > 0 and in_fury(attacker, TILLA))
    unshaken = bool(position.punish) and in_fury(defender, HULDA)
    punish = PUNISH if position.punish and not unshaken else 0
    total = max(0, printed + position.blow_power + heavy + flurry + punish - position.blocks)
    if log is not None:
        for used, who, technique in (
            (heavy, seat, "heavy_hand"),
            (flurry, seat, "flurry"),
            (unshaken, target, "unshaken"),
        ):
            if used:
                log.append(public("technique_used", seat=who, technique=technique))
        log.append(
            public(
                "damage_summed",
                seat=target,
                by=seat,
                card=blow,
                printed=printed,
                power=position.blow_power,
                heavy=heavy,
                flurry=flurry,
                punish=punish,
                blocks=position.blocks,
                total=total,
            )
        )
    if total:
        lose_life(position, target, total, "blow", log)


def put_blow_away(position: Position, log: Log) -> None:
    """The attack is over: the blow goes on the discard pile, a Bow leaves the game (H26)."""
    blow = position.blow
    to_discard(position, (blow,))
    if log is not None:
        to = "box" if blow == BOW else "discard"
        log.append(public("blow_gone", card=blow, seat=position.active, to=to))
    position.target, position.blow, position.hit = NOBODY, NO_CARD, -1
    position.blow_power = position.side = position.pair = position.punish = position.blocks = position.counters = 0
