"""How a game sounds: which effect is heard for which event, burst and flight. Each game has its table in `sounds.py`.

An event sounds by its kind and by facts that everybody may know; a burst is heard as it is seen. Nothing hidden makes
a sound of its own: a covered card slides like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.core.events import Event

SILENT = ""
"""For an event that has no sound of its own: what is seen of it (a flight, a burst) has one, or nothing moves."""
Sounding = str | Callable[[Event], str]


@dataclass(frozen=True)
class Sounds:
    """Names of `assets/audio/effects`. events: by kind. bursts: by tag of the effects' sheets. flights: of a card that
    flies (`fly`) and of one that is turned over (`turn`)."""

    events: Mapping[str, Sounding] = field(default_factory=dict)
    bursts: Mapping[str, str] = field(default_factory=dict)
    flights: Mapping[str, str] = field(default_factory=dict)

    def of_event(self, event: Event) -> str:
        """The effect of an event; empty: none."""
        sound = self.events.get(event.kind, SILENT)
        return sound if isinstance(sound, str) else sound(event)


NO_SOUNDS = Sounds()
CARDS: Mapping[str, str] = {"fly": "card_slide", "turn": "card_flip"}
"""Cards sound alike on every table."""
