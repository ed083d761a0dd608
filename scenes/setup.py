"""Match set-up: who plays each seat, under which name, with which options. One press starts the last one again."""

from __future__ import annotations

import secrets

import pygame
from game.ai.players import PLAYER_IDS

from game.core.contract import Setup
from game.core.registry import get_game
from game.storage.settings import SeatSettings, SetupSettings
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.menu import MenuScene, dim
from scenes.rules import RulesScene
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import MIST, SEATS, WHITE, YELLOW
from scenes.widgets.field import TextField
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

LONGEST_NAME = 9
LONGEST_SEED = 12
ROW = 19


def shown_name(context: Context, seat: int, config: SeatSettings) -> str:
    """The name that somebody typed, or the arcade's own for that seat or player."""
    if config.name:
        return config.name
    if config.kind == PERSON:
        return context.texts(f"seat.{seat}")
    return context.texts(f"player.{config.kind.removeprefix('ai:')}")


class SetupScene(MenuScene):
    """Left: the seats. Right: the options. What the focus is on is explained below."""

    def __init__(self, context: Context, game_id: str) -> None:
        super().__init__(context)
        self.game_id = game_id
        self.game = get_game(game_id)
        self.chosen: SetupSettings = context.settings.setups.get(game_id) or SetupSettings()
        self._seed = ""
        self._help: dict[int, str] = {}
        self._build()

    def _build(self) -> None:
        widgets: list[Widget] = []
        start = Button(pygame.Rect(238, 314, 164, 32), lambda: texts_now("setup.start"), self.start, "red", Font.TITLE)

        def texts_now(text_id: str) -> str:
            return self.context.texts(text_id)

        widgets.append(start)
        self._help[id(start)] = "setup.start.help"
        for seat in (0, 1):
            top = 62 + seat * 84
            kinds = (PERSON, *PLAYER_IDS)
            kind = Choice(
                pygame.Rect(20, top + 16, 270, 17),
                lambda: texts_now("setup.who"),
                kinds,
                self.chosen.seats[seat].kind,
                self._kind_name,
                lambda value, seat=seat: self._set_kind(seat, value),  # type: ignore[misc]
            )
            name = TextField(
                pygame.Rect(20, top + 16 + ROW, 270, 17),
                lambda: texts_now("setup.name"),
                self.chosen.seats[seat].name,
                lambda seat=seat: shown_name(self.context, seat, SeatSettings(self.chosen.seats[seat].kind)),  # type: ignore[misc]
                lambda value, seat=seat: self._set_name(seat, value),  # type: ignore[misc]
                LONGEST_NAME,
            )
            self._help[id(kind)] = "setup.who.help"
            self._help[id(name)] = "setup.name.help"
            widgets += [kind, name]
        swap = Button(pygame.Rect(20, 230, 130, 22), lambda: texts_now("setup.swap"), self._swap)
        reset = Button(pygame.Rect(160, 230, 130, 22), lambda: texts_now("setup.reset"), self._reset)
        self._help[id(swap)] = "setup.swap.help"
        self._help[id(reset)] = "setup.reset.help"
        widgets += [swap, reset]
        for row, option in enumerate(self.game.options):
            prefix = f"option.{self.game_id}.{option.id}"
            choice = Choice(
                pygame.Rect(310, 62 + row * ROW, 312, 17),
                lambda prefix=prefix: texts_now(prefix),  # type: ignore[misc]
                option.values,
                self.chosen.options.get(option.id, option.default),
                lambda value, prefix=prefix: texts_now(f"{prefix}.{value}"),  # type: ignore[misc]
                lambda value, option_id=option.id: self._set_option(option_id, value),  # type: ignore[misc]
            )
            self._help[id(choice)] = f"{prefix}.help"
            widgets.append(choice)
        seed = TextField(
            pygame.Rect(310, 62 + len(self.game.options) * ROW + 6, 312, 17),
            lambda: texts_now("setup.seed"),
            self._seed,
            lambda: texts_now("setup.seed.random"),
            self._set_seed,
            LONGEST_SEED,
            str.isdecimal,
        )
        self._help[id(seed)] = "setup.seed.help"
        widgets.append(seed)
        self.set_widgets(widgets)

    def _kind_name(self, value: str) -> str:
        return self.context.texts("player.person" if value == PERSON else f"player.{value.removeprefix('ai:')}")

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
        self._build()

    def _reset(self) -> None:
        self.chosen = SetupSettings()
        self._build()

    def config(self) -> MatchConfig:
        """What has been chosen, ready to play. Without a seed a random one is drawn here, outside all rules."""
        options = {option.id: self.chosen.options.get(option.id, option.default) for option in self.game.options}
        seed = int(self._seed) if self._seed else secrets.randbits(32)
        names = [shown_name(self.context, number, seat) for number, seat in enumerate(self.chosen.seats)]
        seats = tuple(SeatConfig(seat.kind, name) for seat, name in zip(self.chosen.seats, names, strict=True))
        if seats[0].name == seats[1].name:
            # The log speaks of people by name.
            seats = (seats[0], SeatConfig(seats[1].kind, f"{seats[1].name} 2"))
        return MatchConfig(Setup(self.game_id, seed, len(seats), "standard", options), seats, bool(self._seed))

    def start(self) -> None:
        """Remember the set-up and play."""
        from scenes.play import open_match

        self.context.settings.setups[self.game_id] = self.chosen
        self.context.store.save()
        open_match(self.context, self.config())

    def handle(self, intent: Intent) -> None:
        """F1 opens the rules."""
        if intent.kind == Kind.RULES:
            self.context.stack.push(RulesScene(self.context))
            return
        super().handle(intent)

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Two panels over the hall."""
        context = self.context
        texts, fonts, panels = context.texts, context.fonts, context.panels
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        self.heading(canvas, texts(f"game.{self.game_id}").upper())
        panels.draw(canvas, "panel_night", pygame.Rect(8, 40, 294, 226))
        panels.draw(canvas, "panel_night", pygame.Rect(302, 40, 330, 226))
        fonts.draw(canvas, (318, 47), texts("setup.options"), Font.LABEL_BOLD, YELLOW)
        for seat in (0, 1):
            top = 62 + seat * 84
            panels.sign(canvas, "flag_blue" if seat == 0 else "flag_red", (20, top))
            fonts.draw(canvas, (34, top), texts(f"setup.seat.{seat}"), Font.NAME, SEATS[seat])
        fonts.draw(canvas, (20, 47), texts("setup.players"), Font.LABEL_BOLD, YELLOW)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What the focused line means."""
        context = self.context
        box = pygame.Rect(8, 270, 624, 38)
        context.panels.draw(canvas, "tooltip", box)
        text_id = self._help.get(id(self.group.focused))
        if text_id is not None:
            context.fonts.block(canvas, box.inflate(-20, -12), context.texts(text_id), colour=WHITE)
        context.fonts.draw(canvas, (16, 326), context.texts("setup.hint"), Font.BODY, MIST, room=214)
