"""The battle as a state machine (rules/eight_bit_battle.md §4): commit, Keys, reveal, join, resolve."""

from __future__ import annotations

from game.core.action import Action
from game.core.events import Event, public, secret
from game.games.eight_bit_battle.cards import (
    CARDS,
    CHARACTER_MASK,
    ITEM_MASK,
    KING,
    QUEEN,
    cards_in,
)
from game.games.eight_bit_battle.legality import joiners
from game.games.eight_bit_battle.resolution import resolve
from game.games.eight_bit_battle.scoring import finish_round
from game.games.eight_bit_battle.state import (
    COMMIT_ATTACKER,
    COMMIT_DEFENDER,
    JOIN_ATTACKER,
    JOIN_DEFENDER,
    KEY_ATTACKER,
    KEY_DEFENDER,
    KEYS,
    OUTCOMES,
    VILLAGERS,
    Position,
    Sum,
    ale_waits,
    committed,
    free,
    health,
    with_seat,
)

Log = list[Event] | None
NEXT_WINNER, NEXT_LOSER = 1, 2
_MASKS: dict[str, int] = {}
for _card in CARDS:
    _MASKS[_card.id] = _MASKS.get(_card.id, 0) | 1 << _card.number


def card_named(word: str, hand: int) -> int:
    """The card of the hand that a word names: of several alike the lowest number, which therefore tells nothing."""
    named = _MASKS[word] & hand
    return (named & -named).bit_length() - 1


def begin_battles(position: Position, log: Log) -> None:
    """After the drafts: the King's owner attacks first, whoever drafted first (§7.13)."""
    position.attacker = 0 if position.hands[0] >> KING & 1 else 1
    _begin_battle(position, log)


def _begin_battle(position: Position, log: Log) -> None:
    position.phase = COMMIT_ATTACKER
    position.battle += 1
    if log is not None:
        seat = position.attacker
        log.append(public("battle_started", battle=position.battle, attacker=seat, defender=1 - seat))


def _clear_table(position: Position) -> None:
    position.fighters = position.laid = ((), ())
    position.opened = position.ale_used = position.keys_turned = position.swapped = 0
    position.looks = (-1, -1)


def commit(position: Position, action: Action, log: Log) -> None:
    """One character and at most one item, face down."""
    attacking = position.phase == COMMIT_ATTACKER
    seat = position.attacker if attacking else 1 - position.attacker
    hand, words = position.hands[seat], action.args
    character = card_named(words[0], hand)
    items = (card_named(words[1], hand),) if len(words) > 1 else ()
    position.fighters = with_seat(position.fighters, seat, (character,))
    position.laid = with_seat(position.laid, seat, items)
    if log is not None:
        item = items[0] if items else None
        hidden = ("character", "item")
        log.extend(secret("committed", (seat,), hidden, seat=seat, character=character, items=len(items), item=item))
    if attacking:
        position.phase = COMMIT_DEFENDER
    else:
        _turn_keys(position, log)


def _turn_keys(position: Position, log: Log) -> None:
    """Every Key among the committed items is turned up for all, before anything else."""
    turned = False
    for seat in (position.attacker, 1 - position.attacker):
        for card in position.laid[seat]:
            if KEYS >> card & 1:
                turned = True
                position.known = with_seat(position.known, 1 - seat, position.known[1 - seat] | 1 << card)
                if log is not None:
                    log.append(public("key_turned", reveals=True, seat=seat, card=card))
    position.keys_turned = 1
    if turned:
        _look(position, position.attacker, log)
    else:
        _reveal(position, position.attacker, log)


def _look(position: Position, seat: int, log: Log) -> None:
    """The attacker's Key looks first, then the defender's (§7.9). A look is told even where nothing follows (H6)."""
    attacking = seat == position.attacker
    position.phase = KEY_ATTACKER if attacking else KEY_DEFENDER
    laid = position.laid[seat]
    # The turned Key is the first item laid: one that a Key added does not look (§7.6).
    if laid and KEYS >> laid[0] & 1:
        seen = position.fighters[1 - seat][0]
        position.looks = with_seat(position.looks, seat, seen)
        if log is not None:
            # The card's owner knows which one it was, too.
            log.extend(secret("key_looked", (0, 1), ("character",), reveals=True, seat=seat, character=seen))
        if free(position, seat) & (ITEM_MASK if attacking else CHARACTER_MASK):
            return
    _after_key(position, log)


