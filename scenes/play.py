"""The play scene: the flow of a match, whatever the game. Rules are done before anything moves on the screen.

One state at a time: events are being played, a curtain waits, a person chooses, several race, a player thinks, or it is
over. How those decide who are not asked is `play_deciding.py`, what presses mean meanwhile `play_presses.py`, who may
look and press `privacy.py`.
"""

from __future__ import annotations

import logging

import pygame

from game.ai.player import Player
from game.ai.players import make_player
from game.core.action import Action
from game.core.events import PUBLIC, Event
from scenes.context import Context
from scenes.curtain import draw_curtain
from scenes.hints.hints import Hints
from scenes.match_config import MatchConfig
from scenes.match_session import MatchSession
from scenes.occasions import result_scene
from scenes.play_clock import PlayClock
from scenes.play_deciding import MatchDeciding
from scenes.play_presses import Phase as Phase
from scenes.privacy import Privacy
from scenes.records.keeping import keep_match
from scenes.result import MatchReport
from scenes.saves.keeper import Keeper
from scenes.saves.records import KeptMatch
from scenes.seating import names_of
from scenes.tables.racing import RacingTable
from scenes.tables.registry import make_table

FASTEST = 0
HOLD_MS = 2600
"""How long a round's count stays while only players of the arcade play."""


log = logging.getLogger("arcade.play")
"""Says what kind of decision is due, never what was chosen."""


