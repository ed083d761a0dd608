"""What a person does at the tables of 8-Bit Battle: points, picks, drags, presses, takes back, looks at a card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.action import Action
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
from scenes.tables.table import Explain, Host

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


class Hands(TableHands[Choosing]):
    """One decision after the other, by mouse or by keys."""

    game, words = "eight_bit_battle", "table"

    def __init__(self, context: Context, host: Host, shared: bool, table: DraftTable | BattleTable) -> None:
        super().__init__(context, host, shared)
        self.table = table
        """The one of both tables that is in sight."""

    # ------------------------------------------------------------------ a decision

    def decide_on(self, view: View, legal: Sequence[Action], explain: Explain) -> Choosing:
        """A decision to make."""
        return Choosing(view.phase, legal, explain)

    def start(self) -> Key | None:
        """The first card that may be picked, else the button that says no; the first button where no card is."""
        choosing = self.choosing
        if choosing is None or not choosing.takes_cards:
            return {"draft": ("keep", 0, 0), "first": ("me", 0, 0)}.get(choosing.phase) if choosing else None
        hand = [spot.key for spot in self.spots.all if spot.key[0] == "hand"]
        # While both may look, it is the first card whatever is legal: that would name the committed character.
        legal_first = [key for key in hand if self.table.faces_up and choosing.allows(key[2])]
        return next(iter([*legal_first, *hand]), ("pass", 0, 0))

    def lay(self) -> None:
        """What can be pointed at on this table now."""
        table = self.table
        if isinstance(table, BattleTable):
            table.planning = self.choosing if table.faces_up else None
        spots = table.spots()
        if self.choosing is not None:
            spots += button_spots(table.map, self.choosing, self.host.can_undo(), self.shared)
        spots.append(Spot(("log", 0, 0), table.map.rect("log")))
        self.spots.lay(spots, None)

    # ------------------------------------------------------------------ what pressing means here

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
        """Look at a card in full, or through a pile: piles are open (rules/eight_bit_battle.md §2)."""
        if key is None:
            return False
        if key[0] == "pile" and self.table.board.seats[key[1]].pile:
            self.leafing = key
            return True
        if key[0] in CARD_SPOTS and may_read(key[2], self.table.board, self.table.faces_up):
            self.inspected = key[2]
            return True
        return False

    def press(self, key: Key) -> None:
        """This spot was pressed."""
        word, _, card = key
        if word == "peek":
            self.host.toggle_peek()
        elif self.asks_the_host(word):
            return
        elif self.choosing is None or (word in CARD_SPOTS and word not in PICKED_WITH):
            self.inspect(key)
        elif word in PICKED_WITH:
            if self.choosing.takes_cards:
                self.refuse(self.choosing.tap(card))
                self.lay()
            elif not self.inspect(key):
                self.say_why("not_here")
        elif word in ("undo", "back"):
            self.take_back()
        elif word == "confirm":
            self.decide(self.choosing.confirm())
        elif word in ANSWERS:
            self.decide(ANSWERS[word])
        elif not self.inspect(key):
            self.say_why("not_here")

    @property
    def dragged(self) -> tuple[int, pygame.Rect] | None:
        """The card that is being dragged, and where it is drawn."""
        return self.dragged_card("hand")
