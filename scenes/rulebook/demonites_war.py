"""The pages of War: muster and battle, ties, the victor and those who drew."""

from __future__ import annotations

import pygame

from scenes.rulebook.demonites_book import BACKS, DemonsBook, Fight
from scenes.rulebook.drawing import AREA, GAP
from scenes.tables.demonites.geometry import CARD
from scenes.widgets.colours import SEATS, YELLOW

ORDER: tuple[tuple[int, int], ...] = ((13, 0), (36, 1), (31, 2))
"""(card, seat) of a muster of three, the fastest first (rules/demonites.md §8 E08, the seats exchanged)."""
BATTLES: tuple[tuple[Fight, str], ...] = (
    (Fight(((13,), (36,))), "rules.demonites.war.battle.1"),
    (Fight(((31,), (36,)), first=1), "rules.demonites.war.battle.2"),
)
"""What becomes of it: the victor strikes first in his next battle."""
TIES: tuple[tuple[Fight, str], ...] = (
    (Fight(((22,), (23,))), "rules.demonites.war_ties.1"),
    (Fight(((22, 36), (23, 7))), "rules.demonites.war_ties.2"),
)
"""§8 E06."""
ALLIES = 2
"""Cards that lie face down under the champion's in the picture of the victor."""
TIE_POINTS, VICTOR_POINTS = 3, 7


def war(canvas: pygame.Surface, book: DemonsBook) -> None:
    """The muster's order, and the battles that follow from it."""
    free = book.text_over(canvas, book.say("rules.demonites.war.text"), 56)
    felt = book.felt(canvas, pygame.Rect(free.left, free.top, 148, free.height))
    book.caption(canvas, (felt.centerx, felt.top + 8), "order", YELLOW)
    high = (felt.height - 28) // len(ORDER)
    for place, (card, seat) in enumerate(ORDER):
        y = felt.top + 24 + place * high
        book.card(canvas, (felt.left + 14, y), card)
        book.part(canvas, f"banner_{seat}", (felt.left + 70, y + 12))
        if place == 0:
            book.part(canvas, "crown", (felt.left + 90, y + 11))
        name = ("champion", "next", "waits")[place]
        book.caption(canvas, (felt.left + 98, y + 28), name, SEATS[seat])
    book.fights(
        canvas, pygame.Rect(felt.right + GAP, free.top, free.right - felt.right - GAP, free.height), BATTLES, wide=240
    )


def war_ties(canvas: pygame.Surface, book: DemonsBook) -> None:
    """Reinforcements until the sums decide."""
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, 72)
    texts = [book.say(f"rules.demonites.war_ties.point.{number}") for number in range(1, TIE_POINTS + 1)]
    book.spread(canvas, box, texts)
    free = pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP)
    book.fights(canvas, free, TIES, priority=True, wide=320)


def victor(canvas: pygame.Surface, book: DemonsBook) -> None:
    """What the victor takes and leaves; those who drew are fought last."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, AREA.width, 92))
    top = felt.top + 12
    book.fan(canvas, (felt.left + 112, top), [22, *[None] * ALLIES], 0, BACKS)
    book.part(canvas, "crown", (felt.left + 92, top + CARD[1] + 8))
    book.caption(canvas, (felt.left + 74, top + CARD[1] + 13), "champion", SEATS[0])
    book.arrow(canvas, (felt.left + 140, top + CARD[1] // 2))
    for place, (card, name) in enumerate(((46, "next"), (31, "waits"))):
        left = felt.left + 168 + place * 76
        book.card(canvas, (left, top), card)
        book.caption(canvas, (left + CARD[0] // 2, top + CARD[1] + 13), name)
    left = felt.left + 352
    book.arrow(canvas, (left - 24, top + CARD[1] // 2))
    for place, cards in enumerate(([35, None], [45, None])):
        book.fan(canvas, (left + place * 92, top), cards, 1, BACKS)
    book.caption(canvas, (left + 76, top + CARD[1] + 13), "drew")
    box = pygame.Rect(AREA.left, felt.bottom + GAP, AREA.width, AREA.bottom - felt.bottom - GAP)
    texts = [book.say(f"rules.demonites.victor.{number}") for number in range(1, VICTOR_POINTS + 1)]
    book.spread(canvas, box, texts)
