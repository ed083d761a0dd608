"""A screen of its own for every test of the real window."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator

import pytest

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
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)
