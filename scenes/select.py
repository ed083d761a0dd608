"""A row of cabinets: the games that are there are lit; the rest of the hall's machines are furniture.

One cabinet stands alone, two stand side by side; of more, two are in sight and the row rolls along as one walks."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.assets import Frame, frame_at
from scenes.context import Context
from scenes.hall import last_game, lit_games
from scenes.intents import Intent, Kind
from scenes.lesson.shelf import lesson_of, to_be_offered
from scenes.menu import MenuScene, dim
from scenes.setup import SetupScene
from scenes.widgets.button import Button
from scenes.widgets.colours import CRIMSON, CYAN, INK, MIST, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

FLOOR = 318
CABINET_FEET = 201
"""Pixels from a cabinet's top to the floor."""
FURNITURE = (66, 334, 460, 580)
"""Where switched-off machines stand about."""
WIDE = 132
"""From one cabinet's middle to the next one's, in pixels."""
CABINET = (124, 210)
ALONE, LEFTMOST = 190, 88
"""The middle of a single cabinet, and of the first in sight of several."""
IN_SIGHT = 2
CABINET_MIDDLE = 62
"""Where the middle of a cabinet is in its own picture."""
BLINK_MS = 700
BULB_RIM, BULB_STEP = 4, 8
"""How far outside a marquee its bulbs sit (both sides together), and from one to the next, in pixels."""
BULB_MS, BULB_GAP = 140, 4
"""How long the gap in the row of bulbs stays, and that every so many bulbs there is one."""
INFO = pygame.Rect(312, 62, 318, 226)
LARGE_INFO = pygame.Rect(182, 40, 448, 248)
"""With larger text: one cabinet is in sight then."""
LINE = 19
ICONS: dict[str, tuple[str, str]] = {
    "eight_bit_battle": ("cards/items", ""),
    "eight_masters_revenge": ("cards/masters", "fx_"),
    "street_war": ("cards/street", "ability_big_"),
    "demonites": ("cards/demonites", "clan_"),
}
"""What small pictures a game shows: sheet, and what their frames' names begin with."""


class CabinetSlot(Widget):
    """A cabinet that can be chosen."""

    def __init__(self, rect: pygame.Rect, game_id: str, choose: Callable[[str], None]) -> None:
        super().__init__(rect)
        self.game_id = game_id
        self._choose = choose
        self.middle = rect.centerx
        """Where it stands on the floor, in sight or not."""

    def handle(self, intent: Intent) -> bool:
        """Choose it."""
        if intent.kind in (Kind.CONFIRM, Kind.RELEASE):
            self._choose(self.game_id)
            return True
        return intent.kind == Kind.PRESS


