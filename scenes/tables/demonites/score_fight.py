"""The fight: who strikes whom, what it comes to, who comes to help, and who carries the cards home (see `score.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.events import Event
from scenes.stage.script import Script
from scenes.stage.tween import ease_in_out, ease_out
from scenes.tables.demonites.duel import Strike
from scenes.widgets.colours import AMBER, CYAN, MIST, SEATS, WHITE, YELLOW
from scenes.widgets.text import Font

if TYPE_CHECKING:
    from scenes.tables.demonites.arena import Arena

FX = "fx/demonites"
Score = Callable[["Arena", Event], Script]
LUNGE_MS = 90
LUNGE = 34
"""Pixels that a striker leaps toward the enemy."""
GREAT = 6
"""From so many face-up cards in a fight on, a War run fast goes slowly."""


def _battle_began(arena: Arena, event: Event) -> Script:
    """The two cards step into the middle."""
    board = arena.board
    pair = (event.number("seat"), event.number("other"))
    cards = {seat: board.seats[seat].up for seat in pair}
    starts = {seat: arena.geometry.field(seat, 0, 1).topleft for seat in pair}
    was_fighting = board.pair
    board.apply(event)
    flying = []
    for seat in pair:
        for place, card in enumerate(cards[seat]):
            if was_fighting is not None and seat in was_fighting:
                continue
            arena.flown.add((seat, card))
            one = arena.fly(card, starts[seat])
            arena.cues.move(one, arena.fighting_place(seat, place, len(cards[seat])), 240, ease_in_out, 10)
            flying.append(one)
    if event["rematch"]:
        arena.caption(arena.say("demons.caption.rematch"), AMBER)
    yield 260
    for one in flying:
        arena.land(one)
    arena.flown.clear()
    arena.strike = Strike()
    yield 160
    arena.caption("")


def _struck(arena: Arena, event: Event) -> Script:
    """The marker's side leaps; attack stands against defence; it beats, or it is blocked."""
    seat, other = event.number("seat"), event.number("other")
    arena.board.marker = seat
    strike = arena.strike = Strike()
    strike.lit = {(seat, "attack"), (other, "defence")}
    strike.values = {(seat, "attack"): event.number("attack"), (other, "defence"): event.number("defence")}
    if event["bonus"]:
        arena.pop(f"+{event['bonus']}", arena.middle(seat), CYAN)
    if event["guard"]:
        arena.pop(f"-{event['guard']}", arena.middle(other), MIST)
    yield 260
    card = _lead(arena, seat)
    side = arena.side(seat)
    if card is not None:
        arena.flown.add((seat, card))
        start = _lead_place(arena, seat)
        flying = arena.fly(card, start)
        step = LUNGE if side == 0 else -LUNGE
        arena.cues.dash(flying, (start[0] + step, start[1] - 4), LUNGE_MS)
        yield LUNGE_MS
    arena.burst("slash" if side == 0 else "slash_left", arena.middle(other), FX)
    beats = bool(event["beats"])
    strike.looks = {
        (seat, "attack"): "win" if beats else "lose",
        (other, "defence"): "lose" if beats else "win",
    }
    if beats:
        arena.burst("beaten", arena.middle(other), FX)
        arena.shake(200, 4)
        arena.pop(arena.say("demons.pop.beats"), arena.above(other), YELLOW)
    else:
        arena.burst("blocked", arena.middle(other), FX)
        arena.shake(80, 1)
        arena.pop(arena.say("demons.pop.blocked"), arena.above(other), WHITE, Font.NAME)
    if card is not None:
        arena.cues.move(flying, start, 140, ease_out)
        yield 150
        arena.land(flying)
        arena.flown.discard((seat, card))
    yield 420
    arena.board.apply(event)
    strike.lit = set()
    yield 60


def _lead(arena: Arena, seat: int) -> int | None:
    """The card that leaps: the newest."""
    cards = arena.fighting(seat)
    return cards[-1] if cards else None


def _lead_place(arena: Arena, seat: int) -> tuple[float, float]:
    count = len(arena.fighting(seat))
    return arena.fighting_place(seat, count - 1, count)


