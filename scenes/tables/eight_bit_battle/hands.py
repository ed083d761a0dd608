"""What a person does at the tables of 8-Bit Battle: points, picks, drags, presses, takes back, looks at a card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.action import Action
from game.core.contract import Refusal
from game.games.eight_bit_battle.view import View
from scenes.context import Context
from scenes.intents import Kind
from scenes.tables.eight_bit_battle.battle_table import BattleTable
from scenes.tables.eight_bit_battle.choosing import PASS, Choosing
from scenes.tables.eight_bit_battle.controls import button_spots
from scenes.tables.eight_bit_battle.draft_table import DraftTable
from scenes.tables.eight_bit_battle.tips import CARD_SPOTS, may_read
from scenes.tables.hands import TableHands
from scenes.tables.pointing import Released
from scenes.tables.spots import Key, Spot
from scenes.tables.table import Choose, Explain, Host

ANSWERS = {
    "keep": Action("keep"),
    "give": Action("give"),
    "me": Action("first", ("me",)),
    "you": Action("first", ("you",)),
    "pass": PASS,
}
"""Buttons that are an action by themselves."""
PICKED_WITH = ("hand", "laid")
"""Spots whose card is picked or put back: in the tray, or where it lies on the stage."""


class Hands(TableHands):
    """One decision after the other, by mouse or by keys."""

    def __init__(self, context: Context, host: Host, shared: bool, table: DraftTable | BattleTable) -> None:
        super().__init__(context, host, shared)
        self.table = table
        self.choosing: Choosing | None = None
        self.inspected: int | None = None
        """The card that is looked at in full."""

    # ------------------------------------------------------------------ a decision

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        """Let a person choose among the legal actions."""
        self.choosing = Choosing(view.phase, legal, explain)
        self._choose = choose
        self.lay(self.table)
        if self.choosing.takes_cards:
            # The first card that may be picked; else the button that says no.
            hand = [spot.key for spot in self.spots.all if spot.key[0] == "hand"]
            # While both may look, it is the first card whatever is legal: that would name the committed character.
            legal_first = [key for key in hand if self.table.faces_up and self.choosing.allows(key[2])]
            start = next(iter([*legal_first, *hand]), None)
            self.spots.focus = start if start is not None else ("pass", 0, 0)
        elif view.phase in ("draft", "first"):
            self.spots.focus = ("keep" if view.phase == "draft" else "me", 0, 0)

    def stop(self) -> None:
        """Nobody chooses any more."""
        self.choosing = self._choose = None
        self.inspected = None
        self.pointing.clear()
        self.refusal = ""
        self.lay(self.table)

    def lay(self, table: DraftTable | BattleTable) -> None:
        """What can be pointed at on this table now."""
        self.table = table
        if isinstance(table, BattleTable):
            table.planning = self.choosing if table.faces_up else None
        spots = table.spots()
        if self.choosing is not None:
            spots += button_spots(table.map, self.choosing, self.host.can_undo(), self.shared)
        spots.append(Spot(("log", 0, 0), table.map.rect("log")))
        self.spots.lay(spots, None)

    def cover(self) -> None:
        """What only the eyes at the table may know is covered now."""
        self.inspected = None

    # ------------------------------------------------------------------ what pressing means here

    @property
    def decision(self) -> Choosing | None:
        """The decision under way."""
        return self.choosing

    def refresh(self) -> None:
        """Lay out anew what can be pointed at."""
        self.lay(self.table)

    def close_top(self) -> bool:
        """Put away a card in full."""
        on_top = self.inspected is not None
        self.inspected = None
        return on_top

    def move(self, kind: Kind) -> bool:
        """Over the hand is the big button: it is what everybody wants next, and the stage lies above that."""
        big: Key = ("confirm", 0, 0)
        focus = self.spots.focus
        if kind == Kind.UP and focus is not None and focus[0] == "hand" and self.spots.rect(big) is not None:
            self.spots.by_mouse = False
            self.spots.focus = big
            return True
        return super().move(kind)

    def released(self, released: Released, pos: tuple[int, int] | None) -> None:
        """A click, or a card that was dragged and is dropped on the stage."""
        on_stage = pos is not None and self.table.map.rect("stage").collidepoint(pos)
        if released.clicked or (released.dragged and released.key[0] == "hand" and on_stage):
            self.press(released.key)

    def inspect(self, key: Key | None) -> bool:
        """Look at a card in full."""
        if key is not None and key[0] in CARD_SPOTS and may_read(key[2], self.table.board, self.table.faces_up):
            self.inspected = key[2]
            return True
        return False

    def press(self, key: Key) -> None:
        """This spot was pressed."""
        word, _, card = key
        if word == "log":
            self.host.open_log()
        elif word == "peek":
            self.host.toggle_peek()
        elif word == "rules":
            self.host.open_rules()
        elif word in CARD_SPOTS and word not in PICKED_WITH:
            self.inspect(key)
        elif self.choosing is None:
            return
        elif word in PICKED_WITH:
            if self.choosing.takes_cards:
                self._refuse(self.choosing.tap(card))
                self.lay(self.table)
        elif word in ("undo", "back"):
            self.take_back()
        elif word == "confirm":
            self._decide(self.choosing.confirm())
        elif word in ANSWERS:
            self._decide(ANSWERS[word])

    def _decide(self, answer: Action | Refusal) -> None:
        if self._choose is None:
            return
        if isinstance(answer, Refusal):
            self._refuse(answer)
            return
        choose = self._choose
        self.stop()
        choose(answer)

    def _refuse(self, refusal: Refusal | None) -> None:
        """Say why something cannot be done; None: nothing is refused any more."""
        if refusal is None:
            self.tell("")
            return
        self.tell(self.context.texts(f"refusal.eight_bit_battle.{refusal.reason}", **dict(refusal.facts)))

    @property
    def dragged(self) -> tuple[int, pygame.Rect] | None:
        """The card that is being dragged, and where it is drawn."""
        held, at = self.pointing.held, self.pointing.drag_at
        if held is None or at is None or held[0] != "hand":
            return None
        return held[2], pygame.Rect(at[0] - 28, at[1] - 40, 56, 80)
