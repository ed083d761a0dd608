"""Drawing that both tables of 8-Bit Battle share: names and rounds on top, tooltips, hints, the log's last line."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.eight_bit_battle.cards import CARDS
from scenes.context import Context
from scenes.display import CANVAS
from scenes.intents import Kind
from scenes.match_config import MatchConfig
from scenes.seating import names_of
from scenes.tables.eight_bit_battle.board import Board
from scenes.tables.eight_bit_battle.card_face import TEAMS, CardFaces
from scenes.tables.notes import draw_refusal, draw_tooltip
from scenes.tables.tip import Tip
from scenes.widgets.colours import INK, MIST, SEATS, STEEL, WHITE, YELLOW, Colour
from scenes.widgets.keyhint import draw_cap, draw_hints, key_label
from scenes.widgets.text import Font

ROUNDS_TO_WIN = 2
ROUNDS_PLAYED = 3
"""Under the ending `total_points`, whoever leads."""
HINT_STEP = 17
"""From one line of keys to the next, in pixels."""
STAR_STEP = 11
LARGE_LINE = 22
"""How high the question is in larger text."""
POINTS_WIDTH = 33
"""From the edge of the top bar over the points to their heart."""


class Picture:
    """Painters that know the language, the names and the cards, and nothing of the match."""

    def __init__(self, context: Context, config: MatchConfig) -> None:
        self.context, self.config = context, config
        self.faces = CardFaces(context)
        self.kept = context.kept

    def say(self, text_id: str, **facts: object) -> str:
        """A text."""
        return self.context.texts(text_id, **facts)

    def name(self, seat: int) -> str:
        """A seat's name."""
        return names_of(self.context.texts, self.config.seats)[seat]

    @property
    def _stars(self) -> int:
        """How many rounds somebody may win in this match."""
        total = self.config.setup.options.get("ending") == "total_points"
        return ROUNDS_PLAYED if total else ROUNDS_TO_WIN

    def top_bar(self, canvas: pygame.Surface, slot: pygame.Rect, seat: int, board: Board) -> None:
        """Name, rounds won as stars, points of the pile; seat 1's mirrored."""
        own = board.seats[seat]
        rounds, points = own.rounds, own.points
        key = ("top bar", seat, self.name(0), self.name(1), self._stars, rounds, points)
        self.kept.draw(canvas, slot, key, lambda picture: self._paint_top_bar(picture, slot, seat, rounds, points))

    def _paint_top_bar(self, canvas: pygame.Surface, slot: pygame.Rect, seat: int, rounds: int, pile: int) -> None:
        context, fonts = self.context, self.context.fonts
        context.panels.draw(canvas, f"plate_{TEAMS[seat]}", slot)
        y = slot.top + 4
        points = f"{pile:02d}"
        room = slot.width - POINTS_WIDTH - STAR_STEP * self._stars - 9
        # Both in one font, on one line with the points.
        longest = max((self.name(0), self.name(1)), key=lambda name: fonts.width(name, Font.NAME))
        font = fonts.fitting(longest, room, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        base = y if font == Font.NAME else y - 2
        if seat == 0:
            fonts.draw(canvas, (slot.left + 5, base), self.name(seat), font, SEATS[seat], room=room)
            heart = slot.right - POINTS_WIDTH
            star = heart - 2 - STAR_STEP * self._stars
        else:
            fonts.draw(canvas, (slot.right - 4, base), self.name(seat), font, SEATS[seat], "right", room=room)
            heart = slot.left + 5
            star = slot.left + POINTS_WIDTH + 3
        for number in range(self._stars):
            sign = "star" if number < rounds else "star_empty"
            context.panels.sign(canvas, sign, (star + number * STAR_STEP, y - 1))
        context.panels.sign(canvas, "health", (heart, y - 1))
        fonts.draw(canvas, (heart + 12, y), points, Font.NAME, WHITE)

    def heading(self, canvas: pygame.Surface, slot: pygame.Rect, text: str) -> None:
        """The middle of the top bar."""
        self.context.fonts.draw(canvas, (slot.centerx, slot.top + 4), text, Font.NAME, WHITE, "center", room=slot.width)

    def tooltip(
        self,
        canvas: pygame.Surface,
        slot: pygame.Rect,
        tip: Tip | None,
        prompt: str,
        snug: bool = False,
        about: pygame.Rect | None = None,
    ) -> None:
        """What is pointed at, or what is to be done now. snug: no larger than what it says. about: see
        `draw_tooltip`."""
        if tip is not None and self.context.fonts.larger:
            card = CARDS[tip.card] if tip.card is not None else None
            stats = (("attack", card.attack), ("defence", card.defence), ("health", card.health)) if card else ()
            draw_tooltip(canvas, self.context, slot, tip, stats, about)
        elif tip is not None or prompt:
            key = ("tooltip", tip, prompt, snug)
            self.kept.draw(canvas, slot, key, lambda picture: self._paint_tooltip(picture, slot, tip, prompt, snug))

    def _paint_tooltip(
        self, canvas: pygame.Surface, slot: pygame.Rect, tip: Tip | None, prompt: str, snug: bool
    ) -> None:
        context, fonts = self.context, self.context.fonts
        if tip is None:
            high = 13 + fonts.line(fonts.running) * len(fonts.wrap(prompt, slot.width - 14, fonts.running))
            slot = pygame.Rect(slot.left, slot.top, slot.width, min(slot.height, high))
            context.panels.draw(canvas, "tooltip", slot)
            with fonts.saying("prompt"):
                fonts.block(canvas, slot.inflate(-14, -12), prompt, colour=WHITE, grow=True)
            return
        with fonts.saying("tip"):
            self._paint_tip(canvas, slot, tip, snug)

    def _paint_tip(self, canvas: pygame.Surface, slot: pygame.Rect, tip: Tip, snug: bool) -> None:
        context, fonts = self.context, self.context.fonts
        head = 13 if tip.card is None else 25
        if snug:
            lines = len(fonts.wrap(tip.body, slot.width - 14)) + (2 if tip.note else 0)
            slot = pygame.Rect(slot.left, slot.top, slot.width, min(slot.height, head + 14 + 10 * lines))
        context.panels.draw(canvas, "tooltip", slot)
        box = slot.inflate(-14, -12)
        font = fonts.fitting(tip.title, box.width, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        fonts.draw(canvas, box.topleft, tip.title, font, YELLOW, room=box.width)
        if tip.card is not None:
            data, x = CARDS[tip.card], box.left
            for sign, value in (("attack", data.attack), ("defence", data.defence), ("health", data.health)):
                context.panels.sign(canvas, sign, (x, box.top + 12))
                fonts.draw(canvas, (x + 12, box.top + 13), str(value), Font.NAME, WHITE)
                x += 34
        text = pygame.Rect(box.left, box.top + head, box.width, box.height - head)
        y = fonts.block(canvas, text, tip.body, colour=MIST, step=10)
        if tip.note and y + 10 < slot.bottom - 4:
            x = box.left
            if tip.card is not None:
                context.panels.sign(canvas, "eye", (box.left, slot.bottom - 16))
                x += 13
            fonts.draw(canvas, (x, slot.bottom - 16), tip.note, Font.BODY, STEEL, room=box.right - x)

    def log_line(self, canvas: pygame.Surface, slot: pygame.Rect, line: str, colour: Colour = MIST) -> None:
        """The last line of the log, or the question to answer."""
        key = ("log line", line, colour)
        fonts = self.context.fonts
        if fonts.fits_larger(line, slot.right - 20, LARGE_LINE):
            # It grows upwards and to the left, over the feet of the stage.
            wide = max(slot.width, fonts.width(line, Font.LARGE) + 14)
            slot = pygame.Rect(slot.right - wide, slot.bottom - LARGE_LINE, wide, LARGE_LINE)
        area = slot.inflate(0, 2)
        self.kept.draw(canvas, area, key, lambda picture: self._paint_log_line(picture, slot, line, colour))

    def _paint_log_line(self, canvas: pygame.Surface, slot: pygame.Rect, line: str, colour: Colour) -> None:
        fonts = self.context.fonts
        self.context.panels.draw(canvas, "plate_dark", slot.inflate(0, 2))
        text = line
        while text and fonts.width(text) > slot.width - 14:
            text = text[:-2].rstrip() + "…" if not text.endswith("…") else text[:-3].rstrip() + "…"
        at = (slot.left + 6, slot.centery - 6)
        fonts.draw(canvas, at, text, Font.BODY, colour, room=slot.width - 12, high=slot.height)

    def log_lines(self, canvas: pygame.Surface, slot: pygame.Rect, lines: Sequence[str]) -> None:
        """The last lines of the log that fit, the newest below and bright."""
        shown = tuple(lines[-(slot.height // 11) - 1 :])
        key = ("log lines", shown)
        self.kept.draw(canvas, slot, key, lambda picture: self._paint_log_lines(picture, slot, shown))

    def _paint_log_lines(self, canvas: pygame.Surface, slot: pygame.Rect, lines: Sequence[str]) -> None:
        fonts = self.context.fonts
        rows: list[tuple[str, Colour]] = []
        for line in reversed(lines):
            parts = [(part, MIST if rows else WHITE) for part in fonts.wrap(line, slot.width - 16)]
            if rows and len(parts) + len(rows) > (slot.height - 12) // 11:
                break
            # No line begins in its middle.
            rows = parts + rows
        if not rows:
            return
        box = pygame.Rect(slot.left, slot.top, slot.width, 12 + 11 * len(rows))
        self.context.panels.draw(canvas, "tooltip", box)
        for row, (part, colour) in enumerate(rows):
            at = (box.left + 8, box.top + 6 + row * 11)
            fonts.draw(canvas, at, part, Font.BODY, colour, room=box.width - 14)

    def hints(self, canvas: pygame.Surface, slot: pygame.Rect, seat: int, shared: bool, open_: bool) -> None:
        """The keys of whoever chooses, one a line, as many as the slot has room for."""
        kinds = (Kind.CONFIRM, Kind.PEEK if shared else Kind.CANCEL)
        labels = tuple(key_label(self.context.texts, kind, seat) for kind in kinds)
        key = ("hints", labels, seat, shared, open_, self.context.settings.peek_toggle)
        area = pygame.Rect(slot.left, slot.top, CANVAS[0] - slot.left, max(slot.height, HINT_STEP) + HINT_STEP)
        self.kept.draw(canvas, area, key, lambda picture: self._paint_hints(picture, slot, seat, shared, open_))

    def _paint_hints(self, canvas: pygame.Surface, slot: pygame.Rect, seat: int, shared: bool, open_: bool) -> None:
        panels, fonts = self.context.panels, self.context.fonts
        confirm = (key_label(self.context.texts, Kind.CONFIRM, seat), self.say("hint.fight"))
        draw_hints(canvas, panels, fonts, slot.topleft, (confirm,))
        if slot.height < 2 * HINT_STEP:
            # Room for one line only; between two people the eye's own line is there.
            return
        below = (slot.left, slot.top + HINT_STEP)
        if shared:
            self.peek_hint(canvas, below, seat, open_, "table.peek.hold.short")
        else:
            back = (key_label(self.context.texts, Kind.CANCEL, seat), self.say("hint.back_card"))
            draw_hints(canvas, panels, fonts, below, (back,))

    def peek_hint(
        self, canvas: pygame.Surface, at: tuple[int, int], seat: int, open_: bool, text_id: str, colour: Colour = MIST
    ) -> None:
        """The key that turns up the own cards, an eye, and how it is used. text_id: what to say of a key that is held;
        where it is pressed instead, that is said."""
        context = self.context
        right = draw_cap(canvas, context, at, key_label(context.texts, Kind.PEEK, seat))
        context.panels.sign(canvas, "eye" if open_ else "eye_closed", (right + 3, at[1] + 3))
        words = self.say("table.peek.toggle" if context.settings.peek_toggle else text_id)
        context.fonts.draw(canvas, (right + 15, at[1] + 2), words, Font.BODY, colour)

    def big_card(self, canvas: pygame.Surface, card: int, team: str, title: str = "", peek: int | None = None) -> None:
        """A card in full over the table, with all that it does in words. peek: the seat to whom a Key shows it, while
        it lies face down until that seat peeks."""
        context, fonts = self.context, self.context.fonts
        box = pygame.Rect(160, 84, 320, 136)
        context.panels.draw(canvas, "panel_gold", box)
        if title:
            fonts.draw(canvas, (box.centerx, box.top + 9), title, Font.NAME, YELLOW, "center", room=box.width - 20)
        at = (box.left + 16, box.top + 28)
        canvas.blit(context.panels.sheet.frame("card_shadow_lifted").surface, (at[0] + 2, at[1] + 4))
        # One size of pixels on the whole screen: the card stays as it is, and its numbers are said beside it.
        canvas.blit(self.faces.face(card, team) if peek is None else self.faces.back(False, team), at)
        text = pygame.Rect(box.left + 90, box.top + 26, box.width - 104, 84)
        go_on = self.say("table.go_on")
        fonts.draw(canvas, (box.right - 12, box.bottom - 18), go_on, Font.NAME, WHITE, "right", INK)
        if peek is not None:
            right = draw_cap(canvas, context, text.topleft, key_label(context.texts, Kind.PEEK, peek))
            context.panels.sign(canvas, "eye_closed", (right + 4, text.top + 3))
            below = pygame.Rect(text.left, text.top + 20, text.width, 48)
            fonts.block(canvas, below, self.say("table.peek.key"), colour=WHITE)
            return
        data = CARDS[card]
        name = self.faces.name(card).upper()
        font = fonts.fitting(name, text.width, (Font.TITLE, Font.NAME))
        fonts.draw(canvas, text.topleft, name, font, YELLOW, room=text.width)
        x = text.left
        for sign, value in (("attack", data.attack), ("defence", data.defence), ("health", data.health)):
            context.panels.sign(canvas, sign, (x, text.top + 21))
            fonts.draw(canvas, (x + 12, text.top + 22), str(value), Font.NAME, WHITE)
            x += 38
        about = text.move(0, 38).clip(box)
        with fonts.saying("tip"):
            fonts.block(canvas, about, self.say(f"card.{data.id}.help"), colour=WHITE, step=11, grow=True)

    def refusal(self, canvas: pygame.Surface, text: str) -> None:
        """Why something cannot be done, over the lower stage."""
        lines = len(self.context.fonts.wrap(text, 300))
        draw_refusal(canvas, self.context, text, (320, 216 + 11 * lines))
