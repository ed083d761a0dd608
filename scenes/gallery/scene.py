"""The gallery's screen: a leaf for each game; on the left who there is, on the right the one that is looked at."""

from __future__ import annotations

from functools import partial

import pygame

from game.games.demonites.cards import CLAN_SIZE, CLANS
from scenes.assets import frame_at
from scenes.context import Context
from scenes.gallery.picture import Picture
from scenes.gallery.place import Grounds
from scenes.gallery.shelf import BESTIARY, CASTS, Figure, clan_of
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene
from scenes.tables.demonites.card_face import CardFaces
from scenes.widgets.button import Button
from scenes.widgets.colours import INK, MIST, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.tab import Tab
from scenes.widgets.text import Font

TABS = pygame.Rect(20, 32, 600, 20)
PAGE = pygame.Rect(12, 54, 616, 270)
FLOOR = 300
"""The y of the feet of whoever is looked at."""
TAG_MS = 1700
"""How long each of a figure's animations is shown."""
STEP_MS = 60
"""The picture moves at most so often."""


class GalleryScene(MenuScene):
    """Tabs change the game; pressing a picture looks at it; the wheel turns clans, or goes from figure to figure."""

    def __init__(self, context: Context, game_id: str = BESTIARY) -> None:
        super().__init__(context)
        self.faces = CardFaces(context)
        self._grounds = Grounds()
        self.game_id = game_id
        self.clan = 0
        self.chosen = 0
        """Which of the clan, or of the cast, is looked at."""
        self._clock = 0
        self._lay()

    # ------------------------------------------------------------------ what hangs there

    @property
    def _games(self) -> tuple[str, ...]:
        return (BESTIARY, *CASTS)

    @property
    def cast(self) -> tuple[Figure, ...]:
        """The figures of the open leaf; none in the bestiary."""
        return CASTS.get(self.game_id, ())

    def _lay(self, focus: int | None = None) -> None:
        """Widgets anew. focus: the number of the widget that has it."""
        wide = TABS.width // len(self._games)
        widgets: list[Widget] = [
            Tab(
                pygame.Rect(TABS.left + number * wide + 2, TABS.top, wide - 4, TABS.height),
                partial(self._names, game_id),
                partial(self._is_open, game_id),
                partial(self.open, game_id),
            )
            for number, game_id in enumerate(self._games)
        ]
        widgets += self._bestiary() if self.game_id == BESTIARY else self._cast()
        back = pygame.Rect(260, 329, 120, 24)
        widgets.append(Button(back, lambda: self.context.texts("menu.back"), self.back, "red"))
        self.set_widgets(widgets)
        self.group.index = focus if focus is not None else self._games.index(self.game_id)

    def _names(self, game_id: str) -> tuple[str, ...]:
        return self.context.texts(f"game.{game_id}"), self.context.texts(f"game.{game_id}.short")

    def _is_open(self, game_id: str) -> bool:
        return game_id == self.game_id

    def _bestiary(self) -> list[Widget]:
        clans: list[Widget] = [
            Picture(
                pygame.Rect(26 + 33 * place, 60, 24, 22),
                partial(self._paint_emblem, clan),
                partial(self._is_clan, place),
                partial(self.open_clan, place),
            )
            for place, clan in enumerate(CLANS)
        ]
        cards: list[Widget] = [
            Picture(
                pygame.Rect(26 + 68 * (place % 3), 134 + 92 * (place // 3), 56, 78),
                partial(self._paint_card, one.number),
                partial(self._is_chosen, place),
                partial(self.choose, place),
            )
            for place, one in enumerate(clan_of(self.clan))
        ]
        return [*clans, *cards]

    def _cast(self) -> list[Widget]:
        return [
            Picture(
                pygame.Rect(24 + 76 * (place % 4), 72 + 84 * (place // 4), 68, 74),
                partial(self._paint_figure, figure),
                partial(self._is_chosen, place),
                partial(self.choose, place),
            )
            for place, figure in enumerate(self.cast)
        ]

    def _is_clan(self, place: int) -> bool:
        return place == self.clan

    def _is_chosen(self, place: int) -> bool:
        return place == self.chosen

    # ------------------------------------------------------------------ what is done

    def open(self, game_id: str) -> None:
        """Another leaf."""
        self.game_id, self.chosen = game_id, 0
        self._lay()

    def open_clan(self, place: int) -> None:
        """Another clan of the bestiary."""
        self.clan, self.chosen = place % len(CLANS), 0
        self._lay(len(self._games) + self.clan)

    def choose(self, place: int) -> None:
        """Look at this one."""
        self.chosen, self._clock = place, 0
        self.touch()

    def handle(self, intent: Intent) -> None:
        """The wheel leafs."""
        if intent.kind == Kind.SCROLL:
            step = -1 if intent.amount > 0 else 1
            if self.game_id == BESTIARY:
                self.open_clan(self.clan + step)
            else:
                self.choose((self.chosen + step) % len(self.cast))
            return
        super().handle(intent)
        focused = self.group.focused
        if isinstance(focused, Picture) and intent.kind in (Kind.LEFT, Kind.RIGHT, Kind.UP, Kind.DOWN):
            self._follow(focused)

    def _follow(self, picture: Picture) -> None:
        """Whoever walks along the pictures sees each of them at once."""
        first = len(self._games) + (len(CLANS) if self.game_id == BESTIARY else 0)
        place = self.group.widgets.index(picture) - first
        if place >= 0 and place != self.chosen:
            self.choose(place)

    def update(self, ms: int) -> None:
        """Let them breathe."""
        before = self._clock // STEP_MS
        self._clock += ms
        if self._clock // STEP_MS != before and not self.context.settings.reduced_motion:
            self.touch()

    # ------------------------------------------------------------------ pictures

    def _paint_emblem(self, clan: str, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        self.context.panels.draw(canvas, "plate_dark", rect)
        emblem = self.faces.part(f"clan_{clan}")
        canvas.blit(emblem, emblem.get_rect(center=rect.center))

    def _paint_card(self, card: int, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        canvas.blit(self.faces.part("hand_shadow"), rect.move(2, 3))
        canvas.blit(self.faces.hand(card), rect)

    def _paint_figure(self, figure: Figure, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        self.context.panels.draw(canvas, "plate_dark", rect)
        frames = self.context.assets.sheet(f"figures/{figure.sheet}").tag("idle")
        frames[0].draw(canvas, (rect.centerx, rect.bottom - 4))

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The wall, and the one that is looked at."""
        context = self.context
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        self.heading(canvas, context.texts("gallery.title"), 8)
        context.panels.draw(canvas, "panel_gold", PAGE)
        if self.game_id == BESTIARY:
            self._draw_demon(canvas)
        else:
            self._draw_figure(canvas)

    def _draw_demon(self, canvas: pygame.Surface) -> None:
        """The clan in a sentence, the chosen demon large, and alive in both directions."""
        context, fonts = self.context, self.context.fonts
        clan = CLANS[self.clan]
        one = clan_of(self.clan)[self.chosen]
        fonts.draw(canvas, (26, 90), context.texts(f"clan.{clan}"), Font.NAME, YELLOW, "left", INK, room=320)
        words = pygame.Rect(26, 104, 330, 24)
        fonts.block(canvas, words, context.texts(f"clan.{clan}.help"), Font.BODY, MIST, step=10)
        big = self.faces.big(one.number)
        at = (PAGE.right - big.get_width() - 22, 66)
        canvas.blit(big, at)
        stage = pygame.Rect(250, 134, 200, 178)
        context.panels.draw(canvas, "plate_dark", stage)
        ground = stage.top + 66
        self._grounds.draw(canvas, BESTIARY, pygame.Rect(stage.left + 4, stage.top + 4, stage.width - 8, 74), ground)
        sheet = context.assets.sheet(f"demons/{one.clan}")
        for x, tag in ((stage.left + 62, one.id), (stage.right - 62, f"{one.id}_left")):
            frames = sheet.tag(tag)
            frames[self.faces.beat(one.number, self._clock)].draw(canvas, (x, ground))
        text = context.texts(
            "demons.tip.scores", attack=one.attack, priority=one.priority, defence=one.defence, total=one.total
        )
        fonts.block(canvas, pygame.Rect(stage.left + 6, stage.top + 84, 190, 38), text, Font.BODY, WHITE, step=11)
        lore = context.texts(f"demon.{one.id}.lore")
        fonts.block(canvas, pygame.Rect(stage.left + 6, stage.top + 122, 190, 50), lore, Font.BODY, MIST, step=11)
        rank = context.texts("gallery.leader" if one.rank == CLAN_SIZE else "gallery.rank", n=one.rank)
        below = (at[0] + big.get_width() // 2, at[1] + big.get_height() + 8)
        fonts.draw(canvas, below, rank, Font.LABEL_BOLD, YELLOW, "center")

    def _draw_figure(self, canvas: pygame.Surface) -> None:
        """The chosen figure in all that it does, one after the other, facing both ways."""
        context, fonts = self.context, self.context.fonts
        figure = self.cast[self.chosen]
        tag = figure.tags[self._clock // TAG_MS % len(figure.tags)]
        if context.settings.reduced_motion:
            tag = figure.tags[0]
        box = pygame.Rect(344, 66, 272, 248)
        context.panels.draw(canvas, "plate_dark", box)
        name = context.texts(figure.name)
        fonts.draw(canvas, (box.left + 12, box.top + 10), name, Font.NAME, YELLOW, "left", INK, room=248)
        words = pygame.Rect(box.left + 12, box.top + 26, 248, 88)
        fonts.block(canvas, words, context.texts(figure.help), Font.BODY, MIST, step=11, grow=True)
        sheet = context.assets.sheet(f"figures/{figure.sheet}")
        place = pygame.Rect(box.left + 4, FLOOR - 118, box.width - 8, 128)
        self._grounds.draw(canvas, self.game_id, place, FLOOR)
        shadow = context.assets.sheet("fx/fx").tag("shadow_large")[0]
        for x, side in ((box.left + 74, ""), (box.right - 74, "_left")):
            frames = sheet.tag(tag + side)
            whole = sum(frame.duration_ms for frame in frames)
            age = self._clock % TAG_MS
            frame = frames[-1] if tag != "idle" and age >= whole else frame_at(frames, age)[1]
            shadow.draw(canvas, (x, FLOOR))
            frame.draw(canvas, (x, FLOOR))
