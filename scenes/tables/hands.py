"""What a person's hands do at a table, whatever the game: which intent points, presses, drags, looks, takes back.

A table's own hands say what a press, a drop and a look mean there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

import pygame

from game.core.action import Action
from game.core.contract import Refusal, View
from scenes.context import Context
from scenes.intents import MOVES, Intent, Kind
from scenes.sure import SureScene
from scenes.tables.pointing import Pointing, Released
from scenes.tables.spots import Key, Spots
from scenes.tables.table import Choose, Explain, Host

REFUSAL_MS = 2600
HAND_WORDS = ("hand", "card", "battle")
"""What cards of a hand are called among the spots."""
CARD = (56, 80)
"""A card in full size, in pixels."""
CLOSES_WHAT_LIES_ON_TOP = (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL, Kind.INSPECT, Kind.MENU)
"""What lies on top goes first: Esc opens the pause only when no card is looked at in full."""


class Decision(Protocol):
    """What hands need of a decision under way."""

    def put_back(self) -> bool:
        """Take the last thing back. Returns whether there was any."""


D = TypeVar("D", bound=Decision)


class TableHands(ABC, Generic[D]):
    """One decision after the other, by mouse or by keys."""

    game = ""
    """The game's id: its refusals are texts `refusal.<game>.<reason>`."""
    words = ""
    """How the ids of the table's own texts begin."""
    own_refusals: frozenset[str] = frozenset()
    """Reasons of the table itself, as texts `<words>.refusal.<reason>`; the others are the game's."""

    def __init__(self, context: Context, host: Host, shared: bool) -> None:
        self.context, self.host, self.shared = context, host, shared
        self.choosing: D | None = None
        """The decision under way."""
        self.inspected: Any = None
        """The card that is looked at in full."""
        self.leafing: Key | None = None
        """The pile that is looked through."""
        self.spots = Spots()
        self.strolling = False
        """Whether somebody walks about with keys while nobody decides, to look at what lies there."""
        self.pointing = Pointing(self.spots)
        self.refusal = ""
        """Why something cannot be done, in words; empty when nothing is refused."""
        self._refusal_ms = 0
        self._choose: Choose | None = None
        self._has_choice = False
        """Whether there is more than one thing to do: nobody is asked whether he is sure of the only one."""

    # ------------------------------------------------------------------ what each table says

    @abstractmethod
    def decide_on(self, view: View, legal: Sequence[Action], explain: Explain) -> D:
        """A decision to make."""

    @abstractmethod
    def start(self) -> Key | None:
        """Where the focus begins. Between people it never depends on what a hand holds."""

    @abstractmethod
    def lay(self) -> None:
        """Lay out anew what can be pointed at."""

    @abstractmethod
    def released(self, released: Released, pos: tuple[int, int] | None) -> None:
        """A press has ended here: a click, or a drop."""

    @abstractmethod
    def inspect(self, key: Key | None) -> bool:
        """Look at this. Returns whether there is anything to look at."""

    @abstractmethod
    def press(self, key: Key) -> None:
        """This spot was pressed."""

    def move(self, kind: Kind) -> bool:
        """Walk to the next spot. Returns whether there was one."""
        return self.spots.move(kind)

    # ------------------------------------------------------------------ a decision

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        """Let a person choose among the legal actions."""
        self.choosing, self.strolling = self.decide_on(view, legal, explain), False
        self._choose, self._has_choice = choose, len(legal) > 1
        self.lay()
        self.spots.focus = self.start()

    def stop(self) -> None:
        """Nobody chooses any more."""
        self.choosing = self._choose = None
        self.strolling = False
        self.close_top()
        self.let_go()
        self.refusal = ""
        self.lay()

    def let_go(self) -> None:
        """Whatever is held down is let go without effect."""
        self.pointing.clear()

    def close_top(self) -> bool:
        """Put away what lies over the table, such as a card in full. Returns whether anything did."""
        on_top = self.inspected is not None or self.leafing is not None
        self.inspected = self.leafing = None
        return on_top

    def cover(self) -> None:
        """What only the eyes at the table may know is covered now: nothing of it is left in sight."""
        self.inspected, self.refusal = None, ""

    def decide(self, answer: Action | Refusal) -> None:
        """Do it, or say why it cannot be done."""
        if self._choose is None:
            return
        if isinstance(answer, Refusal):
            self.refuse(answer)
            return
        choose = self._choose

        def do() -> None:
            self.stop()
            choose(answer)

        if self.context.settings.confirm_moves and self._has_choice:
            self.context.stack.push(SureScene(self.context, do, self.unsure))
        else:
            do()

    def unsure(self) -> None:
        """The player was asked whether he is sure, and is not: what was picked is still there."""

    def refuse(self, refusal: Refusal | None) -> None:
        """Say why something cannot be done; None: nothing is refused any more."""
        if refusal is None:
            self.tell("")
            return
        own = refusal.reason in self.own_refusals
        text_id = f"{self.words}.refusal.{refusal.reason}" if own else f"refusal.{self.game}.{refusal.reason}"
        self.tell(self.context.texts(text_id, **dict(refusal.facts)))

    # ------------------------------------------------------------------ what is the same everywhere

    def handle(self, intent: Intent) -> bool:
        """Use an intent. Returns whether it did."""
        if intent.kind in CLOSES_WHAT_LIES_ON_TOP and self.close_top():
            return True
        if intent.kind in MOVES:
            return self.move(intent.kind) if self.choosing is not None else self.stroll(intent.kind)
        if intent.kind == Kind.POINT:
            return self.pointing.move(intent.pos)
        if intent.kind == Kind.PRESS:
            return self.pointing.press(intent.pos)
        if intent.kind == Kind.RELEASE:
            released = self.pointing.release(intent.pos)
            if released is not None:
                self.released(released, intent.pos)
            return released is not None
        if intent.kind == Kind.INSPECT:
            if intent.pos is None and self.choosing is None and not self.strolling:
                return self.stroll()
            return self.look_at(self.spots.at(intent.pos) if intent.pos is not None else self.spots.focus)
        if intent.kind == Kind.CONFIRM and self.choosing is not None:
            if self.spots.focus is None:
                self.spots.focus = self.start()
            else:
                self.press(self.spots.focus)
            return True
        if intent.kind == Kind.CANCEL and self.choosing is not None:
            return self.cancel()
        return False

    def stroll(self, kind: Kind | None = None, at: Key | None = None) -> bool:
        """Walk a step while nobody decides, or stand somewhere first: at this spot where it is there, else at the hand.
        Returns whether there is anything to stand at."""
        spots = self.spots
        keys = [spot.key for spot in spots.all]
        if kind is not None and spots.focus in keys:
            self.strolling = True
            return spots.move(kind)
        self.strolling, spots.by_mouse = bool(keys), False
        first = [key for key in keys if key[0] in HAND_WORDS] + keys
        spots.focus = at if at in keys else next(iter(first), None)
        return self.strolling

    def cancel(self) -> bool:
        """The cancel key: takes the last thing back, unless a table has a better use for it. Returns whether it did."""
        return self.take_back()

    def look_at(self, key: Key | None) -> bool:
        """Look at this in full, or hear that there is nothing to look at. Returns whether anything was pointed at."""
        if key is None:
            return False
        if self.inspect(key):
            self.tell("")
        else:
            self.say_why("no_card")
        return True

    def say_why(self, reason: str) -> None:
        """Say why something cannot be done that no game's rules speak of: a text `why.<reason>`, alike everywhere."""
        self.tell(self.context.texts(f"why.{reason}"))

    def take_back(self) -> bool:
        """The last thing picked; without any, the last decision. Returns whether there was either, or anybody to hear
        that there was none."""
        if self.choosing is not None and self.choosing.put_back():
            self.lay()
            return True
        if self.host.can_undo():
            self.host.undo()
            return True
        if self.choosing is None:
            return False
        self.say_why("nothing_back_shared" if self.shared else "nothing_back")
        return True

    def asks_the_host(self, word: str) -> bool:
        """Whether this spot was one of the small signs; then it is done."""
        ask = {
            "menu": self.host.open_menu,
            "log": self.host.open_log,
            "rules": self.host.open_rules,
            "eye": self.host.toggle_peek,
        }.get(word)
        if ask is not None:
            ask()
        return ask is not None

    def dragged_card(self, word: str) -> tuple[int, pygame.Rect] | None:
        """The card of such a spot that is being dragged, and where it hangs on the mouse."""
        held, at = self.pointing.held, self.pointing.drag_at
        if held is None or at is None or held[0] != word:
            return None
        return held[2], pygame.Rect((at[0] - CARD[0] // 2, at[1] - CARD[1] // 2), CARD)

    def tell(self, refusal: str) -> None:
        """Say why something cannot be done, for a while; empty: nothing is refused any more."""
        self.refusal, self._refusal_ms = refusal, REFUSAL_MS

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""
        if not self.refusal:
            return False
        self._refusal_ms -= ms
        if self._refusal_ms > 0:
            return False
        self.refusal = ""
        return True
