"""What a person is about to do: cards picked so far, and the action they make. Knows no screen.

Everything goes through the legal actions and the game's own refusals: nothing here says what is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.action import Action
from game.core.contract import Refusal
from game.games.eight_bit_battle.cards import CARDS, is_character

PASS = Action("pass")
VERBS = {
    "commit_attacker": "play",
    "commit_defender": "play",
    "key_attacker": "add",
    "key_defender": "swap",
    "join_attacker": "join",
    "join_defender": "join",
}
"""What picking cards means in each phase; the other phases are answered by buttons alone."""


class Choosing:
    """One decision under way. character, item: the picked card numbers."""

    def __init__(self, phase: str, legal: Sequence[Action], explain: Callable[[Action], Refusal | None]) -> None:
        """explain: why an action is refused; None for a legal one."""
        self.phase, self.legal, self._explain = phase, tuple(legal), explain
        self.character: int | None = None
        self.item: int | None = None

    @property
    def takes_cards(self) -> bool:
        """Whether cards of the hand are picked (and not just a button pressed)."""
        return self.phase in VERBS

    @property
    def can_pass(self) -> bool:
        """Whether doing nothing is allowed."""
        return PASS in self.legal

    @property
    def picked(self) -> tuple[int, ...]:
        """The picked cards, the character first."""
        return tuple(card for card in (self.character, self.item) if card is not None)

    def _with(self, card: int) -> Action:
        """The smallest action in which this card is picked."""
        verb, word = VERBS.get(self.phase, "play"), CARDS[card].id
        if verb != "play" or is_character(card):
            return Action(verb, (word,))
        lead = next((action.args[0] for action in self.legal if action.verb == "play"), "")
        character = CARDS[self.character].id if self.character is not None else lead
        return Action(verb, (character, word))

    def allows(self, card: int) -> bool:
        """Whether the card may be picked now."""
        return self._with(card) in self.legal

    def tap(self, card: int) -> Refusal | None:
        """Pick a card, or put a picked one back. Returns why not, where it may not be picked."""
        if card in self.picked:
            self.put_back(card)
            return None
        refusal = self._explain(self._with(card))
        if refusal is not None:
            return refusal
        if is_character(card):
            self.character = card
        else:
            self.item = card
        return None

    def put_back(self, card: int | None = None) -> bool:
        """Put this card back, or the one picked last (the item before the character). Returns whether there was one."""
        if card is None:
            card = self.item if self.item is not None else self.character
        if card is None:
            return False
        if card == self.item:
            self.item = None
        elif card == self.character:
            self.character = None
        return True

    @property
    def action(self) -> Action:
        """What confirming would do now, legal or not."""
        if not self.picked and self.can_pass:
            return PASS
        words = tuple(CARDS[card].id for card in self.picked)
        return Action(VERBS.get(self.phase, "play"), words)

    def confirm(self) -> Action | Refusal:
        """The action, or why it cannot be."""
        return self._explain(self.action) or self.action
