"""The fourth leaf: the shelf of achievements."""

from __future__ import annotations

import pygame

from game.achievements.achievement import Achievement, Totals, totals_of
from game.achievements.shelf import ACHIEVEMENTS
from game.core.registry import GAME_IDS
from scenes.intents import Intent, Kind
from scenes.records.page import PAGE, Page, Shown
from scenes.records.words import day_name, game_name
from scenes.widgets.colours import DUSK, GOLD, GREEN, INK, MIST, STEEL, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

TILE, PITCH = 28, 32
A_ROW = 11
LABEL = 66
TOP = PAGE.top + 26
WORDS = pygame.Rect(PAGE.right - 172, PAGE.top + 10, 162, PAGE.height - 20)


class Tile(Widget):
    """An achievement: its sign where somebody has it, else a lock, with how far it is."""

    def __init__(self, rect: pygame.Rect, page: ShelfPage, one: Achievement) -> None:
        super().__init__(rect)
        self.page, self.one = page, one

    def handle(self, intent: Intent) -> bool:
        """Looking is all: the focus has done it."""
        return intent.kind in (Kind.CONFIRM, Kind.PRESS, Kind.RELEASE)

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Draw it."""
        rect, one = self.rect, self.one
        has = one.id in self.page.had
        panels.draw(canvas, "panel_gold" if has else "plate_dark", rect)
        sign = panels.sheet.frame(one.sign if has else "lock").surface
        canvas.blit(sign, sign.get_rect(center=rect.center))
        if one.goal is not None and not has:
            done = self.page.done(one)
            canvas.fill(INK, (rect.left + 4, rect.bottom - 6, rect.width - 8, 2))
            canvas.fill(GREEN, (rect.left + 4, rect.bottom - 6, (rect.width - 8) * done // one.goal[0], 2))
        if focused:
            panels.draw(canvas, "button_focus", rect.inflate(2, 2))


class ShelfPage(Page):
    """A tile for each, game by game; what the focus is on is explained beside them."""

    filtered = False

    def __init__(self, shown: Shown) -> None:
        super().__init__(shown)
        self.had = {one.id: one for one in shown.unlocked}
        self.totals = self._totals()
        self.chosen = ACHIEVEMENTS[0]

    def _totals(self) -> Totals:
        records = self.shown.records
        matches = records.matches()
        people = [one for one in matches if one.people]
        dates = [one.date for one in records.dailies() if one.attempt == 1]
        return totals_of(matches, people[-1], dates) if people else Totals()

    def done(self, one: Achievement) -> int:
        """How much of a collection is there, at most as much as it takes; 0 where nothing is collected."""
        return 0 if one.goal is None else min(one.goal[0], one.goal[1](self.totals))

    def _rows(self) -> list[tuple[str, list[Achievement]]]:
        """(game id, its achievements) in lines of at most A_ROW; the arcade's own first."""
        rows = []
        for game in ("", *GAME_IDS):
            own = [one for one in ACHIEVEMENTS if one.game == game]
            rows += [(game, own[start : start + A_ROW]) for start in range(0, len(own), A_ROW)]
        return rows

    def widgets(self) -> list[Widget]:
        """The tiles."""
        return [
            Tile(pygame.Rect(PAGE.left + 12 + LABEL + place * PITCH, TOP + row * PITCH, TILE, TILE), self, one)
            for row, (_, line) in enumerate(self._rows())
            for place, one in enumerate(line)
        ]

    def follow(self, focused: Widget | None) -> None:
        """Whoever walks along the tiles reads of each."""
        if isinstance(focused, Tile):
            self.chosen = focused.one

    def draw(self, canvas: pygame.Surface, focused: Widget | None) -> None:
        """Shelf boards, labels, and the words about one."""
        panels, fonts, texts = self.context.panels, self.context.fonts, self.context.texts
        panels.draw(canvas, "panel_gold", PAGE)
        had = texts("records.had", n=len(self.had), all=len(ACHIEVEMENTS))
        fonts.draw(canvas, (PAGE.left + 14, PAGE.top + 10), had, Font.NAME, YELLOW, room=400)
        before = None
        for row, (game, line) in enumerate(self._rows()):
            y = TOP + row * PITCH
            if game != before:
                name = game_name(texts, game) if game else texts("records.arcade")
                font = fonts.fitting(name, LABEL - 4, (Font.BODY, Font.LABEL))
                fonts.draw(canvas, (PAGE.left + 14, y + 9), name, font, WHITE, room=LABEL)
            before = game
            canvas.fill(STEEL, (PAGE.left + 10 + LABEL, y + TILE + 1, PITCH * len(line), 1))
            canvas.fill(DUSK, (PAGE.left + 10 + LABEL, y + TILE + 2, PITCH * len(line), 1))
        with fonts.saying("over"):
            self._draw_words(canvas)

    def _draw_words(self, canvas: pygame.Surface) -> None:
        """Name, what it takes, how far it is, when it came."""
        context, one = self.context, self.chosen
        fonts, texts, panels = context.fonts, context.texts, context.panels
        panels.draw(canvas, "panel_night", WORDS)
        has = self.had.get(one.id)
        medal = pygame.Rect(0, 0, 26, 26)
        medal.center = (WORDS.centerx, WORDS.top + 22)
        panels.draw(canvas, "badge_gold" if has else "badge_dark", medal)
        sign = panels.sheet.frame(one.sign).surface
        canvas.blit(sign, sign.get_rect(center=medal.center))
        room = WORDS.width - 20
        y = WORDS.top + 42
        for line in fonts.wrap(texts(f"achievement.{one.id}"), room, Font.NAME):
            fonts.draw(canvas, (WORDS.centerx, y), line, Font.NAME, YELLOW if has else MIST, "center", room=room)
            y += 12
        box = pygame.Rect(WORDS.left + 10, y + 6, room, WORDS.bottom - y - 58)
        fonts.block(canvas, box, texts(f"achievement.{one.id}.help"), colour=WHITE, step=12, grow=True)
        y = WORDS.bottom - 44
        if one.goal is not None:
            done = self.done(one)
            bar = pygame.Rect(WORDS.left + 10, y, room, 8)
            canvas.fill(INK, bar)
            wide = (room - 2) * done // one.goal[0]
            canvas.fill(GREEN if done == one.goal[0] else GOLD, (bar.left + 1, bar.top + 1, wide, 6))
            text = texts("records.progress", n=done, all=one.goal[0])
            fonts.draw(canvas, (WORDS.centerx, y + 11), text, colour=MIST, align="center", room=room)
        text = texts("records.since", day=day_name(texts, has.when)) if has else texts("records.locked")
        fonts.draw(canvas, (WORDS.centerx, WORDS.bottom - 18), text, colour=MIST, align="center", room=room)
