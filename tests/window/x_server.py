"""An X server of its own, for whoever needs a screen."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator


@contextlib.contextmanager
def x_server(size: tuple[int, int] = (1280, 720)) -> Iterator[str]:
    """Xvfb with one screen of this size, open to every user of this machine. Yields the display's name; the server
    ends with the block."""
    read, write = os.pipe()
    screen = f"{size[0]}x{size[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-nolisten", "tcp", "-ac"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(10)
