"""What lies over the arena while a person decides: highlights, preview, buttons, the choice of fighters, tooltips."""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.cards import CARDS, EFFECTS, FIGHTERS
from game.games.eight_masters_revenge.view import View
from scenes.context import Context
from scenes.intents import Kind
from scenes.tables.desk import ICONS
from scenes.tables.eight_masters_revenge import tiles
from scenes.tables.eight_masters_revenge.arena import Arena
from scenes.tables.eight_masters_revenge.choosing import REACTIONS, Choosing
from scenes.tables.eight_masters_revenge.geometry import SMALL
from scenes.tables.eight_masters_revenge.hands import Hands
from scenes.tables.eight_masters_revenge.preview import Preview, halves
from scenes.tables.eight_masters_revenge.spots_of import GRID, fighter_rect, meaning
from scenes.tables.eight_masters_revenge.tips import card_tip
from scenes.tables.notes import draw_icon
from scenes.tables.spots import Spot
from scenes.tables.table_button import draw_button
from scenes.widgets.colours import GOLD, INK, MIST, STEEL, WHITE, YELLOW
from scenes.widgets.keyhint import key_label
from scenes.widgets.text import Font

PORTRAITS = "figures/portraits_masters"
BETWEEN = 8
"""Pixels between two portraits, which the widest name may fill."""
PILE_COLUMNS, PILE_HEIGHT = 15, 268
"""Cards in a row of the discard pile, and how many pixels all its rows may take."""
PREVIEWED = ("side", "sign", "path", "slide")
"""What is chosen in the preview's place, or an arrow."""
FRAMED = ("slot", "big", "place", "token", "mark", "plate", "area", "fighter")


