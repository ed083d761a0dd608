"""The arena of 8 Masters' Revenge: stage, fighters, pairs, areas, plates, piles; `score` moves it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.events import Event
from game.games.eight_masters_revenge.cards import LEFT, RIGHT
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.stage.script import Player, Script
from scenes.tables.cues import FlyingCard, Point
from scenes.tables.eight_masters_revenge import score
from scenes.tables.eight_masters_revenge.board import Board
from scenes.tables.eight_masters_revenge.boards import Boards
from scenes.tables.eight_masters_revenge.card_face import CardFaces
from scenes.tables.eight_masters_revenge.clash import Clash, ClashPicture
from scenes.tables.eight_masters_revenge.desk import Desk
from scenes.tables.eight_masters_revenge.fighters import Fighters
from scenes.tables.eight_masters_revenge.geometry import open_geometry
from scenes.tables.eight_masters_revenge.plates import Plates
from scenes.tables.eight_masters_revenge.sounds import SOUNDS
from scenes.tables.performance import Performance


@dataclass
class Shift:
    """How far a card is drawn from its place while it slides there."""

    x: float = 0.0
    y: float = 0.0


class Arena(Performance):
    """Draws everything above the desk from a board."""

    sounds = SOUNDS

    def __init__(self, context: Context, config: MatchConfig, player: Player, stage: str) -> None:
        self.geometry = open_geometry(len(config.seats), stage)
        super().__init__(context, self.geometry.map, player)
        self.faces = CardFaces(context)
        self.board = Board()
        self.plates = Plates(context, config, self.geometry)
        self.boards = Boards(context, self.geometry, self.faces)
        self.desk = Desk(context, self.geometry, self.faces)
        self.fighters = Fighters(context, self.geometry)
        self.clash = Clash()
        self.clash_picture = ClashPicture(context, self.geometry, self.faces, self.boards, self.name)
        self.flown: set[tuple[int, int]] = set()
        """(seat, slot) of cards that are on their way and not yet at their places."""
        self.blow_flies = False
        self.shifts: dict[int, Shift] = {}
        """By seat, how far its pair is drawn from its places."""
        self.tray = 0
        """Whose hand lies on the desk."""
        self.unnamed = False
        self.panel = False
        """Among three and four: whether the clash panel lies over the boards."""

    # ------------------------------------------------------------------ standing and playing

    def stand(self, board: Board) -> None:
        """Stand as the board says, nothing moving."""
        self.board = board
        self.flown.clear()
        self.shifts.clear()
        self.blow_flies = False
        self.fighters.stand(board)
        self.show_panel(False)
        blow = board.blow
        if blow is None or blow.hit is None:
            self.clash.clear()

    def show_panel(self, on: bool) -> None:
        """Lay the clash panel over the boards, or take it away. In a duel there is none: the pairs lie there anyway."""
        blow = self.board.blow
        self.panel = on and self.geometry.many and blow is not None
        roles = {blow.attacker: "attack", blow.target: "defence"} if self.panel and blow is not None else {}
        self.geometry.roles = roles

    def count_now(self) -> None:
        """Both sums as they stand while the blow is to be answered; how they compare is told when it is checked."""
        blow = self.board.blow
        if blow is None:
            return
        attacker, target = self.board.seats[blow.attacker], self.board.seats[blow.target]
        if attacker.cards and target.cards:
            self.clash.attack = (RIGHT[attacker.cards[0]], LEFT[attacker.cards[1]])
            self.clash.defence = (LEFT[target.cards[0]], RIGHT[target.cards[1]])

    def score(self, event: Event) -> Script:
        """What is played for an event."""
        self.hear(event)
        return score.play(self, event)

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""
        moved = self.update_performance(ms)
        return self.fighters.update(ms, self.real(ms)) or moved

    # ------------------------------------------------------------------ what scripts ask for

    @property
    def hand(self) -> list[int | None]:
        """The cards of the hand on the desk, those laid aside at its end; None: unknown to these eyes."""
        seat = self.board.seats[self.tray] if self.tray < len(self.board.seats) else None
        return [] if seat is None else [*seat.hand, *seat.aside]

    def keys(self, seat: int) -> int:
        """Which set of keys the seat uses."""
        return self.geometry.side(seat)

    def name(self, seat: int) -> str:
        """A seat's name."""
        return self.plates.name(seat)

    def effect_name(self, kind: str) -> str:
        """A kind of effect as a heading."""
        return self.say(f"effect.{kind}").capitalize()

    def home_of_hand(self, seat: int) -> Point:
        """From where this seat's cards come and where they go."""
        slot = self.map.rect("hand_1") if seat == self.tray else self.geometry.of_seat("hand_back", seat)
        return slot.topleft

    def card_spot(self, seat: int, slot: int) -> pygame.Rect:
        """Where a card of a pair is drawn best: large in a duel, else on its board."""
        big = self.geometry.big_card(seat, slot)
        return big if big is not None else self.geometry.card(seat, self.board.seats[seat].place_of(slot))

    def fly_card(self, card: int | None, start: Point, large: bool) -> FlyingCard:
        """A card that leaves this point, face up where it is known."""
        back = self.faces.back() if large else self.faces.small_back()
        front = None if card is None else self.faces.face(card) if large else self.faces.small(card)
        flying = FlyingCard(front, back, *start)
        self.flying.append(flying)
        return flying

    def fly_token(self, name: str, start: Point) -> FlyingCard:
        """A token on its way."""
        picture = self.faces.part(name)
        flying = FlyingCard(picture, picture, *start)
        self.flying.append(flying)
        return flying

    def land(self, flying: FlyingCard) -> None:
        """It is there now."""
        if flying in self.flying:
            self.flying.remove(flying)

    def shift(self, seat: int) -> Shift:
        """How far this seat's pair is from its places; a script tweens it to nothing."""
        return self.shifts.setdefault(seat, Shift())

    def chest(self, seat: int) -> Point:
        """Where a blow meets this seat's fighter."""
        x, y = self.geometry.fighter(seat)
        return x, y - 34

    # ------------------------------------------------------------------ picture

    def draw(self, canvas: pygame.Surface) -> None:
        """Everything above the desk, and the piles."""
        self.draw_place(canvas)
        board = self.board
        canvas.set_clip(self.map.rect("stage"))
        if not self.geometry.many:
            self._draw_big_cards(canvas)
        # Over the cards: a fighter who dashes at the other passes before them.
        self.fighters.draw(canvas, self.unnamed)
        self.boards.draw(canvas, board, self.flown, self.shifts)
        self.boards.draw_values(canvas, board)
        canvas.set_clip(None)
        self.plates.draw(canvas, board, self.clock)
        self.plates.draw_bar(canvas, board)
        self.desk.draw_backs(canvas, board, self.tray)
        self.desk.draw_piles(canvas, board)

    def draw_above(self, canvas: pygame.Surface) -> None:
        """The clash and whatever flies, over everything else of the arena."""
        if self.panel or not self.geometry.many:
            self.clash_picture.draw(canvas, self.clash, self.board, not self.blow_flies)
        self.draw_effects(canvas)
        self.draw_caption(canvas, self.map.rect("caption"))

    def _draw_big_cards(self, canvas: pygame.Surface) -> None:
        """A duel's pairs, as hands beside the fighters; a blocking card hangs lower."""
        for number, seat in enumerate(self.board.seats):
            for slot, card in enumerate(seat.cards):
                rect = self.geometry.big_card(number, slot)
                if rect is None or (number, slot) in self.flown:
                    continue
                rect = rect.move(0, 4 if seat.blocking[slot] else 0)
                canvas.blit(self.context.panels.sheet.frame("card_shadow").surface, rect.move(2, 3))
                canvas.blit(self.faces.face(card), rect)
                self.boards.draw_marks(canvas, seat, slot, rect)
                if seat.blocking[slot]:
                    self.boards.draw_blocking(canvas, rect)
