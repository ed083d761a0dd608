"""The Windows installer, by NSIS: for one user, no administrator needed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from release.names import FILES, ROOT, version
from release.windows_resources import numbers

SCRIPT = FILES / "windows" / "installer.nsi"


def available() -> bool:
    """Whether the compiler of installers is on the path."""
    return shutil.which("makensis") is not None


def build(folder: Path, target: Path, note: str = "") -> Path:
    """Pack the folder into the installer `target`. note: shown beside the name. Raises CalledProcessError."""
    definitions = {
        "VERSION": version(),
        "FOUR_NUMBERS": ".".join(map(str, numbers(version()))),
        "NOTE": f" ({note})" if note else "",
        "FOLDER": folder,
        "ICON": ROOT / "build" / "icon.ico",
        "KILOBYTES": sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024,
        "TARGET": target,
    }
    target.parent.mkdir(parents=True, exist_ok=True)
    words = [f"-D{name}={value}" for name, value in definitions.items()]
    subprocess.check_call(["makensis", "-V2", "-INPUTCHARSET", "UTF8", *words, str(SCRIPT)])
    return target
