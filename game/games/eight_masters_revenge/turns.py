"""Turns: how they begin, what is done in them and how they end (rules/eight_masters_revenge.md §4, §5.7, §6)."""

from __future__ import annotations

from game.core.action import Action
from game.core.events import public
from game.games.eight_masters_revenge.cards import CORVANE, HAND_LIMIT, KARU, MASAN, NENZO, NUMBERS
from game.games.eight_masters_revenge.harm import lose_life
from game.games.eight_masters_revenge.legality import start_actions, token_actions
from game.games.eight_masters_revenge.options import OPTIONS
from game.games.eight_masters_revenge.piles import Log, can_draw, draw, leave_hand, take_aside, to_discard
from game.games.eight_masters_revenge.state import (
    BEGIN,
    END,
    LIMIT,
    MOST_EXTRA_TURNS,
    NEXT,
    NOBODY,
    OVER,
    READY,
    SLEEVE,
    START,
    TOKEN,
    TURN,
    TURN_ENTRY,
    Position,
    in_fury,
    living,
    rules_of,
    shows_fury,
)

EXHAUSTION: tuple[int, ...] = tuple(int(value) for value in OPTIONS[2].values)
DRAWN, DEEP_STUDY = 2, 3
"""Cards of a draw action, and Masan's."""


def begin(position: Position, log: Log) -> None:
    """A new turn: exhaustion in the first turn of a round (H18), then fury."""
    seat = position.active
    position.actor = seat
    if log is not None:
        log.append(public("turn_began", seat=seat, round=position.round, extra=0))
    position.phase = READY
    if position.begun >> seat & 1:
        return
    position.begun |= 1 << seat
    if position.round >= EXHAUSTION[position.options.exhaust_from]:
        if log is not None:
            log.append(public("exhausted", seat=seat, round=position.round))
        lose_life(position, seat, 1, "exhaustion", log)
        if position.phase != OVER and position.seats[seat].out:
            position.phase = NEXT


def ready(position: Position, log: Log) -> None:
    """Fury flags of all the living (F13), then what a technique offers at the start of a turn."""
    for number, seat in enumerate(position.seats):
        if not seat.out:
            fury = int(shows_fury(seat))
            if fury != seat.fury:
                position.seats[number].fury = fury
                if log is not None:
                    log.append(public("fury_changed", seat=number, fury=fury))
    seat = position.seats[position.active]
    asked = seat.fury and seat.fighter in (KARU, CORVANE, MASAN) and len(start_actions(position)) > 1
    position.phase = START if asked else TURN_ENTRY


def enter_turn(position: Position, log: Log) -> None:
    """The turn's main decision; whoever fell by his own Open Page has none."""
    position.page = 0
    position.actor = position.active
    position.phase = NEXT if position.seats[position.active].out else TURN


def draw_action(position: Position, log: Log) -> None:
    """Two cards, three by Deep Study, one in an extra turn; never over the limit (F6)."""
    seat = position.active
    area = position.seats[seat]
    count = 1 if position.extra else DRAWN
    if not position.extra:
        area.passed = 0
        if in_fury(area, MASAN):
            count = DEEP_STUDY
            if log is not None and len(area.hand) < HAND_LIMIT - DRAWN:
                log.append(public("technique_used", seat=seat, technique="deep_study"))
    for _ in range(count):
        if not draw(position, seat, seat, "turn", log):
            break
    position.phase = TOKEN if len(token_actions(area)) > 1 else END


def pass_turn(position: Position, log: Log) -> None:
    """Counted against the next own turn, unless it is an extra turn or there was nothing else to do (H16)."""
    seat = position.active
    forced = not position.seats[seat].hand and not can_draw(position, seat)
    if not position.extra:
        position.seats[seat].passed = int(not forced)
    if log is not None:
        log.append(public("passed", seat=seat, forced=int(forced)))
    position.phase = END


def after_attack(position: Position, pair: bool, log: Log) -> None:
    """Step 5: an extra turn for a pair (at most three, H14), which begins without exhaustion; else the end."""
    seat = position.active
    position.actor = seat
    if position.seats[seat].out:
        position.phase = NEXT
    elif pair and position.extra < MOST_EXTRA_TURNS:
        position.extra += 1
        position.phase = READY
        if log is not None:
            log.append(public("extra_turn", seat=seat, number=position.extra))
            log.append(public("turn_began", seat=seat, round=position.round, extra=position.extra))
    else:
        position.phase = END


def end(position: Position, log: Log) -> None:
    """Cards laid aside join the hand; then too many cards, or the Empty Sleeve."""
    seat = position.active
    position.actor = seat
    if position.seats[seat].aside:
        take_aside(position, seat, log)
    area = position.seats[seat]
    if len(area.hand) > HAND_LIMIT:
        position.phase = LIMIT
    elif area.hand and in_fury(area, NENZO):
        position.phase = SLEEVE
    else:
        position.phase = NEXT


def discard_over_limit(position: Position, action: Action, log: Log) -> None:
    """One card at a time, open."""
    seat = position.active
    cards = (NUMBERS[action.args[0]],)
    leave_hand(position, seat, cards[0])
    to_discard(position, cards)
    if log is not None:
        log.append(public("discarded", reveals=True, seat=seat, cards=cards, why="limit"))
    position.phase = LIMIT if len(position.seats[seat].hand) > HAND_LIMIT else NEXT


def empty_sleeve(position: Position, action: Action, log: Log) -> None:
    """As many new cards first, then the old ones go open on the pile (§5.8)."""
    seat = position.active
    cards = tuple(NUMBERS[word] for word in action.args)
    position.phase = NEXT
    if not cards:
        if log is not None:
            log.append(public("declined", seat=seat, question="sleeve"))
        return
    if log is not None:
        log.append(public("technique_used", seat=seat, technique="empty_sleeve"))
    for _ in cards:
        draw(position, seat, seat, "empty_sleeve", log, over_limit=True)
    for card in cards:
        leave_hand(position, seat, card)
    to_discard(position, cards)
    if log is not None:
        log.append(public("discarded", reveals=True, seat=seat, cards=cards, why="sleeve"))


def next_turn(position: Position, log: Log) -> None:
    """The next living seat of the order; the round ends when the order wraps (§7.26)."""
    if log is not None:
        log.append(public("turn_ended", seat=position.active))
    order = rules_of(position.mode, position.options).order
    last, place, seats = position.active, position.place, position.seats
    if len(order) > len(seats) and len(alive := living(position)) < len(seats):
        # `between` with one ally left: the lone master and he take turns, and his ends the round (H22).
        ally = next((seat for seat in alive if seat), NOBODY)
        if last == 0:
            place = order.index(ally)
        elif last < ally:
            place += 1  # the first ally fell in his own turn: the second one's is still to come in this round
        else:
            place = 0
            _new_round(position)
    else:
        while True:
            place += 1
            if place == len(order):
                place = 0
                _new_round(position)
            if not seats[order[place]].out:
                break
    position.place, position.active = place, order[place]
    position.extra = 0
    position.phase = BEGIN


def _new_round(position: Position) -> None:
    position.round += 1
    position.begun = 0
