"""The pages of 8-Bit Battle (docs/rules/eight_bit_battle.md, in short)."""

from __future__ import annotations

import pygame

from game.games.eight_bit_battle.cards import (
    ALE,
    AXE,
    CARDS,
    CHARACTERS,
    GOBLIN,
    ITEMS,
    KEY,
    KING,
    MAIL,
    QUEEN,
    RING,
    SHIELD,
    SWORD,
    TORCH,
    VILLAGER_1,
    VILLAGER_2,
    VILLAGER_3,
    WARRIOR,
    WIZARD,
)
from scenes.rulebook.controls import CONTROLS
from scenes.rulebook.drawing import AREA, CAPTION, GAP, STEP, Page
from scenes.rulebook.eight_bit_battle_book import CARD_STEP, BattleBook
from scenes.tables.eight_bit_battle.card_face import SIZE
from scenes.tables.layout import load_map
from scenes.widgets.colours import MIST, PINK, SKY, WHITE, YELLOW
from scenes.widgets.text import Font

CAST = (
    *((figure, "") for figure in ("king", "queen", "warrior", "villager")),
    *((figure, "_left") for figure in ("lantern", "baker", "goblin", "wizard")),
)
CAST_STEP, CAST_GAP = 60, 34
"""Pixels between neighbours, and more between the two sides."""
CLASH_WIDTH = 306
FINER_POINTS = 10
_PLACE_BOTTOM, _PLACE_FLOOR = 240, 225
"""Of the courtyard's picture, in its own pixels: what is shown of it ends and its fighters stand here."""


def goal(canvas: pygame.Surface, book: BattleBook) -> None:
    """What it is about, and the whole cast in the courtyard."""
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, 70)
    book.text(canvas, book.night(canvas, box), book.say("rules.goal.text"))
    strip = pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP)
    book.context.panels.draw(canvas, "slot", strip)
    strip = strip.inflate(-4, -4)
    clip = canvas.get_clip()
    canvas.set_clip(strip)
    place = pygame.Surface(canvas.get_size())
    load_map("eight_bit_battle_battle.tmx", frozenset()).draw(place, 0)
    canvas.blit(place, (0, strip.bottom - _PLACE_BOTTOM))
    floor = strip.bottom - _PLACE_BOTTOM + _PLACE_FLOOR
    shadow = book.context.assets.sheet("fx/fx").tag("shadow_medium")[0]
    for number, (figure, side) in enumerate(CAST):
        at = (93 + number * CAST_STEP + (CAST_GAP if side else 0), floor)
        shadow.draw(canvas, at)
        book.context.assets.sheet(f"figures/{figure}").tag(f"idle{side}")[0].draw(canvas, at)
    canvas.set_clip(clip)


def _legend(canvas: pygame.Surface, book: BattleBook, intro: str) -> None:
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, 26)
    inner = book.night(canvas, box)
    fonts = book.context.fonts
    x = fonts.draw(canvas, (inner.left, box.top + 8), intro, Font.BODY, WHITE).right + 14
    for sign in ("attack", "defence", "health"):
        book.context.panels.sign(canvas, sign, (x, box.top + 9))
        text = book.say(f"rules.legend.{sign}")
        with fonts.saying(CAPTION):
            x = fonts.draw(canvas, (x + 13, box.top + 8), text, Font.BODY, MIST, room=inner.right - x - 13).right + 12


