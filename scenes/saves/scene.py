"""The kept matches: those under way and those that are over; go on with one, watch, name, share or forget it."""

from __future__ import annotations

from functools import partial

import pygame

from game.daily.challenge import date_of
from game.storage.kept import Notice
from game.storage.match_folder import Entry, MatchFolder
from game.storage.match_record import RulesError, restore
from scenes.audio.music import Music
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene, dim
from scenes.records.keeping import records_of
from scenes.saves.details import draw_details
from scenes.saves.opening import go_on
from scenes.saves.records import config_of
from scenes.saves.row import HEIGHT, Row
from scenes.saves.shelf import replays_of, saves_of
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import PINK, YELLOW
from scenes.widgets.field import TextField
from scenes.widgets.focus import Widget
from scenes.widgets.tab import Tab

LIST = pygame.Rect(12, 56, 384, 262)
DETAILS = pygame.Rect(402, 56, 226, 262)
ROWS = 9
LONGEST_TITLE = 20
UNDER_WAY, OVER = "under_way", "over"
LEAVES = (UNDER_WAY, OVER)


class SavesScene(MenuScene):
    """Two leaves of lines, what is known of the chosen one beside them, and what can be done with it."""

    def __init__(self, context: Context, leaf: str = "") -> None:
        """leaf: of LEAVES; empty: the first that holds anything."""
        super().__init__(context)
        self._folders: dict[str, MatchFolder] = {UNDER_WAY: saves_of(context), OVER: replays_of(context)}
        self.leaf = leaf or (UNDER_WAY if self._folders[UNDER_WAY] else OVER)
        self.page = 0
        self.entries: tuple[Entry, ...] = ()
        self.chosen: str | None = None
        """The id of the match that is looked at."""
        self.problem = ""
        self._sure = False
        self._field: TextField | None = None
        self.read()

    @property
    def music(self) -> Music:
        """The arcade's own theme goes on."""
        return Music("title")

    # ------------------------------------------------------------------ what there is

    @property
    def folder(self) -> MatchFolder:
        """The open leaf's."""
        return self._folders[self.leaf]

    @property
    def entry(self) -> Entry | None:
        """The match that is looked at."""
        return next((entry for entry in self.entries if entry.id == self.chosen), None)

    @property
    def pages(self) -> int:
        """How many pages the lines take."""
        return max(1, -(-len(self.entries) // ROWS))

    def read(self) -> None:
        """Look into the folder anew."""
        self.entries = self.folder.entries()
        if self.entry is None:
            self.chosen = self.entries[0].id if self.entries else None
        self.page = min(self.page, self.pages - 1)
        self._build()

    def resume(self) -> None:
        """A match may have been played, or read from a code, meanwhile."""
        super().resume()
        self.read()

    # ------------------------------------------------------------------ widgets

    def _build(self, focus: str = "row") -> None:
        """focus: `row` (the chosen line), `tab`, `page`, `title` or `forget`."""
        texts = self.context.texts
        tabs: list[Widget] = [
            Tab(
                pygame.Rect(LIST.left + 4 + 134 * number, 34, 130, 22),
                partial(self._tab_names, leaf),
                partial(self._is_open, leaf),
                partial(self.open_leaf, leaf),
            )
            for number, leaf in enumerate(LEAVES)
        ]
        shown = self.entries[self.page * ROWS : (self.page + 1) * ROWS]
        rows: list[Widget] = [
            Row(
                pygame.Rect(LIST.left + 6, LIST.top + 6 + HEIGHT * number, LIST.width - 12, HEIGHT),
                self.context,
                entry,
                partial(self._is_chosen, entry.id),
                partial(self.choose, entry.id),
                self.open,
            )
            for number, entry in enumerate(shown)
        ]
        pager: list[Widget] = []
        if self.pages > 1:
            values = tuple(map(str, range(self.pages)))
            box = pygame.Rect(LIST.right - 126, 35, 122, 18)
            pager = [Choice(box, str, values, str(self.page), self._page_name, self._leaf_through, split=0)]
        code = Button(pygame.Rect(12, 329, 180, 24), partial(texts, "keep.code"), self.read_code, "blue")
        back = Button(pygame.Rect(508, 329, 120, 24), partial(texts, "menu.back"), self.back)
        doing = self._doing()
        self.set_widgets([*rows, *doing, *pager, *tabs, code, back])
        wanted = {
            "tab": tabs[LEAVES.index(self.leaf)],
            "page": pager[0] if pager else None,
            "title": self._field,
            "forget": doing[-1] if doing else None,
            "row": next((row for row in rows if isinstance(row, Row) and row.entry.id == self.chosen), None),
        }[focus]
        if wanted is not None:
            self.group.focus(wanted)

    def _doing(self) -> list[Widget]:
        """What can be done with the chosen match."""
        texts, entry = self.context.texts, self.entry
        self._field = None
        if entry is None:
            return []
        left, wide = DETAILS.left + 12, DETAILS.width - 24
        bottom = DETAILS.bottom - 34
        forget = Button(
            pygame.Rect(left, bottom, wide, 22),
            partial(texts, "keep.forget.sure" if self._sure else "keep.forget"),
            self.forget,
            "red" if self._sure else "steel",
        )
        record = entry.record
        if record is None:
            return [forget]
        over = self.leaf == OVER
        main = Button(
            pygame.Rect(left, bottom - 76, wide, 24), partial(texts, "keep.watch" if over else "keep.go_on"), self.open
        )
        main.style = "steel" if self._sure else "red"
        self._field = TextField(
            pygame.Rect(left + 2, bottom - 48, wide - 2, 20),
            partial(texts, "keep.title"),
            record.title,
            partial(texts, "keep.title.none"),
            partial(self._typed, entry.id),
            LONGEST_TITLE,
            split=0.28,
        )
        if not over:
            return [main, self._field, forget]
        half = (wide - 6) // 2
        share = Button(pygame.Rect(left, bottom, half, 22), partial(texts, "keep.share"), self.share)
        forget.rect = pygame.Rect(left + half + 6, bottom, wide - half - 6, 22)
        return [main, self._field, share, forget]

    def _tab_names(self, leaf: str) -> tuple[str, ...]:
        return (self.context.texts(f"keep.leaf.{leaf}"),)

    def _is_open(self, leaf: str) -> bool:
        return leaf == self.leaf

    def _is_chosen(self, match_id: str) -> bool:
        return match_id == self.chosen

    def _page_name(self, value: str) -> str:
        return self.context.texts("keep.page", page=int(value) + 1, pages=self.pages)

    # ------------------------------------------------------------------ what can be done

    def open_leaf(self, leaf: str) -> None:
        """The other leaf."""
        if leaf != self.leaf:
            self.leaf, self.page, self.chosen, self._sure, self.problem = leaf, 0, None, False, ""
            self.read()
        self._build("tab")

    def _leaf_through(self, value: str) -> None:
        self.page = int(value)
        self.chosen = self.entries[self.page * ROWS].id
        self._sure = False
        self._build("page")

    def choose(self, match_id: str) -> None:
        """Look at this one."""
        if match_id != self.chosen:
            self.chosen, self._sure, self.problem = match_id, False, ""
            self._build()

    def open(self) -> None:
        """Go on with it, or watch it."""
        entry = self.entry
        if entry is None or entry.record is None:
            return
        if self.leaf == UNDER_WAY:
            if not go_on(self.context, entry.id):
                self._take_notices()
                self.read()
            return
        try:
            match = restore(entry.record)
        except RulesError:
            match = None
        if match is None or match.base is not None:
            self.problem = self.context.texts("keep.cannot_watch")
            return
        from scenes.replay import open_replay

        open_replay(self.context, config_of(self.context.texts, entry.record), match.actions, entry.record.clock_at)

    def share(self) -> None:
        """Its code."""
        from scenes.replay.share import ShareScene

        entry = self.entry
        if entry is None or entry.record is None:
            return
        try:
            scene = ShareScene(self.context, entry.record)
        except (ValueError, KeyError):
            self.problem = self.context.texts("keep.cannot_watch")
            return
        self.context.stack.push(scene)

    def read_code(self) -> None:
        """A match that somebody has sent."""
        from scenes.replay.read_code import ReadCodeScene

        self.context.stack.push(ReadCodeScene(self.context))

    def forget(self) -> None:
        """Asked twice."""
        if self.chosen is None:
            return
        if not self._sure:
            self._sure = True
            self.problem = self.context.texts("keep.forget.daily") if self._is_the_days() else ""
            self._build("forget")
            return
        self._sure, self.problem = False, ""
        try:
            self.folder.delete(self.chosen)
        except OSError as error:
            self.problem = str(error)
        place = next(number for number, entry in enumerate(self.entries) if entry.id == self.chosen)
        left = [entry.id for entry in self.entries if entry.id != self.chosen]
        self.chosen = left[min(place, len(left) - 1)] if left else None
        self.read()

    def _is_the_days(self) -> bool:
        """Whether the chosen match is the attempt at a daily challenge that counts, and has no score yet."""
        entry = self.entry
        day = None if entry is None or entry.record is None else date_of(entry.record.occasion)
        if entry is None or day is None or self.leaf != UNDER_WAY:
            return False
        begun = records_of(self.context).begun_dailies().get(day.isoformat())
        return begun is not None and begun.uid == entry.id

    def _typed(self, match_id: str, title: str) -> None:
        """What was typed is its name as soon as the typing ends, wherever the press that ended it leads."""
        entry, field = self.entry, self._field
        if entry is None or entry.record is None or field is None or field.typing or title == entry.record.title:
            return
        try:
            self.folder.name(match_id, title)
        except OSError as error:
            self.problem = str(error)
            return
        # The widgets stay: one of them is being pressed.
        self.entries = self.folder.entries()
        by_id = {entry.id: entry for entry in self.entries}
        for row in self.group.widgets:
            if isinstance(row, Row):
                row.entry = by_id.get(row.entry.id, row.entry)

    def _take_notices(self) -> None:
        """What could not be done is said here, where it was wanted."""
        notices: list[Notice] = self.context.store.notices
        if notices:
            notice = notices.pop()
            self.problem = self.context.texts(notice.text, **notice.facts)

    def back(self) -> None:
        """Out; or nothing is forgotten."""
        if self._sure:
            self._sure, self.problem = False, ""
            self._build("forget")
        else:
            super().back()

    def handle(self, intent: Intent) -> None:
        """Lines follow the focus of keys, the wheel leafs."""
        if intent.kind == Kind.SCROLL and self.pages > 1:
            page = max(0, min(self.pages - 1, self.page - (1 if intent.amount > 0 else -1)))
            if page != self.page:
                self._leaf_through(str(page))
            return
        super().handle(intent)
        focused = self.group.focused
        if isinstance(focused, Row) and intent.kind in (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.LOG):
            self.choose(focused.entry.id)

    # ------------------------------------------------------------------ picture

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The hall in the dark, the panels, what is known of the chosen match."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 70)
        self.heading(canvas, texts("keep.heading").upper(), 10)
        context.panels.draw(canvas, "panel_gold", LIST)
        context.panels.draw(canvas, "panel_gold", DETAILS)
        if not self.entries:
            words = texts(f"keep.none.{self.leaf}")
            fonts.block(canvas, LIST.inflate(-60, -200), words, colour=YELLOW, align="center")
        elif self.entry is not None:
            draw_details(canvas, context, DETAILS, self.entry)
        if self.problem:
            box = pygame.Rect(200, 328, 300, 26)
            fonts.block(canvas, box, self.problem, colour=PINK, align="center", step=12)
