"""Events in words: a line of the log for each, by text id, with names rather than "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.events import Event
from game.games.demonites.cards import demon
from game.games.demonites.events import KINDS, SILENT

Say = Callable[..., str]
"""`texts(id, **facts)`."""
Names = Sequence[str]
"""By seat."""


def card_name(say: Say, card: int) -> str:
    """The demon's name."""
    return say(f"demon.{demon(card).id}")


def joined(say: Say, words: Sequence[str]) -> str:
    """Several words, joined as the language does."""
    if len(words) < 2:
        return "".join(words)
    return say("list.and", some=", ".join(words[:-1]), last=words[-1])


def card_list(say: Say, cards: Sequence[int]) -> str:
    """Several demons by name."""
    return joined(say, [card_name(say, card) for card in cards])


def log_line(event: Event, say: Say, names: Names) -> str | None:
    """The event in words for the eyes it was meant for; None for one without a line of its own. names: by seat."""
    if event.kind in SILENT or event.kind not in KINDS:
        return None
    return say(f"log.demonites.{_text(event)}", **_facts(event, say, names))


def _text(event: Event) -> str:
    """The text's id after its kind: one for each case that is told differently."""
    kind = event.kind
    if kind == "match_began":
        return f"match_began_{event['mode']}"
    if kind == "struck":
        guarded = "_ambush" if event["bonus"] else "_open" if event["guard"] else ""
        return ("struck" if event["beats"] else "blocked") + guarded
    if kind in ("drawn", "went_home", "lined_up", "regrouped"):
        told = event["card" if kind == "regrouped" else "cards"] is not None
        if kind == "lined_up" and told and not event["reserve"]:
            return "lined_up_all"
        return kind if told else f"{kind}_unseen"
    if kind == "committed":
        return kind if event["cards"] else "committed_nothing"
    if kind == "reinforced":
        return f"reinforced_{event['how']}"
    if kind == "marker_given":
        return f"marker_given_{event['why']}"
    if kind in ("round_began", "clock_rang"):
        return f"{kind}_{event['unit']}"
    if kind == "match_over" and event["ending"] == "clock":
        return f"match_over_clock_{event['by']}"
    if kind == "match_over":
        return f"match_over_{event['by']}"
    flags = {"battle_began": "rematch", "drew": "rematch", "raided": "ambush", "charged": "forced"}
    flag = flags.get(kind)
    return f"{kind}_{flag}" if flag and event[flag] else kind


def _facts(event: Event, say: Say, names: Names) -> dict[str, object]:
    facts: dict[str, object] = {}
    for name, value in event.facts.items():
        if name in ("seat", "other") and isinstance(value, int):
            facts["who" if name == "seat" else name] = names[value]
        elif name in ("card", "target", "reserve") and isinstance(value, int):
            facts[name] = card_name(say, value) if value else ""
        elif name in ("place", "slot", "front") and isinstance(value, int):
            facts[name] = value + 1
        elif name == "cards" and event.kind == "mustered":
            lines = event.cards("order")
            dealt = value if isinstance(value, tuple) else ()
            cards = [str(dealt[seat]) for seat in lines]
            facts["cards"] = joined(
                say,
                [
                    say("log.demonites.with_card", who=names[seat], card=card_name(say, int(card)))
                    for seat, card in zip(lines, cards, strict=True)
                ],
            )
        elif name == "cards" and isinstance(value, tuple):
            facts[name] = card_list(say, event.cards("cards"))
        elif name == "winners":
            facts["who"] = joined(say, [names[seat] for seat in event.cards("winners")])
        elif isinstance(value, int):
            facts[name] = value
    return facts
