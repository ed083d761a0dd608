"""How a person plays each of the games in the window, with what the log says is due.

Whatever gets lost on the way (a press before the program listens) is tried again, each time a little differently.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from scenes.tables.eight_bit_battle.controls import FIRST_PANEL
from tests.window.real_window import PATIENCE_S, Point, RealWindow, slots

Decide = Callable[[str], None]
QUICK_S = 0.15
"""How long a press may take to show in the log before the next is tried."""
BUTTONS = ("draft", "first")
"""Decisions that are answered by a button, which has the focus at first."""


class Hands(NamedTuple):
    """The names of one seat's keys."""

    confirm: str
    left: str
    right: str
    up: str
    peek: str


HANDS = (Hands("space", "a", "d", "w", "e"), Hands("Return", "Left", "Right", "Up", "Shift_R"))
REACTIONS = ("defend", "block2", "counter")
CHARACTERS, ITEMS = 4, 3
"""In a hand when a round's battles begin. No item is ever laid: these stay, and neither Key nor Ale comes."""


class KeyPlayer:
    """Plays for both seats, each with its own keys: keys of the seat whose turn it is not mean nothing.

    In every battle the first character goes alone. The steps along the hand are counted, as the log tells no card.
    """

    def __init__(self, window: RealWindow, people: int) -> None:
        """people: two hold the peek key while they pick cards; one needs no second set of keys."""
        self.window, self.people = window, people
        self._seat = 0
        """Who acted last: a curtain is mostly the other's."""
        self._characters = [CHARACTERS, CHARACTERS]
        self._tries = 0
        """How often this decision has been tried in vain."""

    def _seats(self, first: int) -> tuple[int, ...]:
        return (first, 1 - first) if self.people == 2 else (0,)

    def go_on(self) -> None:
        """Open a curtain, or confirm what waits to be read."""
        before = len(self.window.log())
        # Alone, the other side may be about to act: a press that comes late would pick a card.
        if self.people == 1 and self.window.replied(before, QUICK_S):
            return
        for seat in self._seats(1 - self._seat):
            before = len(self.window.log())
            self.window.keys(HANDS[seat].confirm)
            if self.window.replied(before, QUICK_S):
                self._seat = seat
                return

    def decide(self, kind: str) -> None:
        """Answer a decision of this kind."""
        if kind == "draft":
            self._characters = [CHARACTERS, CHARACTERS]
        for seat in self._seats(self._seat):
            before, hands = len(self.window.log()), HANDS[seat]
            words = self._words(kind, seat)
            if self.people == 2 and kind.startswith("commit"):
                self.window.keys_while(hands.peek, *words)
            else:
                self.window.keys(*words)
            if self.window.replied(before, QUICK_S):
                self._characters[seat] -= kind.startswith("commit")
                self._seat, self._tries = seat, 0
                return
        self._tries += 1

    def _words(self, kind: str, seat: int) -> list[str]:
        """The keys for this decision. The focus lies on the first card or button at first."""
        hands = HANDS[seat]
        if kind in BUTTONS:
            return [hands.confirm]
        along = [hands.right] * (self._characters[seat] + ITEMS)
        if not kind.startswith("commit"):
            # Along the hand to the small button that says no.
            return [*along, hands.confirm] if not self._tries else [hands.confirm]
        if self._tries % 2:
            # The first try put the card back: from the big button back over the items to the last character.
            back = ITEMS + 1
            return [*[hands.left] * back, hands.confirm, *[hands.right] * back, hands.up, hands.confirm]
        # Pick the focused card; along the hand to the small buttons, up to the big one, confirm.
        return [hands.confirm, *along, hands.up, hands.confirm]


