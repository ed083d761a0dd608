"""What is shown over the title while nobody plays: the high point of a match at one cabinet after the other.

Players of the arcade go on with a match that chance has brought to where it stands on the edge. Anything pressed ends
it; after a while, or with the match, the next cabinet has its turn.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from game.core.contract import Setup
from game.core.match import Match
from game.core.registry import get_game
from game.core.rng import Rng
from scenes.context import Context
from scenes.hall import lit_games
from scenes.intents import Intent, Kind
from scenes.match_config import MatchConfig, SeatConfig
from scenes.play import PlayScene
from scenes.saves.records import KeptMatch
from scenes.seating import named
from scenes.tables.registry import is_tense
from scenes.widgets.colours import MIST, YELLOW
from scenes.widgets.text import Font

PLAYERS = ("ai:search", "ai:greedy")
"""In turns round the table."""
SHOW_MS = 45_000
"""So long one cabinet is shown."""
BLINK_MS = 700
"""Half of it; far below what could hurt anybody's eyes."""
BANNER = pygame.Rect(0, 345, 640, 15)
"""Below all cards, over what the log says last."""
MOST_ACTIONS = 600
"""A match by lot is looked at no further: nobody waits for a show to begin."""
LATE = 0.6
"""Where a match by lot never stands on the edge, so much of it is over when the show begins."""


UNHEARD = frozenset({Kind.POINT, Kind.RELEASE, Kind.FOCUS_LOST, Kind.FOCUS_GAINED, Kind.READ})
"""What does not say that somebody is there to play."""


@dataclass(frozen=True, slots=True)
class Show:
    """What is shown of a game. mode: "" for its first. options: nobody wants to watch a choice, nor a whole evening."""

    mode: str = ""
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)


SHOWS: Mapping[str, Show] = {
    "eight_masters_revenge": Show(options={"fighters": "random"}),
    "street_war": Show(options={"characters": "random"}),
    "demonites": Show("war", 4, {"limit": "short"}),
}
"""By game; any other is shown as it is played when nothing is chosen."""


def show_of(context: Context, game_id: str, seed: int) -> MatchConfig:
    """The match that is shown of this game."""
    show = SHOWS.get(game_id, Show())
    mode = show.mode or get_game(game_id).modes[0]
    kinds = (PLAYERS[seat % len(PLAYERS)] for seat in range(show.seats))
    seats = named([SeatConfig(kind, "", lent=True) for kind in kinds])
    return MatchConfig(Setup(game_id, seed, show.seats, mode, dict(show.options)), seats)


def high_point(setup: Setup) -> Match:
    """A match of this set-up, played by lot (of the seed) to where it first stands on the edge; else well into it."""
    match, rng, edge = Match(setup), Rng(setup.seed), 0
    while match.turn is not None and len(match.actions) < MOST_ACTIONS:
        legal = match.legal_actions
        match.act(legal[rng.below(len(legal))])
        if match.turn is not None and is_tense(match):
            edge = len(match.actions)
            break
    start = edge or int(len(match.actions) * LATE)
    shown = Match(setup)
    for action in match.actions[:start]:
        shown.act(action)
    return shown


class ShowScene(PlayScene):
    """A match for show, with the cabinet's name and the wish for somebody to press something."""

    def __init__(self, context: Context, game_id: str, seed: int) -> None:
        config = show_of(context, game_id, seed)
        super().__init__(context, config, attract=True, kept=KeptMatch(high_point(config.setup)))
        self._age = 0

    wants_any_key = True

    def handle(self, intent: Intent) -> None:
        """Any key, button or click ends it."""
        if intent.kind not in UNHEARD:
            self.context.stack.pop()

    def update(self, ms: int) -> None:
        """Play, blink, and make way for the next cabinet."""
        before = self._lit
        self._age += ms
        self.dirty = self.dirty or before != self._lit
        if self._age >= SHOW_MS:
            self.next()
        else:
            super().update(ms)

    def next(self) -> None:
        """The cabinet beside this one has its turn."""
        self._age = 0
        games = lit_games()
        following = games[(games.index(self.config.setup.game) + 1) % len(games)]
        self.context.stack.replace(ShowScene(self.context, following, self.config.setup.seed + 1))

    def _finish(self) -> None:
        self.next()

    @property
    def _lit(self) -> bool:
        """Whether the wish shows now; without motion it always does."""
        return self.context.settings.reduced_motion or self._age // BLINK_MS % 2 == 0

    def draw(self, canvas: pygame.Surface) -> None:
        """The match, and the banner below it."""
        super().draw(canvas)
        context, texts = self.context, self.context.texts
        context.panels.draw(canvas, "plate_dark", BANNER)
        y, room = BANNER.top + 4, BANNER.width // 3 - 10
        name = texts("attract.now", game=texts(f"game.{self.config.setup.game}"))
        font = context.fonts.fitting(name, room, (Font.LABEL_BOLD, Font.LABEL, Font.BODY))
        context.fonts.draw(canvas, (BANNER.left + 8, y - 2), name, font, MIST, room=room)
        if self._lit:
            words = texts("attract.press")
            font = context.fonts.fitting(words, room, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
            context.fonts.draw(canvas, (BANNER.centerx, y), words, font, YELLOW, "center", room=room)


def open_attract(context: Context) -> None:
    """Lay it over the title."""
    seed, games = secrets.randbits(32), lit_games()
    context.stack.push(ShowScene(context, games[seed % len(games)], seed))
