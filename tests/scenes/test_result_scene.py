"""The result of matches of two to six seats, of teams, and of nobody."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.contract import Setup
from scenes.intents import Kind
from scenes.match_config import MatchConfig, SeatConfig
from scenes.records.keeping import AGAIN
from scenes.result import MatchReport, MatchResultScene, ReportRow
from scenes.result_ranking import order_of, place_of, ranking_box
from tests.scenes.driver import Driver

NAMES = ("WWWWWWWWW", "MMMMMMMMM", "Strategist", "Zoë", "QQQQQQQQQ", "Estratega 5")


def report(winners: tuple[int, ...], seats: int) -> MatchReport:
    cells = tuple(str(10 * seat + 3) for seat in range(seats))
    rows = (
        ReportRow("Life left", cells, winners[0] if winners else None),
        ReportRow("Blows that hit", cells),
        ReportRow("Fighter", ("Corvane", "Brugo", "Osmine", "Hulda", "Karu", "Tilla")[:seats]),
        ReportRow("Never played", (None,) * seats),
    )
    figures = ("king", "goblin")[: max(1, len(winners))]
    return MatchReport(winners, "By reason.", figures, "villager", "FIGURES", rows, ReportRow("Sum", cells), "health")


def config(seats: int, lot: bool = False) -> MatchConfig:
    mode = {2: "duel", 3: "one_against_all"}.get(seats, "teams")
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


def test_a_second_loser_lies_on_the_other_step(driver: Driver) -> None:
    driver.context.settings.reduced_motion = True
    frames = []
    for second in ("", "villager", "goblin"):
        scene = MatchResultScene(driver.context, config(3), report((0,), 3))
        scene.report = replace(scene.report, second=second)
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


def test_a_rematch_of_a_match_played_on_from_an_old_one_counts_again(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[MatchConfig] = []
    monkeypatch.setattr("scenes.play.open_match", lambda context, config: opened.append(config))
    driver.push(MatchResultScene(driver.context, replace(config(2), occasion=AGAIN), report((0,), 2)))
    driver.key(Kind.CONFIRM)
    assert [match.occasion for match in opened] == [""]


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


def ranking(places: tuple[int, ...]) -> MatchReport:
    """A report in which places count, of two figures and a sum for each seat."""
    seats = len(places)
    cells = tuple(str(60 - seat) for seat in range(seats))
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    rows = (ReportRow("Cards", cells, winners[0]),)
    return MatchReport(winners, "By reason.", ("king",) * len(winners), "", "FIGURES", rows, places=places)


@pytest.mark.parametrize("places", [(1, 2), (2, 1, 3), (1, 4, 2, 3), (5, 1, 3, 4, 2), (6, 1, 2, 3, 4, 5), (1,) * 6])
def test_a_ranking_fits_for_every_number_of_seats(tmp_path: Path, places: tuple[int, ...]) -> None:
    driver = Driver(tmp_path, "es")
    told = ranking(places)
    driver.push(MatchResultScene(driver.context, config(len(places)), told))
    driver.frame()
    box = ranking_box(told, len(places))
    assert driver.context.fonts.overflows == []
    assert box.right < 225, "the podium stays free"
    assert box.bottom < 318, "so do the buttons"
    driver.app.close()


def test_a_ranking_goes_from_the_first_to_the_last() -> None:
    assert order_of(ranking((3, 1, 2, 6, 1, 5)), 6) == (1, 4, 2, 0, 5, 3)
    assert order_of(report((4, 1), 6), 6) == (1, 4, 0, 2, 3, 5), "without places the winners come first"
    assert {place_of(report((4, 1), 6), seat) for seat in (0, 2, 3, 5)} == {3}


def test_the_lines_of_a_ranking_stand_in_its_order(driver: Driver) -> None:
    """What a seat's cell says shows in the line of its place, and nowhere else."""
    driver.context.settings.reduced_motion = True
    places = (4, 1, 6, 2, 5, 3)
    tops = {}
    for seat, place in enumerate(places):
        pictures = []
        for value in ("1", "8"):
            told = ranking(places)
            cells = tuple(value if number == seat else "3" for number in range(6))
            rows = (ReportRow("x", cells),)
            told = MatchReport((1,), "r", ("king",), "", "h", rows, places=places)
            driver.push(MatchResultScene(driver.context, config(6), told))
            driver.frame()
            pictures.append(driver.context.display.canvas.copy())
            driver.context.stack.pop()
            driver.step()
        differs = [
            y for y in range(360) for x in range(14, 225) if pictures[0].get_at((x, y)) != pictures[1].get_at((x, y))
        ]
        tops[place] = (min(differs), max(differs))
    lines = [tops[place] for place in sorted(tops)]
    assert all(first[1] < second[0] for first, second in itertools.pairwise(lines))


def test_a_demon_stands_on_the_podium_and_nobody_lies_beside_it(driver: Driver) -> None:
    driver.context.settings.reduced_motion = True
    frames = []
    for figures in (
        ("demons/cinderkin:sootwick",),
        ("demons/cinderkin:emberlick",),
        ("demons/cinderkin:sootwick",) * 3,
    ):
        told = MatchReport((0, 1, 2)[: len(figures)], "r", figures, "", "h", (), places=(1,) * 6)
        driver.push(MatchResultScene(driver.context, config(6), told))
        frames.append(driver.frame())
        driver.context.stack.pop()
        driver.step()
    assert len(set(frames)) == 3
