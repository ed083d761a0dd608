"""Visits to a tournament for tests: brackets of any size, results, and matches that end as the test wants."""

from __future__ import annotations

from datetime import date

from game.bracket import Bracket, Entrant, begin, due, pair, seated
from game.core.contract import Result
from game.core.events import OPEN
from game.core.match import Match
from game.core.rng import Rng
from scenes.match_config import PERSON
from scenes.menu import MenuScene
from scenes.occasions import result_scene
from scenes.play import PlayScene
from scenes.result import MatchResultScene
from scenes.tables.registry import make_table
from scenes.tournament.shelf import Visit, visit_of
from scenes.widgets.button import Button
from tests.scenes.driver import Driver

LONG = "WWWWWWWWW"
TODAY = date(2026, 11, 30)


def bracket(count: int, game: str = "eight_bit_battle") -> Bracket:
    """A drawn tournament of so many, every third of them of the arcade."""
    people = [Entrant(PERSON if number % 3 else "ai:1", f"{LONG} {number}") for number in range(count)]
    return begin("ab12", game, "standard", {}, 7, people)


def visit(driver: Driver, count: int) -> Visit:
    """The visit to a tournament of so many that has just begun."""
    kept = visit_of(driver.context)
    kept.keep(bracket(count))
    return kept


def press(driver: Driver, text_id: str) -> None:
    """Click the button with this text."""
    scene = driver.scene
    assert isinstance(scene, MenuScene)
    words = driver.context.texts(text_id)
    driver.click(next(w.rect.center for w in scene.group.widgets if isinstance(w, Button) and w.label() == words))


def in_front(driver: Driver, scene: MenuScene) -> bool:
    """Whether it lies in front."""
    return driver.scene is scene


def enter(kept: Visit, winner: int | None) -> int | None:
    """The due match ends: the upper one (0) wins, the lower one (1), or nobody."""
    current = kept.bracket
    match = due(current)
    assert match is not None
    seats = seated(current, match)
    winners = () if winner is None else (seats.index(pair(current, match)[winner]),)
    config = kept.match(match)
    return kept.enter(config.occasion, Result(winners, "points", "end", (0, 0)), TODAY, config.setup.seed)


def through(kept: Visit) -> None:
    """All matches that are left."""
    while due(kept.bracket) is not None:
        enter(kept, 0)


def played(driver: Driver, play: PlayScene) -> MatchResultScene:
    """What comes after this match, played by chance."""
    config = play.config
    match, rng = Match(config.setup), Rng(3)
    while match.turn is not None:
        match.act(rng.choice(match.legal_actions))
    table = make_table(driver.context, config, play, False)
    table.show(match.view(OPEN))
    return result_scene(driver.context, config, table.report(match.view(OPEN)), match)
