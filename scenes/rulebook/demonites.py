"""The pages of the Demonites Battle Deck (docs/rules/demonites.md, in short): what all modes share; and their order."""

from __future__ import annotations

import pygame

from game.games.demonites.cards import CARDS, CLAN_SIZE, CLANS, DEMONS
from game.games.demonites.modes import MODES, SEAT_COUNTS
from scenes.rulebook.controls import CONTROLS
from scenes.rulebook.demonites_book import DemonsBook, Fight, faster
from scenes.rulebook.demonites_modes import ambush, borders, campaign, live, raids, scout, skirmish
from scenes.rulebook.demonites_war import victor, war, war_ties
from scenes.rulebook.drawing import AREA, GAP, Page
from scenes.tables.demonites.card_face import SCORES
from scenes.tables.demonites.geometry import CARD, HAND
from scenes.widgets.colours import CYAN, MIST, ROSE, WHITE, YELLOW
from scenes.widgets.text import Font

_BAND_TOP = 60
"""From which row on the plain of War is shown on the first page."""
SHOWN = 36
"""The card on the page of the cards: Thunderhoof Magg."""
EXCHANGES: tuple[tuple[Fight, str], ...] = (
    (Fight(((36,), (7,))), "rules.demonites.exchange.1"),
    (Fight(((13,), (34,))), "rules.demonites.exchange.2"),
    (Fight(((22,), (23,))), "rules.demonites.exchange.3"),
)
"""rules/demonites.md §8 E01, E02 and the first cards of E06."""
FASTER: tuple[Fight, ...] = (
    Fight(((36,), (7,))),
    Fight(((17,), (18,))),
    Fight(((7,), (31,)), armies=(2, 1)),
    Fight(((43,), (31,)), armies=(1, 1)),
)
"""One for each of `battle.REASONS`, in their order (§8 E01, E03, E04, E05)."""
END_POINTS = 4


def goal(canvas: pygame.Surface, book: DemonsBook) -> None:
    """What it is about, and the whole deck, half of it on either side."""
    free = book.text_over(canvas, book.say("rules.demonites.goal.text", cards=CARDS), 86)
    inside = book.ground(canvas, free, "war", _BAND_TOP)
    clip = canvas.get_clip()
    canvas.set_clip(inside)
    rows = len(CLANS) // 2
    for row in range(rows):
        y = inside.top + 42 + row * (inside.height - 48) // (rows - 1)
        for file in range(CLAN_SIZE):
            away = 52 + file * 38 + (12 if row % 2 else 0)
            for side in (0, 1):
                # The leader stands in front.
                card = (row + side * rows) * CLAN_SIZE + CLAN_SIZE - file
                x = inside.centerx + (away if side else -away)
                book.demon(canvas, (x, y), card, left=side == 1)
    canvas.set_clip(clip)


