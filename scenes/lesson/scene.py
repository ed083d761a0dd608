"""A first lesson on the real table: the coach speaks, the player does it, what goes wrong is taken back.

One state at a time: the coach speaks and waits, the player is to do something, events are being played, the other side
is about to act, or it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from importlib import import_module

import pygame

from game.core.action import Action
from game.core.contract import TABLE, Setup
from game.core.events import Event
from game.lessons.course import Course
from game.lessons.lesson import Act, Ask, Lesson, Look, Rival, Say
from scenes.audio.music import Music
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.lesson.coach import CoachPanel
from scenes.lesson.ending import LessonEndScene
from scenes.lesson.menu import LessonMenuScene
from scenes.lesson.spotlight import Spotlight
from scenes.lesson.strip import Strip
from scenes.log import LogScene
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.pointer import ARROW, HAND
from scenes.rules import RulesScene
from scenes.scene import Scene
from scenes.tables.registry import make_table
from scenes.tables.table import Table
from scenes.widgets.focus import FocusGroup

FASTEST = 0
BEFORE_THE_RIVAL_MS = 500
OTHER_SEAT = "ai:greedy"
"""The player's id under which the coach sits there; nobody thinks: what it does is part of the lesson."""


class Phase(Enum):
    """What the scene is doing."""

    TALK = "talk"
    TASK = "task"
    PLAYING = "playing"
    RIVAL = "rival"
    OVER = "over"


