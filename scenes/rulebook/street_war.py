"""The pages of Street War (docs/rules/street_war.md, in short)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.street_war.cards import CHARACTERS, HEALTH, HIGHEST, LANES, OPEN_CARD, RED, SEAL, STRATEGIES
from game.games.street_war.options import LIMITS, RUSH_HOUR_FROM
from scenes.rulebook.controls import CONTROLS
from scenes.rulebook.drawing import AREA, CAPTION, GAP, Page
from scenes.rulebook.street_war_book import PORTRAITS, Lane, StreetBook
from scenes.tables.layout import load_map
from scenes.tables.street_war.geometry import BATTLE
from scenes.widgets.colours import CYAN, GOLD, MIST, WHITE, YELLOW
from scenes.widgets.text import Font

STREET = "street_war_night.tmx"
_STREET_TOP, _STREET_FLOOR = 20, 152
"""Of the street's picture, in its own pixels: what is shown of it begins and its people stand here."""
_BY_HEIGHT = ("liberty", "sketcher", "scoops", "hardhat", "magpie", "patrol", "commuter", "drifter")
"""Left to right in the picture of the goal: big and small take turns."""
STEPS: tuple[tuple[str, str], ...] = (
    ("deal", "battle_small_5"),
    ("claim", "ability_big_sketcher"),
    ("line_up", "battle_small_back"),
    ("hustle", "strategy_small_grab"),
    ("set_up", "strategy_small_back"),
    ("last_call", "ability_big_magpie"),
    ("fight", "cone_fall_1"),
)
"""A round: what each part is called in the texts, and its picture in the cards' sheet."""
ROUND: tuple[Lane, ...] = (
    Lane((5, 6), (("boost",), ())),
    Lane((7, 5)),
    Lane((2, 7), (("swap",), ())),
    Lane((4, 4)),
    Lane((1, 3), ((), ("jab",))),
)
"""The example of a fight."""
EXAMPLES: tuple[Lane, ...] = (
    Lane((3, 7), (("double",), ("jab",))),
    Lane((7, 7), (("boost",), ()), (1, 0)),
    Lane((2, 7), (("swap",), ())),
    Lane((6, 2), ((), ("double", "swap"))),
)
"""The worked sums (rules/street_war.md §8: 3, 11, 4 and 7)."""
SUM_STEPS = 4
FINER_POINTS = 8
HUSTLE_POINTS = 3


def _text_over(canvas: pygame.Surface, book: StreetBook, text: str, high: int) -> pygame.Rect:
    """A panel of text on top of the page. Returns what is free below it."""
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, high)
    book.centred(canvas, book.night(canvas, box), text)
    return pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP)


def goal(canvas: pygame.Surface, book: StreetBook) -> None:
    """What it is about, and everybody on the street."""
    free = _text_over(canvas, book, book.say("rules.street.goal.text", health=HEALTH), 98)
    book.context.panels.draw(canvas, "slot", free)
    strip = free.inflate(-4, -4)
    clip = canvas.get_clip()
    canvas.set_clip(strip)
    place = pygame.Surface(canvas.get_size())
    load_map(STREET, frozenset()).draw(place, 0)
    canvas.blit(place, (0, strip.top - _STREET_TOP))
    floor = strip.top - _STREET_TOP + _STREET_FLOOR
    shadow = book.context.assets.sheet("fx/fx").tag("shadow_medium")[0]
    for number, character in enumerate(_BY_HEIGHT):
        side = "" if number < len(_BY_HEIGHT) // 2 else "_left"
        at = (68 + number * 68 + (28 if side else 0), floor)
        shadow.draw(canvas, at)
        book.context.assets.sheet(f"figures/{character}").tag(f"idle{side}")[0].draw(canvas, at)
    book.cones(canvas, (strip.left + 18, strip.bottom - 6), HEALTH, 0)
    book.cones(canvas, (strip.right - 98, strip.bottom - 6), HEALTH - 2, 1)
    canvas.set_clip(clip)


