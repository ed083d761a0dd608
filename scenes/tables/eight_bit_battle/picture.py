"""Drawing that both tables of 8-Bit Battle share: names and rounds on top, tooltips, hints, the log's last line."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.eight_bit_battle.cards import CARDS, is_character
from scenes.context import Context
from scenes.intents import Kind, key_name
from scenes.match_config import MatchConfig
from scenes.tables.eight_bit_battle.board import Board
from scenes.tables.eight_bit_battle.card_face import TEAMS, CardFaces
from scenes.widgets.colours import INK, MIST, SEATS, STEEL, WHITE, YELLOW
from scenes.widgets.keyhint import draw_hints
from scenes.widgets.text import Font

ROUNDS_TO_WIN = 2


class Picture:
    """Painters that know the language, the names and the cards, and nothing of the match."""

    def __init__(self, context: Context, config: MatchConfig) -> None:
        self.context, self.config = context, config
        self.faces = CardFaces(context)

    def say(self, text_id: str, **facts: object) -> str:
        """A text."""
        return self.context.texts(text_id, **facts)

    def name(self, seat: int) -> str:
        """A seat's name."""
        return self.config.seats[seat].name

    def top_bar(self, canvas: pygame.Surface, slot: pygame.Rect, seat: int, board: Board) -> None:
        """Name, rounds won as stars, points of the pile; seat 1's mirrored."""
        context, fonts = self.context, self.context.fonts
        context.panels.draw(canvas, f"plate_{TEAMS[seat]}", slot)
        own = board.seats[seat]
        font = fonts.fitting(self.name(seat), 66, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        y = slot.top + 4
        points = f"{own.points:02d}"
        if seat == 0:
            fonts.draw(canvas, (slot.left + 6, y), self.name(seat), font, SEATS[seat], room=74)
            star, heart = slot.left + 80, slot.left + 108
        else:
            fonts.draw(canvas, (slot.right - 6, y), self.name(seat), font, SEATS[seat], "right", room=74)
            star, heart = slot.right - 100, slot.left + 6
        for number in range(ROUNDS_TO_WIN):
            sign = "star" if number < own.rounds else "star_empty"
            context.panels.sign(canvas, sign, (star + number * 11, y - 1))
        context.panels.sign(canvas, "health", (heart, y - 1))
        fonts.draw(canvas, (heart + 12, y), points, Font.NAME, WHITE)

    def heading(self, canvas: pygame.Surface, slot: pygame.Rect, text: str) -> None:
        """The middle of the top bar."""
        self.context.fonts.draw(canvas, (slot.centerx, slot.top + 4), text, Font.NAME, WHITE, "center", room=slot.width)

    def tooltip(self, canvas: pygame.Surface, slot: pygame.Rect, card: int | None, prompt: str, known: bool) -> None:
        """What a card does, or what is to be done now."""
        context, fonts = self.context, self.context.fonts
        if card is None:
            if prompt:
                high = 13 + 11 * len(fonts.wrap(prompt, slot.width - 14))
                slot = pygame.Rect(slot.left, slot.top, slot.width, min(slot.height, high))
                context.panels.draw(canvas, "tooltip", slot)
                fonts.block(canvas, slot.inflate(-14, -12), prompt, colour=WHITE)
            return
        context.panels.draw(canvas, "tooltip", slot)
        box = slot.inflate(-14, -12)
        data = CARDS[card]
        title = self.faces.name(card).upper()
        font = fonts.fitting(title, box.width, (Font.NAME, Font.LABEL_BOLD))
        fonts.draw(canvas, box.topleft, title, font, YELLOW, room=box.width)
        x = box.left
        for sign, value in (("attack", data.attack), ("defence", data.defence), ("health", data.health)):
            context.panels.sign(canvas, sign, (x, box.top + 12))
            fonts.draw(canvas, (x + 12, box.top + 13), str(value), Font.NAME, WHITE)
            x += 34
        text = pygame.Rect(box.left, box.top + 25, box.width, box.height - 25)
        y = fonts.block(canvas, text, self.say(f"card.{data.id}.help"), colour=MIST, step=10)
        if known and not is_character(card) and y + 10 < slot.bottom - 4:
            context.panels.sign(canvas, "eye", (box.left, slot.bottom - 16))
            fonts.draw(canvas, (box.left + 13, slot.bottom - 16), self.say("table.known"), Font.LABEL, STEEL)

    def log_line(self, canvas: pygame.Surface, slot: pygame.Rect, line: str) -> None:
        """The last line of the log."""
        fonts = self.context.fonts
        self.context.panels.draw(canvas, "plate_dark", slot.inflate(0, 2))
        text = line
        while text and fonts.width(text) > slot.width - 14:
            text = text[:-2].rstrip() + "…" if not text.endswith("…") else text[:-3].rstrip() + "…"
        fonts.draw(canvas, (slot.left + 6, slot.top), text, Font.BODY, MIST)

    def log_lines(self, canvas: pygame.Surface, slot: pygame.Rect, lines: Sequence[str]) -> None:
        """The last lines of the log that fit, the newest below and bright."""
        fonts = self.context.fonts
        rows = [
            (part, MIST if number < len(lines) - 1 else WHITE)
            for number, line in enumerate(lines)
            for part in fonts.wrap(line, slot.width - 16)
        ][-8:]
        if not rows:
            return
        box = pygame.Rect(slot.left, slot.top, slot.width, 12 + 11 * len(rows))
        self.context.panels.draw(canvas, "tooltip", box)
        for row, (part, colour) in enumerate(rows):
            at = (box.left + 8, box.top + 6 + row * 11)
            fonts.draw(canvas, at, part, Font.BODY, colour, room=box.width - 14)

    def hints(self, canvas: pygame.Surface, slot: pygame.Rect, seat: int, shared: bool) -> None:
        """The keys of whoever chooses."""
        rows: Sequence[Sequence[tuple[str, str]]] = (
            ((key_name(Kind.CONFIRM, seat), self.say("hint.fight")),),
            (
                ((key_name(Kind.PEEK, seat), self.say("hint.look")),)
                if shared
                else ((key_name(Kind.CANCEL, seat), self.say("hint.back_card")),)
            ),
        )
        if slot.height < 2 * 17:
            # One line only: what is on it can be clicked just as well.
            rows = rows[1:] if shared else rows[:1]
        for row, pairs in enumerate(rows):
            draw_hints(canvas, self.context.panels, self.context.fonts, (slot.left, slot.top + row * 17), pairs)

    def big_card(self, canvas: pygame.Surface, card: int, team: str, title: str = "", face_up: bool = True) -> None:
        """A card in full over the table, twice its size, with what it does; its back until its owner peeks."""
        context, fonts = self.context, self.context.fonts
        box = pygame.Rect(150, 76, 340, 196)
        context.panels.draw(canvas, "panel_gold", box)
        if title:
            fonts.draw(canvas, (box.centerx, box.top + 9), title, Font.NAME, YELLOW, "center", room=box.width - 20)
        picture = self.faces.face(card, team) if face_up else self.faces.back(False, team)
        canvas.blit(pygame.transform.scale(picture, (112, 160)), (box.left + 14, box.top + 24))
        text = pygame.Rect(box.left + 140, box.top + 30, box.width - 156, 120)
        go_on = self.say("table.go_on")
        fonts.draw(canvas, (box.right - 12, box.bottom - 18), go_on, Font.NAME, WHITE, "right", INK)
        if not face_up:
            context.panels.sign(canvas, "eye_closed", text.topleft)
            fonts.draw(
                canvas, (text.left + 16, text.top), self.say("table.peek"), Font.BODY, WHITE, room=text.width - 16
            )
            return
        name = self.faces.name(card).upper()
        font = fonts.fitting(name, text.width, (Font.TITLE, Font.NAME))
        fonts.draw(canvas, text.topleft, name, font, YELLOW, room=text.width)
        text = text.move(0, 24)
        fonts.block(canvas, text, self.say(f"card.{CARDS[card].id}.help"), colour=WHITE, step=12)
