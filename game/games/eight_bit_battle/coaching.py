"""What speaks for keeping or giving a drawn card, in words that a coach would use (rules/eight_bit_battle.md §3, §6).

The numbers behind a hint come from the search; these lines name what the card does with and against what lies open.
Everything is drawn from the drafter's own view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.games.eight_bit_battle.cards import (
    ALE,
    AXE,
    CARDS,
    CHALICE,
    CHARACTERS,
    GAUNTLETS,
    GOBLIN,
    ITEMS,
    KEY,
    KEY_2,
    KING,
    MAIL,
    QUEEN,
    RING,
    SHIELD,
    SWORD,
    TORCH,
    VILLAGER_1,
    WARRIOR,
    WIZARD,
    is_character,
)
from game.games.eight_bit_battle.view import View

MOST = 2
"""So many lines at the most."""
ATTACKING = frozenset({SWORD, AXE, GAUNTLETS, RING})
DEFENDING = frozenset({SHIELD, MAIL, CHALICE})
TWO_KEYS = (("two_keys", "on"),)


class Remark(NamedTuple):
    """One line: the text `coach.<word>`. card, other: the cards it speaks of, by number; value, more: its figures."""

    word: str
    card: int | None = None
    other: int | None = None
    value: int = 0
    more: int = 0


def remarks(view: View, keeps: bool) -> tuple[Remark, ...]:
    """What speaks for keeping (or for giving) the drawn card, the weightiest first; nothing outside a draft."""
    draft = view.draft
    if draft is None or draft.card is None:
        return ()
    card, mine, theirs = draft.card, _hand(view, draft.drafter), _hand(view, 1 - draft.drafter)
    if is_character(card):
        found = _keep_character(card, mine, theirs) if keeps else _give_character(card, mine, theirs)
    else:
        found = _keep_item(card, mine, theirs) if keeps else _give_item(card)
    if not keeps:
        found = [*found, *_next(view, card)]
    return tuple(dict.fromkeys(found))[:MOST]


def _hand(view: View, seat: int) -> frozenset[int]:
    return frozenset(view.seats[seat].hand)


def _is_villager(card: int) -> bool:
    return card >= VILLAGER_1 and is_character(card)


def _keep_character(card: int, mine: frozenset[int], theirs: frozenset[int]) -> list[Remark]:
    if card == WIZARD:
        return [Remark("wizard", card), Remark("one_torch", TORCH)]
    if card == KING:
        first = [Remark("bond", card, QUEEN)] if QUEEN in mine else []
        denied = [Remark("deny_bond", card, QUEEN)] if QUEEN in theirs else []
        return [*first, *denied, Remark("first_attack", card)]
    if card == QUEEN:
        if KING in mine:
            return [Remark("bond", card, KING)]
        alone = Remark("deny_bond", card, KING) if KING in theirs else Remark("king_to_come", card, KING)
        return [alone, _beats(card, 0, theirs)] if _beats_any(card, 0, theirs) else [alone]
    if card == WARRIOR:
        return [Remark("best_numbers", card, value=CARDS[card].attack, more=CARDS[card].defence)]
    if card == GOBLIN:
        beaten = [_beats(card, 0, theirs)] if _beats_any(card, 0, theirs) else []
        return [*beaten, Remark("strikes", card, value=CARDS[card].attack)]
    fog = [Remark("answers_fog", card, WIZARD)] if WIZARD in theirs else []
    return [*fog, Remark("holds", card, value=CARDS[card].defence)]


def _give_character(card: int, mine: frozenset[int], theirs: frozenset[int]) -> list[Remark]:
    if card == GOBLIN:
        return [Remark("prize", card, value=CARDS[card].health), Remark("no_guard", card)]
    if card == KING and QUEEN not in theirs:
        return [Remark("prize", card, value=CARDS[card].health)]
    if card == QUEEN and KING not in theirs:
        return [Remark("no_king", card, KING)] if KING in mine else []
    if card == WIZARD:
        return [Remark("torch_waits", card, TORCH)]
    if _is_villager(card):
        return [Remark("plain", card)]
    return []


def _keep_item(card: int, mine: frozenset[int], theirs: frozenset[int]) -> list[Remark]:
    if card == TORCH:
        # All characters are dealt by now: one of both holds him.
        word = "beats_fog" if WIZARD in theirs else "deny_torch"
        return [Remark(word, card, WIZARD)]
    if card == ALE:
        if WIZARD in mine:
            return [Remark("ale_fog", card, WIZARD)]
        best = _best_attacker(mine - {KING} if QUEEN in mine else mine)
        return [Remark("ale", card, best)] if best is not None else []
    if card in (KEY, KEY_2):
        fears = [Remark("key_fog", card, WIZARD)] if WIZARD in theirs else []
        return [*fears, Remark("key", card)]
    found = _made(card, mine, theirs)
    worth = CARDS[card].health
    return [*found, Remark("worth", card, value=worth)] if worth >= 2 else found


def _give_item(card: int) -> list[Remark]:
    if card in (RING, CHALICE):
        return [Remark("prize", card, value=CARDS[card].health)]
    if card == ALE:
        return [Remark("ale_spends", card)]
    return []


def _made(card: int, mine: frozenset[int], theirs: frozenset[int]) -> list[Remark]:
    """What the item makes with the fighter who uses it best, and whom that beats or holds off."""
    fighters = [own for own in mine if is_character(own)]
    if not fighters:
        return []
    found = []
    if card in ATTACKING:
        best = max(fighters, key=lambda own: (CARDS[own].attack, -own))
        value = CARDS[best].attack + CARDS[card].attack
        found.append(Remark("makes_attack", card, best, value))
        if _beats_any(best, CARDS[card].attack, theirs):
            found.insert(0, _beats(best, CARDS[card].attack, theirs)._replace(card=card))
    if card in DEFENDING or card == GAUNTLETS:
        best = max(fighters, key=lambda own: (CARDS[own].defence, -own))
        value = CARDS[best].defence + CARDS[card].defence
        held = _best_attacker(theirs)
        if held is not None and CARDS[held].attack <= value:
            found.append(Remark("holds_off", card, held, value, CARDS[held].attack))
        found.append(Remark("makes_defence", card, best, value))
    return found


def _best_attacker(hand: Iterable[int]) -> int | None:
    fighters = [card for card in hand if is_character(card) and card != WIZARD]
    return max(fighters, key=lambda card: (CARDS[card].attack, -card), default=None)


def _best_defender(hand: Iterable[int]) -> int | None:
    fighters = [card for card in hand if is_character(card)]
    return max(fighters, key=lambda card: (CARDS[card].defence, -card), default=None)


def _beats_any(card: int, bonus: int, theirs: frozenset[int]) -> bool:
    """Whether it beats the best defender that the rival is known to hold, alone."""
    best = _best_defender(theirs)
    return best is not None and CARDS[card].attack + bonus > CARDS[best].defence


def _beats(card: int, bonus: int, theirs: frozenset[int]) -> Remark:
    best = _best_defender(theirs)
    assert best is not None
    return Remark("beats", card, best, CARDS[card].attack + bonus, CARDS[best].defence)


def _next(view: View, card: int) -> list[Remark]:
    """What may come instead: the best of what nobody has been seen with."""
    draft = view.draft
    if draft is None:
        return []
    kind = CHARACTERS if is_character(card) else ITEMS
    if TWO_KEYS[0] in view.options and not is_character(card):
        kind = tuple(KEY_2 if other == RING else other for other in ITEMS)
    known = {card, *view.seats[0].hand, *view.seats[1].hand, *view.gone}
    left = [other for other in kind if other not in known]
    better = [other for other in left if _worth(other) > _worth(card)]
    if not better:
        return []
    best = max(better, key=lambda other: (_worth(other), -other))
    return [Remark("may_come", card, best, len({CARDS[other].id for other in better}))]


def _worth(card: int) -> float:
    """A rough order of what is wanted, for naming what may come: fighters and items that decide battles first."""
    data = CARDS[card]
    special = {WIZARD: 3.0, TORCH: 2.0, KEY: 1.0, KEY_2: 1.0, ALE: 1.5}.get(card, 0.0)
    return data.attack + data.defence + 0.25 * data.health + special
