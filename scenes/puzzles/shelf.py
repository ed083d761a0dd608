"""A visit to the puzzles: all of them, what is kept of them, and a puzzle as a match on the screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.core.contract import Setup
from game.core.match import Match
from game.puzzles.puzzle import GAME, MODE, SOLVER, Puzzle
from game.storage.kept import KeptFile
from game.storage.puzzles import PuzzleProgress, Solving, open_progress, puzzles_file, read_puzzles
from scenes.assets import ROOT
from scenes.context import Context
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.saves.records import KeptMatch

FOLDER = "puzzles"
OCCASION = "puzzle"
RIVAL_KIND = "ai:exact"
"""How the rival's pauses are; what it does is the referee's (game/puzzles/rival.py)."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All of them, from easy to hard. Raises OSError and PuzzleFileError."""
    return read_puzzles(ROOT / FOLDER / f"{GAME}.toml")


@dataclass
class Visit:
    """What the scenes of the puzzles share."""

    context: Context
    kept: KeptFile[PuzzleProgress]

    def of(self, puzzle: Puzzle) -> Solving:
        """What is known of it."""
        return self.kept.value.of(puzzle.id)

    @property
    def solved(self) -> int:
        """How many are solved."""
        return sum(self.of(puzzle).solved for puzzle in puzzles())

    def next_after(self, number: int) -> int:
        """The number of the first puzzle after this one that is not solved, from the beginning again after the last;
        the one that simply follows where all are. number: -1 for the first of all."""
        count = len(puzzles())
        order = [(number + 1 + step) % count for step in range(count)]
        return next((one for one in order if not self.of(puzzles()[one]).solved), order[0])

    def match(self, number: int) -> tuple[MatchConfig, KeptMatch]:
        """This puzzle as a match that goes on from its position."""
        texts = self.context.texts
        seats = (SeatConfig(PERSON, texts("puzzles.you")), SeatConfig(RIVAL_KIND, texts("puzzles.rival")))
        # The seed decides where it is played: every puzzle has its own place.
        setup = Setup(GAME, number, len(seats), MODE)
        config = MatchConfig(setup, seats, seed_given=True, occasion=OCCASION)
        return config, KeptMatch(Match(setup, puzzles()[number].state()))


def tie_text(puzzle: Puzzle) -> str:
    """The id of the text that says whose a round is that ends level."""
    return "puzzles.tie.you" if puzzle.state().first == SOLVER else "puzzles.tie.rival"


def visit_of(context: Context) -> Visit:
    """What is kept beside the settings in use."""
    return Visit(context, open_progress(puzzles_file(context.store.path)))
