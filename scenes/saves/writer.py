"""Files are written here, off the frame loop, one after the other, the last word on each of them only."""

from __future__ import annotations

import threading
from collections.abc import Callable

Job = Callable[[], None]


class Writer:
    """Its thread lives while there is something to write, and the program does not end before it has."""

    def __init__(self, failed: Callable[[OSError], None]) -> None:
        """failed: told, in the thread, what could not be written."""
        self._failed = failed
        self._jobs: dict[str, Job] = {}
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._fault: Exception | None = None

    def put(self, name: str, job: Job) -> None:
        """Do this as soon as whatever was put before is done. What still waits under the same name is dropped.
        Raises what an earlier job has raised, where that was no fault of the disk."""
        with self._changed:
            fault, self._fault = self._fault, None
            if fault is not None:
                raise fault
            self._jobs.pop(name, None)
            self._jobs[name] = job
            if self._thread is None:
                # No daemon: the interpreter waits for it at its end.
                self._thread = threading.Thread(target=self._work, name="keeper")
                self._thread.start()

    def flush(self, seconds: float) -> bool:
        """Wait until everything is written, at most so long. Returns whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: self._thread is None, seconds)

    def _work(self) -> None:
        while True:
            with self._changed:
                if not self._jobs:
                    self._thread = None
                    self._changed.notify_all()
                    return
                job = self._jobs.pop(next(iter(self._jobs)))
            try:
                job()
            except OSError as error:
                self._failed(error)
            except Exception as fault:
                # A fault of our own: this thread goes on with the rest, and the frame loop hears of it.
                self._fault = fault
