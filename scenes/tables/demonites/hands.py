"""What a person does on the battlefield: points, picks, drags, confirms, takes back, looks at a card in full."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from game.games.demonites.view import View
from scenes.context import Context
from scenes.tables.demonites.arena import Arena
from scenes.tables.demonites.autoplay import Autoplay
from scenes.tables.demonites.choosing import Choosing
from scenes.tables.demonites.live import Live
from scenes.tables.demonites.spots_of import board_spots, hand_spots
from scenes.tables.desk import ICONS, DeskHands
from scenes.tables.pointing import Released
from scenes.tables.spots import Key, Spot
from scenes.tables.table import Explain, Host

CARDS = ("hand", "lying", "line")
STEPS = ("button go", "button round", "button auto")


class Hands(DeskHands[Choosing]):
    """One decision after the other, by mouse or by keys."""

    game, words = "demonites", "demons"

    def __init__(self, context: Context, host: Host, shared: bool, arena: Arena, autoplay: Autoplay) -> None:
        super().__init__(context, host, shared, arena)
        self.arena: Arena = arena
        self.autoplay = autoplay
        self.live: Live | None = None
        """A Skirmish by the clock, where it is played so."""
        self._step: Key = ("button go", 0, 0)
        """The button by which the table went on last."""

    # ------------------------------------------------------------------ a decision

    def decide_on(self, view: View, legal: Sequence[Action], explain: Explain) -> Choosing:
        """A decision to make."""
        return Choosing(view, view.to_act if view.to_act is not None else 0, legal, explain)

    def start(self) -> Key | None:
        """Where the focus begins. It never depends on what the hand holds."""
        choosing = self.choosing
        if choosing is None:
            return None
        if choosing.is_table:
            # Whoever goes on by rounds presses the same button again.
            return self._step
        if choosing.phase == "turn":
            return next((spot.key for spot in self.spots.all if spot.key[:2] == ("line", choosing.seat)), None)
        if choosing.phase in ("rival", "charge"):
            return next((spot.key for spot in self.spots.all if spot.acts and spot.key[0] in ("seat", "front")), None)
        return next((spot.key for spot in self.spots.all if spot.key[0] == "hand"), ("confirm", 0, 0))

    def let_go(self) -> None:
        """What is there between decisions, too, may be clicked while a War goes on by itself."""
        held = self.pointing.held
        if held is None or held[0] not in ("button auto", *ICONS):
            super().let_go()

    @property
    def hand(self) -> list[int | None]:
        """The cards on the desk."""
        seats, tray = self.arena.board.seats, self.arena.tray
        return list(seats[tray].hand) if tray is not None and tray < len(seats) else []

    def lay(self) -> None:
        """What can be pointed at now."""
        arena, choosing = self.arena, self.choosing
        if self.live is not None and arena.live and choosing is None:
            self.spots.lay(self.live.spots(), None)
            return
        spots = board_spots(arena, choosing)
        spots += hand_spots(arena, choosing, self.hand, "hand")
        if choosing is not None:
            spots += self._step_spots() if choosing.is_table else self.button_spots(choosing.buttons)
        elif self.autoplay.on:
            spots.append(Spot(("button auto", 0, 0), arena.map.rect("button_b")))
        self.spots.lay(spots + self.icon_spots(self.shared and arena.board.mode != "war"), None)

    def _step_spots(self) -> list[Spot]:
        """The table goes on: by a step, by a round, or by itself."""
        names = (("go", "confirm"), ("round", "button_a"), ("auto", "button_b"))
        return [Spot((f"button {name}", 0, 0), self.arena.map.rect(slot)) for name, slot in names]

    # ------------------------------------------------------------------ what pressing means here

    def released(self, released: Released, pos: tuple[int, int] | None) -> None:
        """A click, or a card that is dropped where it is to go."""
        if released.clicked:
            self.press(released.key)
        elif released.dragged and pos is not None and self.choosing is not None:
            self._drop(released.key, pos)

    def _drop(self, key: Key, pos: tuple[int, int]) -> None:
        """A card of the hand, or of the own line, is dropped on a front, on a line, or on the field where it is
        played."""
        choosing = self.choosing
        if choosing is None or key[0] not in ("hand", "line"):
            return
        if self.is_covered(key):
            self.ask_to_peek()
            return
        meant = self._meaning(key)
        if meant not in choosing.picked:
            self.refuse(choosing.press(meant))
        goal = self.spots.at(pos)
        lying = goal is not None and goal[0] == "lying" and self.arena.campaign
        if goal is not None and lying:
            goal = ("front", 0, goal[1])
        there = goal is not None and goal != key and goal[0] in ("front", "line", "hand")
        if goal is not None and there and choosing.phase in ("turn", "place"):
            goal = self._meaning(goal)
            fits = choosing.goes_with(goal) or not choosing.allows(goal)
            if fits and goal not in choosing.picked:
                self.refuse(choosing.press(goal))
        self.lay()

    def is_covered(self, key: Key) -> bool:
        """Whether nobody can know now what pressing this would do."""
        if self.arena.faces_up or self.choosing is None or not self.choosing.is_secret:
            return False
        return key[0] in ("hand", "line", "front", "confirm")

    def inspect(self, key: Key | None) -> bool:
        """Look at a card in full."""
        card = self.card_at(key)
        if card is None:
            return False
        self.inspected = card
        return True

    def card_at(self, key: Key | None) -> int | None:
        """The card that lies at this spot, as far as whoever looks may know it now."""
        if key is None or key[0] not in CARDS:
            return None
        if key[0] == "line":
            table = self.arena.board.seats[key[1]].table
            piece = table[key[2]] if key[2] < len(table) else None
            own = key[1] == self.arena.tray and self.arena.faces_up
            return piece.card if piece is not None and (piece.up or own) else None
        if key[0] == "hand" and not self.arena.faces_up:
            return None
        return key[2] or None

    def answers(self, key: Key) -> bool:
        """How the table goes on is remembered, and how fast is set at any time."""
        if key[0] in STEPS:
            self._step = key
        if key[0] != "button auto":
            return False
        self.autoplay.next_speed()
        self.lay()
        return True

    @staticmethod
    def _meaning(key: Key) -> Key:
        """The key of an action that a spot stands for."""
        return (key[0], 0, key[2]) if key[0] == "hand" else key

    def pick(self, key: Key) -> bool:
        """Pick what this spot means; pressed again, what is complete is done."""
        choosing = self.choosing
        if choosing is None:
            return False
        if key[0] == "lying" and self.arena.campaign:
            key = ("front", 0, key[1])
        meant = self._meaning(key)
        again = meant in choosing.picked and choosing.action is not None and choosing.phase != "commit"
        if again and meant == choosing.picked[-1]:
            self.decide(choosing.confirm())
            return True
        if not choosing.allows(meant) and meant[0] not in ("hand", "line", "front", "seat"):
            return False
        self.refuse(choosing.press(meant))
        self.lay()
        return True

    @property
    def dragged(self) -> Key | None:
        """The card that is being dragged."""
        held = self.pointing.held
        if held is None or self.pointing.drag_at is None or held[0] not in ("hand", "line"):
            return None
        if held[0] == "line" and (self.choosing is None or held[1] != self.choosing.seat):
            return None
        return held
