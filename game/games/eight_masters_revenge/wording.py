"""Events in words: a line of the log for each, by text id, with names rather than "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.events import Event
from game.games.eight_masters_revenge.cards import BOW, CARDS, PLACES

Say = Callable[..., str]
"""`texts(id, **facts)`."""
Names = Sequence[str]
"""By seat."""

DAMAGE_PARTS: tuple[str, ...] = ("printed", "power", "heavy", "flurry", "punish", "blocks")
"""The parts of `damage_summed`, in the order in which they are told."""


def card_name(say: Say, card: int) -> str:
    """The card's short name, which says its colour and both numbers: what a line of the log has room for."""
    if card == BOW:
        return say("masters.card.bow")
    data = CARDS[card]
    return say("masters.card.short", school=say(f"masters.school.{data.colour}"), left=data.left, right=data.right)


def full_card_name(say: Say, card: int) -> str:
    """The card's whole name: school, stance and strike (rules/eight_masters_revenge.md §2.1)."""
    if card == BOW:
        return say("masters.card.bow")
    data = CARDS[card]
    return say(
        "masters.card.name",
        school=say(f"masters.school.{data.colour}"),
        stance=say(f"masters.stance.{data.left}"),
        strike=say(f"masters.strike.{data.right}"),
    )


def joined(say: Say, words: Sequence[str]) -> str:
    """Several words, joined as the language does."""
    if len(words) < 2:
        return "".join(words)
    return say("list.and", some=", ".join(words[:-1]), last=words[-1])


def card_list(say: Say, cards: Sequence[int]) -> str:
    """Several cards by their short names."""
    return joined(say, [card_name(say, card) for card in cards])


def place_name(place: int) -> str:
    """`A3` (attack row, column 3) or `D3` (defence row), in every language alike."""
    return PLACES[place].upper()


def log_line(event: Event, say: Say, names: Names) -> str | None:
    """The event in words for the eyes it was meant for; None for one without a line of its own. names: by seat."""
    writer = _WRITERS.get(event.kind)
    return writer(event, say, names) if writer is not None else None


def _line(kind: str, say: Say, **facts: object) -> str:
    return say(f"log.eight_masters_revenge.{kind}", **facts)


def _who(event: Event, names: Names) -> str:
    return names[event.number("seat")]


def _by(event: Event, names: Names) -> str:
    by = event["by"]
    return names[by] if isinstance(by, int) else ""


def _own(event: Event) -> str:
    """What is added to the kind where somebody does it to himself."""
    return "_own" if event["by"] == event["seat"] else ""


def _plain(event: Event, say: Say, names: Names) -> str:
    """Whom it happens to, and whatever numbers there are."""
    facts = {name: value for name, value in event.facts.items() if isinstance(value, int) and name != "seat"}
    return _line(event.kind, say, who=_who(event, names), **facts)


def _with_card(event: Event, say: Say, names: Names) -> str:
    return _line(event.kind, say, who=_who(event, names), card=card_name(say, event.number("card")))


def _began(event: Event, say: Say, names: Names) -> str:
    lives = event.cards("lives")
    told = [_line("life_of", say, who=who, life=life) for who, life in zip(names, lives, strict=False)]
    return _line("match_began", say, lives=", ".join(told))


def _picked(event: Event, say: Say, names: Names) -> str:
    fighter = say(f"fighter.{event['fighter']}.full")
    return _line(f"fighter_picked_{event['how']}", say, who=_who(event, names), fighter=fighter)


def _on_place(event: Event, say: Say, names: Names) -> str:
    own = _own(event) if "by" in event.facts else ""
    facts = {"who": _who(event, names), "place": place_name(event.number("place"))}
    if "by" in event.facts and not own:
        facts["by"] = _by(event, names)
    return _line(event.kind + own, say, **facts)


def _turn(event: Event, say: Say, names: Names) -> str | None:
    # An extra turn has been told by its own event.
    return None if event["extra"] else _plain(event, say, names)


