"""The fight: five lanes flip one after another, each sum pulled apart, then the round is decided (see `score.py`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.core.events import Event
from game.games.street_war.cards import LANES, STRATEGIES
from scenes.stage.script import HOLD, Script
from scenes.tables.cues import KNOCK_MS, SQUASH
from scenes.tables.street_war.board import turn_up
from scenes.tables.street_war.lanes import LaneState, StepSign
from scenes.widgets.colours import CYAN, PINK, SEATS, WHITE, YELLOW
from scenes.widgets.text import Font

if TYPE_CHECKING:
    from scenes.tables.street_war.arena import Arena

FX = "fx/street"
BREATH_MS = 160
"""Before the first lane is flipped; each further one takes a little longer while the round is open."""
TENSION_MS = 110
STEP_MS = 380
NEEDED = LANES // 2 + 1
FALL_MS = 520
"""From one cone that is knocked over to the next."""
KNOCK_PX = 6
"""So far its owner staggers from the middle of the street."""

Score = Callable[["Arena", Event], Script]
Step = tuple[str, int, int]


def _steps(event: Event, seat: int) -> list[Step]:
    """(reason, what it says, value after) for every step of this side's sum."""
    value = event[f"steps_{seat}"]
    out: list[Step] = []
    for part in value if isinstance(value, tuple) else ():
        if isinstance(part, tuple) and len(part) == 3:
            reason, change, after = part
            if isinstance(reason, str) and isinstance(change, int) and isinstance(after, int):
                out.append((reason, change, after))
    return out


