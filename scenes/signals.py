"""Ctrl-C in the terminal, and a system that asks the program to end: as if the window had been closed."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

ASKED = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Ctrl-C; a session that ends, `kill`; a terminal that is closed (Windows has no such signal)."""


@contextmanager
def ended_by_signals(end: Callable[[], None]) -> Iterator[None]:
    """Whoever is asked to end meanwhile does `end`; asked in the same way once more, it ends at once, whatever it is
    busy with. What the program was started to ignore (`nohup`) it ignores. Only in the main thread."""

    def meet(number: int, _: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        end()

    # None: not Python's (SDL's own, which would be deaf to a program that hangs).
    before = {number: signal.getsignal(number) or signal.SIG_DFL for number in ASKED}
    met = {number: one for number, one in before.items() if one is not signal.SIG_IGN}
    for number in met:
        signal.signal(number, meet)
    try:
        yield
    finally:
        for number, one in met.items():
            signal.signal(number, one)
