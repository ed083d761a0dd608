"""What is played for each event of the Demonites: reads like a score.

A script says what happens and for how long; the board moves on inside it, at the moment when the eye should see it. The
blows of a fight are in `score_fight.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.events import Event
from scenes.stage.script import Script
from scenes.stage.tween import ease_in_out
from scenes.tables.demonites import score_fight
from scenes.widgets.colours import AMBER, CYAN, GOLD, MIST, PINK, SEATS, WHITE, YELLOW
from scenes.widgets.text import Font

if TYPE_CHECKING:
    from scenes.tables.demonites.arena import Arena

FX = "fx/demonites"
FLY_MS = 230
STAGGER_MS = 60
Score = Callable[["Arena", Event], Script]


def play(arena: Arena, event: Event) -> Script:
    """The script for one event; the board has moved on by it when the script ends."""
    score = _SCORES.get(event.kind) or score_fight.SCORES.get(event.kind)
    if score is None:
        arena.board.apply(event)
        return
    yield from score(arena, event)


def _round_began(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    if arena.board.mode == "war" and event.number("round") > 1:
        # The muster follows at once; the bar tells the number.
        yield 60
        return
    arena.caption(arena.say(f"demons.caption.{arena.board.mode}", n=event["round"]), WHITE)
    yield 620
    arena.caption("")


def _clock_rang(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.caption(arena.say(f"demons.caption.clock.{event['unit']}"), AMBER)
    yield 1400
    arena.caption("")


def _drawn(arena: Arena, event: Event) -> Script:
    """Cards go from the army into the hand, one after the other."""
    seat = event.number("seat")
    start, goal = arena.army(seat), arena.home_of_hand(seat)
    if start == goal:
        # A hand that is nowhere to be seen: only its plate tells of it.
        arena.board.apply(event)
        yield FLY_MS // 2
        return
    for _ in range(event.number("count")):
        card = arena.fly(None, start)
        arena.cues.move(card, goal, FLY_MS, ease_in_out, 10)
        yield STAGGER_MS
    yield FLY_MS
    arena.flying.clear()
    arena.board.apply(event)


def _chose(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    if arena.live:
        return
    seat = event.number("seat")
    arena.pop(arena.say("demons.pop.chose"), arena.over(seat), SEATS[seat], Font.NAME)
    yield 260


def _mustered(arena: Arena, event: Event) -> Script:
    """Everybody turns a card up, then the order of battle is told."""
    order = event.cards("order")
    facts = event["cards"]
    cards = facts if isinstance(facts, tuple) else ()
    flying = []
    for seat in sorted(order):
        card = cards[seat]
        assert isinstance(card, int)
        start = arena.army(seat) if arena.board.mode == "war" else arena.home_of_hand(seat)
        one = arena.fly(card, start, down=True)
        arena.cues.move(one, arena.geometry.field(seat, 0, 1).topleft, FLY_MS, ease_in_out, 12)
        flying.append(one)
    yield FLY_MS + 60
    turns = [arena.cues.turn(one, down=False) for one in flying]
    # All turn in step.
    for waits in zip(*turns, strict=True):
        yield waits[0]
    arena.board.apply(event)
    arena.flying.clear()
    if len(order) > 2:
        arena.caption(arena.say("demons.caption.order"), MIST)
        yield 520
        arena.caption("")
    else:
        yield 200


def _champion_unfought(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    seat = event.number("seat")
    arena.caption(arena.say("demons.caption.unfought", who=arena.name(seat)), SEATS[seat])
    yield 700
    arena.caption("")


def _fell(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    arena.board.apply(event)
    arena.burst("fall", arena.plate(seat).center, FX)
    arena.shake(220, 2)
    arena.caption(arena.say("demons.caption.fell", who=arena.name(seat)), PINK)
    yield 1000
    arena.caption("")


def _waited(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    seat = event.number("seat")
    arena.pop(arena.say("demons.pop.waited"), arena.over(seat), MIST, Font.NAME)
    yield 120 if arena.live else 420


def _laid(arena: Arena, event: Event) -> Script:
    """A card comes out of a hand into the fight."""
    seat = event.number("seat")
    cards = event.cards("cards")
    rushed = event.kind == "rushed"
    if (seat, cards[0] if cards else 0) in arena.slammed:
        # It lies there already: everybody has seen who slammed it.
        arena.board.apply(event)
        if rushed:
            arena.caption(arena.say("demons.caption.rush", who=arena.name(seat)), SEATS[seat])
        yield 260
        arena.caption("")
        return
    for card in cards:
        start = arena.home_of_hand(seat)
        flying = arena.fly(card, start, down=not rushed)
        count = len(arena.board.seats[seat].up) + 1
        arena.flown.add((seat, card))
        arena.strike.hidden.add(card)
        part = event.with_facts(cards=(card,)) if len(cards) > 1 else event
        arena.board.apply(part)
        yield from arena.cues.fly(flying, arena.fighting_place(seat, count - 1, count), 110 if rushed else FLY_MS)
        if not rushed:
            yield from arena.cues.turn(flying, down=False)
        arena.strike.hidden.discard(card)
        arena.land(flying)
        arena.flown.discard((seat, card))
        arena.burst("slam" if rushed else "reinforce", arena.middle(seat), FX)
    if not cards:
        arena.board.apply(event)
        arena.pop(arena.say("demons.pop.alone"), arena.over(seat), MIST, Font.NAME)
    if rushed:
        arena.shake(140, 3)
        arena.caption(arena.say("demons.caption.rush", who=arena.name(seat)), SEATS[seat])
    yield 420
    arena.caption("")


def _bout_began(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    one, two = event.number("seat"), event.number("other")
    arena.caption(arena.say("demons.caption.versus", who=arena.name(one), other=arena.name(two)), YELLOW)
    yield 620
    arena.caption("")


def _bout_drawn(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.caption(arena.say("demons.caption.bout_drawn"), MIST)
    yield 620
    arena.caption("")


def _lined_up(arena: Arena, event: Event) -> Script:
    """Backs go into the line."""
    seat, count = event.number("seat"), event.number("count")
    before = len(arena.board.seats[seat].table)
    arena.board.apply(event)
    places = range(before, before + count)
    arena.flown_places.update((seat, place) for place in places)
    total = max(before + count, 3)
    for place in places:
        card = arena.fly(None, arena.home_of_hand(seat))
        yield from arena.cues.fly(card, arena.geometry.field(seat, place, total, wide=True).topleft, 130, arc=8)
        arena.land(card)
        arena.flown_places.discard((seat, place))
    yield 100


def _regrouped(arena: Arena, event: Event) -> Script:
    """Two backs change places."""
    seat, place = event.number("seat"), event.number("place")
    there = arena.geometry.field(seat, place, max(3, len(arena.board.seats[seat].table)), wide=True).topleft
    arena.flown_places.add((seat, place))
    coming, going = arena.fly(None, arena.home_of_hand(seat)), arena.fly(None, there)
    arena.cues.move(going, arena.home_of_hand(seat), FLY_MS, ease_in_out, 14)
    yield from arena.cues.fly(coming, there, FLY_MS)
    arena.land(coming)
    arena.land(going)
    arena.flown_places.discard((seat, place))
    arena.board.apply(event)
    arena.pop(arena.say("demons.pop.regrouped"), arena.over(seat), SEATS[seat], Font.NAME)
    yield 300


def _held(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    seat = event.number("seat")
    arena.pop(arena.say("demons.pop.held"), arena.over(seat), MIST, Font.NAME)
    yield 420


def _placed(arena: Arena, event: Event) -> Script:
    """A card goes onto a front."""
    seat, card, place = event.number("seat"), event.number("card"), event.number("front")
    front = arena.board.fronts[place]
    flying = arena.fly(card, arena.home_of_hand(seat), down=seat != arena.tray)
    arena.board.apply(event)
    arena.flown.add((seat, card))
    arena.strike.hidden.add(card)
    box = arena.geometry.front(place, len(arena.board.fronts))
    side = front.seats.index(seat)
    there = arena.geometry.front_card(box, side, len(front.side(seat)) - 1)
    yield from arena.cues.fly(flying, there.topleft, FLY_MS)
    if flying.down:
        yield from arena.cues.turn(flying, down=False)
    arena.land(flying)
    arena.flown.discard((seat, card))
    arena.strike.hidden.discard(card)
    arena.burst("reinforce", there.center, FX)
    yield 220


def _fronts_changed(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.caption(arena.say("demons.caption.fronts"), MIST)
    yield 700
    arena.caption("")


def _match_over(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    winners = event.cards("winners")
    if len(winners) == 1:
        arena.caption(arena.say("demons.caption.match", who=arena.name(winners[0])), SEATS[winners[0]])
    else:
        arena.caption(arena.say("demons.caption.shared"), GOLD)
    for seat in winners:
        arena.bits(arena.plate(seat).center, (YELLOW, AMBER, CYAN, WHITE))
    yield 1300


_SCORES: dict[str, Score] = {
    "round_began": _round_began,
    "clock_rang": _clock_rang,
    "drawn": _drawn,
    "chose": _chose,
    "mustered": _mustered,
    "champion_unfought": _champion_unfought,
    "fell": _fell,
    "waited": _waited,
    "rushed": _laid,
    "answered": _laid,
    "played": _laid,
    "committed": _laid,
    "bout_began": _bout_began,
    "bout_drawn": _bout_drawn,
    "lined_up": _lined_up,
    "regrouped": _regrouped,
    "held": _held,
    "placed": _placed,
    "fronts_changed": _fronts_changed,
    "match_over": _match_over,
}
