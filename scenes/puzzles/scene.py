"""The shelf of the puzzles: which are solved, what the chosen one is about, and the way in."""

from __future__ import annotations

from functools import partial

import pygame

from game.games.eight_bit_battle.cards import CARDS, cards_in, is_character
from game.games.eight_bit_battle.state import State, health
from game.puzzles.puzzle import GAME, LEVELS, RIVAL, SOLVER, Puzzle
from scenes.audio.music import Music
from scenes.context import Context
from scenes.intents import Intent
from scenes.menu import MenuScene, dim
from scenes.notice_box import ANSWERS, draw_notice
from scenes.puzzles.playing import PuzzleScene
from scenes.puzzles.shelf import Visit, puzzles, tie_text, visit_of
from scenes.puzzles.tile import NARROW_SIZE, SIZE, Tile
from scenes.tables.eight_bit_battle.card_face import CardFaces
from scenes.widgets.button import Button
from scenes.widgets.colours import GOLD, INK, LIME, MIST, SEATS, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

COLUMNS = 6
GRID = pygame.Rect(14, 44, 386, 272)
DETAILS = pygame.Rect(406, 44, 222, 272)
_PITCH = (62, 56)
LARGE_GRID = pygame.Rect(10, 44, 322, 272)
LARGE_DETAILS = pygame.Rect(336, 44, 294, 272)
_LARGE_PITCH = (51, 47)
_TILES, _LARGE_TILES = 42, 80
"""How far below the edge of the grid the tiles begin, under what the puzzles are about."""
_ICON = 24
_LARGE_HANDS, _NARROW_GAP = 238, 3


