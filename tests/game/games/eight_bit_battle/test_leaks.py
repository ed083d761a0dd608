"""Twin matches: two matches that are alike to one seat's knowledge tell it the same story and show it the same views,
decision by decision, whatever is hidden. (The conformance suite deals single states again; this, whole histories.)"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.core.action import Action
from game.core.contract import Setup
from game.core.events import PUBLIC, Event, seen_by
from game.core.rng import Rng
from game.games.eight_bit_battle import GAME
from game.games.eight_bit_battle.cards import CARDS, KEY, VILLAGER_1, VILLAGER_2, VILLAGER_3, cards_in
from game.games.eight_bit_battle.options import OPTIONS
from game.games.eight_bit_battle.state import (
    COMMIT_ATTACKER,
    COMMIT_DEFENDER,
    DRAFT_CHARACTERS,
    DRAFT_ITEMS,
    FIRST,
    JOIN_ATTACKER,
    KEY_DEFENDER,
    State,
    drafter,
)

Step = tuple[int, Action, State, tuple[Event, ...]]


def _start(seed: int) -> State:
    """A first deal under random options, without `two_keys`: with it two cards have one name, which a mapping of names
    cannot follow."""
    rng = Rng(seed)
    options = {option.id: rng.choice(option.values) for option in OPTIONS if option.id != "two_keys"}
    return GAME.new(Setup("eight_bit_battle", seed, options=options))[0]


def _random_steps(state: State, rng: Rng) -> list[Step]:
    """The steps of one round from here."""
    steps: list[Step] = []
    while state.phase < FIRST:
        turn = GAME.to_act(state)
        assert turn is not None
        action = rng.choice(GAME.legal_actions(state))
        state, events = GAME.apply(state, action)
        steps.append((turn.actor, action, state, events))
    return steps


def _renamed(action: Action, names: Mapping[str, str]) -> Action:
    return Action(action.verb, tuple(names.get(word, word) for word in action.args))


def _check_twin(start: State, twin: State, steps: list[Step], seat: int, names: Mapping[str, str]) -> None:
    """The twin's rival does the same with the cards that stand in place of his, and `seat` notices nothing."""
    assert GAME.view(start, seat) == GAME.view(twin, seat)
    for actor, action, state, events in steps:
        twin, told = GAME.apply(twin, action if actor == seat else _renamed(action, names))
        assert seen_by(told, seat) == seen_by(events, seat), action.text
        assert GAME.view(twin, seat) == GAME.view(state, seat), action.text


def _permuted(hidden: list[int], rng: Rng) -> dict[int, int]:
    return dict(zip(hidden, rng.shuffled(hidden), strict=True))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(25))
def test_unseen_characters_of_the_draft_never_show(seed: int, seat: int) -> None:
    rng = Rng(seed)
    start = _start(seed)
    drawn: list[Step] = [step for step in _random_steps(start, rng) if step[2].phase == DRAFT_CHARACTERS]
    for length in range(len(drawn) + 1):
        last = drawn[length - 1][2] if length else start
        view = GAME.view(last, seat)
        seen = set(view.seats[0].hand + view.seats[1].hand)
        if view.draft is not None and view.draft.card is not None:
            seen.add(view.draft.card)
        places = _permuted([card for card in range(8) if card not in seen], rng)
        twin = start._replace(deck=tuple(places.get(card, card) for card in start.deck))
        _check_twin(start, twin, drawn[:length], seat, {})


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(60))
def test_unseen_items_never_show(seed: int, seat: int) -> None:
    rng = Rng(seed)
    start = _start(seed)
    while start.phase < DRAFT_ITEMS:
        start = GAME.step(start, rng.choice(GAME.legal_actions(start)))
    steps = _random_steps(start, rng)
    for length in range(len(steps)):
        last = steps[length - 1][2] if length else start
        if last.phase >= FIRST:
            break
        shown = _shown_so_far(start, steps[:length], seat)
        hidden = [card for card in range(8, 18) if card not in shown]
        if last.keys_turned:
            # A Key lying face down would have been turned up: that it is none, everybody knows.
            hidden = [card for card in hidden if card != KEY]
        places = _permuted(hidden, rng)
        names = {CARDS[a].id: CARDS[b].id for a, b in places.items()}
        twin = start._replace(deck=tuple(places.get(card, card) for card in start.deck))
        _check_twin(start, twin, steps[:length], seat, names)


def _shown_so_far(start: State, steps: list[Step], seat: int) -> set[int]:
    """The items that the rules let this seat see: taken from the truth, since views and events are on trial."""
    shown: set[int] = set()
    for state in (start, *(state for _, _, state, _ in steps)):
        shown |= set(cards_in(state.hands[seat]))
        if state.phase == DRAFT_ITEMS and (drafter(state) == seat or state.options.draft):
            shown.add(state.deck[0])  # drawn; where he gives it away, he knows it
        for pile in (*state.piles, state.gone):
            shown |= set(cards_in(pile))
        for side in (0, 1):
            if state.opened >> side & 1:
                shown |= set(state.laid[side])
            if state.keys_turned:
                shown |= set(state.laid[side]) & {KEY}
    return shown


@pytest.mark.parametrize("seed", range(80))
def test_a_character_face_down_never_shows(seed: int) -> None:
    """Until his side is open, whatever else the rival could have laid looks the same."""
    rng = Rng(seed)
    state = _start(seed)
    tried = 0
    while state.phase < FIRST:
        legal = GAME.legal_actions(state)
        if state.phase in (COMMIT_ATTACKER, COMMIT_DEFENDER, KEY_DEFENDER):
            tried += _lay_otherwise(state, legal, rng)
        state = GAME.step(state, rng.choice(legal))
    assert tried


def _lay_otherwise(state: State, legal: tuple[Action, ...], rng: Rng) -> int:
    turn = GAME.to_act(state)
    assert turn is not None
    other = 1 - turn.actor
    tried = 0
    for _ in range(3):
        one, two = rng.choice(legal), rng.choice(legal)
        if "key" in one.args + two.args or len(one.args) != len(two.args) or one.verb != two.verb:
            continue
        first, first_events = GAME.apply(state, one)
        second, second_events = GAME.apply(state, two)
        hidden = first.phase == COMMIT_DEFENDER or (first.phase == second.phase == JOIN_ATTACKER)
        looked = any(event.kind == "key_looked" and event["seat"] == other for event in first_events)
        if hidden and not looked and turn.actor != (first.attacker if first.phase == JOIN_ATTACKER else -1):
            tried += 1
            assert seen_by(first_events, other) == seen_by(second_events, other)
            assert GAME.view(first, other) == GAME.view(second, other)
        if hidden:
            assert seen_by(first_events, PUBLIC) == seen_by(second_events, PUBLIC)
            assert GAME.view(first, PUBLIC) == GAME.view(second, PUBLIC)
    return tried


def test_which_villager_lies_face_down_tells_nothing() -> None:
    """Villagers go lowest first, so that the drawing that comes up does not depend on what was played before."""
    for seed in range(40):
        state = _start(seed)
        rng = Rng(seed)
        while state.phase < FIRST:
            for seat in (0, 1):
                lead = state.fighters[seat][:1]
                villagers = [card for card in (VILLAGER_1, VILLAGER_2, VILLAGER_3) if state.hands[seat] >> card & 1]
                if lead and lead[0] in villagers:
                    assert lead[0] == villagers[0]
            state = GAME.step(state, rng.choice(GAME.legal_actions(state)))
