"""The program: opens everything, runs the loop, closes everything.

The loop sleeps as `pace.py` says; nothing is drawn while nothing has changed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game.storage.folders import config_folder
from game.storage.settings import SettingsStore
from game.text import Texts, languages, system_language
from scenes.assets import AssetError, Assets, asset_path
from scenes.audio.ears import listening, wanted
from scenes.audio.mixer import open_audio
from scenes.bindings import Bindings
from scenes.context import Context
from scenes.crash.recent import Recent
from scenes.display import Display, DisplayError, ask_for_sharp_pixels
from scenes.intents import Intent, IntentReader, Kind
from scenes.labels import Labels, use
from scenes.menu import MenuScene
from scenes.pace import Pace
from scenes.pads import Pads
from scenes.pointer import Pointer
from scenes.reader import ReaderScene
from scenes.scene import Scene
from scenes.signals import ended_by_signals
from scenes.speech.speaker import Speaker, in_reading_order
from scenes.speech.voices import find_voice
from scenes.stack import SceneStack
from scenes.system_languages import wanted_languages
from scenes.thinking import frame
from scenes.transition import Changes
from scenes.widgets.field import TextField
from scenes.widgets.panel import Panels
from scenes.widgets.text import Fonts

LONGEST_STEP_MS = 100
"""A frame that took longer (the machine slept) counts as this much, so that nothing jumps."""
TITLE = "Battle Arcade"
_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)

log = logging.getLogger("arcade.app")


class App:
    """One running program. Tests drive it with `step`; players with `run`."""

    def __init__(
        self,
        settings_file: Path | None = None,
        strict_texts: bool = False,
        assets: Assets | None = None,
        guest: bool = False,
    ) -> None:
        """Open the window. assets: pictures that are loaded already. guest: see `Context`. Raises DisplayError where
        there is no screen, AssetError where a file is missing."""
        ask_for_sharp_pixels()
        store = SettingsStore(settings_file or config_folder() / "settings.json")
        settings = store.settings
        folder = asset_path("text")
        available = languages(folder)
        if settings.language not in available:
            settings.language = system_language(available, wanted_languages())
        self.display = Display(TITLE, settings.window, settings.fullscreen)
        pygame.key.stop_text_input()
        pygame.key.set_repeat(350, 90)
        assets = assets or Assets()
        self._icon()
        bindings = Bindings(settings.keys, settings.buttons)
        self.labels = Labels(bindings)
        use(self.labels)
        self.pads = Pads(bindings)
        self.context = Context(
            display=self.display,
            stack=SceneStack(),
            assets=assets,
            panels=Panels(assets),
            fonts=Fonts(),
            texts=Texts(folder, settings.language, strict_texts),
            store=store,
            reader=IntentReader(self.display.to_canvas, bindings),
            audio=open_audio(lambda: store.settings),
            pads=self.pads,
            speaker=Speaker(lambda: store.settings.speech, find_voice),
            quit=self.quit,
            guest=guest,
        )
        self.context.apply_settings()
        self.context.audio.hushed = self._plays_for_nobody
        self.pointer = Pointer(assets)
        self._changes = Changes()
        self.transitions = True
        """Whether one screen turns into another at all: scripts that compare pictures go without."""
        self._away = False
        """Whether another window has the focus."""
        self.running = True
        self.restart = False
        """Whether somebody wants the program to begin anew once it has ended."""
        self.recent = Recent()
        self.frames_drawn = 0
        self._drew = True
        """Whether the last turn of the loop drew."""

    def _icon(self) -> None:
        path = Path(asset_path()) / "icon" / "icon_64.png"
        if path.exists():
            pygame.display.set_icon(pygame.image.load(path))

    def quit(self) -> None:
        """End the loop after this frame."""
        self.running = False

    def run(self, first: Callable[[Context], Scene]) -> None:
        """Show the first scene and go on until somebody quits."""
        pace = Pace()
        started = False
        with ended_by_signals(self.quit):
            while self.running:
                try:
                    if not started:
                        started = True
                        self.context.stack.push(first(self.context))
                    self.turn(pace)
                except (AssetError, DisplayError):
                    # No fault of the program's own: the player can mend it.
                    raise
                except Exception as fault:
                    self._has_failed(fault)
            self.close()

    def _has_failed(self, fault: Exception) -> None:
        """The match is kept, a report written, and the player told. Raises the fault where that is impossible."""
        # Imported here: most people never meet one.
        from scenes.crash.guard import show_fault

        show_fault(self.context, fault, self.recent.lines, self.begin_anew)

    def begin_anew(self) -> None:
        """End the loop after this frame, for whoever runs the program to start it once more."""
        self.restart = True
        self.quit()

    def turn(self, pace: Pace) -> None:
        """Sleep as long as the frame before allows, then make the next one."""
        top = self.context.stack.top
        events, ms = pace.wait(self._drew, top is not None and top.still)
        drawn = self.frames_drawn
        self.step(events, min(ms, LONGEST_STEP_MS))
        self._drew = self.frames_drawn != drawn

    def step(self, events: list[pygame.event.Event], ms: int) -> None:
        """One frame: events, time, changes of scene, the picture where it is old. Whoever thinks waits meanwhile."""
        with frame():
            self._step(events, ms)

    def _step(self, events: list[pygame.event.Event], ms: int) -> None:
        stack = self.context.stack
        stack.apply_changes()
        for event in events:
            if event.type in (pygame.VIDEORESIZE, pygame.WINDOWRESIZED):
                self._resized()
            if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED):
                self._show()
            if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
                self._away = event.type == pygame.WINDOWFOCUSLOST
                self.context.audio.focused = not self._away
            elif event.type in _PRESSES:
                # Some window systems tell of the focus that goes and not of the one that comes.
                self._away = False
            self.pointer.hear(event)
            self._listen()
            by_keys = self.context.reader.read(event)
            by_pad = self.pads.read(event, self.context.reader.racing)
            self._in_hand(event, by_keys, by_pad)
            self._hear(*by_keys, *by_pad)
            if any(intent.kind == Kind.CONFIRM for intent in by_pad):
                self._offer_letters()
        self._hear(*self.pads.held_on(ms))
        self._miss_pads()
        if not self._away or not self.context.settings.pause_unfocused:
            stack.update(ms)
        stack.apply_changes()
        self._listen()
        self._sound(ms)
        if stack.top is None:
            self.running = False
            return
        changing = self._changes.update(ms)
        if stack.dirty or changing:
            self._draw()
        self.context.speaker.update(stack.top, self.context.fonts.said, self.context.texts)
        self.pointer.show(stack.top.pointer, self.display.scale)

    def _draw(self) -> None:
        stack, canvas = self.context.stack, self.display.canvas
        if self.transitions:
            self._changes.look(stack, canvas, self.context.settings)
        if self.context.settings.speech:
            self._draw_aloud()
        else:
            stack.draw(canvas, self.context.fonts.said.clear)
        self._changes.draw(canvas)
        self.frames_drawn += 1
        self._show()

    def _draw_aloud(self) -> None:
        """What stands beside and below each other is spoken in the order in which it is read."""
        fonts = self.context.fonts
        with fonts.hearing() as heard:

            def begin() -> None:
                fonts.said.clear()
                heard.clear()

            self.context.stack.draw(self.display.canvas, begin)
        fonts.said[:] = in_reading_order(fonts.said, heard)

    def _hear(self, *intents: Intent) -> None:
        """One intent after the other, each to the scene that is in front by then."""
        stack = self.context.stack
        for intent in intents:
            self.recent.note("" if stack.top is None else stack.top.name, intent)
            with listening(self.context.audio, stack, intent):
                self.handle(intent)
                # What comes next belongs to the scene that this intent brought.
                stack.apply_changes()

    def _in_hand(self, event: pygame.event.Event, by_keys: Sequence[Intent], by_pad: Sequence[Intent]) -> None:
        """Keys are called by what is in the hand of whoever has to press them."""
        top = self.context.stack.top
        self.labels.alone = top is None or top.one_person
        style = self.pads.last_style(event) if by_pad else None
        pressed = by_pad if style is not None else by_keys if event.type == pygame.KEYDOWN else ()
        for intent in pressed:
            self.context.stack.redraw(self.labels.used(intent.seat, style))

    def _offer_letters(self) -> None:
        """Whoever begins to type with a pad has no letters of his own."""
        top = self.context.stack.top
        field = top.group.focused if isinstance(top, MenuScene) else None
        if isinstance(field, TextField) and field.typing:
            from scenes.pads.letters import LettersScene

            self.context.stack.push(LettersScene(self.context, field))
            self.context.stack.apply_changes()

    def _miss_pads(self) -> None:
        """A pad that has gone is told of where somebody may have held it."""
        lost, self.pads.lost = self.pads.lost, []
        for side in lost:
            top = self.context.stack.top
            if top is None or not top.waits_for_pads:
                return
            # Imported here: most people never lose one.
            from scenes.pads.lost import LostPadScene

            if not (isinstance(top, LostPadScene) and top.side == side):
                self.context.stack.push(LostPadScene(self.context, side))
                self.context.stack.apply_changes()

    def _listen(self) -> None:
        """Take typed text while the scene in front wants it; otherwise accents and IMEs would eat the seats' keys."""
        top = self.context.stack.top
        self.context.reader.racing = top is not None and top.wants_slams
        self.context.reader.any_key = top is not None and top.wants_any_key
        wanted = top is not None and top.wants_text
        if wanted != self.context.reader.typing:
            self.context.reader.typing = wanted
            (pygame.key.start_text_input if wanted else pygame.key.stop_text_input)()

    def _plays_for_nobody(self) -> bool:
        top = self.context.stack.top
        return top is not None and top.silent_effects

    def _sound(self, ms: int) -> None:
        """The music that the scenes want."""
        audio = self.context.audio
        audio.want(*wanted(self.context.stack))
        audio.update(ms)

    def handle(self, intent: Intent) -> None:
        """What holds everywhere is done here; the rest is the top scene's."""
        if intent.kind == Kind.QUIT:
            self.quit()
        elif intent.kind == Kind.READ and not isinstance(self.context.stack.top, ReaderScene):
            if not self.context.reader.racing:
                self.context.stack.push(ReaderScene(self.context))
        elif intent.kind == Kind.FULLSCREEN:
            self.display.set_fullscreen(not self.display.fullscreen)
            self._show()
        else:
            self.context.stack.handle(intent)

    def _resized(self) -> None:
        surface = pygame.display.get_surface()
        if surface is not None:
            self.display.resized(surface.get_size())
        self._show()

    def _show(self) -> None:
        self.display.crt = self.context.settings.crt
        self.display.present()

    def close(self) -> None:
        """Leave every scene, keep the settings, close the window."""
        self.context.stack.reset()
        self.context.stack.apply_changes()
        settings = self.context.settings
        settings.window, settings.fullscreen = self.display.window_size, self.display.fullscreen
        self.context.store.save()
        self.context.audio.close()
        self.context.speaker.close()
        # Tests open thousands of programs in one process, and the collector counts objects, not megabytes.
        self.context.fonts.forget()
        self.context.kept.forget()
        pygame.quit()
        log.info("closed")
