"""What is played for each event of Street War: reads like a score.

A script says what happens and for how long; the board moves on inside it, at the moment when the eye should see it. The
flips of a fight are in `score_fight.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.events import Event
from game.games.street_war.cards import STRATEGIES
from scenes.stage.script import Script
from scenes.stage.tween import ease_in_out
from scenes.tables.street_war import score_fight
from scenes.widgets.colours import AMBER, CYAN, MIST, SEATS, WHITE, YELLOW
from scenes.widgets.text import Font

if TYPE_CHECKING:
    from scenes.tables.street_war.arena import Arena

FLY_MS = 230
HEAD = 68
"""Pixels from a figure's feet to over its head."""
Score = Callable[["Arena", Event], Script]


def play(arena: Arena, event: Event) -> Script:
    """The script for one event; the board has moved on by it when the script ends."""
    score = _SCORES.get(event.kind) or score_fight.SCORES.get(event.kind)
    if score is None:
        arena.board.apply(event)
        return
    yield from score(arena, event)


def _opening_drawn(arena: Arena, event: Event) -> Script:
    """Both turn up a battle card; the higher one chooses first."""
    arena.board.apply(event)
    flying = []
    for seat in (0, 1):
        start = arena.map.rect("pile").topleft
        card = arena.fly(arena.faces.battle(event.number(f"card_{seat}")), arena.faces.battle(None), start, down=True)
        arena.cues.move(card, arena.geometry.card(seat, 3).topleft, FLY_MS, ease_in_out)
        flying.append(card)
    arena.caption(arena.say("street.caption.opening"), MIST)
    yield FLY_MS + 160
    for card in flying:
        yield from arena.cues.turn(card, down=False)
    winner = event["winner"]
    if isinstance(winner, int):
        arena.caption(arena.say("street.caption.first", who=arena.name(winner)), SEATS[winner])
    else:
        arena.caption(arena.say("street.caption.again"), MIST)
    yield 900
    arena.caption("")
    for card in flying:
        arena.land(card)


