"""The battlefield: stations round it, the fight in the middle or the fronts of a Campaign; `score` moves it."""

from __future__ import annotations

import pygame

from game.core.events import Event
from game.games.demonites.view import View
from scenes.assets import painted
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.play_clock import LAST_SECONDS, clock_words
from scenes.stage.script import Player, Script
from scenes.tables.cues import FlyingCard, Point
from scenes.tables.demonites import score
from scenes.tables.demonites.board import Board
from scenes.tables.demonites.card_face import BREATH_MS, CardFaces
from scenes.tables.demonites.duel import MARKER_FRAME_MS, DuelPainter, Strike, sides
from scenes.tables.demonites.fronts import FrontPainter, middle_of
from scenes.tables.demonites.geometry import CARD, open_geometry
from scenes.tables.demonites.sounds import SOUNDS
from scenes.tables.demonites.stations import WIDE, Shown, Stations
from scenes.tables.performance import DIMMED, Performance
from scenes.widgets.colours import AMBER, INK, MIST, RED, WHITE
from scenes.widgets.text import Font

BEATS_MS = (160, 300, MARKER_FRAME_MS, BREATH_MS // 4)
"""Hourglass, frames round what may be pressed, the marker's glint, the demons' breath."""


class Arena(Performance):
    """Draws everything above the desk from a board."""

    sounds = SOUNDS

    def __init__(self, context: Context, config: MatchConfig, player: Player) -> None:
        setup = config.setup
        self.geometry = open_geometry(setup.mode, len(config.seats))
        super().__init__(context, self.geometry.map, player)
        self.faces = CardFaces(context)
        self.board = Board(mode=setup.mode)
        self.stations = Stations(context, config, self.faces)
        self.duel = DuelPainter(context, self.faces)
        self.fronts = FrontPainter(context, self.faces, self.duel)
        self.strike = Strike()
        self.flown: set[tuple[int, int]] = set()
        """(seat, card) of cards of a fight that a script draws itself just now."""
        self.flown_places: set[tuple[int, int]] = set()
        """(seat, place) of cards before a seat, likewise."""
        self.raiding: dict[int, list[int]] = {}
        """By seat, the card that has come out of its line to fight."""
        self.tray: int | None = None
        """Whose hand lies on the desk."""
        self.active: int | None = None
        """Who decides."""
        self.clock_left: int | None = None
        """Seconds left on the play clock; None without one."""
        self.live = False
        """Whether a bout of a Skirmish goes by the clock: both hands lie on the desk."""
        self._calm_desk: pygame.Surface | None = None
        self.slammed: set[tuple[int, int]] = set()
        """(seat, card) of cards that lie in the fight since they were slammed: nobody needs to see them fly there."""

    # ------------------------------------------------------------------ standing and playing

    def stand(self, board: Board, view: View | None = None) -> None:
        """Stand as the board says, nothing moving."""
        self.board = board
        self.active = view.to_act if view is not None and view.to_act is not None and view.to_act >= 0 else None
        self.strike = Strike()
        self.flown.clear()
        self.flown_places.clear()
        self.raiding = {}

    def score(self, event: Event) -> Script:
        """What is played for an event."""
        self.hear(event)
        return score.play(self, event)

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""
        before = self._beats
        moved = self.update_performance(ms)
        return moved or self._beats != before

    @property
    def _beats(self) -> tuple[int, ...]:
        return tuple(self.clock // beat for beat in BEATS_MS)

    # ------------------------------------------------------------------ what scripts ask for

    def name(self, seat: int) -> str:
        """A seat's name."""
        return self.stations.name(seat)

    @property
    def wide(self) -> bool:
        """Whether cards lie in lines before their seats."""
        return self.board.mode in WIDE

    @property
    def campaign(self) -> bool:
        """Whether fronts take the place of the duel."""
        return self.board.mode == "campaign"

    def plate(self, seat: int) -> pygame.Rect:
        """Where this seat's name is."""
        return self.geometry.chip(seat) if self.campaign else self.geometry.plate(seat)

    def army(self, seat: int) -> Point:
        """Where cards go under this seat's army: the upper left corner of one."""
        if self.campaign or self.wide:
            box = self.plate(seat)
            return box.centerx - CARD[0] // 2, box.centery - CARD[1] // 2
        box = self.geometry.pile(seat)
        return box.centerx - CARD[0] // 2, box.centery - CARD[1] // 2

    def home_of_hand(self, seat: int) -> Point:
        """From where this seat's hand plays."""
        pair = sides(self.geometry, self.board)
        if self.live and pair is not None and seat in pair:
            box = self.map.rect(f"hand_{pair.index(seat)}")
            return box.centerx - CARD[0] // 2, box.top
        if seat == self.tray and self.faces_up:
            box = self.map.rect("hand")
            return box.centerx - CARD[0] // 2, box.top
        if not self.campaign and not self.wide:
            # Its backs lie beside whatever it has before it.
            first = self.geometry.field(seat, 0, 1)
            return first.right + 2, first.top
        return self.army(seat)

    def side(self, seat: int) -> int:
        """0 where this seat fights on the left, 1 on the right."""
        pair = sides(self.geometry, self.board)
        return pair.index(seat) if pair is not None and seat in pair else int(not self.geometry.is_left(seat))

    def fighting_place(self, seat: int, place: int, count: int) -> Point:
        """Where a card of this seat lies in the fight: `place` of `count`."""
        if self.campaign and self.board.front is not None:
            front = self.board.fronts[self.board.front]
            box = self.geometry.front(self.board.front, len(self.board.fronts))
            return self.geometry.front_card(box, front.seats.index(seat), place).topleft
        return self.geometry.fan(self.side(seat), place, count).topleft

    def fighting(self, seat: int) -> list[int]:
        """The cards with which this seat fights just now, the newest last."""
        board = self.board
        if self.campaign:
            return board.fronts[board.front].side(seat) if board.front is not None else []
        if self.wide:
            return self.raiding.get(seat, [])
        return board.seats[seat].up

    def middle(self, seat: int) -> tuple[int, int]:
        """The middle of this side of the fight."""
        if self.campaign and self.board.front is not None:
            return middle_of(self.geometry, self.board, seat)
        cards = max(1, len(self.fighting(seat)))
        return self.geometry.fan(self.side(seat), cards - 1, cards).center

    def above(self, seat: int) -> Point:
        """Over the cards of this side of the fight: where its fate is told."""
        x, y = self.middle(seat)
        return x, y - (16 if self.campaign else 54)

    def over(self, seat: int) -> Point:
        """Where a word about this seat jumps up."""
        box = self.plate(seat)
        return box.centerx, box.bottom + 12

    def fly(self, card: int | None, start: Point, down: bool = False) -> FlyingCard:
        """A card that leaves this point; None: its back."""
        front = self.faces.card(card, self.clock) if card is not None else None
        flying = FlyingCard(front, self.faces.card(None), *start, down=down)
        self.flying.append(flying)
        return flying

    def land(self, card: FlyingCard) -> None:
        """It is there now."""
        if card in self.flying:
            self.flying.remove(card)

    # ------------------------------------------------------------------ picture

    def draw(self, canvas: pygame.Surface) -> None:
        """Everything above the desk."""
        self.draw_place(canvas)
        if self.board.mode == "skirmish" and not self.live:
            self._draw_calm_desk(canvas)
        board, geometry = self.board, self.geometry
        flown = self.flown_places | {
            (seat, place)
            for seat, own in enumerate(board.seats)
            for place, piece in enumerate(own.table)
            if piece.up and (seat, piece.card) in self.flown
        }
        shown = Shown(self.tray, self.active, frozenset(flown), self.faces_up, self.clock, self.live)
        canvas.set_clip(self.map.rect("stage"))
        if self.campaign:
            self.stations.chips(canvas, geometry, board, shown)
            self.fronts.draw(canvas, geometry, board, self.strike, frozenset(self.flown), self.clock)
        else:
            self.stations.draw(canvas, geometry, board, shown)
            fighting = {seat: self.fighting(seat) for seat in board.pair or ()}
            counting = {seat: board.counting(seat) for seat in fighting} if board.mode == "skirmish" else fighting
            self.duel.draw(canvas, geometry, board, fighting, counting, self.strike, frozenset(self.flown), self.clock)
            self._order(canvas)
        canvas.set_clip(None)
        self._bar(canvas)

    def _draw_calm_desk(self, canvas: pygame.Surface) -> None:
        """The pit's desk has room for both hands of a live bout and none for log and buttons: where one hand is played
        calmly, the desk of the other modes lies there."""
        top = self.map.rect("stage").bottom
        if self._calm_desk is None:
            place = pygame.Surface(canvas.get_size())
            open_geometry("war", len(self.board.seats)).map.draw(place, 0, calm=True)
            self._calm_desk = place.subsurface((0, top, canvas.get_width(), canvas.get_height() - top)).copy()
        canvas.blit(self._calm_desk, (0, top))
        if self.context.fonts.bright:
            area = self._calm_desk.get_rect(top=top)
            canvas.fill(DIMMED, area, special_flags=pygame.BLEND_RGB_MULT)

    def draw_above(self, canvas: pygame.Surface) -> None:
        """Whatever flies, and the big words."""
        self.draw_effects(canvas)
        self.draw_caption(canvas, self.map.rect("caption"))

    def _bar(self, canvas: pygame.Surface) -> None:
        """The mode, and the round of how many."""
        fonts, board = self.context.fonts, self.board
        left, middle, right = (self.map.rect(name) for name in ("top_left", "top_mid", "top_right"))
        title = self.say(f"mode.demonites.{board.mode}")
        font = fonts.fitting(title, middle.width - 6, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        fonts.draw(canvas, (middle.centerx, middle.top + 4), title, font, WHITE, "center", room=middle.width)
        words = self.say(f"demons.bar.{board.mode}", n=board.round, limit=board.limit)
        fonts.draw(canvas, (left.left + 4, left.top + 3), words, Font.BODY, AMBER, room=left.width - 8)
        living = sum(not seat.out for seat in board.seats)
        count = self.say("demons.bar.living", n=living)
        self._clock(canvas, right)
        if len(board.seats) > 2:
            fonts.draw(canvas, (right.right - 4, right.top + 3), count, Font.BODY, MIST, "right", room=right.width - 8)

    def _clock(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """What is left on the play clock, red for the last minute; after it has rung, that this is the last round."""
        left, fonts = self.clock_left, self.context.fonts
        if left is None:
            return
        words = clock_words(left) if left else self.say("demons.clock.last")
        fonts.draw(
            canvas, (box.left + 4, box.top + 3), words, Font.BODY, RED if left <= LAST_SECONDS else WHITE, room=62
        )

    def _order(self, canvas: pygame.Surface) -> None:
        """The order of battle: the champion, whom he attacks, who waits; beyond a gap those who have drawn."""
        board, box = self.board, self.map.rect("order")
        fighting = [seat for seat in board.pair or () if seat != board.champion]
        line = [seat for seat in (board.champion, *fighting, *board.queue) if seat is not None]
        if board.mode not in ("war", "scout") or len(board.seats) < 3 or not (line or board.drawn):
            return
        banner, arrow = self.faces.part("banner_0"), self.faces.part("arrow")
        step = banner.get_width() + arrow.get_width() + 6
        drawn = [seat for seat in board.drawn if seat not in line]
        width = step * len(line) - arrow.get_width() - 6 + (14 + (banner.get_width() + 3) * len(drawn) if drawn else 0)
        x = box.centerx - width // 2
        plate = pygame.Rect(x - 8, box.top - 1, width + 16, box.height + 2)
        self.context.panels.draw(canvas, "plate_dark", plate)
        for place, seat in enumerate(line):
            canvas.blit(self.faces.part(f"banner_{seat}"), (x, box.centery - banner.get_height() // 2))
            x += banner.get_width() + 3
            if place + 1 < len(line):
                lit = place == 0 and bool(fighting)
                sign = self.faces.part("arrow_next" if lit else "arrow")
                canvas.blit(sign, (x, box.centery - sign.get_height() // 2))
                x += arrow.get_width() + 3
        x += 8
        for seat in drawn:
            picture = painted(self.faces.part(f"banner_{seat}"))
            picture.fill((150, 150, 170, 255), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.blit(picture, (x, box.centery - banner.get_height() // 2))
            pygame.draw.line(canvas, INK, (x - 4, box.top), (x - 4, box.bottom))
            x += banner.get_width() + 3
