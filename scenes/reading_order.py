"""The order in which a screen is read: panel by panel, column by column, headings before what they head.

A screen tells while it is drawn where its panels lie (`Framed`) and which words belong together (`Heard.group`: a
widget with its label and value, a wrapped paragraph). Within a panel, what lies beside and below each other is cut
apart along the gaps between it, the way scanned pages are (recursive XY cut: Nagy and Seth, 1984); where a grid could
be read along its rows or down its columns, the order in which it was drawn decides, for it is meant that way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pygame

from scenes.widgets.text import WIDGET, Framed, Heard

FIRST = ("title", "prompt", "refusal", "hint")
"""Roles whose words come before all others: what this is, and what is to be done."""
SAME_LINE = 6
"""Pixels by which two words may differ in height and still stand in one line."""
NEAR, BELOW = 14, 5
"""So near each other, words of one line are one phrase; a line so close below may go on with what is above."""
GAP = 6
"""Pixels that lie at least between two columns, where no panel ends."""
WRAPPED = 100
"""A line shorter than this has not been broken for want of room."""
BETWEEN = " · "
"""Between the cells of a row."""
ENDS = (".", "!", "?", ":", "…")


@dataclass(slots=True)
class _Part:
    """A paragraph, a row, a widget, or a panel with what lies on it."""

    box: pygame.Rect
    number: int
    """When it was drawn: parts of one screen are counted."""
    words: list[Heard] = field(default_factory=list)
    inside: list[_Part] = field(default_factory=list)
    """Of a panel."""

    @property
    def widget(self) -> bool:
        """Whether it is one: those are drawn after everything else, in an order of their own."""
        return bool(self.words) and self.words[0].role in WIDGET

    def lines(self) -> list[str]:
        """A widget's lines, or the row or paragraph that it is."""
        lines: list[str] = []
        last: Heard | None = None
        for word in _by_lines(self.words) if self.widget else self.words:
            text = word.text.strip()
            if last is None:
                lines.append(text)
            elif _beside(last, word):
                lines[-1] += (" " if word.box.left - last.box.right <= NEAR else BETWEEN) + text
            elif not self.widget or _continues(last, word):
                lines[-1] += f" {text}"
            else:
                lines.append(text)
            last = word
        return lines

    def read(self) -> Iterator[str]:
        yield from self.lines()
        for part in _ordered(self.inside):
            yield from part.read()


def in_order(heard: Sequence[Heard | Framed]) -> list[str]:
    """What a screen says, as paragraphs. heard: what was drawn, in order; what lies under a panel drawn later is not
    there. A paragraph that says the same as one before is left out."""
    words = _uncovered(heard)
    first = [word for role in FIRST for word in words if isinstance(word, Heard) and word.role == role]
    rest = [word for word in words if isinstance(word, Framed) or word.role not in FIRST]
    lines = [line for part in _parts(first) for line in part.read()]
    lines += [line for part in _ordered(_framed(rest)) for line in part.read()]
    return list(dict.fromkeys(lines))


def _uncovered(heard: Sequence[Heard | Framed]) -> list[Heard | Framed]:
    found: list[Heard | Framed] = []
    for one in heard:
        if isinstance(one, Framed):
            found = [old for old in found if not one.box.contains(old.box)]
        found.append(one)
    return found


def _framed(heard: Sequence[Heard | Framed]) -> list[_Part]:
    """The parts that lie on no panel, and the panels with theirs."""
    panels = [_Part(one.box, number) for number, one in enumerate(heard) if isinstance(one, Framed)]
    panels.sort(key=lambda panel: panel.box.width * panel.box.height)
    loose: list[_Part] = []
    numbers = {id(one): number for number, one in enumerate(heard)}
    homes: dict[int, list[Heard]] = {}
    groups: dict[int, int] = {}
    for one in heard:
        if isinstance(one, Heard):
            home = next((n for n, panel in enumerate(panels) if panel.box.collidepoint(one.box.center)), -1)
            if one.group:
                # What belongs together lies where its first word does.
                home = groups.setdefault(one.group, home)
            homes.setdefault(home, []).append(one)
    for home, words in homes.items():
        parts = _parts(words, numbers)
        (panels[home].inside if home >= 0 else loose).extend(parts)
    for place, panel in enumerate(panels):
        outer = next((other for other in panels[place + 1 :] if other.box.contains(panel.box)), None)
        if panel.inside:
            (outer.inside if outer is not None else loose).append(panel)
    return loose


