"""Random hands: keys, mouse, pads, focus and windows, in any order, at whatever is on the screen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame

from game.core.contract import Setup
from game.core.registry import GAME_IDS, get_game
from scenes.app import App
from scenes.intents import Intent, Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene

WISHES = (*(Kind.CONFIRM,) * 8, *(Kind.RIGHT, Kind.LEFT) * 3, *(Kind.UP, Kind.DOWN) * 2, Kind.CANCEL, Kind.INSPECT)
RARE = (Kind.PEEK, Kind.LOG, Kind.RULES, Kind.HINT, Kind.MENU, Kind.READ, Kind.SCROLL, Kind.SLAM)
PLAYERS = ("ai:random", "ai:random", "ai:1", "ai:2", "ai:3")
NAMES = ("Ada", "Zoë", "José María", "Ng", "W" * 9, "Åsa")
STUCK = 25
"""Presses at one decision until it is answered without keys: who presses blindly may never find a rare button."""
LARGE = ((1280, 720), (640, 360), (1366, 768), (700, 300))


def any_match(rng: random.Random) -> MatchConfig:
    """A match of any game, mode, number of seats, options and players."""
    game = get_game(rng.choice(GAME_IDS))
    mode = rng.choice(game.modes)
    count = rng.choice(game.seats_of(mode))
    options = {
        option.id: rng.choice(option.values)
        for option in game.options
        if option.asked and not option.id.startswith("solo") and rng.random() < 0.4
    }
    people = min(count, rng.choice((0, 1, 1, 1, 2, 2, count)))
    sitting = [PERSON] * people + [rng.choice(PLAYERS) for _ in range(count - people)]
    if mode == "solo":
        sitting = [PERSON, "ai:2"]
    else:
        rng.shuffle(sitting)
    seats = tuple(SeatConfig(kind, f"{rng.choice(NAMES)} {seat}") for seat, kind in enumerate(sitting))
    return MatchConfig(Setup(game.id, rng.getrandbits(32), count, mode, options), seats)


class Hands:
    """At one program. presses: how often they have done anything."""

    def __init__(self, app: App, rng: random.Random, tell: Callable[..., None]) -> None:
        """tell: called with what is worth counting."""
        self._app, self._rng, self._tell = app, rng, tell
        self.presses = self.helped = 0
        self._position, self._waited = -1, 0

    def frame(self, *events: pygame.event.Event) -> None:
        """One frame, of any length."""
        self._app.step(list(events), self._rng.choice((1, 16, 16, 40, 100)))

    def wish(self, kind: Kind, seat: int | None) -> None:
        """As if the key for it had been pressed."""
        self.presses += 1
        rng = self._rng
        amount = rng.choice((-1, 1)) if kind == Kind.SCROLL else rng.randrange(3)
        self._app.handle(Intent(kind, seat, amount=amount))
        if kind == Kind.PEEK and rng.random() < 0.8:
            self._app.handle(Intent(kind, seat, pressed=False))

    def at_the_table(self, scene: PlayScene) -> None:
        """One thing that somebody might do there."""
        rng = self._rng
        position = scene.session.position
        self._waited = self._waited + 1 if position == self._position else 0
        self._position = position
        chance = rng.random()
        if self._waited > STUCK and scene.phase == Phase.CHOOSING:
            self.helped += 1
            self._waited = 0
            scene.choose(rng.choice(scene.session.match.legal_actions))
        elif chance < 0.03:
            self.wish(rng.choice(RARE), rng.randrange(2))
        elif chance < 0.25:
            self._mouse(scene)
        elif chance < 0.26:
            self._system()
        else:
            self.wish(rng.choice(WISHES), rng.randrange(2))

    def elsewhere(self) -> None:
        """At whatever lies over the table: a look round, then away with it."""
        rng = self._rng
        self.wish(rng.choice((Kind.DOWN, Kind.UP, Kind.RIGHT, Kind.SCROLL, Kind.MENU, Kind.MENU)), rng.randrange(2))

    def _mouse(self, scene: PlayScene) -> None:
        """Somewhere, mostly at something: move, press, drag, let go."""
        rng = self._rng
        spots = scene.table.spots.all
        at = rng.choice(spots).rect.center if spots and rng.random() < 0.9 else (rng.randrange(640), rng.randrange(360))
        self.presses += 1
        window = self._app.display.size
        point = (at[0] * window[0] // 640, at[1] * window[1] // 360)
        self.frame(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0)))
        button = 3 if rng.random() < 0.1 else 1
        down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=button)
        if rng.random() < 0.2:
            point = (rng.randrange(window[0]), rng.randrange(window[1]))
        up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=button)
        self.frame(down, up)

    def _system(self) -> None:
        """What systems and cables do: focus, windows, pads that come and go."""
        rng = self._rng
        what = rng.randrange(5)
        if what == 0:
            self.frame(pygame.event.Event(pygame.WINDOWFOCUSLOST))
            self.frame(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        elif what == 1:
            size = rng.choice(LARGE)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            self.frame(pygame.event.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1]))
        elif what == 2:
            self._app.context.switch_language("es" if self._app.context.texts.language == "en" else "en")
            self._tell(languages=1)
        elif what == 3:
            pad = rng.randrange(60, 63)
            self._app.pads.add(pad, name=rng.choice(("", "Wireless Controller", "Pro Controller")))
            self.frame(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=rng.randrange(15)))
        else:
            for pad in range(60, 63):
                self.frame(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad))
            self._tell(pads=1)
