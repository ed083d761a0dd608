"""What a table has while it plays events, whatever the game: the place, what flies over it, and the words above it."""

from __future__ import annotations

import pygame

from game.core.events import Event
from scenes.context import Context
from scenes.stage.effects import Bits, Burst, Pop, Shake, Speech
from scenes.stage.flash_limit import FlashLimit
from scenes.stage.script import Player
from scenes.tables.cues import Cues, FlyingCard, Point
from scenes.tables.layout import TableMap
from scenes.tables.sounds import NO_SOUNDS, Sounds
from scenes.widgets.colours import INK, YELLOW, Colour
from scenes.widgets.text import Font

DIMMED = (120, 120, 132)
"""What is left of the place's colours under high contrast, of 255."""


class Performance:
    """A stage in the wider sense. sounds: how it sounds; each game's own."""

    sounds: Sounds = NO_SOUNDS

    def __init__(self, context: Context, table: TableMap, player: Player) -> None:
        """player: runs the scripts of all tables of the match."""
        self.context, self.map = context, table
        self.player = player
        self.cues = Cues(self.player, lambda flight: self.sound(self.sounds.flights.get(flight, "")), lambda: self.calm)
        self.flying: list[FlyingCard] = []
        self.faces_up = True
        self.clock = 0
        self._effects: list[Burst | Bits | Pop | Speech] = []
        self._shake = Shake()
        self._flashes = FlashLimit()
        self._caption: tuple[str, Colour] = ("", YELLOW)

    def real(self, ms: float) -> float:
        """How much time has really passed where so much has on the table: a match may be played faster."""
        return ms / self.player.speed

    @property
    def calm(self) -> bool:
        """Whether the player wants little motion."""
        return self.context.settings.reduced_motion

    def say(self, text_id: str, **facts: object) -> str:
        """A text."""
        return self.context.texts(text_id, **facts)

    def sound(self, name: str) -> None:
        """An effect is heard; empty: none. Not while what is played is skipped: all of it at once would be noise."""
        if name and not self.player.skipping:
            self.context.audio.play(name)

    def hear(self, event: Event) -> None:
        """An event's turn has come."""
        self.sound(self.sounds.of_event(event))

    def caption(self, text: str, colour: Colour = YELLOW) -> None:
        """A big word over the stage; empty: none."""
        self._caption = (text, colour)

    def burst(self, tag: str, at: Point, sheet: str = "fx/fx") -> None:
        """An effect of the sheet, once; only heard where it would flash too often."""
        self.sound(self.sounds.bursts.get(tag, ""))
        if self._flashes.allows(at):
            self._effects.append(Burst(self.context.assets.sheet(sheet).tag(tag), *at))

    def may_flash(self, at: Point) -> bool:
        """Whether something may be lit up here for a moment: not with reduced motion, nor too often."""
        return not self.calm and self._flashes.allows(at)

    def bits(self, at: Point, colours: tuple[Colour, ...]) -> None:
        """Sparks that fly."""
        if not self.calm:
            self._effects.append(Bits(at[0], at[1], colours))

    def pop(self, text: str, at: Point, colour: Colour = YELLOW, font: Font = Font.TITLE) -> None:
        """A word that jumps up."""
        self._flashes.note(at)
        self._effects.append(Pop(text, at[0], at[1], colour, font))

    def speak(self, text: str, at: Point, colour: Colour) -> None:
        """A figure says something; at: over its head; colour: its seat's."""
        self._effects.append(Speech(text, at[0], at[1], colour))

    def shake(self, ms: int, strength: int) -> None:
        """The stage trembles."""
        if not self.calm:
            self._shake.start(ms, round(strength * self.context.settings.shake / 100))

    def still(self) -> None:
        """Forget all that flies: something else is shown now."""
        self.flying.clear()
        self._effects.clear()
        self._shake = Shake()
        self._caption = ("", YELLOW)

    def update_performance(self, ms: int) -> bool:
        """Let time pass. Returns whether anything moved."""
        phase = self.map.phase(self.clock, self.calm)
        self.clock += ms
        self._flashes.update(self.real(ms))
        moved = False
        if self._effects:
            self._effects = [effect for effect in self._effects if not effect.update(ms)]
            moved = True
        return self._shake.update(ms) or moved or phase != self.map.phase(self.clock, self.calm)

    def draw_place(self, canvas: pygame.Surface) -> tuple[int, int]:
        """The map, its stage shaken: what is far away less. Returns the offset of what stands on the stage."""
        offset = self._shake.offset
        self.map.draw(canvas, self.clock, self.calm)
        if offset != (0, 0):
            canvas.set_clip(self.map.rect("stage"))
            self.map.draw_shaken(canvas, self.clock, offset, self.calm)
            canvas.set_clip(None)
        if self.context.fonts.bright:
            # High contrast: who plays stands out from where.
            canvas.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        return offset

    def draw_effects(self, canvas: pygame.Surface) -> None:
        """What flies, and the words that jump."""
        for card in self.flying:
            card.draw(canvas)
        for effect in self._effects:
            effect.draw(canvas, self.context.fonts)

    def draw_caption(self, canvas: pygame.Surface, slot: pygame.Rect) -> None:
        """The big word."""
        text, colour = self._caption
        if text:
            font = self.context.fonts.fitting(text, slot.width, (Font.BIG, Font.TITLE, Font.NAME))
            self.context.fonts.draw(
                canvas, slot.move(0, 6).midtop, text, font, colour, "center", None, INK, room=slot.width
            )
