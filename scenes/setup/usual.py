"""What an option is where nobody has chosen: mostly its own default, sometimes what suits those who sit there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.contract import Option
from scenes.match_config import PERSON

FEW = 2
"""So many people at one screen can race each other, each with fingers on the own keys."""


def usual_values(
    game_id: str, mode: str, options: Sequence[Option], kinds: Sequence[str], chosen: Mapping[str, str]
) -> dict[str, str]:
    """The value of each of these options: what was chosen, else what is usual for those who sit there (`person`, or a
    player's id, by seat)."""
    values = {option.id: chosen.get(option.id, option.default) for option in options}
    if (game_id, mode) == ("demonites", "skirmish"):
        for option_id, value in _skirmish(sum(kind == PERSON for kind in kinds), chosen).items():
            if option_id in values:
                values[option_id] = value
    return values


def _skirmish(people: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """Live while one or two people play, calm and by turns for more (and where none does, nobody's nerves are tested);
    of two who race at one screen the hands lie open, because there is no time to look away (rules/demonites.md §4.2).
    """
    pace = chosen.get("pace", "live" if 1 <= people <= FEW else "calm")
    hot_seat = pace == "live" and people == FEW
    return {"pace": pace, "open_hands": chosen.get("open_hands", "on" if hot_seat else "off")}
