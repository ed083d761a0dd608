"""What every game promises about its rules (game.core.contract), over random matches of every set-up."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.action import Action, parse_action
from game.core.contract import TABLE, IllegalActionError, Setup, SetupError
from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from tests.conformance.matches import SEEDS, random_setup, walk

pytestmark = pytest.mark.parametrize("game_id", GAME_IDS)
SPOILT: tuple[object, ...] = (None, -1, 1.5, "x", [], {}, 10**30, [[[-5]]], [10**9, 10**9], True)
ROOT = Path(__file__).resolve().parents[2]


def test_declarations_are_sound(game_id: str) -> None:
    game = get_game(game_id)
    assert game.id == game_id
    assert game.seat_counts
    assert min(game.seat_counts) >= 2
    assert game.modes
    assert {count for mode in game.modes for count in game.seats_of(mode)} == set(game.seat_counts)
    assert {mode for option in game.options for mode in option.modes} <= set(game.modes)
    assert len({option.id for option in game.options}) == len(game.options)
    for option in game.options:
        assert len(set(option.values)) == len(option.values) >= 2
        assert option.default == option.values[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_random_match(game_id: str, seed: int) -> None:
    game, setup = get_game(game_id), random_setup(game_id, seed)
    last = None
    for step in walk(setup):
        assert step.turn.actor == TABLE or 0 <= step.turn.actor < setup.seats
        assert step.turn.kind
        assert step.legal, "a state that is not over has a legal action"
        assert step.legal == tuple(sorted(set(step.legal)))
        assert game.result(step.state) is None
        before = hash(step.state)
        assert game.step(step.state, step.action) == step.after
        assert game.apply(step.state, step.action)[0] == step.after
        assert hash(step.state) == before, "a state that was handed on never changes"
        assert hash(game.step(step.state, step.action)) == hash(step.after)
        assert all(parse_action(action.text) == action for action in step.legal)
        last = step.after
    assert game.legal_actions(last) == ()
    result = game.result(last)
    assert result is not None
    assert set(result.winners) <= set(range(setup.seats))
    assert len(result.scores) == setup.seats
    assert result.by
    assert result.ending


@pytest.mark.parametrize("seed", SEEDS[:12])
def test_every_state_goes_to_json_and_back(game_id: str, seed: int) -> None:
    """The way back checks that the state is well formed, so that this also says that no card is ever lost."""
    game = get_game(game_id)
    for step in walk(random_setup(game_id, seed)):
        text = json.dumps(game.state_to_json(step.after))
        back = game.state_from_json(json.loads(text))
        assert back == step.after
        assert hash(back) == hash(step.after)
        assert json.dumps(game.state_to_json(back)) == text


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_actions_of_other_moments_are_refused(game_id: str, seed: int) -> None:
    game, setup = get_game(game_id), random_setup(game_id, seed)
    steps = list(walk(setup))
    everything = sorted({action for step in steps for action in step.legal} | {Action("juggle"), Action("play")})
    for step in steps[::3]:
        for action in everything:
            refusal = game.refusal(step.state, action)
            assert (refusal is None) == (action in step.legal)
            if refusal is not None:
                with pytest.raises(IllegalActionError) as caught:
                    game.apply(step.state, action)
                assert caught.value.refusal == refusal
    for action in everything:
        assert game.refusal(steps[-1].after, action) is not None


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_equal_setups_give_equal_matches_whoever_else_draws_lots(game_id: str, seed: int) -> None:
    setup = random_setup(game_id, seed)
    random.seed(1)
    calm = list(walk(setup))
    random.seed(2)
    disturbed = []
    for step in walk(setup):
        random.random()
        disturbed.append(step)
    assert calm == disturbed


def test_seeds_differ(game_id: str) -> None:
    game = get_game(game_id)
    mode = game.modes[0]
    assert len({game.new(Setup(game_id, seed, game.seats_of(mode)[0], mode))[0] for seed in range(50)}) == 50


@pytest.mark.parametrize("seed", SEEDS[:12])
def test_match_goes_to_json_and_back(game_id: str, seed: int) -> None:
    setup = random_setup(game_id, seed)
    match = Match(setup)
    for step in walk(setup):
        match.act(step.action)
    back = Match.from_json(json.loads(json.dumps(match.to_json())))
    assert back.state == match.state
    assert back.actions == match.actions
    assert back.result == match.result
    assert [back.story(seat) for seat in range(setup.seats)] == [match.story(seat) for seat in range(setup.seats)]


def test_setups_that_cannot_be_played_are_refused(game_id: str) -> None:
    game = get_game(game_id)
    mode = game.modes[0]
    seats = game.seats_of(mode)[0]
    for setup in (
        *(Setup(game_id, 1, max(game.seats_of(one)) + 1, one) for one in game.modes),
        *(Setup(game_id, 1, min(game.seats_of(one)) - 1, one) for one in game.modes),
        Setup(game_id, 1, seats, mode="upside_down"),
        Setup(game_id, 1, seats, mode, {"gravity": "off"}),
        *(Setup(game_id, 1, seats, mode, {option.id: "upside_down"}) for option in game.options),
    ):
        with pytest.raises(SetupError):
            game.new(setup)


@pytest.mark.parametrize(
    "data", [None, 7, "state", [], {}, {"phase": 1}, [[0]], {"options": None}], ids=lambda data: repr(data)
)
def test_data_that_is_no_state_is_refused(game_id: str, data: object) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        get_game(game_id).state_from_json(data)


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_a_damaged_state_is_refused_or_well_formed(game_id: str, seed: int) -> None:
    """Every single value of the JSON form is spoilt in several ways: never another exception than ValueError."""
    game = get_game(game_id)
    for step in list(walk(random_setup(game_id, seed)))[::17]:
        plain = json.dumps(game.state_to_json(step.after))
        fields = json.loads(plain)
        assert isinstance(fields, dict)
        for name in fields:
            for spoilt in SPOILT:
                data = json.loads(plain)
                data[name] = spoilt
                try:
                    state = game.state_from_json(data)
                except ValueError:
                    continue
                game.legal_actions(state)
                game.view(state, 0)


def test_states_are_equal_under_every_hash_seed(game_id: str) -> None:
    """Legal actions, choices and states must not depend on the order in which a set of texts comes out."""
    code = (
        "import json\n"
        "from game.core.registry import get_game\n"
        "from tests.conformance.matches import random_setup, walk\n"
        f"game = get_game({game_id!r})\n"
        f"steps = list(walk(random_setup({game_id!r}, 3)))\n"
        "print(json.dumps([[a.text for a in s.legal] for s in steps]))\n"
        "print(json.dumps(game.state_to_json(steps[-1].after)))\n"
        "print([(e.kind, dict(e.facts), e.to) for s in steps for e in s.events])\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(outputs) == 1
    assert len(outputs.pop()) > 1000
