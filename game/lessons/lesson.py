"""What a first lesson holds: steps, each with a position of its own and parts that are said, asked, pointed at or done.

A lesson is data: `assets/lessons/<lesson id>.toml`, read by `game.storage.lessons`. Its id is that of its game,
`<game id>_<mode>` where every mode has a lesson of its own, or `<game id>_<chapter>` where a game's first lesson goes
on in others. Its texts have the ids `lesson.<lesson id>.<step>` (a step's title) and
`lesson.<lesson id>.<step>.<text>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import msgspec

from game.core.action import Action

ANY = "*"
"""Stands for any word of an action in `accept` and `when`."""
THEN = ";"
"""Stands between the actions of a plan in `accept` and `when`."""


class Say(msgspec.Struct, frozen=True, tag_field="kind", tag="say", forbid_unknown_fields=True):
    """The coach says something. text: last word of its id. point: what it is about, in the table's words
    (`scenes/tables/<game id>/lesson_points.py`)."""

    text: str
    point: tuple[str, ...] = ()


class Ask(msgspec.Struct, frozen=True, tag_field="kind", tag="ask", forbid_unknown_fields=True):
    """The coach asks for a number. answers: what may be chosen. right: the right one. wrong: what is said to any other
    answer."""

    text: str
    answers: tuple[int, ...]
    right: int
    wrong: str
    point: tuple[str, ...] = ()


class Look(msgspec.Struct, frozen=True, tag_field="kind", tag="look", forbid_unknown_fields=True):
    """The player points at one of these things on the table. wrong: what is said to somebody who acts already."""

    text: str
    at: tuple[str, ...]
    wrong: str
    point: tuple[str, ...] = ()


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to an action that fits `when`; to a plan where one of its actions does, or all fit a plan."""

    when: str
    text: str


class Act(msgspec.Struct, frozen=True, tag_field="kind", tag="act", forbid_unknown_fields=True):
    """The player acts. accept: the actions that fulfil it, as text, `*` for any word; or plans, where one decision is
    made of several actions (`set boost 4; done`): in whatever order, they are judged when the decision is over. hints:
    what is said to certain other actions, the first that fits; wrong: to all the rest. What was done is taken back
    then."""

    text: str
    accept: tuple[str, ...]
    wrong: str
    hints: tuple[Hint, ...] = ()
    point: tuple[str, ...] = ()

    @property
    def planned(self) -> bool:
        """Whether plans are asked for."""
        return any(THEN in pattern for pattern in self.accept)

    def accepts(self, *actions: Action) -> bool:
        """Whether this action, or this plan, fulfils it."""
        return any(fits_plan(pattern, actions) for pattern in self.accept)

    def hint(self, *actions: Action) -> str:
        """What is said to an action, or a plan, that does not."""
        return next((hint.text for hint in self.hints if _meant(hint.when, actions)), self.wrong)


class Rival(msgspec.Struct, frozen=True, tag_field="kind", tag="rival", forbid_unknown_fields=True):
    """The other side does this."""

    action: str


Part = Say | Ask | Look | Act | Rival


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step. position: in the words of the game's `positions.position`. stop: the kind of event with which
    something begins that is no part of the step, such as the next round: from there on nothing is shown, the table
    stays as it is, and only words can follow."""

    id: str
    position: dict[str, Any]
    parts: tuple[Part, ...]
    stop: str = ""


class Next(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to play after the lesson: a mode, and options that differ from its defaults; or the chapter that follows."""

    mode: str
    options: dict[str, str] = {}
    chapter: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson. mode: of the match it is shown as. names: the text ids of the seats' names. coach: the
    frame of the coach's portrait in the sheet `portraits`. seat: the player's. answers: with what the others answer an
    action that will be taken back, so that all of it is seen: the first that is legal. of_mode: whether it teaches this
    mode alone, and the game has others for its other modes. chapter: which chapter it is; empty: the first, or the only
    one. chapters: those that follow the first, in their order. place: what decides where it is played; None: every step
    has another place."""

    game: str
    mode: str
    names: tuple[str, ...]
    coach: str
    portraits: str
    steps: tuple[Step, ...]
    next: Next
    seat: int = 0
    answers: tuple[str, ...] = ()
    of_mode: bool = False
    chapter: str = ""
    chapters: tuple[str, ...] = ()
    place: int | None = None

    @property
    def id(self) -> str:
        """What its file, its texts and the settings call it."""
        own = self.mode if self.of_mode else self.chapter
        return f"{self.game}_{own}" if own else self.game

    def text_id(self, step: Step, text: str = "") -> str:
        """The id of a step's title, or of one of its texts."""
        return f"lesson.{self.id}.{step.id}" + (f".{text}" if text else "")

    def word_id(self, word: str) -> str:
        """The id of a text about all of it: `offer`, `next` or `end`."""
        return f"lesson.{self.id}.{word}"


def fits(pattern: str, action: Action) -> bool:
    """Whether an action has these words, `*` standing for any one."""
    wanted, found = pattern.split(), action.text.split()
    return len(wanted) == len(found) and all(w in (ANY, f) for w, f in zip(wanted, found, strict=True))


def fits_plan(pattern: str, actions: Sequence[Action]) -> bool:
    """Whether these are the actions of the pattern, in whatever order."""
    wanted = pattern.split(THEN)
    return len(wanted) == len(actions) and any(
        all(fits(part, action) for part, action in zip(wanted, order, strict=True)) for order in permutations(actions)
    )


def plan_for(part: Act, legal: Sequence[Action]) -> tuple[Action, ...]:
    """The first of what is asked for that can be done, one action after the other; empty where nothing can."""
    for pattern in part.accept:
        found = [next((action for action in legal if fits(one, action)), None) for one in pattern.split(THEN)]
        actions = tuple(action for action in found if action is not None)
        if len(actions) == len(found):
            return actions
    return ()


def _meant(when: str, actions: Sequence[Action]) -> bool:
    if THEN in when:
        return fits_plan(when, actions)
    return any(fits(when, action) for action in actions)


def texts_of(part: Part) -> tuple[str, ...]:
    """The last words of the ids of all that a part may say."""
    if isinstance(part, Rival):
        return ()
    if isinstance(part, Say):
        return (part.text,)
    hints = tuple(hint.text for hint in part.hints) if isinstance(part, Act) else ()
    return (part.text, part.wrong, *hints)
