"""What playing by hand has shown to be wrong at the tables of 8-Bit Battle, each fault with a test that sees it.

The numbers are those of the list that was made while playing; what they say is in the test's name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.events import OPEN, Event
from game.core.rng import Rng
from game.games.eight_bit_battle.cards import CARDS, CHARACTERS, KING, QUEEN, is_character
from game.games.eight_bit_battle.wording import log_line
from scenes.intents import Kind
from scenes.pause import PauseScene
from scenes.play import Phase, PlayScene
from scenes.stage.script import Script
from scenes.tables.eight_bit_battle.board import Board, Seat, board_of
from scenes.tables.eight_bit_battle.choosing import Choosing
from scenes.tables.eight_bit_battle.picture import Picture
from scenes.tables.eight_bit_battle.plates import side_of
from scenes.tables.eight_bit_battle.prompts import decision_prompt
from scenes.tables.eight_bit_battle.rows import covered_items, rival_items
from scenes.tables.eight_bit_battle.table import EightBitTable
from scenes.tables.tip import Tip
from scenes.widgets.kept import Kept
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts
from tests.scenes.driver import Driver
from tests.scenes.matches import PAIRINGS, start, table_of

ALONE, TWO = PAIRINGS["person-ai"], PAIRINGS["person-person"]
Wanted = Callable[[PlayScene], bool]


def _play_to(driver: Driver, scene: PlayScene, wanted: Wanted, prefer: str = "", seed: int = 0) -> bool:
    """Play on by random actions, those with the word `prefer` first, until it is so. Returns whether it came so."""
    rng = Rng(seed)
    for _ in range(3000):
        if not isinstance(driver.scene, PlayScene):
            return False
        if wanted(scene):
            return True
        if scene.phase == Phase.CHOOSING:
            legal = scene.session.match.legal_actions
            liked = [action for action in legal if prefer in action.args]
            scene.choose(rng.choice(liked or legal))
        elif scene.phase == Phase.CURTAIN:
            scene._open_curtain()
        elif scene.table.holding:
            scene.table.confirm()
        driver.step()
    raise AssertionError(f"nothing comes any more: {scene.phase}")


def _asked(*phases: str) -> Wanted:
    return lambda scene: scene.phase == Phase.CHOOSING and scene.session.view().phase in phases


def _reach(driver: Driver, kinds: tuple[str, str], *phases: str, prefer: str = "") -> PlayScene:
    """The first of many matches in which a person is asked this."""
    for seed in range(60):
        scene = start(driver, kinds, seed=seed)
        if _play_to(driver, scene, _asked(*phases), prefer):
            return scene
    raise AssertionError(f"nobody is ever asked {phases}")


def _drawn_texts(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> dict[str, pygame.Rect]:
    """Every line of the frame of now, with where it stands."""
    return _texts_of(monkeypatch, driver.frame)


def _texts_of(monkeypatch: pytest.MonkeyPatch, paint: Callable[[], object]) -> dict[str, pygame.Rect]:
    """Every line that `paint` draws, with where it stands."""
    seen: dict[str, pygame.Rect] = {}
    draw = Fonts.draw

    def spy(
        self: Fonts, canvas: pygame.Surface, at: tuple[float, float], text: str, *args: Any, **facts: Any
    ) -> pygame.Rect:
        seen[text] = rect = draw(self, canvas, at, text, *args, **facts)
        return rect

    with monkeypatch.context() as patch:
        patch.setattr(Fonts, "draw", spy)
        # What is kept from frame to frame is painted, too: else its words would not be met.
        patch.setattr(Kept, "draw", lambda self, canvas, area, key, paint: paint(canvas))
        paint()
    return seen


# ---------------------------------------------------------------------- 3: the peek key of the draft


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_03_the_draft_of_two_names_both_keys_in_full(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, language: str, seed: int
) -> None:
    driver.context.switch_language(language)
    scene = start(driver, TWO, seed=seed)
    assert _play_to(driver, scene, _asked("draft"))
    seat = scene.session.view().to_act
    keys = [("key.space", "E"), ("key.return", driver.context.texts("key.right shift"))][seat or 0]
    seen = _drawn_texts(driver, monkeypatch)
    canvas = driver.context.display.canvas.get_rect()
    for word in (driver.context.texts(keys[0]), keys[1], driver.context.texts("table.peek.hold")):
        assert canvas.contains(seen[word]), word
    peek = table_of(scene).spots.rect(("peek", 0, 0))
    assert peek is not None
    assert canvas.contains(peek.inflate(2, 2))


# ---------------------------------------------------------------------- 4: the question stays in sight


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
        while _play_to(driver, scene, lambda s: s.phase == Phase.CHOOSING, prefer="key"):
            view, table = scene.session.view(), table_of(scene)
            seat = view.to_act
            assert seat is not None
            if view.phase not in met:
                met.add(view.phase)
                seen = _drawn_texts(driver, monkeypatch)
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
        if _play_to(driver, scene, lambda s: s.phase == Phase.CHOOSING and s.can_undo()):
            break
    assert scene.can_undo()
    table = table_of(scene)
    before = table.last_lines
    table.hands.take_back()
    story = table.log_lines(scene.session.story())
    assert table.last_lines == story[-len(table.last_lines) :] != before


# ---------------------------------------------------------------------- 5: where the keys are


@pytest.mark.parametrize("place", range(4))
def test_05_up_from_the_hand_leads_to_the_big_button(driver: Driver, place: int) -> None:
    scene = _reach(driver, ALONE, "commit_attacker")
    table = table_of(scene)
    hand = [spot.key for spot in table.spots.all if spot.key[0] == "hand"]
    table.spots.focus = hand[min(place, len(hand) - 1)]
    driver.key(Kind.UP, scene.session.eyes)
    assert table.spots.focus == ("confirm", 0, 0)


def test_05_wherever_the_keys_go_the_picture_shows_it(driver: Driver) -> None:
    scene = _reach(driver, ALONE, "commit_attacker")
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


# ---------------------------------------------------------------------- 6: the sign over the throne


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
        seen = _drawn_texts(driver, monkeypatch)
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
    scene = _reach(driver, ALONE, "first")
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


# ---------------------------------------------------------------------- 7, 13: nothing covers a line


@pytest.mark.parametrize("pairing", ["person-ai", "ai-person"])
def test_07_picked_cards_stay_clear_of_the_line_above(driver: Driver, pairing: str) -> None:
    scene = _reach(driver, PAIRINGS[pairing], "commit_attacker")
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


# ---------------------------------------------------------------------- 8: rows that count right


def test_08_a_key_that_is_turned_up_lies_in_one_place_only(driver: Driver) -> None:
    looked = 0
    for kinds in (ALONE, TWO):
        scene = _reach(driver, kinds, "key_attacker", "key_defender", prefer="key")
        table = table_of(scene)
        for faces in (False, True):
            table.reveal(faces or kinds == ALONE)
            board = table.battle.board
            seat = board.eyes
            keys = {card for card in board.seats[seat].laid if card is not None and card in board.seats[seat].shown}
            assert keys
            assert not keys & set(table.battle.tray_cards()[1])
            looked += 1
    assert looked == 4


def test_08_rows_count_what_is_left(driver: Driver) -> None:
    """Cards in the row and on the table are together what the seat still has, unless a known card may be either."""
    counted = 0
    for seed in range(6):
        scene = start(driver, TWO, seed=seed)
        while _play_to(driver, scene, lambda s: s.phase == Phase.CHOOSING):
            for eyes in (0, 1, -1, OPEN):
                board = board_of(scene.session.match.view(eyes))
                for own in board.seats:
                    if board.part != "battle" or own.open:
                        continue
                    row = rival_items(own, eyes == OPEN)
                    held = len(own.items) + own.unknown_items
                    veiled = own.laid.count(None)
                    if not row.known or not veiled:
                        assert len(row.known) + row.hidden == held - len(own.laid)
                        assert row.gone == len(own.laid)
                        counted += len(own.laid)
                    else:
                        assert len(row.known) + row.hidden == held - len(own.laid) + veiled
            scene.choose(Rng(seed).choice(scene.session.match.legal_actions))
            driver.step()
    assert counted


def test_08_a_covered_row_tells_nothing_of_what_is_laid() -> None:
    """One known and two covered: whichever of them lies on the table, the row looks the same."""
    for laid in (8, 9, 10):
        own = Seat(hand=[1, 8, 9, 10], shown=[1, 9], committed=True, lead=1, laid=[laid])
        assert [card in own.shown for card in covered_items(own)] == [True, False, False] or laid == 9
    alike = Seat(hand=[1, 8, 9, 10], shown=[1], committed=True, lead=1, laid=[9])
    assert covered_items(alike) == [8, 10]
    public = Seat(hand=[1], unknown_items=3, shown=[1], committed=True, laid=[None])
    assert covered_items(public) == [None, None]


# ---------------------------------------------------------------------- 9 to 13


@pytest.mark.parametrize("language", ["en", "es"])
def test_09_nobody_lets_himself_draft_first(driver: Driver, language: str) -> None:
    driver.context.switch_language(language)
    for first in (0, 1):
        event = Event("first_chosen", {"seat": 0, "first": first})
        line = log_line(event, driver.context.texts, ("Ana", "Bob")) or ""
        assert line.count("Ana") == 1
        assert line.count("Bob") == first


@pytest.mark.parametrize("seat", [0, 1])
def test_10_gained_points_do_not_run_into_the_piles_number(driver: Driver, seat: int) -> None:
    # The arcade wins against whoever takes the first choice that comes.
    scene = start(driver, PAIRINGS["ai-person"] if seat == 0 else ALONE, seed=1)
    driver.context.settings.speed = 1
    table, checked = table_of(scene), 0
    for _ in range(6000):
        if scene.phase == Phase.CHOOSING:
            scene.choose(scene.session.match.legal_actions[0])
        elif scene.table.holding:
            scene.table.confirm()
        driver.step(ms=48)
        for effect in table.battle._effects:
            text = getattr(effect, "text", "")
            pile = table.battle.map.rect(f"pile_{seat}")
            x = getattr(effect, "x", 0)
            if text.startswith("+") and abs(x - pile.centerx) < 90 and getattr(effect, "y", 999) < 100:
                width = driver.context.fonts.width(text, Font.TITLE)
                pop = pygame.Rect(0, 0, width, 16)
                pop.midtop = (round(x), round(getattr(effect, "y", 0)) - 6)
                number = pygame.Rect(pile.left, pile.bottom - 2, 34, 12)
                assert not pop.colliderect(number)
                assert not pop.colliderect(pile)
                checked += 1
        if checked > 3 or not isinstance(driver.scene, PlayScene):
            break
    assert checked


@pytest.mark.parametrize("pairing", ["person-ai", "person-person"])
def test_11_esc_closes_a_card_in_full_before_it_opens_the_pause(driver: Driver, pairing: str) -> None:
    scene = start(driver, PAIRINGS[pairing], seed=11)
    assert _play_to(driver, scene, _asked("commit_attacker", "commit_defender"))
    table = table_of(scene)
    driver.key(Kind.INSPECT, scene.session.eyes)
    assert table.hands.inspected is not None
    driver.key(Kind.MENU, None)
    assert driver.scene is scene
    assert table.hands.inspected is None
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, PauseScene)


def _tips(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[Tip | None]:
    """The tips that are drawn in the frame of now."""
    tips: list[Tip | None] = []
    draw = Picture.tooltip

    def spy(
        self: Picture, canvas: pygame.Surface, slot: pygame.Rect, tip: Tip | None, *args: Any, **facts: Any
    ) -> None:
        tips.append(tip)
        draw(self, canvas, slot, tip, *args, **facts)

    with monkeypatch.context() as patch:
        patch.setattr(Picture, "tooltip", spy)
        driver.frame()
    return tips


def test_12_the_drawn_card_explains_itself(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(driver, ALONE, seed=11)
    assert _play_to(driver, scene, _asked("draft"))
    drawn = table_of(scene).draft.board.drawn
    (tip,) = _tips(driver, monkeypatch)
    assert tip is not None
    assert tip.card == drawn


def test_12_between_two_it_does_so_only_while_they_peek(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(driver, TWO, seed=3)
    assert _play_to(driver, scene, _asked("draft"))
    drawn = table_of(scene).draft.board.drawn
    (tip,) = _tips(driver, monkeypatch)
    # A button may say what it does; the card says nothing.
    assert tip is None or tip.card is None
    scene._peek(True)
    (tip,) = _tips(driver, monkeypatch)
    assert tip is not None
    assert tip.card == drawn


@pytest.mark.parametrize("language", ["en", "es"])
def test_13_what_flies_over_the_throne_is_no_buttons_label(driver: Driver, language: str) -> None:
    driver.context.switch_language(language)
    texts = driver.context.texts
    assert texts("table.draft.given") != texts("table.draft.give")


# ---------------------------------------------------------------------- 14, 15


@pytest.mark.parametrize(
    ("names", "one"),
    [(("Blue", "Red"), Font.NAME), (("Blue", "Strategist"), Font.NAME), (("Bo", "Wilhelmina VI"), Font.LABEL_BOLD)],
)
def test_14_both_names_stand_in_one_font(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, names: tuple[str, str], one: Font
) -> None:
    scene = start(driver, ALONE, seed=11)
    picture = table_of(scene).draft.picture
    monkeypatch.setattr(Picture, "name", lambda self, seat: names[seat])
    fonts_used: dict[str, tuple[Font, int]] = {}
    draw = Fonts.draw

    def spy(
        self: Fonts,
        canvas: pygame.Surface,
        at: tuple[float, float],
        text: str,
        font: Font = Font.BODY,
        *args: Any,
        **facts: Any,
    ) -> pygame.Rect:
        fonts_used[text] = (font, round(at[1]))
        return draw(self, canvas, at, text, font, *args, **facts)

    monkeypatch.setattr(Fonts, "draw", spy)
    for seat in (0, 1):
        slot = table_of(scene).draft.map.rect(f"name_{seat}")
        picture.top_bar(driver.context.display.canvas, slot, seat, table_of(scene).draft.board)
    assert {fonts_used[name] for name in names} == {(one, fonts_used[names[0]][1])}
    assert not driver.context.fonts.overflows


def _planned(board: Board, phase: str, *cards: int) -> tuple[int, int, int]:
    choosing = Choosing(phase, (), lambda _: None)
    for card in cards:
        choosing.tap(card)
    return side_of(board, board.eyes, choosing, see=True).sums


def test_15_what_is_picked_is_summed_up() -> None:
    king, queen, sword = KING, QUEEN, next(n for n, card in enumerate(CARDS) if card.id == "sword")
    board = Board(eyes=0, part="battle", seats=(Seat(hand=[king, queen, sword]), Seat()))
    assert _planned(board, "commit_attacker") == (0, 0, 0)
    assert _planned(board, "commit_attacker", queen, sword) == (5, 1, 2)
    own = board.seats[0]
    own.committed, own.lead, own.laid = True, queen, [sword]
    # A defender's Key exchanges; an attacker's adds; whoever joins the open side counts with the royal bond.
    assert _planned(board, "key_defender", king) == (4, 1, 3)
    own.laid = []
    assert _planned(board, "key_attacker", sword) == (5, 1, 2)
    own.open, own.lead, own.fighters = True, None, [queen]
    assert _planned(board, "join_attacker", king) == (3, 3, 5)


def test_15_no_sum_while_both_may_look(driver: Driver) -> None:
    scene = _reach(driver, TWO, "commit_attacker")
    table = table_of(scene)
    covered = driver.frame()
    card = next(c for c in table.battle.board.seats[scene.session.eyes].hand if is_character(c))
    assert table.choosing is not None
    table.choosing.tap(card)
    assert driver.frame() == covered
    scene._peek(True)
    driver.frame()
    side = side_of(table.battle.board, scene.session.eyes, table.battle.planning, table.battle.faces_up)
    assert side.fighters == (card,)


# ---------------------------------------------------------------------- 17 to 26


def test_17_a_look_that_was_interrupted_is_shown_again(driver: Driver) -> None:
    """H6: it stays until that player has confirmed it, even where the window loses the focus meanwhile."""
    for seed in range(30):
        scene = start(driver, TWO, seed=seed)
        if _play_to(driver, scene, lambda s: s.phase == Phase.CURTAIN and s.privacy.looking, prefer="key"):
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
    assert _play_to(driver, scene, lambda s: s.phase == Phase.CHOOSING)


def test_19_no_tip_tells_a_neighbour_which_own_card_has_the_focus(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = _reach(driver, TWO, "commit_attacker")
    table = table_of(scene)
    for spot in [spot for spot in table.spots.all if spot.key[0] == "hand"]:
        driver.point(spot.rect.center)
        assert _tips(driver, monkeypatch) in ([], [None])
        table.spots.by_mouse = False
        assert _tips(driver, monkeypatch) in ([], [None])


@pytest.mark.parametrize("language", ["en", "es"])
def test_21_the_look_of_a_key_names_the_key_to_hold(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    driver.context.switch_language(language)
    for seed in range(30):
        scene = start(driver, TWO, seed=seed)
        if _play_to(driver, scene, lambda s: s.phase == Phase.CURTAIN and s.privacy.looking, prefer="key"):
            break
    scene._open_curtain()
    driver.step()
    seen = _drawn_texts(driver, monkeypatch)
    texts = driver.context.texts
    assert ("E", texts("key.right shift"))[scene.privacy.curtain_seat] in seen
    assert texts("table.peek") not in seen
    assert not driver.context.fonts.overflows


def test_26_left_at_the_left_end_of_the_hand_stays(driver: Driver) -> None:
    scene = _reach(driver, ALONE, "commit_attacker")
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
    scene = _reach(driver, PAIRINGS[pairing], "commit_attacker", "commit_defender")
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


@pytest.mark.parametrize("ending", ["best_of_three", "total_points"])
@pytest.mark.parametrize("names", [("WWWWWWWWW", "MMMMMMMMM"), ("WWWWMMMMM", "Bo")])
def test_14_the_widest_names_leave_room_for_stars_and_points(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, ending: str, names: tuple[str, str]
) -> None:
    """25, second half: with three stars, too, they do not touch the points."""
    scene = start(driver, ALONE, seed=11, ending=ending)
    monkeypatch.setattr(Picture, "name", lambda self, seat: names[seat])
    table = table_of(scene)
    signs: list[pygame.Rect] = []
    sign = Panels.sign

    def spy(self: Panels, canvas: pygame.Surface, name: str, at: tuple[float, float]) -> pygame.Rect:
        rect = sign(self, canvas, name, at)
        if name in ("star", "star_empty", "health"):
            signs.append(rect)
        return rect

    monkeypatch.setattr(Panels, "sign", spy)
    for seat in (0, 1):
        signs.clear()
        slot = table.draft.map.rect(f"name_{seat}")
        with monkeypatch.context() as patch:
            patch.setattr(table.draft.board.seats[seat], "points", 28)
            words = _texts_of(patch, lambda slot=slot, seat=seat: _top_bar(driver, table, slot, seat))  # type: ignore[misc]
        taken = [*signs, words[names[seat]], words["28"]]
        assert len(signs) == (4 if ending == "total_points" else 3)
        for number, rect in enumerate(taken):
            assert slot.contains(rect.clip(rect.inflate(-1, 0)))
            assert all(not rect.inflate(-1, 0).colliderect(other) for other in taken[number + 1 :]), (rect, taken)
    assert not driver.context.fonts.overflows


def _top_bar(driver: Driver, table: EightBitTable, slot: pygame.Rect, seat: int) -> None:
    table.draft.picture.top_bar(driver.context.display.canvas, slot, seat, table.draft.board)
