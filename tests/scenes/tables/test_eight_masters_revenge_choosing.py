"""Picking: every legal action is one set of keys, which make it in any order; whatever else is pressed is refused with
a reason that has words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from itertools import permutations, product

import pytest

from game.core.action import Action
from game.core.contract import Refusal
from game.core.rng import Rng
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.cards import EFFECTS, FIGHTERS
from game.text import Texts
from scenes.assets import asset_path
from scenes.tables.eight_masters_revenge.choosing import REACTIONS, Choosing
from scenes.tables.eight_masters_revenge.hands import Hands
from scenes.tables.eight_masters_revenge.keys import BUTTONS, keys_of
from scenes.tables.spots import Key
from tests.conformance.matches import SEEDS, Step, random_setup, walk
from tests.scenes.masters_positions import at

PHASES = {"pick", "start", "turn", "token", "later", "defend", "block2", "counter", "hit", "paths", "effect", "limit",
          "sleeve"}  # fmt: skip


@cache
def _steps() -> tuple[Step, ...]:
    """Every decision of matches in all modes, and the one that chance does not bring about."""
    state = at("limit")
    turn, legal = GAME.to_act(state), GAME.legal_actions(state)
    assert turn is not None
    after, events = GAME.apply(state, legal[0])
    random = [step for seed in SEEDS for step in walk(random_setup("eight_masters_revenge", seed))]
    return (*random, Step(state, turn, legal, legal[0], after, events))


def _choosing(step: Step) -> Choosing:
    view = GAME.view(step.state, step.turn.actor)
    return Choosing(view, step.turn.actor, step.legal, partial(GAME.refusal, step.state))


def _sampled(every: int) -> Iterator[Step]:
    """Some of each kind of decision, all of the rare ones."""
    met: Counter[str] = Counter()
    for step in _steps():
        kind = step.turn.kind + (GAME.view(step.state, step.turn.actor).effect or "")
        met[kind] += 1
        if met[kind] < 12 or met[kind] % every == 0:
            yield step


def test_every_kind_of_decision_is_met() -> None:
    assert {step.turn.kind for step in _steps()} == PHASES


def test_no_two_actions_of_a_decision_have_the_same_keys() -> None:
    for step in _steps():
        keys = [keys_of(action, step.turn.actor) for action in step.legal]
        assert all(keys)
        assert len(set(keys)) == len(keys), step.turn


def test_an_unknown_action_is_refused() -> None:
    with pytest.raises(ValueError, match="does not know"):
        keys_of(Action("dance", ("0",)), 0)


def test_the_keys_of_an_action_make_it_in_any_order() -> None:
    rng = Rng(1)
    for step in _sampled(40):
        for action in rng.shuffled(step.legal)[:6]:
            for order in permutations(sorted(keys_of(action, step.turn.actor))):
                choosing = _choosing(step)
                for key in order:
                    assert choosing.allows(key)
                    assert choosing.press(key) is None
                assert choosing.confirm() == action, (order, choosing.picked)


def test_from_any_picks_to_any_action() -> None:
    """Somebody changes his mind again and again: whatever is still picked, the keys of an action lead to it. In the
    exchange of several cards, where a press also puts back, all is put back first."""
    rng = Rng(2)
    for step in _sampled(40):
        choosing = _choosing(step)
        for _ in range(5):
            action = rng.choice(step.legal)
            if step.turn.kind == "sleeve":
                choosing.put_back()
            for key in rng.shuffled(sorted(keys_of(action, step.turn.actor))):
                choosing.press(key)
            # Changing the card lets go of a side that was chosen for another one.
            for key in sorted(keys_of(action, step.turn.actor) - set(choosing.picked)):
                choosing.press(key)
            assert choosing.confirm() == action, (step.turn, choosing.picked)
        assert choosing.put_back()
        assert choosing.picked == []
        assert not choosing.put_back()


def test_what_is_picked_is_always_part_of_a_legal_action() -> None:
    rng = Rng(3)
    for step in _sampled(40):
        choosing = _choosing(step)
        pressable = sorted({key for action in step.legal for key in keys_of(action, step.turn.actor)})
        for _ in range(8):
            choosing.press(rng.choice(pressable))
            assert any(set(choosing.picked) <= keys_of(action, step.turn.actor) for action in step.legal)
            selected = choosing.selected
            assert selected is None or selected in step.legal


def _everything(step: Step) -> Iterator[Key]:
    """Every key there can be on the table in this decision."""
    view = GAME.view(step.state, step.turn.actor)
    for word in (*BUTTONS, "none"):
        yield (word, 0, 0)
    for card in view.seats[step.turn.actor].hand or ():
        yield ("hand", 0, card)
    for effect in range(len(EFFECTS)):
        yield ("path", 0, effect)
    for fighter in FIGHTERS:
        yield ("fighter", 0, fighter.number)
    for number, seat in enumerate(view.seats):
        yield ("plate", number, 0)
        for slot in range(len(seat.cards)):
            yield ("slot", number, slot)
            yield ("pair", number, 0)
            for kind in (0, 1):
                yield ("mark", number, 2 * slot + kind)
        for word, place in product(("place", "token"), range(12)):
            yield (word, number, place)
        for steps in (-2, -1, 1, 2):
            yield ("slide", number, steps)
    for side in (0, 1):
        yield ("side", 0, side)
    for sign in (-1, 1):
        yield ("sign", 0, sign)


def test_everything_else_is_refused_with_a_reason_in_words() -> None:
    folder = asset_path("text")
    languages = [Texts(folder, language, strict=True) for language in ("en", "es")]
    reasons: set[str] = set()
    for step in _sampled(60):
        legal = {key for action in step.legal for key in keys_of(action, step.turn.actor)}
        for key in _everything(step):
            if key in legal:
                continue
            choosing = _choosing(step)
            refusal = choosing.press(key)
            assert isinstance(refusal, Refusal), (step.turn, key)
            assert choosing.picked == []
            reasons.add(refusal.reason)
            prefix = "masters.refusal" if refusal.reason in Hands.own_refusals else "refusal.eight_masters_revenge"
            for texts in languages:
                said = texts(f"{prefix}.{refusal.reason}", **dict(refusal.facts))
                assert said
                assert "{" not in said
    assert {"wrong_colour", "already_blocking", "no_dragon", "place_taken", "no_token_there"} <= reasons
    # The reasons of somebody who types words are no answer to a press.
    assert not reasons & {"unknown_card", "not_in_hand", "needs_side", "no_such_place", "no_such_slot"}


def test_confirming_too_early_says_what_is_missing() -> None:
    met = set()
    for step in _sampled(60):
        choosing = _choosing(step)
        early = choosing.confirm()
        if step.turn.kind in REACTIONS:
            # Nothing picked: the blow is not answered.
            assert early in (Action("take"), Action("yield"))
            assert early in step.legal
        else:
            assert isinstance(early, Refusal)
            assert early.reason == "choose_first"
        for key in sorted({key for action in step.legal for key in keys_of(action, step.turn.actor)}):
            choosing.put_back()
            choosing.press(key)
            answer = choosing.confirm()
            if isinstance(answer, Refusal):
                assert answer.reason == "choose_more"
                met.add(step.turn.kind)
    assert met


def test_a_card_that_is_picked_proposes_the_blow_that_does_most() -> None:
    proposed = 0
    for step in _sampled(20):
        attacks = [action for action in step.legal if action.verb == "attack"]
        if not attacks:
            continue
        choosing = _choosing(step)
        for card in sorted({key for action in attacks for key in keys_of(action, step.turn.actor) if key[0] == "hand"}):
            # Whatever was proposed for the card before is forgotten; only what was chosen stays.
            choosing.press(card)
            chosen = choosing.selected
            assert chosen is not None
            looks = {
                side_target: choosing.look(card[2], *side_target) for side_target in product((0, 1), choosing.targets)
            }
            side, target = choosing.pick("side"), choosing.pick("plate")
            assert side is not None
            assert target is not None
            assert looks[side[2], target[1]].damage == max(look.damage for look in looks.values())
            proposed += 1
    assert proposed > 100