def _character_picked(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    arena.board.apply(event)
    arena.people()
    actor = arena.actors[seat]
    actor.play("ability")
    arena.burst("dust" if seat == 0 else "dust_left", (actor.x, actor.y))
    arena.caption(arena.say(f"character.{event['character']}").upper(), SEATS[seat])
    arena.speak(arena.say(f"street.line.{event['character']}"), (actor.x, actor.y - HEAD), SEATS[seat])
    yield 1100
    actor.play("idle")
    arena.caption("")


def _round_began(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.go_to(event.number("round"))
    arena.states.clear()
    arena.people()
    arena.caption(arena.say("street.caption.round", n=event["round"]), AMBER if event["rush"] else WHITE)
    yield 620
    arena.caption("")


def _rush_hour_began(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.caption(arena.say("street.caption.rush"), AMBER)
    arena.burst("honk", (arena.map.rect("caption").centerx, arena.map.rect("caption").bottom + 20), score_fight.FX)
    arena.shake(260, 3)
    yield 900
    arena.caption("")


def _dealt(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    for name in ("pile", "strategy_pile"):
        back = arena.faces.battle(None) if name == "pile" else arena.faces.strategy(None)
        card = arena.fly(None, back, arena.map.rect(name).topleft)
        arena.cues.move(card, arena.home_of_hand(seat), FLY_MS, ease_in_out)
        yield 120
    yield FLY_MS
    arena.flying.clear()
    arena.board.apply(event)


def _lined_up(arena: Arena, event: Event) -> Script:
    """Five backs, one after the other."""
    seat = event.number("seat")
    arena.board.apply(event)
    lanes = range(1, 6) if seat == 0 else range(5, 0, -1)
    arena.flown.update((seat, lane) for lane in lanes)
    for lane in lanes:
        card = arena.fly(None, arena.faces.battle(None), arena.home_of_hand(seat))
        yield from arena.cues.fly(card, arena.geometry.card(seat, lane).topleft, 130, arc=10)
        arena.land(card)
        arena.flown.discard((seat, lane))
    yield 120


def _told(text_id: str, colour_of_seat: bool = True) -> Score:
    """A word over whoever it is about."""

    def score(arena: Arena, event: Event) -> Script:
        arena.board.apply(event)
        seat = event.number("seat")
        arena.pop(arena.say(text_id), arena.over(seat), SEATS[seat] if colour_of_seat else MIST, Font.NAME)
        yield 520

    return score


def _ability_used(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    arena.board.apply(event)
    actor = arena.actors[seat]
    actor.play("ability")
    arena.burst("siren" if event["ability"] == "patrol" else "paint", (actor.x, actor.y), score_fight.FX)
    arena.caption(arena.say(f"ability.{event['ability']}").upper() + "!", SEATS[seat])
    yield max(620, actor.duration_ms)
    actor.play("idle")
    arena.caption("")


def _card_opened(arena: Arena, event: Event) -> Script:
    seat, card = event.number("seat"), event.number("card")
    flying = arena.fly(arena.faces.strategy(card), arena.faces.strategy(None), arena.home_of_hand(seat))
    yield from arena.cues.fly(flying, (303, 92), FLY_MS)
    arena.caption(arena.say(f"strategy.{STRATEGIES[card].id}").upper() + "!", SEATS[seat])
    yield 560
    yield from arena.cues.fly(flying, arena.map.rect("discard").topleft, FLY_MS)
    arena.caption("")
    arena.land(flying)
    arena.board.apply(event)


def _between_hands(arena: Arena, event: Event) -> Script:
    """A strategy card that both know changes hands; a held one stays in sight."""
    seat, other, card = event.number("seat"), event.number("other"), event.number("card")
    giver, taker = (seat, other) if event.kind == "card_given" else (other, seat)
    flying = arena.fly(arena.faces.strategy(card), arena.faces.strategy(None), arena.home_of_hand(giver))
    yield from arena.cues.fly(flying, (303, 92), FLY_MS)
    yield 420
    arena.burst("steal" if taker == 1 else "steal_left", (320, 116), score_fight.FX)
    yield from arena.cues.fly(flying, arena.home_of_hand(taker), FLY_MS)
    arena.land(flying)
    arena.board.apply(event)
    yield 60


def _card_drawn(arena: Arena, event: Event) -> Script:
    seat, card = event.number("seat"), event["card"]
    open_ = isinstance(card, int) and seat == arena.tray and arena.faces_up
    front = arena.faces.strategy(card) if open_ and isinstance(card, int) else None
    flying = arena.fly(front, arena.faces.strategy(None), arena.map.rect("strategy_pile").topleft)
    yield from arena.cues.fly(flying, arena.home_of_hand(seat), FLY_MS)
    arena.land(flying)
    arena.board.apply(event)


def _card_discarded(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    flying = arena.fly(None, arena.faces.strategy(None), arena.home_of_hand(seat))
    yield from arena.cues.fly(flying, arena.map.rect("discard").topleft, FLY_MS)
    arena.land(flying)
    arena.board.apply(event)


def _health_gained(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    arena.board.apply(event)
    arena.burst("heart_pop", arena.map.rect(f"cones_{seat}").center)
    arena.pop(f"+{event['amount']}", arena.over(seat), CYAN)
    yield 520


def _set_up_done(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    seat = event.number("seat")
    arena.pop(arena.say("street.pop.ready"), arena.over(seat), SEATS[seat], Font.NAME)
    yield 420


def _lanes_counted(arena: Arena, event: Event) -> Script:
    """How many cards lie on each lane shows itself."""
    seat = event.number("seat")
    arena.board.apply(event)
    for lane, count in enumerate(event.cards("counts"), 1):
        if count:
            arena.pop(f"{count}", arena.geometry.extras(seat, lane).center, YELLOW, Font.NAME)
    yield 480


def _glimpsed(arena: Arena, event: Event) -> Script:
    """A card of the row turns up for a moment; a tag tells afterwards what it is."""
    seat, lane = event.number("seat"), event.number("lane")
    arena.pop(arena.say("street.pop.glimpsed"), arena.over(seat), SEATS[seat], Font.NAME)
    where = (1 - seat, lane)
    arena.flown.add(where)
    front = arena.faces.battle(event.number("value"))
    card = arena.fly(front, arena.faces.battle(None), arena.geometry.card(*where).topleft, down=True)
    yield from arena.cues.turn(card, down=False)
    yield 640
    yield from arena.cues.turn(card, down=True)
    arena.board.apply(event)
    arena.land(card)
    arena.flown.discard(where)


def _lanes_switched(arena: Arena, event: Event) -> Script:
    """Two lanes of a row change places, cards and all."""
    seat, a, b = event.number("seat"), event.number("lane"), event.number("other_lane")
    row = arena.board.seats[seat].row
    arena.flown.update({(seat, a), (seat, b)})
    flying = []
    for lane, to in ((a, b), (b, a)):
        seen = (arena.faces_up and arena.board.eyes == seat) or arena.board.glimpse == (seat, lane)
        value = row[lane - 1] if seen else None
        front = arena.faces.battle(value) if value is not None else None
        card = arena.fly(front, arena.faces.battle(None), arena.geometry.card(seat, lane).topleft)
        arena.cues.move(card, arena.geometry.card(seat, to).topleft, 420, ease_in_out, 16.0 if lane == a else -16.0)
        flying.append(card)
    yield 460
    arena.board.apply(event)
    for card in flying:
        arena.land(card)
    arena.flown.difference_update({(seat, a), (seat, b)})
    yield 200


_SCORES: dict[str, Score] = {
    "opening_drawn": _opening_drawn,
    "character_picked": _character_picked,
    "round_began": _round_began,
    "rush_hour_began": _rush_hour_began,
    "dealt": _dealt,
    "lined_up": _lined_up,
    "waited": _told("street.pop.waits"),
    "passed": _told("street.pop.pass", colour_of_seat=False),
    "sketched": _told("street.pop.sketched"),
    "looked": _told("street.pop.looked"),
    "ability_used": _ability_used,
    "card_opened": _card_opened,
    "card_taken": _between_hands,
    "card_held": _between_hands,
    "card_given": _between_hands,
    "card_drawn": _card_drawn,
    "card_discarded": _card_discarded,
    "health_gained": _health_gained,
    "card_exchanged": _told("street.pop.exchanged"),
    "pile_left": _told("street.pop.left", colour_of_seat=False),
    "patrolled": _told("street.pop.patrol"),
    "shield_raised": _told("street.pop.shield"),
    "set_up_done": _set_up_done,
    "lanes_counted": _lanes_counted,
    "glimpsed": _glimpsed,
    "lanes_switched": _lanes_switched,
    "lanes_left": _told("street.pop.kept", colour_of_seat=False),
}
