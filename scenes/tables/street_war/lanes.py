"""Five lanes: a card of either side, what lies on it, and between them the sum that decides."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.games.street_war.cards import LANES
from scenes.context import Context
from scenes.tables.street_war.board import Board
from scenes.tables.street_war.card_face import CardFaces
from scenes.tables.street_war.geometry import Geometry
from scenes.widgets.colours import GREEN, INK, MIST, PINK, SEATS, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font


class StepSign(NamedTuple):
    """A step of a sum as it is drawn. reason: of `events.REASONS`, whose picture stands there; words: such as `+2`;
    kept: the value would have left the range from 0 to 8."""

    reason: str
    words: str
    kept: bool = False


@dataclass
class LaneState:
    """What of a lane's sum is told so far. values, step: by seat, as far as it has gone; sign: how they compare, empty
    until it is known; open: the battle cards lie open."""

    values: list[int] = field(default_factory=lambda: [0, 0])
    step: list[StepSign | None] = field(default_factory=lambda: [None, None])
    sign: str = ""
    winner: int | None = None
    open: bool = False


class LanePainter:
    """Painter of lanes."""

    def __init__(self, context: Context, faces: CardFaces) -> None:
        self._context, self._faces = context, faces

    def draw(
        self,
        canvas: pygame.Surface,
        geometry: Geometry,
        board: Board,
        faces_up: bool,
        flown: set[tuple[int, int]],
        states: dict[int, LaneState],
        clock: int,
    ) -> None:
        """All lanes. faces_up: whether what only the eyes know lies open. flown: (seat, lane) that fly just now."""
        flipped = {flip.lane: flip for flip in board.flips}
        for lane in range(1, LANES + 1):
            self._number(canvas, geometry, board, lane)
            for seat, own in enumerate(board.seats):
                open_ = lane in flipped or (faces_up and board.eyes in (seat, -2))
                if own.row and (seat, lane) not in flown:
                    card = own.row[lane - 1]
                    # What these eyes learned of the other side is marked, not laid open for all; what the Magpie has
                    # seen both sides know.
                    seen = (faces_up and board.eyes == 1 - seat and card is not None) or board.glimpse == (seat, lane)
                    rect = geometry.card(seat, lane)
                    canvas.blit(self._faces.battle(card if open_ else None), rect)
                    if seen and not open_:
                        self._peeked(canvas, rect, card)
                self._extras(canvas, geometry, own.laid[lane - 1], seat, lane, open_)
            flip = flipped.get(lane)
            state = states.get(lane)
            if state is not None:
                self._sum(canvas, geometry.sum(lane), state)
            elif flip is not None and flip.decided:
                done = LaneState(list(flip.values), [None, None], _sign(flip.values), flip.winner, True)
                self._sum(canvas, geometry.sum(lane), done)

    def _number(self, canvas: pygame.Surface, geometry: Geometry, board: Board, lane: int) -> None:
        rect = geometry.map.rect(f"number_{lane}")
        flip = next((flip for flip in board.flips if flip.lane == lane and flip.decided), None)
        colour = MIST if flip is None else STEEL if flip.winner is None else SEATS[flip.winner]
        self._context.fonts.draw(canvas, (rect.centerx, rect.top + 4), str(lane), Font.NAME, colour, "center", INK)

    def _peeked(self, canvas: pygame.Surface, rect: pygame.Rect, card: int | None) -> None:
        """A card of the other side that these eyes have seen: its value in a tag on its back."""
        if card is None:
            return
        tag = pygame.Rect(0, 0, 20, 15)
        tag.midbottom = (rect.centerx, rect.bottom - 4)
        canvas.fill(INK, tag)
        pygame.draw.rect(canvas, YELLOW, tag, 1)
        self._context.fonts.draw(canvas, (tag.centerx, tag.top + 4), str(card), Font.NAME, YELLOW, "center")

    def _extras(
        self, canvas: pygame.Surface, geometry: Geometry, cards: list[int | None], seat: int, lane: int, open_: bool
    ) -> None:
        for place, card in enumerate(cards):
            canvas.blit(self._faces.small(card if open_ else None), geometry.extra(seat, lane, place))

    def _sum(self, canvas: pygame.Surface, box: pygame.Rect, state: LaneState) -> None:
        """Seat 1's value above, seat 0's below, how they compare between; the last step beside."""
        key = ("sum", tuple(state.values), tuple(state.step), state.sign, state.winner)
        # A step's words may reach beyond the plate.
        area = box.inflate(16, 4)
        self._context.kept.draw(canvas, area, key, lambda picture: self._paint_sum(picture, box, state))

    def _paint_sum(self, canvas: pygame.Surface, box: pygame.Rect, state: LaneState) -> None:
        fonts, panels = self._context.fonts, self._context.panels
        panels.draw(canvas, "plate_dark", box)
        for seat, y in ((1, box.top + 4), (0, box.bottom - 20)):
            won = state.winner == seat and state.sign != ""
            lost = state.winner == 1 - seat and state.sign != ""
            colour = YELLOW if won else STEEL if lost else SEATS[seat]
            fonts.draw(canvas, (box.left + 18, y), str(state.values[seat]), Font.TITLE, colour, "center", INK)
            step = state.step[seat]
            if step is not None:
                self._step(canvas, (box.left + 28, y - 1), step)
        if not state.sign:
            return
        if state.winner is None:
            fonts.draw(canvas, (box.right - 12, box.centery - 6), "=", Font.TITLE, WHITE, "center", INK)
        else:
            # An arrow to the side that takes the lane.
            arrow = panels.sheet.frame("arrow_up" if state.winner == 1 else "arrow_down").surface
            canvas.blit(arrow, arrow.get_rect(center=(box.right - 12, box.centery)))

    def _step(self, canvas: pygame.Surface, at: tuple[int, int], step: StepSign) -> None:
        """The picture of what does it, and what it does to the value."""
        faces = self._faces
        own = faces.ability(step.reason) if step.reason == "patrol" else faces.icon(step.reason)
        canvas.blit(own, at)
        tone = PINK if step.words.startswith("-") else GREEN
        self._context.fonts.draw(canvas, (at[0] + 17, at[1] + 5), step.words, Font.NAME, tone, "left", INK)
        if step.kept:
            canvas.blit(faces.part("sign_clamp"), (at[0] + 17, at[1] + 14))


def _sign(values: list[int]) -> str:
    return "=" if values[0] == values[1] else ">" if values[0] > values[1] else "<"
