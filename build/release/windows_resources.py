"""What Windows reads inside the program's file: who made it and which version it is (Properties, Details)."""

from __future__ import annotations

import re
from pathlib import Path

from release.names import NAME, version

_STRINGS = {
    "CompanyName": "Battle Arcade",
    "FileDescription": "Battle Arcade",
    "InternalName": NAME,
    "LegalCopyright": "MIT licence",
    "OriginalFilename": f"{NAME}.exe",
    "ProductName": "Battle Arcade",
}
_US_ENGLISH, _UNICODE = 0x0409, 1200


def numbers(text: str) -> tuple[int, int, int, int]:
    """Windows' four numbers of a version: (1, 2, 3, 0) of 1.2.3, and of 1.2.3rc1 as well."""
    found = [int(re.match(r"\d*", part).group() or 0) for part in text.split(".")[:3]]  # type: ignore[union-attr]
    major, minor, patch = (*found, 0, 0, 0)[:3]
    return major, minor, patch, 0


def version_text(preview: str = "") -> str:
    """PyInstaller's version file. preview: a remark that makes clear that it is no release."""
    shown = version() + (f" ({preview})" if preview else "")
    strings = {**_STRINGS, "FileVersion": shown, "ProductVersion": shown}
    table = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    four = numbers(version())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004, "
        "fileType=0x1, subtype=0x0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('{_US_ENGLISH:04X}{_UNICODE:04X}', [{table}])]), "
        f"VarFileInfo([VarStruct('Translation', [{_US_ENGLISH}, {_UNICODE}])])])"
    )


def write_version_file(path: Path, preview: str = "") -> Path:
    """Write `version_text` there. Returns the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(version_text(preview), encoding="utf-8")
    return path
