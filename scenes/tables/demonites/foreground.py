"""The desk before the battlefield: the hand, what is asked, buttons, the log, cards in full."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.demonites.cards import demon
from scenes.context import Context
from scenes.intents import Kind
from scenes.seating import side_of
from scenes.tables.demonites.arena import Arena
from scenes.tables.demonites.autoplay import Autoplay
from scenes.tables.demonites.choosing import Choosing
from scenes.tables.demonites.duel import sides
from scenes.tables.demonites.hands import Hands
from scenes.tables.demonites.tips import CONFIRMS, demon_tip
from scenes.tables.desk import ICONS
from scenes.tables.notes import draw_icon, draw_prompt, prompt_place
from scenes.tables.spots import Key, Spot
from scenes.tables.table_button import draw_button
from scenes.widgets.colours import AMBER, GREEN, INK, MIST, WHITE, YELLOW
from scenes.widgets.keyhint import key_label
from scenes.widgets.text import Align, Font, Fonts

RAISED = 4
LINE = 10


class Foreground:
    """Painter of a decision."""

    def __init__(self, context: Context, arena: Arena, autoplay: Autoplay) -> None:
        self._context, self._arena, self._autoplay = context, arena, autoplay

    # ------------------------------------------------------------------ hands

    def draw_hand(self, canvas: pygame.Surface, hands: Hands) -> None:
        """The cards on the desk. While others may look, nothing points at a card."""
        arena, hand = self._arena, hands.hand
        open_ = arena.faces_up
        choosing = hands.choosing if open_ else None
        for place, card in enumerate(hand):
            rect = arena.geometry.hand("hand", place, len(hand))
            key: Key = ("hand", place, card or 0)
            if open_ and hands.dragged == key:
                continue
            chosen = choosing is not None and ("hand", 0, card) in choosing.picked
            focus = open_ and hands.spots.active == key
            at = rect.move(0, -RAISED if chosen or focus else 0)
            canvas.blit(arena.faces.part("hand_shadow"), at.move(2, 3))
            canvas.blit(arena.faces.hand(card if open_ else None), at)
            if chosen or focus:
                pygame.draw.rect(canvas, AMBER if chosen else YELLOW, at.inflate(4, 4), 2)
        if not hand and arena.board.mode == "war":
            self._leads(canvas)

    def _leads(self, canvas: pygame.Surface) -> None:
        """In a War nobody holds cards: the two demons that lead the fight are introduced instead."""
        arena, fonts = self._arena, self._context.fonts
        pair = sides(arena.geometry, arena.board)
        if pair is None:
            return
        box = arena.map.rect("hand")
        # Whoever is still on the way is introduced when it is turned up, as it is named on the field.
        leads = [
            next((card for card in reversed(arena.board.seats[seat].up) if card not in arena.strike.hidden), None)
            for seat in pair
        ]
        names = [arena.say(f"demon.{demon(card).id}") for card in leads if card is not None]
        font = face_for(fonts, names, box.width // 2 - 64)
        for side, card in enumerate(leads):
            if card is None:
                continue
            half = pygame.Rect(box.left + side * (box.width // 2), box.top, box.width // 2, box.height)
            x = half.left + 2 if side == 0 else half.right - 58
            y = half.top + (half.height - 78) // 2
            canvas.blit(arena.faces.part("hand_shadow"), (x + 2, y + 3))
            canvas.blit(arena.faces.hand(card), (x, y))
            words = pygame.Rect(half.left + 62 if side == 0 else half.left + 2, y + 2, half.width - 64, 78)
            align: Align = "left" if side == 0 else "right"
            name = arena.say(f"demon.{demon(card).id}")
            at = (words.left if side == 0 else words.right, words.top)
            fonts.draw(canvas, at, name, font, YELLOW, align, INK, room=words.width)
            lore = arena.say(f"demon.{demon(card).id}.lore")
            fonts.block(canvas, words.move(0, 13), lore, Font.BODY, MIST, align=align, step=9)

    # ------------------------------------------------------------------ the field

    def draw_marks(self, canvas: pygame.Surface, hands: Hands) -> None:
        """What is picked and what may be pressed on the field."""
        choosing = hands.choosing
        if choosing is None:
            return
        for spot in hands.spots.all:
            look = self.look(spot, hands, choosing)
            if look:
                self._frame(canvas, spot.rect, look)

    def look(self, spot: Spot, hands: Hands, choosing: Choosing) -> str:
        """How a spot of the field is framed: `focus`, `chosen`, `legal`, or not at all (empty)."""
        key = spot.key
        if key[0] not in ("line", "front", "seat"):
            return ""
        focused = key == hands.spots.active
        if not self._arena.faces_up and choosing.is_secret:
            # Nothing of what is planned shows, and what would be allowed tells of the plan.
            return "focus" if focused else ""
        if key in choosing.picked:
            return "chosen"
        if focused and choosing.allows(key):
            return "focus"
        if choosing.phase == "turn" and not choosing.picked:
            return "legal" if key[:2] == ("line", choosing.seat) else ""
        return "legal" if choosing.allows(key) and choosing.goes_with(key) else ""

    def _frame(self, canvas: pygame.Surface, rect: pygame.Rect, look: str) -> None:
        beat = self._arena.clock // 300 % 2
        colour = {"chosen": AMBER, "focus": YELLOW}.get(look, GREEN if beat else WHITE)
        pygame.draw.rect(canvas, INK, rect.inflate(4, 4), 1)
        pygame.draw.rect(canvas, colour, rect.inflate(2, 2), 1 if look == "legal" else 2)

    # ------------------------------------------------------------------ the desk

    def draw_prompt(self, canvas: pygame.Surface, text: str) -> None:
        """What is asked; no plate where nothing is."""
        if not text:
            return
        fonts = self._context.fonts
        slot = prompt_place(self._context, self._arena.map.rect("prompt"), text)
        if fonts.larger:
            self._context.panels.draw(canvas, "plate_dark", slot)
            draw_prompt(canvas, self._context, slot, text, WHITE)
            return
        if len(fonts.wrap(text, slot.width - 10, Font.BODY)) > 1:
            # With long names it grows upward, over the edge of the field.
            slot = pygame.Rect(slot.left, slot.top - LINE, slot.width, slot.height + LINE)
        self._context.panels.draw(canvas, "plate_dark", slot)
        with fonts.saying("prompt"):
            fonts.block(canvas, slot.inflate(-10, -4).move(0, 1), text, Font.BODY, WHITE, align="center", step=LINE)

    def draw_log(self, canvas: pygame.Surface, line: str) -> None:
        """The last line of the log, cut to its place."""
        slot, fonts = self._arena.map.rect("log_line"), self._context.fonts
        text = line
        while text and fonts.width(text) > slot.width - 6:
            text = (text[:-1] if text.endswith("…") else text)[:-1].rstrip() + "…"
        fonts.draw(canvas, (slot.left + 3, slot.top), text, colour=MIST)

    def draw_buttons(self, canvas: pygame.Surface, hands: Hands) -> None:
        """The decision's buttons, the small signs."""
        choosing, faces_up = hands.choosing, self._arena.faces_up
        for spot in hands.spots.all:
            word = spot.key[0]
            focused, held = spot.key == hands.spots.active, spot.key == hands.pointing.held
            if word == "confirm" and choosing is not None:
                ready = choosing.action is not None or (choosing.is_secret and not faces_up)
                kind = choosing.phase if choosing.phase in CONFIRMS else ""
                text = self._arena.say(f"demons.button.confirm.{kind}" if kind else "demons.button.confirm")
                style = "red" if ready else "disabled"
                draw_button(canvas, self._context, spot.rect, text, style, focused, held, Font.TITLE)
            elif word.startswith("button "):
                name = word.removeprefix("button ")
                self._button(canvas, spot, name, focused, held)
            elif word in ICONS or word == "eye":
                sign = "eye_open" if word == "eye" and faces_up else word
                draw_icon(canvas, self._context, spot.rect, sign, focused)

    def _button(self, canvas: pygame.Surface, spot: Spot, name: str, focused: bool, held: bool) -> None:
        text = self._arena.say(f"demons.button.{name}")
        style, font = "steel", Font.NAME
        if name == "auto":
            speed = self._autoplay.speed
            text = self._arena.say("demons.button.auto_on" if speed else "demons.button.auto", n=speed)
            style = "gold" if speed else "steel"
        elif name == "go":
            style, font = "red", Font.TITLE
        elif name in ("wait", "hold"):
            style = "blue"
        draw_button(canvas, self._context, spot.rect, text, style, focused, held, font)

    def draw_covered(self, canvas: pygame.Surface, seat: int) -> None:
        """Somebody else may be looking: which key shows the hand."""
        slot = self._arena.map.rect("hint_line")
        side = side_of("demonites", seat, len(self._arena.board.seats))
        text = self._arena.say("demons.covered.short", key=key_label(self._context.texts, Kind.PEEK, side))
        fonts = self._context.fonts
        # One line, whatever the key is called: above it are the small signs.
        font = fonts.fitting(text, slot.width, (Font.BODY, Font.LABEL))
        fonts.draw(canvas, slot.topleft, text, font, YELLOW, room=slot.width)

    def draw_dragged(self, canvas: pygame.Surface, hands: Hands) -> None:
        """The card under the mouse, face down while the hand is covered."""
        key, at, faces = hands.dragged, hands.pointing.drag_at, self._arena.faces
        if key is None or at is None:
            return
        card = hands.card_at(key)
        picture = faces.hand(card) if key[0] == "hand" else faces.card(card)
        canvas.blit(picture, picture.get_rect(center=at))

    def draw_big_card(self, canvas: pygame.Surface, card: int) -> None:
        """A card in full, with all that it does in words."""
        arena, fonts, panels = self._arena, self._context.fonts, self._context.panels
        picture, tip = arena.faces.big(card), demon_tip(arena, card)
        box = pygame.Rect(160, 30, 320, picture.get_height() + 28)
        panels.draw(canvas, "panel_gold", box)
        canvas.blit(picture, (box.left + 14, box.top + 14))
        left, room = box.left + picture.get_width() + 28, box.width - picture.get_width() - 42
        font = fonts.fitting(tip.title, room, (Font.NAME, Font.LABEL_BOLD))
        fonts.draw(canvas, (left, box.top + 18), tip.title, font, YELLOW, room=room)
        fonts.block(canvas, pygame.Rect(left, box.top + 36, room, 120), tip.body, colour=WHITE, step=11, grow=True)
        go_on = arena.say("demons.go_on")
        fonts.draw(canvas, (box.right - 12, box.bottom - 18), go_on, Font.NAME, WHITE, "right", INK)


def face_for(fonts: Fonts, names: Sequence[str], room: int) -> Font:
    """One face for all of these names: the largest in which each has room. The longest in one face need not be the
    longest in every one."""
    sizes = (Font.NAME, Font.LABEL_BOLD, Font.LABEL, Font.BODY)
    return max((fonts.fitting(name, room, sizes) for name in names), key=sizes.index, default=Font.NAME)