def _exhibit(
    canvas: pygame.Surface, book: BattleBook, cards: list[int], felt: pygame.Rect, columns: int, top: int
) -> None:
    """Cards in columns, each with what it does below."""
    wide = (felt.width - 12) // columns
    high = (felt.height - 8) // (len(cards) // columns)
    for number, card in enumerate(cards):
        x = felt.left + 6 + number % columns * wide + wide // 2
        y = felt.top + top + number // columns * high
        book.card(canvas, (x - SIZE[0] // 2, y), card)
        below = pygame.Rect(x - wide // 2 + 3, y + SIZE[1] + 5, wide - 6, high - SIZE[1] - 4)
        fonts, name = book.context.fonts, CARDS[card].id
        with fonts.together():
            # The card says itself what it is.
            fonts.pictured(pygame.Rect(below.left, y, below.width, 11), f"{book.say(f'card.{name}')}:")
            fonts.block(canvas, below, book.say(f"card.{name}.brief"), colour=WHITE, align="center", step=11)


def characters(canvas: pygame.Surface, book: BattleBook) -> None:
    """The eight, the villagers once."""
    _legend(canvas, book, book.say("rules.characters.text"))
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top + 30, AREA.width, AREA.height - 30))
    shown = [card for card in CHARACTERS if card not in (VILLAGER_2, VILLAGER_3)]
    _exhibit(canvas, book, shown, felt, 3, 8)


def items(canvas: pygame.Surface, book: BattleBook) -> None:
    """The ten."""
    _legend(canvas, book, book.say("rules.items.text"))
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top + 30, AREA.width, AREA.height - 30))
    _exhibit(canvas, book, list(ITEMS), felt, 5, 6)


