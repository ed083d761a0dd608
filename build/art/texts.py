"""Compiles the program's texts: every `assets/text/<language>/<domain>.po` to a `.mo` beside it (gettext, by Babel).

The same source gives the same bytes: the dates Babel would write into the header are fixed. `text_problems` compares
the languages of a domain with each other: the same ids, and the same `{fields}` in every text of an id.
"""

from __future__ import annotations

import io
import re
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

NO_DATE = datetime(1970, 1, 1, tzinfo=UTC)
FIELD = re.compile(r"\{(\w*)[^{}]*\}")


class TextError(ValueError):
    """A .po file cannot be read; the message names the file and what is wrong."""


def read_catalog(path: Path) -> Catalog:
    """Read a .po file. Raises TextError where it is malformed or not UTF-8."""
    try:
        catalog = read_po(io.BytesIO(path.read_bytes()), locale=path.parent.name, charset="utf-8", abort_invalid=True)
    except (PoFileError, UnicodeDecodeError, ValueError) as error:
        raise TextError(f"{path}: {error}") from error
    catalog.creation_date = NO_DATE
    catalog.revision_date = NO_DATE
    return catalog


def compile_catalog(catalog: Catalog) -> bytes:
    """The .mo bytes of a catalog; untranslated and fuzzy messages are left out, as gettext does."""
    stream = io.BytesIO()
    write_mo(stream, catalog)
    return stream.getvalue()


def _texts(catalog: Catalog) -> dict[str, tuple[str, ...]]:
    """Message id (with its context in front) -> its texts: one, or the plural forms."""
    texts: dict[str, tuple[str, ...]] = {}
    for message in catalog:
        if not message.id:
            continue
        name = message.id[0] if isinstance(message.id, tuple | list) else message.id
        if message.context:
            name = f"{message.context}|{name}"
        strings = message.string if isinstance(message.string, tuple | list) else (message.string or "",)
        texts[name] = tuple(strings)
    return texts


def text_problems(folder: Path) -> list[str]:
    """What is wrong between the languages under `folder` (assets/text), in sentences; empty if all is well."""
    problems: list[str] = []
    domains = sorted({path.stem for path in folder.glob("*/*.po")})
    languages = sorted(path.name for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []
    for domain in domains:
        catalogs: dict[str, dict[str, tuple[str, ...]]] = {}
        for language in languages:
            path = folder / language / f"{domain}.po"
            if path.exists():
                catalogs[language] = _texts(read_catalog(path))
            else:
                problems.append(f"{language}/{domain}.po is missing")
        ids = sorted({name for texts in catalogs.values() for name in texts})
        for name in ids:
            fields: dict[str, set[str]] = {}
            for language, texts in catalogs.items():
                if not all(texts.get(name, ("",))):
                    problems.append(f"{language}/{domain}.po has no text for {name!r}")
                else:
                    fields[language] = {field for text in texts[name] for field in FIELD.findall(text)}
            if len({frozenset(names) for names in fields.values()}) > 1:
                listed = "; ".join(f"{language}: {', '.join(sorted(names))}" for language, names in fields.items())
                problems.append(f"{domain}: the fields of {name!r} differ ({listed})")
    return problems


def compile_group(source: Path, out: Path) -> None:
    """Compile every .po under `source`/../text into `out`/text. Raises TextError for a malformed file."""
    folder = source.parent / "text"
    for path in sorted(folder.glob("*/*.po")):
        target = out / "text" / path.relative_to(folder).with_suffix(".mo")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(compile_catalog(read_catalog(path)))