def _stood_off(arena: Arena, event: Event) -> Script:
    pair = (event.number("seat"), event.number("other"))
    middles = [arena.middle(seat) for seat in pair]
    at = ((middles[0][0] + middles[1][0]) // 2, (middles[0][1] + middles[1][1]) // 2)
    arena.burst("standoff", at, FX)
    arena.pop(arena.say("demons.pop.standoff"), at, AMBER, Font.NAME)
    yield 560
    arena.board.apply(event)
    arena.strike = Strike()
    if arena.wide:
        yield from _back_to_lines(arena)


def _reinforced(arena: Arena, event: Event) -> Script:
    """A card slides in, from the army or from among the allies."""
    seat, card = event.number("seat"), event.cards("cards")[0]
    ally = event["how"] == "ally"
    start = arena.geometry.field(seat, 0, 1).move(14, 10).topleft if ally else arena.army(seat)
    flying = arena.fly(card, start, down=True)
    arena.board.apply(event)
    arena.flown.add((seat, card))
    arena.strike.hidden.add(card)
    cards = arena.board.seats[seat].up
    yield from arena.cues.fly(flying, arena.fighting_place(seat, cards.index(card), len(cards)), 200)
    yield from arena.cues.turn(flying, down=False)
    arena.land(flying)
    arena.flown.discard((seat, card))
    arena.strike.hidden.discard(card)
    arena.burst("reinforce", arena.middle(seat), FX)
    yield 120


def _marker_given(arena: Arena, event: Event) -> Script:
    """Who is faster now: the priorities light up."""
    seat, other = event.number("seat"), event.number("other")
    arena.strike = Strike(lit={(seat, "priority"), (other, "priority")}, looks={(seat, "priority"): "win"})
    if event["why"] != "priority":
        arena.pop(arena.say(f"demons.pop.faster.{event['why']}"), arena.middle(seat), MIST, Font.NAME)
    yield 420
    arena.board.apply(event)
    arena.strike = Strike()


def _drew(arena: Arena, event: Event) -> Script:
    arena.caption(arena.say("demons.caption.drew"), MIST)
    yield 640
    arena.board.apply(event)
    arena.caption("")


def _captured(arena: Arena, event: Event) -> Script:
    """The loser's cards are carried off, one after the other."""
    winner, other = event.number("seat"), event.number("other")
    cards = event.cards("cards")
    starts = _starts(arena, other, cards)
    arena.strike.hidden |= set(cards)
    arena.pop(f"+{len(cards)}", arena.over(winner), SEATS[winner])
    yield from _carry(arena, cards, starts, arena.army(winner), "capture")
    arena.flown.update((other, card) for card in cards)
    if arena.wide:
        arena.strike = Strike(hidden=set(cards))
        yield from _back_to_lines(arena, winner)
    arena.board.apply(event)
    arena.flown.clear()
    arena.strike = Strike()
    yield 160


def _went_home(arena: Arena, event: Event) -> Script:
    """Own cards go under the own army."""
    seat, cards = event.number("seat"), event["cards"]
    army = arena.army(seat)
    if isinstance(cards, tuple):
        known = event.cards("cards")
        yield from _carry(arena, known, _starts(arena, seat, known), army)
    else:
        count = event.number("count")
        yield from _carry(arena, (None,) * count, [arena.home_of_hand(seat)] * count, army)
    arena.board.apply(event)
    arena.flown.clear()
    yield 40


def _carry(
    arena: Arena,
    cards: tuple[int | None, ...],
    starts: list[tuple[float, float]],
    goal: tuple[float, float],
    burst: str = "",
) -> Script:
    step = 70 if len(cards) < 4 else 40
    # All lie where they lay until it is their turn.
    flying = [arena.fly(card, start, down=card is None) for card, start in zip(cards, starts, strict=True)]
    for one in flying:
        arena.cues.move(one, goal, 240, ease_in_out, 16)
        yield step
    yield 240
    arena.flying.clear()
    if burst:
        arena.burst(burst, (goal[0] + 20, goal[1] + 26), FX)


def _starts(arena: Arena, seat: int, cards: tuple[int, ...]) -> list[tuple[float, float]]:
    """Where these cards lie now; whatever is drawn there is drawn by the script from here on."""
    board = arena.board
    found: list[tuple[float, float]] = []
    own = board.seats[seat]
    up = own.up
    fighting = board.pair is not None and seat in board.pair
    for card in cards:
        front = next((n for n, f in enumerate(board.fronts) if seat in f.seats and card in f.side(seat)), None)
        arena.flown.add((seat, card))
        if front is not None:
            f = board.fronts[front]
            box = arena.geometry.front(front, len(board.fronts))
            place = f.side(seat).index(card)
            found.append(arena.geometry.front_card(box, f.seats.index(seat), place).topleft)
        elif arena.wide or (fighting and card in up):
            line = arena.fighting(seat)
            place = line.index(card) if card in line else 0
            found.append(arena.fighting_place(seat, place, max(1, len(line))))
        elif card in own.hand:
            found.append(arena.home_of_hand(seat))
        else:
            found.append(arena.geometry.field(seat, 0, 1).topleft)
    return found


def _raided(arena: Arena, event: Event) -> Script:
    """Both cards come out of their lines into the middle and are turned up."""
    board = arena.board
    seat, other = event.number("seat"), event.number("other")
    out = ((seat, event.number("place"), event.number("card")), (other, event.number("slot"), event.number("target")))
    flying = []
    was_down = []
    for who, place, card in out:
        piece = board.seats[who].table[place]
        was_down.append(not piece.up)
        rect = arena.geometry.field(who, place, max(3, len(board.seats[who].table)), wide=True)
        arena.flown_places.add((who, place))
        flying.append(arena.fly(card, rect.topleft, down=not piece.up))
    board.apply(event)
    # Whoever raids means to strike first; that it is an ambush shows when the cards are turned.
    board.marker = seat
    arena.raiding = {who: [card] for who, _, card in out}
    arena.flown.update((who, card) for who, _, card in out)
    arena.strike = Strike(hidden={card for _, _, card in out})
    arena.caption(arena.say("demons.caption.raid", who=arena.name(seat), other=arena.name(other)), SEATS[seat])
    for (who, _, _), one in zip(out, flying, strict=True):
        arena.cues.move(one, arena.fighting_place(who, 0, 1), 260, ease_in_out, 12)
    yield 300
    for one, down in zip(flying, was_down, strict=True):
        if down:
            yield from arena.cues.turn(one, down=False)
    for one in flying:
        arena.land(one)
    arena.flown.clear()
    arena.strike = Strike()
    arena.caption("")
    if event["ambush"]:
        board.marker = other
        arena.burst("ambush", arena.middle(other), FX)
        arena.shake(200, 3)
        arena.caption(arena.say("demons.caption.sprung"), AMBER)
        yield 700
        arena.caption("")
    yield 200


def _back_to_lines(arena: Arena, winner: int | None = None) -> Script:
    """Whoever survives the raid goes back to its place, face up."""
    board = arena.board
    flying = []
    for who, cards in arena.raiding.items():
        if winner is not None and who != winner:
            continue
        table = board.seats[who].table
        place = next((n for n, piece in enumerate(table) if piece.card == cards[0]), None)
        if place is None:
            continue
        one = arena.fly(cards[0], arena.fighting_place(who, 0, 1))
        goal = arena.geometry.field(who, place, max(3, len(table)), wide=True)
        arena.cues.move(one, goal.topleft, 220, ease_in_out, 8)
        flying.append(one)
    arena.raiding = {}
    board.marker = None
    yield 240
    for one in flying:
        arena.land(one)
    arena.flown_places.clear()
    board.pair = board.marker = None


def _charged(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    seat, other = event.number("seat"), event.number("other")
    text = "demons.caption.forced" if event["forced"] else "demons.caption.charge"
    arena.caption(arena.say(text, who=arena.name(seat), other=arena.name(other)), SEATS[seat])
    arena.strike = Strike(lit={(seat, "priority"), (other, "priority")})
    front = arena.geometry.front(event.number("front"), len(arena.board.fronts))
    arena.burst("charge", front.center, FX)
    yield 700
    arena.caption("")


SCORES: dict[str, Score] = {
    "battle_began": _battle_began,
    "struck": _struck,
    "stood_off": _stood_off,
    "reinforced": _reinforced,
    "marker_given": _marker_given,
    "drew": _drew,
    "captured": _captured,
    "went_home": _went_home,
    "raided": _raided,
    "charged": _charged,
}
