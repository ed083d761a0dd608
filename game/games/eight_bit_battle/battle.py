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
    mask_of,
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
    State,
    ale_waits,
    free,
    health,
    lowest,
    with_seat,
)

Log = list[Event] | None
NEXT_WINNER, NEXT_LOSER = 1, 2
_MASKS: dict[str, int] = {}
for _card in CARDS:
    _MASKS[_card.id] = _MASKS.get(_card.id, 0) | 1 << _card.number


def card_named(word: str, hand: int) -> int:
    """The card of the hand that a word names: of several alike the lowest number, which therefore tells nothing."""
    return lowest(_MASKS[word] & hand)


def begin_battles(state: State, log: Log) -> State:
    """After the drafts: the King's owner attacks first, whoever drafted first (§7.13)."""
    return _begin_battle(state._replace(attacker=0 if state.hands[0] >> KING & 1 else 1, battle=0), log)


def _begin_battle(state: State, log: Log) -> State:
    state = state._replace(
        phase=COMMIT_ATTACKER,
        battle=state.battle + 1,
        fighters=((), ()),
        laid=((), ()),
        opened=0,
        ale_used=0,
        keys_turned=0,
        looks=(-1, -1),
        swapped=0,
    )
    if log is not None:
        seat = state.attacker
        log.append(public("battle_started", battle=state.battle, attacker=seat, defender=1 - seat))
    return state


def commit(state: State, action: Action, log: Log) -> State:
    """One character and at most one item, face down."""
    attacking = state.phase == COMMIT_ATTACKER
    seat = state.attacker if attacking else 1 - state.attacker
    hand = state.hands[seat]
    character = card_named(action.args[0], hand)
    items = tuple(card_named(word, hand) for word in action.args[1:])
    if log is not None:
        item = items[0] if items else None
        hidden = ("character", "item")
        log.extend(secret("committed", (seat,), hidden, seat=seat, character=character, items=len(items), item=item))
    state = state._replace(
        fighters=with_seat(state.fighters, seat, (character,)),
        laid=with_seat(state.laid, seat, items),
        phase=COMMIT_DEFENDER,
    )
    return state if attacking else _turn_keys(state, log)


def _turn_keys(state: State, log: Log) -> State:
    """Every Key among the committed items is turned up for all, before anything else."""
    known = state.known
    for seat in (state.attacker, 1 - state.attacker):
        for card in state.laid[seat]:
            if KEYS >> card & 1:
                known = with_seat(known, 1 - seat, known[1 - seat] | 1 << card)
                if log is not None:
                    log.append(public("key_turned", reveals=True, seat=seat, card=card))
    state = state._replace(keys_turned=1, known=known)
    return _look(state, state.attacker, log)


def _look(state: State, seat: int, log: Log) -> State:
    """The attacker's Key looks first, then the defender's (§7.9). A look is told even where nothing follows (H6)."""
    phase = KEY_ATTACKER if seat == state.attacker else KEY_DEFENDER
    if not any(KEYS >> card & 1 for card in state.laid[seat]):
        return _after_key(state._replace(phase=phase), log)
    seen = state.fighters[1 - seat][0]
    if log is not None:
        # The card's owner knows which one it was, too.
        log.extend(secret("key_looked", (0, 1), ("character",), reveals=True, seat=seat, character=seen))
    state = state._replace(phase=phase, looks=with_seat(state.looks, seat, seen))
    choices = ITEM_MASK if phase == KEY_ATTACKER else CHARACTER_MASK
    return state if free(state, seat) & choices else _after_key(state, log)


