"""Places for a packaged program, and what to look at in them."""

from __future__ import annotations

import os
import stat
from pathlib import Path

NOBODY = 65534
"""Who may write nothing that is not his: root may write everywhere, whatever a folder's rights say."""
_OWN = ("XDG_", "PYTHON", "BATTLE_ARCADE_", "VIRTUAL_")


def bare_environment(home: Path) -> dict[str, str | None]:
    """Changes that leave of this account's environment only what every account has, with another home."""
    gone: dict[str, str | None] = {name: None for name in os.environ if name.startswith(_OWN)}
    return {**gone, "BATTLE_ARCADE_HOME": None, "HOME": str(home)}


def listing(folder: Path) -> dict[str, tuple[int, int]]:
    """Size and time of change of everything below the folder."""
    return {
        path.relative_to(folder).as_posix(): (path.lstat().st_size, path.lstat().st_mtime_ns)
        for path in sorted(folder.rglob("*"))
    }


def take_rights(folder: Path) -> None:
    """From now on nobody may write here or below; everybody may look."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            mode = path.stat().st_mode
            readable = stat.S_IROTH | (stat.S_IXOTH if mode & stat.S_IXUSR else 0)
            path.chmod((mode | readable) & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))


def other_user() -> int | None:
    """Whom to start the program as: somebody without root's rights."""
    return NOBODY if os.geteuid() == 0 else None
