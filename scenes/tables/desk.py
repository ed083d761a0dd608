"""Hands at a desk: cards of the own hand below the stage, a big button, two small ones, signs for menu, log and rules.

A game says what its spots are, which of them tell of a covered hand, and what picking one means.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from game.core.contract import Refusal
from scenes.context import Context
from scenes.intents import Kind
from scenes.seating import side_of
from scenes.tables.hands import Decision, TableHands
from scenes.tables.layout import TableMap
from scenes.tables.spots import Key, Spot
from scenes.tables.table import Host
from scenes.widgets.keyhint import key_label

ICONS = ("menu", "log", "rules")
OWN_REFUSALS = frozenset({"choose_first", "choose_more", "not_now"})
SMALL_BUTTONS = ("button_a", "button_b")
"""Where the small ones lie on the map."""


class DeskArena(Protocol):
    """What hands need of what is drawn above the desk."""

    map: TableMap
    faces_up: bool
    board: Any


class DeskDecision(Decision, Protocol):
    """What these hands need of a decision under way."""

    seat: int

    def clear(self) -> None:
        """Nothing is picked any more."""

    def press(self, key: Key) -> Refusal | None:
        """Pick this. Returns why not."""

    def confirm(self) -> Any:
        """What is done now, or why it cannot be."""


E = TypeVar("E", bound=DeskDecision)


class DeskHands(TableHands[E], Generic[E]):
    """One decision after the other, by mouse or by keys."""

    own_refusals = OWN_REFUSALS

    def __init__(self, context: Context, host: Host, shared: bool, arena: DeskArena) -> None:
        super().__init__(context, host, shared)
        self.arena = arena

    # ------------------------------------------------------------------ what each table says

    @abstractmethod
    def pick(self, key: Key) -> bool:
        """This spot was pressed, and it is no button. Returns whether it means anything in this decision."""

    @abstractmethod
    def is_covered(self, key: Key) -> bool:
        """Whether nobody can know now what pressing this would do."""

    def answers(self, key: Key) -> bool:
        """Whether the table does something of its own with this, whoever decides; then it is done."""
        return False

    # ------------------------------------------------------------------ spots

    def icon_spots(self, eye: bool) -> list[Spot]:
        """The small signs. eye: whether there is anything to peek at."""
        names = (*ICONS, "eye") if eye else ICONS
        return [Spot((name, 0, 0), self.arena.map.rect(name)) for name in names]

    def button_spots(self, offered: Sequence[str]) -> list[Spot]:
        """The big button, and two small ones: what the decision offers, else a way back."""
        names = list(offered)
        if len(names) < len(SMALL_BUTTONS) and self.host.can_undo():
            names.append("undo")
        if len(names) < len(SMALL_BUTTONS):
            names.append("back")
        rect = self.arena.map.rect
        small = [Spot((f"button {n}", 0, 0), rect(slot)) for slot, n in zip(SMALL_BUTTONS, names, strict=False)]
        return [Spot(("confirm", 0, 0), rect("confirm")), *small]

    # ------------------------------------------------------------------ what pressing means

    def press(self, key: Key) -> None:
        """This spot was pressed."""
        word = key[0]
        if self.asks_the_host(word) or self.answers(key):
            return
        if self.choosing is None:
            self.inspect(key)
        elif self.is_covered(key):
            # What would be refused, proposed or asked next tells of the hand.
            self.ask_to_peek()
        elif word in ("button undo", "button back"):
            self.take_back()
        elif word.startswith(("button ", "ability ")):
            self.button(word.split(" ", 1)[1])
        elif word == "confirm":
            self.decide(self.choosing.confirm())
        elif not (self.pick(key) or self.inspect(key)):
            self.say_why("not_here")

    def look_at(self, key: Key | None) -> bool:
        """As everywhere; a covered card is peeked at first."""
        if key is not None and self.is_covered(key) and not self.inspect(key):
            self.ask_to_peek()
            return True
        return super().look_at(key)

    def button(self, word: str) -> None:
        """An action by itself, whatever is picked."""
        if self.choosing is None:
            return
        self.choosing.clear()
        self.refuse(self.choosing.press((word, 0, 0)))
        if not self.refusal:
            self.decide(self.choosing.confirm())

    def ask_to_peek(self) -> None:
        """A covered hand is looked at first."""
        if self.choosing is not None:
            side = side_of(self.game, self.choosing.seat, len(self.arena.board.seats))
            words = f"{self.words}.covered"
            self.tell(self.context.texts(words, key=key_label(self.context.texts, Kind.PEEK, side)))
