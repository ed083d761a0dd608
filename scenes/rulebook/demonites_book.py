"""What the pages of the Demonites are drawn with: cards in fans, strikes and their sums, bands of the battlefields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.events import Event
from game.games.demonites.battle import REASONS, Fighter, exchange, sums, why_faster
from game.games.demonites.cards import TOTAL, demon
from scenes.context import Context
from scenes.rulebook.drawing import AREA, GAP, STEP, Book
from scenes.tables.demonites.card_face import CardFaces
from scenes.tables.demonites.geometry import CARD
from scenes.tables.layout import load_map
from scenes.widgets.colours import INK, MIST, SEATS, STEEL, WHITE, YELLOW, Colour
from scenes.widgets.text import Font

SIDE_BY_SIDE, OVERLAPPING, BACKS = 42, 36, 12
"""Pixels from one card of a fan to the next: in full; where room is short; where all that shows are backs."""
WIDEST_GAP = 12
"""Pixels between two points of a list."""
_PLATE = 21
_SIGN_GAP = 3


class Fight(NamedTuple):
    """Two sides that meet, yours left. first: who strikes first, 0 or 1; None: the faster by the rules.

    bonus, guard: per side, what is added to its attack and taken from its defence. armies: cards in army and hand of
    each side, for the tie-break.
    """

    cards: tuple[tuple[int, ...], tuple[int, ...]]
    first: int | None = None
    bonus: tuple[int, int] = (0, 0)
    guard: tuple[int, int] = (0, 0)
    armies: tuple[int, int] = (5, 5)


def speed_of(fight: Fight, side: int) -> tuple[int, int, int, int]:
    """The side's key as in `battle.speed`: smaller is faster."""
    cards = fight.cards[side]
    return -sums(cards).priority, -sum(TOTAL[card] for card in cards), fight.armies[side], min(cards)


def faster(fight: Fight) -> tuple[int, str]:
    """Which side is faster, and which of `REASONS` says so."""
    left, right = speed_of(fight, 0), speed_of(fight, 1)
    reason = why_faster(left, right)
    assert reason in REASONS
    return (0 if left < right else 1), reason


def strikes(fight: Fight) -> tuple[list[Event], int | None]:
    """The strikes of the exchange as the game tells them, and which side wins; None: a stand-off."""
    first = faster(fight)[0] if fight.first is None else fight.first
    fighters = [Fighter(side, fight.cards[side], fight.bonus[side], fight.guard[side]) for side in (0, 1)]
    log: list[Event] = []
    winner = exchange(fighters[first], fighters[1 - first], log)
    return [event for event in log if event.kind == "struck"], winner