def _parts(words: Sequence[Heard], numbers: dict[int, int] | None = None) -> list[_Part]:
    """Words as they were drawn on one panel, put together: widgets, paragraphs, rows."""
    parts: list[_Part] = []
    groups: dict[int, _Part] = {}
    for place, word in enumerate(words):
        number = numbers[id(word)] if numbers is not None else place
        part = groups.get(word.group) if word.group else parts[-1] if parts else None
        if part is None or not (word.group or _goes_on(part.words[-1], word)):
            part = _Part(word.box.copy(), number)
            parts.append(part)
            if word.group:
                groups[word.group] = part
        part.words.append(word)
        part.box = part.box.union(word.box)
    return parts


def _goes_on(last: Heard, word: Heard) -> bool:
    """Whether a loose word belongs to the row or the paragraph of the one that was drawn just before."""
    return not last.group and last.role == word.role and (_beside(last, word) or _continues(last, word))


def _beside(last: Heard, word: Heard) -> bool:
    return abs(last.box.bottom - word.box.bottom) <= SAME_LINE and word.box.left >= last.box.right - 1


def _continues(last: Heard, word: Heard) -> bool:
    """Whether a line goes on in the next, which stands close below."""
    close = word.font == last.font and -4 <= word.box.top - last.box.bottom <= BELOW
    aligned = abs(last.box.left - word.box.left) <= 2 or abs(last.box.centerx - word.box.centerx) <= 2
    return close and aligned and last.box.width >= WRAPPED and not last.text.strip().endswith(ENDS)


def _by_lines(words: Sequence[Heard]) -> list[Heard]:
    """From above down, and from left to right."""
    rows: list[list[Heard]] = []
    for word in sorted(words, key=lambda one: one.box.bottom):
        if rows and abs(rows[-1][0].box.bottom - word.box.bottom) <= SAME_LINE:
            rows[-1].append(word)
        else:
            rows.append([word])
    return [word for row in rows for word in sorted(row, key=lambda one: one.box.left)]


def _ordered(parts: Sequence[_Part]) -> list[_Part]:
    """Parts of one panel in the order in which they are read."""
    if len(parts) < 2:
        return list(parts)
    columns = _cut(parts, across=True)
    bands = _cut(parts, across=False)
    if len(columns) > 1 and (len(bands) == 1 or _are_columns(columns, bands)):
        return [part for column in columns for part in _ordered(column)]
    if len(bands) > 1:
        return [part for run in _runs(bands) for part in _ordered_run(run)]
    return sorted(parts, key=lambda part: (part.box.top, part.box.left))


def _ordered_run(run: Sequence[list[_Part]]) -> list[_Part]:
    whole = [part for band in run for part in band]
    if len(run) == 1 and len(_cut(whole, across=True)) == 1:
        return sorted(whole, key=lambda part: (part.box.top, part.box.left))
    return _ordered(whole)


def _runs(bands: Sequence[list[_Part]]) -> list[list[list[_Part]]]:
    """Bands below each other that are columns together, as one; every other alone."""
    runs: list[list[list[_Part]]] = []
    begin = 0
    while begin < len(bands):
        end = len(bands)
        while end > begin + 1:
            run = bands[begin:end]
            columns = _cut([part for band in run for part in band], across=True)
            if end - begin < len(bands) and len(columns) > 1 and _are_columns(columns, run):
                break
            end -= 1
        runs.append(list(bands[begin:end]))
        begin = end
    return runs


def _cut(parts: Sequence[_Part], across: bool) -> list[list[_Part]]:
    """Parts with a gap between them all the way down (across) or all the way across, in order."""
    spans = [
        (part.box.left, part.box.right + (1 if part.inside else GAP), part)
        if across
        else (part.box.top + 1, part.box.bottom - 1, part)
        for part in parts
    ]
    spans.sort(key=lambda span: span[0])
    found: list[list[_Part]] = []
    reach = -1000
    for begin, end, part in spans:
        if begin >= reach:
            found.append([])
        found[-1].append(part)
        reach = max(reach, end)
    return found


def _are_columns(columns: Sequence[list[_Part]], bands: Sequence[list[_Part]]) -> bool:
    """Of what could be read either way: whether it is columns. One thing alone is none."""
    return all(len(column) > 1 or column[0].inside for column in columns) and (
        _turned(columns, True) < _turned(bands, False)
    )


def _turned(groups: Sequence[Sequence[_Part]], columns: bool) -> int:
    """How often something would be read before something of its own kind that was drawn earlier."""
    order = [
        part for group in groups for part in sorted(group, key=lambda one: one.box.top if columns else one.box.left)
    ]
    return sum(
        later.number < part.number
        for place, part in enumerate(order)
        for later in order[place + 1 :]
        if later.widget == part.widget
    )
