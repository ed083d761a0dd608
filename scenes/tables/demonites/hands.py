"""What a person does on the battlefield: points, picks, drags, confirms, takes back, looks at a card in full."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from game.core.contract import Refusal
from game.games.demonites.view import View
from scenes.context import Context
from scenes.intents import Kind
from scenes.seating import side_of
from scenes.tables.demonites.arena import Arena
from scenes.tables.demonites.autoplay import Autoplay
from scenes.tables.demonites.choosing import Choosing
from scenes.tables.demonites.live import Live
from scenes.tables.demonites.spots_of import board_spots, hand_spots
from scenes.tables.hands import TableHands
from scenes.tables.pointing import Released
from scenes.tables.spots import Key, Spot
from scenes.tables.table import Choose, Explain, Host
from scenes.widgets.keyhint import key_label

ICONS = ("menu", "log", "rules")
OWN_REFUSALS = frozenset({"choose_first", "choose_more", "not_now"})
"""Reasons of the table itself; the others are the game's."""
CARDS = ("hand", "lying", "line")
STEPS = ("button go", "button round", "button auto")


class Hands(TableHands):
    """One decision after the other, by mouse or by keys."""

    def __init__(self, context: Context, host: Host, shared: bool, arena: Arena, autoplay: Autoplay) -> None:
        super().__init__(context, host, shared)
        self.arena, self.autoplay = arena, autoplay
        self.choosing: Choosing | None = None
        self.live: Live | None = None
        """A Skirmish by the clock, where it is played so."""
        self.inspected: int | None = None
        """The card that is looked at in full."""
        self._step: Key = ("button go", 0, 0)
        """The button by which the table went on last."""

    # ------------------------------------------------------------------ a decision

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        """Let a person choose among the legal actions."""
        seat = view.to_act if view.to_act is not None else 0
        self.choosing = Choosing(view, seat, legal, explain)
        self._choose = choose
        self.lay()
        self.spots.focus = self._start()

    def _start(self) -> Key | None:
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

    def stop(self) -> None:
        """Nobody chooses any more."""
        self.choosing = self._choose = None
        self.inspected = None
        held = self.pointing.held
        if held is None or held[0] not in ("button auto", *ICONS):
            # What is there between decisions, too, may be clicked while a War goes on by itself.
            self.pointing.clear()
        self.refusal = ""
        self.lay()

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
            spots += self._button_spots(choosing)
        elif self.autoplay.on:
            spots.append(Spot(("button auto", 0, 0), arena.map.rect("button_b")))
        spots += [Spot((name, 0, 0), arena.map.rect(name)) for name in ICONS]
        if self.shared and arena.board.mode != "war":
            spots.append(Spot(("eye", 0, 0), arena.map.rect("eye")))
        self.spots.lay(spots, None)

    def _button_spots(self, choosing: Choosing) -> list[Spot]:
        """The big button, and two small ones."""
        rect = self.arena.map.rect
        if choosing.is_table:
            names = (("go", "confirm"), ("round", "button_a"), ("auto", "button_b"))
            return [Spot((f"button {name}", 0, 0), rect(slot)) for name, slot in names]
        spots = [Spot(("confirm", 0, 0), rect("confirm"))]
        names_left = list(choosing.buttons)
        if len(names_left) < 2 and self.host.can_undo():
            names_left.append("undo")
        if len(names_left) < 2:
            names_left.append("back")
        for slot, name in zip(("button_a", "button_b"), names_left, strict=False):
            spots.append(Spot((f"button {name}", 0, 0), rect(slot)))
        return spots

    # ------------------------------------------------------------------ what pressing means here

    @property
    def decision(self) -> Choosing | None:
        """The decision under way."""
        return self.choosing

    def refresh(self) -> None:
        """Lay out anew what can be pointed at."""
        self.lay()

    def close_top(self) -> bool:
        """Put away what lies over the table."""
        on_top = self.inspected is not None
        self.inspected = None
        return on_top

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
        if self._is_covered(key):
            self._ask_to_peek()
            return
        meant = self._meaning(key)
        if meant not in choosing.picked:
            self._refuse(choosing.press(meant))
        goal = self.spots.at(pos)
        lying = goal is not None and goal[0] == "lying" and self.arena.campaign
        if goal is not None and lying:
            goal = ("front", 0, goal[1])
        there = goal is not None and goal != key and goal[0] in ("front", "line", "hand")
        if goal is not None and there and choosing.phase in ("turn", "place"):
            goal = self._meaning(goal)
            fits = choosing.goes_with(goal) or not choosing.allows(goal)
            if fits and goal not in choosing.picked:
                self._refuse(choosing.press(goal))
        self.lay()

    def _is_covered(self, key: Key) -> bool:
        """Whether nobody can know now what pressing this would do."""
        if self.arena.faces_up or self.choosing is None or not self.choosing.is_secret:
            return False
        return key[0] in ("hand", "line", "front", "confirm")

    def _ask_to_peek(self) -> None:
        """A covered hand is looked at first."""
        if self.choosing is not None:
            side = side_of("demonites", self.choosing.seat, len(self.arena.board.seats))
            self.tell(self.arena.say("demons.covered", key=key_label(self.context.texts, Kind.PEEK, side)))

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

    def press(self, key: Key) -> None:
        """This spot was pressed."""
        word = key[0]
        if self.asks_the_host(word):
            return
        if word in STEPS:
            self._step = key
        if word == "button auto":
            self.autoplay.next_speed()
            self.lay()
        elif self.choosing is None:
            self.inspect(key)
        elif self._is_covered(key):
            # What would be refused, proposed or asked next tells of the hand.
            self._ask_to_peek()
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
        self.choosing.picked = []
        self._refuse(self.choosing.press((word, 0, 0)))
        if not self.refusal:
            self._decide(self.choosing.confirm())

    @staticmethod
    def _meaning(key: Key) -> Key:
        """The key of an action that a spot stands for."""
        return (key[0], 0, key[2]) if key[0] == "hand" else key

    def _pick(self, key: Key) -> None:
        """Pick what this spot means; pressed again, what is complete is done."""
        choosing = self.choosing
        if choosing is None:
            return
        if key[0] == "lying" and self.arena.campaign:
            key = ("front", 0, key[1])
        meant = self._meaning(key)
        again = meant in choosing.picked and choosing.action is not None and choosing.phase != "commit"
        if again and meant == choosing.picked[-1]:
            self._decide(choosing.confirm())
            return
        if not choosing.allows(meant) and meant[0] not in ("hand", "line", "front", "seat"):
            self.inspect(key)
            return
        self._refuse(choosing.press(meant))
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
        text_id = f"demons.refusal.{refusal.reason}" if own else f"refusal.demonites.{refusal.reason}"
        self.tell(self.context.texts(text_id, **dict(refusal.facts)))

    @property
    def dragged(self) -> Key | None:
        """The card that is being dragged."""
        held = self.pointing.held
        if held is None or self.pointing.drag_at is None or held[0] not in ("hand", "line"):
            return None
        if held[0] == "line" and (self.choosing is None or held[1] != self.choosing.seat):
            return None
        return held
