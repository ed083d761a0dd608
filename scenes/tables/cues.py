"""What the scores of both tables are played with: tweens by name, waiting, cards that fly and turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from scenes.stage.actor import AFTERIMAGES, Actor
from scenes.stage.script import Player, Script
from scenes.stage.tween import Ease, Tween, ease_in, ease_in_out, ease_out, ease_out_back, linear

Point = tuple[float, float]
TURN_WIDTHS = (56, 40, 20, 4, 20, 40, 56)
"""A card that is turned over, as it is drawn; at the narrowest the side changes (art guide §7)."""
TURN_STEP_MS = 34
SQUASH = 0.09
"""How much flatter a blow or a landing presses a figure: six of its 64 pixels."""
TRAIL_PX = 11
KNOCK_MS = (50, 117)
"""Of a push: out, and back (three frames and seven, art guide §7)."""


@dataclass
class FlyingCard:
    """A card between places. x, y: the upper left corner of its full size. front: shown unless `down`."""

    front: pygame.Surface | None
    back: pygame.Surface
    x: float
    y: float
    down: bool = False
    width: int = 56
    shadow: int = 0
    trail: float = 0.0
    """Pixels from one afterimage to the next behind it while it dashes; below 0: to its left."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw it, as narrow as it is just now."""
        picture = self.back if self.down or self.front is None else self.front
        full, height = picture.get_size()
        width = full if self.width >= 56 else max(2, full * self.width // 56)
        at = (round(self.x) + (full - width) // 2, round(self.y))
        if self.shadow:
            shade = pygame.Surface((width, height), pygame.SRCALPHA)
            shade.fill((14, 7, 27, 110))
            canvas.blit(shade, (at[0] + self.shadow, at[1] + self.shadow))
        if width != full:
            picture = pygame.transform.scale(picture, (width, height))
        if self.trail:
            for step, alpha in AFTERIMAGES:
                ghost = picture.copy()
                ghost.set_alpha(alpha)
                canvas.blit(ghost, (at[0] + round(self.trail * step), at[1]))
        canvas.blit(picture, at)


class Cues:
    """Scripts' vocabulary. Every method that is a script is used with `yield from`."""

    def __init__(
        self,
        player: Player,
        heard: Callable[[str], None] = lambda _: None,
        calm: Callable[[], bool] = lambda: False,
    ) -> None:
        """heard: told of every flight (`fly`) and turn (`turn`) of a card. calm: whether little motion is wanted."""
        self.player = player
        self._heard, self._calm = heard, calm

    def move(self, thing: object, to: Point, ms: int, ease: Ease = ease_in_out, arc: float = 0.0) -> None:
        """Begin to move a thing with x and y. Does not wait."""
        start = (float(getattr(thing, "x")), float(getattr(thing, "y")))  # noqa: B009

        def put(t: float) -> None:
            lift = arc * 4 * t * (1 - t)
            setattr(thing, "x", start[0] + (to[0] - start[0]) * t)  # noqa: B010
            setattr(thing, "y", start[1] + (to[1] - start[1]) * t - lift)  # noqa: B010

        self.player.tween(Tween(put, 0.0, 1.0, ms, ease))

    def fade(self, thing: object, name: str, start: float, end: float, ms: int) -> None:
        """Begin to change a number of a thing. Does not wait."""
        self.player.tween(Tween(lambda value: setattr(thing, name, value), start, end, ms, linear))

    def fly(self, card: FlyingCard, to: Point, ms: int = 260, arc: float = 18.0) -> Script:
        """A card lifts off, slides, and lies down."""
        card.shadow = 4
        self._heard("fly")
        self.move(card, to, ms, ease_in_out, arc)
        yield ms
        card.shadow = 0

    def turn(self, card: FlyingCard, down: bool) -> Script:
        """Turn a card over in perspective steps."""
        self._heard("turn")
        for width in TURN_WIDTHS:
            card.width = width
            if width == min(TURN_WIDTHS):
                card.down = down
            yield TURN_STEP_MS
        card.width, card.down = 56, down

    def squash(self, actor: Actor, much: float = SQUASH, ms: int = 150) -> None:
        """Press a figure flat (below 0: stretch it), and let it spring back. Does not wait."""
        if not self._calm():
            self.player.tween(Tween(lambda value: setattr(actor, "squash", value), much, 0.0, ms, ease_out_back))

    def dash(self, thing: Actor | FlyingCard, to: Point, ms: int) -> None:
        """Begin to rush there, faster and faster, with afterimages behind; a figure is stretched forward. Does not
        wait."""
        way = 1 if to[0] > thing.x else -1
        self.move(thing, to, ms, ease_in)
        if self._calm():
            return

        def smear(t: float) -> None:
            thing.trail = 0.0 if t >= 1 else -way * TRAIL_PX * t
            if isinstance(thing, Actor):
                thing.squash = 0.0 if t >= 1 else SQUASH * t

        self.player.tween(Tween(smear, 0.0, 1.0, ms, linear))

    def knock(self, thing: object, dx: float) -> Script:
        """Push a thing back and let it come again: 3 frames out, 7 back (art guide §7). A figure is squashed by it."""
        if isinstance(thing, Actor):
            self.squash(thing)
        home = (float(getattr(thing, "x")), float(getattr(thing, "y")))  # noqa: B009
        out, back = KNOCK_MS
        self.move(thing, (home[0] + dx, home[1]), out, ease_out)
        yield out
        self.move(thing, home, back, ease_out)
        yield back


def wait(ms: int) -> Iterator[int]:
    """Nothing, for a while."""
    yield ms
