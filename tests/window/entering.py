"""From the title to the match, as a person goes: the first button of every screen, by keys or by mouse."""

from __future__ import annotations

from tests.window.real_window import Point, RealWindow

CORNER: Point = (30, 300)
"""Nothing of any screen lies here. Without a window manager the keys go to whatever lies under the pointer."""
MENUS: tuple[tuple[str, Point], ...] = (
    ("SelectScene", (320, 224)),
    ("SetupScene", (367, 313)),
    ("PlayScene", (320, 339)),
)
"""From the title on: the scene that comes, and where the button lies that opens it."""
_PATIENCE_S = 10


def wait_for_the_title(window: RealWindow) -> None:
    """Wait until the title is there, and lay the pointer on the window."""
    window.wait_for("enter TitleScene")
    window.point(CORNER)


def enter_by_keys(window: RealWindow) -> None:
    """From the title to a match of the game that was played last."""
    wait_for_the_title(window)
    for scene, _ in MENUS:
        window.keys("Return")
        window.wait_for(f"enter {scene}", _PATIENCE_S)


def enter_by_mouse(window: RealWindow) -> None:
    """The same by mouse alone."""
    wait_for_the_title(window)
    for scene, button in MENUS:
        window.click(button)
        window.wait_for(f"enter {scene}", _PATIENCE_S)
