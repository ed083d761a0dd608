"""Who fights on the street: names, cones of health, abilities, what lasts, piles and the backs of hands."""

from __future__ import annotations

import pygame

from game.games.street_war.cards import HEALTH
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.seating import names_of
from scenes.tables.street_war.board import Board, Seat
from scenes.tables.street_war.card_face import CardFaces
from scenes.tables.street_war.geometry import Geometry
from scenes.widgets.colours import AMBER, GREEN, INK, MIST, PINK, SEAT_NAMES, SEATS, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font

CONE_STEP = 22
CONE_FOOT = (12, 19)
"""Where the first cone's foot stands on the board, and in its own picture at CONE_PIVOT."""
CONE_PIVOT = (11, 21)
FALL_FRAME_MS = 110
WOBBLE_MS = 900


class Plates:
    """Painter of both sides' boards of honour."""

    def __init__(self, context: Context, config: MatchConfig, faces: CardFaces) -> None:
        self._context, self._config, self._faces = context, config, faces

    def name(self, seat: int) -> str:
        """Whoever sits there."""
        return names_of(self._context.texts, self._config.seats)[seat]

    def draw(
        self, canvas: pygame.Surface, geometry: Geometry, board: Board, clock: int, fallen: dict[int, int]
    ) -> None:
        """Plates, cones, abilities, the bar on top. fallen: for how long a seat's cone has been falling."""
        for number, seat in enumerate(board.seats):
            self._plate(canvas, geometry, number, seat, board)
            self._cones(canvas, geometry.map.rect(f"cones_{number}"), seat.health, clock, fallen.get(number), number)
            self._ability(canvas, geometry.map.rect(f"ability_mark_{number}"), seat, board)
            self._lasting(canvas, geometry.map.rect(f"lasting_{number}"), seat)
        self._bar(canvas, geometry, board)

    def _plate(self, canvas: pygame.Surface, geometry: Geometry, number: int, seat: Seat, board: Board) -> None:
        slot = geometry.map.rect(f"plate_{number}")
        first, character = board.first == number, seat.character
        key = ("street plate", number, self.name(number), character, first)
        self._context.kept.draw(
            canvas, slot, key, lambda picture: self._paint_plate(picture, slot, number, character, first)
        )

    def _paint_plate(
        self, canvas: pygame.Surface, slot: pygame.Rect, number: int, figure: str | None, first: bool
    ) -> None:
        fonts, texts = self._context.fonts, self._context.texts
        self._context.panels.draw(canvas, f"plate_{SEAT_NAMES[number]}", slot)
        font = fonts.fitting(self.name(number), slot.width - 26, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        character = texts(f"character.{figure}") if figure else "?"
        align = "left" if number == 0 else "right"
        x = slot.left + 6 if number == 0 else slot.right - 6
        for y, text, face, colour in (
            (slot.top + 5, self.name(number), font, SEATS[number]),
            (slot.top + 17, character, Font.BODY, MIST),
        ):
            fonts.draw(canvas, (x, y), text, face, colour, "left" if align == "left" else "right", room=slot.width - 24)
        if first:
            # Whoever goes first in this round.
            mark = (slot.right - 14, slot.top + 4) if number == 0 else (slot.left + 5, slot.top + 4)
            self._context.panels.sign(canvas, "flag_blue" if number == 0 else "flag_red", mark)

    @staticmethod
    def cone(slot: pygame.Rect, number: int, seat: int) -> tuple[int, int]:
        """Where the foot of a cone stands, cones from 0; the first to fall is the one nearest to the lanes."""
        place = number if seat == 0 else HEALTH - 1 - number
        return slot.left + place * CONE_STEP + CONE_FOOT[0], slot.top + CONE_FOOT[1]

    def _cones(
        self, canvas: pygame.Surface, slot: pygame.Rect, health: int, clock: int, falling: int | None, seat: int
    ) -> None:
        """Five cones; those that are knocked over lie. The last one that stands wobbles."""
        standing, wobble, fall = (self._faces.tag(name) for name in ("cone", "cone_wobble", "cone_fall"))
        lies = self._faces.tag("cone_down")[0]
        canvas.blit(self._faces.part("cone_shelf"), slot)
        for number in range(HEALTH):
            x, y = self.cone(slot, number, seat)
            at = (x - CONE_PIVOT[0], y - CONE_PIVOT[1])
            if number < health:
                frames = wobble if health == 1 and clock // WOBBLE_MS % 2 else standing
                canvas.blit(frames[clock // 260 % len(frames)], at)
            elif number == health and falling is not None:
                canvas.blit(fall[min(len(fall) - 1, falling // FALL_FRAME_MS)], at)
            else:
                canvas.blit(lies, at)

    def _ability(self, canvas: pygame.Surface, slot: pygame.Rect, seat: Seat, board: Board) -> None:
        """The character's sign, and whether it may be used in this round."""
        if seat.character is None:
            return
        key = ("street ability", seat.character, seat.ready, seat.ready_from)
        area = slot.inflate(0, 4)
        self._context.kept.draw(canvas, area, key, lambda picture: self._paint_ability(picture, slot, seat))

    def _paint_ability(self, canvas: pygame.Surface, slot: pygame.Rect, seat: Seat) -> None:
        fonts, texts = self._context.fonts, self._context.texts
        canvas.blit(self._faces.ability(seat.character or ""), (slot.left, slot.top + 1))
        words = texts("street.ready") if seat.ready else texts("street.from.short", n=seat.ready_from)
        colour = GREEN if seat.ready else STEEL
        font = fonts.fitting(words, slot.width - 18, (Font.LABEL_BOLD, Font.LABEL))
        fonts.draw(canvas, (slot.left + 18, slot.top + 5), words, font, colour, "left", INK, room=slot.width - 16)

    def _lasting(self, canvas: pygame.Surface, slot: pygame.Rect, seat: Seat) -> None:
        """What changes all of a seat's cards in this round, and a shield."""
        marks = [
            (name, text, colour)
            for name, text, colour, on in (
                ("patrol", "+1", GREEN, seat.patrol),
                ("momentum", "+1", GREEN, seat.momentum),
                ("pressure", "-1", PINK, seat.pressed),
                ("liberty", "", WHITE, seat.shield),
            )
            if on
        ]
        for place, (name, text, colour) in enumerate(marks[:4]):
            at = (slot.left + place % 2 * 28, slot.top + place // 2 * 17)
            own = self._faces.ability(name) if name in ("patrol", "liberty") else self._faces.icon(name)
            canvas.blit(own, at)
            self._context.fonts.draw(canvas, (at[0] + 16, at[1] + 5), text, Font.LABEL_BOLD, colour, "left", INK)

    def _bar(self, canvas: pygame.Surface, geometry: Geometry, board: Board) -> None:
        """The round and the tally of its lanes; at the sides the rounds won."""
        fonts, texts = self._context.fonts, self._context.texts
        middle = geometry.map.rect("top_mid")
        a, b = board.tally
        # Before the first round characters are chosen.
        words = texts("street.bar.rush" if board.rush else "street.bar", round=board.round) if board.round else ""
        if board.flips:
            words += f" · {a}:{b}"
        font = fonts.fitting(words, middle.width - 6, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        colour = AMBER if board.rush else WHITE
        fonts.draw(canvas, (middle.centerx, middle.top + 4), words, font, colour, "center", room=middle.width)
        for number, name in enumerate(("top_left", "top_right")):
            slot = geometry.map.rect(name)
            won = texts("street.rounds", n=board.seats[number].rounds)
            x = slot.left + 4 if number == 0 else slot.right - 4
            align = number == 1
            at = (x, slot.top + 3)
            fonts.draw(canvas, at, won, Font.BODY, SEATS[number], "right" if align else "left", room=slot.width)

    def draw_backs(self, canvas: pygame.Surface, geometry: Geometry, board: Board, tray: int) -> None:
        """The hand of whoever does not look: a back for each strategy card; and what a Drifter holds."""
        for number, seat in enumerate(board.seats):
            slot = geometry.map.rect(f"hand_back_{number}")
            x = slot.left
            if number != tray:
                step = min(20, (slot.width - 24) // max(1, len(seat.hand)))
                for _ in seat.hand:
                    canvas.blit(self._faces.small(None), (x, slot.top))
                    x += step
                x += 6
            if seat.held is not None:
                at = (slot.right - 26, slot.top)
                canvas.blit(self._faces.small(seat.held), at)
                pygame.draw.rect(canvas, YELLOW, pygame.Rect(at, (24, 34)).inflate(2, 2), 1)

    def draw_piles(self, canvas: pygame.Surface, geometry: Geometry, board: Board) -> None:
        """Both decks with their counts, and the last open card."""
        fonts = self._context.fonts
        for name, count, picture in (
            ("pile", board.pile, self._faces.part("battle_small_back")),
            ("strategy_pile", board.deck, self._faces.small(None)),
        ):
            slot = geometry.map.rect(name)
            if count:
                canvas.blit(picture, slot.topleft)
            else:
                # A place for the pile rather than a number that lies on the street.
                pygame.draw.rect(canvas, STEEL, picture.get_rect(topleft=slot.topleft), 1)
            fonts.draw(canvas, (slot.centerx, slot.bottom - 9), str(count), Font.NAME, WHITE, "center", INK)
        if board.opened:
            canvas.blit(self._faces.small(board.opened[-1]), geometry.map.rect("discard").topleft)
