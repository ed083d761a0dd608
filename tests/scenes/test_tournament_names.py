"""Names in a tournament: changed, refused, lent, and in the language of now."""

from __future__ import annotations

import pygame

from game.bracket import due, seated
from scenes.menu import MenuScene
from scenes.seating import names_of
from scenes.tournament.bracket import BracketScene
from scenes.tournament.called import champion_of, names
from scenes.tournament.entering import EnteringScene
from scenes.tournament.names import NamesScene
from scenes.tournament.shelf import visit_of
from scenes.widgets.field import TextField
from tests.scenes.driver import Driver
from tests.scenes.tournament_visits import LONG, enter, press, visit


def test_names_change_at_any_time(driver: Driver) -> None:
    kept = visit(driver, 4)
    scene = BracketScene(kept)
    driver.push(scene)
    press(driver, "tournament.names")
    shown = driver.scene
    assert isinstance(shown, NamesScene)
    field = next(w for w in shown.group.widgets if isinstance(w, TextField))
    field.text = "Zoë"
    field.on_change("Zoë")
    assert shown.refused == ""
    other = [w for w in shown.group.widgets if isinstance(w, TextField)][1]
    other.on_change("Zoë")
    assert shown.refused == "Zoë"
    press(driver, "tournament.names.done")
    assert [one.name for one in scene.bracket.entrants] == ["Zoë", *[f"{LONG} {number}" for number in (1, 2, 3)]]


def test_a_refused_name_leaves_the_whole_old_one(driver: Driver) -> None:
    kept = visit(driver, 4)
    shown = NamesScene(kept)
    driver.push(shown)
    before = kept.bracket.entrants
    field = next(w for w in shown.group.widgets if isinstance(w, TextField))
    driver.click(field.rect.center)
    for _ in before[0].name[-1:]:
        driver.step(pygame.event.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_BACKSPACE, key=0, mod=0, unicode=""))
    driver.step(pygame.event.Event(pygame.TEXTINPUT, text="1"))
    assert field.text == before[1].name
    driver.click((320, 4))
    assert shown.refused == before[1].name
    assert field.text == before[0].name
    assert visit_of(driver.context).bracket.entrants == before


def test_whoever_types_no_name_any_more_is_lent_one(driver: Driver) -> None:
    kept = visit(driver, 4)
    scene = NamesScene(kept)
    driver.push(scene)
    field = next(w for w in scene.group.widgets if isinstance(w, TextField))
    driver.click(field.rect.center)
    for _ in kept.bracket.entrants[0].name:
        driver.step(pygame.event.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_BACKSPACE, key=0, mod=0, unicode=""))
    driver.click((320, 4))
    assert scene.refused == ""
    assert kept.bracket.entrants[0].lent
    assert names(driver.context.texts, kept.bracket.entrants)[0] == "Rookie"
    assert field.empty() == "Rookie"
    driver.frame()


def test_lent_names_follow_the_language_through_bracket_match_and_champions(driver: Driver) -> None:
    """A name that the arcade lends is in the language of now, in a tournament, too."""
    scene = EnteringScene(visit_of(driver.context))
    driver.push(scene)
    scene._set_count("5")
    for number in (1, 2, 4):
        scene._set_kind(number, "ai:3")
    scene._set_name(3, "Ada")
    scene.begin()
    driver.step()
    kept = visit_of(driver.context)
    english = ("Player 1", "Contender", "Contender 2", "Ada", "Contender 3")
    spanish = ("Jugador 1", "Retador", "Retador 2", "Ada", "Retador 3")
    assert names(driver.context.texts, kept.bracket.entrants) == english
    seen: set[str] = set()
    while (match := due(kept.bracket)) is not None:
        config = kept.match(match)
        for language, all_names in (("es", spanish), ("en", english)):
            driver.context.switch_language(language)
            called = names_of(driver.context.texts, config.seats)
            assert called == tuple(all_names[entrant] for entrant in seated(kept.bracket, match))
            seen.update(called)
        enter(kept, 0)
    assert seen == {*english, *spanish}
    (cup,) = kept.kept.value.cups
    winner = kept.bracket.winners[kept.bracket.final]
    for language, all_names in (("es", spanish), ("en", english)):
        driver.context.switch_language(language)
        assert champion_of(driver.context.texts, cup) == all_names[winner]
        assert spoken(driver, BracketScene(kept)) >= {all_names[winner]}
        assert spoken(driver, EnteringScene(kept)) >= {all_names[winner]}


def spoken(driver: Driver, scene: MenuScene) -> set[str]:
    """All that a screen says in one frame."""
    driver.context.stack.reset(scene)
    driver.step()
    driver.context.fonts.said.clear()
    driver.frame()
    return {text for _, text in driver.context.fonts.said}
