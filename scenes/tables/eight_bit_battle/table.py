"""The table of 8-Bit Battle: the draft table or the battle table, and what a person does at either."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.events import Event
from game.games.eight_bit_battle.cards import CARDS, CHARACTERS, is_character
from game.games.eight_bit_battle.events import BATTLE_KINDS
from game.games.eight_bit_battle.view import View
from game.games.eight_bit_battle.wording import log_line
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.result import MatchReport, ReportRow
from scenes.stage.script import HOLD, Script
from scenes.tables.eight_bit_battle.battle_table import BattleTable
from scenes.tables.eight_bit_battle.board import Board, board_of
from scenes.tables.eight_bit_battle.card_face import TEAMS
from scenes.tables.eight_bit_battle.choosing import Choosing
from scenes.tables.eight_bit_battle.controls import BELOW_FIRST, FIRST_PANEL, draw_buttons, draw_focus
from scenes.tables.eight_bit_battle.draft_table import DraftTable
from scenes.tables.eight_bit_battle.hands import Hands
from scenes.tables.eight_bit_battle.picture import ROUNDS_PLAYED
from scenes.tables.eight_bit_battle.prompts import decision_prompt
from scenes.tables.eight_bit_battle.sounds import tense
from scenes.tables.eight_bit_battle.tips import may_read, tip_for
from scenes.tables.pile import draw_pile
from scenes.tables.scripted import ScriptedTable
from scenes.tables.spots import Key
from scenes.tables.table import Host
from scenes.widgets.colours import YELLOW

TOLD_AFTER = frozenset({"card_drawn", "card_taken", "revealed", "clash", "round_over"})
"""What the stage shows before the log says it: a card is turned over, a sum completed, a round counted up."""
TOGETHER = frozenset({"key_turned", "revealed", "joined", "join_passed", "clash", "round_over", "round_started"})
"""What people who share the screen watch together, before the curtain falls."""


class EightBitTable(ScriptedTable):
    """See `scenes.tables.table.Table`."""

    def __init__(self, context: Context, config: MatchConfig, host: Host, shared: bool) -> None:
        super().__init__(context, config, host, shared)
        self.draft = DraftTable(context, config, self.player)
        self.battle = BattleTable(context, config, self.player)
        self.current: DraftTable | BattleTable = self.draft
        self.faces_up = not shared
        self.hands: Hands = Hands(context, host, shared, self.draft)

    @property
    def choosing(self) -> Choosing | None:
        """The decision under way."""
        return self.hands.choosing

    # ------------------------------------------------------------------ showing and playing

    def settle(self, view: View) -> None:
        """Stand as this view says."""
        board = board_of(view)
        self._use(self.draft if board.part == "draft" else self.battle, board)
        self.hands.lay()

    def _use(self, table: DraftTable | BattleTable, board: Board) -> None:
        self.current = self.hands.table = table
        table.faces_up = self.faces_up
        table.stand(board)

    def line(self, event: Event) -> str | None:
        """The event in words."""
        return log_line(event, self.context.texts, self.names)

    def told_first(self, event: Event) -> bool:
        """Whether the stage shows nothing of it that the log would tell too early."""
        return event.kind not in TOLD_AFTER

    def perform(self, event: Event) -> Script:
        """One event on the table it belongs to, which is known only when its turn comes."""
        table = self.battle if event.kind in BATTLE_KINDS else self.draft
        if table is not self.current:
            self._use(table, self.current.board)
        if isinstance(table, BattleTable):
            table.scripted = True
        yield from table.score(event)

    def looks_alone(self, event: Event) -> int | None:
        """The look of a Key is for its owner alone (H6)."""
        return event.number("seat") if event.kind == "key_looked" else None

    def curtain_before(self, kind: str, seat: int, last: int | None) -> bool:
        """Before every decision: each of them is made with a hand that the other may not see."""
        return True

    def look(self, event: Event) -> None:
        """The look of a Key, behind its owner's curtain, until he confirms (H6)."""
        card = event["character"]
        if isinstance(card, int):
            self.player.add(self._hold_look(card, 1 - event.number("seat")))

    def _hold_look(self, card: int, owner: int) -> Script:
        self.battle.looked_at = (card, owner)
        yield HOLD
        self.battle.looked_at = None

    def shows(self, events: Sequence[Event]) -> bool:
        """Whether people who share the screen watch this together, before the curtain falls."""
        return any(event.kind in TOGETHER for event in events)

    def reveal(self, faces: bool) -> None:
        """Whether what only the eyes may know lies face up."""
        self.faces_up = faces
        self.draft.faces_up = self.battle.faces_up = faces
        if not faces:
            self.hands.cover()
        self.hands.lay()

    def report(self, view: View) -> MatchReport:
        """For the result screen: who won, and which figure stands on the podium (the best of the winner's pile)."""
        texts = self.context.texts
        winner = view.winner or 0
        pile = [card for card in view.seats[winner].pile if is_character(card)]
        best = CARDS[min(pile, default=CHARACTERS[0])]
        by_total = dict(view.options)["ending"] == "total_points"
        reason = texts("result.by_total" if by_total else "result.by_rounds")
        ties = {why for *_, why in view.round_results if why != "points"}
        # Equal figures with a star beside one of them want a word.
        reason = " ".join([reason, *(texts(f"table.{why}") for why in sorted(ties))])
        played = [(str(a), str(b), won) for a, b, won, _ in view.round_results]
        rows = [
            ReportRow(texts("result.round", n=number + 1), (a, b), won) for number, (a, b, won) in enumerate(played)
        ]
        rows += [ReportRow(texts("result.round", n=n + 1), (None, None)) for n in range(len(played), ROUNDS_PLAYED)]
        totals = (str(view.seats[0].total), str(view.seats[1].total))
        return MatchReport(
            winners=(winner,),
            reason=reason,
            figures=(best.picture,),
            loser="villager" if best.id != "villager" else "goblin",
            heading=texts("result.rounds"),
            rows=tuple(rows),
            total=ReportRow(texts("result.total"), totals, winner if by_total else None),
            total_sign="health",
        )

    def is_tense(self, view: View) -> bool:
        """Whether the match stands on the edge: the music follows."""
        return tense(view)

    # ------------------------------------------------------------------ time and picture

    def still(self) -> None:
        """Nothing moves any more."""
        self.draft.still()
        self.battle.still()

    def move(self, ms: int) -> bool:
        """Let everything but scripts and hands move on."""
        return self.current.update(ms)

    def draw(self, canvas: pygame.Surface) -> None:
        """Place, cards, and what is to be done."""
        table, choosing = self.current, self.choosing
        self.draft.question = self._question()
        table.draw(canvas)
        self._draw_log(canvas)
        active = self.spots.active
        if isinstance(table, BattleTable):
            focus = active[2] if active is not None and active[0] == "hand" else None
            # While both may look, neither what is legal, picked nor focused may point at a card.
            table.draw_trays(canvas, *((choosing, focus) if self.faces_up else (None, None)))
        if choosing is None or choosing.phase != "first":
            self._draw_tip(canvas, active)
        else:
            self.context.panels.draw(canvas, "panel_gold", FIRST_PANEL)
            words = pygame.Rect(FIRST_PANEL.left + 10, FIRST_PANEL.top + 10, FIRST_PANEL.width - 20, 34)
            with self.context.fonts.saying("prompt"):
                self.context.fonts.block(
                    canvas, words, self._question(), colour=YELLOW, align="center", step=11, grow=True
                )
            # Larger, it has no room beside the panel.
            self._draw_tip(canvas, active, BELOW_FIRST if self.context.fonts.larger else None)
        self._draw_buttons(canvas)
        if choosing is not None and self.view is not None and self.view.to_act is not None:
            hints = table.map.rect("hint_line")
            table.picture.hints(canvas, hints, self.view.to_act, self.shared, self.faces_up)
        if choosing is not None or self.hands.strolling:
            draw_focus(canvas, self.context, self.spots)
        self._draw_over(canvas)

    def _draw_tip(self, canvas: pygame.Surface, active: Key | None, place: pygame.Rect | None = None) -> None:
        """What is pointed at; else the card to decide about, who thinks, or what has happened last. place: where, if
        not where it always is."""
        table, slot = self.current, place or self.current.map.rect("tooltip")
        # A tip on the own covered hand would tell a neighbour which card is about to be picked.
        secret = active is not None and active[0] == "hand" and not self.faces_up
        tip = None if secret else tip_for(active, table.board, table.picture, self.faces_up)
        drawn = table.board.drawn
        if tip is None and drawn is not None and self.choosing is not None and self.choosing.phase == "draft":
            # Nobody decides about a card without having read what it does.
            tip = tip_for(("drawn", 0, drawn), table.board, table.picture, self.faces_up)
        if tip is None and self._thinking is None and isinstance(table, BattleTable):
            # The newest stands in the line above the hand, unless the question is there.
            lines = self.last_lines
            table.picture.log_lines(canvas, slot, lines if self._question() else lines[:-1])
            return
        wait = ""
        if self._thinking is not None:
            wait = table.picture.say("table.prompt.wait", who=table.picture.name(self._thinking))
        about = self.spots.rect(active) if active is not None else None
        table.picture.tooltip(canvas, slot, tip, wait, snug=isinstance(table, DraftTable), about=about)

    def _draw_over(self, canvas: pygame.Surface) -> None:
        """Cards in full, the round's count, a dragged card, a refusal."""
        table, picture, hands = self.current, self.current.picture, self.hands
        if isinstance(table, BattleTable):
            if table.looked_at is not None:
                card, owner = table.looked_at
                peek = None if self.faces_up else 1 - owner
                picture.big_card(canvas, card, TEAMS[owner], picture.say("table.looked"), peek)
            if table.round_count is not None:
                table.round_count.draw(canvas, picture, table.board)
                # Over its panel, where nothing else of the stage is drawn.
                table.draw_effects(canvas)
        if hands.inspected is not None:
            picture.big_card(canvas, hands.inspected, "neutral")
        if hands.leafing is not None:
            self._draw_pile(canvas, hands.leafing[1])
        if hands.dragged is not None:
            card, rect = hands.dragged
            open_ = may_read(card, table.board, self.faces_up)
            canvas.blit(table.faces.face(card) if open_ else table.faces.back(not is_character(card)), rect)
        if hands.refusal:
            picture.refusal(canvas, hands.refusal)

    def _draw_pile(self, canvas: pygame.Surface, seat: int) -> None:
        """What a side has won, in full."""
        faces, picture = self.current.faces, self.current.picture
        title = picture.say("table.tip.pile", who=picture.name(seat))
        cards = [faces.face(card, "neutral") for card in sorted(self.current.board.seats[seat].pile)]
        draw_pile(canvas, self.context, title, cards)

    def _question(self) -> str:
        """What whoever chooses is asked, in words; empty: nobody chooses."""
        view = self.view
        if self.choosing is None or view is None or view.to_act is None:
            return ""
        return decision_prompt(self.current.picture, view, view.to_act, self.faces_up)

    def _draw_log(self, canvas: pygame.Surface) -> None:
        slot = self.current.map.rect("log")
        picture, question = self.current.picture, self._question()
        if isinstance(self.current, DraftTable):
            picture.log_lines(canvas, slot, self.last_lines)
        elif question and self.choosing is not None and self.choosing.takes_cards:
            # The question stays in sight whatever is pointed at.
            with self.context.fonts.saying("prompt"):
                picture.log_line(canvas, slot, question, YELLOW)
        else:
            picture.log_line(canvas, slot, self.newest_line)

    def _draw_buttons(self, canvas: pygame.Surface) -> None:
        if self.choosing is not None:
            held = self.hands.pointing.held
            seat = self.view.to_act if self.view is not None and self.view.to_act is not None else 0
            picture, phase = self.current.picture, self.choosing.phase
            draw_buttons(canvas, picture, self.spots, phase, held, self.faces_up, seat)
        slot = self.current.map.rect("confirm" if isinstance(self.current, BattleTable) else "keep")
        self.draw_hourglass(canvas, slot, self.current.clock)


def make(context: Context, config: MatchConfig, host: Host, shared: bool) -> EightBitTable:
    """The table of a match."""
    return EightBitTable(context, config, host, shared)
