"""Everything on the tables that can be pointed at says what it is, in both languages, and nothing that is hidden."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.games.eight_bit_battle.cards import CARDS
from scenes.play import Phase, PlayScene
from scenes.tables.eight_bit_battle.tips import BUTTONS, CARD_SPOTS, tip_for
from tests.scenes.driver import Driver
from tests.scenes.matches import PAIRINGS, start, table_of

ASKED_ABOUT = {"figure", "pile", "plate", "top", "backs", "deck", "item", "face_down", "hand", "held", "drawn"}
ALWAYS_PRESSED = {"keep", "give", "me", "you", "pass", "confirm", "back", "rules", "log"}
"""Buttons that every seating meets sooner or later."""


def _next_question(driver: Driver, scene: PlayScene, rng: Rng) -> bool:
    """Play on to the next decision of a person. Returns whether there is one."""
    if scene.phase == Phase.CHOOSING:
        scene.choose(rng.choice(scene.session.match.legal_actions))
    frames = 0
    # However long somebody thinks on a busy machine: the test's own time limit ends what never ends.
    while frames < 400:
        frames += scene.phase != Phase.THINKING
        if not isinstance(driver.scene, PlayScene):
            return False
        if scene.phase == Phase.CHOOSING:
            return True
        if scene.phase == Phase.CURTAIN:
            scene._open_curtain()
        elif scene.table.holding:
            scene.table.confirm()
        driver.step()
    raise AssertionError(f"no decision in 400 frames: {scene.phase}")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("pairing", ["person-ai", "person-person"])
def test_every_spot_has_help(driver: Driver, language: str, pairing: str) -> None:
    driver.context.switch_language(language)
    seen = set()
    for seed in range(3):
        scene = start(driver, PAIRINGS[pairing], seed=seed)
        rng = Rng(seed)
        while _next_question(driver, scene, rng):
            table = table_of(scene)
            for faces in (False, True):
                table.reveal(faces)
                for spot in table.spots.all:
                    word = spot.key[0]
                    tip = tip_for(spot.key, table.current.board, table.current.picture, faces)
                    seen.add(word)
                    if tip is None:
                        # Only a card that lies face down has nothing to say.
                        assert word in CARD_SPOTS, spot.key
                        assert not faces, spot.key
                        continue
                    assert tip.title
                    assert tip.body
                    table.spots.point(spot.rect.center)
                    table.draw(driver.context.display.canvas)
    assert seen - {*BUTTONS} == ASKED_ABOUT
    assert seen >= ALWAYS_PRESSED | ({"peek"} if pairing == "person-person" else set())
    assert driver.context.fonts.overflows == []


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("larger", [False, True])
def test_beside_the_drawn_card_it_says_what_both_buttons_mean(driver: Driver, language: str, larger: bool) -> None:
    context = driver.context
    context.switch_language(language)
    context.settings.larger_text = larger
    context.apply_settings()
    table = table_of(start(driver, PAIRINGS["person-ai"]))
    board, picture = table.current.board, table.current.picture
    for card in range(len(CARDS)):
        board.drawn = card
        for word in BUTTONS:
            tip = tip_for((word, 0, 0), board, picture, faces_up=True)
            assert tip is not None
            assert tip.title
            assert context.texts(f"table.tip.button.{word}") in tip.body
            assert (tip.card == card) is (word in ("keep", "give"))
            picture.tooltip(context.display.canvas, table.draft.map.rect("tooltip"), tip, "", snug=True)
    assert context.fonts.overflows == []


def test_a_mouse_at_rest_on_something_to_ask_about_leaves_enter_its_button(driver: Driver) -> None:
    scene = start(driver, PAIRINGS["person-ai"], seed=11)
    assert _next_question(driver, scene, Rng(1))
    table = table_of(scene)
    focus = table.spots.focus
    deck = table.spots.rect(("deck", 0, 0))
    assert deck is not None
    driver.point(deck.center)
    assert table.spots.active == ("deck", 0, 0)
    assert table.spots.focus == focus


def test_from_the_second_round_on_no_two_figures_share_a_place(driver: Driver) -> None:
    rounds = set()
    for seed in range(3):
        scene = start(driver, PAIRINGS["person-ai"], seed=seed)
        rng = Rng(seed)
        while _next_question(driver, scene, rng):
            table = table_of(scene)
            if table.current is not table.battle:
                continue
            rounds.add(table.battle.board.round)
            places = [(actor.x, actor.y) for actor in table.battle.crowd.actors.values()]
            assert len(set(places)) == len(places)
    assert 2 in rounds


def test_a_look_of_a_key_opens_no_hand(driver: Driver) -> None:
    """Whoever peeks at what his Key shows must not turn up the hand of whoever chose last."""
    looks = 0
    for seed in range(40):
        scene = start(driver, PAIRINGS["person-person"], seed=seed)
        rng = Rng(seed)
        for _ in range(200):
            if not isinstance(driver.scene, PlayScene) or looks >= 6:
                break
            if scene.phase == Phase.CHOOSING:
                legal = scene.session.match.legal_actions
                keys = [action for action in legal if "key" in action.args]
                scene.choose(rng.choice(keys or legal))
            elif scene.phase == Phase.CURTAIN:
                seat, looking = scene.privacy.curtain_seat, scene.privacy.looking
                scene._open_curtain()
                if looking:
                    driver.step()
                    looks += 1
                    battle = table_of(scene).battle
                    scene._peek(True)
                    characters, items = battle.tray_cards()
                    shown = {card for own in battle.board.seats for card in own.shown}
                    mine = set(scene.session.match.view(seat).seats[seat].hand)
                    assert {card for card in (*characters, *items) if card is not None} <= shown | mine
                    scene._peek(False)
            elif scene.table.holding:
                scene.table.confirm()
            driver.step()
    assert looks >= 6
