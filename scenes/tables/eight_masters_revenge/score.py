"""What is played for each event of 8 Masters' Revenge: reads like a score.

A script says what happens and for how long; the board moves on inside it, at the moment when the eye should see it.
Blows and sums are in `score_attack.py`; here is the course of turns, tokens, cards and fighters.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.events import Event
from scenes.stage.script import Script
from scenes.stage.tween import ease_in, ease_out
from scenes.tables.eight_masters_revenge import score_attack
from scenes.tables.eight_masters_revenge.fighters import FX
from scenes.widgets.colours import AMBER, CYAN, MIST, PINK, SEATS, YELLOW
from scenes.widgets.text import Font

if TYPE_CHECKING:
    from scenes.tables.eight_masters_revenge.arena import Arena

FLY_MS = 240
HEAD = 64
"""Pixels from a figure's feet to over its head."""
TOKEN_MS = 260
TOKEN_NAMES = {"damage": "token_damage", "crow": "token_crow", "power": "token_power_up"}

Score = Callable[["Arena", Event], Script]


def play(arena: Arena, event: Event) -> Script:
    """The script for one event; the board has moved on by it when the script ends."""
    score = _SCORES.get(event.kind) or score_attack.SCORES.get(event.kind)
    if score is None:
        arena.board.apply(event)
        return
    yield from score(arena, event)


# ---------------------------------------------------------------------- turns


