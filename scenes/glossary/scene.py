"""The glossary's screen: type to search; on the left the terms, on the right what the chosen one means."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.context import Context
from scenes.glossary.pictures import NAME_FONTS, Pictures
from scenes.glossary.row import TermRow
from scenes.glossary.terms import Term, search, terms
from scenes.hall import lit_games
from scenes.intents import Intent, Kind
from scenes.labels import pad_in_hand
from scenes.menu import MenuScene, dim
from scenes.rulebook.shelf import pages_of
from scenes.widgets.button import Button
from scenes.widgets.colours import INK, MIST, STEEL, WHITE, YELLOW
from scenes.widgets.field import TextField
from scenes.widgets.focus import Widget
from scenes.widgets.tab import Tab
from scenes.widgets.text import Font

FRAME = pygame.Rect(20, 4, 600, 352)
FIELD = pygame.Rect(34, 38, 214, 22)
TABS = pygame.Rect(254, 38, 352, 22)
LIST = pygame.Rect(32, 66, 262, 248)
DETAIL = pygame.Rect(300, 66, 308, 248)
ROW, ROWS = 19, 12
BUTTON_ROW = 320
LONGEST = 20
"""Characters of a search."""


class GlossaryScene(MenuScene):
    """Letters filter at once; UP and DOWN walk along the terms, LEFT and RIGHT a page of them; CONFIRM opens the page
    of the rules."""

    opaque = False

    def __init__(self, context: Context, game_id: str | None = None, page: str | None = None) -> None:
        """game_id: only its terms at first; None: those of all. page: the name of a page of its rules, the first of
        whose terms is looked at."""
        super().__init__(context)
        self.games = lit_games()
        self.game_id = game_id
        self.query = ""
        self.first = 0
        """The number of the term in the first line."""
        self.chosen = 0
        """The number of the term that is looked at."""
        self._language = ""
        self._all: list[Term] = []
        self.found: list[Term] = []
        self._pictures = Pictures(context)
        self._field = TextField(
            FIELD,
            lambda: "",
            "",
            partial(self._say, "glossary.search"),
            self._type,
            LONGEST,
            split=0,
        )
        self._rows = [
            TermRow(
                pygame.Rect(LIST.left + 8, LIST.top + 9 + ROW * line, LIST.width - 16, ROW),
                partial(self._term_at, line),
                self._where,
                partial(self._look_at, line),
                self.open_page,
            )
            for line in range(ROWS)
        ]
        self._page = Button(pygame.Rect(300, BUTTON_ROW, 184, 26), partial(self._say, "glossary.page"), self.open_page)
        buttons: list[Widget] = [
            self._page,
            Button(pygame.Rect(488, BUTTON_ROW, 120, 26), partial(self._say, "menu.back"), self.back, "red"),
        ]
        self.set_widgets([self._field, *self._tabs(), *self._rows, *buttons])
        self._read()
        if page is not None:
            self._go_to_page(page)
        # With a pad in hand letters are chosen one by one: only where somebody asks for that.
        self._field.typing = not pad_in_hand()
        if not self._field.typing:
            self._focus_chosen()

    def _say(self, text_id: str) -> str:
        return self.context.texts(text_id)

    def _tabs(self) -> list[Widget]:
        leaves: tuple[str | None, ...] = (None, *self.games)
        wide = TABS.width // len(leaves)
        return [
            Tab(
                pygame.Rect(TABS.left + number * wide + 1, TABS.top, wide - 2, TABS.height),
                partial(self._leaf_names, game_id),
                partial(self._is_open, game_id),
                partial(self.open_leaf, game_id),
            )
            for number, game_id in enumerate(leaves)
        ]

    def _leaf_names(self, game_id: str | None) -> tuple[str, ...]:
        if game_id is None:
            return (self._say("glossary.all"),)
        return (self._say(f"game.{game_id}.short"), self._say(f"rules.tab.{game_id}"))

    def _is_open(self, game_id: str | None) -> bool:
        return game_id == self.game_id

    # ------------------------------------------------------------------ what is found

    def _read(self) -> None:
        """All terms in the language of now, and those found among them."""
        if self._language != self.context.texts.language:
            self._language = self.context.texts.language
            self._all = terms(self.context.texts, self.games)
            self._pictures.renew()
        leaf = [term for term in self._all if self.game_id in (None, term.entry.game)]
        self.found = search(leaf, self.query)
        self.first = self.chosen = 0
        # Where nothing is found, no page explains it.
        self._page.enabled = bool(self.found)
        self.touch()

    def _type(self, text: str) -> None:
        if text != self.query:
            self.query = text
            self._read()

    def open_leaf(self, game_id: str | None) -> None:
        """Only the terms of this game; None: of all."""
        self.game_id = game_id
        self._read()

    def _go_to_page(self, page: str) -> None:
        number = next((n for n, term in enumerate(self.found) if term.entry.page == page), 0)
        self.choose(number)

    @property
    def term(self) -> Term | None:
        """The term that is looked at."""
        return self.found[self.chosen] if self.chosen < len(self.found) else None

    def _term_at(self, line: int) -> Term | None:
        number = self.first + line
        return self.found[number] if number < len(self.found) else None

    def _where(self, term: Term) -> str:
        """All games: which; one game: which page."""
        if self.game_id is None:
            return self._say(f"game.{term.entry.game}.short")
        return self.context.texts("glossary.page_number", n=self._page_number(term) + 1)

    @staticmethod
    def _page_number(term: Term) -> int:
        return [name for name, _ in pages_of(term.entry.game)].index(term.entry.page)

    def _page_title(self, term: Term) -> str:
        return self._say(f"rules.{term.entry.page}.title")

    def _look_at(self, line: int) -> None:
        self.choose(self.first + line)

    def choose(self, number: int) -> None:
        """Look at this one; the list is moved so that it can be seen."""
        self.chosen = max(0, min(number, len(self.found) - 1))
        self.first = max(self.chosen - ROWS + 1, min(self.first, self.chosen))
        self.touch()

    # ------------------------------------------------------------------ what is pressed

    def open_page(self) -> None:
        """The page of the rules that explains the term. From the rules' own glossary it is one press back again."""
        from scenes.rules import RulesScene

        term = self.term
        if term is not None:
            page = self._page_number(term)
            self.context.stack.push(RulesScene(self.context, term.entry.game, page, in_glossary=True))

    def resume(self) -> None:
        """Nobody goes on typing in the middle of something else."""
        super().resume()
        self._read_anew()

    def _read_anew(self) -> None:
        if self._language != self.context.texts.language:
            self._read()

    def handle(self, intent: Intent) -> None:
        """Typing, walking along the list, leafing, ways out."""
        focused = self.group.focused
        if focused is self._field and self._field.typing:
            if intent.kind in (Kind.MENU, Kind.CANCEL) and not self.query:
                self.back()
                return
            if intent.kind in (Kind.CONFIRM, Kind.DOWN) and self.found:
                # Whatever was typed, the terms are what comes next.
                self._field.blur()
                self._focus_chosen()
                return
        if intent.kind == Kind.SCROLL:
            self._leaf(-1 if intent.amount > 0 else 1, 3)
        elif isinstance(focused, TermRow) and intent.kind in (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT):
            self._walk(intent)
        else:
            super().handle(intent)
            self._follow()

    def _walk(self, intent: Intent) -> None:
        """From a line: on to the next, or a page of them; off the upper end to what lies above."""
        if intent.kind in (Kind.LEFT, Kind.RIGHT):
            self._leaf(-1 if intent.kind == Kind.LEFT else 1, ROWS)
            self._focus_chosen()
            return
        step = -1 if intent.kind == Kind.UP else 1
        if 0 <= self.chosen + step < len(self.found):
            self.choose(self.chosen + step)
            self._focus_chosen()
        elif step < 0:
            self.group.focus(self._field)
        else:
            self.group.focus(self.group.widgets[-2])

    def _leaf(self, way: int, much: int) -> None:
        if self.found:
            self.choose(self.chosen + way * much)
            if isinstance(self.group.focused, TermRow):
                self._focus_chosen()

    def _focus_chosen(self) -> None:
        self.group.focus(self._rows[self.chosen - self.first])

    def _follow(self) -> None:
        """Whoever points at a line, or comes to it by keys, looks at its term."""
        focused = self.group.focused
        if isinstance(focused, TermRow) and focused.enabled:
            number = self.first + self._rows.index(focused)
            if number != self.chosen:
                self.choose(number)

    # ------------------------------------------------------------------ picture

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Frame, list, what the term means."""
        self._read_anew()
        dim(canvas, 60)
        context, fonts = self.context, self.context.fonts
        context.panels.draw(canvas, "panel_wood", FRAME)
        self.heading(canvas, self._say("glossary.title"), 15)
        context.panels.draw(canvas, "panel_night", LIST)
        context.panels.draw(canvas, "panel_night", DETAIL)
        if self.found:
            count = self.context.texts("glossary.count", n=self.chosen + 1, all=len(self.found))
            fonts.draw(canvas, (LIST.left + 8, BUTTON_ROW + 9), count, Font.BODY, MIST)
            self._draw_bar(canvas)
        else:
            words = self.context.texts("glossary.nothing", query=self.query)
            fonts.block(canvas, LIST.inflate(-32, -32), words, colour=MIST)
        if self.term is not None:
            self._draw_term(canvas, self.term)

    def _draw_bar(self, canvas: pygame.Surface) -> None:
        """How much of the list is in sight."""
        if len(self.found) <= ROWS:
            return
        track = pygame.Rect(LIST.right - 7, LIST.top + 9, 2, ROW * ROWS)
        canvas.fill(INK, track)
        high = max(10, track.height * ROWS // len(self.found))
        top = track.top + (track.height - high) * self.first // (len(self.found) - ROWS)
        canvas.fill(MIST, (track.left, top, 2, high))

    def _draw_term(self, canvas: pygame.Surface, term: Term) -> None:
        fonts, box = self.context.fonts, DETAIL.inflate(-28, -24)
        font = fonts.fitting(term.name, box.width, NAME_FONTS)
        fonts.draw(canvas, box.topleft, term.name, font, YELLOW, room=box.width)
        game = self._say(f"game.{term.entry.game}.short")
        where = f"{game}  ·  {self._page_title(term).capitalize()}"
        fonts.draw(canvas, (box.left, box.top + 14), where, Font.BODY, MIST, room=box.width)
        picture = self._pictures.of(term.entry)
        top = box.top + 34
        if picture is not None:
            canvas.blit(picture, picture.get_rect(midtop=(box.centerx, top)))
            top += picture.get_height() + 10
        top = fonts.block(
            canvas,
            pygame.Rect(box.left, top, box.width, box.bottom - top),
            term.about,
            colour=WHITE,
            step=12,
            grow=True,
        )
        self._draw_kin(canvas, term, pygame.Rect(box.left, top + 8, box.width, box.bottom - top - 8))

    def _draw_kin(self, canvas: pygame.Surface, term: Term, box: pygame.Rect) -> None:
        """What else its page explains, as many as there is room for."""
        fonts = self.context.fonts
        kin = [
            other.name
            for other in self._all
            if other.entry[:2] == term.entry[:2] and other.entry.word != term.entry.word
        ]
        room = box.height // 12
        while kin:
            words = self.context.texts("glossary.kin", names=", ".join(kin))
            if len(fonts.wrap(words, box.width)) <= room:
                fonts.block(canvas, box, words, colour=STEEL, step=12, grow=True)
                return
            kin.pop()


def open_glossary(context: Context) -> None:
    """From the library."""
    context.stack.push(GlossaryScene(context))
