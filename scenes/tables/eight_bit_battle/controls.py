"""The buttons of a decision: where they are, and how they look. What they do is the table's."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.tables.eight_bit_battle.choosing import Choosing
from scenes.tables.eight_bit_battle.picture import Picture
from scenes.tables.layout import TableMap
from scenes.tables.spots import Key, Spot, Spots
from scenes.tables.table_button import draw_button
from scenes.widgets.colours import SEATS, YELLOW
from scenes.widgets.text import Font

FIRST_PANEL = pygame.Rect(170, 96, 300, 90)
"""Over the stage: who drafts first is asked where the round was counted, not at a place of the table."""
BELOW_FIRST = pygame.Rect(FIRST_PANEL.left, 180, FIRST_PANEL.width, 40)
"""Where a larger tip about it hangs from."""
CONFIRM_LABELS = {
    "commit_attacker": "table.attack",
    "commit_defender": "table.defend",
    "key_attacker": "table.add",
    "key_defender": "table.swap",
    "join_attacker": "table.join",
    "join_defender": "table.join",
}
LABELS = {
    "keep": ("table.draft.keep", "red"),
    "give": ("table.draft.give", "steel"),
    "me": ("table.first.me", "red"),
    "you": ("table.first.you", "steel"),
    "pass": ("table.pass", "steel"),
    "undo": ("table.undo", "steel"),
    "back": ("table.clear", "steel"),
    "rules": ("table.rules", "steel"),
}


SMALL = frozenset({"pass", "undo", "back", "rules"})
"""Buttons below the big one."""
KEYCAP_HEIGHT = 15
SHOW_THEIR_FOCUS = frozenset({"hand", "confirm", *LABELS})
"""Spots that are drawn otherwise while they have the focus; or, of covered cards, must not be."""


def button_spots(table: TableMap, choosing: Choosing, can_undo: bool, shared: bool) -> list[Spot]:
    """The buttons of this decision, each a spot named by its word. shared: there is an eye to click, too."""
    rect = table.rect
    out: list[Spot] = []
    if choosing.phase == "draft":
        out += [Spot(("keep", 0, 0), rect("keep")), Spot(("give", 0, 0), rect("give"))]
    elif choosing.phase == "first":
        left = pygame.Rect(FIRST_PANEL.left + 26, FIRST_PANEL.bottom - 44, 116, 28)
        out += [Spot(("me", 0, 0), left), Spot(("you", 0, 0), left.move(132, 0))]
    else:
        small = "pass" if choosing.can_pass else "undo" if can_undo else "back"
        out += [
            Spot(("confirm", 0, 0), rect("confirm")),
            Spot((small, 0, 0), rect("button_a")),
            Spot(("rules", 0, 0), rect("button_b")),
        ]
    if shared:
        out.append(Spot(("peek", 0, 0), rect("peek")))
    return out


def draw_buttons(
    canvas: pygame.Surface, picture: Picture, spots: Spots, phase: str, held: Key | None, faces_up: bool, seat: int
) -> None:
    """Draw the buttons among the spots. held: the one under a pressed mouse button. seat: whose decision it is."""
    context = picture.context
    for spot in spots.all:
        word = spot.key[0]
        focused = spot.key == spots.active
        if word == "confirm":
            text = context.texts(CONFIRM_LABELS[phase])
            draw_button(canvas, context, spot.rect, text, "red", focused, spot.key == held, Font.TITLE)
        elif word == "peek":
            _eye(canvas, picture, spot.rect, focused, faces_up, seat)
        elif word in LABELS:
            text_id, style = LABELS[word]
            font = _small_font(context, spots) if word in SMALL else Font.NAME
            draw_button(canvas, context, spot.rect, context.texts(text_id), style, focused, spot.key == held, font)


def _small_font(context: Context, spots: Spots) -> Font:
    """The two small buttons speak in one font, whichever of their words is the longer."""
    small = [spot for spot in spots.all if spot.key[0] in SMALL]
    fit = all(
        context.fonts.width(context.texts(LABELS[spot.key[0]][0]), Font.NAME) <= spot.rect.width - 8 for spot in small
    )
    return Font.NAME if fit else Font.LABEL_BOLD


def _eye(canvas: pygame.Surface, picture: Picture, rect: pygame.Rect, focused: bool, open_: bool, seat: int) -> None:
    """Where there is room for it, the eye's line names its key; else that stands among the other keys."""
    context, colour = picture.context, YELLOW if focused else SEATS[seat]
    panels = context.panels
    if rect.height >= KEYCAP_HEIGHT:
        panels.draw(canvas, "plate_dark", rect.inflate(2, 2))
        picture.peek_hint(canvas, rect.topleft, seat, open_, "table.peek.hold", colour)
        return
    panels.draw(canvas, "plate_dark", rect.inflate(0, 2))
    panels.sign(canvas, "eye" if open_ else "eye_closed", (rect.left + 4, rect.top + 1))
    text = context.texts("table.peek.hide" if open_ else "table.peek")
    context.fonts.draw(canvas, (rect.left + 18, rect.top), text, Font.BODY, colour, room=rect.width - 20)


def draw_focus(canvas: pygame.Surface, context: Context, spots: Spots) -> None:
    """A frame round whatever the keys have gone to and that does not show it by itself."""
    if spots.by_mouse or spots.focus is None or spots.focus[0] in SHOW_THEIR_FOCUS:
        return
    rect = spots.rect(spots.focus)
    if rect is not None:
        context.panels.draw(canvas, "button_focus", rect.inflate(4, 4).clip(canvas.get_rect()))
