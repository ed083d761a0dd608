"""Choosing by pressing: every legal action of every mode can be pressed together, every refusal has its words, and no
order of presses breaks anything. No screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.action import Action
from game.core.contract import Refusal, Setup
from game.core.match import Match
from game.core.rng import Rng
from game.games.demonites.modes import MODE_IDS
from game.games.demonites.refusals import REASONS
from game.games.demonites.state import PHASES
from game.text import Texts
from scenes.tables.demonites.choosing import SECRET_KINDS, TABLE_KINDS, Choosing
from scenes.tables.demonites.hands import Hands
from scenes.tables.demonites.keys import keys_of
from scenes.tables.spots import Key


def _walk(mode: str, seats: int, seed: int, charges: bool = True) -> Iterator[tuple[Match, Rng]]:
    """Every decision of a random short match. charges: else everybody holds, in a Campaign, and fronts fill up."""
    rng = Rng(seed)
    options = {"limit": "short", **({"pace": "calm"} if mode == "skirmish" else {})}
    match = Match(Setup("demonites", seed, seats, mode, options))
    while match.turn is not None:
        yield match, rng
        lively = [action for action in match.legal_actions if action.verb in ("attack", "regroup", "charge", "wait")]
        legal = match.legal_actions if charges else [one for one in match.legal_actions if one.verb != "charge"]
        match.act(rng.choice(lively if charges and lively and rng.below(2) else legal))


def _choosing(match: Match) -> Choosing:
    turn = match.turn
    assert turn is not None
    explain = lambda action: match.game.refusal(match.state, action)  # noqa: E731
    return Choosing(match.view(turn.actor), turn.actor, match.legal_actions, explain)


def _keys(choosing: Choosing, action: Action) -> frozenset[Key]:
    return keys_of(action, choosing.seat, choosing.hand[0] if choosing.hand else None)


def _all_keys(match: Match) -> list[Key]:
    """Everything that could be pressed at the table, and some things that could not."""
    seats = range(match.setup.seats)
    keys: list[Key] = [("hand", 0, card) for card in range(1, 61)]
    keys += [("line", seat, place) for seat in seats for place in range(6)]
    keys += [("front", 0, place) for place in range(7)] + [("seat", seat, 0) for seat in seats]
    keys += [(word, 0, 0) for word in ("go", "round", "wait", "hold", "elsewhere")]
    return keys


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mode", MODE_IDS)
def test_every_legal_action_is_made_by_pressing_in_any_order(mode: str, seats: int) -> None:
    for match, rng in _walk(mode, seats, 3 + seats):
        choosing = _choosing(match)
        for action in match.legal_actions:
            keys = sorted(_keys(choosing, action))
            if rng.below(2):
                keys.reverse()
            choosing.picked = []
            for key in keys:
                assert choosing.allows(key)
                assert choosing.press(key) is None
            assert choosing.confirm() == action
            # Pressed again, all is laid back.
            for key in keys:
                assert choosing.press(key) is None
            assert not choosing.picked


@pytest.mark.parametrize("mode", MODE_IDS)
def test_no_two_actions_are_pressed_alike(mode: str) -> None:
    for match, _ in _walk(mode, 3, 8):
        choosing = _choosing(match)
        keys = [_keys(choosing, action) for action in match.legal_actions]
        assert len(set(keys)) == len(keys), [action.text for action in match.legal_actions]


@pytest.mark.parametrize("mode", MODE_IDS)
def test_whatever_is_pressed_is_picked_or_refused_in_words(mode: str) -> None:
    """In both languages; and what is confirmed is legal or refused."""
    locale = Path(__file__).parents[3] / "assets" / "text"
    languages = [Texts(locale, language, strict=True) for language in ("en", "es")]
    reasons: Counter[str] = Counter()
    for match, rng in _walk(mode, 3, 9):
        choosing = _choosing(match)
        everything = _all_keys(match)
        for _ in range(40):
            key = rng.choice(everything)
            before = list(choosing.picked)
            refusal = choosing.press(key)
            if refusal is None:
                assert key in before or key in choosing.picked
                assert choosing.allows(key)
            else:
                assert choosing.picked == before, "what is refused changes nothing"
                reasons[refusal.reason] += 1
                _said(refusal, languages)
            answer = choosing.confirm()
            if isinstance(answer, Refusal):
                _said(answer, languages)
            else:
                assert answer in match.legal_actions
            if not rng.below(9):
                assert choosing.put_back() == bool(before or choosing.picked) or not choosing.picked
    assert reasons, "nothing was refused"
    assert mode == "war" or any(reason in REASONS for reason in reasons), reasons


def _said(refusal: Refusal, languages: list[Texts]) -> None:
    own = refusal.reason in Hands.own_refusals
    text_id = f"demons.refusal.{refusal.reason}" if own else f"refusal.demonites.{refusal.reason}"
    for texts in languages:
        assert texts(text_id, **dict(refusal.facts))


def test_each_illegal_press_is_answered_by_its_own_reason() -> None:
    """The reasons that a person can meet by pressing, each met."""
    met: set[str] = set()
    for mode in MODE_IDS:
        for seed in range(2):
            for match, _ in _walk(mode, 5 if mode == "ambush" else 3, 20 + seed, charges=seed > 0):
                choosing = _choosing(match)
                for key in _all_keys(match):
                    choosing.picked = []
                    refusal = choosing.press(key)
                    met |= {refusal.reason} if refusal is not None else set()
    assert {
        "not_in_hand",
        "no_such_rival",
        "already_regrouped",
        "not_a_neighbour",
        "no_such_target",
        "no_such_place",
        "not_your_front",
        "front_full",
        "no_enemy_there",
        "not_now",
    } <= met, met
    assert "no_such_action" not in met, "whatever lies on the table means something"


def test_nothing_picked_sends_nobody_and_is_an_answer_only_to_who_sends_help() -> None:
    for match, _ in _walk("scout", 2, 5):
        choosing = _choosing(match)
        answer = choosing.confirm()
        if choosing.phase == "commit":
            assert answer == Action("commit")
        else:
            assert answer == Refusal("choose_first")


def test_what_does_not_go_together_gives_way() -> None:
    """Another target takes the place of the one picked before; a third help is refused."""
    for match, _ in _walk("ambush", 3, 5):
        choosing = _choosing(match)
        raids = [action for action in match.legal_actions if action.verb == "attack"]
        if choosing.phase != "turn" or len(raids) < 2:
            continue
        own, one = sorted(_keys(choosing, raids[0]), key=lambda key: key[1] != choosing.seat)
        other = next(
            key
            for action in raids
            if own in _keys(choosing, action)
            for key in _keys(choosing, action)
            if key not in (own, one)
        )
        for key in (own, one, other):
            assert choosing.press(key) is None
        assert choosing.picked[-1] == other
        assert one not in choosing.picked
        return
    raise AssertionError("no such turn")


def test_every_phase_is_the_tables_or_a_decision_that_hides_or_shows() -> None:
    """A new phase must be thought about: whether what is pressed in it tells of a hand."""
    open_kinds = {"rival", "charge"}
    assert set(PHASES) == TABLE_KINDS | SECRET_KINDS | open_kinds | {"over"}
    assert not SECRET_KINDS & open_kinds
