"""From a state to what one pair of eyes may know of it (types in `view.py`)."""

from __future__ import annotations

from game.core.events import OPEN, PUBLIC
from game.games.eight_bit_battle.cards import CHARACTER_MASK, ITEM_MASK, cards_in, mask_of
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
    actor,
    drafter,
    health,
)
from game.games.eight_bit_battle.view import BattleSum, BattleView, DraftView, SeatView, SideView, View


def view(state: State, eyes: int) -> View:
    """What these eyes (a seat, PUBLIC or OPEN) see now and have learned. Raises ValueError for other eyes."""
    if eyes not in (0, 1, PUBLIC, OPEN):
        raise ValueError(f"8-Bit Battle has no eyes {eyes}")
    return View(
        eyes=eyes,
        phase=PHASES[state.phase],
        to_act=actor(state),
        round=state.round,
        first=state.first,
        options=option_words(state.options),
        seats=(_seat(state, 0, eyes), _seat(state, 1, eyes)),
        draft=_draft(state, eyes) if state.phase <= DRAFT_ITEMS else None,
        battle=_battle(state, eyes) if COMMIT_ATTACKER <= state.phase < FIRST else None,
        out=len(state.deck) if state.phase > DRAFT_ITEMS else 0,
        gone=cards_in(state.gone),
        last=_last(state),
        round_results=tuple((a, b, winner, REASONS[reason]) for a, b, winner, reason in state.results),
        winner=state.winner if state.phase == OVER else None,
    )


def _sees_all(seat: int, eyes: int) -> bool:
    return eyes in (seat, OPEN)


def _seat(state: State, seat: int, eyes: int) -> SeatView:
    hand = state.hands[seat]
    if state.opened >> seat & 1:
        hand &= ~mask_of(state.fighters[seat] + state.laid[seat])
    shown = hand & state.known[1 - seat]
    seen = hand if _sees_all(seat, eyes) else shown
    unseen = hand & ~seen
    points = health(state.piles[seat])
    ended = state.phase in (FIRST, OVER)
    return SeatView(
        hand=cards_in(seen),
        unknown_characters=(unseen & CHARACTER_MASK).bit_count(),
        unknown_items=(unseen & ITEM_MASK).bit_count(),
        pile=cards_in(state.piles[seat]),
        points=points,
        total=totals(state)[seat] + (0 if ended else points),
        rounds=rounds_won(state)[seat],
        shown=cards_in(shown),
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
    looker = 1 - eyes if eyes in (0, 1) else None
    return BattleView(
        number=state.battle,
        attacker=state.attacker,
        sides=(_side(state, 0, eyes), _side(state, 1, eyes)),
        keys_turned=bool(state.keys_turned),
        seen_by_key=_card(state.looks[eyes]) if eyes in (0, 1) else None,
        shown_to_key=_card(state.looks[looker]) if looker is not None else None,
        looked=(state.looks[0] >= 0, state.looks[1] >= 0),
        swapped=bool(state.swapped),
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


def _last(state: State) -> BattleSum | None:
    if state.last is None:
        return None
    attacker, attacking, defending, attack, defence, outcome, winner = state.last
    return BattleSum(attacker, attacking, defending, attack, defence, OUTCOMES[outcome], winner)
