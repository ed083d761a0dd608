"""The table of Street War: street, desk, and what a person does at it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.events import Event
from game.games.street_war.view import View
from game.games.street_war.wording import log_line
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.result import MatchReport, ReportRow
from scenes.tables.desk_table import DeskTable, eyes_or_actor
from scenes.tables.notes import draw_tooltip
from scenes.tables.pile import draw_pile
from scenes.tables.spots import Spot
from scenes.tables.street_war import score_fight
from scenes.tables.street_war.arena import Arena
from scenes.tables.street_war.board import board_of
from scenes.tables.street_war.choosing import LAY_KINDS, Choosing
from scenes.tables.street_war.foreground import Foreground
from scenes.tables.street_war.hands import Hands
from scenes.tables.street_war.prompts import decision_prompt
from scenes.tables.street_war.sounds import tense
from scenes.tables.street_war.tips import tip_for
from scenes.tables.table import Host

ALONE_KINDS = frozenset({"line_up", "line_up_last", "look", "set_up", "set_up_last"})
"""Decisions before which a curtain falls: what is placed in them stays secret. In the quick to and fro of the hustle
and at the last call the table stays as both may see it, and whoever wants to see his cards holds the key."""
OPEN_KINDS = frozenset({"set_up_done", "lined_up"})
"""What ends a turn without anything to be watched together."""


class StreetTable(DeskTable):
    """See `scenes.tables.table.Table`."""

    def __init__(self, context: Context, config: MatchConfig, host: Host, shared: bool) -> None:
        super().__init__(context, config, host, shared)
        self.arena: Arena = Arena(context, config, self.player)
        self.foreground = Foreground(context, self.arena)
        self.hands: Hands = Hands(context, host, shared, self.arena)

    @property
    def choosing(self) -> Choosing | None:
        """The decision under way."""
        return self.hands.choosing

    # ------------------------------------------------------------------ showing and playing

    def settle(self, view: View) -> None:
        """Stand as this view says."""
        self.arena.tray = self.tray_of(view)
        self.arena.stand(board_of(view))
        self.hands.lay()

    def tray_of(self, view: View) -> int:
        """Whose hand lies on the desk."""
        return eyes_or_actor(view)

    def line(self, event: Event) -> str | None:
        """The event in words."""
        return log_line(event, self.context.texts, self.names)

    def play(self, events: Sequence[Event], view: View | None) -> None:
        """Play the events; what a round has come to is held up before the next begins."""
        kinds = [event.kind for event in events]
        for number, event in enumerate(events):
            if event.kind == "round_began" and score_fight.pause_after(kinds):
                super().play(events[:number], None)
                self.player.add(score_fight.hold())
                super().play(events[number:], view)
                return
        super().play(events, view)

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

    def is_tense(self, view: View) -> bool:
        """Whether the match stands on the edge: the music follows."""
        return tense(view)

    # ------------------------------------------------------------------ time and picture

    def draw(self, canvas: pygame.Surface) -> None:
        """Street, desk, decision."""
        arena, foreground, hands, choosing = self.arena, self.foreground, self.hands, self.choosing
        arena.draw(canvas)
        foreground.draw_plans(canvas, hands)
        foreground.draw_prompt(canvas, self._prompt())
        foreground.draw_hands(canvas, hands)
        foreground.draw_log(canvas, self.newest_line)
        foreground.draw_buttons(canvas, hands)
        if choosing is not None and self.shared and not self.faces_up:
            foreground.draw_covered(canvas, choosing.seat)
        if choosing is not None:
            foreground.draw_peek(canvas, choosing, hands.dragged)
            if choosing.phase == "pick":
                taken = {seat.character: self.names[n] for n, seat in enumerate(arena.board.seats) if seat.character}
                foreground.draw_characters(canvas, choosing, taken)
            if choosing.phase in ("pick", "peek"):
                foreground.draw_plans(canvas, hands)
        arena.draw_above(canvas)
        self.draw_focus(canvas)
        active = hands.spots.active
        tip = tip_for(active, arena, choosing, self.faces_up)
        if tip is not None:
            about = hands.spots.rect(active) if active is not None else None
            draw_tooltip(canvas, self.context, arena.map.rect("tooltip"), tip, about=about)
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

    def frames_focus(self, spot: Spot) -> bool:
        """Whether this spot shows by itself that keys have gone to it."""
        choosing = self.hands.choosing
        return choosing is not None and bool(self.foreground.look(spot, self.hands, choosing))

    def _draw_over(self, canvas: pygame.Surface) -> None:
        """Cards in full, a dragged card, a refusal, the hourglass."""
        hands = self.hands
        if hands.inspected is not None:
            self.foreground.draw_big_card(canvas, hands.inspected)
        if hands.leafing is not None:
            opened = [self.arena.faces.big(face) for face in self.arena.board.opened]
            draw_pile(canvas, self.context, self.arena.say("street.tip.discard"), opened)
        self.foreground.draw_dragged(canvas, hands)
        self.draw_last(canvas)

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
