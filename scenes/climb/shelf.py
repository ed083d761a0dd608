"""A visit to the Tower: its file, and its matches on the screen."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.levels import LEVEL_IDS
from game.climb import Run, after, begin, key_of, level_due, occasion_of, seat_of, setup_of
from game.core.contract import Result
from game.core.registry import get_game
from game.storage.climb import Towers, climb_file, open_towers
from game.storage.kept import KeptFile
from scenes.context import Context
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.seating import named
from scenes.setup.chosen import LONGEST_NAME, options_of, usable
from scenes.setup.usual import usual_values


@dataclass
class Visit:
    """What the Tower's scenes share. kept: runs and records, with the file behind them."""

    context: Context
    kept: KeptFile[Towers]

    def run(self, game: str, mode: str) -> Run | None:
        """The run of this mode, under way or finished; None before the first."""
        return self.kept.value.runs.get(key_of(game, mode))

    def begin(self, game: str, mode: str, seed: int) -> Run:
        """A new run, with the options that were last chosen for the mode, for all of its floors."""
        chosen = usable(self.context.settings.setup_of(game, mode), get_game(game), mode).options
        count = get_game(game).seats_of(mode)[0]
        kinds = [PERSON, *[LEVEL_IDS[0]] * (count - 1)]
        run = begin(game, mode, seed, usual_values(game, mode, options_of(get_game(game), mode), kinds, chosen))
        self.keep(run)
        return run

    def keep(self, run: Run) -> bool:
        """Remember it. Returns whether it is the best of its mode now."""
        better = self.kept.value.keep(run)
        self.kept.save()
        return better

    def match(self, run: Run) -> MatchConfig:
        """The match that is due. Raises ValueError where the run is over."""
        level = level_due(run)
        if level is None:
            raise ValueError("this run is over")
        saved = self.context.settings.setup_of(run.game, run.mode)
        typed = "" if saved is None else next((seat.name for seat in saved.seats if seat.kind == PERSON), "")
        mine = SeatConfig(PERSON, typed.strip()[:LONGEST_NAME], lent=not typed.strip())
        other = SeatConfig(LEVEL_IDS[level - 1], "", lent=True)
        setup, seat = setup_of(run), seat_of(run)
        seats = [mine if number == seat else other for number in range(setup.seats)]
        return MatchConfig(setup, named(seats), seed_given=True, occasion=occasion_of(run))

    def enter(self, occasion: str, result: Result) -> Run | None:
        """What a finished match means for its run, kept at once. Returns the run after it; None for a match of a run
        that is no more, or that has gone on without it."""
        for run in self.kept.value.runs.values():
            if not run.is_over and occasion_of(run) == occasion:
                run = after(run, seat_of(run), result)
                self.keep(run)
                return run
        return None


def visit_of(context: Context) -> Visit:
    """What is kept beside the settings in use."""
    return Visit(context, open_towers(climb_file(context.store.path)))