def _fury(event: Event, say: Say, names: Names) -> str:
    return _line(f"fury_changed_{'on' if event['fury'] else 'off'}", say, who=_who(event, names))


def _technique(event: Event, say: Say, names: Names) -> str:
    return _line("technique_used", say, who=_who(event, names), technique=say(f"technique.{event['technique']}"))


def _slid(event: Event, say: Say, names: Names) -> str:
    kind = f"pair_slid_{event['side']}{_own(event)}"
    return _line(kind, say, who=_who(event, names), by=_by(event, names), col=event["col"])


def _switched(event: Event, say: Say, names: Names) -> str:
    cards = card_list(say, event.cards("cards"))
    return _line(event.kind + _own(event), say, who=_who(event, names), by=_by(event, names), cards=cards)


def _passed(event: Event, say: Say, names: Names) -> str:
    return _line("passed_forced" if event["forced"] else "passed", say, who=_who(event, names))


def _placed(event: Event, say: Say, names: Names) -> str:
    target = event["target"]
    return _line(
        f"card_placed_{event['why']}_{event['side']}",
        say,
        who=_who(event, names),
        card=card_name(say, event.number("card")),
        leaves=card_name(say, event.number("leaves")),
        target=names[target] if isinstance(target, int) else "",
    )


def _triggered(event: Event, say: Say, names: Names) -> str:
    kind = "averted" if event["averted"] else event["token"]
    place = place_name(event.number("place"))
    return _line(f"token_triggered_{kind}", say, who=_who(event, names), place=place)


def _power(event: Event, say: Say, names: Names) -> str:
    now = {1: "up", -1: "down"}.get(event.number("power"), "none")
    return _line(f"power_changed_{now}", say, who=_who(event, names), slot=_slot(event, say))


def _slot(event: Event, say: Say, fact: str = "slot") -> str:
    return say(f"masters.slot.{event[fact]}")


def _punished(event: Event, say: Say, names: Names) -> str:
    return _line("punish_noted", say, who=_who(event, names), colour=say(f"masters.colour.{event['colour']}"))


def _stopped(event: Event, say: Say, names: Names) -> str:
    return _line(f"attack_stopped_{event['why']}", say, who=_who(event, names), by=_by(event, names))


def _checked(event: Event, say: Say, names: Names) -> str:
    first, second = event.cards("attack_parts")
    third, fourth = event.cards("defence_parts")
    parts = {"a": first, "b": second, "c": third, "d": fourth}
    kind = "hit_checked_hit" if event["hit"] else "hit_checked_miss"
    return _line(kind, say, attack=event["attack"], defence=event["defence"], **parts)


def _summed(event: Event, say: Say, names: Names) -> str:
    told = []
    for name in DAMAGE_PARTS:
        n = event.number(name)
        if name == "blocks":
            n = -n
        if n or name == "printed":
            told.append(_line(f"part_{name}", say, n=n if name == "printed" else f"{n:+d}"))
    return _line("damage_summed", say, total=event["total"], parts=", ".join(told))


def _effect(event: Event, say: Say, names: Names) -> str:
    return _line(event.kind, say, who=_who(event, names), effect=say(f"effect.{event['effect']}"))


def _copied(event: Event, say: Say, names: Names) -> str:
    card = card_name(say, event.number("card"))
    return _line("effect_copied", say, by=_by(event, names), card=card, effect=say(f"effect.{event['effect']}"))


def _wounded(event: Event, say: Say, names: Names) -> str:
    own = _own(event)
    return _line(f"wound_placed{own}", say, who=_who(event, names), by=_by(event, names), slot=_slot(event, say))


def _token(event: Event, say: Say) -> str:
    token = event["token"]
    if token == "damage":
        token = "trap" if event["slot"] is None else "wound"
    return say(f"masters.token.{token}")


