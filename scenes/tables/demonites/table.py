"""The table of the Demonites: battlefield, desk, and what a person does at it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.events import Event
from game.games.demonites.cards import demon
from game.games.demonites.view import View
from game.games.demonites.wording import log_line
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.match_config import MatchConfig
from scenes.result import MatchReport, ReportRow
from scenes.stage.script import Script
from scenes.tables.demonites.arena import Arena
from scenes.tables.demonites.autoplay import Autoplay
from scenes.tables.demonites.board import Board, board_of
from scenes.tables.demonites.choosing import TABLE_KINDS, Choosing
from scenes.tables.demonites.foreground import Foreground
from scenes.tables.demonites.hands import Hands
from scenes.tables.demonites.live import Live
from scenes.tables.demonites.prompts import decision_prompt
from scenes.tables.demonites.sounds import tense
from scenes.tables.demonites.tips import tip_for
from scenes.tables.desk_table import DeskTable, eyes_or_actor
from scenes.tables.notes import draw_tooltip
from scenes.tables.racing import Finish, Racer
from scenes.tables.scripted import READ
from scenes.tables.spots import Spot
from scenes.tables.table import Host

TWO = 2
QUIET_KINDS = frozenset({"chose", "lined_up", "drawn", "regrouped"})
"""What happens without anything to be watched together."""


class DemonTable(DeskTable):
    """See `scenes.tables.table.Table`."""

    def __init__(self, context: Context, config: MatchConfig, host: Host, shared: bool) -> None:
        super().__init__(context, config, host, shared)
        self.autoplay = Autoplay(unattended=not any(seat.is_person for seat in config.seats))
        self.arena: Arena = Arena(context, config, self.player)
        self.foreground = Foreground(context, self.arena, self.autoplay)
        self.live = Live(context, config, self.arena)
        self.hands: Hands = Hands(context, host, shared, self.arena, self.autoplay)
        self.hands.live = self.live

    @property
    def choosing(self) -> Choosing | None:
        """The decision under way."""
        return self.hands.choosing

    # ------------------------------------------------------------------ showing and playing

    def settle(self, view: View) -> None:
        """Stand as this view says."""
        self.arena.tray = self.tray_of(view)
        self.arena.stand(board_of(view), view)
        if view.attacker is not None and view.defender is not None:
            self.arena.live = self.live.goes_live(view, (view.attacker, view.defender))
        self.hands.lay()

    def tray_of(self, view: View) -> int | None:
        """Whose hand lies on the desk; in War nobody has one."""
        return None if view.mode == "war" else eyes_or_actor(view)

    def line(self, event: Event) -> str | None:
        """The event in words."""
        return log_line(event, self.context.texts, self.names)

    def perform(self, event: Event) -> Script:
        """What is played for an event; a bout may begin in which the clock runs."""
        if event.kind == "bout_began" and self.view is not None:
            self.arena.live = self.live.goes_live(self.view, (event.number("seat"), event.number("other")))
            self.hands.lay()
        yield from super().perform(event)

    def shows(self, events: Sequence[Event]) -> bool:
        """Whether people who share the screen watch this together, before the curtain falls."""
        return any(event.kind not in QUIET_KINDS for event in events)

    def curtain_before(self, kind: str, seat: int, _: int | None) -> bool:
        """Whoever comes to his hand looks alone; going on with it, nobody has looked in between."""
        phase = kind.removesuffix("_last")
        return phase not in TABLE_KINDS and phase != "rival" and seat != self._asked

    def report(self, view: View) -> MatchReport:
        """For the result screen: who won, and what everybody owns."""
        say, seats = self.arena.say, range(view.seats)
        most = max(view.owned)
        best = view.owned.index(most) if view.owned.count(most) == 1 else None
        figures = tuple(best_demon(board_of(view), seat) for seat in view.winners)
        rows = (ReportRow(say("demons.result.cards"), tuple(str(view.owned[seat]) for seat in seats), best),)
        return MatchReport(
            winners=view.winners,
            reason=say(f"demons.reason.{reason_of(view)}", n=view.round),
            figures=figures,
            loser="",
            heading=say(f"demons.result.heading.{view.mode}", n=view.round),
            rows=rows,
            places=places_of(view) if view.seats > TWO else (),
        )

    # ------------------------------------------------------------------ choosing

    def stop_asking(self) -> None:
        """Nobody chooses any more."""
        self.live.stop()
        self.hands.stop()

    # ------------------------------------------------------------------ a live Skirmish (`scenes.tables.racing`)

    def races(self, kind: str, view: View) -> tuple[int, ...]:
        """Who decides this together, against the clock."""
        return self.live.seats(kind, view)

    def race(self, view: View, racers: Sequence[Racer], finish: Finish) -> None:
        """Begin."""
        self.view, self._asked = view, None
        self.arena.live = True
        self.live.begin(view, racers, finish)
        self.hands.lay()

    def interrupt(self) -> None:
        """Begin anew."""
        self.live.interrupt()

    def handle(self, intent: Intent) -> bool:
        """Use an intent. Returns whether it did."""
        if self.player.holding and intent.kind in READ:
            return super().handle(intent)
        if self.live.handle(intent):
            return True
        if intent.kind == Kind.FOCUS_LOST:
            self.autoplay.stop()
            return True
        if self.autoplay.on and intent.kind == Kind.CANCEL:
            self.autoplay.stop()
            self.hands.lay()
            return True
        auto = ("button auto", 0, 0)
        if self.autoplay.on and intent.kind == Kind.CONFIRM and self.choosing is None and self.spots.focus == auto:
            # Faster yet, by the same key, while it goes on.
            self.hands.press(auto)
            return True
        return super().handle(intent)

    def is_tense(self, view: View) -> bool:
        """Whether the match stands on the edge: the music follows."""
        return tense(view)

    # ------------------------------------------------------------------ time and picture

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""
        if self.choosing is not None and self.choosing.is_table and self.autoplay.due(ms):
            self.hands.press(("button go", 0, 0))
            return True
        raced = self.live.update(ms)
        return super().update(ms) or raced

    def pace(self, ms: int) -> int:
        """As fast as a War is run."""
        return round(ms * self.autoplay.factor(self.arena.board))

    def draw(self, canvas: pygame.Surface) -> None:
        """Battlefield, desk, decision."""
        arena, foreground, hands, choosing = self.arena, self.foreground, self.hands, self.choosing
        arena.clock_left = self.clock_left
        arena.draw(canvas)
        if arena.live and choosing is None:
            self.live.draw(canvas, self._prompt())
            arena.draw_above(canvas)
            return
        foreground.draw_marks(canvas, hands)
        foreground.draw_prompt(canvas, self._prompt())
        foreground.draw_hand(canvas, hands)
        foreground.draw_log(canvas, self.newest_line)
        foreground.draw_buttons(canvas, hands)
        if choosing is not None and choosing.is_secret and self.shared and not self.faces_up:
            foreground.draw_covered(canvas, choosing.seat)
        arena.draw_above(canvas)
        self.draw_focus(canvas)
        active = hands.spots.active
        tip = tip_for(active, arena, choosing, self.faces_up)
        if tip is not None:
            about = hands.spots.rect(active) if active is not None else None
            draw_tooltip(canvas, self.context, arena.map.rect("tooltip"), tip, about=about)
        self._draw_over(canvas)

    def frames_focus(self, spot: Spot) -> bool:
        """Whether this spot shows by itself that keys have gone to it."""
        return self.choosing is not None and bool(self.foreground.look(spot, self.hands, self.choosing))

    def _draw_over(self, canvas: pygame.Surface) -> None:
        """Cards in full, a dragged card, a refusal, the hourglass."""
        hands = self.hands
        if hands.inspected is not None:
            self.foreground.draw_big_card(canvas, hands.inspected)
        self.foreground.draw_dragged(canvas, hands)
        self.draw_last(canvas)

    def _prompt(self) -> str:
        """What is to be done now, in words."""
        if self._thinking is not None and self._thinking >= 0:
            return self.arena.say("demons.prompt.wait", who=self.arena.name(self._thinking))
        if self.choosing is None or self.view is None:
            return ""
        return decision_prompt(self.arena, self.view, self.choosing)


def places_of(view: View) -> tuple[int, ...]:
    """Each seat's place: the winners first, then by what they own; who owns as much shares it."""
    rank = [(seat in view.winners, view.owned[seat]) for seat in range(view.seats)]
    return tuple(1 + sum(other > own for other in rank) for own in rank)


def best_demon(board: Board, seat: int) -> str:
    """The proudest demon that a seat is known to own, as `sheet:tag`; the first leader where none is known."""
    own = board.seats[seat]
    known = [card for card in (*own.army, *own.hand, *own.up) if card is not None]
    best = max(known, key=lambda card: (demon(card).total, card), default=60)
    return f"demons/{demon(best).clan}:{demon(best).id}"


def make(context: Context, config: MatchConfig, host: Host, shared: bool) -> DemonTable:
    """The table of a match."""
    return DemonTable(context, config, host, shared)


def reason_of(view: View) -> str:
    """Why the winner has won, as the result screen tells it."""
    return "clock" if view.ending == "clock" and view.by == "cards" else view.by