class PuzzlesScene(MenuScene):
    """Tiles on the left, the chosen puzzle on the right."""

    arrival = "wipe"

    def __init__(self, context: Context, number: int | None = None) -> None:
        """number: the puzzle that is chosen first; None: the next that is not solved."""
        super().__init__(context)
        self.rules_game = GAME
        self.visit: Visit = visit_of(context)
        self._faces = CardFaces(context)
        self.number = self.visit.next_after(-1) if number is None else number
        self._build()

    @property
    def music(self) -> Music:
        """The arcade's own theme goes on."""
        return Music("title")

    @property
    def places(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The panels of the tiles and of the chosen puzzle."""
        return (LARGE_GRID, LARGE_DETAILS) if self.context.fonts.larger else (GRID, DETAILS)

    @property
    def puzzle(self) -> Puzzle:
        """The chosen one."""
        return puzzles()[self.number]

    def _say(self, text_id: str, **facts: object) -> str:
        return self.context.texts(text_id, **facts)

    # ------------------------------------------------------------------ widgets

    def _build(self) -> None:
        tiles: list[Widget] = []
        grid, details = self.places
        larger = self.context.fonts.larger
        size, pitch, below = (NARROW_SIZE, _LARGE_PITCH, _LARGE_TILES) if larger else (SIZE, _PITCH, _TILES)
        for number, puzzle in enumerate(puzzles()):
            row, column = divmod(number, COLUMNS)
            at = (grid.left + 8 + column * pitch[0], grid.top + below + row * pitch[1])
            tiles.append(
                Tile(
                    pygame.Rect(at, size),
                    number,
                    puzzle.level,
                    self.visit.of(puzzle),
                    partial(self._is_chosen, number),
                    partial(self._open, number),
                )
            )
        place = pygame.Rect(details.centerx - 80, 288 if larger else 284, 160, 24)
        begin = Button(place, partial(self._say, "puzzles.begin"), self.play, "red")
        back = Button(pygame.Rect(508, 329, 120, 24), partial(self._say, "menu.back"), self.back)
        rules = Button(pygame.Rect(14, 329, 120, 24), partial(self._say, "title.rules"), self.open_rules)
        self.set_widgets([*tiles, begin, rules, back])
        self.group.focus(tiles[self.number])

    def _is_chosen(self, number: int) -> bool:
        return number == self.number

    def choose(self, number: int) -> None:
        """Look at this one."""
        self.number = number
        self.touch()

    def _open(self, number: int) -> None:
        self.choose(number)
        self.play()

    def play(self) -> None:
        """Try it."""
        self.context.stack.push(PuzzleScene(self.visit, self.number))

    def resume(self) -> None:
        """Back from a puzzle, whose try was entered, or from the rules."""
        super().resume()
        self._build()

    def handle(self, intent: Intent) -> None:
        """A notice is read away first; whatever the keys have gone to is chosen."""
        notices = self.visit.kept.notices
        if intent.kind in ANSWERS and notices:
            notices.pop()
            self.touch()
            return
        super().handle(intent)
        focused = self.group.focused
        if isinstance(focused, Tile) and focused.number != self.number:
            self.choose(focused.number)

    # ------------------------------------------------------------------ picture

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The hall, how many are solved, the chosen one."""
        context, fonts = self.context, self.context.fonts
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        self.heading(canvas, self._say("puzzles.title").upper(), 12)
        grid, larger = self.places[0], fonts.larger
        context.panels.draw(canvas, "panel_gold", grid)
        about = pygame.Rect(grid.left + 14, grid.top + 10, grid.width - 28, 68 if larger else 28)
        fonts.block(canvas, about, self._say("puzzles.about"), colour=MIST, step=12, grow=True)
        self._draw_details(canvas)
        solved = self._say("puzzles.solved", n=self.visit.solved, all=len(puzzles()))
        done = self.visit.solved == len(puzzles())
        font = fonts.fitting(solved, 330, (Font.TITLE, Font.LARGE)) if larger else Font.NAME
        place = fonts.draw(canvas, (320, 334), solved, font, LIME if done else YELLOW, "center", room=330)
        if done:
            context.panels.sign(canvas, "crown", (place.left - 18 if larger else GRID.centerx - 100, 334))

    def _draw_details(self, canvas: pygame.Surface) -> None:
        context, puzzle = self.context, self.puzzle
        fonts, panels = context.fonts, context.panels
        details, larger = self.places[1], fonts.larger
        panels.draw(canvas, "panel_gold", details)
        left, room = details.left + 14, details.width - 28
        title = self._say(puzzle.text_id())
        font = fonts.fitting(title, room, (Font.TITLE, *((Font.LARGE,) if larger else ()), Font.NAME))
        fonts.draw(canvas, (left, details.top + (8 if font == Font.LARGE else 12)), title, font, YELLOW, room=room)
        for star in range(LEVELS):
            panels.sign(canvas, "star" if star < puzzle.level else "star_empty", (left + star * 13, details.top + 30))
        pygame.draw.line(canvas, GOLD, (left, details.top + 46), (left + room, details.top + 46))
        running, state = fonts.running, puzzle.state()
        y, step = details.top + (48 if larger else 54), 20 if larger else 12
        story = pygame.Rect(left, y, room, 82 if larger else 50)
        y = fonts.block(canvas, story, self._say(puzzle.text_id("story")), running, WHITE, step=step) + (
            1 if larger else 6
        )
        for line in self._standing(state):
            box = pygame.Rect(left, y, room, 42 if larger else 26)
            y = fonts.block(canvas, box, line, running, MIST, step=step) + (0 if larger else 3)
        if larger:
            # Side by side: the other side's ends at the right.
            wide = 8 + len(cards_in(state.hands[RIVAL])) * (_ICON + _NARROW_GAP) - _NARROW_GAP
            self._draw_hand(canvas, state.hands[SOLVER], SOLVER, (left, _LARGE_HANDS), _NARROW_GAP)
            self._draw_hand(canvas, state.hands[RIVAL], RIVAL, (left + room - wide, _LARGE_HANDS), _NARROW_GAP)
        else:
            for seat, top in ((SOLVER, 190), (RIVAL, 222)):
                self._draw_hand(canvas, state.hands[seat], seat, (left, top))
        entry = self.visit.of(puzzle)
        if entry.solved:
            words, colour = context.texts.plural("puzzles.solved_in", entry.tries), LIME
        elif entry.tries:
            words, colour = context.texts.plural("puzzles.tried", entry.tries), WHITE
        else:
            words, colour = self._say("puzzles.untried"), MIST
        box = pygame.Rect(left, 263 if larger else 256, room, 26)
        fonts.block(canvas, box, words, colour=colour, step=12, grow=True)

    def _draw_hand(self, canvas: pygame.Surface, hand: int, seat: int, at: tuple[int, int], gap: int = 5) -> None:
        """What a side still has: faces, then items."""
        portraits = self.context.assets.sheet("figures/portraits_court")
        x, y = at
        canvas.fill(SEATS[seat], (x, y, 3, _ICON))
        x += 8
        for card in cards_in(hand):
            box = pygame.Rect(x, y, _ICON, _ICON)
            canvas.fill(INK, box.inflate(2, 2))
            if is_character(card):
                canvas.blit(portraits.frame(CARDS[card].picture).surface, box, pygame.Rect(12, 8, _ICON, _ICON))
            else:
                canvas.blit(self._faces.icon(card), box)
            x += _ICON + gap

    def _standing(self, state: State) -> tuple[str, ...]:
        """Who attacks, how the round stands, and who wins it when it ends level."""
        mine, theirs = health(state.piles[SOLVER]), health(state.piles[RIVAL])
        return (
            self._say("puzzles.attack" if state.attacker == SOLVER else "puzzles.defend"),
            self._say("puzzles.points", mine=mine, theirs=theirs),
            self._say(tie_text(self.puzzle)),
        )

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What is wrong with the file."""
        draw_notice(canvas, self.context, self.visit.kept.notices)


def open_puzzles(context: Context) -> None:
    """Lay the shelf over what is there."""
    context.stack.push(PuzzlesScene(context))