def _match_began(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.fighters.stand(arena.board)
    arena.caption(arena.say("masters.caption.begin"))
    yield 700
    arena.caption("")


def _fighter_picked(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    arena.board.apply(event)
    arena.fighters.stand(arena.board)
    actor = arena.fighters.actors[seat]
    arena.burst("dust_left" if arena.geometry.faces_left(seat) else "dust", (actor.x, actor.y))
    actor.play("technique")
    arena.caption(arena.say(f"fighter.{event['fighter']}").upper(), SEATS[seat])
    arena.speak(arena.say(f"masters.line.{event['fighter']}"), (actor.x, actor.y - HEAD), SEATS[seat])
    yield 1100
    actor.play("idle")
    arena.caption("")


def _turn_began(arena: Arena, event: Event) -> Script:
    new_round = event.number("round") != arena.board.round
    arena.board.apply(event)
    if new_round:
        arena.caption(arena.say("masters.caption.round", n=event["round"]), MIST)
        yield 380
        arena.caption("")
    yield 60


def _exhausted(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    seat = event.number("seat")
    arena.pop(arena.say("masters.pop.exhausted"), _over(arena, seat), PINK, Font.NAME)
    yield 420


def _fury_changed(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    arena.board.apply(event)
    arena.fighters.mark_fury(arena.board)
    if event["fury"]:
        arena.pop(arena.say("masters.pop.fury"), _over(arena, seat), AMBER)
        arena.bits(arena.chest(seat), (AMBER, YELLOW, PINK))
        yield 520
    else:
        arena.pop(arena.say("masters.pop.calm"), _over(arena, seat), MIST, Font.NAME)
        yield 260


def _technique_used(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    arena.board.apply(event)
    actor = arena.fighters.actors[seat]
    actor.play("technique")
    arena.burst("technique", arena.chest(seat), FX)
    arena.caption(arena.say(f"technique.{event['technique']}").upper() + "!", SEATS[seat])
    yield max(560, actor.duration_ms)
    actor.play("idle")
    arena.caption("")


def _passed(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.pop(arena.say("masters.pop.pass"), _over(arena, event.number("seat")), MIST, Font.NAME)
    yield 320


def _extra_turn(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.caption(arena.say("masters.caption.extra"), YELLOW)
    arena.burst("star_pop", arena.chest(event.number("seat")))
    yield 620
    arena.caption("")


def _seat_out(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    actor = arena.fighters.actors[seat]
    actor.play("ko")
    arena.caption(arena.say("masters.caption.ko"), PINK)
    arena.shake(260, 4)
    arena.burst("out", (actor.x, actor.y - 10), FX)
    yield 420
    arena.board.apply(event)
    arena.fighters.mark_fury(arena.board)
    yield 700
    arena.caption("")


def _match_over(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    for seat in event.cards("winners"):
        if not arena.board.seats[seat].out:
            arena.fighters.actors[seat].play("win")
    yield 1300


# ---------------------------------------------------------------------- cards


def _drawn(arena: Arena, event: Event) -> Script:
    """From the pile to the hand; face up only for eyes that may know it, and only where the hand lies open."""
    seat, card = event.number("seat"), event["card"]
    mine = seat == arena.tray and arena.faces_up
    known = card if isinstance(card, int) and mine else None
    flying = arena.fly_card(known, arena.map.rect("deck").topleft, large=mine)
    yield from arena.cues.fly(flying, arena.home_of_hand(seat), FLY_MS)
    arena.land(flying)
    arena.board.apply(event)
    yield 60


def _page_turned(arena: Arena, event: Event) -> Script:
    flying = arena.fly_card(event.number("card"), arena.map.rect("deck").topleft, large=True)
    flying.down = True
    yield from arena.cues.fly(flying, arena.map.rect("blow").topleft, FLY_MS)
    yield from arena.cues.turn(flying, down=False)
    yield 700
    yield from arena.cues.fly(flying, arena.map.rect("discard").topleft, FLY_MS)
    arena.land(flying)
    arena.board.apply(event)


def _discarded(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    for card in event.cards("cards"):
        flying = arena.fly_card(card, arena.home_of_hand(seat), large=True)
        yield from arena.cues.fly(flying, arena.map.rect("discard").topleft, FLY_MS)
        arena.land(flying)
    arena.board.apply(event)


def _deck_reshuffled(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.pop(arena.say("masters.pop.shuffle"), arena.map.rect("deck").midtop, CYAN, Font.NAME)
    yield 500


# ---------------------------------------------------------------------- pairs and tokens


def _pair_slid(arena: Arena, event: Event) -> Script:
    """Both cards together; round the ring's end they come in from the other side."""
    seat = event.number("seat")
    before = [arena.geometry.card(seat, arena.board.seats[seat].place_of(slot)).x for slot in (0, 1)]
    arena.board.apply(event)
    after = [arena.geometry.card(seat, arena.board.seats[seat].place_of(slot)).x for slot in (0, 1)]
    way = 1 if event["side"] == "right" else -1
    if (after[0] - before[0]) * way > 0:
        shift = arena.shift(seat)
        shift.x = float(before[0] - after[0])
        arena.cues.move(shift, (0.0, 0.0), 260, ease_out)
    yield 320


def _pair_switched(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    shift = arena.shift(seat)
    arena.cues.move(shift, (0.0, -8.0), 120, ease_out)
    yield 130
    arena.board.apply(event)
    arena.cues.move(shift, (0.0, 0.0), 160, ease_in)
    arena.pop(arena.effect_name("switch"), arena.geometry.board(seat).midtop, CYAN, Font.NAME)
    yield 320


def _token_lands(arena: Arena, event: Event) -> Script:
    """A trap or a crow, from the supply to its place."""
    token = "crow" if event.kind == "crow_placed" else "damage"
    seat, place = event.number("seat"), event.number("place")
    flying = arena.fly_token(TOKEN_NAMES[token], arena.map.rect("supply").topleft)
    yield from arena.cues.fly(flying, arena.geometry.token(seat, place).topleft, TOKEN_MS)
    arena.land(flying)
    arena.board.apply(event)
    yield 160


def _wound_placed(arena: Arena, event: Event) -> Script:
    seat, slot = event.number("seat"), event.number("slot")
    target = arena.geometry.mark(arena.card_spot(seat, slot), 0)
    flying = arena.fly_token("token_damage", arena.map.rect("supply").topleft)
    yield from arena.cues.fly(flying, target.topleft, TOKEN_MS)
    arena.land(flying)
    arena.board.apply(event)
    yield 160


def _power_changed(arena: Arena, event: Event) -> Script:
    seat, slot, change = event.number("seat"), event.number("slot"), event.number("change")
    arena.board.apply(event)
    spot = arena.card_spot(seat, slot)
    arena.pop(f"{change:+d}", spot.midtop, YELLOW if change > 0 else PINK)
    yield 420


def _token_removed(arena: Arena, event: Event) -> Script:
    seat, place, slot = event.number("seat"), event["place"], event["slot"]
    if isinstance(place, int):
        start = arena.geometry.token(seat, place)
    else:
        start = arena.geometry.mark(arena.card_spot(seat, slot if isinstance(slot, int) else 0), 0)
    arena.board.apply(event)
    flying = arena.fly_token(TOKEN_NAMES[str(event["token"])], start.topleft)
    yield from arena.cues.fly(flying, arena.map.rect("supply").topleft, TOKEN_MS)
    arena.land(flying)
    yield 100


def _token_moved(arena: Arena, event: Event) -> Script:
    seat, place, to = event.number("seat"), event["place"], event["to_place"]
    if isinstance(place, int) and isinstance(to, int):
        token = arena.board.seats[seat].tokens[place] or "damage"
        arena.board.seats[seat].tokens[place] = None
        flying = arena.fly_token(TOKEN_NAMES[token], arena.geometry.token(seat, place).topleft)
        yield from arena.cues.fly(flying, arena.geometry.token(seat, to).topleft, TOKEN_MS, arc=8)
        arena.land(flying)
        arena.board.seats[seat].tokens[place] = token
    arena.board.apply(event)
    yield 160


def _token_triggered(arena: Arena, event: Event) -> Script:
    seat, place = event.number("seat"), event.number("place")
    spot = arena.geometry.token(seat, place)
    arena.board.apply(event)
    if event["averted"]:
        arena.burst("poof", spot.center)
        arena.pop(arena.say("masters.pop.averted"), spot.midtop, CYAN, Font.NAME)
    elif event["token"] == "crow":
        arena.burst("feather", spot.center, FX)
        arena.pop(arena.say("masters.pop.crow"), spot.midtop, MIST, Font.NAME)
    else:
        arena.burst("trap", spot.center, FX)
        arena.pop(arena.say("masters.pop.trap"), spot.midtop, PINK, Font.NAME)
        arena.shake(120, 2)
    yield 480


# ---------------------------------------------------------------------- effects


def _effect_offered(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.pop(arena.effect_name(str(event["effect"])), arena.map.rect("blow").midtop, CYAN, Font.NAME)
    yield 260


def _effect_ended(arena: Arena, event: Event) -> Script:
    """Skipped or declined."""
    arena.board.apply(event)
    word = "masters.pop.no_use" if event.kind == "effect_skipped" else "masters.pop.declined"
    arena.pop(arena.say(word), arena.map.rect("blow").midtop, MIST, Font.NAME)
    yield 240


def _effect_copied(arena: Arena, event: Event) -> Script:
    seat, slot = event.number("seat"), event.number("slot")
    arena.board.apply(event)
    spot = arena.card_spot(seat, slot)
    arena.burst("star_pop", spot.center)
    arena.pop(arena.effect_name(str(event["effect"])), spot.midtop, CYAN, Font.NAME)
    yield 480


def _over(arena: Arena, seat: int) -> tuple[int, int]:
    x, y = arena.geometry.fighter(seat)
    return min(600, max(40, x)), y - 70


_SCORES: dict[str, Score] = {
    "match_began": _match_began,
    "fighter_picked": _fighter_picked,
    "turn_began": _turn_began,
    "exhausted": _exhausted,
    "fury_changed": _fury_changed,
    "technique_used": _technique_used,
    "passed": _passed,
    "extra_turn": _extra_turn,
    "seat_out": _seat_out,
    "match_over": _match_over,
    "drawn": _drawn,
    "laid_aside": _drawn,
    "page_turned": _page_turned,
    "discarded": _discarded,
    "deck_reshuffled": _deck_reshuffled,
    "pair_slid": _pair_slid,
    "pair_switched": _pair_switched,
    "thorn_placed": _token_lands,
    "trap_placed": _token_lands,
    "crow_placed": _token_lands,
    "wound_placed": _wound_placed,
    "power_changed": _power_changed,
    "token_removed": _token_removed,
    "token_moved": _token_moved,
    "token_triggered": _token_triggered,
    "effect_offered": _effect_offered,
    "effect_skipped": _effect_ended,
    "effect_declined": _effect_ended,
    "effect_copied": _effect_copied,
}
