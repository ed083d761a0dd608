"""The menu over a replay: watch on, play on from here, share it, rules, options, leave."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.context import Context
from scenes.intents import Kind
from scenes.menu import MenuScene, dim
from scenes.widgets.button import Button
from scenes.widgets.colours import MIST
from scenes.widgets.focus import Widget
from scenes.widgets.keyhint import key_label

if TYPE_CHECKING:
    from scenes.replay.scene import ReplayScene

PANEL = pygame.Rect(170, 52, 300, 262)
FIRST, PITCH = 104, 30
HELP = pygame.Rect(PANEL.left + 16, 288, PANEL.width - 32, 22)


class ReplayMenuScene(MenuScene):
    """Lies over the replay, which stands still."""

    opaque = False

    def __init__(self, context: Context, replay: ReplayScene) -> None:
        super().__init__(context)
        self.replay = replay
        self.rules_game = replay.config.setup.game
        self._lay()

    def _lay(self) -> None:
        entries = (
            ("replay.watch_on", self.back, "red"),
            ("replay.play_on", self.play_on, "blue"),
            ("replay.share", self.share, "steel"),
            ("title.rules", self.open_rules, "steel"),
            ("title.options", self._options, "steel"),
            ("replay.leave", self.leave, "steel"),
        )
        widgets: list[Widget] = [
            Button(
                pygame.Rect(PANEL.left + 40, FIRST + PITCH * row, PANEL.width - 80, 26),
                partial(self._say, text_id),
                press,
                style,
            )
            for row, (text_id, press, style) in enumerate(entries)
        ]
        widgets[1].enabled = self.replay.reel.match.game.to_act(self._state()) is not None
        self.set_widgets(widgets)

    def _state(self) -> object:
        return self.replay.reel.state(self.replay.at)

    def _say(self, text_id: str) -> str:
        return self.context.texts(text_id)

    def _options(self) -> None:
        from scenes.options import OptionsScene

        self.context.stack.push(OptionsScene(self.context))

    def play_on(self) -> None:
        """Choose who plays on from here."""
        from scenes.replay.play_on import PlayOnScene

        replay = self.replay
        at, clock = replay.at, replay.clock
        actions = replay.actions[:at]
        self.context.stack.push(PlayOnScene(self.context, replay.config, actions, clock.spent(at), clock.marks(at)))

    def share(self) -> None:
        """The match as a code."""
        from scenes.replay.share import ShareScene
        from scenes.saves.records import record_of_match

        self.context.stack.push(ShareScene(self.context, record_of_match(self.replay.config, self.replay.reel.match)))

    def leave(self) -> None:
        """Out of the replay, with this menu still in front."""
        self.context.stack.pop()
        self.context.stack.pop()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """A panel over the replay, and what its keys are."""
        dim(canvas)
        self.context.panels.draw(canvas, "panel_gold", PANEL)
        self.heading(canvas, self._say("replay.title"), PANEL.top + 12)
        texts = self.context.texts
        words = texts("replay.keys", look=key_label(texts, Kind.INSPECT, 0))
        self.context.fonts.block(canvas, HELP, words, colour=MIST, align="center", step=11, grow=True)
        where = self.replay.where()
        self.context.fonts.draw(canvas, (320, PANEL.top + 36), where, colour=MIST, align="center", room=270)
