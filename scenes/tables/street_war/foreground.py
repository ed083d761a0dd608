"""What lies over the street while a person decides: hands, what is planned, buttons, the choice of characters."""

from __future__ import annotations

import pygame

from game.games.street_war.cards import CHARACTERS
from scenes.context import Context
from scenes.intents import Kind
from scenes.tables.desk import ICONS
from scenes.tables.notes import draw_icon, draw_prompt, prompt_place
from scenes.tables.spots import Spot
from scenes.tables.street_war.arena import Arena
from scenes.tables.street_war.choosing import Choosing
from scenes.tables.street_war.hands import Hands
from scenes.tables.street_war.spots_of import GRID, PEEK_BOXES, character_rect, peek_rect
from scenes.tables.street_war.tips import battle_tip, strategy_tip
from scenes.tables.table_button import draw_button
from scenes.widgets.colours import AMBER, GOLD, GREEN, INK, MIST, STEEL, WHITE, YELLOW
from scenes.widgets.keyhint import key_label
from scenes.widgets.text import Font

PORTRAITS = "figures/portraits_street"
BETWEEN = 8
"""Pixels between two portraits, which the widest name may fill."""
RAISED = 3


class Foreground:
    """Painter of a decision."""

    def __init__(self, context: Context, arena: Arena) -> None:
        self._context, self._arena = context, arena

    # ------------------------------------------------------------------ hands

    def draw_hands(self, canvas: pygame.Surface, hands: Hands) -> None:
        """Battle and strategy cards on the desk. While others may look, nothing points at a card."""
        faces, geometry, open_ = self._arena.faces, self._arena.geometry, self._arena.faces_up
        choosing = hands.choosing if open_ else None
        battle, hand = hands.battle, hands.hand
        for place, card in enumerate(battle):
            rect = geometry.battle_hand(place)
            gone = choosing is not None and choosing.makes_row and place in choosing.row
            if gone or (open_ and hands.dragged == ("battle", place)):
                self._empty(canvas, rect, ("battle", place, card), hands)
                continue
            chosen = choosing is not None and choosing.makes_row and choosing.held == place
            self._card(canvas, rect, faces.battle(card if open_ else None), chosen, ("battle", place, card), hands)
        for place, card in enumerate(hand):
            rect = geometry.strategy_hand(place, len(hand))
            laid = choosing is not None and choosing.lays and any(entry[0] == place for entry in choosing.laid)
            if laid or (open_ and hands.dragged == ("card", place)):
                self._empty(canvas, rect, ("card", place, card), hands)
                continue
            chosen = choosing is not None and self._is_chosen(choosing, place, card)
            picture = faces.strategy(card if open_ else None)
            self._card(canvas, rect, picture, chosen, ("card", place, card), hands)
            if choosing is not None and card is not None and not choosing.allows(("card", 0, card)) and not chosen:
                shade = pygame.Surface(rect.size, pygame.SRCALPHA)
                shade.fill((*INK, 120))
                canvas.blit(shade, rect)

    def _empty(self, canvas: pygame.Surface, rect: pygame.Rect, key: tuple[str, int, int | None], hands: Hands) -> None:
        """The place of a card that lies on a lane: pressing it takes the card back."""
        if self._arena.faces_up and hands.spots.active == key:
            pygame.draw.rect(canvas, YELLOW, rect.inflate(2, 2), 2)

    @staticmethod
    def _is_chosen(choosing: Choosing, place: int, card: int | None) -> bool:
        if choosing.lays:
            return choosing.held == place
        return card is not None and (("card", 0, card) in choosing.picked or ("gift", 0, card) in choosing.picked)

    def _card(
        self,
        canvas: pygame.Surface,
        rect: pygame.Rect,
        picture: pygame.Surface,
        chosen: bool,
        key: tuple[str, int, int | None],
        hands: Hands,
    ) -> None:
        focus = self._arena.faces_up and hands.spots.active == key
        at = rect.move(0, -RAISED if chosen or focus else 0)
        canvas.blit(picture, at)
        if chosen or focus:
            pygame.draw.rect(canvas, AMBER if chosen else YELLOW, at.inflate(4, 4), 2)

    # ------------------------------------------------------------------ the street

    def draw_plans(self, canvas: pygame.Surface, hands: Hands) -> None:
        """Cards of a row as they are put, strategy cards as they are to be laid, lanes that may be pressed."""
        choosing, arena = hands.choosing, self._arena
        if choosing is None:
            return
        seat = choosing.seat
        if arena.faces_up and choosing.makes_row:
            for lane, place in enumerate(choosing.row, 1):
                if place is not None and hands.dragged != ("battle", place):
                    rect = arena.geometry.card(seat, lane)
                    canvas.blit(arena.faces.battle(choosing.battle[place]), rect)
                    if choosing.held == place:
                        pygame.draw.rect(canvas, AMBER, rect.inflate(4, 4), 2)
        if arena.faces_up and choosing.lays:
            taken = {lane: len(arena.board.seats[seat].laid[lane - 1]) for lane in range(1, 6)}
            for place, lane in choosing.laid:
                if hands.dragged == ("card", place):
                    continue
                rect = arena.geometry.extra(seat, lane, taken[lane])
                canvas.blit(arena.faces.small(choosing.hand[place]), rect)
                pygame.draw.rect(canvas, AMBER, rect, 1)
                taken[lane] += 1
        for spot in hands.spots.all:
            look = self.look(spot, hands, choosing)
            if look:
                self._frame(canvas, spot.rect, look)

    def look(self, spot: Spot, hands: Hands, choosing: Choosing) -> str:
        """How a spot of the field is framed: `focus`, `chosen`, `legal`, or not at all (empty)."""
        word = spot.key[0]
        if word not in ("lane", "their", "theirs", "fighter", "peeked"):
            return ""
        meant = (word, 0, spot.key[2])
        focused = spot.key == hands.spots.active
        if not self._arena.faces_up and choosing.is_secret:
            # Nothing of what is planned shows, and what would be allowed tells of the plan.
            return "focus" if focused else ""
        if meant in choosing.picked:
            return "chosen"
        if focused and choosing.allows(meant):
            return "focus"
        if word == "lane":
            waiting = choosing.held is not None or choosing.pick("peeked") is not None
            return "legal" if waiting and choosing.allows(meant) else ""
        return "legal" if choosing.allows(meant) else ""

    def _frame(self, canvas: pygame.Surface, rect: pygame.Rect, look: str) -> None:
        beat = self._arena.clock // 300 % 2
        colour = {"chosen": AMBER, "focus": YELLOW}.get(look, GREEN if beat else WHITE)
        pygame.draw.rect(canvas, INK, rect.inflate(4, 4), 1)
        pygame.draw.rect(canvas, colour, rect.inflate(2, 2), 1 if look == "legal" else 2)

    def draw_peek(self, canvas: pygame.Surface, choosing: Choosing, dragged: tuple[str, int] | None) -> None:
        """The cards of the pile, for Scoops alone."""
        peek = choosing.view.peek
        if choosing.phase != "peek" or peek is None:
            return
        box = PEEK_BOXES[choosing.seat]
        self._context.panels.draw(canvas, "panel_gold", box)
        title = self._arena.say("street.peek")
        at = (box.centerx, box.top + 8)
        self._context.fonts.draw(canvas, at, title, Font.BODY, YELLOW, "center", room=box.width - 16)
        for place, value in enumerate(peek.cards or ()):
            if self._arena.faces_up and dragged == ("peeked", place):
                continue
            canvas.blit(
                self._arena.faces.battle(value if self._arena.faces_up else None), peek_rect(choosing.seat, place)
            )

    def draw_characters(self, canvas: pygame.Surface, choosing: Choosing, taken: dict[str, str]) -> None:
        """The choice of characters. taken: by character, the name of who has it."""
        self._context.panels.draw(canvas, "panel_gold", GRID)
        sheet, fonts = self._context.assets.sheet(PORTRAITS), self._context.fonts
        for character in CHARACTERS:
            rect = character_rect(character.number)
            canvas.fill(INK, rect.inflate(2, 2))
            canvas.blit(sheet.frame(character.id).surface, rect)
            if not choosing.allows(("fighter", 0, character.number)):
                shade = pygame.Surface(rect.size, pygame.SRCALPHA)
                shade.fill((*INK, 175))
                canvas.blit(shade, rect)
                owner = taken.get(character.id, "")
                at = (rect.centerx, rect.bottom - 11)
                font = fonts.fitting(owner, rect.width, (Font.LABEL_BOLD, Font.LABEL, Font.BODY))
                fonts.draw(canvas, at, owner, font, GOLD, "center", None, INK, room=rect.width + BETWEEN)

    # ------------------------------------------------------------------ the desk

    def draw_prompt(self, canvas: pygame.Surface, text: str) -> None:
        """What is asked."""
        fonts = self._context.fonts
        slot = prompt_place(self._context, self._arena.map.rect("prompt"), text)
        self._context.panels.draw(canvas, "plate_dark", slot)
        if fonts.larger:
            draw_prompt(canvas, self._context, slot, text, WHITE)
            return
        with fonts.saying("prompt"):
            fonts.block(canvas, slot.inflate(-10, -4).move(0, 1), text, Font.BODY, WHITE, align="center", step=10)

    def draw_log(self, canvas: pygame.Surface, line: str) -> None:
        """The last line of the log, cut to its place."""
        slot, fonts = self._arena.map.rect("log_line"), self._context.fonts
        text = line
        while text and fonts.width(text) > slot.width - 6:
            text = (text[:-1] if text.endswith("…") else text)[:-1].rstrip() + "…"
        fonts.draw(canvas, (slot.left + 3, slot.top), text, colour=MIST)

    def draw_buttons(self, canvas: pygame.Surface, hands: Hands) -> None:
        """The ability's big button with its state, the decision's buttons, the small signs."""
        choosing, faces_up = hands.choosing, self._arena.faces_up
        ability = next((spot for spot in hands.spots.all if spot.key[0].startswith("ability ")), None)
        self._ability(canvas, hands, ability)
        for spot in hands.spots.all:
            word = spot.key[0]
            focused, held = spot.key == hands.spots.active, spot.key == hands.pointing.held
            if word == "confirm" and choosing is not None:
                ready = bool(choosing.actions) or not faces_up
                text = self._arena.say(self._confirm_text(choosing))
                style = "red" if ready else "disabled"
                draw_button(canvas, self._context, spot.rect, text, style, focused, held, Font.TITLE)
            elif word.startswith("button "):
                name = word.removeprefix("button ")
                picked = choosing is not None and faces_up and (name, 0, 0) in choosing.picked
                text = self._arena.say(f"street.button.{name}")
                draw_button(canvas, self._context, spot.rect, text, "gold" if picked else "steel", focused, held)
            elif word in ICONS or word == "eye":
                sign = "eye_open" if word == "eye" and faces_up else word
                draw_icon(canvas, self._context, spot.rect, sign, focused)

    @staticmethod
    def _confirm_text(choosing: Choosing) -> str:
        if choosing.makes_row:
            return "street.button.row"
        return "street.button.done" if choosing.lays else "street.button.confirm"

    def _ability(self, canvas: pygame.Surface, hands: Hands, spot: Spot | None) -> None:
        """Bright where it can be used now; else it says when it is ready."""
        slot = self._arena.map.rect("ability")
        seats = self._arena.board.seats
        own = seats[self._arena.tray]
        if own.character is None:
            return
        fonts, say = self._context.fonts, self._arena.say
        if spot is not None:
            focused, held = spot.key == hands.spots.active, spot.key == hands.pointing.held
            draw_button(canvas, self._context, slot, "", "blue", focused, held)
        else:
            self._context.panels.draw(canvas, "button_disabled", slot)
        canvas.blit(self._arena.faces.ability(own.character), (slot.left + 6, slot.top + 10))
        room = slot.width - 32
        title = say(f"ability.{own.character}")
        font = fonts.fitting(title, room, (Font.NAME, Font.LABEL_BOLD, Font.LABEL, Font.BODY))
        colour = WHITE if spot is not None else MIST
        fonts.draw(canvas, (slot.left + 27, slot.top + 7), title, font, colour, "left", INK, room=room)
        state = "street.use" if spot is not None else "street.ready" if own.ready else "street.from"
        words = say(state, n=own.ready_from)
        tone = YELLOW if spot is not None else GREEN if own.ready else STEEL
        fonts.draw(canvas, (slot.left + 27, slot.top + 20), words, Font.LABEL, tone, room=room)

    def draw_covered(self, canvas: pygame.Surface, seat: int) -> None:
        """Somebody else may be looking: which key shows the hand."""
        slot = self._arena.map.rect("hint_line")
        key = key_label(self._context.texts, Kind.PEEK, seat)
        text = self._arena.say("street.covered", key=key)
        fonts = self._context.fonts
        font = fonts.fitting(text, slot.width, (Font.BODY, Font.LABEL))
        y = min(slot.top, canvas.get_height() - fonts.line(font) - 1)
        fonts.draw(canvas, (slot.left, y), text, font, YELLOW, room=slot.width)

    def draw_dragged(self, canvas: pygame.Surface, hands: Hands) -> None:
        """The card under the mouse, face down while the hand is covered."""
        dragged, at, faces = hands.dragged, hands.pointing.drag_at, self._arena.faces
        if dragged is None or at is None:
            return
        word, place = dragged
        cards: list[int | None] = hands.battle if word == "battle" else hands.hand
        if word == "peeked":
            peek = hands.choosing.view.peek if hands.choosing is not None else None
            cards = list(peek.cards or ()) if peek is not None else []
        card = cards[place] if self._arena.faces_up and place < len(cards) else None
        picture = faces.strategy(card) if word == "card" else faces.battle(card)
        canvas.blit(picture, picture.get_rect(center=at))

    def draw_big_card(self, canvas: pygame.Surface, shown: tuple[str, int]) -> None:
        """A card in full, with all that it does in words. shown: as in `Hands.inspected`."""
        arena, fonts, panels = self._arena, self._context.fonts, self._context.panels
        kind, card = shown
        if kind == "battle":
            picture, tip = arena.faces.big_battle(card), battle_tip(arena, card)
        else:
            picture, tip = arena.faces.big(card), strategy_tip(arena, card)
        box = pygame.Rect(160, 70, 320, 122)
        panels.draw(canvas, "panel_gold", box)
        at = (box.left + 16, box.top + 20)
        canvas.blit(panels.sheet.frame("card_shadow_lifted").surface, (at[0] + 2, at[1] + 4))
        canvas.blit(picture, at)
        left, room = box.left + 90, box.width - 104
        font = fonts.fitting(tip.title, room, (Font.NAME, Font.LABEL_BOLD))
        fonts.draw(canvas, (left, box.top + 16), tip.title, font, YELLOW, room=room)
        words = f"{tip.body} {tip.note}".strip()
        fonts.block(canvas, pygame.Rect(left, box.top + 32, room, 66), words, colour=WHITE, step=11)
        go_on = arena.say("street.go_on")
        fonts.draw(canvas, (box.right - 12, box.bottom - 16), go_on, Font.NAME, WHITE, "right", INK)
