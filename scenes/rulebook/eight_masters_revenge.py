"""The pages of 8 Masters' Revenge (docs/rules/eight_masters_revenge.md, in short)."""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.cards import EFFECTS, FIGHTERS, TOKENS
from game.games.eight_masters_revenge.modes import MODES
from scenes.rulebook.controls import CONTROLS
from scenes.rulebook.drawing import AREA, CAPTION, GAP, STEP, Page
from scenes.rulebook.eight_masters_revenge_book import ATTACK, BOARD_SIZE, GUARD, PAIR, MastersBook
from scenes.tables.eight_masters_revenge.card_face import SIZE
from scenes.tables.layout import load_map
from scenes.widgets.colours import CYAN, GOLD, INK, MIST, PINK, SEAT_NAMES, SEATS, WHITE, YELLOW
from scenes.widgets.text import Font

PORTRAITS = "figures/portraits_masters"
PLACE = "eight_masters_revenge_duel_dojo.tmx"
_PLACE_BOTTOM, _PLACE_FLOOR = 153, 150
"""Of the dojo's picture, in its own pixels: what is shown of it ends and its fighters stand here."""
CLASH_WIDTH = 306
STEPS = 5
FINER_POINTS = 10
_BEFORE, _AFTER, _RIVAL = ("R24", "B51"), ("B51", "G35"), ("Y22", "G42")
"""The example of the attack: the new card on the right, and whom it hits."""
_LEFT_AFTER = ("G35", "R24")


def _text_over(canvas: pygame.Surface, book: MastersBook, text_id: str, high: int) -> pygame.Rect:
    """A panel of text on top of the page. Returns what is free below it."""
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, high)
    book.text(canvas, book.night(canvas, box), book.say(text_id))
    return pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP)


def _beside(canvas: pygame.Surface, book: MastersBook, felt: pygame.Rect, text_id: str) -> None:
    """What a picture means, in a panel to the right of it."""
    side = pygame.Rect(felt.right + GAP, felt.top, AREA.right - felt.right - GAP, felt.height)
    book.centred(canvas, book.night(canvas, side), book.say(text_id))


def goal(canvas: pygame.Surface, book: MastersBook) -> None:
    """What it is about, and all eight in the dojo."""
    free = _text_over(canvas, book, "rules.masters.goal.text", 108)
    book.context.panels.draw(canvas, "slot", free)
    strip = free.inflate(-4, -4)
    clip = canvas.get_clip()
    canvas.set_clip(strip)
    place = pygame.Surface(canvas.get_size())
    load_map(PLACE, frozenset()).draw(place, 0)
    canvas.blit(place, (0, strip.bottom - _PLACE_BOTTOM))
    floor = strip.bottom - _PLACE_BOTTOM + _PLACE_FLOOR
    shadow = book.context.assets.sheet("fx/fx").tag("shadow_medium")[0]
    for number, fighter in enumerate(FIGHTERS):
        side = "" if number < len(FIGHTERS) // 2 else "_left"
        at = (74 + number * 66 + (30 if side else 0), floor)
        shadow.draw(canvas, at)
        book.context.assets.sheet(f"figures/{fighter.id}").tag(f"idle{side}")[0].draw(canvas, at)
    canvas.set_clip(clip)


