"""The result of matches of two to four seats, of teams, and of nobody."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from game.core.contract import Setup
from scenes.match_config import MatchConfig, SeatConfig
from scenes.result import MatchReport, MatchResultScene, ReportRow
from tests.scenes.driver import Driver

NAMES = ("WWWWWWWWW", "MMMMMMMMM", "Strategist", "Zoë")


def report(winners: tuple[int, ...], seats: int) -> MatchReport:
    cells = tuple(str(10 * seat + 3) for seat in range(seats))
    rows = (
        ReportRow("Life left", cells, winners[0] if winners else None),
        ReportRow("Blows that hit", cells),
        ReportRow("Fighter", ("Corvane", "Brugo", "Osmine", "Hulda")[:seats]),
        ReportRow("Never played", (None,) * seats),
    )
    figures = ("king", "goblin")[: max(1, len(winners))]
    return MatchReport(winners, "By reason.", figures, "villager", "FIGURES", rows, ReportRow("Sum", cells), "health")


def config(seats: int, lot: bool = False) -> MatchConfig:
    mode = {2: "duel", 3: "one_against_all", 4: "teams"}[seats]
    sitting = tuple(SeatConfig("ai:greedy", NAMES[seat]) for seat in range(seats))
    return MatchConfig(Setup("eight_masters_revenge", 5, seats, mode), sitting, lot=lot)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("seats", "winners"), [(2, (1,)), (2, ()), (3, (0,)), (3, (1, 2)), (4, (3,)), (4, (0, 2))])
def test_everything_fits(tmp_path: Path, language: str, seats: int, winners: tuple[int, ...]) -> None:
    driver = Driver(tmp_path, language)
    driver.push(MatchResultScene(driver.context, config(seats), report(winners, seats)))
    driver.frame()
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


def test_the_headline_names_every_winner(driver: Driver) -> None:
    heads = [
        MatchResultScene(driver.context, config(4), report(winners, 4))._headline() for winners in ((), (3,), (1, 3))
    ]
    assert heads == ["A draw", "Zoë wins", "MMMMMMMMM and Zoë win"]


def test_both_of_a_team_stand_on_the_podium(driver: Driver) -> None:
    driver.context.settings.reduced_motion = True
    frames = []
    for figures in (("king",), ("king", "goblin"), ("king", "wizard")):
        told = report((0, 2), 4)
        scene = MatchResultScene(driver.context, config(4), told)
        scene.report = MatchReport(told.winners, told.reason, figures, told.loser, told.heading, told.rows)
        driver.push(scene)
        frames.append(driver.frame())
        driver.context.stack.pop()
        driver.step()
    assert len(set(frames)) == 3


def test_a_rematch_draws_the_lot_again_and_moving_seats_does_not(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[MatchConfig] = []
    monkeypatch.setattr("scenes.play.open_match", lambda context, config: opened.append(config))
    monkeypatch.setattr("scenes.seating.secrets.randbelow", lambda count: 2)
    scene = MatchResultScene(driver.context, config(4, lot=True), report((0,), 4))
    driver.push(scene)
    for widget in scene.group.widgets[:2]:
        driver.click(widget.rect.center)
    assert [match.seats[0].name for match in opened] == [NAMES[2], NAMES[3]]
    assert all(match.lot for match in opened)


def test_the_figures_are_one_column_for_each_seat(driver: Driver) -> None:
    """What a seat's cell says shows in the picture, and nowhere else than in its column."""
    changes = []
    for seat in range(4):
        pictures = []
        for value in ("1", "8"):
            told = report((0,), 4)
            cells = tuple(value if number == seat else "3" for number in range(4))
            scene = MatchResultScene(driver.context, config(4), told)
            scene.report = MatchReport((0,), "r", ("king",), "villager", "h", (ReportRow("x", cells),))
            driver.context.settings.reduced_motion = True
            driver.push(scene)
            driver.frame()
            pictures.append(driver.context.display.canvas.copy())
            driver.context.stack.pop()
            driver.step()
        differs = [
            x for x in range(640) for y in range(60, 140) if pictures[0].get_at((x, y)) != pictures[1].get_at((x, y))
        ]
        changes.append((min(differs), max(differs)))
    assert all(first[1] < second[0] for first, second in itertools.pairwise(changes))
