"""The replay: the table of the match, fed from what was recorded, with a bar to wind it.

What is shown is exactly what was shown: the same table plays the same events from the same views. Winding back stands
the table some steps before and plays those at once, so that its last lines are the right ones, too.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.action import Action
from game.core.events import OPEN, PUBLIC
from scenes.audio.music import Music
from scenes.context import Context
from scenes.intents import MOVES, Intent, Kind
from scenes.log import LogScene
from scenes.match_config import MatchConfig
from scenes.pointer import ARROW, HAND
from scenes.replay.bar import HEIGHT, Press, Shown, draw_bar, position_at, pressed
from scenes.replay.clock import ReplayClock
from scenes.replay.reel import Reel
from scenes.rules import RulesScene
from scenes.scene import Scene
from scenes.seating import names_of
from scenes.speeds import SPEEDS, next_speed
from scenes.tables.registry import make_table
from scenes.tables.table import Table
from scenes.widgets.keyhint import key_label

AS_PLAYED = 1
BETWEEN_MS = 450
"""Between two steps, at the speed of play."""
HOLD_MS = 1600
"""How long something that is held up for reading stays while it plays by itself."""
LEAD = 8
"""So many steps before a place are played at once when it is wound to."""


class ReplayScene(Scene):
    """One match watched again.

    at: the position that is shown, or being played towards. eyes: a seat's, PUBLIC, OPEN. speed: of SPEEDS.
    """

    arrival = "iris"
    hushes = True

    def __init__(
        self,
        context: Context,
        config: MatchConfig,
        actions: Sequence[Action],
        at: int = 0,
        clock_at: Sequence[int] = (),
    ) -> None:
        """actions: from the deal on. at: where to begin. clock_at: see `ReplayClock`. Raises IllegalActionError for
        actions that do not follow."""
        super().__init__()
        self.context, self.config = context, config
        self.actions = tuple(actions)
        self.reel = Reel(config.setup, self.actions)
        self.clock = ReplayClock(self.reel, clock_at)
        people = config.people
        self.eyes = people[0] if len(people) == 1 else OPEN
        self.at = at
        self.playing = True
        self.speed = float(context.settings.speed or SPEEDS[-1])
        self.table: Table = self._new_table()
        self.looking: int | None = None
        """The set of keys that walks over the table to look at cards; None: keys wind."""
        self._hover: Press | None = None
        self._dragging = False
        self._waited = 0.0

    def _new_table(self) -> Table:
        table = make_table(self.context, self.config, self, False)
        table.reveal(True)
        return table

    @property
    def music(self) -> Music:
        """The game's pieces, as they were."""
        game = self.config.setup.game
        return Music(f"{game}_calm", f"{game}_tense", self.table.tense)

    @property
    def pointer(self) -> str:
        """A hand over the bar, and over what can be looked at."""
        return HAND if self._hover is not None else ARROW

    # ------------------------------------------------------------------ winding

    def enter(self) -> None:
        """The deal, or where it is to begin."""
        if self.at == 0:
            self.table.show(self.reel.view(0, self.eyes))
            self.table.play(self.reel.told(0, self.eyes), self.reel.view(0, self.eyes))
        else:
            self.go(self.at)

    def go(self, at: int) -> None:
        """Stand here at once."""
        reel, eyes, focus = self.reel, self.eyes, self.table.spots.focus
        self.at = max(0, min(reel.end, at))
        table = self.table = self._new_table()
        begin = max(0, self.at - LEAD)
        table.show(reel.view(begin, eyes))
        with self.context.speaker.passing_over():
            for step in range(begin + 1, self.at + 1):
                table.play(reel.told(step, eyes), reel.view(step, eyes))
                self._settle()
        # Nothing that flew by hangs in the air.
        table.show(reel.view(self.at, eyes))
        if self.looking is not None:
            table.stroll(focus)
        self._waited = 0
        self.dirty = True

    def _settle(self) -> None:
        """Whatever is being played is played to its end at once, without a sound."""
        while self.table.busy:
            self.table.skip()
            if self.table.holding:
                self.table.confirm()

    def forward(self) -> None:
        """The next step; what is still being played comes to its end first."""
        self._settle()
        if self.at == self.reel.end:
            self.playing = False
        else:
            self.at = self.reel.after(self.at, self.eyes)
            self.table.play(self.reel.told(self.at, self.eyes), self.reel.view(self.at, self.eyes))
        self._waited = 0
        self.dirty = True

    def back(self) -> None:
        """The position before: of a step that is being played, the one it began at."""
        self.go(self.reel.before(self.at, self.eyes))

    def wind(self, press: Press) -> None:
        """One of the bar's buttons."""
        if press is Press.PLAY:
            self.play_or_stop()
            return
        self.playing = False
        if press is Press.FORWARD:
            self.forward()
        elif press is Press.BACK:
            self.back()
        else:
            self.go(0 if press is Press.START else self.reel.end)

    def play_or_stop(self) -> None:
        """Play on from here, or stand still; at the end, play from the start."""
        self.playing = not self.playing
        if self.playing and self.at == self.reel.end and not self.table.busy:
            self.go(0)
        self.dirty = True

    def look(self, by: int) -> None:
        """Through the next eyes (1), or those before (-1)."""
        all_eyes = self.reel.all_eyes
        self.eyes = all_eyes[(all_eyes.index(self.eyes) + by) % len(all_eyes)]
        self.go(self.at)

    def begin_looking(self, side: int) -> None:
        """It stands still, and keys walk over the table. side: whose keys asked."""
        self.playing = False
        self.go(self.at)
        if self.table.stroll():
            self.looking = side
        self.dirty = True

    def _walk(self, intent: Intent) -> None:
        """A step over the table; what lies under the bar is passed over."""
        spots = self.table.spots
        before = spots.focus
        used = self.table.handle(intent)
        rect = None if spots.focus is None else spots.rect(spots.focus)
        if rect is not None and rect.centery < HEIGHT:
            spots.focus = before
        self.dirty = used or self.dirty

    def stop_looking(self) -> None:
        """Keys wind again."""
        self.looking = None
        self.go(self.at)

    def hasten(self, by: int) -> None:
        """Faster (1) or slower (-1), as far as it goes."""
        self.speed = next_speed(self.speed, by)
        self.dirty = True

    # ------------------------------------------------------------------ what the table asks of it

    def open_log(self) -> None:
        """What these eyes had read by now."""
        self.context.stack.push(LogScene(self.context, self.table.log_lines(self.reel.story(self.at, self.eyes))))

    def open_rules(self) -> None:
        """Lay the rules over the table."""
        self.context.stack.push(RulesScene(self.context, self.config.setup.game))

    def open_menu(self) -> None:
        """What else can be done with it."""
        from scenes.replay.menu import ReplayMenuScene

        self.context.stack.push(ReplayMenuScene(self.context, self))

    def toggle_peek(self) -> None:
        """Other eyes."""
        self.look(1)

    def can_undo(self) -> bool:
        """What has been cannot be undone."""
        return False

    def undo(self) -> None:
        """Nothing."""

    # ------------------------------------------------------------------ intents

    def handle(self, intent: Intent) -> None:
        """Wind, look, read."""
        if intent.kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self._mouse(intent)
        elif intent.kind in (Kind.MENU, Kind.CANCEL):
            # A card that is looked at in full is closed first, then whoever walks about winds again.
            if self.table.handle(intent):
                self.dirty = True
            elif self.looking is not None:
                self.stop_looking()
            else:
                self.open_menu()
        elif intent.kind == Kind.RULES:
            self.open_rules()
        elif intent.kind == Kind.LOG:
            self.open_log()
        elif intent.kind == Kind.INSPECT and (intent.pos is not None or self.looking is not None):
            self.dirty = self.table.handle(intent) or self.dirty
        elif intent.kind == Kind.INSPECT:
            self.begin_looking(intent.seat or 0)
        elif self.looking is not None and intent.kind in MOVES:
            self._walk(intent)
        elif self.looking is not None and intent.kind == Kind.CONFIRM:
            # Either key looks, and either closes what is looked at.
            self.dirty = self.table.handle(Intent(Kind.INSPECT, intent.seat)) or self.dirty
        elif intent.kind == Kind.CONFIRM:
            self.play_or_stop()
        elif intent.kind in (Kind.RIGHT, Kind.LEFT):
            self.wind(Press.FORWARD if intent.kind == Kind.RIGHT else Press.BACK)
        elif intent.kind in (Kind.UP, Kind.DOWN):
            self.hasten(1 if intent.kind == Kind.UP else -1)
        elif intent.kind == Kind.SCROLL:
            self.wind(Press.FORWARD if intent.amount < 0 else Press.BACK)
        elif intent.kind == Kind.HINT:
            self.table.tell(self.context.texts("hint.watching"))
            self.dirty = True
        elif intent.kind == Kind.PEEK and intent.pressed:
            self.look(1)

    def _mouse(self, intent: Intent) -> None:
        under = pressed(intent.pos)
        if under is not self._hover:
            self._hover = under
            self.dirty = True
        if intent.kind == Kind.RELEASE:
            self._dragging = False
        elif intent.kind == Kind.POINT and self._dragging and intent.pos is not None:
            self._drag(intent.pos[0])
            return
        if intent.kind == Kind.PRESS and under is not None and intent.pos is not None:
            self._press(under, intent.pos[0])
        elif under is None:
            on_bar = intent.pos is not None and intent.pos[1] < HEIGHT
            used = not on_bar and self.table.handle(intent)
            if intent.kind == Kind.PRESS and not used and self.table.busy:
                self.table.skip()
                used = True
            self.dirty = self.dirty or used

    def _press(self, press: Press, x: int) -> None:
        if press is Press.LINE:
            self._dragging, self.playing = True, False
            self._drag(x)
        elif press in (Press.EYES, Press.EYES_BACK):
            self.look(1 if press is Press.EYES else -1)
        elif press in (Press.FASTER, Press.SLOWER):
            self.hasten(1 if press is Press.FASTER else -1)
        elif press is Press.MENU:
            self.open_menu()
        else:
            self.wind(press)

    def _drag(self, x: int) -> None:
        at = position_at(x, self.reel.end)
        if at != self.at:
            self.go(at)

    # ------------------------------------------------------------------ time and picture

    def update(self, ms: int) -> None:
        """Play on."""
        self.table.speed = self.speed
        if self.table.update(round(ms * self.speed)):
            self.dirty = True
        if self.table.holding:
            if self._has_waited(ms, HOLD_MS):
                self.table.confirm()
        elif self.playing and not self.table.busy and self._has_waited(ms, BETWEEN_MS):
            self.forward()

    def _has_waited(self, ms: int, long: int) -> bool:
        self._waited += ms * self.speed
        if self._waited < long:
            return False
        self._waited = 0
        return True

    def eyes_name(self, eyes: int) -> str:
        """Whose eyes, in words."""
        texts = self.context.texts
        if eyes in (OPEN, PUBLIC):
            return texts("replay.eyes.open" if eyes == OPEN else "replay.eyes.public")
        return texts("replay.eyes.seat", who=names_of(texts, self.config.seats)[eyes])

    def where(self) -> str:
        """How far it is, in words."""
        texts, number = self.context.texts, self.reel.round_at(self.at)
        part = texts("keep.round", n=number) if number else texts("keep.before")
        return texts("replay.where", part=part, step=self.at, steps=self.reel.end)

    def _line(self) -> str:
        """How far it is; while keys walk over the table, which of them look and go back."""
        if self.looking is None:
            return self.where()
        texts = self.context.texts
        look, back = (key_label(texts, kind, self.looking) for kind in (Kind.INSPECT, Kind.CANCEL))
        return texts("replay.looking", look=look, back=back)

    def draw(self, canvas: pygame.Surface) -> None:
        """The table, and the bar over it."""
        self.table.clock_left = self.clock.left(self.at)
        self.table.draw(canvas)
        speed = self.context.texts("replay.speed", times=f"{self.speed:g}")
        rounds = [at for at, _ in self.reel.rounds]
        shown = Shown(
            self.at,
            self.reel.end,
            rounds,
            self.playing,
            self._line(),
            self.eyes_name(self.eyes),
            speed,
            self.clock.left(self.at),
        )
        draw_bar(canvas, self.context, shown, self._hover)