class Foreground:
    """Painter of a decision."""

    def __init__(self, context: Context, arena: Arena) -> None:
        self._context, self._arena = context, arena
        self._preview = Preview(context, arena.faces)

    # ------------------------------------------------------------------ places

    def draw_places(self, canvas: pygame.Surface, hands: Hands) -> None:
        """What can be pressed on the boards, what is picked, what has the focus."""
        choosing, boards, clock = hands.choosing, self._arena.boards, self._arena.clock
        active = hands.spots.active
        for spot in hands.spots.all:
            word = spot.key[0]
            if choosing is not None and word == "slide":
                picked = spot.key in choosing.picked
                boards.arrow(canvas, spot.rect, spot.key[2], picked or spot.key == active, clock)
            if word not in FRAMED or (word == "area" and spot.key != active):
                continue
            if word == "fighter" and (choosing is None or choosing.phase != "pick"):
                continue
            look = self._look(spot, hands, choosing)
            if look:
                boards.highlight(canvas, spot.rect, look, clock)

    def frames(self, spot: Spot, hands: Hands) -> bool:
        """Whether a spot is framed, or drawn otherwise while it has the focus."""
        word, choosing = spot.key[0], hands.choosing
        if word not in FRAMED:
            return word in PREVIEWED
        return (word != "fighter" or (choosing is not None and choosing.phase == "pick")) and bool(
            self._look(spot, hands, choosing)
        )

    def _look(self, spot: Spot, hands: Hands, choosing: Choosing | None) -> str:
        if choosing is None:
            return ""
        key = meaning(spot.key, choosing)
        # A target is proposed by what the card would do to it: while others may look, it tells of the hand.
        told = self._arena.faces_up or choosing.pick("hand") is None
        if key in choosing.picked and told:
            # Of a picked target or area only the plate is framed: the boards keep their own colours.
            return "chosen" if spot.key[0] != "area" else ""
        if spot.key == hands.spots.active and spot.key[0] != "area":
            return "focus"
        if not choosing.allows(key) or not choosing.fits(key):
            return ""
        return "" if choosing.phase == "turn" and key[0] == "plate" else "legal"

    # ------------------------------------------------------------------ the preview's place

    def draw_preview(self, canvas: pygame.Surface, hands: Hands, view: View | None, faces_up: bool) -> None:
        """What is about to happen, or what the decision is about."""
        choosing, slot = hands.choosing, self._arena.map.rect("preview")
        if choosing is None or view is None:
            return
        # The empty place has a picture of its own, which words must not lie on.
        canvas.fill(INK, slot.inflate(-4, -4))
        phase = choosing.phase
        if not faces_up and phase in ("turn", "limit", "sleeve", "pick"):
            self._covered(canvas, slot, choosing.seat)
            return
        hand, target = choosing.pick("hand"), choosing.pick("plate")
        active = hands.spots.active
        if phase == "turn":
            card = hand[2] if hand is not None else active[2] if active is not None and active[0] == "hand" else None
            if card is None:
                self._words(canvas, slot, "masters.preview.none")
                return
            aim = target[1] if target is not None else next(iter(choosing.targets), None)
            if aim is not None:
                self._placings(canvas, hands, choosing, card, aim)
        elif phase in REACTIONS:
            if hand is not None and faces_up:
                self._counters(canvas, hands, choosing, hand[2])
            else:
                self._arena.clash_picture.draw_incoming(canvas, slot, self._arena.board, phase, choosing.seat)
        elif phase == "effect" and view.effect is not None:
            self._effect(canvas, slot, view.effect, hands)
        elif phase == "paths":
            self._paths(canvas, hands)
        elif phase == "hit":
            self._words(canvas, slot, "technique.bleeding_palm.help")
        else:
            self._words(canvas, slot, f"masters.preview.{phase}")

    def _covered(self, canvas: pygame.Surface, slot: pygame.Rect, seat: int) -> None:
        """Somebody else may be looking."""
        key = key_label(self._context.texts, Kind.PEEK, self._arena.keys(seat))
        self._context.panels.sign(canvas, "eye_closed", (slot.centerx - 5, slot.top + 24))
        box = slot.inflate(-16, -60).move(0, 14)
        self._context.fonts.block(canvas, box, self._arena.say("masters.covered", key=key), colour=MIST, align="center")

    def _words(self, canvas: pygame.Surface, slot: pygame.Rect, text_id: str) -> None:
        box = slot.inflate(-16, -20)
        self._context.fonts.block(canvas, box, self._arena.say(text_id), colour=MIST, align="center", step=12)

    def _placings(self, canvas: pygame.Surface, hands: Hands, choosing: Choosing, card: int, target: int) -> None:
        picked = choosing.pick("side")
        for side, rect in enumerate(halves(self._arena.map.rect("preview"))):
            key = ("side", 0, side)
            look = choosing.look(card, side, target)
            self._preview.draw(canvas, rect, look, picked == key, hands.spots.active == key)

    def _counters(self, canvas: pygame.Surface, hands: Hands, choosing: Choosing, card: int) -> None:
        """The pair after a counter on either side, and its defence."""
        cards = self._arena.board.seats[choosing.seat].cards
        for side, rect in enumerate(halves(self._arena.map.rect("preview"))):
            key = ("side", 0, side)
            allowed, picked = choosing.fits(key), key in choosing.picked
            canvas.fill(INK, rect)
            pygame.draw.rect(canvas, YELLOW if picked else STEEL, rect, 2 if picked else 1)
            fonts = self._context.fonts
            title = self._arena.say("masters.side.left" if side == 0 else "masters.side.right")
            colour = WHITE if allowed else STEEL
            at = (rect.centerx, rect.top + 4)
            fonts.draw(canvas, at, title, Font.LABEL_BOLD, colour, "center", room=rect.width - 6)
            if not allowed:
                words = rect.inflate(-8, -40)
                fonts.block(canvas, words, self._arena.say("masters.preview.no_dragon"), colour=STEEL, align="center")
                continue
            pair = (card, cards[0]) if side == 0 else (cards[1], card)
            tiles.draw_pair(canvas, fonts, (rect.centerx, rect.top + 20), pair, inner=False)
            guard = CARDS[pair[0]].left + CARDS[pair[1]].right
            self._context.panels.sign(canvas, "defence", (rect.left + 18, rect.top + 42))
            fonts.draw(canvas, (rect.left + 34, rect.top + 40), str(guard), Font.TITLE, WHITE)
            gone = cards[1 if side == 0 else 0]
            self._context.panels.sign(canvas, "arrow_right", (rect.left + 6, rect.top + 68))
            tiles.draw_card(canvas, fonts, (rect.left + 20, rect.top + 65), gone)

    def _effect(self, canvas: pygame.Surface, slot: pygame.Rect, kind: str, hands: Hands) -> None:
        """The effect being carried out, with its sign and words."""
        fonts = self._context.fonts
        icon = self._arena.faces.icon(kind)
        canvas.blit(icon, (slot.left + 10, slot.top + 8))
        fonts.draw(canvas, (slot.left + 32, slot.top + 11), self._arena.effect_name(kind), Font.NAME, YELLOW)
        box = pygame.Rect(slot.left + 10, slot.top + 30, slot.width - 20, slot.height - 34)
        fonts.block(canvas, box, self._arena.say(f"effect.{kind}.help"), colour=MIST, step=10)
        choosing = hands.choosing
        for spot in hands.spots.all:
            if spot.key[0] != "sign" or choosing is None:
                continue
            picked = spot.key in choosing.picked
            style = "gold" if picked else "steel"
            focused = spot.key == hands.spots.active
            text = self._arena.say("masters.sign.up" if spot.key[2] > 0 else "masters.sign.down")
            draw_button(canvas, self._context, spot.rect, text, style, focused, spot.key == hands.pointing.held)

    def _paths(self, canvas: pygame.Surface, hands: Hands) -> None:
        """The kinds of effects that Many Paths may choose from."""
        for spot in hands.spots.all:
            if spot.key[0] != "path" or hands.choosing is None:
                continue
            kind = EFFECTS[spot.key[2]]
            style = "gold" if spot.key in hands.choosing.picked else "steel"
            focused = spot.key == hands.spots.active
            text = self._arena.effect_name(kind)
            draw_button(canvas, self._context, spot.rect, text, style, focused, spot.key == hands.pointing.held)
            if kind != "none":
                canvas.blit(self._arena.faces.icon(kind), (spot.rect.left + 6, spot.rect.top + 4))

    # ------------------------------------------------------------------ buttons

    def draw_buttons(self, canvas: pygame.Surface, hands: Hands, faces_up: bool) -> None:
        """The decision's buttons and the small signs."""
        choosing, active, pressed = hands.choosing, hands.spots.active, hands.pointing.held
        for spot in hands.spots.all:
            word = spot.key[0]
            focused, held = spot.key == active, spot.key == pressed
            if word == "confirm" and choosing is not None:
                ready = choosing.selected is not None and faces_up
                text = self._arena.say(self._confirm_text(choosing, faces_up))
                style = "red" if ready or choosing.answers_nothing or not faces_up else "disabled"
                draw_button(canvas, self._context, spot.rect, text, style, focused, held, Font.TITLE)
            elif word.startswith("button "):
                text = self._arena.say(f"masters.button.{word.removeprefix('button ')}")
                draw_button(canvas, self._context, spot.rect, text, "steel", focused, held)
            elif word in ICONS or word == "eye":
                sign = "eye_open" if word == "eye" and faces_up else word
                draw_icon(canvas, self._context, spot.rect, sign, focused)

    @staticmethod
    def _confirm_text(choosing: Choosing, faces_up: bool) -> str:
        if choosing.phase == "turn":
            return "masters.button.attack"
        if choosing.phase in REACTIONS and faces_up and choosing.pick("hand") is not None:
            return "masters.button.counter"
        if choosing.phase in ("defend", "block2") and choosing.pick("slot") is not None:
            return "masters.button.block"
        if choosing.answers_nothing:
            return f"masters.button.{choosing.declining or 'confirm'}"
        return "masters.button.confirm"

    # ------------------------------------------------------------------ over everything

    def draw_fighters(
        self, canvas: pygame.Surface, choosing: Choosing, names: list[str], picked: dict[str, int]
    ) -> None:
        """The choice of fighters: two rows of portraits, those of one board below each other."""
        panels, fonts = self._context.panels, self._context.fonts
        panels.draw(canvas, "panel_gold", GRID)
        sheet = self._context.assets.sheet(PORTRAITS)
        for fighter in FIGHTERS:
            rect = fighter_rect(fighter.number)
            canvas.fill(INK, rect.inflate(2, 2))
            canvas.blit(sheet.frame(fighter.id).surface, rect)
            if not choosing.allows(("fighter", 0, fighter.number)):
                shade = pygame.Surface(rect.size, pygame.SRCALPHA)
                shade.fill((*INK, 175))
                canvas.blit(shade, rect)
                owner = picked.get(fighter.id)
                if owner is not None:
                    at, name = (rect.centerx, rect.bottom - 11), names[owner]
                    font = fonts.fitting(name, rect.width, (Font.LABEL_BOLD, Font.LABEL, Font.BODY))
                    fonts.draw(canvas, at, name, font, GOLD, "center", None, INK, room=rect.width + BETWEEN)

    def draw_big_card(self, canvas: pygame.Surface, card: int) -> None:
        """A card in full, with all that it does in words."""
        fonts, panels = self._context.fonts, self._context.panels
        box = pygame.Rect(160, 84, 320, 122)
        panels.draw(canvas, "panel_gold", box)
        at = (box.left + 16, box.top + 20)
        canvas.blit(panels.sheet.frame("card_shadow_lifted").surface, (at[0] + 2, at[1] + 4))
        canvas.blit(self._arena.faces.face(card), at)
        tip = card_tip(self._arena, card)
        left = box.left + 90
        font = fonts.fitting(tip.title, box.width - 106, (Font.NAME, Font.LABEL_BOLD))
        fonts.draw(canvas, (left, box.top + 16), tip.title, font, YELLOW, room=box.width - 104)
        words = pygame.Rect(left, box.top + 32, box.width - 104, 70)
        fonts.block(canvas, words, tip.body, colour=WHITE, step=11, grow=True)
        go_on = self._arena.say("masters.go_on")
        fonts.draw(canvas, (box.right - 12, box.bottom - 16), go_on, Font.NAME, WHITE, "right", INK)

    def draw_discards(self, canvas: pygame.Surface, cards: list[int]) -> None:
        """The whole discard pile, the newest card first. Of very many the rows lie over each other, numbers free."""
        fonts, rows = self._context.fonts, -(-len(cards) // PILE_COLUMNS)
        step = min(SMALL[1] + 3, (PILE_HEIGHT - SMALL[1]) // max(1, rows - 1))
        across = min(len(cards), PILE_COLUMNS) * (SMALL[0] + 2) - 2
        box = pygame.Rect(0, 0, max(220, across + 28), step * (rows - 1) + SMALL[1] + 52)
        box.center = (320, 180)
        self._context.panels.draw(canvas, "panel_gold", box)
        title = self._arena.say("masters.tip.discard")
        fonts.draw(canvas, (box.left + 14, box.top + 11), title, Font.NAME, YELLOW)
        fonts.draw(canvas, (box.right - 14, box.top + 11), str(len(cards)), Font.NAME, MIST, "right")
        newest = cards[::-1]
        for place in range(len(newest) - 1, -1, -1):
            row, column = divmod(place, PILE_COLUMNS)
            at = (box.centerx - across // 2 + column * (SMALL[0] + 2), box.top + 24 + row * step)
            canvas.blit(self._arena.faces.small(newest[place]), at)
        go_on = self._arena.say("masters.go_on")
        fonts.draw(canvas, (box.right - 14, box.bottom - 18), go_on, Font.NAME, WHITE, "right", INK)
