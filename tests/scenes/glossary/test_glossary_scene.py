"""The glossary's screen by keys alone, by mouse alone and by what a pad sends; every term fits, in both languages."""

from __future__ import annotations

import pygame
import pytest

from scenes.doors import doors_of
from scenes.glossary.row import TermRow
from scenes.glossary.scene import ROWS, GlossaryScene
from scenes.intents import Intent, Kind
from scenes.pad_glyphs import Style
from scenes.rulebook.shelf import pages_of
from scenes.rules import RulesScene
from scenes.widgets.button import Button
from tests.scenes.driver import Driver


def glossary(driver: Driver, game: str | None = None, page: str | None = None) -> GlossaryScene:
    scene = GlossaryScene(driver.context, game, page)
    driver.push(scene)
    return scene


def write(driver: Driver, text: str) -> None:
    driver.step(pygame.event.Event(pygame.TEXTINPUT, text=text))


def press(driver: Driver, scancode: int) -> None:
    driver.step(pygame.event.Event(pygame.KEYDOWN, scancode=scancode, key=0, mod=0, unicode=""))
    driver.step(pygame.event.Event(pygame.KEYUP, scancode=scancode, key=0, mod=0, unicode=""))


def test_by_keys_letters_filter_at_once_and_enter_leads_to_the_page_and_back(driver: Driver) -> None:
    scene = glossary(driver)
    everything = len(scene.found)
    write(driver, "fog")
    assert scene.found[0].name == "Fog"
    assert 0 < len(scene.found) < everything
    press(driver, pygame.KSCAN_BACKSPACE)
    assert scene.query == "fo"
    press(driver, pygame.KSCAN_DOWN)
    focused = scene.group.focused
    assert isinstance(focused, TermRow)
    driver.key(Kind.CONFIRM, 1)
    rules = driver.scene
    assert isinstance(rules, RulesScene)
    term = scene.term
    assert term is not None
    assert rules.game_id == term.entry.game
    assert pages_of(rules.game_id)[rules.page][0] == term.entry.page
    driver.key(Kind.MENU, None)
    assert driver.scene is scene
    driver.key(Kind.MENU, None)
    assert driver.context.stack.top is None


def test_escape_leaves_at_once_while_nothing_is_typed(driver: Driver) -> None:
    scene = glossary(driver)
    assert scene.wants_text
    press(driver, pygame.KSCAN_ESCAPE)
    assert scene not in driver.context.stack.scenes


def test_by_mouse_a_line_is_looked_at_and_the_button_leads_to_the_page(driver: Driver) -> None:
    scene = glossary(driver)
    rows = [widget for widget in scene.group.widgets if isinstance(widget, TermRow)]
    driver.click(rows[4].rect.center)
    assert scene.chosen == 4
    driver.step(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert scene.chosen == 7
    page, back = (widget for widget in scene.group.widgets if isinstance(widget, Button))
    driver.click(page.rect.center)
    assert isinstance(driver.scene, RulesScene)
    driver.key(Kind.MENU, None)
    driver.click(back.rect.center)
    assert driver.context.stack.top is None


def test_what_a_pad_sends_walks_leafs_and_leaves(driver: Driver) -> None:
    scene = glossary(driver)
    for kind in (Kind.DOWN, Kind.DOWN, Kind.RIGHT):
        scene.handle(Intent(kind, 0))
    assert scene.chosen == ROWS + 1
    scene.handle(Intent(Kind.LEFT, 0))
    assert scene.chosen == 1
    for _ in range(2):
        scene.handle(Intent(Kind.UP, 0))
    assert not isinstance(scene.group.focused, TermRow), "above the first line lies the search"
    scene.handle(Intent(Kind.CANCEL, 0))
    driver.step()
    assert driver.context.stack.top is None


def test_with_a_pad_in_hand_nobody_types_until_he_asks_to(driver: Driver) -> None:
    driver.app.labels.used(0, Style.XBOX)
    scene = glossary(driver)
    assert not scene.wants_text
    assert isinstance(scene.group.focused, TermRow)
    scene.handle(Intent(Kind.UP, 0))
    scene.handle(Intent(Kind.CONFIRM, 0))
    assert scene.wants_text


def test_the_end_of_the_list_leads_to_the_buttons(driver: Driver) -> None:
    scene = glossary(driver, "street_war")
    scene.handle(Intent(Kind.DOWN, 0))
    for _ in scene.found:
        scene.handle(Intent(Kind.DOWN, 0))
    assert isinstance(scene.group.focused, Button)
    assert scene.chosen == len(scene.found) - 1


def test_the_rules_lead_to_the_terms_of_their_page_and_one_press_leads_back(driver: Driver) -> None:
    page = [name for name, _ in pages_of("street_war")].index("street.red")
    rules = RulesScene(driver.context, "street_war", page)
    driver.push(rules)
    driver.key(Kind.INSPECT)
    scene = driver.scene
    assert isinstance(scene, GlossaryScene)
    assert scene.game_id == "street_war"
    assert scene.term is not None
    assert scene.term.entry.page == "street.red"
    scene.open_page()
    driver.step()
    again = driver.scene
    assert isinstance(again, RulesScene)
    again.open_glossary()
    driver.step()
    assert driver.scene is scene, "no pile of glossaries"


def test_it_stands_in_the_library(driver: Driver) -> None:
    door = next(door for door in doors_of(driver.context, "library") if door.text == "glossary.title")
    door.open(driver.context)
    driver.step()
    assert isinstance(driver.scene, GlossaryScene)


def test_another_language_is_read_at_once(driver: Driver) -> None:
    scene = glossary(driver)
    write(driver, "formacion")
    assert scene.found == []
    driver.context.switch_language("es")
    driver.frame()
    assert [term.name for term in scene.found][:1] == ["Formación"]


@pytest.mark.parametrize("larger", [False, True], ids=["", "larger"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_term_fits(driver: Driver, language: str, larger: bool) -> None:
    driver.context.switch_language(language)
    driver.context.settings.larger_text = larger
    driver.context.apply_settings()
    scene = glossary(driver)
    canvas = pygame.Surface((640, 360))
    for number in range(len(scene.found)):
        scene.choose(number)
        term = scene.term
        assert term is not None
        scene._draw_term(canvas, term)
    for game in (None, *scene.games):
        scene.open_leaf(game)
        for first in range(0, len(scene.found), ROWS):
            scene.choose(first + ROWS - 1)
            scene.draw(canvas)
    fonts = driver.context.fonts
    assert fonts.overflows == []
    assert fonts.lacking == []


def test_terms_that_are_cards_or_people_have_a_picture(driver: Driver) -> None:
    scene = glossary(driver)
    drawn = {term.entry.word.split(".")[0] for term in scene.found if scene._pictures.of(term.entry) is not None}
    assert drawn >= {"card", "strategy", "effect", "clan", "fighter", "technique", "character", "ability"}
    assert drawn >= {"attack", "power_up", "priority"}


def test_where_nothing_is_found_no_page_is_offered(driver: Driver) -> None:
    scene = glossary(driver)
    page = next(w for w in scene.group.widgets if isinstance(w, Button))
    assert page.enabled
    write(driver, "ñandúx")
    assert scene.found == []
    assert not page.enabled
    for _ in range(3):
        press(driver, pygame.KSCAN_TAB)
        assert scene.group.focused is not page
    press(driver, pygame.KSCAN_ESCAPE)
    assert driver.context.fonts.overflows == []
