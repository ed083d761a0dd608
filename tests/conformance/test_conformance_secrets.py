"""What every game promises about who knows what, over random matches of every set-up."""

from __future__ import annotations

import pytest

from game.core.contract import View
from game.core.events import OPEN, PUBLIC, Event, eyes_bit, seen_by
from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from tests.conformance.matches import SEEDS, random_setup, walk

pytestmark = [pytest.mark.parametrize("game_id", GAME_IDS), pytest.mark.parametrize("seed", SEEDS[:24])]


def _plain(value: object) -> bool:
    """Whether it is made of texts, numbers and tuples alone: nothing in it leads back to a state."""
    if isinstance(value, tuple):
        return all(_plain(item) for item in value)
    return value is None or isinstance(value, bool | int | str)


def test_views_are_plain_data_and_dealing_again_keeps_them(game_id: str, seed: int) -> None:
    """The leak test: whatever a pair of eyes cannot know may be dealt again, and its view stays the same."""
    game, rng = get_game(game_id), Rng(seed)
    setup = random_setup(game_id, seed)
    for step in walk(setup):
        for eyes in (*range(setup.seats), PUBLIC):
            view: View = game.view(step.state, eyes)
            assert _plain(view)
            again = game.resample(view, rng)
            assert game.view(again, eyes) == view
            assert game.to_act(again) == step.turn
            # A well-formed state like any other.
            assert game.state_from_json(game.state_to_json(again)) == again


def test_the_actor_knows_what_is_legal(game_id: str, seed: int) -> None:
    game, setup = get_game(game_id), random_setup(game_id, seed)
    for step in walk(setup):
        for eyes in (*range(setup.seats), PUBLIC, OPEN):
            view = game.view(step.state, eyes)
            assert game.turn_in_view(view) == step.turn
            legal = game.legal_in_view(view)
            assert legal == (step.legal if eyes == step.turn.actor else ())


def test_dealt_again_it_plays_to_an_end(game_id: str, seed: int) -> None:
    game, rng = get_game(game_id), Rng(seed)
    setup = random_setup(game_id, seed)
    for step in list(walk(setup))[::5]:
        for eyes in range(setup.seats):
            state = game.resample(game.view(step.state, eyes), rng)
            for _ in range(game.max_actions):
                legal = game.legal_actions(state)
                if not legal:
                    break
                state = game.step(state, rng.choice(legal))
            payoff = game.payoff(state)
            assert game.result(state) is not None
            assert len(payoff) == setup.seats
            assert all(0 <= value <= 1 for value in payoff)


def test_values_are_chances(game_id: str, seed: int) -> None:
    game, setup = get_game(game_id), random_setup(game_id, seed)
    for step in walk(setup):
        assert all(0 <= value <= 1 for value in game.payoff(step.state))
        for seat in range(setup.seats):
            assert 0 <= game.evaluate(game.view(step.state, seat), seat) <= 1


def _told(happenings: tuple[Event, ...], eyes: int) -> list[dict[str, object]]:
    return [dict(event.facts) for event in seen_by(happenings, eyes)]


def test_all_eyes_read_the_same_story(game_id: str, seed: int) -> None:
    """The number, order and kind of what is read never depend on the eyes; what is told is true, and what two people
    may read together is known to each."""
    game, setup = get_game(game_id), random_setup(game_id, seed)
    _, deal = game.new(setup)
    for events in (deal, *(step.events for step in walk(setup))):
        kinds = [event.kind for event in seen_by(events, OPEN)]
        whole = _told(events, OPEN)
        public = _told(events, PUBLIC)
        for eyes in (*range(setup.seats), PUBLIC):
            assert [event.kind for event in seen_by(events, eyes)] == kinds
            for told, truth, together in zip(_told(events, eyes), whole, public, strict=True):
                assert told.keys() == truth.keys()
                for name, value in told.items():
                    assert value is None or value == truth[name]
                    assert together[name] is None or value == together[name]


def test_undo_never_crosses_a_reveal(game_id: str, seed: int) -> None:
    setup = random_setup(game_id, seed)
    match = Match(setup)
    undone = 0
    for step in walk(setup):
        before = match.state
        match.act(step.action)
        revealed = any(event.reveals for event in step.events)
        if step.turn.actor >= 0:
            assert match.can_undo(step.turn.actor) != revealed
        if not revealed and step.turn.actor >= 0:
            assert match.undo(step.turn.actor)
            assert match.state == before
            match.act(step.action)
            undone += 1
    assert undone or game_id != "eight_bit_battle"


def test_what_becomes_known_is_flagged(game_id: str, seed: int) -> None:
    """A step after which somebody can know more cards for sure than his view told him before carries `reveals`."""
    game, setup = get_game(game_id), random_setup(game_id, seed)
    rng = Rng(seed)
    for step in walk(setup):
        if any(event.reveals for event in step.events):
            continue
        for seat in range(setup.seats):
            if seat == step.turn.actor:
                continue
            # The others could have had any other deal before the step: after it, too.
            again = game.resample(game.view(step.state, seat), rng)
            if step.action in game.legal_actions(again):
                after, events = game.apply(again, step.action)
                same = seen_by(events, seat) == seen_by(step.events, seat)
                assert (game.view(after, seat) == game.view(step.after, seat)) == same
                assert all(event.to & eyes_bit(seat) for event in seen_by(events, seat))
