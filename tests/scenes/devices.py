"""One person with one device: what a script presses in menus is pressed by keys, by mouse or by pad alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from scenes.intents import Kind
from scenes.menu import MenuScene
from scenes.widgets.button import Button
from scenes.widgets.focus import Widget
from tests.scenes.driver import Driver
from tests.scenes.pad_driver import PadDriver

DEVICES = ("keys", "mouse", "pad")
MOST_STEPS = 80


class Device:
    """driver: the program it is plugged into."""

    def __init__(self, name: str, folder: Path, language: str = "en") -> None:
        """name: of DEVICES."""
        self.name = name
        self.driver = PadDriver(folder, language) if name == "pad" else Driver(folder, language)

    @property
    def is_mouse(self) -> bool:
        """Whether there are no keys."""
        return self.name == "mouse"

    def widgets(self) -> Sequence[Widget]:
        """What lies on the menu in front."""
        scene = self.driver.scene
        assert isinstance(scene, MenuScene), scene.name
        return scene.group.widgets

    def press(self, text_id: str) -> None:
        """The button with this text."""
        words = self.driver.context.texts(text_id)
        self.use(lambda widget: isinstance(widget, Button) and widget.label() == words)

    def use(self, meant: Callable[[Widget], bool]) -> None:
        """Go to the first widget of this kind and press it. Fails where there is none, or none that can be reached."""
        widget = next((one for one in self.widgets() if meant(one)), None)
        assert widget is not None, f"not on {self.driver.scene.name}"
        if self.is_mouse:
            self.driver.click(widget.rect.center)
            return
        scene = self.driver.scene
        assert isinstance(scene, MenuScene)
        for _ in range(MOST_STEPS):
            if scene.group.focused is widget:
                self.driver.key(Kind.CONFIRM)
                return
            self.driver.key(Kind.LOG, None)
        raise AssertionError(f"never reached on {scene.name}")

    def read(self) -> None:
        """What lies there to be read is put away."""
        if self.is_mouse:
            self.driver.click((320, 120))
        else:
            self.driver.key(Kind.CONFIRM)
