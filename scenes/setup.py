"""Match set-up: who plays each seat, under which name, with which options. One press starts the last one again."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

import pygame

from game.ai.players import PLAYER_IDS
from game.core.contract import Game, Setup
from game.core.registry import get_game
from game.storage.settings import SeatSettings, SetupSettings
from scenes.context import Context
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.menu import MenuScene, dim
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import GOLD, INK, MIST, SEATS, WHITE, YELLOW
from scenes.widgets.field import TextField
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

LONGEST_NAME = 9
LONGEST_SEED = 12
ROW = 21
KINDS = (PERSON, *PLAYER_IDS)
PORTRAITS = {
    PERSON: ("king_blue", "queen_red"),
    "ai:search": ("wizard_blue", "wizard_red"),
    "ai:greedy": ("warrior_blue", "warrior_red"),
    "ai:random": ("goblin_blue", "goblin_red"),
}
"""The card whose picture stands for who plays, by kind and seat."""
SEAT_PANELS = (pygame.Rect(12, 40, 284, 102), pygame.Rect(12, 146, 284, 102))
OPTIONS = pygame.Rect(300, 40, 328, 238)
HELP = pygame.Rect(12, 282, 616, 36)


def shown_name(context: Context, seat: int, config: SeatSettings) -> str:
    """The name that somebody typed, or the arcade's own for that seat or player."""
    if config.name:
        return config.name
    if config.kind == PERSON:
        return context.texts(f"seat.{seat}")
    return context.texts(f"player.{config.kind.removeprefix('ai:')}")


def usable(saved: SetupSettings | None, game: Game) -> SetupSettings:
    """A copy of the saved set-up in which whatever this program does not know (a hand-edited or older file) has its
    default."""
    default, seats = SetupSettings(), []
    for number, usual in enumerate(default.seats):
        seat = saved.seats[number] if saved is not None and number < len(saved.seats) else usual
        name = seat.name.strip()[:LONGEST_NAME]
        seats.append(SeatSettings(seat.kind if seat.kind in KINDS else usual.kind, name))
    known = {option.id: option.values for option in game.options}
    chosen = {} if saved is None else saved.options
    options = {name: value for name, value in chosen.items() if value in known.get(name, ())}
    return SetupSettings(seats, options)