class LessonScene(Scene):
    """One lesson from its first step to its end."""

    arrival = "iris"

    def __init__(self, context: Context, lesson: Lesson) -> None:
        super().__init__()
        self.context, self.lesson = context, lesson
        self.course = Course(lesson)
        self.phase = Phase.TALK
        self.table: Table = self._make_table()
        self.panel: CoachPanel | None = None
        self.group = FocusGroup([], self._touch)
        self._strip = Strip(context, self.open_menu)
        self._spotlight = Spotlight(context)
        self._points = import_module(f"scenes.tables.{lesson.game}.lesson_points")
        self._speech: tuple[str, tuple[str, ...], tuple[tuple[str, Callable[[], None]], ...]] = ("", (), ())
        """What the coach says: the text's last word, what it points at, and (words or text id, what it does)."""
        self._hint = ""
        """What is said when the events of a wrong action have been played."""
        self._waited = 0
        self._passed: set[str] = set()
        """The steps that were not skipped."""

    hushes = True
    waits_for_pads = True

    @property
    def music(self) -> Music:
        """The game's calm piece."""
        return Music(f"{self.lesson.game}_calm")

    @property
    def pointer(self) -> str:
        """A hand over what can be pressed: of the coach, or of the table."""
        spots = self.table.spots
        acts = any(spot.acts for spot in spots.all if spot.key == spots.hover)
        return HAND if acts or self.group.hovered else ARROW

    def _touch(self) -> None:
        self.dirty = True

    def _make_table(self) -> Table:
        """A table for this step: nothing of the last one hangs on it, and most lessons have another stage for each."""
        seats = tuple(
            SeatConfig(PERSON if seat == self.lesson.seat else OTHER_SEAT, self.context.texts(name))
            for seat, name in enumerate(self.lesson.names)
        )
        place = self.course.number if self.lesson.place is None else self.lesson.place
        setup = Setup(self.lesson.game, place, len(seats), self.lesson.mode)
        return make_table(self.context, MatchConfig(setup, seats), self, False)

    # ------------------------------------------------------------------ flow

    def enter(self) -> None:
        """The first step."""
        self.begin(0)

    def resume(self) -> None:
        """The language may be another one now."""
        super().resume()
        if self.phase == Phase.TALK:
            self._lay_panel()

    def begin(self, number: int) -> None:
        """Begin this step (again)."""
        self.course.begin(number)
        self.table = self._make_table()
        self.table.show(self.course.view)
        self._go_on()

    def skip_step(self) -> None:
        """On to the next step, or to the end."""
        self.table.stop_asking()
        self._next_step()

    def _next_step(self) -> None:
        if self.course.last:
            self.phase = Phase.OVER
            self.panel = None
            self.context.stack.replace(LessonEndScene(self.context, self.lesson, frozenset(self._passed)))
        else:
            self.begin(self.course.number + 1)

    def _go_on(self) -> None:
        """Whatever is due now."""
        part = self.course.part
        self.panel = None
        self.dirty = True
        if part is None:
            self._passed.add(self.course.step.id)
            self._next_step()
        elif isinstance(part, Say):
            self._talk(part.text, part.point, (("lesson.go_on", self._done),))
        elif isinstance(part, Ask):
            self._ask(part)
        elif isinstance(part, Rival):
            self.phase, self._waited = Phase.RIVAL, 0
            self.table.thinking(self.course.actor if self.course.actor != TABLE else None)
        else:
            self.phase = Phase.TASK
            self.table.ask(self.course.asked_view, self.course.legal, self.choose, self.course.explain)

    def _done(self) -> None:
        self.course.go_on()
        self._go_on()

    def _ask(self, part: Ask) -> None:
        def answer(number: int) -> Callable[[], None]:
            if number == part.right:
                return self._done
            return lambda: self._talk(part.wrong, part.point, (("lesson.go_on", self._go_on),))

        self._talk(part.text, part.point, tuple((str(number), answer(number)) for number in part.answers))

    def choose(self, action: Action) -> None:
        """The player has confirmed an action."""
        self.table.stop_asking()
        part = self.course.part
        if isinstance(part, Look):
            # Nothing is to be done yet, so nothing is shown of it.
            self._take_back(part.wrong)
            return
        outcome = self.course.act(action)
        self._hint = outcome.hint
        self._play(outcome.events, last=not outcome.hint)

    def _play(self, events: Sequence[Event], last: bool) -> None:
        """last: the position has moved on, so that the table ends as it is now."""
        self.phase = Phase.PLAYING
        self.table.play(events, self.course.view if last and not self.course.stopped else None)
        if self._hurry:
            self.table.skip()
        self.dirty = True

    @property
    def _hurry(self) -> bool:
        return self.context.settings.speed == FASTEST

    def _played(self) -> None:
        if self._hint:
            self._take_back(self._hint)
        else:
            self._go_on()

    def _take_back(self, hint: str) -> None:
        """The position is as it was before; the coach says why."""
        part = self.course.part
        self._hint = ""
        self.table.show(self.course.view)
        point = part.point if isinstance(part, Act | Look) else ()
        self._talk(hint, point, (("lesson.try_again", self._go_on),))

    # ------------------------------------------------------------------ the coach

    def _talk(self, text: str, point: tuple[str, ...], answers: tuple[tuple[str, Callable[[], None]], ...]) -> None:
        self.phase = Phase.TALK
        self._speech = (text, point, answers)
        self._lay_panel()

    def _lay_panel(self) -> None:
        text, point, answers = self._speech
        texts, lesson, step = self.context.texts, self.lesson, self.course.step
        said = tuple((texts(words) if texts.has(words) else words, press) for words, press in answers)
        title = texts(lesson.text_id(step))
        avoid = self._rects(point)
        self.panel = CoachPanel(self.context, lesson, title, texts(lesson.text_id(step, text)), said, avoid)
        self.group = FocusGroup([*self.panel.widgets, self._strip.button], self._touch)
        self.dirty = True

    def _rects(self, point: Sequence[str]) -> list[pygame.Rect]:
        rects = (self._points.rect_of(self.table, words) for words in point)
        return [rect for rect in rects if rect is not None]

    def remind(self) -> None:
        """The coach says again what is to be done."""
        part = self.course.part
        if self.phase == Phase.TASK and isinstance(part, Act | Look):
            self.table.stop_asking()
            self._talk(part.text, part.point, (("lesson.go_on", self._go_on),))
        else:
            self.table.tell(self.context.texts("hint.not_yet"))
            self.dirty = True

    # ------------------------------------------------------------------ what the table asks of it

    def open_log(self) -> None:
        """Lay the log of this step over the table."""
        self.context.stack.push(LogScene(self.context, self.table.log_lines(self.course.story)))

    def open_rules(self) -> None:
        """Lay the rules over the table."""
        self.context.stack.push(RulesScene(self.context, self.lesson.game))

    def open_menu(self) -> None:
        """Lay the lesson's menu over the table."""
        self.context.stack.push(LessonMenuScene(self.context, self.skip_step, self.leave))

    def toggle_peek(self) -> None:
        """There is only one pair of eyes."""

    def can_undo(self) -> bool:
        """What goes wrong is taken back anyway."""
        return False

    def undo(self) -> None:
        """See `can_undo`."""

    def leave(self) -> None:
        """Give the lesson up: whoever has begun it need not be asked again."""
        decline(self.context, self.lesson.id)
        self.context.stack.pop()

    # ------------------------------------------------------------------ intents

    def handle(self, intent: Intent) -> None:
        """The way out and the rules always; then the coach's panel, or the table."""
        if intent.kind == Kind.MENU:
            self.open_menu()
        elif intent.kind == Kind.RULES:
            self.open_rules()
        elif intent.kind == Kind.LOG:
            self.open_log()
        elif self.phase == Phase.TALK:
            self.group.handle(intent)
        elif intent.kind == Kind.HINT:
            self.remind()
        elif not self._on_strip(intent):
            self._at_table(intent)

    def _on_strip(self, intent: Intent) -> bool:
        """The bar's button, by mouse: the keys belong to the table now. Returns whether it was meant."""
        button = self._strip.button
        over = intent.pos is not None and button.rect.collidepoint(intent.pos)
        if intent.kind == Kind.PRESS and over:
            button.handle(intent)
            self.dirty = True
            return True
        if intent.kind == Kind.RELEASE:
            if over and button.handle(intent):
                return True
            button.blur()
        return False

    def _at_table(self, intent: Intent) -> None:
        used = self.table.handle(intent)
        if not used and self.phase == Phase.PLAYING and intent.kind in (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL):
            self.table.skip()
            used = True
        self.dirty = self.dirty or used
        self._look()

    def _look(self) -> None:
        """Whether what is to be looked at is pointed at now."""
        part = self.course.part
        if self.phase == Phase.TASK and isinstance(part, Look):
            wanted = {self._points.key_of(words) for words in part.at}
            if self.table.spots.active in wanted:
                self.course.go_on()
                self._after_look()

    def _after_look(self) -> None:
        """The table goes on showing what is looked at while the coach speaks of it."""
        part = self.course.part
        if isinstance(part, Say):
            self._talk(part.text, part.point, (("lesson.go_on", self._after_word),))
        else:
            self.table.stop_asking()
            self._go_on()

    def _after_word(self) -> None:
        self.table.stop_asking()
        self._done()

    # ------------------------------------------------------------------ time

    def update(self, ms: int) -> None:
        """Play on."""
        speed = self.context.settings.speed or 1
        if self._hurry and self.table.busy and not self.table.holding:
            self.table.skip()
            self.dirty = True
        self.table.speed = speed
        if self.table.update(ms * speed) or self._spotlight.update(ms):
            self.dirty = True
        if self.phase == Phase.PLAYING and not self.table.busy:
            self._played()
        elif self.phase == Phase.RIVAL:
            self._waited += ms * speed
            if self._hurry or self._waited >= BEFORE_THE_RIVAL_MS:
                self.table.thinking(None)
                self._play(self.course.rival(), last=True)

    # ------------------------------------------------------------------ picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The table, the bar, what is pointed at, the coach."""
        self.table.draw(canvas)
        part, texts = self.course.part, self.context.texts
        task = ""
        if self.phase == Phase.TASK and isinstance(part, Act | Look):
            task = texts(self.lesson.text_id(self.course.step, part.text))
            self._spotlight.corners(canvas, self._rects(part.point))
        elif self.phase == Phase.TALK:
            rects = self._rects(self._speech[1])
            self._spotlight.light(canvas, rects)
            self._spotlight.frame(canvas, rects)
        focused = self.phase == Phase.TALK and self.group.focused is self._strip.button
        title = texts(self.lesson.text_id(self.course.step))
        self._strip.draw(canvas, self.course.number, len(self.lesson.steps), title, task, focused)
        if self.phase == Phase.TALK and self.panel is not None:
            panels, fonts = self.context.panels, self.context.fonts
            self.panel.draw(canvas, panels, fonts, False)
            for button in self.panel.buttons:
                focused = button is self.group.focused or self._on_panel(button)
                with fonts.saying("focus" if focused else "others"):
                    button.draw(canvas, panels, fonts, focused)

    def _on_panel(self, button: object) -> bool:
        """A panel with one button is that button."""
        return self.panel is not None and self.group.focused is self.panel and button is self.panel.buttons[0]


def decline(context: Context, lesson_id: str) -> None:
    """Remember that this lesson is not wanted, so that it is not offered again."""
    settings = context.settings
    if lesson_id not in (*settings.lessons_done, *settings.lessons_declined):
        settings.lessons_declined.append(lesson_id)
        context.store.save()
