"""Match set-up: the mode, who plays each seat, under which name, with which options. One press starts the last one
again."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.core.contract import Setup
from game.core.registry import get_game
from game.storage.settings import SetupSettings
from scenes.context import Context
from scenes.gauntlet.where import has_gauntlet
from scenes.intents import Kind
from scenes.lesson.shelf import has_lesson, lesson_of, to_be_offered_in
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.menu import MenuScene, dim
from scenes.seating import ARCADE_SEATS, drawn, named, names_of
from scenes.setup.chosen import kinds_for, options_of, usable, usual_seats
from scenes.setup.places import BACK, HELP, LEFT, MODE, OPTIONS, ROW
from scenes.setup.seat_panel import SeatPanel, seat_panels
from scenes.setup.usual import usual_values
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import WHITE, YELLOW
from scenes.widgets.field import TextField
from scenes.widgets.focus import Widget
from scenes.widgets.keyhint import key_label
from scenes.widgets.text import Font

LONGEST_SEED = 12
LOT, SHOWN = "lot", "shown"
"""Who begins, where the first seat always does."""


class SetupScene(MenuScene):
    """Left: the mode and the seats. Right: the options. What the focus is on is explained below."""

    arrival = "wipe"

    def __init__(self, context: Context, game_id: str) -> None:
        super().__init__(context)
        self.game_id = self.rules_game = game_id
        self.game = get_game(game_id)
        last = context.settings.modes.get(game_id, "")
        self.mode = last if last in self.game.modes else self.game.modes[0]
        self.chosen = usable(context.settings.setup_of(game_id, self.mode), self.game, self.mode)
        self._left_behind: dict[str, SetupSettings] = {}
        """What was chosen for the other modes, this time."""
        self._seed = ""
        self._help: dict[int, str] = {}
        self._who: dict[int, Widget] = {}
        """The line of who plays, by seat."""
        self._panels: tuple[SeatPanel, ...] = ()
        self._build()

    def _say(self, text_id: str) -> str:
        return self.context.texts(text_id)

    def _explained(self, widget: Widget, text_id: str) -> Widget:
        self._help[id(widget)] = text_id
        return widget

    # ------------------------------------------------------------------ widgets

    def _build(self, focus: int = 0) -> None:
        """All widgets from what is chosen; the one with this number focused."""
        self._help.clear()
        area = LEFT.copy()
        widgets = [self._button(pygame.Rect(230, 322, 180, 34), "setup.start", self.start, "red", Font.TITLE)]
        if len(self.game.modes) > 1:
            area.top, area.height = MODE.bottom + 4, LEFT.bottom - MODE.bottom - 4
            widgets.append(self._mode_widget())
        boxes = seat_panels(area, len(self.chosen.seats))
        self._panels = tuple(SeatPanel(self.context, self.game_id, seat, box) for seat, box in enumerate(boxes))
        for panel in self._panels:
            widgets += self._seat_widgets(panel)
        campaign = self._gauntlet()
        widgets += [
            self._swap_button(),
            self._button(pygame.Rect(158, 252, 138, 24), "setup.reset", self._reset),
            *self._option_widgets(),
            self._button(pygame.Rect(12, 325, BACK - 22 * len(campaign), 26), "menu.back", self.back),
            *campaign,
            *self._teaching(),
        ]
        self.set_widgets(widgets)
        self.group.index = focus

    def _button(
        self, rect: pygame.Rect, text_id: str, press: Callable[[], None], style: str = "steel", font: Font = Font.NAME
    ) -> Widget:
        button = Button(rect, partial(self._say, text_id), press, style, font)
        return self._explained(button, f"{text_id}.help" if text_id.startswith("setup.") else "")

    def _teaching(self) -> list[Widget]:
        """The rules, and before them the first lesson of a game or a mode that has one."""
        if not has_lesson(self.game_id, self.mode):
            return [self._button(pygame.Rect(508, 325, 120, 26), "title.rules", self.open_rules)]
        lesson = Button(pygame.Rect(418, 325, 134, 26), partial(self._say, "lesson.title"), self.open_lesson, "blue")
        return [
            self._explained(lesson, "lesson.title.help"),
            self._button(pygame.Rect(560, 325, 68, 26), "title.rules", self.open_rules),
        ]

    def _gauntlet(self) -> list[Widget]:
        """The campaign of a mode that has one."""
        if not has_gauntlet(self.game_id, self.mode):
            return []
        button = Button(pygame.Rect(116, 325, 106, 26), partial(self._say, "gauntlet.open"), self.open_gauntlet, "blue")
        return [self._explained(button, "gauntlet.open.help")]

    def open_gauntlet(self) -> None:
        """Lay the Gauntlet over the set-up. What was chosen here stays chosen, for its comforts hold there, too."""
        from scenes.gauntlet.shelf import first_scene

        self.context.settings.keep_setup(self.game_id, self.mode, self.chosen)
        self.context.store.save()
        self.context.stack.push(first_scene(self.context))

    def open_lesson(self) -> None:
        """Lay the first lesson over the set-up."""
        from scenes.lesson.chapters import open_lesson

        open_lesson(self.context, self.game_id, self.mode)

    def _swap_button(self) -> Widget:
        text_id = "setup.swap" if len(self.chosen.seats) == 2 else "setup.move_on"
        button = self._button(pygame.Rect(12, 252, 138, 24), text_id, self._swap)
        button.enabled = (self.game_id, self.mode) not in ARCADE_SEATS
        return button

    def _mode_widget(self) -> Widget:
        prefix = f"mode.{self.game_id}"
        choice = Choice(
            pygame.Rect(MODE.left + 12, MODE.top + 6, MODE.width - 22, 18),
            partial(self._say, "setup.mode"),
            self.game.modes,
            self.mode,
            lambda mode: self._say(f"{prefix}.{mode}"),
            self._set_mode,
            split=0.3,
        )
        return self._explained(choice, f"{prefix}.{self.mode}.help")

    def _seat_widgets(self, panel: SeatPanel) -> list[Widget]:
        seat, config = panel.seat, self.chosen.seats[panel.seat]
        fixed = self._fixed_kind(seat)
        kind = panel.kind(
            kinds_for(config.kind) if fixed is None else (fixed,),
            config.kind if fixed is None else fixed,
            lambda value: self._say(f"player.{value.removeprefix('ai:')}"),
            partial(self._set_kind, seat),
        )
        name = panel.name(
            config.name,
            lambda: names_of(self.context.texts, self._seats())[seat],
            partial(self._set_name, seat),
            self._can_be_drawn,
        )
        self._who[seat] = kind
        return [self._explained(kind, self._who_help(panel)), self._explained(name, "setup.name.help")]

    def _who_help(self, panel: SeatPanel) -> str:
        """What the line of who plays says below: where the panel has no room for it, what the one who sits there is."""
        if self._fixed_kind(panel.seat) is not None:
            return "setup.who.fixed"
        kind = self._kind(panel.seat)
        return "setup.who.help" if panel.large or kind == PERSON else f"player.{kind.removeprefix('ai:')}.help"

    def _option_widgets(self) -> list[Widget]:
        widgets: list[Widget] = []
        left, width = OPTIONS.left + 12, OPTIONS.width - 24
        y = OPTIONS.top + 26
        values = self._values()
        for option in options_of(self.game, self.mode):
            prefix = f"option.{self.game_id}.{option.id}"
            choice = Choice(
                pygame.Rect(left, y, width, 18),
                partial(self._say, prefix),
                option.values,
                values[option.id],
                lambda value, prefix=prefix: self._say(f"{prefix}.{value}"),  # type: ignore[misc]
                partial(self._set_option, option.id),
            )
            widgets.append(self._explained(choice, f"{prefix}.help"))
            y += ROW
        counts = self.game.seats_of(self.mode)
        if len(counts) > 1:
            many = Choice(
                pygame.Rect(left, y, width, 18),
                partial(self._say, "setup.seats"),
                tuple(str(count) for count in counts),
                str(len(self.chosen.seats)),
                str,
                self._set_count,
            )
            widgets.append(self._explained(many, "setup.seats.help"))
            y += ROW
        if self.game.seat_zero_begins:
            begins = Choice(
                pygame.Rect(left, y, width, 18),
                partial(self._say, "setup.begins"),
                (LOT, SHOWN),
                LOT if self.chosen.lot else SHOWN,
                lambda value: self._say(f"setup.begins.{value}"),
                self._set_lot,
            )
            widgets.append(self._explained(begins, "setup.begins.help"))
            y += ROW
        seed = TextField(
            pygame.Rect(left, y + 8, width, 18),
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

    # ------------------------------------------------------------------ changes

    def _fixed_kind(self, seat: int) -> str | None:
        """The player that this mode puts on this seat; None where somebody may choose."""
        arcade = ARCADE_SEATS.get((self.game_id, self.mode))
        if arcade is None or arcade.seat != seat:
            return None
        default = next(option.default for option in self.game.options if option.id == arcade.level)
        return arcade.players[self.chosen.options.get(arcade.level, default)]

    def _kind(self, seat: int) -> str:
        return self._fixed_kind(seat) or self.chosen.seats[seat].kind

    def _set_mode(self, mode: str) -> None:
        """The other mode's own set-up; who sits here keeps the seat where that mode was never played."""
        self._left_behind[self.mode] = self.chosen
        saved = self._left_behind.get(mode) or self.context.settings.setup_of(self.game_id, mode)
        self.mode, present = mode, self.chosen.seats
        self.chosen = usable(saved, self.game, mode, present)
        self._build(self.group.index)

    def _values(self) -> dict[str, str]:
        """What every option is now: chosen, or usual for those who sit here."""
        kinds = [self._kind(seat) for seat in range(len(self.chosen.seats))]
        return usual_values(self.game_id, self.mode, options_of(self.game, self.mode), kinds, self.chosen.options)

    def _set_kind(self, seat: int, value: str) -> None:
        before = self._values()
        if self._fixed_kind(seat) is None:
            self.chosen.seats[seat].kind = value
        if self._values() != before:
            # What is usual is another thing for others.
            self._build(self.group.index)
        self._help[id(self._who[seat])] = self._who_help(self._panels[seat])
        self.touch()

    def _set_name(self, seat: int, value: str) -> None:
        self.chosen.seats[seat].name = value
        self.touch()

    def _set_option(self, option_id: str, value: str) -> None:
        before = self._values()
        self.chosen.options[option_id] = value
        arcade = ARCADE_SEATS.get((self.game_id, self.mode))
        if (arcade is not None and option_id == arcade.level) or self._values() != before | {option_id: value}:
            # Another opponent may sit there now, or another option have another usual value.
            self._build(self.group.index)
        self.touch()

    def _set_count(self, value: str) -> None:
        more = usual_seats(int(value))[len(self.chosen.seats) :]
        self.chosen.seats = [*self.chosen.seats, *more][: int(value)]
        self._build(self.group.index + 2 * (int(value) - len(self._panels)))

    def _set_lot(self, value: str) -> None:
        self.chosen.lot = value == LOT
        self.touch()

    def _set_seed(self, value: str) -> None:
        self._seed = value
        self.touch()

    def _swap(self) -> None:
        seats = self.chosen.seats
        seats.insert(0, seats.pop())
        self._build(self.group.index)

    def _reset(self) -> None:
        self.chosen, self._seed = usable(None, self.game, self.mode), ""
        self._build(self.group.index)

    # ------------------------------------------------------------------ the match

    def _seats(self) -> tuple[SeatConfig, ...]:
        """Who sits where, under the names of the match."""
        seats = [
            SeatConfig(self._kind(number), seat.name, lent=not seat.name)
            for number, seat in enumerate(self.chosen.seats)
        ]
        return named(seats)

    def config(self) -> MatchConfig:
        """What has been chosen, as it is shown. Without a seed a random one is drawn here, outside all rules."""
        options = self._values()
        arcade = ARCADE_SEATS.get((self.game_id, self.mode))
        if arcade is not None:
            options[arcade.option] = arcade.values[arcade.seat]
        seed = int(self._seed) if self._seed else secrets.randbits(32)
        seats = self._seats()
        setup = Setup(self.game_id, seed, len(seats), self.mode, options)
        lot = self.game.seat_zero_begins and self.chosen.lot
        return MatchConfig(setup, seats, bool(self._seed), lot)

    def prefer(self, mode: str, options: Mapping[str, str]) -> None:
        """Show this mode with these options, whatever was played last. Raises KeyError for a mode the game lacks."""
        if mode not in self.game.modes:
            raise KeyError(f"{self.game_id} has no mode {mode!r}")
        if mode != self.mode:
            self._set_mode(mode)
        self.chosen.options.update(options)
        self._build()

    def start(self) -> None:
        """Play; before a mode with a lesson of its own that is new to everybody, that is offered first."""
        person = any(seat.is_person for seat in self._seats())
        if person and to_be_offered_in(self.context.settings, self.game_id, self.mode):
            from scenes.lesson.offer import LessonOfferScene

            lesson = lesson_of(self.game_id, self.mode)
            self.context.stack.push(LessonOfferScene(self.context, lesson, self._play))
        else:
            self._play()

    def _play(self) -> None:
        """Remember the set-up, draw the lot and begin."""
        from scenes.play import open_match

        self.context.settings.keep_setup(self.game_id, self.mode, self.chosen)
        self.context.store.save()
        open_match(self.context, drawn(self.config()))

    # ------------------------------------------------------------------ picture

    def _seat_title(self, seat: int) -> str:
        """Whose seat it is; what it is for where the mode says so."""
        texts, prefix = self.context.texts, f"setup.seat.{self.game_id}.{self.mode}"
        if texts.has(f"{prefix}.{seat}"):
            return texts(f"{prefix}.{seat}")
        if texts.has(f"{prefix}.{SHOWN}.{seat}") and not self.chosen.lot:
            return texts(f"{prefix}.{SHOWN}.{seat}")
        return texts(f"setup.seat.{seat}") if len(self.chosen.seats) == 2 else texts(f"seat.{seat}").upper()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Panels over the hall."""
        context = self.context
        texts, fonts, panels = context.texts, context.fonts, context.panels
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        self.heading(canvas, texts(f"game.{self.game_id}").upper())
        if len(self.game.modes) > 1:
            panels.draw(canvas, "panel_night", MODE)
        for panel in self._panels:
            kind = self._kind(panel.seat)
            about = texts(f"player.{kind.removeprefix('ai:')}.help")
            panel.draw(canvas, self._seat_title(panel.seat), kind, about)
        panels.draw(canvas, "panel_night", OPTIONS)
        at = (OPTIONS.left + 12, OPTIONS.top + 9)
        fonts.draw(canvas, at, texts("setup.options"), Font.NAME, YELLOW, room=OPTIONS.width - 24)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What the focused line means."""
        context = self.context
        context.panels.draw(canvas, "tooltip", HELP)
        text_id = self._help.get(id(self.group.focused))
        words = context.texts(text_id) if text_id else self._how()
        box = HELP.inflate(-20, -12)
        lines = len(context.fonts.wrap(words, box.width))
        if lines == 1:
            box.top += 5
        context.fonts.block(canvas, box, words, colour=WHITE, grow=True)

    def _how(self) -> str:
        """Which keys do what here."""
        texts = self.context.texts
        one, other = (key_label(texts, Kind.CONFIRM, side) for side in (0, 1))
        return texts("setup.hint", next=key_label(texts, Kind.LOG, None), one=one, other=other)
