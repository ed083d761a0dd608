"""The ladder of the Gauntlet: six steps up to the gate, the next duel on one of them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import pygame

from game.games.eight_masters_revenge.cards import FIGHTER_NUMBERS, FIGHTERS
from game.games.eight_masters_revenge.gauntlet import LEVELS, Rung, duel_begun, ladder, lost
from game.games.eight_masters_revenge.modes import SOLO_LEVELS
from scenes.assets import Frame
from scenes.gauntlet.picture import HELP, PORTRAIT, GauntletScene, draw_face, draw_wall
from scenes.gauntlet.shelf import Visit
from scenes.intents import Intent, Kind
from scenes.menu import dim
from scenes.widgets.button import Button
from scenes.widgets.colours import GOLD, LIME, MIST, STEEL, STONE, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

LEFT, WIDE, PITCH = 17, 98, 101
LOWEST, RISE = 204, 21
"""The top of the first step, and by how much each next one is higher."""
PLAQUE = 76
GROUND = HELP.top - 4
MINE, THEIRS = 30, 68
"""Where on a step the two fighters stand, from its left edge."""
PANEL = pygame.Rect(12, 34, 204, 66)
BLINK_MS = 500


class Stand(Enum):
    """How things stand with a duel."""

    DONE = "done"
    NEXT = "next"
    LOCKED = "locked"


class StepSlot(Widget):
    """A step that can be looked at; the next one is fought by a press."""

    def __init__(self, rect: pygame.Rect, rung: Rung, stand: Stand) -> None:
        super().__init__(rect)
        self.rung, self.stand = rung, stand
        self.fight: Callable[[], None] = lambda: None

    def handle(self, intent: Intent) -> bool:
        """Fight, where it is the next one."""
        if intent.kind in (Kind.CONFIRM, Kind.RELEASE):
            self.fight()
            return True
        return intent.kind == Kind.PRESS


class LadderScene(GauntletScene):
    """Whom one has beaten, who is next, what is still to come; and the life left so far."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self._steps: list[StepSlot] = []
        self._asking = False
        """Whether it has been asked if a new run shall begin."""
        self._build()

    # ------------------------------------------------------------------ widgets

    def _build(self) -> None:
        run = self.visit.run
        self._steps = [self._step(rung, len(run.left)) for rung in ladder(run)]

        def say(text_id: str) -> str:
            return self.context.texts(text_id)

        middle = pygame.Rect(230, 326, 180, 30)
        if self._asking:
            buttons = [
                Button(middle, lambda: say("gauntlet.go_on"), self._menu, "red"),
                Button(pygame.Rect(420, 329, 208, 26), lambda: say("gauntlet.new.sure"), self._new),
                Button(pygame.Rect(12, 329, 120, 26), lambda: say("menu.back"), self._menu),
            ]
        else:
            buttons = [
                Button(middle, lambda: say("gauntlet.fight"), self.fight, "red", Font.TITLE),
                Button(pygame.Rect(420, 329, 122, 26), lambda: say("gauntlet.new"), self._ask),
                Button(pygame.Rect(548, 329, 80, 26), lambda: say("title.rules"), self.open_rules),
                Button(pygame.Rect(12, 329, 120, 26), lambda: say("menu.back"), self.back),
            ]
        self.set_widgets([*buttons, *self._steps])

    def _step(self, rung: Rung, won: int) -> StepSlot:
        stand = Stand.DONE if rung.number < won else Stand.NEXT if rung.number == won else Stand.LOCKED
        top = LOWEST - RISE * rung.number
        slot = StepSlot(pygame.Rect(LEFT + PITCH * rung.number, top, WIDE, PLAQUE), rung, stand)
        if stand is Stand.NEXT:
            slot.fight = self.fight
        return slot

    def resume(self) -> None:
        """Back from a duel, or from the rules."""
        super().resume()
        if self.visit.kept.value.run is not None:
            self._build()

    def back(self) -> None:
        """To the set-up; the run waits. Or no new run."""
        if self._asking:
            self._menu()
        else:
            super().back()

    def fight(self) -> None:
        """The next duel. That it has begun is kept before its first card is dealt; one that the program was closed in
        goes on."""
        from scenes.gauntlet.duel import DuelScene
        from scenes.gauntlet.kept import kept_duel

        under_way = kept_duel(self.context, self.visit.run)
        if under_way is not None:
            self.context.stack.push(DuelScene(self.visit, *under_way))
            return
        self.visit.keep(duel_begun(self.visit.run))
        self.context.stack.push(DuelScene(self.visit))

    def _ask(self) -> None:
        self._asking = True
        self._build()

    def _menu(self) -> None:
        self._asking = False
        self._build()

    def _new(self) -> None:
        """Give this run up; the choice of a fighter comes again."""
        from scenes.gauntlet.choice import FighterChoiceScene
        from scenes.gauntlet.kept import forget_duels

        forget_duels(self.context)
        self.visit.kept.value.run = None
        self.visit.kept.save()
        self.context.stack.replace(FighterChoiceScene(self.visit))

    # ------------------------------------------------------------------ picture

    def look(self) -> tuple[int, ...]:
        """Who breathes, and the arrow over the next step."""
        run = self.visit.run
        poses = [self._theirs(step)[0] for step in self._steps]
        return (*super().look(), self.clock // BLINK_MS % 2, self.pose(run.fighter, "idle")[0], *poses)

    def _theirs(self, step: StepSlot) -> tuple[int, Frame]:
        fighter = step.rung.fighter
        if step.stand is Stand.DONE:
            return 0, self.context.assets.sheet(f"figures/{fighter}").tag("ko_left")[-1]
        if step.stand is Stand.LOCKED:
            return 0, self.context.assets.sheet(f"figures/{fighter}").tag("idle_left")[0]
        return self.pose(fighter, "idle_left", 310 * step.rung.number)

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The stairs, those who stand on them, and how the run goes."""
        self.draw_stage(canvas)
        dim(canvas, 150)
        self.draw_title(canvas, "gauntlet.title", 10)
        for step in self._steps:
            self._draw_stairs(canvas, step)
        for step in self._steps:
            self._draw_figures(canvas, step)
        for step in self._steps:
            self._draw_plaque(canvas, step)
        self._draw_panel(canvas)
        self.draw_help(canvas, self._help())

    def _help(self) -> str:
        texts = self.context.texts
        if self._asking:
            return texts("gauntlet.new.ask")
        focused = self.group.focused
        if not isinstance(focused, StepSlot):
            return texts("gauntlet.ladder.help")
        rung = focused.rung
        mine, its, cards = SOLO_LEVELS[rung.level]
        techniques = FIGHTERS[FIGHTER_NUMBERS[rung.fighter]].techniques
        return texts(
            "gauntlet.step.help",
            who=texts(f"fighter.{rung.fighter}.full"),
            level=texts(f"option.eight_masters_revenge.solo_level.{rung.level}"),
            mine=mine,
            its=its,
            cards=cards,
            first=texts(f"technique.{techniques[0]}"),
            second=texts(f"technique.{techniques[1]}"),
        )

    def _draw_stairs(self, canvas: pygame.Surface, step: StepSlot) -> None:
        """Down to the ground."""
        draw_wall(canvas, pygame.Rect(step.rect.left - 2, step.rect.top, PITCH, GROUND - step.rect.top))

    def _draw_figures(self, canvas: pygame.Surface, step: StepSlot) -> None:
        context = self.context
        shadow = context.assets.sheet("fx/fx").tag("shadow_medium")[0]
        spots = [(THEIRS if step.stand is Stand.NEXT else WIDE // 2, self._theirs(step)[1])]
        if step.stand is Stand.NEXT:
            spots.append((MINE, self.pose(self.visit.run.fighter, "idle")[1]))
        for x, frame in spots:
            at = (step.rect.left + x, step.rect.top + 1)
            shadow.draw(canvas, at)
            if step.stand is Stand.LOCKED:
                _draw_shade(canvas, frame, at)
            else:
                frame.draw(canvas, at)

    def _draw_plaque(self, canvas: pygame.Surface, step: StepSlot) -> None:
        context, rung = self.context, step.rung
        fonts, panels, texts = context.fonts, context.panels, context.texts
        box = step.rect.move(0, 5)
        following, done = step.stand is Stand.NEXT, step.stand is Stand.DONE
        panels.draw(canvas, "panel_gold" if following else "panel_green" if done else "panel_night", box)
        rim = GOLD if following else LIME if done else STONE
        face = f"{rung.fighter}_hurt" if done else rung.fighter
        draw_face(canvas, context, face, (box.left + 9, box.top + 8), rim, dimmed=step.stand is Stand.LOCKED)
        x, room = box.left + 9 + PORTRAIT + 5, WIDE - PORTRAIT - 22
        colour = YELLOW if following else WHITE if done else STEEL
        fonts.draw(canvas, (x, box.top + 7), texts("gauntlet.level"), Font.LABEL, MIST, room=room)
        fonts.draw(canvas, (x, box.top + 17), str(rung.level), Font.TITLE, colour)
        if done:
            life = self.visit.run.left[rung.number]
            sign = panels.sign(canvas, "health", (x, box.top + 39))
            fonts.draw(canvas, (sign.right + 2, sign.top + 1), str(life), Font.NAME, LIME, room=room - 9)
            panels.sign(canvas, "check", (x + 18, box.top + 20))
        elif following:
            panels.sign(canvas, "attack", (x, box.top + 39))
        else:
            panels.sign(canvas, "lock", (x, box.top + 39))
        name = texts(f"fighter.{rung.fighter}")
        at = (box.centerx, box.bottom - (14 if fonts.larger else 16))
        fonts.draw(canvas, at, name, Font.BODY, colour, "center", room=WIDE - 8, high=20)
        if step is self.group.focused:
            panels.draw(canvas, "button_focus", box.inflate(2, 2))
        if following and self.clock // BLINK_MS % 2 == 0:
            panels.sign(canvas, "pointer_down", (step.rect.left + WIDE // 2 - 6, step.rect.top - 66))

    def _draw_panel(self, canvas: pygame.Surface) -> None:
        """Who climbs, and the record so far."""
        context, run = self.context, self.visit.run
        texts, fonts, panels = context.texts, context.fonts, context.panels
        panels.draw(canvas, "panel_gold", PANEL)
        draw_face(canvas, context, run.fighter, (PANEL.left + 9, PANEL.top + 9), GOLD)
        left = PANEL.left + 9 + PORTRAIT + 9
        room = PANEL.right - left - 10
        name = texts(f"fighter.{run.fighter}.full")
        font = fonts.fitting(name, room, (Font.NAME, Font.LABEL_BOLD, Font.BODY))
        fonts.draw(canvas, (left, PANEL.top + 9), name, font, YELLOW, room=room)
        rows = (
            ("health", texts("gauntlet.sum", life=run.life), WHITE),
            ("attack", texts("gauntlet.won", won=len(run.left), all=len(LEVELS), lost=lost(run)), MIST),
            ("crown", self._best(), MIST),
        )
        for number, (sign, line, colour) in enumerate(rows):
            y = PANEL.top + 22 + 12 * number
            panels.sign(canvas, sign, (left, y))
            fonts.draw(canvas, (left + 13, y), line, colour=colour, room=room - 13)

    def _best(self) -> str:
        texts, best = self.context.texts, self.visit.kept.value.best
        return texts("gauntlet.best.none") if best is None else texts("gauntlet.best", life=best.life)


def _draw_shade(canvas: pygame.Surface, frame: Frame, at: tuple[int, int]) -> None:
    """Only the shape of somebody who waits further up."""
    shape = pygame.mask.from_surface(frame.surface).to_surface(setcolor=STONE, unsetcolor=(0, 0, 0, 0))
    canvas.blit(shape, (at[0] + frame.offset[0], at[1] + frame.offset[1]))