def _removed(event: Event, say: Say, names: Names) -> str:
    facts: dict[str, object] = {"who": _who(event, names), "by": _by(event, names), "token": _token(event, say)}
    if event["slot"] is None:
        return _line("token_removed_place", say, **facts, place=place_name(event.number("place")))
    return _line("token_removed_slot", say, **facts, slot=_slot(event, say))


def _moved(event: Event, say: Say, names: Names) -> str:
    facts: dict[str, object] = {"who": _who(event, names), "token": _token(event, say)}
    if event["slot"] is None:
        ways = {name: place_name(event.number(name)) for name in ("place", "to_place")}
        return _line("token_moved_place", say, **facts, **ways)
    return _line("token_moved_slot", say, **facts, to_slot=_slot(event, say, "to_slot"))


def _drawn(event: Event, say: Say, names: Names) -> str:
    card = event["card"]
    kind = "drawn" if event["by"] == event["seat"] else "drawn_made"
    facts = {"who": _who(event, names), "by": _by(event, names)}
    if isinstance(card, int):
        return _line(kind, say, **facts, card=card_name(say, card))
    return _line(f"{kind}_unseen", say, **facts)


def _aside(event: Event, say: Say, names: Names) -> str:
    card = event["card"]
    if isinstance(card, int):
        return _line("laid_aside", say, who=_who(event, names), card=card_name(say, card))
    return _line("laid_aside_unseen", say, who=_who(event, names))


def _cards(event: Event, say: Say, names: Names) -> str:
    if event["cards"] is None:
        return _line(f"{event.kind}_unseen", say, who=_who(event, names), count=event["count"])
    return _line(event.kind, say, who=_who(event, names), cards=card_list(say, event.cards("cards")))


def _discarded(event: Event, say: Say, names: Names) -> str:
    cards = card_list(say, event.cards("cards"))
    return _line(f"discarded_{event['why']}", say, who=_who(event, names), cards=cards)


def _gone(event: Event, say: Say, names: Names) -> str:
    return _line(f"blow_gone_{event['to']}", say, card=card_name(say, event.number("card")))


def _reshuffled(event: Event, say: Say, names: Names) -> str:
    return _line("deck_reshuffled", say, count=event["count"])


def _over(event: Event, say: Say, names: Names) -> str:
    return _line("match_over", say, winners=joined(say, [names[seat] for seat in event.cards("winners")]))


_WRITERS: dict[str, Callable[[Event, Say, Names], str | None]] = {
    "match_began": _began,
    "fighter_picked": _picked,
    "thorn_placed": _on_place,
    "dealt": _cards,
    "turn_began": _turn,
    "exhausted": _plain,
    "fury_changed": _fury,
    "technique_used": _technique,
    "pair_slid": _slid,
    "pair_switched": _switched,
    "crow_placed": _on_place,
    "page_turned": _with_card,
    "passed": _passed,
    "card_placed": _placed,
    "token_triggered": _triggered,
    "wound_paid": _with_card,
    "life_lost": _plain,
    "power_changed": _power,
    "pair_noted": _plain,
    "pair_lost": _plain,
    "punish_noted": _punished,
    "took": _plain,
    "blocked": _with_card,
    "yielded": _plain,
    "attack_stopped": _stopped,
    "hit_checked": _checked,
    "target_gone": _plain,
    "damage_summed": _summed,
    "near_missed": _plain,
    "path_chosen": _effect,
    "effect_skipped": _effect,
    "effect_declined": _effect,
    "effect_copied": _copied,
    "trap_placed": _on_place,
    "wound_placed": _wounded,
    "token_removed": _removed,
    "token_moved": _moved,
    "deck_reshuffled": _reshuffled,
    "drawn": _drawn,
    "laid_aside": _aside,
    "aside_taken": _cards,
    "discarded": _discarded,
    "blow_gone": _gone,
    "extra_turn": _plain,
    "seat_out": _plain,
    "match_over": _over,
}
