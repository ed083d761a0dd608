"""Release notes: the section of one version in CHANGELOG.md, with the checksums below it."""

from __future__ import annotations

import re
from pathlib import Path

from release.names import ROOT, version

_HEADING = re.compile(r"^## (\S+)(?: \((.*)\))?\s*$")


class NotesError(ValueError):
    """The changelog has nothing to say about the version, or says that it is not released."""


def section(changelog: str, wanted: str, may_be_unreleased: bool = False) -> str:
    """The text under this version's heading. Raises NotesError where there is none, or where the heading still says
    `(unreleased)` and it may not."""
    found: list[str] | None = None
    for line in changelog.splitlines():
        heading = _HEADING.match(line)
        if heading and found is not None:
            break
        if heading and heading.group(1) == wanted:
            if heading.group(2) == "unreleased" and not may_be_unreleased:
                raise NotesError(f"CHANGELOG.md still calls {wanted} unreleased: put the date there")
            found = []
        elif found is not None:
            found.append(line)
    text = "\n".join(found or []).strip()
    if not text:
        raise NotesError(f"CHANGELOG.md says nothing about {wanted}")
    return text


def release_notes(checksums: Path | None = None, may_be_unreleased: bool = False) -> str:
    """What the release's page says, in Markdown."""
    text = section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version(), may_be_unreleased)
    text += "\n\nThe programs are not signed by a company: docs/unsigned.md says what your system may warn of."
    if checksums is not None:
        text += f"\n\n### Checksums (SHA-256)\n\n```\n{checksums.read_text(encoding='utf-8').strip()}\n```"
    return text + "\n"
