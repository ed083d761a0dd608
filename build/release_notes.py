"""What a release's page says, and whether tag, version and changelog agree. Used by .github/workflows/release.yml.

    python3 build/release_notes.py [--tag vX.Y.Z | --rehearsal] [--checksums FOLDER] [--out FILE]

`--checksums` writes SHA256SUMS.txt of all packages in the folder and puts them into the notes. Standard library alone.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from release.checksums import write_checksums
from release.names import NAME, version
from release.notes import NotesError, release_notes


def main(words: list[str]) -> int:
    """Print or write the notes. Returns 0, or 1 with a message where something does not agree."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tag", default="", help="the tag that is being released")
    parser.add_argument("--rehearsal", action="store_true", help="the changelog may still say `unreleased`")
    parser.add_argument("--checksums", type=Path, metavar="FOLDER", help="of these packages")
    parser.add_argument("--out", type=Path, metavar="FILE", help="instead of printing")
    chosen = parser.parse_args(words)
    if chosen.tag and chosen.tag != f"v{version()}":
        print(f"The tag is {chosen.tag}, but pyproject.toml says {version()}.")
        return 1
    sums = None
    if chosen.checksums is not None:
        sums = write_checksums(chosen.checksums, chosen.checksums.glob(f"{NAME}-*"))
    try:
        text = release_notes(sums, chosen.rehearsal)
    except NotesError as error:
        print(error)
        return 1
    if chosen.out is not None:
        chosen.out.write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
