"""The system's voices: how they are called, and that words are never anything else to them than words."""

from __future__ import annotations

import base64
import sys
from pathlib import Path

import pytest

from scenes.speech.voices import Spoken, command, programs, surroundings

NASTY = "--version; $(touch x) 'quoted' \"double\" ñ → -rf"


@pytest.mark.parametrize("program", ["/usr/bin/spd-say", "/usr/bin/espeak-ng", "/usr/bin/espeak", "/usr/bin/say"])
def test_words_are_one_argument_behind_the_end_of_all_options(program: str) -> None:
    words = command(program, NASTY, "es")
    assert words[0] == program
    assert words[-2:] == ("--", NASTY)
    assert ("es" in words) == (not program.endswith("/say"))


def test_the_shell_of_windows_gets_letters_without_a_meaning() -> None:
    *_, flag, encoded = command("C:\\Windows\\powershell.exe", NASTY, "en")
    assert flag == "-EncodedCommand"
    script = base64.b64decode(encoded).decode("utf-16-le")
    assert NASTY not in script
    assert base64.b64encode(NASTY.encode()).decode() in script
    assert "'en'" in script


def test_every_system_has_its_own() -> None:
    assert programs("linux")[0] == "spd-say"
    assert programs("darwin") == ("say",)
    assert "powershell" in programs("win32")


def test_a_packaged_arcade_lends_its_libraries_to_nobody() -> None:
    own = {"LD_LIBRARY_PATH": "/arcade/_internal", "LD_LIBRARY_PATH_ORIG": "/usr/local/lib", "LANG": "es"}
    assert surroundings(own, packaged=True) == {"LD_LIBRARY_PATH": "/usr/local/lib", "LANG": "es"}
    assert surroundings({"LD_LIBRARY_PATH": "/arcade/_internal"}, packaged=True) == {}
    assert surroundings(own, packaged=False) == own


def test_a_voice_breaks_off_what_it_says_and_a_missing_one_is_silent(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("needs a script that can be started")
    speaker = tmp_path / "espeak"
    speaker.write_text("#!/bin/sh\nsleep 30\n", encoding="utf-8")
    speaker.chmod(0o755)
    voice = Spoken(str(speaker))
    assert not voice.busy
    voice.say("one", "en")
    first = voice._running
    assert first is not None
    assert voice.busy
    voice.say("two", "en")
    assert first.poll() is not None
    voice.stop()
    assert not voice.busy
    gone = Spoken(str(tmp_path / "nobody" / "espeak"))
    gone.say("three", "en")
    assert not gone.busy
    gone.stop()
