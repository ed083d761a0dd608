"""Views: what each pair of eyes knows of a state."""

from __future__ import annotations

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
    return View(
        eyes=eyes,
        mode=MODE_IDS[state.mode],
        options=option_words(state.options),
        seats=seats,
        limit=state.limit,
        round=state.round,
        phase=PHASES[state.phase],
        to_act=None if state.phase == OVER else state.actor,
        deck=ALL
        if sum(counts) == CARDS
        else tuple(sorted(card for seat in range(seats) for card in owned(state, seat))),
        armies=tuple([_lying(cards, eyes) for cards in state.armies]),
        hands=tuple([_lying(cards, eyes) for cards in state.hands]),
        table=tuple([_lying(cards, eyes) for cards in state.table]),
        up=tuple([tuple(map(is_up, cards)) for cards in state.table]),
        owned=counts,
        out=tuple(map(bool, state.out)),
        choices=tuple(_choice(choice, seat, eyes) for seat, choice in enumerate(state.choices)),
        champion=_seat(state.champion),
        queue=state.queue,
        drawn=state.drawn,
        rematch=bool(state.rematch),
        attacker=_seat(state.attacker),
        defender=_seat(state.defender),
        blocked=bool(state.blocked),
        first=state.first,
        regrouped=bool(state.regrouped),
        fronts=tuple(
            FrontView(front.seats, (_numbers(front.cards[0]), _numbers(front.cards[1]))) for front in state.fronts
        ),
        winners=state.winners,
        by=state.by,
        ending=state.ending,
    )


def _deck(state: State) -> tuple[int, ...]:
    return tuple(sorted(card for seat in range(len(state.armies)) for card in owned(state, seat)))


def _seat(number: int) -> int | None:
    return None if number < 0 else number


def _numbers(cards: Cards) -> tuple[int, ...]:
    return tuple(map(card_of, cards))


def _lying(cards: Cards, eyes: int) -> Lying:
    known = known_by(eyes)
    return Lying(
        tuple([lying & NUMBER if lying & known else None for lying in cards]),
        tuple([lying & ~NUMBER for lying in cards]),
    )


def _choice(choice: Cards, seat: int, eyes: int) -> tuple[int, ...] | None:
    if not choice:
        return None
    return choice[1:] if eyes in (seat, OPEN) else HIDDEN_CHOICE
