"""Campaign (rules/demonites.md §4.5): several battles at once, all of them open."""

from __future__ import annotations

from game.core.action import Action
from game.core.events import public
from game.games.demonites.battle import Fighter, exchange, sums
from game.games.demonites.flow import (
    capture,
    drop_out,
    ends,
    fill_hand,
    next_round,
    send_home,
    take_from_hand,
)
from game.games.demonites.legality import own_side
from game.games.demonites.modes import CAMPAIGN, FRONT_ROOM, MODES, SHARED_FRONTS
from game.games.demonites.state import CHARGE, PLACE, Cards, Front, Log, Position, opened


def begin(position: Position, log: Log) -> None:
    """The fronts, a reserve for everybody, and the first turn."""
    seats = position.seats
    borders = [(0, 1)] * SHARED_FRONTS if seats == 2 else [(seat, (seat + 1) % seats) for seat in range(seats)]
    position.fronts = tuple(Front(pair, ((), ())) for pair in borders)
    for seat in range(seats):
        fill_hand(position, seat, 1, log)
    _begin_turn(position, 0, log)


def act(position: Position, action: Action, log: Log) -> None:
    """`place`, `charge` or `hold`."""
    seat = position.actor
    if action.verb == "place":
        _place(position, seat, int(action.args[0]), int(action.args[1]), log)
    else:
        if action.verb == "charge":
            _charge(position, seat, int(action.args[0]), False, log)
        elif log is not None:
            log.append(public("held", seat=seat))
        _end_turn(position, seat, log)


def _begin_turn(position: Position, seat: int, log: Log) -> None:
    position.first = position.actor = seat
    fill_hand(position, seat, MODES[CAMPAIGN].hand, log)
    sides = [pair[0] for front in position.fronts if (pair := own_side(front, seat))]
    if position.hands[seat] and any(len(mine) < FRONT_ROOM for mine in sides):
        position.phase = PLACE
    else:
        _ask_charge(position, seat, log)


def _ask_charge(position: Position, seat: int, log: Log) -> None:
    pairs = [pair for front in position.fronts if (pair := own_side(front, seat))]
    if any(mine and theirs for mine, theirs in pairs):
        position.phase = CHARGE
    else:
        _end_turn(position, seat, log)


def _place(position: Position, seat: int, card: int, front: int, log: Log) -> None:
    lying = opened(take_from_hand(position, seat, card))
    seats, sides = position.fronts[front]
    place = seats.index(seat)
    mine = (*sides[place], lying)
    sides = (mine, sides[1]) if place == 0 else (sides[0], mine)
    _set_front(position, front, sides)
    if log is not None:
        log.append(public("placed", reveals=True, seat=seat, card=card, front=front))
    if all(len(cards) == FRONT_ROOM for cards in sides):
        _charge(position, seat, front, True, log)
        _end_turn(position, seat, log)
    else:
        _ask_charge(position, seat, log)


def _set_front(position: Position, front: int, cards: tuple[Cards, Cards]) -> None:
    """What now lies on this front."""
    changed = Front(position.fronts[front].seats, cards)
    position.fronts = (*position.fronts[:front], changed, *position.fronts[front + 1 :])


def _charge(position: Position, seat: int, front: int, forced: bool, log: Log) -> None:
    seats, sides = position.fronts[front]
    cards = dict(zip(seats, sides, strict=True))
    other = sum(seats) - seat
    if log is not None:
        log.append(public("charged", seat=seat, other=other, front=front, forced=int(forced)))
    attack, answer = Fighter(seat, cards[seat]), Fighter(other, cards[other])
    # Equal sums: the charger is first (§7, 24).
    faster = sums(cards[other]).priority > sums(cards[seat]).priority
    winner = exchange(answer, attack, log) if faster else exchange(attack, answer, log)
    if winner is None and not forced:
        return
    _set_front(position, front, ((), ()))
    if winner is None:
        for side in (seat, other):
            send_home(position, side, cards[side], log)
        return
    loser = seat + other - winner
    capture(position, winner, loser, cards[loser], log)
    send_home(position, winner, cards[winner], log)


def _end_turn(position: Position, seat: int, log: Log) -> None:
    for fallen in drop_out(position, log):
        if len(position.living()) > 1:
            _close_fronts(position, fallen, log)
    following = position.after(seat)
    cycle = following <= seat
    if ends(position, cycle, log):
        return
    if cycle:
        next_round(position, log)
    _begin_turn(position, following, log)


def _close_fronts(position: Position, fallen: int, log: Log) -> None:
    """His neighbours' cards there go home; they share a new front where his first one was, three when they are the
    last two."""
    places = [place for place, front in enumerate(position.fronts) if fallen in front.seats]
    for place in places:
        for side, cards in zip(*position.fronts[place], strict=True):
            send_home(position, side, cards, log)
    before = next(
        seat for step in range(1, position.seats) if not position.out[seat := (fallen - step) % position.seats]
    )
    after = position.after(fallen)
    fronts = [front for place, front in enumerate(position.fronts) if place not in places]
    fronts.insert(min(places[0], len(fronts)), Front((before, after), ((), ())))
    while len(position.living()) == 2 and len(fronts) < SHARED_FRONTS:
        fronts.append(Front((before, after), ((), ())))
    position.fronts = tuple(fronts)
    if log is not None:
        borders = tuple(front.seats for front in fronts)
        log.append(public("fronts_changed", seat=fallen, fronts=borders))
