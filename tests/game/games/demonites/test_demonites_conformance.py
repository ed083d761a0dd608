"""What every game promises, asked of this one, which is not in the registry yet."""

from __future__ import annotations

import pytest

from game.core import registry
from tests.conformance import test_conformance_rewind as rewinding
from tests.conformance import test_conformance_rules as rules
from tests.conformance import test_conformance_secrets as secrets

ID = "demonites"
SEEDS = range(20)
"""Each mode four times, with any number of seats and any options."""


@pytest.fixture(autouse=True)
def _in_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAME_IDS", (*registry.GAME_IDS, ID))
    monkeypatch.setattr(rewinding, "HIDDEN_COMMITMENTS", rewinding.HIDDEN_COMMITMENTS | {ID})


def test_declarations() -> None:
    rules.test_declarations_are_sound(ID)
    rules.test_seeds_differ(ID)
    rules.test_setups_that_cannot_be_played_are_refused(ID)


@pytest.mark.parametrize("data", [None, 7, "state", [], {}, {"phase": 1}, [[0]], {"options": None}], ids=repr)
def test_no_state(data: object) -> None:
    rules.test_data_that_is_no_state_is_refused(ID, data)


@pytest.mark.parametrize("seed", SEEDS)
def test_rules(seed: int) -> None:
    rules.test_random_match(ID, seed)
    rules.test_equal_setups_give_equal_matches_whoever_else_draws_lots(ID, seed)


@pytest.mark.parametrize("seed", range(10))
def test_json(seed: int) -> None:
    rules.test_every_state_goes_to_json_and_back(ID, seed)
    rules.test_match_goes_to_json_and_back(ID, seed)


@pytest.mark.parametrize("seed", range(5))
def test_damage_and_refusals(seed: int) -> None:
    rules.test_a_damaged_state_is_refused_or_well_formed(ID, seed)
    rules.test_actions_of_other_moments_are_refused(ID, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_leaks(seed: int) -> None:
    secrets.test_views_are_plain_data_and_dealing_again_keeps_them(ID, seed)
    secrets.test_what_becomes_known_is_flagged(ID, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_secrets(seed: int) -> None:
    secrets.test_the_actor_knows_what_is_legal(ID, seed)
    secrets.test_all_eyes_read_the_same_story(ID, seed)


@pytest.mark.parametrize("seed", range(10))
def test_undo_values_and_playing_on(seed: int) -> None:
    secrets.test_undo_never_crosses_a_reveal(ID, seed)
    secrets.test_values_are_chances(ID, seed)
    secrets.test_dealt_again_it_plays_to_an_end(ID, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_rewind(seed: int) -> None:
    rewinding.test_some_commitment_leads_back_to_the_same_view(ID, seed)


def test_rewind_only_for_whose_turn_it_is() -> None:
    rewinding.test_only_for_whose_turn_it_is(ID)
