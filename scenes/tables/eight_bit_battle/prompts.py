"""What is to be done now, in words."""

from __future__ import annotations

from game.games.eight_bit_battle.view import View
from game.games.eight_bit_battle.wording import card_called
from scenes.tables.eight_bit_battle.picture import Picture


def decision_prompt(picture: Picture, view: View, seat: int, faces_up: bool) -> str:
    """The question that this seat answers. faces_up: what its Key showed may be named on the screen."""
    phase = view.phase
    if phase == "draft":
        return picture.say("table.draft.choose", who=picture.name(seat))
    if phase == "first":
        return picture.say("table.first.ask", who=picture.name(seat))
    if phase.startswith("key_"):
        seen = view.battle.seen_by_key if view.battle is not None else None
        if seen is None or not faces_up:
            return picture.say(f"table.prompt.{phase}.covered")
        return picture.say(f"table.prompt.{phase}", card=card_called(picture.say, seen))
    return picture.say("table.prompt.join" if phase.startswith("join_") else f"table.prompt.{phase}")
