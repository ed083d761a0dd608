"""Everything on the table of the Demonites that can be pointed at says what it is, in both languages and in words that
fit, even with the widest names at six seats; nothing that is covered says anything."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from game.core.rng import Rng
from game.games.demonites.cards import CARDS, DEMONS
from game.games.demonites.modes import MODE_IDS
from scenes.match_config import PERSON
from scenes.play import Phase, PlayScene
from scenes.tables.demonites.foreground import face_for
from scenes.tables.demonites.prompts import decision_prompt
from scenes.tables.demonites.tips import demon_tip, tip_for
from scenes.tables.notes import draw_refusal, draw_tooltip
from scenes.tables.tip import Tip
from scenes.thinking import Thinker
from tests.scenes.demonites_matches import WIDE, kinds, start, table_of
from tests.scenes.driver import Driver

LANGUAGES = ("en", "es")
SIGNS = {"menu", "log", "rules"}
ASKED_ABOUT = {
    "war": {"seat", "army", "lying", "sums", "order", "button go", "button round", "button auto"},
    "skirmish": {"seat", "army", "lying", "sums", "hand", "confirm", "button wait", "button back"},
    "scout": {"seat", "army", "lying", "sums", "order", "hand", "confirm", "button back"},
    "ambush": {"seat", "line", "hand", "confirm", "button hold", "button back"},
    "campaign": {"seat", "front", "lying", "hand", "confirm", "button hold", "button back"},
}


def _open(driver: Driver, mode: str, seats: int) -> PlayScene:
    """All sit there in person."""
    options = {"pace": "calm"} if mode == "skirmish" else {}
    return start(driver, mode, kinds(range(seats), seats), 3, WIDE, **options)


def _decide(driver: Driver, scene: PlayScene) -> None:
    """On to the next decision, with open cards."""
    for _ in range(2000):
        if scene.phase == Phase.CURTAIN:
            scene._open_curtain()
        if scene.phase == Phase.CHOOSING:
            scene.privacy.peek(True)
            driver.step()
            return
        driver.step()
    raise AssertionError(scene.phase)


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("mode", MODE_IDS)
def test_every_spot_and_every_prompt_fits(driver: Driver, mode: str, seats: int) -> None:
    seen: set[str] = set()
    canvas = driver.context.display.canvas
    for language in LANGUAGES:
        driver.context.switch_language(language)
        rng = Rng(12)
        scene = _open(driver, mode, seats)
        table = table_of(scene)
        drawn: set[Tip] = set()
        asked: Counter[str] = Counter()
        for _ in range(24 * seats):
            _decide(driver, scene)
            choosing = table.choosing
            assert choosing is not None
            asked[choosing.phase] += 1
            if asked[choosing.phase] <= 3:
                for spot in table.spots.all:
                    tip = tip_for(spot.key, table.arena, choosing, faces_up=True)
                    assert tip is not None, spot.key
                    assert tip.title
                    assert tip.body
                    seen.add(spot.key[0])
                    if tip not in drawn:
                        drawn.add(tip)
                        draw_tooltip(canvas, driver.context, table.arena.map.rect("tooltip"), tip)
                assert table.view is not None
                prompt = decision_prompt(table.arena, table.view, choosing)
                table.foreground.draw_prompt(canvas, prompt)
                if choosing.seat >= 0:
                    wait = table.arena.say("demons.prompt.wait", who=table.arena.name(choosing.seat))
                    table.foreground.draw_prompt(canvas, wait)
                    table.foreground.draw_covered(canvas, choosing.seat)
            legal = scene.session.match.legal_actions
            fierce = [action for action in legal if action.verb in ("attack", "rush", "charge")]
            scene.choose(rng.choice(fierce if fierce and rng.below(2) else legal))
            if sum(asked.values()) > 6 * seats and len(asked) > 1 and all(count > 1 for count in asked.values()):
                break
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking
    wanted = ASKED_ABOUT[mode] | SIGNS | ({"eye"} if mode != "war" else set())
    assert wanted - ({"order"} if seats == 2 else set()) <= seen, wanted - seen


def test_every_demon_in_full_and_in_a_tooltip(driver: Driver) -> None:
    canvas = driver.context.display.canvas
    for language in LANGUAGES:
        driver.context.switch_language(language)
        table = table_of(start(driver, "war", (PERSON, PERSON)))
        for card in range(1, CARDS + 1):
            draw_tooltip(canvas, driver.context, table.arena.map.rect("tooltip"), demon_tip(table.arena, card))
            table.foreground.draw_big_card(canvas, card)
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


def test_every_refusal_and_word_of_a_button_fits(driver: Driver) -> None:
    canvas = driver.context.display.canvas
    for language in LANGUAGES:
        driver.context.switch_language(language)
        table = table_of(start(driver, "ambush", (PERSON, PERSON), 3, WIDE))
        for own in ("choose_first", "choose_more", "not_now"):
            draw_refusal(canvas, driver.context, table.arena.say(f"demons.refusal.{own}"), (320, 236))
        for phase in ("rush", "commit", "charge", "place", "turn"):
            words = table.arena.say(f"demons.button.confirm.{phase}")
            assert driver.context.fonts.width(words) < table.arena.map.rect("confirm").width
    assert not driver.context.fonts.overflows


@pytest.mark.parametrize("mode", ["skirmish", "scout", "ambush", "campaign"])
def test_a_covered_card_says_nothing(driver: Driver, monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    monkeypatch.setattr(Thinker, "start", lambda *_, **__: None)
    scene = _open(driver, mode, 2)
    _decide(driver, scene)
    scene.privacy.peek(False)
    driver.step()
    table = table_of(scene)
    assert not table.faces_up
    cards = [spot for spot in table.spots.all if spot.key[0] == "hand"]
    assert cards
    for spot in cards:
        assert tip_for(spot.key, table.arena, table.choosing, faces_up=False) is None
        assert tip_for(spot.key, table.arena, table.choosing, faces_up=True) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_leaders_of_a_war_are_introduced_in_a_face_in_which_both_fit(driver: Driver, language: str) -> None:
    driver.context.switch_language(language)
    texts, fonts, room = driver.context.texts, driver.context.fonts, 86
    names = [texts(f"demon.{one.id}") for one in DEMONS]
    for pair in combinations(names, 2):
        face = face_for(fonts, pair, room)
        assert max(fonts.width(name, face) for name in pair) <= room, pair
