"""What is to be done now, in words."""

from __future__ import annotations

from game.games.eight_masters_revenge.view import View
from scenes.tables.eight_masters_revenge.arena import Arena


def decision_prompt(arena: Arena, view: View, seat: int) -> str:
    """The question that this seat answers."""
    who = arena.name(seat)
    if view.phase == "turn":
        key = "extra" if view.extra else "turn"
        return arena.say(f"masters.prompt.{key}", who=who)
    if view.phase == "effect" and view.effect is not None:
        return arena.say(f"masters.prompt.effect.{view.effect}", who=who)
    if view.phase == "start":
        return arena.say(f"masters.prompt.start.{view.seats[seat].fighter}", who=who)
    return arena.say(f"masters.prompt.{view.phase}", who=who)
