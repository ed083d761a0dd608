"""The first leaf: everything in figures, and the share won over time."""

from __future__ import annotations

import pygame

from game.records.statistics import by_character, by_opponent, by_seat, over_time, streaks, tallies, tally
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

    def rows(self) -> list[tuple[str, str]]:
        """(label, value) of every figure, in the words of now."""
        shown = self.shown.showings
        every, texts = tally(shown), self.context.texts
        now, longest = streaks(shown)
        rows = [
            ("matches", str(every.matches)),
            ("wins", str(every.wins)),
            ("draws", str(every.draws)),
            ("losses", str(every.losses)),
            ("share", self.say("records.percent", n=round(every.share * 100)) if every.matches else "-"),
            ("streak", str(now)),
            ("longest", str(longest)),
            ("watched", str(sum(not one.people for one in self.shown.matches))),
        ]
        modes = tallies(shown, lambda one: f"{one.record.game}/{one.record.mode}")
        rows.append(("mode", both_names(texts, next(iter(modes))) if modes else "-"))
        characters = by_character(shown)
        rows.append(("character", character_name(texts, next(iter(characters))) if characters else "-"))
        beaten = [kind for kind, one in by_opponent(shown).items() if one.wins]
        rows.append(("beaten", kind_name(texts, beaten[-1]) if beaten else "-"))
        seats = by_seat(shown)
        best = max(seats, key=lambda seat: (seats[seat].share, seats[seat].matches), default="")
        rows.append(("seat", self.say(f"seat.{best}") if best and seats[best].wins else "-"))
        return [(self.say(f"records.figure.{name}"), value) for name, value in rows]

    def _draw_chart(self, canvas: pygame.Surface) -> None:
        fonts, shown = self.context.fonts, self.shown.showings
        box = pygame.Rect(CHART.left + 12, CHART.top + 28, CHART.width - 24, CHART.height - 78)
        draw_line(canvas, self.context, box, over_time(shown), [one.points for one in shown])
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
