"""The first leaf: everything in figures, and the share won over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.records.statistics import by_character, by_mode, by_opponent, by_seat, over_time, streaks, tally
from scenes.records.chart import MOST, draw_line, draw_mark
from scenes.records.page import PAGE, Page
from scenes.records.words import both_names, character_name, day_name, kind_name
from scenes.widgets.colours import GOLD, MIST, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

LIST = pygame.Rect(PAGE.left, PAGE.top, 220, PAGE.height)
CHART = pygame.Rect(LIST.right + 4, PAGE.top, PAGE.width - LIST.width - 4, PAGE.height)
ROW = 17


class FiguresPage(Page):
    """Left the figures, right the line."""

    def draw(self, canvas: pygame.Surface, focused: Widget | None) -> None:
        """Both panels."""
        panels, fonts = self.context.panels, self.context.fonts
        panels.draw(canvas, "panel_gold", LIST)
        panels.draw(canvas, "panel_gold", CHART)
        y = LIST.top + 12
        for label, value in self.rows():
            fonts.draw(canvas, (LIST.left + 14, y), label, Font.BODY, MIST, room=104)
            room = LIST.width - 132
            font = fonts.fitting(value, room, (Font.NAME, Font.BODY, Font.LABEL))
            fonts.draw(
                canvas, (LIST.right - 14, y + (2 if font is Font.NAME else 0)), value, font, WHITE, "right", room=room
            )
            y += ROW
        at = (CHART.left + 14, CHART.top + 12)
        fonts.draw(canvas, at, self.say("records.over_time"), Font.NAME, YELLOW, room=CHART.width - 28)
        self._draw_chart(canvas)

    def widgets(self) -> Sequence[Widget]:
        """Nothing to press; but what is let through may have changed, so that all is counted anew."""
        shown = self.shown.showings
        now, longest = streaks(shown)
        every = tally(shown)
        self.line = over_time(shown), tuple(one.points for one in shown)
        self.counted: dict[str, int] = {
            "matches": every.matches,
            "wins": every.wins,
            "draws": every.draws,
            "losses": every.losses,
            "share": round(every.share * 100),
            "streak": now,
            "longest": longest,
            "watched": sum(not one.people for one in self.shown.matches),
        }
        beaten = [kind for kind, one in by_opponent(shown).items() if one.wins]
        seats = by_seat(shown)
        best = max(seats, key=lambda seat: (seats[seat].share, seats[seat].matches), default="")
        self.favourites: dict[str, str] = {
            "mode": next(iter(by_mode(shown)), ""),
            "character": next(iter(by_character(shown)), ""),
            "beaten": beaten[-1] if beaten else "",
            "seat": best if best and seats[best].wins else "",
        }
        return ()

    def rows(self) -> list[tuple[str, str]]:
        """(label, value) of every figure, in the words of now."""
        texts = self.context.texts
        figures = {name: str(number) for name, number in self.counted.items()}
        figures["share"] = self.say("records.percent", n=figures["share"]) if self.counted["matches"] else "-"
        words: dict[str, Callable[[str], str]] = {
            "mode": partial(both_names, texts),
            "character": partial(character_name, texts),
            "beaten": partial(kind_name, texts),
            "seat": lambda seat: texts(f"seat.{seat}"),
        }
        figures |= {name: words[name](value) if value else "-" for name, value in self.favourites.items()}
        return [(self.say(f"records.figure.{name}"), value) for name, value in figures.items()]

    def _draw_chart(self, canvas: pygame.Surface) -> None:
        fonts, shown = self.context.fonts, self.shown.showings
        box = pygame.Rect(CHART.left + 12, CHART.top + 28, CHART.width - 24, CHART.height - 78)
        draw_line(canvas, self.context, box, *self.line)
        if not shown:
            fonts.draw(canvas, box.center, self.say("records.none"), Font.BODY, MIST, "center", room=box.width - 40)
            return
        y = box.bottom - 1
        texts = self.context.texts
        first = day_name(texts, shown[max(0, len(shown) - MOST)].record.ended)
        last = day_name(texts, shown[-1].record.ended)
        fonts.draw(canvas, (box.left + 30, y), first, colour=MIST, room=120)
        if last != first:
            fonts.draw(canvas, (box.right - 4, y), last, colour=MIST, align="right", room=120)
        x = box.left + 30
        for point, name in ((1.0, "win"), (0.0, "loss"), (0.5, "drawn")):
            draw_mark(canvas, (x + 3, y + 21), point)
            drawn = fonts.draw(canvas, (x + 10, y + 16), self.say(f"records.{name}"), colour=MIST, room=80)
            x = drawn.right + 14
        canvas.fill(GOLD, (x, y + 21, 12, 1))
        fonts.draw(canvas, (x + 16, y + 16), self.say("records.last_ten"), colour=MIST, room=CHART.right - x - 24)
