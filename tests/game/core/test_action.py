"""The text form of actions."""

from __future__ import annotations

import pytest

from game.core.action import Action, parse_action


@pytest.mark.parametrize("text", ["keep", "play king sword", "play card_2 7", "first me", "pass", "attack R24 left 1"])
def test_text_both_ways(text: str) -> None:
    assert parse_action(text).text == text


def test_spaces_do_not_matter() -> None:
    assert parse_action("  play   king\tsword ") == Action("play", ("king", "sword"))


@pytest.mark.parametrize(
    "text", ["", "   ", "Keep", "play KING", "play king;", "keep!", "play <b>", "play R24x", "play KI4", "play ñandú"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="write lower-case words"):
        parse_action(text)


def test_actions_sort_as_words() -> None:
    actions = [Action("play", ("king", "axe")), Action("pass"), Action("play", ("king",)), Action("add", ("ring",))]
    assert [action.text for action in sorted(actions)] == ["add ring", "pass", "play king", "play king axe"]
