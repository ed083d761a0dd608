"""The table of 8-Bit Battle: the draft table or the battle table, and what a person does at either."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.action import Action
from game.core.contract import Refusal
from game.core.events import Event
from game.games.eight_bit_battle.cards import CARDS, CHARACTERS, is_character
from game.games.eight_bit_battle.events import BATTLE_KINDS
from game.games.eight_bit_battle.view import View
from game.games.eight_bit_battle.wording import log_line
from scenes.context import Context
from scenes.intents import MOVES, Intent, Kind
from scenes.match_config import MatchConfig
from scenes.result import MatchReport
from scenes.stage.script import HOLD, Player, Script
from scenes.tables.eight_bit_battle.battle_table import BattleTable
from scenes.tables.eight_bit_battle.board import Board, board_of
from scenes.tables.eight_bit_battle.card_face import TEAMS
from scenes.tables.eight_bit_battle.choosing import PASS, Choosing
from scenes.tables.eight_bit_battle.controls import FIRST_PANEL, button_spots, draw_buttons
from scenes.tables.eight_bit_battle.draft_table import DraftTable
from scenes.tables.eight_bit_battle.prompts import decision_prompt
from scenes.tables.eight_bit_battle.spots import Key, Spot, Spots
from scenes.tables.table import Choose, Explain, Host
from scenes.widgets.colours import YELLOW

KEEP, GIVE = Action("keep"), Action("give")
ME, YOU = Action("first", ("me",)), Action("first", ("you",))
REFUSAL_MS = 2600
LINES_KEPT = 6
DRAG_PX = 6
"""A press that moves farther than this is a drag."""
TOGETHER = frozenset({"key_turned", "revealed", "joined", "join_passed", "clash", "round_over", "round_started"})
"""What people who share the screen watch together, before the curtain falls."""


class EightBitTable:
    """See `scenes.tables.table.Table`."""

    def __init__(self, context: Context, config: MatchConfig, host: Host, shared: bool) -> None:
        self.context, self.config, self.host, self.shared = context, config, host, shared
        self.player = Player()
        self.draft = DraftTable(context, config, self.player)
        self.battle = BattleTable(context, config, self.player)
        self.current: DraftTable | BattleTable = self.draft
        self.view: View | None = None
        self.faces_up = not shared
        self.choosing: Choosing | None = None
        self.spots = Spots()
        self._choose: Choose | None = None
        self._inspected: int | None = None
        self._refusal = ""
        self._refusal_ms = 0
        self._thinking: int | None = None
        self._pressed: tuple[Key, tuple[int, int]] | None = None
        self._drag_at: tuple[int, int] | None = None
        self._lines: list[str] = []

    # ------------------------------------------------------------------ showing and playing

    def show(self, view: View) -> None:
        """Stand as this view says, at once."""
        self.player.clear()
        self.draft.still()
        self.battle.still()
        self._settle(view)

    def _settle(self, view: View) -> None:
        self.view = view
        board = board_of(view)
        self._use(self.draft if board.part == "draft" else self.battle, board)
        self._lay_spots()

    def _use(self, table: DraftTable | BattleTable, board: Board) -> None:
        self.current = table
        table.faces_up = self.faces_up
        table.stand(board)

    def play(self, events: Sequence[Event], view: View | None) -> None:
        """Play the events; end as the view says (None: more of the same action follows)."""
        self.stop_asking()
        for event in events:
            self.player.add(self._played(event))
        if view is not None:
            self.player.add(self._end(view))

    def _played(self, event: Event) -> Script:
        """One event on the table it belongs to, which is known only when its turn comes."""
        line = log_line(event, self.context.texts, self._names)
        if event.kind != "clash":
            self._write(line)
        table = self.battle if event.kind in BATTLE_KINDS else self.draft
        if table is not self.current:
            if event.kind == "round_started":
                self.battle.crowd.forget()
            self._use(table, self.current.board)
        if isinstance(table, BattleTable):
            table.scripted = True
        yield from table.score(event)
        if event.kind == "clash":
            # How it came out is told when the sum on the stage is complete, not before.
            self._write(line)

    def _write(self, line: str | None) -> None:
        if line is not None:
            self._lines = [*self._lines[1 - LINES_KEPT :], line]

    def _end(self, view: View) -> Script:
        self._settle(view)
        yield 0

    def look(self, event: Event) -> None:
        """The look of a Key, behind its owner's curtain, until he confirms (H6)."""
        card = event["character"]
        if isinstance(card, int):
            self.player.add(self._hold_look(card))

    def _hold_look(self, card: int) -> Script:
        self.battle.looked_at = card
        yield HOLD
        self.battle.looked_at = None

    def shows(self, events: Sequence[Event]) -> bool:
        """Whether people who share the screen watch this together, before the curtain falls."""
        return any(event.kind in TOGETHER for event in events)

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
        self.faces_up = faces
        self.draft.faces_up = self.battle.faces_up = faces
        if not faces:
            self._inspected = None
        self._lay_spots()

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
        """For the result screen: who won, and which figure stands on the podium (the best of the winner's pile)."""
        winner = view.winner or 0
        pile = [card for card in view.seats[winner].pile if is_character(card)]
        best = min(pile, default=CHARACTERS[0])
        return MatchReport(
            winner=winner,
            rounds=tuple((a, b, won) for a, b, won, _ in view.round_results),
            totals=(view.seats[0].total, view.seats[1].total),
            by_total=dict(view.options)["ending"] == "total_points",
            figure=CARDS[best].picture,
        )

    # ------------------------------------------------------------------ choosing

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        """Let a person choose among the legal actions."""
        self.view = view
        self.choosing = Choosing(view.phase, legal, explain)
        self._choose = choose
        self._lay_spots()
        if self.choosing.takes_cards:
            # The first card that may be picked; else the button that says no.
            hand = [spot.key for spot in self.spots.all if spot.key[0] == "hand"]
            # While both may look, it is the first card whatever is legal: that would name the committed character.
            legal_first = [key for key in hand if self.faces_up and self.choosing.allows(key[2])]
            start = next(iter([*legal_first, *hand]), None)
            self.spots.focus = start if start is not None else ("pass", 0, 0)
        elif view.phase == "draft":
            self.spots.focus = ("keep", 0, 0)
        elif view.phase == "first":
            self.spots.focus = ("me", 0, 0)

    def stop_asking(self) -> None:
        """Nobody chooses any more."""
        self.choosing = self._choose = None
        self._inspected = self._pressed = self._drag_at = None
        self._refusal = ""
        self._lay_spots()

    def _lay_spots(self) -> None:
        """What can be pointed at now."""
        table = self.current
        spots: list[Spot] = []
        if isinstance(table, DraftTable):
            spots += table.spots()
        else:
            spots += table.tray_spots()
        if self.choosing is not None:
            spots += button_spots(table.map, self.choosing, self.host.can_undo(), self.shared)
        spots.append(Spot(("log", 0, 0), table.map.rect("log")))
        self.spots.lay(spots, None)

    def handle(self, intent: Intent) -> bool:
        """Use an intent. Returns whether it did."""
        if self.player.holding and intent.kind in (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL):
            self.confirm()
            return True
        if self._inspected is not None and intent.kind in (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL, Kind.INSPECT):
            self._inspected = None
            return True
        if intent.kind in MOVES:
            return self.choosing is not None and self.spots.move(intent.kind)
        if intent.kind == Kind.POINT:
            return self._point(intent.pos)
        if intent.kind == Kind.PRESS:
            key = self.spots.at(intent.pos)
            self._pressed = (key, intent.pos) if key is not None and intent.pos is not None else None
            return key is not None
        if intent.kind == Kind.RELEASE:
            return self._release(intent.pos)
        if intent.kind == Kind.INSPECT:
            return self._inspect(self.spots.at(intent.pos) if intent.pos is not None else self.spots.focus)
        if intent.kind == Kind.CONFIRM and self.choosing is not None and self.spots.focus is not None:
            self._press(self.spots.focus)
            return True
        if intent.kind == Kind.CANCEL and self.choosing is not None:
            return self._take_back()
        return False

    def _point(self, pos: tuple[int, int] | None) -> bool:
        if self._pressed is not None and pos is not None:
            start = self._pressed[1]
            if self._drag_at is not None or max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) > DRAG_PX:
                self._drag_at = pos
                return True
        return self.spots.point(pos)

    def _release(self, pos: tuple[int, int] | None) -> bool:
        """A click ends where it began; a card that was dragged is dropped on the stage."""
        pressed, dragged = self._pressed, self._drag_at is not None
        self._pressed = self._drag_at = None
        if pressed is None:
            return False
        key = pressed[0]
        on_stage = pos is not None and self.current.map.rect("stage").collidepoint(pos)
        if self.spots.at(pos) == key or (dragged and key[0] == "hand" and on_stage):
            self._press(key)
        return True

    def _inspect(self, key: Key | None) -> bool:
        if key is not None and key[0] in ("hand", "held", "drawn") and self._may_read(key[2]):
            self._inspected = key[2]
            return True
        return False

    def _may_read(self, card: int) -> bool:
        """Whether the card lies face up for whoever looks at the screen."""
        return self.faces_up or any(card in seat.shown for seat in self.current.board.seats)

    def _take_back(self) -> bool:
        if self.choosing is not None and self.choosing.put_back():
            return True
        if self.host.can_undo():
            self.host.undo()
            return True
        return False

    def _press(self, key: Key) -> None:
        word, _, card = key
        if word == "log":
            self.host.open_log()
        elif word == "peek":
            self.host.toggle_peek()
        elif word == "rules":
            self.host.open_rules()
        elif self.choosing is None:
            return
        elif word == "hand":
            if self.choosing.takes_cards:
                self._say_refusal(self.choosing.tap(card))
        elif word in ("undo", "back"):
            self._take_back()
        else:
            self._decide({"keep": KEEP, "give": GIVE, "me": ME, "you": YOU, "pass": PASS}.get(word))

    def _decide(self, action: Action | None) -> None:
        if self.choosing is None or self._choose is None:
            return
        answer = action if action is not None else self.choosing.confirm()
        if isinstance(answer, Refusal):
            self._say_refusal(answer)
            return
        choose = self._choose
        self.stop_asking()
        choose(answer)

    def _say_refusal(self, refusal: Refusal | None) -> None:
        if refusal is None:
            self._refusal = ""
            return
        facts = dict(refusal.facts)
        self._refusal = self.context.texts(f"refusal.eight_bit_battle.{refusal.reason}", **facts)
        self._refusal_ms = REFUSAL_MS

    # ------------------------------------------------------------------ time and picture

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""
        moved = self.player.update(ms)
        moved = self.current.update(ms) or moved
        if self._refusal:
            self._refusal_ms -= ms
            if self._refusal_ms <= 0:
                self._refusal = ""
                moved = True
        return moved

    def draw(self, canvas: pygame.Surface) -> None:
        """Place, cards, and what is to be done."""
        table = self.current
        table.draw(canvas)
        active = self.spots.active
        card = active[2] if active is not None and active[0] in ("hand", "held", "drawn") else None
        if card is not None and not self._may_read(card):
            card = None
        self._draw_log(canvas)
        if isinstance(table, BattleTable):
            focus = active[2] if active is not None and active[0] == "hand" else None
            if self.faces_up:
                table.draw_trays(canvas, self.choosing, focus)
            else:
                # While both may look, neither what is legal, picked nor focused may point at a card.
                table.draw_trays(canvas, None, None)
        shown = [c for seat in table.board.seats for c in seat.shown]
        table.picture.tooltip(canvas, table.map.rect("tooltip"), card, self._prompt(), card in shown)
        if self.choosing is not None and self.choosing.phase == "first":
            self.context.panels.draw(canvas, "panel_gold", FIRST_PANEL)
            words = FIRST_PANEL.inflate(-20, -20)
            self.context.fonts.block(canvas, words, self._prompt(), colour=YELLOW, align="center")
        self._draw_buttons(canvas)
        if self.choosing is not None and self.view is not None and self.view.to_act is not None:
            seat = self.view.to_act
            table.picture.hints(canvas, table.map.rect("hint_line"), seat, self.shared)
        self._draw_over(canvas)

    def _draw_over(self, canvas: pygame.Surface) -> None:
        """Cards in full, the round's count, a dragged card, a refusal."""
        table, picture = self.current, self.current.picture
        if isinstance(table, BattleTable):
            if table.looked_at is not None:
                team = TEAMS[1 - table.board.eyes] if table.board.eyes >= 0 else "neutral"
                picture.big_card(canvas, table.looked_at, team, picture.say("table.looked"), self.faces_up)
            table.draw_round_panel(canvas)
        if self._inspected is not None:
            picture.big_card(canvas, self._inspected, "neutral")
        if self._drag_at is not None and self._pressed is not None and self._pressed[0][0] == "hand":
            card = self._pressed[0][2]
            face = (
                table.faces.face(card, "neutral") if self._may_read(card) else table.faces.back(not is_character(card))
            )
            canvas.blit(face, (self._drag_at[0] - 28, self._drag_at[1] - 40))
        if self._refusal:
            picture.refusal(canvas, self._refusal)

    def _prompt(self) -> str:
        """What is to be done now, in words."""
        picture, view = self.current.picture, self.view
        if self._thinking is not None:
            return picture.say("table.prompt.wait", who=picture.name(self._thinking))
        if self.choosing is None or view is None or view.to_act is None:
            return self._lines[-1] if self._lines else ""
        return decision_prompt(picture, view, view.to_act, self.faces_up)

    def _draw_log(self, canvas: pygame.Surface) -> None:
        slot = self.current.map.rect("log")
        if isinstance(self.current, DraftTable):
            self.current.picture.log_lines(canvas, slot, self._lines)
        else:
            self.current.picture.log_line(canvas, slot, self._lines[-1] if self._lines else "")

    def _draw_buttons(self, canvas: pygame.Surface) -> None:
        if self.choosing is not None:
            held = self._pressed[0] if self._pressed is not None else None
            draw_buttons(canvas, self.context, self.spots, self.choosing.phase, held, self.faces_up)
        if self._thinking is not None:
            frames = self.context.panels.sheet.tag("hourglass")
            frame = frames[self.current.clock // 160 % len(frames)]
            slot = self.current.map.rect("confirm" if isinstance(self.current, BattleTable) else "keep")
            frame.draw(canvas, (slot.centerx - 6, slot.centery - 6))


def make(context: Context, config: MatchConfig, host: Host, shared: bool) -> EightBitTable:
    """The table of a match."""
    return EightBitTable(context, config, host, shared)
