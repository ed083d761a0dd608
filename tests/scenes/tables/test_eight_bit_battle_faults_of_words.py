"""What playing by hand has shown to be wrong in what 8-Bit Battle's tables say: prompts, signs, the log, the result.

The numbers are those of the list that was made while playing; what they say is in the test's name.
"""

from __future__ import annotations

import pytest

from game.core.events import Event
from game.core.rng import Rng
from game.games.eight_bit_battle.cards import CARDS, CHARACTERS
from game.games.eight_bit_battle.wording import log_line
from scenes.play import Phase
from scenes.stage.script import Script
from scenes.tables.eight_bit_battle.prompts import decision_prompt
from tests.scenes.driver import Driver
from tests.scenes.matches import PAIRINGS, start, table_of
from tests.scenes.tables.eight_bit_moments import ALONE, TWO, asked, drawn_texts, play_to, reach


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_03_the_draft_of_two_names_both_keys_in_full(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, language: str, seed: int
) -> None:
    driver.context.switch_language(language)
    scene = start(driver, TWO, seed=seed)
    assert play_to(driver, scene, asked("draft"))
    seat = scene.session.view().to_act
    keys = [("key.space", "E"), ("key.return", driver.context.texts("key.right shift"))][seat or 0]
    seen = drawn_texts(driver, monkeypatch)
    canvas = driver.context.display.canvas.get_rect()
    for word in (driver.context.texts(keys[0]), keys[1], driver.context.texts("table.peek.hold")):
        assert canvas.contains(seen[word]), word
    peek = table_of(scene).spots.rect(("peek", 0, 0))
    assert peek is not None
    assert canvas.contains(peek.inflate(2, 2))


@pytest.mark.parametrize(
    ("pairing", "language"),
    [
        ("person-ai", "es"),
        ("person-person", "en"),
        ("person-person", "es"),
        pytest.param("person-ai", "en", marks=pytest.mark.soak),
    ],
)
def test_04_the_question_is_seen_while_a_card_has_the_focus(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, language: str, pairing: str
) -> None:
    driver.context.switch_language(language)
    met = set()
    for seed in range(25):
        scene = start(driver, PAIRINGS[pairing], seed=seed)
        while play_to(driver, scene, lambda s: s.phase == Phase.CHOOSING, prefer="key"):
            view, table = scene.session.view(), table_of(scene)
            seat = view.to_act
            assert seat is not None
            if view.phase not in met:
                met.add(view.phase)
                seen = drawn_texts(driver, monkeypatch)
                question = decision_prompt(table.current.picture, view, seat, table.faces_up)
                assert question in seen, view.phase
            scene.choose(Rng(seed).choice(scene.session.match.legal_actions))
            driver.step()
        if len(met) == 8:
            break
    assert met >= {"draft", "commit_attacker", "commit_defender", "key_attacker", "join_attacker", "first"}


@pytest.mark.parametrize("language", ["en", "es"])
def test_04_every_question_has_room_above_the_hand(driver: Driver, language: str) -> None:
    driver.context.switch_language(language)
    texts, fonts = driver.context.texts, driver.context.fonts
    room = table_of(start(driver, ALONE)).battle.map.rect("log").width - 14
    names = [texts(f"card.{CARDS[card].id}.the") for card in CHARACTERS]
    questions = [texts(f"table.prompt.key_{side}", card=name) for side in ("attacker", "defender") for name in names]
    questions += [texts(f"table.prompt.key_{side}.covered") for side in ("attacker", "defender")]
    questions += [texts(f"table.prompt.{word}") for word in ("commit_attacker", "commit_defender", "join")]
    for question in questions:
        assert fonts.width(question) <= room, question


def test_04_what_was_taken_back_is_told_no_more(driver: Driver) -> None:
    for seed in range(20):
        scene = start(driver, ALONE, seed=seed)
        if play_to(driver, scene, lambda s: s.phase == Phase.CHOOSING and s.can_undo()):
            break
    assert scene.can_undo()
    table = table_of(scene)
    before = table.last_lines
    table.hands.take_back()
    story = table.log_lines(scene.session.story())
    assert table.last_lines == story[-len(table.last_lines) :] != before


