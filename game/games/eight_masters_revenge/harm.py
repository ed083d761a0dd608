"""Tokens that trigger, life that is lost, and falling (rules/eight_masters_revenge.md §2.4, §5.1, §5.6, §6)."""

from __future__ import annotations

from game.core.events import public
from game.games.eight_masters_revenge.cards import COLUMNS, CORVANE, KARU
from game.games.eight_masters_revenge.events import LIFE_REASONS
from game.games.eight_masters_revenge.piles import Log, draw, to_discard
from game.games.eight_masters_revenge.state import (
    NOBODY,
    OVER,
    RIGHT_SIDE,
    SIDES,
    Position,
    Seat,
    card_places,
    in_fury,
    place_of,
    rules_of,
)


def lose_life(position: Position, seat: int, amount: int, why: str, log: Log) -> None:
    """One loss, carried out at once (H20); whoever has nothing left falls, and the match may be over."""
    area = position.seats[seat]
    amount = min(amount, area.life)
    area.life -= amount
    if log is not None:
        log.append(public("life_lost", seat=seat, amount=amount, life=area.life, why=why))
    if not area.life:
        _fall(position, seat, why, log)


def _fall(position: Position, seat: int, why: str, log: Log) -> None:
    area = position.seats[seat]
    hidden = bool(area.hand or area.aside)
    cards = to_discard(position, area.cards + area.hand + area.aside)
    position.supply_damage += area.traps.bit_count() + area.damage.bit_count()
    position.supply_crow += area.crows.bit_count()
    position.supply_power += sum(1 for sign in area.power if sign)
    area.out = 1
    area.cards = area.hand = area.aside = ()
    area.fury = area.passed = area.col = area.blocking = area.damage = area.traps = area.crows = 0
    area.power = (0, 0)
    if log is not None:
        log.append(public("seat_out", reveals=hidden, seat=seat, cards=cards, why=why))
    teams = rules_of(position.mode, position.options).teams
    sides = {team for team, other in zip(teams, position.seats, strict=True) if not other.out}
    if len(sides) == 1:
        position.phase, position.actor = OVER, NOBODY
        position.ending = LIFE_REASONS.index(why)
        if log is not None:
            winners = tuple(number for number, team in enumerate(teams) if team in sides)
            log.append(public("match_over", winners=winners, why=why))


def enter(position: Position, seat: int, slot: int, log: Log) -> None:
    """The card of this slot has come to its place: a token there triggers (H5, H7). Its owner may fall."""
    area = position.seats[seat]
    place = place_of(area, slot)
    bit = 1 << place
    if not (area.traps | area.crows) & bit:
        return
    crow = bool(area.crows & bit)
    if crow:
        area.crows ^= bit
        position.supply_crow += 1
    else:
        area.traps ^= bit
        position.supply_damage += 1
    light = in_fury(area, KARU)
    if log is not None:
        token = "crow" if crow else "damage"
        log.append(public("token_triggered", seat=seat, slot=slot, place=place, token=token, averted=int(light)))
    if light:
        if log is not None:
            log.append(public("technique_used", seat=seat, technique="feather_sole"))
        draw(position, seat, seat, "feather_sole", log)
    elif crow:
        if area.power[slot] >= 0 and (area.power[slot] or position.supply_power):
            change_power(position, seat, slot, -1, None, log)
        _ill_omen(position, seat, log)
    else:
        lose_life(position, seat, 1, "trap", log)


def _ill_omen(position: Position, victim: int, log: Log) -> None:
    """In anybody's turn (§7.27)."""
    teams = rules_of(position.mode, position.options).teams
    for seat, area in enumerate(position.seats):
        if teams[seat] != teams[victim] and in_fury(area, CORVANE):
            if log is not None:
                log.append(public("technique_used", seat=seat, technique="ill_omen"))
            draw(position, seat, seat, "ill_omen", log)


def change_power(position: Position, seat: int, slot: int, change: int, by: int | None, log: Log) -> None:
    """A power token comes onto a card that bears none, or the opposite one leaves it (H6)."""
    area = position.seats[seat]
    power = area.power[slot] + change
    position.supply_power += 1 if power == 0 else -1
    area.power = (power, area.power[1]) if slot == 0 else (area.power[0], power)
    if log is not None:
        log.append(public("power_changed", seat=seat, slot=slot, by=by, power=power, change=change))


def slide(position: Position, seat: int, side: int, by: int, log: Log) -> None:
    """The pair moves one place; the leading card enters first, and only places that the pair did not hold trigger."""
    area = position.seats[seat]
    before = card_places(area)
    area.col = (area.col + (1 if side == RIGHT_SIDE else -1)) % COLUMNS
    if log is not None:
        log.append(public("pair_slid", seat=seat, by=by, side=SIDES[side], col=area.col + 1))
    _enter_new(position, seat, (1, 0) if side == RIGHT_SIDE else (0, 1), before, log)


def switch(position: Position, seat: int, by: int, log: Log) -> None:
    """The cards change slots, tokens and blocking with them (§5.6)."""
    area = position.seats[seat]
    before = card_places(area)
    area.cards = area.cards[::-1]
    area.power = (area.power[1], area.power[0])
    area.blocking = _swapped(area.blocking)
    area.damage = _swapped(area.damage)
    if log is not None:
        log.append(public("pair_switched", seat=seat, by=by, cards=area.cards))
    _enter_new(position, seat, (0, 1), before, log)


def _swapped(mask: int) -> int:
    return mask >> 1 | (mask & 1) << 1


def _enter_new(position: Position, seat: int, slots: tuple[int, int], before: int, log: Log) -> None:
    area: Seat = position.seats[seat]
    for slot in slots:
        if not area.out and not before >> place_of(area, slot) & 1:
            enter(position, seat, slot, log)
