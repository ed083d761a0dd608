"""Every puzzle of 8-Bit Battle: its answer wins for certain, nothing else does, and by how much."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.contract import Game
from game.core.registry import get_game
from game.games.eight_bit_battle.state import health
from game.puzzles.certain import can_win, certain_actions, consistent, is_certain, refutation
from game.puzzles.chance import chance
from game.puzzles.puzzle import GAME, LEVELS, SOLVER, Puzzle
from game.storage.puzzles import read_puzzles
from game.text import Texts

ROOT = Path(__file__).resolve().parents[3] / "assets"
PUZZLES = read_puzzles(ROOT / "puzzles" / f"{GAME}.toml")
MARGIN = 0.25
"""So much less than a certain win is the best that anybody can do without the answer."""
RULES: Game = get_game(GAME)
every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)


@every_puzzle
def test_the_answer_wins_for_certain_and_nothing_else_does(puzzle: Puzzle) -> None:
    state = puzzle.state()
    worlds = consistent(RULES, puzzle.before(), puzzle.moves, SOLVER)
    assert state in worlds
    assert certain_actions(RULES, worlds, SOLVER) == (puzzle.action,)
    # And as the cards really lie, the rival has an answer to all the rest: it is what plays at the table.
    for action in RULES.legal_actions(state):
        assert can_win(RULES, RULES.step(state, action), SOLVER) == (action == puzzle.action), action.text


@every_puzzle
def test_the_exact_solver_says_so_too_and_by_how_much(puzzle: Puzzle) -> None:
    state = puzzle.state()
    assert chance(RULES, state) == pytest.approx(1.0, abs=1e-6)
    without = chance(RULES, state, without=puzzle.action)
    assert without == pytest.approx(puzzle.second, abs=0.001)
    assert without <= 1 - MARGIN


@every_puzzle
def test_it_can_be_played_to_the_promised_end(puzzle: Puzzle) -> None:
    """With the answer, and then whatever is certain, against the rival of the table."""
    state = RULES.step(puzzle.state(), puzzle.action)
    while (turn := RULES.to_act(state)) is not None:
        if turn.actor != SOLVER:
            state = RULES.step(state, refutation(RULES, state, SOLVER))
            continue
        followings = [RULES.step(state, action) for action in RULES.legal_actions(state)]
        state = next(one for one in followings if is_certain(RULES, [one], SOLVER))
    result = RULES.result(state)
    assert result is not None
    assert result.winners == (SOLVER,)


def test_there_are_enough_of_them_from_easy_to_hard_and_none_twice() -> None:
    assert len(PUZZLES) >= 20
    levels = [puzzle.level for puzzle in PUZZLES]
    assert levels == sorted(levels)
    assert set(levels) == set(range(1, LEVELS + 1))
    assert len({puzzle.state() for puzzle in PUZZLES}) == len(PUZZLES)
    # Attacking, defending, Keys and joiners: every kind of decision comes up.
    assert {RULES.view(puzzle.state(), SOLVER).phase for puzzle in PUZZLES} >= {
        "commit_attacker",
        "commit_defender",
        "key_defender",
        "join_attacker",
        "join_defender",
    }


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_text_is_there(language: str) -> None:
    texts = Texts(ROOT / "text", language)
    for puzzle in PUZZLES:
        assert all(texts.has(puzzle.text_id(text)) for text in ("", "story", "why")), puzzle.id


def test_a_move_is_never_the_answer_to_everything() -> None:
    """Passing, items or none: nobody solves them by one rule."""
    answers = [puzzle.answer.split() for puzzle in PUZZLES]
    with_item = sum(len(words) == 3 for words in answers)
    assert 0 < with_item < len(answers)
    assert health(PUZZLES[0].state().piles[SOLVER]) > 0