class SelectScene(MenuScene):
    """Choose a game."""

    arrival = "wipe"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._clock = 0
        self.games = lit_games()
        self.game_id = self.rules_game = last = last_game(context.settings.game, self.games)
        """The cabinet in front of which the player stands: at first that of the game played last."""
        place = pygame.Rect((0, FLOOR - CABINET[1]), CABINET)
        self._cabinets = [CabinetSlot(place.copy(), game_id, self._open) for game_id in self.games]
        self._first = 0
        """The leftmost one in sight."""
        left, step = self.info.left, (self.info.width + 6) // len(("play", "rules", "back"))
        wide = step - 6
        buttons = [
            Button(pygame.Rect(left, 300, wide, 26), lambda: self._say("title.play"), self._play, "red"),
            Button(pygame.Rect(left + step, 300, wide, 26), lambda: self._say("title.rules"), self.open_rules),
            Button(pygame.Rect(left + 2 * step, 300, wide, 26), lambda: self._say("menu.back"), self.back),
        ]
        self.set_widgets([*self._cabinets, *buttons])
        self.group.focus(self._cabinets[self.games.index(last)])
        self._icons = {game_id: self._icons_of(game_id) for game_id in self.games}

    @property
    def info(self) -> pygame.Rect:
        """Where it stands what there is to know about the game."""
        return LARGE_INFO if self.context.fonts.larger else INFO

    @property
    def in_sight(self) -> int:
        """How many cabinets are in sight."""
        return 1 if self.context.fonts.larger else IN_SIGHT

    def _say(self, text_id: str) -> str:
        return self.context.texts(text_id)

    def _icons_of(self, game_id: str) -> list[Frame]:
        sheet_name, begin = ICONS[game_id]
        sheet = self.context.assets.sheet(sheet_name)
        return [
            sheet.frame(name) for name in sheet.frame_names if name.startswith(begin) and not name.endswith("_small")
        ]

    def _roll(self) -> None:
        """Bring the cabinet that counts in sight, and put all of them where they stand then."""
        here = self.games.index(self.game_id)
        self._first = max(here - self.in_sight + 1, min(self._first, here))
        alone = len(self._cabinets) == 1
        for number, slot in enumerate(self._cabinets):
            slot.middle = ALONE if alone else LEFTMOST + WIDE * (number - self._first)
            slot.rect.width = CABINET[0]
            slot.rect.centerx = slot.middle
            if not self._in_sight(number):
                # Keys walk on to it; the mouse does not find it behind the panel.
                slot.rect.width = 0

    def _in_sight(self, number: int) -> bool:
        return self._first <= number < self._first + self.in_sight

    def _open(self, game_id: str) -> None:
        self.context.stack.push(SetupScene(self.context, game_id))
        if to_be_offered(self.context.settings, game_id):
            from scenes.lesson.offer import LessonOfferScene

            self.context.stack.push(LessonOfferScene(self.context, lesson_of(game_id)))

    def _play(self) -> None:
        self._open(self.game_id)

    def _arrows(self) -> list[tuple[str, int, pygame.Rect]]:
        """(sign, step, where) of the ways to cabinets out of sight: for the mouse; keys walk on by themselves."""
        top = FLOOR - CABINET[1] // 2
        ways = (
            ("spin_left", -1, self._first > 0, LEFTMOST - CABINET[0] // 2 - 16),
            ("spin_right", 1, self._first + self.in_sight < len(self._cabinets), self.info.left - 22),
        )
        return [(sign, step, pygame.Rect(x - 4, top - 10, 22, 30)) for sign, step, more, x in ways if more]

    def _walk(self, step: int) -> None:
        """To the next cabinet on this side, if there is one."""
        here = self.games.index(self.game_id) + step
        if 0 <= here < len(self._cabinets):
            self.group.focus(self._cabinets[here])
            self.touch()

    def handle(self, intent: Intent) -> None:
        """The arrows and the wheel walk along the row."""
        if intent.kind == Kind.SCROLL:
            self._walk(-1 if intent.amount > 0 else 1)
            return
        if intent.kind == Kind.PRESS and intent.pos is not None:
            for _, step, rect in self._arrows():
                if rect.collidepoint(intent.pos):
                    # Whatever is out of sight on that side comes into it.
                    edge = self._first if step < 0 else self._first + self.in_sight - 1
                    self._walk(edge + step - self.games.index(self.game_id))
                    return
        super().handle(intent)

    def touch(self) -> None:
        """The player may stand in front of another cabinet now."""
        focused = self.group.focused
        if isinstance(focused, CabinetSlot):
            self.game_id = self.rules_game = focused.game_id
            self._roll()
        super().touch()

    def _screen(self, game_id: str) -> tuple[int, Frame]:
        return frame_at(self.context.assets.sheet(f"places/cabinet_{game_id}").tag("demo"), self._clock)

    def _look(self) -> tuple[int, ...]:
        """What of the picture moves, as numbers."""
        gap = 0 if self.context.settings.reduced_motion else self._clock // BULB_MS % BULB_GAP
        return (self._clock // BLINK_MS % 2, gap, *(self._screen(game_id)[0] for game_id in self.games))

    def update(self, ms: int) -> None:
        """The screens play."""
        before = self._look()
        self._clock += ms
        if before != self._look():
            self.dirty = True

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Hall, cabinets, and what there is to know about the game."""
        context = self.context
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 150)
        self.heading(canvas, context.texts("select.title"))
        dark = context.assets.sheet("places/cabinets_dark")
        for number, x in enumerate(FURNITURE):
            dark.frame(f"dark_{number}").draw(canvas, (x, FLOOR - 8))
        for number, slot in enumerate(self._cabinets):
            if self._in_sight(number):
                self._draw_cabinet(canvas, slot)
        for sign, _, rect in self._arrows():
            context.panels.sign(canvas, sign, (rect.left + 4, rect.top + 10))
        self._draw_info(canvas)

    def _draw_cabinet(self, canvas: pygame.Surface, slot: CabinetSlot) -> None:
        context, fonts = self.context, self.context.fonts
        self._screen(slot.game_id)[1].draw(canvas, (slot.middle, FLOOR))
        sign = marquee_of(context, slot.game_id).move(slot.middle - CABINET_MIDDLE, FLOOR - CABINET_FEET)
        self._draw_bulbs(canvas, sign, slot.game_id == self.game_id)
        draw_marquee(canvas, context, slot.game_id, sign)
        if slot is self.group.focused:
            pointer = context.panels.sheet.frame("pointer_down").surface
            context.panels.sign(canvas, "pointer_down", (slot.middle - pointer.get_width() // 2, slot.rect.top - 12))
        if slot.game_id == self.game_id and self._clock // BLINK_MS % 2 == 0:
            at = (slot.middle, FLOOR + 10)
            fonts.draw(canvas, at, context.texts("select.start"), Font.NAME, YELLOW, "center", None, INK, room=170)

    def _draw_bulbs(self, canvas: pygame.Surface, sign: pygame.Rect, here: bool) -> None:
        """The bulbs round a marquee: every other one lit, in turns; all round the one in front of which one stands."""
        turn = 0 if self.context.settings.reduced_motion else self._clock // BLINK_MS % 2
        rim = sign.inflate(BULB_RIM, BULB_RIM)
        for number, at in enumerate(_along(rim, BULB_STEP)):
            lit = here or number % 2 == turn
            if here and not self.context.settings.reduced_motion:
                # A gap runs round: nothing flashes, and nobody overlooks it.
                lit = (number - self._clock // BULB_MS) % BULB_GAP != 0
            canvas.fill(YELLOW if lit else CRIMSON, (at[0] - 1, at[1] - 1, 2, 2))

    def _draw_info(self, canvas: pygame.Surface) -> None:
        context, game_id = self.context, self.game_id
        texts, fonts, panels = context.texts, context.fonts, context.panels
        panels.draw(canvas, "panel_gold", self.info)
        inner = self.info.inflate(-28, -28)
        name = texts(f"game.{game_id}").upper()
        font = fonts.fitting(name, inner.width, (Font.TITLE, Font.NAME))
        fonts.draw(canvas, inner.topleft, name, font, YELLOW, room=inner.width)
        if fonts.larger:
            self._draw_larger(canvas, inner)
            return
        tag = (inner.left, inner.top + 22)
        fonts.draw(canvas, tag, texts(f"game.{game_id}.tag"), Font.BODY, CYAN, room=inner.width)
        about = pygame.Rect(inner.left, inner.top + 40, inner.width, 78)
        fonts.block(canvas, about, texts(f"game.{game_id}.about"), colour=WHITE, step=12, grow=True)
        icons = self._icons[game_id]
        step = max(28, *(icon.size[0] + 2 for icon in icons))
        for number, icon in enumerate(icons):
            icon.draw(canvas, (inner.left + number * step + 2, inner.bottom - 64 - icon.size[1] // 2))
        y = inner.bottom - 44
        for sign, text_id in (("person", "players"), ("hourglass_0", "minutes"), ("hand_card", "kind")):
            panels.sign(canvas, sign, (inner.left, y))
            fonts.draw(canvas, (inner.left + 18, y), texts(f"game.{game_id}.{text_id}"), Font.BODY, MIST)
            y += 16

    def _draw_larger(self, canvas: pygame.Surface, inner: pygame.Rect) -> None:
        """The same in larger text, without the small pictures."""
        context, fonts = self.context, self.context.fonts
        texts, prefix = context.texts, f"game.{self.game_id}"
        box = pygame.Rect(inner.left, inner.top + LINE, inner.width, inner.height - LINE)
        y = fonts.block(canvas, box, texts(f"{prefix}.tag"), Font.LARGE, CYAN, step=LINE)
        box = pygame.Rect(inner.left, y + 2, inner.width, inner.bottom - 2 * LINE - 2 - y)
        fonts.block(canvas, box, texts(f"{prefix}.about"), Font.LARGE, WHITE, step=LINE)
        y, middle = inner.bottom - 2 * LINE + 4, inner.left + inner.width // 2
        for sign, text_id, at in (
            ("person", "players", (inner.left, y)),
            ("hourglass_0", "minutes", (middle, y)),
            ("hand_card", "kind", (inner.left, y + LINE)),
        ):
            context.panels.sign(canvas, sign, (at[0], at[1] + 5))
            room = inner.right - at[0] if text_id != "players" else inner.width // 2
            fonts.draw(canvas, (at[0] + 18, at[1]), texts(f"{prefix}.{text_id}"), Font.LARGE, MIST, room=room - 18)


def marquee_of(context: Context, game_id: str) -> pygame.Rect:
    """Where a cabinet's name stands in the picture of the cabinet."""
    return context.assets.sheet(f"places/cabinet_{game_id}").slice("marquee").bounds


def draw_marquee(canvas: pygame.Surface, context: Context, game_id: str, sign: pygame.Rect) -> None:
    """The name on a cabinet whose marquee is this part of the canvas."""
    fonts = context.fonts
    names = [context.texts(f"game.{game_id}{form}").upper() for form in ("", ".short")]
    name = next((name for name in names if fonts.width(name, Font.LABEL) <= sign.width), names[-1])
    font = fonts.fitting(name, sign.width, (Font.LABEL_BOLD, Font.LABEL))
    fonts.draw(canvas, (sign.centerx, sign.top + 9), name, font, YELLOW, "center", None, INK, room=sign.width)


def _along(rect: pygame.Rect, step: int) -> list[tuple[int, int]]:
    """Points along the edges of a rectangle, clockwise from its upper left corner, one every `step` pixels or so."""
    across, down = max(1, round(rect.width / step)), max(1, round(rect.height / step))
    xs = [rect.left + rect.width * n // across for n in range(across)]
    ys = [rect.top + rect.height * n // down for n in range(down)]
    there = [(x, rect.top) for x in xs] + [(rect.right, y) for y in ys]
    return (
        there
        + [(rect.left + rect.right - x, rect.bottom) for x in xs]
        + [(rect.left, rect.top + rect.bottom - y) for y in ys]
    )
