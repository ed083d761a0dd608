"""What playing by hand has shown to be wrong with hands, focus and peeks at the tables of 8-Bit Battle.

The numbers are those of the list that was made while playing; what they say is in the test's name.
"""

from __future__ import annotations

import pygame
import pytest

from scenes.intents import Kind
from scenes.pause import PauseScene
from scenes.play import Phase
from tests.scenes.driver import Driver
from tests.scenes.matches import PAIRINGS, start, table_of
from tests.scenes.tables.eight_bit_moments import ALONE, TWO, asked, drawn_tips, play_to, reach


@pytest.mark.parametrize("place", range(4))
def test_05_up_from_the_hand_leads_to_the_big_button(driver: Driver, place: int) -> None:
    scene = reach(driver, ALONE, "commit_attacker")
    table = table_of(scene)
    hand = [spot.key for spot in table.spots.all if spot.key[0] == "hand"]
    table.spots.focus = hand[min(place, len(hand) - 1)]
    driver.key(Kind.UP, scene.session.eyes)
    assert table.spots.focus == ("confirm", 0, 0)


def test_05_wherever_the_keys_go_the_picture_shows_it(driver: Driver) -> None:
    scene = reach(driver, ALONE, "commit_attacker")
    table = table_of(scene)
    frames = {}
    canvas = driver.context.display.canvas
    for spot in table.spots.all:
        table.spots.by_mouse, table.spots.focus = False, spot.key
        frame = driver.frame()
        around = canvas.subsurface(spot.rect.inflate(6, 6).clip(canvas.get_rect()))
        frames[spot.key] = (frame, pygame.image.tobytes(around, "RGB"))
        # The same with the focus elsewhere.
        table.spots.focus = None
        driver.frame()
        assert pygame.image.tobytes(around, "RGB") != frames[spot.key][1], spot.key
    assert len({frame for frame, _ in frames.values()}) == len(frames)


@pytest.mark.parametrize("pairing", ["person-ai", "ai-person"])
def test_07_picked_cards_stay_clear_of_the_line_above(driver: Driver, pairing: str) -> None:
    scene = reach(driver, PAIRINGS[pairing], "commit_attacker")
    table = table_of(scene)
    canvas = driver.context.display.canvas
    line = canvas.subsurface(table.battle.map.rect("log").inflate(0, 2))
    table.spots.by_mouse, table.spots.focus = True, None
    driver.frame()
    before = pygame.image.tobytes(line, "RGB")
    assert table.choosing is not None
    for spot in [spot for spot in table.spots.all if spot.key[0] == "hand"]:
        if table.choosing.allows(spot.key[2]):
            table.choosing.tap(spot.key[2])
        driver.frame()
        assert pygame.image.tobytes(line, "RGB") == before
    assert table.choosing.picked


@pytest.mark.parametrize("pairing", ["person-ai", "person-person"])
def test_11_esc_closes_a_card_in_full_before_it_opens_the_pause(driver: Driver, pairing: str) -> None:
    scene = start(driver, PAIRINGS[pairing], seed=11)
    assert play_to(driver, scene, asked("commit_attacker", "commit_defender"))
    table = table_of(scene)
    driver.key(Kind.INSPECT, scene.session.eyes)
    assert table.hands.inspected is not None
    driver.key(Kind.MENU, None)
    assert driver.scene is scene
    assert table.hands.inspected is None
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, PauseScene)


