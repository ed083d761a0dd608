"""What is to be done now, in words."""

from __future__ import annotations

from game.games.demonites.view import View
from scenes.tables.demonites.arena import Arena
from scenes.tables.demonites.choosing import TABLE_KINDS, Choosing


def decision_prompt(arena: Arena, view: View, choosing: Choosing) -> str:
    """The question that is answered."""
    if view.phase in TABLE_KINDS:
        return arena.say(f"demons.prompt.{view.phase}")
    phase = view.phase
    if phase == "commit":
        phase = "commit_attacker" if choosing.seat == view.attacker else "commit_defender"
    elif phase == "turn" and arena.faces_up and any(word == "line" for word, _, _ in choosing.picked):
        phase = "turn_target"
    elif phase == "turn" and view.regrouped:
        phase = "turn_regrouped"
    other = view.defender if choosing.seat == view.attacker else view.attacker
    return arena.say(
        f"demons.prompt.{phase}",
        who=arena.name(choosing.seat),
        other=arena.name(other) if other is not None else "",
    )
