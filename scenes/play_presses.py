"""What anybody may do at a match: where each intent goes, and what a table asks of the scene it stands in.

The flow of the match is `play.py`; whose presses count is `privacy.py`.
"""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum

from scenes.audio.music import Music
from scenes.context import Context
from scenes.hints.hints import Hints
from scenes.intents import Intent, Kind
from scenes.log import LogScene
from scenes.match_config import MatchConfig
from scenes.match_session import MatchSession
from scenes.pause import PauseScene
from scenes.pointer import ARROW, HAND, WAIT
from scenes.privacy import Privacy
from scenes.race import Race
from scenes.rules import RulesScene
from scenes.saves.keeper import Keeper
from scenes.scene import Scene
from scenes.seating import names_of
from scenes.speeds import SPEEDS, next_speed
from scenes.tables.racing import RacingTable
from scenes.tables.table import Table
from scenes.widgets.keyhint import key_label


class Phase(Enum):
    """What the scene is doing."""

    PLAYING = "playing"
    CURTAIN = "curtain"
    CHOOSING = "choosing"
    RACING = "racing"
    THINKING = "thinking"
    OVER = "over"


class MatchPresses(Scene):
    """The half of `PlayScene` that hears. What a press leads to in the match is the other half's."""

    leave_question = "keep.leave.ask"
    """What the pause says before somebody leaves: a text id."""
    context: Context
    config: MatchConfig
    attract: bool
    session: MatchSession
    phase: Phase
    table: Table
    privacy: Privacy
    hints: Hints
    keeper: Keeper | None
    watched: float | None
    _race: Race | None
    _away: bool

    @abstractmethod
    def leave(self) -> None:
        """Out of the match, with the pause still in front."""

    @abstractmethod
    def _go_on(self) -> None:
        """What comes after everything has been played."""

    @abstractmethod
    def _stop_thinking(self) -> None:
        """Nobody thinks on."""

    @abstractmethod
    def _keep(self) -> None:
        """How far the match has come is kept."""

    @abstractmethod
    def _draw_the_curtain(self, seat: int) -> None:
        """It falls, with this seat's name on it."""

    @abstractmethod
    def _curtain_is_drawn(self) -> None:
        """It has fallen."""

    @abstractmethod
    def _open_curtain(self) -> None:
        """Who is named on it is there."""

    @abstractmethod
    def _racing(self, kind: str) -> tuple[RacingTable, tuple[int, ...]] | None:
        """Who races when this is to be decided."""

    @property
    def waits_for_pads(self) -> bool:  # type: ignore[override]
        """Nobody holds one while it plays for show."""
        return not self.attract

    @property
    def one_person(self) -> bool:  # type: ignore[override]
        """Whether both sets of keys are one person's."""
        return not self.session.shared

    def _peek(self, on: bool) -> None:
        self.hints.clear()
        self.dirty = self.privacy.peek(on) or self.dirty

    # ------------------------------------------------------------------ what is heard and pointed at

    @property
    def silent_effects(self) -> bool:  # type: ignore[override]
        """Nobody sits there while it plays for show."""
        return self.attract

    @property
    def music(self) -> Music | None:
        """The game's two pieces; the tense one is heard while the table says so. For show the title's goes on."""
        game = self.config.setup.game
        return None if self.attract else Music(f"{game}_calm", f"{game}_tense", self.table.tense)

    @property
    def pointer(self) -> str:
        """A hand over what can be pressed, an hourglass while a player of the arcade thinks."""
        spots = self.table.spots
        acts = spots.hover is not None and any(spot.acts for spot in spots.all if spot.key == spots.hover)
        if self.phase == Phase.CURTAIN or acts:
            return HAND
        return WAIT if self.phase == Phase.THINKING and not self.attract else ARROW

    # ------------------------------------------------------------------ what the table asks of it

    def open_log(self) -> None:
        """Lay the log over the table."""
        self.context.stack.push(LogScene(self.context, self.table.log_lines(self.session.story())))

    def open_rules(self) -> None:
        """Lay the rules over the table."""
        self.context.stack.push(RulesScene(self.context, self.config.setup.game))

    def toggle_peek(self) -> None:
        """The eye was clicked."""
        self._peek_key(Intent(Kind.PEEK))

    def can_undo(self) -> bool:
        """Whether the one person at the table may take the last decision back."""
        return self.session.can_undo()

    def undo(self) -> None:
        """Take it back."""
        if self.session.undo():
            self._keep()
            self._stop_thinking()
            self.table.thinking(None)
            self.table.stop_asking()
            # What was taken back has not happened.
            self.table.recall(self.session.story())
            self.table.show(self.session.view())
            self._go_on()

    # ------------------------------------------------------------------ intents

    def handle(self, intent: Intent) -> None:
        """Whoever may act now acts; everybody may look at the rules, the log and the menu."""
        if self.attract:
            if intent.kind in (Kind.CONFIRM, Kind.CANCEL, Kind.PRESS, Kind.MENU, Kind.INSPECT):
                self.context.stack.pop()
            return
        self._away = intent.kind == Kind.FOCUS_LOST
        if self._away:
            self._focus_lost()
        elif self.phase == Phase.CURTAIN:
            self._at_curtain(intent)
        elif self.hints.open and not self.hints.passing and intent.kind in (Kind.CANCEL, Kind.MENU):
            self.hints.clear()
            self.dirty = True
        elif intent.kind == Kind.MENU:
            # Esc closes what lies on top first: a card looked at in full.
            if self.table.handle(intent) or self._watcher_presses(intent):
                self.dirty = True
            else:
                self.open_menu()
        elif intent.kind == Kind.RULES:
            self.open_rules()
        elif intent.kind == Kind.LOG:
            self.open_log()
        elif intent.kind == Kind.HINT:
            self._hint_key()
        elif self._watcher_presses(intent):
            self.dirty = True
        elif self.phase == Phase.RACING:
            self.dirty = self.table.handle(intent) or self.dirty
        elif intent.kind == Kind.PEEK:
            self._peek_key(intent)
        elif self.privacy.may_press(intent):
            used = self.table.handle(intent)
            if not used and self.phase == Phase.PLAYING and intent.kind in (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL):
                self.table.skip()
                used = True
            self.dirty = self.dirty or used

    def open_menu(self) -> None:
        """Lay the pause over the table."""
        if self.session.shared and self.phase == Phase.CHOOSING:
            self._peek(False)
        turn = self.session.turn
        asked = self.phase == Phase.CHOOSING and turn is not None and self.session.is_person(turn.actor)
        # Between people the hand has just been covered, and a hint speaks of it.
        hint = self._hint if asked and not self.session.shared else None
        lost = self.keeper is not None and self.keeper.failed
        question = "pause.leave.ask" if lost else self.leave_question
        self.context.stack.push(PauseScene(self.context, self.leave, question, hint))

    def _hint_key(self) -> None:
        """A hint, or why there is none now."""
        turn, texts, racing = self.session.turn, self.context.texts, self.phase == Phase.RACING
        if racing and self._race is not None and not self.session.shared and self.config.people:
            self.dirty = self.hints.ask(len(self._race.racers)) or self.dirty
        elif self.phase == Phase.CHOOSING and self.config.people:
            self._hint()
        elif not self.config.people:
            self.say_how_to_watch()
        elif racing:
            self.dirty = self.hints.say(texts("hint.race")) or self.dirty
        elif self.phase == Phase.THINKING and turn is not None:
            who = names_of(texts, self.config.seats)[turn.actor]
            self.dirty = self.hints.say(texts("hint.theirs", who=who)) or self.dirty
        else:
            self.dirty = self.hints.say(texts("hint.not_yet")) or self.dirty

    def _watcher_presses(self, intent: Intent) -> bool:
        """Keys of whoever only watches: up and down are the speed, and a way back from walking over the table. Returns
        whether it was one of them."""
        if self.config.people:
            return False
        if self.table.strolling:
            # A card in full is closed first.
            if intent.kind not in (Kind.CANCEL, Kind.MENU) or self.table.handle(intent):
                return intent.kind in (Kind.CANCEL, Kind.MENU)
            self.table.stand()
            return True
        if intent.kind not in (Kind.UP, Kind.DOWN):
            return False
        now = self.watched or self.context.settings.speed or SPEEDS[-1]
        self.watched = next_speed(now, 1 if intent.kind == Kind.UP else -1)
        self.hints.clear()
        self.hints.say(self.context.texts("watch.speed", times=f"{self.watched:g}"))
        return True

    def say_how_to_watch(self) -> None:
        """Which keys whoever only watches has."""
        texts = self.context.texts
        keys = {"look": key_label(texts, Kind.INSPECT, 0), "pause": key_label(texts, Kind.MENU, None)}
        self.dirty = self.hints.say(texts("watch.keys", **keys)) or self.dirty

    def _hint(self) -> None:
        self.dirty = self.hints.ask() or self.dirty

    def _at_curtain(self, intent: Intent) -> None:
        named = self.privacy.curtain_seat
        if intent.kind == Kind.MENU:
            self.open_menu()
        elif intent.kind == Kind.RULES:
            self.open_rules()
        elif (intent.kind == Kind.CONFIRM and self.privacy.is_key_of(intent, named)) or intent.kind == Kind.PRESS:
            self._open_curtain()

    def _focus_lost(self) -> None:
        session, turn = self.session, self.session.turn
        if self.phase == Phase.RACING:
            self.open_menu()
        elif self.phase == Phase.PLAYING and self.privacy.look_again():
            self._curtain_is_drawn()
        elif turn is None or not (session.shared and session.is_person(turn.actor)) or self._racing(turn.kind):
            # Nobody's secrets lie open, or nobody else is there to see them; what runs by itself may stop.
            self.table.handle(Intent(Kind.FOCUS_LOST))
        elif self.phase in (Phase.CHOOSING, Phase.PLAYING):
            if self.phase == Phase.PLAYING:
                self.table.skip()
            self._draw_the_curtain(turn.actor)

    def _peek_key(self, intent: Intent) -> None:
        if self.privacy.peek_by(intent, self.context.settings.peek_toggle):
            # What was said while the cards lay open, or of covered ones, holds no more.
            self.hints.clear()
            self.dirty = True
