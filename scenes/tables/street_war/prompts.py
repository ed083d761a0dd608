"""What is to be done now, in words."""

from __future__ import annotations

from game.games.street_war.view import View
from scenes.tables.street_war.arena import Arena


def decision_prompt(arena: Arena, view: View, seat: int) -> str:
    """The question that this seat answers."""
    who = arena.name(seat)
    phase = view.phase.removesuffix("_last") if view.phase != "last_call" else view.phase
    if phase == "line_up" and view.sketch is not None and view.sketch.seat == seat:
        lanes = ", ".join(str(lane) for lane in view.sketch.lanes)
        return arena.say("street.prompt.sketch", who=who, n=view.sketch.value, lanes=lanes)
    if phase == "claim":
        return arena.say(f"street.prompt.claim.{view.seats[seat].character}", who=who)
    if phase == "swipe" and view.glimpse is not None:
        return arena.say("street.prompt.swipe", who=who, n=view.glimpse.value, lane=view.glimpse.lane)
    if phase == "last_call":
        return arena.say(f"street.prompt.last_call.{view.seats[seat].character}", who=who)
    return arena.say(f"street.prompt.{phase}", who=who)