def card(canvas: pygame.Surface, book: DemonsBook) -> None:
    """A card in its three sizes, and what is on it."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, 172, AREA.height))
    big = book.faces.big(SHOWN)
    canvas.blit(big, big.get_rect(midtop=(felt.centerx, felt.top + 10)))
    top = felt.top + 10 + big.get_height() + 7
    canvas.blit(book.faces.hand(SHOWN), (felt.left + 28, top))
    book.card(canvas, (felt.right - 28 - CARD[0], top + HAND[1] - CARD[1]), SHOWN)
    box = pygame.Rect(felt.right + GAP, AREA.top, AREA.right - felt.right - GAP, AREA.height)
    inner = book.night(canvas, box)
    rows: tuple[tuple[str, str], ...] = (
        *((score, f"sign_{score}") for score in SCORES),
        ("total", "sign_total"),
        ("clan", "clan_hornhide"),
        ("leader", "crown"),
    )
    step = inner.height // len(rows)
    for number, (name, picture) in enumerate(rows):
        y = inner.top + number * step
        if number:
            pygame.draw.line(canvas, (42, 47, 78), (inner.left, y - 2), (inner.right, y - 2))
        book.part(canvas, picture, (inner.left + 10, y + step // 2 - 3))
        part = pygame.Rect(inner.left + 30, y + 2, inner.width - 30, step)
        title = book.say(f"rules.demonites.card.{name}")
        book.heading_text(canvas, part, title, book.say(f"rules.demonites.card.{name}.text"))


def clans(canvas: pygame.Surface, book: DemonsBook) -> None:
    """The ten clans, each with its leader, a follower, and between which values their scores lie."""
    wide, high = (AREA.width - GAP) // 2, (AREA.height - 4 * GAP) // 5
    fonts = book.context.fonts
    for number, clan in enumerate(CLANS):
        box = pygame.Rect(AREA.left + number % 2 * (wide + GAP), AREA.top + number // 2 * (high + GAP), wide, high)
        book.context.panels.draw(canvas, "panel_night", box)
        demons = DEMONS[number * CLAN_SIZE : (number + 1) * CLAN_SIZE]
        for place, rank in enumerate((2, 4, 6)):
            book.demon(canvas, (box.left + 22 + place * 31, box.bottom - 7), demons[rank - 1].number)
        inner = pygame.Rect(box.left + 112, box.top + 6, box.width - 120, box.height - 10)
        book.part(canvas, f"clan_{clan}", (inner.left + 6, inner.top + 5))
        fonts.draw(canvas, (inner.left + 17, inner.top), book.say(f"clan.{clan}"), Font.BODY, YELLOW, room=100)
        fonts.draw(
            canvas, (inner.left, inner.top + 13), book.say(f"clan.{clan}.help"), Font.BODY, WHITE, room=inner.width
        )
        x = inner.left
        for score in SCORES:
            values = [getattr(demon, score) for demon in demons]
            book.part(canvas, f"sign_{score}_small", (x + 4, inner.top + 32))
            between = book.say("rules.demonites.between", low=min(values), high=max(values))
            fonts.draw(canvas, (x + 11, inner.top + 27), between, Font.BODY, MIST, room=42)
            x += 54


def exchange(canvas: pygame.Surface, book: DemonsBook) -> None:
    """Strike and counter-strike: won at once, won by the counter, a stand-off."""
    free = book.text_over(canvas, book.say("rules.demonites.exchange.text"), 56)
    book.fights(canvas, free, EXCHANGES)


def who_is_faster(canvas: pygame.Surface, book: DemonsBook) -> None:
    """Priority and its three tie-breaks, a pair of cards each."""
    free = book.text_over(canvas, book.say("rules.demonites.faster.text"), 44)
    wide, high = (free.width - GAP) // 2, (free.height - GAP) // 2
    for number, fight in enumerate(FASTER):
        box = pygame.Rect(free.left + number % 2 * (wide + GAP), free.top + number // 2 * (high + GAP), wide, high)
        felt = book.felt(canvas, box)
        first, reason = faster(fight)
        middle = felt.left + 70
        top = felt.top + (12 if reason == "army" else (felt.height - CARD[1]) // 2)
        for side in (0, 1):
            left = middle + (14 if side else -14 - CARD[0])
            book.card(canvas, (left, top), fight.cards[side][0])
            if reason == "army":
                for pile in range(fight.armies[side]):
                    at = (left + 8 - 2 * pile, top + CARD[1] + 2 - 2 * pile)
                    canvas.blit(book.faces.part("back_small"), at)
        book.arrow(canvas, (middle, top + CARD[1] // 2), left=first == 0)
        book.context.panels.draw(canvas, "badge_gold", pygame.Rect(felt.left + 140, felt.top + 18, 13, 13))
        fonts = book.context.fonts
        fonts.draw(canvas, (felt.left + 147, felt.top + 21), str(number + 1), Font.NAME, WHITE, "center")
        part = pygame.Rect(felt.left + 158, felt.top + 19, felt.width - 170, felt.height - 24)
        title = book.say(f"rules.demonites.faster.{reason}")
        book.heading_text(canvas, part, title, book.say(f"rules.demonites.faster.{reason}.text"))


def end(canvas: pygame.Surface, book: DemonsBook) -> None:
    """How it ends, and every mode's limit."""
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, 128)
    texts = [book.say(f"rules.demonites.end.{number}") for number in range(1, END_POINTS + 1)]
    book.spread(canvas, box, texts)
    felt = book.felt(canvas, pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP))
    fonts = book.context.fonts
    columns = [felt.left + 300 + number * 56 for number in range(len(SEAT_COUNTS))]
    y = felt.top + 10
    fonts.draw(canvas, (felt.left + 14, y), book.say("rules.demonites.end.limit"), Font.BODY, CYAN, room=240)
    for x, seats in zip(columns, SEAT_COUNTS, strict=True):
        fonts.draw(canvas, (x, y), str(seats), Font.NAME, ROSE, "center")
        book.sign(canvas, "person", (x + 14, y + 4))
    for mode in MODES:
        y += 21
        pygame.draw.line(canvas, (30, 79, 64), (felt.left + 12, y - 5), (felt.right - 12, y - 5))
        fonts.draw(canvas, (felt.left + 14, y), book.say(f"mode.demonites.{mode.id}"), Font.BODY, YELLOW, room=100)
        unit = book.say(f"rules.demonites.end.unit.{mode.id}")
        fonts.draw(canvas, (felt.left + 122, y), unit, Font.BODY, WHITE, room=150)
        for x, limit in zip(columns, mode.limits, strict=True):
            fonts.draw(canvas, (x, y + 1), str(limit), Font.NAME, WHITE, "center")


_IN_ORDER = (
    ("goal", goal),
    ("card", card),
    ("clans", clans),
    ("exchange", exchange),
    ("faster", who_is_faster),
    ("war", war),
    ("war_ties", war_ties),
    ("victor", victor),
    ("skirmish", skirmish),
    ("live", live),
    ("scout", scout),
    ("ambush", ambush),
    ("raids", raids),
    ("campaign", campaign),
    ("borders", borders),
    ("end", end),
)
BOOK = DemonsBook
PAGES: tuple[Page, ...] = (*((f"demonites.{name}", draw) for name, draw in _IN_ORDER), CONTROLS)
