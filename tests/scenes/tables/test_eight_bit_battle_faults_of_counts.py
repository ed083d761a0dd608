"""What playing by hand has shown to be wrong in what 8-Bit Battle's tables count: rows, piles, stars, points, sums.

The numbers are those of the list that was made while playing; what they say is in the test's name.
"""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.events import OPEN
from game.core.rng import Rng
from game.games.eight_bit_battle.cards import CARDS, KING, QUEEN, is_character
from scenes.play import Phase, PlayScene
from scenes.tables.eight_bit_battle.board import Board, Seat, board_of
from scenes.tables.eight_bit_battle.choosing import Choosing
from scenes.tables.eight_bit_battle.picture import Picture
from scenes.tables.eight_bit_battle.plates import side_of
from scenes.tables.eight_bit_battle.rows import covered_items, rival_items
from scenes.tables.eight_bit_battle.table import EightBitTable
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts
from tests.scenes.driver import Driver
from tests.scenes.matches import PAIRINGS, start, table_of
from tests.scenes.tables.eight_bit_moments import ALONE, TWO, play_to, reach, texts_of


def test_08_a_key_that_is_turned_up_lies_in_one_place_only(driver: Driver) -> None:
    looked = 0
    for kinds in (ALONE, TWO):
        scene = reach(driver, kinds, "key_attacker", "key_defender", prefer="key")
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
        while play_to(driver, scene, lambda s: s.phase == Phase.CHOOSING):
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
    scene = reach(driver, TWO, "commit_attacker")
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
            words = texts_of(patch, lambda slot=slot, seat=seat: _top_bar(driver, table, slot, seat))  # type: ignore[misc]
        taken = [*signs, words[names[seat]], words["28"]]
        assert len(signs) == (4 if ending == "total_points" else 3)
        for number, rect in enumerate(taken):
            assert slot.contains(rect.clip(rect.inflate(-1, 0)))
            assert all(not rect.inflate(-1, 0).colliderect(other) for other in taken[number + 1 :]), (rect, taken)
    assert not driver.context.fonts.overflows


def _top_bar(driver: Driver, table: EightBitTable, slot: pygame.Rect, seat: int) -> None:
    table.draft.picture.top_bar(driver.context.display.canvas, slot, seat, table.draft.board)