def use_key(position: Position, action: Action, log: Log) -> None:
    """`add ITEM`, `swap CHARACTER` or `pass` after the look."""
    attacking = position.phase == KEY_ATTACKER
    seat = position.attacker if attacking else 1 - position.attacker
    if action.verb == "pass":
        if log is not None:
            log.append(public("key_passed", seat=seat))
    elif attacking:
        item = card_named(action.args[0], free(position, seat))
        items = (*position.laid[seat], item)
        position.laid = with_seat(position.laid, seat, items)
        if log is not None:
            log.extend(secret("item_added", (seat,), ("item",), seat=seat, item=item, items=len(items)))
    else:
        character = _swapped_in(position, seat, action.args[0])
        position.fighters = with_seat(position.fighters, seat, (character,))
        position.swapped = 1
        if log is not None:
            log.extend(secret("swapped", (seat,), ("character",), seat=seat, character=character))
    _after_key(position, log)


def _swapped_in(position: Position, seat: int, word: str) -> int:
    """A villager for a villager is a real bluff: the table shows the same drawing afterwards, or it would be none."""
    lead = position.fighters[seat][0]
    if VILLAGERS >> lead & 1 and _MASKS[word] == VILLAGERS:
        return lead
    return card_named(word, free(position, seat))


def _after_key(position: Position, log: Log) -> None:
    if position.phase == KEY_ATTACKER:
        _look(position, 1 - position.attacker, log)
    else:
        _reveal(position, position.attacker, log)


def _reveal(position: Position, seat: int, log: Log) -> None:
    position.opened |= 1 << seat
    position.ale_used = 0
    position.phase = JOIN_ATTACKER if seat == position.attacker else JOIN_DEFENDER
    learned = committed(position, seat)
    first, second = position.known
    position.known = (first, second | learned) if seat == 0 else (first | learned, second)
    if log is not None:
        fighters, items = position.fighters[seat], position.laid[seat]
        log.append(public("revealed", reveals=True, seat=seat, characters=fighters, items=items))
    _offer_join(position, seat, log)


def join(position: Position, action: Action, log: Log) -> None:
    """`join CHARACTER` or `pass` (H7)."""
    seat = position.attacker if position.phase == JOIN_ATTACKER else 1 - position.attacker
    if action.verb == "pass":
        if log is not None:
            log.append(public("join_passed", seat=seat))
        _after_joining(position, seat, log)
        return
    character = card_named(action.args[0], free(position, seat))
    # The King comes with the Queen wherever he can, and leaves the Ale for somebody else.
    by_queen = character == KING and QUEEN in position.fighters[seat]
    position.fighters = with_seat(position.fighters, seat, (*position.fighters[seat], character))
    if not by_queen:
        position.ale_used = 1
    if log is not None:
        log.append(public("joined", seat=seat, character=character, reason="queen" if by_queen else "ale"))
    _offer_join(position, seat, log)


def _offer_join(position: Position, seat: int, log: Log) -> None:
    """Wait for the next joiner while a reason and a character for it are left."""
    fighters, ale = position.fighters[seat], ale_waits(position, seat)
    if not ((ale or QUEEN in fighters) and joiners(free(position, seat), fighters, ale)):
        _after_joining(position, seat, log)


def _after_joining(position: Position, seat: int, log: Log) -> None:
    if seat == position.attacker:
        _reveal(position, 1 - seat, log)
    else:
        _resolve(position, log)


def _resolve(position: Position, log: Log) -> None:
    """§5: the winner takes every card of both sides; then another battle, or the round is over."""
    outcome = resolve(position)
    winner = outcome[6]
    prizes = committed(position, 0) | committed(position, 1)
    if log is not None:
        _tell_outcome(outcome, prizes, log)
    hands = (position.hands[0] & ~prizes, position.hands[1] & ~prizes)
    position.hands = hands
    position.known = (position.known[0] & hands[1], position.known[1] & hands[0])
    position.piles = with_seat(position.piles, winner, position.piles[winner] | prizes)
    position.last = outcome
    _clear_table(position)
    if not (hands[0] & CHARACTER_MASK and hands[1] & CHARACTER_MASK):
        finish_round(position, log)
        return
    following = position.options.next_attacker
    if following == NEXT_WINNER:
        position.attacker = winner
    elif following == NEXT_LOSER:
        position.attacker = 1 - winner
    else:
        position.attacker = 1 - position.attacker
    _begin_battle(position, log)


def _tell_outcome(outcome: Sum, prizes: int, log: list[Event]) -> None:
    attacker, attacking, defending, attack, defence, how, winner = outcome
    log.append(
        public(
            "clash",
            attacker=attacker,
            attack_parts=attacking,
            defence_parts=defending,
            attack=attack,
            defence=defence,
            outcome=OUTCOMES[how],
        )
    )
    log.append(public("battle_won", seat=winner, cards=cards_in(prizes), points=health(prizes)))
