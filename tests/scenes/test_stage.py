"""Figures on the stage: squashed, stretched, blurred by their own dash, and at rest again."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from scenes.stage.actor import Actor
from scenes.stage.effects import Speech
from scenes.stage.script import Player
from scenes.tables.cues import Cues, FlyingCard
from scenes.widgets.colours import INK, NIGHT, SKY, WHITE
from tests.scenes.driver import Driver

FEET = (100, 120)


@pytest.fixture
def king(driver: Driver) -> Actor:
    """He stands with his feet on FEET."""
    return Actor(driver.context.assets.sheet("figures/king"), *FEET, facing_left=False)


@pytest.mark.parametrize("colour", [WHITE, NIGHT])
def test_a_figure_in_one_colour_keeps_its_contour(king: Actor, colour: tuple[int, int, int]) -> None:
    """A sheet's pictures are indexed, and flashes and hidden fighters were shapes without a line."""
    canvas = pygame.Surface((200, 160), pygame.SRCALPHA)
    king.draw(canvas)
    inked = [at for at in product(range(200), range(160)) if tuple(canvas.get_at(at)) == (*INK, 255)]
    assert len(inked) > 50
    canvas.fill((0, 0, 0, 0))
    king.draw(canvas, silhouette=colour)
    colours = {tuple(canvas.get_at(at)) for at in product(range(200), range(160))}
    assert colours == {(0, 0, 0, 0), (*colour, 255), (*INK, 255)}
    assert [at for at in product(range(200), range(160)) if tuple(canvas.get_at(at)) == (*INK, 255)] == inked


def drawn(actor: Actor) -> pygame.Rect:
    """Where anything of it is."""
    canvas = pygame.Surface((200, 160), pygame.SRCALPHA)
    actor.draw(canvas)
    return canvas.get_bounding_rect()


def test_a_squashed_figure_is_wider_and_lower_on_the_same_feet(king: Actor) -> None:
    plain = drawn(king)
    king.squash = 0.1
    flat = drawn(king)
    king.squash = -0.1
    tall = drawn(king)
    assert flat.width > plain.width > tall.width
    assert flat.height < plain.height < tall.height
    assert abs(flat.bottom - plain.bottom) <= 1
    assert abs(tall.bottom - plain.bottom) <= 1


def test_a_dash_leaves_afterimages_behind_and_none_when_it_has_arrived(king: Actor) -> None:
    player = Player()
    width = drawn(king).width
    Cues(player).dash(king, (160, 120), 200)
    player.update(150)
    assert king.trail < 0
    assert drawn(king).width > width
    player.update(60)
    assert (king.x, king.trail, king.squash) == (160, 0.0, 0.0)
    assert drawn(king).width == width


def test_a_blow_squashes_and_springs_back(king: Actor) -> None:
    player = Player()
    player.add(Cues(player).knock(king, 8))
    player.update(1)
    player.update(16)
    assert king.squash > 0
    for _ in range(40):
        player.update(16)
    assert king.squash == 0
    assert (king.x, king.y) == FEET


def test_with_little_motion_nobody_is_squashed_or_blurred(king: Actor) -> None:
    player = Player()
    cues = Cues(player, calm=lambda: True)
    cues.squash(king)
    cues.dash(king, (160, 120), 200)
    player.update(100)
    assert (king.squash, king.trail) == (0.0, 0.0)
    player.update(200)
    assert king.x == 160


def test_whatever_was_begun_is_forgotten_when_it_stands(king: Actor) -> None:
    king.squash, king.trail, king.dissolve = 0.2, 9.0, 0.4
    king.flash = king.hidden = king.frozen = True
    king.settle()
    assert (king.flash, king.hidden, king.frozen) == (False, False, False)
    assert (king.squash, king.trail, king.dissolve) == (0.0, 0.0, 0.0)


def test_a_card_that_dashes_leaves_afterimages_and_none_at_the_end(driver: Driver) -> None:
    face = pygame.Surface((38, 52), pygame.SRCALPHA)
    face.fill((200, 40, 40, 255))
    card, player = FlyingCard(face, face, 20, 20), Player()
    Cues(player).dash(card, (54, 16), 90)
    player.update(60)
    assert card.trail < 0
    canvas = pygame.Surface((200, 120), pygame.SRCALPHA)
    card.draw(canvas)
    assert canvas.get_bounding_rect().width > face.get_width()
    player.update(40)
    assert (card.x, card.y, card.trail) == (54, 16, 0.0)


def test_without_motion_a_card_dashes_without_afterimages() -> None:
    face = pygame.Surface((38, 52), pygame.SRCALPHA)
    card, player = FlyingCard(face, face, 20, 20), Player()
    Cues(player, calm=lambda: True).dash(card, (54, 16), 90)
    player.update(60)
    assert card.trail == 0.0
    assert card.x > 20


def test_who_cheers_does_so_in_real_time_however_fast_the_match_is(king: Actor) -> None:
    king.play("win")
    first = king.frame
    assert not king.update(4 * first.duration_ms, first.duration_ms - 1)
    assert king.update(4, 1)
    king.play("attack")
    assert king.update(king.frame.duration_ms, 1)


@pytest.mark.parametrize("x", [28, 320, 612])
def test_what_a_figure_says_stands_whole_on_the_screen(driver: Driver, x: int) -> None:
    fonts = driver.context.fonts
    speech = Speech("«¿Quién entiende lo que dice un mensaje tan largo?»", x, 60, SKY)
    box = speech.box(640, fonts)
    assert pygame.Rect(0, 0, 640, 360).contains(box)
    assert box.left < x < box.right
    assert box.width >= fonts.width(speech.text) + 8
    canvas = pygame.Surface((640, 360))
    speech.draw(canvas, fonts)
    assert canvas.get_at((x, 58))[:3] in (SKY, NIGHT), "its point leads to whoever speaks"
    assert not speech.update(Speech.MS - 1)
    assert speech.update(1)


def test_a_gesture_that_a_figure_lacks_ends_nobodys_match(king: Actor, monkeypatch: pytest.MonkeyPatch) -> None:
    """A soldier was to show the Queen's, and the match could not be gone on with."""
    monkeypatch.setattr(Actor, "strict", False)
    king.play("handstand")
    assert king.tag == "idle"
    king.update(100)
    monkeypatch.setattr(Actor, "strict", True)
    with pytest.raises(KeyError, match=r"figures/king.*handstand"):
        king.play("handstand")
