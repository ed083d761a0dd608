"""What a person is about to do at the table of the Demonites. Knows no screen.

Every action is a set of places that are pressed (`keys.py`). Everything goes through the legal actions and the game's
own refusals: nothing here says what is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.action import Action
from game.core.contract import Refusal
from game.games.demonites.view import View
from scenes.tables.demonites.keys import BUTTONS, keys_of
from scenes.tables.spots import Key

TABLE_KINDS = frozenset({"muster", "strike", "reinforce"})
"""Phases in which the table goes on, not a seat."""
SECRET_KINDS = frozenset({"rush", "answer", "blind", "scout", "commit", "deploy", "refill", "turn", "place"})
"""Phases in which what is pressed tells of what the seat alone knows."""


class Choosing:
    """One decision under way. picked: the places pressed so far, in order."""

    def __init__(
        self, view: View, seat: int, legal: Sequence[Action], explain: Callable[[Action], Refusal | None]
    ) -> None:
        """view: the seat's own. explain: why an action is refused; None for a legal one."""
        self.view, self.seat, self.phase, self._explain = view, seat, view.phase, explain
        hand = view.hands[seat].cards if seat >= 0 else ()
        self.hand: list[int] = [card for card in hand if card is not None]
        reserve = self.hand[0] if self.hand else None
        self._actions = [(action, keys_of(action, seat, reserve)) for action in legal]
        self._all = frozenset(key for _, keys in self._actions for key in keys)
        self.picked: list[Key] = []

    @property
    def is_table(self) -> bool:
        """Whether the table goes on, and nobody in particular is asked."""
        return self.phase in TABLE_KINDS

    @property
    def is_secret(self) -> bool:
        """Whether what is pressed tells of what the seat alone knows."""
        return self.phase in SECRET_KINDS

    @property
    def buttons(self) -> list[str]:
        """Actions that are a button by themselves."""
        return [word for word in BUTTONS if (word, 0, 0) in self._all]

    def allows(self, key: Key) -> bool:
        """Whether pressing this may lead to an action, together with what is picked or in its place."""
        return key in self._all

    def goes_with(self, key: Key) -> bool:
        """Whether it makes an action together with what is picked."""
        wanted = {*self.picked, key}
        return any(wanted <= keys for _, keys in self._actions)

    def press(self, key: Key) -> Refusal | None:
        """Pick this, or lay it back. What does not go with it is let go. Returns why it cannot be picked."""
        if key in self.picked:
            self.picked.remove(key)
            return None
        if not self.allows(key):
            attempt = self._attempt(key)
            return (self._explain(attempt) if attempt is not None else None) or Refusal("not_now")
        while self.picked and not self.goes_with(key):
            self.picked.pop(0)
        self.picked.append(key)
        return None

    def _attempt(self, key: Key) -> Action | None:
        """The action that somebody who presses this may have meant, so that the rules can say why not."""
        word, first, second = key
        own = next((n for name, who, n in self.picked if name == "line" and who == self.seat), 0)
        if word == "line" and first != self.seat:
            return Action("attack", (str(own), str(first), str(second)))
        if word == "line":
            return Action("regroup", (str(second),))
        if word == "front":
            card = next((c for name, _, c in self.picked if name == "hand"), self.hand[0] if self.hand else 0)
            if self.phase == "charge":
                return Action("charge", (str(second),))
            return Action("place", (str(card), str(second)))
        if word == "seat":
            return Action("rival", (str(first),))
        if word == "hand" and self.phase == "turn":
            return Action("regroup", ("0",))
        if word == "hand":
            if self.phase == "place":
                front = min((place for name, _, place in self._all if name == "front"), default=0)
                return Action("place", (str(second), str(front)))
            verbs = {"rush": "rush", "answer": "play", "blind": "play", "scout": "scout"}
            return Action(verbs.get(self.phase, "reserve"), (str(second),))
        return Action(word) if word in BUTTONS else None

    def put_back(self) -> bool:
        """The last thing is taken back. Returns whether there was anything."""
        if self.picked:
            self.picked.pop()
            return True
        return False

    def clear(self) -> None:
        """Nothing is picked any more."""
        self.picked = []

    @property
    def action(self) -> Action | None:
        """What confirming does; None while something is missing."""
        picked = frozenset(self.picked)
        if not picked and self.phase != "commit":
            return None
        return next((action for action, keys in self._actions if keys == picked), None)

    def confirm(self) -> Action | Refusal:
        """The action, or what is still missing."""
        return self.action or Refusal("choose_more" if self.picked else "choose_first")