def _fight_began(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    arena.board.flips = []
    arena.states.clear()
    arena.caption(arena.say("street.caption.fight"), YELLOW)
    yield 620
    arena.caption("")


def _lane_flipped(arena: Arena, event: Event) -> Script:
    """Both cards turn over at the same time; the sums grow step by step; then whoever is higher takes the lane."""
    lane, board = event.number("lane"), arena.board
    won = board.tally
    open_ = max(won) < NEEDED
    yield BREATH_MS + (TENSION_MS * (lane - 1) if open_ else 0)
    cards = [event.number(f"card_{seat}") for seat in (0, 1)]
    arena.flown.update({(0, lane), (1, lane)})
    flying = []
    for seat in (0, 1):
        start = arena.geometry.card(seat, lane).topleft
        flying.append(arena.fly(arena.faces.battle(cards[seat]), arena.faces.battle(None), start, down=True))
    # One script for both: they turn in step.
    for first, _ in zip(arena.cues.turn(flying[0], False), arena.cues.turn(flying[1], False), strict=True):
        yield first
    turn_up(board, event)
    # The lane that may decide the round turns over in fire.
    burst = "flip_last" if open_ and max(won) == NEEDED - 1 else "flip"
    for seat, card in enumerate(flying):
        arena.land(card)
        arena.burst(burst, arena.geometry.card(seat, lane).center, FX)
    arena.flown.difference_update({(0, lane), (1, lane)})
    state = arena.states[lane] = LaneState(list(cards), open=True)
    yield 260
    yield from _sum_up(arena, event, state)
    yield from _decide(arena, event, state, lane)


def _sum_up(arena: Arena, event: Event, state: LaneState) -> Script:
    """Each side's steps in turn, both sides' first ones together."""
    sides = [_steps(event, 0), _steps(event, 1)]
    for number in range(max(len(side) for side in sides)):
        for seat in (0, 1):
            state.step[seat] = None
            if number < len(sides[seat]):
                reason, change, after = sides[seat][number]
                before = state.values[seat]
                full = before * 2 if reason == "double" else before + change
                words = "x2" if reason == "double" else f"{change:+d}"
                state.step[seat] = StepSign(reason, words, full != after)
                state.values[seat] = after
                if after != before:
                    at = arena.geometry.card(seat, event.number("lane")).center
                    arena.burst("rise" if after > before else "fall", at, FX)
        yield STEP_MS
    state.step = [None, None]
    swaps = event.number("swaps")
    if swaps % 2:
        lane = event.number("lane")
        arena.burst("swap", arena.geometry.sum(lane).center, FX)
        arena.pop(arena.say("street.pop.swap"), arena.geometry.sum(lane).center, CYAN, Font.NAME)
        state.values = state.values[::-1]
        yield STEP_MS + 120


def _decide(arena: Arena, event: Event, state: LaneState, lane: int) -> Script:
    winner = event["winner"]
    state.values = [event.number("value_0"), event.number("value_1")]
    state.sign = "=" if winner is None else ">" if winner == 0 else "<"
    state.winner = winner if isinstance(winner, int) else None
    arena.board.apply(event)
    if isinstance(winner, int):
        arena.actors[winner].play("win")
        arena.actors[1 - winner].play("lose")
        # One grows with it, the other takes it.
        arena.cues.squash(arena.actors[winner], -SQUASH)
        arena.cues.squash(arena.actors[1 - winner])
        arena.burst("win", arena.geometry.card(winner, lane).center, FX)
        arena.burst("lose", arena.geometry.card(1 - winner, lane).midbottom, FX)
    else:
        arena.burst("tie", arena.geometry.sum(lane).center, FX)
        arena.pop(arena.say("street.pop.cancelled"), arena.geometry.sum(lane).midtop, WHITE, Font.NAME)
    yield 420
    for actor in arena.actors:
        actor.play("idle")


def _round_decided(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    winner = event["winner"]
    a, b = event.number("lanes_0"), event.number("lanes_1")
    if isinstance(winner, int):
        high, low = max(a, b), min(a, b)
        text = arena.say("street.caption.won", who=arena.name(winner), a=high, b=low)
        arena.caption(text, SEATS[winner])
        arena.actors[winner].play("win")
    else:
        arena.caption(arena.say("street.caption.tied", a=a, b=b), WHITE)
    yield 1100
    # The sums are to be read while the round is looked at.
    arena.caption("")


def _seal_worked(arena: Arena, event: Event) -> Script:
    """A seal opens."""
    seat, card = event.number("seat"), STRATEGIES[event.number("card")].id
    arena.board.apply(event)
    arena.burst("seal", arena.over(seat), FX)
    arena.pop(arena.say(f"strategy.{card}").upper() + "!", arena.over(seat), YELLOW, Font.NAME)
    yield 620


def _damage_averted(arena: Arena, event: Event) -> Script:
    seat = event.number("seat")
    arena.board.apply(event)
    arena.burst("shield", (arena.actors[seat].x, arena.actors[seat].y), FX)
    arena.pop(arena.say(f"street.pop.averted.{event['why']}"), arena.over(seat), CYAN, Font.NAME)
    yield 620


def _health_lost(arena: Arena, event: Event) -> Script:
    """One cone after the other is knocked over."""
    seat, amount = event.number("seat"), event.number("amount")
    own = arena.board.seats[seat]
    actor = arena.actors[seat]
    arena.pop(f"-{amount}", arena.over(seat), PINK)
    for _ in range(min(amount, own.health)):
        actor.play("lose")
        own.health -= 1
        arena.fallen[seat] = 0
        arena.burst("crash", arena.plates.cone(arena.map.rect(f"cones_{seat}"), own.health, seat), FX)
        arena.shake(120, 2)
        yield from arena.cues.knock(actor, KNOCK_PX if seat else -KNOCK_PX)
        yield FALL_MS - sum(KNOCK_MS)
    arena.fallen.pop(seat, None)
    arena.board.apply(event)
    actor.play("ko" if own.health == 0 else "idle")
    # The round stays on the table until somebody has seen enough of it.
    yield 260


def _match_over(arena: Arena, event: Event) -> Script:
    arena.board.apply(event)
    winner = event["winner"]
    if isinstance(winner, int):
        arena.caption(arena.say("street.caption.match", who=arena.name(winner)), SEATS[winner])
        arena.actors[winner].play("win")
        arena.actors[1 - winner].play("ko")
    else:
        arena.caption(arena.say("street.caption.draw"), WHITE)
    yield 1300


def pause_after(kinds: Sequence[str]) -> bool:
    """Whether a fight has just been fought and the next round follows: it waits to be confirmed."""
    return "round_decided" in kinds and "match_over" not in kinds


def hold() -> Script:
    """Until somebody confirms."""
    yield HOLD


SCORES: dict[str, Score] = {
    "fight_began": _fight_began,
    "lane_flipped": _lane_flipped,
    "round_decided": _round_decided,
    "seal_worked": _seal_worked,
    "damage_averted": _damage_averted,
    "health_lost": _health_lost,
    "match_over": _match_over,
}
