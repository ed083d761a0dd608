"""The play scene: the flow of a match, whatever the game. Rules are done before anything moves on the screen.

One state at a time: events are being played, a curtain waits, a person chooses, a player thinks, or it is over.
"""

from __future__ import annotations

import logging
import secrets
from enum import Enum

import pygame

from game.ai.player import Decision, Player
from game.ai.players import make_player, thinking_time
from game.core.action import Action
from game.core.contract import Setup
from game.core.events import PUBLIC, Event
from game.core.registry import GAME_IDS, get_game
from scenes.context import Context
from scenes.curtain import draw_curtain
from scenes.intents import Intent, Kind, key_set
from scenes.log import LogScene
from scenes.match_config import MatchConfig, SeatConfig
from scenes.match_session import MatchSession
from scenes.pause import PauseScene
from scenes.result import MatchResultScene
from scenes.rules import RulesScene
from scenes.scene import Scene
from scenes.tables.registry import make_table
from scenes.thinking import Thinker

NATURAL_PAUSE_MS = 450
"""A player who has answered at once still seems to look at the cards, at normal speed."""
SLACK_MS = 100
FASTEST = 0
SHOWN_WITH = {"eight_masters_revenge": {"fighters": "random"}, "street_war": {"characters": "random"}}
"""Options of matches for show: nobody wants to watch a choice."""
HOLD_MS = 2600
"""How long a round's count stays while only players of the arcade play."""


log = logging.getLogger("arcade.play")
"""Says what kind of decision is due, never what was chosen."""


class Phase(Enum):
    """What the scene is doing."""

    PLAYING = "playing"
    CURTAIN = "curtain"
    CHOOSING = "choosing"
    THINKING = "thinking"
    OVER = "over"


