"""The system's own voice, started as a program of its own: nothing of it is in the arcade, and nothing waits for it."""

from __future__ import annotations

import base64
import contextlib
import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Protocol

log = logging.getLogger("arcade.speech")

_QUIET = "Add-Type -AssemblyName System.Speech;$v=New-Object System.Speech.Synthesis.SpeechSynthesizer;"


class Voice(Protocol):
    """Somebody who speaks."""

    def say(self, words: str, language: str) -> None:
        """Speak, at once: what was being said is broken off. Never waits, never raises."""

    def stop(self) -> None:
        """Be silent."""

    @property
    def busy(self) -> bool:
        """Whether it still speaks."""


class Spoken:
    """A voice that is a program with the words among its arguments."""

    def __init__(self, program: str) -> None:
        """program: path of one that `command` knows."""
        self._program = program
        self._running: subprocess.Popen[bytes] | None = None

    def say(self, words: str, language: str) -> None:
        """Break off, begin anew. A program that cannot be started leaves the screen silent."""
        self._break_off()
        if words:
            self._running = _started(command(self._program, words, language))

    def stop(self) -> None:
        """Break off, and what has been handed on to a speaker of the system's, too."""
        self._break_off()
        if "spd-say" in self._program:
            self._running = _started((self._program, "--cancel"))

    @property
    def busy(self) -> bool:
        """Whether the program that speaks still runs."""
        return self._running is not None and self._running.poll() is None

    def _break_off(self) -> None:
        # A speaker of the system's breaks off by itself when it is handed something new.
        running, self._running = self._running, None
        if running is not None:
            with contextlib.suppress(OSError):
                running.kill()
                running.wait()


def _started(words: Sequence[str]) -> subprocess.Popen[bytes] | None:
    none = subprocess.DEVNULL
    try:
        return subprocess.Popen(
            words,
            stdin=none,
            stdout=none,
            stderr=none,
            env=surroundings(os.environ),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as error:
        log.info("the voice cannot be started: %s", error)
        return None


def surroundings(own: Mapping[str, str], packaged: bool = getattr(sys, "frozen", False)) -> dict[str, str]:
    """The environment of a program of the system's: without the libraries that a packaged arcade brings along."""
    theirs = dict(own)
    if packaged:
        before = theirs.pop("LD_LIBRARY_PATH_ORIG", None)
        theirs.pop("LD_LIBRARY_PATH", None)
        if before:
            theirs["LD_LIBRARY_PATH"] = before
    return theirs


def command(program: str, words: str, language: str) -> Sequence[str]:
    """What is started to say these words. The words are never read as options or as a script."""
    name = program.replace("\\", "/").rsplit("/", 1)[-1].lower()
    if name.startswith("spd-say"):
        return program, "--wait", "--language", language, "--", words
    if name.startswith("espeak"):
        return program, "-v", language, "--", words
    if name == "say":
        return program, "--", words
    # PowerShell: the words come as letters of base64, in which nothing has a meaning to it.
    letters = base64.b64encode(words.encode("utf-8")).decode("ascii")
    script = (
        f"{_QUIET}try{{$v.SelectVoiceByHints('NotSet','NotSet',0,[cultureinfo]'{language}')}}catch{{}};"
        f"$v.Speak([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String('{letters}')))"
    )
    encoded = base64.b64encode(script.encode("utf-16-le")).decode("ascii")
    return program, "-NoProfile", "-NonInteractive", "-EncodedCommand", encoded


def programs(platform: str = sys.platform) -> tuple[str, ...]:
    """Names of the programs that can speak on this system, the best first."""
    if platform == "darwin":
        return ("say",)
    if platform == "win32":
        return ("powershell", "pwsh")
    return ("spd-say", "espeak-ng", "espeak")


@cache
def find_voice() -> Voice | None:
    """The system's voice; None where it has none."""
    for name in programs():
        path = shutil.which(name)
        if path is not None:
            return Spoken(path)
    return None
