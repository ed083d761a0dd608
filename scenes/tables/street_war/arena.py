"""The street: five lanes, both rows, what lies on them, fighters, cones; `score` moves it."""

from __future__ import annotations

import pygame

from game.core.events import Event
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.stage.actor import Actor
from scenes.stage.script import Player, Script
from scenes.tables.cues import FlyingCard, Point
from scenes.tables.performance import Performance
from scenes.tables.street_war import score
from scenes.tables.street_war.board import Board
from scenes.tables.street_war.card_face import CardFaces
from scenes.tables.street_war.geometry import Geometry, open_geometry, time_of
from scenes.tables.street_war.lanes import LanePainter, LaneState
from scenes.tables.street_war.plates import Plates
from scenes.tables.street_war.sounds import SOUNDS

STAND_INS = ("hardhat", "sketcher")
"""Who is drawn, dark, for a seat that has not picked its character."""
BEATS_MS = (160, 260, 300, 900)
"""Hourglass, cones, frames round what may be pressed, the last cone's wobble."""
SHADE = ((26, 25, 50), (26, 25, 50))


class Arena(Performance):
    """Draws everything above the desk from a board."""

    sounds = SOUNDS

    def __init__(self, context: Context, config: MatchConfig, player: Player) -> None:
        self._streets: dict[str, Geometry] = {}
        self.geometry = self._street(time_of(1))
        super().__init__(context, self.geometry.map, player)
        self.faces = CardFaces(context)
        self.board = Board()
        self.plates = Plates(context, config, self.faces)
        self.lanes = LanePainter(context, self.faces)
        self.states: dict[int, LaneState] = {}
        """By lane, what of its sum is told while it is being flipped."""
        self.flown: set[tuple[int, int]] = set()
        """(seat, lane) of battle cards that a script draws itself just now."""
        self.fallen: dict[int, int] = {}
        """By seat, for how many milliseconds its last cone has been falling."""
        self.tray = 0
        """Whose hand lies on the desk."""
        self.actors: list[Actor] = []
        self._figures: list[str] = []

    def _street(self, time: str) -> Geometry:
        if time not in self._streets:
            self._streets[time] = open_geometry(time)
        return self._streets[time]

    # ------------------------------------------------------------------ standing and playing

    def stand(self, board: Board) -> None:
        """Stand as the board says, nothing moving."""
        self.board = board
        self.states.clear()
        self.flown.clear()
        self.fallen.clear()
        self.go_to(board.round)
        self.people()

    def go_to(self, round_number: int) -> None:
        """The street of this round."""
        self.geometry = self._street(time_of(round_number))
        self.map = self.geometry.map

    def people(self) -> None:
        """Both characters at home."""
        figures = [seat.character or STAND_INS[number] for number, seat in enumerate(self.board.seats)]
        if figures != self._figures:
            self._figures = figures
            self.actors = [
                Actor(
                    self.context.assets.sheet(f"figures/{figure}"),
                    *self.geometry.fighter(number),
                    facing_left=number == 1,
                    start_ms=number * 310,
                )
                for number, figure in enumerate(figures)
            ]
        for number, actor in enumerate(self.actors):
            actor.x, actor.y = self.geometry.fighter(number)
            actor.settle()
            lost = self.board.over and self.board.winner == 1 - number
            pose = "ko" if lost else "win" if self.board.over and self.board.winner == number else "idle"
            if actor.tag != pose:
                actor.play(pose)

    def score(self, event: Event) -> Script:
        """What is played for an event."""
        self.hear(event)
        return score.play(self, event)

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""
        before = self._beats
        moved = self.update_performance(ms)
        moved = moved or self._beats != before
        for seat in self.fallen:
            self.fallen[seat] += ms
            moved = True
        for actor in self.actors:
            moved = actor.update(ms, self.real(ms)) or moved
        return moved

    @property
    def _beats(self) -> tuple[int, ...]:
        """What is drawn changes with these: the picture is old when one of them does, and at no other time. Else a
        frame that is drawn for another reason would tell of it."""
        return tuple(self.clock // beat for beat in BEATS_MS)

    @property
    def figures(self) -> tuple[str, ...]:
        """Whose figures stand there."""
        return tuple(self._figures)

    # ------------------------------------------------------------------ what scripts ask for

    def name(self, seat: int) -> str:
        """A seat's name."""
        return self.plates.name(seat)

    def home_of_hand(self, seat: int) -> Point:
        """From where this seat's strategy cards come."""
        return self.map.rect("strategy_0" if seat == self.tray else f"hand_back_{seat}").topleft

    def fly(self, front: pygame.Surface | None, back: pygame.Surface, start: Point, down: bool = False) -> FlyingCard:
        """A card that leaves this point."""
        card = FlyingCard(front, back, *start, down=down)
        self.flying.append(card)
        return card

    def land(self, card: FlyingCard) -> None:
        """It is there now."""
        if card in self.flying:
            self.flying.remove(card)

    def over(self, seat: int) -> Point:
        """Above a fighter's head."""
        _, y = self.geometry.fighter(seat)
        return (70 if seat == 0 else 570), y - 74

    # ------------------------------------------------------------------ picture

    def draw(self, canvas: pygame.Surface) -> None:
        """Everything above the desk."""
        self.draw_place(canvas)
        board = self.board
        canvas.set_clip(self.map.rect("stage"))
        shadow = self.context.assets.sheet("fx/fx").tag("shadow_medium")[0]
        for number, actor in enumerate(self.actors):
            shadow.draw(canvas, (actor.x, actor.y))
            unnamed = board.seats[number].character is None
            actor.draw(canvas, 0.0, SHADE[number] if unnamed else None)
        self.lanes.draw(canvas, self.geometry, board, self.faces_up, self.flown, self.states, self.clock)
        self.plates.draw_piles(canvas, self.geometry, board)
        canvas.set_clip(None)
        self.plates.draw(canvas, self.geometry, board, self.clock, self.fallen)
        self.plates.draw_backs(canvas, self.geometry, board, self.tray)

    def draw_above(self, canvas: pygame.Surface) -> None:
        """Whatever flies, and the big words."""
        self.draw_effects(canvas)
        self.draw_caption(canvas, self.map.rect("caption"))
