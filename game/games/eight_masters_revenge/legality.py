"""Which actions are legal: the one source for highlights, players, tests, replays and the check inside `apply`.

Everything here asks only for what the seat to act can see, so that a state rebuilt from its view, with unknown cards in
hidden places, gives the same answer (`dealing.py`). Lists of actions that depend on a few small numbers are kept.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from game.core.action import Action
from game.games.eight_masters_revenge.cards import (
    CARDS,
    COLOUR,
    COPY,
    DRAGON,
    EFFECTS,
    FIGHTERS,
    HAND_LIMIT,
    HULDA,
    KARU,
    MASAN,
    NENZO,
    NONE,
    PLACES,
    POWER,
    REMOVE,
    SLIDE,
    SWITCH,
    TRAP,
    WOUND,
)
from game.games.eight_masters_revenge.cards import (
    EFFECT as EFFECT_OF,
)
from game.games.eight_masters_revenge.piles import can_draw
from game.games.eight_masters_revenge.state import (
    BLOCK2,
    COUNTER,
    DEFEND,
    EFFECT,
    HIT,
    LATER,
    LIMIT,
    OVER,
    PATHS,
    PICK,
    SIDES,
    SLEEVE,
    START,
    TOKEN,
    TURN,
    Seat,
    State,
    card_places,
    in_fury,
    living,
    opponents,
)

Actions = tuple[Action, ...]
PASS, DRAW, TAKE, YIELD, REVEAL = (Action(verb) for verb in ("pass", "draw", "take", "yield", "reveal"))
_ALL_PLACES = (1 << len(PLACES)) - 1
_WORD_ORDER: tuple[int, ...] = tuple(
    sorted(range(len(CARDS)), key=lambda card: CARDS[card].id).index(number) for number in range(len(CARDS))
)
"""Card number -> its place among all card words: actions are sorted by words."""


def by_word(cards: tuple[int, ...]) -> list[int]:
    """The cards in the order of their words."""
    return sorted(cards, key=_WORD_ORDER.__getitem__)


def _neighbour_masks() -> tuple[int, ...]:
    masks = []
    for place in range(12):
        row, column = divmod(place, 6)
        sides = (row * 6 + (column - 1) % 6, row * 6 + (column + 1) % 6, (1 - row) * 6 + column)
        masks.append(sum(1 << other for other in sides))
    return tuple(masks)


NEIGHBOURS: tuple[int, ...] = _neighbour_masks()
"""By place, the mask of its neighbours: left and right on the ring, and the same column of the other row (§5.1)."""


def free_places(seat: Seat) -> int:
    """The mask of places with neither card nor token; 0 when out."""
    return 0 if seat.out else _ALL_PLACES & ~(card_places(seat) | seat.traps | seat.crows)


# ---- what a seat may answer


def blocks(seat: Seat, blow: int) -> int:
    """The mask of slots that may block this blow: not yet blocking, of its colour, any with the Iron Gate (§5.3)."""
    free = ~seat.blocking & 3
    if in_fury(seat, HULDA):
        return free
    colour = COLOUR[blow]
    if colour < 0:
        return 0
    cards = seat.cards
    return free & ((COLOUR[cards[0]] == colour) | (COLOUR[cards[1]] == colour) << 1)


def counters(seat: Seat, plain: bool = False) -> list[tuple[int, int]]:
    """(card, side) of every counter: a dragon of the hand beside a free dragon, or by Kin Dragon beside a free card of
    its colour (§5.4, §7.21). plain: without that technique. Empty for a seat that is out."""
    hand = [card for card in seat.hand if DRAGON[card]]
    if not hand or seat.out:
        return []
    kin = not plain and in_fury(seat, NENZO)
    cards, free = seat.cards, ~seat.blocking
    return [
        (card, side)
        for card in hand
        for side in (0, 1)
        if free >> side & 1 and (DRAGON[cards[side]] or (kin and COLOUR[cards[side]] == COLOUR[card]))
    ]


def woundable(state: State) -> bool:
    """Whether a damage token can be put on some card."""
    return state.supply_damage > 0 and any(not seat.out and seat.damage != 3 for seat in state.seats)


# ---- lists of actions, kept


@cache
def _attacks(card: int, targets: tuple[int, ...]) -> Actions:
    word = CARDS[card].id
    return tuple(Action("attack", (word, side, str(target))) for side in SIDES for target in targets)


@cache
def _counter(card: int, side: int) -> Action:
    return Action("counter", (CARDS[card].id, SIDES[side]))


@cache
def _block(slots: int) -> Actions:
    return tuple(Action("block", (str(slot),)) for slot in (0, 1) if slots >> slot & 1)


@cache
def _slides(seats: tuple[int, ...], steps: tuple[str, ...] = ()) -> Actions:
    how: list[tuple[str, ...]] = [(step,) for step in steps] or [()]
    return tuple(Action("slide", (str(seat), side, *step)) for seat in seats for side in SIDES for step in how)


@cache
def _on_places(verb: str, seat: int, places: int) -> Actions:
    return tuple(Action(verb, (str(seat), word)) for number, word in enumerate(PLACES) if places >> number & 1)


@cache
def _on_slots(verb: str, seat: int, slots: int) -> Actions:
    return tuple(Action(verb, (str(seat), str(slot))) for slot in (0, 1) if slots >> slot & 1)


@cache
def _on_seats(verb: str, seats: tuple[int, ...]) -> Actions:
    return tuple(Action(verb, (str(seat),)) for seat in seats)


@cache
def _powers(seat: int, power: tuple[int, int], supply: bool) -> Actions:
    found = []
    for slot, sign in enumerate(power):
        if sign > 0 or (not sign and supply):
            found.append(Action("power", (str(seat), str(slot), "down")))
        if sign < 0 or (not sign and supply):
            found.append(Action("power", (str(seat), str(slot), "up")))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _removals(seat: int, damage: int, power: tuple[int, int], tokens: int) -> Actions:
    found = []
    for slot in (0, 1):
        if damage >> slot & 1:
            found.append(Action("remove", (str(seat), str(slot), "damage")))
        if power[slot]:
            found.append(Action("remove", (str(seat), str(slot), "power")))
    return (*found, *_on_places("remove", seat, tokens))


@lru_cache(maxsize=1 << 14)
def _token_moves(tokens: int, free: int, damage: int, power: tuple[int, int]) -> Actions:
    found = []
    for place, word in enumerate(PLACES):
        if tokens >> place & 1:
            to = NEIGHBOURS[place] & free
            found += [Action("move", (word, other)) for number, other in enumerate(PLACES) if to >> number & 1]
    if damage in (1, 2):
        found.append(Action("move", ("damage", str(damage >> 1))))
    if bool(power[0]) != bool(power[1]):
        found.append(Action("move", ("power", "0" if power[0] else "1")))
    return (*found, PASS)


@cache
def _discard(cards: tuple[int, ...]) -> Action:
    return Action("discard", tuple(CARDS[card].id for card in cards))


@cache
def _choices(kinds: tuple[int, ...]) -> Actions:
    return tuple(sorted(Action("choose", (EFFECTS[kind],)) for kind in kinds))


# ---- by phase


def token_actions(seat: Seat) -> Actions:
    """Moves of one token of the own area (F6, F7), and `pass`."""
    return _token_moves(seat.traps | seat.crows, free_places(seat), seat.damage, seat.power)


def start_actions(state: State) -> Actions:
    """What Gale Step, Black Feather or Open Page offers, and `pass`."""
    fighter = state.seats[state.active].fighter
    if fighter == KARU:
        return (PASS, *_slides(tuple(living(state)), ("1", "2")))
    if fighter == MASAN:
        return (PASS, REVEAL) if state.deck or state.discard else (PASS,)
    if not state.supply_crow:
        return (PASS,)
    crows: Actions = ()
    for number, seat in enumerate(state.seats):
        crows += _on_places("crow", number, free_places(seat))
    return (*crows, PASS)


def effect_actions(state: State) -> Actions:
    """The moves of the effect being carried out (§4.1), and `pass`; `pass` alone where it can do nothing."""
    kind = state.effect
    seats = state.seats
    found: Actions = ()
    if kind == SLIDE:
        return (PASS, *_slides(tuple(living(state))))
    if kind == SWITCH:
        return (PASS, *_on_seats("switch", tuple(living(state))))
    if kind == WOUND:
        return (PASS, *_wounds(state))
    if kind == TRAP:
        if state.supply_damage:
            for number, seat in enumerate(seats):
                found += _on_places("trap", number, free_places(seat))
        return (PASS, *found)
    if kind == POWER:
        for number, seat in enumerate(seats):
            if not seat.out:
                found += _powers(number, seat.power, state.supply_power > 0)
        return (PASS, *found)
    if kind == REMOVE:
        for number, seat in enumerate(seats):
            if not seat.out:
                found += _removals(number, seat.damage, seat.power, seat.traps | seat.crows)
        return (PASS, *found)
    if kind == COPY:
        for number, seat in enumerate(seats):
            if not seat.out:
                first, second = (EFFECT_OF[card] not in (NONE, COPY) for card in seat.cards)
                found += _on_slots("copy", number, first | second << 1)
        return (*found, PASS)
    if state.deck or state.discard:
        found = _on_seats(
            "draw",
            tuple(number for number, seat in enumerate(seats) if not seat.out and len(seat.hand) < HAND_LIMIT),
        )
    return (*found, PASS)


def _wounds(state: State) -> Actions:
    found: Actions = ()
    if state.supply_damage:
        for number, seat in enumerate(state.seats):
            if not seat.out:
                found += _on_slots("wound", number, ~seat.damage & 3)
    return found


def turn_actions(state: State) -> Actions:
    """Attacks, the draw action and the pass where H16 allows it."""
    seat = state.active
    own = state.seats[seat]
    found: list[Action] = []
    if own.hand:
        targets = tuple(opponents(state, seat))
        for card in by_word(own.hand):
            found += _attacks(card, targets)
    if can_draw(state, seat):
        found.append(DRAW)
    if state.extra or not own.passed or not found:
        found.append(PASS)
    return tuple(found)


def paths(state: State) -> tuple[int, ...]:
    """The kinds that Many Paths may choose from: the blow's and those of the attacker's two cards, ascending."""
    cards = state.seats[state.active].cards
    return tuple(sorted({EFFECT_OF[state.blow], EFFECT_OF[cards[0]], EFFECT_OF[cards[1]]}))


def _sleeve(hand: tuple[int, ...]) -> Actions:
    pairs = [(_discard(cards)) for count in (1, 2) for cards in combinations(hand, count)]
    return tuple(sorted((_discard(()), *pairs)))


def fighters_left(state: State) -> tuple[str, ...]:
    """The fighters of boards that nobody uses, in table order (F5)."""
    boards = {FIGHTERS[seat.fighter].board for seat in state.seats if seat.fighter >= 0}
    return tuple(fighter.id for fighter in FIGHTERS if fighter.board not in boards)


def _defence(state: State) -> Actions:
    """Blocks, counters, or take it."""
    seat = state.seats[state.target]
    answers = [_counter(card, side) for card, side in counters(seat)]
    return (*_block(blocks(seat, state.blow)), *sorted(answers), TAKE)


def legal_actions(state: State) -> Actions:
    """All legal actions in this state, sorted; empty only when the match is over."""
    phase = state.phase
    if phase == TURN:
        return turn_actions(state)
    if phase == DEFEND:
        return _defence(state)
    if phase == EFFECT:
        return effect_actions(state)
    if phase == TOKEN:
        return token_actions(state.seats[state.active])
    if phase == COUNTER:
        return (*sorted(_counter(card, side) for card, side in counters(state.seats[state.actor])), YIELD)
    if phase == BLOCK2:
        return (*_block(blocks(state.seats[state.target], state.blow)), TAKE)
    if phase == START:
        return start_actions(state)
    if phase == LATER:
        return (DRAW, PASS)
    if phase == HIT:
        return (PASS, *_wounds(state))
    if phase == PATHS:
        return _choices(paths(state))
    if phase == LIMIT:
        return tuple(_discard((card,)) for card in by_word(state.seats[state.active].hand))
    if phase == SLEEVE:
        return _sleeve(state.seats[state.active].hand)
    if phase == PICK:
        return tuple(Action("pick", (word,)) for word in sorted(fighters_left(state)))
    assert phase == OVER
    return ()
