"""What the pages of Street War are drawn with: cards and what lies on them, sums as signs, cones, lanes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.games.street_war.cards import STRATEGY_NUMBERS
from game.games.street_war.resolution import Flip, Steps, flip
from scenes.context import Context
from scenes.rulebook.drawing import CAPTION, STEP, Book
from scenes.tables.street_war.card_face import SHEET, CardFaces
from scenes.tables.street_war.geometry import BATTLE, SMALL
from scenes.widgets.colours import MIST, SEATS, STEEL, YELLOW, Colour
from scenes.widgets.text import Font

PORTRAITS = "figures/portraits_street"
_GAP = 2
_CARD_GAP = 2


class Lane(NamedTuple):
    """A lane as an example: both battle cards, the strategy cards' words on them, whose cards count one more by the
    Patrol's whistle."""

    cards: tuple[int, int]
    laid: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    patrol: tuple[int, int] = (0, 0)


def outcome(lane: Lane) -> Flip:
    """What it comes to, by the game itself: no picture can say anything else."""
    mine, theirs = (tuple(sorted(STRATEGY_NUMBERS[word] for word in words)) for words in lane.laid)
    return flip(lane.cards, mine, theirs, (0, lane.patrol[0], 0), (0, lane.patrol[1], 0))


def sum_signs(card: int, steps: Steps) -> list[str]:
    """A side's sum by the names of the sheet's pictures: `4 x 2`; where doubling, all additions or all subtractions
    went beyond a value's bounds, the sign for that and the value kept."""
    names, wanted = [f"num_small_{card}"], card
    for number, (reason, change, after) in enumerate(steps):
        sign = _sign(reason, change)
        names += [f"sign_{sign}", f"num_small_{abs(change)}"]
        wanted = wanted * change if sign == "times" else wanted + change
        if number + 1 == len(steps) or _sign(*steps[number + 1][:2]) != sign:
            if wanted != after:
                names += ["sign_clamp", f"num_small_{after}"]
            elif number + 1 == len(steps):
                names += ["sign_equals", f"num_small_{after}"]
            wanted = after
    return names


def _sign(reason: str, change: int) -> str:
    return "times" if reason == "double" else "plus" if change > 0 else "minus"