class MousePlayer:
    """Plays by mouse alone. Characters are dragged onto the stage, items are clicked."""

    def __init__(self, window: RealWindow) -> None:
        self.window = window
        self.battle, self.draft = slots("eight_bit_battle_battle"), slots("eight_bit_battle_draft")
        self.empty: Point = self.battle["clash"]
        """Nothing can be clicked here: on the stage of either table."""

    def go_on(self) -> None:
        """Open a curtain, or confirm what waits to be read."""
        self.window.click(self.empty)

    def decide(self, kind: str) -> None:
        """Answer a decision of this kind."""
        window, battle = self.window, self.battle
        before = len(window.log())
        if kind == "draft":
            window.click(self.draft["keep"])
        elif kind == "first":
            # The left button of the question over the stage.
            window.click((FIRST_PANEL.left + FIRST_PANEL.width // 4, FIRST_PANEL.bottom - 30))
        elif kind.startswith("commit"):
            window.drag(battle["hand_character_0"], battle["caption"])
            window.click(battle["hand_item_0"])
            window.click(battle["confirm"])
        else:
            window.click(battle["button_a"])
        window.replied(before)


class MastersPlayer:
    """Plays 8 Masters' Revenge alone by keys: picks what has the focus and confirms it. What needs more than one pick
    is declined, with the mouse, as the log does not tell where the focus would have to go."""

    def __init__(self, window: RealWindow) -> None:
        self.window = window
        self._decline = slots("eight_masters_revenge_duel_dojo")["button_a"]
        self._tries = 0

    def go_on(self) -> None:
        """The other side plays; nothing waits for this one."""

    def decide(self, kind: str) -> None:
        """Answer a decision of this kind."""
        before = len(self.window.log())
        if self._tries % 2:
            self.window.click(self._decline)
        else:
            # A reaction begins on the button that takes the blow; everything else is picked and picked again.
            self.window.keys(*["space"] * (1 if kind in REACTIONS else 2))
        self._tries = 0 if self.window.replied(before, QUICK_S) else self._tries + 1


class StreetPlayer:
    """Plays Street War alone: drags cards onto lanes and clicks buttons, and answers by keys where only the focus tells
    what may be picked (characters, the Magpie's lanes)."""

    def __init__(self, window: RealWindow) -> None:
        self.window, self._slots = window, slots("street_war_dusk")
        self.kinds: set[str] = set()
        """What has been answered so far."""

    def go_on(self) -> None:
        """A fight is fought and waits to be read, or the other side plays."""
        self.window.click(self._slots["caption"])

    def decide(self, kind: str) -> None:
        """Answer a decision of this kind."""
        window, slot = self.window, self._slots
        before = len(window.log())
        if kind.startswith("line_up"):
            window.drag(slot["hand_1"], slot["lane_3"])
            window.click(slot["button_a"])  # the others fill up from the left
            window.click(slot["confirm"])
        elif kind.startswith("set_up"):
            window.drag(slot["strategy_0"], slot["lane_3"])
            window.click(slot["confirm"])
        elif kind == "hustle":
            window.click(slot["button_a"])
        else:
            # What has the focus is picked, and picked again.
            window.point(slot["caption"])
            window.keys("space", "space")
        if window.replied(before):
            self.kinds.add(kind)


class CampaignPlayer:
    """Plays a Campaign of the Demonites alone, in turns with the keys and with the mouse: a demon is carried to a front
    by the focus or dragged there, a front charges by a key or everybody holds by a click."""

    def __init__(self, window: RealWindow) -> None:
        self.window, self._slots = window, slots("demonites_campaign")
        self.kinds: set[str] = set()
        """What has been answered so far, and how: `place by keys`."""
        self._tries: Counter[str] = Counter()

    def go_on(self) -> None:
        """The other side plays; nothing waits for this one."""

    def decide(self, kind: str) -> None:
        """Answer a decision of this kind."""
        before, slot, tries = len(self.window.log()), self._slots, self._tries[kind]
        by_keys = tries % 2 == 0
        self._tries[kind] += 1
        if not by_keys and kind == "place":
            # The left one of two cards; a front that is full takes none, the next time another is tried.
            left, middle = slot["hand"]
            self.window.drag((left - 30, middle), slot[f"front_3_{tries // 2 % 3}"])
            self.window.click(slot["confirm"])
        elif not by_keys:
            self.window.click(slot["button_a"])
        elif kind == "place":
            # The card with the focus, up to the fronts, there, and there again: it is meant.
            self.window.keys("space", "w", "space", "space")
        else:
            self.window.keys("space", "space")
        if self.window.replied(before, QUICK_S):
            self.kinds.add(f"{kind} by {'keys' if by_keys else 'mouse'}")


def play_to_the_result(
    window: RealWindow, player: KeyPlayer | MousePlayer | MastersPlayer | StreetPlayer | CampaignPlayer
) -> int:
    """Play until the result is shown. Returns how many decisions were answered. Fails the test when it takes too
    long."""
    end = time.monotonic() + PATIENCE_S
    answered = 0
    while not window.over():
        assert time.monotonic() < end, window.tail()
        assert window.program.poll() is None, f"the program ended: {window.errors()}"
        before, kind = len(window.log()), window.due()
        if kind:
            player.decide(kind)
            answered += "acted" in window.log()[before:]
        else:
            player.go_on()
            window.replied(before, QUICK_S)
    return answered
