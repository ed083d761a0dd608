"""The buttons of a decision: where they are, and how they look. What they do is the table's."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.tables.eight_bit_battle.choosing import Choosing
from scenes.tables.layout import TableMap
from scenes.tables.spots import Key, Spot, Spots
from scenes.tables.table_button import draw_button
from scenes.widgets.colours import PINK, YELLOW
from scenes.widgets.text import Font

FIRST_PANEL = pygame.Rect(170, 96, 300, 90)
"""Over the stage: who drafts first is asked where the round was counted, not at a place of the table."""
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
    canvas: pygame.Surface, context: Context, spots: Spots, phase: str, held: Key | None, faces_up: bool
) -> None:
    """Draw the buttons among the spots. held: the one under a pressed mouse button."""
    for spot in spots.all:
        word = spot.key[0]
        focused = spot.key == spots.active
        if word == "confirm":
            text = context.texts(CONFIRM_LABELS[phase])
            draw_button(canvas, context, spot.rect, text, "red", focused, spot.key == held, Font.TITLE)
        elif word == "peek":
            _eye(canvas, context, spot.rect, focused, faces_up)
        elif word in LABELS:
            text_id, style = LABELS[word]
            draw_button(canvas, context, spot.rect, context.texts(text_id), style, focused, spot.key == held)


def _eye(canvas: pygame.Surface, context: Context, rect: pygame.Rect, focused: bool, open_: bool) -> None:
    panels = context.panels
    panels.draw(canvas, "plate_dark", rect.inflate(0, 2))
    panels.sign(canvas, "eye" if open_ else "eye_closed", (rect.left + 4, rect.top + 1))
    text = context.texts("table.peek.hide" if open_ else "table.peek")
    colour = YELLOW if focused else PINK
    context.fonts.draw(canvas, (rect.left + 18, rect.top), text, Font.BODY, colour, room=rect.width - 20)
