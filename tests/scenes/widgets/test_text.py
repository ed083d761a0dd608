"""Text: glyphs, widths, wrapping, and what does not fit is noticed."""

from __future__ import annotations

from unicodedata import normalize

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.assets import asset_path
from scenes.widgets.colours import INK, WHITE
from scenes.widgets.text import Font, Fonts
from tests.scenes.driver import Driver
from tests.scenes.written import CAPITALS

SPANISH = "¡Ñandú, pingüino, ¿qué tál, José? ÁÉÍÓÚ áéíóú 0123456789"


@pytest.fixture
def fonts(driver: Driver) -> Fonts:
    return driver.context.fonts


@pytest.mark.parametrize("font", list(Font))
def test_every_font_writes_both_languages(fonts: Fonts, font: Font) -> None:
    assert fonts.face(font).lacks(SPANISH) == ""
    assert fonts.face(font).lacks("The quick brown fox: 8-bit!") == ""


LATIN_1 = "".join(c for c in map(chr, range(0x20, 0x100)) if c.isprintable())


def shape(fonts: Fonts, letter: str, font: Font) -> tuple[int, list[str]]:
    """Where the first row lies that has something in it, and the rows from there."""
    picture = fonts.face(font).render(letter, WHITE).convert_alpha()
    rows = [
        "".join("#" if picture.get_at((x, y))[3] else "." for x in range(picture.get_width()))
        for y in range(picture.get_height())
    ]
    first = next(y for y, row in enumerate(rows) if "#" in row)
    return first, rows[first:]


@pytest.mark.parametrize("font", list(Font))
def test_every_face_writes_the_whole_of_latin_1(fonts: Fonts, font: Font) -> None:
    assert fonts.face(font).lacks(LATIN_1) == ""
    assert fonts.face(font).lacks("A漢") == "漢"


@pytest.mark.parametrize("font", list(Font))
def test_a_capital_with_a_mark_is_the_capital_with_a_mark_above_it(fonts: Fonts, font: Font) -> None:
    """A heading never reads "BUFóN"."""
    for letter in filter(str.isupper, LATIN_1):
        base, *marks = list(normalize("NFD", letter))
        # A cedilla hangs below; a ring is closed by its letter, which Scale2x rounds off together.
        if not marks or marks == ["\u0327"] or (marks == ["\u030a"] and font == Font.LARGE):
            continue
        top, plain = shape(fonts, base, font)
        mark_top, marked = shape(fonts, letter, font)
        assert mark_top < top, letter
        under = [row.strip(".") for row in marked[top - mark_top :]]
        assert under[: CAPITALS[font]] == [row.strip(".") for row in plain][: CAPITALS[font]], letter


@pytest.mark.parametrize("font", list(Font))
def test_every_letter_in_use_has_a_capital_of_capital_height(fonts: Fonts, font: Font) -> None:
    files = sorted(asset_path("text").glob("*/*.po"))
    used = {c for file in files for c in file.read_text(encoding="utf-8") if c.isalpha()}
    assert {"ñ", "ó"} <= used
    for letter in sorted("".join(used).upper() + "¡¿"):
        _, rows = shape(fonts, letter, font)
        last = max(y for y, row in enumerate(rows) if "#" in row)
        assert last + 1 >= CAPITALS[font], letter


@pytest.mark.parametrize("font", list(Font))
def test_a_rendered_line_is_as_wide_as_it_says_and_one_bit(fonts: Fonts, font: Font) -> None:
    surface = fonts.face(font).render("Wizard 12", WHITE).convert_alpha()
    assert surface.get_width() == fonts.width("Wizard 12", font)
    colours = {
        tuple(surface.get_at((x, y)))[3] for x in range(surface.get_width()) for y in range(surface.get_height())
    }
    assert colours == {0, 255}


def test_a_missing_glyph_is_noticed_and_drawn_as_a_box(fonts: Fonts) -> None:
    canvas = pygame.Surface((40, 20))
    fonts.draw(canvas, (2, 2), "漢", Font.BODY)
    assert fonts.lacking == [("漢", "漢")]
    assert canvas.get_bounding_rect().width > 0


def test_a_text_wider_than_its_room_is_noticed(fonts: Fonts) -> None:
    canvas = pygame.Surface((100, 20))
    fonts.draw(canvas, (0, 0), "short", room=60)
    assert fonts.overflows == []
    fonts.draw(canvas, (0, 0), "far too long for that", room=60)
    assert [over.text for over in fonts.overflows] == ["far too long for that"]


def test_a_block_higher_than_its_box_is_noticed(fonts: Fonts) -> None:
    canvas = pygame.Surface((100, 100))
    fonts.block(canvas, pygame.Rect(0, 0, 90, 24), "one two")
    assert fonts.overflows == []
    fonts.block(canvas, pygame.Rect(0, 0, 40, 24), "one two three four five six")
    assert fonts.overflows


def test_alignment_is_to_the_point_given(fonts: Fonts) -> None:
    canvas = pygame.Surface((200, 20))
    width = fonts.width("King", Font.NAME)
    assert fonts.draw(canvas, (100, 0), "King", Font.NAME, align="left").left == 100
    assert fonts.draw(canvas, (100, 0), "King", Font.NAME, align="right").right == 100
    assert fonts.draw(canvas, (100, 0), "King", Font.NAME, align="center").left == 100 - width // 2


def test_an_outline_surrounds_every_pixel_of_the_text(fonts: Fonts) -> None:
    canvas = pygame.Surface((60, 20))
    canvas.fill((0, 200, 0))
    fonts.draw(canvas, (10, 5), "King", Font.NAME, WHITE, shadow=None, outline=INK)
    for x in range(1, 59):
        for y in range(1, 19):
            if canvas.get_at((x, y))[:3] == WHITE:
                around = {canvas.get_at((x + dx, y + dy))[:3] for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
                assert around <= {WHITE, INK}


def test_the_first_font_that_fits_is_taken_else_the_last(fonts: Fonts) -> None:
    order = (Font.TITLE, Font.NAME, Font.LABEL)
    assert fonts.fitting("KING", 200, order) == Font.TITLE
    assert fonts.fitting("KING", 40, order) == Font.NAME
    assert fonts.fitting("KING", 1, order) == Font.LABEL


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text("abcdefghijklm", min_size=1, max_size=9), min_size=1, max_size=30), st.integers(60, 300))
def test_wrapping_keeps_every_word_and_the_width(words: list[str], width: int) -> None:
    pygame.display.init()
    fonts = Fonts()
    lines = fonts.wrap(" ".join(words), width)
    assert " ".join(lines).split() == words
    assert all(fonts.width(line) <= width for line in lines)


def test_a_word_wider_than_the_line_is_cut(fonts: Fonts) -> None:
    path = "/home/somebody/" + "x" * 60 + "/settings.json"
    lines = fonts.wrap(f"Kept as {path} here.", 120)
    assert all(fonts.width(line) <= 120 for line in lines)
    assert "".join(lines).replace(" ", "") == f"Keptas{path}here."


def test_a_newline_begins_a_new_line(fonts: Fonts) -> None:
    assert fonts.wrap("one\n\ntwo", 500) == ["one", "", "two"]
