"""The pages of Skirmish, Scout, Ambush and Campaign."""

from __future__ import annotations

import math

import pygame

from game.games.demonites.modes import AMBUSH_BONUS, FRONT_ROOM, LINES, MODES, OPEN_GUARD, SHARED_FRONTS, SKIRMISH
from game.games.demonites.pace import ANSWER_TIME, DRUM
from scenes.intents import slam_name
from scenes.rulebook.demonites_book import OVERLAPPING, DemonsBook, Fight
from scenes.rulebook.drawing import AREA, GAP
from scenes.tables.demonites.geometry import CARD, HAND
from scenes.widgets.colours import SEATS, YELLOW
from scenes.widgets.keyhint import draw_cap

CLASHES: tuple[tuple[Fight, str], ...] = (
    (Fight(((5,), (9,)), first=0, guard=(OPEN_GUARD, 0)), "rules.demonites.skirmish.one"),
    (Fight(((5,), (35,)), guard=(OPEN_GUARD, OPEN_GUARD)), "rules.demonites.skirmish.both"),
    (Fight(((18,), (34,))), "rules.demonites.skirmish.blind"),
)
"""rules/demonites.md §8 E19, E16, E20."""
SCOUTS: tuple[tuple[Fight, str], ...] = (
    (Fight(((18,), (34,)), first=0), "rules.demonites.scout.alone"),
    (Fight(((18,), (34, 7)), first=0), "rules.demonites.scout.support"),
)
"""§8 E24, E25."""
RAIDS: tuple[tuple[Fight, str], ...] = (
    (Fight(((5,), (35,)), first=0), "rules.demonites.raids.plain"),
    (Fight(((33,), (1,)), first=1, bonus=(0, AMBUSH_BONUS)), "rules.demonites.raids.ambush"),
    (Fight(((32,), (23,)), first=0), "rules.demonites.raids.open"),
)
"""§8 E30, E31, E34. The raider stands on the left."""
FRONTS: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (((22, 5), (23,)), ((1,), ()), ((9, 3), (10, 34, 8)))
"""Three shared fronts; the first is that of §8 E41."""
LIVE_HANDS = ((36, 1, 19), (48, 14, 13))
LINE = (1, 3, 4, 5)
FOES: tuple[int | None, ...] = (None, 35, None, None)
SCOUT_POINTS, AMBUSH_POINTS, CAMPAIGN_POINTS, BORDER_POINTS, LIVE_POINTS = 5, 6, 6, 5, 5
HANDS = MODES[SKIRMISH].hand


def skirmish(canvas: pygame.Surface, book: DemonsBook) -> None:
    """Rush or wait: the three ways in which a clash can begin."""
    free = book.text_over(canvas, book.say("rules.demonites.skirmish.text", hand=HANDS), 68)
    book.fights(canvas, free, CLASHES, wide=320)


def live(canvas: pygame.Surface, book: DemonsBook) -> None:
    """The drum, both hands with their keys; the calm way beside it."""
    inside = book.ground(canvas, pygame.Rect(AREA.left, AREA.top, AREA.width, 124), "skirmish", 90)
    drum = book.faces.tag("drum_big")[0]
    canvas.blit(drum, drum.get_rect(midbottom=(inside.centerx, inside.bottom - 12)))
    for side, hand in enumerate(LIVE_HANDS):
        for place, card in enumerate(hand):
            left = (inside.left + 18, inside.right - 18 - 3 * (HAND[0] + 6) + 6)[side] + place * (HAND[0] + 6)
            top = inside.top + 10
            canvas.blit(book.faces.part("hand_shadow"), (left + 2, top + 2))
            canvas.blit(book.faces.hand(card), (left, top))
            draw_cap(canvas, book.context, (left + HAND[0] // 2 - 7, top + HAND[1] + 6), slam_name(place, side))
    box = pygame.Rect(AREA.left, inside.bottom + 2 + GAP, AREA.width, AREA.bottom - inside.bottom - 2 - GAP)
    facts = {"drum": round(DRUM), "answer": round(ANSWER_TIME)}
    texts = [book.say(f"rules.demonites.live.{number}", **facts) for number in range(1, LIVE_POINTS + 1)]
    book.spread(canvas, box, texts)


def scout(canvas: pygame.Surface, book: DemonsBook) -> None:
    """A face-up scout, two supports behind it."""
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, 126)
    texts = [book.say(f"rules.demonites.scout.{number}", hand=HANDS) for number in range(1, SCOUT_POINTS + 1)]
    book.spread(canvas, box, texts, numbered=True)
    free = pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP)
    book.fights(canvas, free, SCOUTS, wide=320)


