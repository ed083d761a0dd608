"""Everything on the table of 8 Masters' Revenge that can be pointed at says what it is, in both languages and in words
that fit, even with the widest names; nothing that is covered says anything."""

from __future__ import annotations

import pytest

from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.cards import BLOW_CARDS, FIGHTERS
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene
from scenes.tables.eight_masters_revenge.prompts import decision_prompt
from scenes.tables.eight_masters_revenge.tips import card_tip, fighter_tip, tip_for
from scenes.tables.notes import draw_tooltip
from scenes.tables.spots import Spot
from scenes.tables.tip import Tip
from scenes.thinking import Thinker
from tests.scenes.driver import Driver
from tests.scenes.masters_matches import WIDE, rest, start, start_at, table_of
from tests.scenes.masters_positions import QUESTIONS, at

LANGUAGES = ("en", "es")
ASKED_ABOUT = {"figure", "plate", "area", "slot", "big", "place", "token", "mark", "hand", "side", "sign", "path",
               "slide", "fighter", "backs", "deck", "discard", "supply", "menu", "log", "rules", "confirm",
               "button back", "button pass", "button draw", "button take", "button yield", "button reveal",
               "button none"}  # fmt: skip


@pytest.fixture(autouse=True)
def _nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "start", lambda *_, **__: None)


def _open(driver: Driver, name: str, many: bool) -> PlayScene:
    asked = QUESTIONS[name].seat
    kinds = tuple(PERSON if seat == asked else "ai:random" for seat in range(4 if many else 2))
    return start_at(driver, kinds, at(name, many), WIDE)


def _spots(driver: Driver, scene: PlayScene) -> list[Spot]:
    """Those of now, and those that come with a card or a slot that is picked."""
    table = table_of(scene)
    choosing = table.choosing
    assert choosing is not None
    found = {spot.key: spot for spot in table.spots.all}
    for spot in table.spots.all:
        if choosing.allows(spot.key) and spot.key[0] in ("hand", "slot"):
            choosing.press(spot.key)
            table.hands.lay()
            found |= {other.key: other for other in table.spots.all if other.key not in found}
    return list(found.values())


@pytest.mark.parametrize("many", [False, True], ids=["duel", "four"])
def test_every_spot_has_help_that_fits(driver: Driver, many: bool) -> None:
    seen: set[str] = set()
    for language in LANGUAGES:
        driver.context.switch_language(language)
        scenes = [(name, _open(driver, name, many)) for name in QUESTIONS]
        scenes.append(("pick", start(driver, (PERSON, "ai:random"))))
        drawn: set[Tip] = set()
        for name, scene in scenes:
            table = table_of(scene)
            for spot in _spots(driver, scene):
                tip = tip_for(spot.key, table.arena, table.choosing, faces_up=True)
                assert tip is not None, (name, spot.key)
                assert tip.title
                assert tip.body
                seen.add(spot.key[0])
                if tip not in drawn:
                    drawn.add(tip)
                    draw_tooltip(driver.context.display.canvas, driver.context, table.arena.map.rect("tooltip"), tip)
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking
    assert seen == ASKED_ABOUT


@pytest.mark.parametrize("many", [False, True], ids=["duel", "four"])
def test_every_card_and_every_fighter_in_full(driver: Driver, many: bool) -> None:
    canvas = driver.context.display.canvas
    for language in LANGUAGES:
        driver.context.switch_language(language)
        table = table_of(_open(driver, "turn", many))
        slot = table.arena.map.rect("tooltip")
        for card in range(BLOW_CARDS + 1):
            draw_tooltip(canvas, driver.context, slot, card_tip(table.arena, card))
            table.foreground.draw_big_card(canvas, card)
        for fighter in FIGHTERS:
            draw_tooltip(canvas, driver.context, slot, fighter_tip(table.arena, fighter.id))
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


@pytest.mark.parametrize("many", [False, True], ids=["duel", "four"])
def test_every_prompt_fits_with_the_widest_names(driver: Driver, many: bool) -> None:
    canvas = driver.context.display.canvas
    for language in LANGUAGES:
        driver.context.switch_language(language)
        for name in QUESTIONS:
            scene = _open(driver, name, many)
            table = table_of(scene)
            assert table.view is not None
            for seat in range(4 if many else 2):
                if table.view.phase != "start" or seat == table.view.to_act:
                    table.arena.desk.draw_prompt(canvas, decision_prompt(table.arena, table.view, seat), urgent=True)
                    table.arena.desk.draw_prompt(
                        canvas, table.arena.say("masters.prompt.wait", who=table.arena.name(seat)), urgent=False
                    )
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


def test_a_covered_card_says_nothing(driver: Driver) -> None:
    scene = start_at(driver, (PERSON, PERSON), at("turn"), WIDE)
    scene._open_curtain()
    driver.step()
    driver.step()
    table = table_of(scene)
    assert not table.faces_up
    cards = [spot for spot in table.spots.all if spot.key[0] == "hand"]
    assert cards
    for spot in cards:
        assert tip_for(spot.key, table.arena, table.choosing, faces_up=False) is None
        assert tip_for(spot.key, table.arena, table.choosing, faces_up=True) is not None


@pytest.mark.parametrize(("hands", "known"), [("open", True), ("closed", False)])
def test_the_partners_hand_is_told_where_teams_play_openly(driver: Driver, hands: str, known: bool) -> None:
    kinds = (PERSON, "ai:random", "ai:random", "ai:random")
    scene = start(driver, kinds, "teams", fighters="none", team_hands=hands)
    rest(driver, scene)
    table = table_of(scene)
    for seat in (1, 2, 3):
        tip = tip_for(("backs", seat, 0), table.arena, table.choosing, faces_up=True)
        assert tip is not None
        cards = GAME.view(scene.session.match.state, seat).seats[seat].hand
        assert cards
        told = [table.arena.faces.name(card) in tip.body for card in cards]
        assert told == [known and seat == 2] * len(cards)
        covered = tip_for(("backs", seat, 0), table.arena, table.choosing, faces_up=False)
        assert covered is not None
        assert not any(table.arena.faces.name(card) in covered.body for card in cards)


def test_whoever_has_taken_a_fighter_is_named_within_the_portrait(driver: Driver) -> None:
    scene = start(driver, (PERSON, PERSON), fighters="choose")
    named = MatchConfig(scene.config.setup, tuple(SeatConfig(PERSON, name) for name in WIDE[:2]))
    scene = PlayScene(driver.context, named)
    driver.context.stack.reset(scene)
    rest(driver, scene)
    fonts = driver.context.fonts
    while scene.session.turn is not None and scene.session.turn.kind == "pick":
        if scene.phase == Phase.CURTAIN:
            scene._open_curtain()
            rest(driver, scene)
        driver.frame()
        taken = [seat for seat in scene.session.view().seats if seat.fighter]
        scene.choose(scene.session.match.legal_actions[0])
        rest(driver, scene)
    assert taken
    assert fonts.overflows == []