class PlayScene(MatchDeciding):
    """One match on a table."""

    arrival = "iris"

    hushes = True
    keeps = True
    """Whether the match is kept after every action, so that it can be gone on with."""

    def __init__(
        self, context: Context, config: MatchConfig, attract: bool = False, kept: KeptMatch | None = None
    ) -> None:
        """attract: two players for show; anything pressed ends it. kept: the match to go on with; None: a new one."""
        super().__init__()
        self.context, self.config, self.attract = context, config, attract
        self.session = MatchSession(config, kept.match if kept is not None else None)
        self.keeper = Keeper(context, config, kept) if self.keeps and not attract else None
        self.phase = Phase.PLAYING
        self.table = make_table(context, config, self, self.session.shared)
        self.privacy = Privacy(self.session, self.table)
        self.hints = Hints(context, self.session, self.table, self.privacy)
        self._players: dict[int, Player] = {
            seat: make_player(seat_config.kind, self.session.match.game, config.setup.mode)
            for seat, seat_config in enumerate(config.seats)
            if not seat_config.is_person
        }
        self._held = 0
        self.clock = PlayClock(config.setup.options)
        """The minutes of the set-up, where it has some."""
        if kept is not None:
            self.clock.take_up(kept.clock_ms, kept.clock_at)
        self.watched: float | None = None
        """How fast somebody who only watches wants it; None: as the options say."""
        self._away = False
        """Whether the window has lost the focus and nothing was heard of anybody since."""

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        """The deal. Between two people even the first card comes behind a curtain."""
        self.table.show(self.session.view())
        if self.session.position == 0 and self.session.match.base is None:
            self._play(self.session.story())
        else:
            self._take_up()
        if not self.config.people and not self.attract:
            self.say_how_to_watch()

    def exit(self) -> None:
        """Nobody thinks on for a match that was left, and how far it has come is on the disk."""
        self._stop_thinking()
        self._keep_now()

    def _keep_now(self) -> None:
        self._keep()
        if self.keeper is not None:
            self.keeper.flush()

    def _keep(self) -> None:
        if self.keeper is not None:
            self.keeper.keep(self.session.match, self.clock)

    def _take_up(self) -> None:
        """Go on where it was left. Nobody can tell whether what the last action told has been seen, or read by whom it
        was told alone: it is told again. Between people the one to decide finds a curtain, whatever was open before."""
        session, told = self.session, self.session.last_told()
        self.privacy.has_returned()
        story = session.story()
        self.table.recall(story[: len(story) - len(told)])
        if told and session.position:
            self.table.show(session.view_before())
            self._tell(told)
        else:
            self._go_on()

    def pause(self) -> None:
        """Something lies over it: hidden cards stay hidden, and no clock runs."""
        self._peek(False)
        if self.phase == Phase.RACING and isinstance(self.table, RacingTable):
            self.table.interrupt()

    def resume(self) -> None:
        """Whoever took away what lay over it is there."""
        super().resume()
        self._away = False

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
        return self.context.settings.speed == FASTEST and not self.attract and self.watched is None

    def _go_on(self) -> None:
        """What comes after everything has been played."""
        session, turn = self.session, self.session.turn
        self.dirty = True
        self.privacy.has_looked()
        if self.privacy.waiting:
            self._play_next()
        elif turn is None:
            self.phase = Phase.OVER
            self._stop_thinking()
            self._finish()
        elif (racing := self._racing(turn.kind)) is not None:
            self._start_race(*racing)
        elif self.privacy.needs_curtain():
            self._draw_the_curtain(turn.actor)
        elif session.is_person(turn.actor):
            session.look(turn.actor)
            self._ask()
        elif not session.is_tables:
            self._think(turn.actor)
        elif self.config.people:
            session.look(PUBLIC)
            self._ask()
        else:
            # Nobody is there to press, and every step has been shown: on to the next.
            self._act(session.match.legal_actions[0])

    def _ask(self) -> None:
        """A person decides, or anybody presses. The table may answer at once."""
        session, turn = self.session, self.session.turn
        self.phase = Phase.CHOOSING
        self.context.speaker.ask()
        log.info("choose %s", turn.kind if turn is not None else "")
        self.table.reveal(self.privacy.faces_up)
        self.table.show(session.view())
        if self._waited_for:
            self._waited_for = False
            self.context.audio.play("your_turn")
        self.table.ask(session.asked_view(), session.match.legal_actions, self.choose, session.explain)

    def _play_next(self) -> None:
        """The next part of the action: for all, or one seat's look behind its curtain."""
        events = self.privacy.next_part()
        if events is None:
            self._curtain_is_drawn()
        else:
            self._play(events, last=not self.privacy.waiting)

    def choose(self, action: Action) -> None:
        """A person has confirmed an action."""
        self.table.stop_asking()
        self._act(action)

    def _act(self, *actions: Action) -> None:
        """Do what has been decided: one action, or one of each seat that has raced."""
        session, privacy = self.session, self.privacy
        if self.clock.is_up:
            # Whatever is decided now was asked before it rang, in the round that becomes the last.
            actions = (*session.match.game.interruptions(session.match.state), *actions)
        if self.config.people:
            # Whoever only watches has no hints, but may be reading which keys there are.
            self.hints.clear()
        if session.shared:
            # The picture is everybody's again before anything of the action is drawn.
            privacy.cover()
            # Nor may anything that only the last eyes knew lie under a card that somebody else turns up next.
            self.table.show(session.view())
        before = len(session.match.actions)
        events = tuple(event for action in actions for event in session.act(action))
        self.clock.mark(before, len(session.match.actions))
        self._keep()
        log.info("acted")
        if not events:
            # Nothing is told of it: not a frame may pass by which it could be counted.
            self._unseen = True
            self._go_on()
        else:
            self._tell(events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Let the table play what the last action told; of people who share it everybody sees what is for him."""
        privacy = self.privacy
        if not self.session.shared:
            self._play(events)
            return
        privacy.take(events)
        self._play_next()
        if privacy.needs_curtain() and not self.table.shows(events):
            # The curtain falls in the very frame that ends the turn; what happened is told behind it.
            self.table.skip()
            self._go_on()

    def _draw_the_curtain(self, seat: int) -> None:
        self.hints.clear()
        self.privacy.draw_curtain(seat)
        self._curtain_is_drawn()

    def _curtain_is_drawn(self) -> None:
        self.phase = Phase.CURTAIN
        self.context.audio.play("curtain")
        self.dirty = True

    def _open_curtain(self) -> None:
        self.privacy.open_curtain()
        self.phase = Phase.PLAYING
        self.dirty = True

    def _finish(self) -> None:
        if self.attract:
            self.context.stack.pop()
            return
        keep_match(
            self.context, self.config, self.session.match, match_id="" if self.keeper is None else self.keeper.id
        )
        self.finished(self.table.report(self.session.view()))
        # Last: whatever the match was part of has its result by now.
        if self.keeper is not None:
            self.keeper.finish(self.session.match, self.clock)

    def finished(self, report: MatchReport) -> None:
        """What comes after the match: its result. A campaign has its own."""
        result = result_scene(self.context, self.config, report, self.session.match)
        result.clock_at = self.clock.marks(len(result.actions))
        self.context.stack.replace(result)

    def leave(self) -> None:
        """Out of the match, with the pause still in front: to the title. A campaign goes elsewhere."""
        from scenes.title import TitleScene

        # The title offers to go on with it.
        self._keep_now()
        self.context.stack.reset(TitleScene(self.context))

    # ------------------------------------------------------------------ time

    @property
    def still(self) -> bool:  # type: ignore[override]
        """While somebody decides, reads or lies behind the curtain, figures only breathe."""
        return self.phase in (Phase.CHOOSING, Phase.CURTAIN, Phase.OVER) or self.table.holding

    @property
    def _speed(self) -> float:
        return self.watched or self.context.settings.speed or 1

    @property
    def _stands_still(self) -> bool:
        """Whoever only watches looks at cards in peace."""
        return not self.config.people and not self.attract and self.table.strolling

    def update(self, ms: int) -> None:
        """Play on, or take a thinker's answer."""
        self._run_clock(ms)
        if self.phase == Phase.CURTAIN:
            return
        self.dirty = self.hints.update(ms) or self.dirty
        if self._stands_still:
            self.dirty = self.table.update(0) or self.dirty
            return
        if self._hurry and self.table.busy and not self.table.holding and self.phase != Phase.RACING:
            # Whatever still plays after something was held and confirmed is as instant as the rest.
            self.table.skip()
            self.dirty = True
        # A race runs in real time, and a show as the arcade plays it, whatever speed the player has chosen.
        speed = 1 if self.attract or self.phase == Phase.RACING else self._speed
        self.table.speed = speed
        if self.table.update(round(ms * speed)):
            self.dirty = True
        if self.phase == Phase.PLAYING and not self.table.busy:
            self._go_on()
        elif self.table.holding and not self.config.people:
            self._let_go(round(ms * (self.watched or 1)))
        elif self.phase == Phase.THINKING:
            # An even pause is even at every speed; the thinker's time is the clock's.
            self._waited += round(ms * (self.watched or 1))
            self._take_answer()

    def _run_clock(self, ms: int) -> None:
        """The play clock runs whatever is going on, behind a curtain too; a match that is over needs none."""
        if self.phase == Phase.OVER:
            return
        if self.clock.update(ms):
            self.context.audio.play("gong")
        if self.table.clock_left != self.clock.left:
            self.table.clock_left = self.clock.left
            self.dirty = True

    def _let_go(self, ms: int) -> None:
        """Nobody plays, so nobody confirms: what is held goes on after a while."""
        self._held += ms
        if self._held >= HOLD_MS or self._hurry:
            self._held = 0
            self.table.confirm()

    # ------------------------------------------------------------------ picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The table, or the curtain and nothing of the table."""
        if self.phase == Phase.CURTAIN:
            seat = self.privacy.curtain_seat
            names = names_of(self.context.texts, self.config.seats)
            others = [names[other] for other in self.config.people if other != seat]
            keys = self.privacy.keys_of(seat)
            draw_curtain(canvas, self.context, seat, keys, names[seat], others)
            return
        self.table.draw(canvas)
        self.hints.draw(canvas)


def open_match(context: Context, config: MatchConfig) -> None:
    """Play a match: takes the place of everything above the title."""
    from scenes.title import TitleScene

    context.stack.reset(TitleScene(context), PlayScene(context, config))
