"""Kept pictures: painted once, and anew exactly when they are of something else."""

from __future__ import annotations

import pygame

from scenes.widgets.kept import Kept
from tests.scenes.driver import Driver

AREA = pygame.Rect(30, 40, 10, 8)


def test_a_picture_is_painted_anew_only_for_another_key_place_or_language(driver: Driver) -> None:
    kept, canvas, painted = Kept(driver.context), pygame.Surface((640, 360)), []

    def show(key: str, area: pygame.Rect = AREA) -> int:
        kept.draw(canvas, area, key, lambda picture: painted.append(key))
        return len(painted)

    assert [show("a"), show("a"), show("b"), show("b"), show("a")] == [1, 1, 2, 2, 3]
    assert [show("a", AREA.move(20, 0)), show("a")] == [4, 4]
    driver.context.switch_language("es" if driver.context.texts.language == "en" else "en")
    assert show("a") == 5


def test_it_looks_as_if_it_were_painted_on_the_canvas_itself(driver: Driver) -> None:
    kept = Kept(driver.context)
    whole, straight = pygame.Surface((640, 360)), pygame.Surface((640, 360))

    def paint(picture: pygame.Surface) -> None:
        picture.fill((200, 30, 40), (32, 42, 4, 3))
        driver.context.panels.sign(picture, "crown", (30, 40))

    for canvas in (whole, straight):
        canvas.fill((10, 60, 90))
    for _ in range(2):
        kept.draw(whole, AREA.inflate(20, 20), "crown", paint)
    paint(straight)
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(straight, "RGB")


def test_what_reaches_beyond_the_area_or_the_screen_is_left_out(driver: Driver) -> None:
    canvas = pygame.Surface((640, 360))
    corner = pygame.Rect(630, 350, 20, 20)

    def paint(picture: pygame.Surface) -> None:
        picture.fill((255, 255, 255, 255))

    Kept(driver.context).draw(canvas, corner, "all", paint)
    assert canvas.get_at((630, 350))[:3] == canvas.get_at((639, 359))[:3] == (255, 255, 255)
    assert canvas.get_at((629, 350))[:3] == canvas.get_at((630, 349))[:3] == (0, 0, 0)
