"""One remembered match: who sat where, how it ended, what it brought, and the way to watch it again."""

from __future__ import annotations

import pygame

from game.core.action import parse_action
from game.records.record import retold
from game.storage.records import Records
from scenes.context import Context
from scenes.match_config import MatchConfig, SeatConfig
from scenes.menu import MenuScene, dim
from scenes.records.words import character_name, day_name, game_name, mode_name, seat_name
from scenes.saves.shelf import replays_of
from scenes.widgets.button import Button
from scenes.widgets.colours import MIST, PINK, SEAT_NAMES, SEATS, WHITE, YELLOW
from scenes.widgets.text import Font

LEFT, WIDTH, HIGHEST = 90, 460, 296
HEAD, FOOT = 60, 54
"""Above the first seat: game and day. Below the last line: the buttons."""
ROW = 18
BROUGHT = 36
"""Three lines of achievements."""


class MatchDetailScene(MenuScene):
    """Lies over the list."""

    opaque = False

    def __init__(self, context: Context, records: Records, uid: str) -> None:
        """uid: of a match that the records hold."""
        super().__init__(context)
        self.uid = uid
        self.record = records.match(uid)
        self.brought = tuple(one.id for one in records.achievements() if one.uid == uid)
        self._can_be_told = self._is_known()
        if self.record is not None:
            self.rules_game = self.record.game
        self.box = box = self._box()
        watch = Button(pygame.Rect(box.left + 40, box.bottom - 38, 180, 26), self._watch_text, self.watch, "red")
        watch.enabled = self._can_be_told
        back = Button(pygame.Rect(box.right - 220, box.bottom - 38, 180, 26), self._back_text, self.back, "steel")
        self.set_widgets([watch, back])

    def _box(self) -> pygame.Rect:
        """As high as what it says, in the middle."""
        rows = 0 if self.record is None else len(self.record.seats) + (not self.record.winners) + 1
        more = BROUGHT if self.brought or not self._can_be_told else 0
        high = min(HIGHEST, HEAD + ROW * rows + more + FOOT)
        return pygame.Rect(LEFT, (360 - high) // 2, WIDTH, high)

    def _watch_text(self) -> str:
        return self.context.texts("records.watch")

    def _back_text(self) -> str:
        return self.context.texts("menu.back")

    def _is_known(self) -> bool:
        """Whether this program's rules still lead through it."""
        if self.record is None:
            return False
        try:
            retold(self.record)
        except ValueError:
            return False
        return True

    def config(self) -> MatchConfig:
        """The match as it was played, under the names of now for those who typed none."""
        record = self.record
        assert record is not None, "nothing is shown"
        texts = self.context.texts
        seats = tuple(SeatConfig(one.kind, seat_name(texts, seat, one)) for seat, one in enumerate(record.seats))
        return MatchConfig(record.setup, seats, seed_given=True)

    def watch(self) -> None:
        """See it again."""
        if self.record is not None:
            from scenes.replay import open_replay

            actions = tuple(parse_action(text) for text in self.record.actions)
            open_replay(self.context, self.config(), actions, self._clock_at())

    def _clock_at(self) -> tuple[int, ...]:
        """What had run of the match's own clock at each action: kept with the match itself, while that is kept."""
        replays = replays_of(self.context)
        kept = replays.read(self.uid).record if replays.file(self.uid).exists() else None
        return () if kept is None else kept.clock_at

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """A panel over the list."""
        dim(canvas, 90)
        context, record = self.context, self.record
        texts, fonts, panels = context.texts, context.fonts, context.panels
        box = self.box
        panels.draw(canvas, "panel_gold", box)
        if record is None:
            at = (box.centerx, box.top + HEAD // 2)
            fonts.draw(canvas, at, texts("records.gone"), colour=PINK, align="center", room=box.width - 40)
            return
        game = texts(f"game.{record.game}") if texts.has(f"game.{record.game}") else game_name(texts, record.game)
        self.heading(canvas, game.upper(), box.top + 14)
        left, room = box.left + 22, box.width - 44
        when = texts(
            "records.when",
            mode=mode_name(texts, record.game, record.mode),
            day=day_name(texts, record.ended),
            time=record.ended[11:16],
        )
        fonts.draw(canvas, (320, box.top + 40), when, colour=WHITE, align="center", room=room)
        y = box.top + HEAD
        for seat, one in enumerate(record.seats):
            panels.sign(canvas, f"flag_{SEAT_NAMES[seat]}", (left, y))
            name = seat_name(texts, seat, one)
            name_box = fonts.draw(canvas, (left + 16, y + 2), name, Font.NAME, SEATS[seat], room=150)
            if one.won:
                panels.sign(canvas, "crown", (name_box.right + 6, y))
            character = character_name(texts, f"{record.game}/{one.character}") if one.character else ""
            fonts.draw(canvas, (left + 190, y), character, colour=MIST, room=110)
            score = texts("records.score", n=one.score)
            fonts.draw(canvas, (left + room, y), score, colour=MIST, align="right", room=100)
            y += ROW
        if not record.winners:
            fonts.draw(canvas, (left, y), texts("records.draw"), Font.NAME, YELLOW, room=room)
            y += ROW
        seed = texts("records.seed", seed=record.seed, actions=len(record.actions))
        fonts.draw(canvas, (left, y), seed, colour=MIST, room=room)
        y += ROW
        if self.brought:
            names = ", ".join(texts(f"achievement.{one}") for one in self.brought if texts.has(f"achievement.{one}"))
            words = pygame.Rect(left, y, room, BROUGHT)
            fonts.block(canvas, words, texts("records.brought", some=names), colour=YELLOW, step=12)
        elif not self._can_be_told:
            fonts.block(canvas, pygame.Rect(left, y, room, 28), texts("records.untold"), colour=PINK, step=12)
