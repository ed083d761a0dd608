"""Events in words: a line of the log for each, by text id, with names rather than "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.events import Event
from game.games.street_war.cards import STRATEGIES
from game.games.street_war.resolution import Steps

Say = Callable[..., str]
"""`texts(id, **facts)`."""
Names = Sequence[str]
"""By seat."""

_SIGNED = {"double": "×{}"}
"""How a reason writes its change where it is not a plus or a minus."""


def card_name(say: Say, card: int) -> str:
    """The strategy card's name."""
    return say(f"strategy.{STRATEGIES[card].id}")


def joined(say: Say, words: Sequence[str]) -> str:
    """Several words, joined as the language does."""
    if len(words) < 2:
        return "".join(words)
    return say("list.and", some=", ".join(words[:-1]), last=words[-1])


def card_list(say: Say, cards: Sequence[int]) -> str:
    """Several strategy cards by name."""
    return joined(say, [card_name(say, card) for card in cards])


def values_list(values: Sequence[int]) -> str:
    """Battle cards or counts, in every language alike: `3, 5, 1`."""
    return ", ".join(map(str, values))


def sum_text(card: int, steps: Steps, value: int) -> str:
    """A lane's arithmetic, in every language alike: `4 ×2 +1 = 8`; the card alone where nothing changes it."""
    if not steps:
        return str(card)
    changes = (_SIGNED.get(reason, "{:+d}").format(change) for reason, change, _ in steps)
    return " ".join((str(card), *changes, "=", str(value)))


def log_line(event: Event, say: Say, names: Names) -> str | None:
    """The event in words for the eyes it was meant for; None for one without a line of its own. names: by seat."""
    writer = _WRITERS.get(event.kind)
    return writer(event, say, names) if writer is not None else None


def _line(kind: str, say: Say, **facts: object) -> str:
    return say(f"log.street_war.{kind}", **facts)


def _name(event: Event, names: Names, fact: str = "seat") -> str:
    seat = event[fact]
    return names[seat] if isinstance(seat, int) else ""


def _plain(event: Event, say: Say, names: Names) -> str:
    """Whom it happens to, and whatever numbers there are."""
    facts = {name: value for name, value in event.facts.items() if isinstance(value, int) and name != "seat"}
    return _line(event.kind, say, who=_name(event, names), **facts)


def _opening(event: Event, say: Say, names: Names) -> str:
    kind = "opening_drawn" if event["winner"] is not None else "opening_drawn_again"
    return _line(
        kind,
        say,
        who=_name(event, names, "winner"),
        who_0=names[0],
        who_1=names[1],
        card_0=event["card_0"],
        card_1=event["card_1"],
    )


def _picked(event: Event, say: Say, names: Names) -> str:
    kind = f"character_picked_{event['how']}"
    return _line(kind, say, who=_name(event, names), character=say(f"character.{event['character']}"))


def _round(event: Event, say: Say, names: Names) -> str:
    lines = [_line("round_began", say, who=_name(event, names, "first"), round=event["round"])]
    lines += [
        _line(f"round_began_{effect}", say, who=_name(event, names, effect))
        for effect in ("momentum", "pressure")
        if event[effect] is not None
    ]
    return " ".join(lines)


def _dealt(event: Event, say: Say, names: Names) -> str:
    if event["battle"] is None:
        return _line("dealt_unseen", say, who=_name(event, names), count=event["count"])
    battle, cards = values_list(event.cards("battle")), card_list(say, event.cards("cards"))
    return _line("dealt", say, who=_name(event, names), battle=battle, cards=cards)


def _ability(event: Event, say: Say, names: Names) -> str:
    return _line(event.kind, say, who=_name(event, names), ability=say(f"ability.{event['ability']}"))


def _passed(event: Event, say: Say, names: Names) -> str:
    return _line(f"passed_{event['question']}", say, who=_name(event, names))


def _lined_up(event: Event, say: Say, names: Names) -> str:
    if event["row"] is None:
        return _line("lined_up_unseen", say, who=_name(event, names))
    return _line("lined_up", say, who=_name(event, names), row=values_list(event.cards("row")))


def _sketched(event: Event, say: Say, names: Names) -> str:
    lanes = event.cards("lanes")
    told = joined(say, [str(lane) for lane in lanes])
    kind = "sketched" if len(lanes) == 1 else "sketched_both"
    return _line(kind, say, who=_name(event, names), value=event["value"], lanes=told)


def _with_card(event: Event, say: Say, names: Names) -> str:
    """A strategy card, and perhaps another seat; without the card's name for eyes that may not know it."""
    who, other = _name(event, names), _name(event, names, "other") if "other" in event.facts else ""
    card = event["card"]
    if not isinstance(card, int):
        return _line(f"{event.kind}_unseen", say, who=who)
    return _line(event.kind, say, who=who, other=other, card=card_name(say, card))


def _peeked(event: Event, say: Say, names: Names) -> str:
    if event["cards"] is None:
        return _line("pile_peeked_unseen", say, who=_name(event, names), count=event["count"])
    return _line("pile_peeked", say, who=_name(event, names), cards=values_list(event.cards("cards")))