def use_key(state: State, action: Action, log: Log) -> State:
    """`add ITEM`, `swap CHARACTER` or `pass` after the look."""
    attacking = state.phase == KEY_ATTACKER
    seat = state.attacker if attacking else 1 - state.attacker
    if action.verb == "pass":
        if log is not None:
            log.append(public("key_passed", seat=seat))
    elif attacking:
        item = card_named(action.args[0], free(state, seat))
        items = (*state.laid[seat], item)
        state = state._replace(laid=with_seat(state.laid, seat, items))
        if log is not None:
            log.extend(secret("item_added", (seat,), ("item",), seat=seat, item=item, items=len(items)))
    else:
        character = _swapped_in(state, seat, action.args[0])
        state = state._replace(fighters=with_seat(state.fighters, seat, (character,)), swapped=1)
        if log is not None:
            log.extend(secret("swapped", (seat,), ("character",), seat=seat, character=character))
    return _after_key(state, log)


def _swapped_in(state: State, seat: int, word: str) -> int:
    """A villager for a villager is a real bluff: the table shows the same drawing afterwards, or it would be none."""
    lead = state.fighters[seat][0]
    if VILLAGERS >> lead & 1 and _MASKS[word] == VILLAGERS:
        return lead
    return card_named(word, free(state, seat))


def _after_key(state: State, log: Log) -> State:
    if state.phase == KEY_ATTACKER:
        return _look(state, 1 - state.attacker, log)
    return _reveal(state, state.attacker, log)


def _reveal(state: State, seat: int, log: Log) -> State:
    state = state._replace(
        opened=state.opened | 1 << seat,
        ale_used=0,
        phase=JOIN_ATTACKER if seat == state.attacker else JOIN_DEFENDER,
    )
    if log is not None:
        fighters, items = state.fighters[seat], state.laid[seat]
        log.append(public("revealed", reveals=True, seat=seat, characters=fighters, items=items))
    return _joined(state, seat, log)


def join(state: State, action: Action, log: Log) -> State:
    """`join CHARACTER` or `pass` (H7)."""
    seat = state.attacker if state.phase == JOIN_ATTACKER else 1 - state.attacker
    if action.verb == "pass":
        if log is not None:
            log.append(public("join_passed", seat=seat))
        return _after_joining(state, seat, log)
    character = card_named(action.args[0], free(state, seat))
    # The King comes with the Queen wherever he can, and leaves the Ale for somebody else.
    by_queen = character == KING and QUEEN in state.fighters[seat]
    fighters = with_seat(state.fighters, seat, (*state.fighters[seat], character))
    state = state._replace(fighters=fighters, ale_used=state.ale_used | (not by_queen))
    if log is not None:
        log.append(public("joined", seat=seat, character=character, reason="queen" if by_queen else "ale"))
    return _joined(state, seat, log)


def _joined(state: State, seat: int, log: Log) -> State:
    """Wait for the next joiner while a reason and a character for it are left."""
    if joiners(free(state, seat), state.fighters[seat], ale_waits(state, seat)):
        return state
    return _after_joining(state, seat, log)


def _after_joining(state: State, seat: int, log: Log) -> State:
    return _reveal(state, 1 - seat, log) if seat == state.attacker else _resolve(state, log)


def _resolve(state: State, log: Log) -> State:
    """§5: the winner takes every card of both sides; then another battle, or the round is over."""
    outcome = resolve(state)
    winner = outcome[6]
    sides = tuple(state.fighters[seat] + state.laid[seat] for seat in (0, 1))
    prizes = mask_of(sides[0] + sides[1])
    if log is not None:
        attacker, attacking, defending, attack, defence, how, _ = outcome
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
    hands = (state.hands[0] & ~prizes, state.hands[1] & ~prizes)
    state = state._replace(
        hands=hands,
        known=(state.known[0] & hands[1], state.known[1] & hands[0]),
        piles=with_seat(state.piles, winner, state.piles[winner] | prizes),
        fighters=((), ()),
        laid=((), ()),
        opened=0,
        last=outcome,
    )
    if not (hands[0] & CHARACTER_MASK and hands[1] & CHARACTER_MASK):
        return finish_round(state, log)
    following = state.options.next_attacker
    if following == NEXT_WINNER:
        attacker = winner
    elif following == NEXT_LOSER:
        attacker = 1 - winner
    else:
        attacker = 1 - state.attacker
    return _begin_battle(state._replace(attacker=attacker), log)
