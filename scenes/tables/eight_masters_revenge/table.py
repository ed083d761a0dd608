"""The table of 8 Masters' Revenge: arena, desk, and what a person does at it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.action import Action
from game.core.events import Event
from game.games.eight_masters_revenge.view import View
from game.games.eight_masters_revenge.wording import log_line
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.match_config import MatchConfig
from scenes.result import MatchReport, ReportRow
from scenes.stage.script import Player, Script
from scenes.tables.eight_masters_revenge.arena import Arena
from scenes.tables.eight_masters_revenge.board import board_of
from scenes.tables.eight_masters_revenge.choosing import REACTIONS, Choosing
from scenes.tables.eight_masters_revenge.foreground import Foreground
from scenes.tables.eight_masters_revenge.hands import Hands
from scenes.tables.eight_masters_revenge.prompts import decision_prompt
from scenes.tables.eight_masters_revenge.slots import STAGES
from scenes.tables.eight_masters_revenge.sounds import tense
from scenes.tables.eight_masters_revenge.tips import tip_for
from scenes.tables.notes import draw_refusal, draw_tooltip
from scenes.tables.spots import Spots
from scenes.tables.table import Choose, Explain, Host

LINES_KEPT = 6
HAND_QUESTIONS = frozenset({"turn", "limit", "sleeve", "defend", "counter"})
"""Kinds of decisions in which cards of the hand are picked."""


class MastersTable:
    """See `scenes.tables.table.Table`."""

    def __init__(self, context: Context, config: MatchConfig, host: Host, shared: bool) -> None:
        self.context, self.config, self.host, self.shared = context, config, host, shared
        self.player = Player()
        # Every match on another stage; the seed decides, so that a replay looks the same.
        stage = STAGES[config.setup.seed % len(STAGES)]
        self.arena = Arena(context, config, self.player, stage)
        self.foreground = Foreground(context, self.arena)
        self.hands = Hands(context, host, shared, self.arena)
        self.view: View | None = None
        self._thinking: int | None = None
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
        self.arena.unnamed = view.phase == "pick"
        self.arena.stand(board_of(view))
        self.hands.lay()

    def _tray(self, view: View) -> int:
        """Whose hand lies on the desk: the eyes' own; of those who see none or all, whoever acts."""
        if view.eyes >= 0:
            return view.eyes
        return view.to_act if view.to_act is not None else view.active

    def play(self, events: Sequence[Event], view: View | None) -> None:
        """Play the events; end as the view says (None: more of the same action follows)."""
        self.stop_asking()
        for event in events:
            self.player.add(self._played(event))
        if view is not None:
            self.player.add(self._end(view))

    def _played(self, event: Event) -> Script:
        line = log_line(event, self.context.texts, self._names)
        if line is not None:
            self._lines = [*self._lines[1 - LINES_KEPT :], line]
        yield from self.arena.score(event)

    def _end(self, view: View) -> Script:
        self._settle(view)
        yield 0

    def looks_alone(self, _: Event) -> int | None:
        """Nothing here is shown to one seat alone outside of its own hand."""
        return None

    def look(self, event: Event) -> None:
        """See `looks_alone`."""

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

    def most_unseen(self, kind: str, view: View) -> int:
        """Everything is seen."""
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
            self.hands.inspected = None
            self.hands.cover()
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
            heading=say("masters.result.rounds", n=view.round),
            rows=rows,
            loser_tag="ko",
        )

    # ------------------------------------------------------------------ choosing

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        """Let a person choose among the legal actions."""
        self.view = view
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
        """Arena, desk, decision."""
        arena, foreground, hands, choosing = self.arena, self.foreground, self.hands, self.choosing
        arena.draw(canvas)
        foreground.draw_places(canvas, hands)
        foreground.draw_preview(canvas, hands, self.view, self.faces_up)
        arena.desk.draw_prompt(canvas, self._prompt(), choosing is not None and choosing.phase in REACTIONS)
        self._draw_hand(canvas)
        arena.desk.draw_log(canvas, self._lines[-1] if self._lines else "")
        foreground.draw_buttons(canvas, hands, self.faces_up)
        arena.draw_above(canvas)
        if choosing is not None and choosing.phase == "pick":
            picked = {seat.fighter: number for number, seat in enumerate(arena.board.seats) if seat.fighter}
            foreground.draw_fighters(canvas, choosing, self._names, picked)
            foreground.draw_places(canvas, hands)
        tip = tip_for(hands.spots.active, arena, choosing, self.faces_up)
        if tip is not None:
            draw_tooltip(canvas, self.context, arena.map.rect("tooltip"), tip)
        if hands.inspected is not None:
            foreground.draw_big_card(canvas, hands.inspected)
        if hands.leafing:
            foreground.draw_discards(canvas, arena.board.discard)
        if hands.dragged is not None:
            card, rect = hands.dragged
            canvas.blit(arena.faces.face(card) if self.faces_up else arena.faces.back(), rect)
        if hands.refusal:
            draw_refusal(canvas, self.context, hands.refusal, (320, 236))
        if self._thinking is not None:
            frames = self.context.panels.sheet.tag("hourglass")
            frame = frames[arena.clock // 160 % len(frames)]
            slot = arena.map.rect("confirm")
            frame.draw(canvas, (slot.centerx - 6, slot.centery - 6))

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
