"""The hand-over curtain, for up to six people: it names who looks and who does not, and which key opens it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.curtain import draw_curtain
from scenes.intents import Kind
from scenes.play import Phase
from scenes.seating import side_of
from scenes.widgets.colours import SEATS
from tests.scenes.demonites_scenes import config, plug, start
from tests.scenes.driver import Driver


@pytest.mark.parametrize("language", ["en", "es"])
def test_five_others_are_named_and_everything_fits(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    names = [letter * 9 for letter in "WMQOGN"]
    for seat in range(6):
        others = [name for number, name in enumerate(names) if number != seat]
        draw_curtain(
            driver.context.display.canvas, driver.context, seat, side_of("demonites", seat, 6), names[seat], others
        )
        assert driver.context.fonts.overflows == []
    driver.app.close()


def test_the_name_has_the_colour_of_its_seat(driver: Driver) -> None:
    canvas = pygame.Surface((640, 360))
    for seat, colour in enumerate(SEATS):
        draw_curtain(canvas, driver.context, seat, 0, "Ada", ["Bo"])
        found = {canvas.get_at((x, y))[:3] for x in range(250, 390) for y in range(134, 160)}
        assert colour in found
        assert not found & (set(SEATS) - {colour})


@pytest.mark.parametrize("seats", [3, 6])
def test_every_seat_opens_its_own_curtain_with_its_sides_keys(
    driver: Driver, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plug(monkeypatch)
    scene = start(driver, config(tuple(range(seats)), seats, "scout"))
    opened: list[int] = []
    for _ in range(400):
        if len(opened) == seats:
            break
        if scene.phase == Phase.CURTAIN:
            seat = scene.privacy.curtain_seat
            side = side_of("demonites", seat, seats)
            driver.key(Kind.CONFIRM, 1 - side)
            assert (scene.phase, scene.privacy.curtain_seat) == (Phase.CURTAIN, seat), "not with the others' keys"
            driver.key(Kind.CONFIRM, side)
            opened.append(seat)
        elif scene.phase == Phase.CHOOSING:
            scene.choose(scene.session.match.legal_actions[0])
        driver.step()
    assert opened == list(range(seats))
