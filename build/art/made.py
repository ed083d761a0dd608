"""From what the committed sheets of figures and demons were compiled: digests in assets/source/made.json.

Drawing all of them anew takes minutes. Whoever compiles into assets/ leaves here, for each sheet, a digest of all that
it comes from (the code that draws, palette, poses, its own source) and one of the files that came out. As long as both
are the same, so is the picture; the soak draws everything anew and compares the bytes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

CODE = Path(__file__).resolve().parent
RECORD = "made.json"
GROUPS = ("figures", "demons")
NOT_DRAWING = frozenset({"__main__.py", "made.py", "texts.py", "fonts.py"})


def members(source: Path, group: str) -> tuple[str, ...]:
    """The figures, or the clans, by the names of their source files."""
    return tuple(sorted(path.stem for path in (source / group).glob("*.toml") if path.stem != "common"))


def sources_of(source: Path, group: str, member: str) -> list[Path]:
    """Everything that this sheet comes from. Portraits of demons come from all clans, so that each clan names all."""
    code = [
        *(path for path in CODE.glob("*.py") if path.name not in NOT_DRAWING),
        *(CODE / "figures").glob("*.py"),
        *(CODE / "demons").glob("*.py"),
    ]
    data = [source / "palette.toml", source / "figures" / "common.toml"]
    if group == "figures":
        data += [source / "figures" / f"{member}.toml", *(source / "poses").rglob("*.toml")]
    else:
        data += (source / "demons").glob("*.toml")
    return [*code, *data]


def outputs_of(out: Path, group: str, member: str) -> list[Path]:
    """The files of this sheet."""
    folder = out / "sprites" / group
    names = [member] if group == "figures" else [member, "portraits"]
    return [folder / f"{name}.{ending}" for name in names for ending in ("png", "json")]


def digest(files: Iterable[Path]) -> str:
    """Of the files' names and bytes, whatever their order. Raises OSError for one that is missing."""
    whole = hashlib.sha256()
    for path in sorted(files, key=lambda path: (path.parent.name, path.name)):
        whole.update(f"{path.parent.name}/{path.name}\0".encode())
        whole.update(path.read_bytes().replace(b"\r\n", b"\n") if path.suffix != ".png" else path.read_bytes())
    return whole.hexdigest()[:32]


def read_record(source: Path) -> dict[str, list[str]]:
    """`group/member` -> (digest of what it comes from, digest of what came out)."""
    path = source / RECORD
    found: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def state_of(source: Path, out: Path, group: str, member: str) -> list[str]:
    """The two digests as they are now."""
    return [digest(sources_of(source, group, member)), digest(outputs_of(out, group, member))]


def note(source: Path, out: Path, group: str, chosen: Sequence[str]) -> None:
    """These, or all where none are named, have just been compiled."""
    if group not in GROUPS:
        return
    record = read_record(source)
    for member in chosen or members(source, group):
        record[f"{group}/{member}"] = state_of(source, out, group, member)
    text = json.dumps(dict(sorted(record.items())), indent=1) + "\n"
    (source / RECORD).write_text(text, encoding="utf-8", newline="\n")