def round_at_a_glance(canvas: pygame.Surface, book: StreetBook) -> None:
    """Seven parts, a picture each."""
    inner = book.night(canvas, AREA)
    fonts, panels = book.context.fonts, book.context.panels
    step = inner.height // len(STEPS)
    for number, (name, picture) in enumerate(STEPS):
        y = inner.top + number * step
        if number:
            pygame.draw.line(canvas, (42, 47, 78), (inner.left, y - 1), (inner.right, y - 1))
        middle = y + step // 2 - 1
        panels.draw(canvas, "badge_gold", pygame.Rect(inner.left, middle - 6, 13, 13))
        fonts.draw(canvas, (inner.left + 7, middle - 3), str(number + 1), Font.NAME, WHITE, "center")
        book.part(canvas, picture, (inner.left + 38, middle))
        title = book.say(f"rules.street.round.{name}")
        fonts.draw(canvas, (inner.left + 62, middle - 5), title, Font.BODY, YELLOW, room=86)
        box = pygame.Rect(inner.left + 152, y, inner.width - 152, step)
        book.centred(canvas, box, book.say(f"rules.street.round.{name}.text"))


def lanes(canvas: pygame.Surface, book: StreetBook) -> None:
    """Five lanes as they lie at the end of a fight."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, AREA.width, BATTLE[1] * 2 + 26 + 20))
    step = (felt.width - 78) // LANES
    for number, lane in enumerate(ROUND):
        book.on_street(canvas, (felt.left + 66 + number * step, felt.top + 9), number + 1, lane)
    book.side_name(canvas, (felt.left + 34, felt.top + 34), 1)
    book.side_name(canvas, (felt.left + 34, felt.top + 122), 0)
    box = pygame.Rect(AREA.left, felt.bottom + GAP, AREA.width, AREA.bottom - felt.bottom - GAP)
    texts = [book.say(f"rules.street.lanes.{number}", highest=HIGHEST) for number in range(1, 5)]
    inner = book.night(canvas, box)
    book.points(canvas, inner, texts, gap=2)


def sums(canvas: pygame.Surface, book: StreetBook) -> None:
    """The order in which a sum is made, and four of them."""
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, 80)
    texts = [book.say(f"rules.street.sums.{number}", highest=HIGHEST) for number in range(1, SUM_STEPS + 1)]
    book.points(canvas, book.night(canvas, box), texts, numbered=True, gap=4)
    felt = book.felt(canvas, pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP))
    book.side_name(canvas, (felt.left + 46, felt.top + 4), 0)
    book.side_name(canvas, (felt.right - 46, felt.top + 4), 1)
    high = (felt.height - 18) // len(EXAMPLES)
    for number, lane in enumerate(EXAMPLES):
        row = pygame.Rect(felt.left + 4, felt.top + 15 + number * high, felt.width - 8, high)
        book.example(canvas, row, lane)


def _cells(canvas: pygame.Surface, book: StreetBook, kind: str, name: str, note: Sequence[str]) -> None:
    """All strategy cards of a kind in two columns, under a text; what is left of the grid holds a note."""
    free = _text_over(canvas, book, book.say(f"rules.street.{name}.text"), 42)
    cards = [card for card in STRATEGIES if card.kind == kind]
    wide, high = (free.width - GAP) // 2, (free.height - 2 * GAP) // 3
    for number, card in enumerate(cards):
        box = pygame.Rect(free.left + number % 2 * (wide + GAP), free.top + number // 2 * (high + GAP), wide, high)
        book.context.panels.draw(canvas, "panel_night", box)
        picture = book.faces.strategy(card.number)
        at = (box.left + 14, box.centery - picture.get_height() // 2)
        for copy in range(card.copies - 1, -1, -1):
            book.laid_down(canvas, picture, (at[0] + 5 * copy, at[1] - 3 * copy), "strategy")
        inner = pygame.Rect(box.left + 60, box.top + 9, box.width - 70, box.height - 12)
        title = book.say(f"strategy.{card.id}")
        if card.copies > 1:
            title = book.say("rules.street.card.copies", card=title, n=card.copies)
        text = f"{book.say(f'strategy.{card.id}.help')} {book.say(f'rules.street.{name}.{card.id}')}"
        book.heading_text(canvas, inner, title, text)
    left = free.left + len(cards) % 2 * (wide + GAP)
    top = free.top + len(cards) // 2 * (high + GAP)
    box = pygame.Rect(left, top, free.right - left, free.bottom - top)
    texts = [book.say(text_id) for text_id in note]
    inner = book.night(canvas, box)
    if len(texts) == 1:
        book.centred(canvas, inner, texts[0])
    else:
        book.points(canvas, inner, texts, gap=3)


def red(canvas: pygame.Surface, book: StreetBook) -> None:
    """Cards that change a lane."""
    _cells(canvas, book, RED, "red", ["rules.street.red.note"])


def open_cards(canvas: pygame.Surface, book: StreetBook) -> None:
    """Cards of the hustle."""
    _cells(canvas, book, OPEN_CARD, "open", [f"rules.street.open.note.{n}" for n in range(1, HUSTLE_POINTS + 1)])


def seals(canvas: pygame.Surface, book: StreetBook) -> None:
    """Cards that work for the round."""
    _cells(canvas, book, SEAL, "seals", ["rules.street.seals.note"])


def _characters(canvas: pygame.Surface, book: StreetBook, first: int) -> None:
    """Four of them with what they can do."""
    high, wide = (AREA.height - GAP) // 2, (AREA.width - GAP) // 2
    fonts = book.context.fonts
    for number, character in enumerate(CHARACTERS[first : first + 4]):
        box = pygame.Rect(AREA.left + number % 2 * (wide + GAP), AREA.top + number // 2 * (high + GAP), wide, high)
        book.context.panels.draw(canvas, "panel_night", box)
        stand = (box.left + 42, box.bottom - 11)
        book.context.assets.sheet("fx/fx").tag("shadow_medium")[0].draw(canvas, stand)
        clip = canvas.get_clip()
        canvas.set_clip(box.inflate(-6, -6))
        book.context.assets.sheet(f"figures/{character.id}").tag("idle")[0].draw(canvas, stand)
        canvas.set_clip(clip)
        face = book.context.assets.sheet(PORTRAITS).frame(character.id).surface
        at = (box.left + 18, box.top + 9)
        pygame.draw.rect(canvas, GOLD, face.get_rect(topleft=at).inflate(2, 2), 1)
        canvas.blit(face, at)
        inner = pygame.Rect(box.left + 84, box.top + 9, box.width - 94, box.height - 14)
        fonts.draw(
            canvas, inner.topleft, book.say(f"character.{character.id}"), Font.BODY, YELLOW, room=inner.width - 20
        )
        book.part(canvas, f"ability_{character.id}", (inner.right - 10, inner.top + 6))
        fonts.draw(
            canvas, (inner.left, inner.top + 14), book.say(f"ability.{character.id}"), Font.BODY, CYAN, room=inner.width
        )
        part = pygame.Rect(inner.left, inner.top + 26, inner.width, inner.height - 26)
        y = fonts.block(canvas, part, book.say(f"ability.{character.id}.help"), step=11) + 3
        rest = pygame.Rect(inner.left, y, inner.width, inner.bottom - y)
        fonts.block(canvas, rest, book.say(f"rules.street.character.{character.id}"), colour=MIST, step=11)


def characters_first(canvas: pygame.Surface, book: StreetBook) -> None:
    """The first four."""
    _characters(canvas, book, 0)


def characters_last(canvas: pygame.Surface, book: StreetBook) -> None:
    """The other four."""
    _characters(canvas, book, 4)


def finer(canvas: pygame.Surface, book: StreetBook) -> None:
    """Rush hour, drawn; the limit, and what comes up sooner or later."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, 214, 78))
    fonts = book.context.fonts
    for row, (number, lost) in enumerate(((RUSH_HOUR_FROM - 1, 1), (RUSH_HOUR_FROM, 2))):
        y = felt.top + 34 + row * 32
        words = book.say("street.bar", round=number)
        with fonts.saying(CAPTION):
            fonts.draw(canvas, (felt.left + 12, y - 11), words, Font.BODY, YELLOW if lost > 1 else MIST, room=72)
        book.cones(canvas, (felt.left + 98, y), HEALTH - lost, lost)
    side = pygame.Rect(felt.right + GAP, felt.top, AREA.right - felt.right - GAP, felt.height)
    facts = {"limit": LIMITS[0], "rush": RUSH_HOUR_FROM}
    book.centred(canvas, book.night(canvas, side), book.say("rules.street.finer.text", **facts))
    box = pygame.Rect(AREA.left, felt.bottom + GAP, AREA.width, AREA.bottom - felt.bottom - GAP)
    texts = [book.say(f"rules.street.finer.{number}") for number in range(1, FINER_POINTS + 1)]
    book.points(canvas, book.night(canvas, box).inflate(0, -4), texts, gap=4)


_IN_ORDER = (
    ("goal", goal),
    ("round", round_at_a_glance),
    ("lanes", lanes),
    ("sums", sums),
    ("red", red),
    ("open", open_cards),
    ("seals", seals),
    ("characters_first", characters_first),
    ("characters_last", characters_last),
    ("finer", finer),
)
BOOK = StreetBook
PAGES: tuple[Page, ...] = (*((f"street.{name}", draw) for name, draw in _IN_ORDER), CONTROLS)