class SetupScene(MenuScene):
    """Left: the seats. Right: the options. What the focus is on is explained below."""

    def __init__(self, context: Context, game_id: str) -> None:
        super().__init__(context)
        self.game_id = game_id
        self.game = get_game(game_id)
        self.chosen = usable(context.settings.setups.get(game_id), self.game)
        self._seed = ""
        self._help: dict[int, str] = {}
        self._build()

    def _say(self, text_id: str) -> str:
        return self.context.texts(text_id)

    def _explained(self, widget: Widget, text_id: str) -> Widget:
        self._help[id(widget)] = text_id
        return widget

    def _build(self, focus: int = 0) -> None:
        """All widgets from what is chosen; the one with this number focused."""
        self._help.clear()
        widgets = [self._button(pygame.Rect(230, 322, 180, 34), "setup.start", self.start, "red", Font.TITLE)]
        for seat in (0, 1):
            widgets += self._seat_widgets(seat)
        widgets += [
            self._button(pygame.Rect(12, 252, 138, 24), "setup.swap", self._swap),
            self._button(pygame.Rect(158, 252, 138, 24), "setup.reset", self._reset),
            *self._option_widgets(),
            self._button(pygame.Rect(12, 325, 120, 26), "menu.back", self.back),
            self._button(pygame.Rect(508, 325, 120, 26), "title.rules", self.open_rules),
        ]
        self.set_widgets(widgets)
        self.group.index = focus

    def _button(
        self, rect: pygame.Rect, text_id: str, press: Callable[[], None], style: str = "steel", font: Font = Font.NAME
    ) -> Widget:
        button = Button(rect, partial(self._say, text_id), press, style, font)
        return self._explained(button, f"{text_id}.help" if text_id.startswith("setup.") else "")

    def _seat_widgets(self, seat: int) -> list[Widget]:
        box = SEAT_PANELS[seat]
        config = self.chosen.seats[seat]
        left, width = box.left + 72, box.width - 82
        kind = Choice(
            pygame.Rect(left, box.top + 24, width, 18),
            partial(self._say, "setup.who"),
            KINDS,
            config.kind,
            lambda value: self._say(f"player.{value.removeprefix('ai:')}"),
            partial(self._set_kind, seat),
            split=0.34,
        )
        name = TextField(
            pygame.Rect(left, box.top + 46, width, 18),
            partial(self._say, "setup.name"),
            config.name,
            lambda: shown_name(self.context, seat, SeatSettings(self.chosen.seats[seat].kind)),
            partial(self._set_name, seat),
            LONGEST_NAME,
            self._can_be_drawn,
            split=0.34,
        )
        return [self._explained(kind, "setup.who.help"), self._explained(name, "setup.name.help")]

    def _option_widgets(self) -> list[Widget]:
        widgets: list[Widget] = []
        left, width = OPTIONS.left + 12, OPTIONS.width - 24
        for row, option in enumerate(self.game.options):
            prefix = f"option.{self.game_id}.{option.id}"
            choice = Choice(
                pygame.Rect(left, OPTIONS.top + 26 + row * ROW, width, 18),
                partial(self._say, prefix),
                option.values,
                self.chosen.options.get(option.id, option.default),
                lambda value, prefix=prefix: self._say(f"{prefix}.{value}"),  # type: ignore[misc]
                partial(self._set_option, option.id),
            )
            widgets.append(self._explained(choice, f"{prefix}.help"))
        seed = TextField(
            pygame.Rect(left, OPTIONS.top + 34 + len(self.game.options) * ROW, width, 18),
            partial(self._say, "setup.seed"),
            self._seed,
            partial(self._say, "setup.seed.random"),
            self._set_seed,
            LONGEST_SEED,
            lambda character: character in "0123456789",
        )
        return [*widgets, self._explained(seed, "setup.seed.help")]

    def _can_be_drawn(self, character: str) -> bool:
        """Whether every font that shows names has it."""
        fonts = self.context.fonts
        return not any(fonts.face(font).lacks(character) for font in (Font.BODY, Font.NAME, Font.LABEL))

    def _set_kind(self, seat: int, value: str) -> None:
        self.chosen.seats[seat].kind = value
        self.touch()

    def _set_name(self, seat: int, value: str) -> None:
        self.chosen.seats[seat].name = value
        self.touch()

    def _set_option(self, option_id: str, value: str) -> None:
        self.chosen.options[option_id] = value
        self.touch()

    def _set_seed(self, value: str) -> None:
        self._seed = value
        self.touch()

    def _swap(self) -> None:
        self.chosen.seats.reverse()
        self._build(self.group.index)

    def _reset(self) -> None:
        self.chosen, self._seed = SetupSettings(), ""
        self._build(self.group.index)

    def config(self) -> MatchConfig:
        """What has been chosen, ready to play. Without a seed a random one is drawn here, outside all rules."""
        options = {option.id: self.chosen.options.get(option.id, option.default) for option in self.game.options}
        seed = int(self._seed) if self._seed else secrets.randbits(32)
        names = [shown_name(self.context, number, seat) for number, seat in enumerate(self.chosen.seats)]
        if names[0] == names[1]:
            # The log speaks of players by name.
            names[1] = f"{names[1]} 2"
        seats = tuple(SeatConfig(seat.kind, name) for seat, name in zip(self.chosen.seats, names, strict=True))
        return MatchConfig(Setup(self.game_id, seed, len(seats), "standard", options), seats, bool(self._seed))

    def start(self) -> None:
        """Remember the set-up and play."""
        from scenes.play import open_match

        self.context.settings.setups[self.game_id] = self.chosen
        self.context.store.save()
        open_match(self.context, self.config())

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Panels over the hall."""
        context = self.context
        texts, fonts, panels = context.texts, context.fonts, context.panels
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        self.heading(canvas, texts(f"game.{self.game_id}").upper())
        for seat in (0, 1):
            self._draw_seat(canvas, seat)
        panels.draw(canvas, "panel_night", OPTIONS)
        at = (OPTIONS.left + 12, OPTIONS.top + 9)
        fonts.draw(canvas, at, texts("setup.options"), Font.NAME, YELLOW, room=OPTIONS.width - 24)

    def _draw_seat(self, canvas: pygame.Surface, seat: int) -> None:
        context, box = self.context, SEAT_PANELS[seat]
        texts, fonts, panels = context.texts, context.fonts, context.panels
        panels.draw(canvas, "panel_blue" if seat == 0 else "panel_red", box)
        panels.sign(canvas, "flag_blue" if seat == 0 else "flag_red", (box.left + 12, box.top + 9))
        title = (box.left + 26, box.top + 9)
        fonts.draw(canvas, title, texts(f"setup.seat.{seat}"), Font.NAME, SEATS[seat], room=box.width - 36)
        kind = self.chosen.seats[seat].kind
        cards = context.assets.sheet("cards/eight_bit_battle")
        art = cards.slice("art").bounds
        picture = cards.frame(PORTRAITS[kind][seat]).surface.subsurface(art)
        at = (box.left + 13, box.top + 27)
        frame = pygame.Rect(at[0] - 2, at[1] - 2, art.width + 4, art.height + 4)
        pygame.draw.rect(canvas, INK, frame.inflate(2, 2), 1)
        pygame.draw.rect(canvas, GOLD, frame, 2)
        canvas.blit(picture, at)
        words = texts(f"player.{kind.removeprefix('ai:')}.help")
        about = pygame.Rect(box.left + 72, box.top + 69, box.width - 82, 26)
        fonts.block(canvas, about, words, colour=MIST, step=11)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What the focused line means."""
        context = self.context
        context.panels.draw(canvas, "tooltip", HELP)
        text_id = self._help.get(id(self.group.focused)) or "setup.hint"
        box = HELP.inflate(-20, -12)
        lines = len(context.fonts.wrap(context.texts(text_id), box.width))
        if lines == 1:
            box.top += 5
        context.fonts.block(canvas, box, context.texts(text_id), colour=WHITE)
