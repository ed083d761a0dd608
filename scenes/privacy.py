"""Who may look at a match on the screen, and whose presses count: covered faces, peeking, the curtain, what one seat is
shown alone, and which keys are whose.

It knows neither players nor the flow of the match: that is the play scene's.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import PUBLIC, Event
from scenes.intents import Intent
from scenes.match_session import MatchSession
from scenes.seating import side_of
from scenes.tables.table import Table


class Privacy:
    """The eyes at one table. What only they may know lies face up or not; events wait here until everybody who has to
    look away does."""

    def __init__(self, session: MatchSession, table: Table) -> None:
        self.session, self.table = session, table
        self.peeking = False
        self.curtain_seat = 0
        """Who is named on the curtain, or was on the last one."""
        self._last_behind: int | None = None
        """The seat that looked behind the last curtain."""
        self._returned = False
        """Whether the match was taken up again, and nothing has been decided since."""
        self.waiting: list[tuple[Event, ...]] = []
        """What is still to be played of the last action: a look of one seat is one tuple alone, behind a curtain."""
        self.looking = False
        """Whether somebody is to be shown something alone behind the curtain."""
        self._shown_alone: tuple[Event, ...] = ()
        """What the seat behind the curtain is being shown alone, until it has confirmed."""

    # ------------------------------------------------------------------ faces

    @property
    def faces_up(self) -> bool:
        """Whether what only the eyes may know lies face up: alone always, else while they peek."""
        return not self.session.shared or self.peeking

    def peek(self, on: bool) -> bool:
        """Turn it up, or down. Returns whether it lay the other way."""
        if self.peeking == on:
            return False
        self.peeking = on
        self.table.reveal(self.faces_up)
        return True

    def peek_by(self, intent: Intent, toggle: bool) -> bool:
        """A peek key, or the eye that is clicked; only of whoever looks. toggle: one press turns up, the next down,
        instead of holding. Returns whether anything was turned."""
        eyes = self.session.eyes
        if not self.session.shared or eyes < 0 or not (intent.seat is None or self.is_key_of(intent, eyes)):
            return False
        if toggle or intent.seat is None:
            return intent.pressed and self.peek(not self.peeking)
        return self.peek(intent.pressed)

    def cover(self) -> None:
        """The picture is everybody's again: nothing that only one pair of eyes knew lies open."""
        self._returned = False
        self.peek(False)
        self.session.look(PUBLIC)
        self.table.reveal(False)

    # ------------------------------------------------------------------ keys

    def keys_of(self, seat: int) -> int:
        """Which set of keys a seat uses."""
        config = self.session.config
        return side_of(config.setup.game, seat, len(config.seats))

    def is_key_of(self, intent: Intent, seat: int) -> bool:
        """Whether it comes from the keys that this seat uses."""
        return intent.seat == self.keys_of(seat)

    def may_press(self, intent: Intent) -> bool:
        """Whether it is for the table now: of several people each has its own keys, and what all may see anybody may
        press; alone, both sets are the one person's."""
        if not self.session.shared or intent.seat is None:
            return True
        return self.session.eyes == PUBLIC or self.is_key_of(intent, self.session.eyes)

    # ------------------------------------------------------------------ the curtain

    def needs_curtain(self) -> bool:
        """Whether the person to decide looks behind a curtain first."""
        turn = self.session.turn
        if turn is None or not self.session.hands_over():
            return False
        return self._returned or self.table.curtain_before(turn.kind, turn.actor, self._last_behind)

    def has_returned(self) -> None:
        """The match is taken up again: whoever decides first looks behind a curtain, for nobody knows who is there."""
        self._returned = True

    def draw_curtain(self, seat: int) -> None:
        """Cover everything; only `seat` looks on."""
        self.peek(False)
        self.session.look(PUBLIC)
        self.table.stop_asking()
        self.table.reveal(False)
        if not self.waiting:
            self.table.show(self.session.view())
        self.curtain_seat = seat

    def open_curtain(self) -> None:
        """The seat that it names is there. What it alone is shown, where there is any, is shown now."""
        seat = self._last_behind = self.curtain_seat
        self.session.look(seat)
        if self.looking:
            self.looking = False
            self._shown_alone = self.waiting.pop(0)
            for event in self.session.match.story(seat)[-1]:
                if self.table.looks_alone(event) == seat:
                    self.table.look(event)

    # ------------------------------------------------------------------ what one seat is shown alone

    def take(self, events: Sequence[Event]) -> None:
        """Cut an action's events wherever one of the people is shown something alone, to be played part by part."""
        part: list[Event] = []
        for event in events:
            if self.table.looks_alone(event) is not None:
                self.waiting += [tuple(part)] if part else []
                self.waiting.append((event,))
                part = []
            else:
                part.append(event)
        self.waiting += [tuple(part)] if part else []

    def next_part(self) -> tuple[Event, ...] | None:
        """What is played next for everybody; None where a curtain falls first (it is drawn now), because one person
        alone is shown it."""
        events = self.waiting[0]
        alone = self.table.looks_alone(events[0])
        if alone is not None and self.session.is_person(alone):
            self.looking = True
            self.draw_curtain(alone)
            return None
        del self.waiting[0]
        self.session.look(PUBLIC)
        return events

    def has_looked(self) -> None:
        """Whatever somebody was shown alone has been read."""
        self._shown_alone = ()

    def look_again(self) -> bool:
        """The window was away: nobody can have read what somebody was being shown alone, so that it waits behind the
        same curtain again. Returns whether there was any."""
        if not self._shown_alone:
            return False
        self.waiting.insert(0, self._shown_alone)
        self._shown_alone = ()
        self.table.confirm()
        self.table.skip()
        self.looking = True
        self.draw_curtain(self.curtain_seat)
        return True
