"""What is played for blows, blocks, counters and the sums that decide (see `score.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.events import Event
from scenes.stage.script import Script
from scenes.stage.tween import ease_in_out, ease_out
from scenes.tables.eight_masters_revenge.fighters import FX
from scenes.widgets.colours import AMBER, CYAN, GREEN, MIST, PINK, SEATS, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font

if TYPE_CHECKING:
    from scenes.tables.eight_masters_revenge.arena import Arena

PLACE_MS = 300
PART_MS = 320
DASH_MS = 190
STANDOFF = 58
"""Pixels between the fighters at the blow."""
HIT_STOP_MS, HEAVY_STOP_MS = 110, 230
HEAVY = 3
"""Damage from which a blow is heavy."""
SPARKS = (WHITE, YELLOW, AMBER)

Score = Callable[["Arena", Event], Script]


def _card_placed(arena: Arena, event: Event) -> Script:
    """The new card lands beside the pair; the far card becomes the blow, or is thrown away in a counter."""
    seat, card, slot = event.number("seat"), event.number("card"), event.number("slot")
    counter = event["why"] == "counter"
    leaves = event.number("leaves")
    large = not arena.geometry.many
    gone_from = arena.card_spot(seat, 1 - slot).topleft
    if counter:
        arena.fighters.actors[seat].play("counter")
        arena.caption(arena.say("masters.caption.counter"), SEATS[seat])
        arena.burst("counter", arena.chest(seat), FX)
    else:
        arena.clash.clear()
        arena.show_panel(False)
    arena.board.apply(event)
    large = large or arena.panel
    arena.flown.add((seat, slot))
    arena.blow_flies = not counter
    flying = arena.fly_card(card, arena.home_of_hand(seat), large)
    gone = arena.fly_card(leaves, gone_from, large)
    to = arena.map.rect("discard" if counter else "blow").topleft
    arena.cues.move(gone, to, PLACE_MS, ease_in_out)
    yield from arena.cues.fly(flying, arena.card_spot(seat, slot).topleft, PLACE_MS)
    arena.land(flying)
    arena.land(gone)
    arena.flown.discard((seat, slot))
    arena.blow_flies = False
    if counter:
        yield 260
        arena.caption("")
        arena.fighters.actors[seat].play("idle")
    yield 120


def _pair_noted(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    seat = event.number("seat")
    left, right = arena.card_spot(seat, 0), arena.card_spot(seat, 1)
    middle = ((left.centerx + right.centerx) // 2, left.top)
    arena.burst("pair", (middle[0], left.centery), FX)
    arena.pop(arena.say("masters.pop.pair", n=event["number"]), middle, YELLOW, Font.NAME)
    yield 420


def _pair_lost(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.pop(arena.say("masters.pop.pair_lost"), arena.chest(event.number("seat")), STEEL, Font.NAME)
    yield 240


def _punish_noted(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.pop(arena.say("masters.pop.punish"), arena.chest(event.number("seat")), PINK, Font.NAME)
    yield 420


def _took(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    yield 120


def _blocked(arena: Arena, event: Event) -> Script:
    """The card goes down into the defence row."""
    seat, slot = event.number("seat"), event.number("slot")
    arena.board.apply(event)
    arena.fighters.actors[seat].play("block")
    spot = arena.card_spot(seat, slot)
    arena.burst("block_left" if arena.geometry.faces_left(seat) else "block", spot.center, FX)
    arena.pop(arena.say("masters.pop.block"), spot.midtop, CYAN, Font.NAME)
    yield 480


def _attack_stopped(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    seat = event.number("seat")
    if event["why"] == "countered":
        arena.caption(arena.say("masters.caption.countered"), PINK)
        arena.fighters.actors[seat].play("hurt")
        yield 620
        arena.fighters.actors[seat].play("idle")
        arena.caption("")
    arena.clash.clear()
    arena.show_panel(False)
    yield 60


def _numbers(event: Event, name: str) -> tuple[int, int]:
    first, second = event.cards(name)
    return first, second


def _hit_checked(arena: Arena, event: Event) -> Script:
    """Both sums put together, then the blow itself."""
    attacker, target = event.number("by"), event.number("seat")
    clash = arena.clash
    clash.clear()
    arena.show_panel(True)
    yield 120
    for role, seat, slots in (("attack", attacker, (1, 0)), ("defence", target, (0, 1))):
        parts = _numbers(event, f"{role}_parts")
        for value, slot, edge in zip(parts, (0, 1), slots, strict=True):
            spot = arena.card_spot(seat, slot)
            at = (spot.right - 10 if edge else spot.left + 10, spot.bottom - 22)
            arena.pop(str(value), at, YELLOW if role == "attack" else WHITE)
        yield PART_MS
        if role == "attack":
            clash.attack = parts
        else:
            clash.defence = parts
        yield 140
    hit = bool(event["hit"])
    clash.sign = "=" if hit else "!"
    clash.note = (arena.say("masters.note.hit" if hit else "masters.note.miss"), GREEN if hit else STEEL)
    arena.board.apply(event)
    yield 380
    if arena.geometry.many and not hit:
        # The blow is seen where the fighters stand; of a hit the damage is summed up before.
        yield 240
        arena.show_panel(False)
    yield from _strike(arena, attacker, target, hit)


def _strike(arena: Arena, attacker: int, target: int, hit: bool) -> Script:
    """A dash in a duel, a blow from where he stands among more; then hit-stop and spark, or thin air."""
    striker, victim = arena.fighters.actors[attacker], arena.fighters.actors[target]
    way = -1 if arena.geometry.faces_left(attacker) else 1
    home = (striker.x, striker.y)
    dash = not arena.geometry.many
    if dash:
        arena.cues.dash(striker, (victim.x - way * STANDOFF, victim.y), DASH_MS)
        arena.burst("dust" if way > 0 else "dust_left", (striker.x, striker.y))
        yield DASH_MS
    striker.play("strike")
    yield striker.time_of(min(2, max(1, striker.duration_ms // 200)))
    contact = arena.chest(target)
    if hit:
        striker.frozen = victim.frozen = True
        victim.flash = arena.may_flash(contact)
        arena.burst("hit", contact, FX)
        arena.bits(contact, SPARKS)
        yield 34
        victim.flash = False
        yield HIT_STOP_MS
        striker.frozen = victim.frozen = False
        arena.shake(140, 3)
        victim.play("hurt")
        yield from arena.cues.knock(victim, way * 6)
    else:
        arena.burst("miss" if way > 0 else "miss_left", contact, FX)
        arena.pop(arena.say("masters.pop.miss"), (contact[0], contact[1] - 40), MIST, Font.NAME)
        victim.play("block")
        yield 280
    if dash:
        arena.cues.move(striker, home, 240, ease_out)
        yield 240
    striker.x, striker.y = home
    striker.play("idle")
    victim.play("idle")


def _target_gone(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.clash.note = (arena.say("masters.note.gone"), STEEL)
    yield 420


def _damage_summed(arena: Arena, event: Event) -> Script:
    """The parts of the damage one after the other, then their sum."""
    arena.board.apply(event)
    clash = arena.clash
    clash.damage, clash.total = [("masters.damage.printed", event.number("printed"))], None
    yield PART_MS
    for name in ("power", "heavy", "flurry", "punish"):
        value = event.number(name)
        if value:
            clash.damage.append((f"masters.damage.{name}", value))
            yield PART_MS
    if event.number("blocks"):
        clash.damage.append(("masters.damage.blocks", -event.number("blocks")))
        yield PART_MS
    clash.total = event.number("total")
    yield 520
    arena.show_panel(False)


def _near_missed(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.clash.note = (arena.say("masters.note.near"), AMBER)
    yield 420


def _life_lost(arena: Arena, event: Event) -> Script:
    seat, amount = event.number("seat"), event.number("amount")
    heavy = amount >= HEAVY
    actor = arena.fighters.actors[seat]
    actor.play("hurt")
    x, y = arena.chest(seat)
    arena.pop(f"-{amount}", (x, y - 34), PINK, Font.BIG if heavy else Font.TITLE)
    arena.burst("heart_pop", (x, y - 10))
    if heavy:
        arena.shake(240, 4)
    arena.board.apply(event)
    yield HEAVY_STOP_MS + 300
    if not event["life"]:
        return
    actor.play("idle")


def _wound_paid(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.pop(arena.say("masters.pop.wound"), arena.chest(event.number("seat")), PINK, Font.NAME)
    yield 320


def _blow_gone(arena: Arena, event: Event) -> Script:
    card = event.number("card")
    start = arena.map.rect("blow").topleft
    arena.blow_flies = True
    flying = arena.fly_card(card, start, large=True)
    to = arena.map.rect("discard").topleft if event["to"] == "discard" else (start[0], -90)
    yield from arena.cues.fly(flying, to, 220)
    arena.land(flying)
    arena.board.apply(event)
    arena.blow_flies = False
    arena.clash.clear()


SCORES: dict[str, Score] = {
    "card_placed": _card_placed,
    "pair_noted": _pair_noted,
    "pair_lost": _pair_lost,
    "punish_noted": _punish_noted,
    "took": _took,
    "yielded": _took,
    "blocked": _blocked,
    "attack_stopped": _attack_stopped,
    "hit_checked": _hit_checked,
    "target_gone": _target_gone,
    "damage_summed": _damage_summed,
    "near_missed": _near_missed,
    "life_lost": _life_lost,
    "wound_paid": _wound_paid,
    "blow_gone": _blow_gone,
}
