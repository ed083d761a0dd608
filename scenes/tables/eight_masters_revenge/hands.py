"""What a person does at this table: points, picks, drags, presses, takes back, looks at a card in full."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.action import Action
from game.games.eight_masters_revenge.view import View
from scenes.context import Context
from scenes.tables.desk import DeskHands
from scenes.tables.eight_masters_revenge.arena import Arena
from scenes.tables.eight_masters_revenge.choosing import REACTIONS, Choosing
from scenes.tables.eight_masters_revenge.spots_of import board_spots, choice_spots, hand_spots, meaning
from scenes.tables.eight_masters_revenge.tips import card_of
from scenes.tables.pointing import Released
from scenes.tables.spots import Key
from scenes.tables.table import Explain, Host

SECRET = ("hand", "side")
"""Spots that tell of the hand: covered, they do nothing."""


class Hands(DeskHands[Choosing]):
    """One decision after the other, by mouse or by keys."""

    game, words = "eight_masters_revenge", "masters"

    def __init__(self, context: Context, host: Host, shared: bool, arena: Arena) -> None:
        super().__init__(context, host, shared, arena)
        self.arena: Arena = arena

    # ------------------------------------------------------------------ a decision

    def decide_on(self, view: View, legal: Sequence[Action], explain: Explain) -> Choosing:
        """A decision to make; the answer to a blow counts at once."""
        self.arena.show_panel(view.phase in REACTIONS)
        if view.phase in REACTIONS:
            self.arena.count_now()
        return Choosing(view, view.to_act if view.to_act is not None else 0, legal, explain)

    def start(self) -> Key | None:
        """Where the focus begins. Between people it never depends on what the hand holds."""
        choosing = self.choosing
        if choosing is None:
            return None
        buttons = [spot.key for spot in self.spots.all if spot.key[0].startswith("button")]
        if choosing.phase in REACTIONS:
            return next(iter(buttons), None)
        hand = [spot.key for spot in self.spots.all if spot.key[0] == "hand"]
        if choosing.phase in ("turn", "limit", "sleeve") and hand:
            return hand[0]
        acting = [spot.key for spot in self.spots.all if spot.acts and self._is_choice(spot.key)]
        return next(iter(acting), next(iter(buttons), None))

    def _is_choice(self, key: Key) -> bool:
        return self.choosing is not None and self.choosing.allows(meaning(key, self.choosing))

    def lay(self) -> None:
        """What can be pointed at now."""
        arena, choosing = self.arena, self.choosing
        spots = board_spots(arena, choosing)
        spots += hand_spots(arena, arena.hand)
        if choosing is not None:
            spots += choice_spots(arena, choosing)
            spots += self.button_spots(choosing.buttons)
        self.spots.lay(spots + self.icon_spots(self.shared), None)

    # ------------------------------------------------------------------ what pressing means here

    def cancel(self) -> bool:
        """Puts back what is picked; with nothing picked it declines, where that is one of the choices; else it takes
        the last decision back."""
        choosing = self.choosing
        if choosing is None or choosing.picked or choosing.declining is None:
            return self.take_back()
        self.button(choosing.declining)
        return True

    def cover(self) -> None:
        """The hand was covered: the big button means the same for everybody who looks."""
        super().cover()
        choosing = self.choosing
        if choosing is not None and choosing.phase in REACTIONS and choosing.drop_hand():
            self.lay()

    def released(self, released: Released, pos: tuple[int, int] | None) -> None:
        """A click, or a dragged card that is dropped to the left or right of the own pair."""
        if released.clicked:
            self.press(released.key)
        elif released.dragged and released.key[0] == "hand" and pos is not None:
            self._drop(released.key, pos)

    def _drop(self, key: Key, pos: tuple[int, int]) -> None:
        """Left or right of the middle of the own pair decides the side; a rival's board or fighter is the target."""
        if self.choosing is None or not self.arena.map.rect("stage").collidepoint(pos):
            return
        if not self.arena.faces_up:
            self.ask_to_peek()
            return
        self.refuse(self.choosing.press(key))
        seat = self.choosing.seat
        own = self.arena.geometry.board(seat)
        for number in range(len(self.arena.board.seats)):
            over = self.arena.geometry.board(number).inflate(8, 60).collidepoint(pos)
            if over and number != seat and self.choosing.allows(("plate", number, 0)):
                self.choosing.press(("plate", number, 0))
        cards = [self.arena.geometry.card(seat, self.arena.board.seats[seat].place_of(slot)) for slot in (0, 1)]
        middle = (cards[0].centerx + cards[1].centerx) // 2
        if own.inflate(8, 60).collidepoint(pos):
            side = ("side", 0, 0 if pos[0] < middle else 1)
            if self.choosing.allows(side):
                self.choosing.press(side)
        self.lay()

    def inspect(self, key: Key | None) -> bool:
        """Look at a card in full."""
        if key is not None and key[0] == "discard" and self.arena.board.discard:
            # H25
            self.leafing = key
            return True
        card = card_of(key, self.arena) if key is not None else None
        if key is None or card is None or (key[0] == "hand" and not self.arena.faces_up):
            return False
        self.inspected = card
        return True

    def answers(self, key: Key) -> bool:
        """The discard pile may be looked through at any time."""
        return key[0] == "discard" and self.inspect(key)

    def is_covered(self, key: Key) -> bool:
        """Whether the hand has to be looked at before this is pressed."""
        return key[0] in SECRET and not self.arena.faces_up

    def pick(self, key: Key) -> bool:
        """Pick what this spot means; what is picked already is done, when nothing is missing."""
        choosing = self.choosing
        if choosing is None:
            return False
        key = meaning(key, choosing)
        if key in choosing.picked and choosing.selected is not None and choosing.phase != "sleeve":
            self.decide(choosing.confirm())
            return True
        spot = next((spot for spot in self.spots.all if meaning(spot.key, choosing) == key), None)
        if not choosing.allows(key) and spot is not None and not spot.acts and key[0] in ("deck", "discard", "supply"):
            return False
        self.refuse(choosing.press(key))
        self.lay()
        return True

    @property
    def dragged(self) -> tuple[int, pygame.Rect] | None:
        """The card that is being dragged, and where it is drawn."""
        return self.dragged_card("hand")