def test_12_the_drawn_card_explains_itself(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(driver, ALONE, seed=11)
    assert play_to(driver, scene, asked("draft"))
    drawn = table_of(scene).draft.board.drawn
    (tip,) = drawn_tips(driver, monkeypatch)
    assert tip is not None
    assert tip.card == drawn


def test_12_between_two_it_does_so_only_while_they_peek(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(driver, TWO, seed=3)
    assert play_to(driver, scene, asked("draft"))
    drawn = table_of(scene).draft.board.drawn
    (tip,) = drawn_tips(driver, monkeypatch)
    # A button may say what it does; the card says nothing.
    assert tip is None or tip.card is None
    scene._peek(True)
    (tip,) = drawn_tips(driver, monkeypatch)
    assert tip is not None
    assert tip.card == drawn


def test_17_a_look_that_was_interrupted_is_shown_again(driver: Driver) -> None:
    """H6: it stays until that player has confirmed it, even where the window loses the focus meanwhile."""
    for seed in range(30):
        scene = start(driver, TWO, seed=seed)
        if play_to(driver, scene, lambda s: s.phase == Phase.CURTAIN and s.privacy.looking, prefer="key"):
            break
    seat = scene.privacy.curtain_seat
    scene._open_curtain()
    driver.step()
    looked_at = table_of(scene).battle.looked_at
    assert looked_at is not None
    for _ in range(2):
        driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        assert scene.phase == Phase.CURTAIN
        assert scene.privacy.curtain_seat == seat
        driver.key(Kind.CONFIRM, seat)
        driver.step()
        assert table_of(scene).battle.looked_at == looked_at
        assert scene.table.holding
    driver.key(Kind.CONFIRM, seat)
    driver.step()
    assert table_of(scene).battle.looked_at is None
    assert play_to(driver, scene, lambda s: s.phase == Phase.CHOOSING)


def test_19_no_tip_tells_a_neighbour_which_own_card_has_the_focus(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = reach(driver, TWO, "commit_attacker")
    table = table_of(scene)
    for spot in [spot for spot in table.spots.all if spot.key[0] == "hand"]:
        driver.point(spot.rect.center)
        assert drawn_tips(driver, monkeypatch) in ([], [None])
        table.spots.by_mouse = False
        assert drawn_tips(driver, monkeypatch) in ([], [None])


def test_26_left_at_the_left_end_of_the_hand_stays(driver: Driver) -> None:
    scene = reach(driver, ALONE, "commit_attacker")
    table, seat = table_of(scene), scene.session.eyes
    hand = [spot.key for spot in table.spots.all if spot.key[0] == "hand"]
    table.spots.focus = hand[0]
    driver.key(Kind.LEFT, seat)
    assert table.spots.focus == hand[0]
    for _ in range(9):
        driver.key(Kind.RIGHT, seat)
        focus = table.spots.focus
        assert focus is not None
        assert focus[0] in ("hand", "confirm", "rules", "undo", "back", "pass")
    # From the stage, Down leads back to the player's side.
    for spot in [spot for spot in table.spots.all if spot.key[0] == "figure"]:
        table.spots.focus = spot.key
        for _ in range(3):
            driver.key(Kind.DOWN, seat)
        focus = table.spots.focus
        assert focus is not None
        assert focus[0] not in ("figure", "plate", "pile", "top", "backs", "item"), spot.key


@pytest.mark.parametrize("pairing", ["person-ai", "ai-person", "person-person"])
def test_20_a_card_lies_where_it_was_dropped(driver: Driver, pairing: str) -> None:
    scene = reach(driver, PAIRINGS[pairing], "commit_attacker", "commit_defender")
    scene._peek(True)
    table, seat = table_of(scene), scene.session.eyes
    choosing = table.choosing
    assert choosing is not None
    place = table.battle.map.rect(f"face_down_{seat}")
    # Whoever waits beside it breathes, and a rolling pin reaches over the edge of where the card lies.
    below = driver.context.display.canvas.subsurface(place.inflate(-24, 0))
    driver.frame()
    empty = pygame.image.tobytes(below, "RGB")
    card = next(spot for spot in table.spots.all if spot.key[0] == "hand" and choosing.allows(spot.key[2]))
    driver.drag(card.rect.center, (320, 120))
    assert choosing.picked == (card.key[2],)
    assert table.spots.rect(("laid", seat, card.key[2])) == place
    driver.frame()
    assert pygame.image.tobytes(below, "RGB") != empty
    if scene.session.shared:
        scene._peek(False)
        driver.frame()
        # The ground below may move by itself: what counts is that the same moment looks alike with nothing picked.
        covered = pygame.image.tobytes(below, "RGB")
        assert table.spots.rect(("laid", seat, card.key[2])) is None
        choosing.put_back(card.key[2])
        driver.frame()
        assert pygame.image.tobytes(below, "RGB") == covered, "a neighbour sees what is picked"
        choosing.tap(card.key[2])
        scene._peek(True)
    # A click takes it back into the hand, from where it lies or from its place.
    driver.click(place.center)
    assert not choosing.picked
    assert table.spots.rect(("laid", seat, card.key[2])) is None
    driver.click(card.rect.center)
    driver.click(card.rect.center)
    assert not choosing.picked