def ambush(canvas: pygame.Surface, book: DemonsBook) -> None:
    """Two lines that face each other, and what a turn is."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, 268, AREA.height))
    step = CARD[0] + 6
    left = felt.left + 14
    for row, cards in enumerate((FOES, LINE)):
        top = felt.top + (30 if row == 0 else 120)
        book.caption(canvas, (left + 2 * step - 3, top - 14), ("rival_line", "own_line")[row], SEATS[1 - row])
        for place, card in enumerate(cards):
            book.card(canvas, (left + place * step, top), card)
            if row == 1:
                # The owner knows his own: for the others each of these is a back.
                book.sign(canvas, "eye_closed", (left + place * step + CARD[0] - 7, top + CARD[1] + 7))
    book.part(canvas, "marker_0", (felt.left + 14 + 2 * step - 4, felt.top + 100))
    book.card(canvas, (left + 4 * step + 8, felt.top + 120), 2)
    book.caption(canvas, (left + 4 * step + 8 + CARD[0] // 2, felt.top + 106), "reserve", YELLOW)
    part = pygame.Rect(felt.left + 14, felt.top + 192, felt.width - 28, felt.bottom - felt.top - 198)
    book.centred(canvas, part, book.say("rules.demonites.ambush.text", line=LINES[0], fewer=LINES[-1]))
    box = pygame.Rect(felt.right + GAP, AREA.top, AREA.right - felt.right - GAP, AREA.height)
    texts = [book.say(f"rules.demonites.ambush.{number}") for number in range(1, AMBUSH_POINTS + 1)]
    book.spread(canvas, box, texts, numbered=True)


def raids(canvas: pygame.Surface, book: DemonsBook) -> None:
    """A raid that succeeds, one that is ambushed, and one on an open card."""
    free = book.text_over(canvas, book.say("rules.demonites.raids.text", bonus=AMBUSH_BONUS), 56)
    book.fights(canvas, free, RAIDS, wide=320)


def campaign(canvas: pygame.Surface, book: DemonsBook) -> None:
    """Three fronts between two, and a turn."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, 272, AREA.height))
    high = (felt.height - 12) // SHARED_FRONTS
    for number, cards in enumerate(FRONTS):
        row = pygame.Rect(felt.left + 8, felt.top + 6 + number * high, felt.width - 16, high)
        book.context.panels.draw(canvas, "slot", row.inflate(-2, -4))
        for side in (0, 1):
            away = 12 if side else -12
            book.fan(canvas, (row.centerx + away, row.centery - CARD[1] // 2), cards[side], side, OVERLAPPING)
            if not cards[side]:
                book.caption(canvas, (row.centerx + away * 6, row.centery - 5), "nobody")
        book.part(canvas, "sign_attack", row.center)
    box = pygame.Rect(felt.right + GAP, AREA.top, AREA.right - felt.right - GAP, AREA.height)
    facts = {"room": FRONT_ROOM, "fronts": SHARED_FRONTS}
    texts = [book.say(f"rules.demonites.campaign.{number}", **facts) for number in range(1, CAMPAIGN_POINTS + 1)]
    book.spread(canvas, box, texts, numbered=True)


def borders(canvas: pygame.Surface, book: DemonsBook) -> None:
    """Four players in a circle, a front on each border."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, 250, AREA.height))
    seats = 4
    for seat in range(seats):
        turn = math.tau * (seat - 1.5) / seats
        x, y = felt.centerx + round(94 * math.cos(turn)), felt.centery + round(100 * math.sin(turn))
        book.part(canvas, f"banner_{seat}", (x, y - 12))
        for pile in range(3):
            canvas.blit(book.faces.part("back_small"), (x - 12 - 2 * pile, y - 2 * pile))
        border = math.tau * (seat - 1) / seats
        at = (felt.centerx + round(78 * math.cos(border)), felt.centery + round(84 * math.sin(border)))
        book.context.panels.draw(canvas, "slot", pygame.Rect(at[0] - 38, at[1] - 17, 76, 34))
        for side in (0, 1):
            away = 17 if side else -17
            canvas.blit(
                pygame.transform.flip(book.faces.part("arrow"), side == 1, False), (at[0] + away - 6, at[1] - 3)
            )
        book.part(canvas, "sign_attack", at)
    box = pygame.Rect(felt.right + GAP, AREA.top, AREA.right - felt.right - GAP, AREA.height)
    facts = {"room": FRONT_ROOM, "fronts": SHARED_FRONTS}
    texts = [book.say(f"rules.demonites.borders.{number}", **facts) for number in range(1, BORDER_POINTS + 1)]
    book.spread(canvas, box, texts)
