"""Actions and their text form, which is the replay, the test script and the bug report."""

from __future__ import annotations

import re
from typing import NamedTuple

_WORD = re.compile(r"[a-z0-9_-]+|[A-Z][0-9]+")


class Action(NamedTuple):
    """One decision of one actor: a verb and its arguments, lower-case words or codes such as `R24`.

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
    if not words or not all(_WORD.fullmatch(word) for word in words):
        raise ValueError(
            f"{text!r} is no action: write lower-case words such as 'keep' or 'play king sword', or codes such as 'R24'"
        )
    return Action(words[0], tuple(words[1:]))
