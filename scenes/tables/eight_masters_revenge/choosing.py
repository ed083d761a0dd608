"""What a person is about to do at this table: keys pressed so far, and the action they make. Knows no screen.

Everything goes through the legal actions and the game's own refusals: nothing here says what is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.action import Action
from game.core.contract import Refusal
from game.games.eight_masters_revenge.cards import CARDS, EFFECTS, PLACES
from game.games.eight_masters_revenge.outlook import Outlook, outlook
from game.games.eight_masters_revenge.view import View
from scenes.tables.eight_masters_revenge.keys import BUTTONS, MARKS, SIDES, keys_of
from scenes.tables.spots import Key

REACTIONS = frozenset({"defend", "block2", "counter"})
"""Kinds of decisions that answer somebody else's blow."""
DECLINES = ("take", "yield", "pass", "none")
SEVERAL = ("sleeve",)
"""Kinds of decisions in which several cards of the hand may be picked."""


class Choosing:
    """One decision under way."""

    def __init__(
        self, view: View, seat: int, legal: Sequence[Action], explain: Callable[[Action], Refusal | None]
    ) -> None:
        """view: the seat's own. explain: why an action is refused; None for a legal one."""
        self.view, self.seat, self.phase, self._explain = view, seat, view.phase, explain
        self.legal = tuple(legal)
        self._actions = [(action, keys_of(action, seat)) for action in self.legal]
        self._all = frozenset(key for _, keys in self._actions for key in keys)
        self._looks: dict[tuple[int, int, int], Outlook] = {}
        """By card, side and target: asked for in every frame."""
        self.picked: list[Key] = []
        self._chosen_side = self._chosen_target = False
        """Whether side and target were pressed, or only proposed."""

    # ------------------------------------------------------------------ what may be pressed

    @property
    def buttons(self) -> tuple[str, ...]:
        """The actions that are a button by themselves."""
        return tuple(word for word in (*BUTTONS, "none") if (word, 0, 0) in self._all)

    @property
    def declining(self) -> str | None:
        """The button that declines what is asked; None where that is no choice. A turn is no question: to pass it is a
        move of its own."""
        if self.phase == "turn":
            return None
        return next((word for word in DECLINES if (word, 0, 0) in self._all), None)

    @property
    def answers_nothing(self) -> bool:
        """Whether a blow is to be answered and nothing is picked: then the big button declines."""
        return self.phase in REACTIONS and not self.picked

    def drop_hand(self) -> bool:
        """Put back what was picked with the hand open: of a covered hand nothing is picked. Returns whether anything
        was."""
        return any(pick[0] in ("hand", "side") for pick in self.picked) and self.put_back()

    def allows(self, key: Key) -> bool:
        """Whether the key is part of a legal action."""
        return key in self._all

    def fits(self, key: Key) -> bool:
        """Whether the key goes with what is picked now, whatever is picked of its own kind."""
        others = {pick for pick in self.picked if pick[0] != key[0]}
        return any(key in keys and others <= keys for _, keys in self._actions)

    # ------------------------------------------------------------------ pressing

    def press(self, key: Key) -> Refusal | None:
        """Pick it. Returns why not, where it is part of no legal action."""
        if not self.allows(key):
            return self._explain(self._attempt(key)) or Refusal("not_now")
        if self.phase in SEVERAL:
            self._toggle(key)
            return None
        before = self.pick("hand")
        keep = [pick for pick in self.picked if pick[0] != key[0]]
        # What does not go with the new key gives way.
        while keep and not any({key, *keep} <= keys for _, keys in self._actions):
            keep.pop(0)
        self.picked = [*keep, key]
        if key[0] == "side":
            self._chosen_side = True
        elif key[0] == "hand" and before not in (None, key):
            # The side was chosen for another card.
            self._chosen_side = False
        elif key[0] == "plate":
            self._chosen_target = True
        self._complete(key)
        return None

    def _toggle(self, key: Key) -> None:
        if key in self.picked:
            self.picked.remove(key)
        else:
            self.picked.append(key)
            while not any(set(self.picked) <= keys for _, keys in self._actions):
                self.picked.pop(0)

    def _complete(self, key: Key) -> None:
        """Add what can be meant in one way only; of an attack, propose side and target."""
        if self.phase == "turn" and key[0] != "side":
            self._propose()
        words = {pick[0] for pick in self.picked}
        fitting = [keys for _, keys in self._actions if set(self.picked) <= keys]
        for word in {other[0] for keys in fitting for other in keys} - words:
            values = {other for keys in fitting for other in keys if other[0] == word}
            if len(values) == 1:
                self.picked.append(values.pop())

    def _propose(self) -> None:
        """For an attack: the target that was picked or whom it hurts most, and the better side."""
        hand = next((pick for pick in self.picked if pick[0] == "hand"), None)
        if hand is None:
            return
        target = self.pick("plate") if self._chosen_target else None
        sides = [pick for pick in self.picked if pick[0] == "side"] if self._chosen_side else []
        best = max(
            (
                (self._promise(self.look(hand[2], side, seat)), -seat, -side)
                for seat in ([target[1]] if target is not None else self.targets)
                for side in ([sides[0][2]] if sides else (0, 1))
            ),
            default=None,
        )
        if best is not None:
            self.picked = [hand, ("side", 0, -best[2]), ("plate", -best[1], 0)]

    @staticmethod
    def _promise(look: Outlook) -> tuple[int, int]:
        return look.damage, int(look.pair) + (look.effect != "none")

    @property
    def targets(self) -> list[int]:
        """Whom this seat may attack."""
        seats = {int(action.args[2]) for action in self.legal if action.verb == "attack"}
        return sorted(seats)

    def look(self, card: int, side: int, target: int) -> Outlook:
        """What playing this card on this side against this target comes to."""
        key = (card, side, target)
        if key not in self._looks:
            self._looks[key] = outlook(self.view, self.seat, card, SIDES[side], target)
        return self._looks[key]

    def put_back(self) -> bool:
        """Nothing is picked any more. Returns whether anything was."""
        had = bool(self.picked)
        self.picked = []
        self._chosen_side = self._chosen_target = False
        return had

    def clear(self) -> None:
        """Nothing is picked any more."""
        self.put_back()

    # ------------------------------------------------------------------ the action

    def pick(self, word: str) -> Key | None:
        """The picked key of this kind."""
        return next((key for key in self.picked if key[0] == word), None)

    @property
    def selected(self) -> Action | None:
        """The legal action that the picked keys make; None while something is missing."""
        picked = frozenset(self.picked)
        return next((action for action, keys in self._actions if picked and keys == picked), None)

    def confirm(self) -> Action | Refusal:
        """The action, or what is still missing. With nothing picked a blow is answered by declining."""
        if self.selected is not None:
            return self.selected
        if self.answers_nothing and self.declining is not None:
            return Action(self.declining)
        return Refusal("choose_first" if not self.picked else "choose_more")

    # ------------------------------------------------------------------ what an illegal press meant

    def _attempt(self, key: Key) -> Action:
        """The action that somebody who presses this may have meant, so that the rules can say why not."""
        word, seat, number = key
        phase, effect = self.phase, self.view.effect
        if word in BUTTONS:
            return Action(word)
        if word == "hand":
            card = CARDS[number].id
            if phase in ("defend", "counter", "block2"):
                return Action("counter", (card, "left"))
            if phase in ("limit", "sleeve"):
                return Action("discard", (card,))
            return Action("attack", (card, "left", str(self._rival)))
        if word in ("slot", "pair"):
            if phase in ("defend", "block2"):
                return Action("block", (str(number),))
            verb = effect if effect in ("wound", "copy", "power", "switch") else "wound"
            rest = () if verb == "switch" else (str(number),) if verb != "power" else (str(number), "up")
            return Action(verb, (str(seat), *rest))
        if word in ("place", "token"):
            if phase == "token":
                return Action("move", (PLACES[number], PLACES[number]))
            verb = "crow" if phase == "start" else effect if effect in ("trap", "remove") else "trap"
            return Action(verb, (str(seat), PLACES[number]))
        if word == "mark":
            slot, kind = divmod(number, 2)
            return Action("remove", (str(seat), str(slot), MARKS[kind]))
        if word == "plate":
            if phase == "effect":
                return Action("draw", (str(seat),))
            hand = self.view.seats[self.seat].hand
            return Action("attack", (CARDS[hand[0]].id, "left", str(seat)) if hand else ())
        if word == "path":
            return Action("choose", (EFFECTS[number],))
        return Action("pass")

    @property
    def _rival(self) -> int:
        teams = self.view.teams
        return next(
            (
                number
                for number, other in enumerate(self.view.seats)
                if teams[number] != teams[self.seat] and not other.out
            ),
            1 - self.seat,
        )
