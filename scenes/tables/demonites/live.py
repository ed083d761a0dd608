"""A live Skirmish on the desk: both hands, the drum between them, and what people slam."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.rng import Rng
from game.games.demonites import pace
from game.games.demonites.view import View
from scenes.context import Context
from scenes.intents import Intent, Kind, slam_name
from scenes.match_config import MatchConfig
from scenes.tables.demonites.arena import Arena
from scenes.tables.demonites.duel import sides
from scenes.tables.demonites.race import Race, Runner
from scenes.tables.desk import ICONS
from scenes.tables.notes import draw_icon
from scenes.tables.racing import Finish, Racer
from scenes.tables.spots import Key, Spot
from scenes.widgets.colours import AMBER, CRIMSON, GOLD, INK, SEATS, WHITE, YELLOW
from scenes.widgets.keyhint import draw_hints
from scenes.widgets.text import Font

BEAT_MS = 200
CARDS = 3
"""In a full hand; each has its own key."""
SINGLE = 1


class Live:
    """The race under way, if there is one."""

    def __init__(self, context: Context, config: MatchConfig, arena: Arena) -> None:
        self._context, self._config, self._arena = context, config, arena
        self.race: Race | None = None
        self._start: tuple[View, tuple[Racer, ...]] | None = None
        self._finish: Finish | None = None
        self._focus = 0

    # ------------------------------------------------------------------ the race

    def seats(self, kind: str, view: View) -> tuple[int, ...]:
        """Who decides this together against the clock; empty where it is asked one by one."""
        if view.attacker is None or view.defender is None:
            return ()
        pair = (view.attacker, view.defender)
        if not self.goes_live(view, pair):
            return ()
        if kind in ("rush", "blind"):
            return pair
        answers = kind == "answer" and view.to_act is not None and self._config.seats[view.to_act].is_person
        return (view.to_act,) if answers and view.to_act is not None else ()

    def goes_live(self, view: View, pair: Sequence[int]) -> bool:
        """Whether these two fight against the clock."""
        options = dict(view.options)
        if view.mode != "skirmish" or options["pace"] != "live":
            return False
        # Covered hands cannot be played from in a hurry: then it goes calmly, behind curtains.
        hurried = len(self._config.people) == SINGLE or options["open_hands"] == "on"
        return hurried and any(self._config.seats[seat].is_person for seat in pair)

    def begin(self, view: View, racers: Sequence[Racer], finish: Finish) -> None:
        """The clock starts."""
        self._start, self._finish = (view, tuple(racers)), finish
        self._focus = 0
        self._arena.slammed.clear()
        rng = Rng(self._config.setup.seed * 1009 + view.round * 31 + sum(len(army.cards) for army in view.armies))
        runners = []
        for racer in racers:
            hand = self._cards(racer)
            reaction = None
            if racer.kind in pace.LEVEL_OF:
                react = pace.answer_time if view.phase == "answer" else pace.reaction
                reaction = round(react(pace.LEVEL_OF[racer.kind], rng.random()) * 1000)
            runners.append(Runner(racer.seat, racer.legal, hand, reaction, racer.thought))
        self.race = Race(view.phase, runners)

    def _cards(self, racer: Racer) -> tuple[int, ...]:
        """The hand from left to right, as it lies on the desk; of a hand that nobody sees, what may be played."""
        lying = [card for card in self._arena.board.seats[racer.seat].hand if card is not None]
        playable = [int(action.args[0]) for action in racer.legal if action.args]
        return tuple(lying) if sorted(lying) == sorted(playable) else tuple(playable)

    def interrupt(self) -> None:
        """Somebody looked away: it begins anew, with nothing of what was pressed."""
        if self._start is not None and self._finish is not None:
            self.begin(*self._start, self._finish)

    def stop(self) -> None:
        """No race any more."""
        self.race = self._start = self._finish = None

    def update(self, ms: int) -> bool:
        """Let real time pass. Returns whether the picture is old."""
        race, finish = self.race, self._finish
        if race is None or finish is None:
            return False
        race.update(ms)
        if race.over:
            actions = race.actions
            if race.phase != "blind":
                self._arena.slammed |= {(r.seat, r.slammed) for r in race.runners if r.slammed is not None}
            self.stop()
            finish(actions)
        return True

    # ------------------------------------------------------------------ what is pressed

    def handle(self, intent: Intent) -> bool:
        """Slam, if that is what it means. Returns whether it was used."""
        race = self.race
        if race is None:
            return False
        people = [runner for runner in race.runners if runner.reaction_ms is None]
        if intent.kind == Kind.PRESS and intent.pos is not None:
            return any(self._slam(key[1], key[2]) for key in self._under(intent.pos))
        if not intent.pressed:
            return False
        if intent.kind == Kind.SLAM:
            # Alone, both sets of keys are the one person's.
            mine = [runner for runner in people if len(people) == 1 or self._side(runner.seat) == intent.seat]
            return any(self._slam(runner.seat, intent.amount) for runner in mine)
        if len(people) == 1 and intent.kind in (Kind.LEFT, Kind.RIGHT):
            count = len(people[0].hand)
            self._focus = (self._focus + (1 if intent.kind == Kind.RIGHT else -1)) % max(1, count)
            return True
        if len(people) == 1 and intent.kind == Kind.CONFIRM:
            return self._slam(people[0].seat, self._focus)
        return False

    def _slam(self, seat: int, place: int) -> bool:
        race = self.race
        if race is None or not race.slam(seat, place):
            return False
        runner = next(runner for runner in race.runners if runner.seat == seat)
        if race.phase != "blind" and runner.slammed is not None:
            self._arena.burst("slam", self._arena.geometry.fan(self._side(seat), 0, 1).center, "fx/demonites")
            self._arena.shake(140, 3)
        return True

    def _under(self, pos: tuple[int, int]) -> list[Key]:
        return [spot.key for spot in self.spots() if spot.key[0] == "slam" and spot.rect.collidepoint(pos)]

    def _side(self, seat: int) -> int:
        """Which hand on the desk is this seat's."""
        pair = sides(self._arena.geometry, self._arena.board)
        return pair.index(seat) if pair is not None and seat in pair else 0

    def spots(self) -> list[Spot]:
        """Everybody's own cards on the desk, and the small signs."""
        race, arena = self.race, self._arena
        icons = [Spot((name, 0, 0), arena.map.rect(f"live_{name}")) for name in ICONS]
        if race is None:
            return icons
        spots = [
            Spot(
                ("slam", runner.seat, place),
                arena.geometry.hand(f"hand_{self._side(runner.seat)}", place, len(runner.hand)),
            )
            for runner in race.runners
            if runner.reaction_ms is None
            for place in range(len(runner.hand))
        ]
        return spots + icons

    # ------------------------------------------------------------------ picture

    def draw(self, canvas: pygame.Surface, waits: str = "") -> None:
        """Both hands, the drum, what is to be done, how long. waits: for whom everybody waits, in words."""
        race, arena = self.race, self._arena
        pair = sides(arena.geometry, arena.board) or ()
        if race is None:
            self._between(canvas, pair)
            self._prompt(canvas, waits, WHITE)
            return
        people = [runner.seat for runner in race.runners if runner.reaction_ms is None]
        for side, seat in enumerate(pair):
            self._hand(canvas, side, seat, seat in people, race, len(people) == 1)
            runner = next((runner for runner in race.runners if runner.seat == seat), None)
            if runner is not None and runner.slammed is not None and race.phase != "blind":
                canvas.blit(arena.faces.card(runner.slammed, arena.clock), arena.geometry.fan(side, 0, 1))
        self._drum(canvas, race)
        self._owners(canvas, pair)
        self._icons(canvas)

    def _owners(self, canvas: pygame.Surface, pair: Sequence[int]) -> None:
        """Whose hands they are: banner and name between each and the drum."""
        arena, fonts = self._arena, self._context.fonts
        drum = arena.map.rect("drum")
        for side, seat in enumerate(pair):
            box, banner, name = arena.map.rect(f"hand_{side}"), arena.faces.part(f"banner_{seat}"), arena.name(seat)
            room = (drum.left - box.right if side == 0 else box.left - drum.right) - banner.get_width() - 14
            font = fonts.fitting(name, room, (Font.NAME, Font.LABEL_BOLD, Font.LABEL, Font.BODY))
            x = box.right + 4 if side == 0 else box.left - 4 - banner.get_width()
            canvas.blit(banner, (x, box.top + 2))
            at = (x + banner.get_width() + 2 if side == 0 else x - 3, box.top + 5)
            fonts.draw(canvas, at, name, font, SEATS[seat], "left" if side == 0 else "right", INK, room=room)

    def _icons(self, canvas: pygame.Surface) -> None:
        for name in ICONS:
            draw_icon(canvas, self._context, self._arena.map.rect(f"live_{name}"), name, False)

    def _between(self, canvas: pygame.Surface, pair: tuple[int, ...]) -> None:
        """While a clash is fought out: the hands lie where they lay, the drum is still."""
        arena = self._arena
        for side, seat in enumerate(pair):
            hand = arena.board.seats[seat].hand
            for place, card in enumerate(hand):
                rect = arena.geometry.hand(f"hand_{side}", place, len(hand))
                canvas.blit(arena.faces.part("hand_shadow"), rect.move(2, 3))
                canvas.blit(arena.faces.hand(card), rect)
        drum = arena.faces.tag("drum")[0]
        canvas.blit(drum, drum.get_rect(center=arena.map.rect("drum").center))
        self._owners(canvas, pair)
        self._icons(canvas)

    def _hand(self, canvas: pygame.Surface, side: int, seat: int, person: bool, race: Race, alone: bool) -> None:
        arena, fonts = self._arena, self._context.fonts
        runner = next((runner for runner in race.runners if runner.seat == seat), None)
        hand = arena.board.seats[seat].hand
        hidden = runner is not None and runner.slammed is not None and race.phase == "blind"
        slot = f"hand_{side}"
        for place, card in enumerate(hand):
            rect = arena.geometry.hand(slot, place, len(hand))
            if runner is not None and runner.slammed == card and card is not None and not hidden:
                pygame.draw.rect(canvas, SEATS[seat], rect, 1)
                continue
            canvas.blit(arena.faces.part("hand_shadow"), rect.move(2, 3))
            shown = card if person or self._knows(seat) else None
            canvas.blit(arena.faces.hand(shown), rect)
            if person and runner is not None and runner.slammed is None:
                if alone and place == self._focus:
                    pygame.draw.rect(canvas, YELLOW, rect.inflate(4, 4), 2)
                self._key(canvas, rect, slam_name(place, side) if place < CARDS else "")
        if hidden:
            box = arena.map.rect(slot)
            words = arena.say("demons.pop.chose")
            fonts.draw(canvas, (box.centerx, box.bottom - 8), words, Font.NAME, SEATS[seat], "center", None, INK)

    def _knows(self, seat: int) -> bool:
        return None not in self._arena.board.seats[seat].hand

    def _key(self, canvas: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        if key:
            draw_hints(
                canvas, self._context.panels, self._context.fonts, (rect.centerx - 6, rect.top - 8), ((key, ""),)
            )

    def _drum(self, canvas: pygame.Surface, race: Race) -> None:
        arena = self._arena
        box = arena.map.rect("drum")
        frames = arena.faces.tag("drum")
        beats = race.phase == "rush" and race.clock >= race.opens_ms and race.first is None
        frame = frames[race.clock // BEAT_MS % len(frames)] if beats else frames[0]
        canvas.blit(frame, frame.get_rect(center=box.center))
        bar = pygame.Rect(box.left, box.bottom, box.width, 5)
        canvas.fill(INK, bar.inflate(2, 2))
        canvas.fill(CRIMSON if race.left < 0.3 else GOLD, (bar.left, bar.top, round(bar.width * race.left), bar.height))
        text = "ready" if race.clock < race.opens_ms else race.phase
        self._prompt(canvas, arena.say(f"demons.live.{text}"), WHITE if text == "ready" else AMBER)

    def _prompt(self, canvas: pygame.Surface, words: str, colour: tuple[int, int, int]) -> None:
        box, fonts = self._arena.map.rect("live_prompt").move(0, 3), self._context.fonts
        if words:
            width = max(fonts.width(line) for line in fonts.wrap(words, box.width)) + 12
            plate = pygame.Rect(0, 0, width, 13)
            plate.midtop = (box.centerx, box.top - 1)
            self._context.panels.draw(canvas, "plate_dark", plate)
        fonts.block(canvas, box, words, Font.BODY, colour, align="center", step=9)
