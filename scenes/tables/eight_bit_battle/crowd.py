"""The figures on the courtyard: reserves behind, fighters in front. It stands as the board says."""

from __future__ import annotations

import pygame

from game.games.eight_bit_battle.cards import CARDS, is_character
from scenes.context import Context
from scenes.stage.actor import Actor
from scenes.tables.eight_bit_battle.board import Board
from scenes.tables.eight_bit_battle.card_face import TEAMS
from scenes.tables.layout import TableMap

SILHOUETTES = ((0, 57, 109), (87, 28, 39))
"""The other side's waiting figures, flat, in the dark of their team."""
RESERVE_SHADE = 0.3
START_STEP_MS = 370
RESERVES = 4
FIGURE_BOX = (34, 58)
"""What of a figure can be pointed at."""


class Crowd:
    """One actor for each character that these eyes may see."""

    def __init__(self, context: Context, table: TableMap) -> None:
        self._context, self._map = context, table
        self.actors: dict[int, Actor] = {}
        self.owner: dict[int, int] = {}
        self.in_front: list[int] = []
        self._places: tuple[list[int], list[int]] = ([], [])
        """By seat, who stands at each place of the reserve row: nobody moves up when one goes to fight."""
        self._round = 0

    def fighter_point(self, seat: int, place: int) -> tuple[int, int]:
        """Where the fighter stands: the lead, the first joiner, the second."""
        return self._map.point(f"fighter_{seat}" if place == 0 else f"ally_{seat}_{min(place, 2)}")

    def reserve_point(self, seat: int, card: int) -> tuple[int, int]:
        """Where the character waits."""
        places = self._places[seat]
        if card not in places:
            places.append(card)
        return self._map.point(f"reserve_{seat}_{places.index(card) % RESERVES}")

    def stand(self, board: Board, keep: Actor | None = None) -> None:
        """Stand as the board says. keep: who goes on with what he does."""
        if board.round != self._round:
            # However the round was reached (played, skipped, taken back): nobody of another one has a place.
            self.forget()
            self._round = board.round
        wanted: dict[int, tuple[int, tuple[int, int]]] = {}
        self.in_front = []
        for seat in (0, 1):
            own = board.seats[seat]
            here = [card for card in (*own.hand, *own.fighters) if is_character(card)]
            self._places[seat].extend(card for card in sorted(here) if card not in self._places[seat])
            for card in own.reserve:
                wanted[card] = (seat, self.reserve_point(seat, card))
            for place, card in enumerate(own.fighters):
                wanted[card] = (seat, self.fighter_point(seat, place))
                self.in_front.append(card)
        for card in list(self.actors):
            if card not in wanted or self.owner[card] != wanted[card][0]:
                del self.actors[card]
        for card, (seat, point) in wanted.items():
            actor = self.actors.get(card) or self._new(card, seat, point)
            actor.x, actor.y = point
            actor.settle()
            if actor.tag != "idle" and actor is not keep:
                actor.play("idle")

    def _new(self, card: int, seat: int, point: tuple[int, int]) -> Actor:
        sheet = self._context.assets.sheet(f"figures/{CARDS[card].picture}")
        actor = Actor(sheet, *point, facing_left=seat == 1, start_ms=card * START_STEP_MS)
        self.actors[card], self.owner[card] = actor, seat
        return actor

    def rects(self) -> list[tuple[int, int, pygame.Rect]]:
        """(seat, character, where it stands), from the back to the front."""
        order = sorted(self.actors, key=lambda card: (card in self.in_front, self.actors[card].y))
        out = []
        for card in order:
            box = pygame.Rect((0, 0), FIGURE_BOX)
            box.midbottom = (round(self.actors[card].x), round(self.actors[card].y) + 2)
            out.append((self.owner[card], card, box))
        return out

    def forget(self) -> None:
        """A new round: nobody stands anywhere yet."""
        self.actors.clear()
        self.owner.clear()
        self.in_front = []
        for places in self._places:
            places.clear()

    def update(self, ms: int, real_ms: float) -> bool:
        """Let time pass (`Actor.update`). Returns whether anybody moved."""
        moved = False
        for actor in self.actors.values():
            moved = actor.update(ms, real_ms) or moved
        return moved

    def draw(self, canvas: pygame.Surface, eyes: int, ring_ms: int, attacker: int) -> None:
        """Draw the rows from the back. eyes: whose other side is a row of silhouettes."""
        fx = self._context.assets.sheet("fx/fx")
        front = set(self.in_front)
        for card, actor in sorted(self.actors.items(), key=lambda pair: pair[1].y):
            if card in front:
                continue
            fx.tag("shadow_medium")[0].draw(canvas, (actor.x, actor.y))
            rival = eyes >= 0 and self.owner[card] != eyes
            actor.draw(canvas, RESERVE_SHADE, SILHOUETTES[self.owner[card]] if rival else None)
        leads = sorted((card for card in self.in_front if card in self.actors), key=lambda card: self.actors[card].y)
        for card in leads:
            actor = self.actors[card]
            frames = fx.tag(f"ring_{TEAMS[self.owner[card]]}")
            if actor.dissolve == 0 and not actor.hidden:
                frames[ring_ms // 180 % len(frames)].draw(canvas, (actor.x, actor.y))
            actor.draw(canvas)
