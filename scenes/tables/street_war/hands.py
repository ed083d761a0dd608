"""What a person does on the street: points, picks, drags, presses, takes back, looks at a card in full."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from game.core.contract import Refusal
from game.core.events import OPEN
from game.games.street_war.cards import LANES
from game.games.street_war.view import View
from scenes.context import Context
from scenes.tables.desk import OWN_REFUSALS, DeskHands
from scenes.tables.pointing import Released
from scenes.tables.spots import Key
from scenes.tables.street_war.arena import Arena
from scenes.tables.street_war.choosing import Choosing
from scenes.tables.street_war.keys import ABILITY_WORDS
from scenes.tables.street_war.spots_of import board_spots, choice_spots, hand_spots
from scenes.tables.street_war.tips import laid_card
from scenes.tables.table import Choose, Explain, Host

CARDS = ("battle", "card", "peeked", "laid")
LANES_OF = ("side", "lane", "their")
"""Spots of a lane: one side of it."""
SECRET = ("battle", "card", "peeked", "button fill", "button redraw")
"""Spots that tell of what only the eyes may know: covered, they do nothing."""
SECRET_LANES = frozenset({"line_up", "line_up_last", "set_up", "set_up_last", "peek"})
"""Kinds of decisions in which the own lanes are such spots, too."""


class Hands(DeskHands[Choosing]):
    """One decision after the other, by mouse or by keys."""

    game, words = "street_war", "street"
    own_refusals = OWN_REFUSALS | {"row_first"}
    inspected: tuple[str, int] | None
    """The card that is looked at in full: its kind (`battle`, `strategy`), and which."""

    def __init__(self, context: Context, host: Host, shared: bool, arena: Arena) -> None:
        super().__init__(context, host, shared, arena)
        self.arena: Arena = arena
        self._rest: list[Action] = []
        """Confirmed already: what is laid on lanes is played one card after the other."""

    # ------------------------------------------------------------------ a decision

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        """Let a person choose among the legal actions; what was confirmed before goes on by itself."""
        if self._rest:
            action = self._rest.pop(0)
            if action in legal:
                choose(action)
                return
            self._rest.clear()
        super().ask(view, legal, choose, explain)

    def decide_on(self, view: View, legal: Sequence[Action], explain: Explain) -> Choosing:
        """A decision to make."""
        return Choosing(view, view.to_act if view.to_act is not None else 0, legal, explain)

    def start(self) -> Key | None:
        """Where the focus begins. Between people it never depends on what the hand holds."""
        choosing = self.choosing
        if choosing is None:
            return None
        if choosing.makes_row:
            return next((spot.key for spot in self.spots.all if spot.key[0] == "battle"), None)
        if choosing.lays:
            return next((spot.key for spot in self.spots.all if spot.key[0] == "card"), ("confirm", 0, 0))
        if choosing.phase == "hustle":
            return ("button pass", 0, 0)
        acting = [spot.key for spot in self.spots.all if spot.acts and not spot.key[0].startswith("button")]
        return next((key for key in acting if choosing.allows(self._meaning(key))), None) or next(
            (spot.key for spot in self.spots.all if spot.key[0].startswith(("ability", "button"))), None
        )

    @property
    def battle(self) -> list[int | None]:
        """The battle cards on the desk."""
        seats = self.arena.board.seats
        return list(seats[self.arena.tray].battle) if self.arena.tray < len(seats) else []

    @property
    def hand(self) -> list[int | None]:
        """The strategy cards on the desk."""
        seats = self.arena.board.seats
        return list(seats[self.arena.tray].hand) if self.arena.tray < len(seats) else []

    def lay(self) -> None:
        """What can be pointed at now."""
        arena, choosing = self.arena, self.choosing
        spots = board_spots(arena, choosing)
        spots += hand_spots(arena, choosing, self.battle, self.hand)
        if choosing is not None:
            spots += choice_spots(arena, choosing)
            spots += self.button_spots(self._offered(choosing))
        self.spots.lay(spots + self.icon_spots(self.shared), None)

    @staticmethod
    def _offered(choosing: Choosing) -> list[str]:
        names = [word for word in choosing.buttons if word not in (*ABILITY_WORDS, "done")]
        return ["fill", *names] if choosing.makes_row else names

    # ------------------------------------------------------------------ what pressing means here

    def released(self, released: Released, pos: tuple[int, int] | None) -> None:
        """A click, or a dragged card that is dropped on a lane, or on the street where it is played."""
        if released.clicked:
            self.press(released.key)
        elif released.dragged and pos is not None and self.choosing is not None:
            self._drop(released.key, pos)

    def _drop(self, key: Key, pos: tuple[int, int]) -> None:
        """On a lane; or back on the desk, where a card that comes from a lane goes into the hand again."""
        choosing = self.choosing
        if choosing is None or key[0] not in ("battle", "card", "lane", "peeked"):
            return
        if self.is_covered(key):
            self.ask_to_peek()
            return
        places = choosing.makes_row or choosing.lays
        lane = next((n for n in range(1, LANES + 1) if self.arena.map.rect(f"lane_{n}").collidepoint(pos)), None)
        if key[0] == "peeked":
            if lane is not None:
                choosing.picked = []
                self.refuse(choosing.press(self._meaning(key)) or choosing.press(("lane", 0, lane)))
        elif key[0] == "lane":
            if places:
                choosing.held = None
                choosing.press(key)
                if lane is None:
                    choosing.to_hand()
        elif not self.arena.map.rect("stage").collidepoint(pos):
            return
        elif places and choosing.take(key, key[1]) is None:
            self.refuse(choosing.press((key[0], 0, key[2]), key[1]))
            lane = None
        elif not places and self._meaning(key) not in choosing.picked:
            self.pick(key)
        if lane is not None and places and choosing.held is not None:
            self.refuse(choosing.press(("lane", 0, lane)))
        self.lay()

    def is_covered(self, key: Key) -> bool:
        """Whether nobody can know now what pressing this would do."""
        if self.arena.faces_up or self.choosing is None:
            return False
        return key[0] in SECRET or (key[0] == "lane" and self.choosing.phase in SECRET_LANES)

    def inspect(self, key: Key | None) -> bool:
        """Look at a card in full, or through the cards that were opened in this round."""
        if key is None:
            return False
        if key[0] == "discard" and self.arena.board.opened:
            self.leafing = key
            return True
        if key[0] in LANES_OF:
            return self._inspect_lane(key)
        if key[0] not in CARDS or (key[0] != "laid" and not self.arena.faces_up):
            return False
        card = laid_card(key, self.arena) if key[0] == "laid" else key[2]
        if card is None:
            return False
        self.inspected = ("battle" if key[0] in ("battle", "peeked") else "strategy", card)
        return True

    def _inspect_lane(self, key: Key) -> bool:
        """The battle card of a lane, where it lies open for these eyes."""
        board, lane = self.arena.board, key[2]
        mine = self.choosing.seat if self.choosing is not None else self.arena.tray
        seat = key[1] if key[0] == "side" else mine if key[0] == "lane" else 1 - mine
        row = board.seats[seat].row
        own = self.arena.faces_up and board.eyes in (seat, OPEN)
        if not row or not (own or any(flip.lane == lane for flip in board.flips)):
            return False
        value = row[lane - 1]
        self.inspected = ("battle", value) if value is not None else None
        return value is not None

    def button(self, word: str) -> None:
        """An action by itself, whatever is picked; or one that only helps."""
        if word == "fill" and self.choosing is not None:
            self.choosing.put_in_order()
            self.lay()
        elif word == "redraw":
            self.pick(("redraw", 0, 0))
        else:
            super().button(word)

    @staticmethod
    def _meaning(key: Key) -> Key:
        """The key of an action that a spot stands for: twins are alike."""
        return (key[0], 0, key[2])

    def pick(self, key: Key) -> bool:
        """Pick what this spot means; pressed again, what is complete is done."""
        choosing = self.choosing
        if choosing is None:
            return False
        meant = choosing.meaning(self._meaning(key))
        again = meant in choosing.picked and bool(choosing.actions) and not choosing.makes_row and not choosing.lays
        if again:
            self.decide(choosing.confirm())
            return True
        spot = next((spot for spot in self.spots.all if spot.key == key), None)
        if (
            spot is not None
            and not spot.acts
            and not choosing.allows(meant)
            and key[0] not in ("card", "their", "lane")
        ):
            return False
        self.refuse(choosing.press(meant, key[1]))
        self.lay()
        return True

    def decide(self, answer: Action | Sequence[Action] | Refusal) -> None:
        """Do it, one action after the other, or say why it cannot be done."""
        if isinstance(answer, (Action, Refusal)):
            covered = self.shared and not self.arena.faces_up
            if isinstance(answer, Refusal) and covered and self.choosing is not None and self.choosing.is_secret:
                self.ask_to_peek()
            else:
                super().decide(answer)
        elif self._choose is not None:
            first, *self._rest = answer
            super().decide(first)

    def unsure(self) -> None:
        """What was to follow is not done either."""
        self._rest.clear()

    @property
    def dragged(self) -> tuple[str, int] | None:
        """The card that is being dragged: `battle`, `card` or `peeked`, and its place in the hand. One that lies on a
        lane is dragged from there."""
        held, choosing = self.pointing.held, self.choosing
        if held is None or self.pointing.drag_at is None:
            return None
        if held[0] in ("battle", "card", "peeked"):
            return held[0], held[1]
        if held[0] != "lane" or choosing is None or not self.arena.faces_up:
            return None
        if choosing.makes_row:
            place = choosing.row[held[2] - 1]
            return ("battle", place) if place is not None else None
        laid = [place for place, lane in choosing.laid if lane == held[2]]
        return ("card", laid[-1]) if laid else None
