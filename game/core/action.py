"""Actions and their text form, which is the replay, the test script and the bug report."""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """One decision of one actor: a verb and its arguments, all lower-case words.

    Actions are compared, hashed and sorted as tuples, so that `legal_actions` is sorted in every process alike.
    """

    verb: str
    args: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The action as words: `keep`, `play king sword`. `parse_action` is the way back."""
        return " ".join((self.verb, *self.args))


def parse_action(text: str) -> Action:
    """The action that `text` names. Raises ValueError where the text is no action at all (empty, odd characters)."""
    words = text.split()
    if not words or not all(
        word.replace("_", "").replace("-", "").isalnum() and word == word.lower() for word in words
    ):
        raise ValueError(f"{text!r} is no action: write lower-case words such as 'keep' or 'play king sword'")
    return Action(words[0], tuple(words[1:]))