def _exchanged(event: Event, say: Say, names: Names) -> str:
    kind = "card_exchanged_unseen" if event["card"] is None else "card_exchanged"
    facts = {name: event[name] for name in ("card", "lane", "replaced")}
    return _line(kind, say, who=_name(event, names), **facts)


def _looked(event: Event, say: Say, names: Names) -> str:
    card = event["card"]
    if isinstance(card, int):
        kind, name = "looked", card_name(say, card)
    else:
        kind, name = ("looked_unseen" if event["found"] else "looked_nothing"), ""
    facts = {name: event[name] for name in ("value", "lane", "card_lane")}
    return _line(kind, say, who=_name(event, names), card=name, **facts)


def _set_up(event: Event, say: Say, names: Names) -> str:
    who, cards = _name(event, names), event["cards"]
    if not isinstance(cards, tuple):
        return _line("set_up_done_unseen", say, who=who)
    if not cards:
        return _line("set_up_done_nothing", say, who=who)
    pairs = [pair for pair in cards if isinstance(pair, tuple)]
    told = [_line("card_on_lane", say, card=card_name(say, int(str(card))), lane=lane) for card, lane in pairs]
    return _line("set_up_done", say, who=who, cards=joined(say, told))


def _counted(event: Event, say: Say, names: Names) -> str:
    return _line("lanes_counted", say, who=_name(event, names), counts=values_list(event.cards("counts")))


def _switched(event: Event, say: Say, names: Names) -> str:
    facts = {name: event[name] for name in ("lane", "other_lane")}
    return _line("lanes_switched", say, who=_name(event, names), by=_name(event, names, "by"), **facts)


def steps_of(event: Event, seat: int) -> Steps:
    """The steps of this seat's sum in a `lane_flipped`. Raises TypeError where they are none."""
    steps = event[f"steps_{seat}"]
    if not isinstance(steps, tuple):
        raise TypeError(f"lane_flipped.steps_{seat} is {steps!r}")
    found = []
    for step in steps:
        match step:
            case (str(reason), int(change), int(value)):
                found.append((reason, change, value))
            case _:
                raise TypeError(f"lane_flipped.steps_{seat} holds {step!r}")
    return tuple(found)


def _flipped(event: Event, say: Say, names: Names) -> str:
    sums = [
        sum_text(event.number(f"card_{seat}"), steps_of(event, seat), event.number(f"own_{seat}")) for seat in (0, 1)
    ]
    kind = "lane_cancelled" if event["winner"] is None else "lane_won"
    if event.number("swaps") % 2:
        kind += "_swapped"
    return _line(kind, say, lane=event["lane"], sum_0=sums[0], sum_1=sums[1], who=_name(event, names, "winner"))


def _score(event: Event, of: str, winner: object) -> str:
    """`3:1`, the winner's figure first."""
    first = winner if isinstance(winner, int) else 0
    return f"{event[f'{of}_{first}']}:{event[f'{of}_{1 - first}']}"


def _decided(event: Event, say: Say, names: Names) -> str:
    winner = event["winner"]
    kind = "round_decided_even" if winner is None else "round_decided"
    score = _score(event, "lanes", winner)
    return _line(kind, say, round=event["round"], who=_name(event, names, "winner"), score=score)


def _averted(event: Event, say: Say, names: Names) -> str:
    return _line(f"damage_averted_{event['why']}", say, who=_name(event, names))


def _over(event: Event, say: Say, names: Names) -> str:
    who = _name(event, names, "winner")
    if event["why"] == "knocked_out":
        return _line("match_over_knocked_out", say, who=who)
    by = str(event["by"])
    score = "" if by == "draw" else _score(event, by, event["winner"])
    return _line(f"match_over_limit_{by}", say, who=who, score=score)


_WRITERS: dict[str, Callable[[Event, Say, Names], str]] = {
    "match_began": lambda e, say, names: _line("match_began", say, health=e["health"], limit=e["limit"]),
    "opening_drawn": _opening,
    "character_picked": _picked,
    "round_began": _round,
    "dealt": _dealt,
    "carried": _with_card,
    "waited": _ability,
    "passed": _passed,
    "lined_up": _lined_up,
    "sketched": _sketched,
    "ability_used": _ability,
    "card_opened": _with_card,
    "health_gained": _plain,
    "card_taken": _with_card,
    "card_held": _with_card,
    "card_given": _with_card,
    "card_drawn": _with_card,
    "card_discarded": _with_card,
    "pile_peeked": _peeked,
    "card_exchanged": _exchanged,
    "pile_left": _plain,
    "patrolled": _plain,
    "looked": _looked,
    "set_up_done": _set_up,
    "lanes_counted": _counted,
    "glimpsed": _plain,
    "lanes_switched": _switched,
    "lanes_left": _plain,
    "shield_raised": _plain,
    "lane_flipped": _flipped,
    "round_decided": _decided,
    "seal_worked": _with_card,
    "damage_averted": _averted,
    "health_lost": _plain,
    "rush_hour_began": lambda e, say, names: _line("rush_hour_began", say, round=e["round"]),
    "match_over": _over,
}
