"""A visit to the tournament: what its scenes share, its matches, and which scene it begins with."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from game.bracket import Bracket, drew, match_of, occasion_of, pair, seated, setup_of, won
from game.core.contract import Result
from game.core.registry import get_game
from game.storage.kept import KeptFile
from game.storage.tournament import Cup, Tournaments, open_tournaments, tournament_file
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.menu import MenuScene
from scenes.setup.chosen import options_of, usable
from scenes.setup.usual import usual_values
from scenes.tournament.called import seats_of


@dataclass
class Visit:
    """What the tournament's scenes share. kept: bracket and champions, with the file behind them."""

    context: Context
    kept: KeptFile[Tournaments]

    @property
    def bracket(self) -> Bracket:
        """The one under way. Raises ValueError where there is none."""
        if self.kept.value.bracket is None:
            raise ValueError("no tournament is under way")
        return self.kept.value.bracket

    def keep(self, bracket: Bracket | None) -> None:
        """Remember this as the one under way."""
        self.kept.value.bracket = bracket
        self.kept.save()

    def match(self, number: int) -> MatchConfig:
        """A match of the bracket on the screen."""
        bracket = self.bracket
        called = seats_of(bracket.entrants)
        seats = tuple(called[entrant] for entrant in seated(bracket, number))
        setup = setup_of(bracket, number)
        values = usual_values(
            setup.game,
            setup.mode,
            options_of(get_game(setup.game), setup.mode),
            [one.kind for one in seats],
            setup.options,
        )
        return MatchConfig(
            type(setup)(setup.game, setup.seed, setup.seats, setup.mode, values),
            seats,
            seed_given=True,
            occasion=occasion_of(bracket, number),
        )

    def enter(self, occasion: str, result: Result, today: date, seed: int) -> int | None:
        """What a finished match means for the bracket, kept at once. Returns its number; None for a match of another
        tournament, one that has its winner already, or one from before a draw: since then it is due with other cards
        and the seats changed. today: the day on which a champion is crowned. seed: of the match."""
        bracket = self.kept.value.bracket
        number = None if bracket is None else match_of(bracket, occasion)
        if bracket is None or number is None or bracket.winners[number] in pair(bracket, number):
            return None
        if setup_of(bracket, number).seed != seed:
            return None
        if len(result.winners) != 1:
            self.keep(drew(bracket, number))
            return number
        winner = seated(bracket, number)[result.winners[0]]
        bracket = won(bracket, number, winner)
        if bracket.champion is not None:
            one = seats_of(bracket.entrants)[winner]
            day, count = today.isoformat(), len(bracket.entrants)
            cup = Cup(day, bracket.game, bracket.mode, one.name, count, one.kind, one.text, one.number)
            self.kept.value.cups.append(cup)
        self.keep(bracket)
        return number


def visit_of(context: Context) -> Visit:
    """What is kept beside the settings in use."""
    return Visit(context, open_tournaments(tournament_file(context.store.path)))


def options_for(context: Context, game_id: str, mode: str) -> dict[str, str]:
    """The options that a tournament is played with: those last chosen for the mode."""
    return usable(context.settings.setup_of(game_id, mode), get_game(game_id), mode).options


def first_scene(visit: Visit) -> MenuScene:
    """Entering, or the bracket where one is under way or its champion was not seen yet."""
    from scenes.tournament.bracket import BracketScene
    from scenes.tournament.entering import EnteringScene

    return EnteringScene(visit) if visit.kept.value.bracket is None else BracketScene(visit)


def open_tournament(context: Context) -> None:
    """Lay the tournament over what is there."""
    context.stack.push(first_scene(visit_of(context)))
