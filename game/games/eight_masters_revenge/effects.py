"""The eight effects, the moves of tokens and the techniques that work like effects (rules/…revenge.md §2.3, §4.1)."""

from __future__ import annotations

from game.core.action import Action
from game.core.events import public
from game.games.eight_masters_revenge.cards import COPY, EFFECTS, NONE, OSMINE, PLACE_NUMBERS
from game.games.eight_masters_revenge.cards import EFFECT as EFFECT_OF
from game.games.eight_masters_revenge.harm import change_power, slide, switch
from game.games.eight_masters_revenge.legality import effect_actions, paths
from game.games.eight_masters_revenge.piles import Log, draw, to_discard, top_card
from game.games.eight_masters_revenge.state import (
    EFFECT,
    EFFECT_DONE,
    OVER,
    PATHS,
    SIDES,
    Position,
    in_fury,
)


def begin_effect(position: Position, log: Log) -> None:
    """Step 4: the blow's effect, even on a miss; Osmine may choose another."""
    if in_fury(position.seats[position.active], OSMINE) and len(paths(position)) > 1:
        position.phase = PATHS
    else:
        _offer(position, EFFECT_OF[position.blow], "blow", log)


def choose_path(position: Position, kind: int, log: Log) -> None:
    """Many Paths."""
    if log is not None:
        if kind != EFFECT_OF[position.blow]:
            log.append(public("technique_used", seat=position.active, technique="many_paths"))
        log.append(public("path_chosen", seat=position.active, effect=EFFECTS[kind]))
    _offer(position, kind, "path", log)


def open_page(position: Position, log: Log) -> None:
    """Masan turns the top card over; it is discarded and its effect may be used (§5.8, §7.12)."""
    card = top_card(position, log)
    to_discard(position, (card,))
    position.page = 1
    if log is not None:
        log.append(public("technique_used", seat=position.active, technique="open_page"))
        log.append(public("page_turned", reveals=True, seat=position.active, card=card))
    _offer(position, EFFECT_OF[card], "page", log)


def _offer(position: Position, kind: int, source: str, log: Log) -> None:
    """Asks for the effect; skips one that nothing legal can be done with (§2.3)."""
    position.effect = kind
    position.phase = EFFECT_DONE
    if kind == NONE:
        return
    if len(effect_actions(position)) > 1:
        position.phase, position.actor = EFFECT, position.active
        if log is not None:
            log.append(public("effect_offered", seat=position.active, effect=EFFECTS[kind], source=source))
    elif log is not None:
        log.append(public("effect_skipped", seat=position.active, effect=EFFECTS[kind]))


def carry_out(position: Position, action: Action, log: Log) -> None:
    """The chosen move of the effect, or `pass`."""
    verb, args, by = action.verb, action.args, position.active
    kind = position.effect
    position.phase = EFFECT_DONE
    if verb == "pass":
        if log is not None:
            log.append(public("effect_declined", seat=by, effect=EFFECTS[kind]))
    elif kind == COPY:
        seat, slot = int(args[0]), int(args[1])
        card = position.seats[seat].cards[slot]
        if log is not None:
            effect = EFFECTS[EFFECT_OF[card]]
            log.append(public("effect_copied", seat=seat, by=by, slot=slot, card=card, effect=effect))
        _offer(position, EFFECT_OF[card], "copy", log)
    else:
        do_move(position, action, log)


def do_move(position: Position, action: Action, log: Log) -> None:
    """One move of §4.1 on the table, whatever allowed it."""
    verb, args, by = action.verb, action.args, position.active
    seat = int(args[0])
    if verb == "slide":
        steps = int(args[2]) if len(args) > 2 else 1
        for _ in range(steps):
            if not position.seats[seat].out and position.phase != OVER:
                slide(position, seat, SIDES.index(args[1]), by, log)
    elif verb == "trap":
        position.seats[seat].traps |= 1 << PLACE_NUMBERS[args[1]]
        position.supply_damage -= 1
        if log is not None:
            log.append(public("trap_placed", seat=seat, by=by, place=PLACE_NUMBERS[args[1]]))
    elif verb == "crow":
        position.seats[seat].crows |= 1 << PLACE_NUMBERS[args[1]]
        position.supply_crow -= 1
        if log is not None:
            log.append(public("crow_placed", seat=seat, by=by, place=PLACE_NUMBERS[args[1]]))
    elif verb == "wound":
        position.seats[seat].damage |= 1 << int(args[1])
        position.supply_damage -= 1
        if log is not None:
            log.append(public("wound_placed", seat=seat, by=by, slot=int(args[1])))
    elif verb == "power":
        change_power(position, seat, int(args[1]), 1 if args[2] == "up" else -1, by, log)
    elif verb == "remove":
        _remove(position, seat, args[1:], log)
    elif verb == "switch":
        switch(position, seat, by, log)
    else:
        draw(position, seat, by, "effect", log)


def _remove(position: Position, seat: int, what: tuple[str, ...], log: Log) -> None:
    """`a3`, or `0 damage`."""
    area = position.seats[seat]
    place: int | None = None
    slot: int | None = None
    if len(what) == 1:
        place = PLACE_NUMBERS[what[0]]
        bit = 1 << place
        token = "damage" if area.traps & bit else "crow"
        if token == "damage":
            area.traps ^= bit
            position.supply_damage += 1
        else:
            area.crows ^= bit
            position.supply_crow += 1
    else:
        slot, token = int(what[0]), what[1]
        if token == "damage":
            area.damage ^= 1 << slot
            position.supply_damage += 1
        else:
            area.power = (0, area.power[1]) if slot == 0 else (area.power[0], 0)
            position.supply_power += 1
    if log is not None:
        log.append(public("token_removed", seat=seat, by=position.active, token=token, place=place, slot=slot))


def move_token(position: Position, args: tuple[str, ...], log: Log) -> None:
    """After a draw: a token of the own area one place on, or a card token to the other card (F6, F7)."""
    seat = position.active
    area = position.seats[seat]
    first, second = args
    if first in PLACE_NUMBERS:
        place, to = PLACE_NUMBERS[first], PLACE_NUMBERS[second]
        trap = bool(area.traps >> place & 1)
        both = 1 << place | 1 << to
        if trap:
            area.traps ^= both
        else:
            area.crows ^= both
        if log is not None:
            token = "damage" if trap else "crow"
            log.append(public("token_moved", seat=seat, token=token, place=place, to_place=to, slot=None, to_slot=None))
        return
    slot = int(second)
    if first == "damage":
        area.damage = 1 << (1 - slot)
    else:
        area.power = area.power[::-1]
    if log is not None:
        log.append(
            public("token_moved", seat=seat, token=first, place=None, to_place=None, slot=slot, to_slot=1 - slot)
        )
