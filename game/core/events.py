"""Events: what happened, in table terms, each with the eyes it is meant for.

A happening that the seats see differently is given as several events of one kind, one for each audience, side by side
(the owner's names the card, the others' says `None`). Every pair of eyes therefore reads the same story, and the
number and order of what it reads never depends on what it may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

Fact = int | str | None | tuple["Fact", ...]

# Eyes other than a seat's (seats count from 0).
PUBLIC = -1
"""Somebody who knows only what every seat knows: two people looking at one screen together."""
OPEN = -2
"""Everything: AI against AI to watch, a finished match's replay. Never drawn while a person is still playing."""

_PUBLIC_BIT = 1 << 30
_OPEN_BIT = 1 << 31
EVERYBODY = _PUBLIC_BIT | _OPEN_BIT | 0xFFFF


def eyes_bit(eyes: int) -> int:
    """The audience bit of a seat, PUBLIC or OPEN."""
    if eyes == PUBLIC:
        return _PUBLIC_BIT
    return _OPEN_BIT if eyes == OPEN else 1 << eyes


class Event(Struct, frozen=True):
    """One thing that happened.

    kind: a word such as `card_drawn`; the games list theirs in their `events.py`.
    facts: what is told, by name. A fact this audience may not know is None.
    to: bits of the eyes it is for (`eyes_bit`).
    reveals: whether it told anybody something hidden; undo never crosses such an event.
    """

    kind: str
    facts: Mapping[str, Fact]
    to: int = EVERYBODY
    reveals: bool = False

    def with_facts(self, **facts: Fact) -> Event:
        """The same happening for the same eyes, with these facts in place of its own."""
        return Event(self.kind, {**self.facts, **facts}, self.to, self.reveals)

    def __getitem__(self, name: str) -> Fact:
        return self.facts[name]

    def number(self, name: str) -> int:
        """The fact `name`, which must be a number. Raises TypeError otherwise."""
        value = self.facts[name]
        if not isinstance(value, int):
            raise TypeError(f"{self.kind}.{name} is {value!r}, not a number")
        return value

    def cards(self, name: str) -> tuple[int, ...]:
        """The fact `name`, which must be a tuple of numbers. Raises TypeError otherwise."""
        value = self.facts[name]
        if not isinstance(value, tuple):
            raise TypeError(f"{self.kind}.{name} is {value!r}, not a tuple")
        return tuple(item for item in value if isinstance(item, int))


def public(kind: str, *, reveals: bool = False, **facts: Fact) -> Event:
    """An event that everybody may know in full."""
    return Event(kind, facts, EVERYBODY, reveals)


def secret(
    kind: str, knows: Iterable[int], hidden: Iterable[str], *, reveals: bool = False, **facts: Fact
) -> tuple[Event, Event]:
    """The same happening twice: in full for the seats in `knows` (and OPEN), with `hidden` facts None for the rest."""
    bits = _OPEN_BIT
    for seat in knows:
        bits |= 1 << seat
    blanked = {name: (None if name in set(hidden) else value) for name, value in facts.items()}
    return Event(kind, facts, bits, reveals), Event(kind, blanked, EVERYBODY & ~bits, reveals)


def seen_by(events: Iterable[Event], eyes: int) -> tuple[Event, ...]:
    """The events as these eyes read them: one for each happening, in order."""
    bit = eyes_bit(eyes)
    return tuple(event for event in events if event.to & bit)
