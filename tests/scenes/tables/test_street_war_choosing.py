"""Pressing: every legal action of every decision can be made by pressing, in any order, and confirming plays exactly
that; whatever else is pressed is refused with a reason that has words; nothing that is pressed in any order breaks it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from itertools import permutations

import pytest

from game.core.action import Action
from game.core.contract import IllegalActionError, Refusal
from game.core.rng import Rng
from game.games.street_war import GAME
from game.games.street_war.cards import BARTER, CHARACTERS, IS_OPEN, STRATEGIES, STRATEGY_NUMBERS
from game.games.street_war.state import PHASES
from game.games.street_war.view import View
from game.text import Texts
from scenes.assets import asset_path
from scenes.tables.spots import Key
from scenes.tables.street_war.choosing import LAY_KINDS, ROW_KINDS, Choosing
from scenes.tables.street_war.hands import Hands
from scenes.tables.street_war.keys import BUTTONS, keys_of
from tests.conformance.matches import SEEDS, Step, random_setup, walk

DECISIONS = frozenset(PHASES) - {"over"}
Press = tuple[Key, int | None]
"""A key, and for a card its place in the hand."""


@cache
def _steps() -> tuple[Step, ...]:
    """Every decision of random matches under all options."""
    return tuple(step for seed in SEEDS for step in walk(random_setup("street_war", seed)))


def _choosing(step: Step) -> Choosing:
    view = GAME.view(step.state, step.turn.actor)
    return Choosing(view, step.turn.actor, step.legal, partial(GAME.refusal, step.state))


def _sampled(every: int) -> Iterator[Step]:
    """Some of each kind of decision, all of the rare ones."""
    met: Counter[str] = Counter()
    for step in _steps():
        met[step.turn.kind] += 1
        if met[step.turn.kind] < 12 or met[step.turn.kind] % every == 0:
            yield step
    assert set(met) == DECISIONS


def _makes_keys(step: Step) -> bool:
    return not any(action.verb in ("row", "set", "done") for action in step.legal)


def _place(cards: list[int], card: int, used: set[int]) -> int:
    place = next(place for place, one in enumerate(cards) if one == card and place not in used)
    used.add(place)
    return place


def test_no_two_actions_of_a_decision_have_the_same_keys() -> None:
    for step in _steps():
        if _makes_keys(step):
            keys = [keys_of(action) for action in step.legal]
            assert all(keys)
            assert len(set(keys)) == len(keys), step.turn


@pytest.mark.parametrize("text", ["row 1 2 3 4 5", "set boost 1", "dance"])
def test_what_is_not_made_of_keys_is_refused(text: str) -> None:
    verb, *words = text.split()
    with pytest.raises(ValueError, match=verb):
        keys_of(Action(verb, tuple(words)))


def test_the_keys_of_an_action_make_it_in_any_order() -> None:
    rng = Rng(1)
    for step in _sampled(40):
        if not _makes_keys(step):
            continue
        for action in rng.shuffled(step.legal)[:6]:
            for order in permutations(sorted(keys_of(action))):
                if ("card", 0, BARTER) in order and order[0][0] == "gift":
                    # What is given away is a card of the hand, and means that only after Barter.
                    continue
                choosing = _choosing(step)
                for key in order:
                    assert choosing.allows(key)
                    assert choosing.press(key) is None
                assert choosing.confirm() == [action], (order, choosing.picked)


def test_a_second_card_after_barter_is_the_gift() -> None:
    met = 0
    for step in _steps():
        for action in step.legal:
            if action.verb == "open" and len(action.args) > 1:
                choosing = _choosing(step)
                gift = STRATEGY_NUMBERS[action.args[1]]
                choosing.press(("card", 0, BARTER))
                assert choosing.meaning(("card", 0, gift)) == ("gift", 0, gift)
                choosing.press(("card", 0, gift))
                assert choosing.confirm() == [action]
                met += 1
    assert met > 10


def test_from_any_picks_to_any_action() -> None:
    """Somebody changes his mind again and again: all put back, the keys of an action lead to it."""
    rng = Rng(2)
    for step in _sampled(40):
        if not _makes_keys(step):
            continue
        choosing = _choosing(step)
        for _ in range(5):
            for _ in range(rng.below(4)):
                choosing.press(rng.choice(sorted(keys_of(rng.choice(step.legal)))))
            while choosing.put_back():
                pass
            action = rng.choice(step.legal)
            for key in sorted(keys_of(action), key=lambda key: (key[0] == "gift", key)):
                choosing.press(key)
            assert choosing.confirm() == [action], (step.turn, choosing.picked)


def test_every_row_can_be_laid_and_every_row_be_made_another() -> None:
    rng = Rng(3)
    met = 0
    for step in _sampled(30):
        if step.turn.kind not in ROW_KINDS:
            continue
        choosing = _choosing(step)
        for action in rng.shuffled(step.legal)[:5]:
            used: set[int] = set()
            wanted = [_place(choosing.battle, int(word), used) for word in action.args]
            for lane in rng.shuffled(range(5)):
                if choosing.row[lane] == wanted[lane]:
                    continue
                choosing.held = None
                if wanted[lane] in choosing.row:
                    # From lane to lane: both change places.
                    choosing.press(("lane", 0, choosing.row.index(wanted[lane]) + 1))
                else:
                    choosing.press(("battle", 0, choosing.battle[wanted[lane]]), wanted[lane])
                choosing.press(("lane", 0, lane + 1))
            assert choosing.confirm() == [action], choosing.row
            met += 1
        while choosing.put_back():
            pass
        assert choosing.row == [None] * 5
        refusal = choosing.confirm()
        assert isinstance(refusal, Refusal)
        assert refusal.reason == "row_first"
        choosing.put_in_order()
        [action] = _actions(choosing)
        assert action in step.legal
    assert met > 50


def _actions(choosing: Choosing) -> list[Action]:
    answer = choosing.confirm()
    assert not isinstance(answer, Refusal), answer
    return answer


def test_a_card_pressed_twice_goes_to_the_first_free_lane_and_pressed_again_comes_back() -> None:
    step = next(step for step in _steps() if step.turn.kind == "line_up")
    choosing = _choosing(step)
    for place in (3, 1):
        choosing.press(("battle", 0, choosing.battle[place]), place)
        choosing.press(("battle", 0, choosing.battle[place]), place)
    assert choosing.row == [3, 1, None, None, None]
    choosing.press(("battle", 0, choosing.battle[3]), 3)
    assert choosing.row == [None, 1, None, None, None]


def test_every_plan_is_played_as_it_lies() -> None:
    """Cards laid, taken back and laid elsewhere: what is played in the end is what lies there, then `done`."""
    rng = Rng(4)
    met = 0
    for step in _sampled(12):
        if step.turn.kind not in LAY_KINDS or "done" not in {action.verb for action in step.legal}:
            continue
        choosing = _choosing(step)
        places = [place for place, card in enumerate(choosing.hand) if not IS_OPEN[card]]
        lies: dict[int, int] = {}
        for _ in range(6 if places else 0):
            place, lane = rng.choice(places), 1 + rng.below(5)
            if place in lies and rng.below(2):
                choosing.press(("card", 0, choosing.hand[place]), place)
                choosing.put_back()
                del lies[place]
                continue
            assert choosing.press(("card", 0, choosing.hand[place]), place) is None
            choosing.press(("lane", 0, lane))
            lies[place] = lane
        *sets, done = _actions(choosing)
        assert done == Action("done")
        planned = Counter((STRATEGIES[choosing.hand[place]].id, str(lane)) for place, lane in lies.items())
        assert Counter((action.args[0], action.args[1]) for action in sets) == planned
        state = step.state
        for action in (*sets, done):
            state, _ = GAME.apply(state, action)
        met += len(sets)
    assert met > 20


def _everything(step: Step) -> Iterator[Press]:
    """Everything there can be on the table in this decision."""
    view: View = GAME.view(step.state, step.turn.actor)
    own = view.seats[step.turn.actor]
    for word in (*BUTTONS, "redraw"):
        yield (word, 0, 0), None
    for place, card in enumerate(own.battle or ()):
        yield ("battle", 0, card), place
    for place, card in enumerate(own.cards or ()):
        yield ("card", 0, card), place
    for character in CHARACTERS:
        yield ("fighter", 0, character.number), None
    for lane in range(1, 6):
        for word in ("lane", "their", "theirs"):
            yield (word, 0, lane), None
    if view.peek is not None:
        for card in view.peek.cards or ():
            yield ("peeked", 0, card), None


def test_everything_else_is_refused_with_a_reason_in_words() -> None:
    folder = asset_path("text")
    languages = [Texts(folder, language, strict=True) for language in ("en", "es")]
    reasons: set[str] = set()
    for step in _sampled(30):
        for key, place in _everything(step):
            choosing = _choosing(step)
            if choosing.allows(key):
                continue
            refusal = choosing.press(key, place)
            assert isinstance(refusal, Refusal), (step.turn, key)
            assert choosing.picked == []
            reasons.add(refusal.reason)
            prefix = f"{'street.refusal' if refusal.reason in Hands.own_refusals else 'refusal.street_war'}"
            for texts in languages:
                said = texts(f"{prefix}.{refusal.reason}", **dict(refusal.facts))
                assert said
                assert "{" not in said
    assert {"open_card", "not_an_open_card", "not_ready", "not_your_ability", "health_full"} <= reasons, reasons
    # The reasons of somebody who types words are no answer to a press.
    assert not reasons & {"unknown_card", "not_in_hand", "no_such_lane", "no_such_action", "needs_five_cards"}, reasons


def test_whatever_is_pressed_in_any_order_ends_in_a_legal_action_or_a_reason() -> None:
    rng = Rng(5)
    for step in _sampled(25):
        choosing = _choosing(step)
        things = list(_everything(step))
        for _ in range(25):
            way = rng.below(8)
            if way == 0:
                choosing.put_back()
            elif way == 1 and choosing.makes_row:
                choosing.put_in_order()
            else:
                choosing.press(*rng.choice(things))
            answer = choosing.confirm()
            if isinstance(answer, Refusal):
                assert answer.reason in ("choose_first", "choose_more", "row_first")
                continue
            state = step.state
            for action in answer:
                try:
                    state, _ = GAME.apply(state, action)
                except IllegalActionError as error:
                    raise AssertionError(f"{step.turn}: {error}") from error


def test_confirming_too_early_says_what_is_missing() -> None:
    met = set()
    for step in _sampled(40):
        if not _makes_keys(step):
            continue
        early = _choosing(step).confirm()
        assert isinstance(early, Refusal)
        assert early.reason == "choose_first"
        for key in sorted({key for action in step.legal for key in keys_of(action)}):
            choosing = _choosing(step)
            choosing.press(key)
            answer = choosing.confirm()
            if isinstance(answer, Refusal):
                assert answer.reason == "choose_more"
                met.add(step.turn.kind)
    assert {"peek", "look", "hustle"} <= met