def draft(canvas: pygame.Surface, book: BattleBook) -> None:
    """A turn of the draft: where the two cards go."""
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, 116)
    book.text(canvas, book.night(canvas, box), book.say("rules.draft.text"))
    felt = book.felt(canvas, pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP))
    top = felt.centery - SIZE[1] // 2 + 6
    middle = felt.centerx
    for depth in (6, 4, 2):
        book.back(canvas, (middle + 6 + depth, top - depth))
    book.card(canvas, (middle - 6 - SIZE[0], top), WIZARD)
    book.label(canvas, (middle - 6 - SIZE[0] // 2, top - 14), book.say("rules.draft.top"), YELLOW)
    book.label(canvas, (middle + 12 + SIZE[0] // 2, top - 18), book.say("rules.draft.next"))
    fonts, panels = book.context.fonts, book.context.panels
    for side, word, sign, colour, to in (
        (-1, "keep", "keep", SKY, "yours"),
        (1, "give", "give", PINK, "theirs"),
    ):
        x = middle + side * 122
        panels.draw(canvas, "plate_blue" if side < 0 else "plate_red", pygame.Rect(x - 44, felt.centery - 16, 88, 32))
        with fonts.saying(CAPTION):
            fonts.draw(canvas, (x + 6, felt.centery - 4), book.say(f"rules.draft.{word}"), Font.NAME, WHITE, "center")
        panels.sign(canvas, sign, (x - 38, felt.centery - 5))
        panels.sign(canvas, "arrow_left" if side < 0 else "arrow_right", (x + side * 54 - 4, felt.centery - 4))
        hand = middle + side * 222
        for number in range(3):
            back = book.faces.small_back(False, "blue" if side < 0 else "red")
            canvas.blit(back, (hand - 37 + number * 26, felt.centery - 12))
        book.label(canvas, (hand, felt.centery - 30), book.say(f"rules.draft.{to}"), colour)


def battle(canvas: pygame.Surface, book: BattleBook) -> None:
    """Five steps and an example."""
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, 108)
    steps = [book.say(f"rules.battle.{number}") for number in range(1, 6)]
    book.points(canvas, book.night(canvas, box), steps, numbered=True)
    felt = book.felt(canvas, pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP))
    parts = (
        (330, (WARRIOR, SWORD), (VILLAGER_1, SHIELD), (6, 5), "example"),
        (246, (GOBLIN,), (VILLAGER_1,), (2, 2), "tie"),
    )
    left = felt.left
    for width, attackers, defenders, values, text_id in parts:
        part = pygame.Rect(left, felt.top, width, felt.height - 26)
        book.clash(canvas, part.move(0, 2), attackers, defenders, values=values)
        below = pygame.Rect(left + 10, felt.bottom - 36, width - 20, 28)
        book.context.fonts.block(canvas, below, book.say(f"rules.battle.{text_id}"), align="center", step=STEP)
        left += width


def wizard(canvas: pygame.Surface, book: BattleBook) -> None:
    """Fog, and what cuts it."""
    high = 102
    examples = (
        ("fog", (WIZARD,), (WARRIOR, MAIL), "fog"),
        ("torch", (WIZARD, AXE), (VILLAGER_1, TORCH), "torch_sign"),
    )
    for row, (text_id, attackers, defenders, sign) in enumerate(examples):
        top = AREA.top + row * (high + GAP)
        felt = book.felt(canvas, pygame.Rect(AREA.left, top, CLASH_WIDTH, high))
        book.clash(canvas, felt, attackers, defenders, sign)
        side = pygame.Rect(felt.right + GAP, top, AREA.right - felt.right - GAP, high)
        book.centred(canvas, book.night(canvas, side), book.say(f"rules.wizard.{text_id}"))
    top = AREA.top + 2 * (high + GAP)
    last = pygame.Rect(AREA.left, top, AREA.width, AREA.bottom - top)
    book.centred(canvas, book.night(canvas, last), book.say("rules.wizard.defence"))


def helpers(canvas: pygame.Surface, book: BattleBook) -> None:
    """Queen, Ale and Key, each with an example."""
    high = 87
    for row, text_id in enumerate(("queen", "ale", "key")):
        top = AREA.top + row * (high + GAP)
        felt = book.felt(canvas, pygame.Rect(AREA.left, top, CLASH_WIDTH, high))
        y = felt.centery - SIZE[1] // 2
        if text_id == "queen":
            book.clash(canvas, felt, (QUEEN, KING), (WARRIOR,), values=(3, 2))
            book.context.panels.sign(canvas, "bond", (felt.centerx - 119 // 2 - CARD_STEP + 24, felt.centery - 4))
        elif text_id == "ale":
            left = felt.centerx - (3 * CARD_STEP + 30) // 2
            end = book.row(canvas, (left, y), (VILLAGER_1, ALE), "blue")
            book.context.panels.sign(canvas, "joins", (end + 9, felt.centery - 4))
            book.row(canvas, (end + 27, y), (WIZARD,), "blue")
        else:
            left = felt.centerx - (4 * CARD_STEP + 30) // 2
            end = book.row(canvas, (left, y), (GOBLIN, KEY), "blue")
            book.context.panels.sign(canvas, "eye", (end + 9, felt.centery - 4))
            book.back(canvas, (end + 27, y), "red")
            canvas.blit(book.faces.back(True), (end + 27 + CARD_STEP, y))
        side = pygame.Rect(felt.right + GAP, top, AREA.right - felt.right - GAP, high)
        book.centred(canvas, book.night(canvas, side), book.say(f"rules.helpers.{text_id}"))


def scoring(canvas: pygame.Surface, book: BattleBook) -> None:
    """How a round and a match are counted, and a pile."""
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, 116)
    book.text(canvas, book.night(canvas, box), book.say("rules.scoring.text"))
    felt = book.felt(canvas, pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP))
    pile = (KING, GOBLIN, RING, VILLAGER_1, MAIL)
    left = felt.left + 34
    top = felt.centery - SIZE[1] // 2 + 7
    book.label(canvas, (left + len(pile) * CARD_STEP // 2, felt.top + 7), book.say("rules.scoring.pile"))
    end = book.row(canvas, (left, top), pile, "neutral")
    fonts, panels = book.context.fonts, book.context.panels
    x = end + 16
    sum_text = "+".join(str(CARDS[card].health) for card in pile)
    panels.sign(canvas, "health", (x, felt.centery - 12))
    fonts.draw(canvas, (x + 14, felt.centery - 11), sum_text, Font.NAME, WHITE)
    total = sum(CARDS[card].health for card in pile)
    fonts.draw(canvas, (x, felt.centery + 6), book.say("rules.scoring.points", n=total).upper(), Font.TITLE, YELLOW)


def finer(canvas: pygame.Surface, book: BattleBook) -> None:
    """What comes up sooner or later."""
    texts = [book.say(f"rules.finer.{number}") for number in range(1, FINER_POINTS + 1)]
    book.points(canvas, book.night(canvas, AREA).inflate(0, -12), texts, gap=11)


BOOK = BattleBook
PAGES: tuple[Page, ...] = (
    ("goal", goal),
    ("characters", characters),
    ("items", items),
    ("draft", draft),
    ("battle", battle),
    ("wizard", wizard),
    ("helpers", helpers),
    ("scoring", scoring),
    ("finer", finer),
    CONTROLS,
)
