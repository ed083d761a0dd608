"""What a player is told who started the program by a double click."""

from __future__ import annotations

import io
import sys

import pytest

from scenes.launch import needs_box


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stderr", "frozen", "to_a_player", "env", "box"),
    [
        (None, True, True, {}, True),
        (io.StringIO(), True, True, {"DISPLAY": ":0"}, True),
        (io.StringIO(), True, True, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        (io.StringIO(), True, True, {}, False),
        (_Terminal(), True, True, {"DISPLAY": ":0"}, False),
        (io.StringIO(), False, True, {"DISPLAY": ":0"}, False),
        (io.StringIO(), True, False, {"DISPLAY": ":0"}, False),
        (io.StringIO(), True, True, {"DISPLAY": ":0", "SDL_VIDEODRIVER": "dummy"}, False),
    ],
)
def test_what_nobody_would_read_comes_in_a_box(
    monkeypatch: pytest.MonkeyPatch,
    stderr: io.StringIO | None,
    frozen: bool,
    to_a_player: bool,
    env: dict[str, str],
    box: bool,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "stderr", stderr)
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert needs_box(to_a_player) == box
