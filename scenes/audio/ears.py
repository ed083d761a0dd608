"""The interface's own sounds, in one place: what an intent has changed is what is heard of it.

Where two people share the screen, what one of them does with a covered hand makes no sound: the other would count how
far the focus goes (UX.md §2). That a decision was made is heard, for it is seen as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from scenes.audio.mixer import Audio
from scenes.audio.music import SILENCE, Music
from scenes.intents import Intent, Kind
from scenes.lesson.scene import LessonScene
from scenes.menu import MenuScene
from scenes.pause import PauseScene
from scenes.play import Phase, PlayScene
from scenes.rules import RulesScene
from scenes.scene import Scene
from scenes.stack import SceneStack
from scenes.tables.table import Table
from scenes.widgets.button import Button
from scenes.widgets.field import TextField


@dataclass(frozen=True)
class _Look:
    """What can be told apart from outside. value: of the focused line. page: of a book, (game, number). hand: where the
    focus is on a table. picked: what is picked there. refusal: words. position: how far the match is."""

    scenes: tuple[Scene, ...]
    focus: object = None
    value: object = None
    page: object = None
    hand: object = None
    picked: object = None
    refusal: str = ""
    position: int = -1


def _look(stack: SceneStack) -> _Look:
    top = stack.top
    if isinstance(top, MenuScene):
        widget = top.group.focused
        page = (top.game_id, top.page) if isinstance(top, RulesScene) else None
        return _Look(stack.scenes, widget, getattr(widget, "value", None), page)
    if isinstance(top, LessonScene):
        return _at_table(stack, top.table, True, -1, top.group.focused)
    if isinstance(top, PlayScene):
        position = top.session.position if top.phase != Phase.RACING else -1
        return _at_table(stack, top.table, not top.session.shared, position)
    return _Look(stack.scenes)


def _at_table(stack: SceneStack, table: Table, open_: bool, position: int, focus: object = None) -> _Look:
    """open_: whether all who sit there may know where the focus is and what is picked."""
    hands = getattr(table, "hands", None)
    return _Look(
        stack.scenes,
        focus,
        hand=table.spots.focus if open_ else None,
        picked=tuple(getattr(getattr(hands, "choosing", None), "picked", ())) if open_ else None,
        refusal=getattr(hands, "refusal", ""),
        position=position,
    )


@contextmanager
def listening(audio: Audio, stack: SceneStack, intent: Intent) -> Iterator[None]:
    """Around whatever an intent does: plays what is to be heard of it."""
    before = _look(stack)
    yield
    name = heard(before, _look(stack), intent)
    if name:
        audio.play(name)


def heard(before: _Look, after: _Look, intent: Intent) -> str:
    """The effect of what has changed; empty: none."""
    if before.scenes != after.scenes:
        return _of_scenes(before.scenes, after.scenes)
    if after.refusal and after.refusal != before.refusal:
        return "error"
    if after.position != before.position and -1 not in (after.position, before.position):
        return "confirm" if after.position > before.position else "cancel"
    if after.page != before.page:
        return "page"
    if after.picked != before.picked:
        return "card_pick"
    if after.hand != before.hand:
        return "cursor" if after.hand is not None and intent.kind != Kind.CONFIRM else ""
    if after.focus is not before.focus:
        # A press that lays out the screen anew was a press, not a step.
        return "confirm" if intent.kind in (Kind.CONFIRM, Kind.RELEASE) else "cursor"
    if after.value != before.value:
        return "" if isinstance(after.focus, TextField) else "slide"
    return _of_press(after.focus, intent)


def _of_press(focus: object, intent: Intent) -> str:
    if not isinstance(focus, Button) or intent.kind not in (Kind.CONFIRM, Kind.RELEASE):
        return ""
    if not focus.enabled:
        return "error"
    over = intent.pos is None or focus.rect.collidepoint(intent.pos)
    return "confirm" if over else ""


def _of_scenes(before: tuple[Scene, ...], after: tuple[Scene, ...]) -> str:
    top = after[-1] if after else None
    if isinstance(top, PlayScene) and top not in before:
        return "coin"
    if len(after) < len(before):
        return "cancel"
    if isinstance(top, RulesScene):
        return "page"
    return "pause" if isinstance(top, PauseScene) else "confirm"


def wanted(stack: SceneStack) -> tuple[Music, bool]:
    """(the music of the highest scene that wants any, whether something lies over that scene)."""
    for depth, scene in enumerate(reversed(stack.scenes)):
        if scene.music is not None:
            return scene.music, depth > 0 and scene.hushes
    return SILENCE, False
