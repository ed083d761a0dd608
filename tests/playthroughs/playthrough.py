"""A whole match as text: every decision, what was legal, what each pair of eyes read and how its view changed."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Setup, View
from game.core.events import OPEN, PUBLIC, Event, seen_by
from game.core.match import Match
from game.core.rng import Rng


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


def _news(events: tuple[Event, ...], eyes: tuple[int, ...]) -> Iterator[str]:
    """What the eyes read: one line where all read the same."""
    for forms in zip(*(seen_by(events, one) for one in eyes), strict=True):
        if len({told(form) for form in forms}) == 1:
            yield f"  {told(forms[0])}"
        else:
            yield from (f"  {NAMES[one]} {told(form)}" for one, form in zip(eyes, forms, strict=True))


NAMES = {0: "[seat 0]", 1: "[seat 1]", 2: "[seat 2]", 3: "[seat 3]", PUBLIC: "[public]", OPEN: "[open]  "}


def playthrough(setup: Setup) -> str:
    """The text of a match whose decisions are random, from the set-up's own seed."""
    match, rng = Match(setup), Rng(setup.seed).split()
    eyes = (*range(setup.seats), PUBLIC, OPEN)
    options = " ".join(f"{name}={value}" for name, value in setup.options.items())
    out = [f"# {setup.game}, mode {setup.mode}, seed {setup.seed} {options}".rstrip(), ""]
    shown: dict[int, dict[str, str]] = {one: {} for one in eyes}

    def show(events: tuple[Event, ...]) -> None:
        out.extend(_news(events, eyes))
        for one in eyes:
            now = dict(lines_of(match.view(one)))
            changed = [f"{path} {now.get(path, 'gone')}" for path in (*now, *shown[one].keys() - now.keys())]
            changed = sorted(line for line in changed if shown[one].get(line.split(" ")[0]) != line.split(" ", 1)[1])
            out.extend(f"    {NAMES[one]} {line}" for line in changed)
            shown[one] = now
        out.append("")

    show(match.game.new(setup)[1])
    while (turn := match.turn) is not None:
        legal = match.legal_actions
        action = rng.choice(legal)
        out.append(f"## {len(match.actions) + 1}. {NAMES.get(turn.actor, '[table]')} {turn.kind}: {action.text}")
        out.append(f"  legal: {', '.join(one.text for one in legal)}")
        show(match.act(action))
    out.append(f"{match.result}")
    return "\n".join(out) + "\n"
