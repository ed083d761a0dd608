"""What a person does at this table: points, picks, drags, presses, takes back, looks at a card in full."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.action import Action
from game.core.contract import Refusal
from game.games.eight_masters_revenge.view import View
from scenes.context import Context
from scenes.intents import Kind
from scenes.tables.eight_masters_revenge.arena import Arena
from scenes.tables.eight_masters_revenge.choosing import REACTIONS, Choosing
from scenes.tables.eight_masters_revenge.spots_of import board_spots, choice_spots, hand_spots, meaning
from scenes.tables.eight_masters_revenge.tips import card_of
from scenes.tables.hands import TableHands
from scenes.tables.pointing import Released
from scenes.tables.spots import Key, Spot
from scenes.tables.table import Choose, Explain, Host
from scenes.widgets.keyhint import key_label

ICONS = ("menu", "log", "rules")
SECRET = ("hand", "side")
"""Spots that tell of the hand: covered, they do nothing."""
OWN_REFUSALS = frozenset({"choose_first", "choose_more", "not_now"})
"""Reasons of the table itself; the others are the game's."""


class Hands(TableHands):
    """One decision after the other, by mouse or by keys."""

    def __init__(self, context: Context, host: Host, shared: bool, arena: Arena) -> None:
        super().__init__(context, host, shared)
        self.arena = arena
        self.choosing: Choosing | None = None
        self.inspected: int | None = None
        """The card that is looked at in full."""
        self.leafing = False
        """Whether the discard pile is looked through (H25)."""

    # ------------------------------------------------------------------ a decision

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        """Let a person choose among the legal actions."""
        seat = view.to_act if view.to_act is not None else 0
        self.choosing = Choosing(view, seat, legal, explain)
        self._choose = choose
        self.arena.show_panel(view.phase in REACTIONS)
        if view.phase in REACTIONS:
            self.arena.count_now()
        self.lay()
        self.spots.focus = self._start()

    def _start(self) -> Key | None:
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

    def stop(self) -> None:
        """Nobody chooses any more."""
        self.choosing = self._choose = None
        self.inspected, self.leafing = None, False
        self.pointing.clear()
        self.refusal = ""
        self.lay()

    def lay(self) -> None:
        """What can be pointed at now."""
        arena, choosing = self.arena, self.choosing
        spots = board_spots(arena, choosing)
        spots += hand_spots(arena, arena.hand)
        if choosing is not None:
            spots += choice_spots(arena, choosing)
            spots += self._button_spots(choosing)
        spots += [Spot((name, 0, 0), arena.map.rect(name)) for name in ICONS]
        if self.shared:
            spots.append(Spot(("eye", 0, 0), arena.map.rect("eye")))
        self.spots.lay(spots, None)

    def _button_spots(self, choosing: Choosing) -> list[Spot]:
        """The big button, and up to two small ones: what the decision offers, else a way back."""
        names = list(choosing.buttons)
        if len(names) < 2 and self.host.can_undo():
            names.append("undo")
        if len(names) < 2:
            names.append("back")
        spots = [Spot(("confirm", 0, 0), self.arena.map.rect("confirm"))]
        for slot, name in zip(("button_a", "button_b"), names, strict=False):
            spots.append(Spot((f"button {name}", 0, 0), self.arena.map.rect(slot)))
        return spots

    # ------------------------------------------------------------------ what pressing means here

    @property
    def decision(self) -> Choosing | None:
        """The decision under way."""
        return self.choosing

    def refresh(self) -> None:
        """Lay out anew what can be pointed at."""
        self.lay()

    def cancel(self) -> bool:
        """Puts back what is picked; with nothing picked it declines, where that is one of the choices; else it takes
        the last decision back."""
        choosing = self.choosing
        if choosing is None or choosing.picked or choosing.declining is None:
            return self.take_back()
        self._button(choosing.declining)
        return True

    def cover(self) -> None:
        """The hand was covered: the big button means the same for everybody who looks."""
        choosing = self.choosing
        if choosing is not None and choosing.phase in REACTIONS and choosing.drop_hand():
            self.lay()

    def close_top(self) -> bool:
        """Put away what lies over the table."""
        on_top = self.inspected is not None or self.leafing
        self.inspected, self.leafing = None, False
        return on_top

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
            self._ask_to_peek()
            return
        self._refuse(self.choosing.press(key))
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
            self.leafing = True
            return True
        card = card_of(key, self.arena) if key is not None else None
        if key is None or card is None or (key[0] == "hand" and not self.arena.faces_up):
            return False
        self.inspected = card
        return True

    def press(self, key: Key) -> None:
        """This spot was pressed."""
        word = key[0]
        if self.asks_the_host(word):
            return
        if self.choosing is None or word == "discard":
            self.inspect(key)
        elif word in ("button undo", "button back"):
            self.take_back()
        elif word.startswith("button "):
            self._button(word.removeprefix("button "))
        elif word == "confirm":
            self._decide(self.choosing.confirm())
        else:
            self._pick(key)

    def _button(self, word: str) -> None:
        """An action by itself, whatever is picked."""
        if self.choosing is None:
            return
        self.choosing.put_back()
        self._refuse(self.choosing.press((word, 0, 0)))
        if not self.refusal:
            self._decide(self.choosing.confirm())

    def _pick(self, key: Key) -> None:
        """Pick what this spot means; what is picked already is done, when nothing is missing."""
        choosing = self.choosing
        if choosing is None:
            return
        if key[0] in SECRET and not self.arena.faces_up:
            # What would be refused, proposed or asked next tells of the hand.
            self._ask_to_peek()
            return
        key = meaning(key, choosing)
        if key in choosing.picked and choosing.selected is not None and choosing.phase != "sleeve":
            self._decide(choosing.confirm())
            return
        spot = next((spot for spot in self.spots.all if meaning(spot.key, choosing) == key), None)
        if not choosing.allows(key) and spot is not None and not spot.acts and key[0] in ("deck", "discard", "supply"):
            return
        self._refuse(choosing.press(key))
        self.lay()

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
        own = refusal.reason in OWN_REFUSALS
        text_id = f"masters.refusal.{refusal.reason}" if own else f"refusal.eight_masters_revenge.{refusal.reason}"
        self.tell(self.context.texts(text_id, **dict(refusal.facts)))

    def _ask_to_peek(self) -> None:
        """A covered hand is looked at first."""
        if self.choosing is not None:
            key = key_label(self.context.texts, Kind.PEEK, self.arena.keys(self.choosing.seat))
            self.tell(self.arena.say("masters.covered", key=key))

    @property
    def dragged(self) -> tuple[int, pygame.Rect] | None:
        """The card that is being dragged, and where it is drawn."""
        held, at = self.pointing.held, self.pointing.drag_at
        if held is None or at is None or held[0] != "hand":
            return None
        return held[2], pygame.Rect(at[0] - 28, at[1] - 40, 56, 80)
