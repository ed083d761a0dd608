"""A screen of its own for every test of the real window."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest

from tests.window.x_server import x_server

NEEDED = ("Xvfb", "xdotool")


@pytest.fixture
def display() -> Iterator[str]:
    """An X server of 1280x720, which ends with the test. Skips with a reason where none can be had."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        reason = f"{' and '.join(missing)} not installed: apt-get install xvfb xdotool"
        if os.environ.get("BATTLE_ARCADE_NEED_WINDOW"):
            pytest.fail(reason)
        pytest.skip(reason)
    with x_server() as name:
        yield name
