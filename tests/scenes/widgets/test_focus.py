"""Focus by keys and mouse; buttons, choices and fields in a group."""

from __future__ import annotations

import pygame

from scenes.intents import Intent, Kind
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.field import TextField
from scenes.widgets.focus import FocusGroup, Widget

INSIDE = {"left": (10, 10), "right": (110, 10), "below": (10, 60)}


def group() -> tuple[FocusGroup, list[str]]:
    """Three buttons: left, right of it, below."""
    pressed: list[str] = []

    def button(name: str) -> Button:
        x, y = INSIDE[name]
        return Button(pygame.Rect(x - 10, y - 10, 80, 20), lambda: name, lambda: pressed.append(name))

    return FocusGroup([button("left"), button("right"), button("below")], lambda: None), pressed


def mouse(kind: Kind, at: tuple[int, int] | None) -> Intent:
    return Intent(kind, pos=at, pressed=kind != Kind.RELEASE)


def test_moves_go_to_the_nearest_in_that_direction_and_round_the_column() -> None:
    focus, _ = group()
    for kind, index in ((Kind.RIGHT, 1), (Kind.LEFT, 0), (Kind.DOWN, 2), (Kind.DOWN, 0), (Kind.UP, 2)):
        focus.handle(Intent(kind, 0))
        assert focus.index == index, kind


def test_disabled_widgets_are_passed_over() -> None:
    focus, pressed = group()
    focus.widgets[1].enabled = False
    focus.step()
    assert focus.index == 2
    focus.handle(mouse(Kind.PRESS, INSIDE["right"]))
    focus.handle(mouse(Kind.RELEASE, INSIDE["right"]))
    assert pressed == []


def test_a_click_presses_what_it_is_pressed_and_let_go_on() -> None:
    focus, pressed = group()
    focus.handle(mouse(Kind.PRESS, INSIDE["right"]))
    assert pressed == []
    focus.handle(mouse(Kind.RELEASE, INSIDE["right"]))
    assert pressed == ["right"]


def test_a_button_that_is_left_before_letting_go_is_not_pressed() -> None:
    for end in (INSIDE["below"], (300, 300), None):
        focus, pressed = group()
        focus.handle(mouse(Kind.PRESS, INSIDE["right"]))
        focus.handle(mouse(Kind.POINT, end))
        focus.handle(mouse(Kind.RELEASE, end))
        assert pressed == []
        # Letting go over another button than the pressed one presses neither, then or later.
        focus.handle(mouse(Kind.RELEASE, INSIDE["right"]))
        assert pressed == []


def test_pointing_moves_the_focus_and_confirm_presses_it() -> None:
    focus, pressed = group()
    focus.handle(mouse(Kind.POINT, INSIDE["below"]))
    focus.handle(Intent(Kind.CONFIRM, 1))
    assert pressed == ["below"]


def choice(changes: list[str]) -> Choice:
    return Choice(pygame.Rect(0, 0, 100, 20), lambda: "", ("a", "b", "c"), "a", str, changes.append, split=0.5)


def test_a_choice_turns_by_keys_and_by_clicks_on_its_halves() -> None:
    changes: list[str] = []
    focus = FocusGroup([choice(changes)], lambda: None)
    for intent in (
        Intent(Kind.RIGHT),
        Intent(Kind.LEFT),
        Intent(Kind.LEFT),
        Intent(Kind.CONFIRM),
        mouse(Kind.PRESS, (95, 5)),
        mouse(Kind.PRESS, (55, 5)),
    ):
        focus.handle(intent)
    assert changes == ["b", "a", "c", "a", "b", "a"]


def test_a_value_that_is_not_offered_becomes_the_first() -> None:
    assert Choice(pygame.Rect(0, 0, 9, 9), lambda: "", ("a", "b"), "z", str, print).value == "a"


def field(changes: list[str], longest: int = 4) -> TextField:
    rect = pygame.Rect(0, 0, 100, 20)
    return TextField(rect, lambda: "", "", lambda: "none", changes.append, longest, str.isalnum)


def test_typing_begins_with_confirm_and_ends_with_it() -> None:
    changes: list[str] = []
    name = field(changes)
    focus = FocusGroup([name, Widget(pygame.Rect(0, 40, 100, 20))], lambda: None)
    focus.handle(Intent(Kind.CHAR, text="x"))
    assert name.text == ""
    focus.handle(Intent(Kind.CONFIRM))
    for letter in "Zo!ë-123":
        focus.handle(Intent(Kind.CHAR, text=letter))
    assert name.text == "Zoë1"
    focus.handle(Intent(Kind.ERASE))
    focus.handle(Intent(Kind.CONFIRM))
    assert (name.text, name.typing, changes[-1]) == ("Zoë", False, "Zoë")


def test_a_nudge_of_the_mouse_does_not_end_the_typing_but_a_click_does() -> None:
    name = field([])
    focus = FocusGroup([name, Widget(pygame.Rect(0, 40, 100, 20))], lambda: None)
    focus.handle(mouse(Kind.PRESS, (50, 10)))
    focus.handle(mouse(Kind.RELEASE, (50, 10)))
    focus.handle(mouse(Kind.POINT, (50, 50)))
    assert name.typing
    assert focus.focused is name
    focus.handle(mouse(Kind.PRESS, (300, 300)))
    assert not name.typing


def test_moving_down_ends_the_typing_and_moves() -> None:
    name = field([])
    focus = FocusGroup([name, Widget(pygame.Rect(0, 40, 100, 20))], lambda: None)
    focus.handle(Intent(Kind.CONFIRM))
    focus.handle(Intent(Kind.DOWN))
    assert not name.typing
    assert focus.index == 1


def test_blanks_round_a_text_are_taken_off() -> None:
    changes: list[str] = []
    name = TextField(pygame.Rect(0, 0, 9, 9), lambda: "", "", str, changes.append)
    name.handle(Intent(Kind.CONFIRM))
    for letter in " A B ":
        name.handle(Intent(Kind.CHAR, text=letter))
    name.blur()
    assert name.text == changes[-1] == "A B"
