"""The table of the Demonites: battlefield, desk, and what a person does at it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.action import Action
from game.core.events import Event
from game.games.demonites.cards import demon
from game.games.demonites.view import View
from game.games.demonites.wording import log_line
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.match_config import MatchConfig
from scenes.result import MatchReport, ReportRow
from scenes.stage.script import Player, Script
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
from scenes.tables.notes import draw_refusal, draw_tooltip
from scenes.tables.racing import Finish, Racer
from scenes.tables.spots import Spots
from scenes.tables.table import Choose, Explain, Host

LINES_KEPT = 6
TWO = 2
QUIET_KINDS = frozenset({"chose", "lined_up", "drawn", "regrouped"})
"""What happens without anything to be watched together."""


class DemonTable:
    """See `scenes.tables.table.Table`."""

    def __init__(self, context: Context, config: MatchConfig, host: Host, shared: bool) -> None:
        self.context, self.config, self.host, self.shared = context, config, host, shared
        self.player = Player()
        self.autoplay = Autoplay()
        self.arena = Arena(context, config, self.player)
        self.foreground = Foreground(context, self.arena, self.autoplay)
        self.live = Live(context, config, self.arena)
        self.hands = Hands(context, host, shared, self.arena, self.autoplay)
        self.hands.live = self.live
        self.view: View | None = None
        self._thinking: int | None = None
        self._asked: int | None = None
        """The seat that decided last."""
        self._lines: list[str] = []

    # ------------------------------------------------------------------ showing and playing

    @property
    def faces_up(self) -> bool:
        """Whether what only the eyes may know lies face up."""
        return self.arena.faces_up

    def show(self, view: View) -> None:
        """Stand as this view says, at once."""
        self.player.clear()
        self.arena.still()
        self._settle(view)

    def _settle(self, view: View) -> None:
        self.view = view
        self.arena.tray = self._tray(view)
        self.arena.stand(board_of(view), view)
        if view.attacker is not None and view.defender is not None:
            self.arena.live = self.live.goes_live(view, (view.attacker, view.defender))
        self.hands.lay()

    @staticmethod
    def _tray(view: View) -> int | None:
        """Whose hand lies on the desk: the eyes' own; of those who see none or all, whoever acts."""
        if view.mode == "war":
            return None
        if view.eyes >= 0:
            return view.eyes
        return view.to_act if view.to_act is not None and view.to_act >= 0 else 0

    def play(self, events: Sequence[Event], view: View | None) -> None:
        """Play the events; end as the view says (None: more of the same action follows)."""
        self.hands.stop()
        for event in events:
            self.player.add(self._played(event))
        if view is not None:
            self.player.add(self._end(view))

    def _played(self, event: Event) -> Script:
        line = log_line(event, self.context.texts, self._names)
        if event.kind == "bout_began" and self.view is not None:
            self.arena.live = self.live.goes_live(self.view, (event.number("seat"), event.number("other")))
            self.hands.lay()
        yield from self.arena.score(event)
        if line is not None:
            # Told when it has been seen, not before.
            self._lines = [*self._lines[1 - LINES_KEPT :], line]

    def _end(self, view: View) -> Script:
        self._settle(view)
        yield 0

    def looks_alone(self, _: Event) -> int | None:
        """Nothing here is shown to one seat apart."""
        return None

    def look(self, event: Event) -> None:
        """See `looks_alone`."""

    def shows(self, events: Sequence[Event]) -> bool:
        """Whether people who share the screen watch this together, before the curtain falls."""
        return any(event.kind not in QUIET_KINDS for event in events)

    def curtain_before(self, kind: str, seat: int, _: int | None) -> bool:
        """Whoever comes to his hand looks alone; going on with it, nobody has looked in between."""
        phase = kind.removesuffix("_last")
        return phase not in TABLE_KINDS and phase != "rival" and seat != self._asked

    def even_pause(self, kind: str) -> bool:
        """Every decision here is asked, and how many answers there are is known to all."""
        return False

    def most_unseen(self, kind: str, view: View) -> int:
        """Everything done here is told of."""
        return 0

    @property
    def busy(self) -> bool:
        """Whether something is being played, or waits to be confirmed."""
        return self.player.busy

    @property
    def holding(self) -> bool:
        """Whether it waits to be confirmed."""
        return self.player.holding

    def skip(self) -> None:
        """End what is being played at once, up to what must be confirmed."""
        self.player.skip()

    def confirm(self) -> None:
        """Somebody has read it."""
        self.player.release()

    def reveal(self, faces: bool) -> None:
        """Whether what only the eyes may know lies face up."""
        self.arena.faces_up = faces
        if not faces:
            # Nothing of what was asked for or refused while they lay open.
            self.hands.inspected, self.hands.refusal = None, ""
        self.hands.lay()

    def thinking(self, seat: int | None) -> None:
        """Show who thinks."""
        self._thinking = seat

    @property
    def _names(self) -> list[str]:
        return [seat.name for seat in self.config.seats]

    def log_lines(self, events: Sequence[Event]) -> list[str]:
        """The events in words."""
        lines = (log_line(event, self.context.texts, self._names) for event in events)
        return [line for line in lines if line is not None]

    def report(self, view: View) -> MatchReport:
        """For the result screen: who won, and what everybody owns."""
        say, seats = self.arena.say, range(view.seats)
        most = max(view.owned)
        best = view.owned.index(most) if view.owned.count(most) == 1 else None
        figures = tuple(best_demon(board_of(view), seat) for seat in view.winners)
        rows = (ReportRow(say("demons.result.cards"), tuple(str(view.owned[seat]) for seat in seats), best),)
        return MatchReport(
            winners=view.winners,
            reason=say(f"demons.reason.{view.by}", n=view.round),
            figures=figures,
            loser="",
            heading=say(f"demons.result.heading.{view.mode}", n=view.round),
            rows=rows,
            places=places_of(view) if view.seats > TWO else (),
        )

    # ------------------------------------------------------------------ choosing

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        """Let a person choose among the legal actions, or the table go on."""
        self.view, self._asked = view, view.to_act
        self.hands.ask(view, legal, choose, explain)

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
        if self.player.holding and intent.kind in (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL):
            self.confirm()
            return True
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
        return self.hands.handle(intent)

    @property
    def choosing(self) -> Choosing | None:
        """The decision under way."""
        return self.hands.choosing

    @property
    def tense(self) -> bool:
        """Whether the match stands on the edge: the music follows."""
        return self.view is not None and tense(self.view)

    @property
    def spots(self) -> Spots:
        """What can be pointed at."""
        return self.hands.spots

    # ------------------------------------------------------------------ time and picture

    def update(self, ms: int) -> bool:
        """Let time pass, as fast as a War is run. Returns whether the picture is old."""
        if self.choosing is not None and self.choosing.is_table and self.autoplay.due(ms):
            self.hands.press(("button go", 0, 0))
            return True
        raced = self.live.update(ms)
        pace = round(ms * self.autoplay.factor(self.arena.board))
        moved = self.player.update(pace)
        if moved:
            # Cards may be looked at while they move, too.
            self.hands.lay()
        moved = self.arena.update(pace) or moved
        return self.hands.update(ms) or moved or raced

    def draw(self, canvas: pygame.Surface) -> None:
        """Battlefield, desk, decision."""
        arena, foreground, hands, choosing = self.arena, self.foreground, self.hands, self.choosing
        arena.draw(canvas)
        if arena.live and choosing is None:
            self.live.draw(canvas, self._prompt())
            arena.draw_above(canvas)
            return
        foreground.draw_marks(canvas, hands)
        foreground.draw_prompt(canvas, self._prompt())
        foreground.draw_hand(canvas, hands)
        foreground.draw_log(canvas, self._lines[-1] if self._lines else "")
        foreground.draw_buttons(canvas, hands)
        if choosing is not None and choosing.is_secret and self.shared and not self.faces_up:
            foreground.draw_covered(canvas, choosing.seat)
        arena.draw_above(canvas)
        tip = tip_for(hands.spots.active, arena, choosing, self.faces_up)
        if tip is not None:
            draw_tooltip(canvas, self.context, arena.map.rect("tooltip"), tip)
        self._draw_over(canvas)

    def _draw_over(self, canvas: pygame.Surface) -> None:
        """Cards in full, a dragged card, a refusal, the hourglass."""
        arena, hands = self.arena, self.hands
        if hands.inspected is not None:
            self.foreground.draw_big_card(canvas, hands.inspected)
        self.foreground.draw_dragged(canvas, hands)
        if hands.refusal:
            draw_refusal(canvas, self.context, hands.refusal, (320, 236))
        if self._thinking is not None and self._thinking >= 0:
            frames = self.context.panels.sheet.tag("hourglass")
            slot = arena.map.rect("confirm")
            frames[arena.clock // 160 % len(frames)].draw(canvas, (slot.centerx - 6, slot.centery - 6))

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