class StreetBook(Book):
    """The tools of all pages and the cards of the game. Seat 0 is `you`, blue; seat 1 the rival, red."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.faces = CardFaces(context)
        self.sheet = context.assets.sheet(SHEET)

    def part(self, canvas: pygame.Surface, name: str, middle: tuple[int, int]) -> None:
        """A frame of the cards' sheet with its middle here."""
        picture = self.faces.part(name)
        canvas.blit(picture, picture.get_rect(center=middle))

    def laid_down(self, canvas: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], kind: str) -> None:
        """A card on its shadow, upper left corner here. kind: `battle`, `strategy` or `small`."""
        canvas.blit(self.faces.part(f"{kind}_shadow"), (at[0] + 2, at[1] + 2))
        canvas.blit(picture, at)

    def small_cards(
        self, canvas: pygame.Surface, edge: tuple[int, int], card: int, words: Sequence[str], patrol: int, side: int
    ) -> None:
        """A battle card and what lies on it, small, from this upper corner on towards the middle. side: whose."""
        pictures = [self.faces.part(f"battle_small_{card}"), *(self.faces.part(f"strategy_small_{w}") for w in words)]
        way = 1 - 2 * side
        x = edge[0] - (SMALL[0] if side else 0)
        for picture in pictures:
            self.laid_down(canvas, picture, (x, edge[1]), "small")
            x += way * (SMALL[0] + _CARD_GAP)
        if patrol:
            self.part(canvas, "ability_patrol", (x + SMALL[0] // 2, edge[1] + SMALL[1] // 2))

    def signs(self, canvas: pygame.Surface, middle: tuple[int, int], names: Sequence[str]) -> None:
        """Signs in a row on a dark plate, their middle here."""
        pictures = [self.faces.part(name) for name in names]
        width = sum(picture.get_width() for picture in pictures) + _GAP * (len(pictures) - 1)
        plate = pygame.Rect(0, 0, width + 14, 21)
        plate.center = middle
        self.context.panels.draw(canvas, "stat_box", plate)
        x = plate.left + 7
        for picture in pictures:
            canvas.blit(picture, picture.get_rect(midleft=(x, middle[1])))
            x += picture.get_width() + _GAP

    def verdict(self, canvas: pygame.Surface, box: pygame.Rect, done: Flip) -> None:
        """Both final values, the higher one shining, and what became of the lane for you."""
        panels = self.context.panels
        panels.draw(canvas, "plate_dark", box)
        for seat, value in enumerate((done.value_0, done.value_1)):
            kind = "num_small" if done.winner < 0 else "num_win_small" if done.winner == seat else "num_lose_small"
            self.part(canvas, f"{kind}_{value}", (box.centerx + (-18 if seat == 0 else 18), box.top + 11))
        if done.winner < 0:
            self.part(canvas, "sign_equals", (box.centerx, box.top + 11))
        else:
            arrow = panels.sheet.frame("arrow_left" if done.winner == 0 else "arrow_right").surface
            canvas.blit(arrow, arrow.get_rect(center=(box.centerx, box.top + 11)))
        self.word_of(canvas, (box.centerx, box.bottom - 14), done, box.width - 8)

    def word_of(self, canvas: pygame.Surface, at: tuple[int, int], done: Flip, room: int) -> None:
        """`won`, `lost` or `cancelled`, as you see it, its upper middle here."""
        name = ("won", "lost", "cancelled")[done.winner]
        word, colour = self.say(f"rules.street.word.{name}"), (YELLOW, STEEL, MIST)[done.winner]
        font = self.context.fonts.fitting(word, room, (Font.LABEL_BOLD, Font.LABEL))
        with self.context.fonts.saying(CAPTION):
            self.context.fonts.draw(canvas, at, word, font, colour, "center", room=room)

    def example(self, canvas: pygame.Surface, row: pygame.Rect, lane: Lane) -> None:
        """A lane in one line: your cards and sum, the result, the rival's sum and cards."""
        done = outcome(lane)
        top = row.centery - SMALL[1] // 2
        for seat, (own, steps) in enumerate(((done.own_0, done.steps_0), (done.own_1, done.steps_1))):
            edge = row.right - 10 if seat else row.left + 10
            self.small_cards(canvas, (edge, top), lane.cards[seat], lane.laid[seat], lane.patrol[seat], seat)
            names = sum_signs(lane.cards[seat], steps)
            assert names[-1] == f"num_small_{own}"
            self.signs(canvas, (row.centerx + (138 if seat else -138), row.centery), names)
        if done.swaps % 2:
            for x in (-62, 62):
                self.part(canvas, "sign_swap", (row.centerx + x, row.centery))
        box = pygame.Rect(0, 0, 92, 32)
        box.center = row.center
        self.verdict(canvas, box, done)

    def on_street(self, canvas: pygame.Surface, at: tuple[int, int], number: int, lane: Lane) -> None:
        """A lane as at the table: the rival's card above, yours below, what lies on them beside, the values between.
        at: upper left corner of the upper card."""
        done = outcome(lane)
        panels, fonts = self.context.panels, self.context.fonts
        tops = {1: at[1], 0: at[1] + BATTLE[1] + 26}
        for seat, top in tops.items():
            self.laid_down(canvas, self.faces.battle(lane.cards[seat]), (at[0], top), "battle")
            for place, word in enumerate(lane.laid[seat]):
                beside = (at[0] + BATTLE[0] + 2, top + 2 + place * 10)
                self.laid_down(canvas, self.faces.part(f"strategy_small_{word}"), beside, "small")
        box = pygame.Rect(at[0] - 2, at[1] + BATTLE[1] + 3, BATTLE[0] + SMALL[0] + 6, 20)
        panels.draw(canvas, "plate_dark", box)
        fonts.draw(canvas, (box.left + 9, box.top + 6), str(number), Font.NAME, STEEL, "center")
        middle = box.centerx + 8
        for seat, value in ((0, done.value_0), (1, done.value_1)):
            kind = "num_small" if done.winner < 0 else "num_win_small" if done.winner == seat else "num_lose_small"
            self.part(canvas, f"{kind}_{value}", (middle + (-14 if seat == 0 else 14), box.centery))
        if done.winner < 0:
            self.part(canvas, "sign_equals", (middle, box.centery))
        else:
            arrow = panels.sheet.frame("arrow_down" if done.winner == 0 else "arrow_up").surface
            canvas.blit(arrow, arrow.get_rect(center=(middle, box.centery)))

    def cones(self, canvas: pygame.Surface, at: tuple[int, int], standing: int, fallen: int, step: int = 20) -> None:
        """Cones in a row, those just knocked over lying at its end. at: the foot of the first."""
        for place in range(standing + fallen):
            frame = self.sheet.frame("cone_0" if place < standing else "cone_down_0")
            frame.draw(canvas, (at[0] + place * step, at[1]))

    def side_name(self, canvas: pygame.Surface, at: tuple[int, int], seat: int) -> None:
        """`you` or `rival` in the seat's colour, its upper middle here."""
        self.label(canvas, at, self.say(f"rules.street.word.{('you', 'rival')[seat]}"), SEATS[seat])

    def heading_text(
        self, canvas: pygame.Surface, box: pygame.Rect, heading: str, text: str, colour: Colour = YELLOW
    ) -> int:
        """A heading and running text below it. Returns the y below."""
        fonts = self.context.fonts
        fonts.draw(canvas, box.topleft, heading, Font.BODY, colour, room=box.width)
        part = pygame.Rect(box.left, box.top + STEP, box.width, box.height - STEP)
        return fonts.block(canvas, part, text, step=STEP)
