"""A whole match as text: every decision, what was legal, what each pair of eyes read and how its view changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.contract import Setup, View
from game.core.events import OPEN, PUBLIC, Event, seen_by
from game.core.match import Match
from game.core.rng import Rng

NAMES = {PUBLIC: "public", OPEN: "open"}
"""Eyes that are no seat."""


def lines_of(view: View, path: str = "") -> Iterator[tuple[str, str]]:
    """Every value of a view with the way to it (`seats.0.hand`), in the order of its fields."""
    fields = getattr(view, "_fields", None)
    if fields is not None:
        for name in fields:
            yield from lines_of(getattr(view, name), f"{path}.{name}" if path else name)
    elif isinstance(view, tuple) and any(hasattr(item, "_fields") for item in view):
        for place, item in enumerate(view):
            yield from lines_of(item, f"{path}.{place}")
    else:
        yield path, repr(view)


def told(event: Event) -> str:
    """An event as one line."""
    facts = ", ".join(f"{name} {value!r}" for name, value in event.facts.items())
    return f"{event.kind}: {facts}{' (reveals)' if event.reveals else ''}"


def _shared(lines: Iterable[tuple[int, str]], everybody: int, indent: str) -> Iterator[str]:
    """Each line once, with the eyes that it is for; without where it is for all of them."""
    readers: dict[str, list[int]] = {}
    for eyes, line in lines:
        readers.setdefault(line, []).append(eyes)
    for line, who in readers.items():
        tag = "" if len(who) == everybody else f"[{' '.join(NAMES.get(one, str(one)) for one in who)}] "
        yield f"{indent}{tag}{line}"


def _news(events: tuple[Event, ...], eyes: tuple[int, ...]) -> Iterator[str]:
    """What the eyes read: one line where all read the same."""
    for forms in zip(*(seen_by(events, one) for one in eyes), strict=True):
        yield from _shared(zip(eyes, map(told, forms), strict=True), len(eyes), "  ")


def playthrough(setup: Setup) -> str:
    """The text of a match whose decisions are random, from the set-up's own seed."""
    match, rng = Match(setup), Rng(setup.seed).split()
    eyes = (*range(setup.seats), PUBLIC, OPEN)
    options = " ".join(f"{name}={value}" for name, value in setup.options.items())
    out = [f"# {setup.game}, mode {setup.mode}, seed {setup.seed} {options}".rstrip(), ""]
    shown: dict[int, dict[str, str]] = {one: {} for one in eyes}

    def show(events: tuple[Event, ...]) -> None:
        out.extend(_news(events, eyes))
        changes = []
        for one in eyes:
            now = dict(lines_of(match.view(one)))
            before, shown[one] = shown[one], now
            changes += [(one, f"{path} {value}") for path, value in now.items() if before.get(path) != value]
            changes += [(one, f"{path} gone") for path in before.keys() - now.keys()]
        changes.sort(key=lambda change: change[1])
        out.extend(_shared(changes, len(eyes), "    "))
        out.append("")

    show(match.game.new(setup)[1])
    while (turn := match.turn) is not None:
        legal = match.legal_actions
        action = rng.choice(legal)
        actor = turn.actor if turn.actor >= 0 else "table"
        out.append(f"## {len(match.actions) + 1}. {actor} {turn.kind}: {action.text}")
        out.append(f"  legal: {', '.join(one.text for one in legal)}")
        show(match.act(action))
    out.append(f"{match.result}")
    return "\n".join(out) + "\n"