def card(canvas: pygame.Surface, book: MastersBook) -> None:
    """What stands on a card: two of them, every part named."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, 240, AREA.height))
    first = (felt.left + 92, felt.top + 28)
    second, third = (felt.left + 46, felt.top + 156), (felt.left + 138, felt.top + 156)
    book.card(canvas, first, "R24")
    book.card(canvas, second, "R31")
    book.card(canvas, third, "BOW")
    book.label(canvas, (third[0] + SIZE[0] // 2, third[1] + SIZE[1] + 10), book.say("rules.masters.card.bow"), YELLOW)
    slices = book.parts.slice
    pointers = (
        (first, "emblem", -1, "colour"),
        (first, "damage", 1, "damage"),
        (first, "left", -1, "left"),
        (first, "right", 1, "right"),
        (first, "effect", 0, "effect"),
        (second, "effect", 0, "dragon"),
    )
    for at, part, side, text_id in pointers:
        box = slices(part).bounds.move(at)
        word = book.say(f"rules.masters.card.{text_id}")
        if side == 0:
            end = (box.centerx, at[1] + SIZE[1] + 8)
            pygame.draw.line(canvas, GOLD, (box.centerx, box.bottom), end)
            book.label(canvas, (end[0], end[1] + 2), word, YELLOW)
            continue
        edge = at[0] - 8 if side < 0 else at[0] + SIZE[0] + 8
        pygame.draw.line(canvas, GOLD, (box.left - 1 if side < 0 else box.right, box.centery), (edge, box.centery))
        with book.context.fonts.saying(CAPTION):
            book.context.fonts.draw(
                canvas,
                (edge + side * 3, box.centery - 5),
                word,
                Font.BODY,
                YELLOW,
                "right" if side < 0 else "left",
                None,
                (14, 7, 27),
                room=82,
            )
    beside = pygame.Rect(felt.right + GAP, AREA.top, AREA.right - felt.right - GAP, AREA.height)
    inner = book.night(canvas, beside)
    texts = [book.say(f"rules.masters.card.point.{number}") for number in range(1, 7)]
    y = book.points(canvas, inner, texts, gap=5)
    row = [f"emblem_{colour}" for colour in ("red", "blue", "green", "yellow")]
    for number, name in enumerate(row):
        book.part(canvas, name, (inner.left + 40 + number * 64, y + 10))
        word = book.say(f"rules.masters.colour.{name.removeprefix('emblem_')}")
        book.label(canvas, (inner.left + 40 + number * 64, y + 18), word)


def places(canvas: pygame.Surface, book: MastersBook) -> None:
    """The ring of six columns, both rows, and what lies in the way."""
    free = _text_over(canvas, book, "rules.masters.places.text", 114)
    felt = book.felt(canvas, free)
    at = (felt.centerx - BOARD_SIZE[0] // 2, felt.top + 36)
    book.area(canvas, at, "blue", {"a3": "R24", "a4": "B51"}, {"a5": "damage", "d1": "crow"})
    for column in range(1, 7):
        x = book.board.slice(f"card_a{column}").bounds.move(at).centerx
        book.label(canvas, (x, at[1] - 14), str(column), CYAN)
    for side, text_id in ((-1, "attack_row"), (1, "ring")):
        x = at[0] + (BOARD_SIZE[0] if side > 0 else 0) + side * 10
        sign = "arrow_left" if side < 0 else "arrow_right"
        for y in (at[1] + 20, at[1] + 48):
            book.context.panels.sign(canvas, sign, (x - 4, y))
        box = pygame.Rect(0, at[1] + 18, 118, 64)
        box.left = x + 10 if side > 0 else x - 10 - box.width
        book.context.fonts.block(
            canvas, box, book.say(f"rules.masters.places.{text_id}"), colour=MIST, align="center", step=STEP
        )
    thorn, at = book.say("rules.masters.places.thorn"), (felt.centerx, felt.bottom - 18)
    book.context.fonts.draw(canvas, at, thorn, Font.BODY, YELLOW, "center", None, INK, room=felt.width - 8)


def attack(canvas: pygame.Surface, book: MastersBook) -> None:
    """Five steps, and the first of them drawn."""
    box = pygame.Rect(AREA.left, AREA.top, AREA.width, 118)
    steps = [book.say(f"rules.masters.attack.{number}") for number in range(1, STEPS + 1)]
    book.points(canvas, book.night(canvas, box), steps, numbered=True)
    felt = book.felt(canvas, pygame.Rect(AREA.left, box.bottom + GAP, AREA.width, AREA.bottom - box.bottom - GAP))
    top = felt.top + 40
    left = felt.left + 34
    book.pair(canvas, (left, top), _BEFORE)
    book.label(canvas, (left + PAIR // 2, felt.top + 10), book.say("rules.masters.attack.pair"))
    hand = left + PAIR + 24
    book.card(canvas, (hand, top), "G35")
    book.label(canvas, (hand + SIZE[0] // 2, felt.top + 10), book.say("rules.masters.attack.hand"), YELLOW)
    book.context.panels.sign(canvas, "arrow_left", (hand - 16, top + 36))
    middle = hand + SIZE[0] + 22
    book.context.panels.sign(canvas, "arrow_right", (middle, top + 36))
    book.context.panels.sign(canvas, "arrow_right", (middle + 10, top + 36))
    blow = middle + 38
    book.card(canvas, (blow, top - 8), _BEFORE[0])
    book.label(canvas, (blow + SIZE[0] // 2, felt.top + 10), book.say("rules.masters.attack.blow"), PINK)
    after = blow + SIZE[0] + 30
    book.context.panels.sign(canvas, "arrow_up", (blow + SIZE[0] + 10, top + 20))
    book.pair(canvas, (after, top), _AFTER, ATTACK)
    book.label(canvas, (after + PAIR // 2, felt.top + 10), book.say("rules.masters.attack.after"))


def sums(canvas: pygame.Surface, book: MastersBook) -> None:
    """The same card laid on either side: a hit and a miss."""
    high = (AREA.height - GAP) // 2
    for row, (mine, text_id) in enumerate(((_AFTER, "hit"), (_LEFT_AFTER, "miss"))):
        felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top + row * (high + GAP), CLASH_WIDTH, high))
        top = felt.top + 14
        left, right = felt.left + 12, felt.right - 12 - PAIR
        book.pair(canvas, (left, top), mine, ATTACK)
        book.pair(canvas, (right, top), _RIVAL, GUARD)
        book.sum(canvas, (left + PAIR // 2, felt.bottom - 20), mine, ATTACK)
        book.sum(canvas, (right + PAIR // 2, felt.bottom - 20), _RIVAL, GUARD)
        equal = book.value(mine, ATTACK) == book.value(_RIVAL, GUARD)
        book.part(canvas, "equals" if equal else "unequal", (felt.centerx, top + 40))
        word = book.say("rules.masters.sums.word_hit" if equal else "rules.masters.sums.word_miss")
        font = book.context.fonts.fitting(word, 44, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        book.context.fonts.draw(
            canvas, (felt.centerx, top + 52), word, font, YELLOW if equal else MIST, "center", room=46
        )
        _beside(canvas, book, felt, f"rules.masters.sums.{text_id}")


def pairs(canvas: pygame.Surface, book: MastersBook) -> None:
    """A pair strikes again; drawing and the hand."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, CLASH_WIDTH, 126))
    words = ("B51", "G13")
    left, top = felt.left + 38, felt.top + 22
    book.pair(canvas, (left, top), words, ATTACK)
    book.part(canvas, "equals", (left + PAIR // 2, top - 10))
    x = left + PAIR + 24
    book.context.panels.sign(canvas, "arrow_right", (x, top + 36))
    book.label(canvas, (x + 58, top + 26), book.say("rules.masters.pairs.again"), YELLOW)
    book.label(canvas, (x + 58, top + 42), book.say("rules.masters.pairs.or_draw"))
    _beside(canvas, book, felt, "rules.masters.pairs.pair")
    box = pygame.Rect(AREA.left, felt.bottom + GAP, AREA.width, AREA.bottom - felt.bottom - GAP)
    texts = [book.say(f"rules.masters.turn.{number}") for number in range(1, 5)]
    book.points(canvas, book.night(canvas, box).inflate(0, -8), texts, gap=9)


def block(canvas: pygame.Surface, book: MastersBook) -> None:
    """Blocking by colour and what it costs."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, CLASH_WIDTH, 136))
    at = (felt.centerx - 66 + 34, felt.top + 16)
    blow = (felt.left + 16, at[1] + 14)
    book.card(canvas, blow, "R24")
    book.label(canvas, (blow[0] + SIZE[0] // 2, felt.top + 8), book.say("rules.masters.attack.blow"), PINK)
    book.context.panels.sign(canvas, "arrow_right", (blow[0] + SIZE[0] + 14, blow[1] + 36))
    book.card(canvas, (at[0], at[1] + 26), "R22")
    book.card(canvas, (at[0] + SIZE[0] + 2, at[1]), "G42")
    book.part(canvas, "guard_mark", (at[0] + SIZE[0] // 2, at[1] + 12))
    book.context.panels.sign(canvas, "arrow_down", (at[0] - 12, at[1] + 12))
    _beside(canvas, book, felt, "rules.masters.block.text")
    box = pygame.Rect(AREA.left, felt.bottom + GAP, AREA.width, AREA.bottom - felt.bottom - GAP)
    texts = [book.say(f"rules.masters.block.{number}") for number in range(1, 5)]
    book.points(canvas, book.night(canvas, box).inflate(0, -8), texts, gap=9)


def counter(canvas: pygame.Surface, book: MastersBook) -> None:
    """Dragons."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, CLASH_WIDTH, 136))
    left, top = felt.left + 20, felt.top + 30
    book.pair(canvas, (left, top), _RIVAL)
    book.label(canvas, (left + PAIR // 2, felt.top + 10), book.say("rules.masters.counter.open"))
    hand = left + PAIR + 24
    book.card(canvas, (hand, top), "R31")
    book.label(canvas, (hand + SIZE[0] // 2, felt.top + 10), book.say("rules.masters.attack.hand"), YELLOW)
    book.context.panels.sign(canvas, "arrow_left", (hand - 16, top + 36))
    book.part(canvas, "dragon", (felt.right - 40, top + 24))
    font = book.context.fonts.fitting(book.say("rules.masters.counter.stop"), 64, (Font.LABEL_BOLD, Font.LABEL))
    with book.context.fonts.saying(CAPTION):
        book.context.fonts.draw(
            canvas, (felt.right - 40, top + 40), book.say("rules.masters.counter.stop"), font, YELLOW, "center", room=68
        )
    _beside(canvas, book, felt, "rules.masters.counter.text")
    box = pygame.Rect(AREA.left, felt.bottom + GAP, AREA.width, AREA.bottom - felt.bottom - GAP)
    texts = [book.say(f"rules.masters.counter.{number}") for number in range(1, 5)]
    book.points(canvas, book.night(canvas, box).inflate(0, -8), texts, gap=9)


def _table(
    canvas: pygame.Surface, book: MastersBook, inner: pygame.Rect, rows: list[tuple[str, str, str]], step: int
) -> None:
    """Rows of (sign, name, what it means)."""
    fonts = book.context.fonts
    for number, (sign, name, text) in enumerate(rows):
        y = inner.top + number * step
        if number:
            pygame.draw.line(canvas, (42, 47, 78), (inner.left, y - 4), (inner.right, y - 4))
        book.part(canvas, sign, (inner.left + 12, y + step // 2 - 4))
        fonts.draw(canvas, (inner.left + 30, y + step // 2 - 9), name, Font.BODY, YELLOW, room=94)
        lines = len(fonts.wrap(text, inner.width - 128))
        box = pygame.Rect(inner.left + 128, y + (step - 4 - lines * STEP) // 2, inner.width - 128, step)
        fonts.block(canvas, box, text, colour=WHITE, step=STEP)


def effects(canvas: pygame.Surface, book: MastersBook) -> None:
    """All eight."""
    inner = book.night(canvas, AREA)
    high = book.text(canvas, inner, book.say("rules.masters.effects.text")) + 4
    rows = [
        (f"fx_{kind}", book.say(f"rules.masters.effect.{kind}"), book.say(f"rules.masters.effect.{kind}.text"))
        for kind in EFFECTS
        if kind != "none"
    ]
    rest = pygame.Rect(inner.left, high + 2, inner.width, inner.bottom - high - 2)
    _table(canvas, book, rest, rows, rest.height // len(rows))


def tokens(canvas: pygame.Surface, book: MastersBook) -> None:
    """What lies about, and how it leaves again."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, AREA.width, 92))
    at = (felt.centerx - BOARD_SIZE[0] // 2, felt.top + 8)
    book.area(canvas, at, "red", {"a3": "G33", "a4": "Y42"}, {"a2": "damage", "a6": "crow", "d4": "damage"})
    for place, token in (("a3", "token_damage"), ("a4", "token_power_up")):
        box = book.board.slice(f"card_{place}").bounds.move(at)
        book.part(canvas, token, (box.centerx, box.top + 21))
    inner = book.night(canvas, pygame.Rect(AREA.left, felt.bottom + GAP, AREA.width, AREA.bottom - felt.bottom - GAP))
    rows = [
        (sign, book.say(f"rules.masters.token.{name}"), book.say(f"rules.masters.token.{name}.text"))
        for sign, name in (
            ("token_damage", "trap"),
            ("token_damage", "wound"),
            ("token_power_up", "power_up"),
            ("token_power_down", "power_down"),
            ("token_crow", TOKENS[2]),
        )
    ]
    _table(canvas, book, inner.move(0, 2), rows, inner.height // len(rows))


def _fighters(canvas: pygame.Surface, book: MastersBook, first: int, intro: str | None) -> None:
    """Four of them with both techniques."""
    top = AREA.top
    if intro is not None:
        box = pygame.Rect(AREA.left, top, AREA.width, 30)
        book.centred(canvas, book.night(canvas, box), book.say(intro))
        top = box.bottom + GAP
    high = (AREA.bottom - top - GAP) // 2
    wide = (AREA.width - GAP) // 2
    fonts = book.context.fonts
    for number, fighter in enumerate(FIGHTERS[first : first + 4]):
        box = pygame.Rect(AREA.left + number % 2 * (wide + GAP), top + number // 2 * (high + GAP), wide, high)
        book.context.panels.draw(canvas, "panel_night", box)
        stand = (box.left + 42, box.bottom - 10)
        book.context.assets.sheet("fx/fx").tag("shadow_medium")[0].draw(canvas, stand)
        clip = canvas.get_clip()
        canvas.set_clip(box.inflate(-6, -6))
        book.context.assets.sheet(f"figures/{fighter.id}").tag("idle")[0].draw(canvas, stand)
        canvas.set_clip(clip)
        face = book.context.assets.sheet(PORTRAITS).frame(fighter.id).surface
        at = (box.left + 18, box.top + 9)
        pygame.draw.rect(canvas, GOLD, face.get_rect(topleft=at).inflate(2, 2), 1)
        canvas.blit(face, at)
        inner = pygame.Rect(box.left + 84, box.top + 9, box.width - 94, box.height - 14)
        fonts.draw(canvas, inner.topleft, book.say(f"fighter.{fighter.id}.full"), Font.BODY, YELLOW, room=inner.width)
        y = inner.top + 14
        for technique in fighter.techniques:
            fonts.draw(canvas, (inner.left, y), book.say(f"technique.{technique}"), Font.BODY, CYAN, room=inner.width)
            part = pygame.Rect(inner.left, y + 11, inner.width, inner.bottom - y - 11)
            y = fonts.block(canvas, part, book.say(f"technique.{technique}.help"), step=11) + 3


def fury(canvas: pygame.Surface, book: MastersBook) -> None:
    """When a master rages, drawn."""
    felt = book.felt(canvas, pygame.Rect(AREA.left, AREA.top, CLASH_WIDTH, 130))
    for number, (words, name) in enumerate(((("R12", "R45"), "fury"), (("R12", "B45"), "fury_off"))):
        at = (felt.left + 18 + number * 154, felt.top + 34)
        book.pair(canvas, at, words)
        book.part(canvas, name, (at[0] + PAIR // 2, felt.top + 18))
    _beside(canvas, book, felt, "rules.masters.fury.text")
    box = pygame.Rect(AREA.left, felt.bottom + GAP, AREA.width, AREA.bottom - felt.bottom - GAP)
    texts = [book.say(f"rules.masters.fury.{number}") for number in range(1, 5)]
    book.points(canvas, book.night(canvas, box), texts, gap=9)


def fighters_first(canvas: pygame.Surface, book: MastersBook) -> None:
    """The first four."""
    _fighters(canvas, book, 0, None)


def fighters_last(canvas: pygame.Surface, book: MastersBook) -> None:
    """The other four."""
    _fighters(canvas, book, 4, None)


def modes(canvas: pygame.Surface, book: MastersBook) -> None:
    """Who may play whom."""
    high = (AREA.height - GAP * (len(MODES) - 1)) // len(MODES)
    fonts, panels = book.context.fonts, book.context.panels
    for row, mode in enumerate(MODES):
        box = pygame.Rect(AREA.left, AREA.top + row * (high + GAP), AREA.width, high)
        inner = book.night(canvas, box)
        name = book.say(f"mode.eight_masters_revenge.{mode.id}")
        fonts.draw(canvas, (inner.left, box.top + 9), name, Font.BODY, YELLOW, room=128)
        for seat, life in enumerate(mode.lives):
            panels.sign(canvas, f"flag_{SEAT_NAMES[seat]}", (inner.left + seat * 26, box.top + 27))
            fonts.draw(canvas, (inner.left + seat * 26 + 11, box.top + 26), str(life), Font.BODY, SEATS[seat])
        text = book.say(f"rules.masters.modes.{mode.id}")
        book.centred(canvas, pygame.Rect(inner.left + 134, box.top, inner.width - 134, high), text)


def finer(canvas: pygame.Surface, book: MastersBook) -> None:
    """What comes up sooner or later."""
    texts = [book.say(f"rules.masters.finer.{number}") for number in range(1, FINER_POINTS + 1)]
    book.points(canvas, book.night(canvas, AREA).inflate(0, -8), texts, gap=7)


_IN_ORDER = (
    goal,
    card,
    places,
    attack,
    sums,
    pairs,
    block,
    counter,
    effects,
    tokens,
    fury,
    fighters_first,
    fighters_last,
    modes,
    finer,
)
BOOK = MastersBook
PAGES: tuple[Page, ...] = (*((f"masters.{draw.__name__}", draw) for draw in _IN_ORDER), CONTROLS)
