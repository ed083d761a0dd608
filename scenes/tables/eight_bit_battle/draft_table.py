"""The draft table: throne room above, both sides' holdings and the deck below."""

from __future__ import annotations

import pygame

from game.core.events import Event
from game.games.eight_bit_battle.cards import CARDS, is_character
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.stage.actor import Actor
from scenes.stage.script import Player, Script
from scenes.tables.cues import FlyingCard
from scenes.tables.eight_bit_battle import draft_score
from scenes.tables.eight_bit_battle.board import Board
from scenes.tables.eight_bit_battle.card_face import TEAMS
from scenes.tables.eight_bit_battle.half import HalfTable
from scenes.tables.eight_bit_battle.slots import DRAFT_SLOTS
from scenes.tables.layout import load_map
from scenes.tables.spots import Key, Spot
from scenes.widgets.colours import WHITE, YELLOW
from scenes.widgets.text import Font

START_STEP_MS = 370
"""Figures begin their idle loops apart, so that the room does not breathe as one."""
CHARACTERS_HELD = 4
ITEMS_HELD = 3
LARGE_SIGN = pygame.Rect(152, 0, 336, 22)
"""Where the question stands in larger text: over the heading, between the names."""


class DraftTable(HalfTable):
    """Draws a draft from a board; `draft_score` moves it."""

    def __init__(self, context: Context, config: MatchConfig, player: Player) -> None:
        super().__init__(context, config, load_map("eight_bit_battle_draft.tmx", DRAFT_SLOTS), player)
        self.drawing = False
        """Whether a card is on its way from the deck to the middle."""
        self.question = ""
        """What the sign over the throne asks whoever decides at this table; empty: nobody is asked."""
        self._figures: dict[tuple[int, int], Actor] = {}

    def stand(self, board: Board) -> None:
        """Stand as the board says, nothing moving."""
        self.board = board
        self.drawing = False
        self._people_the_room()

    def score(self, event: Event) -> Script:
        """What is played for an event."""
        self.hear(event)
        return draft_score.play(self, event)

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""
        moved = self.update_performance(ms)
        moved = self._people_the_room() or moved
        for actor in self._figures.values():
            moved = actor.update(ms, self.real(ms)) or moved
        return moved

    # ------------------------------------------------------------------ what scripts ask for

    def card_from(self, slot: str, item: bool, front: pygame.Surface | None) -> FlyingCard:
        """A card that leaves this slot."""
        x, y = self.map.point(slot)
        card = FlyingCard(front, self.faces.back(item), x, y, down=True)
        self.flying.append(card)
        return card

    def next_place(self, seat: int, item: bool) -> tuple[int, int]:
        """Where the seat's next card will lie."""
        characters, items = self._held(seat)
        place = CHARACTERS_HELD + min(len(items), ITEMS_HELD - 1) if item else min(len(characters), CHARACTERS_HELD - 1)
        return self.map.point(f"held_{seat}_{place}")

    def _held(self, seat: int) -> tuple[list[int | None], list[int | None]]:
        """(characters, items) of a seat, known ones first; None: face down for these eyes."""
        own = self.board.seats[seat]
        see = self.faces_up or self.board.eyes != seat
        characters: list[int | None] = [c for c in own.hand if is_character(c) and (see or c in own.shown)]
        items: list[int | None] = [c for c in own.hand if not is_character(c) and (see or c in own.shown)]
        covered = [c for c in own.hand if not (see or c in own.shown)]
        characters += [None] * (own.unknown_characters + sum(map(is_character, covered)))
        items += [None] * (own.unknown_items + sum(not is_character(c) for c in covered))
        return characters, items

    # ------------------------------------------------------------------ picture

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at."""
        out = [Spot(("deck", 0, 0), self.map.rect("deck"), acts=False)]
        for seat in (0, 1):
            out.append(Spot(("top", seat, 0), self.map.rect(f"name_{seat}"), acts=False))
            characters, items = self._held(seat)
            for first, most, cards in ((0, CHARACTERS_HELD, characters), (CHARACTERS_HELD, ITEMS_HELD, items)):
                for place, card in enumerate(cards[:most]):
                    key: Key = ("backs", seat, first + place) if card is None else ("held", seat, card)
                    out.append(Spot(key, self.map.rect(f"held_{seat}_{first + place}"), acts=False))
        board = self.board
        if board.has_drawn and board.drawn is not None and self.faces_up:
            out.append(Spot(("drawn", 0, board.drawn), self.map.rect("card"), acts=False))
        return out

    def draw(self, canvas: pygame.Surface) -> None:
        """Room, holdings, deck, drawn card."""
        board = self.board
        self.draw_place(canvas)
        title = self.say(f"table.draft.{board.draft}")
        self.picture.heading(canvas, self.map.rect("title"), title)
        for seat in (0, 1):
            self.picture.top_bar(canvas, self.map.rect(f"name_{seat}"), seat, board)
            self._draw_figures(canvas, seat)
            self._draw_held(canvas, seat)
        self._draw_deck(canvas)
        if board.has_drawn and not self.drawing:
            item = board.draft == "items"
            slot = self.map.rect("card")
            see = board.drawn is not None and self.faces_up
            canvas.blit(self.context.panels.sheet.frame("card_shadow_lifted").surface, slot.move(2, 4))
            picture = self.faces.face(board.drawn) if see and board.drawn is not None else self.faces.back(item)
            canvas.blit(picture, slot)
            self.context.panels.sheet.frame("card_focus").draw(canvas, slot.topleft)
        if board.has_drawn or self.drawing:
            self._draw_turn_sign(canvas)
        self.draw_effects(canvas)
        self.draw_caption(canvas, pygame.Rect(170, 84, 300, 36))

    def _draw_turn_sign(self, canvas: pygame.Surface) -> None:
        """Whose card it is: the question to him who decides at this table, or that he looks at it."""
        board, sign = self.board, self.map.rect("turn_sign")
        text = self.question or self.say("table.draft.thinks", who=self.picture.name(board.drafter))
        fonts = self.context.fonts
        large = fonts.fits_larger(text, LARGE_SIGN.width, LARGE_SIGN.height)
        place = LARGE_SIGN if large else pygame.Rect(sign.left, sign.top, sign.width, 17)
        width = min(fonts.width(text, Font.LARGE if large else Font.BODY) + 18, 640)
        plate = pygame.Rect(place.centerx - width // 2, place.top, width, place.height)
        self.context.panels.draw(canvas, f"plate_{TEAMS[board.drafter]}", plate)
        colour = YELLOW if self.question else WHITE
        at = (place.centerx, place.top + (6 if large else 3))
        with fonts.saying("prompt"):
            fonts.draw(canvas, at, text, Font.BODY, colour, "center", room=place.width, high=place.height)

    def _draw_deck(self, canvas: pygame.Surface) -> None:
        board, slot = self.board, self.map.rect("deck")
        item = board.draft == "items"
        for number in range(min(4, (board.left + 1) // 2)):
            canvas.blit(self.faces.back(item), slot.move(-number, -number * 2))
        text = self.say("table.draft.left", n=board.left)
        width = self.context.fonts.width(text, Font.NAME) + 12
        plate = pygame.Rect(slot.centerx - width // 2, slot.bottom - 5, width, 13)
        self.context.panels.draw(canvas, "plate_dark", plate)
        at = (slot.centerx, plate.top + 3)
        self.context.fonts.draw(canvas, at, text, Font.NAME, YELLOW, "center", room=plate.width - 4)

    def _draw_held(self, canvas: pygame.Surface, seat: int) -> None:
        characters, items = self._held(seat)
        team = TEAMS[seat]
        own = self.board.seats[seat]
        for first, most, cards in ((0, CHARACTERS_HELD, characters), (CHARACTERS_HELD, ITEMS_HELD, items)):
            for place, card in enumerate(cards[:most]):
                slot = self.map.rect(f"held_{seat}_{first + place}")
                if card is None:
                    canvas.blit(self.faces.back(first > 0, team), slot)
                    continue
                canvas.blit(self.faces.face(card, team if is_character(card) else "neutral"), slot)
                if card in own.shown and self.board.eyes == seat:
                    self.context.panels.sign(canvas, "eye", (slot.right - 12, slot.top + 16))

    def _standing(self, seat: int) -> list[int]:
        """The characters that everybody at the screen may know, in the order of their places in the room."""
        characters, _ = self._held(seat)
        return [card for card in characters if card is not None][:CHARACTERS_HELD]

    def _people_the_room(self) -> bool:
        """An actor for each character that stands in the room. Returns whether anybody came, went or moved up."""
        old = {key: (actor.x, actor.y) for key, actor in self._figures.items()}
        figures = {}
        for seat in (0, 1):
            for place, card in enumerate(self._standing(seat)):
                point = self.map.point(f"stand_{seat}_{place}")
                actor = self._figures.get((seat, card))
                if actor is None:
                    sheet = self.context.assets.sheet(f"figures/{CARDS[card].picture}")
                    actor = Actor(sheet, *point, facing_left=seat == 1, start_ms=card * START_STEP_MS)
                actor.x, actor.y = point
                figures[seat, card] = actor
        self._figures = figures
        return {key: (actor.x, actor.y) for key, actor in figures.items()} != old

    def _draw_figures(self, canvas: pygame.Surface, seat: int) -> None:
        """Nobody is drawn who may not be seen in this very frame, whoever stood here before."""
        here = [self._figures[seat, card] for card in self._standing(seat) if (seat, card) in self._figures]
        for actor in sorted(here, key=lambda figure: figure.y):
            self.context.assets.sheet("fx/fx").tag("shadow_medium")[0].draw(canvas, (actor.x, actor.y))
            actor.draw(canvas)
