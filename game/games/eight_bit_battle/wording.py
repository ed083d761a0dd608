"""Events in words: a line of the log for each, by text id, with names rather than "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.events import Event
from game.games.eight_bit_battle.cards import CARDS

Say = Callable[..., str]
"""`texts(id, **facts)`."""


def card_name(say: Say, card: int) -> str:
    """The card's name, as it stands on the card."""
    return say(f"card.{CARDS[card].id}")


def card_called(say: Say, card: int) -> str:
    """The card's name as it stands in a sentence, with its article: `the Queen`, `a Villager`."""
    return say(f"card.{CARDS[card].id}.the")


def card_list(say: Say, cards: Sequence[int], name: Callable[[Say, int], str] = card_name) -> str:
    """Several names, joined as the language does. Plain by default: a long list has no room for articles."""
    names = [name(say, card) for card in cards]
    if len(names) < 2:
        return "".join(names)
    return say("list.and", some=", ".join(names[:-1]), last=names[-1])


def log_line(event: Event, say: Say, names: Sequence[str]) -> str | None:
    """The event in words for the eyes it was meant for; None for one without a line of its own. names: by seat."""
    writer = _WRITERS.get(event.kind)
    return writer(event, say, names) if writer is not None else None


def _who(event: Event, names: Sequence[str], fact: str = "seat") -> str:
    return names[event.number(fact)]


def _line(kind: str, say: Say, **facts: object) -> str:
    return say(f"log.eight_bit_battle.{kind}", **facts)


def _drafted(event: Event, say: Say, names: Sequence[str]) -> str:
    card = event["card"]
    if not isinstance(card, int):
        return _line(f"{event.kind}_unseen", say, who=_who(event, names))
    return _line(event.kind, say, who=_who(event, names), card=card_called(say, card))


def _given(event: Event, say: Say, names: Sequence[str]) -> str:
    card = card_called(say, event.number("card"))
    return _line("card_given", say, who=_who(event, names), to=_who(event, names, "to"), card=card)


def _committed(event: Event, say: Say, names: Sequence[str]) -> str:
    character, item = event["character"], event["item"]
    who = _who(event, names)
    if isinstance(character, int):
        if isinstance(item, int):
            both = {"character": card_called(say, character), "item": card_called(say, item)}
            return _line("committed_both", say, who=who, **both)
        return _line("committed", say, who=who, character=card_called(say, character))
    return _line("committed_unseen_item" if event.number("items") else "committed_unseen", say, who=who)


def _looked(event: Event, say: Say, names: Sequence[str]) -> str:
    character = event["character"]
    if not isinstance(character, int):
        return _line("key_looked_unseen", say, who=_who(event, names))
    return _line("key_looked", say, who=_who(event, names), character=card_called(say, character))


def _added(event: Event, say: Say, names: Sequence[str]) -> str:
    item = event["item"]
    if not isinstance(item, int):
        return _line("item_added_unseen", say, who=_who(event, names))
    return _line("item_added", say, who=_who(event, names), item=card_called(say, item))


def _swapped(event: Event, say: Say, names: Sequence[str]) -> str:
    character = event["character"]
    if not isinstance(character, int):
        return _line("swapped_unseen", say, who=_who(event, names))
    return _line("swapped", say, who=_who(event, names), character=card_called(say, character))


def _revealed(event: Event, say: Say, names: Sequence[str]) -> str:
    cards = event.cards("characters") + event.cards("items")
    return _line("revealed", say, who=_who(event, names), cards=card_list(say, cards, card_called))


def _joined(event: Event, say: Say, names: Sequence[str]) -> str:
    kind = f"joined_{event['reason']}"
    line = _line(kind, say, who=_who(event, names), character=card_called(say, event.number("character")))
    return line[:1].upper() + line[1:]


def _clash(event: Event, say: Say, names: Sequence[str]) -> str:
    facts = {"attack": event["attack"], "defence": event["defence"]}
    return _line(f"clash_{event['outcome']}", say, **facts)


def _cards_and_points(event: Event, say: Say, names: Sequence[str]) -> str:
    cards = card_list(say, event.cards("cards"))
    return _line(event.kind, say, who=_who(event, names), cards=cards, points=event["points"])


def _lost(event: Event, say: Say, names: Sequence[str]) -> str:
    return _line("items_lost", say, who=_who(event, names), cards=card_list(say, event.cards("cards")))


def _round_over(event: Event, say: Say, names: Sequence[str]) -> str:
    kind = "round_over" if event["reason"] == "points" else f"round_over_{event['reason']}"
    score = f"{event['points_0']}:{event['points_1']}"
    return _line(kind, say, who=_who(event, names, "winner"), score=score)


def _holdings(event: Event, say: Say, names: Sequence[str]) -> str:
    first, second = (card_list(say, event.cards(f"seat_{seat}")) for seat in (0, 1))
    return _line("holdings_known", say, who_0=names[0], cards_0=first, who_1=names[1], cards_1=second)


def _first_chosen(event: Event, say: Say, names: Sequence[str]) -> str:
    # "Ada lets Ada draft first" is no sentence for whoever takes the first turn.
    kind = "first_chosen_self" if event["seat"] == event["first"] else "first_chosen"
    return _line(kind, say, who=_who(event, names), first=_who(event, names, "first"))


_WRITERS: dict[str, Callable[[Event, Say, Sequence[str]], str]] = {
    "round_started": lambda e, say, names: _line("round_started", say, round=e["round"], who=_who(e, names, "first")),
    "draft_started": lambda e, say, names: _line(f"draft_started_{e['draft']}", say, who=_who(e, names, "drafter")),
    "card_drawn": _drafted,
    "card_kept": _drafted,
    "card_given": _given,
    "card_taken": _drafted,
    "holdings_known": _holdings,
    "battle_started": lambda e, say, names: _line(
        "battle_started", say, battle=e["battle"], who=_who(e, names, "attacker")
    ),
    "committed": _committed,
    "key_turned": lambda e, say, names: _line("key_turned", say, who=_who(e, names)),
    "key_looked": _looked,
    "item_added": _added,
    "key_passed": lambda e, say, names: _line("key_passed", say, who=_who(e, names)),
    "swapped": _swapped,
    "revealed": _revealed,
    "joined": _joined,
    "join_passed": lambda e, say, names: _line("join_passed", say, who=_who(e, names)),
    "clash": _clash,
    "battle_won": _cards_and_points,
    "leftovers": _cards_and_points,
    "items_lost": _lost,
    "round_over": _round_over,
    "first_chosen": _first_chosen,
    "match_over": lambda e, say, names: _line("match_over", say, who=_who(e, names, "winner")),
}
