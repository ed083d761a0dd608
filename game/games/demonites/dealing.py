"""The deal, dealing again what a view cannot know, and the way back before a hidden choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.contract import Setup, SetupError
from game.core.events import Event, public
from game.core.rng import Rng, seeded, shuffled
from game.games.demonites.cards import CARDS
from game.games.demonites.legality import legal_actions
from game.games.demonites.modes import MODE_IDS, SEAT_COUNTS, SKIRMISH, mode_number, round_limit
from game.games.demonites.options import chosen_options, read_options
from game.games.demonites.skirmish_advice import usual_blind, usual_rush
from game.games.demonites.state import (
    BLIND,
    COMMIT,
    FACE_UP,
    KNOWN_BY_ALL,
    MUSTER,
    NOBODY,
    OVER,
    PHASES,
    RUSH,
    SCOUTING,
    Cards,
    Front,
    Position,
    State,
)
from game.games.demonites.view import HIDDEN_CHOICE, Lying, View

UNUSUAL = 0.2
"""How often a hidden choice that is dealt again is any legal one."""


def deal(setup: Setup, log: list[Event]) -> Position:
    """All cards dealt round. Raises SetupError for what this game cannot play."""
    mode, options = mode_number(setup.mode), read_options(setup.options)
    if setup.seats not in SEAT_COUNTS:
        raise SetupError(f"Demonites Battle Deck is for 2 to 6 seats, not {setup.seats}")
    _, deck = shuffled(seeded(setup.seed), range(1, CARDS + 1))
    size = CARDS // setup.seats
    armies = tuple(deck[seat * size : (seat + 1) * size] for seat in range(setup.seats))
    limit = round_limit(mode, setup.seats, options)
    log.append(public("match_began", mode=setup.mode, seats=setup.seats, limit=limit, cards=size))
    return first_state(mode, armies, limit)._replace(options=options).taken_apart()


def first_state(mode: int, armies: Sequence[Sequence[int]], limit: int) -> State:
    """Before anything happened: these armies, top card first."""
    seats = len(armies)
    empty: tuple[Cards, ...] = ((),) * seats
    return State(
        options=chosen_options(()),
        mode=mode,
        limit=limit,
        round=1,
        phase=MUSTER,
        actor=NOBODY,
        armies=tuple(tuple(cards) for cards in armies),
        hands=empty,
        table=empty,
        out=(0,) * seats,
        choices=empty,
    )


def rebuilt(view: View) -> State:
    """The state as far as the view tells; 0 for every card that it does not."""
    return _state(view, iter(()))


def resample(view: View, rng: Rng) -> State:
    """The cards that the view does not tell lie anywhere the others leave room; a hidden choice is any legal one, the
    more often the more usual it is."""
    places = (*view.armies, *view.hands, *view.table)
    known = {card for lying in places for card in lying.cards if card is not None}
    known |= {card for front in view.fronts for side in front.cards for card in side}
    state = _state(view, iter(rng.shuffled([card for card in view.deck if card not in known])))
    choices = list(state.choices)
    for seat, choice in enumerate(view.choices):
        if choice == HIDDEN_CHOICE:
            choices[seat] = _likely_choice(state, seat, rng)
    return state._replace(choices=tuple(choices))


def _likely_choice(state: State, seat: int, rng: Rng) -> Cards:
    """What the seat may have chosen in secret. Never only the usual: nobody is bound to it."""
    if state.mode == SKIRMISH and rng.random() >= UNUSUAL:
        usual = usual_rush if state.phase == RUSH else usual_blind
        point = rng.random()
        for card, share in usual(state.hands[seat]):
            if point < share:
                return (0, card) if card else (0,)
            point -= share
    return (0, *map(int, rng.choice(legal_actions(state._replace(actor=seat))).args))


def _lying(lying: Lying, unknown: Iterator[int]) -> Cards:
    return tuple(
        [
            (next(unknown, 0) if card is None else card) | knowers
            for card, knowers in zip(lying.cards, lying.knowers, strict=True)
        ]
    )


def _state(view: View, unknown: Iterator[int]) -> State:
    return State(
        options=chosen_options(view.options),
        mode=MODE_IDS.index(view.mode),
        limit=view.limit,
        round=view.round,
        phase=PHASES.index(view.phase),
        actor=NOBODY if view.to_act is None else view.to_act,
        armies=tuple(_lying(one, unknown) for one in view.armies),
        hands=tuple(_lying(one, unknown) for one in view.hands),
        table=tuple(_lying(one, unknown) for one in view.table),
        out=tuple(map(int, view.out)),
        choices=tuple(() if choice is None else (0, *choice) for choice in view.choices),
        champion=NOBODY if view.champion is None else view.champion,
        queue=view.queue,
        drawn=view.drawn,
        rematch=int(view.rematch),
        attacker=NOBODY if view.attacker is None else view.attacker,
        defender=NOBODY if view.defender is None else view.defender,
        blocked=int(view.blocked),
        first=view.first,
        regrouped=int(view.regrouped),
        fronts=tuple(Front(front.seats, (_open(front.cards[0]), _open(front.cards[1]))) for front in view.fronts),
        winners=view.winners,
        by=view.by,
        ending=view.ending,
    )


def _open(cards: tuple[int, ...]) -> Cards:
    return tuple(card | KNOWN_BY_ALL | FACE_UP for card in cards)


def rewind(state: State, seat: int) -> State | None:
    """The state before the last hidden choice of another that `seat` answers with its own; None elsewhere."""
    if state.phase == OVER or seat != state.actor or state.phase not in (RUSH, BLIND, SCOUTING, COMMIT):
        return None
    made = [other for other, choice in enumerate(state.choices) if choice]
    if not made:
        return None
    last = max(made)
    choices = tuple(() if other == last else choice for other, choice in enumerate(state.choices))
    return state._replace(choices=choices, actor=last)
