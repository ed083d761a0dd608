"""Taking out of a text what tells who somebody is: where his home lies, what he and his machine are called.

For reports that players hand on. What is left is still a trace that a developer can read.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path, PurePath

HOME, USER, MACHINE, PLAYER = "~", "<user>", "<machine>", "<player>"
LEAST = 3
"""Letters of a name: shorter ones stand in too many words of every trace."""
_COMMON = frozenset({"root", "user", "home", "admin", "nobody", "player", "test"})
"""Names that tell nothing, and stand in ordinary words of a trace."""


def scrubbed(text: str, folders: Iterable[tuple[str, str]], names: Iterable[tuple[str, str]]) -> str:
    """The text with every folder and every name replaced. folders: (path, what stands for it), the innermost first;
    names: (name, what stands for it), whole words only, in capitals or not."""
    for folder, instead in folders:
        for spelling in _spellings(folder):
            text = re.sub(re.escape(spelling) + r"(?![\w.-])", lambda _: instead, text, flags=re.IGNORECASE)  # noqa: B023
    for name, instead in names:
        if len(name) >= LEAST and name.lower() not in _COMMON:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: instead, text, flags=re.IGNORECASE)  # noqa: B023
    return text


def _spellings(folder: str) -> tuple[str, ...]:
    """A path as it may stand in a text: as it is, with the other slashes, and as Python quotes it; the longest first.
    Empty for a root, which stands in every path."""
    bare = folder.rstrip("/\\")
    if len(bare) < LEAST:
        return ()
    found = {bare, bare.replace("\\", "/"), bare.replace("\\", "\\\\"), PurePath(bare).as_posix()}
    return tuple(sorted(found, key=len, reverse=True))


def personal_folders(program: Path, kept: Path) -> tuple[tuple[str, str], ...]:
    """Folders whose places tell of somebody: the program's, that of what it keeps, the home; the innermost first."""
    home = str(Path.home())
    found = {str(program): "<program>", str(program.resolve()): "<program>", str(kept): "<kept>"}
    found |= {str(kept.resolve()): "<kept>"}
    for name in ("HOME", "USERPROFILE"):
        found.setdefault(os.environ.get(name, ""), HOME)
    found.setdefault(home, HOME)
    return tuple(sorted(found.items(), key=lambda one: len(one[0]), reverse=True))


def personal_names() -> tuple[tuple[str, str], ...]:
    """What the system calls whoever uses it, and the machine."""
    users = {Path.home().name, *(os.environ.get(name, "") for name in ("USER", "USERNAME", "LOGNAME"))}
    machines = {os.environ.get(name, "") for name in ("HOSTNAME", "COMPUTERNAME")}
    if hasattr(os, "uname"):
        machines.add(os.uname().nodename)
    return tuple((name, USER) for name in sorted(users)) + tuple((name, MACHINE) for name in sorted(machines))