@pytest.mark.parametrize("seed", [1, 2])
def test_06_the_sign_over_the_throne_changes_with_the_event(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """It names whose card is on its way, not who drew the last one; between two cards there is none."""
    scene = start(driver, ALONE, seed=seed)
    driver.context.settings.speed = 1
    table, turns = table_of(scene), set()
    draft = table.draft
    now: list[Event] = []
    score = draft.score

    def spy(event: Event) -> Script:
        now.append(event)
        return score(event)

    monkeypatch.setattr(draft, "score", spy)
    names = [seat.name for seat in scene.config.seats]
    signs = [driver.context.texts("table.draft.thinks", who=name) for name in names]
    for _ in range(1500):
        if scene.phase == Phase.CHOOSING:
            scene.choose(scene.session.match.legal_actions[0])
        driver.step(ms=64)
        if table.current is not draft:
            break
        if not now or scene.phase != Phase.PLAYING:
            continue
        seen = drawn_texts(driver, monkeypatch)
        if draft.drawing:
            seat = now[-1].number("seat")
            assert signs[seat] in seen
            assert signs[1 - seat] not in seen
            assert driver.context.texts("table.draft.left", n=now[-1].number("left")) in seen
            turns.add(seat)
        elif not draft.board.has_drawn:
            assert not set(signs) & set(seen)
    assert turns == {0, 1}


def test_06_a_new_round_begins_with_nothing_left_over(driver: Driver) -> None:
    """No sign of the last round's card, no `0 left`, while the new round is announced."""
    scene = reach(driver, ALONE, "first")
    table = table_of(scene)
    driver.context.settings.speed = 1
    scene.choose(scene.session.match.legal_actions[0])
    announced, heading = 0, driver.context.texts("table.round", n=scene.session.view().round)
    for _ in range(200):
        driver.step()
        if table.current is table.draft and table.draft._caption[0] == heading:
            announced += 1
            assert not table.draft.board.has_drawn
            assert table.draft.board.left == len(CHARACTERS)
        if table.draft.drawing:
            break
    assert announced


@pytest.mark.parametrize("language", ["en", "es"])
def test_09_nobody_lets_himself_draft_first(driver: Driver, language: str) -> None:
    driver.context.switch_language(language)
    for first in (0, 1):
        event = Event("first_chosen", {"seat": 0, "first": first})
        line = log_line(event, driver.context.texts, ("Ana", "Bob")) or ""
        assert line.count("Ana") == 1
        assert line.count("Bob") == first


@pytest.mark.parametrize("language", ["en", "es"])
def test_13_what_flies_over_the_throne_is_no_buttons_label(driver: Driver, language: str) -> None:
    driver.context.switch_language(language)
    texts = driver.context.texts
    assert texts("table.draft.given") != texts("table.draft.give")


@pytest.mark.parametrize("language", ["en", "es"])
def test_21_the_look_of_a_key_names_the_key_to_hold(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    driver.context.switch_language(language)
    for seed in range(30):
        scene = start(driver, TWO, seed=seed)
        if play_to(driver, scene, lambda s: s.phase == Phase.CURTAIN and s.privacy.looking, prefer="key"):
            break
    scene._open_curtain()
    driver.step()
    seen = drawn_texts(driver, monkeypatch)
    texts = driver.context.texts
    assert ("E", texts("key.right shift"))[scene.privacy.curtain_seat] in seen
    assert texts("table.peek") not in seen
    assert not driver.context.fonts.overflows


@pytest.mark.parametrize("language", ["en", "es"])
def test_22_a_tied_round_is_explained_on_the_result(driver: Driver, language: str) -> None:
    driver.context.switch_language(language)
    texts = driver.context.texts
    table = table_of(start(driver, ALONE, seed=1))
    view = table.view
    assert view is not None
    for why in ("tie_first_drafter", "tie_king"):
        tied = view._replace(round_results=((11, 11, 0, why), (12, 3, 0, "points")), winner=0)
        report = table.report(tied)
        assert texts(f"table.{why}") in report.reason
        assert driver.context.fonts.width(report.reason) <= 600
    plain = table.report(view._replace(round_results=((12, 3, 0, "points"),), winner=0))
    assert plain.reason == texts("result.by_rounds")


@pytest.mark.parametrize("language", ["en", "es"])
def test_23_cards_in_a_sentence_have_their_articles(driver: Driver, language: str) -> None:
    driver.context.switch_language(language)
    texts = driver.context.texts
    for number, card in enumerate(CARDS):
        called = texts(f"card.{card.id}.the")
        assert called != texts(f"card.{card.id}")
        assert called.endswith(texts(f"card.{card.id}"))
        event = Event("joined", {"seat": 0, "character": number, "reason": "ale"})
        line = log_line(event, texts, ("Ana", "Bob")) or ""
        assert called[1:] in line
        assert line[0].isupper()
