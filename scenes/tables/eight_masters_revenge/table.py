"""The table of 8 Masters' Revenge: arena, desk, and what a person does at it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.events import Event
from game.games.eight_masters_revenge.view import View
from game.games.eight_masters_revenge.wording import log_line
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.result import MatchReport, ReportRow
from scenes.tables.desk_table import DeskTable, eyes_or_actor
from scenes.tables.eight_masters_revenge.arena import Arena
from scenes.tables.eight_masters_revenge.board import board_of
from scenes.tables.eight_masters_revenge.choosing import REACTIONS, Choosing
from scenes.tables.eight_masters_revenge.foreground import Foreground
from scenes.tables.eight_masters_revenge.hands import Hands
from scenes.tables.eight_masters_revenge.prompts import decision_prompt
from scenes.tables.eight_masters_revenge.slots import STAGES
from scenes.tables.eight_masters_revenge.sounds import tense
from scenes.tables.eight_masters_revenge.tips import tip_for
from scenes.tables.notes import draw_tooltip
from scenes.tables.spots import Spot
from scenes.tables.table import Host

HAND_QUESTIONS = frozenset({"turn", "limit", "sleeve", "defend", "counter"})
"""Kinds of decisions in which cards of the hand are picked."""


class MastersTable(DeskTable):
    """See `scenes.tables.table.Table`."""

    def __init__(self, context: Context, config: MatchConfig, host: Host, shared: bool) -> None:
        super().__init__(context, config, host, shared)
        # Every match on another stage; the seed decides, so that a replay looks the same.
        stage = STAGES[config.setup.seed % len(STAGES)]
        self.arena: Arena = Arena(context, config, self.player, stage)
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
        self.arena.unnamed = view.phase == "pick"
        self.arena.stand(board_of(view))
        self.hands.lay()

    def tray_of(self, view: View) -> int:
        """Whose hand lies on the desk."""
        return eyes_or_actor(view) if view.to_act is not None or view.eyes >= 0 else int(view.active)

    def line(self, event: Event) -> str | None:
        """The event in words."""
        return log_line(event, self.context.texts, self.names)

    def told_first(self, event: Event) -> bool:
        """Nothing is turned over here that the log could tell too early."""
        return True

    def shows(self, events: Sequence[Event]) -> bool:
        """All that happens here is open: people who share the screen watch it together."""
        return bool(events)

    def curtain_before(self, kind: str, seat: int, last: int | None) -> bool:
        """A curtain only where a hand comes into play anew: answers to a blow are given at once, by their own keys and
        with covered cards, and what follows them needs no hand (rules/…revenge.md §4.2)."""
        return seat != last and kind not in REACTIONS and kind in ("turn", "start", "limit", "sleeve")

    def even_pause(self, kind: str) -> bool:
        """Answers to blows take the same time whether or not there was one to give."""
        return kind in REACTIONS

    def report(self, view: View) -> MatchReport:
        """For the result screen: who won, and the life that is left to everybody."""
        say = self.arena.say
        winners = view.winners or (0,)
        losers = [seat for seat in range(len(view.seats)) if seat not in winners] or [0]
        figures = self.arena.fighters.ids
        rows = (
            ReportRow(
                say("masters.result.life"),
                tuple(str(seat.life) for seat in view.seats),
                max(winners, key=lambda seat: view.seats[seat].life),
            ),
            ReportRow(
                say("masters.result.fighter"),
                tuple(say(f"fighter.{seat.fighter}") if seat.fighter else "-" for seat in view.seats),
                None,
            ),
        )
        return MatchReport(
            winners=winners,
            reason=say(f"masters.result.{view.ending}", n=view.round),
            figures=tuple(figures[seat] for seat in winners),
            loser=figures[losers[0]],
            second=figures[losers[1]] if len(losers) > 1 else "",
            heading=say("masters.result.rounds", n=view.round),
            rows=rows,
            loser_tag="ko",
        )

    def is_tense(self, view: View) -> bool:
        """Whether the match stands on the edge: the music follows."""
        return tense(view)

    # ------------------------------------------------------------------ time and picture

    def draw(self, canvas: pygame.Surface) -> None:
        """Arena, desk, decision."""
        arena, foreground, hands, choosing = self.arena, self.foreground, self.hands, self.choosing
        arena.draw(canvas)
        foreground.draw_places(canvas, hands)
        foreground.draw_preview(canvas, hands, self.view, self.faces_up)
        arena.desk.draw_prompt(canvas, self._prompt(), choosing is not None and choosing.phase in REACTIONS)
        self._draw_hand(canvas)
        arena.desk.draw_log(canvas, self.newest_line)
        foreground.draw_buttons(canvas, hands, self.faces_up)
        arena.draw_above(canvas)
        if choosing is not None and choosing.phase == "pick":
            picked = {seat.fighter: number for number, seat in enumerate(arena.board.seats) if seat.fighter}
            foreground.draw_fighters(canvas, choosing, self.names, picked)
            foreground.draw_places(canvas, hands)
        self.draw_focus(canvas)
        active = hands.spots.active
        tip = tip_for(active, arena, choosing, self.faces_up)
        if tip is not None:
            about = hands.spots.rect(active) if active is not None else None
            draw_tooltip(canvas, self.context, arena.map.rect("tooltip"), tip, about=about)
        if hands.inspected is not None:
            foreground.draw_big_card(canvas, hands.inspected)
        if hands.leafing:
            foreground.draw_discards(canvas, arena.board.discard)
        if hands.dragged is not None:
            card, rect = hands.dragged
            canvas.blit(arena.faces.face(card) if self.faces_up else arena.faces.back(), rect)
        self.draw_last(canvas)

    def frames_focus(self, spot: Spot) -> bool:
        """Whether this spot shows by itself that keys have gone to it."""
        return self.foreground.frames(spot, self.hands)

    def _draw_hand(self, canvas: pygame.Surface) -> None:
        """The hand on the desk. While others may look, neither focus nor picks may point at a card."""
        choosing, arena = self.choosing, self.arena
        open_ = self.faces_up
        picked: set[int] = set()
        dim: set[int] = set()
        focus = None
        if open_ and choosing is not None:
            picked = {key[2] for key in choosing.picked if key[0] == "hand"}
            if choosing.phase in HAND_QUESTIONS:
                dim = {card for card in arena.hand if card is not None and not choosing.allows(("hand", 0, card))}
        if open_ and (choosing is not None or self.hands.strolling):
            active = self.spots.active
            focus = active[2] if active is not None and active[0] == "hand" else None
        arena.desk.draw_hand(canvas, arena.hand, open_, picked, focus, dim)

    def _prompt(self) -> str:
        """What is to be done now, in words."""
        view = self.view
        if self._thinking is not None:
            return self.arena.say("masters.prompt.wait", who=self.arena.name(self._thinking))
        if self.choosing is None or view is None or view.to_act is None:
            return ""
        return decision_prompt(self.arena, view, view.to_act)


def make(context: Context, config: MatchConfig, host: Host, shared: bool) -> MastersTable:
    """The table of a match."""
    return MastersTable(context, config, host, shared)