class DemonsBook(Book):
    """The tools of all pages and the cards of the game. Side 0 is left and blue, side 1 right and red."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.faces = CardFaces(context)

    def part(self, canvas: pygame.Surface, name: str, middle: tuple[int, int], flip: bool = False) -> None:
        """A frame of the cards' sheet with its middle here, perhaps looking the other way."""
        picture = self.faces.part(name)
        if flip:
            picture = pygame.transform.flip(picture, True, False)
        canvas.blit(picture, picture.get_rect(center=middle))

    def sign(self, canvas: pygame.Surface, name: str, middle: tuple[int, int]) -> None:
        """A frame of the interface's sheet with its middle here."""
        picture = self.context.panels.sheet.frame(name).surface
        canvas.blit(picture, picture.get_rect(center=middle))

    def text_over(self, canvas: pygame.Surface, text: str, high: int) -> pygame.Rect:
        """A panel of text on top of the page. Returns what is free below it."""
        box = pygame.Rect(AREA.left, AREA.top, AREA.width, high)
        self.centred(canvas, self.night(canvas, box), text)
        return pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP)

    def spread(self, canvas: pygame.Surface, panel: pygame.Rect, texts: Sequence[str], numbered: bool = False) -> None:
        """A list on a dark panel, spread over its height as far as a list still looks like one."""
        inner = self.night(canvas, panel)
        lines = sum(len(self.context.fonts.wrap(text, inner.width - 20)) for text in texts)
        free = inner.height - lines * STEP
        gap = max(2, min(WIDEST_GAP, free // len(texts)))
        top = inner.top + max(0, (free - gap * (len(texts) - 1)) // 2)
        self.points(canvas, pygame.Rect(inner.left, top, inner.width, inner.bottom - top), texts, numbered, gap)

    def heading_text(
        self, canvas: pygame.Surface, box: pygame.Rect, title: str, text: str, colour: Colour = YELLOW
    ) -> int:
        """A heading and running text below it. Returns the y below."""
        self.context.fonts.draw(canvas, box.topleft, title, Font.BODY, colour, room=box.width)
        part = pygame.Rect(box.left, box.top + STEP, box.width, box.height - STEP)
        return self.context.fonts.block(canvas, part, text, step=STEP)

    def ground(self, canvas: pygame.Surface, box: pygame.Rect, mode: str, top: int) -> pygame.Rect:
        """A band of this mode's battlefield in a frame; top: from which of its pixel rows on. Returns its inside."""
        self.context.panels.draw(canvas, "slot", box)
        inside = box.inflate(-4, -4)
        place = pygame.Surface(canvas.get_size())
        load_map(f"demonites_{mode}.tmx", frozenset()).draw(place, 0)
        canvas.blit(place, inside.topleft, pygame.Rect(inside.left, top, inside.width, inside.height))
        return inside

    def card(self, canvas: pygame.Surface, at: tuple[int, int], card: int | None) -> None:
        """A card on its shadow, upper left corner here; None: its back."""
        canvas.blit(self.faces.part("card_shadow"), (at[0] + 2, at[1] + 2))
        canvas.blit(self.faces.card(card), at)

    def fan(
        self, canvas: pygame.Surface, at: tuple[int, int], cards: Sequence[int | None], side: int, step: int
    ) -> None:
        """Cards `step` pixels apart; the first lies on top and nearest to the enemy. at: the upper corner of the fan
        that is nearest to the enemy. None: a back."""
        way = -1 if side == 0 else 1
        for place in reversed(range(len(cards))):
            x = at[0] + way * step * place - (CARD[0] if side == 0 else 0)
            self.card(canvas, (x, at[1]), cards[place])

    def demon(self, canvas: pygame.Surface, at: tuple[int, int], card: int, left: bool = False) -> None:
        """The demon itself with its feet here."""
        one = demon(card)
        tag = f"{one.id}_left" if left else one.id
        self.context.assets.sheet(f"demons/{one.clan}").tag(tag)[0].draw(canvas, at)

    def arrow(self, canvas: pygame.Surface, middle: tuple[int, int], left: bool = False) -> None:
        """From one card to the next."""
        self.part(canvas, "arrow", middle, left)

    def minus(self, size: tuple[int, int] = (9, 13)) -> pygame.Surface:
        """The sign that the sheet of figures lacks, in the same make."""
        out = pygame.Surface(size, pygame.SRCALPHA)
        bar = pygame.Rect(1, size[1] // 2 - 1, size[0] - 2, 2)
        pygame.draw.rect(out, INK, bar.inflate(2, 2))
        pygame.draw.rect(out, WHITE, bar)
        return out

    def figures(self, value: int, look: str = "", small: bool = True) -> pygame.Surface:
        """A number as a picture; look: "" or `win`, `lose`."""
        stem = "num_" + (f"{look}_" if look else "") + ("small_" if small else "")
        digits = [self.faces.part(f"{stem}{figure}") for figure in str(value)]
        out = pygame.Surface(
            (sum(digit.get_width() - 1 for digit in digits) + 1, digits[0].get_height()), pygame.SRCALPHA
        )
        x = 0
        for digit in digits:
            out.blit(digit, (x, 0))
            x += digit.get_width() - 1
        return out

    def row(self, canvas: pygame.Surface, middle: tuple[int, int], pictures: Sequence[pygame.Surface]) -> None:
        """Pictures in a row on a dark plate, their middle here."""
        width = sum(picture.get_width() for picture in pictures) + _SIGN_GAP * (len(pictures) - 1)
        plate = pygame.Rect(0, 0, width + 12, _PLATE)
        plate.center = middle
        self.context.panels.draw(canvas, "stat_box", plate)
        x = plate.left + 6
        for picture in pictures:
            canvas.blit(picture, picture.get_rect(midleft=(x, middle[1])))
            x += picture.get_width() + _SIGN_GAP

    def _term(self, value: int, change: int, look: str) -> list[pygame.Surface]:
        """A score or sum, and what is added to it or taken from it in this one exchange."""
        if not change:
            return [self.figures(value, look)]
        plain = self.figures(value - change, look)
        sign = self.faces.part("sign_plus_small") if change > 0 else self.minus()
        return [plain, sign, self.figures(abs(change), look)]

    def strike(self, canvas: pygame.Surface, middle: tuple[int, int], event: Event, word: bool = True) -> None:
        """A strike in signs, from the striker's side: sword, attack, arrow, defence, shield; below it its outcome."""
        seat, beats = event.number("seat"), bool(event.number("beats"))
        attack = self._term(event.number("attack"), event.number("bonus"), "win" if beats else "")
        defence = self._term(event.number("defence"), -event.number("guard"), "lose" if beats else "")
        arrow = self.faces.part("arrow")
        parts = [self.faces.part("sign_attack"), *attack, arrow, *defence, self.faces.part("sign_defence")]
        if seat == 1:
            back = pygame.transform.flip(arrow, True, False)
            parts = [self.faces.part("sign_defence"), *defence, back, *attack, self.faces.part("sign_attack")]
        self.row(canvas, middle, parts)
        if word:
            name = "beats" if beats else "blocked"
            colour = SEATS[seat] if beats else STEEL
            self.label(canvas, (middle[0], middle[1] + 11), self.say(f"rules.demonites.word.{name}"), colour)

    def priorities(self, canvas: pygame.Surface, middle: tuple[int, int], fight: Fight) -> None:
        """Both sides' sums of priority with the sign between them, the faster one shining."""
        first, _ = faster(fight)
        left, right = (
            self.figures(sums(fight.cards[side]).priority, "win" if first == side else "lose") for side in (0, 1)
        )
        self.row(canvas, middle, [left, self.faces.part("sign_priority"), right])

    def fight(
        self, canvas: pygame.Surface, row: pygame.Rect, fight: Fight, text: str, priority: bool = False, wide: int = 300
    ) -> None:
        """A line of an example: one side's cards, the strikes one below the other, the other side's; the words beside.
        wide: the fight's share of the row, in pixels. priority: show these sums above the strikes."""
        done, _ = strikes(fight)
        middle = row.left + wide // 2
        top = row.centery - CARD[1] // 2
        half = 62 if any((*fight.bonus, *fight.guard)) else 54
        self.fan(canvas, (middle - half, top), fight.cards[0], 0, SIDE_BY_SIDE)
        self.fan(canvas, (middle + half, top), fight.cards[1], 1, SIDE_BY_SIDE)
        step = 32
        high = _PLATE + 9 + (len(done) - 1) * step + (24 if priority else 0)
        y = row.centery - high // 2 + _PLATE // 2
        if priority:
            self.priorities(canvas, (middle, y), fight)
            y += 24
        for event in done:
            self.strike(canvas, (middle, y), event)
            y += step
        box = pygame.Rect(row.left + wide + 8, row.top, row.width - wide - 16, row.height)
        self.centred(canvas, box, text)

    def fights(
        self,
        canvas: pygame.Surface,
        box: pygame.Rect,
        lines: Sequence[tuple[Fight, str]],
        priority: bool = False,
        wide: int = 300,
    ) -> None:
        """Several such lines on one felt, the text of each by its id."""
        felt = self.felt(canvas, box)
        high = (felt.height - 8) // len(lines)
        for number, (fight, text_id) in enumerate(lines):
            row = pygame.Rect(felt.left + 8, felt.top + 4 + number * high, felt.width - 16, high)
            self.fight(canvas, row, fight, self.say(text_id), priority, wide)

    def caption(self, canvas: pygame.Surface, at: tuple[int, int], text_id: str, colour: Colour = MIST) -> None:
        """A word under or over something, its upper middle here."""
        self.label(canvas, at, self.say(f"rules.demonites.word.{text_id}"), colour)
