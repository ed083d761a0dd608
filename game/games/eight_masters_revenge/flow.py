"""The match as a state machine (rules/eight_masters_revenge.md §4): a decision, then all that follows by itself."""

from __future__ import annotations

from collections.abc import Callable

from game.core.action import Action
from game.core.events import public
from game.games.eight_masters_revenge import attack, effects, turns
from game.games.eight_masters_revenge.cards import EFFECTS, FIGHTER_NUMBERS, NUMBERS
from game.games.eight_masters_revenge.piles import Log, lay_aside
from game.games.eight_masters_revenge.state import (
    AFTERMATH,
    ATTACK_DONE,
    ATTACK_STOPPED,
    BEGIN,
    BLOCK2,
    CHECK,
    COUNTER,
    DEFENCE,
    DEFEND,
    EFFECT,
    EFFECT_DONE,
    END,
    HIT,
    HURT,
    LATER,
    LIMIT,
    NEXT,
    OVER,
    PATHS,
    PHASES,
    PICK,
    READY,
    SIDES,
    SLEEVE,
    START,
    TOKEN,
    TURN,
    TURN_ENTRY,
    Position,
    State,
    next_to_pick,
)


def transition(state: State, action: Action, log: Log = None) -> State:
    """The state after a legal action; events go to `log` unless it is None. The one place where rules happen."""
    position = state.changeable()
    _DECISIONS[state.phase](position, action, log)
    settle(position, log)
    return position


def settle(position: Position, log: Log) -> None:
    """Everything that happens by itself, up to the next decision or the end."""
    while position.phase > OVER:
        _AUTOMATIC[position.phase](position, log)


# ---- decisions


def _pick(position: Position, action: Action, log: Log) -> None:
    fighter = action.args[0]
    position.seats[position.actor].fighter = FIGHTER_NUMBERS[fighter]
    if log is not None:
        log.append(public("fighter_picked", seat=position.actor, fighter=fighter, how="chosen"))
    following = next_to_pick(position)
    if following is None:
        position.phase = BEGIN
    else:
        position.actor = following


def _start(position: Position, action: Action, log: Log) -> None:
    position.phase = TURN_ENTRY
    if action.verb == "pass":
        _decline(position, log)
    elif action.verb == "reveal":
        effects.open_page(position, log)
    else:
        if log is not None:
            technique = "gale_step" if action.verb == "slide" else "black_feather"
            log.append(public("technique_used", seat=position.active, technique=technique))
        effects.do_move(position, action, log)


def _turn(position: Position, action: Action, log: Log) -> None:
    if action.verb == "attack":
        card, side, target = action.args
        if not position.extra:
            position.seats[position.active].passed = 0
        attack.attack(position, NUMBERS[card], SIDES.index(side), int(target), log)
    elif action.verb == "draw":
        turns.draw_action(position, log)
    else:
        turns.pass_turn(position, log)


def _token(position: Position, action: Action, log: Log) -> None:
    position.phase = END
    if action.verb == "pass":
        _decline(position, log, "token")
    else:
        effects.move_token(position, action.args, log)


def _later(position: Position, action: Action, log: Log) -> None:
    position.phase = DEFENCE
    if action.verb == "pass":
        _decline(position, log, "later")
        return
    if log is not None:
        log.append(public("technique_used", seat=position.active, technique="second_breath"))
    lay_aside(position, position.active, log)


def _defend(position: Position, action: Action, log: Log) -> None:
    if action.verb == "block":
        attack.block(position, int(action.args[0]), log)
    elif action.verb == "counter":
        attack.counter(position, action.args[0], SIDES.index(action.args[1]), log)
    else:
        attack.take(position, log)


def _counter(position: Position, action: Action, log: Log) -> None:
    if action.verb == "counter":
        attack.counter(position, action.args[0], SIDES.index(action.args[1]), log)
    else:
        attack.yield_chain(position, log)


def _hit(position: Position, action: Action, log: Log) -> None:
    position.phase = HURT
    if action.verb == "pass":
        _decline(position, log, "hit")
        return
    if log is not None:
        log.append(public("technique_used", seat=position.active, technique="bleeding_palm"))
    effects.do_move(position, action, log)


def _paths(position: Position, action: Action, log: Log) -> None:
    effects.choose_path(position, EFFECTS.index(action.args[0]), log)


def _decline(position: Position, log: Log, kind: str = "start") -> None:
    if log is not None:
        log.append(public("declined", seat=position.active, question=kind))


_DECISIONS: dict[int, Callable[[Position, Action, Log], None]] = {
    PICK: _pick,
    START: _start,
    TURN: _turn,
    TOKEN: _token,
    LATER: _later,
    DEFEND: _defend,
    BLOCK2: _defend,
    COUNTER: _counter,
    HIT: _hit,
    PATHS: _paths,
    EFFECT: effects.carry_out,
    LIMIT: turns.discard_over_limit,
    SLEEVE: turns.empty_sleeve,
}
assert len(_DECISIONS) == len(PHASES) - 1


# ---- what follows by itself


def _effect_done(position: Position, log: Log) -> None:
    position.effect = 0
    position.phase = TURN_ENTRY if position.page else ATTACK_DONE


def _attack_done(position: Position, log: Log) -> None:
    pair = bool(position.pair)
    attack.put_blow_away(position, log)
    turns.after_attack(position, pair, log)


def _attack_stopped(position: Position, log: Log) -> None:
    attack.put_blow_away(position, log)
    turns.after_attack(position, False, log)


_AUTOMATIC: dict[int, Callable[[Position, Log], None]] = {
    BEGIN: turns.begin,
    READY: turns.ready,
    TURN_ENTRY: turns.enter_turn,
    DEFENCE: attack.begin_defence,
    CHECK: attack.check,
    HURT: attack.hurt,
    AFTERMATH: effects.begin_effect,
    EFFECT_DONE: _effect_done,
    ATTACK_DONE: _attack_done,
    ATTACK_STOPPED: _attack_stopped,
    END: turns.end,
    NEXT: turns.next_turn,
}
