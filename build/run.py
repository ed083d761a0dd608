#!/usr/bin/env python3
"""The one command of this project: makes its own environment and does its job on a bare machine with python3.

    python3 build/run.py play      start the game
    python3 build/run.py test      run the checks and tests (further words go to pytest)
    python3 build/run.py soak      --minutes N: random hands play on and on while the program is killed, its files are
                                   broken and its disk is full; --tests: the tests that take minutes
    python3 build/run.py bench     measure start, memory, frames, waits and speed, each beside its goal; --write keeps
                                   them in docs/figures.md (minutes; on a quiet machine, with a package in dist/)
    python3 build/run.py assets    compile assets/source/ into sprites, tiles, fonts, texts and sound
    python3 build/run.py sheet     everything that is drawn, with names, on one page: dist/contact_sheet.png;
                                   animations frame by frame: dist/strips
    python3 build/run.py check     ruff, mypy --strict, import-linter
    python3 build/run.py ci        tests, checks and package side by side: what .ci/run does
    python3 build/run.py package   make the program that starts by double click and what players download (dist/);
                                   --windows: for Windows, under Wine, as a preview; --no-try: play no match with it
    python3 build/run.py try-package   the same, and try it in every place and on every screen (nightly; minutes)
    python3 build/run.py setup     only make the environment

Standard library alone: nothing is installed yet when it starts.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import threading
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OLDEST = (3, 11)
# What each command needs; a later one contains the earlier ones.
EXTRAS = {
    "play": "",
    "assets": "assets",
    "sheet": "assets",
    "test": "test",
    "soak": "test",
    "bench": "test",
    "check": "test",
    "package": "dev",
    "try-package": "dev",
    "ci": "dev",
    "setup": "dev",
}


def venv_python() -> Path:
    """The interpreter inside the private environment."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _stamp(extra: str) -> Path:
    return VENV / f"installed-{extra or 'play'}.txt"


def _wanted() -> str:
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()


def _have(extra: str) -> bool:
    """Whether the environment holds this extra (or one that contains it) for today's pyproject.toml."""
    wider = {"": ("", "assets", "test", "dev"), "assets": ("assets", "test", "dev"), "test": ("test", "dev")}
    return any(
        _stamp(e).exists() and _stamp(e).read_text(encoding="utf-8") == _wanted() for e in wider.get(extra, ("dev",))
    )


def ensure_environment(extra: str) -> None:
    """Make .venv and install what `extra` of pyproject.toml names. Raises SystemExit with what to do on failure."""
    if sys.version_info < OLDEST:
        raise SystemExit(
            f"Battle Arcade needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}. "
            "Install it from python.org or your system's packages and run the command again with it."
        )
    if venv_python().exists() and _have(extra):
        return
    if not venv_python().exists():
        print(f"Making the environment in {VENV} (once) ...", flush=True)
        try:
            venv.create(VENV, with_pip=True, clear=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise SystemExit(
                f"The environment could not be made: {error}\n"
                "On Debian and Ubuntu 'apt-get install python3-venv' brings what is missing."
            ) from None
    target = str(ROOT) + (f"[{extra}]" if extra else "")
    print("Installing the packages (once) ...", flush=True)
    command = [str(venv_python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", target]
    if subprocess.call(command, cwd=ROOT) != 0:
        raise SystemExit("The packages could not be installed: see above. Is the network there? Then run it again.")
    _stamp(extra).write_text(_wanted(), encoding="utf-8")


def run(*arguments: str, env: dict[str, str] | None = None) -> int:
    """Run the environment's Python with these arguments from the checkout; returns its exit code."""
    return subprocess.call([str(venv_python()), *arguments], cwd=ROOT, env={**os.environ, **(env or {})})


def become(*arguments: str, env: dict[str, str] | None = None) -> int:
    """As `run`, in this very process, which gets every signal itself; it does not return."""
    sys.stdout.flush()
    os.chdir(ROOT)
    os.execve(str(venv_python()), [str(venv_python()), *arguments], {**os.environ, **(env or {})})


def check() -> int:
    """ruff, mypy and import-linter, all three even if the first complains. Returns the number of failed ones."""
    failed = 0
    for words in (("ruff", "check", "."), ("mypy",)):
        print("==", " ".join(words), flush=True)
        failed += run("-m", *words) != 0
    print("== lint-imports", flush=True)
    failed += run("-c", "from importlinter.cli import lint_imports_command as c; c()") != 0
    return failed


def test(rest: Sequence[str]) -> int:
    """The checks (unless pytest gets words of its own), then pytest on all cores."""
    failed = 0 if rest else check()
    code = run("-m", "pytest", *(rest or ("-n", "auto")))
    return code or min(failed, 1)


PLAYED_PACKAGED = ("test_window_match.py", "test_window_street.py", "test_window_demonites.py")
"""Tests in a real window that `ci` leaves to the packaged program, which is the same and what players get; one more
plays from the checkout."""


def ci(rest: Sequence[str]) -> int:
    """The tests (all, or those that pytest's words name), and beside them the checks, the package and the matches that
    are played with it: those wait for a program most of the time, which leaves the cores to the tests. Returns the exit
    code."""
    told: list[subprocess.CompletedProcess[bytes]] = []

    def beside() -> None:
        for words in (("build/run.py", "check"), ("build/package.py",)):
            command = [str(venv_python()), *words]
            told.append(
                subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
            )

    thread = threading.Thread(target=beside)
    thread.start()
    ignored = [f"--ignore=tests/window/{name}" for name in PLAYED_PACKAGED]
    code = run("-m", "pytest", "-n", "auto", "--dist", "worksteal", *ignored, *rest)
    thread.join()
    for done in told:
        print("==", " ".join(done.args[1:]), flush=True)
        print(done.stdout.decode("utf-8", "replace"), flush=True)
    return code or max(min(done.returncode, 1) for done in told)


def main(words: Sequence[str]) -> int:
    """Entry point. Returns the exit code."""
    name, rest = (words[0], list(words[1:])) if words else ("", [])
    if name not in EXTRAS:
        print(__doc__)
        return 0 if name in ("", "-h", "--help", "help") else 2
    ensure_environment(EXTRAS[name])
    if name == "play":
        return run("main.py", *rest)
    if name == "assets":
        return run("-m", "art", *rest, env={"PYTHONPATH": str(ROOT / "build")})
    if name == "sheet":
        return run("-m", "art.contact", *rest, env={"PYTHONPATH": str(ROOT / "build")})
    if name == "check":
        return min(check(), 1)
    if name == "test":
        return test(rest)
    if name == "ci":
        return ci(rest)
    if name == "soak" and rest[:1] == ["--tests"]:
        return run("-m", "pytest", "-m", "soak", *(rest[1:] or ("-n", "auto")))
    if name in ("soak", "bench"):
        # What runs for an hour is told itself when it is to end, and says then how far it has come.
        start = run if os.name == "nt" else become
        return start("-m", name, *rest, env={"PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "build")))})
    if name in ("package", "try-package"):
        everything = ("--everywhere",) if name == "try-package" else ()
        return run("build/package.py", *everything, *rest)
    print(f"Ready: {venv_python()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
