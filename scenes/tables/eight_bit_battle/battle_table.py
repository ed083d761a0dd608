"""The battle table: courtyard, forest gate or tavern above, hands below (composition of shared art's battle mock)."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.core.events import Event
from game.games.eight_bit_battle.cards import KING, QUEEN, is_character
from scenes.assets import painted
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.stage.script import Player, Script
from scenes.tables.cues import FlyingCard, Point
from scenes.tables.eight_bit_battle import battle_score
from scenes.tables.eight_bit_battle.board import Board
from scenes.tables.eight_bit_battle.card_face import TEAMS
from scenes.tables.eight_bit_battle.choosing import Choosing
from scenes.tables.eight_bit_battle.clash import Clash
from scenes.tables.eight_bit_battle.crowd import Crowd
from scenes.tables.eight_bit_battle.half import HalfTable
from scenes.tables.eight_bit_battle.plates import draw_plate, side_of
from scenes.tables.eight_bit_battle.round_count import RoundCount
from scenes.tables.eight_bit_battle.rows import ItemRow, covered_items, rival_items
from scenes.tables.eight_bit_battle.slots import ARENAS, BATTLE_SLOTS, arena_map
from scenes.tables.layout import load_map
from scenes.tables.spots import Key, Spot
from scenes.widgets.colours import STEEL, WHITE
from scenes.widgets.text import Font

ITEM_STEP = 27
PILE_STEP = 2
MOST_IN_PILE = 9
RAISED = 3
"""Pixels by which the focused card rises, and twice that for a chosen one: its frame stays clear of the line above."""


LAYS_CARDS = frozenset({"commit_attacker", "commit_defender", "key_attacker", "key_defender"})
"""Phases in which what is picked will lie face down on the stage."""
GHOST = (24, 20, 37, 205)
SHADED = (14, 7, 27, 120)
"""Over a card that may not be picked now."""
LEGAL_MS = 200
"""For how long a frame round a legal card shows one of its pictures."""


class HeldCard(NamedTuple):
    """A card of the hand as it is shown. slot: the map's object. look: `chosen`, `legal`, `shaded` or "". away: what
    is picked lies elsewhere already."""

    slot: str
    face: pygame.Surface
    look: str
    focused: bool
    away: bool

    @property
    def raised(self) -> bool:
        """Whether it rises from its row."""
        return self.focused or self.look == "chosen"


def _ghost(face: pygame.Surface) -> pygame.Surface:
    """A card that is somewhere else now."""
    out = painted(face)
    shade = pygame.Surface(face.get_size(), pygame.SRCALPHA)
    shade.fill(GHOST)
    out.blit(shade, (0, 0))
    return out


class BattleTable(HalfTable):
    """Draws a battle from a board; `battle_score` moves it."""

    def __init__(self, context: Context, config: MatchConfig, player: Player) -> None:
        # Every match at another place; the seed decides, so that a replay looks the same.
        arena = ARENAS[config.setup.seed % len(ARENAS)]
        super().__init__(context, config, load_map(arena_map(arena), BATTLE_SLOTS), player)
        self.crowd = Crowd(context, self.map)
        self.clash = Clash()
        self.landed: tuple[list[str], list[str]] = ([], [])
        """By seat, which face-down cards a script has already put down; empty: all that the board says."""
        self.scripted = False
        self.looked_at: tuple[int, int] | None = None
        """(card, its owner) that a Key shows just now."""
        self.round_count: RoundCount | None = None
        self.planning: Choosing | None = None
        """The decision whose picked cards may be counted in now: never while both people may look."""

    # ------------------------------------------------------------------ standing and playing

    def stand(self, board: Board) -> None:
        """Stand as the board says, nothing moving."""
        self.board = board
        self.clash.clear()
        self.looked_at = self.round_count = None
        self.scripted = False
        self.crowd.stand(board)

    def score(self, event: Event) -> Script:
        """What is played for an event."""
        self.hear(event)
        return battle_score.play(self, event)

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""
        moved = self.update_performance(ms)
        self.clash.clock += ms
        return self.crowd.update(ms, self.real(ms)) or moved or self.clash.fog > 0

    # ------------------------------------------------------------------ what scripts ask for

    def lay(self, what: str, seat: int, at: Point | None = None, front: pygame.Surface | None = None) -> FlyingCard:
        """A card that comes from the seat's side to the place `what` (`face_down`, `face_down_item`)."""
        back = self.faces.back(what == "face_down_item", TEAMS[seat])
        x, y = at if at is not None else ((-60.0 if seat == 0 else 644.0), 170.0)
        card = FlyingCard(front, back, x, y, down=True)
        self.flying.append(card)
        return card

    def small(self, card: int, at: Point) -> FlyingCard:
        """A prize card on its way to a pile, as a small back or an item's picture."""
        picture = (
            self.faces.small_back(False, TEAMS[self.crowd.owner.get(card, 0)])
            if is_character(card)
            else self.faces.icon(card)
        )
        flying = FlyingCard(picture, picture, at[0] - 11, at[1] - 15)
        self.flying.append(flying)
        return flying

    def source_of(self, card: int, seat: int) -> Point:
        """From where a card's number jumps: over its figure, or over its item."""
        own = self.board.seats[seat]
        if card < 0:
            points = [self.crowd.actors[c] for c in (KING, QUEEN) if c in self.crowd.actors]
            if points:
                return sum(a.x for a in points) / len(points), min(a.y for a in points) - 74
        actor = self.crowd.actors.get(card)
        if actor is not None:
            return actor.x, actor.y - 76
        items = [item for item in own.laid if item is not None]
        place = items.index(card) if card in items else 0
        slot = self._item_point(seat, place)
        return slot[0] + 12, slot[1] - 14

    def _item_point(self, seat: int, place: int) -> tuple[int, int]:
        lead = self.map.point(f"fighter_{seat}")
        way = 1 if seat == 0 else -1
        return lead[0] - 12 + way * 34 - way * place * ITEM_STEP, lead[1] - 104

    # ------------------------------------------------------------------ picture

    def draw(self, canvas: pygame.Surface) -> None:
        """Everything above the hands."""
        board = self.board
        self.draw_place(canvas)
        stage = self.map.rect("stage")
        canvas.set_clip(stage)
        self.crowd.draw(canvas, board.eyes, self.clock, board.attacker)
        for seat in (0, 1):
            self._draw_side(canvas, seat)
        self._draw_planned(canvas)
        self.clash.draw_fog(canvas, self.context, stage)
        self.draw_effects(canvas)
        canvas.set_clip(None)
        for seat in (0, 1):
            self.picture.top_bar(canvas, self.map.rect("top_left" if seat == 0 else "top_right"), seat, board)
            if board.part == "battle":
                side = side_of(board, seat, self.planning, self.faces_up)
                draw_plate(canvas, self.picture, self.map.rect(f"plate_{seat}"), board, seat, side)
            self._draw_pile(canvas, seat)
            self._draw_rival_items(canvas, seat)
        heading = f"{self.say('table.round', n=board.round)}"
        self.picture.heading(canvas, self.map.rect("top_mid"), heading)
        self.clash.draw_panel(canvas, self.context, self.map)
        self.draw_caption(canvas, self.map.rect("caption"))

    def _draw_side(self, canvas: pygame.Surface, seat: int) -> None:
        """What this seat has on the table: face down, or its open items."""
        own = self.board.seats[seat]
        team = TEAMS[seat]
        if own.open:
            for place, item in enumerate(own.laid):
                if item is not None:
                    x, y = self._item_point(seat, place)
                    bob = 1 if self.clock // 400 % 2 else 0
                    canvas.blit(self.faces.icon(item), (x, y + bob))
            return
        shown = self.landed[seat] if self.scripted else None
        mine = self.faces_up and self.board.eyes == seat
        if own.committed and (shown is None or "face_down" in shown):
            at = self.map.point(f"face_down_{seat}")
            lead = own.lead if mine else None
            canvas.blit(self.faces.back(False, team) if lead is None else self.faces.face(lead, team), at)
        for place, item in enumerate(own.laid):
            if shown is not None and "face_down_item" not in shown:
                break
            x, y = self.map.point(f"face_down_item_{seat}")
            at = (x + place * 10, y + place * 8)
            turned = item is not None and (mine or item in own.shown)
            canvas.blit(self.faces.face(item) if turned and item is not None else self.faces.back(True), at)

    def _planned_places(self) -> list[tuple[int, pygame.Rect]]:
        """(card, where it lies on the stage) for all that is picked and will lie there face down."""
        planning, seat = self.planning, self.board.eyes
        if planning is None or seat < 0 or planning.phase not in LAYS_CARDS:
            return []
        out = []
        for card in planning.picked:
            if is_character(card):
                out.append((card, self.map.rect(f"face_down_{seat}")))
            else:
                place = len(self.board.seats[seat].laid)
                out.append((card, self.map.rect(f"face_down_item_{seat}").move(place * 10, place * 8)))
        return out

    def _draw_planned(self, canvas: pygame.Surface) -> None:
        """What is picked, where it will lie: in its frame until it is confirmed."""
        for card, rect in self._planned_places():
            canvas.blit(self.faces.face(card, TEAMS[self.board.eyes] if is_character(card) else "neutral"), rect)
            self.context.panels.sheet.frame("card_chosen").draw(canvas, rect.topleft)

    def _draw_pile(self, canvas: pygame.Surface, seat: int) -> None:
        """The prizes as a heap, with its points."""
        own = self.board.seats[seat]
        slot = self.map.rect(f"pile_{seat}")
        count = min(MOST_IN_PILE, len(own.pile))
        for number in range(count):
            at = (slot.left + number % 2, slot.top - number * PILE_STEP // 2 + 2)
            canvas.blit(self.faces.small_back(False, TEAMS[seat]), at)
        if own.pile:
            self.context.panels.sign(canvas, "health", (slot.left + 2, slot.bottom - 1))
            self.context.fonts.draw(canvas, (slot.left + 13, slot.bottom), str(own.points), Font.NAME, WHITE)

    def _draw_rival_items(self, canvas: pygame.Surface, seat: int) -> None:
        """The unspent items of whoever does not look: backs, and the pictures of those everybody knows."""
        board = self.board
        if seat == self.tray_seat or board.part != "battle":
            return
        slot = self.map.rect(f"rival_hand_{seat}")
        row = self._rival_items(seat)
        x = slot.left if seat == 0 else slot.right - 24
        way = ITEM_STEP - 1 if seat == 0 else 1 - ITEM_STEP
        for card in row.known:
            self.context.panels.draw(canvas, "slot", pygame.Rect(x - 1, slot.top, 25, 30))
            canvas.blit(self.faces.icon(card), (x - 1, slot.top + 3))
            x += way
        for _ in range(row.hidden):
            canvas.blit(self.faces.small_back(True), (x, slot.top))
            x += way
        for _ in range(row.gone):
            self.context.panels.draw(canvas, "slot", pygame.Rect(x - 1, slot.top, 25, 30))
            x += way

    @property
    def tray_seat(self) -> int:
        """Whose hand lies in the trays: the eyes' own, else the attacker's."""
        return self.board.eyes if self.board.eyes >= 0 else self.board.attacker

    # ------------------------------------------------------------------ hands

    def tray_cards(self) -> tuple[list[int | None], list[int | None]]:
        """(characters, items) of the trays; None: a card that lies face down for everybody who looks now."""
        own = self.board.seats[self.tray_seat]
        see = self.faces_up and self.board.eyes in (self.tray_seat, -2)
        # While others may look, a committed character stays in the row: its gap would name it.
        cards = own.free if see else own.hand
        characters: list[int | None] = [card for card in cards if is_character(card)]
        if not see:
            return characters, covered_items(own)
        items: list[int | None] = [card for card in cards if not is_character(card)]
        return characters, [*items, *[None] * own.unknown_items]

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, what lies on top last."""
        spots = self._stage_spots()
        characters, items = self.tray_cards()
        for name, most, cards in (("hand_character", 4, characters), ("hand_item", 3, items)):
            for place, card in enumerate(cards[:4]):
                if card is not None:
                    rect = self.map.rect(f"{name}_{min(place, most - 1)}")
                    spots.append(Spot(("hand", self.tray_seat, card), rect))
        spots += [Spot(("laid", self.board.eyes, card), rect) for card, rect in self._planned_places()]
        return spots

    def _stage_spots(self) -> list[Spot]:
        board = self.board
        spots = [Spot(("figure", seat, card), rect, acts=False) for seat, card, rect in self.crowd.rects()]
        for seat in (0, 1):
            own = board.seats[seat]
            spots.append(Spot(("top", seat, 0), self.map.rect("top_left" if seat == 0 else "top_right"), False))
            if own.pile:
                spots.append(Spot(("pile", seat, 0), self.map.rect(f"pile_{seat}").inflate(4, 12), acts=False))
            if board.part != "battle":
                continue
            spots.append(Spot(("plate", seat, 0), self.map.rect(f"plate_{seat}"), acts=False))
            if own.open:
                for place, item in enumerate(own.laid):
                    if item is not None:
                        spots.append(
                            Spot(("item", seat, item), pygame.Rect(self._item_point(seat, place), (24, 24)), False)
                        )
            elif own.committed:
                spots.append(Spot(("face_down", seat, 0), self.map.rect(f"face_down_{seat}"), acts=False))
            if seat != self.tray_seat:
                spots += self._rival_spots(seat)
        return spots

    def _rival_spots(self, seat: int) -> list[Spot]:
        """The other side's unspent items: those everybody knows by name, the rest as backs."""
        row = self._rival_items(seat)
        slot = self.map.rect(f"rival_hand_{seat}")
        start, way = (slot.left, ITEM_STEP - 1) if seat == 0 else (slot.right - 24, 1 - ITEM_STEP)
        keys: list[Key] = [("item", seat, card) for card in row.known] + [("backs", seat, n) for n in range(row.hidden)]
        return [Spot(key, pygame.Rect(start + way * n, slot.top, 24, 30), acts=False) for n, key in enumerate(keys)]

    def _rival_items(self, seat: int) -> ItemRow:
        return rival_items(self.board.seats[seat], see_all=self.board.eyes < -1)

    def draw_trays(self, canvas: pygame.Surface, choosing: Choosing | None, focus: int | None) -> None:
        """The hand; legal cards framed, chosen ones raised."""
        hand = self._held(choosing, focus)
        beat = self.clock // LEGAL_MS % len(self.context.panels.sheet.tag("card_legal"))
        # A lifted card and its frame stand above its row.
        area = self.map.rect("fighter_tray").union(self.map.rect("item_tray")).inflate(8, 24).clip(canvas.get_rect())
        self.picture.kept.draw(
            canvas, area, ("trays", hand, beat), lambda picture: self._paint_trays(picture, hand, beat)
        )

    def _held(self, choosing: Choosing | None, focus: int | None) -> tuple[HeldCard, ...]:
        """How each card of the hand is shown."""
        own = self.board.seats[self.tray_seat]
        team = TEAMS[self.tray_seat]
        mark = "attack" if self.tray_seat == self.board.attacker else "defence"
        picked = choosing.picked if choosing is not None else ()
        # Covered cards show no legality: it would name the character that already lies on the table.
        tells = choosing is not None and choosing.takes_cards and self.faces_up
        out = []
        characters, items = self.tray_cards()
        for row, cards, most in (("hand_character", characters, 4), ("hand_item", items, 3)):
            for place, card in enumerate(cards[:most]):
                if card is None or not (self.faces_up or card in own.shown):
                    face = self.faces.back(row == "hand_item", team)
                else:
                    face = self.faces.face(card, team if is_character(card) else "neutral", mark)
                chosen = card is not None and card in picked
                look = "chosen" if chosen else ""
                if not chosen and tells and card is not None and choosing is not None:
                    look = "legal" if choosing.allows(card) else "shaded"
                # It lies on the stage: its place is kept for it.
                away = chosen and choosing is not None and choosing.phase in LAYS_CARDS
                out.append(HeldCard(f"{row}_{place}", face, look, card is not None and card == focus, away))
        return tuple(out)

    def _paint_trays(self, picture: pygame.Surface, hand: tuple[HeldCard, ...], beat: int) -> None:
        sheet, fonts = self.context.panels.sheet, self.context.fonts
        for tray, label in (("fighter_tray", "table.fighters"), ("item_tray", "table.items")):
            rect = self.map.rect(tray)
            fonts.draw(picture, (rect.centerx, rect.bottom - 11), self.say(label), Font.LABEL, STEEL, "center")
        for held in hand:
            rect = self.map.rect(held.slot)
            if held.away:
                picture.blit(_ghost(held.face), rect)
                sheet.frame("card_focus" if held.focused else "card_chosen").draw(picture, rect.topleft)
            elif not held.raised:
                picture.blit(held.face, rect)
                if held.look == "legal":
                    sheet.tag("card_legal")[beat].draw(picture, rect.topleft)
                elif held.look == "shaded":
                    shade = pygame.Surface(rect.size, pygame.SRCALPHA)
                    shade.fill(SHADED)
                    picture.blit(shade, rect)
        for held in hand:
            if held.raised and not held.away:
                chosen = held.look == "chosen"
                rect = self.map.rect(held.slot).move(0, -RAISED * (2 if chosen else 1))
                picture.blit(sheet.frame("card_shadow_lifted").surface, rect.move(2, 4))
                picture.blit(held.face, rect)
                sheet.frame("card_chosen" if chosen else "card_focus").draw(picture, rect.topleft)