class PlayScene(Scene):
    """One match on a table."""

    def __init__(self, context: Context, config: MatchConfig, attract: bool = False) -> None:
        """attract: two players for show; anything pressed ends it."""
        super().__init__()
        self.context, self.config, self.attract = context, config, attract
        self.session = MatchSession(config)
        self.phase = Phase.PLAYING
        self.table = make_table(context, config, self, self.session.shared)
        self._players: dict[int, Player] = {
            seat: make_player(seat_config.kind, self.session.match.game)
            for seat, seat_config in enumerate(config.seats)
            if not seat_config.is_person
        }
        self._thinker = Thinker()
        self._thought_at = -1
        self._answer: Decision | None = None
        """A thinker's answer that waits until the pause is over."""
        self._waited = self._pause = 0
        self._unseen = False
        """Whether the last action was one of which nobody is told: whoever did it goes on with the same thought."""
        self._peeking = False
        self._curtain_seat = 0
        self._last_behind: int | None = None
        """The seat that looked behind the last curtain."""
        self._queue: list[tuple[Event, ...]] = []
        """What is still to be played of the last action: a look of a Key is one tuple alone, behind a curtain."""
        self._looking = False
        self._shown_alone: tuple[Event, ...] = ()
        """What the seat behind the curtain is being shown alone, until it has confirmed."""
        self._held = 0

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        """The deal. Between two people even the first card comes behind a curtain."""
        self.table.show(self.session.view())
        self._play(self.session.story())

    def exit(self) -> None:
        """Nobody thinks on for a match that was left."""
        self._thinker.cancel()

    def pause(self) -> None:
        """Something lies over it: hidden cards stay hidden."""
        self._peek(False)

    def resume(self) -> None:
        """Back from the pause or the rules."""
        super().resume()

    # ------------------------------------------------------------------ flow

    def _play(self, events: tuple[Event, ...], last: bool = True) -> None:
        """last: nothing of the same action follows, so that the table ends as the view says."""
        self.phase = Phase.PLAYING
        self.table.play(events, self.session.view() if last else None)
        if self._hurry:
            self.table.skip()
        self.dirty = True

    @property
    def _hurry(self) -> bool:
        return self.context.settings.speed == FASTEST and not self.attract

    def _go_on(self) -> None:
        """What comes after everything has been played."""
        session, turn = self.session, self.session.turn
        self.dirty = True
        self._shown_alone = ()
        if self._queue:
            self._play_next()
        elif turn is None:
            self.phase = Phase.OVER
            self._thinker.cancel()
            self._finish()
        elif self._needs_curtain():
            self._draw_the_curtain(turn.actor)
        elif session.is_person(turn.actor):
            session.look(turn.actor)
            self.phase = Phase.CHOOSING
            log.info("choose %s", turn.kind)
            self.table.reveal(self._faces_up())
            self.table.show(session.view())
            self.table.ask(session.view(), session.match.legal_actions, self.choose, session.explain)
        else:
            self._think(turn.actor)

    def _needs_curtain(self) -> bool:
        """Whether the person to decide looks behind a curtain first."""
        turn = self.session.turn
        if turn is None or not self.session.hands_over():
            return False
        return self.table.curtain_before(turn.kind, turn.actor, self._last_behind)

    def _play_next(self) -> None:
        """The next part of the action: for all, or one seat's look behind its curtain."""
        events = self._queue[0]
        alone = self.table.looks_alone(events[0])
        if alone is not None and self.session.is_person(alone):
            self._looking = True
            self._draw_the_curtain(alone)
            return
        del self._queue[0]
        self.session.look(PUBLIC)
        self._play(events, last=not self._queue)

    def _queue_up(self, events: tuple[Event, ...]) -> None:
        """Cut the action's events wherever one of the people is shown something alone."""
        part: list[Event] = []
        for event in events:
            if self.table.looks_alone(event) is not None:
                self._queue += [tuple(part)] if part else []
                self._queue.append((event,))
                part = []
            else:
                part.append(event)
        self._queue += [tuple(part)] if part else []

    def _think(self, seat: int) -> None:
        self.phase = Phase.THINKING
        self._answer = None
        self._thought_at = self.session.position
        match = self.session.match
        seconds, iterations = thinking_time(self.config.seats[seat].kind)
        steps = self.table.most_unseen(match.turn.kind, self.session.view()) if match.turn is not None else 0
        # Unseen steps share the time of two thoughts, however many of them are made.
        seconds *= 2 / (steps + 2)
        if not self._unseen:
            self._waited = 0
            self._pause = 0 if self._hurry else NATURAL_PAUSE_MS
            if match.turn is not None and self.table.even_pause(match.turn.kind):
                # As long as the longest thought, so that a quick answer tells nothing.
                self._pause = max(self._pause, round(seconds * 1000 * (steps + 1)) + SLACK_MS)
        self._unseen = False
        seed = match.setup.seed * 1009 + self.session.position
        self.table.thinking(seat)
        self._thinker.start(self._players[seat], match.view(seat), match.legal_actions, seed, seconds, iterations)

    def choose(self, action: Action) -> None:
        """A person has confirmed an action."""
        self.table.stop_asking()
        self._act(action)

    def _act(self, action: Action) -> None:
        session = self.session
        if session.shared:
            # The picture is everybody's again before anything of the action is drawn.
            self._peek(False)
            session.look(PUBLIC)
            self.table.reveal(False)
            # Nor may anything that only the last eyes knew lie under a card that somebody else turns up next.
            self.table.show(session.view())
        events = session.act(action)
        log.info("acted")
        if not events:
            # Nothing is told of it: not a frame may pass by which it could be counted.
            self._unseen = True
            self._go_on()
        elif session.shared:
            self._queue_up(events)
            self._play_next()
            if self._needs_curtain() and not self.table.shows(events):
                # The curtain falls in the very frame that ends the turn; what happened is told behind it.
                self.table.skip()
                self._go_on()
        else:
            self._play(events)

    def _draw_the_curtain(self, seat: int) -> None:
        self._peek(False)
        self.session.look(PUBLIC)
        self.table.stop_asking()
        self.table.reveal(False)
        if not self._queue:
            self.table.show(self.session.view())
        self._curtain_seat = seat
        self.phase = Phase.CURTAIN
        self.dirty = True

    def _open_curtain(self) -> None:
        seat = self._curtain_seat
        self._last_behind = seat
        self.session.look(seat)
        self.phase = Phase.PLAYING
        self.dirty = True
        if self._looking:
            self._looking = False
            self._shown_alone = self._queue.pop(0)
            for event in self.session.match.story(seat)[-1]:
                if self.table.looks_alone(event) == seat:
                    self.table.look(event)

    def _faces_up(self) -> bool:
        return not self.session.shared or self._peeking

    def _peek(self, on: bool) -> None:
        if self._peeking != on:
            self._peeking = on
            self.table.reveal(self._faces_up())
            self.dirty = True

    def _finish(self) -> None:
        context = self.context
        if self.attract:
            context.stack.pop()
            return
        report = self.table.report(self.session.view())
        context.stack.replace(MatchResultScene(context, self.config, report))

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
            self._thinker.cancel()
            self.table.thinking(None)
            self.table.stop_asking()
            self.table.show(self.session.view())
            self._go_on()

    # ------------------------------------------------------------------ intents

    def handle(self, intent: Intent) -> None:
        """Whoever may act now acts; everybody may look at the rules, the log and the menu."""
        if self.attract:
            if intent.kind in (Kind.CONFIRM, Kind.CANCEL, Kind.PRESS, Kind.MENU, Kind.INSPECT):
                self.context.stack.pop()
            return
        if intent.kind == Kind.FOCUS_LOST:
            self._focus_lost()
        elif self.phase == Phase.CURTAIN:
            self._at_curtain(intent)
        elif intent.kind == Kind.MENU:
            # Esc closes what lies on top first: a card looked at in full.
            if self.table.handle(intent):
                self.dirty = True
            else:
                self.open_menu()
        elif intent.kind == Kind.RULES:
            self.open_rules()
        elif intent.kind == Kind.LOG:
            self.open_log()
        elif intent.kind == Kind.PEEK:
            self._peek_key(intent)
        elif self._is_for_the_table(intent):
            used = self.table.handle(intent)
            if not used and self.phase == Phase.PLAYING and intent.kind in (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL):
                self.table.skip()
                used = True
            self.dirty = self.dirty or used

    def open_menu(self) -> None:
        """Lay the pause over the table."""
        if self.session.shared and self.phase == Phase.CHOOSING:
            self._peek(False)
        self.context.stack.push(PauseScene(self.context, self._leave))

    def _leave(self) -> None:
        from scenes.title import TitleScene

        self.context.stack.reset(TitleScene(self.context))

    def _at_curtain(self, intent: Intent) -> None:
        if intent.kind == Kind.MENU:
            self.open_menu()
        elif intent.kind == Kind.RULES:
            self.open_rules()
        elif (intent.kind == Kind.CONFIRM and self._is_key_of(intent, self._curtain_seat)) or intent.kind == Kind.PRESS:
            self._open_curtain()

    def _focus_lost(self) -> None:
        turn = self.session.turn
        if self._shown_alone and self.phase == Phase.PLAYING:
            # Nobody can have read it who was away: it is shown again behind the same curtain.
            self._queue.insert(0, self._shown_alone)
            self._shown_alone = ()
            self.table.confirm()
            self.table.skip()
            self._looking = True
            self._draw_the_curtain(self._curtain_seat)
        elif self.session.shared and turn is not None and self.phase in (Phase.CHOOSING, Phase.PLAYING):
            if self.phase == Phase.PLAYING:
                self.table.skip()
            self._draw_the_curtain(turn.actor)

    def _peek_key(self, intent: Intent) -> None:
        eyes = self.session.eyes
        if not self.session.shared or eyes < 0 or not (intent.seat is None or self._is_key_of(intent, eyes)):
            return
        if self.context.settings.peek_toggle or intent.seat is None:
            if intent.pressed:
                self._peek(not self._peeking)
        else:
            self._peek(intent.pressed)

    def _is_for_the_table(self, intent: Intent) -> bool:
        """Two people each have their own keys; alone, both sets are the one person's."""
        if not self.session.shared or intent.seat is None:
            return True
        return self.session.eyes == PUBLIC or self._is_key_of(intent, self.session.eyes)

    def _is_key_of(self, intent: Intent, seat: int) -> bool:
        """Whether it comes from the keys that this seat uses."""
        return intent.seat == key_set(seat, len(self.config.seats))

    # ------------------------------------------------------------------ time

    def update(self, ms: int) -> None:
        """Play on, or take a thinker's answer."""
        speed = 1 if self.attract else (self.context.settings.speed or 1)
        if self.phase == Phase.CURTAIN:
            return
        if self._hurry and self.table.busy and not self.table.holding:
            # Whatever still plays after something was held and confirmed is as instant as the rest.
            self.table.skip()
            self.dirty = True
        if self.table.update(ms * speed):
            self.dirty = True
        if self.phase == Phase.PLAYING and not self.table.busy:
            self._go_on()
        elif self.table.holding and not self.config.people:
            self._let_go(ms)
        elif self.phase == Phase.THINKING:
            # An even pause is even at every speed; the thinker's time is the clock's.
            self._waited += ms
            self._take_answer()

    def _let_go(self, ms: int) -> None:
        """Nobody plays, so nobody confirms: what is held goes on after a while."""
        self._held += ms
        if self._held >= HOLD_MS or self._hurry:
            self._held = 0
            self.table.confirm()

    def _take_answer(self) -> None:
        self._answer = self._answer or self._thinker.poll()
        decision = self._answer
        if decision is None or (self._waited < self._pause and not self.session.is_unseen(decision.action)):
            return
        self._answer = None
        self.table.thinking(None)
        # An answer to a position that is no more is dropped.
        if self._thought_at == self.session.position:
            self._act(decision.action)

    # ------------------------------------------------------------------ picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The table, or the curtain and nothing of the table."""
        if self.phase == Phase.CURTAIN:
            seat = self._curtain_seat
            others = [self.config.seats[other].name for other in self.config.people if other != seat]
            keys = key_set(seat, len(self.config.seats))
            draw_curtain(canvas, self.context, seat, keys, self.config.seats[seat].name, others)
            return
        self.table.draw(canvas)


def open_match(context: Context, config: MatchConfig) -> None:
    """Play a match: takes the place of everything above the title."""
    from scenes.title import TitleScene

    context.stack.reset(TitleScene(context), PlayScene(context, config))


def open_attract(context: Context) -> None:
    """Two players for show over the title, at one game or another."""
    names = [context.texts(f"player.{kind}") for kind in ("search", "greedy")]
    seats = (SeatConfig("ai:search", names[0]), SeatConfig("ai:greedy", names[1]))
    seed = secrets.randbits(32)
    game_id = GAME_IDS[seed % len(GAME_IDS)]
    setup = Setup(game_id, seed, len(seats), get_game(game_id).modes[0], dict(SHOWN_WITH.get(game_id, {})))
    context.stack.push(PlayScene(context, MatchConfig(setup, seats), attract=True))
