"""The table of Street War: street, desk, and what a person does at it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.action import Action
from game.core.events import Event
from game.games.street_war.view import View
from game.games.street_war.wording import log_line
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.match_config import MatchConfig
from scenes.result import MatchReport, ReportRow
from scenes.stage.script import Player, Script
from scenes.tables.notes import draw_refusal, draw_tooltip
from scenes.tables.spots import Spots
from scenes.tables.street_war import score_fight
from scenes.tables.street_war.arena import Arena
from scenes.tables.street_war.board import board_of
from scenes.tables.street_war.choosing import LAY_KINDS, Choosing
from scenes.tables.street_war.foreground import Foreground
from scenes.tables.street_war.hands import Hands
from scenes.tables.street_war.prompts import decision_prompt
from scenes.tables.street_war.sounds import tense
from scenes.tables.street_war.tips import tip_for
from scenes.tables.table import Choose, Explain, Host

LINES_KEPT = 6
ALONE_KINDS = frozenset({"line_up", "line_up_last", "look", "set_up", "set_up_last"})
"""Decisions before which a curtain falls: what is placed in them stays secret. In the quick to and fro of the hustle
and at the last call the table stays as both may see it, and whoever wants to see his cards holds the key."""
OPEN_KINDS = frozenset({"set_up_done", "lined_up"})
"""What ends a turn without anything to be watched together."""


class StreetTable:
    """See `scenes.tables.table.Table`."""

    def __init__(self, context: Context, config: MatchConfig, host: Host, shared: bool) -> None:
        self.context, self.config, self.host, self.shared = context, config, host, shared
        self.player = Player()
        self.arena = Arena(context, config, self.player)
        self.foreground = Foreground(context, self.arena)
        self.hands = Hands(context, host, shared, self.arena)
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
        self.arena.stand(board_of(view))
        self.hands.lay()

    @staticmethod
    def _tray(view: View) -> int:
        """Whose hand lies on the desk: the eyes' own; of those who see none or all, whoever acts."""
        if view.eyes >= 0:
            return view.eyes
        return view.to_act if view.to_act is not None else 0

    def play(self, events: Sequence[Event], view: View | None) -> None:
        """Play the events; end as the view says (None: more of the same action follows)."""
        self.hands.stop()
        kinds = [event.kind for event in events]
        for event in events:
            if event.kind == "round_began" and score_fight.pause_after(kinds):
                self.player.add(score_fight.hold())
            self.player.add(self._played(event))
        if view is not None:
            self.player.add(self._end(view))

    def _played(self, event: Event) -> Script:
        line = log_line(event, self.context.texts, self._names)
        yield from self.arena.score(event)
        if line is not None:
            # Told when it has been seen, not before.
            self._lines = [*self._lines[1 - LINES_KEPT :], line]

    def _end(self, view: View) -> Script:
        self._settle(view)
        yield 0

    def looks_alone(self, _: Event) -> int | None:
        """What a seat alone sees here is asked of it at once, behind its own curtain: nothing is shown apart."""
        return None

    def look(self, event: Event) -> None:
        """See `looks_alone`."""

    def shows(self, events: Sequence[Event]) -> bool:
        """Whether people who share the screen watch this together, before the curtain falls."""
        return any(event.kind not in OPEN_KINDS for event in events)

    def curtain_before(self, kind: str, seat: int, _: int | None) -> bool:
        """Whoever comes to place his cards looks alone; going on with it, nobody has looked in between."""
        return kind in ALONE_KINDS and seat != self._asked

    def even_pause(self, kind: str) -> bool:
        """The hustle and the set-up are always asked, also where only one answer is left."""
        return kind in ("hustle", "set_up", "set_up_last")

    def most_unseen(self, kind: str, view: View) -> int:
        """Strategy cards are laid one after the other, and how many is told when both are done."""
        return view.seats[view.to_act].card_count if kind in LAY_KINDS and view.to_act is not None else 0

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
        """For the result screen: who won, and what is left to both."""
        say = self.arena.say
        figures = self.arena.figures
        winner = view.winner
        first, second = view.seats
        rows = tuple(
            ReportRow(say(f"street.result.{name}"), (str(a), str(b)), None if a == b else int(b > a))
            for name, a, b in (
                ("health", first.health, second.health),
                ("rounds", first.rounds, second.rounds),
                ("lanes", first.lanes, second.lanes),
            )
        )
        reason = "draw" if winner is None else str(view.ending)
        return MatchReport(
            winners=() if winner is None else (winner,),
            reason=say(f"street.result.{reason}", n=view.round),
            figures=() if winner is None else (figures[winner],),
            loser=figures[0 if winner is None else 1 - winner],
            heading=say("street.result.heading", n=view.round),
            rows=rows,
            loser_tag="ko",
        )

    # ------------------------------------------------------------------ choosing

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        """Let a person choose among the legal actions."""
        self.view, self._asked = view, view.to_act
        self.hands.ask(view, legal, choose, explain)

    def stop_asking(self) -> None:
        """Nobody chooses any more."""
        self.hands.stop()

    def handle(self, intent: Intent) -> bool:
        """Use an intent. Returns whether it did."""
        if self.player.holding and intent.kind in (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL):
            self.confirm()
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
        """Let time pass. Returns whether the picture is old."""
        moved = self.player.update(ms)
        if moved:
            # Cards may be looked at while they move, too.
            self.hands.lay()
        moved = self.arena.update(ms) or moved
        return self.hands.update(ms) or moved

    def draw(self, canvas: pygame.Surface) -> None:
        """Street, desk, decision."""
        arena, foreground, hands, choosing = self.arena, self.foreground, self.hands, self.choosing
        arena.draw(canvas)
        foreground.draw_plans(canvas, hands)
        foreground.draw_prompt(canvas, self._prompt())
        foreground.draw_hands(canvas, hands)
        foreground.draw_log(canvas, self._lines[-1] if self._lines else "")
        foreground.draw_buttons(canvas, hands)
        if choosing is not None and self.shared and not self.faces_up:
            foreground.draw_covered(canvas, choosing.seat)
        if choosing is not None:
            foreground.draw_peek(canvas, choosing, hands.dragged)
            if choosing.phase == "pick":
                taken = {seat.character: self._names[n] for n, seat in enumerate(arena.board.seats) if seat.character}
                foreground.draw_characters(canvas, choosing, taken)
            if choosing.phase in ("pick", "peek"):
                foreground.draw_plans(canvas, hands)
        arena.draw_above(canvas)
        tip = tip_for(hands.spots.active, arena, choosing, self.faces_up)
        if tip is not None:
            draw_tooltip(canvas, self.context, arena.map.rect("tooltip"), tip)
        self._draw_over(canvas)

    def _fought(self) -> str:
        """The fight is fought; somebody looks at it still."""
        a, b = self.arena.board.tally
        lead = 0 if a > b else 1
        name, text = self.arena.name(lead), "street.caption.won"
        words = self.arena.say(text, who=name, a=max(a, b), b=min(a, b))
        if a == b:
            words = self.arena.say("street.caption.tied", a=a, b=b)
        return f"{words}  ·  {self.arena.say('street.go_on')}"

    def _draw_over(self, canvas: pygame.Surface) -> None:
        """Cards in full, a dragged card, a refusal, the hourglass."""
        arena, hands = self.arena, self.hands
        if hands.inspected is not None:
            self.foreground.draw_big_card(canvas, hands.inspected)
        self.foreground.draw_dragged(canvas, hands)
        if hands.refusal:
            draw_refusal(canvas, self.context, hands.refusal, (320, 236))
        if self._thinking is not None:
            frames = self.context.panels.sheet.tag("hourglass")
            slot = arena.map.rect("confirm")
            frames[arena.clock // 160 % len(frames)].draw(canvas, (slot.centerx - 6, slot.centery - 6))

    def _prompt(self) -> str:
        """What is to be done now, in words."""
        view = self.view
        if self.player.holding:
            return self._fought()
        if self._thinking is not None:
            return self.arena.say("street.prompt.wait", who=self.arena.name(self._thinking))
        if self.choosing is None or view is None or view.to_act is None:
            return ""
        return decision_prompt(self.arena, view, view.to_act)


def make(context: Context, config: MatchConfig, host: Host, shared: bool) -> StreetTable:
    """The table of a match."""
    return StreetTable(context, config, host, shared)
