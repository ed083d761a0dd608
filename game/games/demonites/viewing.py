"""Views: what each pair of eyes knows of a state."""

from __future__ import annotations

from functools import lru_cache

from game.core.events import OPEN
from game.games.demonites.cards import CARDS
from game.games.demonites.modes import MODE_IDS
from game.games.demonites.options import option_words
from game.games.demonites.state import (
    NUMBER,
    OVER,
    PHASES,
    Cards,
    State,
    card_of,
    count_owned,
    is_up,
    known_by,
    owned,
)
from game.games.demonites.view import HIDDEN_CHOICE, FrontView, Lying, View

ALL: tuple[int, ...] = tuple(range(1, CARDS + 1))
"""The deck of every match but those of lessons and tests."""


def view(state: State, eyes: int) -> View:
    """What these eyes (a seat, PUBLIC or OPEN) know now."""
    seats = len(state.armies)
    counts = tuple([count_owned(state, seat) for seat in range(seats)])
    known = known_by(eyes)
    # By position, in the order of `View`: searches look at every state they come to.
    return View(
        eyes,
        MODE_IDS[state.mode],
        option_words(state.options),
        seats,
        state.limit,
        state.round,
        PHASES[state.phase],
        None if state.phase == OVER else state.actor,
        ALL if sum(counts) == CARDS else _deck(state),
        tuple([_lying(cards, known) for cards in state.armies]),
        tuple([_lying(cards, known) for cards in state.hands]),
        tuple([_lying(cards, known) for cards in state.table]),
        tuple([tuple(map(is_up, cards)) for cards in state.table]),
        counts,
        tuple(map(bool, state.out)),
        tuple([_choice(choice, seat, eyes) for seat, choice in enumerate(state.choices)]),
        _seat(state.champion),
        state.queue,
        state.drawn,
        bool(state.rematch),
        _seat(state.attacker),
        _seat(state.defender),
        bool(state.blocked),
        state.first,
        bool(state.regrouped),
        tuple([FrontView(front.seats, (_numbers(front.cards[0]), _numbers(front.cards[1]))) for front in state.fronts]),
        state.winners,
        state.by,
        state.ending,
    )


def _deck(state: State) -> tuple[int, ...]:
    return tuple(sorted(card for seat in range(len(state.armies)) for card in owned(state, seat)))


def _seat(number: int) -> int | None:
    return None if number < 0 else number


def _numbers(cards: Cards) -> tuple[int, ...]:
    return tuple(map(card_of, cards))


def _lying(cards: Cards, known: int) -> Lying:
    """known: the bits of which one is set where these eyes know the card (`state.known_by`)."""
    number = NUMBER
    return Lying(tuple([lying & number if lying & known else None for lying in cards]), _knowers(cards))


@lru_cache(maxsize=1 << 10)  # all eyes see the same of it, one after the other
def _knowers(cards: Cards) -> tuple[int, ...]:
    others = ~NUMBER
    return tuple([lying & others for lying in cards])


def _choice(choice: Cards, seat: int, eyes: int) -> tuple[int, ...] | None:
    if not choice:
        return None
    return choice[1:] if eyes in (seat, OPEN) else HIDDEN_CHOICE
