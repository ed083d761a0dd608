"""The fighters on the stage: one actor for each seat, and the flames of fury behind whoever has it."""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.cards import FIGHTERS
from scenes.context import Context
from scenes.stage.actor import Actor
from scenes.tables.eight_masters_revenge.board import Board
from scenes.tables.eight_masters_revenge.geometry import Geometry

FX = "fx/masters"
START_STEP_MS = 290
FLAME_MS = 90
GREY = ((26, 25, 50),) * 4
STAND_INS = ("masan", "brugo", "tilla", "hulda")
"""Who is drawn for a seat that plays without a named fighter, or has not picked one."""


class Fighters:
    """Stands as the board says."""

    def __init__(self, context: Context, geometry: Geometry) -> None:
        self._context, self._geometry = context, geometry
        self.actors: list[Actor] = []
        self._figures: list[str] = []
        self._named: list[bool] = []
        self._furious: list[bool] = []
        self._clock = 0

    def stand(self, board: Board) -> None:
        """Everybody at home; who is out lies on the ground, who has won cheers."""
        figures = [seat.fighter or STAND_INS[number] for number, seat in enumerate(board.seats)]
        if figures != self._figures:
            self.actors = [self._new(number, figure) for number, figure in enumerate(figures)]
            self._figures = figures
        self._named = [seat.fighter is not None for seat in board.seats]
        for number, (actor, seat) in enumerate(zip(self.actors, board.seats, strict=True)):
            actor.x, actor.y = self._geometry.fighter(number)
            actor.settle()
            won = board.winners is not None and number in board.winners
            pose = "ko" if seat.out else "win" if won else "idle"
            if actor.tag != pose:
                actor.play(pose)
        self.mark_fury(board)

    def mark_fury(self, board: Board) -> None:
        """Who burns."""
        self._furious = [seat.fury and not seat.out for seat in board.seats]

    def _new(self, number: int, figure: str) -> Actor:
        sheet = self._context.assets.sheet(f"figures/{figure}")
        left = self._geometry.faces_left(number)
        return Actor(sheet, *self._geometry.fighter(number), facing_left=left, start_ms=number * START_STEP_MS)

    def update(self, ms: int, real_ms: float) -> bool:
        """Let time pass (`Actor.update`). Returns whether anybody moved."""
        before = self._clock // FLAME_MS
        self._clock += ms
        moved = any(self._furious) and before != self._clock // FLAME_MS
        for actor in self.actors:
            moved = actor.update(ms, real_ms) or moved
        return moved

    def draw(self, canvas: pygame.Surface, unnamed: bool) -> None:
        """From the back to the front. unnamed: fighters are still to be picked: who has none yet is but a shadow."""
        shadow = self._context.assets.sheet("fx/fx").tag("shadow_medium")[0]
        flames = self._context.assets.sheet(FX).tag("fury")
        order = sorted(range(len(self.actors)), key=lambda number: self.actors[number].y)
        for number in order:
            actor = self.actors[number]
            shadow.draw(canvas, (actor.x, actor.y))
            if self._furious[number]:
                flames[(self._clock // FLAME_MS + number * 2) % len(flames)].draw(canvas, (actor.x, actor.y))
            actor.draw(canvas, 0.0, GREY[number] if unnamed and not self._named[number] else None)

    @property
    def ids(self) -> tuple[str, ...]:
        """Whose figures stand there."""
        return tuple(self._figures)


FIGHTER_IDS: tuple[str, ...] = tuple(fighter.id for fighter in FIGHTERS)
