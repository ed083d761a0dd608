"""A visit to the Gauntlet: what its scenes share, its duels as matches, and which scene it begins with."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Setup
from game.games.eight_masters_revenge.gauntlet import Run, person_seat, setup_of
from game.storage.gauntlet import Progress, gauntlet_file, open_progress
from game.storage.kept import KeptFile
from scenes.context import Context
from scenes.gauntlet.where import GAME, MODE
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.menu import MenuScene
from scenes.seating import ARCADE_SEATS, FIGHTER, named
from scenes.setup.chosen import LONGEST_NAME

OCCASION = "gauntlet"
"""What its duels are played for."""
COMFORTS = ("hide_pauses",)
"""Options of the last solo match that hold here, too: none of them touches the record."""


@dataclass
class Visit:
    """What the Gauntlet's scenes share. kept: run and records, with the file behind them."""

    context: Context
    kept: KeptFile[Progress]

    @property
    def run(self) -> Run:
        """The run under way. Raises ValueError where there is none."""
        run = self.kept.value.run
        if run is None:
            raise ValueError("no run is under way")
        return run

    def keep(self, run: Run) -> None:
        """Remember this as the run under way."""
        self.kept.value.run = run
        self.kept.save()

    def duel(self) -> MatchConfig:
        """The match of the duel that has begun: the opponent bears its fighter's name, the person their own."""
        context, run = self.context, self.run
        saved = context.settings.setup_of(GAME, MODE)
        options = {} if saved is None else saved.options
        comforts = {name: options[name] for name in COMFORTS if name in options}
        setup = setup_of(run, GAME, comforts)
        person = person_seat(setup)
        typed = "" if saved is None else next((seat.name for seat in saved.seats if seat.kind == PERSON), "")
        mine = SeatConfig(PERSON, typed.strip()[:LONGEST_NAME], lent=not typed.strip())
        fighter = setup.options[f"fighter{1 - person}"]
        other = SeatConfig(_opponent(setup), "", lent=True, text=f"{FIGHTER}{fighter}")
        seats = (mine, other) if person == 0 else (other, mine)
        return MatchConfig(setup, named(seats), occasion=OCCASION)


def _opponent(setup: Setup) -> str:
    return ARCADE_SEATS[GAME, MODE].players[setup.options["solo_level"]]


def first_scene(context: Context) -> MenuScene:
    """What a visit begins with: the choice of a fighter, the ladder of a run under way, or the celebration of one that
    was just finished when the program was closed."""
    from scenes.gauntlet.choice import FighterChoiceScene
    from scenes.gauntlet.ending import GauntletEndScene
    from scenes.gauntlet.ladder import LadderScene

    visit = Visit(context, open_progress(gauntlet_file(context.store.path)))
    run = visit.kept.value.run
    if run is None:
        return FighterChoiceScene(visit)
    return GauntletEndScene(visit) if run.is_over else LadderScene(visit)
