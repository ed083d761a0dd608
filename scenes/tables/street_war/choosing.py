"""What a person is about to do at the table of Street War. Knows no screen.

Three kinds of decisions: keys that make one action; a row of five cards put in order; strategy cards laid on lanes,
which are played one after the other when all are confirmed. Everything goes through the legal actions and the game's
own refusals: nothing here says what is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.action import Action
from game.core.contract import Refusal
from game.games.street_war.cards import BARTER, IS_OPEN, LANES, STRATEGIES
from game.games.street_war.view import View
from scenes.tables.spots import Key
from scenes.tables.street_war.keys import BUTTONS, keys_of

ROW_KINDS = frozenset({"line_up", "line_up_last"})
LAY_KINDS = frozenset({"set_up", "set_up_last"})


class Choosing:
    """One decision under way. row: by lane, the place in `battle` of the card put there. laid: (place in `hand`, lane)
    of what is to be laid."""

    def __init__(
        self, view: View, seat: int, legal: Sequence[Action], explain: Callable[[Action], Refusal | None]
    ) -> None:
        """view: the seat's own. explain: why an action is refused; None for a legal one."""
        self.view, self.seat, self.phase, self._explain = view, seat, view.phase, explain
        self.legal = tuple(legal)
        own = view.seats[seat]
        self.battle = list(own.battle or ())
        self.hand = list(own.cards or ())
        self._actions = [(action, keys_of(action)) for action in legal if action.verb not in ("row", "set")]
        self._all = frozenset(key for _, keys in self._actions for key in keys)
        self.picked: list[Key] = []
        self.row: list[int | None] = [None] * LANES
        self.held: int | None = None
        """The place of the card that is in hand just now: of a row, or to be laid."""
        self.laid: list[tuple[int, int]] = []

    # ------------------------------------------------------------------ what may be pressed

    @property
    def makes_row(self) -> bool:
        """Whether five battle cards are put in order now."""
        return any(action.verb == "row" for action in self.legal)

    @property
    def lays(self) -> bool:
        """Whether strategy cards are laid on lanes now."""
        return self.phase in LAY_KINDS and not self.makes_row

    @property
    def buttons(self) -> tuple[str, ...]:
        """The actions that are a button by themselves."""
        return tuple(word for word in (*BUTTONS, "redraw") if (word, 0, 0) in self._all)

    def allows(self, key: Key) -> bool:
        """Whether pressing the key may lead to a legal action."""
        word, _, number = key
        if word == "battle":
            return self.makes_row
        if word == "lane" and self.makes_row:
            return True
        if self.lays and word == "card":
            return any(action.verb == "set" and action.args[0] == STRATEGIES[number].id for action in self.legal)
        if self.lays and word == "lane":
            return self.held is not None or any(lane == number for _, lane in self.laid)
        if word == "card" and self.pick("card") is not None and ("gift", 0, number) in self._all:
            return True
        return key in self._all

    def pick(self, word: str) -> Key | None:
        """The picked key of this kind."""
        return next((key for key in self.picked if key[0] == word), None)

    # ------------------------------------------------------------------ pressing

    def press(self, key: Key, place: int | None = None) -> Refusal | None:
        """Pick it. place: of a card, its place in the hand (twins are alike in actions, not on the table). Returns why
        not, where it is part of no legal action."""
        if self.makes_row and key[0] in ("battle", "lane"):
            return self._press_row(key, place)
        if self.lays and key[0] in ("card", "lane"):
            return self._press_lay(key, place)
        key = self._as_gift(key)
        if key not in self._all:
            return self._explain(self._attempt(key)) or Refusal("not_now")
        if key in self.picked:
            self.picked.remove(key)
            return None
        keep = [old for old in self.picked if old[0] != key[0]]
        while keep and not any({key, *keep} <= keys for _, keys in self._actions):
            keep.pop(0)
        self.picked = [*keep, key]
        return None

    @property
    def is_secret(self) -> bool:
        """Whether what is picked must not be seen by the other side before it is done, or at all."""
        return self.phase in ROW_KINDS or self.phase in LAY_KINDS or self.phase in ("hustle", "peek")

    def meaning(self, key: Key) -> Key:
        """The key that pressing this one picks: a second card after Barter is the one to give."""
        return self._as_gift(key)

    def take(self, key: Key, place: int) -> int | None:
        """Take a card of the hand up, wherever it was; its place, or None for one that lies on no lane ever."""
        if key[0] == "card" and IS_OPEN[key[2]]:
            return None
        self.row = [None if card == place and key[0] == "battle" else card for card in self.row]
        self.laid = [entry for entry in self.laid if entry[0] != place or key[0] != "card"]
        self.held = place
        return place

    def to_hand(self) -> None:
        """What was taken up from a lane goes back into the hand."""
        self.row = [None if card == self.held and self.makes_row else card for card in self.row]
        self.held = None

    def _as_gift(self, key: Key) -> Key:
        """A second card after Barter is the one to give."""
        barter = self.pick("card") == ("card", 0, BARTER)
        gift = ("gift", 0, key[2])
        return gift if key[0] == "card" and barter and gift in self._all and key[2] != BARTER else key

    def _press_row(self, key: Key, place: int | None) -> Refusal | None:
        """A card goes to the first free lane, or to the lane pressed next; a lane gives its card back into the hand,
        or exchanges it with the one in hand. An empty lane wants a card first."""
        if key[0] == "battle":
            if place is None:
                return None
            if place in self.row:
                self.row[self.row.index(place)] = None
                self.held = None
            elif self.held == place:
                free = next((lane for lane, card in enumerate(self.row) if card is None), None)
                if free is not None:
                    self.row[free] = place
                self.held = None
            else:
                self.held = place
            return None
        lane = key[2] - 1
        if self.held is None:
            self.held = self.row[lane]
            return Refusal("choose_first") if self.held is None else None
        if self.held in self.row:
            other = self.row.index(self.held)
            self.row[other], self.row[lane] = self.row[lane], self.held
        else:
            self.row[lane] = self.held
        self.held = None
        return None

    def put_in_order(self) -> None:
        """All cards that have no lane yet, from the left."""
        rest = [place for place in range(len(self.battle)) if place not in self.row]
        for lane, card in enumerate(self.row):
            if card is None and rest:
                self.row[lane] = rest.pop(0)
        self.held = None

    def _press_lay(self, key: Key, place: int | None) -> Refusal | None:
        """A strategy card, then the lane it is laid on; a lane without a card in hand gives its last one back."""
        if key[0] == "card":
            if IS_OPEN[key[2]]:
                return self._explain(Action("set", (STRATEGIES[key[2]].id, "1"))) or Refusal("not_now")
            placed = next((entry for entry in self.laid if entry[0] == place), None)
            if placed is not None:
                self.laid.remove(placed)
                self.held = place
            else:
                self.held = None if self.held == place else place
            return None
        if self.held is not None:
            self.laid.append((self.held, key[2]))
            self.held = None
            return None
        mine = [entry for entry in self.laid if entry[1] == key[2]]
        if mine:
            self.laid.remove(mine[-1])
            self.held = mine[-1][0]
            return None
        return Refusal("choose_first")

    def put_back(self) -> bool:
        """The last thing is taken back. Returns whether there was anything."""
        if self.held is not None:
            self.held = None
            return True
        if self.picked:
            self.picked = []
            return True
        if self.laid:
            self.laid.pop()
            return True
        if any(card is not None for card in self.row):
            lanes = [lane for lane, card in enumerate(self.row) if card is not None]
            self.row[lanes[-1]] = None
            return True
        return False

    def clear(self) -> None:
        """Nothing is picked or held any more; what is laid lies on."""
        self.held, self.picked = None, []

    # ------------------------------------------------------------------ the action

    @property
    def actions(self) -> list[Action]:
        """What confirming does, one after the other; empty while something is missing."""
        if self.makes_row:
            values = [str(self.battle[place]) for place in self.row if place is not None]
            row = Action("row", tuple(values))
            return [row] if row in self.legal else []
        if self.lays:
            cards = [Action("set", (STRATEGIES[self.hand[place]].id, str(lane))) for place, lane in self.laid]
            return [*cards, Action("done")]
        picked = frozenset(self.picked)
        return [action for action, keys in self._actions if picked and keys == picked][:1]

    def confirm(self) -> list[Action] | Refusal:
        """The actions, or what is still missing."""
        if self.makes_row:
            return self.actions or Refusal("row_first")
        return self.actions or Refusal("choose_more" if self.picked else "choose_first")

    def _attempt(self, key: Key) -> Action:
        """The action that somebody who presses this may have meant, so that the rules can say why not."""
        word, _, number = key
        if word == "card":
            face = STRATEGIES[number].id
            return Action("open", (face,)) if self.phase == "hustle" else Action("set", (face, "1"))
        if word in ("their", "theirs"):
            return Action("swipe" if self.phase == "swipe" else "glimpse", (str(number),))
        if word == "lane":
            return Action("take", ("1", str(number)))
        return Action(word if word in BUTTONS else "pass")
