"""Building and starting Windows programs on Linux. What comes of it is a test and a preview, never a release."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from release import windows_python
from release.names import NAME, ROOT
from release.signatures import SignatureError

PREFIX = windows_python.FOLDER / "prefix"
"""Wine's own C: drive and registry, apart from the user's."""
NEEDED = {"wine": "wine", "wineboot": "wine", "osslsigncode": "osslsigncode"}
"""Program -> Debian's package of it."""
TRIALS = "tests/packaged/test_wine.py"
LABEL = "built and tried under Wine"


class WineError(RuntimeError):
    """The build cannot be made here. The message says why."""


def environment() -> dict[str, str]:
    """For everything that runs under Wine: no messages of its own, no browser and no .NET to be offered, no sound."""
    return {
        **os.environ,
        "WINEPREFIX": str(PREFIX),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
        "SDL_AUDIODRIVER": "dummy",
        # Wine reads paths in the account's encoding: without this, accents are lost where no language is set.
        "LC_ALL": "C.UTF-8",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def run(*words: str, **more: str) -> int:
    """Run a Windows program from the checkout to its end; its output goes through a pipe, which it needs. Returns its
    exit code."""
    with subprocess.Popen(
        ["wine", *words],
        cwd=ROOT,
        env={**environment(), **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            sys.stdout.write(line.decode("utf-8", "replace"))
        sys.stdout.flush()
        return process.wait()


def start(program: Path) -> str:
    """The words that start a Windows program, for the window tests (a Windows program's path and Wine's settings)."""
    settings = {name: value for name, value in environment().items() if os.environ.get(name) != value}
    return shlex.join(["env", *(f"{name}={value}" for name, value in settings.items()), "wine", str(program)])


def make_prefix() -> None:
    """Wine's folder, once, as Windows 10. Raises WineError."""
    if (PREFIX / "system.reg").exists():
        return
    PREFIX.mkdir(parents=True, exist_ok=True)
    for words in (["wineboot", "-i"], ["winecfg", "-v", "win10"], ["wineserver", "-w"]):
        code = subprocess.call(words, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if code != 0:
            shutil.rmtree(PREFIX, ignore_errors=True)
            raise WineError(f"{' '.join(words)} failed with {code}")


def build() -> Path:
    """PyInstaller's folder for Windows: work/windows/dist/BattleArcade. Raises WineError."""
    missing = sorted({package for program, package in NEEDED.items() if shutil.which(program) is None})
    if missing:
        raise WineError(f"Building for Windows here needs: apt-get install {' '.join(missing)} nsis")
    try:
        python = windows_python.prepare()
    except SignatureError as error:
        raise WineError(f"Refused: {error}") from error
    make_prefix()
    made, work = windows_python.FOLDER / "dist", windows_python.FOLDER / "work"
    words = ["-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    words += ["--distpath", str(made), "--workpath", str(work), str(ROOT / "build" / "battle_arcade.spec")]
    code = run(str(python), *words, SDL_VIDEODRIVER="dummy", BATTLE_ARCADE_PREVIEW=LABEL)
    if code != 0:
        raise WineError(f"PyInstaller under Wine failed with {code}")
    return made / NAME
