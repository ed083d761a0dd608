"""From a state to what one pair of eyes may know of it (types in `view.py`)."""

from __future__ import annotations

from functools import lru_cache

from game.core.events import OPEN, PUBLIC
from game.games.eight_bit_battle.cards import CHARACTER_MASK, ITEM_MASK, cards_in
from game.games.eight_bit_battle.options import option_words
from game.games.eight_bit_battle.scoring import rounds_won, totals
from game.games.eight_bit_battle.state import (
    CHARACTER_TURNS,
    COMMIT_ATTACKER,
    DRAFT_CHARACTERS,
    DRAFT_ITEMS,
    FIRST,
    ITEM_TURNS,
    KEYS,
    OUTCOMES,
    OVER,
    PHASES,
    REASONS,
    State,
    Sum,
    actor,
    committed,
    drafter,
    health,
)
from game.games.eight_bit_battle.view import BattleSum, BattleView, DraftView, SeatView, SideView, View


def view(state: State, eyes: int) -> View:
    """What these eyes (a seat, PUBLIC or OPEN) see now and have learned. Raises ValueError for other eyes."""
    if eyes not in (0, 1, PUBLIC, OPEN):
        raise ValueError(f"8-Bit Battle has no eyes {eyes}")
    phase, results = state.phase, state.results
    total, rounds = totals(state), rounds_won(state)
    # By position, in the order of `View`, here and below: searches look at every state they come to.
    return View(
        eyes,
        PHASES[phase],
        actor(state),
        state.round,
        state.first,
        option_words(state.options),
        (_seat(state, 0, eyes, total[0], rounds[0]), _seat(state, 1, eyes, total[1], rounds[1])),
        _draft(state, eyes) if phase <= DRAFT_ITEMS else None,
        _battle(state, eyes) if COMMIT_ATTACKER <= phase < FIRST else None,
        len(state.deck) if phase > DRAFT_ITEMS else 0,
        cards_in(state.gone),
        _last(state.last),
        tuple([(a, b, winner, REASONS[reason]) for a, b, winner, reason in results]),
        state.winner if phase == OVER else None,
    )


def _sees_all(seat: int, eyes: int) -> bool:
    return eyes in (seat, OPEN)


def _seat(state: State, seat: int, eyes: int, total: int, rounds: int) -> SeatView:
    """total, rounds: the seat's, of finished rounds."""
    hand = state.hands[seat]
    if state.opened >> seat & 1:
        hand &= ~committed(state, seat)
    shown = hand & state.known[1 - seat]
    seen = hand if _sees_all(seat, eyes) else shown
    unseen = hand ^ seen
    points = health(state.piles[seat])
    return SeatView(
        cards_in(seen),
        (unseen & CHARACTER_MASK).bit_count(),
        (unseen & ITEM_MASK).bit_count(),
        cards_in(state.piles[seat]),
        points,
        total if state.phase >= FIRST else total + points,
        rounds,
        cards_in(shown),
    )


def _draft(state: State, eyes: int) -> DraftView:
    characters = state.phase == DRAFT_CHARACTERS
    seat = drafter(state)
    return DraftView(
        kind="characters" if characters else "items",
        drafter=seat,
        turn=state.turn + 1,
        turns=CHARACTER_TURNS if characters else ITEM_TURNS,
        left=len(state.deck) - 1,
        card=state.deck[0] if state.options.draft or _sees_all(seat, eyes) else None,
    )


def _battle(state: State, eyes: int) -> BattleView:
    first, second = looks = state.looks
    own = eyes in (0, 1)
    return BattleView(
        state.battle,
        state.attacker,
        (_side(state, 0, eyes), _side(state, 1, eyes)),
        bool(state.keys_turned),
        _card(looks[eyes]) if own else None,
        _card(looks[1 - eyes]) if own else None,
        (first >= 0, second >= 0),
        bool(state.swapped),
    )


def _card(number: int) -> int | None:
    return number if number >= 0 else None


def _side(state: State, seat: int, eyes: int) -> SideView:
    fighters, items = state.fighters[seat], state.laid[seat]
    opened = bool(state.opened >> seat & 1)
    sees = opened or _sees_all(seat, eyes)
    turned = KEYS if state.keys_turned else 0
    # Only a committed Key is turned up; one that a Key added lies face down like any item (§7.6).
    known = items if sees else tuple(card for card in items[:1] if turned >> card & 1)
    return SideView(bool(fighters), fighters if sees else (), known, len(items), opened)


@lru_cache(maxsize=1 << 8)  # until the next battle every view shows the same one
def _last(last: Sum | None) -> BattleSum | None:
    if last is None:
        return None
    attacker, attacking, defending, attack, defence, outcome, winner = last
    return BattleSum(attacker, attacking, defending, attack, defence, OUTCOMES[outcome], winner)
